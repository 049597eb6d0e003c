/*
 * Buildings, bridges and pillboxes on the map; and its boards.
 */
#include "hu-map-private.h"

static void
building_free (gpointer data)
{
  HuBuilding *building = data;

  g_free (building->id);
  g_free (building->name);
  g_array_unref (building->hexes);
  g_clear_pointer (&building->stairwells, g_array_unref);
  g_free (building->extra);
  g_free (building);
}

static void
feature_free (gpointer data)
{
  HuHexFeature *feature = data;

  g_free (feature->extra);
  g_free (feature);
}

static void
board_free (gpointer data)
{
  HuBoard *board = data;

  g_free (board->id);
  g_array_unref (board->hexes);
  g_free (board->extra);
  g_free (board);
}

void
_hu_map_init_buildings (HuMap *map)
{
  map->buildings = g_ptr_array_new_with_free_func (building_free);
  map->bridges = g_ptr_array_new_with_free_func (feature_free);
  map->pillboxes = g_ptr_array_new_with_free_func (feature_free);
  map->boards = g_ptr_array_new_with_free_func (board_free);
}

void
_hu_map_clear_buildings (HuMap *map)
{
  g_ptr_array_unref (map->buildings);
  g_ptr_array_unref (map->bridges);
  g_ptr_array_unref (map->pillboxes);
  g_ptr_array_unref (map->boards);
  g_clear_pointer (&map->locations, _hu_locations_free);
}

/**
 * hu_map_add_building:
 * @map: a map that is still being made
 * @name: (nullable): its name; %NULL: use the id
 * @hexes: (transfer full) (element-type HuHex): at least one hex, none twice
 *   and none of another building
 * @upper_storeys: storeys above the ground, in every hex
 *
 * Adds a building with a stairwell in every hex and neither roof nor cellar; the caller fills
 * in the rest.
 */
HuBuilding *
hu_map_add_building (HuMap      *map,
                     const char *id,
                     const char *name,
                     GArray     *hexes,
                     gint        upper_storeys)
{
  HuBuilding *building;

  g_return_val_if_fail (map != NULL && map->locations == NULL && id != NULL, NULL);
  g_return_val_if_fail (hexes != NULL && hexes->len > 0, NULL);
  g_return_val_if_fail (upper_storeys >= 0 && upper_storeys <= HU_STOREY_HIGHEST, NULL);

  building = g_new0 (HuBuilding, 1);
  building->id = g_strdup (id);
  building->name = g_strdup (name);
  building->hexes = hexes;
  building->upper_storeys = upper_storeys;
  g_ptr_array_add (map->buildings, building);

  return building;
}

static HuHexFeature *
add_feature (GPtrArray *features,
             HuHex      hex)
{
  HuHexFeature *feature = g_new0 (HuHexFeature, 1);

  feature->hex = hex;
  g_ptr_array_add (features, feature);

  return feature;
}

/* @map: a map that is still being made; @hex: a hex without a bridge so far. */
HuHexFeature *
hu_map_add_bridge (HuMap *map,
                   HuHex  hex)
{
  g_return_val_if_fail (map != NULL && map->locations == NULL, NULL);

  return add_feature (map->bridges, hex);
}

/* @map: a map that is still being made; @hex: a hex without a pillbox so far. */
HuHexFeature *
hu_map_add_pillbox (HuMap *map,
                    HuHex  hex)
{
  g_return_val_if_fail (map != NULL && map->locations == NULL, NULL);

  return add_feature (map->pillboxes, hex);
}

/* @map: a map that is still being made; @hexes: (transfer full) (element-type HuHex): its hexes. */
HuBoard *
hu_map_add_board (HuMap      *map,
                  const char *id,
                  GArray     *hexes)
{
  HuBoard *board;

  g_return_val_if_fail (map != NULL && id != NULL && hexes != NULL, NULL);

  board = g_new0 (HuBoard, 1);
  board->id = g_strdup (id);
  board->hexes = hexes;
  g_ptr_array_add (map->boards, board);

  return board;
}

const HuBuilding *
hu_map_get_building (const HuMap *map,
                     guint        building)
{
  g_return_val_if_fail (map != NULL && building < map->buildings->len, NULL);

  return g_ptr_array_index (map->buildings, building);
}

/* Returns the index of the building with that id, or HU_BUILDING_NONE. */
gint
hu_map_find_building (const HuMap *map,
                      const char  *id)
{
  g_return_val_if_fail (map != NULL && id != NULL, HU_BUILDING_NONE);

  for (guint i = 0; i < map->buildings->len; i++)
    if (g_str_equal (hu_map_get_building (map, i)->id, id))
      return (gint) i;

  return HU_BUILDING_NONE;
}
