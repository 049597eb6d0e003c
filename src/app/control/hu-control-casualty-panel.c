/*
 * The panel of casualties: a line for each unit with the sum of its points, captured units with their captors,
 * exits by area, and corrections; below them the totals.
 */
#include "config.h"

#include "hu-control-casualty-panel.h"

#include <glib/gi18n-lib.h>

#include "hu-control-casualty-line.h"
#include "hu-control-rules.h"
#include "hu-explain-control.h"
#include "hu-help-topic.h"

typedef enum
{
  COLUMN_EVENT,
  COLUMN_SIDE,
  COLUMN_TEXT,
  COLUMN_POINTS,
  COLUMN_TOTAL,
  N_COLUMNS
} Column;

/* The entries of the drop-down of kinds. */
enum
{
  WHICH_ALL,
  WHICH_ELIMINATED,
  WHICH_CAPTURED,
  WHICH_EXITED,
  WHICH_ADJUSTED,
};

struct _HuCasualtyPanel
{
  HuSidePage   parent_instance;

  GtkDropDown *sides;
  GtkDropDown *kinds;
  GtkLabel    *empty;
  GtkBox      *areas;
  GtkLabel    *casualties;
  GtkLabel    *exits;
};

G_DEFINE_FINAL_TYPE (HuCasualtyPanel, hu_casualty_panel, HU_TYPE_SIDE_PAGE)

/* --- Lines --- */

static char *
dup_text (gpointer line,
          guint    column)
{
  switch ((Column) column)
    {
    case COLUMN_EVENT:
      return g_strdup_printf ("%u", hu_casualty_line_get_event (line));
    case COLUMN_SIDE:
      return g_strdup (hu_casualty_line_get_side_name (line));
    case COLUMN_TEXT:
      return g_strdup_printf ("%s\n%s", hu_casualty_line_get_text (line), hu_casualty_line_get_what (line));
    case COLUMN_POINTS:
      return g_strdup_printf ("%+" G_GINT64_FORMAT, hu_casualty_line_get_points (line));
    case COLUMN_TOTAL:
      return g_strdup_printf ("%" G_GINT64_FORMAT, hu_casualty_line_get_total (line));
    case N_COLUMNS:
      break;
    }

  g_return_val_if_reached (NULL);
}

static const char *
sort_text (gpointer line,
           guint    column)
{
  return column == COLUMN_TEXT ? hu_casualty_line_get_text (line) : NULL;
}

static gint64
sort_number (gpointer line,
             guint    column)
{
  switch ((Column) column)
    {
    case COLUMN_SIDE:
      return hu_casualty_line_get_side (line);
    case COLUMN_POINTS:
      return hu_casualty_line_get_points (line);
    case COLUMN_TOTAL:
      return hu_casualty_line_get_total (line);
    case COLUMN_EVENT:
      return hu_casualty_line_get_event (line);
    case COLUMN_TEXT:
    case N_COLUMNS:
      break;
    }

  g_return_val_if_reached (0);
}

static void
style_cell (GtkWidget *cell,
            gpointer   line,
            guint      column)
{
  if (column == COLUMN_SIDE)
    hu_panel_table_style_side (cell, hu_casualty_line_get_side (line));
}

static gboolean
is_of_kind (gpointer line,
            guint    which)
{
  switch (which)
    {
    case WHICH_ELIMINATED:
      return hu_casualty_line_get_kind (line) == HU_LINE_ELIMINATED;
    case WHICH_CAPTURED:
      return hu_casualty_line_get_kind (line) == HU_LINE_CAPTURED;
    case WHICH_EXITED:
      return hu_casualty_line_is_exit (line);
    case WHICH_ADJUSTED:
      return hu_casualty_line_get_kind (line) == HU_LINE_ADJUSTED;
    default:
      return TRUE;
    }
}

static gboolean
is_listed (gpointer line,
           gpointer panel)
{
  HuCasualtyPanel *self = panel;

  return hu_side_page_has_side (self->sides, hu_casualty_line_get_side (line)) &&
         is_of_kind (line, gtk_drop_down_get_selected (self->kinds)) &&
         hu_panel_table_is_sought (hu_side_page_get_table (panel), hu_casualty_line_get_text (line),
                                   hu_casualty_line_get_what (line), hu_casualty_line_get_side_name (line), NULL);
}

static GArray *
list_hexes (gpointer  line,
            HuGame   *game)
{
  return hu_casualty_line_list_hexes (line, game);
}

static guint
get_event (gpointer line)
{
  return hu_casualty_line_get_event (line);
}

/* --- What is below them --- */

static HuGame *
get_game (HuCasualtyPanel *self)
{
  return hu_side_page_get_game (HU_SIDE_PAGE (self));
}

static char *
word_totals (HuCasualtyPanel *self,
             const gint64     points[HU_N_SIDES])
{
  return hu_explain_totals (hu_game_get_scenario (get_game (self)), HU_SIDE_FIRST, points);
}

static void
area_clicked_cb (GtkWidget *button)
{
  HuCasualtyPanel *self = HU_CASUALTY_PANEL (gtk_widget_get_ancestor (button, HU_TYPE_CASUALTY_PANEL));
  guint area = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "hu-area"));
  const HuExitArea *exits = g_ptr_array_index (hu_control_rules (hu_game_get_scenario (get_game (self)))->exits, area);

  hu_session_show_hexes (hu_panel_get_session (HU_PANEL (self)), exits->hexes);
}

static void
update_areas (HuCasualtyPanel *self)
{
  const HuScenario *scenario = hu_game_get_scenario (get_game (self));
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->areas))) != NULL)
    gtk_box_remove (self->areas, child);

  for (guint i = 0; i < hu_control_rules (scenario)->exits->len; i++)
    {
      const HuExitArea *area = g_ptr_array_index (hu_control_rules (scenario)->exits, i);
      g_autofree char *side = hu_explain_side (scenario, area->side);
      g_autofree char *hexes = hu_explain_hexes (scenario, area->hexes, 4);
      g_autofree char *points = g_strdup_printf ("%" G_GINT64_FORMAT, hu_casualty_area_points (get_game (self), i));
      /* Translators: a side, hexes through which it may leave the map, the points that it has for that */
      g_autofree char *text = hu_explain_sentence (scenario, _("%1$s exit %2$s: %3$s"), side, hexes, points);
      GtkWidget *button = gtk_button_new (), *label = gtk_label_new (text);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_MIDDLE);
      gtk_button_set_child (GTK_BUTTON (button), label);
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_add_css_class (button, "hu-condition-line");
      gtk_widget_set_tooltip_text (button, text);
      g_object_set_data (G_OBJECT (button), "hu-area", GUINT_TO_POINTER (i));
      g_signal_connect (button, "clicked", G_CALLBACK (area_clicked_cb), NULL);
      gtk_box_append (self->areas, button);
    }
}

static void
update_totals (HuCasualtyPanel *self)
{
  const HuControlFindings *findings = hu_snapshot_get_control (hu_game_get_snapshot (get_game (self)));
  g_autofree char *casualties = word_totals (self, findings->cvp);
  g_autofree char *exits = word_totals (self, findings->exit_vp);
  /* Translators: %s is as "German 12 : 4 Russian" */
  g_autofree char *first = g_strdup_printf (_("Casualties: %s"), casualties);
  /* Translators: %s is as "German 12 : 4 Russian" */
  g_autofree char *second = g_strdup_printf (_("Exit points: %s"), exits);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (hu_side_page_get_table (HU_SIDE_PAGE (self))->lines));

  gtk_label_set_text (self->casualties, first);
  gtk_label_set_text (self->exits, second);
  gtk_label_set_text (self->empty, n > 0 ? _("No entry matches.") : _("No unit has been eliminated or captured, "
                                                                          "and none has left the map."));
}

static void
update (HuSidePage *page)
{
  update_areas (HU_CASUALTY_PANEL (page));
  update_totals (HU_CASUALTY_PANEL (page));
}

/* --- The widget --- */

static void
begin (HuSidePage *page)
{
  HuCasualtyPanel *self = HU_CASUALTY_PANEL (page);
  g_autoptr(GtkStringList) kinds = gtk_string_list_new (NULL);

  hu_side_page_fill_sides (page, self->sides);
  gtk_string_list_append (kinds, C_("casualties", "All"));
  gtk_string_list_append (kinds, C_("casualties", "Eliminated"));
  gtk_string_list_append (kinds, C_("casualties", "Captured"));
  gtk_string_list_append (kinds, C_("casualties", "Exits"));
  gtk_string_list_append (kinds, C_("casualties", "Corrections"));
  gtk_drop_down_set_model (self->kinds, G_LIST_MODEL (kinds));
}

static void
hu_casualty_panel_class_init (HuCasualtyPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  HuSidePageClass *page_class = HU_SIDE_PAGE_CLASS (klass);

  page_class->system = HU_SYSTEM_CONTROL;
  page_class->table = (HuPanelTableKind) {
    dup_text, sort_text, sort_number, COLUMN_EVENT, page_class->table.light, page_class->table.chosen, style_cell,
    is_listed,
  };
  page_class->begin = begin;
  page_class->update_lines = hu_casualty_lines_update;
  page_class->update = update;
  page_class->list_hexes = list_hexes;
  page_class->get_event = get_event;

  hu_side_page_class_set_template (page_class, "/io/github/hexumpire/HexUmpire/ui/hu-casualty-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, HuCasualtyPanel, sides);
  gtk_widget_class_bind_template_child (widget_class, HuCasualtyPanel, kinds);
  gtk_widget_class_bind_template_child (widget_class, HuCasualtyPanel, empty);
  gtk_widget_class_bind_template_child (widget_class, HuCasualtyPanel, areas);
  gtk_widget_class_bind_template_child (widget_class, HuCasualtyPanel, casualties);
  gtk_widget_class_bind_template_child (widget_class, HuCasualtyPanel, exits);
  gtk_widget_class_set_css_name (widget_class, "hu-casualty-panel");
}

static void
hu_casualty_panel_init (HuCasualtyPanel *self)
{
  HuPanelTable *table;
  GtkColumnViewColumn *event;

  gtk_widget_init_template (GTK_WIDGET (self));
  table = hu_side_page_init_table (HU_SIDE_PAGE (self), HU_TYPE_CASUALTY_LINE);

  /* Translators: a column of the casualties: the number of an event; as short as can be */
  event = hu_panel_table_add_column (table, COLUMN_EVENT, C_("casualties", "#"), 40, TRUE, FALSE);
  hu_panel_table_add_column (table, COLUMN_SIDE, C_("casualties", "To"), 66, FALSE, FALSE);
  hu_panel_table_add_column (table, COLUMN_TEXT, C_("casualties", "For"), 0, FALSE, TRUE);
  /* Translators: a column of the casualties: points; as short as can be */
  hu_panel_table_add_column (table, COLUMN_POINTS, C_("casualties", "VP"), 40, TRUE, FALSE);
  hu_panel_table_add_column (table, COLUMN_TOTAL, C_("casualties", "Sum"), 44, TRUE, FALSE);
  gtk_column_view_sort_by_column (table->view, event, GTK_SORT_DESCENDING);
  hu_help_topic_set (GTK_WIDGET (self), "26.2");
}

HuSidePage *
hu_casualty_panel_new (HuMapView *map)
{
  return g_object_new (HU_TYPE_CASUALTY_PANEL, NULL);
}
