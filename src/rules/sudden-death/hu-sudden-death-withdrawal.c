/*
 * Withdrawals of the attacker (9.5): the requirement that a unit counts for, and when a
 * requirement has failed.
 */
#include "hu-sudden-death-private.h"

static const HuWithdrawal *
get_withdrawal (const HuState *state,
                guint          index)
{
  return g_ptr_array_index (hu_sudden_death_rules (state->scenario)->withdrawals, index);
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
  ((HuSuddenDeathRuling *) ruling)->phase = hu_withdrawal_get_phase_name (withdrawal, state->scenario);
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
          HU_CLAUSE_HOLDS (HU_CLAUSE_WITHDRAWAL_FITS, !hu_withdrawal_fits (withdrawal, state->scenario, unit)))
        continue;
      if (found < 0 || HU_CLAUSE_HOLDS (HU_CLAUSE_WITHDRAWAL_EARLIEST,
                                        hu_withdrawal_is_before (withdrawal, get_withdrawal (state, (guint) found))))
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

static gboolean
falls_due_now (const HuState      *state,
               const HuWithdrawal *withdrawal,
               HuMoment            moment)
{
  if (state->clock.turn != withdrawal->turn)
    return FALSE;
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_WITHDRAWAL_DUE, withdrawal->phase == 0))
    return hu_state_ends_turn (state, (gint) moment);

  return hu_withdrawal_is_at_phase (withdrawal, state);
}

/* Names the units that are still there, and those that are off the map in another way, which excuses nothing. */
static void
name_missing (HuRuling           *ruling,
              const HuState      *state,
              const HuWithdrawal *withdrawal)
{
  g_autoptr(GArray) gone = g_array_new (FALSE, FALSE, sizeof (guint));

  hu_withdrawal_list_missing (withdrawal, state, ruling->units, gone);
  for (guint i = 0; i < gone->len; i++)
    hu_reason_except (&ruling->reason, HU_CLAUSE_WITHDRAWAL_DEAD, g_array_index (gone, guint, i));
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
      name_missing (ruling, state, withdrawal);
      hu_judging_add (judging, ruling);
    }
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
