/*
 * Reasons of withdrawals that rules ask for (9.5): each with how it stands, or those that ask for one unit.
 */
#include "config.h"

#include "hu-explain-withdrawal.h"
#include "hu-why-node-private.h"

typedef gboolean (*Counts) (const HuScenario   *scenario,
                            const HuRuling     *ruling,
                            const HuWithdrawal *withdrawal);

/* The units that were counted for @withdrawal, or for any of @all where it is NULL. */
static GArray *
list_counted (HuSnapshot         *snapshot,
              const GPtrArray    *all,
              const HuWithdrawal *withdrawal,
              Counts              counts)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (snapshot);
  GArray *counted = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < all->len; i++)
    for (guint j = 0; j < rulings->len; j++)
      {
        const HuWithdrawal *one = g_ptr_array_index (all, i);
        const HuRuling *ruling = g_ptr_array_index (rulings, j);

        if ((withdrawal == NULL || withdrawal == one) && counts (hu_snapshot_get_scenario (snapshot), ruling, one))
          g_array_append_vals (counted, ruling->units->data, ruling->units->len);
      }

  return counted;
}

void
_hu_why_add_withdrawals (HuWhyNode       *self,
                         GListStore      *list,
                         const GPtrArray *withdrawals,
                         const GArray    *findings,
                         Counts           counts,
                         guint            unit,
                         HuSide           side,
                         guint            turn,
                         const char      *rule)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  g_autoptr(GArray) all = list_counted (self->snapshot, withdrawals, NULL, counts);
  gboolean late = unit != HU_UNIT_NONE && state->unit_status[unit] == HU_UNIT_WITHDRAWN && !hu_numbers_have (all, unit);

  for (guint i = 0; i < withdrawals->len; i++)
    {
      const HuWithdrawal *withdrawal = g_ptr_array_index (withdrawals, i);
      g_autoptr(GArray) counted = list_counted (self->snapshot, withdrawals, withdrawal, counts);
      HuWhyNode *node;

      if ((unit != HU_UNIT_NONE && !hu_withdrawal_fits (withdrawal, state->scenario, unit)) ||
          (side != HU_SIDE_NONE && withdrawal->side != side) || (turn != 0 && withdrawal->turn != turn))
        continue;
      node = _hu_why_add_below (self, list, WHY_FACT, 0,
                                hu_explain_withdrawal (state, withdrawal,
                                                       &g_array_index (findings, HuWithdrawalFinding, i), counted,
                                                       late ? unit : HU_UNIT_NONE,
                                                       hu_snapshot_get_verdict (self->snapshot) != NULL));
      _hu_why_set_rule (node, rule);
      _hu_why_set_cause (node, NULL, withdrawal->units);
    }
}
