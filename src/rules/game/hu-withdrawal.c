/*
 * Withdrawals that rules ask of a side.
 */
#include "hu-withdrawal.h"

#include <string.h>

const char *
hu_withdrawal_state_to_string (HuWithdrawalState state)
{
  static const char * const words[] = { "later", "due", "met", "failed" };

  g_return_val_if_fail (state < G_N_ELEMENTS (words), NULL);

  return words[state];
}

HuWithdrawal *
hu_withdrawals_add (GPtrArray *withdrawals,
                    HuSide     side,
                    guint      turn,
                    guint      count)
{
  HuWithdrawal *self;

  g_return_val_if_fail (withdrawals != NULL && turn > 0 && count > 0, NULL);

  self = g_new0 (HuWithdrawal, 1);
  self->side = side;
  self->turn = turn;
  self->count = count;
  g_ptr_array_add (withdrawals, self);

  return self;
}

void
hu_withdrawal_free (HuWithdrawal *self)
{
  g_free (self->branch);
  g_clear_pointer (&self->units, g_array_unref);
  g_free (self->extra);
  g_free (self);
}

gboolean
hu_withdrawal_fits (const HuWithdrawal *self,
                    const HuScenario   *scenario,
                    guint               unit)
{
  const HuUnit *counter = hu_scenario_get_unit (scenario, unit);

  if (counter->side != self->side || (self->branch != NULL && g_strcmp0 (self->branch, counter->branch) != 0))
    return FALSE;

  return self->units == NULL || hu_numbers_have (self->units, unit);
}

/* The turn's end is later than any phase of it. */
gboolean
hu_withdrawal_is_before (const HuWithdrawal *self,
                         const HuWithdrawal *other)
{
  guint phase = self->phase > 0 ? self->phase : G_MAXUINT;
  guint other_phase = other->phase > 0 ? other->phase : G_MAXUINT;

  return self->turn != other->turn ? self->turn < other->turn : phase < other_phase;
}

/* `phase` counts within the side's first player turn of the turn; one of both sides is the side's, too. */
static gint
find_player_turn (const HuScenario *scenario,
                  HuSide            side)
{
  for (guint i = 0; i < scenario->calendar.player_turns->len; i++)
    {
      HuSide whose = hu_scenario_get_player_turn (scenario, i)->side;

      if (whose == side || whose == HU_SIDE_NONE)
        return (gint) i;
    }

  return -1;
}

guint
hu_scenario_count_phases (const HuScenario *scenario,
                          HuSide            side)
{
  gint player_turn = find_player_turn (scenario, side);

  return player_turn >= 0 ? hu_scenario_get_player_turn (scenario, (guint) player_turn)->phases->len : 0;
}

gboolean
hu_withdrawal_is_at_phase (const HuWithdrawal *self,
                           const HuState      *state)
{
  return (gint) state->clock.player_turn == find_player_turn (state->scenario, self->side) &&
         state->clock.phase + 1 == self->phase;
}

static HuWithdrawalState
find_state (const HuWithdrawal *self,
            const HuState      *state,
            guint               done,
            gboolean            failed)
{
  if (failed)
    return HU_WITHDRAWAL_FAILED;
  if (done >= self->count)
    return HU_WITHDRAWAL_MET;

  return self->turn > state->clock.turn ? HU_WITHDRAWAL_LATER : HU_WITHDRAWAL_DUE;
}

static void
sort_out (const HuState *state,
          guint          unit,
          GArray        *left,
          GArray        *gone)
{
  HuUnitStatus status = state->unit_status[unit];

  if (status == HU_UNIT_ON_MAP || status == HU_UNIT_WAITING)
    g_array_append_val (left, unit);
  else if (status != HU_UNIT_WITHDRAWN)
    g_array_append_val (gone, unit);
}

void
hu_withdrawal_list_missing (const HuWithdrawal *self,
                            const HuState      *state,
                            GArray             *left,
                            GArray             *gone)
{
  g_return_if_fail (self != NULL && state != NULL && left != NULL && gone != NULL);

  for (guint i = 0; self->units != NULL && i < self->units->len; i++)
    sort_out (state, g_array_index (self->units, guint, i), left, gone);
}

void
hu_withdrawal_list_fitting (const HuWithdrawal *self,
                            const HuState      *state,
                            GArray             *left,
                            GArray             *gone)
{
  g_return_if_fail (self != NULL && state != NULL && left != NULL && gone != NULL);

  for (guint unit = 0; unit < state->scenario->units->len; unit++)
    if (hu_withdrawal_fits (self, state->scenario, unit))
      sort_out (state, unit, left, gone);
}

/* Units are matched to withdrawals, each of which wants so many of them. */
typedef struct
{
  const GPtrArray *withdrawals;
  const HuState   *state;
  gint            *taken; /* by unit: for which withdrawal; -1 */
  guint8          *seen;  /* by unit, in the present search */
} Matching;

/* Finds one more unit for that withdrawal, and others in place of those that it takes away. */
static gboolean
match_one (Matching *self,
           gint      withdrawal)
{
  for (guint unit = 0; unit < self->state->scenario->units->len; unit++)
    {
      HuUnitStatus status = self->state->unit_status[unit];

      if (self->seen[unit] || (status != HU_UNIT_ON_MAP && status != HU_UNIT_WAITING) ||
          !hu_withdrawal_fits (g_ptr_array_index (self->withdrawals, (guint) withdrawal), self->state->scenario, unit))
        continue;
      self->seen[unit] = TRUE;
      if (self->taken[unit] < 0 || match_one (self, self->taken[unit]))
        {
          self->taken[unit] = withdrawal;
          return TRUE;
        }
    }

  return FALSE;
}

static gint
compare_due (gconstpointer a,
             gconstpointer b,
             gpointer      withdrawals)
{
  const HuWithdrawal *one = g_ptr_array_index ((GPtrArray *) withdrawals, *(const guint *) a);
  const HuWithdrawal *other = g_ptr_array_index ((GPtrArray *) withdrawals, *(const guint *) b);

  return hu_withdrawal_is_before (other, one) - hu_withdrawal_is_before (one, other);
}

/* Returns the index of the hopeless one; -1: there is none. */
static gint
find_hopeless (const GPtrArray *withdrawals,
               const HuState   *state,
               const GArray    *findings)
{
  guint n_units = state->scenario->units->len;
  g_autofree gint *taken = g_new (gint, n_units + 1);
  g_autofree guint8 *seen = g_new (guint8, n_units + 1);
  g_autoptr(GArray) order = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < n_units; i++)
    taken[i] = -1;
  for (guint i = 0; i < withdrawals->len; i++)
    g_array_append_val (order, i);
  g_array_sort_with_data (order, compare_due, (gpointer) withdrawals);
  for (guint i = 0; i < order->len; i++)
    {
      guint one = g_array_index (order, guint, i);
      const HuWithdrawalFinding *finding = &g_array_index (findings, HuWithdrawalFinding, one);
      Matching matching = { withdrawals, state, taken, seen };

      for (guint n = finding->done; finding->state <= HU_WITHDRAWAL_DUE && n < finding->needed; n++)
        {
          memset (seen, 0, n_units);
          if (!match_one (&matching, (gint) one))
            return (gint) one;
        }
    }

  return -1;
}

const char *
hu_withdrawal_get_phase_name (const HuWithdrawal *self,
                              const HuScenario   *scenario)
{
  gint player_turn;

  g_return_val_if_fail (self != NULL && scenario != NULL, NULL);

  player_turn = find_player_turn (scenario, self->side);
  if (self->phase == 0 || player_turn < 0)
    return NULL;

  return g_ptr_array_index (hu_scenario_get_player_turn (scenario, (guint) player_turn)->phases, self->phase - 1);
}

GArray *
hu_withdrawals_find (const GPtrArray *withdrawals,
                     const HuState   *state,
                     const guint     *done,
                     const guint8    *failed)
{
  GArray *findings = g_array_new (FALSE, FALSE, sizeof (HuWithdrawalFinding));
  gint hopeless;

  for (guint i = 0; i < withdrawals->len; i++)
    {
      const HuWithdrawal *self = g_ptr_array_index (withdrawals, i);
      HuWithdrawalFinding one = { self->turn, self->count, done[i], find_state (self, state, done[i], failed[i]), FALSE };

      g_array_append_val (findings, one);
    }
  hopeless = find_hopeless (withdrawals, state, findings);
  if (hopeless >= 0)
    g_array_index (findings, HuWithdrawalFinding, hopeless).hopeless = TRUE;

  return findings;
}

gint
hu_withdrawals_get_hopeless (const GArray *findings)
{
  g_return_val_if_fail (findings != NULL, -1);

  for (guint i = 0; i < findings->len; i++)
    if (g_array_index (findings, HuWithdrawalFinding, i).hopeless)
      return (gint) i;

  return -1;
}
