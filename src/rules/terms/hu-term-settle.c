/*
 * Finds things that stay as they are, whatever is played from now on: turns that are over, a first that is lost, what
 * was met once for good, and counts that never become fewer.
 */
#include "hu-term-private.h"

static const HuTermFinding *
get_term_part (const HuTermFinding *finding,
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
      met += get_term_part (finding, i)->settled && get_term_part (finding, i)->met;
      lost += is_lost (get_term_part (finding, i));
    }
  if (finding->term->kind == HU_TERM_NOT)
    return met + lost > 0;

  return met >= (guint) finding->need || n - lost < (guint) finding->need;
}

static gboolean
settle_turn (const HuState *state,
             const HuTerm  *term)
{
  const HuTurnSpan *span = &term->turn;
  guint turn = hu_state_get_turn (state, term->words->system);

  return (span->to > 0 && turn > span->to) ||
         (turn >= span->from && (span->to == 0 || span->to >= hu_calendar_last_turn (&state->scenario->calendar)));
}

/* The counts of a comparison that can only grow, with their signs on their sides. */
static gboolean
only_grows (const HuTerm *term)
{
  for (guint i = 0; i < term->parts->len; i++)
    {
      const HuTerm *count = g_ptr_array_index (term->parts, i);
      gboolean adds = (i < term->n_left) == (!count->has_times || count->times.value >= 0);

      if (count->kind != HU_TERM_NUMBER &&
          (!adds || !hu_term_is_atom (count) || !(term->words->growing >> (count->kind - HU_TERM_ATOMS) & 1)))
        return FALSE;
    }

  return TRUE;
}

static gboolean
settle_compare (const HuTermFinding *finding)
{
  const HuTerm *term = finding->term;
  HuDecimal most = { term->most, term->unit };

  if (hu_term_is_ratio (term) || !only_grows (term))
    return FALSE;

  return term->has_most
    ? hu_decimal_compare (finding->have, hu_term_finding_unit (finding), most.value, most.unit) > 0 : finding->met;
}

/* Are fewer turns left than it still has to hold? */
static gboolean
lacks_turns (const HuState *state,
             HuTermFinding *finding)
{
  gint64 left = state->clock.over ? 0 : (gint64) hu_calendar_last_turn (&state->scenario->calendar) - state->clock.turn + 1;

  finding->turns_left = left;
  finding->too_late = finding->term->at == HU_JUDGED_TURN && finding->have + left < finding->need;

  return finding->too_late;
}

static gboolean
is_settled (const HuState *state,
            HuTermFinding *finding)
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
      return settle_turn (state, term);
    case HU_TERM_ANNOUNCED:
      return finding->met;
    case HU_TERM_COMPARE:
      return settle_compare (finding);
    case HU_TERM_EVER:
      return finding->met || is_lost (get_term_part (finding, 0));
    case HU_TERM_FOR:
      return !finding->met && (is_lost (get_term_part (finding, 0)) || lacks_turns (state, finding));
    case HU_TERM_FIRST:
      return finding->met || finding->before_since != HU_REASON_NO_EVENT || is_lost (get_term_part (finding, 0));
    default:
      return hu_term_is_atom (term) && term->words->is_settled != NULL && term->words->is_settled (state, finding);
    }
}

void
hu_term_settle (const HuState *state,
                HuTermFinding *finding)
{
  finding->settled = is_settled (state, finding);
}
