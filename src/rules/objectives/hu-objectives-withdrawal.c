/*
 * Withdrawals that the scenario asks of either side: the requirement that a unit counts for, and when one has failed
 * for good.
 */
#include "hu-objectives-private.h"

static const HuWithdrawal *
get_requirement (const HuState *state,
                 guint          index)
{
  return g_ptr_array_index (hu_objectives_rules (state->scenario)->withdrawals, index);
}

static gboolean
fits (const HuState *state,
      guint          index,
      guint          unit)
{
  const HuUnit *counter = hu_scenario_get_unit (state->scenario, unit);

  return !hu_unit_kind_is_tactical (counter->kind) &&
         hu_withdrawal_fits (get_requirement (state, index), state->scenario, unit);
}

static void
rule_on (HuJudging *judging,
         guint      kind,
         guint      index,
         guint      unit)
{
  const HuWithdrawal *requirement = get_requirement (judging->state, index);
  HuRuling *ruling = hu_ruling_new (kind, HU_SYSTEM_OBJECTIVES, "withdrawals",
                                    kind == HU_OBJECTIVES_RULING_WITHDRAWAL_FAILED ? HU_CLAUSE_OBJECTIVES_FAILED
                                                                                   : HU_CLAUSE_OBJECTIVES_WITHDRAWN,
                                    requirement->side);

  ((HuObjectivesRuling *) ruling)->turn = requirement->turn;
  ruling->reason.have = (gint) hu_objectives_state (judging->state)->done[index];
  ruling->reason.need = ruling->reason.of = (gint) requirement->count;
  if (unit != HU_UNIT_NONE)
    g_array_append_val (ruling->units, unit);
  hu_judging_add (judging, ruling);
}

/* Counts the unit that the present event withdraws for the requirement that is due first, in file order where
 * several are. */
void
hu_requirement_count (HuJudging *judging)
{
  const HuState *state = judging->state;
  HuObjectivesState *own = hu_objectives_state (state);
  gint found = -1;

  if (judging->cause == NULL || !HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_WITHDRAWN, judging->cause->verb == HU_VERB_WITHDRAW))
    return;

  for (guint i = 0; i < own->n_requirements; i++)
    if (!own->failed[i] && own->done[i] < get_requirement (state, i)->count &&
        fits (state, i, judging->cause->unit) &&
        (found < 0 || hu_withdrawal_is_before (get_requirement (state, i), get_requirement (state, (guint) found))))
      found = (gint) i;
  if (found < 0)
    return;

  own->done[found]++;
  rule_on (judging, HU_OBJECTIVES_RULING_WITHDRAWAL_COUNTED, (guint) found, judging->cause->unit);
  if (own->done[found] == get_requirement (state, (guint) found)->count)
    rule_on (judging, HU_OBJECTIVES_RULING_WITHDRAWAL_MET, (guint) found, HU_UNIT_NONE);
}

static gboolean
falls_due (const HuState      *state,
           const HuWithdrawal *requirement,
           HuMoment            moment)
{
  if (state->clock.turn != requirement->turn)
    return FALSE;
  if (requirement->phase == 0)
    return hu_state_ends_turn (state, (gint) moment);

  return hu_withdrawal_is_at_phase (requirement, state);
}

void
hu_requirement_expire (HuJudging *judging,
                       HuMoment   moment)
{
  const HuState *state = judging->state;
  HuObjectivesState *own = hu_objectives_state (state);

  for (guint i = 0; i < own->n_requirements; i++)
    if (!own->failed[i] && own->done[i] < get_requirement (state, i)->count &&
        HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_FAILED, falls_due (state, get_requirement (state, i), moment)))
      {
        own->failed[i] = TRUE;
        rule_on (judging, HU_OBJECTIVES_RULING_WITHDRAWAL_FAILED, i, HU_UNIT_NONE);
      }
}
