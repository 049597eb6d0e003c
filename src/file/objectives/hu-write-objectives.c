/*
 * `rules.objectives` on the way out: supply, withdrawals, schedule, outcomes.  Conditions are in the room of terms.
 */
#include "config.h"

#include "hu-objectives-format.h"
#include "hu-read-objectives-private.h"
#include "hu-write.h"

static void
write_supply (HuJsonWriter     *writer,
              const HuScenario *scenario,
              gconstpointer     record)
{
  const HuObjectivesRules *rules = record;

  if (!rules->supply_given)
    return;

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

/* In place of per_strength. */
static void
write_per_unit (HuJsonWriter     *writer,
                const HuScenario *scenario,
                gconstpointer     record)
{
  if (!((const HuScoreItem *) record)->per_strength)
    hu_write_member (writer, scenario, "score-item", "per_unit", record, NULL);
}

static void
write_multiply (HuJsonWriter     *writer,
                const HuScenario *scenario,
                gconstpointer     record)
{
  const HuScoreItem *item = record;

  if (item->factors == NULL)
    return;

  hu_json_writer_key (writer, "multiply");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_write_factors (writer, item->factors);
  hu_json_writer_end (writer);
}

static void
write_where (HuJsonWriter     *writer,
             const HuScenario *scenario,
             gconstpointer     record)
{
  hu_write_where (writer, scenario, &((const HuScoreItem *) record)->where);
}

/* With `places`. */
static void
write_nothing (HuJsonWriter     *writer,
               const HuScenario *scenario,
               gconstpointer     record)
{
}

static void
write_when (HuJsonWriter     *writer,
            const HuScenario *scenario,
            gconstpointer     record)
{
  const HuScoreItem *item = record;

  if (item->kind == HU_SCORE_AWARD)
    hu_json_writer_text_member (writer, "when", "award");
  else if (item->kind == HU_SCORE_HOLD || item->kind == HU_SCORE_NEEDS || item->when_given)
    hu_json_writer_text_member (writer, "when", hu_score_when_to_string (item->when));
}

/* --- The whole --- */

static const HuWriteHook hooks[] = {
  { "objectives", "supply", write_supply },
  { "score-item", "per_unit", write_per_unit },
  { "score-item", "multiply", write_multiply },
  { "score-item", "place", write_nothing },
  { "score-item", "places", write_where },
  { "score-item", "hexes", write_nothing },
  { "score-item", "when", write_when },
  { NULL }
};

/* @writer: the writer, within `rules.objectives`; @scenario: a scenario with these rules in force. */
void
hu_write_objectives (HuJsonWriter     *writer,
                     const HuScenario *scenario)
{
  const HuObjectivesRules *rules = hu_objectives_rules (scenario);

  hu_write_record (writer, scenario, "objectives", rules, HU_JSON_BLOCK, hooks);
  hu_json_writer_members (writer, rules->extra, NULL);
}
