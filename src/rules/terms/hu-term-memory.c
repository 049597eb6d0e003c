/*
 * The memory of conditions: whether they were met, at which moments they learn, and what has been announced.
 */
#include "hu-term-private.h"

#include "hu-system.h"

HuTermMemory *
hu_term_memory_new (guint n)
{
  HuTermMemory *memory = g_new0 (HuTermMemory, n);

  for (guint i = 0; i < n; i++)
    memory[i].since = memory[i].before_since = HU_REASON_NO_EVENT;

  return memory;
}

/* --- Moments --- */

gboolean
hu_judged_now (const HuState *state,
               HuJudged       when,
               HuSide         of,
               const char    *phase,
               gint           moment)
{
  HuSide side = hu_clock_side (state->scenario, &state->clock);

  if (when == HU_JUDGED_INSTANT)
    return TRUE;
  if (moment < (gint) (when == HU_JUDGED_PHASE         ? HU_MOMENT_PHASE
                       : when == HU_JUDGED_PLAYER_TURN ? HU_MOMENT_PLAYER_TURN
                       : when == HU_JUDGED_TURN        ? HU_MOMENT_TURN
                                                       : HU_MOMENT_GAME))
    return FALSE;
  if (when == HU_JUDGED_TURN && !hu_state_ends_turn (state, moment))
    return FALSE;
  if (phase != NULL && g_strcmp0 (phase, hu_clock_phase_name (state->scenario, &state->clock)) != 0)
    return FALSE;

  /* A shared player turn is either side's. */
  return !HU_CLAUSE_HOLDS (HU_CLAUSE_TERMS_OF, of != HU_SIDE_NONE && side != HU_SIDE_NONE && side != of);
}

gboolean
hu_judged_again (const HuState    *state,
                 HuJudged          when,
                 HuSide            of,
                 const char       *phase,
                 const HuTurnSpan *turns)
{
  guint last = hu_calendar_last_turn (&state->scenario->calendar);
  HuState then = *state;

  if (turns->to > 0)
    last = MIN (last, turns->to);
  /* Every whole turn has all moments of a turn. */
  if (when == HU_JUDGED_INSTANT || when == HU_JUDGED_END || state->clock.over || state->clock.turn < last)
    return TRUE;

  /* Nothing but its clock moves. */
  while (!then.clock.over && then.clock.turn <= last)
    {
      gint moment = hu_clock_moment (then.scenario, &then.clock);

      if (hu_turn_span_has (turns, then.clock.turn) && hu_judged_now (&then, when, of, phase, moment))
        return TRUE;
      hu_clock_advance (&then.clock, moment);
    }

  return FALSE;
}

/* --- Learning --- */

static gboolean
part_is_met (HuTermLook   *look,
             const HuTerm *term,
             guint         part)
{
  return hu_term_is_met (look, g_ptr_array_index (term->parts, part));
}

static void
learn_term (HuTermLook   *look,
            const HuTerm *term,
            guint         event)
{
  HuTermMemory *memory = &look->memory[term->memory];

  switch (term->kind)
    {
    case HU_TERM_EVER:
      if (memory->since == HU_REASON_NO_EVENT &&
          HU_CLAUSE_HOLDS (HU_CLAUSE_TERMS_EVER, part_is_met (look, term, 0)))
        memory->since = event;
      break;
    case HU_TERM_FOR:
      if (part_is_met (look, term, 0))
        memory->run++;
      else if (hu_clause_is_on (HU_CLAUSE_TERMS_FOR))
        memory->run = 0;
      break;
    case HU_TERM_FIRST:
      if (memory->since != HU_REASON_NO_EVENT && memory->before_since != HU_REASON_NO_EVENT)
        break;
      /* If both are met by one event, neither is first. */
      if (memory->before_since == HU_REASON_NO_EVENT &&
          HU_CLAUSE_HOLDS (HU_CLAUSE_TERMS_FIRST, part_is_met (look, term, 1)))
        memory->before_since = event;
      if (memory->since == HU_REASON_NO_EVENT && memory->before_since == HU_REASON_NO_EVENT &&
          part_is_met (look, term, 0))
        memory->since = event;
      break;
    default:
      break;
    }
}

/* Parts learn before wholes, since that is their order. */
void
hu_terms_learn (HuTermLook      *look,
                const GPtrArray *terms,
                guint            first,
                guint            end,
                guint            event,
                gint             moment)
{
  for (guint i = first; i < end; i++)
    {
      const HuTerm *term = g_ptr_array_index (terms, i);

      if (hu_judged_now (look->state, term->at, term->of, NULL, moment))
        learn_term (look, term, event);
    }
}

void
hu_terms_hear (HuTermMemory    *memory,
               const GPtrArray *terms,
               const HuEvent   *cause,
               guint            event)
{
  if (cause == NULL || cause->verb != HU_VERB_ANNOUNCE)
    return;

  for (guint i = 0; i < terms->len; i++)
    {
      const HuTerm *term = g_ptr_array_index (terms, i);

      if (term->kind == HU_TERM_ANNOUNCED && memory[term->memory].since == HU_REASON_NO_EVENT &&
          term->side == cause->side && HU_CLAUSE_HOLDS (HU_CLAUSE_TERMS_ANNOUNCED, g_strcmp0 (term->what, cause->text) == 0))
        memory[term->memory].since = event;
    }
}

void
hu_terms_list_announcements (const GPtrArray *terms,
                             GPtrArray       *events)
{
  for (guint i = 0; i < terms->len; i++)
    {
      const HuTerm *term = g_ptr_array_index (terms, i);
      gboolean listed = term->kind != HU_TERM_ANNOUNCED;

      for (guint k = 0; k < events->len && !listed; k++)
        {
          const HuEvent *event = g_ptr_array_index (events, k);

          listed = event->side == term->side && g_strcmp0 (event->text, term->what) == 0;
        }
      if (!listed)
        g_ptr_array_add (events, hu_event_new_announce (term->side, term->what));
    }
}
