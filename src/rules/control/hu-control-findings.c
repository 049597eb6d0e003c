/*
 * The findings of control in a snapshot, the meters, and the facts that both answer.
 */
#include "hu-control-presence-private.h"
#include "hu-control-system-private.h"

static void
find_owners (const HuState     *state,
             HuControlFindings *findings)
{
  const HuControlState *own = hu_control_state (state);
  const HuMap *map = state->scenario->map;
  gsize n_locations = (gsize) hu_map_n_locations (map);

  findings->locations = g_new (gint8, n_locations);
  findings->hexes = g_new (gint8, map->grid->n_hexes);
  findings->buildings = g_memdup2 (own->building_owner, map->buildings->len);
  findings->held = g_memdup2 (own->hold, n_locations);
  for (HuLocation location = 0; location < (HuLocation) n_locations; location++)
    {
      findings->locations[location] = (gint8) hu_control_location_owner (own, location);
      if (own->hold[location] == own->location_owner[location])
        findings->held[location] = HU_SIDE_NONE;
    }
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    findings->hexes[hex] = (gint8) hu_control_hex_owner (own, hex);
}

/* Tells whether both sides hold Locations of the building, or both have armed units in it. */
static gboolean
is_contested (const HuState           *state,
              const HuControlFindings *findings,
              const HuBuilding        *building)
{
  const HuMap *map = state->scenario->map;
  guint present = hu_control_building_present (state, hu_control_state (state), building, &(guint) { 0 });
  guint both = ARMED (HU_SIDE_FIRST) | ARMED (HU_SIDE_SECOND), owners = 0;

  for (guint i = 0; i < building->hexes->len; i++)
    {
      HuHex hex = g_array_index (building->hexes, HuHex, i);
      HuLocation location, end = hu_map_extra_locations (map, hex, &location);

      if (findings->locations[hex] != HU_SIDE_NONE)
        owners |= ARMED (findings->locations[hex]);
      for (; location < end; location++)
        if (findings->locations[location] != HU_SIDE_NONE && hu_storey_is_built (hu_location_storey (map, location)))
          owners |= ARMED (findings->locations[location]);
    }

  return (present & both) == both || owners == both;
}

static void
find_contested (const HuState     *state,
                HuControlFindings *findings)
{
  const HuMap *map = state->scenario->map;

  findings->contested = g_new0 (guint8, map->buildings->len);
  for (guint i = 0; i < map->buildings->len; i++)
    findings->contested[i] = is_contested (state, findings, hu_map_get_building (map, i));
}

static guint8
closed_how (const HuState    *state,
            const HuForfeits *forfeits,
            HuLocation        location)
{
  guint closed = 0;

  if (hu_hazard_closes (hu_state_hazard (state, location), hu_location_storey (state->scenario->map, location)))
    closed |= HU_CLOSED_DIRECT;
  if (forfeits->accident[location])
    closed |= HU_CLOSED_ACCIDENT;
  if (!(forfeits->reach[location] & HU_REACH_NOW (HU_SIDE_FIRST)) &&
      (forfeits->reach[location] & HU_REACH_UNKINDLED (HU_SIDE_FIRST)))
    closed |= HU_CLOSED_FIRST;
  if (!(forfeits->reach[location] & HU_REACH_NOW (HU_SIDE_SECOND)) &&
      (forfeits->reach[location] & HU_REACH_UNKINDLED (HU_SIDE_SECOND)))
    closed |= HU_CLOSED_SECOND;

  return (guint8) closed;
}

/* Lists the sides that are barred, without the reason. */
static guint8 *
list_barred (const guint8 *claims,
             gsize         n)
{
  guint8 *barred = g_malloc (n);

  for (gsize i = 0; i < n; i++)
    barred[i] = claims[i] & HU_CLAIM_SIDES;

  return barred;
}

static void
find_fire (const HuState     *state,
           HuControlFindings *findings)
{
  const HuForfeits *forfeits = hu_control_state (state)->forfeits;
  const HuMap *map = state->scenario->map;
  gsize n_locations = (gsize) hu_map_n_locations (map);

  findings->area_hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  findings->area_ends = g_array_new (FALSE, FALSE, sizeof (guint));
  if (forfeits == NULL)
    return;

  findings->barred = list_barred (forfeits->location_claims, n_locations);
  findings->hex_barred = list_barred (forfeits->hex_claims, (gsize) map->grid->n_hexes);
  findings->building_barred = list_barred (forfeits->building_claims, map->buildings->len);
  findings->closed = g_malloc (n_locations);
  for (HuLocation location = 0; location < (HuLocation) n_locations; location++)
    findings->closed[location] = closed_how (state, forfeits, location);
  g_array_append_vals (findings->area_hexes, forfeits->area_hexes->data, forfeits->area_hexes->len);
  g_array_append_vals (findings->area_ends, forfeits->area_ends->data, forfeits->area_ends->len);
}

/* --- Points --- */

static gint
compare_casualties (gconstpointer a,
                    gconstpointer b)
{
  const HuCasualty *x = a, *y = b;

  if (x->event != y->event)
    return (x->event > y->event) - (x->event < y->event);
  /* The line that the end added for a unit comes after the unit's earlier line. */
  if (x->unit == y->unit && x->unit != HU_UNIT_NONE)
    return (x->value.times > y->value.times) - (x->value.times < y->value.times);

  return (x->unit > y->unit) - (x->unit < y->unit);
}

/**
 * hu_casualties_list_dated:
 * @lines: (element-type HuCasualty): the casualties of the findings, or their exits
 *
 * Lists the same points as a ledger: a unit that counts more than once since the end has its
 * earlier points in one line, and the points that the end added in a line of their own with
 * that event.
 *
 * Returns: (transfer full) (element-type HuCasualty): lines that add up to the same
 */
GArray *
hu_casualties_list_dated (const GArray *lines)
{
  GArray *dated = g_array_new (FALSE, FALSE, sizeof (HuCasualty));

  g_return_val_if_fail (lines != NULL, dated);

  for (guint i = 0; i < lines->len; i++)
    {
      HuCasualty line = g_array_index (lines, HuCasualty, i), added = line;

      if (line.doubled != HU_REASON_NO_EVENT)
        {
          line.value.points = line.points = line.points / line.value.times;
          line.value.times = 1;
          line.at_end = line.points;
          line.doubled = HU_REASON_NO_EVENT;
          added.event = added.doubled;
          added.points -= line.points;
          added.clause = added.clause == HU_CLAUSE_EXIT ? HU_CLAUSE_EXIT_DOUBLE
            : added.value.times > 2 ? HU_CLAUSE_FOURFOLD : HU_CLAUSE_DOUBLE;
          g_array_append_val (dated, added);
        }
      g_array_append_val (dated, line);
    }
  g_array_sort (dated, compare_casualties);

  return dated;
}

static void
add_scores (const HuState *state,
            const HuScore *scores,
            gboolean       exits,
            GArray        *lines)
{
  gboolean ended = hu_control_has_ended (state);

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, i);
      HuSide owner = state->unit_captor[i] != HU_SIDE_NONE ? state->unit_captor[i] : unit->side;
      HuCasualty line = {
        .event = scores[i].event, .unit = i, .to = exits ? owner : hu_side_other (unit->side),
        .clause = scores[i].clause, .instead_of = scores[i].instead_of, .doubled = HU_REASON_NO_EVENT,
        .state = (HuScoreState) scores[i].state, .value = scores[i].value, .points = scores[i].value.points,
      };

      if (scores[i].state == HU_SCORE_NONE)
        continue;
      if (ended && scores[i].state == HU_SCORE_CAPTURED)
        {
          line.value.times = exits ? 2 : hu_control_end_times (state, i);
          line.points *= line.value.times;
          line.value.points = line.points;
          line.doubled = MAX (line.event, hu_control_state (state)->ended_at);
        }
      line.at_end = scores[i].state == HU_SCORE_CAPTURED ? scores[i].value.points * (exits ? 2 : hu_control_end_times (state, i))
                                                         : line.points;
      g_array_append_val (lines, line);
    }
}

static void
add_adjustments (const HuState *state,
                 HuAdjustWhat   what,
                 GArray        *lines)
{
  for (const HuAdjustment *one = hu_control_state (state)->adjustments; one != NULL; one = one->before)
    {
      HuCasualty line = {
        .event = one->event, .unit = HU_UNIT_NONE, .to = one->side, .state = HU_SCORE_ADJUSTED,
        .value = { .times = 1, .points = one->points }, .points = one->points, .instead_of = HU_REASON_NO_EVENT,
        .doubled = HU_REASON_NO_EVENT, .reason = one->reason,
      };

      if (one->what == what)
        g_array_append_val (lines, line);
    }
}

static void
find_points (const HuState     *state,
             HuControlFindings *findings)
{
  const HuControlState *own = hu_control_state (state);

  findings->ended = hu_control_has_ended (state);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      findings->cvp[side] = hu_control_cvp (state, side, findings->ended);
      findings->cvp_at_end[side] = hu_control_cvp (state, side, TRUE);
      findings->exit_vp[side] = hu_control_exit_vp (state, side, findings->ended);
      findings->exit_vp_at_end[side] = hu_control_exit_vp (state, side, TRUE);
    }

  findings->casualties = g_array_new (FALSE, FALSE, sizeof (HuCasualty));
  add_scores (state, own->scores, FALSE, findings->casualties);
  add_adjustments (state, HU_ADJUST_CVP, findings->casualties);
  g_array_sort (findings->casualties, compare_casualties);
  findings->exits = g_array_new (FALSE, FALSE, sizeof (HuCasualty));
  add_scores (state, own->exits, TRUE, findings->exits);
  add_adjustments (state, HU_ADJUST_EXIT_VP, findings->exits);
  g_array_sort (findings->exits, compare_casualties);
}

static void
victory_finding_free (gpointer data)
{
  HuVictoryFinding *finding = data;

  hu_term_finding_free (finding->needs);
  g_ptr_array_unref (finding->terms);
  g_ptr_array_unref (finding->lacking);
  g_clear_pointer (&finding->present, victory_finding_free);
  g_free (finding);
}

/* @at_end: as captured things count then. */
static HuVictoryFinding *
find_condition (const HuState *state,
                guint          index,
                gboolean       at_end)
{
  const HuVictoryEntry *entry = g_ptr_array_index (hu_control_rules (state->scenario)->victory, index);
  HuVictoryFinding *finding = g_new0 (HuVictoryFinding, 1);

  finding->entry = entry;
  finding->needs = hu_control_find (state, entry->needs, at_end);
  finding->met = finding->needs->met;
  finding->late = finding->met && hu_control_is_late (state, index);
  finding->ended = state->verdicts[HU_SYSTEM_CONTROL].decided && !hu_control_was_judged (state, index)
    ? state->verdicts[HU_SYSTEM_CONTROL].event : HU_REASON_NO_EVENT;
  finding->closed = (finding->needs->settled && !finding->met) ||
                    (entry->turn.to > 0 && hu_state_get_turn (state, HU_SYSTEM_CONTROL) > entry->turn.to) ||
                    (!state->verdicts[HU_SYSTEM_CONTROL].decided &&
                     !hu_judged_again (state, entry->when, entry->of, entry->phase, &entry->turn));
  finding->terms = g_ptr_array_new_with_free_func (g_free);
  finding->lacking = g_ptr_array_new ();
  finding->lack = hu_term_find_lack (finding->needs, finding->terms, finding->lacking);

  return finding;
}

static gboolean
has_captives (const HuControlFindings *findings)
{
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (findings->cvp[side] != findings->cvp_at_end[side] || findings->exit_vp[side] != findings->exit_vp_at_end[side])
      return TRUE;

  return FALSE;
}

static void
find_conditions (const HuState     *state,
                 HuControlFindings *findings)
{
  const GPtrArray *victory = hu_control_rules (state->scenario)->victory;

  findings->conditions = g_ptr_array_new_with_free_func (victory_finding_free);
  for (guint i = 0; i < victory->len; i++)
    {
      gboolean at_end = ((const HuVictoryEntry *) g_ptr_array_index (victory, i))->when == HU_JUDGED_END;
      HuVictoryFinding *finding = find_condition (state, i, at_end);

      if (at_end && has_captives (findings))
        finding->present = find_condition (state, i, FALSE);
      g_ptr_array_add (findings->conditions, finding);
    }
}

static void
find_secrecy (const HuState     *state,
              HuControlFindings *findings)
{
  const HuControlState *own = hu_control_state (state);

  findings->viewer = HU_SIDE_NONE;
  if (own->masks == NULL)
    return;

  findings->viewer = own->masks->viewer;
  findings->secrecy = g_malloc0 (state->scenario->units->len);
  for (guint i = 0; i < state->scenario->units->len; i++)
    findings->secrecy[i] = (guint8) hu_control_secrecy (own, i);
}

gpointer
hu_control_findings_new (const HuState *state,
                         gconstpointer  at_start,
                         gboolean       counted)
{
  HuControlFindings *findings = g_new0 (HuControlFindings, 1);

  find_owners (state, findings);
  find_contested (state, findings);
  find_fire (state, findings);
  find_points (state, findings);
  find_conditions (state, findings);
  find_secrecy (state, findings);
  findings->undeclared = g_array_new (FALSE, FALSE, sizeof (HuUndeclared));

  return findings;
}

void
hu_control_findings_free (gpointer data)
{
  HuControlFindings *findings = data;

  g_free (findings->locations);
  g_free (findings->hexes);
  g_free (findings->buildings);
  g_free (findings->held);
  g_free (findings->barred);
  g_free (findings->hex_barred);
  g_free (findings->building_barred);
  g_free (findings->closed);
  g_free (findings->contested);
  g_array_unref (findings->area_hexes);
  g_array_unref (findings->area_ends);
  g_array_unref (findings->undeclared);
  g_array_unref (findings->casualties);
  g_array_unref (findings->exits);
  g_ptr_array_unref (findings->conditions);
  g_free (findings->secrecy);
  g_free (findings);
}

/* --- Meters --- */

static void
add_subject_hexes (const HuMap         *map,
                   const HuControlTerm *own,
                   GArray              *hexes)
{
  for (guint i = 0; i < own->subjects->len; i++)
    {
      gint32 subject = g_array_index (own->subjects, gint32, i);
      const HuHex *of;
      HuHex hex;
      guint n;

      of = hu_control_hexes_of (map, own->subject_kind, subject, &hex, &n);
      g_array_append_vals (hexes, of, n);
    }
}

/* @term: a condition of a finished scenario; @hexes: (inout) (element-type HuHex): takes the hexes that it names, some
 * of them twice, which its card highlights. */
void
hu_control_term_add_hexes (const HuMap  *map,
                           const HuTerm *term,
                           GArray       *hexes)
{
  const HuControlTerm *own = hu_control_term (term);

  g_return_if_fail (map != NULL && term != NULL && hexes != NULL);

  for (guint i = 0; i < term->parts->len; i++)
    hu_control_term_add_hexes (map, g_ptr_array_index (term->parts, i), hexes);

  if (hu_control_term_has_subjects (term))
    add_subject_hexes (map, own, hexes);
  if (!hu_control_term_has_units (term))
    return;
  if (own->building != HU_BUILDING_NONE)
    g_array_append_vals (hexes, hu_map_get_building (map, (guint) own->building)->hexes->data,
                         hu_map_get_building (map, (guint) own->building)->hexes->len);
  if (term->where.hexes != NULL)
    g_array_append_vals (hexes, term->where.hexes->data, term->where.hexes->len);
  for (guint i = 0; own->locations != NULL && i < own->locations->len; i++)
    {
      HuHex hex = hu_location_hex (map, g_array_index (own->locations, HuLocation, i));

      g_array_append_val (hexes, hex);
    }
  if (own->exits != NULL)
    g_array_append_vals (hexes, own->exits->data, own->exits->len);
}

void
hu_control_meter_fill (HuMeter                *meter,
                       const HuVictoryFinding *finding)
{
  HuControlMeter *own = (HuControlMeter *) meter;
  const HuTermFinding *needs = finding->needs;

  /* A condition that must not be met counts for one while it is not. */
  meter->value = needs->term->kind == HU_TERM_NOT ? needs->met : needs->have / hu_term_finding_unit (needs);
  meter->of = needs->term->kind == HU_TERM_NOT ? 1 : needs->need / hu_term_finding_need_unit (needs);
  /* What the viewer cannot tell is not met for him; a verdict stands. */
  meter->met = finding->met && (!needs->untold || finding->ended != HU_REASON_NO_EVENT);
  own->when = finding->entry->when;
  own->closed = finding->closed;
  own->late = finding->late;
  own->only_at_end = finding->met && finding->present != NULL && !finding->present->met;
  own->needs = *needs;
  own->needs.hexes = own->needs.units = own->needs.against = own->needs.lacking = own->needs.rows = NULL;
  own->needs.cut = NULL;
  own->needs.parts = NULL;
}

void
hu_control_add_meters (const HuState *state,
                       gconstpointer  data,
                       gconstpointer  at_start,
                       GPtrArray     *meters)
{
  const HuControlFindings *findings = data;

  for (guint i = 0; i < findings->conditions->len; i++)
    {
      const HuVictoryFinding *finding = g_ptr_array_index (findings->conditions, i);
      HuMeter *meter = hu_meter_new (HU_CONTROL_METER_CONDITION, "26.1", finding->entry->side);

      hu_control_meter_fill (meter, finding);
      meter->start = meter->value;
      meter->nth = i;
      hu_control_term_add_hexes (state->scenario->map, finding->entry->needs, meter->hexes);
      g_ptr_array_add (meters, meter);
    }
}

const HuControlFindings *
hu_snapshot_get_control (const HuSnapshot *snapshot)
{
  return hu_snapshot_get_findings (snapshot, HU_SYSTEM_CONTROL);
}

/* --- Facts --- */

/* The owners are read from the findings, since in the view of a side they can differ from the state. */
HuKnown
hu_control_get_known (gconstpointer data)
{
  const HuControlFindings *findings = data;

  return (HuKnown) {
    { [HU_SUBJECT_LOCATION] = findings->locations, [HU_SUBJECT_HEX] = findings->hexes,
      [HU_SUBJECT_BUILDING] = findings->buildings },
    findings->secrecy, findings->viewer,
  };
}

HuAnswer *
hu_control_answer (const HuFact     *fact,
                   const HuSnapshot *snapshot)
{
  const HuControlFindings *findings = hu_snapshot_get_control (snapshot);
  HuValue value;

  if (fact->kind == HU_FACT_CONTROL)
    return hu_answer_new (HU_ANSWER_SIDE, hu_control_get_known (findings).owners[fact->subject_kind][fact->subject]);
  if (fact->kind == HU_FACT_CVP)
    return hu_answer_new (HU_ANSWER_NUMBER, findings->cvp[fact->side]);
  if (fact->kind == HU_FACT_EXIT_VP)
    return hu_answer_new (HU_ANSWER_NUMBER, findings->exit_vp[fact->side]);
  if (fact->kind != HU_FACT_WORTH)
    return NULL;

  hu_control_value (hu_snapshot_get_state (snapshot), fact->unit, &value);

  return hu_answer_new (HU_ANSWER_NUMBER, value.points);
}
