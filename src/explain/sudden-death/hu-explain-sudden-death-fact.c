/*
 * Facts of sudden-death in words: the question, and why its answer is right.
 */
#include "config.h"

#include "hu-explain-withdrawal.h"
#include "hu-sudden-death-words.h"
#include "hu-sudden-death.h"
#include "hu-supply-opening.h"

static const HuPart parts[] = {
  HU_PARTS_OF_SUDDEN_DEATH,
  HU_PART ("hex", HEX, HuFact, subject),
  HU_PARTS_END
};

/* Translators: {attacker}, {defender}: sides; {capital}: a place; {hex}: a hex.  3 stands for more than two. */
static const HuSentence questions[] = {
  { HU_FACT_ISOLATED, N_("Is {capital} cut off?") },
  { HU_FACT_LIFELINE, N_("How many hexes wide is the lifeline of {capital}?") },
  { HU_FACT_FEWEST, N_("How many more {attacker} units would cut off {capital}? (3: more than two)") },
  { HU_FACT_CRITICAL, N_("Through which hexes does every line of {capital} go?") },
  { HU_FACT_SUPPLIED, N_("Can the {defender} side trace a line of supply from {hex}?") },
  { HU_FACT_CITIES, N_("How many of the cities does the {attacker} side control?") },
  { 0 }
};

static char *
tell_goal_hex (const HuTold *told)
{
  const HuFact *fact = ((const HuGoal *) told->about)->fact;

  return fact->subject >= 0 ? hu_explain_hex (told->scenario, fact->subject) : NULL;
}

static const HuPart goal_parts[] = {
  HU_PARTS_OF_SUDDEN_DEATH,
  HU_PART_TOLD ("hex", tell_goal_hex),
  HU_PART ("number", INT64, HuGoal, number),
  HU_PARTS_END
};

/* Translators: goals; {capital} is a place, {attacker} and {defender} are sides, {hex} is a hex. */
static const HuSentence goals[] = {
  { HU_FACT_ISOLATED, N_("{capital} is not cut off"), HU_WHERE ("number", FALSE) },
  { HU_FACT_ISOLATED, N_("{capital} is cut off") },
  { HU_FACT_SUPPLIED, N_("The {defender} side can trace no line of supply from {hex}"), HU_WHERE ("number", FALSE) },
  { HU_FACT_SUPPLIED, N_("The {defender} side can trace a line of supply from {hex}") },
  { HU_FACT_CITIES, N_("The {attacker} side controls {number} of the cities") },
  { 0 }
};

char *
_hu_explain_sudden_death_question (const HuSnapshot *snapshot,
                                   const HuFact     *fact)
{
  return _hu_tell (&(HuTold) { hu_snapshot_get_scenario (snapshot), parts, fact }, questions, fact->kind);
}

/* --- Reasons --- */

/* Says what would have to be different for a line to get through. */
static void
add_opening (GString                 *text,
             const HuSupplySituation *situation,
             HuHex                    hex,
             const GArray            *frontier,
             GArray                  *hexes)
{
  g_autoptr(HuSupplyOpening) opening = hu_supply_opening_new (situation, &hex, 1);
  g_autofree char *words = hu_explain_supply_opening (situation->state->scenario, opening);

  _hu_explain_add_line (text, g_strdup_printf ("%s.", words));
  if (hexes == NULL)
    return;

  g_array_append_vals (hexes, opening->hexes->data, opening->hexes->len);
  for (guint i = 0; opening->hexes->len == 0 && i < frontier->len; i++)
    g_array_append_val (hexes, g_array_index (frontier, HuFrontierHex, i).hex);
}

/* @hexes: where to look: the line, or the hexes where lines stop; or NULL. */
static void
add_supply (GString          *text,
            const HuSnapshot *snapshot,
            HuHex             hex,
            GArray           *hexes)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autoptr(HuSupplySituation) situation = hu_supply_situation_new_asked (hu_snapshot_get_state (snapshot));
  g_autoptr(HuTracing) tracing = hu_tracing_new (situation, &hex, 1);
  const HuSupplyTrace *trace = g_ptr_array_index (tracing->traces, 0);

  if (trace->path != NULL && trace->path->len == 1)
    {
      _hu_explain_add_line (text, g_strdup (_("The hex is a source itself.")));
      return;
    }
  if (trace->path != NULL)
    {
      g_autofree char *end = hu_explain_hex (scenario, g_array_index (trace->path, HuHex, trace->path->len - 1));

      if (hexes != NULL)
        g_array_append_vals (hexes, trace->path->data, trace->path->len);
      /* Translators: how many hexes, name of the last one. */
      _hu_explain_add_line (text, g_strdup_printf (_hu_trn ("A line of %d hex leads to %s.",
                                                      "A line of %d hexes leads to %s.",
                                                      (gint64) trace->path->len - 1),
                                                   (int) trace->path->len - 1, end));
      return;
    }

  add_opening (text, situation, hex, trace->frontier, hexes);
}

/* The width alone: how many units would close it is another question, which may come next. */
static void
add_width (GString          *text,
           const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuMeter *meter = hu_snapshot_find_meter (snapshot, "4.3", HU_SIDE_NONE);
  g_autofree char *cut = NULL;

  if (meter == NULL || meter->value == 0)
    {
      _hu_explain_add_meter (text, snapshot, "4.3", HU_SIDE_NONE);
      return;
    }

  cut = hu_explain_hexes (scenario, meter->hexes, HU_LIST_MOST);
  _hu_explain_add_line (text, hu_explain_meter_value (snapshot, meter));
  /* Translators: hexes, of which it takes the fewest to cut a lifeline. */
  _hu_explain_add_line (text, g_strdup_printf (_("Narrowest at %s."), cut));
}

/* No counter tells which units have been withdrawn. */
void
_hu_explain_sudden_death_remembered (GPtrArray        *lines,
                                     const HuSnapshot *snapshot,
                                     const HuFact     *fact)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (hu_snapshot_get_scenario (snapshot));
  const GArray *findings = hu_snapshot_get_sudden_death (snapshot)->withdrawals;

  for (guint i = 0; fact->kind == HU_FACT_WINNER && i < findings->len; i++)
    {
      char *alarm = hu_explain_withdrawal_alarm (hu_snapshot_get_state (snapshot), g_ptr_array_index (rules->withdrawals, i),
                                                 &g_array_index (findings, HuWithdrawalFinding, i), "9.5");

      if (alarm != NULL)
        g_ptr_array_add (lines, alarm);
    }
}

gboolean
_hu_explain_sudden_death_because (GString          *text,
                                  const HuSnapshot *snapshot,
                                  const HuFact     *fact)
{
  switch (fact->kind)
    {
    case HU_FACT_ISOLATED:
    case HU_FACT_LIFELINE:
    case HU_FACT_CRITICAL:
      add_width (text, snapshot);
      return TRUE;
    case HU_FACT_FEWEST:
      _hu_explain_add_meter (text, snapshot, "4.3", HU_SIDE_NONE);
      return TRUE;
    case HU_FACT_SUPPLIED:
      add_supply (text, snapshot, fact->subject, NULL);
      return TRUE;
    case HU_FACT_CITIES:
      _hu_explain_add_meter (text, snapshot, "4.4", HU_SIDE_NONE);
      return TRUE;
    default:
      return FALSE;
    }
}

const char *
_hu_explain_sudden_death_fact_rule (const HuFact *fact)
{
  switch (fact->kind)
    {
    case HU_FACT_ISOLATED:
    case HU_FACT_LIFELINE:
    case HU_FACT_CRITICAL:
    case HU_FACT_FEWEST:
      return "4.3";
    case HU_FACT_SUPPLIED:
      return "8";
    case HU_FACT_CITIES:
      return "4.4";
    default:
      return NULL;
    }
}

/* --- Lessons --- */

char *
_hu_explain_sudden_death_goal (const HuScenario *scenario,
                               const HuGoal     *goal)
{
  if (goal->kind != HU_GOAL_IS && goal->fact->kind == HU_FACT_CITIES)
    return NULL;

  return _hu_tell (&(HuTold) { scenario, goal_parts, goal }, goals, goal->fact->kind);
}

/* A learner who thinks that the city is cut off is shown the line that is open; one who thinks that it is not, where
 * his line stops. */
gboolean
_hu_explain_sudden_death_wrong (GString          *text,
                                const HuSnapshot *snapshot,
                                const HuFact     *fact,
                                const HuAnswer   *answer,
                                GArray           *hexes)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuPlace *capital;

  switch (fact->kind)
    {
    case HU_FACT_ISOLATED:
      capital = hu_map_get_place (scenario->map, hu_sudden_death_rules (scenario)->capital);
      add_supply (text, snapshot, g_array_index (capital->hexes, HuHex, 0), hexes);
      return TRUE;
    case HU_FACT_SUPPLIED:
      add_supply (text, snapshot, fact->subject, hexes);
      return TRUE;
    default:
      return FALSE;
    }
}
