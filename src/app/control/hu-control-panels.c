/*
 * The control system's part in the window: buildings and casualties, the owners in a hex, the worth of a unit,
 * and the effect of points.
 */
#include "config.h"

#include "hu-system-panels.h"

#include <glib/gi18n-lib.h>

#include "hu-balance-section.h"
#include "hu-budget.h"
#include "hu-control-building-panel.h"
#include "hu-control-casualty-panel.h"
#include "hu-control-condition-card.h"
#include "hu-control-location-facts.h"
#include "hu-control-menu.h"
#include "hu-control-workshop.h"
#include "hu-control.h"
#include "hu-explain-control.h"
#include "hu-why-control-section.h"

/* Words the points that the unit would bring the enemy, and its own side by leaving: the sums of 26.21. */
static char *
word_worth (HuSnapshot *snapshot,
            guint       unit)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autofree char *lost = NULL;
  g_autofree char *gone = NULL;
  HuValue value;

  hu_control_value (hu_snapshot_get_state (snapshot), unit, &value);
  lost = hu_explain_value (scenario, unit, &value);
  hu_control_exit_value (hu_snapshot_get_state (snapshot), unit, &value);
  gone = hu_explain_value (scenario, unit, &value);

  /* Translators: each is a sum of points, as "KV-1E 1 + MA 0 = 1": for losing a unit, and for its leaving the map */
  return g_strdup_printf (_("Eliminated: %1$s\nExit points: %2$s"), lost, gone);
}

static char *
word_ratio (HuSnapshot  *snapshot,
            HuAdjustWhat what)
{
  const HuControlFindings *findings = hu_snapshot_get_control (snapshot);
  const gint64 *points = what == HU_ADJUST_CVP ? findings->cvp : findings->exit_vp;

  return g_strdup_printf ("%" G_GINT64_FORMAT " : %" G_GINT64_FORMAT, points[HU_SIDE_FIRST], points[HU_SIDE_SECOND]);
}

static char *
word_points (HuSnapshot  *before,
             HuSnapshot  *after,
             HuAdjustWhat what)
{
  g_autofree char *now = word_ratio (before, what);
  g_autofree char *then = word_ratio (after, what);
  g_autofree char *verdict = hu_explain_verdict (after);

  /* Translators: points before and after, each as "12 : 4", then the verdict as it would be */
  return g_strdup_printf (_("%1$s → %2$s. %3$s"), now, then, verdict);
}

/* Conditions are trees, not numbers; labels stand for conditions without room, and say who wins if none decides. */
static void
add_meters (GPtrArray  *widgets,
            HuSnapshot *snapshot)
{
  const GPtrArray *meters = hu_snapshot_get_meters (snapshot);
  GtkWidget *otherwise = hu_condition_card_new_otherwise (hu_snapshot_get_scenario (snapshot));
  guint n_lines = 0, left = 0;

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);
      GtkWidget *card;

      if (meter->system != HU_SYSTEM_CONTROL)
        continue;
      if (n_lines >= HU_BUDGET_CONDITION_LINES)
        {
          left++;
          continue;
        }
      card = hu_condition_card_new (snapshot, meter->nth, HU_BUDGET_CONDITION_LINES - n_lines);
      n_lines += hu_condition_card_get_n_lines (HU_CONDITION_CARD (card));
      g_ptr_array_add (widgets, card);
    }
  if (left > 0)
    g_ptr_array_add (widgets, hu_condition_card_new_rest (left));
  if (otherwise != NULL)
    g_ptr_array_add (widgets, otherwise);
}

static void
add_sections (GPtrArray            *sections,
              HuSession            *session,
              AdwApplicationWindow *window,
              HuMapView            *map)
{
  g_ptr_array_add (sections, hu_balance_section_new (session, window));
  g_ptr_array_add (sections, hu_why_control_section_new (session, window, map));
}

static const HuSidePageKind pages[] = {
  { "buildings", N_("Buildings"), "control", hu_building_panel_new },
  { "casualties", N_("Losses"), "casualties", hu_casualty_panel_new },
  { NULL },
};

static const char * const uses[] = {
  "/start/setup", "/start/holdings", "/start/fires", "/map/buildings", "/map/bridges", "/map/pillboxes", "/map/boards", NULL,
};

const HuSystemPanels hu_control_panels = {
  .pages = pages,
  .add_meters = add_meters,
  .add_sections = add_sections,
  .topics = { [HU_TOPIC_GAME] = "26.1", [HU_TOPIC_HEX] = "26.13", [HU_TOPIC_BUILDING] = "26.14" },
  .add_facts = hu_location_facts_add,
  .add_hex_items = hu_control_menu_add,
  .word_worth = word_worth,
  .word_points = word_points,
  .fill_rules = hu_control_workshop_fill,
  .terms = &hu_control_term_forms,
  .conditions = "/rules/control/victory",
  .rules_title = N_("Rules: Control"),
  .uses = uses,
};
