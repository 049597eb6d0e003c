/*
 * Tables of the side panel.
 */
#include "hu-panel-table.h"

#include "hu-css-class.h"
#include "hu-hover.h"
#include "hu-accessible.h"

static void
light (GtkWidget *cell,
       gboolean   on)
{
  HuPanelTable *self = g_object_get_data (G_OBJECT (cell), "hu-table");
  gpointer line = self->view != NULL ? hu_panel_table_get_line (cell) : NULL;

  /* When the panel is destroyed, the pointer leaves cells that no longer exist. */
  if (self->view != NULL && gtk_widget_get_root (cell) != NULL && (line != NULL || !on))
    self->kind->light (self->panel, on ? line : NULL);
}

/* A column of a table. */
typedef struct
{
  HuPanelTable *table;
  guint    column;
  gboolean right;
  gboolean wraps;
} Column;

static GtkWidget *
make_label (const Column *column)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), column->right ? 1 : 0);
  if (column->table->wraps)
    gtk_label_set_yalign (GTK_LABEL (label), 0);
  if (column->wraps)
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
    }
  else
    {
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
    }

  return label;
}

/* Returns the whole text of a cell that may be cut off. It is queried on demand, because setting a tooltip's
 * text makes the toolkit ask the display for the pointer's position. */
static gboolean
query_tooltip_cb (GtkWidget  *cell,
                  int         x,
                  int         y,
                  gboolean    by_key,
                  GtkTooltip *tooltip,
                  gpointer    data)
{
  const char *text = gtk_label_get_text (GTK_LABEL (cell));

  if (gtk_widget_get_tooltip_text (cell) != NULL || text[0] == '\0')
    return FALSE;

  gtk_tooltip_set_text (tooltip, text);

  return TRUE;
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item,
          const Column             *column)
{
  const HuPanelTableKind *kind = column->table->kind;
  GtkWidget *cell = kind->make != NULL ? kind->make (column->column) : NULL;

  if (cell == NULL)
    {
      cell = make_label (column);
      gtk_widget_set_has_tooltip (cell, TRUE);
      g_signal_connect (cell, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
    }
  gtk_widget_add_css_class (cell, "numeric");
  gtk_widget_set_hexpand (cell, TRUE);

  hu_hover_watch (cell, FALSE, light);
  g_object_set_data (G_OBJECT (cell), "hu-item", item);
  g_object_set_data (G_OBJECT (cell), "hu-table", column->table);
  if (kind->why != NULL)
    hu_why_target_set (cell, kind->why, TRUE);
  gtk_list_item_set_child (item, cell);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         const Column             *column)
{
  const HuPanelTableKind *kind = column->table->kind;
  GtkWidget *cell = gtk_list_item_get_child (item);
  gpointer line = gtk_list_item_get_item (item);

  if (GTK_IS_LABEL (cell))
    {
      g_autofree char *text = kind->text (line, column->column);

      gtk_label_set_text (GTK_LABEL (cell), text);
    }
  else
    {
      kind->fill (cell, line);
    }
  if (kind->style != NULL)
    kind->style (cell, line, column->column);
}

static gint
compare (const HuPanelTableKind *kind,
         gpointer                a,
         gpointer                b,
         guint                   column)
{
  const char *text = kind->sort_text (a, column);
  gint64 of_a, of_b;

  if (text != NULL)
    return g_utf8_collate (text, kind->sort_text (b, column));

  of_a = kind->sort_number (a, column);
  of_b = kind->sort_number (b, column);

  return (of_a > of_b) - (of_a < of_b);
}

static gint
compare_cb (gconstpointer a,
            gconstpointer b,
            gpointer      data)
{
  const Column *column = data;
  const HuPanelTableKind *kind = column->table->kind;
  gint order = compare (kind, (gpointer) a, (gpointer) b, column->column);

  return order != 0 ? order : compare (kind, (gpointer) a, (gpointer) b, kind->tie);
}

/* @column: its number, which is passed to the functions of the table's kind; @width: in pixels; 0: the rest;
 * @right: whether it is aligned to the right, like numbers; @wraps: whether its text takes as many lines as it
 * needs. */
GtkColumnViewColumn *
hu_panel_table_add_column (HuPanelTable *self,
                           guint         column,
                           const char   *title,
                           int           width,
                           gboolean      right,
                           gboolean      wraps)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr(GtkColumnViewColumn) added = NULL;
  g_autoptr(GtkSorter) sorter = NULL;
  Column *own = g_new (Column, 1);
  g_autofree char *key = g_strdup_printf ("hu-column-%u", column);

  self->wraps |= wraps;
  *own = (Column) { self, column, right, wraps };
  sorter = GTK_SORTER (gtk_custom_sorter_new (compare_cb, own, NULL));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), own);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), own);
  added = gtk_column_view_column_new (title, factory);
  g_object_set_data_full (G_OBJECT (self->panel), key, own, g_free);
  gtk_column_view_column_set_sorter (added, sorter);
  if (width > 0)
    gtk_column_view_column_set_fixed_width (added, width);
  else
    gtk_column_view_column_set_expand (added, TRUE);
  gtk_column_view_append_column (self->view, added);

  return added;
}

static void
selected_cb (HuPanelTable *self)
{
  gpointer line = gtk_single_selection_get_selected_item (self->selection);

  if (line != NULL && !self->updating)
    self->kind->chosen (self->panel, line);
}

/**
 * hu_panel_table_init:
 * @self: an empty table in a panel of its own
 * @panel: the panel that contains it
 * @view: the column view that shows it
 *
 * Connects the models between the lines and the view.
 */
void
hu_panel_table_init (HuPanelTable           *self,
                     const HuPanelTableKind *kind,
                     GtkWidget              *panel,
                     GtkColumnView          *view,
                     GtkEditable            *search,
                     GType                   line_type)
{
  GtkSortListModel *sorted;

  self->kind = kind;
  self->panel = panel;
  self->view = view;
  self->search = search;
  self->lines = g_list_store_new (line_type);
  self->filter = gtk_custom_filter_new (kind->listed, panel, NULL);
  self->listed = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->lines)),
                                            GTK_FILTER (g_object_ref (self->filter)));
  sorted = gtk_sort_list_model_new (G_LIST_MODEL (g_object_ref (self->listed)),
                                    g_object_ref (gtk_column_view_get_sorter (view)));
  self->selection = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (sorted));
  g_object_unref (sorted);
  g_signal_connect_swapped (self->selection, "notify::selected-item", G_CALLBACK (selected_cb), self);
  gtk_column_view_set_model (view, GTK_SELECTION_MODEL (self->selection));
  hu_accessible_name_table (view);
}

/**
 * hu_panel_table_clear:
 *
 * Drops all references when its panel is disposed.
 */
void
hu_panel_table_clear (HuPanelTable *self)
{
  if (self->selection != NULL)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  self->view = NULL;
  g_clear_object (&self->selection);
  g_clear_object (&self->listed);
  g_clear_object (&self->filter);
  g_clear_object (&self->lines);
}

/**
 * hu_panel_table_refilter:
 *
 * To be called when the filter has changed.
 */
void
hu_panel_table_refilter (HuPanelTable *self)
{
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
}

/* Returns the number of lines that pass the filter. */
guint
hu_panel_table_get_n_listed (HuPanelTable *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->listed));
}

gpointer
hu_panel_table_get_line (GtkWidget *cell)
{
  GtkListItem *item = g_object_get_data (G_OBJECT (cell), "hu-item");

  return item != NULL ? gtk_list_item_get_item (item) : NULL;
}

/* @...: texts of a line, ended by NULL.  Returns whether one of the texts contains the search text, ignoring case;
 * TRUE for every line if the search is empty. */
gboolean
hu_panel_table_is_sought (const HuPanelTable *self,
                          ...)
{
  g_autofree char *words = g_utf8_casefold (gtk_editable_get_text (self->search), -1);
  gboolean found = words[0] == '\0';
  const char *text;
  va_list texts;

  va_start (texts, self);
  while (!found && (text = va_arg (texts, const char *)) != NULL)
    {
      g_autofree char *folded = g_utf8_casefold (text, -1);

      found = strstr (folded, words) != NULL;
    }
  va_end (texts);

  return found;
}

void
hu_panel_table_style_side (GtkWidget *cell,
                           HuSide     side)
{
  hu_css_class_set (cell, "first-side", side == HU_SIDE_FIRST);
  hu_css_class_set (cell, "second-side", side == HU_SIDE_SECOND);
}
