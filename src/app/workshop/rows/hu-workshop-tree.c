/*
 * The tree of a condition: its rows in order, each indented by its depth, and the form of the part that is unfolded.
 */
#include "config.h"

#include "hu-workshop-tree-private.h"

#include <glib/gi18n-lib.h>

#include "hu-workshop-link.h"
#include "hu-workshop-row.h"

#define INDENT 16

static void
tree_free (gpointer data)
{
  HuTree *tree = data;

  g_free (tree->pointer);
  g_free (tree->shape);
  g_free (tree->open);
  g_clear_pointer (&tree->shown, hu_node_unref);
  g_free (tree);
}

static HuTree *
get_tree (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "hu-tree");
}

/* A list by itself: a part that is no condition, or is absent. */
static gboolean
is_list (const HuNode *condition)
{
  return condition == NULL || hu_node_get_kind (condition) == HU_NODE_LIST;
}

char *
_hu_workshop_tree_dup_list (HuTree     *tree,
                            const char *pointer)
{
  const HuNode *condition = hu_workshop_get (tree->bench->shop, pointer);
  const char *list = is_list (condition) ? NULL : tree->klass->get_list (condition);

  if (is_list (condition))
    return g_strdup (pointer);

  return list != NULL ? hu_workshop_join (pointer, list) : NULL;
}

GtkWidget *
hu_workshop_tree_find (GtkWidget  *tree,
                       const char *pointer)
{
  GtkWidget *row = gtk_widget_get_first_child (get_tree (tree)->box);

  while (row != NULL && g_strcmp0 (g_object_get_data (G_OBJECT (row), "hu-pointer"), pointer) != 0)
    row = gtk_widget_get_next_sibling (row);

  return row;
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

static GtkWidget *
make_menu_button (const char *icon,
                  const char *what,
                  GMenuModel *menu)
{
  GtkWidget *button = gtk_menu_button_new ();

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), icon);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), menu);
  gtk_widget_set_tooltip_text (button, what);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, what, -1);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "hu-small");

  return button;
}

static void
add_buttons (HuTree       *tree,
             GtkWidget    *row,
             const HuNode *condition,
             const char   *pointer)
{
  g_autoptr(GMenuModel) more = tree->klass->make_menu (tree->bench, pointer);
  g_autofree char *list = _hu_workshop_tree_dup_list (tree, pointer);

  if (list != NULL)
    {
      g_autoptr(GMenuModel) menu = tree->klass->make_add_menu (tree->bench, pointer);

      gtk_box_append (GTK_BOX (row), make_menu_button ("list-add-symbolic", _("Add a Condition"), menu));
    }
  if (!is_list (condition) && hu_node_find (condition, "not") == NULL)
    gtk_box_append (GTK_BOX (row), make_icon_button ("document-edit-symbolic", _("Edit"), "condition.open", pointer));
  gtk_box_append (GTK_BOX (row), make_menu_button ("view-more-symbolic", _("More"), more));
}

static void
fill_row (HuTree    *tree,
          GtkWidget *row)
{
  const char *pointer = g_object_get_data (G_OBJECT (row), "hu-pointer");
  GtkWidget *label = g_object_get_data (G_OBJECT (row), "hu-words"), *note = g_object_get_data (G_OBJECT (row), "hu-note");
  g_autofree char *words = tree->klass->dup_words (tree->bench, pointer);
  g_autofree char *said = NULL;

  gtk_label_set_text (GTK_LABEL (label), words);
  if (tree->klass->fill_note != NULL)
    tree->klass->fill_note (tree->bench, note, pointer);
  gtk_widget_set_visible (note, gtk_label_get_text (GTK_LABEL (note))[0] != '\0');
  said = g_strjoin (" ", words, gtk_label_get_text (GTK_LABEL (note)), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, g_strchomp (said), -1);
}

static GtkWidget *
make_text (GtkWidget *box)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_box_append (GTK_BOX (box), label);

  return label;
}

/* A click on a sentence selects it, as Enter does. */
static void
clicked_cb (GtkWidget *row)
{
  gtk_widget_activate_action (row, "condition.open", "s", g_object_get_data (G_OBJECT (row), "hu-pointer"));
}

static GtkWidget *
make_row (HuTree       *tree,
          const HuNode *condition,
          const char   *pointer,
          guint         depth)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2), *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_margin_start (row, (int) depth * INDENT);
  gtk_widget_add_css_class (row, "hu-condition");
  gtk_widget_set_focusable (row, TRUE);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), texts);
  g_object_set_data (G_OBJECT (row), "hu-words", make_text (texts));
  g_object_set_data (G_OBJECT (row), "hu-note", make_text (texts));
  gtk_widget_add_css_class (g_object_get_data (G_OBJECT (row), "hu-note"), "caption");
  add_buttons (tree, row, condition, pointer);

  g_object_set_data (G_OBJECT (row), "hu-tree", tree);
  g_object_set_data_full (G_OBJECT (row), "hu-pointer", g_strdup (pointer), g_free);
  hu_workshop_row_mark (row, pointer);
  _hu_workshop_tree_make_movable (row);
  if (tree->klass->opened != NULL)
    {
      GtkGesture *click = gtk_gesture_click_new ();

      g_signal_connect_swapped (click, "released", G_CALLBACK (clicked_cb), row);
      gtk_widget_add_controller (texts, GTK_EVENT_CONTROLLER (click));
    }
  fill_row (tree, row);

  return row;
}

static void
add_rows (HuTree     *tree,
          HuNode     *condition,
          const char *pointer,
          guint       depth)
{
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  gtk_box_append (GTK_BOX (tree->box), make_row (tree, condition, pointer, depth));
  if (g_strcmp0 (tree->open, pointer) == 0)
    {
      GtkWidget *form = tree->klass->make_form (tree->bench, pointer);

      if (form != NULL)
        {
          gtk_widget_set_margin_start (form, (int) (depth + 1) * INDENT);
          gtk_widget_add_css_class (form, "hu-condition-form");
          gtk_box_append (GTK_BOX (tree->box), form);
        }
    }
  tree->klass->list_parts (pointer, condition, parts);
  for (guint i = 0; i < parts->len; i++)
    {
      const char *below = g_ptr_array_index (parts, i);
      g_autofree char *inner = g_strconcat (pointer, below, NULL);

      add_rows (tree, hu_node_at (condition, below), inner, depth + 1);
    }
}

/* Appends a text that changes when the tree needs other rows. */
static void
append_shape (HuTree     *tree,
              HuNode     *condition,
              const char *pointer,
              GString    *shape)
{
  g_autofree char *own = tree->klass->dup_shape (pointer, condition);
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  g_string_append_printf (shape, "%s(", own);
  tree->klass->list_parts (pointer, condition, parts);
  for (guint i = 0; i < parts->len; i++)
    {
      const char *below = g_ptr_array_index (parts, i);
      g_autofree char *inner = g_strconcat (pointer, below, NULL);

      append_shape (tree, hu_node_at (condition, below), inner, shape);
    }
  g_string_append_c (shape, ')');
}

static void
rebuild (HuTree *tree)
{
  HuNode *condition = hu_workshop_get (tree->bench->shop, tree->pointer);
  g_autoptr(GString) shape = g_string_new (NULL);
  GtkWidget *child;

  g_clear_pointer (&tree->shown, hu_node_unref);
  if (condition != NULL)
    {
      tree->shown = hu_node_ref (condition);
      append_shape (tree, condition, tree->pointer, shape);
    }
  g_free (tree->shape);
  tree->shape = g_strdup (shape->str);
  while ((child = gtk_widget_get_first_child (tree->box)) != NULL)
    {
      hu_workshop_outlive (child);
      gtk_box_remove (GTK_BOX (tree->box), child);
    }
  if (condition != NULL)
    add_rows (tree, condition, tree->pointer, 0);
}

static void
update_words (HuTree *tree)
{
  for (GtkWidget *row = gtk_widget_get_first_child (tree->box); row != NULL; row = gtk_widget_get_next_sibling (row))
    if (g_object_get_data (G_OBJECT (row), "hu-words") != NULL)
      fill_row (tree, row);
}

static void
tell_opened (HuTree *tree)
{
  GtkWidget *row = tree->open != NULL ? hu_workshop_tree_find (tree->row, tree->open) : NULL;
  GtkWidget *form = row != NULL ? gtk_widget_get_next_sibling (row) : NULL;

  if (form != NULL && g_object_get_data (G_OBJECT (form), "hu-words") != NULL)
    form = NULL;
  if (form != NULL)
    hu_workshop_link_bring (row, form);
  if (tree->klass->opened != NULL)
    tree->klass->opened (tree->bench, form, row != NULL ? tree->open : NULL);
}

void
hu_workshop_tree_open (GtkWidget  *row,
                       const char *pointer)
{
  HuTree *tree = get_tree (row);
  g_autofree char *open = g_strdup (pointer);

  g_free (tree->open);
  tree->open = g_steal_pointer (&open);
  rebuild (tree);
  tell_opened (tree);
}

static void
changed_cb (GtkWidget *row,
            guint      parts)
{
  HuTree *tree = get_tree (row);
  g_autoptr(GString) shape = g_string_new (NULL);
  HuNode *condition;

  if (hu_workshop_is_brush (parts))
    return;

  condition = hu_workshop_get (tree->bench->shop, tree->pointer);
  if (condition != NULL)
    append_shape (tree, condition, tree->pointer, shape);
  /* Other values are the rows' own affair: whoever types into one keeps the focus. */
  if (g_strcmp0 (shape->str, tree->shape) != 0 || (condition == NULL) != (tree->shown == NULL))
    {
      rebuild (tree);
      if (tree->open != NULL)
        tell_opened (tree);
    }
  else
    {
      g_clear_pointer (&tree->shown, hu_node_unref);
      tree->shown = condition != NULL ? hu_node_ref (condition) : NULL;
      update_words (tree);
    }
}

void
hu_workshop_tree_update (GtkWidget *row)
{
  update_words (get_tree (row));
}

GtkWidget *
hu_workshop_tree_new (HuWorkshopBench           *bench,
                      const char                *pointer,
                      const HuWorkshopTreeClass *klass)
{
  GtkWidget *row = gtk_list_box_row_new ();
  HuTree *tree = g_new0 (HuTree, 1);

  tree->bench = bench;
  tree->klass = klass;
  tree->pointer = g_strdup (pointer);
  tree->row = row;
  tree->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_add_css_class (tree->box, "hu-conditions");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), tree->box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  g_object_set_data_full (G_OBJECT (row), "hu-tree", tree, tree_free);
  _hu_workshop_tree_add_actions (tree);
  rebuild (tree);
  g_signal_connect_object (bench->shop, "changed", G_CALLBACK (changed_cb), row, G_CONNECT_SWAPPED);

  return row;
}
