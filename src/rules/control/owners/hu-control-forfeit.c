/*
 * The effects of Fire on Control: forfeiture by Kindling (26.16), and areas that an accidental
 * Blaze closes to everybody (26.161).
 */
#include "hu-control-presence-private.h"

#include <string.h>

/* --- Who gets where --- */

/* Returns the floods that start from @unit: those of its side where it is armed; those for accidents from every
 * MMC, SMC and vehicle except captured ones. */
static guint
floods_from (const HuState        *state,
             const HuControlState *own,
             guint                 unit)
{
  const HuUnit *counter = hu_scenario_get_unit (state->scenario, unit);
  HuSide holder = hu_tactical_holder (state, unit);
  guint bits = 0;

  switch (hu_control_secrecy (own, unit))
    {
    case HU_SECRECY_HIDDEN:
      return 0;
    case HU_SECRECY_CONCEALED:
      return HU_REACH_NOW (holder) | HU_REACH_UNKINDLED (holder) | HU_REACH_ANYBODY;
    case HU_SECRECY_NONE:
      break;
    }

  if (hu_control_counts_as_armed (state, own, unit))
    bits |= HU_REACH_NOW (holder) | HU_REACH_UNKINDLED (holder);
  if (state->unit_captor[unit] == HU_SIDE_NONE &&
      (hu_unit_kind_is_personnel (counter->kind) || counter->kind == HU_UNIT_VEHICLE))
    bits |= HU_REACH_ANYBODY;

  return bits;
}

static void
flood_from_units (const HuState      *state,
                  const HuFireGround *ground,
                  guint8             *reach)
{
  const HuControlState *own = hu_control_state (state);
  const HuMap *map = state->scenario->map;
  g_autoptr(GArray) queue = g_array_new (FALSE, FALSE, sizeof (HuLocation));

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      HuHex hex = state->unit_hex[i];
      HuLocation location;
      guint bits;

      if (hex == HU_HEX_NONE || !ground->pocket[hex])
        continue;
      location = hu_state_unit_location (state, i);
      bits = floods_from (state, own, i) & ~(guint) (ground->closed[location] | reach[location]);
      if (bits == 0)
        continue;
      reach[location] |= (guint8) bits;
      g_array_append_val (queue, location);
    }

  if (queue->len > 0)
    hu_fire_ground_flood (ground, map, reach, queue);
}

/* --- Kindled: who forfeits what (26.16) --- */

/* Bit s: closed to side 1 - s by what side s Kindled. */
static guint
closed_by_kindlers (const guint8 *reach,
                    HuLocation    location)
{
  guint closed = 0;

  for (gint kindler = HU_SIDE_FIRST; kindler < HU_N_SIDES; kindler++)
    if (!(reach[location] & HU_REACH_NOW (1 - kindler)) && (reach[location] & HU_REACH_UNKINDLED (1 - kindler)))
      closed |= 1u << kindler;

  return closed;
}

static guint
kindler_of (const HuFireGround *ground,
            HuLocation          location)
{
  switch ((HuBlame) ground->blame[location])
    {
    case HU_BLAME_FIRST:
      return 1u << HU_SIDE_FIRST;
    case HU_BLAME_SECOND:
      return 1u << HU_SIDE_SECOND;
    case HU_BLAME_ACCIDENT:
    case HU_BLAME_NO_FIRE:
      break;
    }

  return 0;
}

/* Sums over several Locations: the sides whose Fires burn there, the sides that closed one of them to the other
 * side, and the floods that enter one of them. */
typedef struct
{
  guint burn;
  guint closed;
  guint entered;
} Sum;

static void
sum_up (const HuForfeits   *forfeits,
        const HuFireGround *ground,
        HuLocation          location,
        Sum                *sum)
{
  sum->burn |= kindler_of (ground, location);
  sum->closed |= closed_by_kindlers (forfeits->reach, location);
  sum->entered |= forfeits->reach[location];
}

static guint8
claims_by (guint burn,
           guint closed)
{
  return (guint8) (burn | closed | burn * HU_CLAIM_BURNS (HU_SIDE_FIRST));
}

/* A side forfeits a hex or building where its Fire burns there, or where it has closed a part of it and the
 * other side can enter no part of it. */
static guint8
claims_of (const Sum *sum)
{
  guint closed = 0;

  for (gint kindler = HU_SIDE_FIRST; kindler < HU_N_SIDES; kindler++)
    if ((sum->closed >> kindler & 1) && !(sum->entered & HU_REACH_NOW (1 - kindler)))
      closed |= 1u << kindler;

  return claims_by (sum->burn, closed);
}

static void
claim_hexes (const HuMap        *map,
             const HuFireGround *ground,
             HuForfeits         *forfeits)
{
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    {
      HuLocation first, end = hu_map_extra_locations (map, hex, &first);
      Sum sum = { 0 };

      sum_up (forfeits, ground, hex, &sum);
      for (HuLocation location = first; location < end; location++)
        sum_up (forfeits, ground, location, &sum);
      forfeits->hex_claims[hex] = claims_of (&sum);
    }
}

typedef gboolean (*LocationVisitor) (HuLocation location,
                                     gpointer   user_data);

/* Visits the Locations of a building, with roof and cellar, until the visitor returns FALSE. */
static gboolean
all_of_building (const HuMap     *map,
                 guint            index,
                 LocationVisitor  visit,
                 gpointer         user_data)
{
  const GArray *hexes = hu_map_get_building (map, index)->hexes;

  for (guint i = 0; i < hexes->len; i++)
    {
      HuHex hex = g_array_index (hexes, HuHex, i);
      HuLocation first, end = hu_map_extra_locations (map, hex, &first);

      if (!visit (hex, user_data))
        return FALSE;
      for (HuLocation location = first; location < end; location++)
        if (hu_storey_is_built (hu_location_storey (map, location)) && !visit (location, user_data))
          return FALSE;
    }

  return TRUE;
}

typedef struct
{
  const HuForfeits   *forfeits;
  const HuFireGround *ground;
  Sum                 sum;
} BuildingSum;

static gboolean
sum_up_building (HuLocation location,
                 gpointer   user_data)
{
  BuildingSum *building = user_data;

  sum_up (building->forfeits, building->ground, location, &building->sum);
  return TRUE;
}

static void
claim_buildings (const HuMap        *map,
                 const HuFireGround *ground,
                 HuForfeits         *forfeits)
{
  for (guint i = 0; i < map->buildings->len; i++)
    {
      BuildingSum building = { .forfeits = forfeits, .ground = ground };

      all_of_building (map, i, sum_up_building, &building);
      forfeits->building_claims[i] = claims_of (&building.sum);
    }
}

/* --- Accident: what nobody can enter (26.161) --- */

static void
find_accidents (const HuMap *map,
                HuForfeits  *forfeits)
{
  for (HuLocation location = 0; location < hu_map_n_locations (map); location++)
    if (!(forfeits->reach[location] & HU_REACH_ACCIDENT) && (forfeits->reach[location] & HU_REACH_FREE))
      {
        forfeits->accident[location] = TRUE;
        g_array_append_val (forfeits->accident_locations, location);
      }
}

/* Rubble alone closes Locations for their own Control; a hex or building passes only where a Blaze closes it. */
static gboolean
is_closed_by_blaze (const HuForfeits *forfeits,
                    HuLocation        location)
{
  return forfeits->accident[location] && (forfeits->reach[location] & HU_REACH_UNBLAZED);
}

/* Is every ground-level Location of @hex closed so? */
static gboolean
is_area_hex (const HuMap      *map,
             const HuForfeits *forfeits,
             HuHex             hex)
{
  HuLocation first, end = hu_map_extra_locations (map, hex, &first);

  if (!is_closed_by_blaze (forfeits, hex))
    return FALSE;
  for (HuLocation location = first; location < end; location++)
    if (hu_storey_is_ground_level (hu_location_storey (map, location)) && !is_closed_by_blaze (forfeits, location))
      return FALSE;

  return TRUE;
}

/* The hexes around an area that are on the map, each once. */
static void
find_beside (const HuMap *map,
             HuForfeits  *forfeits,
             guint        start,
             guint8      *marks) /* 1: of an area; 2: found */
{
  guint first = forfeits->area_beside->len;

  for (guint i = start; i < forfeits->area_hexes->len; i++)
    for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
      {
        HuHex beside = hu_grid_neighbour (map->grid, g_array_index (forfeits->area_hexes, HuHex, i), direction);

        if (beside == HU_HEX_NONE || marks[beside] != 0 || map->terrain[beside] == HU_TERRAIN_OFFMAP)
          continue;
        marks[beside] = 2;
        g_array_append_val (forfeits->area_beside, beside);
      }

  for (guint i = first; i < forfeits->area_beside->len; i++)
    marks[g_array_index (forfeits->area_beside, HuHex, i)] = 0;
}

static void
find_area (const HuMap *map,
           HuForfeits  *forfeits,
           HuHex        hex,
           guint8      *marks)
{
  guint start = forfeits->area_hexes->len;

  marks[hex] = TRUE;
  g_array_append_val (forfeits->area_hexes, hex);
  for (guint i = start; i < forfeits->area_hexes->len; i++)
    for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
      {
        HuHex beside = hu_grid_neighbour (map->grid, g_array_index (forfeits->area_hexes, HuHex, i), direction);

        if (beside == HU_HEX_NONE || marks[beside] != 0 || !is_area_hex (map, forfeits, beside))
          continue;
        marks[beside] = TRUE;
        g_array_append_val (forfeits->area_hexes, beside);
      }

  find_beside (map, forfeits, start, marks);
  g_array_append_val (forfeits->area_ends, forfeits->area_hexes->len);
  g_array_append_val (forfeits->area_beside_ends, forfeits->area_beside->len);
}

static void
find_areas (const HuMap *map,
            HuForfeits  *forfeits)
{
  g_autofree guint8 *marks = NULL;

  for (guint i = 0; i < forfeits->accident_locations->len; i++)
    {
      HuLocation location = g_array_index (forfeits->accident_locations, HuLocation, i);

      if (location >= map->grid->n_hexes)
        break; /* they come in order: no ground level any more */
      if (marks == NULL)
        marks = g_malloc0 ((gsize) map->grid->n_hexes);
      if (marks[location] == 0 && is_area_hex (map, forfeits, location))
        find_area (map, forfeits, location, marks);
    }
}

typedef struct
{
  const HuForfeits *forfeits;
  gboolean          by_blaze; /* one of the Locations at least */
} Closing;

static gboolean
is_accident (HuLocation location,
             gpointer   user_data)
{
  Closing *closing = user_data;

  closing->by_blaze |= is_closed_by_blaze (closing->forfeits, location);
  return closing->forfeits->accident[location];
}

static gboolean
is_building_closed (const HuMap      *map,
                    const HuForfeits *forfeits,
                    guint             building)
{
  Closing closing = { forfeits, FALSE };

  return all_of_building (map, building, is_accident, &closing) && closing.by_blaze;
}

gboolean
hu_forfeits_is_closed (const HuForfeits *forfeits,
                       const HuMap      *map,
                       HuSubjectKind     kind,
                       gint32            subject)
{
  switch (kind)
    {
    case HU_SUBJECT_LOCATION:
      return forfeits->accident[subject];
    case HU_SUBJECT_HEX:
      return is_area_hex (map, forfeits, subject);
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  return is_building_closed (map, forfeits, (guint) subject);
}

/* @state: a state with Fire or rubble; @ground: the consequences of Fire and rubble alone.  Returns the consequences of
 * these and of where units are. */
HuForfeits *
hu_forfeits_new (const HuState      *state,
                 const HuFireGround *ground)
{
  const HuMap *map = state->scenario->map;
  gsize n_locations = (gsize) hu_map_n_locations (map);
  HuForfeits *forfeits = g_new0 (HuForfeits, 1);

  forfeits->ref_count = 1;
  forfeits->reach = g_memdup2 (ground->reach, n_locations);
  forfeits->location_claims = g_malloc (n_locations);
  forfeits->hex_claims = g_malloc ((gsize) map->grid->n_hexes);
  forfeits->building_claims = g_malloc0 (map->buildings->len);
  forfeits->accident = g_malloc0 (n_locations);
  forfeits->accident_locations = g_array_new (FALSE, FALSE, sizeof (HuLocation));
  forfeits->area_hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  forfeits->area_ends = g_array_new (FALSE, FALSE, sizeof (guint));
  forfeits->area_beside = g_array_new (FALSE, FALSE, sizeof (HuHex));
  forfeits->area_beside_ends = g_array_new (FALSE, FALSE, sizeof (guint));
  forfeits->accident_buildings = g_array_new (FALSE, FALSE, sizeof (gint32));

  flood_from_units (state, ground, forfeits->reach);
  for (HuLocation location = 0; location < (HuLocation) n_locations; location++)
    forfeits->location_claims[location] = claims_by (kindler_of (ground, location),
                                                     closed_by_kindlers (forfeits->reach, location));
  claim_hexes (map, ground, forfeits);
  claim_buildings (map, ground, forfeits);
  find_accidents (map, forfeits);
  find_areas (map, forfeits);
  for (gint32 i = 0; i < (gint32) map->buildings->len; i++)
    if (is_building_closed (map, forfeits, (guint) i))
      g_array_append_val (forfeits->accident_buildings, i);

  return forfeits;
}

void
hu_forfeits_unref (HuForfeits *forfeits)
{
  if (forfeits == NULL || !g_atomic_int_dec_and_test (&forfeits->ref_count))
    return;

  g_free (forfeits->reach);
  g_free (forfeits->location_claims);
  g_free (forfeits->hex_claims);
  g_free (forfeits->building_claims);
  g_free (forfeits->accident);
  g_array_unref (forfeits->accident_locations);
  g_array_unref (forfeits->area_hexes);
  g_array_unref (forfeits->area_ends);
  g_array_unref (forfeits->area_beside);
  g_array_unref (forfeits->area_beside_ends);
  g_array_unref (forfeits->accident_buildings);
  g_free (forfeits);
}
