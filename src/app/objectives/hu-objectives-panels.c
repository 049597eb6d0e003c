/*
 * The part of objectives in the window: its topics, and the effect of more points.
 */
#include "config.h"

#include "hu-system-panels.h"

#include <glib/gi18n-lib.h>

#include "hu-event.h"
#include "hu-explain-objectives.h"
#include "hu-objectives-page.h"

/* The totals before and after, and the outcomes whose conditions they meet. */
static char *
word_points (HuSnapshot  *before,
             HuSnapshot  *after,
             HuAdjustWhat what)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (after);
  const HuObjectivesFindings *then = hu_snapshot_get_objectives (before);
  const HuObjectivesFindings *now = hu_snapshot_get_objectives (after);
  g_autofree char *totals = hu_explain_totals (scenario, HU_SIDE_FIRST, now->points,
                                               hu_objectives_rules (scenario)->unit);

  for (guint i = 0; i < now->outcomes->len; i++)
    {
      gboolean was = ((const HuOutcomeFinding *) g_ptr_array_index (then->outcomes, i))->met;

      if (((const HuOutcomeFinding *) g_ptr_array_index (now->outcomes, i))->met && !was)
        {
          g_autofree char *name = hu_explain_outcome (scenario, hu_objectives_get_outcome (scenario, i));

          /* Translators: totals: "German 12 : 4 Soviet"; the name of an outcome. */
          return g_strdup_printf (_("%s, which meets the condition of “%s”."), totals, name);
        }
    }

  /* Translators: totals: "German 12 : 4 Soviet". */
  return g_strdup_printf (C_("points", "%s."), totals);
}

const HuSystemPanels hu_objectives_panels = {
  .topics = { [HU_TOPIC_GAME] = "outcomes", [HU_TOPIC_HEX] = "terms" },
  .word_points = word_points,
  .fill_rules = hu_objectives_workshop_fill,
  .terms = &hu_objectives_term_forms,
  .conditions = "/rules/objectives/outcomes",
  .rules_title = N_("Rules: Objectives"),
};
