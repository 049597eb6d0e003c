/*
 * The rule system objectives: the victory conditions of any game, as data.
 *
 * In a moment withdrawals fail first, then points are scored, memory learns, and outcomes are judged in file order.
 * The end of a phase is one moment for all that ends with it, an instant too, before the clock moves; a second instant
 * follows when it has moved, so that what holds "from turn 3 on" comes true as turn 3 begins.
 */
#include "hu-objectives-private.h"

#include "hu-garrison.h"

/* --- Outcomes --- */

static void
add_counting (HuRuling            *ruling,
              const HuTermFinding *finding)
{
  if (finding->hexes != NULL)
    g_array_append_vals (ruling->hexes, finding->hexes->data, finding->hexes->len);
  if (finding->units != NULL)
    g_array_append_vals (ruling->units, finding->units->data, finding->units->len);
  for (guint i = 0; i < finding->parts->len; i++)
    add_counting (ruling, g_ptr_array_index (finding->parts, i));
}

static HuRuling *
add_met (HuJudging *judging,
         HuLook    *look,
         guint      index)
{
  const HuOutcome *outcome = hu_objectives_get_outcome (judging->state->scenario, index);
  HuRuling *ruling;
  HuTermFinding *needs;

  if (judging->rulings == NULL)
    return NULL;

  ruling = hu_ruling_new (HU_OBJECTIVES_RULING_MET, HU_SYSTEM_OBJECTIVES, outcome->id, HU_CLAUSE_OBJECTIVES_MET,
                          outcome->winner);
  needs = hu_term_find (&look->base, outcome->needs, NULL);
  ((HuObjectivesRuling *) ruling)->outcome = index;
  ruling->reason.have = (gint) CLAMP (needs->have, G_MININT32, G_MAXINT32);
  ruling->reason.need = (gint) CLAMP (needs->need, G_MININT32, G_MAXINT32);
  add_counting (ruling, needs);
  /* A side reads the same ruling, and must not learn the numbers of what it cannot see (26.15). */
  if (hu_scenario_is_tactical (judging->state->scenario))
    hu_term_finding_free (needs);
  else
    ((HuObjectivesRuling *) ruling)->needs = needs;
  hu_judging_add (judging, ruling);

  return ruling;
}

gboolean
hu_objectives_is_judged (const HuState *state,
                         guint          outcome,
                         gint           moment)
{
  const HuOutcome *found = hu_objectives_get_outcome (state->scenario, outcome);

  if (HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_TURNS, !hu_turn_span_has (&found->turn, state->clock.turn)))
    return FALSE;

  return hu_judged_now (state, found->when, found->of, found->phase, moment) &&
         hu_clause_is_on (found->when == HU_JUDGED_INSTANT ? HU_CLAUSE_OBJECTIVES_INSTANT : HU_CLAUSE_OBJECTIVES_END_OF);
}

gboolean
hu_objectives_find_next_judged (const HuState *state,
                                guint          outcome,
                                HuClock       *clock)
{
  const HuTurnSpan *span = &hu_objectives_get_outcome (state->scenario, outcome)->turn;
  guint last = hu_calendar_last_turn (&state->scenario->calendar);
  HuState later = *state; /* nothing but its clock moves */

  for (gboolean whole = FALSE; !later.clock.over;)
    {
      gint moment = hu_clock_moment (later.scenario, &later.clock);

      if (hu_objectives_is_judged (&later, outcome, moment))
        {
          *clock = later.clock;
          return TRUE;
        }
      hu_clock_advance (&later.clock, moment);
      /* What one whole turn has not, no other has but that in which its turns begin, and the last. */
      if (moment == HU_MOMENT_TURN)
        {
          if (whole)
            later.clock.turn = span->from > later.clock.turn ? MIN (span->from, last) : last;
          whole = TRUE;
        }
    }

  return FALSE;
}

static void
stop_play (HuJudging  *judging,
           HuSide      winner,
           const char *rule,
           gboolean    coincidence)
{
  if (!judging->state->verdicts[HU_SYSTEM_OBJECTIVES].decided)
    hu_objectives_state (judging->state)->met_then = hu_objectives_find_met (judging->state);
  hu_judging_decide (judging, HU_SYSTEM_OBJECTIVES, winner, rule, coincidence);
}

/* The outcomes that are met at one moment. */
typedef struct
{
  const HuOutcome *declared; /* the first; or NULL */
  guint            index;    /* … its index, and its ruling, which is NULL where it was met before */
  HuRuling        *deciding;
  gboolean         coincidence;
  gboolean         met[HU_N_SIDES]; /* one of this winner is */
} Met;

/* An outcome that was met before and not declared, because one of the other side was met too, is ruled on again. */
static void
decide (HuJudging *judging,
        HuLook    *look,
        const Met *met)
{
  HuVerdict *verdict = &judging->state->verdicts[HU_SYSTEM_OBJECTIVES];
  HuRuling *ruling = met->deciding;

  if (HU_CLAUSE_HOLDS (HU_CLAUSE_PLAY_STOPS, verdict->decided))
    return;

  if (ruling == NULL)
    ruling = add_met (judging, look, met->index);
  stop_play (judging, met->declared->winner, met->declared->id, met->coincidence);
  verdict->level = met->declared->level;
  if (ruling != NULL)
    ruling->decides = TRUE;
}

static void
add_outcome_met (Met             *met,
                 const HuOutcome *outcome,
                 guint            index,
                 HuRuling        *ruling)
{
  if (outcome->winner != HU_SIDE_NONE)
    met->met[outcome->winner] = TRUE;
  if (met->declared != NULL)
    {
      gboolean ladder = met->declared->winner == outcome->winner && met->declared->level != NULL && outcome->level != NULL;

      /* Outcomes of one winner that have a level are the rungs of one ladder. */
      met->coincidence |= HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_COINCIDENCE,
                                           !HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_LADDER, ladder));
    }
  if (met->declared == NULL || !hu_clause_is_on (HU_CLAUSE_OBJECTIVES_ORDER))
    {
      met->declared = outcome;
      met->index = index;
      met->deciding = ruling;
    }
}

/* Both sides meet an outcome of theirs, and the rules say that this is a draw, or nothing yet; @met: these outcomes. */
static void
decide_both (HuJudging *judging,
             GArray    *met)
{
  HuObjectivesRuling *ruling;

  if (hu_objectives_rules (judging->state->scenario)->both == HU_BOTH_NONE ||
      HU_CLAUSE_HOLDS (HU_CLAUSE_PLAY_STOPS, judging->state->verdicts[HU_SYSTEM_OBJECTIVES].decided))
    return;

  ruling = (HuObjectivesRuling *) hu_ruling_new (HU_OBJECTIVES_RULING_BOTH, HU_SYSTEM_OBJECTIVES, "both",
                                                 HU_CLAUSE_OBJECTIVES_BOTH, HU_SIDE_NONE);
  ruling->base.decides = TRUE;
  ruling->met = g_array_ref (met);
  hu_judging_add (judging, &ruling->base);
  stop_play (judging, HU_SIDE_NONE, "both", FALSE);
  judging->state->verdicts[HU_SYSTEM_OBJECTIVES].level = NULL;
}

static void
judge_outcomes (HuJudging *judging,
                HuLook    *look,
                gint       moment)
{
  const HuState *state = judging->state;
  HuObjectivesState *own = hu_objectives_state (state);
  g_autoptr(GArray) all = g_array_new (FALSE, FALSE, sizeof (guint));
  Met met = { NULL };

  for (guint i = 0; i < own->n_outcomes; i++)
    {
      const HuOutcome *outcome = hu_objectives_get_outcome (state->scenario, i);
      HuRuling *ruling = NULL;

      if (!hu_objectives_is_judged (state, i, moment) ||
          !HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_MET, hu_term_is_met (&look->base, outcome->needs)))
        continue;

      if (own->since[i] == HU_REASON_NO_EVENT)
        {
          own->since[i] = judging->event;
          ruling = add_met (judging, look, i);
        }
      add_outcome_met (&met, outcome, i, ruling);
      if (outcome->winner != HU_SIDE_NONE)
        g_array_append_val (all, i);
    }

  if (HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_BOTH, met.met[HU_SIDE_FIRST] && met.met[HU_SIDE_SECOND] &&
                                                  hu_objectives_rules (state->scenario)->both != HU_BOTH_FIRST))
    decide_both (judging, all);
  else if (met.declared != NULL)
    decide (judging, look, &met);
}

static void
judge_otherwise (HuJudging *judging)
{
  const HuObjectivesRules *rules = hu_objectives_rules (judging->state->scenario);
  HuVerdict *verdict = &judging->state->verdicts[HU_SYSTEM_OBJECTIVES];
  HuRuling *ruling;

  if (verdict->decided || !hu_clause_is_on (HU_CLAUSE_OBJECTIVES_OTHERWISE))
    return;

  ruling = hu_ruling_new (HU_OBJECTIVES_RULING_OTHERWISE, HU_SYSTEM_OBJECTIVES, "otherwise",
                          HU_CLAUSE_OBJECTIVES_OTHERWISE, rules->otherwise);
  ruling->decides = TRUE;
  hu_judging_add (judging, ruling);
  stop_play (judging, rules->otherwise, "otherwise", FALSE);
  verdict->level = rules->otherwise_level;
}

/* --- Moments --- */

static void
judge_moment (HuJudging *judging,
              gint       moment)
{
  const HuObjectivesRules *rules = hu_objectives_rules (judging->state->scenario);
  HuLook look;

  hu_look_init (&look, judging->state);
  look.base.turn = judging->state->clock.turn;
  /* The memory of the schedule never depends on points. */
  hu_terms_learn (&look.base, rules->terms, 0, rules->n_schedule_terms, judging->event, moment);
  hu_objectives_score_moment (judging, &look, moment);
  hu_terms_learn (&look.base, rules->terms, rules->n_schedule_terms, rules->terms->len, judging->event, moment);
  judge_outcomes (judging, &look, moment);
  hu_look_clear (&look);
}

static void
judge_concession (HuJudging *judging)
{
  HuSide side = judging->cause->side;
  HuRuling *ruling;

  if (judging->state->verdicts[HU_SYSTEM_OBJECTIVES].decided || !hu_clause_is_on (HU_CLAUSE_CONCESSION))
    return;

  ruling = hu_ruling_new (HU_RULING_CONCEDED, HU_SYSTEM_OBJECTIVES, "concession", HU_CLAUSE_CONCESSION, side);
  ruling->other_side = hu_side_other (side);
  ruling->decides = TRUE;
  hu_judging_add (judging, ruling);
  stop_play (judging, hu_side_other (side), "concession", FALSE);
}

static void
remember_units (HuJudging *judging)
{
  const HuEvent *event = judging->cause;

  if (event == NULL)
    {
      for (guint i = 0; i < judging->state->scenario->units->len; i++)
        hu_objectives_remember_unit (judging->state, i, FALSE);
      return;
    }

  if (event->unit != HU_UNIT_NONE)
    hu_objectives_remember_unit (judging->state, event->unit,
                                 event->verb == HU_VERB_MOVE || event->verb == HU_VERB_PLACE);
  for (guint i = 0; i < event->units->len; i++)
    hu_objectives_remember_unit (judging->state, g_array_index (event->units, guint, i), FALSE);
}

static void
after_step (HuJudging *judging)
{
  /* The end of a phase is a single moment, which comes yet. */
  if (judging->cause != NULL && judging->cause->verb == HU_VERB_END_PHASE)
    return;

  if (judging->cause != NULL && judging->cause->verb == HU_VERB_CONCEDE)
    judge_concession (judging);
  remember_units (judging);
  hu_terms_hear (hu_objectives_state (judging->state)->terms, hu_objectives_rules (judging->state->scenario)->terms,
                 judging->cause, judging->event);
  hu_requirement_count (judging);
  hu_objectives_score_event (judging);
  judge_moment (judging, HU_JUDGING_NO_MOMENT);
}

static void
at_moment (HuJudging *judging,
           HuMoment   moment)
{
  hu_requirement_expire (judging, moment);
  judge_moment (judging, (gint) moment);
  if (moment == HU_MOMENT_GAME)
    judge_otherwise (judging);
}

static void
clock_moved (HuJudging *judging)
{
  if (hu_clause_is_on (HU_CLAUSE_OBJECTIVES_BEGINS))
    judge_moment (judging, HU_JUDGING_NO_MOMENT);
}

static void
conclude (HuJudging *judging)
{
  /* Every moment has reached its own verdict. */
}

static void
want (HuWanted      *wanted,
      HuSide         side,
      const HuWhere *where)
{
  hu_wanted_add_hexes (wanted, side, where->hexes);
  for (guint i = 0; where->places != NULL && i < where->places->len; i++)
    hu_wanted_add_place (wanted, side, g_array_index (where->places, guint, i));
}

static void
want_by_term (HuWanted     *wanted,
              const HuTerm *term)
{
  if (term->kind == HU_TERM_HOLDS && hu_objectives_term (term)->held == HU_HELD_BY_CONTROL)
    want (wanted, term->side, &term->where);
  for (guint i = 0; term->parts != NULL && i < term->parts->len; i++)
    want_by_term (wanted, g_ptr_array_index (term->parts, i));
}

static void
list_wanted (const HuScenario *scenario,
             HuWanted         *wanted)
{
  const HuObjectivesRules *rules = hu_objectives_rules (scenario);

  for (guint i = 0; i < rules->outcomes->len; i++)
    want_by_term (wanted, hu_objectives_get_outcome (scenario, i)->needs);
  for (guint i = 0; i < rules->schedule->len; i++)
    {
      const HuScoreItem *item = g_ptr_array_index (rules->schedule, i);

      if (item->kind == HU_SCORE_HOLD && item->hold == HU_HELD_BY_CONTROL)
        want (wanted, item->to, &item->where);
      if (item->needs != NULL)
        want_by_term (wanted, item->needs);
    }
}

static void
list_announcements (const HuScenario *scenario,
                    GPtrArray        *events)
{
  hu_terms_list_announcements (hu_objectives_rules (scenario)->terms, events);
}

/* Beside the ids of the outcomes. */
static const char * const verdict_rules[] = { "otherwise", "both", NULL };

const HuSystem hu_objectives_system = {
  .rules_finish = hu_objectives_rules_finish,
  .rules_repaint = hu_objectives_rules_repaint,
  .rules_free = hu_objectives_rules_free,
  .rulings = &hu_objectives_rulings,
  .meters = &hu_objectives_meters,
  .list_awards = hu_objectives_list_awards,
  .list_announcements = list_announcements,
  .get_id = hu_objectives_get_id,
  .get_supply = hu_objectives_get_supply,
  .list_needs = hu_objectives_list_needs,
  .list_wanted = list_wanted,
  .state_new = hu_objectives_state_new,
  .state_copy = hu_objectives_state_copy,
  .state_free = hu_objectives_state_free,
  .state_equal = hu_objectives_state_equal,
  .check = hu_objectives_check,
  .counts = HU_COUNTS_POINTS,
  .after_step = after_step,
  .at_moment = at_moment,
  .clock_moved = clock_moved,
  .conclude = conclude,
  .find_fault = hu_objectives_find_fault,
  .findings_new = hu_objectives_findings_new,
  .findings_free = hu_objectives_findings_free,
  .add_meters = hu_objectives_add_meters,
  .verdict_rules = verdict_rules,
  .facts = 1u << HU_FACT_HOLDER | 1u << HU_FACT_POINTS | 1u << HU_FACT_OUTCOME,
  .answer = hu_objectives_answer,
  .draw_scenario = hu_objectives_draw_scenario,
  .draw_event = hu_objectives_draw_event,
  .can_ask = hu_objectives_can_ask,
  .ask = hu_objectives_ask,
  .fill_flips = hu_objectives_fill_flips,
};
