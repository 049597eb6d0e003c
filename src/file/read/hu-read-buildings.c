/*
 * Reading the buildings, bridges and pillboxes of the map, and its boards.
 */
#include "config.h"

#include "hu-format.h"
#include "hu-read-map.h"

#include <glib/gi18n-lib.h>

#include "hu-json-text.h"

/* --- Buildings --- */

typedef struct
{
  const char *id;
  const char *name;
  gint64      upper_storeys;
  gboolean    rowhouse, roof, cellar;
  GArray     *hexes;
  GArray     *stairwells;
} BuildingMembers;

static GArray *
read_hexes (const HuObject *object,
            const char     *key,
            HuNeed          need)
{
  HuReader *reader = object->reader;
  guint before = hu_reader_n_errors (reader);
  GArray *hexes;
  HuAt at;

  if (!hu_object_get (object, key, need, &at))
    return NULL;

  hexes = hu_read_hexset_list (reader, &at);
  if (hexes->len == 0 && need == HU_REQUIRED && reader->grid != NULL && hu_reader_n_errors (reader) == before)
    hu_reader_fault (reader, &at, g_strdup (_("no hex is named here")),
                     g_strdup (_("use at least one hex")));

  return hexes;
}

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
check_stairwells (const HuObject        *object,
                  const BuildingMembers *building)
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
check_free (const HuObject        *object,
            const BuildingMembers *building)
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

static void
read_members (const HuObject  *object,
              BuildingMembers *building)
{
  guint before;

  *building = (BuildingMembers) { .id = NULL };
  hu_object_name (object, "id", &building->id);
  hu_object_text (object, "name", HU_OPTIONAL, &building->name);
  hu_object_integer (object, "levels", HU_OPTIONAL, 0, HU_STOREY_HIGHEST, &building->upper_storeys);
  hu_object_boolean (object, "rowhouse", &building->rowhouse);
  hu_object_boolean (object, "roof", &building->roof);
  hu_object_boolean (object, "cellar", &building->cellar);
  before = hu_reader_n_errors (object->reader);
  building->hexes = read_hexes (object, "hexes", HU_REQUIRED);
  building->stairwells = read_hexes (object, "stairwells", HU_OPTIONAL);
  if (building->hexes == NULL)
    building->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  if (building->hexes->len > 0)
    {
      check_free (object, building);
      /* A stairwell may lie in a hex that could not be read. */
      if (hu_reader_n_errors (object->reader) == before)
        check_stairwells (object, building);
    }
}

static gboolean
is_new_id (const HuObject *object,
           const char     *id)
{
  g_autofree char *shown = NULL;
  HuAt at;

  if (!g_hash_table_contains (object->reader->buildings, id))
    return TRUE;

  shown = hu_text_shorten (id, -1);
  hu_object_get (object, "id", HU_REQUIRED, &at);
  hu_reader_fault (object->reader, &at, g_strdup_printf (_("another building has the id “%s” already"), shown),
                   g_strdup (_("give each building an id of its own")));

  return FALSE;
}

static void
read_building (HuReader   *reader,
               const HuAt *at)
{
  guint before = hu_reader_n_errors (reader);
  BuildingMembers members;
  HuObject object;
  HuBuilding *building;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("building")))
    {
      reader->buildings_unsure = TRUE;
      return;
    }

  read_members (&object, &members);
  /* A building that was not read completely is left out; a reference to it is then no fault. */
  if (members.id == NULL || !is_new_id (&object, members.id) || members.hexes->len == 0 ||
      hu_reader_n_errors (reader) > before)
    {
      g_autofree char *extra = hu_object_close (&object);

      reader->buildings_unsure = TRUE;
      g_array_unref (members.hexes);
      g_clear_pointer (&members.stairwells, g_array_unref);
      return;
    }

  building = hu_map_add_building (reader->map, members.id, members.name, members.hexes, (gint) members.upper_storeys);
  building->rowhouse = members.rowhouse;
  building->roof = members.roof;
  building->cellar = members.cellar;
  building->stairwells = members.stairwells;
  building->extra = hu_object_close (&object);
  g_hash_table_insert (reader->buildings, building->id, GUINT_TO_POINTER (reader->map->buildings->len));
}

/* --- Bridges and pillboxes --- */

static void
read_feature (HuReader   *reader,
              const HuAt *at,
              guint8      bit,
              HuHexFeature *(*add) (HuMap *map,
                                    HuHex  hex))
{
  HuHex hex = HU_HEX_NONE;
  HuHexFeature *feature;
  HuObject object;
  char *extra;
  HuAt member;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("feature")))
    return;

  if (hu_object_get (&object, "hex", HU_REQUIRED, &member))
    hex = hu_read_hex (reader, &member);
  extra = hu_object_close (&object);
  if (hex != HU_HEX_NONE && (get_built (reader)[hex] & bit))
    {
      hu_reader_fault (reader, &member, g_strdup (_("this hex stands here already")),
                       g_strdup (_("remove one of them")));
      hex = HU_HEX_NONE;
    }

  if (hex == HU_HEX_NONE)
    {
      reader->buildings_unsure = TRUE;
      g_free (extra);
      return;
    }

  get_built (reader)[hex] |= bit;
  feature = add (reader->map, hex);
  feature->extra = extra;
}

static void
read_features (const HuObject *map,
               const char     *key,
               guint8          bit,
               HuHexFeature *(*add) (HuMap *map,
                                     HuHex  hex))
{
  HuElements elements;
  HuAt at;

  if (!hu_object_list (map, key, HU_OPTIONAL, &at))
    return;

  hu_elements_init (&elements, map->reader, &at);
  while (hu_elements_next (&elements))
    read_feature (map->reader, &elements.at, bit, add);
}

/**
 * hu_read_buildings:
 *
 * Reads buildings, bridges and pillboxes if there are any.
 */
void
hu_read_buildings (const HuObject *map)
{
  HuReader *reader = map->reader;
  HuElements elements;
  HuAt at;

  if (hu_object_list (map, "buildings", HU_OPTIONAL, &at))
    {
      hu_elements_init (&elements, reader, &at);
      while (hu_elements_next (&elements))
        read_building (reader, &elements.at);
    }
  else
    {
      reader->buildings_unsure |= hu_object_has (map, "buildings");
    }

  read_features (map, "bridges", BRIDGED, hu_map_add_bridge);
  read_features (map, "pillboxes", FORTIFIED, hu_map_add_pillbox);
}

/* --- Boards --- */

static void
read_board (HuReader   *reader,
            const HuAt *at)
{
  const char *id = NULL;
  GArray *hexes;
  HuObject object;
  HuBoard *board;
  HuAt member;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("board")))
    return;

  hu_object_name (&object, "id", &id);
  hexes = read_hexes (&object, "hexes", HU_REQUIRED);
  if (id != NULL && g_hash_table_contains (reader->boards, id))
    {
      hu_object_get (&object, "id", HU_REQUIRED, &member);
      hu_reader_fault (reader, &member, g_strdup (_("another board has this id already")),
                       g_strdup (_("give each board an id of its own")));
      id = NULL;
    }
  if (id == NULL || hexes == NULL)
    {
      g_autofree char *extra = hu_object_close (&object);

      g_clear_pointer (&hexes, g_array_unref);
      return;
    }

  board = hu_map_add_board (reader->map, id, hexes);
  board->extra = hu_object_close (&object);
  g_hash_table_insert (reader->boards, board->id, GUINT_TO_POINTER (reader->map->boards->len));
}

/**
 * hu_read_boards:
 *
 * Reads the boards, if there are any.
 */
void
hu_read_boards (const HuObject *map)
{
  HuElements elements;
  HuAt at;

  if (!hu_object_list (map, "boards", HU_OPTIONAL, &at))
    return;

  hu_elements_init (&elements, map->reader, &at);
  while (hu_elements_next (&elements))
    read_board (map->reader, &elements.at);
}
