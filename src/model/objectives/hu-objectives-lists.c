/*
 * The entries of objectives in the table of hu-system-lists.h.
 */
#include "config.h"

#include "hu-system-lists.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-objectives.h"
#include "hu-objectives-clauses.h"
#include "hu-objectives-copy.h"
#include "hu-objectives-meter.h"
#include "hu-objectives.h"
#include "hu-objectives-why.h"
#include "hu-quiz-private.h"
#include "hu-workshop-moment-private.h"

static HuNode *
new_rules (HuWorkshop *workshop)
{
  return hu_objectives_new_rules ();
}

/* --- A moment as a start --- */

static void
carry (HuNode          **draft,
       const HuSnapshot *snapshot)
{
  const HuObjectivesFindings *findings = hu_snapshot_get_objectives (snapshot);
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  gint64 points[HU_N_SIDES] = { 0, 0 };
  HuNode *made = hu_node_new_object ();

  for (guint i = 0; i < findings->ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (findings->ledger, i);

      if (!entry->provisional)
        points[entry->side] += entry->points;
    }
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (points[side] != 0)
      hu_node_put (&made, scenario->sides[side].id, hu_node_new_integer (points[side]));
  if (hu_node_get_n (made) == 0)
    g_clear_pointer (&made, hu_node_unref);
  _hu_moment_put_at (draft, "/start/points", made);
}

static gboolean
remembers (const HuTermFinding *finding)
{
  if (hu_term_is_memory (finding->term) || finding->term->kind == HU_TERM_ENTERED)
    return TRUE;
  for (guint i = 0; i < finding->parts->len; i++)
    if (remembers (g_ptr_array_index (finding->parts, i)))
      return TRUE;

  return FALSE;
}

static void
note_left (HuWorkshop       *workshop,
           const HuSnapshot *snapshot,
           GPtrArray        *left_behind)
{
  const HuObjectivesFindings *findings = hu_snapshot_get_objectives (snapshot);

  for (guint i = 0; i < findings->outcomes->len; i++)
    if (remembers (((const HuOutcomeFinding *) g_ptr_array_index (findings->outcomes, i))->needs))
      {
        g_ptr_array_add (left_behind, g_strdup (_("What the conditions remember begins anew.")));
        return;
      }
}

/* --- Questions --- */

static void
add_facts (GPtrArray        *facts,
           const HuSnapshot *snapshot)
{
  const HuObjectivesRules *rules = hu_objectives_rules (hu_snapshot_get_scenario (snapshot));

  if (rules->schedule_given)
    _hu_quiz_add_sides (facts, HU_FACT_POINTS);
  for (guint i = 0; i < MIN (rules->outcomes->len, HU_QUIZ_MOST_OF_A_KIND); i++)
    _hu_quiz_add_subject (facts, HU_FACT_OUTCOME, HU_SUBJECT_HEX, (gint32) i);
}

/* --- Meters --- */

static gint64
get_band (const HuMeter *meter)
{
  return meter->kind == HU_OBJECTIVES_METER_OUTCOME ? hu_objectives_meter (meter)->lack == 1 : 0;
}

static const HuMapMark marks[] = {
  { NULL },
};

/* Clauses that no drill asks about: no position with conditions of its own is drawn at random yet. */
static const HuClauseId unasked[] = { HU_CLAUSE_OBJECTIVES_COINCIDENCE, HU_CLAUSE_OBJECTIVES_LADDER, NULL };

static HuSide
get_default (const HuScenario *scenario,
             const char      **rule)
{
  const HuObjectivesRules *rules = hu_objectives_rules (scenario);

  *rule = "otherwise";

  return rules->has_otherwise ? rules->otherwise : HU_SIDE_NONE;
}

static char *
explain_order (const HuSnapshot *snapshot,
               const HuMeter    *meter)
{
  if (meter != NULL && meter->kind != HU_OBJECTIVES_METER_OUTCOME)
    return NULL;

  return hu_explain_outcome_order (snapshot, meter != NULL ? (gint) meter->nth : -1);
}

static const HuWhyHeading headings[] = {
  { N_("Ledger of points"), "points" },
  { NULL },
};

const HuSystemLists hu_objectives_lists = {
  .add_why_points = _hu_why_add_objectives_points,
  .add_why_item = _hu_why_add_objectives_item,
  .add_why_clause = _hu_why_add_objectives_clause,
  .add_why_counter = _hu_why_add_objectives_counter,
  .add_why_side = _hu_why_add_objectives_side,
  .add_why_then = _hu_why_add_objectives_then,
  .add_why_coming = _hu_why_add_objectives_coming,
  .new_rules = new_rules,
  .carry = carry,
  .note_left = note_left,
  .add_facts = add_facts,
  .get_band = get_band,
  .list_why = _hu_why_list_objectives,
  .add_why_place = _hu_why_add_objectives_place,
  .add_why_due = _hu_why_add_objectives_due,
  .add_why_event = _hu_why_add_objectives_event,
  .add_why_hex = _hu_why_add_objectives_hex,
  .get_default = get_default,
  .explain_order = explain_order,
  .marks = marks,
  .headings = headings,
  .unasked = unasked,
};
