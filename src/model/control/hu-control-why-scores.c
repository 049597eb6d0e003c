/*
 * Reasons of casualty and exit points: one line per unit, down to the event and the fate of
 * the unit.
 */
#include "config.h"

#include "hu-control-why.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-control.h"
#include "hu-explain-control.h"
#include "hu-why-node-private.h"

static GArray *
list_scores (HuSnapshot *snapshot,
             gboolean    exits)
{
  const HuControlFindings *findings = hu_snapshot_get_control (snapshot);

  return hu_casualties_list_dated (exits ? findings->exits : findings->casualties);
}

/* Sets the rule by which the points count; a correction has the rule that it corrects. */
static void
set_score_rule (HuWhyNode        *node,
                const HuCasualty *score,
                gboolean          is_exit)
{
  g_autofree char *rule = score->clause != NULL ? g_strndup (score->clause, strcspn (score->clause, "/")) : NULL;

  _hu_why_set_rule (node, rule != NULL ? rule : is_exit ? "26.23" : "26.2");
}

/* Adds the event of a score and the fate of the unit. */
static void
list_score (HuWhyNode  *self,
            GListStore *list)
{
  gboolean is_exit = GPOINTER_TO_INT (self->part);
  g_autoptr(GArray) scores = list_scores (self->snapshot, is_exit);
  const HuCasualty *score = &g_array_index (scores, HuCasualty, self->index);

  if (score->event > 0)
    _hu_why_add_event (list, self->game, self->snapshot, score->event);
  if (score->unit == HU_UNIT_NONE)
    return;

  _hu_why_add_below (self, list, WHY_FACT, 0,
                     hu_explain_casualty_kind (hu_snapshot_get_scenario (self->snapshot), score, is_exit));
  _hu_why_add_unit (self, list, score->unit);
}

void
_hu_why_list_scores (HuWhyNode  *self,
                     GListStore *list,
                     HuSide      side,
                     gboolean    exits)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  g_autoptr(GArray) scores = list_scores (self->snapshot, exits);
  g_autofree char *name = hu_explain_side (scenario, side);

  for (guint i = scores->len; i > 0; i--)
    {
      const HuCasualty *score = &g_array_index (scores, HuCasualty, i - 1);
      g_autofree char *points = NULL;
      g_autofree char *what = NULL;
      HuWhyNode *node;

      if (score->to != side)
        continue;
      points = g_strdup_printf ("%+" G_GINT64_FORMAT, score->points);
      what = hu_explain_casualty (scenario, score);
      /* Translators: a side, points with their sign, and what they are for */
      node = _hu_why_add_below (self, list, WHY_PART, i - 1, g_strdup_printf (_("%1$s %2$s: %3$s"), name, points, what));
      node->part = GINT_TO_POINTER (exits);
      node->list_part = list_score;
      node->event = score->event;
      set_score_rule (node, score, exits);
    }
}
