/*
 * Which levels a map, or a building, has.
 */
#include "hu-levels.h"

static void
add (GArray  *levels,
     HuStorey level)
{
  g_array_append_val (levels, level);
}

static GArray *
list (gboolean cellar,
      gint     highest,
      gboolean roof,
      gboolean bridge,
      gboolean pillbox)
{
  GArray *levels = g_array_new (FALSE, FALSE, sizeof (HuStorey));

  if (cellar)
    add (levels, HU_STOREY_CELLAR);
  for (gint level = HU_STOREY_GROUND; level <= highest; level++)
    add (levels, (HuStorey) level);
  if (roof)
    add (levels, HU_STOREY_ROOF);
  if (bridge)
    add (levels, HU_STOREY_BRIDGE);
  if (pillbox)
    add (levels, HU_STOREY_PILLBOX);

  return levels;
}

/**
 * hu_levels_of_map:
 * @map: a map
 *
 * Returns: (transfer full) (element-type HuStorey): every level that one of its Locations is at, from the
 *   cellar up
 */
GArray *
hu_levels_of_map (const HuMap *map)
{
  gboolean cellar = FALSE, roof = FALSE;
  gint highest = HU_STOREY_GROUND;

  g_return_val_if_fail (map != NULL, NULL);

  for (guint i = 0; i < map->buildings->len; i++)
    {
      const HuBuilding *building = hu_map_get_building (map, i);

      cellar |= building->cellar;
      roof |= building->roof;
      highest = MAX (highest, building->levels);
    }

  return list (cellar, highest, roof, map->bridges->len > 0, map->pillboxes->len > 0);
}

/**
 * hu_levels_of_building:
 * @map: a map
 * @building: index of a building of it
 *
 * Returns: (transfer full) (element-type HuStorey): its levels, from the cellar up
 */
GArray *
hu_levels_of_building (const HuMap *map,
                       guint        building)
{
  const HuBuilding *what;

  g_return_val_if_fail (map != NULL && building < map->buildings->len, NULL);

  what = hu_map_get_building (map, building);

  return list (what->cellar, what->levels, what->roof, FALSE, FALSE);
}

/**
 * hu_levels_step:
 * @levels: (element-type HuStorey): levels
 * @level: one of them
 * @up: 1 for the next level, -1 for the previous one
 *
 * Returns: the next level in that direction, or @level where there is none
 */
HuStorey
hu_levels_step (const GArray *levels,
                HuStorey      level,
                gint          up)
{
  g_return_val_if_fail (levels != NULL, level);

  for (gint i = 0; i < (gint) levels->len; i++)
    if (g_array_index (levels, HuStorey, i) == level && i + up >= 0 && i + up < (gint) levels->len)
      return g_array_index (levels, HuStorey, i + up);

  return level;
}
