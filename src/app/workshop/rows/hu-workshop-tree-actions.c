/*
 * Actions on the parts of every condition: add, change, remove, move, unfold.
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

  if (within == condition || within == NULL)
    return within != NULL ? g_strdup (pointer) : NULL;

  tree->klass->list_parts (pointer, within, parts);
  for (guint i = 0; i < parts->len && found == NULL; i++)
    {
      g_autofree char *inner = g_strconcat (pointer, g_ptr_array_index (parts, i), NULL);

      found = dup_way_to (tree, hu_node_at (within, g_ptr_array_index (parts, i)), inner, condition);
    }

  return found;
}

/* Some lists are absent rather than empty: an element comes, and has left. */
static void
begin_list (HuWorkshop *shop,
            const char *list)
{
  if (hu_workshop_get (shop, list) == NULL)
    hu_workshop_set_json (shop, list, "[]");
}

static void
end_list (HuTree     *tree,
          const char *list)
{
  const HuNode *elements = hu_workshop_get (tree->bench->shop, list);

  if (tree->klass->optional != NULL && g_str_has_suffix (list, tree->klass->optional) && elements != NULL &&
      hu_node_get_n (elements) == 0)
    hu_workshop_set (tree->bench->shop, list, NULL);
}

static gboolean
may_go (HuTree     *tree,
        const char *from,
        const char *list)
{
  return tree->klass->fits == NULL || tree->klass->fits (from, list);
}

/* The focus goes along, so that one can go on moving it. */
static gboolean
move (HuTree     *tree,
      const char *from,
      const char *to)
{
  HuWorkshop *shop = tree->bench->shop;
  g_autoptr(HuNode) moved = hu_node_ref (hu_workshop_get (shop, from));
  g_autofree char *there = NULL, *list = g_path_get_dirname (to), *left = g_path_get_dirname (from);
  GtkWidget *row;

  if (!may_go (tree, from, list))
    return FALSE;

  hu_workshop_begin_stroke (shop, _("Move a Condition"));
  begin_list (shop, list);
  hu_workshop_move (shop, from, to);
  end_list (tree, left);
  hu_workshop_end_stroke (shop);

  there = dup_way_to (tree, hu_workshop_get (shop, tree->pointer), tree->pointer, moved);
  row = there != NULL ? hu_workshop_tree_find (tree->row, there) : NULL;
  if (row != NULL)
    gtk_widget_grab_focus (row);

  return TRUE;
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
        g_autofree char *inner = before != NULL ? _hu_workshop_tree_dup_list (tree, before) : NULL;

        if (inner == NULL)
          return FALSE;
        to = hu_workshop_join (inner, "-");
        break;
      }

    default:
      return FALSE;
    }

  return move (tree, pointer, to);
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

/* From the tree of another outcome a part is copied. */
static gboolean
copy (HuTree     *tree,
      const char *from,
      const char *to)
{
  HuWorkshop *shop = tree->bench->shop;
  g_autoptr(HuNode) copied = hu_node_ref (hu_workshop_get (shop, from));
  g_autofree char *list = g_path_get_dirname (to);

  if (!may_go (tree, from, list))
    return FALSE;

  hu_workshop_begin_stroke (shop, _("Copy a Condition"));
  begin_list (shop, list);
  hu_workshop_insert (shop, to, copied);
  hu_workshop_end_stroke (shop);

  return TRUE;
}

/* Onto a group: its last part; onto another part: before it. */
static gboolean
drop_cb (GtkWidget    *row,
         const GValue *value)
{
  HuTree *tree = g_object_get_data (G_OBJECT (row), "hu-tree");
  const char *target = g_object_get_data (G_OBJECT (row), "hu-pointer");
  g_autofree char *from = g_strdup (g_value_get_string (value)), *into = _hu_workshop_tree_dup_list (tree, target);
  g_autofree char *to = NULL, *list = NULL, *inside = NULL, *own = g_strconcat (tree->pointer, "/", NULL);
  guint index;

  /* Text of any kind may be dropped; a condition cannot become a part of itself. */
  if (from == NULL || from[0] != '/' || g_str_equal (from, target) || hu_workshop_get (tree->bench->shop, from) == NULL)
    return FALSE;
  inside = g_strconcat (from, "/", NULL);
  if (g_str_has_prefix (target, inside))
    return FALSE;

  if (into != NULL)
    to = hu_workshop_join (into, "-");
  else if (g_ascii_isdigit (strrchr (target, '/')[1]))
    to = g_strdup (target);
  else
    return FALSE;
  if (!g_str_has_prefix (from, own) && !g_str_equal (from, tree->pointer))
    return strstr (from, "/needs") != NULL && copy (tree, from, to);

  return hu_workshop_tree_split (from, &list, &index) && move (tree, from, to);
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
  g_autofree char *end = NULL, *list = NULL;
  guint n;

  g_variant_get (parameter, "(&s&s)", &pointer, &json);
  list = _hu_workshop_tree_dup_list (tree, pointer);
  if (list == NULL)
    return;

  end = hu_workshop_join (list, "-");
  n = hu_node_get_n (hu_workshop_get (tree->bench->shop, list));
  g_free (tree->open);
  tree->open = g_strdup_printf ("%s/%u", list, n);
  hu_workshop_begin_stroke (tree->bench->shop, _("Add a Condition"));
  begin_list (tree->bench->shop, list);
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

  if (condition == NULL || hu_node_get_kind (condition) == HU_NODE_LIST)
    return FALSE;

  return hu_workshop_tree_split (pointer, &list, &index) || !hu_node_equal (condition, nothing);
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
    {
      hu_workshop_remove (tree->bench->shop, pointer);
      end_list (tree, list);
    }
  else
    {
      hu_workshop_set_json (tree->bench->shop, pointer, HU_WORKSHOP_TREE_NOTHING);
    }
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

  from = tree->klass->get_list (before);
  to = tree->klass->get_list (after);
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
    { .name = "move", .activate = move_cb, .parameter_type = "(su)" },
    { .name = "open", .activate = open_cb, .parameter_type = "s" },
  };
  g_autoptr(GSimpleActionGroup) actions = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), tree);
  gtk_widget_insert_action_group (tree->row, "condition", G_ACTION_GROUP (actions));
}
