/*
 * The table of an import.  It is none of the side panel's: its rows are a tree, are chosen several at a time, and have
 * choices in their cells; nothing of it is in a report.
 */
#include "config.h"

#include "hu-import-list.h"

#include <glib/gi18n-lib.h>

#include "hu-accessible.h"
#include "hu-explain.h"
#include "hu-import-questions.h"
#include "hu-import-row.h"
#include "hu-text-size.h"
#include "hu-widget-find.h"

/* --- The list --- */

typedef enum
{
  WHAT,
  HOW_MANY,
  TAKEN_AS,
  KIND,
  WHY,
  N_COLUMNS
} Column;

struct _HuImportList
{
  GtkWidget          parent_instance;

  GtkWidget         *scroller;
  GtkColumnView     *view;
  GListStore        *rows;      /* HuImportRow, without those below them */
  GtkTreeListModel  *tree;
  GtkMultiSelection *selection;
  HuImport          *import;    /* borrowed */
  GtkStringList     *takes;     /* what a counter can be */
  GtkStringList     *various;   /* the same for rows with others below them, which may not be taken alike */
  GtkStringList     *terrains;  /* what a kind of tile can be */
  GtkStringList     *unknown;   /* the same, where it is not known */
  GtkStringList     *kinds;     /* what a unit can be, after the word for one of no known kind */
  GtkColumnViewColumn *kind;    /* borrowed: only tactical units have one */
  gboolean           filling;
  gboolean           deep;      /* some rows have others below them */
};

G_DEFINE_FINAL_TYPE (HuImportList, hu_import_list, GTK_TYPE_WIDGET)

/* --- Choices --- */

#define VARIOUS 4 /* the word after those of a counter's choices */

/* The choice that the n-th of its words makes; the first of an unknown terrain makes none. */
static HuImportChoice
get_choice (const HuImportGroup *group,
            guint                selected)
{
  if (group->hexes == NULL)
    return (HuImportChoice) (HU_IMPORT_AS_FIRST + selected);
  if (group->terrain < 0)
    return selected == 0 ? HU_IMPORT_AS_FOUND : (HuImportChoice) (HU_IMPORT_AS_TERRAIN + selected - 1);

  return (HuImportChoice) (HU_IMPORT_AS_TERRAIN + selected);
}

/* Finds the choice whose words say how the row is taken now. */
static guint
find_selected (const HuImport *import,
               HuImportRow    *row)
{
  const HuImportGroup *group = hu_import_row_get_first (row);
  HuImportChoice choice;

  if (!hu_import_row_find_choice (row, import, &choice))
    return VARIOUS;
  if (group->hexes == NULL)
    return choice - HU_IMPORT_AS_FIRST;
  if (choice == HU_IMPORT_AS_FOUND)
    return 0;

  return choice - HU_IMPORT_AS_TERRAIN + (group->terrain < 0 ? 1 : 0);
}

static void
add_groups (GPtrArray   *groups,
            HuImportRow *row)
{
  g_ptr_array_extend (groups, hu_import_row_get_groups (row), NULL, NULL);
}

/* The groups for which a choice in a row is made: where the row is selected, those of all selected rows that are like it. */
static GPtrArray *
list_groups (HuImportList *self,
             GtkListItem  *item,
             HuImportRow  *row)
{
  GPtrArray *groups = g_ptr_array_new ();
  gboolean is_terrain = hu_import_row_get_first (row)->hexes != NULL;

  add_groups (groups, row);
  for (guint i = 0; gtk_list_item_get_selected (item) && i < g_list_model_get_n_items (G_LIST_MODEL (self->tree)); i++)
    {
      g_autoptr(HuImportRow) other = g_list_model_get_item (G_LIST_MODEL (self->tree), i);

      if (other != row && gtk_selection_model_is_selected (GTK_SELECTION_MODEL (self->selection), i) &&
          (hu_import_row_get_first (other)->hexes != NULL) == is_terrain)
        add_groups (groups, other);
    }

  return groups;
}

static void
chosen_cb (GtkListItem *item,
           GParamSpec  *pspec,
           GtkDropDown *drop)
{
  HuImportList *self = g_object_get_data (G_OBJECT (drop), "hu-list");
  HuImportRow *row = gtk_list_item_get_item (item);
  g_autoptr(GPtrArray) groups = NULL;
  guint selected = gtk_drop_down_get_selected (drop);
  const HuImportGroup *group;

  if (self->filling || row == NULL || selected == GTK_INVALID_LIST_POSITION || selected == find_selected (self->import, row))
    return;
  group = hu_import_row_get_first (row);
  /* "Various" is no choice. */
  if (group->hexes == NULL && selected == VARIOUS)
    {
      hu_import_list_refresh (self);
      return;
    }

  groups = list_groups (self, item, row);
  hu_import_choose (self->import, groups, get_choice (group, selected));
  hu_import_list_refresh (self);
  g_signal_emit_by_name (self, "chosen");
}

/* The n-th word of a kind, the first of which is for none. */
static HuUnitKind
get_kind (guint selected)
{
  return selected == 0 ? HU_UNIT_GROUND : (HuUnitKind) (HU_UNIT_SQUAD + selected - 1);
}

static void
kind_chosen_cb (GtkListItem *item,
                GParamSpec  *pspec,
                GtkDropDown *drop)
{
  HuImportList *self = g_object_get_data (G_OBJECT (drop), "hu-list");
  HuImportRow *row = gtk_list_item_get_item (item);
  g_autoptr(GPtrArray) groups = NULL;
  guint selected = gtk_drop_down_get_selected (drop);

  if (self->filling || row == NULL || selected == GTK_INVALID_LIST_POSITION)
    return;

  groups = list_groups (self, item, row);
  hu_import_choose_kind (self->import, groups, get_kind (selected));
  hu_import_list_refresh (self);
  g_signal_emit_by_name (self, "chosen");
}

/* Enter on a row opens its choice. */
static void
activate_cb (HuImportList *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *row = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean within = row != NULL && gtk_widget_is_ancestor (row, GTK_WIDGET (self));
  GtkWidget *drop = within ? hu_widget_find (row, GTK_TYPE_DROP_DOWN) : NULL;

  if (drop != NULL && gtk_widget_get_child_visible (drop))
    {
      gtk_widget_grab_focus (drop);
      gtk_widget_activate (drop);
    }
}

/* The place in the tree of the row that has the focus, or whose choice has it; NULL: none, or its choice is open. */
static GtkTreeListRow *
find_focused_row (HuImportList *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *expander = NULL;

  if (focus == NULL || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL)
    return NULL;
  for (GtkWidget *at = focus; at != NULL && at != GTK_WIDGET (self->view) && expander == NULL; at = gtk_widget_get_parent (at))
    expander = hu_widget_find (at, GTK_TYPE_TREE_EXPANDER);

  return expander != NULL ? gtk_tree_expander_get_list_row (GTK_TREE_EXPANDER (expander)) : NULL;
}

/* Right opens a row with others below it, and Left closes it, as in every tree. */
static gboolean
key_cb (HuImportList   *self,
        guint           keyval,
        guint           keycode,
        GdkModifierType modifiers)
{
  GtkTreeListRow *row = keyval == GDK_KEY_Right || keyval == GDK_KEY_Left ? find_focused_row (self) : NULL;

  if (row == NULL || !gtk_tree_list_row_is_expandable (row))
    return GDK_EVENT_PROPAGATE;

  gtk_tree_list_row_set_expanded (row, keyval == GDK_KEY_Right);

  return GDK_EVENT_STOP;
}

/* --- Cells --- */

static char *
word_kind (HuUnitKind kind)
{
  g_autofree char *words = hu_explain_unit_kind (kind);

  return hu_explain_capitalized (words);
}

/* Is a counter of the row a unit, on the map or beside it? */
static gboolean
is_taken_as_unit (HuImportList *self,
                  HuImportRow  *row)
{
  HuImportChoice choice;
  gboolean common = hu_import_row_find_choice (row, self->import, &choice);

  return hu_import_row_get_first (row)->hexes == NULL && hu_import_row_get_first (row)->taken == NULL &&
         (!common || choice == HU_IMPORT_AS_FIRST || choice == HU_IMPORT_AS_SECOND);
}

static void
fill_choice (HuImportList *self,
             GtkWidget    *cell,
             HuImportRow  *row)
{
  const HuImportGroup *group = hu_import_row_get_first (row);
  GtkWidget *label = gtk_stack_get_child_by_name (GTK_STACK (cell), "taken");
  GtkWidget *drop = gtk_stack_get_child_by_name (GTK_STACK (cell), "choice");
  guint selected = find_selected (self->import, row);
  gboolean parent = hu_import_row_get_children (row) != NULL;
  GtkStringList *words = group->hexes == NULL ? parent ? self->various : self->takes
                         : group->terrain < 0 ? self->unknown : self->terrains;
  g_autofree char *what = hu_import_word_row (self->import, hu_import_row_get_groups (row));
  /* Translators: %s is a kind of counter or tile: what the program takes it as is chosen here. */
  g_autofree char *name = g_strdup_printf (_("Taken as: %s"), what);

  gtk_stack_set_visible_child (GTK_STACK (cell), group->taken != NULL ? label : drop);
  gtk_label_set_text (GTK_LABEL (label), group->taken != NULL ? group->taken : "");
  if (group->taken != NULL)
    return;

  if (gtk_drop_down_get_model (GTK_DROP_DOWN (drop)) != G_LIST_MODEL (words))
    gtk_drop_down_set_model (GTK_DROP_DOWN (drop), G_LIST_MODEL (words));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop), selected);
  gtk_accessible_update_property (GTK_ACCESSIBLE (drop), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* A row of units shows their kind, or asks for it. */
static void
fill_kind (HuImportList *self,
           GtkWidget    *cell,
           HuImportRow  *row)
{
  GtkWidget *label = gtk_stack_get_child_by_name (GTK_STACK (cell), "taken");
  GtkWidget *drop = gtk_stack_get_child_by_name (GTK_STACK (cell), "choice");
  gboolean various;
  HuUnitKind kind;
  gboolean asks = hu_import_row_find_kind (row, self->import, &kind, &various);
  g_autofree char *what = hu_import_word_row (self->import, hu_import_row_get_groups (row));
  /* Translators: %s is a kind of counter: which kind of unit it is is chosen here. */
  g_autofree char *name = g_strdup_printf (_("Kind: %s"), what);

  gtk_stack_set_visible_child (GTK_STACK (cell), asks ? drop : label);
  if (!asks)
    {
      g_autofree char *words = various ? g_strdup (_("Various")) : kind != HU_UNIT_GROUND ? word_kind (kind) : g_strdup ("");

      gtk_label_set_text (GTK_LABEL (label), is_taken_as_unit (self, row) ? words : "");
      return;
    }

  if (gtk_drop_down_get_model (GTK_DROP_DOWN (drop)) != G_LIST_MODEL (self->kinds))
    gtk_drop_down_set_model (GTK_DROP_DOWN (drop), G_LIST_MODEL (self->kinds));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop), kind == HU_UNIT_GROUND ? 0 : 1 + kind - HU_UNIT_SQUAD);
  gtk_accessible_update_property (GTK_ACCESSIBLE (drop), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Where the groups of a row are taken for different reasons, each of them says its own. */
static const char *
find_why (HuImportList *self,
          HuImportRow  *row)
{
  HuImportChoice choice;

  return hu_import_row_find_choice (row, self->import, &choice) ? hu_import_get_why (hu_import_row_get_first (row)) : "";
}

static void
fill_cell (GtkWidget   *cell,
           HuImportRow *row)
{
  HuImportList *self = g_object_get_data (G_OBJECT (cell), "hu-list");
  g_autofree char *text = NULL;

  self->filling = TRUE;
  switch ((Column) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (cell), "hu-column")))
    {
    case WHAT:
      text = hu_import_word_row (self->import, hu_import_row_get_groups (row));
      gtk_label_set_text (GTK_LABEL (gtk_tree_expander_get_child (GTK_TREE_EXPANDER (cell))), text);
      break;
    case HOW_MANY:
      text = g_strdup_printf ("%u", hu_import_count_row (hu_import_row_get_groups (row)));
      gtk_label_set_text (GTK_LABEL (cell), text);
      break;
    case TAKEN_AS:
      fill_choice (self, cell, row);
      break;
    case KIND:
      fill_kind (self, cell, row);
      break;
    case WHY:
      gtk_label_set_text (GTK_LABEL (cell), find_why (self, row));
      break;
    case N_COLUMNS:
    default:
      g_assert_not_reached ();
    }
  self->filling = FALSE;
}

static GtkWidget *
make_text (Column column)
{
  GtkWidget *label = gtk_label_new (NULL), *expander;

  gtk_label_set_xalign (GTK_LABEL (label), column == HOW_MANY ? 1 : 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  hu_text_size_tell_cut (label);
  if (column == HOW_MANY)
    gtk_widget_add_css_class (label, "numeric");
  if (column == WHY)
    gtk_widget_add_css_class (label, "dim-label");
  if (column != WHAT)
    return label;

  /* The row has the focus, and opens by its own keys. */
  expander = gtk_tree_expander_new ();
  gtk_widget_set_focusable (expander, FALSE);
  gtk_tree_expander_set_child (GTK_TREE_EXPANDER (expander), label);

  return expander;
}

static GtkWidget *
make_choice (HuImportList *self,
             GtkListItem  *item,
             Column        column)
{
  /* A stack, so that rows with a choice and rows without are of one height. */
  GtkWidget *cell = gtk_stack_new (), *label = gtk_label_new (NULL), *drop = gtk_drop_down_new (NULL, NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_stack_add_named (GTK_STACK (cell), label, "taken");
  gtk_stack_add_named (GTK_STACK (cell), drop, "choice");
  gtk_widget_set_valign (drop, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (drop), "hu-list", self);
  g_signal_connect_object (drop, "notify::selected", column == KIND ? G_CALLBACK (kind_chosen_cb) : G_CALLBACK (chosen_cb), item,
                           G_CONNECT_SWAPPED);

  return cell;
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item,
          HuImportList             *self)
{
  Column column = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (factory), "hu-column"));
  GtkWidget *cell = column == TAKEN_AS || column == KIND ? make_choice (self, item, column) : make_text (column);

  g_object_set_data (G_OBJECT (cell), "hu-list", self);
  g_object_set_data (G_OBJECT (cell), "hu-column", GUINT_TO_POINTER (column));
  gtk_list_item_set_child (item, cell);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         HuImportList             *self)
{
  GtkWidget *cell = gtk_list_item_get_child (item);
  HuImportRow *row = gtk_list_item_get_item (item);

  if (GTK_IS_TREE_EXPANDER (cell))
    {
      g_autoptr(GtkTreeListRow) place = gtk_tree_list_model_get_row (self->tree, gtk_list_item_get_position (item));

      /* Where no row has others below it, none is indented. */
      gtk_tree_expander_set_list_row (GTK_TREE_EXPANDER (cell), self->deep ? place : NULL);
    }
  fill_cell (cell, row);
  g_signal_connect_object (row, "changed", G_CALLBACK (fill_cell), cell, G_CONNECT_SWAPPED);
}

static void
unbind_cb (GtkSignalListItemFactory *factory,
           GtkListItem              *item,
           HuImportList             *self)
{
  GtkWidget *cell = gtk_list_item_get_child (item);

  g_signal_handlers_disconnect_by_func (gtk_list_item_get_item (item), fill_cell, cell);
  if (GTK_IS_TREE_EXPANDER (cell))
    gtk_tree_expander_set_list_row (GTK_TREE_EXPANDER (cell), NULL);
}

static GtkColumnViewColumn *
add_column (HuImportList *self,
            Column        which,
            const char   *title,
            gboolean      expand)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr(GtkColumnViewColumn) column = NULL;

  g_object_set_data (G_OBJECT (factory), "hu-column", GUINT_TO_POINTER (which));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), self);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), self);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), self);
  column = gtk_column_view_column_new (title, factory);
  gtk_column_view_column_set_expand (column, expand);
  gtk_column_view_append_column (self->view, column);

  return column;
}

/* --- Filling --- */

static char *
word_unit (HuImportList *self,
           gint          side)
{
  /* Translators: %s is a side. */
  return g_strdup_printf (_("Unit of %s"), self->import->scenario->sides[side].name);
}

static GtkStringList *
list_takes (HuImportList *self)
{
  GtkStringList *words = gtk_string_list_new (NULL);

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    gtk_string_list_take (words, word_unit (self, side));
  gtk_string_list_append (words, _("Marker"));
  gtk_string_list_append (words, _("Leave out"));

  return words;
}

static void
fill_words (HuImportList *self)
{
  g_clear_object (&self->takes);
  g_clear_object (&self->various);
  g_clear_object (&self->terrains);
  g_clear_object (&self->unknown);
  g_clear_object (&self->kinds);
  self->takes = list_takes (self);
  self->various = list_takes (self);
  /* Translators: the counters of a row are not all taken as the same. */
  gtk_string_list_append (self->various, _("Various"));
  self->terrains = gtk_string_list_new (NULL);
  self->unknown = gtk_string_list_new (NULL);
  gtk_string_list_append (self->unknown, _("Not known: clear"));
  self->kinds = gtk_string_list_new (NULL);
  /* Translators: a kind of unit, or a level of a building. */
  gtk_string_list_append (self->kinds, _("Not known"));
  for (guint kind = HU_UNIT_SQUAD; kind < HU_N_UNIT_KINDS; kind++)
    gtk_string_list_take (self->kinds, word_kind ((HuUnitKind) kind));
  for (guint terrain = 0; terrain < HU_N_TERRAINS; terrain++)
    {
      g_autofree char *name = hu_explain_terrain ((HuTerrain) terrain);

      gtk_string_list_append (self->terrains, name);
      gtk_string_list_append (self->unknown, name);
    }
}

void
hu_import_list_set_import (HuImportList *self,
                           HuImport     *import)
{
  g_autoptr(GPtrArray) rows = NULL;

  g_return_if_fail (HU_IS_IMPORT_LIST (self));

  self->filling = TRUE;
  g_list_store_remove_all (self->rows);
  self->filling = FALSE;
  self->import = import;
  if (import == NULL)
    return;

  fill_words (self);
  gtk_column_view_column_set_visible (self->kind, import->tactical && import->n_all > 0);
  rows = hu_import_row_list_all (import);
  self->deep = FALSE;
  for (guint i = 0; i < rows->len; i++)
    self->deep |= hu_import_row_get_children (g_ptr_array_index (rows, i)) != NULL;
  g_list_store_splice (self->rows, 0, 0, rows->pdata, rows->len);
}

void
hu_import_list_refresh (HuImportList *self)
{
  g_return_if_fail (HU_IS_IMPORT_LIST (self));
  g_return_if_fail (self->import != NULL);

  self->filling = TRUE;
  /* A side may have got another name. */
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autofree char *words = word_unit (self, side);
      const char *change[] = { words, NULL };

      if (g_str_equal (gtk_string_list_get_string (self->takes, (guint) side), words))
        continue;
      gtk_string_list_splice (self->takes, (guint) side, 1, change);
      gtk_string_list_splice (self->various, (guint) side, 1, change);
    }
  self->filling = FALSE;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->rows)); i++)
    {
      g_autoptr(HuImportRow) row = g_list_model_get_item (G_LIST_MODEL (self->rows), i);

      hu_import_row_tell (row);
    }
}

void
hu_import_list_select (HuImportList *self,
                       HuImportTake  take)
{
  g_autoptr(GtkBitset) wanted = gtk_bitset_new_empty ();
  g_autoptr(GtkBitset) all = NULL;
  guint n;

  g_return_if_fail (HU_IS_IMPORT_LIST (self));

  n = g_list_model_get_n_items (G_LIST_MODEL (self->tree));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr(HuImportRow) row = g_list_model_get_item (G_LIST_MODEL (self->tree), i);

      if (hu_import_row_has (row, take))
        gtk_bitset_add (wanted, i);
    }
  all = gtk_bitset_new_range (0, n);
  gtk_selection_model_set_selection (GTK_SELECTION_MODEL (self->selection), wanted, all);
  if (gtk_bitset_is_empty (wanted))
    return;

  gtk_widget_activate_action (gtk_widget_get_last_child (GTK_WIDGET (self->view)), "list.scroll-to-item", "u",
                              gtk_bitset_get_minimum (wanted));
  gtk_widget_child_focus (GTK_WIDGET (self->view), GTK_DIR_TAB_FORWARD);
}

/* --- The widget --- */

static void
hu_import_list_dispose (GObject *object)
{
  HuImportList *self = HU_IMPORT_LIST (object);

  self->filling = TRUE;
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->takes);
  g_clear_object (&self->various);
  g_clear_object (&self->terrains);
  g_clear_object (&self->unknown);
  g_clear_object (&self->kinds);

  G_OBJECT_CLASS (hu_import_list_parent_class)->dispose (object);
}

static void
hu_import_list_class_init (HuImportListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_import_list_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "hu-import-list");

  g_signal_new ("chosen", HU_TYPE_IMPORT_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static GListModel *
create_children_cb (gpointer item,
                    gpointer data)
{
  GListModel *children = hu_import_row_get_children (item);

  return children != NULL ? g_object_ref (children) : NULL;
}

static void
hu_import_list_init (HuImportList *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->rows = g_list_store_new (HU_TYPE_IMPORT_ROW);
  self->tree = gtk_tree_list_model_new (G_LIST_MODEL (self->rows), TRUE, FALSE, create_children_cb, NULL, NULL);
  self->selection = gtk_multi_selection_new (G_LIST_MODEL (self->tree));
  self->view = GTK_COLUMN_VIEW (gtk_column_view_new (GTK_SELECTION_MODEL (self->selection)));
  gtk_column_view_set_show_row_separators (self->view, TRUE);
  g_signal_connect_swapped (self->view, "activate", G_CALLBACK (activate_cb), self);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  /* Before the list within moves to another item. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self->view), keys);
  add_column (self, WHAT, _("What"), TRUE);
  add_column (self, HOW_MANY, _("How many"), FALSE);
  add_column (self, TAKEN_AS, _("Taken as"), FALSE);
  self->kind = add_column (self, KIND, _("Kind"), FALSE);
  add_column (self, WHY, _("Why"), TRUE);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), GTK_WIDGET (self->view));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Contents of the File"), -1);
  hu_accessible_name_table (self->view);
}
