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

/* A captured gun or vehicle may be of either side, and a dummy may be a squad as far as the other side knows. */
static gboolean
may_count (const HuScenario *scenario,
           const HuTerm     *term,
           HuSide            owner,
           guint             index)
{
  const HuUnit *unit = hu_scenario_get_unit (scenario, index);
  gboolean masked = term->kind == HU_CONTROL_TERM_UNITS || term->kind == HU_CONTROL_TERM_NO_ENEMY;
  guint kinds = term->filter.kinds;

  if (!hu_unit_kind_is_tactical (unit->kind))
    return FALSE;
  if (unit->side != owner && (!masked || hu_unit_kind_is_personnel (unit->kind) || unit->kind == HU_UNIT_DUMMY))
    return FALSE;
  if (unit->kind == HU_UNIT_DUMMY)
    return masked && (kinds == 0 || (kinds >> HU_UNIT_SQUAD & 1u)) && term->filter.tags == NULL && term->filter.units == NULL;

  return (kinds != 0 || hu_unit_kind_is_mmc (unit->kind)) && hu_unit_filter_fits (&term->filter, scenario, index);
}

static gint64
measure_at_best (const HuTerm *term,
                 const HuUnit *unit)
{
  switch (hu_control_term (term)->measure)
    {
    case HU_MEASURE_SQUADS:
      return unit->kind == HU_UNIT_SQUAD || unit->kind == HU_UNIT_DUMMY ? HU_MEASURE_SQUAD
        : hu_unit_kind_is_mmc (unit->kind) ? HU_MEASURE_SQUAD / 2 : 0;
    case HU_MEASURE_POINTS:
      return unit->kind == HU_UNIT_DUMMY ? 2 : value_at_best (unit);
    case HU_MEASURE_UNITS:
    case HU_N_MEASURES:
      break;
    }

  return 1;
}

static gint64
most_units (const HuScenario *scenario,
            const HuTerm     *term)
{
  HuSide owner = term->kind == HU_CONTROL_TERM_NO_ENEMY ? hu_side_other (term->side) : term->side;
  gint64 sum = 0;

  for (guint i = 0; i < scenario->units->len; i++)
    if (may_count (scenario, term, owner, i))
      hu_points_add (&sum, measure_at_best (term, hu_scenario_get_unit (scenario, i)));

  return sum;
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
hu_control_find_range (const HuScenario *scenario,
                       const HuTerm     *term)
{
  HuRange range = { 0, G_MAXINT64 };

  g_return_val_if_fail (scenario != NULL && term != NULL && hu_control_rules (scenario) != NULL, range);

  switch (term->kind)
    {
    case HU_CONTROL_TERM_CONTROLS:
    case HU_CONTROL_TERM_DESTROYED:
      range.most = hu_control_term (term)->subjects->len;
      break;
    case HU_CONTROL_TERM_CVP:
      range.most = most_casualties (scenario, hu_side_other (term->side));
      if (hu_control_term (term)->more)
        range.least = -most_casualties (scenario, term->side);
      break;
    case HU_CONTROL_TERM_EXIT_VP:
      range.most = most_exits (scenario, term->side);
      break;
    case HU_CONTROL_TERM_EXITED:
      if (!hu_control_term (term)->any_exit && !hu_control_has_exit (scenario, term->side))
        range.most = 0;
      else
        range.most = most_units (scenario, term);
      break;
    case HU_CONTROL_TERM_NO_ENEMY:
    case HU_CONTROL_TERM_UNITS:
    case HU_CONTROL_TERM_ELIMINATED:
    case HU_CONTROL_TERM_CAPTURED:
      range.most = most_units (scenario, term);
      break;
    default: /* made of others */
      break;
    }

  return range;
}
