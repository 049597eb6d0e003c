/*
 * Lists the storeys that a map, or a building, has.
 */
#include "hu-storeys.h"

static void
add (GArray  *storeys,
     HuStorey storey)
{
  g_array_append_val (storeys, storey);
}

static GArray *
list (gboolean cellar,
      gint     highest,
      gboolean roof,
      gboolean bridge,
      gboolean pillbox)
{
  GArray *storeys = g_array_new (FALSE, FALSE, sizeof (HuStorey));

  if (cellar)
    add (storeys, HU_STOREY_CELLAR);
  for (gint storey = HU_STOREY_GROUND; storey <= highest; storey++)
    add (storeys, (HuStorey) storey);
  if (roof)
    add (storeys, HU_STOREY_ROOF);
  if (bridge)
    add (storeys, HU_STOREY_BRIDGE);
  if (pillbox)
    add (storeys, HU_STOREY_PILLBOX);

  return storeys;
}

GArray *
hu_storeys_of_map (const HuMap *map)
{
  gboolean cellar = FALSE, roof = FALSE;
  gint highest = HU_STOREY_GROUND;

  g_return_val_if_fail (map != NULL, NULL);

  for (guint i = 0; i < map->buildings->len; i++)
    {
      const HuBuilding *building = hu_map_get_building (map, i);

      cellar |= building->cellar;
      roof |= building->roof;
      highest = MAX (highest, building->upper_storeys);
    }

  return list (cellar, highest, roof, map->bridges->len > 0, map->pillboxes->len > 0);
}

GArray *
hu_storeys_of_building (const HuMap *map,
                        guint        building)
{
  const HuBuilding *what;

  g_return_val_if_fail (map != NULL && building < map->buildings->len, NULL);

  what = hu_map_get_building (map, building);

  return list (what->cellar, what->upper_storeys, what->roof, FALSE, FALSE);
}

HuStorey
hu_storeys_step (const GArray *storeys,
                 HuStorey      storey,
                 gint          up)
{
  g_return_val_if_fail (storeys != NULL, storey);

  for (gint i = 0; i < (gint) storeys->len; i++)
    if (g_array_index (storeys, HuStorey, i) == storey && i + up >= 0 && i + up < (gint) storeys->len)
      return g_array_index (storeys, HuStorey, i + up);

  return storey;
}
