/*
 * Buildings, bridges and pillboxes on the map; its Locations: finding them, and their names.
 */
#include "hu-map-private.h"

#include <string.h>

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

static void
locations_free (HuLocations *locations)
{
  g_free (locations->first_extra);
  g_free (locations->extra_hex);
  g_free (locations->extra_storey);
  g_free (locations->building_of);
  g_free (locations->stairs);
  g_free (locations);
}

void
_hu_map_clear_buildings (HuMap *map)
{
  g_ptr_array_unref (map->buildings);
  g_ptr_array_unref (map->bridges);
  g_ptr_array_unref (map->pillboxes);
  g_ptr_array_unref (map->boards);
  g_clear_pointer (&map->locations, locations_free);
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

/* --- Laying them --- */

static gint
n_extra_of (const HuBuilding *building)
{
  return building->upper_storeys + (building->roof ? 1 : 0) + (building->cellar ? 1 : 0);
}

static void
lay_buildings (const HuMap *map,
               HuLocations *locations)
{
  HuHex n_hexes = map->grid->n_hexes;

  if (map->buildings->len == 0)
    return;

  locations->building_of = g_new (gint32, n_hexes);
  memset (locations->building_of, 0xff, (gsize) n_hexes * sizeof (gint32));
  locations->stairs = g_malloc0 ((gsize) n_hexes);
  for (guint i = 0; i < map->buildings->len; i++)
    {
      const HuBuilding *building = hu_map_get_building (map, i);
      const GArray *stairwells = building->stairwells != NULL ? building->stairwells : building->hexes;

      for (guint j = 0; j < building->hexes->len; j++)
        locations->building_of[g_array_index (building->hexes, HuHex, j)] = (gint32) i;
      for (guint j = 0; j < stairwells->len; j++)
        locations->stairs[g_array_index (stairwells, HuHex, j)] = TRUE;
    }
}

static void
lay_one (HuLocations *locations,
         HuHex        n_hexes,
         HuHex        hex,
         HuStorey     storey)
{
  locations->extra_hex[locations->n_locations - n_hexes] = hex;
  locations->extra_storey[locations->n_locations - n_hexes] = storey;
  locations->n_locations++;
}

/* Upper storeys, roof, cellar, bridge, pillbox: the same order everywhere. */
static void
lay_hex (const HuMap  *map,
         HuLocations  *locations,
         HuHex         hex,
         const guint8 *features)
{
  HuHex n_hexes = map->grid->n_hexes;
  gint index = locations->building_of != NULL ? locations->building_of[hex] : HU_BUILDING_NONE;

  if (index != HU_BUILDING_NONE)
    {
      const HuBuilding *building = hu_map_get_building (map, (guint) index);

      for (gint storey = 1; storey <= building->upper_storeys; storey++)
        lay_one (locations, n_hexes, hex, (HuStorey) storey);
      if (building->roof)
        lay_one (locations, n_hexes, hex, HU_STOREY_ROOF);
      if (building->cellar)
        lay_one (locations, n_hexes, hex, HU_STOREY_CELLAR);
    }
  if (features[hex] & 1)
    lay_one (locations, n_hexes, hex, HU_STOREY_BRIDGE);
  if (features[hex] & 2)
    lay_one (locations, n_hexes, hex, HU_STOREY_PILLBOX);
}

/**
 * hu_map_lay_locations:
 * @map: a map with all its buildings, bridges and pillboxes
 *
 * Finds the Locations of @map, which must not change from then on.  Does nothing where they
 * have been found already.
 */
void
hu_map_lay_locations (HuMap *map)
{
  g_autofree guint8 *features = NULL;
  HuLocations *locations;
  HuHex n_hexes;
  gsize n_extra = 0;

  g_return_if_fail (map != NULL);

  if (map->locations != NULL)
    return;

  n_hexes = map->grid->n_hexes;
  map->locations = locations = g_new0 (HuLocations, 1);
  locations->n_locations = n_hexes;
  lay_buildings (map, locations);
  for (guint i = 0; i < map->buildings->len; i++)
    n_extra += hu_map_get_building (map, i)->hexes->len * (gsize) n_extra_of (hu_map_get_building (map, i));
  n_extra += map->bridges->len + map->pillboxes->len;
  if (n_extra == 0)
    return;

  features = g_malloc0 ((gsize) n_hexes);
  for (guint i = 0; i < map->bridges->len; i++)
    features[((HuHexFeature *) g_ptr_array_index (map->bridges, i))->hex] |= 1;
  for (guint i = 0; i < map->pillboxes->len; i++)
    features[((HuHexFeature *) g_ptr_array_index (map->pillboxes, i))->hex] |= 2;

  locations->first_extra = g_new (HuLocation, (gsize) n_hexes + 1);
  locations->extra_hex = g_new (HuHex, n_extra);
  locations->extra_storey = g_new (HuStorey, n_extra);
  for (HuHex hex = 0; hex < n_hexes; hex++)
    {
      locations->first_extra[hex] = locations->n_locations;
      lay_hex (map, locations, hex, features);
    }
  locations->first_extra[n_hexes] = locations->n_locations;
}

HuLocation
hu_map_location (const HuMap *map,
                 HuHex        hex,
                 HuStorey     storey)
{
  HuLocation location, end;

  g_return_val_if_fail (map != NULL && map->locations != NULL, HU_LOCATION_NONE);

  if (storey == HU_STOREY_GROUND)
    return hex;

  for (end = hu_map_extra_locations (map, hex, &location); location < end; location++)
    if (hu_location_storey (map, location) == storey)
      return location;

  return HU_LOCATION_NONE;
}

/* --- Names --- */

const char *
hu_storey_to_string (HuStorey storey,
                     char     name[8])
{
  switch (storey)
    {
    case HU_STOREY_GROUND:
      return NULL;
    case HU_STOREY_ROOF:
      return "roof";
    case HU_STOREY_BRIDGE:
      return "bridge";
    case HU_STOREY_PILLBOX:
      return "pillbox";
    default:
      g_snprintf (name, 8, "%d", storey);
      return name;
    }
}

static gboolean
parse_storey (const char *text,
              HuStorey   *storey)
{
  static const struct { const char *word; HuStorey storey; } words[] = {
    { "-1", HU_STOREY_CELLAR }, { "roof", HU_STOREY_ROOF },
    { "bridge", HU_STOREY_BRIDGE }, { "pillbox", HU_STOREY_PILLBOX },
  };
  guint64 number;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (text, words[i].word))
      {
        *storey = words[i].storey;
        return TRUE;
      }

  if (*text == '0' || !g_ascii_string_to_unsigned (text, 10, 1, HU_STOREY_HIGHEST, &number, NULL))
    return FALSE;

  *storey = (HuStorey) number;
  return TRUE;
}

char *
hu_location_format (const HuMap *map,
                    HuLocation   location,
                    char         name[HU_LOCATION_NAME_MAX])
{
  char hex[HU_HEX_NAME_MAX], number[8];
  const char *storey;

  g_return_val_if_fail (map != NULL && map->locations != NULL, name);

  storey = hu_storey_to_string (hu_location_storey (map, location), number);
  hu_grid_format (map->grid, hu_location_hex (map, location), hex);
  g_snprintf (name, HU_LOCATION_NAME_MAX, "%s%s%s", hex, storey != NULL ? "/" : "", storey != NULL ? storey : "");

  return name;
}

char *
hu_location_dup_name (const HuMap *map,
                      HuLocation   location)
{
  char name[HU_LOCATION_NAME_MAX];

  g_return_val_if_fail (map != NULL && map->locations != NULL, NULL);

  hu_location_format (map, location, name);
  return g_strconcat (map->grid->board != NULL ? map->grid->board : "", name, NULL);
}

/* @map: a map whose Locations are laid; @text: "V2", "V2/1", "V2/-1", "V2/roof", "CC5/bridge", "D4/pillbox";
 * @error: return location for an error of HU_GRID_ERROR.  Returns the Location, or HU_LOCATION_NONE with an error. */
HuLocation
hu_location_parse (const HuMap *map,
                   const char  *text,
                   GError     **error)
{
  const char *stroke;
  g_autofree char *hex_name = NULL;
  HuLocation location;
  HuStorey storey;
  HuHex hex;

  g_return_val_if_fail (map != NULL && map->locations != NULL && text != NULL, HU_LOCATION_NONE);

  /* A board's prefix may contain a slash, so the whole text is tried first. */
  hex = hu_grid_parse (map->grid, text, NULL);
  if (hex != HU_HEX_NONE)
    return hex;

  stroke = strrchr (text, '/');
  if (stroke == NULL)
    return hu_grid_parse (map->grid, text, error);

  hex_name = g_strndup (text, (gsize) (stroke - text));
  hex = hu_grid_parse (map->grid, hex_name, error);
  if (hex == HU_HEX_NONE)
    return HU_LOCATION_NONE;

  location = parse_storey (stroke + 1, &storey) ? hu_map_location (map, hex, storey) : HU_LOCATION_NONE;
  if (location == HU_LOCATION_NONE)
    g_set_error (error, HU_GRID_ERROR, HU_GRID_ERROR_STOREY, "%s has no level “%s”", hex_name, stroke + 1);

  return location;
}
