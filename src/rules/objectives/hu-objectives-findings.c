/*
 * The findings of objectives at one moment, and the meters made from them.
 */
#include "hu-objectives-private.h"

#include "hu-points.h"

/* --- Points --- */

static void
find_points (HuLook               *look,
             HuObjectivesFindings *findings)
{
  findings->ledger = hu_ledger_list (&look->own->ledger);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    findings->points[side] = findings->scored[side] = look->own->ledger.total[side];
  /* When the game is over, the provisional points are in the ledger. */
  if (!look->state->clock.over)
    hu_objectives_add_provisional (look, findings);
}

/* --- Outcomes --- */

/* The event at which play stopped, unless the outcome was judged and met by then. */
static guint
find_end (const HuState          *state,
          const HuOutcomeFinding *finding)
{
  const HuVerdict *verdict = &state->verdicts[HU_SYSTEM_OBJECTIVES];
  gboolean judged = g_strcmp0 (verdict->rule, finding->outcome->id) == 0 ||
                    (finding->since != HU_REASON_NO_EVENT && finding->since <= verdict->event);

  return verdict->decided && !judged ? verdict->event : HU_REASON_NO_EVENT;
}

static guint64
bit_of (guint outcome)
{
  return G_GUINT64_CONSTANT (1) << MIN (outcome, 63);
}

static gboolean
is_late (const HuState *state,
         guint          outcome)
{
  return state->verdicts[HU_SYSTEM_OBJECTIVES].decided && (hu_objectives_state (state)->met_then & bit_of (outcome)) == 0;
}

/* Only what is judged at the end counts what is provisional until then: @at_end has these points. */
static HuOutcomeFinding *
find_outcome (HuLook *look,
              HuLook *at_end,
              guint   index)
{
  const HuOutcome *outcome = hu_objectives_get_outcome (look->state->scenario, index);
  HuOutcomeFinding *finding = g_new0 (HuOutcomeFinding, 1);

  finding->needs = hu_term_find (outcome->when == HU_JUDGED_END ? &at_end->base : &look->base, outcome->needs, &look->base);
  finding->outcome = outcome;
  finding->met = finding->needs->met;
  finding->closed = (finding->needs->settled && !finding->met) ||
                    (outcome->turn.to > 0 && outcome->turn.to < hu_state_get_turn (look->state, HU_SYSTEM_OBJECTIVES)) ||
                    (!look->state->verdicts[HU_SYSTEM_OBJECTIVES].decided &&
                     !hu_judged_again (look->state, outcome->when, outcome->of, outcome->phase, &outcome->turn));
  finding->since = look->own->since[index];
  finding->late = finding->met && is_late (look->state, index);
  finding->ended = find_end (look->state, finding);
  finding->judged = look->state->verdicts[HU_SYSTEM_OBJECTIVES].decided && finding->ended == HU_REASON_NO_EVENT;
  finding->turn = hu_state_get_turn (look->state, HU_SYSTEM_OBJECTIVES);
  finding->terms = g_ptr_array_new_with_free_func (g_free);
  finding->lacking = g_ptr_array_new ();
  finding->lack = hu_term_find_lack (finding->needs, finding->terms, finding->lacking);

  return finding;
}

static void
outcome_free (gpointer data)
{
  HuOutcomeFinding *finding = data;

  g_ptr_array_unref (finding->terms);
  g_ptr_array_unref (finding->lacking);
  hu_term_finding_free (finding->needs);
  g_free (finding);
}

/* Looks at the position as it is and as the end would count it, and finds the points; both are to be cleared. */
static void
look_twice (const HuState        *state,
            HuLook               *look,
            HuLook               *at_end,
            HuObjectivesFindings *findings)
{
  hu_look_init (look, state);
  hu_look_init (at_end, state);
  find_points (look, findings);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    at_end->points[side] = findings->points[side];
  at_end->provisional = findings->ledger;
}

guint64
hu_objectives_find_met (const HuState *state)
{
  HuObjectivesFindings findings = { 0 };
  HuLook look, at_end;
  guint64 met = 0;

  look_twice (state, &look, &at_end, &findings);
  for (guint i = 0; i < look.own->n_outcomes; i++)
    {
      const HuOutcome *outcome = hu_objectives_get_outcome (state->scenario, i);

      if (hu_term_is_met (outcome->when == HU_JUDGED_END ? &at_end.base : &look.base, outcome->needs))
        met |= bit_of (i);
    }
  hu_look_clear (&look);
  hu_look_clear (&at_end);
  g_ptr_array_unref (findings.ledger);

  return met;
}

gpointer
hu_objectives_findings_new (const HuState *state,
                            gconstpointer  at_start,
                            gboolean       counted)
{
  HuObjectivesFindings *findings = g_new0 (HuObjectivesFindings, 1);
  HuLook look, at_end;

  look_twice (state, &look, &at_end, findings);
  findings->requirements = hu_withdrawals_find (hu_objectives_rules (state->scenario)->withdrawals, state, look.own->done,
                                                look.own->failed);
  findings->outcomes = g_ptr_array_new_with_free_func (outcome_free);
  for (guint i = 0; i < look.own->n_outcomes; i++)
    g_ptr_array_add (findings->outcomes, find_outcome (&look, &at_end, i));
  hu_look_clear (&look);
  hu_look_clear (&at_end);

  return findings;
}

void
hu_objectives_findings_free (gpointer data)
{
  HuObjectivesFindings *findings = data;

  g_ptr_array_unref (findings->ledger);
  g_array_unref (findings->requirements);
  g_ptr_array_unref (findings->outcomes);
  g_free (findings);
}

const HuObjectivesFindings *
hu_snapshot_get_objectives (const HuSnapshot *snapshot)
{
  return hu_snapshot_get_findings (snapshot, HU_SYSTEM_OBJECTIVES);
}

/* --- Meters --- */

static void
add_places (HuMeter      *meter,
            const GArray *places)
{
  for (guint i = 0; i < places->len; i++)
    {
      guint place = g_array_index (places, guint, i);
      gboolean there = FALSE;

      for (guint j = 0; j < meter->places->len && !there; j++)
        there = g_array_index (meter->places, guint, j) == place;
      if (!there)
        g_array_append_val (meter->places, place);
    }
}

/* Shows where a term that must turn can be worked on. */
static void
add_place_of (HuMeter             *meter,
              const HuTermFinding *finding)
{
  const HuTerm *term = finding->term;

  if (finding->lacking != NULL && finding->lacks_places)
    add_places (meter, finding->lacking);
  else if (finding->lacking != NULL)
    g_array_append_vals (meter->hexes, finding->lacking->data, finding->lacking->len);
  else if (term->where.hexes != NULL)
    g_array_append_vals (meter->hexes, term->where.hexes->data, term->where.hexes->len);
  else if (term->where.places != NULL)
    add_places (meter, term->where.places);
  else if (finding->hexes != NULL)
    g_array_append_vals (meter->hexes, finding->hexes->data, finding->hexes->len);
  if (finding->rows != NULL)
    g_array_append_vals (meter->rows, finding->rows->data, finding->rows->len);
  if (finding->cut != NULL)
    g_array_append_vals (meter->more_hexes, finding->cut->data, finding->cut->len);
}

/* Value and bound of a meter in one unit. */
static void
level_meter (HuMeter             *meter,
             const HuTermFinding *needs)
{
  guint need_unit = hu_term_finding_need_unit (needs), unit = MAX (meter->per_one, need_unit);

  hu_points_multiply (meter->value, unit / meter->per_one, &meter->value);
  hu_points_multiply (meter->of, unit / need_unit, &meter->of);
  meter->per_one = unit;
}

static void
add_outcome (const HuState          *state,
             const HuOutcomeFinding *finding,
             guint                   index,
             GPtrArray              *meters)
{
  const HuOutcome *outcome = hu_objectives_get_outcome (state->scenario, index);
  const HuVerdict *verdict = &state->verdicts[HU_SYSTEM_OBJECTIVES];
  HuMeter *meter = hu_meter_new (HU_OBJECTIVES_METER_OUTCOME, outcome->id, outcome->winner);
  const HuTermFinding *needs = finding->needs;

  meter->nth = index;
  meter->met = finding->met || (verdict->decided && g_strcmp0 (verdict->rule, outcome->id) == 0);
  meter->value = needs->have;
  meter->per_one = hu_term_finding_unit (needs);
  meter->of = MAX (needs->need, 0);
  if (hu_term_finding_need_unit (needs) != meter->per_one && !hu_term_is_ratio (needs->term))
    level_meter (meter, needs);
  ((HuObjectivesMeter *) meter)->lack = finding->lack;
  if (hu_term_is_ratio (needs->term))
    {
      meter->scale = HU_METER_TO_RATIO;
      meter->counted = needs->term->side;
      meter->value_to = needs->have_of;
      meter->of_to = needs->need_of;
      ((HuObjectivesMeter *) meter)->ratio = needs->term;
    }
  ((HuObjectivesMeter *) meter)->late = finding->late;
  ((HuObjectivesMeter *) meter)->past = meter->met && !needs->met;
  ((HuObjectivesMeter *) meter)->closed = finding->closed && !meter->met && !verdict->decided;
  ((HuObjectivesMeter *) meter)->standing = (HuTermFinding) {
    .term = needs->term, .met = meter->met, .have = needs->have, .need = needs->need, .have_of = needs->have_of,
    .need_of = needs->need_of, .left = needs->left, .right = needs->right, .unit = needs->unit,
    .need_unit = needs->need_unit,
  };
  for (guint i = 0; i < finding->lacking->len; i++)
    add_place_of (meter, g_ptr_array_index (finding->lacking, i));
  for (guint i = 0; i < meter->places->len; i++)
    {
      const GArray *hexes = hu_map_get_place (state->scenario->map, g_array_index (meter->places, guint, i))->hexes;

      g_array_append_vals (meter->hexes, hexes->data, hexes->len);
    }
  meter->reason = hu_reason_new (HU_CLAUSE_OBJECTIVES_MET, finding->met, outcome->winner);
  meter->reason->have = (gint) CLAMP (needs->have, G_MININT32, G_MAXINT32);
  meter->reason->need = (gint) CLAMP (needs->need, G_MININT32, G_MAXINT32);
  meter->reason->since = finding->since;
  g_ptr_array_add (meters, meter);
}

void
hu_objectives_add_meters (const HuState *state,
                          gconstpointer  data,
                          gconstpointer  at_start,
                          GPtrArray     *meters)
{
  const HuObjectivesFindings *findings = data;
  HuMeter *meter;

  for (guint i = 0; i < findings->outcomes->len; i++)
    add_outcome (state, g_ptr_array_index (findings->outcomes, i), i, meters);
  if (!hu_objectives_rules (state->scenario)->schedule_given)
    return;

  meter = hu_meter_new (HU_OBJECTIVES_METER_POINTS, "points", HU_SIDE_FIRST);
  meter->scale = HU_METER_RATIO;
  meter->value = findings->points[HU_SIDE_FIRST];
  meter->of = findings->points[HU_SIDE_SECOND];
  meter->per_one = hu_objectives_rules (state->scenario)->unit;
  g_ptr_array_add (meters, meter);
}

HuAnswer *
hu_objectives_answer (const HuFact     *fact,
                      const HuSnapshot *snapshot)
{
  const HuObjectivesFindings *findings = hu_snapshot_get_objectives (snapshot);

  if (fact->kind == HU_FACT_POINTS)
    return hu_answer_new_decimal (findings->points[fact->side], hu_objectives_rules (hu_snapshot_get_scenario (snapshot))->unit);
  if (fact->kind == HU_FACT_OUTCOME)
    return hu_answer_new (HU_ANSWER_TRUTH,
                          ((const HuOutcomeFinding *) g_ptr_array_index (findings->outcomes, (guint) fact->subject))->met);

  return NULL;
}
