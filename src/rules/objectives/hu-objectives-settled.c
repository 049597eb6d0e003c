/*
 * Finds things that stay as they are, whatever is played from now on: turns that are over, a first that is lost, what
 * was met once for good, and counts that never become fewer.
 */
#include "hu-objectives-private.h"

static const HuTermFinding *
get_part (const HuTermFinding *finding,
          guint                part)
{
  return g_ptr_array_index (finding->parts, part);
}

static gboolean
is_lost (const HuTermFinding *finding)
{
  return finding->settled && !finding->met;
}

/* Enough parts are met for good, or too many can never be. */
static gboolean
settle_parts (const HuTermFinding *finding)
{
  guint met = 0, lost = 0, n = finding->parts->len;

  for (guint i = 0; i < n; i++)
    {
      met += get_part (finding, i)->settled && get_part (finding, i)->met;
      lost += is_lost (get_part (finding, i));
    }
  if (finding->term->kind == HU_TERM_NOT)
    return met + lost > 0;

  return met >= (guint) finding->need || n - lost < (guint) finding->need;
}

static gboolean
settle_turn (const HuState    *state,
             const HuTurnSpan *span)
{
  guint turn = state->clock.turn;

  return (span->to > 0 && turn > span->to) ||
         (turn >= span->from && (span->to == 0 || span->to >= state->scenario->calendar.n_turns));
}

static gboolean
is_settled (const HuState       *state,
            const HuTermFinding *finding)
{
  const HuTerm *term = finding->term;

  switch (term->kind)
    {
    case HU_TERM_ALL:
    case HU_TERM_ANY:
    case HU_TERM_NOT:
    case HU_TERM_SOME:
      return settle_parts (finding);
    case HU_TERM_TURN:
      return settle_turn (state, &term->turn);
    case HU_TERM_ENTERED:
    case HU_TERM_WITHDRAWALS:
      return finding->met;
    case HU_TERM_ELIMINATED:
    case HU_TERM_EXITED:
    case HU_TERM_WITHDRAWN:
      return term->has_most ? finding->have > term->most : finding->met;
    case HU_TERM_EVER:
      return finding->met || is_lost (get_part (finding, 0));
    case HU_TERM_FOR:
      return !finding->met && is_lost (get_part (finding, 0));
    case HU_TERM_FIRST:
      return finding->met || finding->before_since != HU_REASON_NO_EVENT || is_lost (get_part (finding, 0));
    case HU_TERM_HOLDS:
    case HU_TERM_CONNECTED:
    case HU_TERM_CUT_OFF:
    case HU_TERM_UNITS:
    case HU_TERM_POINTS:
    case HU_TERM_LEAD:
    case HU_TERM_RATIO:
    case HU_TERM_LINE:
    case HU_N_TERMS:
      break;
    }

  return FALSE;
}

void
hu_term_settle (const HuState *state,
                HuTermFinding *finding)
{
  finding->settled = is_settled (state, finding);
}
