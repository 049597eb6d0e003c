/*
 * The entries of front-line in the table of hu-system-lists.h.
 *
 * The schedule, the line and the levels, written as terms.  They give the same level at the same event.
 */
#include "config.h"

#include "hu-system-lists.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-front-line-clauses.h"
#include "hu-front-line-rules.h"
#include "hu-front-line-why.h"
#include "hu-front-line.h"
#include "hu-json-writer.h"
#include "hu-quiz-private.h"
#include "hu-scenario.h"
#include "hu-why-node-private.h"
#include "hu-workshop-moment-private.h"

/* --- The rules as terms --- */

/* --- The schedule --- */

static void
write_per_strength (HuJsonWriter         *writer,
                    const HuScheduleItem *item)
{
  hu_json_writer_integer_member (writer, "per_strength", item->points);
  if (item->factors == NULL || item->factors->len == 0)
    return;

  hu_json_writer_key (writer, "multiply");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_key (writer, "branch");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  for (guint i = 0; i < item->factors->len; i++)
    hu_json_writer_integer_member (writer, g_array_index (item->factors, HuFactor, i).branch,
                                   g_array_index (item->factors, HuFactor, i).factor);
  hu_json_writer_end (writer);
  hu_json_writer_end (writer);
}

static void
write_item (HuJsonWriter         *writer,
            const HuScenario     *scenario,
            const HuScheduleItem *item)
{
  static const char * const whens[] = { "once", "turn", "end" };

  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_text_member (writer, "item", item->item);
  hu_json_writer_text_member (writer, "to", item->to == HU_SIDE_NONE ? "both" : scenario->sides[item->to].id);
  switch (item->kind)
    {
    case HU_ITEM_PER_STRENGTH:
      write_per_strength (writer, item);
      break;

    case HU_ITEM_PLACE:
      hu_json_writer_text_member (writer, "place", hu_map_get_place (scenario->map, item->place)->id);
      hu_json_writer_text_member (writer, "hold", item->hold == HU_HOLD_CLEAR ? "clear" : "control");
      hu_json_writer_integer_member (writer, "points", item->points);
      hu_json_writer_text_member (writer, "when", whens[item->when]);
      break;

    case HU_ITEM_AWARD:
      hu_json_writer_integer_member (writer, "points", item->points);
      hu_json_writer_text_member (writer, "when", "award");
      break;
    }
  hu_json_writer_end (writer);
}

/* An id that no item has: the ledger names the line by it. */
static char *
dup_line_id (const HuFrontLineRules *rules)
{
  for (guint n = 1;; n++)
    {
      char *id = n == 1 ? g_strdup ("line") : g_strdup_printf ("line-%u", n);
      gboolean taken = FALSE;

      for (guint i = 0; i < rules->schedule->len; i++)
        taken |= g_str_equal (((const HuScheduleItem *) g_ptr_array_index (rules->schedule, i))->item, id);
      if (!taken)
        return id;
      g_free (id);
    }
}

/* Each gap costs the side that leaves it, which the enemy gains. */
static void
write_line (HuJsonWriter           *writer,
            const HuFrontLineRules *rules)
{
  g_autofree char *id = dup_line_id (rules);

  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_text_member (writer, "item", id);
  hu_json_writer_text_member (writer, "to", "both");
  if (rules->from_turn > 1)
    {
      hu_json_writer_key (writer, "turn");
      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      hu_json_writer_integer_member (writer, "from", rules->from_turn);
      hu_json_writer_end (writer);
    }
  hu_json_writer_key (writer, "line");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  if (rules->rows_given)
    {
      hu_json_writer_key (writer, "rows");
      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      hu_json_writer_integer_member (writer, "from", rules->first_row);
      hu_json_writer_integer_member (writer, "to", rules->last_row);
      hu_json_writer_end (writer);
    }
  if (rules->reading == HU_READING_PATH)
    hu_json_writer_text_member (writer, "reading", "path");
  if (rules->ends_exempt)
    hu_json_writer_boolean_member (writer, "ends_exempt", TRUE);
  if (rules->zoc_respects_hexsides)
    hu_json_writer_boolean_member (writer, "zoc_respects_hexsides", TRUE);
  hu_json_writer_end (writer);
  hu_json_writer_integer_member (writer, "points", rules->penalty);
  hu_json_writer_end (writer);
}

/* --- The levels --- */

static void
write_none (HuJsonWriter     *writer,
            const HuScenario *scenario)
{
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_text_member (writer, "id", "none");
  hu_json_writer_text_member (writer, "winner", NULL);
  hu_json_writer_text_member (writer, "when", "end");
  hu_json_writer_key (writer, "needs");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_key (writer, "all");
  hu_json_writer_begin_list (writer, HU_JSON_INLINE);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      hu_json_writer_key (writer, "points");
      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      hu_json_writer_text_member (writer, "side", scenario->sides[side].id);
      hu_json_writer_integer_member (writer, "at_most", 0);
      hu_json_writer_end (writer);
      hu_json_writer_end (writer);
    }
  for (guint i = 0; i < 3; i++)
    hu_json_writer_end (writer);
}

/* A band between the bound of the level before and its own. */
static void
write_level (HuJsonWriter     *writer,
             const HuScenario *scenario,
             const HuLevel    *level,
             const HuLevel    *before)
{
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);

  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_text_member (writer, "id", level->id);
  hu_json_writer_text_member (writer, "winner", scenario->sides[level->side].id);
  hu_json_writer_text_member (writer, "level", level->id);
  hu_json_writer_text_member (writer, "when", "end");
  hu_json_writer_key (writer, "needs");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_key (writer, "ratio");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_text_member (writer, "side", scenario->sides[rules->attacker].id);
  if (before != NULL)
    hu_json_writer_ratio_member (writer, before->bound == HU_BOUND_UP_TO ? "above" : "at_least",
                                 before->numerator, before->denominator);
  if (level->bound != HU_BOUND_NONE)
    hu_json_writer_ratio_member (writer, level->bound == HU_BOUND_UP_TO ? "up_to" : "below",
                                 level->numerator, level->denominator);
  for (guint i = 0; i < 3; i++)
    hu_json_writer_end (writer);
}

static void
write_levels (HuJsonWriter     *writer,
              const HuScenario *scenario)
{
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);

  hu_json_writer_key (writer, "outcomes");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  if (rules->zero_zero_none)
    write_none (writer, scenario);
  for (guint i = 0; i < rules->levels->len; i++)
    write_level (writer, scenario, g_ptr_array_index (rules->levels, i),
                 i > 0 ? g_ptr_array_index (rules->levels, i - 1) : NULL);
  hu_json_writer_end (writer);
}

static gboolean
front_line_write_terms (HuJsonWriter     *writer,
                        const HuScenario *scenario,
                        GPtrArray        *left_out)
{
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);

  if (!rules->army_zoc)
    g_ptr_array_add (left_out, g_strdup (_("Armies have a zone of control in terms of a line.")));
  if (rules->aircraft_hold)
    g_ptr_array_add (left_out, g_strdup (_("Aircraft do not hold a place in terms.")));
  hu_json_writer_key (writer, "schedule");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  for (guint i = 0; i < rules->schedule->len; i++)
    write_item (writer, scenario, g_ptr_array_index (rules->schedule, i));
  write_line (writer, rules);
  hu_json_writer_end (writer);
  write_levels (writer, scenario);

  return TRUE;
}

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
  /* Several paths may be the cheapest, with their gaps in different rows. */
  if (hu_front_line_rules (hu_snapshot_get_scenario (snapshot))->reading != HU_READING_PATH)
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
    _hu_why_list_ledger (self, list, HU_SIDE_NONE);
  else
    _hu_why_list_gaps (self, list, meter->for_side);
}

static gboolean
has_path (const HuScenario *scenario)
{
  return hu_front_line_rules (scenario)->reading == HU_READING_PATH;
}

static const GArray *
get_open (const HuSnapshot *snapshot,
          const HuMeter    *meter)
{
  return meter->kind != HU_FRONT_LINE_METER_POINTS ? hu_snapshot_get_front_line (snapshot)->open[meter->for_side] : NULL;
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

static void
add_why_points (HuWhyNode  *root,
                GListStore *list,
                HuSide      side)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (root->snapshot);
  const GPtrArray *schedule = hu_front_line_rules (hu_snapshot_get_scenario (root->snapshot))->schedule;

  /* No schedule of levels gives points for leaving the map. */
  if (root->index == HU_WHY_EXIT_POINTS)
    return;
  if (side == HU_SIDE_NONE)
    {
      _hu_why_add_meters_of (root, list, HU_FRONT_LINE_METER_POINTS);
      return;
    }

  _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                       hu_explain_points_foreseen (hu_snapshot_get_scenario (root->snapshot), side,
                                                                   findings->scored, findings->points, 1, TRUE)), "schedule");
  _hu_why_add_points (root, list, findings->ledger, schedule->len, _hu_why_add_line_item, _hu_why_add_line_entry);
}

static const HuWhyHeading headings[] = {
  { N_("Front line, hex rows from north to south"), "line" },
  { N_("Ledger of victory points"), "points" },
  { NULL },
};

const HuSystemLists hu_front_line_lists = {
  .add_why_counter = _hu_why_add_line_counter,
  .add_why_event = _hu_why_add_line_event,
  .add_why_then = _hu_why_add_line_then,
  .add_why_points = add_why_points,
  .add_why_item = _hu_why_add_line_item,
  .write_terms = front_line_write_terms,
  .new_rules = new_rules,
  .carry = carry,
  .add_facts = add_facts,
  .unasked = unasked,
  .get_band = get_band,
  .list_why = list_why,
  .add_why_row = _hu_why_add_row,
  .has_path = has_path,
  .add_why_path = _hu_why_add_path,
  .get_open = get_open,
  .add_why_hex = _hu_why_add_line_hex,
  .add_why_place = _hu_why_add_place_items,
  .marks = marks,
  .headings = headings,
};
