/*
 * Locations: finding them on a map, and their names.
 */
#include "hu-map-private.h"

#include <string.h>

void
_hu_locations_free (HuLocations *locations)
{
  g_free (locations->first_extra);
  g_free (locations->extra_hex);
  g_free (locations->extra_storey);
  g_free (locations->building_of);
  g_free (locations->stairs);
  g_free (locations);
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
