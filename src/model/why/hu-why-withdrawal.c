/*
 * Reasons of withdrawals that rules ask for (9.5): each with how it stands, or those that ask for one unit.
 */
#include "config.h"

#include "hu-explain-withdrawal.h"
#include "hu-why-node-private.h"

void
_hu_why_add_withdrawals (HuWhyNode       *self,
                         GListStore      *list,
                         const GPtrArray *withdrawals,
                         const GArray    *findings,
                         guint            unit,
                         HuSide           side,
                         const char      *rule)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);

  for (guint i = 0; i < withdrawals->len; i++)
    {
      const HuWithdrawal *withdrawal = g_ptr_array_index (withdrawals, i);
      HuWhyNode *node;

      if ((unit != HU_UNIT_NONE && !hu_withdrawal_fits (withdrawal, state->scenario, unit)) ||
          (side != HU_SIDE_NONE && withdrawal->side != side))
        continue;
      node = _hu_why_add_below (self, list, WHY_FACT, 0,
                                hu_explain_withdrawal (state, withdrawal,
                                                       &g_array_index (findings, HuWithdrawalFinding, i),
                                                       hu_snapshot_get_verdict (self->snapshot) != NULL));
      _hu_why_set_rule (node, rule);
      _hu_why_set_cause (node, NULL, withdrawal->units);
    }
}
