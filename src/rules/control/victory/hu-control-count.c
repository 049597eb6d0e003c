/*
 * The things that a condition of control can count: tactical units by kind, state and place, those that have left, and rubble.
 */
#include "hu-control-count.h"

#include "hu-control-presence-private.h"
#include "hu-control-victory-private.h"
#include "hu-points.h"

/* An enemy counter that the viewer cannot identify counts as one armed squad in Good Order (26.15). */
#define POSSIBLE_KIND HU_UNIT_SQUAD
#define POSSIBLE_POINTS 2

static gboolean
fits_kind (const HuTally *tally,
           HuUnitKind     kind)
{
  guint kinds = tally->filter->kinds;

  return kind != HU_UNIT_DUMMY && (kinds != 0 ? (kinds >> kind & 1u) != 0 : hu_unit_kind_is_mmc (kind));
}

static gboolean
fits_counter (const HuState *state,
              const HuTally *tally,
              guint          unit)
{
  return fits_kind (tally, hu_state_get_unit (state, unit)->kind) && hu_unit_filter_fits (tally->filter, state->scenario, unit);
}

static gint64
measure_of (const HuTally *tally,
            HuUnitKind     kind,
            gint64         points)
{
  switch (tally->measure)
    {
    case HU_MEASURE_SQUADS:
      return kind == HU_UNIT_SQUAD ? HU_MEASURE_SQUAD : hu_unit_kind_is_mmc (kind) ? HU_MEASURE_SQUAD / 2 : 0;
    case HU_MEASURE_POINTS:
      return points;
    case HU_MEASURE_UNITS:
    case HU_N_MEASURES:
      break;
    }

  return 1;
}

static void
count_in (const HuState *state,
          HuTallied     *tallied,
          guint          unit,
          gint64         measure)
{
  hu_points_add (&tallied->sum, measure);
  if (tallied->units != NULL)
    g_array_append_val (tallied->units, unit);
  if (tallied->hexes != NULL && state->unit_hex[unit] != HU_HEX_NONE)
    g_array_append_val (tallied->hexes, state->unit_hex[unit]);
}

/* --- Units that have not left --- */

static gboolean
fits_place (const HuState *state,
            const HuTally *tally,
            guint          unit)
{
  HuHex hex = state->unit_hex[unit];

  if (tally->building != HU_BUILDING_NONE)
    return hu_control_is_in (state, HU_SUBJECT_BUILDING, tally->building, unit) && !hu_tactical_in_bypass (state, unit);
  if (tally->hexes == NULL && tally->locations == NULL)
    return TRUE;

  return (tally->hexes != NULL && hu_hexes_find (tally->hexes, hex)) ||
         (tally->locations != NULL && hu_hexes_find (tally->locations, hu_state_unit_location (state, unit)));
}

static gboolean
fits_fitness (const HuState *state,
              HuFitness      fitness,
              guint          unit)
{
  if (!hu_clause_is_on (HU_CLAUSE_COUNT_STATE))
    return TRUE;

  switch (fitness)
    {
    case HU_FITNESS_GOOD_ORDER:
      return hu_tactical_in_good_order (state, unit);
    case HU_FITNESS_UNBROKEN:
      return !(state->unit_states[unit] & HU_STATE_BROKEN);
    case HU_FITNESS_ARMED:
      return state->unit_status[unit] == HU_UNIT_ON_MAP
        ? hu_control_is_armed (state, unit) : hu_tactical_is_armed (state, unit);
    case HU_FITNESS_ANY:
    case HU_N_FITNESS:
      break;
    }

  return TRUE;
}

/* The owner of a unit: a captured gun or vehicle is its captor's, and a prisoner nobody's. */
static HuSide
side_of (const HuState *state,
         guint          unit)
{
  if (state->unit_captor[unit] != HU_SIDE_NONE && hu_unit_kind_is_personnel (hu_state_get_unit (state, unit)->kind))
    return HU_SIDE_NONE;

  return hu_tactical_holder (state, unit);
}

/* The worth of the counter alone, as it is set up (26.211, 26.212). */
static gint64
points_of_counter (const HuUnit *counter)
{
  if (counter->vp >= 0)
    return counter->vp;

  switch (counter->kind)
    {
    case HU_UNIT_SQUAD:
    case HU_UNIT_CREW:
    case HU_UNIT_GUN:
    case HU_UNIT_AIRCRAFT:
      return 2;
    case HU_UNIT_HALF_SQUAD:
      return 1;
    case HU_UNIT_LEADER:
      return 1 + MAX (-counter->leadership, 0);
    case HU_UNIT_VEHICLE:
      return hu_vehicle_points (counter->vehicle);
    default: /* worth nothing */
      return 0;
    }
}

/* An enemy that is hidden has not come on as far as the viewer knows, and is in the order in which it is set up. */
static void
tally_hidden (const HuState *state,
              const HuTally *tally,
              guint          unit,
              HuTallied     *tallied)
{
  const HuUnit *counter = hu_state_get_unit (state, unit);

  if (!tally->waiting || !fits_counter (state, tally, unit))
    return;

  hu_points_add (&tallied->sum, measure_of (tally, counter->kind, points_of_counter (counter)));
  if (tallied->units != NULL)
    g_array_append_val (tallied->units, unit);
}

static void
tally_concealed (const HuState *state,
                 const HuTally *tally,
                 guint          unit,
                 HuTallied     *tallied)
{
  const HuUnitFilter *filter = tally->filter;
  gint64 measure = measure_of (tally, POSSIBLE_KIND, POSSIBLE_POINTS);

  if (tally->waiting || hu_state_get_unit (state, unit)->side != tally->side || filter->units != NULL ||
      filter->tags != NULL || !fits_kind (tally, POSSIBLE_KIND) || !fits_place (state, tally, unit))
    return;

  tallied->concealed++;
  hu_points_add (&tallied->sum, measure);
  hu_points_add (&tallied->doubt, measure);
  if (tallied->hexes != NULL)
    g_array_append_val (tallied->hexes, state->unit_hex[unit]);
}

HuUncounted
hu_control_uncounted (const HuState *state,
                      const HuTally *tally,
                      guint          unit)
{
  const HuUnit *counter = hu_state_get_unit (state, unit);

  if (side_of (state, unit) != tally->side)
    return HU_UNCOUNTED_PRISONER;
  if (counter->kind == HU_UNIT_DUMMY)
    return HU_UNCOUNTED_DUMMY;
  if (!fits_kind (tally, counter->kind))
    return HU_UNCOUNTED_KIND;
  if (!hu_unit_filter_fits (tally->filter, state->scenario, unit))
    return HU_UNCOUNTED_FILTER;
  if (!tally->waiting && !fits_place (state, tally, unit))
    return hu_tactical_in_bypass (state, unit) ? HU_UNCOUNTED_BYPASS : HU_UNCOUNTED_ELSEWHERE;

  return fits_fitness (state, tally->fitness, unit) ? HU_UNCOUNTED_NOT : HU_UNCOUNTED_FITNESS;
}

gint64
hu_control_measure (const HuState *state,
                    const HuTally *tally,
                    guint          unit)
{
  HuValue value = { .points = 0 };

  if (tally->measure == HU_MEASURE_POINTS)
    hu_control_find_value (state, unit, TRUE, &value);

  return measure_of (tally, hu_state_get_unit (state, unit)->kind, value.points);
}

static void
tally_unit (const HuState *state,
            const HuTally *tally,
            guint          unit,
            HuTallied     *tallied)
{
  HuUnitStatus wanted = tally->waiting ? HU_UNIT_WAITING : HU_UNIT_ON_MAP;

  if (state->unit_status[unit] == wanted && hu_control_uncounted (state, tally, unit) == HU_UNCOUNTED_NOT)
    count_in (state, tallied, unit, hu_control_measure (state, tally, unit));
}

/* --- Units that have left --- */

static void
tally_departed (const HuState *state,
                const HuTally *tally,
                guint          unit,
                HuTallied     *tallied)
{
  const HuDeparture *departure = &hu_control_state (state)->departures[unit];
  const HuUnit *counter = hu_state_get_unit (state, unit);

  if (!(departure->how & tally->how) || counter->side != tally->side || !fits_counter (state, tally, unit) ||
      !(departure->fits >> tally->fitness & 1u) ||
      (tally->through != NULL && !hu_hexes_find (tally->through, departure->from)))
    return;

  count_in (state, tallied, unit, measure_of (tally, counter->kind, departure->points));
}

static HuClauseId
clause_of (guint how)
{
  if (how & HU_DEPARTED_CAPTURED)
    return HU_CLAUSE_COUNT_CAPTURED;

  return how & HU_DEPARTED_ELIMINATED ? HU_CLAUSE_COUNT_ELIMINATED : HU_CLAUSE_COUNT_EXITED;
}

void
hu_control_tally (const HuState *state,
                  const HuTally *tally,
                  HuTallied     *tallied)
{
  g_return_if_fail (state != NULL && tally != NULL && tallied != NULL);
  g_return_if_fail (hu_control_state (state) != NULL);

  if (tally->how != 0 && !hu_clause_is_on (clause_of (tally->how)))
    return;

  for (guint unit = 0; unit < state->scenario->units->len; unit++)
    if (tally->how != 0)
      tally_departed (state, tally, unit, tallied);
    else
      {
        switch (hu_control_secrecy (hu_control_state (state), unit))
          {
          case HU_SECRECY_HIDDEN:
            if (hu_state_get_unit (state, unit)->side == tally->side)
              tally_hidden (state, tally, unit, tallied);
            break;
          case HU_SECRECY_CONCEALED:
            tally_concealed (state, tally, unit, tallied);
            break;
          case HU_SECRECY_NONE:
            tally_unit (state, tally, unit, tallied);
            break;
          }
      }
}

/* --- Rubble --- */

static gboolean
is_rubble (const HuState *state,
           HuLocation     location)
{
  return (hu_state_hazard (state, location) & HU_HAZARD_RUBBLE) != 0;
}

/* @building: only its Locations count; HU_BUILDING_NONE: all of the hex. */
static gboolean
is_hex_rubble (const HuState *state,
               HuHex          hex,
               gint           building)
{
  const HuMap *map = state->scenario->map;
  HuLocation location, end = hu_map_extra_locations (map, hex, &location);

  if (!is_rubble (state, hex))
    return FALSE;

  for (; location < end; location++)
    if (HU_CLAUSE_HOLDS (HU_CLAUSE_DESTROYED, !is_rubble (state, location)) &&
        (building == HU_BUILDING_NONE || hu_location_building (map, location) == building))
      return FALSE;

  return TRUE;
}

gboolean
hu_control_is_destroyed (const HuState *state,
                         HuSubjectKind  kind,
                         gint32         subject)
{
  const GArray *hexes;

  g_return_val_if_fail (state != NULL && subject >= 0, FALSE);

  if (state->n_rubble == 0)
    return FALSE;
  if (kind == HU_SUBJECT_LOCATION)
    return is_rubble (state, subject);
  if (kind == HU_SUBJECT_HEX)
    return is_hex_rubble (state, subject, HU_BUILDING_NONE);

  hexes = hu_map_get_building (state->scenario->map, (guint) subject)->hexes;
  for (guint i = 0; i < hexes->len; i++)
    if (!is_hex_rubble (state, g_array_index (hexes, HuHex, i), subject))
      return FALSE;

  return TRUE;
}
