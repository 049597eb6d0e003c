/*
 * The panel of casualties: a row for each unit with the sum of its points, captured units with their captors,
 * exits by area, and corrections; below them the totals.
 */
#include "config.h"

#include "hu-control-casualty-panel.h"

#include <glib/gi18n-lib.h>

#include "hu-control-casualty-rows.h"
#include "hu-control-rules.h"
#include "hu-explain-control.h"
#include "hu-help-topic.h"
#include "hu-widget-find.h"

struct _HuCasualtyPanel
{
  HuSidePage parent_instance;

  GtkBox    *areas;
  GtkLabel  *casualties;
  GtkLabel  *exits;
};

G_DEFINE_FINAL_TYPE (HuCasualtyPanel, hu_casualty_panel, HU_TYPE_SIDE_PAGE)

static HuGame *
get_game (HuCasualtyPanel *self)
{
  return hu_side_page_get_game (HU_SIDE_PAGE (self));
}

static char *
word_totals (HuCasualtyPanel *self,
             const gint64     points[HU_N_SIDES])
{
  return hu_explain_totals (hu_game_get_scenario (get_game (self)), HU_SIDE_FIRST, points, 1);
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

  hu_widget_empty (GTK_WIDGET (self->areas));

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
update (HuSidePage *page)
{
  HuCasualtyPanel *self = HU_CASUALTY_PANEL (page);
  const HuControlFindings *findings = hu_snapshot_get_control (hu_game_get_snapshot (get_game (self)));
  g_autofree char *casualties = word_totals (self, findings->cvp);
  g_autofree char *exits = word_totals (self, findings->exit_vp);
  /* Translators: %s is as "German 12 : 4 Russian" */
  g_autofree char *first = g_strdup_printf (_("Casualties: %s"), casualties);
  /* Translators: %s is as "German 12 : 4 Russian" */
  g_autofree char *second = g_strdup_printf (_("Exit points: %s"), exits);

  update_areas (self);
  gtk_label_set_text (self->casualties, first);
  gtk_label_set_text (self->exits, second);
}

static void
hu_casualty_panel_class_init (HuCasualtyPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  HuSidePageClass *page_class = HU_SIDE_PAGE_CLASS (klass);

  page_class->system = HU_SYSTEM_CONTROL;
  page_class->rows = &hu_casualty_rows;
  page_class->sort_column = HU_CASUALTY_ROW_EVENT;
  page_class->sort_order = GTK_SORT_DESCENDING;
  page_class->has_sides = TRUE;
  page_class->none = N_("No unit has been eliminated or captured, and none has left the map.");
  page_class->no_match = N_("No entry matches.");
  page_class->update = update;

  hu_side_page_class_set_template (page_class, "/io/github/hexumpire/HexUmpire/ui/hu-casualty-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, HuCasualtyPanel, areas);
  gtk_widget_class_bind_template_child (widget_class, HuCasualtyPanel, casualties);
  gtk_widget_class_bind_template_child (widget_class, HuCasualtyPanel, exits);
  gtk_widget_class_set_css_name (widget_class, "hu-casualty-panel");
}

static void
hu_casualty_panel_init (HuCasualtyPanel *self)
{
  hu_side_page_init_template (HU_SIDE_PAGE (self));
  hu_help_topic_set (GTK_WIDGET (self), "26.2");
}

HuSidePage *
hu_casualty_panel_new (HuMapView *map)
{
  return g_object_new (HU_TYPE_CASUALTY_PANEL, NULL);
}
