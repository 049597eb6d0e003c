/*
 * The state that a map view keeps while its scenario is edited.
 */
#include "hu-map-view-private.h"

/* Finds a unit again: the one of the same id, else the one in its place if its id is new. */
static guint
find_again (const HuScenario *before,
            const HuScenario *after,
            guint             unit)
{
  gint found = hu_scenario_find_unit (after, hu_scenario_get_unit (before, unit)->id);

  if (found >= 0)
    return (guint) found;
  if (hu_scenario_get_n_units (before) == hu_scenario_get_n_units (after) &&
      hu_scenario_find_unit (before, hu_scenario_get_unit (after, unit)->id) < 0)
    return unit;

  return HU_UNIT_NONE;
}

/* Keeps the same units selected, whatever their order in the list is now. */
void
_hu_map_view_keep_selection (HuMapView        *self,
                             const HuScenario *before)
{
  const HuScenario *after = hu_game_get_scenario (self->game);
  const GArray *selection = hu_map_state_get_selection (self->state);
  g_autoptr(GArray) kept = g_array_new (FALSE, FALSE, sizeof (guint));
  gboolean same = TRUE;

  for (guint i = 0; i < selection->len; i++)
    {
      guint was = g_array_index (selection, guint, i);
      guint unit = was < hu_scenario_get_n_units (before) ? find_again (before, after, was) : HU_UNIT_NONE;

      same &= unit == was;
      if (unit != HU_UNIT_NONE)
        g_array_append_val (kept, unit);
    }
  if (!same)
    hu_map_state_set_selection (self->state, kept);
}
