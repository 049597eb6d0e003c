/*
 * Actions on the parts of every condition: add, change, remove, negate, move, unfold.
 */
#include "config.h"

#include "hu-workshop-tree-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-workshop-row.h"

/* --- Moves --- */

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

static gboolean
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

static void
add_cb (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       data)
{
  HuTree *tree = data;
  const char *pointer, *json;
  g_autofree char *end = NULL;
  const char *list;
  HuNode *group;
  guint n;

  g_variant_get (parameter, "(&s&s)", &pointer, &json);
  group = hu_workshop_get (tree->bench->shop, pointer);
  list = _hu_workshop_tree_list (tree, group);
  if (list == NULL)
    return;

  end = g_strdup_printf ("%s/%s/-", pointer, list);
  {
    g_autofree char *parts = hu_workshop_join (pointer, list);

    n = hu_node_get_n (hu_workshop_get (tree->bench->shop, parts));
    g_free (tree->open);
    tree->open = g_strdup_printf ("%s/%u", parts, n);
  }
  hu_workshop_begin_stroke (tree->bench->shop, _("Add a Condition"));
  hu_workshop_set_json (tree->bench->shop, end, json);
  hu_workshop_end_stroke (tree->bench->shop);
}

gboolean
hu_workshop_tree_is_removable (HuWorkshop *shop,
                               const char *pointer)
{
  g_autoptr(HuNode) nothing = hu_node_from_json (HU_WORKSHOP_TREE_NOTHING);
  HuNode *condition = hu_workshop_get (shop, pointer);
  g_autofree char *list = NULL;
  guint index;

  return condition != NULL && (hu_workshop_tree_split (pointer, &list, &index) || !hu_node_equal (condition, nothing));
}

/* An element of a list goes; elsewhere there is always a condition, and one that asks for nothing is left. */
static void
remove_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  HuTree *tree = data;
  const char *pointer = g_variant_get_string (parameter, NULL);
  g_autofree char *list = NULL;
  guint index;

  if (!hu_workshop_tree_is_removable (tree->bench->shop, pointer))
    return;

  hu_workshop_begin_stroke (tree->bench->shop, _("Remove a Condition"));
  if (hu_workshop_tree_split (pointer, &list, &index))
    hu_workshop_remove (tree->bench->shop, pointer);
  else
    hu_workshop_set_json (tree->bench->shop, pointer, HU_WORKSHOP_TREE_NOTHING);
  hu_workshop_end_stroke (tree->bench->shop);
}

/* A group that becomes a group of another kind keeps its parts.  The new condition is unfolded, because most of it is
 * still to be said. */
static void
change_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  HuTree *tree = data;
  const char *pointer, *json;
  HuNode *before;
  g_autoptr(HuNode) after = NULL;
  const char *from, *to;

  g_variant_get (parameter, "(&s&s)", &pointer, &json);
  before = hu_workshop_get (tree->bench->shop, pointer);
  after = hu_node_from_json (json);
  if (before == NULL)
    return;

  from = _hu_workshop_tree_list (tree, before);
  to = _hu_workshop_tree_list (tree, after);
  if (from != NULL && to != NULL)
    {
      g_autofree char *old_list = g_strconcat ("/", from, NULL), *new_list = g_strconcat ("/", to, NULL);
      HuNode *parts = hu_node_at (before, old_list), *empty = hu_node_at (after, new_list);

      if (parts != NULL && hu_node_get_n (empty) == 0)
        {
          HuNode *filled = hu_node_with_at (after, new_list, parts);

          hu_node_unref (after);
          after = filled;
        }
    }

  g_free (tree->open);
  tree->open = g_strdup (pointer);
  hu_workshop_begin_stroke (tree->bench->shop, _("Change a Condition"));
  hu_workshop_set (tree->bench->shop, pointer, after);
  hu_workshop_end_stroke (tree->bench->shop);
}

/* Puts "not" before a condition, or takes it away. */
static void
negate_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  HuTree *tree = data;
  HuWorkshop *shop = tree->bench->shop;
  const char *pointer = g_variant_get_string (parameter, NULL);
  HuNode *condition = hu_workshop_get (shop, pointer);
  g_autoptr(HuNode) after = NULL;

  if (condition == NULL)
    return;
  if (hu_node_find (condition, "not") != NULL)
    {
      after = hu_node_ref (hu_node_find (condition, "not"));
    }
  else
    {
      g_autoptr(HuNode) object = hu_node_new_object ();

      after = hu_node_with (object, "not", condition);
    }

  hu_workshop_begin_stroke (shop, _("Negate a Condition"));
  hu_workshop_set (shop, pointer, after);
  hu_workshop_end_stroke (shop);
}

/* Moves a part as Alt and that key do. */
static void
move_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  const char *pointer;
  guint keyval;

  g_variant_get (parameter, "(&su)", &pointer, &keyval);
  _hu_workshop_tree_move (data, pointer, keyval);
}

static void
open_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  HuTree *tree = data;
  g_autofree char *pointer = g_variant_dup_string (parameter, NULL);
  GtkWidget *row;

  hu_workshop_tree_open (tree->row, g_strcmp0 (tree->open, pointer) == 0 ? NULL : pointer);
  row = hu_workshop_tree_find (tree->row, pointer);
  if (row != NULL)
    gtk_widget_grab_focus (row);
}

void
_hu_workshop_tree_add_actions (HuTree *tree)
{
  static const GActionEntry entries[] = {
    { .name = "add", .activate = add_cb, .parameter_type = "(ss)" },
    { .name = "change", .activate = change_cb, .parameter_type = "(ss)" },
    { .name = "remove", .activate = remove_cb, .parameter_type = "s" },
    { .name = "negate", .activate = negate_cb, .parameter_type = "s" },
    { .name = "move", .activate = move_cb, .parameter_type = "(su)" },
    { .name = "open", .activate = open_cb, .parameter_type = "s" },
  };
  g_autoptr(GSimpleActionGroup) actions = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), tree);
  gtk_widget_insert_action_group (tree->row, "condition", G_ACTION_GROUP (actions));
}
