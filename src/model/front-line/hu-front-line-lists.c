/*
 * The entries of front-line in the table of hu-system-lists.h.
 */
#include "hu-system-lists.h"

#include "hu-front-line.h"
#include "hu-front-line-terms.h"
#include "hu-front-line-why.h"
#include "hu-quiz-private.h"
#include "hu-workshop-moment-private.h"
#include "hu-front-line-clauses.h"

static HuNode *
new_rules (HuWorkshop *workshop)
{
  HuNode *made = hu_node_new_object ();

  hu_node_put (&made, "attacker", _hu_workshop_id_at (workshop, "/sides/0/id"));
  hu_node_put (&made, "defender", _hu_workshop_id_at (workshop, "/sides/1/id"));

  return made;
}

/* --- A moment as a start --- */

/* Tells whether @side has scored the item, which gives points at the first capture. */
static gboolean
has_scored (const HuFrontLineFindings *findings,
            guint                      item,
            HuSide                     side)
{
  for (guint i = 0; i < findings->ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (findings->ledger, i);

      if (entry->gain == HU_GAIN_PLACE && entry->item == item && entry->side == side && !entry->provisional)
        return TRUE;
    }

  return FALSE;
}

/* An item that is scored once is carried over for the sides that have not scored it yet. */
static void
carry_schedule (HuNode                   **draft,
                const HuScenario          *scenario,
                const HuFrontLineFindings *findings)
{
  static const char pointer[] = "/rules/front-line/schedule";
  const HuNode *before = hu_node_at (*draft, pointer);
  GPtrArray *made;

  if (before == NULL)
    return;

  made = g_ptr_array_new ();
  for (guint i = 0; i < hu_node_get_n (before) && i < hu_front_line_rules (scenario)->schedule->len; i++)
    {
      const HuScheduleItem *item = g_ptr_array_index (hu_front_line_rules (scenario)->schedule, i);
      gboolean once = item->kind == HU_ITEM_PLACE && item->when == HU_WHEN_ONCE;
      gboolean open[HU_N_SIDES];
      HuNode *node = hu_node_ref (hu_node_get_element (before, i));

      for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
        open[side] = (item->to == HU_SIDE_NONE || item->to == side) && !(once && has_scored (findings, i, side));
      if (!open[HU_SIDE_FIRST] && !open[HU_SIDE_SECOND])
        {
          hu_node_unref (node);
          continue;
        }
      if (item->to == HU_SIDE_NONE && open[HU_SIDE_FIRST] != open[HU_SIDE_SECOND])
        hu_node_put (&node, "to", hu_node_new_text (scenario->sides[open[HU_SIDE_FIRST] ? 0 : 1].id));
      g_ptr_array_add (made, node);
    }
  _hu_moment_put_at (draft, pointer, hu_node_new_list_take (made));
}

static void
carry (HuNode          **draft,
       const HuSnapshot *snapshot)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  gint64 points[HU_N_SIDES] = { 0, 0 };
  HuNode *made;

  for (guint i = 0; i < findings->ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (findings->ledger, i);

      if (!entry->provisional)
        points[entry->side] += entry->points;
    }
  made = hu_node_new_object ();
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (points[side] != 0)
      hu_node_put (&made, scenario->sides[side].id, hu_node_new_integer (points[side]));
  if (hu_node_get_n (made) == 0)
    g_clear_pointer (&made, hu_node_unref);
  _hu_moment_put_at (draft, "/start/points", made);
  carry_schedule (draft, scenario, findings);
}

/* --- Questions --- */

static void
add_facts (GPtrArray        *facts,
           const HuSnapshot *snapshot)
{
  _hu_quiz_add (facts, HU_FACT_LEVEL);
  _hu_quiz_add_sides (facts, HU_FACT_POINTS);
  _hu_quiz_add_sides (facts, HU_FACT_OPEN_ROWS);
}

/* --- Meters --- */

static gint64
get_band (const HuMeter *meter)
{
  if (meter->kind == HU_FRONT_LINE_METER_POINTS)
    return hu_front_line_meter (meter)->level;

  return meter->value == 0;
}

static void
list_why (HuWhyNode     *self,
          GListStore    *list,
          const HuMeter *meter)
{
  if (meter->kind == HU_FRONT_LINE_METER_POINTS)
    _hu_why_list_ledger (self, list);
  else
    _hu_why_list_gaps (self, list, meter->for_side);
}

static const HuMapMark marks[] = {
  { "line", "line", "line", TRUE },
  { "flip", "line", NULL },
  { "control", "schedule", NULL },
  { NULL },
};

static const HuClauseId unasked[] = {
  HU_CLAUSE_FIRST_TIME, HU_CLAUSE_UNBROKEN, NULL,
};

const HuSystemLists hu_front_line_lists = {
  .write_terms = hu_front_line_write_terms,
  .new_rules = new_rules,
  .carry = carry,
  .add_facts = add_facts,
  .unasked = unasked,
  .get_band = get_band,
  .list_why = list_why,
  .marks = marks,
};
