/*
 * The buildings, bridges and pillboxes of the map, and its boards: what the table of fields does not tell of them.
 */
#include "config.h"

#include "hu-read-map.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- Buildings --- */

/* The marks of a hex, as bits. */
#define BUILT 1
#define BRIDGED 2
#define FORTIFIED 4

static guint8 *
get_built (HuReader *reader)
{
  if (reader->built == NULL)
    reader->built = g_malloc0 ((gsize) reader->map->grid->n_hexes);

  return reader->built;
}

static void
check_stairwells (const HuObject   *object,
                  const HuBuilding *building)
{
  char name[HU_HEX_NAME_MAX];
  HuHex stray = HU_HEX_NONE;
  HuAt at;

  if (building->stairwells == NULL)
    return;

  for (guint i = 0; i < building->hexes->len; i++)
    object->reader->mark[g_array_index (building->hexes, HuHex, i)] = 1;
  for (guint i = 0; i < building->stairwells->len && stray == HU_HEX_NONE; i++)
    if (!object->reader->mark[g_array_index (building->stairwells, HuHex, i)])
      stray = g_array_index (building->stairwells, HuHex, i);
  for (guint i = 0; i < building->hexes->len; i++)
    object->reader->mark[g_array_index (building->hexes, HuHex, i)] = 0;
  if (stray == HU_HEX_NONE)
    return;

  hu_object_get (object, "stairwells", HU_REQUIRED, &at);
  hu_reader_fault (object->reader, &at,
                   g_strdup_printf (_("the stairwell hex %s is not one of the building’s"),
                                    hu_grid_format (object->reader->grid, stray, name)),
                   g_strdup (_("name hexes that stand under “hexes”")));
}

/* A hex belongs to one building at the most. */
static void
check_free (const HuObject   *object,
            const HuBuilding *building)
{
  HuReader *reader = object->reader;
  guint8 *built = get_built (reader);
  char name[HU_HEX_NAME_MAX];
  HuAt at;

  for (guint i = 0; i < building->hexes->len; i++)
    {
      HuHex hex = g_array_index (building->hexes, HuHex, i);

      if (!(built[hex] & BUILT))
        continue;
      hu_object_get (object, "hexes", HU_REQUIRED, &at);
      hu_reader_fault (reader, &at,
                       g_strdup_printf (_("the hex %s belongs to another building already"),
                                        hu_grid_format (reader->grid, hex, name)),
                       g_strdup (_("take it out of one of them")));
      return;
    }

  for (guint i = 0; i < building->hexes->len; i++)
    built[g_array_index (building->hexes, HuHex, i)] |= BUILT;
}

/* Runs once hexes and stairwells are read. */
gboolean
hu_check_building_hexes (const HuObject *object,
                         gpointer        record)
{
  const HuBuilding *building = record;

  if (building->hexes->len == 0)
    return TRUE;

  check_free (object, building);
  /* A stairwell may lie in a hex that could not be read. */
  if (hu_reader_n_errors (object->reader) == object->n_errors)
    check_stairwells (object, building);

  return TRUE;
}

/* A building that was not read completely is left out; a reference to it is then no fault. */
gboolean
hu_finish_building (const HuObject *object,
                    gpointer        record)
{
  HuReader *reader = object->reader;
  HuBuilding *building = record;

  if (building->id == NULL || building->hexes->len == 0 || hu_reader_n_errors (reader) > object->n_errors)
    return FALSE;

  g_hash_table_insert (reader->buildings, building->id, GUINT_TO_POINTER (reader->map->buildings->len));

  return TRUE;
}

gboolean
hu_check_buildings (const HuObject *map,
                    gpointer        record)
{
  map->reader->buildings_unsure |= hu_object_is_unsure (map, "buildings", map->reader->map->buildings);

  return TRUE;
}

/* --- Bridges and pillboxes --- */

gboolean
hu_check_feature (const HuObject *object,
                  gpointer        record)
{
  HuReader *reader = object->reader;
  const HuHexFeature *feature = record;
  guint8 bit = strcmp (object->at.parent->key, "bridges") == 0 ? BRIDGED : FORTIFIED;
  HuHex hex = feature->hex;
  HuAt at;

  if (hex != HU_HEX_NONE && (get_built (reader)[hex] & bit) && hu_object_get (object, "hex", HU_REQUIRED, &at))
    {
      hu_reader_fault (reader, &at, g_strdup (_("this hex stands here already")), g_strdup (_("remove one of them")));
      hex = HU_HEX_NONE;
    }
  if (hex == HU_HEX_NONE)
    {
      reader->buildings_unsure = TRUE;
      return FALSE;
    }

  get_built (reader)[hex] |= bit;

  return TRUE;
}

/* --- Boards --- */

gboolean
hu_finish_board (const HuObject *object,
                 gpointer        record)
{
  HuReader *reader = object->reader;
  HuBoard *board = record;

  if (board->id == NULL || g_hash_table_contains (reader->boards, board->id) || !hu_object_has (object, "hexes"))
    return FALSE;

  g_hash_table_insert (reader->boards, board->id, GUINT_TO_POINTER (reader->map->boards->len));

  return TRUE;
}
