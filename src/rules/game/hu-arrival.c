/*
 * Units that are still to come.  A turn of arrival decides nothing: players may bring a unit on
 * earlier, later or never, and a unit counts as awaited until it comes or is lost.
 */
#include "hu-arrival.h"

void
hu_arrival_free (HuArrival *arrival)
{
  if (arrival == NULL)
    return;

  g_clear_pointer (&arrival->at.hexes, g_array_unref);
  g_free (arrival->extra);
  g_free (arrival);
}

static gint
compare_turns (gconstpointer a,
               gconstpointer b,
               gpointer      user_data)
{
  const HuScenario *scenario = user_data;
  gint64 turn = hu_scenario_get_unit (scenario, *(const guint *) a)->arrival->turn;
  gint64 other_turn = hu_scenario_get_unit (scenario, *(const guint *) b)->arrival->turn;

  return turn < other_turn ? -1 : turn > other_turn;
}

static HuArrivalKind
kind_of (const HuState *state,
         const HuUnit  *unit)
{
  if (unit->arrival == NULL)
    return HU_ARRIVAL_POOL;

  return unit->arrival->turn <= state->clock.turn ? HU_ARRIVAL_DUE : HU_ARRIVAL_LATER;
}

GArray *
hu_arrival_list (const HuState *state,
                 HuSide         viewer,
                 HuArrivalKind  kind)
{
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  g_return_val_if_fail (state != NULL, units);

  for (guint i = 0; i < hu_scenario_get_n_units (state->scenario); i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, i);

      if (state->unit_status[i] == HU_UNIT_WAITING && (viewer == HU_SIDE_NONE || unit->side == viewer) &&
          kind_of (state, unit) == kind)
        g_array_append_val (units, i);
    }
  /* The sort is stable: the order of the scenario stays within a turn. */
  if (kind != HU_ARRIVAL_POOL)
    g_array_sort_with_data (units, compare_turns, (gpointer) state->scenario);

  return units;
}

gboolean
hu_arrival_has_place (const HuArrival *arrival)
{
  g_return_val_if_fail (arrival != NULL, FALSE);

  return arrival->at.by_edge || arrival->at.hexes != NULL;
}
