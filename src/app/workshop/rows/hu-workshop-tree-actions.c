/*
 * Actions on the parts of every condition: add, change, remove, negate, move, unfold.
 */
#include "config.h"

#include "hu-workshop-tree-private.h"

#include <glib/gi18n-lib.h>

#include "hu-workshop-row.h"

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
