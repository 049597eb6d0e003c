/*
 * The supply of both armies at a glance: a mark for each unit.
 */
#include "hu-supply-army.h"

static HuSupplyMark
find_mark (HuSupplyArmy *army,
           HuHex         hex,
           gboolean      narrow)
{
  HuSupplyStanding standing = hu_supply_army_ask (army, hex);

  if (standing.length < 0)
    return HU_SUPPLY_MARK_OUT;

  return narrow && hu_supply_army_width (army, hex, NULL) == 1 ? HU_SUPPLY_MARK_NARROW : HU_SUPPLY_MARK_IN;
}

static void
mark_side (const HuState *state,
           HuSide         side,
           gboolean       narrow,
           guint8        *marks)
{
  g_autoptr(HuSupplySituation) situation = hu_supply_situation_new (state, side);
  g_autoptr(HuSupplyArmy) army = hu_supply_army_new (situation);

  for (guint unit = 0; unit < hu_scenario_get_n_units (state->scenario); unit++)
    {
      const HuUnit *kind = hu_scenario_get_unit (state->scenario, unit);

      if (kind->side == side && hu_unit_is_ground (kind) && state->unit_hex[unit] != HU_HEX_NONE)
        marks[unit] = (guint8) find_mark (army, state->unit_hex[unit], narrow);
    }
}

guint8 *
hu_supply_marks_new (const HuState *state,
                     gboolean       narrow)
{
  guint8 *marks;

  g_return_val_if_fail (state != NULL, NULL);

  marks = g_malloc0 (MAX (1, hu_scenario_get_n_units (state->scenario)));
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (hu_tracing_possible (state->scenario, (HuSide) side))
      mark_side (state, (HuSide) side, narrow, marks);

  return marks;
}
