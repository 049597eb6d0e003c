/*
 * The most that a condition of control can ever count.  Each unit counts at its best: its main armament works, its crew
 * dies with it, it is captured at the end or hit by its own side (26.222), and a squad was reduced before (26.221).
 */
#include "hu-control-chance.h"

#include "hu-control-private.h"
#include "hu-points.h"

/* By the table of 26.21, without any loss. */
static gint64
value_at_best (const HuUnit *unit)
{
  const HuVehicle *vehicle = unit->vehicle;

  if (unit->vp >= 0)
    return unit->vp;

  switch (unit->kind)
    {
    case HU_UNIT_SQUAD:
    case HU_UNIT_HALF_SQUAD: /* in a Carrier */
    case HU_UNIT_CREW:
    case HU_UNIT_GUN:
    case HU_UNIT_AIRCRAFT:
      return 2;
    case HU_UNIT_LEADER:
      return 1 + MAX (-unit->leadership, 0);
    case HU_UNIT_HERO:
      return 1;
    case HU_UNIT_VEHICLE:
      if (!hu_vehicle_has_points (vehicle))
        return 0;
      return 1 + (vehicle->ma != HU_MA_NONE) + hu_vehicle_armor_points (vehicle) + hu_vehicle_crew_points (vehicle) +
             (unit->has_aboard ? 1 + MAX (-unit->aboard, 0) : 0);
    case HU_UNIT_GLIDER:
    case HU_UNIT_BOAT:
    case HU_UNIT_DUMMY:
    case HU_UNIT_GROUND:
    case HU_UNIT_AIR:
    case HU_UNIT_NAVAL:
    case HU_N_UNIT_KINDS:
      break;
    }

  return 0;
}

/* With what it counts when it is captured, or reduced before. */
static gint64
casualty_at_best (const HuUnit *unit)
{
  gboolean fourfold = g_strcmp0 (unit->nationality, "chinese") == 0 &&
                      (unit->kind == HU_UNIT_GUN || unit->kind == HU_UNIT_VEHICLE);
  gint64 most;

  hu_points_multiply (value_at_best (unit), fourfold ? 4 : 2, &most);
  hu_points_add (&most, unit->kind == HU_UNIT_SQUAD);

  return most;
}

static gint64
most_casualties (const HuScenario *scenario,
                 HuSide            owner)
{
  gint64 sum = 0;

  for (guint i = 0; i < scenario->units->len; i++)
    if (hu_scenario_get_unit (scenario, i)->side == owner)
      hu_points_add (&sum, casualty_at_best (hu_scenario_get_unit (scenario, i)));

  return sum;
}

/* By the newer rule what is captured and taken along counts, too. */
static gint64
most_exits (const HuScenario *scenario,
            HuSide            side)
{
  gint64 sum = hu_control_rules (scenario)->current ? most_casualties (scenario, hu_side_other (side)) : 0;

  if (!hu_control_has_exit (scenario, side))
    return 0;

  for (guint i = 0; i < scenario->units->len; i++)
    if (hu_scenario_get_unit (scenario, i)->side == side)
      hu_points_add (&sum, value_at_best (hu_scenario_get_unit (scenario, i)));

  return sum;
}

/* A concealed dummy may be one as far as the other side knows, so it is counted. */
static gint64
count_enemy_mmc (const HuScenario *scenario,
                 HuSide            side)
{
  gint64 n = 0;

  for (guint i = 0; i < scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (scenario, i);

      n += unit->side != side && (hu_unit_kind_is_mmc (unit->kind) || unit->kind == HU_UNIT_DUMMY);
    }

  return n;
}

gboolean
hu_control_has_exit (const HuScenario *scenario,
                     HuSide            side)
{
  const GPtrArray *exits;

  g_return_val_if_fail (scenario != NULL && hu_control_rules (scenario) != NULL, FALSE);

  exits = hu_control_rules (scenario)->exits;
  for (guint i = 0; i < exits->len; i++)
    {
      const HuExitArea *area = g_ptr_array_index (exits, i);

      if (area->side == side && area->hexes->len > 0)
        return TRUE;
    }

  return FALSE;
}

HuRange
hu_condition_find_range (const HuScenario  *scenario,
                         HuSide             side,
                         const HuCondition *condition)
{
  HuRange range = { 0, G_MAXINT64 };

  g_return_val_if_fail (scenario != NULL && condition != NULL && hu_control_rules (scenario) != NULL, range);

  switch (condition->kind)
    {
    case HU_CONDITION_LOCATIONS:
    case HU_CONDITION_HEXES:
    case HU_CONDITION_BUILDINGS:
      range.most = condition->items->len;
      break;
    case HU_CONDITION_CVP:
      range.most = most_casualties (scenario, hu_side_other (side));
      break;
    case HU_CONDITION_CVP_MORE:
      range.least = -most_casualties (scenario, side);
      range.most = most_casualties (scenario, hu_side_other (side));
      break;
    case HU_CONDITION_EXIT_VP:
      range.most = most_exits (scenario, side);
      break;
    case HU_CONDITION_NO_ENEMY:
      range.most = count_enemy_mmc (scenario, side);
      break;
    case HU_CONDITION_ALL:
    case HU_CONDITION_ANY:
    case HU_CONDITION_NOT:
      break;
    }

  return range;
}
