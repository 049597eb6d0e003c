/*
 * Reasons of objectives: what an event means for points that come later, and what the end of a phase judged.
 */
#include "config.h"

#include "hu-objectives-why.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-objectives.h"
#include "hu-why-node-private.h"

#define JUDGED_TOLD 4 /* conditions that an event is told to have judged */

/* Does control of a place give its points again and again, or at the end? */
static gboolean
scores_later (const HuScoreItem *item)
{
  return item->kind == HU_SCORE_HOLD && item->hold == HU_HELD_BY_CONTROL &&
         (item->when == HU_SCORE_EACH_PLAYER_TURN || item->when == HU_SCORE_EACH_TURN || item->when == HU_SCORE_AT_END);
}

/* How the conditions stood that were judged at the end of the phase: those that are judged at once are at every event. */
static void
add_judged (HuWhyNode  *event,
            GListStore *list)
{
  const HuState *before = hu_game_peek_before (event->game, event->index);
  gint moment = hu_clock_moment (before->scenario, &before->clock);
  g_autoptr(HuSnapshot) then = hu_game_get_snapshot_before (event->game, event->index);
  const GPtrArray *outcomes = hu_snapshot_get_objectives (then)->outcomes;
  guint told = 0;

  for (guint i = 0; i < outcomes->len; i++)
    {
      const HuOutcomeFinding *finding = g_ptr_array_index (outcomes, i);
      g_autofree char *title = NULL, *standing = NULL;

      if (finding->outcome->when == HU_JUDGED_INSTANT || finding->met || !hu_objectives_is_judged (before, i, moment) ||
          told++ >= JUDGED_TOLD)
        continue;
      title = hu_explain_outcome (before->scenario, finding->outcome);
      standing = hu_explain_term_standing (before->scenario, finding->needs);
      _hu_why_set_rule (_hu_why_add_below (event, list, WHY_FACT, 0,
                                           /* Translators: a condition, how it stood: "1 of 2". */
                                           g_strdup_printf (_("“%1$s” was judged then, and was not met: %2$s."), title,
                                                            standing)),
                        finding->outcome->id);
    }
}

void
_hu_why_add_objectives_event (HuWhyNode     *event,
                              GListStore    *list,
                              const HuEvent *cause,
                              HuSnapshot    *after,
                              gboolean       idle)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (event->snapshot);
  const GPtrArray *schedule = hu_objectives_rules (scenario)->schedule;

  if (cause->verb == HU_VERB_EXIT && hu_snapshot_get_state (after)->unit_status[cause->unit] == HU_UNIT_EXITED)
    _hu_why_add_objectives_exit (event, list, cause->unit);
  if (idle && cause->verb == HU_VERB_END_PHASE)
    add_judged (event, list);
  for (guint i = 0; !idle && i < schedule->len; i++)
    {
      const HuScoreItem *item = g_ptr_array_index (schedule, i);
      g_autofree char *words = scores_later (item) ? hu_explain_score_item (scenario, item) : NULL;

      for (guint j = 0; words != NULL && item->where.places != NULL && j < item->where.places->len; j++)
        _hu_why_add_counts (event, list, g_array_index (item->where.places, guint, j), item->to, words, "points");
    }
}
