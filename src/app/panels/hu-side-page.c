/*
 * The tables of the side panel: they follow the game, filter by words, light the row under the pointer, and lead to hexes
 * and events.
 */
#include "config.h"

#include "hu-side-page.h"

#include <glib/gi18n-lib.h>

#include "hu-accessible.h"
#include "hu-css-class.h"
#include "hu-explain.h"
#include "hu-hover.h"
#include "hu-supply-rules.h"

typedef struct
{
  HuGame             *game; /* or NULL */
  GtkSearchEntry     *search;
  GtkDropDown        *sides; /* or NULL, like the next two */
  GtkDropDown        *groups;
  GtkLabel           *empty;
  GtkStack           *list_stack;
  GtkColumnView      *view;

  GListStore         *rows;
  GtkCustomFilter    *filter;
  GtkFilterListModel *listed;
  GtkSingleSelection *selection;
  gboolean            updating; /* nobody chooses anything */
  gboolean            wraps;    /* a row may take several lines of text */
} HuSidePagePrivate;

/* A column of the table. */
typedef struct
{
  HuSidePage        *page;
  const HuRowColumn *kind;
  guint              index;
} Column;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (HuSidePage, hu_side_page, HU_TYPE_PANEL)

static HuSidePagePrivate *
get_private (HuSidePage *self)
{
  return hu_side_page_get_instance_private (self);
}

/* --- What is pointed at and chosen --- */

/* @hexes: (element-type HuHex): the hexes of the row under the pointer, or NULL. */
void
hu_side_page_light_hexes (HuSidePage   *self,
                          const GArray *hexes)
{
  g_return_if_fail (HU_IS_SIDE_PAGE (self));

  /* When the window is destroyed, the row under the pointer reports that the pointer has left. */
  if (hu_panel_get_session (HU_PANEL (self)) != NULL)
    hu_session_light_hexes (hu_panel_get_session (HU_PANEL (self)), hexes);
}

/* @event: the number of an event, or 0: before the first event. */
void
hu_side_page_show_event (HuSidePage *self,
                         guint       event)
{
  g_return_if_fail (HU_IS_SIDE_PAGE (self));

  if (event > 0)
    hu_session_show_event (hu_panel_get_session (HU_PANEL (self)), event);
}

static void
light (GtkWidget *cell,
       gboolean   on)
{
  HuSidePage *self = g_object_get_data (G_OBJECT (cell), "hu-page");
  HuSidePagePrivate *own = get_private (self);
  HuRow *row = own->rows != NULL ? hu_side_page_get_row (cell) : NULL;
  g_autoptr(GArray) hexes = NULL;

  /* When the panel is destroyed, the pointer leaves cells that no longer exist. */
  if (own->rows == NULL || gtk_widget_get_root (cell) == NULL || (row == NULL && on))
    return;

  if (on && own->game != NULL)
    hexes = hu_row_list_hexes (row, own->game);
  hu_side_page_light_hexes (self, hexes);
}

static void
choose (HuSidePage *self,
        HuRow      *row)
{
  HuGame *game = get_private (self)->game;
  g_autoptr(GArray) hexes = game != NULL ? hu_row_list_hexes (row, game) : NULL;

  if (hexes != NULL && hexes->len > 0)
    hu_session_show_hexes (hu_panel_get_session (HU_PANEL (self)), hexes);
}

static void
selected_cb (HuSidePage *self)
{
  HuSidePagePrivate *own = get_private (self);
  HuRow *row = gtk_single_selection_get_selected_item (own->selection);

  if (row != NULL && !own->updating)
    HU_SIDE_PAGE_GET_CLASS (self)->choose (self, row);
}

static void
activate_cb (HuSidePage *self,
             guint       position)
{
  g_autoptr(HuRow) row = g_list_model_get_item (G_LIST_MODEL (get_private (self)->selection), position);

  if (row != NULL)
    hu_side_page_show_event (self, row->event);
}

/* --- Cells --- */

HuRow *
hu_side_page_get_row (GtkWidget *cell)
{
  GtkListItem *item = g_object_get_data (G_OBJECT (cell), "hu-item");

  return item != NULL ? gtk_list_item_get_item (item) : NULL;
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

static GtkWidget *
make_label (const Column *column)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), column->kind->right ? 1 : 0);
  if (get_private (column->page)->wraps)
    gtk_label_set_yalign (GTK_LABEL (label), 0);
  if (column->kind->wraps)
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
    }
  else
    {
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
    }
  gtk_widget_set_has_tooltip (label, TRUE);
  g_signal_connect (label, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);

  return label;
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item,
          const Column             *column)
{
  const HuSidePageClass *klass = HU_SIDE_PAGE_GET_CLASS (column->page);
  GtkWidget *cell = klass->make != NULL ? klass->make (column->index) : NULL;

  if (cell == NULL)
    cell = make_label (column);
  gtk_widget_add_css_class (cell, "numeric");
  gtk_widget_set_hexpand (cell, TRUE);
  hu_hover_watch (cell, FALSE, light);
  g_object_set_data (G_OBJECT (cell), "hu-item", item);
  g_object_set_data (G_OBJECT (cell), "hu-page", column->page);
  if (klass->why != NULL)
    hu_why_target_set (cell, klass->why, TRUE);
  gtk_list_item_set_child (item, cell);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         const Column             *column)
{
  const HuSidePageClass *klass = HU_SIDE_PAGE_GET_CLASS (column->page);
  GtkWidget *cell = gtk_list_item_get_child (item);
  HuRow *row = gtk_list_item_get_item (item);

  if (GTK_IS_LABEL (cell))
    gtk_label_set_text (GTK_LABEL (cell), hu_row_get_words (row, column->index));
  else
    klass->fill (cell, row);
  if (column->kind->of_side)
    {
      hu_css_class_set (cell, "first-side", row->side == HU_SIDE_FIRST);
      hu_css_class_set (cell, "second-side", row->side == HU_SIDE_SECOND);
    }
  if (klass->style != NULL)
    klass->style (cell, row, column->index);
}

/* --- Columns and models --- */

static gint
compare_cb (gconstpointer a,
            gconstpointer b,
            gpointer      data)
{
  const Column *column = data;
  gint order = hu_row_compare ((HuRow *) a, (HuRow *) b, column->index);

  return order != 0 ? order : hu_row_compare ((HuRow *) a, (HuRow *) b, ((HuRow *) a)->kind->tie);
}

static void
add_column (HuSidePage        *self,
            const HuRowColumn *kind,
            guint              index)
{
  HuSidePagePrivate *own = get_private (self);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr(GtkColumnViewColumn) added = NULL;
  g_autoptr(GtkSorter) sorter = NULL;
  Column *column = g_new (Column, 1);
  g_autofree char *key = g_strdup_printf ("hu-column-%u", index);

  *column = (Column) { self, kind, index };
  own->wraps |= kind->wraps;
  sorter = GTK_SORTER (gtk_custom_sorter_new (compare_cb, column, NULL));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), column);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), column);
  added = gtk_column_view_column_new (kind->context != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, kind->context, kind->title)
                                                            : _(kind->title), factory);
  g_object_set_data_full (G_OBJECT (self), key, column, g_free);
  gtk_column_view_column_set_sorter (added, sorter);
  if (kind->width > 0)
    gtk_column_view_column_set_fixed_width (added, kind->width);
  else
    gtk_column_view_column_set_expand (added, TRUE);
  gtk_column_view_append_column (own->view, added);
  if (index == HU_SIDE_PAGE_GET_CLASS (self)->sort_column)
    gtk_column_view_sort_by_column (own->view, added, HU_SIDE_PAGE_GET_CLASS (self)->sort_order);
}

static gboolean
is_listed (gpointer item,
           gpointer page)
{
  HuSidePagePrivate *own = get_private (page);
  HuRow *row = item;
  guint side = own->sides != NULL ? gtk_drop_down_get_selected (own->sides) : 0;
  guint group = gtk_drop_down_get_selected (own->groups);
  g_autofree char *words = NULL;

  if (side != 0 && side != GTK_INVALID_LIST_POSITION && side != 1 + (guint) row->side)
    return FALSE;
  if (group != GTK_INVALID_LIST_POSITION && !row->kind->is_in (row, group))
    return FALSE;

  words = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (own->search)), -1);

  return hu_row_has_words (row, words);
}

void
hu_side_page_init_template (HuSidePage *self)
{
  HuSidePagePrivate *own;
  const HuRowKind *kind;
  GtkSortListModel *sorted;

  g_return_if_fail (HU_IS_SIDE_PAGE (self));

  own = get_private (self);
  kind = HU_SIDE_PAGE_GET_CLASS (self)->rows;
  gtk_widget_init_template (GTK_WIDGET (self));
  own->rows = g_list_store_new (HU_TYPE_ROW);
  own->filter = gtk_custom_filter_new (is_listed, self, NULL);
  own->listed = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (own->rows)),
                                           GTK_FILTER (g_object_ref (own->filter)));
  sorted = gtk_sort_list_model_new (G_LIST_MODEL (g_object_ref (own->listed)),
                                    g_object_ref (gtk_column_view_get_sorter (own->view)));
  own->selection = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (own->selection, FALSE);
  gtk_single_selection_set_can_unselect (own->selection, TRUE);
  gtk_single_selection_set_model (own->selection, G_LIST_MODEL (sorted));
  g_object_unref (sorted);
  g_signal_connect_swapped (own->selection, "notify::selected-item", G_CALLBACK (selected_cb), self);
  gtk_column_view_set_model (own->view, GTK_SELECTION_MODEL (own->selection));
  hu_accessible_name_table (own->view);
  for (guint i = 0; i < kind->n_columns; i++)
    if (kind->columns[i].type != HU_CELL_ASIDE)
      add_column (self, &kind->columns[i], i);
}

void
hu_side_page_select (HuSidePage *self,
                     HuRow      *row)
{
  HuSidePagePrivate *own = get_private (self);
  GListModel *shown = G_LIST_MODEL (own->selection);
  guint position = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; row != NULL && i < g_list_model_get_n_items (shown); i++)
    {
      g_autoptr(HuRow) item = g_list_model_get_item (shown, i);

      if (item == row)
        position = i;
    }

  own->updating = TRUE;
  gtk_single_selection_set_selected (own->selection, position);
  own->updating = FALSE;
}

/* --- The game --- */

static void
update (HuSidePage *self)
{
  HuSidePagePrivate *own = get_private (self);
  HuSidePageClass *klass = HU_SIDE_PAGE_GET_CLASS (self);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (own->rows));

  gtk_stack_set_visible_child_name (own->list_stack,
                                    g_list_model_get_n_items (G_LIST_MODEL (own->listed)) > 0 ? "list" : "empty");
  if (own->empty != NULL)
    gtk_label_set_text (own->empty, n > 0 ? _(klass->no_match) : _(klass->none));
  if (klass->update != NULL)
    klass->update (self);
}

static void
refilter (HuSidePage *self)
{
  gtk_filter_changed (GTK_FILTER (get_private (self)->filter), GTK_FILTER_CHANGE_DIFFERENT);
}

static void
filter_changed_cb (HuSidePage *self)
{
  if (get_private (self)->game == NULL || get_private (self)->updating)
    return;

  refilter (self);
  update (self);
}

static void
game_changed (HuPanel *panel)
{
  HuSidePage *self = HU_SIDE_PAGE (panel);
  HuSidePagePrivate *own = get_private (self);

  if (own->game == NULL)
    return;

  own->updating = TRUE;
  hu_rows_update (own->rows, HU_SIDE_PAGE_GET_CLASS (self)->rows, hu_game_get_snapshot (own->game));
  own->updating = FALSE;
  update (self);
}

/* Supply belongs to no system. */
static gboolean
is_for (HuSidePageClass  *klass,
        const HuScenario *scenario)
{
  return klass->system == HU_N_SYSTEMS ? hu_supply_rules_has_any (scenario) : hu_system_in_force (scenario, klass->system);
}

static void
fill_filters (HuSidePage *self)
{
  HuSidePagePrivate *own = get_private (self);
  const HuScenario *scenario = hu_game_get_scenario (own->game);
  g_autoptr(GPtrArray) groups = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr(GtkStringList) group_names = NULL;

  gtk_string_list_append (names, _("Both"));
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    gtk_string_list_take (names, hu_explain_side (scenario, (HuSide) side));
  if (own->sides != NULL)
    gtk_drop_down_set_model (own->sides, G_LIST_MODEL (names));

  HU_SIDE_PAGE_GET_CLASS (self)->rows->add_groups (groups, scenario);
  g_ptr_array_add (groups, NULL);
  group_names = gtk_string_list_new ((const char * const *) groups->pdata);
  gtk_drop_down_set_model (own->groups, G_LIST_MODEL (group_names));
}

static void
set_game (HuPanel *panel,
          HuGame  *game)
{
  HuSidePage *self = HU_SIDE_PAGE (panel);
  HuSidePagePrivate *own = get_private (self);
  HuSidePageClass *klass = HU_SIDE_PAGE_GET_CLASS (self);

  if (game != NULL && !is_for (klass, hu_game_get_scenario (game)))
    game = NULL;

  own->updating = TRUE;
  g_list_store_remove_all (own->rows);
  g_set_object (&own->game, game);
  gtk_editable_set_text (GTK_EDITABLE (own->search), "");
  if (game != NULL)
    fill_filters (self);
  if (game != NULL && klass->begin != NULL)
    klass->begin (self);
  own->updating = FALSE;
  if (game == NULL)
    return;

  refilter (self);
  HU_PANEL_GET_CLASS (self)->game_changed (panel);
  /* The list keeps the first row in view, wherever sorting has moved it, so this scrolls to the top. */
  gtk_widget_activate_action (gtk_widget_get_last_child (GTK_WIDGET (own->view)), "list.scroll-to-item", "u", 0);
}

/* --- The widget --- */

static gboolean
hu_side_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (get_private (HU_SIDE_PAGE (widget))->search));
}

static void
hu_side_page_dispose (GObject *object)
{
  HuSidePagePrivate *own = get_private (HU_SIDE_PAGE (object));

  if (own->selection != NULL)
    g_signal_handlers_disconnect_by_data (own->selection, object);
  g_clear_object (&own->selection);
  g_clear_object (&own->listed);
  g_clear_object (&own->filter);
  g_clear_object (&own->rows);
  g_clear_object (&own->game);

  G_OBJECT_CLASS (hu_side_page_parent_class)->dispose (object);
}

static void
hu_side_page_class_init (HuSidePageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_side_page_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = hu_side_page_grab_focus;
  HU_PANEL_CLASS (klass)->set_game = set_game;
  HU_PANEL_CLASS (klass)->game_changed = game_changed;
  klass->choose = choose;
}

static void
hu_side_page_init (HuSidePage *self)
{
}

void
hu_side_page_class_set_template (HuSidePageClass *klass,
                                 const char      *resource)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_return_if_fail (resource != NULL);

  gtk_widget_class_set_template_from_resource (widget_class, resource);
  gtk_widget_class_bind_template_child_private (widget_class, HuSidePage, search);
  gtk_widget_class_bind_template_child_private (widget_class, HuSidePage, groups);
  if (klass->has_sides)
    gtk_widget_class_bind_template_child_private (widget_class, HuSidePage, sides);
  if (klass->none != NULL)
    gtk_widget_class_bind_template_child_private (widget_class, HuSidePage, empty);
  gtk_widget_class_bind_template_child_private (widget_class, HuSidePage, list_stack);
  gtk_widget_class_bind_template_child_private (widget_class, HuSidePage, view);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
}

HuGame *
hu_side_page_get_game (HuSidePage *self)
{
  g_return_val_if_fail (HU_IS_SIDE_PAGE (self), NULL);

  return get_private (self)->game;
}

GListModel *
hu_side_page_get_listed (HuSidePage *self)
{
  g_return_val_if_fail (HU_IS_SIDE_PAGE (self), NULL);

  return G_LIST_MODEL (get_private (self)->listed);
}

GListModel *
hu_side_page_get_rows (HuSidePage *self)
{
  g_return_val_if_fail (HU_IS_SIDE_PAGE (self), NULL);

  return G_LIST_MODEL (get_private (self)->rows);
}

GtkColumnView *
hu_side_page_get_view (HuSidePage *self)
{
  g_return_val_if_fail (HU_IS_SIDE_PAGE (self), NULL);

  return get_private (self)->view;
}
