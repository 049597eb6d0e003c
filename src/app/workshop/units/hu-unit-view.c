/*
 * The table of units: its columns, its models, its selection. Rows have the focus, as in any list, and one
 * column within the row is the current one. Sorting is done only on request: an edited row stays where it is.
 * Its cells are edited and are of a draft, so that it has rows of its own (hu-unit-line), which no report shows.
 */
#include "config.h"

#include "hu-unit-view-private.h"

#include <glib/gi18n-lib.h>

#define ROOM_FOR_ARROW 44 /* px beside the words of a heading */

enum
{
  SELECTION_CHANGED,
  REFUSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuUnitView, hu_unit_view, GTK_TYPE_WIDGET)

static HuUnitLine *
dup_line (HuUnitView *self,
          guint       position)
{
  return g_list_model_get_item (G_LIST_MODEL (self->selection), position);
}

void
_hu_unit_view_refuse (HuUnitView *self,
                      const char *why)
{
  g_signal_emit (self, signals[REFUSED], 0, why);
}

/* --- Cells --- */

static void
cell_gone_cb (HuUnitView *self,
              GtkWidget  *cell)
{
  g_ptr_array_remove_fast (self->cells, cell);
}

static void
bind_cb (HuUnitView  *self,
         GtkListItem *item)
{
  HuUnitCell *cell = HU_UNIT_CELL (gtk_list_item_get_child (item));

  hu_unit_cell_set_line (cell, gtk_list_item_get_item (item));
  _hu_unit_view_mark_cell (self, cell);
}

static void
unbind_cb (HuUnitView  *self,
           GtkListItem *item)
{
  hu_unit_cell_set_line (HU_UNIT_CELL (gtk_list_item_get_child (item)), NULL);
}

/* Closures that know the column they are of. */
typedef struct
{
  HuUnitView         *view;
  const HuUnitColumn *column;
} Maker;

static void
make_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         const Maker              *maker)
{
  GtkWidget *cell = hu_unit_cell_new (maker->column, item);

  _hu_unit_view_watch_cell (maker->view, HU_UNIT_CELL (cell));
  g_signal_connect_object (cell, "destroy", G_CALLBACK (cell_gone_cb), maker->view, G_CONNECT_SWAPPED);
  gtk_widget_set_hexpand (cell, TRUE);
  gtk_list_item_set_child (item, cell);
  g_ptr_array_add (maker->view->cells, cell);
}

static gint
compare_cb (gconstpointer a,
            gconstpointer b,
            gpointer      column)
{
  return hu_unit_line_compare ((gpointer) a, (gpointer) b, column);
}

/* --- Columns --- */

static int
get_width (HuUnitView         *self,
           const HuUnitColumn *column)
{
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), column->label);
  int words, least;

  pango_layout_get_pixel_size (layout, &words, NULL);
  switch ((gint) column->field->type)
    {
    case HU_FIELD_TEXT:
      least = 180;
      break;

    case HU_FIELD_INTEGER:
    case HU_FIELD_BOOLEAN:
    case HU_FIELD_TRISTATE:
      least = 72;
      break;

    default:
      least = 112;
    }

  return MAX (least, words + ROOM_FOR_ARROW);
}

static void
add_column (HuUnitView   *self,
            HuUnitColumn *column)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr(GtkColumnViewColumn) added = NULL;
  g_autoptr(GtkSorter) sorter = GTK_SORTER (gtk_custom_sorter_new (compare_cb, column, NULL));
  Maker *maker = g_new (Maker, 1);

  *maker = (Maker) { self, column };
  g_signal_connect_data (factory, "setup", G_CALLBACK (make_cb), maker, (GClosureNotify) (void (*) (void)) g_free, 0);
  g_signal_connect_swapped (factory, "bind", G_CALLBACK (bind_cb), self);
  g_signal_connect_swapped (factory, "unbind", G_CALLBACK (unbind_cb), self);
  added = gtk_column_view_column_new (column->label, factory);
  gtk_column_view_column_set_sorter (added, sorter);
  gtk_column_view_column_set_resizable (added, TRUE);
  gtk_column_view_column_set_fixed_width (added, get_width (self, column));
  gtk_column_view_append_column (self->view, added);
}

static void
drop_columns (HuUnitView *self)
{
  GListModel *shown = gtk_column_view_get_columns (self->view);

  gtk_column_view_sort_by_column (self->view, NULL, GTK_SORT_ASCENDING);
  while (g_list_model_get_n_items (shown) > 0)
    {
      g_autoptr(GtkColumnViewColumn) column = g_list_model_get_item (shown, 0);

      gtk_column_view_remove_column (self->view, column);
    }
}

static void
columns_changed_cb (HuUnitView *self)
{
  g_autoptr(GPtrArray) before = g_steal_pointer (&self->columns);

  /* Cells know the columns before until they are gone. */
  self->columns = g_ptr_array_ref (hu_unit_table_get_columns (self->table));
  drop_columns (self);
  for (guint i = 0; i < self->columns->len; i++)
    add_column (self, g_ptr_array_index (self->columns, i));
  _hu_unit_view_choose_column (self, self->column);
}

/* --- Models --- */

static gboolean
match_cb (gpointer line,
          gpointer data)
{
  return hu_unit_line_matches (line, ((HuUnitView *) data)->needle);
}

static void
selection_changed_cb (HuUnitView *self)
{
  g_signal_emit (self, signals[SELECTION_CHANGED], 0);
}

/* --- The widget --- */

static void
hu_unit_view_dispose (GObject *object)
{
  HuUnitView *self = HU_UNIT_VIEW (object);

  if (self->selection != NULL)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  if (self->view != NULL)
    {
      gtk_column_view_set_model (self->view, NULL);
      drop_columns (self);
    }
  self->view = NULL;
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->selection);
  g_clear_object (&self->sorted);
  g_clear_object (&self->listed);
  g_clear_object (&self->filter);
  g_clear_object (&self->table);
  g_clear_object (&self->shop);

  G_OBJECT_CLASS (hu_unit_view_parent_class)->dispose (object);
}

static void
hu_unit_view_finalize (GObject *object)
{
  HuUnitView *self = HU_UNIT_VIEW (object);

  g_clear_pointer (&self->columns, g_ptr_array_unref);
  g_ptr_array_unref (self->cells);
  g_free (self->needle);

  G_OBJECT_CLASS (hu_unit_view_parent_class)->finalize (object);
}

static gboolean
hu_unit_view_grab_focus (GtkWidget *widget)
{
  HuUnitView *self = HU_UNIT_VIEW (widget);
  HuUnitCell *cell = _hu_unit_view_find_cell (self, self->position, self->column);

  if (cell == NULL)
    return gtk_widget_grab_focus (GTK_WIDGET (self->view));

  _hu_unit_view_focus_row (self);

  return TRUE;
}

static void
hu_unit_view_class_init (HuUnitViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = hu_unit_view_dispose;
  object_class->finalize = hu_unit_view_finalize;
  widget_class->grab_focus = hu_unit_view_grab_focus;
  gtk_widget_class_set_css_name (widget_class, "hu-unit-view");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);

  signals[SELECTION_CHANGED] = g_signal_new ("selection-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                             NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
hu_unit_view_init (HuUnitView *self)
{
  self->cells = g_ptr_array_new ();
  self->needle = g_strdup ("");
  self->view = GTK_COLUMN_VIEW (gtk_column_view_new (NULL));
  gtk_column_view_set_show_column_separators (self->view, TRUE);
  gtk_column_view_set_enable_rubberband (self->view, FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self->view), "hu-table");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Units"), -1);
  _hu_unit_view_watch_list (self);

  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), GTK_WIDGET (self->view));
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

GtkWidget *
hu_unit_view_new (HuWorkshop *shop)
{
  HuUnitView *self = g_object_new (HU_TYPE_UNIT_VIEW, NULL);

  self->shop = g_object_ref (shop);
  self->table = hu_unit_table_new (shop);
  self->columns = g_ptr_array_ref (hu_unit_table_get_columns (self->table));
  for (guint i = 0; i < self->columns->len; i++)
    add_column (self, g_ptr_array_index (self->columns, i));
  self->filter = GTK_FILTER (gtk_custom_filter_new (match_cb, self, NULL));
  self->listed = gtk_filter_list_model_new (g_object_ref (hu_unit_table_get_lines (self->table)),
                                            g_object_ref (self->filter));
  self->sorted = gtk_sort_list_model_new (G_LIST_MODEL (g_object_ref (self->listed)),
                                          g_object_ref (gtk_column_view_get_sorter (self->view)));
  self->selection = gtk_multi_selection_new (G_LIST_MODEL (g_object_ref (self->sorted)));
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));
  g_signal_connect_swapped (self->selection, "selection-changed", G_CALLBACK (selection_changed_cb), self);
  g_signal_connect_swapped (self->selection, "items-changed", G_CALLBACK (selection_changed_cb), self);
  g_signal_connect_swapped (self->table, "columns-changed", G_CALLBACK (columns_changed_cb), self);

  return GTK_WIDGET (self);
}

/**
 * hu_unit_view_set_search:
 * @text: the text to search for, ignoring case
 *
 * Shows only the lines that contain it.
 */
void
hu_unit_view_set_search (HuUnitView *self,
                         const char *text)
{
  g_autofree char *stripped = NULL;

  g_return_if_fail (HU_IS_UNIT_VIEW (self) && text != NULL);

  stripped = g_strstrip (g_strdup (text));
  g_free (self->needle);
  self->needle = g_utf8_casefold (stripped, -1);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

guint
hu_unit_view_get_n_shown (HuUnitView *self)
{
  g_return_val_if_fail (HU_IS_UNIT_VIEW (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->selection));
}

guint
hu_unit_view_get_n_units (HuUnitView *self)
{
  g_return_val_if_fail (HU_IS_UNIT_VIEW (self), 0);

  return g_list_model_get_n_items (hu_unit_table_get_lines (self->table));
}

GArray *
hu_unit_view_list_selected (HuUnitView *self)
{
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr(GtkBitset) selected = NULL;
  GtkBitsetIter iter;
  guint position;

  g_return_val_if_fail (HU_IS_UNIT_VIEW (self), units);

  selected = gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));
  for (gboolean any = gtk_bitset_iter_init_first (&iter, selected, &position); any;
       any = gtk_bitset_iter_next (&iter, &position))
    {
      g_autoptr(HuUnitLine) line = dup_line (self, position);
      guint unit = line != NULL ? hu_unit_line_get_index (line) : HU_UNIT_NONE;

      if (line != NULL)
        g_array_append_val (units, unit);
    }

  return units;
}

guint
hu_unit_view_get_current (HuUnitView *self)
{
  g_autoptr(HuUnitLine) line = NULL;

  g_return_val_if_fail (HU_IS_UNIT_VIEW (self), HU_UNIT_NONE);

  line = dup_line (self, self->position);

  return line != NULL ? hu_unit_line_get_index (line) : HU_UNIT_NONE;
}

/* Selects only that unit and gives it the focus; does nothing if the search excludes it. */
void
hu_unit_view_go_to (HuUnitView *self,
                    guint       unit)
{
  guint n;

  g_return_if_fail (HU_IS_UNIT_VIEW (self));

  n = hu_unit_view_get_n_shown (self);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr(HuUnitLine) line = dup_line (self, i);

      if (hu_unit_line_get_index (line) != unit)
        continue;
      self->position = i;
      gtk_selection_model_select_item (GTK_SELECTION_MODEL (self->selection), i, TRUE);
      gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", i);
      _hu_unit_view_focus_row (self);
      return;
    }
}

GStrv
hu_unit_view_list_keys (HuUnitView *self)
{
  GStrv keys;

  g_return_val_if_fail (HU_IS_UNIT_VIEW (self), NULL);

  keys = g_new0 (char *, self->columns->len + 1);
  for (guint i = 0; i < self->columns->len; i++)
    keys[i] = g_strdup (_hu_unit_view_get_column (self, i)->key);

  return keys;
}

/* Sorts by the current column or, if that is done, reverses the order. */
void
hu_unit_view_sort (HuUnitView *self)
{
  GListModel *shown;
  g_autoptr(GtkColumnViewColumn) column = NULL;
  gpointer *present;
  gboolean again;

  g_return_if_fail (HU_IS_UNIT_VIEW (self));

  shown = gtk_column_view_get_columns (self->view);
  column = g_list_model_get_item (shown, self->column);
  present = g_object_get_data (G_OBJECT (self), "hu-sorted-by");
  again = present == (gpointer) column;
  gtk_column_view_sort_by_column (self->view, column, again ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING);
  g_object_set_data (G_OBJECT (self), "hu-sorted-by", again ? NULL : column);
}
