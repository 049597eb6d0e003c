/*
 * Moving the parts of a condition: by dragging, and with Alt and the arrows: up, down, out of their
 * group, into the previous one.
 */
#include "config.h"

#include "hu-workshop-tree-private.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-workshop-row.h"

gboolean
hu_workshop_tree_split (const char *pointer,
                        char      **list,
                        guint      *index)
{
  const char *mark = strrchr (pointer, '/');

  if (mark == NULL || !g_ascii_isdigit (mark[1]))
    return FALSE;

  *list = g_strndup (pointer, (gsize) (mark - pointer));
  *index = (guint) g_ascii_strtoull (mark + 1, NULL, 10);

  return TRUE;
}

/* Returns the pointer to that very node in the tree: a moved condition stays the same node. */
static char *
dup_way_to (HuTree       *tree,
            HuNode       *within,
            const char   *pointer,
            const HuNode *condition)
{
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  char *found = NULL;

  if (within == condition)
    return g_strdup (pointer);

  tree->klass->list_parts (within, parts);
  for (guint i = 0; i < parts->len && found == NULL; i++)
    {
      g_autofree char *inner = g_strconcat (pointer, g_ptr_array_index (parts, i), NULL);

      found = dup_way_to (tree, hu_node_at (within, g_ptr_array_index (parts, i)), inner, condition);
    }

  return found;
}

/* The focus goes along, so that one can go on moving it. */
static void
move (HuTree     *tree,
      const char *from,
      const char *to)
{
  HuWorkshop *shop = tree->bench->shop;
  g_autoptr(HuNode) moved = hu_node_ref (hu_workshop_get (shop, from));
  g_autofree char *there = NULL;
  GtkWidget *row;

  hu_workshop_begin_stroke (shop, _("Move a Condition"));
  hu_workshop_move (shop, from, to);
  hu_workshop_end_stroke (shop);

  there = dup_way_to (tree, hu_workshop_get (shop, tree->pointer), tree->pointer, moved);
  row = there != NULL ? hu_workshop_tree_find (tree->row, there) : NULL;
  if (row != NULL)
    gtk_widget_grab_focus (row);
}

/* --- Keys --- */

/* Behind what a part of @list goes that leaves its group: an element of the nearest list around; NULL: there is none. */
static char *
dup_outer (HuTree     *tree,
           const char *list)
{
  char *outer = g_path_get_dirname (list);

  while (strlen (outer) > strlen (tree->pointer))
    {
      g_autofree char *inner = outer;

      if (g_ascii_isdigit (strrchr (inner, '/')[1]))
        return g_steal_pointer (&inner);
      outer = g_path_get_dirname (inner);
    }
  g_free (outer);

  return NULL;
}

gboolean
_hu_workshop_tree_move (HuTree     *tree,
                        const char *pointer,
                        guint       keyval)
{
  g_autofree char *list = NULL, *to = NULL, *outer = NULL, *outer_list = NULL;
  guint index, outer_index, n;

  if (!hu_workshop_tree_split (pointer, &list, &index))
    return FALSE;

  n = hu_node_get_n (hu_workshop_get (tree->bench->shop, list));
  switch (keyval)
    {
    case GDK_KEY_Up:
      if (index == 0)
        return FALSE;
      to = g_strdup_printf ("%s/%u", list, index - 1);
      break;

    case GDK_KEY_Down:
      if (index + 1 >= n)
        return FALSE;
      to = index + 2 < n ? g_strdup_printf ("%s/%u", list, index + 2) : hu_workshop_join (list, "-");
      break;

    case GDK_KEY_Left:
      outer = dup_outer (tree, list);
      if (outer == NULL || !hu_workshop_tree_split (outer, &outer_list, &outer_index))
        return FALSE;
      to = outer_index + 1 < hu_node_get_n (hu_workshop_get (tree->bench->shop, outer_list))
        ? g_strdup_printf ("%s/%u", outer_list, outer_index + 1) : hu_workshop_join (outer_list, "-");
      break;

    case GDK_KEY_Right:
      {
        /* Into the group before it, as its last part. */
        g_autofree char *before = index > 0 ? g_strdup_printf ("%s/%u", list, index - 1) : NULL;
        HuNode *group = before != NULL ? hu_workshop_get (tree->bench->shop, before) : NULL;

        if (_hu_workshop_tree_list (tree, group) == NULL)
          return FALSE;
        to = g_strdup_printf ("%s/%s/-", before, _hu_workshop_tree_list (tree, group));
        break;
      }

    default:
      return FALSE;
    }

  move (tree, pointer, to);

  return TRUE;
}

static gboolean
key_cb (GtkWidget       *row,
        guint            keyval,
        guint            keycode,
        GdkModifierType  state)
{
  HuTree *tree = g_object_get_data (G_OBJECT (row), "hu-tree");
  g_autofree char *pointer = g_strdup (g_object_get_data (G_OBJECT (row), "hu-pointer"));

  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    {
      gtk_widget_activate_action (row, "condition.open", "s", pointer);
      return TRUE;
    }
  /* Some conditions can be copied; others have no such action. */
  if ((state & GDK_CONTROL_MASK) != 0 && keyval == GDK_KEY_c)
    return gtk_widget_activate_action (row, "part.copy", "s", pointer);
  if ((state & GDK_CONTROL_MASK) != 0 && keyval == GDK_KEY_v)
    return gtk_widget_activate_action (row, "part.paste", "s", pointer);
  if (keyval == GDK_KEY_Delete)
    {
      gtk_widget_activate_action (row, "condition.remove", "s", pointer);
      return TRUE;
    }

  return (state & GDK_ALT_MASK) != 0 && _hu_workshop_tree_move (tree, pointer, keyval);
}

/* --- Dragging --- */

static GdkContentProvider *
prepare_cb (GtkDragSource *source,
            double         x,
            double         y,
            GtkWidget     *row)
{
  return gdk_content_provider_new_typed (G_TYPE_STRING, g_object_get_data (G_OBJECT (row), "hu-pointer"));
}

/* Onto a group: its last part; onto another part: before it. */
static gboolean
drop_cb (GtkWidget    *row,
         const GValue *value)
{
  HuTree *tree = g_object_get_data (G_OBJECT (row), "hu-tree");
  const char *target = g_object_get_data (G_OBJECT (row), "hu-pointer");
  g_autofree char *from = g_strdup (g_value_get_string (value));
  HuNode *condition = hu_workshop_get (tree->bench->shop, target);
  g_autofree char *to = NULL, *list = NULL, *inside = NULL;
  guint index;

  /* A condition cannot become a part of itself, and only parts of this tree are accepted. */
  inside = g_strconcat (from, "/", NULL);
  if (from == NULL || g_str_equal (from, target) || g_str_has_prefix (target, inside) ||
      !g_str_has_prefix (from, tree->pointer) || !hu_workshop_tree_split (from, &list, &index))
    return FALSE;

  if (_hu_workshop_tree_list (tree, condition) != NULL)
    to = g_strdup_printf ("%s/%s/-", target, _hu_workshop_tree_list (tree, condition));
  else if (g_ascii_isdigit (strrchr (target, '/')[1]))
    to = g_strdup (target);
  else
    return FALSE;

  move (tree, from, to);

  return TRUE;
}

void
_hu_workshop_tree_make_movable (GtkWidget *row)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_STRING, GDK_ACTION_COPY);

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), row);
  gtk_widget_add_controller (row, keys);
  g_signal_connect (source, "prepare", G_CALLBACK (prepare_cb), row);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (source));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), row);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (target));
}
