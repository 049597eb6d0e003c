/*
 * The findings of sudden-death at one moment, and the meters made from them.
 */
#include "hu-sudden-death-private.h"

static void
capital_clear (gpointer data)
{
  HuCapitalFinding *capital = data;

  g_clear_pointer (&capital->path, g_array_unref);
}

static void
find_capital (HuSuddenDeathFindings   *findings,
              const HuSupplySituation *situation)
{
  const HuState *state = situation->state;
  const GArray *hexes = hu_sudden_death_capital_hexes (state->scenario);
  guint n_cut = 0;

  findings->capital = g_array_new (FALSE, TRUE, sizeof (HuCapitalFinding));
  g_array_set_clear_func (findings->capital, capital_clear);

  for (guint i = 0; i < hexes->len; i++)
    {
      HuHex hex = g_array_index (hexes, HuHex, i);
      HuSupplyField field = hu_supply_situation_field (situation, &hex, 1);
      HuCapitalFinding capital = { .hex = hex, .owner = state->hex_owner[hex] };

      if (findings->counted)
        {
          capital.supplied = hu_supply_reaches (&field);
        }
      else
        {
          g_autoptr(HuSupplyTrace) trace = hu_supply_trace (&field);

          capital.supplied = trace->path != NULL;
          capital.path = trace->path != NULL ? g_array_ref (trace->path) : NULL;
        }
      n_cut += !capital.supplied;
      g_array_append_val (findings->capital, capital);
    }
  findings->reason = hu_sudden_death_cut_reason (situation, n_cut);
}

static void
find_supply (HuSuddenDeathFindings   *findings,
             const HuSupplySituation *situation)
{
  const GArray *hexes = hu_sudden_death_capital_hexes (situation->state->scenario);
  HuSupplyField field = hu_supply_situation_field (situation, (const HuHex *) hexes->data, hexes->len);
  g_autoptr(HuSupplyCut) cut = hu_supply_cut_exactly (&field);
  g_autofree guint8 *placeable = NULL;
  HuFootprint footprint;

  findings->cut = g_array_ref (cut->hexes);
  findings->cut_exact = cut->exact;
  findings->isolated = cut->hexes->len == 0;
  if (findings->counted)
    {
      findings->critical = g_array_new (FALSE, FALSE, sizeof (HuHex));
      return;
    }

  if (findings->isolated)
    findings->opening = hu_supply_opening_new (situation, field.origins, field.n_origins);
  placeable = hu_supply_situation_find_placeable (situation, field.origins, field.n_origins);
  hu_supply_situation_footprint (situation, placeable, &footprint);
  findings->critical = hu_supply_critical (&field, cut);
  findings->fewest = hu_supply_fewest (&field, cut, &footprint, findings->fewest_hexes);
}

static void
find_places (HuSuddenDeathFindings *findings,
             const HuState         *state)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (state->scenario);

  findings->cities = g_array_new (FALSE, FALSE, sizeof (HuPlaceFinding));
  for (guint i = 0; i < rules->cities->len; i++)
    {
      HuPlaceFinding city = { .place = g_array_index (rules->cities, guint, i) };

      city.owner = hu_state_place_owner (state, city.place);
      g_array_append_val (findings->cities, city);
    }

  findings->rear = g_array_new (FALSE, FALSE, sizeof (HuPlaceFinding));
  for (guint place = 0; place < state->scenario->map->places->len; place++)
    if (hu_sudden_death_is_rear (state->scenario, place))
      {
        HuPlaceFinding town = { .place = place, .owner = hu_state_place_owner (state, place) };

        g_array_append_val (findings->rear, town);
      }
}

GArray *
hu_sudden_death_find_withdrawals (const HuState *state)
{
  const HuSuddenDeathState *own = hu_sudden_death_state (state);

  return hu_withdrawals_find (hu_sudden_death_rules (state->scenario)->withdrawals, state, own->done, own->failed);
}

gpointer
hu_sudden_death_findings_new (const HuState *state,
                              gconstpointer  at_start,
                              gboolean       counted)
{
  const HuSuddenDeathFindings *start = at_start;
  HuSuddenDeathFindings *findings = g_new0 (HuSuddenDeathFindings, 1);
  g_autoptr(HuSupplySituation) situation = hu_supply_situation_new_asked (state);

  findings->counted = counted;
  find_capital (findings, situation);
  find_supply (findings, situation);
  find_places (findings, state);
  findings->withdrawals = hu_sudden_death_find_withdrawals (state);
  findings->lifeline_start = start != NULL ? start->lifeline_start : findings->cut->len;
  findings->start_exact = start != NULL ? start->start_exact : findings->cut_exact;

  return findings;
}

void
hu_sudden_death_findings_free (gpointer data)
{
  HuSuddenDeathFindings *findings = data;

  g_array_unref (findings->capital);
  g_array_unref (findings->cut);
  g_array_unref (findings->critical);
  g_clear_pointer (&findings->opening, hu_supply_opening_free);
  g_array_unref (findings->cities);
  g_array_unref (findings->rear);
  g_array_unref (findings->withdrawals);
  hu_reason_free (findings->reason);
  g_free (findings);
}

/* --- Meters --- */

static gboolean
is_decided_by (const HuState *state,
               const char    *rule)
{
  const HuVerdict *verdict = &state->verdicts[HU_SYSTEM_SUDDEN_DEATH];

  return verdict->decided && g_strcmp0 (verdict->rule, rule) == 0;
}

/* Returns the ground unit of @side nearest to any of @hexes, the first by index; -1: none is on the map. */
static gint
nearest_unit (const HuState *state,
              HuSide         side,
              const GArray  *hexes,
              guint         *unit)
{
  gint nearest = -1;

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      const HuUnit *counter = hu_scenario_get_unit (state->scenario, i);

      if (counter->side != side || state->unit_status[i] != HU_UNIT_ON_MAP || !hu_unit_is_ground (counter))
        continue;

      for (guint j = 0; j < hexes->len; j++)
        {
          gint distance = hu_grid_distance (state->scenario->map->grid, state->unit_hex[i],
                                            g_array_index (hexes, HuHex, j));

          if (nearest < 0 || distance < nearest)
            {
              nearest = distance;
              *unit = i;
            }
        }
    }

  return nearest;
}

static void
add_lifeline (const HuState               *state,
              const HuSuddenDeathFindings *findings,
              GPtrArray                   *meters)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (state->scenario);
  HuMeter *meter = hu_meter_new (HU_SUDDEN_DEATH_METER_LIFELINE, "4.3", rules->attacker);
  HuSuddenDeathMeter *own = (HuSuddenDeathMeter *) meter;

  meter->counted = rules->defender;
  meter->scale = HU_METER_FROM_START;
  meter->met = is_decided_by (state, "4.3");
  meter->value = findings->cut->len;
  meter->start = findings->lifeline_start;
  meter->of = findings->lifeline_start;
  own->fewest = findings->fewest;
  own->at_most = !findings->cut_exact;
  own->at_most_at_start = !findings->start_exact;
  meter->reason = hu_reason_copy (findings->reason);
  g_array_append_vals (meter->hexes, findings->cut->data, findings->cut->len);
  if (findings->fewest == 1 || findings->fewest == 2)
    g_array_append_vals (meter->more_hexes, findings->fewest_hexes, findings->fewest);
  g_ptr_array_add (meters, meter);
}

static void
add_capital (const HuState               *state,
             const HuSuddenDeathFindings *findings,
             GPtrArray                   *meters)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (state->scenario);
  const GArray *hexes = hu_sudden_death_capital_hexes (state->scenario);
  HuMeter *meter = hu_meter_new (HU_SUDDEN_DEATH_METER_CAPITAL, "4.2", rules->attacker);

  meter->met = is_decided_by (state, "4.2");
  for (guint i = 0; i < findings->capital->len; i++)
    meter->value += g_array_index (findings->capital, HuCapitalFinding, i).owner == rules->attacker;
  meter->of = findings->capital->len;
  meter->reason = hu_reason_new (HU_CLAUSE_ANY_HEX, meter->met, rules->attacker);
  meter->reason->have = (gint) meter->value;
  meter->reason->need = 1;
  meter->reason->of = (gint) findings->capital->len;
  if (!findings->counted)
    ((HuSuddenDeathMeter *) meter)->distance = nearest_unit (state, rules->attacker, hexes, &meter->unit);
  g_array_append_vals (meter->hexes, hexes->data, hexes->len);
  g_ptr_array_add (meters, meter);
}

static void
add_place (const HuState *state,
           HuMeter       *meter,
           guint          place)
{
  const GArray *hexes = hu_map_get_place (state->scenario->map, place)->hexes;

  g_array_append_val (meter->places, place);
  g_array_append_vals (meter->hexes, hexes->data, hexes->len);
}

static guint
count_held (const GArray *cities,
            HuSide        side)
{
  guint held = 0;

  for (guint i = 0; i < cities->len; i++)
    held += g_array_index (cities, HuPlaceFinding, i).owner == side;

  return held;
}

/* What the defender lacks for its own result: the unit that is nearest to one of the cities, all of which the attacker has. */
static void
find_retaker (const HuState               *state,
              const HuSuddenDeathFindings *findings,
              HuSuddenDeathMeter          *meter)
{
  meter->distance = -1;
  for (guint i = 0; i < findings->cities->len; i++)
    {
      guint place = g_array_index (findings->cities, HuPlaceFinding, i).place;
      guint unit = HU_UNIT_NONE;
      gint distance = nearest_unit (state, hu_sudden_death_rules (state->scenario)->defender,
                                    hu_map_get_place (state->scenario->map, place)->hexes, &unit);

      if (distance >= 0 && (meter->distance < 0 || distance < meter->distance))
        {
          meter->distance = distance;
          meter->retaker = unit;
          meter->retaken = place;
        }
    }
}

static void
add_cities (const HuState               *state,
            const HuSuddenDeathFindings *findings,
            const HuSuddenDeathFindings *at_start,
            GPtrArray                   *meters)
{
  HuSide attacker = hu_sudden_death_rules (state->scenario)->attacker;
  HuMeter *meter;

  if (findings->cities->len == 0)
    return;

  meter = hu_meter_new (HU_SUDDEN_DEATH_METER_CITIES, "4.4", attacker);
  meter->met = is_decided_by (state, "4.4");
  meter->reason = hu_sudden_death_cities_reason (state);
  meter->of = meter->reason->of;
  meter->value = meter->reason->have;
  meter->start = count_held (at_start->cities, attacker);
  if (!state->clock.over)
    ((HuSuddenDeathMeter *) meter)->turns_left = hu_calendar_last_turn (&state->scenario->calendar) - state->clock.turn + 1;
  for (guint i = 0; i < findings->cities->len; i++)
    if (g_array_index (findings->cities, HuPlaceFinding, i).owner != attacker)
      add_place (state, meter, g_array_index (findings->cities, HuPlaceFinding, i).place);
  ((HuSuddenDeathMeter *) meter)->distance = -1;
  if (!findings->counted && meter->places->len == 0)
    find_retaker (state, findings, (HuSuddenDeathMeter *) meter);
  g_ptr_array_add (meters, meter);
}

/* The hexes of the place that @side does not control. */
static GArray *
list_lacking (const HuState *state,
              guint          place,
              HuSide         side)
{
  const GArray *hexes = hu_map_get_place (state->scenario->map, place)->hexes;
  GArray *lacking = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = 0; i < hexes->len; i++)
    if (state->hex_owner[g_array_index (hexes, HuHex, i)] != (gint8) side)
      g_array_append_val (lacking, g_array_index (hexes, HuHex, i));

  return lacking;
}

/* Finds the rear place that a unit of @side is nearest to, as far as its side lacks it; the first by index. */
static void
find_threat (const HuState               *state,
             const HuSuddenDeathFindings *findings,
             HuSide                       side,
             HuMeter                     *meter)
{
  gint threatened = -1;

  meter->value = -1;
  for (guint i = 0; i < findings->rear->len; i++)
    {
      guint place = g_array_index (findings->rear, HuPlaceFinding, i).place;
      g_autoptr(GArray) lacking = list_lacking (state, place, side);
      guint unit = HU_UNIT_NONE;
      gint distance = nearest_unit (state, side, lacking, &unit);

      if (distance >= 0 && (meter->value < 0 || distance < meter->value))
        {
          meter->value = distance;
          meter->unit = unit;
          threatened = (gint) place;
        }
    }

  if (threatened >= 0)
    add_place (state, meter, (guint) threatened);
}

/* The places that have been taken, and a unit of @side that stands in one. */
static void
find_takers (const HuState               *state,
             const HuSuddenDeathFindings *findings,
             HuSide                       side,
             HuMeter                     *meter)
{
  meter->value = 0;
  for (guint i = 0; i < findings->rear->len; i++)
    {
      const HuPlaceFinding *finding = &g_array_index (findings->rear, HuPlaceFinding, i);
      guint unit = HU_UNIT_NONE;

      if (finding->owner != side)
        continue;
      add_place (state, meter, finding->place);
      if (!findings->counted &&
          nearest_unit (state, side, hu_map_get_place (state->scenario->map, finding->place)->hexes, &unit) == 0)
        meter->unit = unit;
    }
}

static void
add_rear (const HuState               *state,
          const HuSuddenDeathFindings *findings,
          const HuSuddenDeathFindings *at_start,
          GPtrArray                   *meters)
{
  HuSide defender = hu_sudden_death_rules (state->scenario)->defender;
  guint lost = count_held (findings->rear, defender);
  HuMeter *meter;

  if (findings->rear->len == 0)
    return;

  meter = hu_meter_new (HU_SUDDEN_DEATH_METER_REAR, "4.5", defender);
  meter->met = is_decided_by (state, "4.5");
  ((HuSuddenDeathMeter *) meter)->lost = lost;
  /* A place that the defender has had from the start has not come under its control. */
  meter->reason = hu_reason_new (lost > 0 && !meter->met ? HU_CLAUSE_COMES_UNDER : HU_CLAUSE_REAR, meter->met, defender);
  meter->reason->have = (gint) lost;
  meter->reason->need = 1;
  meter->reason->of = (gint) findings->rear->len;
  meter->start = count_held (at_start->rear, defender);
  if (meter->met)
    find_takers (state, findings, defender, meter);
  else if (!findings->counted)
    find_threat (state, findings, defender, meter);
  g_ptr_array_add (meters, meter);
}

static void
add_withdrawals (const HuState               *state,
                 const HuSuddenDeathFindings *findings,
                 GPtrArray                   *meters)
{
  HuSuddenDeathMeter *own;
  HuMeter *meter;

  if (findings->withdrawals->len == 0)
    return;

  meter = hu_meter_new (HU_SUDDEN_DEATH_METER_WITHDRAWALS, "9.5", hu_sudden_death_rules (state->scenario)->defender);
  meter->counted = hu_sudden_death_rules (state->scenario)->attacker;
  own = (HuSuddenDeathMeter *) meter;
  meter->met = is_decided_by (state, "9.5");
  meter->of = findings->withdrawals->len;
  for (guint i = 0; i < findings->withdrawals->len; i++)
    {
      const HuWithdrawalFinding *one = &g_array_index (findings->withdrawals, HuWithdrawalFinding, i);
      gboolean open = one->state == HU_WITHDRAWAL_DUE || one->state == HU_WITHDRAWAL_LATER;

      meter->value += one->state == HU_WITHDRAWAL_MET;
      own->failed += one->state == HU_WITHDRAWAL_FAILED;
      own->hopeless += one->hopeless && !state->clock.over;
      if (open && (own->next_turn == 0 || one->turn < own->next_turn))
        {
          own->next_turn = one->turn;
          own->next_done = one->done;
          own->next_needed = one->needed;
        }
    }
  meter->reason = hu_reason_new (own->failed > 0 ? HU_CLAUSE_WITHDRAWAL_FAILED : HU_CLAUSE_WITHDRAWAL,
                                 own->failed > 0, meter->for_side);
  meter->reason->have = (gint) meter->value;
  meter->reason->need = meter->reason->of = (gint) meter->of;
  g_ptr_array_add (meters, meter);
}

void
hu_sudden_death_add_meters (const HuState *state,
                            gconstpointer  data,
                            gconstpointer  start,
                            GPtrArray     *meters)
{
  const HuSuddenDeathFindings *findings = data;
  const HuSuddenDeathFindings *at_start = start != NULL ? start : data;

  add_lifeline (state, findings, meters);
  add_capital (state, findings, meters);
  add_cities (state, findings, at_start, meters);
  add_rear (state, findings, at_start, meters);
  add_withdrawals (state, findings, meters);
}

const HuSuddenDeathFindings *
hu_snapshot_get_sudden_death (const HuSnapshot *snapshot)
{
  return hu_snapshot_get_findings (snapshot, HU_SYSTEM_SUDDEN_DEATH);
}

static gboolean
is_supplied (const HuSnapshot *snapshot,
             HuHex             hex)
{
  g_autoptr(HuSupplySituation) situation = hu_supply_situation_new_asked (hu_snapshot_get_state (snapshot));
  HuSupplyField field = hu_supply_situation_field (situation, &hex, 1);

  return hu_supply_is_at_source (&field, hex) || hu_supply_reaches (&field);
}

HuAnswer *
hu_sudden_death_answer (const HuFact     *fact,
                        const HuSnapshot *snapshot)
{
  const HuSuddenDeathFindings *findings = hu_snapshot_get_sudden_death (snapshot);

  if (fact->kind == HU_FACT_ISOLATED)
    return hu_answer_new (HU_ANSWER_TRUTH, findings->isolated);
  if (fact->kind == HU_FACT_LIFELINE)
    return hu_answer_new (HU_ANSWER_NUMBER, findings->cut->len);
  if (fact->kind == HU_FACT_FEWEST)
    return hu_answer_new (HU_ANSWER_NUMBER, findings->fewest);
  if (fact->kind == HU_FACT_CRITICAL)
    {
      HuAnswer *answer = hu_answer_new (HU_ANSWER_HEXES, 0);

      for (guint i = 0; i < findings->critical->len; i++)
        hu_answer_add (answer, g_array_index (findings->critical, HuHex, i));

      return answer;
    }
  if (fact->kind == HU_FACT_SUPPLIED)
    return hu_answer_new (HU_ANSWER_TRUTH, is_supplied (snapshot, fact->subject));
  if (fact->kind == HU_FACT_CITIES)
    {
      HuSide holder = hu_sudden_death_rules (hu_snapshot_get_scenario (snapshot))->attacker;
      gint64 cities = 0;

      for (guint i = 0; i < findings->cities->len; i++)
        cities += g_array_index (findings->cities, HuPlaceFinding, i).owner == holder;
      return hu_answer_new (HU_ANSWER_NUMBER, cities);
    }

  return NULL;
}
