/*
 * The panel of buildings. Choosing a row selects and highlights its building on the map; the building selected
 * on the map is chosen here.
 */
#include "config.h"

#include "hu-control-building-panel.h"

#include <glib/gi18n-lib.h>

#include "hu-control-building-rows.h"
#include "hu-control-change.h"
#include "hu-explain-control.h"
#include "hu-help-topic.h"
#include "hu-hover.h"
#include "hu-tooltip.h"
#include "hu-widget-find.h"

struct _HuBuildingPanel
{
  HuSidePage   parent_instance;

  HuMapView   *map; /* borrowed */

  GtkStack    *stack;
  GtkButton   *history_button;
  GtkButton   *back;
  GtkLabel    *title;
  GtkLabel    *standing;
  GtkBox      *changes;
};

G_DEFINE_FINAL_TYPE (HuBuildingPanel, hu_building_panel, HU_TYPE_SIDE_PAGE)

static void
style_cell (GtkWidget *cell,
            HuRow     *row,
            guint      column)
{
  const char *words = hu_row_get_words (row, HU_BUILDING_ROW_STATE);

  if (column != HU_BUILDING_ROW_MARKS)
    return;

  hu_tooltip_set (cell, words[0] != '\0' ? words : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/* --- The history of one --- */

static HuGame *
get_game (HuBuildingPanel *self)
{
  return hu_side_page_get_game (HU_SIDE_PAGE (self));
}

static void
change_clicked_cb (GtkWidget       *row,
                   HuControlChange *change)
{
  HuSidePage *page = HU_SIDE_PAGE (gtk_widget_get_ancestor (row, HU_TYPE_SIDE_PAGE));
  g_autoptr(HuControlChange) kept = g_object_ref (change);
  g_autoptr(GArray) hexes = hu_control_change_list_hexes (kept);

  hu_side_page_show_event (page, hu_control_change_get_event (kept));
  hu_session_show_hexes (hu_panel_get_session (HU_PANEL (page)), hexes);
}

static void
light_change (GtkWidget *row,
              gboolean   on)
{
  GtkWidget *page = gtk_widget_get_ancestor (row, HU_TYPE_SIDE_PAGE);
  g_autoptr(GArray) hexes = hu_control_change_list_hexes (g_object_get_data (G_OBJECT (row), "hu-change"));

  if (page != NULL)
    hu_side_page_light_hexes (HU_SIDE_PAGE (page), on ? hexes : NULL);
}

static GtkWidget *
make_change (HuControlChange *change)
{
  GtkWidget *row = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget *text = gtk_label_new (hu_control_change_get_text (change)), *when;
  g_autofree char *moment = hu_control_change_get_event (change) == 0
    ? g_strdup (_("At the set-up"))
    /* Translators: the number of an event, then as "Turn 2, German, Movement" */
    : g_strdup_printf (_("Event %1$u · %2$s"), hu_control_change_get_event (change),
                       hu_control_change_get_moment (change));

  when = gtk_label_new (moment);
  gtk_label_set_xalign (GTK_LABEL (when), 0);
  gtk_label_set_ellipsize (GTK_LABEL (when), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (when, "hu-rule");
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (text), PANGO_WRAP_WORD_CHAR);
  gtk_box_append (GTK_BOX (box), when);
  gtk_box_append (GTK_BOX (box), text);
  gtk_button_set_child (GTK_BUTTON (row), box);
  gtk_widget_add_css_class (row, "flat");
  gtk_widget_add_css_class (row, "hu-change");
  g_object_set_data_full (G_OBJECT (row), "hu-change", g_object_ref (change), g_object_unref);

  hu_hover_watch (row, TRUE, light_change);
  g_signal_connect (row, "clicked", G_CALLBACK (change_clicked_cb), change);

  return row;
}

/* The row of the map's building; or NULL. */
static HuRow *
find_row (HuBuildingPanel *self)
{
  gint building = hu_map_state_get_building (hu_map_view_get_state (self->map));
  g_autoptr(HuRow) row = NULL;

  if (building == HU_BUILDING_NONE)
    return NULL;

  /* The list keeps a reference to it: it has a row for each building, in order. */
  row = g_list_model_get_item (hu_side_page_get_rows (HU_SIDE_PAGE (self)), (guint) building);
  return row;
}

static char *
word_standing (HuBuildingPanel *self,
               HuRow           *row)
{
  const HuScenario *scenario = hu_game_get_scenario (get_game (self));
  g_autofree char *owner = hu_explain_owner (hu_game_get_snapshot (get_game (self)), HU_SUBJECT_BUILDING,
                                             (gint32) row->subject);
  g_autofree char *first = hu_explain_side (scenario, HU_SIDE_FIRST);
  g_autofree char *second = hu_explain_side (scenario, HU_SIDE_SECOND);
  const char *state = hu_row_get_words (row, HU_BUILDING_ROW_STATE);
  g_autofree char *count = NULL;
  g_autofree char *signs = NULL;

  /* Translators: side, how many Locations of a building are its, the other side, how many are its, how many there
   * are in all */
  count = g_strdup_printf (_("Locations: %1$s %2$u, %3$s %4$u; %5$u in all."),
                           first, (guint) row->numbers[HU_BUILDING_ROW_FIRST],
                           second, (guint) row->numbers[HU_BUILDING_ROW_SECOND],
                           row->group);
  if (state[0] == '\0')
    return g_strdup_printf ("%s\n%s", owner, count);

  /* Translators: what is to be said of a building, as "contested, barred by a Fire" */
  signs = g_strdup_printf (_("It is marked: %s."), state);
  return g_strdup_printf ("%s\n%s\n%s", owner, count, signs);
}

static void
update_history (HuBuildingPanel *self)
{
  HuRow *building = find_row (self);
  g_autoptr(GPtrArray) history = NULL;
  g_autofree char *standing = NULL;

  hu_widget_empty (GTK_WIDGET (self->changes));
  gtk_widget_set_sensitive (GTK_WIDGET (self->history_button), building != NULL);
  if (building == NULL)
    gtk_stack_set_visible_child_name (self->stack, "table");
  if (building == NULL || !g_str_equal (gtk_stack_get_visible_child_name (self->stack), "history"))
    return;

  gtk_label_set_text (self->title, hu_row_get_words (building, HU_BUILDING_ROW_NAME));
  standing = word_standing (self, building);
  gtk_label_set_text (self->standing, standing);
  history = hu_control_changes_list (get_game (self), HU_SUBJECT_BUILDING,
                                     (gint32) building->subject);
  for (guint i = 0; i < history->len; i++)
    gtk_box_append (self->changes, make_change (g_ptr_array_index (history, i)));
  if (history->len == 0)
    {
      GtkWidget *none = gtk_label_new (_("It has not changed hands since the set-up."));

      gtk_widget_add_css_class (none, "dim-label");
      gtk_label_set_wrap (GTK_LABEL (none), TRUE);
      gtk_box_append (self->changes, none);
    }
}

/* Shows the history of the chosen building, or the table. */
static void
show_history (HuBuildingPanel *self,
              gboolean         history)
{
  if (history && find_row (self) == NULL)
    return;

  gtk_stack_set_visible_child_name (self->stack, history ? "history" : "table");
  update_history (self);
  gtk_widget_grab_focus (history ? GTK_WIDGET (self->back) : GTK_WIDGET (hu_side_page_get_view (HU_SIDE_PAGE (self))));
}

static void
history_cb (HuBuildingPanel *self)
{
  show_history (self, TRUE);
}

static void
back_cb (HuBuildingPanel *self)
{
  show_history (self, FALSE);
}

/* --- Choosing --- */

static void
choose (HuSidePage *page,
        HuRow      *row)
{
  hu_map_state_set_building (hu_map_view_get_state (HU_BUILDING_PANEL (page)->map), (gint) row->subject);
  HU_SIDE_PAGE_CLASS (hu_building_panel_parent_class)->choose (page, row);
}

/* The map's building is the chosen one. */
static void
follow_map (HuSidePage *page)
{
  hu_side_page_select (page, find_row (HU_BUILDING_PANEL (page)));
  update_history (HU_BUILDING_PANEL (page));
}

/* --- The widget --- */

static gboolean
hu_building_panel_grab_focus (GtkWidget *widget)
{
  HuBuildingPanel *self = HU_BUILDING_PANEL (widget);

  if (g_str_equal (gtk_stack_get_visible_child_name (self->stack), "history"))
    return gtk_widget_grab_focus (GTK_WIDGET (self->back));

  return GTK_WIDGET_CLASS (hu_building_panel_parent_class)->grab_focus (widget);
}

/* A column has room for three letters of a side's name. */
static void
begin (HuSidePage *page)
{
  GListModel *columns = gtk_column_view_get_columns (hu_side_page_get_view (page));

  gtk_stack_set_visible_child_name (HU_BUILDING_PANEL (page)->stack, "table");
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autofree char *name = hu_explain_side (hu_game_get_scenario (hu_side_page_get_game (page)), (HuSide) side);
      g_autofree char *first = g_utf8_substring (name, 0, MIN (3, g_utf8_strlen (name, -1)));
      g_autoptr(GtkColumnViewColumn) column = g_list_model_get_item (columns, HU_BUILDING_ROW_FIRST + (guint) side);

      gtk_column_view_column_set_title (column, first);
    }
}

static void
hu_building_panel_class_init (HuBuildingPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  HuSidePageClass *page_class = HU_SIDE_PAGE_CLASS (klass);

  widget_class->grab_focus = hu_building_panel_grab_focus;
  page_class->system = HU_SYSTEM_CONTROL;
  page_class->rows = &hu_building_rows;
  page_class->sort_column = HU_BUILDING_ROW_NAME;
  page_class->begin = begin;
  page_class->update = follow_map;
  page_class->choose = choose;
  page_class->style = style_cell;

  hu_side_page_class_set_template (page_class, "/io/github/hexumpire/HexUmpire/ui/hu-building-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, HuBuildingPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, HuBuildingPanel, history_button);
  gtk_widget_class_bind_template_child (widget_class, HuBuildingPanel, back);
  gtk_widget_class_bind_template_child (widget_class, HuBuildingPanel, title);
  gtk_widget_class_bind_template_child (widget_class, HuBuildingPanel, standing);
  gtk_widget_class_bind_template_child (widget_class, HuBuildingPanel, changes);
  gtk_widget_class_bind_template_callback (widget_class, history_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_set_css_name (widget_class, "hu-building-panel");
}

static void
hu_building_panel_init (HuBuildingPanel *self)
{
  hu_side_page_init_template (HU_SIDE_PAGE (self));
  hu_help_topic_set (GTK_WIDGET (self), "26.14");
}

HuSidePage *
hu_building_panel_new (HuMapView *map)
{
  HuBuildingPanel *self = g_object_new (HU_TYPE_BUILDING_PANEL, NULL);

  self->map = map;
  g_signal_connect_object (hu_map_view_get_state (map), "notify::building", G_CALLBACK (follow_map), self,
                           G_CONNECT_SWAPPED);

  return HU_SIDE_PAGE (self);
}
