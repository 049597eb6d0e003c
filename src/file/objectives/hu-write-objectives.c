/*
 * `rules.objectives` on the way out: supply, withdrawals, schedule, outcomes.  Conditions are in hu-write-terms.c.
 */
#include "config.h"

#include "hu-objectives-format.h"
#include "hu-write-objectives-private.h"

static void
write_supply (HuJsonWriter            *writer,
              const HuScenario        *scenario,
              const HuObjectivesRules *rules)
{
  hu_json_writer_key (writer, "supply");
  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (rules->supply[side] != NULL)
      {
        hu_json_writer_key (writer, scenario->sides[side].id);
        hu_write_supply_rules (writer, scenario, "objectives-supply", rules->supply[side]);
      }
  hu_json_writer_end (writer);
}

/* --- The schedule --- */

static void
write_multiply (HuJsonWriter      *writer,
                const HuScoreItem *item)
{
  hu_json_writer_key (writer, "multiply");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_key (writer, "branch");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  for (guint i = 0; i < item->factors->len; i++)
    {
      const HuFactor *factor = &g_array_index (item->factors, HuFactor, i);

      hu_json_writer_integer_member (writer, factor->branch, factor->factor);
    }
  hu_json_writer_end (writer);
  hu_json_writer_end (writer);
}

static void
write_per (HuJsonWriter      *writer,
           const HuScenario  *scenario,
           const HuScoreItem *item)
{
  hu_json_writer_integer_member (writer, item->per_strength ? "per_strength" : "per_unit", item->points);
  if (item->for_given || item->what_for != HU_WORTH_ELIMINATED)
    hu_json_writer_text_member (writer, "for", hu_score_for_to_string (item->what_for));
  if (item->filter_given)
    {
      hu_json_writer_key (writer, "units");
      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      hu_write_filter (writer, scenario, &item->filter);
      hu_json_writer_end (writer);
    }
  if (item->factors != NULL)
    write_multiply (writer, item);
  if (item->has_through)
    hu_write_sources (writer, scenario, "through", &item->through, NULL);
  hu_write_where (writer, scenario, &item->where);
  hu_write_supplied (writer, item->supplied);
  if (item->when_given)
    hu_json_writer_text_member (writer, "when", hu_score_when_to_string (item->when));
}

static void
write_item (HuJsonWriter      *writer,
            const HuScenario  *scenario,
            const HuScoreItem *item)
{
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_text_member (writer, "item", item->id);
  hu_json_writer_text_member (writer, "to", item->to == HU_SIDE_NONE ? "both" : scenario->sides[item->to].id);
  hu_write_turn_span (writer, &item->turn);
  switch (item->kind)
    {
    case HU_SCORE_PER:
      write_per (writer, scenario, item);
      break;
    case HU_SCORE_HOLD:
      hu_write_where (writer, scenario, &item->where);
      if (item->hold_given)
        hu_json_writer_text_member (writer, "hold", hu_held_to_string (item->hold));
      hu_json_writer_integer_member (writer, "points", item->points);
      hu_json_writer_text_member (writer, "when", hu_score_when_to_string (item->when));
      break;
    case HU_SCORE_LINE:
      hu_json_writer_key (writer, "line");
      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      hu_write_line_rules (writer, &item->line);
      hu_json_writer_end (writer);
      hu_json_writer_integer_member (writer, "points", item->points);
      break;
    case HU_SCORE_AWARD:
      hu_json_writer_integer_member (writer, "points", item->points);
      hu_json_writer_text_member (writer, "when", "award");
      break;
    case HU_SCORE_NEEDS:
      hu_json_writer_key (writer, "needs");
      hu_write_term (writer, scenario, item->needs);
      hu_json_writer_integer_member (writer, "points", item->points);
      hu_json_writer_text_member (writer, "when", hu_score_when_to_string (item->when));
      if (item->of != HU_SIDE_NONE)
        hu_json_writer_text_member (writer, "of", scenario->sides[item->of].id);
      break;
    }
  hu_json_writer_end (writer);
}

/* --- Outcomes --- */

static void
write_winner (HuJsonWriter     *writer,
              const HuScenario *scenario,
              HuSide            winner)
{
  hu_json_writer_key (writer, "winner");
  if (winner == HU_SIDE_NONE)
    hu_json_writer_text (writer, NULL);
  else
    hu_json_writer_text (writer, scenario->sides[winner].id);
}

static void
write_outcome (HuJsonWriter     *writer,
               const HuScenario *scenario,
               const HuOutcome  *outcome)
{
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_text_member (writer, "id", outcome->id);
  if (outcome->name != NULL)
    hu_json_writer_text_member (writer, "name", outcome->name);
  write_winner (writer, scenario, outcome->winner);
  if (outcome->level != NULL)
    hu_json_writer_text_member (writer, "level", outcome->level);
  hu_json_writer_text_member (writer, "when", hu_judged_to_string (outcome->when));
  if (outcome->of != HU_SIDE_NONE)
    hu_json_writer_text_member (writer, "of", scenario->sides[outcome->of].id);
  if (outcome->phase != NULL)
    hu_json_writer_text_member (writer, "phase", outcome->phase);
  hu_write_turn_span (writer, &outcome->turn);
  hu_json_writer_key (writer, "needs");
  hu_write_term (writer, scenario, outcome->needs);
  hu_json_writer_members (writer, outcome->extra, NULL);
  hu_json_writer_end (writer);
}

static void
write_otherwise (HuJsonWriter            *writer,
                 const HuScenario        *scenario,
                 const HuObjectivesRules *rules)
{
  hu_json_writer_key (writer, "otherwise");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  write_winner (writer, scenario, rules->otherwise);
  if (rules->otherwise_level != NULL)
    hu_json_writer_text_member (writer, "level", rules->otherwise_level);
  hu_json_writer_members (writer, rules->otherwise_extra, NULL);
  hu_json_writer_end (writer);
}

/**
 * hu_write_objectives:
 * @writer: the writer, within `rules.objectives`
 * @scenario: a scenario with these rules in force
 *
 * Writes the data of the rule system.
 */
void
hu_write_objectives (HuJsonWriter     *writer,
                     const HuScenario *scenario)
{
  const HuObjectivesRules *rules = hu_objectives_rules (scenario);

  if (rules->supply_given)
    write_supply (writer, scenario, rules);
  hu_write_member (writer, scenario, "objectives", "withdrawals", rules);
  if (rules->schedule_given)
    {
      hu_json_writer_key (writer, "schedule");
      hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
      for (guint i = 0; i < rules->schedule->len; i++)
        write_item (writer, scenario, g_ptr_array_index (rules->schedule, i));
      hu_json_writer_end (writer);
    }
  hu_json_writer_key (writer, "outcomes");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  for (guint i = 0; i < rules->outcomes->len; i++)
    write_outcome (writer, scenario, g_ptr_array_index (rules->outcomes, i));
  hu_json_writer_end (writer);
  if (rules->has_otherwise)
    write_otherwise (writer, scenario, rules);
  hu_json_writer_members (writer, rules->extra, NULL);
}
