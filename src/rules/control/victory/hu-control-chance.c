/*
 * The most that a condition of control can ever count, or can still count.  Each unit counts at its best: its main armament
 * works, its crew dies with it, it is captured at the end or hit by its own side (26.222), and a squad was reduced before
 * (26.221).
 */
#include "hu-control-chance.h"

#include "hu-control-victory-private.h"
#include "hu-points.h"

/* The best modifier that a leader can be promoted to (18.11). */
#define BEST_LEADERSHIP (-3)

/* What is left: all of the scenario, or those that are not gone at a moment, as far as the viewer of its state knows. */
typedef struct
{
  const HuScenario *scenario;
  const HuState    *state; /* NULL: nothing has been played */
} Left;

/* An enemy that the viewer does not know is not gone, and may be a squad. */
static gboolean
is_unknown (const Left *left,
            guint       unit)
{
  return left->state != NULL && hu_control_secrecy (hu_control_state (left->state), unit) != HU_SECRECY_NONE;
}

static gboolean
is_left (const Left *left,
         guint       unit)
{
  return left->state == NULL || is_unknown (left, unit) || left->state->unit_status[unit] == HU_UNIT_WAITING ||
         left->state->unit_status[unit] == HU_UNIT_ON_MAP;
}

/* By the table of 26.21, without any loss.  The file tells of promotions before anything is played. */
static gint64
value_at_best (const Left *left,
               guint       index)
{
  const HuUnit *unit = hu_scenario_get_unit (left->scenario, index);
  const HuVehicle *vehicle = unit->vehicle;

  if (unit->vp >= 0)
    return unit->vp;

  switch (unit->kind)
    {
    case HU_UNIT_SQUAD:
    case HU_UNIT_CREW:
    case HU_UNIT_GUN:
    case HU_UNIT_AIRCRAFT:
      return 2;
    case HU_UNIT_HALF_SQUAD: /* one in a Carrier has a value of its own (26.213) */
      return 1;
    case HU_UNIT_LEADER:
      return 1 + (left->state == NULL ? MAX (-unit->leadership, 0)
                                      : MAX (-left->state->unit_leadership[index], -BEST_LEADERSHIP));
    case HU_UNIT_HERO:
      return 1;
    case HU_UNIT_VEHICLE:
      if (!hu_vehicle_has_points (vehicle))
        return 0;
      return 1 + (vehicle->ma != HU_MA_NONE) + hu_vehicle_armor_points (vehicle) + hu_vehicle_crew_points (vehicle) +
             (unit->has_aboard ? 1 + MAX (-unit->aboard, 0) : 0);
    case HU_UNIT_DUMMY:
      return is_unknown (left, index) ? 2 : 0;
    case HU_UNIT_GLIDER:
    case HU_UNIT_BOAT:
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
casualty_at_best (const Left *left,
                  guint       index)
{
  const HuUnit *unit = hu_scenario_get_unit (left->scenario, index);
  gboolean fourfold = g_strcmp0 (unit->nationality, "chinese") == 0 &&
                      (unit->kind == HU_UNIT_GUN || unit->kind == HU_UNIT_VEHICLE);
  gint64 most;

  hu_points_multiply (value_at_best (left, index), fourfold ? 4 : 2, &most);
  hu_points_add (&most, unit->kind == HU_UNIT_SQUAD || (unit->kind == HU_UNIT_DUMMY && is_unknown (left, index)));

  return most;
}

/* The points for good that the enemy of @owner has for losses of it. */
static gint64
points_so_far (const Left *left,
               HuSide      owner)
{
  return left->state != NULL ? hu_control_state (left->state)->cvp[hu_side_other (owner)] : 0;
}

/* All that is left is lost; what is captured may be on the map or off it. */
static gint64
most_casualties (const Left *left,
                 HuSide      owner)
{
  gint64 sum = points_so_far (left, owner);

  for (guint i = 0; i < left->scenario->units->len; i++)
    if (hu_scenario_get_unit (left->scenario, i)->side == owner &&
        (is_left (left, i) || hu_control_state (left->state)->scores[i].state == HU_SCORE_CAPTURED))
      hu_points_add (&sum, casualty_at_best (left, i));

  return sum;
}

/* By the newer rule what is captured and taken along counts, too. */
static gint64
most_exits (const Left *left,
            HuSide      side)
{
  gint64 sum = left->state != NULL ? hu_control_exit_vp (left->state, side, TRUE) : 0;

  if (!hu_control_has_exit (left->scenario, side))
    return sum;

  for (guint i = 0; i < left->scenario->units->len; i++)
    if (!is_left (left, i))
      continue;
    else if (hu_scenario_get_unit (left->scenario, i)->side == side)
      hu_points_add (&sum, value_at_best (left, i));
    else if (hu_control_rules (left->scenario)->current)
      hu_points_add (&sum, casualty_at_best (left, i));

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
measure_at_best (const Left   *left,
                 const HuTerm *term,
                 guint         index)
{
  const HuUnit *unit = hu_scenario_get_unit (left->scenario, index);

  switch (hu_control_term (term)->measure)
    {
    case HU_MEASURE_SQUADS:
      return unit->kind == HU_UNIT_SQUAD || unit->kind == HU_UNIT_DUMMY ? HU_MEASURE_SQUAD
        : hu_unit_kind_is_mmc (unit->kind) ? HU_MEASURE_SQUAD / 2 : 0;
    case HU_MEASURE_POINTS:
      return unit->kind == HU_UNIT_DUMMY ? 2 : value_at_best (left, index);
    case HU_MEASURE_UNITS:
    case HU_N_MEASURES:
      break;
    }

  return 1;
}

/* @gone: those that count because they have left. */
static gint64
most_units (const Left   *left,
            const HuTerm *term,
            gint64        gone)
{
  HuSide owner = term->kind == HU_CONTROL_TERM_NO_ENEMY ? hu_side_other (term->side) : term->side;
  gint64 sum = gone;

  for (guint i = 0; i < left->scenario->units->len; i++)
    if (is_left (left, i) && may_count (left->scenario, term, owner, i))
      hu_points_add (&sum, measure_at_best (left, term, i));

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

/* @have: the count now. */
static HuRange
find_range (const Left   *left,
            const HuTerm *term,
            gint64        have)
{
  HuRange range = { 0, G_MAXINT64 };

  switch (term->kind)
    {
    case HU_CONTROL_TERM_CONTROLS:
    case HU_CONTROL_TERM_DESTROYED:
      range.most = hu_control_term (term)->subjects->len;
      break;
    case HU_CONTROL_TERM_CVP:
      range.most = most_casualties (left, hu_side_other (term->side));
      if (!hu_control_term (term)->more)
        break;
      range.most -= points_so_far (left, term->side);
      range.least = -most_casualties (left, term->side);
      break;
    case HU_CONTROL_TERM_EXIT_VP:
      range.most = most_exits (left, term->side);
      break;
    case HU_CONTROL_TERM_EXITED:
      range.most = !hu_control_term (term)->any_exit && !hu_control_has_exit (left->scenario, term->side)
        ? have : most_units (left, term, have);
      break;
    case HU_CONTROL_TERM_NO_ENEMY:
    case HU_CONTROL_TERM_UNITS:
      range.most = most_units (left, term, 0);
      break;
    case HU_CONTROL_TERM_ELIMINATED:
    case HU_CONTROL_TERM_CAPTURED:
      range.most = most_units (left, term, have);
      break;
    default: /* made of others */
      break;
    }

  return range;
}

HuRange
hu_control_find_range (const HuScenario *scenario,
                       const HuTerm     *term)
{
  g_return_val_if_fail (scenario != NULL && term != NULL && hu_control_rules (scenario) != NULL,
                        ((HuRange) { 0, G_MAXINT64 }));

  return find_range (&(Left) { scenario, NULL }, term, 0);
}

static gboolean
counts_points (const HuTerm *term)
{
  return term->kind == HU_CONTROL_TERM_CVP || term->kind == HU_CONTROL_TERM_EXIT_VP;
}

HuRange
hu_control_find_range_left (const HuState       *state,
                            const HuTermFinding *finding)
{
  HuRange range = { 0, G_MAXINT64 };

  g_return_val_if_fail (state != NULL && finding != NULL && hu_control_state (state) != NULL, range);

  /* Where points are corrected, they may be again. */
  if (counts_points (finding->term) && hu_control_state (state)->adjustments != NULL)
    return range;

  return find_range (&(Left) { state->scenario, state }, finding->term, finding->have);
}

HuChance
hu_control_find_chance (const HuTerm *term,
                        HuRange       range)
{
  gint64 unit = hu_control_term_has_units (term) && hu_control_term (term)->measure == HU_MEASURE_SQUADS ? HU_MEASURE_SQUAD : 1;
  gint64 scale = unit / MIN (unit, (gint64) term->unit);
  gint64 least, most;

  hu_points_multiply (term->least, scale, &least);
  hu_points_multiply (term->most, scale, &most);

  return hu_chance_of_bounds (range, term->has_least, least, term->has_most, most);
}
