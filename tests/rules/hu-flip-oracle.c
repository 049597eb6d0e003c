/*
 * Flip maps the naive way: a unit is put into every hex, and every unit is taken away, one at a time and judged whole.
 */
#include "hu-flip-oracle.h"

#include "hu-control.h"
#include "hu-front-line.h"
#include "hu-objectives.h"
#include "hu-sudden-death.h"
#include "hu-supply-army.h"
#include "hu-tactical.h"

/* By the first outcome that asks for a line from that hex and nothing else. */
static gboolean
is_connected (HuSnapshot       *snapshot,
              const HuQuestion *question)
{
  const GPtrArray *outcomes = hu_snapshot_get_objectives (snapshot)->outcomes;

  for (guint i = 0; i < outcomes->len; i++)
    {
      const HuTerm *term = hu_objectives_get_outcome (hu_snapshot_get_scenario (snapshot), i)->needs;

      if (term->kind == HU_TERM_CONNECTED && term->side == question->side &&
          g_array_index (term->where.hexes, HuHex, 0) == question->subject)
        return ((const HuOutcomeFinding *) g_ptr_array_index (outcomes, i))->met;
    }

  g_assert_not_reached ();
}

/* Of the units of the side in the hex, where there are any. */
static HuSupplySituation *
new_situation (const HuState    *state,
               const HuQuestion *question)
{
  g_autoptr(GArray) units = hu_state_units_in (state, question->subject);
  gboolean any = FALSE;

  for (guint i = 0; i < units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, g_array_index (units, guint, i));

      any |= unit->side == question->side && hu_unit_is_ground (unit);
    }

  return any ? hu_supply_situation_new_of_units (state, question->side) : hu_supply_situation_new (state, question->side);
}

static gboolean
ask (HuSnapshot       *snapshot,
     const HuQuestion *question)
{
  switch (question->kind)
    {
    case HU_QUESTION_ISOLATE:
      return hu_snapshot_get_sudden_death (snapshot)->isolated;
    case HU_QUESTION_LINE:
      {
        const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);

        return findings->gaps[question->side]->len == 0;
      }
    case HU_QUESTION_OWNER:
      return hu_control_owner (hu_snapshot_get_state (snapshot), question->subject_kind, question->subject) ==
             question->side;
    case HU_QUESTION_SUPPLY:
      {
        g_autoptr(HuSupplySituation) situation = new_situation (hu_snapshot_get_state (snapshot), question);
        g_autoptr(HuSupplyArmy) army = hu_supply_army_new (situation);

        return hu_supply_army_ask (army, question->subject).length < 0;
      }
    case HU_QUESTION_NEED:
      return !is_connected (snapshot, question);
    case HU_QUESTION_PLACE:
      return hu_state_place_owner (hu_snapshot_get_state (snapshot), (guint) question->subject) == question->side;
    case HU_QUESTION_ROW:
      {
        const GArray *gaps = hu_snapshot_get_front_line (snapshot)->gaps[question->side];

        for (guint i = 0; i < gaps->len; i++)
          if (g_array_index (gaps, HuGap, i).row == question->subject)
            return TRUE;

        return FALSE;
      }
    case HU_QUESTION_OUTCOME:
      {
        const GPtrArray *outcomes = hu_snapshot_get_objectives (snapshot)->outcomes;

        return ((const HuOutcomeFinding *) g_ptr_array_index (outcomes, (guint) question->subject))->met;
      }
    case HU_QUESTION_CONDITION:
      {
        const GPtrArray *conditions = hu_snapshot_get_control (snapshot)->conditions;

        return ((const HuVictoryFinding *) g_ptr_array_index (conditions, (guint) question->subject))->met;
      }
    case HU_N_QUESTIONS:
      break;
    }

  g_assert_not_reached ();
}

/* Returns the answer after @event; -1: it cannot be. */
static gint
ask_after (HuAdjudicator    *adjudicator,
           const HuQuestion *question,
           HuEvent          *event)
{
  g_autoptr(HuSnapshot) snapshot = NULL;
  HuRefusal refusal;

  snapshot = hu_adjudicator_what_if (adjudicator, hu_adjudicator_get_n_events (adjudicator), &event, 1, &refusal, NULL);

  return snapshot != NULL ? ask (snapshot, question) : -1;
}

static gboolean
has_enemy (const HuState *state,
           HuHex          hex,
           HuSide         side)
{
  g_autoptr(GArray) units = hu_state_units_in (state, hex);

  for (guint i = 0; i < units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, g_array_index (units, guint, i));

      if (unit->side != side && hu_unit_is_ground (unit))
        return TRUE;
    }

  return FALSE;
}

static gboolean
may_come (const HuState    *state,
          const HuQuestion *question,
          HuHex             hex)
{
  const HuScenario *scenario = state->scenario;

  if (!hu_grid_has (scenario->map->grid, hex) || hu_map_is_impassable (scenario->map, hex))
    return FALSE;
  if (question->kind == HU_QUESTION_OWNER || question->kind == HU_QUESTION_CONDITION)
    return TRUE;
  if ((question->kind == HU_QUESTION_SUPPLY || question->kind == HU_QUESTION_NEED) && question->units != question->side && question->subject == hex)
    return FALSE;
  if (question->kind == HU_QUESTION_ISOLATE && question->units == hu_sudden_death_rules (scenario)->attacker)
    {
      const GArray *capital = hu_map_get_place (scenario->map, hu_sudden_death_rules (scenario)->capital)->hexes;

      for (guint i = 0; i < capital->len; i++)
        if (g_array_index (capital, HuHex, i) == hex)
          return FALSE;
    }

  return !has_enemy (state, hex, question->units);
}

/* Does one more at any level of @hex turn it round? */
static gboolean
more_flips (HuAdjudicator    *adjudicator,
            const HuQuestion *question,
            gboolean          answer,
            guint             spare,
            HuHex             hex)
{
  const HuMap *map = hu_adjudicator_get_scenario (adjudicator)->map;
  HuLocation first, end = hu_map_extra_locations (map, hex, &first);

  for (HuLocation location = first - 1; location < end; location++)
    {
      g_autoptr(HuEvent) event = hu_event_new (HU_VERB_PLACE);

      event->unit = spare;
      hu_event_add_place (event, hex, location < first ? HU_STOREY_GROUND : hu_location_storey (map, location));
      if (ask_after (adjudicator, question, event) == !answer)
        return TRUE;
    }

  return FALSE;
}

static void
compare_less (HuAdjudicator   *adjudicator,
              const HuState   *state,
              const HuFlipMap *map,
              HuFlipCounts    *counts)
{
  g_autofree guint *less = g_new (guint, map->n_hexes);

  for (guint i = 0; i < map->n_hexes; i++)
    less[i] = HU_UNIT_NONE;

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      g_autoptr(HuEvent) event = hu_event_new_eliminate (i);
      HuHex hex = state->unit_hex[i];

      if (hex == HU_HEX_NONE || hu_tactical_holder (state, i) != map->question.units || less[hex] != HU_UNIT_NONE)
        continue;
      if (ask_after (adjudicator, &map->question, event) == !map->answer)
        less[hex] = i;
    }

  for (guint i = 0; i < map->n_hexes; i++)
    {
      g_assert_cmpuint (map->less[i], ==, less[i]);
      g_assert_cmpint ((map->flips[i] & HU_FLIP_LESS) != 0, ==, less[i] != HU_UNIT_NONE);
      g_assert_true (less[i] == HU_UNIT_NONE || (map->may[i] & HU_FLIP_LESS));
      counts->less[map->answer] += less[i] != HU_UNIT_NONE;
    }
}

void
hu_flip_oracle_compare (HuAdjudicator    *adjudicator,
                        const HuQuestion *question,
                        guint             spare,
                        HuFlipCounts     *counts)
{
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (adjudicator, hu_adjudicator_get_n_events (adjudicator));
  const HuState *state = hu_snapshot_get_state (snapshot);
  g_autoptr(HuFlipMap) map = hu_flip_map_new (state, question, NULL, NULL);

  g_assert_cmpint (map->answer, ==, ask (snapshot, question));
  g_assert_cmpint (map->answer, ==, hu_question_ask (state, question));
  counts->maps++;
  for (guint i = 0; i < map->n_hexes; i++)
    {
      gboolean may = may_come (state, question, (HuHex) i);
      gboolean flips = may && more_flips (adjudicator, question, map->answer, spare, (HuHex) i);

      g_assert_cmpint ((map->may[i] & HU_FLIP_MORE) != 0, ==, may);
      g_assert_cmpint ((map->flips[i] & HU_FLIP_MORE) != 0, ==, flips);
      counts->more[map->answer] += flips;
      if (map->unit_margins != NULL && question->kind == HU_QUESTION_ISOLATE &&
          question->units == hu_sudden_death_rules (state->scenario)->attacker)
        g_assert_cmpint (map->unit_margins[i] == 1, ==, flips);
    }
  compare_less (adjudicator, state, map, counts);
}

void
hu_flip_oracle_add_spares (HuScenario *scenario,
                           HuUnitKind  kind,
                           guint       spare[HU_N_SIDES])
{
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      HuUnit *unit = hu_scenario_add_unit (scenario, side == HU_SIDE_FIRST ? "spare-1" : "spare-2", NULL, side);

      unit->kind = kind;
      spare[side] = scenario->units->len - 1;
    }
}
