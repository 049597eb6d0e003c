/*
 * The tree of a victory condition: its rows in order, each indented by its depth. Parts are dragged onto a
 * group, or moved with Alt and the arrows: up, down, out of their group, into the previous one.
 *
 * One file, because a drag and a key make the same moves in one tree.
 */
#include "config.h"

#include "hu-workshop-tree.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-workshop-link.h"
#include "hu-workshop-row.h"

#define INDENT 16

typedef struct
{
  HuWorkshopBench *bench;
  char            *pointer;
  GtkWidget       *box;
  HuNode          *shown; /* what the rows were made from */
  char            *open;  /* pointer to the part whose form is unfolded; or NULL */
} Tree;

static void
tree_free (gpointer data)
{
  Tree *tree = data;

  g_free (tree->pointer);
  g_free (tree->open);
  g_clear_pointer (&tree->shown, hu_node_unref);
  g_free (tree);
}

static gboolean
is_group (const HuNode *condition)
{
  const char *kind = hu_workshop_condition_kind (condition);

  return g_strcmp0 (kind, "all") == 0 || g_strcmp0 (kind, "any") == 0;
}

/* "/…/all/3" → "/…/all" and 3; FALSE if it is no part of a group. */
static gboolean
split (const char *pointer,
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

/* The row of the part at @pointer, or NULL. */
static GtkWidget *
find_part (Tree       *tree,
           const char *pointer)
{
  for (GtkWidget *row = gtk_widget_get_first_child (tree->box); row != NULL; row = gtk_widget_get_next_sibling (row))
    if (g_strcmp0 (g_object_get_data (G_OBJECT (row), "hu-pointer"), pointer) == 0)
      return row;

  return NULL;
}

/* Returns the pointer to that very node in the tree: a moved condition stays the same node. */
static char *
dup_way_to (const HuNode *within,
            const char   *pointer,
            const HuNode *condition)
{
  const char *kind = hu_workshop_condition_kind (within);
  char *found = NULL;

  if (within == condition)
    return g_strdup (pointer);

  if (g_strcmp0 (kind, "not") == 0)
    {
      g_autofree char *inner = hu_workshop_join (pointer, "not");

      return dup_way_to (hu_node_find (within, "not"), inner, condition);
    }
  for (guint i = 0; is_group (within) && found == NULL && i < hu_node_get_n (hu_node_find (within, kind)); i++)
    {
      g_autofree char *inner = g_strdup_printf ("%s/%s/%u", pointer, kind, i);

      found = dup_way_to (hu_node_get_element (hu_node_find (within, kind), i), inner, condition);
    }

  return found;
}

/* The focus goes along, so that one can go on moving it. */
static void
move (Tree       *tree,
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

  there = dup_way_to (hu_workshop_get (shop, tree->pointer), tree->pointer, moved);
  row = there != NULL ? find_part (tree, there) : NULL;
  if (row != NULL)
    gtk_widget_grab_focus (row);
}

/* --- Keys --- */

static gboolean
move_by_key (Tree       *tree,
             const char *pointer,
             guint       keyval)
{
  g_autofree char *list = NULL, *to = NULL, *outer = NULL, *outer_list = NULL;
  guint index, outer_index, n;

  if (!split (pointer, &list, &index))
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
      /* Behind the group that it is in. */
      outer = g_path_get_dirname (list);
      if (!split (outer, &outer_list, &outer_index))
        return FALSE;
      to = outer_index + 1 < hu_node_get_n (hu_workshop_get (tree->bench->shop, outer_list))
        ? g_strdup_printf ("%s/%u", outer_list, outer_index + 1) : hu_workshop_join (outer_list, "-");
      break;

    case GDK_KEY_Right:
      {
        /* Into the group before it, as its last part. */
        g_autofree char *before = index > 0 ? g_strdup_printf ("%s/%u", list, index - 1) : NULL;
        HuNode *group = before != NULL ? hu_workshop_get (tree->bench->shop, before) : NULL;

        if (!is_group (group))
          return FALSE;
        to = g_strdup_printf ("%s/%s/-", before, hu_workshop_condition_kind (group));
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
  Tree *tree = g_object_get_data (G_OBJECT (row), "hu-tree");
  g_autofree char *pointer = g_strdup (g_object_get_data (G_OBJECT (row), "hu-pointer"));

  if (keyval == GDK_KEY_Delete)
    {
      gtk_widget_activate_action (row, "condition.remove", "s", pointer);
      return TRUE;
    }

  return (state & GDK_ALT_MASK) != 0 && move_by_key (tree, pointer, keyval);
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
  Tree *tree = g_object_get_data (G_OBJECT (row), "hu-tree");
  const char *target = g_object_get_data (G_OBJECT (row), "hu-pointer");
  g_autofree char *from = g_strdup (g_value_get_string (value));
  HuNode *condition = hu_workshop_get (tree->bench->shop, target);
  g_autofree char *to = NULL, *list = NULL, *inside = NULL;
  guint index;

  /* A condition cannot become a part of itself, and only parts of this tree are accepted. */
  inside = g_strconcat (from, "/", NULL);
  if (from == NULL || g_str_equal (from, target) || g_str_has_prefix (target, inside) ||
      !g_str_has_prefix (from, tree->pointer) || !split (from, &list, &index))
    return FALSE;

  if (is_group (condition))
    to = g_strdup_printf ("%s/%s/-", target, hu_workshop_condition_kind (condition));
  else if (g_ascii_isdigit (strrchr (target, '/')[1]))
    to = g_strdup (target);
  else
    return FALSE;

  move (tree, from, to);

  return TRUE;
}

/* --- Actions --- */

static const struct
{
  const char *label;
  const char *json;
} kinds[] = {
  { N_("Control of _Hexes"), "{\"controls\":{\"hexes\":[]}}" },
  { N_("Control of _Locations"), "{\"controls\":{\"locations\":[]}}" },
  { N_("Control of _Buildings"), "{\"controls\":{\"buildings\":[]}}" },
  { N_("_Casualty Points"), "{\"cvp\":{\"at_least\":1}}" },
  { N_("_Exit Points"), "{\"exit_vp\":{\"at_least\":1}}" },
  { N_("_No Enemy There"), "{\"no_enemy\":{\"state\":\"mmc\",\"in\":[]}}" },
  { N_("_All of …"), "{\"all\":[]}" },
  { N_("An_y of …"), "{\"any\":[]}" },
};

static void
add_cb (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       data)
{
  Tree *tree = data;
  const char *pointer, *json;
  g_autofree char *end = NULL;
  HuNode *group;
  guint n;

  g_variant_get (parameter, "(&s&s)", &pointer, &json);
  group = hu_workshop_get (tree->bench->shop, pointer);
  if (!is_group (group))
    return;

  n = hu_node_get_n (hu_node_find (group, hu_workshop_condition_kind (group)));
  end = g_strdup_printf ("%s/%s/-", pointer, hu_workshop_condition_kind (group));
  g_free (tree->open);
  tree->open = g_strdup_printf ("%s/%s/%u", pointer, hu_workshop_condition_kind (group), n);
  hu_workshop_begin_stroke (tree->bench->shop, _("Add a Condition"));
  hu_workshop_set_json (tree->bench->shop, end, json);
  hu_workshop_end_stroke (tree->bench->shop);
}

static void
remove_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  Tree *tree = data;
  const char *pointer = g_variant_get_string (parameter, NULL);
  g_autofree char *list = NULL;
  guint index;

  if (!split (pointer, &list, &index))
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
  Tree *tree = data;
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

static void
open_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data);

static GMenuModel *
make_add_menu (const char *pointer)
{
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr(GMenuItem) item = g_menu_item_new (_(kinds[i].label), NULL);

      g_menu_item_set_action_and_target (item, "condition.add", "(ss)", pointer, kinds[i].json);
      g_menu_append_item (menu, item);
    }

  return G_MENU_MODEL (menu);
}

/* --- Rows --- */

static GtkWidget *
make_icon_button (const char *icon,
                  const char *what,
                  const char *action,
                  const char *pointer)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "hu-small");
  gtk_widget_set_tooltip_text (button, what);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, what, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", pointer);

  return button;
}

static void
add_buttons (GtkWidget    *row,
             const HuNode *condition,
             const char   *pointer)
{
  g_autofree char *list = NULL;
  guint index;

  if (is_group (condition))
    {
      GtkWidget *button = gtk_menu_button_new ();
      g_autoptr(GMenuModel) menu = make_add_menu (pointer);

      gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "list-add-symbolic");
      gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), menu);
      gtk_widget_set_tooltip_text (button, _("Add a Condition"));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Add a Condition"),
                                      -1);
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_add_css_class (button, "hu-small");
      gtk_box_append (GTK_BOX (row), button);
    }
  if (hu_node_find (condition, "not") == NULL)
    gtk_box_append (GTK_BOX (row), make_icon_button ("document-edit-symbolic", _("Edit"), "condition.open", pointer));
  gtk_box_append (GTK_BOX (row), make_icon_button ("hu-not-symbolic", _("Not, or Not Any More"), "condition.negate",
                                                   pointer));
  if (split (pointer, &list, &index))
    gtk_box_append (GTK_BOX (row), make_icon_button ("user-trash-symbolic", _("Remove"), "condition.remove",
                                                     pointer));
}

static GtkWidget *
make_row (Tree         *tree,
          const HuNode *condition,
          const char   *pointer,
          guint         depth)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  g_autofree char *words = hu_workshop_condition_words (tree->bench->shop, condition);
  GtkWidget *label = gtk_label_new (words);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_STRING, GDK_ACTION_COPY);

  gtk_widget_set_margin_start (row, (int) depth * INDENT);
  gtk_widget_add_css_class (row, "hu-condition");
  gtk_widget_set_focusable (row, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  add_buttons (row, condition, pointer);

  g_object_set_data (G_OBJECT (row), "hu-tree", tree);
  g_object_set_data_full (G_OBJECT (row), "hu-pointer", g_strdup (pointer), g_free);
  hu_workshop_link_mark (row, pointer);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), row);
  gtk_widget_add_controller (row, keys);
  g_signal_connect (source, "prepare", G_CALLBACK (prepare_cb), row);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (source));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), row);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (target));

  return row;
}

static void
add_rows (Tree         *tree,
          const HuNode *condition,
          const char   *pointer,
          guint         depth)
{
  const char *kind = hu_workshop_condition_kind (condition);

  gtk_box_append (GTK_BOX (tree->box), make_row (tree, condition, pointer, depth));
  if (g_strcmp0 (tree->open, pointer) == 0)
    {
      GtkWidget *form = hu_workshop_condition_form (tree->bench, pointer);

      gtk_widget_set_margin_start (form, (int) (depth + 1) * INDENT);
      gtk_box_append (GTK_BOX (tree->box), form);
    }
  if (g_strcmp0 (kind, "not") == 0)
    {
      g_autofree char *inner = hu_workshop_join (pointer, "not");

      add_rows (tree, hu_node_find (condition, "not"), inner, depth + 1);
    }
  else if (is_group (condition))
    {
      HuNode *parts = hu_node_find (condition, kind);

      for (guint i = 0; i < hu_node_get_n (parts); i++)
        {
          g_autofree char *inner = g_strdup_printf ("%s/%s/%u", pointer, kind, i);

          add_rows (tree, hu_node_get_element (parts, i), inner, depth + 1);
        }
    }
}

static void
rebuild (Tree *tree)
{
  HuNode *condition = hu_workshop_get (tree->bench->shop, tree->pointer);
  GtkWidget *child;

  g_clear_pointer (&tree->shown, hu_node_unref);
  if (condition != NULL)
    tree->shown = hu_node_ref (condition);
  while ((child = gtk_widget_get_first_child (tree->box)) != NULL)
    {
      hu_workshop_outlive (child);
      gtk_box_remove (GTK_BOX (tree->box), child);
    }
  if (condition != NULL)
    add_rows (tree, condition, tree->pointer, 0);
}

static void
open_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  Tree *tree = data;
  const char *pointer = g_variant_get_string (parameter, NULL);
  g_autofree char *open = g_strcmp0 (tree->open, pointer) == 0 ? NULL : g_strdup (pointer);

  g_free (tree->open);
  tree->open = g_steal_pointer (&open);
  rebuild (tree);
}

static void
changed_cb (GtkWidget *row,
            guint      parts)
{
  Tree *tree = g_object_get_data (G_OBJECT (row), "hu-tree");
  HuNode *condition;

  if (!(parts & HU_DRAFT_RULES))
    return;

  condition = hu_workshop_get (tree->bench->shop, tree->pointer);
  /* Nodes are shared: the same one says the same. */
  if (condition == tree->shown || (condition != NULL && tree->shown != NULL && hu_node_equal (condition, tree->shown)))
    return;

  rebuild (tree);
}

/**
 * hu_workshop_tree_new:
 *
 * Returns: (transfer floating): the condition and all of its parts, as a row
 */
GtkWidget *
hu_workshop_tree_new (HuWorkshopBench *bench,
                      const char      *pointer)
{
  static const GActionEntry entries[] = {
    { .name = "add", .activate = add_cb, .parameter_type = "(ss)" },
    { .name = "remove", .activate = remove_cb, .parameter_type = "s" },
    { .name = "negate", .activate = negate_cb, .parameter_type = "s" },
    { .name = "open", .activate = open_cb, .parameter_type = "s" },
  };
  GtkWidget *row = gtk_list_box_row_new ();
  g_autoptr(GSimpleActionGroup) actions = g_simple_action_group_new ();
  Tree *tree = g_new0 (Tree, 1);

  tree->bench = bench;
  tree->pointer = g_strdup (pointer);
  tree->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_add_css_class (tree->box, "hu-conditions");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), tree->box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  g_object_set_data_full (G_OBJECT (row), "hu-tree", tree, tree_free);
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), tree);
  gtk_widget_insert_action_group (row, "condition", G_ACTION_GROUP (actions));
  rebuild (tree);
  g_signal_connect_object (bench->shop, "changed", G_CALLBACK (changed_cb), row, G_CONNECT_SWAPPED);

  return row;
}
