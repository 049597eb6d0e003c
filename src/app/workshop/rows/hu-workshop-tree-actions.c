/*
 * What can be done with the parts of every condition: add, remove, negate, move, unfold.
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

static void
remove_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  HuTree *tree = data;
  const char *pointer = g_variant_get_string (parameter, NULL);
  g_autofree char *list = NULL;
  guint index;

  if (!hu_workshop_tree_split (pointer, &list, &index))
    return;

  hu_workshop_begin_stroke (tree->bench->shop, _("Remove a Condition"));
  hu_workshop_remove (tree->bench->shop, pointer);
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
    { .name = "remove", .activate = remove_cb, .parameter_type = "s" },
    { .name = "negate", .activate = negate_cb, .parameter_type = "s" },
    { .name = "move", .activate = move_cb, .parameter_type = "(su)" },
    { .name = "open", .activate = open_cb, .parameter_type = "s" },
  };
  g_autoptr(GSimpleActionGroup) actions = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), tree);
  gtk_widget_insert_action_group (tree->row, "condition", G_ACTION_GROUP (actions));
}
