/*
 * The rule system sudden-death: when play stops, and which side wins (section 4).
 *
 * The conditions of the instant (4.2, 4.5) are judged after every step; isolation (4.3), the
 * cities (4.4), withdrawals (9.5) and holding out (4.6) at moments of the clock.  Conditions
 * met by one event are collected and declared together, so that the order of section 4 decides
 * and the verdict can say that they coincide.
 *
 * One file, because the order in which the conditions are judged is itself a rule.
 */
#include "hu-sudden-death-private.h"

#include <string.h>

#include "hu-garrison.h"

static gpointer
own_state_new (const HuScenario *scenario)
{
  HuSuddenDeathState *own = g_new0 (HuSuddenDeathState, 1);

  own->n_withdrawals = hu_sudden_death_rules (scenario)->withdrawals->len;
  own->done = g_new0 (guint, own->n_withdrawals);
  own->failed = g_new0 (guint8, own->n_withdrawals);

  return own;
}

static gpointer
own_state_copy (gconstpointer data)
{
  const HuSuddenDeathState *own = data;
  HuSuddenDeathState *copy = g_memdup2 (own, sizeof *own);

  copy->done = g_memdup2 (own->done, own->n_withdrawals * sizeof (guint));
  copy->failed = g_memdup2 (own->failed, own->n_withdrawals);
  if (own->line != NULL)
    copy->line = g_array_ref (own->line);

  return copy;
}

static void
own_state_free (gpointer data)
{
  HuSuddenDeathState *own = data;

  g_free (own->done);
  g_free (own->failed);
  g_clear_pointer (&own->line, g_array_unref);
  g_free (own);
}

static gboolean
own_state_equal (gconstpointer data,
                 gconstpointer other_data)
{
  const HuSuddenDeathState *a = data;
  const HuSuddenDeathState *b = other_data;

  return a->n_withdrawals == b->n_withdrawals && a->isolated == b->isolated &&
         a->declared == b->declared && a->met == b->met &&
         (a->n_withdrawals == 0 ||
          (memcmp (a->done, b->done, a->n_withdrawals * sizeof (guint)) == 0 &&
           memcmp (a->failed, b->failed, a->n_withdrawals) == 0));
}

gboolean
hu_sudden_death_is_rear (const HuScenario *scenario,
                         guint             place)
{
  const HuPlace *town = hu_map_get_place (scenario->map, place);

  if (HU_CLAUSE_HOLDS (HU_CLAUSE_TOWN_OR_CITY, town->kind == HU_PLACE_OBJECTIVE))
    return FALSE;

  for (guint i = 0; i < town->hexes->len; i++)
    if (!HU_CLAUSE_HOLDS (HU_CLAUSE_INITIAL_LINE, !hu_sudden_death_rules (scenario)->rear[g_array_index (town->hexes, HuHex, i)]))
      return TRUE;

  return FALSE;
}

gboolean
hu_sudden_death_is_city (const HuScenario *scenario,
                         guint             place)
{
  return hu_numbers_have (hu_sudden_death_rules (scenario)->cities, place);
}

/* 4.4: counts the cities that the attacker has, and the number it needs. */
HuReason *
hu_sudden_death_cities_reason (const HuState *state)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (state->scenario);
  HuReason *reason = hu_reason_new (HU_CLAUSE_ALL_CITIES, TRUE, rules->attacker);

  for (guint i = 0; i < rules->cities->len; i++)
    reason->have += hu_state_place_owner (state, g_array_index (rules->cities, guint, i)) == rules->attacker;
  reason->need = reason->of = (gint) rules->cities->len;
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_EVERY_CITY, reason->have < reason->need))
    {
      reason->clause = HU_CLAUSE_EVERY_CITY;
      reason->met = FALSE;
    }

  return reason;
}

/* 4.3: that so many hexes of the capital are cut off. */
HuReason *
hu_sudden_death_cut_reason (const HuSupplySituation *situation,
                            guint                    n_cut)
{
  const HuScenario *scenario = situation->state->scenario;
  const GArray *capital = hu_sudden_death_capital_hexes (scenario);
  HuReason *reason = hu_reason_new (HU_CLAUSE_CUT_AT_END_OF_PHASE, n_cut == capital->len,
                                    hu_sudden_death_rules (scenario)->attacker);

  reason->have = (gint) n_cut;
  reason->need = reason->of = (gint) capital->len;
  if (n_cut > 0 && n_cut < capital->len)
    reason->clause = HU_CLAUSE_EVERY_HEX;
  else if (n_cut == 0)
    reason->clause = HU_CLAUSE_OPEN;
  for (guint i = 0; i < capital->len && n_cut > 0; i++)
    if (hu_supply_situation_names_source (situation, g_array_index (capital, HuHex, i)))
      hu_reason_use (reason, HU_CLAUSE_OWN_SOURCE);

  return reason;
}

static HuRuling *
place_ruling (HuSuddenDeathRulingKind  kind,
              const char              *rule,
              HuClauseId               clause,
              HuSide                   side,
              const HuMap             *map,
              guint                    place)
{
  HuRuling *ruling = hu_ruling_new (kind, HU_SYSTEM_SUDDEN_DEATH, rule, clause, side);
  const GArray *hexes = hu_map_get_place (map, place)->hexes;

  ruling->place = (gint) place;
  g_array_append_vals (ruling->hexes, hexes->data, hexes->len);

  return ruling;
}

/* --- The instant --- */

/* 4.2: either hex of the capital by itself. */
static void
judge_capital (HuJudging *judging)
{
  const HuState *state = judging->state;
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (state->scenario);
  const GArray *hexes = hu_sudden_death_capital_hexes (state->scenario);
  gboolean at_set_up = HU_CLAUSE_HOLDS (HU_CLAUSE_ENTERED_AT_SET_UP, rules->entry_at_setup);

  for (guint i = 0; i < hexes->len && (i == 0 || hu_clause_is_on (HU_CLAUSE_ANY_HEX)); i++)
    {
      HuHex hex = g_array_index (hexes, HuHex, i);
      HuSide now = state->hex_owner[hex];
      HuSide before = judging->event == 0 && at_set_up ? HU_SIDE_NONE : now;
      HuRuling *ruling;

      for (guint j = judging->step_start; j < judging->passed->len; j++)
        if (g_array_index (judging->passed, HuHex, j) == hex)
          before = judging->passed_from[j];

      if (HU_CLAUSE_HOLDS (HU_CLAUSE_ENTERED, now == rules->attacker && (at_set_up || now != before)))
        hu_sudden_death_state (state)->met |= HU_CONDITION_4_2;
      if (now == before || (now != rules->attacker && before != rules->attacker) ||
          (now != rules->attacker && !hu_clause_is_on (HU_CLAUSE_RECAPTURED)))
        continue;

      ruling = hu_ruling_new (now == rules->attacker ? HU_SUDDEN_DEATH_RULING_CAPITAL_ENTERED
                                                     : HU_SUDDEN_DEATH_RULING_CAPITAL_HEX_LOST,
                              HU_SYSTEM_SUDDEN_DEATH, "4.2",
                              now == rules->attacker ? HU_CLAUSE_ENTERED : HU_CLAUSE_RECAPTURED,
                              now == rules->attacker ? now : rules->defender);
      ruling->place = (gint) rules->capital;
      ruling->other_side = before;
      ruling->decides = now == rules->attacker;
      g_array_append_val (ruling->hexes, hex);
      if (judging->cause != NULL && judging->cause->unit != HU_UNIT_NONE)
        g_array_append_val (ruling->units, judging->cause->unit);
      hu_judging_add (judging, ruling);
    }
}

/* Returns the side that controlled @place before this step. */
static HuSide
owner_before (const HuJudging *judging,
              guint            place)
{
  const HuState *state = judging->state;
  const GArray *hexes = hu_map_get_place (state->scenario->map, place)->hexes;
  HuSide side = HU_SIDE_NONE;

  for (guint i = 0; i < hexes->len; i++)
    {
      HuHex hex = g_array_index (hexes, HuHex, i);
      HuSide before = state->hex_owner[hex];

      /* The earliest change of the hex in this step has its previous owner. */
      for (guint j = judging->passed->len; j-- > judging->step_start;)
        if (g_array_index (judging->passed, HuHex, j) == hex)
          before = judging->passed_from[j];

      if (i > 0 && before != side)
        return HU_SIDE_NONE;
      side = before;
    }

  return side;
}

static void
judge_city (HuJudging *judging,
            guint      place,
            HuSide     before,
            HuSide     now)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (judging->state->scenario);
  HuRuling *ruling;

  if (!HU_CLAUSE_HOLDS (HU_CLAUSE_CITY, hu_sudden_death_is_city (judging->state->scenario, place)) ||
      (now != rules->attacker && before != rules->attacker))
    return;

  ruling = place_ruling (now == rules->attacker ? HU_SUDDEN_DEATH_RULING_CITY_TAKEN : HU_SUDDEN_DEATH_RULING_CITY_LOST,
                         "4.4", HU_CLAUSE_CITY, now == rules->attacker ? rules->attacker : rules->defender,
                         judging->state->scenario->map, place);
  ruling->other_side = before;
  hu_ruling_count (ruling, hu_sudden_death_cities_reason (judging->state));
  hu_judging_add (judging, ruling);
}

/* Has this step changed the control of a hex of @place? */
static gboolean
is_touched (const HuJudging *judging,
            guint            place)
{
  const GArray *hexes = hu_map_get_place (judging->state->scenario->map, place)->hexes;

  for (guint j = judging->step_start; j < judging->passed->len; j++)
    if (hu_hexes_have (hexes, g_array_index (judging->passed, HuHex, j)))
      return TRUE;

  return FALSE;
}

/* 4.5: any town or city west of the initial front line, supplied or not. */
static void
judge_rear (HuJudging *judging,
            guint      place,
            HuSide     before,
            HuSide     now)
{
  const HuScenario *scenario = judging->state->scenario;
  HuRuling *ruling;

  if (!HU_CLAUSE_HOLDS (HU_CLAUSE_REAR, now == hu_sudden_death_rules (scenario)->defender &&
                                        hu_sudden_death_is_rear (scenario, place)))
    return;

  hu_sudden_death_state (judging->state)->met |= HU_CONDITION_4_5;
  ruling = place_ruling (HU_SUDDEN_DEATH_RULING_REAR_TAKEN, "4.5", HU_CLAUSE_REAR, now, scenario->map, place);
  ruling->other_side = before;
  ruling->decides = TRUE;
  hu_judging_add (judging, ruling);
}

static void
judge_places (HuJudging *judging)
{
  const HuState *state = judging->state;

  /* Most steps change no control at all. */
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_COMES_UNDER, judging->event > 0 && judging->passed->len == judging->step_start))
    return;

  for (guint place = 0; place < state->scenario->map->places->len; place++)
    {
      HuSide now, before;

      if (HU_CLAUSE_HOLDS (HU_CLAUSE_COMES_UNDER,
                           judging->event == 0 ? !hu_sudden_death_rules (state->scenario)->entry_at_setup
                                               : !is_touched (judging, place)))
        continue;

      now = hu_state_place_owner (state, place);
      before = judging->event == 0 ? HU_SIDE_NONE : owner_before (judging, place);
      if (HU_CLAUSE_HOLDS (HU_CLAUSE_COMES_UNDER, now == before))
        continue;

      if (judging->event > 0)
        judge_city (judging, place, before, now);
      judge_rear (judging, place, before, now);
    }
}

static void
judge_concession (HuJudging *judging)
{
  HuRuling *ruling;

  if (judging->cause == NULL || judging->state->verdicts[HU_SYSTEM_SUDDEN_DEATH].decided)
    return;
  if (!HU_CLAUSE_HOLDS (HU_CLAUSE_CONCESSION, judging->cause->verb == HU_VERB_CONCEDE))
    return;

  hu_sudden_death_state (judging->state)->met |= HU_CONDITION_CONCESSION;
  ruling = hu_ruling_new (HU_RULING_CONCEDED, HU_SYSTEM_SUDDEN_DEATH, "concession", HU_CLAUSE_CONCESSION,
                          judging->cause->side);
  ruling->other_side = hu_side_other (judging->cause->side);
  ruling->decides = hu_sudden_death_rules (judging->state->scenario)->decides;
  hu_judging_add (judging, ruling);
}

static void
after_step (HuJudging *judging)
{
  judge_concession (judging);
  judge_capital (judging);
  judge_places (judging);
  hu_withdrawal_count (judging);
}

/* --- Moments of the clock --- */

/* Finds the hexes that a line of supply would reach if it began at the sources, and neither units nor zones of control
 * nor owners stopped it, without the hexes that the capital's own lines reach: [n_hexes] distances, -1: not reached. */
static HuSupplyTrace *
trace_from_sources (const HuSupplyField *field,
                    const HuSupplyTrace *reached)
{
  g_autofree guint8 *block = g_malloc ((gsize) field->grid->n_hexes);
  g_autoptr(GArray) sources = g_array_new (FALSE, FALSE, sizeof (HuHex));
  HuSupplyField outside = *field;

  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    {
      gboolean barred = field->block[hex] == HU_BLOCK_TERRAIN || reached->distance[hex] >= 0;

      block[hex] = barred ? HU_BLOCK_TERRAIN : HU_BLOCK_OPEN;
      if (field->grid->exists[hex] && field->source[hex])
        g_array_append_val (sources, hex);
    }
  outside.block = block;
  outside.origins = (const HuHex *) sources->data;
  outside.n_origins = sources->len;
  outside.max_length = -1;
  outside.along = NULL;

  return hu_supply_trace (&outside);
}

/* Adds the hexes where the capital's lines stop on their way to a source, and the units that stop them. A line that
 * enters a dead end reaches no source, whoever stands there. */
static void
add_blockers (HuRuling                *ruling,
              const HuSupplySituation *situation,
              const HuSupplyField     *field)
{
  g_autoptr(HuSupplyTrace) trace = hu_supply_trace (field);
  g_autoptr(HuSupplyTrace) outside = trace_from_sources (field, trace);
  g_autoptr(GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < trace->frontier->len; i++)
    {
      const HuFrontierHex *stop = &g_array_index (trace->frontier, HuFrontierHex, i);
      g_autoptr(GArray) units = hu_supply_situation_blockers (situation, stop->hex, stop->because);

      if (stop->because == HU_BLOCK_TERRAIN || stop->because == HU_BLOCK_HEXSIDE || outside->distance[stop->hex] < 0)
        continue;

      g_array_append_val (ruling->hexes, stop->hex);
      for (guint j = 0; j < units->len; j++)
        if (g_hash_table_add (seen, GUINT_TO_POINTER (g_array_index (units, guint, j) + 1)))
          g_array_append_val (ruling->units, g_array_index (units, guint, j));
    }
  ((HuSuddenDeathRuling *) ruling)->opening = hu_supply_opening_new (situation, field->origins, field->n_origins);
}

static HuRuling *
supply_ruling (const HuSupplySituation *situation,
               HuSuddenDeathRulingKind  kind,
               HuClauseId               clause,
               HuSide                   side)
{
  const HuScenario *scenario = situation->state->scenario;
  HuRuling *ruling = hu_ruling_new (kind, HU_SYSTEM_SUDDEN_DEATH, "4.3", clause, side);

  ruling->place = (gint) hu_sudden_death_rules (scenario)->capital;
  /* Cut off are all of its hexes, or the line is open. */
  if (clause != HU_CLAUSE_OPEN)
    hu_ruling_count (ruling, hu_sudden_death_cut_reason (situation, hu_sudden_death_capital_hexes (scenario)->len));

  return ruling;
}

/* Whether a line is open.  Keeps the one that it finds. */
static gboolean
find_line (HuSuddenDeathState  *own,
           const HuSupplyField *field)
{
  g_autoptr(HuSupplyTrace) trace = hu_supply_reaches (field) ? hu_supply_trace (field) : NULL;

  g_clear_pointer (&own->line, g_array_unref);
  if (trace != NULL)
    own->line = g_array_ref (trace->path);

  return trace != NULL;
}

/* Finds whether a line is open, and rules on that. */
static void
judge_isolation (HuJudging *judging,
                 gboolean   phase_ends)
{
  const HuState *state = judging->state;
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (state->scenario);
  HuSuddenDeathState *own = hu_sudden_death_state (state);
  const GArray *capital = hu_sudden_death_capital_hexes (state->scenario);
  g_autoptr(HuSupplySituation) situation = NULL;
  gboolean was_isolated = own->isolated;
  HuSupplyField field;
  HuRuling *ruling;

  if (!was_isolated && own->line != NULL && hu_supply_line_is_open (state, own->line))
    return;

  situation = hu_supply_situation_new_asked (state);
  field = hu_supply_situation_field (situation, (const HuHex *) capital->data,
                                     hu_clause_is_on (HU_CLAUSE_EVERY_HEX) ? capital->len : 1);
  own->isolated = !find_line (own, &field);

  if (HU_CLAUSE_HOLDS (HU_CLAUSE_CUT_AT_END_OF_PHASE, phase_ends && own->isolated))
    {
      own->met |= HU_CONDITION_4_3;
      if (own->declared)
        return;
      own->declared = TRUE;
      ruling = supply_ruling (situation, HU_SUDDEN_DEATH_RULING_ISOLATED, HU_CLAUSE_CUT_AT_END_OF_PHASE, rules->attacker);
      ruling->decides = TRUE;
      add_blockers (ruling, situation, &field);
      hu_judging_add (judging, ruling);
    }
  else if (HU_CLAUSE_HOLDS (HU_CLAUSE_CUT_IN_PHASE, own->isolated && !was_isolated))
    {
      ruling = supply_ruling (situation, HU_SUDDEN_DEATH_RULING_CUT_IN_PHASE, HU_CLAUSE_CUT_IN_PHASE, rules->attacker);
      add_blockers (ruling, situation, &field);
      hu_judging_add (judging, ruling);
    }
  else if (HU_CLAUSE_HOLDS (HU_CLAUSE_OPEN, !own->isolated && was_isolated))
    {
      g_autoptr(HuSupplyTrace) trace = hu_supply_trace (&field);

      own->declared = FALSE;
      ruling = supply_ruling (situation, HU_SUDDEN_DEATH_RULING_REOPENED, HU_CLAUSE_OPEN, rules->defender);
      g_array_append_vals (ruling->hexes, trace->path->data, trace->path->len);
      hu_judging_add (judging, ruling);
    }
}

/* 4.4: all of the cities, at the end of the last turn; their supply does not matter. */
static void
judge_all_cities (HuJudging *judging)
{
  const HuState *state = judging->state;
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (state->scenario);
  g_autoptr(HuReason) reason = hu_sudden_death_cities_reason (state);
  HuRuling *ruling;

  if (rules->cities->len == 0 || !reason->met)
    return;

  hu_sudden_death_state (state)->met |= HU_CONDITION_4_4;
  ruling = hu_ruling_new (HU_SUDDEN_DEATH_RULING_ALL_CITIES, HU_SYSTEM_SUDDEN_DEATH, "4.4", HU_CLAUSE_ALL_CITIES,
                          rules->attacker);
  ruling->decides = TRUE;
  hu_ruling_count (ruling, g_steal_pointer (&reason));
  for (guint i = 0; i < rules->cities->len; i++)
    {
      guint place = g_array_index (rules->cities, guint, i);
      const GArray *hexes = hu_map_get_place (state->scenario->map, place)->hexes;

      g_array_append_vals (ruling->hexes, hexes->data, hexes->len);
    }
  hu_judging_add (judging, ruling);
}

static void
at_moment (HuJudging *judging,
           HuMoment   moment)
{
  /* 4.3 counts the end of every phase, whoever's it is. */
  judge_isolation (judging, hu_clause_is_on (HU_CLAUSE_ANY_PHASE) ||
                                hu_clock_side (judging->state->scenario, &judging->state->clock) ==
                                    hu_sudden_death_rules (judging->state->scenario)->attacker);
  hu_withdrawal_expire (judging, moment);

  if (!HU_CLAUSE_HOLDS (HU_CLAUSE_LAST_TURN, moment != HU_MOMENT_GAME) && hu_clause_is_on (HU_CLAUSE_ALL_CITIES))
    judge_all_cities (judging);
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_HELD_OUT, moment == HU_MOMENT_GAME))
    hu_sudden_death_state (judging->state)->met |= HU_CONDITION_4_6;
}

/* --- The verdict --- */

static void
declare (HuJudging *judging,
         guint      met)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (judging->state->scenario);
  const struct { HuSuddenDeathCondition condition; const char *rule; HuSide winner; } order[] = {
    { HU_CONDITION_CONCESSION, "concession",
      judging->cause != NULL ? hu_side_other (judging->cause->side) : HU_SIDE_NONE },
    { HU_CONDITION_4_2, "4.2", rules->attacker },
    { HU_CONDITION_4_3, "4.3", rules->attacker },
    { HU_CONDITION_4_5, "4.5", rules->defender },
    { HU_CONDITION_9_5, "9.5", rules->defender },
    { HU_CONDITION_4_4, "4.4", rules->attacker },
    { HU_CONDITION_4_6, "4.6", rules->defender },
  };

  /* Holding out is the result where no other condition is met, so it never coincides. */
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_AFTER_ALL, met & ~(guint) HU_CONDITION_4_6))
    met &= ~(guint) HU_CONDITION_4_6;

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    if (met & order[i].condition)
      {
        hu_judging_decide (judging, HU_SYSTEM_SUDDEN_DEATH, order[i].winner, order[i].rule,
                           (met & ~(guint) order[i].condition) != 0);
        return;
      }
}

static void
conclude (HuJudging *judging)
{
  HuSuddenDeathState *own = hu_sudden_death_state (judging->state);
  gboolean open_before = !HU_CLAUSE_HOLDS (HU_CLAUSE_PLAY_STOPS,
                                           judging->state->verdicts[HU_SYSTEM_SUDDEN_DEATH].decided);
  const HuVerdict *verdict;

  /* Isolation has been judged already at the end of a phase; a remark moves nothing. */
  if (judging->cause == NULL || (judging->cause->verb != HU_VERB_END_PHASE &&
                                 judging->cause->verb != HU_VERB_NOTE &&
                                 judging->cause->verb != HU_VERB_CONCEDE))
    judge_isolation (judging, FALSE);

  if (open_before && own->met != 0 && hu_sudden_death_rules (judging->state->scenario)->decides)
    {
      if (own->met == HU_CONDITION_4_6)
        {
          HuRuling *ruling = hu_ruling_new (HU_SUDDEN_DEATH_RULING_HELD_OUT, HU_SYSTEM_SUDDEN_DEATH, "4.6", HU_CLAUSE_HELD_OUT,
                                            hu_sudden_death_rules (judging->state->scenario)->defender);

          ruling->decides = TRUE;
          hu_judging_add (judging, ruling);
        }
      declare (judging, own->met);
    }

  /* A ruling decides only where the verdict was reached at this event and names its rule. */
  verdict = &judging->state->verdicts[HU_SYSTEM_SUDDEN_DEATH];
  for (guint i = 0; judging->rulings != NULL && i < judging->rulings->len; i++)
    {
      HuRuling *ruling = g_ptr_array_index (judging->rulings, i);

      if (ruling->system == HU_SYSTEM_SUDDEN_DEATH)
        ruling->decides = ruling->decides && open_before && verdict->decided && strcmp (ruling->rule, verdict->rule) == 0;
    }
  own->met = 0;
}

static gboolean
decides (const HuScenario *scenario)
{
  return hu_sudden_death_rules (scenario)->decides;
}

/* The data with the defender's supply: in the old place of the file, and in its list of supply. */
static gpointer
find_own_supply (const HuScenario *scenario)
{
  return scenario->supply[hu_sudden_death_rules (scenario)->defender] == NULL ? hu_sudden_death_rules (scenario) : NULL;
}

static gpointer
find_listed_supply (const HuScenario *scenario)
{
  return scenario->supply[hu_sudden_death_rules (scenario)->defender];
}

static const HuReadingSwitch switches[] = {
  { "4.2", "sudden-death", "entry_at_setup", "sudden-death.entry_at_setup", TRUE, { NULL },
    G_STRUCT_OFFSET (HuSuddenDeathRules, entry_at_setup), 2, NULL },
  { "4.3", "supply", "zoc_negated_by_units", "sudden-death.supply.zoc_negated_by_units", TRUE, { NULL },
    G_STRUCT_OFFSET (HuSuddenDeathRules, zoc_negated_by_units), 1, find_own_supply },
  { "4.3", "supply-of-side", "zoc_negated_by_units", "supply.zoc_negated_by_units", TRUE, { NULL },
    G_STRUCT_OFFSET (HuSupplyRules, zoc_negated_by_units), 2, find_listed_supply },
  { NULL },
};

/* The capital and cities are won by the attacker, and what is behind the front by the defender: 4.2, 4.4, 4.5. */
static void
list_wanted (const HuScenario *scenario,
             HuWanted         *wanted)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);

  hu_wanted_add_place (wanted, rules->attacker, rules->capital);
  for (guint i = 0; i < rules->cities->len; i++)
    hu_wanted_add_place (wanted, rules->attacker, g_array_index (rules->cities, guint, i));
  for (guint place = 0; place < scenario->map->places->len; place++)
    if (hu_sudden_death_is_rear (scenario, place))
      hu_wanted_add_place (wanted, rules->defender, place);
}

static const char * const verdict_rules[] = { "4.2", "4.3", "4.4", "4.5", "9.5", "4.6", NULL };

const HuSystem hu_sudden_death_system = {
  .rules_finish = hu_sudden_death_rules_finish,
  .rules_repaint = hu_sudden_death_rules_repaint,
  .rules_free = hu_sudden_death_rules_free,
  .decides = decides,
  .rulings = &hu_sudden_death_rulings,
  .meters = &hu_sudden_death_meters,
  .switches = switches,
  .get_attacker = hu_sudden_death_get_attacker,
  .list_wanted = list_wanted,
  .get_supply = hu_sudden_death_get_supply,
  .ask_supply = hu_sudden_death_ask_supply,
  .state_new = own_state_new,
  .state_copy = own_state_copy,
  .state_free = own_state_free,
  .state_equal = own_state_equal,
  .after_step = after_step,
  .at_moment = at_moment,
  .conclude = conclude,
  .find_fault = hu_withdrawal_find_fault,
  .findings_new = hu_sudden_death_findings_new,
  .findings_free = hu_sudden_death_findings_free,
  .add_meters = hu_sudden_death_add_meters,
  .verdict_rules = verdict_rules,
  .facts = 1u << HU_FACT_ISOLATED | 1u << HU_FACT_LIFELINE | 1u << HU_FACT_CRITICAL | 1u << HU_FACT_FEWEST |
           1u << HU_FACT_SUPPLIED | 1u << HU_FACT_CITIES | 1u << HU_FACT_HOLDER,
  .answer = hu_sudden_death_answer,
  .can_ask = hu_sudden_death_can_ask,
  .ask = hu_sudden_death_ask,
  .fill_flips = hu_sudden_death_fill_flips,
  .draw_scenario = hu_sudden_death_draw_scenario,
  .draw_event = hu_sudden_death_draw_event,
};
