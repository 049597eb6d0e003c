/*
 * Finds which side can enter which Location: floods over Locations (26.16, 26.161).  There are six floods, which differ
 * only in the Locations that are closed to them and in the units they start from.  They run as one: each Location has a
 * bit for each flood, and a Location passes on the bits that it has gained since it was last visited.  The floods from
 * the edge of the map alone are kept until Fire or rubble changes; only pockets depend on where units are.
 */
#include "hu-control-private.h"

#include <string.h>

/* --- Blame (26.162) --- */

/* Returns bit s where side s Kindled a Fire in the hex, and 4 where one is an accident. */
static guint
kindlers_in (const HuState *state,
             HuHex          hex)
{
  HuLocation first, end = hu_map_extra_locations (state->scenario->map, hex, &first);
  guint found = 0;

  for (HuLocation location = hex;; location = location == hex ? first : location + 1)
    {
      guint8 hazard;

      if (location != hex && location >= end)
        return found;
      hazard = state->hazards[location];
      if (hazard & HU_HAZARD_FIRE)
        found |= hazard & HU_HAZARD_KINDLED ? (hazard & HU_HAZARD_KINDLED) >> HU_HAZARD_KINDLED_SHIFT : 4u;
      if (location == hex && first == end)
        return found;
    }
}

/* Moves the chain of hexes with Fire that begins at @hex from @fires to @chain, and returns the blame for it. */
static HuBlame
take_chain (const HuState *state,
            guint8        *fires, /* [n_hexes] kindlers_in(), 0 once taken */
            HuHex          hex,
            GArray        *chain)
{
  static const HuBlame blames[] = { HU_BLAME_ACCIDENT, HU_BLAME_FIRST, HU_BLAME_SECOND };
  guint kindlers = fires[hex];

  g_array_set_size (chain, 0);
  g_array_append_val (chain, hex);
  fires[hex] = 0;
  for (guint i = 0; i < chain->len; i++)
    for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
      {
        HuHex beside = hu_grid_neighbour (state->scenario->map->grid, g_array_index (chain, HuHex, i), direction);

        if (beside == HU_HEX_NONE || fires[beside] == 0)
          continue;
        kindlers |= fires[beside];
        fires[beside] = 0;
        g_array_append_val (chain, beside);
      }

  /* 26.162: what touches is one Fire. */
  if ((kindlers & 3u) == 3u)
    return hu_clause_is_on (HU_CLAUSE_JOINED_BOTH) ? HU_BLAME_ACCIDENT : HU_BLAME_FIRST;

  return chain->len == 1 || hu_clause_is_on (HU_CLAUSE_JOINED_ONE) ? blames[kindlers & 3u] : HU_BLAME_ACCIDENT;
}

/* Blames each Fire by itself: a Fire that spread has the cause of its source. */
static void
lay_own_blame (const HuState *state,
               guint8        *blame)
{
  static const HuBlame blames[] = { HU_BLAME_ACCIDENT, HU_BLAME_FIRST, HU_BLAME_SECOND, HU_BLAME_ACCIDENT };

  for (HuLocation location = 0; location < hu_map_n_locations (state->scenario->map); location++)
    if (state->hazards[location] & HU_HAZARD_FIRE)
      blame[location] = (guint8) blames[(state->hazards[location] & HU_HAZARD_KINDLED) >> HU_HAZARD_KINDLED_SHIFT & 3u];
}

static gboolean
change_blame (guint8 *blame,
              HuBlame found)
{
  gboolean changed = *blame != found;

  *blame = (guint8) found;

  return changed;
}

/* Gives each chain of hexes with Fire one cause; returns whether that changes the cause of any Fire. */
static gboolean
join_blame (const HuState *state,
            guint8        *blame)
{
  gboolean joined = FALSE;
  const HuMap *map = state->scenario->map;
  g_autoptr(GArray) chain = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autoptr(GArray) burning = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autofree guint8 *fires = g_malloc0 ((gsize) map->grid->n_hexes);

  for (HuLocation location = 0; location < hu_map_n_locations (map); location++)
    if (state->hazards[location] & HU_HAZARD_FIRE)
      {
        HuHex hex = hu_location_hex (map, location);

        fires[hex] = (guint8) kindlers_in (state, hex);
        g_array_append_val (burning, hex);
      }

  for (guint i = 0; i < burning->len; i++)
    {
      HuHex hex = g_array_index (burning, HuHex, i);
      HuBlame found;

      if (fires[hex] == 0)
        continue;
      found = take_chain (state, fires, hex, chain);
      for (guint j = 0; j < chain->len; j++)
        {
          HuHex at = g_array_index (chain, HuHex, j);
          HuLocation first, end = hu_map_extra_locations (map, at, &first);

          if (state->hazards[at] & HU_HAZARD_FIRE)
            joined |= change_blame (&blame[at], found);
          for (HuLocation location = first; location < end; location++)
            if (state->hazards[location] & HU_HAZARD_FIRE)
              joined |= change_blame (&blame[location], found);
        }
    }

  return joined;
}

/* --- What closes --- */

static guint8
closed_floods (guint8   hazard,
               guint8   blame,
               HuStorey storey)
{
  const guint8 now = HU_REACH_NOW (HU_SIDE_FIRST) | HU_REACH_NOW (HU_SIDE_SECOND);

  if ((hazard & HU_HAZARD_RUBBLE) && hu_storey_is_upper (storey))
    return HU_REACH_ALL & ~HU_REACH_FREE;
  if ((hazard & HU_HAZARD_FIRE) != HU_FIRE_BLAZE)
    return 0;

  switch ((HuBlame) blame)
    {
    case HU_BLAME_FIRST:
      /* A Fire of the first side is out in the hypothesis of the second side, and in that for accidents. */
      return now | HU_REACH_UNKINDLED (HU_SIDE_FIRST);
    case HU_BLAME_SECOND:
      return now | HU_REACH_UNKINDLED (HU_SIDE_SECOND);
    case HU_BLAME_ACCIDENT:
    case HU_BLAME_NO_FIRE:
      break;
    }

  return HU_REACH_ALL & ~(HU_REACH_UNBLAZED | HU_REACH_FREE);
}

/* --- Flooding --- */

typedef struct
{
  const HuMap        *map;
  const HuFireGround *ground;
  guint8             *reach;
  GArray             *queue;
  guint8             *queued; /* [n_locations] */
  gboolean            bridges;
} Flood;

static inline void
enter (Flood     *flood,
       HuLocation location,
       guint      bits)
{
  bits &= ~(guint) (flood->ground->closed[location] | flood->reach[location]);
  if (bits == 0)
    return;

  flood->reach[location] |= (guint8) bits;
  if (!flood->queued[location])
    {
      flood->queued[location] = TRUE;
      g_array_append_val (flood->queue, location);
    }
}

static gboolean
is_one_rowhouse (const HuMap *map,
                 HuHex        a,
                 HuHex        b)
{
  gint building = hu_map_building_at (map, a);

  return building != HU_BUILDING_NONE && building == hu_map_building_at (map, b) &&
         hu_map_get_building (map, (guint) building)->rowhouse;
}

/* Level 0 and bridge of hexes side by side. */
static void
flood_ground (Flood     *flood,
              HuLocation location,
              HuHex      hex,
              guint      bits)
{
  const HuMap *map = flood->map;

  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    {
      HuHex beside = hu_grid_neighbour (map->grid, hex, direction);

      if (beside == HU_HEX_NONE || hu_map_is_barrier (map, hex, direction))
        continue;
      if (!(location == hex && map->locations->building_of != NULL && is_one_rowhouse (map, hex, beside)))
        enter (flood, beside, bits);
      if (flood->bridges)
        {
          HuLocation bridge = hu_map_location (map, beside, HU_STOREY_BRIDGE);

          if (bridge != HU_LOCATION_NONE)
            enter (flood, bridge, bits);
        }
    }
}

/* Passes bits from hex to hex within one storey of a building; all its hexes list their storeys in the same order. */
static void
flood_storey (Flood     *flood,
              HuLocation location,
              HuHex      hex,
              gint       building,
              guint      bits)
{
  const HuMap *map = flood->map;
  HuLocation offset = location - map->locations->first_extra[hex];

  if (hu_map_get_building (map, (guint) building)->rowhouse)
    return;

  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    {
      HuHex beside = hu_grid_neighbour (map->grid, hex, direction);

      if (beside != HU_HEX_NONE && map->locations->building_of[beside] == building)
        enter (flood, map->locations->first_extra[beside] + offset, bits);
    }
}

/* Cellar, ground, 1 … N, roof: in this order. */
static void
flood_stairs (Flood     *flood,
              HuLocation location,
              HuHex      hex,
              gint       index,
              HuStorey   storey,
              guint      bits)
{
  const HuMap *map = flood->map;
  const HuBuilding *building = hu_map_get_building (map, (guint) index);
  HuLocation first = map->locations->first_extra != NULL ? map->locations->first_extra[hex] : 0;

  if (!map->locations->stairs[hex])
    return;

  if (storey == HU_STOREY_CELLAR)
    {
      enter (flood, hex, bits);
      return;
    }
  if (storey == HU_STOREY_ROOF)
    {
      enter (flood, building->upper_storeys > 0 ? location - 1 : hex, bits);
      return;
    }

  if (storey == HU_STOREY_GROUND)
    {
      if (building->cellar)
        enter (flood, first + building->upper_storeys + (building->roof ? 1 : 0), bits);
    }
  else
    {
      enter (flood, storey > 1 ? location - 1 : hex, bits);
    }
  if (storey < building->upper_storeys || building->roof)
    enter (flood, first + storey, bits);
}

static void
pass_on (Flood     *flood,
         HuLocation location)
{
  const HuMap *map = flood->map;
  HuHex hex = hu_location_hex (map, location);
  HuStorey storey = hu_location_storey (map, location);
  gint building = hu_map_building_at (map, hex);
  guint bits = flood->reach[location];
  HuLocation pillbox;

  if (storey == HU_STOREY_PILLBOX)
    {
      enter (flood, hex, bits);
      return;
    }

  if (storey == HU_STOREY_GROUND || storey == HU_STOREY_BRIDGE)
    flood_ground (flood, location, hex, bits);
  else
    flood_storey (flood, location, hex, building, bits);

  if (storey != HU_STOREY_BRIDGE && building != HU_BUILDING_NONE)
    flood_stairs (flood, location, hex, building, storey, bits);
  if (storey == HU_STOREY_GROUND && map->pillboxes->len > 0 &&
      (pillbox = hu_map_location (map, hex, HU_STOREY_PILLBOX)) != HU_LOCATION_NONE)
    enter (flood, pillbox, bits);
}

void
hu_fire_ground_flood (const HuFireGround *ground,
                      const HuMap        *map,
                      guint8             *reach,
                      GArray             *queue)
{
  g_autofree guint8 *queued = g_malloc0 ((gsize) hu_map_n_locations (map));
  Flood flood = {
    .map = map, .ground = ground, .reach = reach, .queue = queue, .queued = queued,
    .bridges = map->bridges->len > 0,
  };

  for (guint i = 0; i < queue->len; i++)
    queued[g_array_index (queue, HuLocation, i)] = TRUE;
  for (guint i = 0; i < queue->len; i++)
    {
      HuLocation location = g_array_index (queue, HuLocation, i);

      queued[location] = 0;
      pass_on (&flood, location);
    }
}

/* A hex on the edge of what is on the map. */
static gboolean
is_edge (const HuMap *map,
         HuHex        hex)
{
  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    {
      HuHex beside = hu_grid_neighbour (map->grid, hex, direction);

      if (beside == HU_HEX_NONE || map->terrain[beside] == HU_TERRAIN_OFFMAP)
        return TRUE;
    }

  return FALSE;
}

static void
flood_from_edge (const HuMap  *map,
                 HuFireGround *ground)
{
  g_autoptr(GArray) queue = g_array_new (FALSE, FALSE, sizeof (HuLocation));

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    {
      HuLocation starts[2] = { hex, HU_LOCATION_NONE };

      if (!map->grid->exists[hex] || !is_edge (map, hex))
        continue;
      if (map->bridges->len > 0)
        starts[1] = hu_map_location (map, hex, HU_STOREY_BRIDGE);
      for (guint i = 0; i < 2; i++)
        if (starts[i] != HU_LOCATION_NONE && ground->closed[starts[i]] != HU_REACH_ALL)
          {
            ground->reach[starts[i]] = HU_REACH_ALL & ~(guint) ground->closed[starts[i]];
            g_array_append_val (queue, starts[i]);
          }
    }

  hu_fire_ground_flood (ground, map, ground->reach, queue);
}

/* @state: a state with Fire or rubble.  Returns their consequences, without those of units. */
HuFireGround *
hu_fire_ground_new (const HuState *state,
                    gboolean       join)
{
  const HuMap *map = state->scenario->map;
  gsize n_locations = (gsize) hu_map_n_locations (map);
  HuFireGround *ground = g_new0 (HuFireGround, 1);

  ground->ref_count = 1;
  ground->blame = g_malloc0 (n_locations);
  ground->closed = g_malloc0 (n_locations);
  ground->reach = g_malloc0 (n_locations);
  ground->pocket = g_malloc0 ((gsize) map->grid->n_hexes);
  lay_own_blame (state, ground->blame);
  ground->joined = join && join_blame (state, ground->blame);
  for (HuLocation location = 0; location < hu_map_n_locations (map); location++)
    if (state->hazards[location] != 0)
      ground->closed[location] = closed_floods (state->hazards[location], ground->blame[location],
                                                hu_location_storey (map, location));

  /* Lake, sea and what is off the map nobody enters ever. */
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    if (!map->grid->exists[hex] || hu_map_is_impassable (map, hex))
      {
        HuLocation first, end = hu_map_extra_locations (map, hex, &first);

        ground->closed[hex] = HU_REACH_ALL;
        for (HuLocation location = first; location < end; location++)
          ground->closed[location] = HU_REACH_ALL;
      }
  flood_from_edge (map, ground);
  for (HuLocation location = 0; location < (HuLocation) n_locations; location++)
    if (ground->closed[location] != HU_REACH_ALL && ground->reach[location] != HU_REACH_ALL)
      ground->pocket[hu_location_hex (map, location)] = TRUE;

  return ground;
}

void
hu_fire_ground_unref (HuFireGround *ground)
{
  if (ground == NULL || !g_atomic_int_dec_and_test (&ground->ref_count))
    return;

  g_free (ground->blame);
  g_free (ground->closed);
  g_free (ground->reach);
  g_free (ground->pocket);
  g_free (ground);
}
