/*
 * Withdrawals of the attacker (9.5): the requirement that a unit counts for, and when a
 * requirement has failed.
 */
#include "hu-sudden-death-private.h"


const char *
hu_withdrawal_state_to_string (HuWithdrawalState state)
{
  static const char * const words[] = { "later", "due", "met", "failed" };

  g_return_val_if_fail (state < G_N_ELEMENTS (words), NULL);

  return words[state];
}

static const HuWithdrawal *
get_withdrawal (const HuState *state,
                guint          index)
{
  return g_ptr_array_index (hu_sudden_death_rules (state->scenario)->withdrawals, index);
}

/* The turn's end is later than any phase of it. */
static gboolean
is_due_before (const HuWithdrawal *a,
               const HuWithdrawal *b)
{
  guint phase_a = a->phase > 0 ? a->phase : G_MAXUINT;
  guint phase_b = b->phase > 0 ? b->phase : G_MAXUINT;

  return a->turn != b->turn ? a->turn < b->turn : phase_a < phase_b;
}

static gboolean
fits (const HuState      *state,
      const HuWithdrawal *withdrawal,
      guint               unit)
{
  const HuUnit *counter = hu_scenario_get_unit (state->scenario, unit);

  if (counter->side != hu_sudden_death_rules (state->scenario)->attacker)
    return FALSE;
  if (withdrawal->branch != NULL && g_strcmp0 (withdrawal->branch, counter->branch) != 0)
    return FALSE;
  if (withdrawal->units == NULL)
    return TRUE;

  for (guint i = 0; i < withdrawal->units->len; i++)
    if (g_array_index (withdrawal->units, guint, i) == unit)
      return TRUE;

  return FALSE;
}

static HuRuling *
withdrawal_ruling (const HuState           *state,
                   HuSuddenDeathRulingKind  kind,
                   guint                    index,
                   HuSide                   side)
{
  const HuWithdrawal *withdrawal = get_withdrawal (state, index);
  HuRuling *ruling = hu_ruling_new (kind, HU_SYSTEM_SUDDEN_DEATH, "9.5",
                                    kind == HU_SUDDEN_DEATH_RULING_WITHDRAWAL_FAILED ? HU_CLAUSE_WITHDRAWAL_FAILED
                                                                                     : HU_CLAUSE_WITHDRAWAL, side);

  ((HuSuddenDeathRuling *) ruling)->turn = withdrawal->turn;
  ruling->reason.have = (gint) hu_sudden_death_state (state)->done[index];
  ruling->reason.need = ruling->reason.of = (gint) withdrawal->count;

  return ruling;
}

/* Returns the unmet requirement that @unit fits and that is due first, in file order where several are; or -1. */
static gint
find_requirement (const HuState *state,
                  guint          unit)
{
  const HuSuddenDeathState *own = hu_sudden_death_state (state);
  gint found = -1;

  for (guint i = 0; i < own->n_withdrawals; i++)
    {
      const HuWithdrawal *withdrawal = get_withdrawal (state, i);

      if (own->failed[i] || own->done[i] >= withdrawal->count ||
          HU_CLAUSE_HOLDS (HU_CLAUSE_WITHDRAWAL_FITS, !fits (state, withdrawal, unit)))
        continue;
      if (found < 0 || HU_CLAUSE_HOLDS (HU_CLAUSE_WITHDRAWAL_EARLIEST,
                                        is_due_before (withdrawal, get_withdrawal (state, (guint) found))))
        found = (gint) i;
    }

  return found;
}

/* Counts the unit that the present event withdraws. */
void
hu_withdrawal_count (HuJudging *judging)
{
  const HuState *state = judging->state;
  HuSide attacker = hu_sudden_death_rules (state->scenario)->attacker;
  HuRuling *ruling;
  gint index;

  if (judging->cause == NULL || !HU_CLAUSE_HOLDS (HU_CLAUSE_WITHDRAWAL, judging->cause->verb == HU_VERB_WITHDRAW))
    return;

  index = find_requirement (state, judging->cause->unit);
  if (index < 0)
    return;

  hu_sudden_death_state (state)->done[index]++;
  ruling = withdrawal_ruling (state, HU_SUDDEN_DEATH_RULING_WITHDRAWAL_COUNTED, (guint) index, attacker);
  g_array_append_val (ruling->units, judging->cause->unit);
  hu_judging_add (judging, ruling);

  if (hu_sudden_death_state (state)->done[index] == get_withdrawal (state, (guint) index)->count)
    hu_judging_add (judging, withdrawal_ruling (state, HU_SUDDEN_DEATH_RULING_WITHDRAWAL_MET, (guint) index, attacker));
}

/* `phase` counts within the attacker's first player turn of the turn; a player turn of both sides is also the
 * attacker's. */
static gint
first_player_turn (const HuScenario *scenario)
{
  for (guint i = 0; i < scenario->calendar.player_turns->len; i++)
    {
      HuSide side = hu_scenario_get_player_turn (scenario, i)->side;

      if (side == hu_sudden_death_rules (scenario)->attacker || side == HU_SIDE_NONE)
        return (gint) i;
    }

  return -1;
}

static gboolean
falls_due_now (const HuState      *state,
               const HuWithdrawal *withdrawal,
               HuMoment            moment)
{
  const HuClock *clock = &state->clock;

  if (clock->turn != withdrawal->turn)
    return FALSE;
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_WITHDRAWAL_DUE, withdrawal->phase == 0))
    return moment >= HU_MOMENT_TURN;

  return (gint) clock->player_turn == first_player_turn (state->scenario) &&
         clock->phase + 1 == withdrawal->phase;
}

/* When a phase or turn ends, a requirement that was due by then and is not met has failed for good, whatever
 * the reason. */
void
hu_withdrawal_expire (HuJudging *judging,
                      HuMoment   moment)
{
  const HuState *state = judging->state;
  HuSuddenDeathState *own = hu_sudden_death_state (state);

  for (guint i = 0; i < own->n_withdrawals; i++)
    {
      const HuWithdrawal *withdrawal = get_withdrawal (state, i);
      HuRuling *ruling;

      if (own->failed[i] || own->done[i] >= withdrawal->count ||
          !HU_CLAUSE_HOLDS (HU_CLAUSE_WITHDRAWAL_FAILED, falls_due_now (state, withdrawal, moment)))
        continue;

      own->failed[i] = TRUE;
      own->met |= HU_CONDITION_9_5;
      ruling = withdrawal_ruling (state, HU_SUDDEN_DEATH_RULING_WITHDRAWAL_FAILED, i,
                                  hu_sudden_death_rules (state->scenario)->defender);
      ruling->decides = TRUE;
      hu_judging_add (judging, ruling);
    }
}

HuWithdrawalState
hu_withdrawal_state (const HuState *state,
                     guint          index)
{
  const HuSuddenDeathState *own = hu_sudden_death_state (state);
  const HuWithdrawal *withdrawal = get_withdrawal (state, index);

  if (own->failed[index])
    return HU_WITHDRAWAL_FAILED;
  if (own->done[index] >= withdrawal->count)
    return HU_WITHDRAWAL_MET;

  return withdrawal->turn > state->clock.turn ? HU_WITHDRAWAL_LATER : HU_WITHDRAWAL_DUE;
}

/* No requirement counts more than it needs, and no met one has failed. */
char *
hu_withdrawal_find_fault (const HuState *state)
{
  const HuSuddenDeathState *own = hu_sudden_death_state (state);

  for (guint i = 0; i < own->n_withdrawals; i++)
    {
      const HuWithdrawal *withdrawal = g_ptr_array_index (hu_sudden_death_rules (state->scenario)->withdrawals, i);

      if (own->done[i] > withdrawal->count || (own->failed[i] && own->done[i] == withdrawal->count))
        return g_strdup_printf ("withdrawal %u counts %u of %u", i, own->done[i], withdrawal->count);
    }

  return NULL;
}
