/*
 * Reading `map`: terrain, hexsides, and what the table of fields does not tell of places.  The grid and the buildings have
 * files of their own.
 */
#include "config.h"

#include "hu-format.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-json-text.h"
#include "hu-read-map.h"

/* --- Places --- */

/* A place that was read in part still has its id, so that a reference to it is no fault. */
static gboolean
finish_place (const HuObject *object,
              gpointer        record)
{
  const HuHex somewhere = 0;
  HuReader *reader = object->reader;
  HuPlace *place = record;

  if (place->id == NULL || g_hash_table_contains (reader->places, place->id))
    return FALSE;

  if (place->hexes->len == 0)
    g_array_append_val (place->hexes, somewhere);
  if (place->name == NULL)
    place->name = g_strdup (place->id);
  g_hash_table_insert (reader->places, place->id, GUINT_TO_POINTER (reader->map->places->len));

  return TRUE;
}

/* Tells whether the list has something that could not be read. */
gboolean
hu_object_is_unsure (const HuObject  *object,
                     const char      *key,
                     const GPtrArray *records)
{
  const HuNode *list = hu_node_find (object->at.node, key);

  return list != NULL && (hu_node_get_kind (list) != HU_NODE_LIST || records->len < hu_node_get_n (list));
}

static gboolean
check_places (const HuObject *object,
              gpointer        record)
{
  object->reader->places_unsure |= hu_object_is_unsure (object, "places", object->reader->map->places);

  return TRUE;
}

HU_DEFINE_WORD_LIST (terrain_words, HuTerrain, HU_N_TERRAINS, hu_terrain_to_string)
HU_DEFINE_WORD_LIST (hexside_words, HuHexside, HU_N_HEXSIDES, hu_hexside_to_string)

/* --- Terrain --- */

typedef struct
{
  guint8    *given; /* [n_hexes] 1 + HuTerrain, or 0 */
  HuTerrain  terrain;
} TerrainSet;

static gboolean
set_terrain (HuReader   *reader,
             const HuAt *at,
             HuHex       hex,
             gpointer    user_data)
{
  TerrainSet *set = user_data;
  char name[HU_HEX_NAME_MAX];

  if (set->given[hex] == 0 || set->given[hex] == 1 + set->terrain)
    {
      set->given[hex] = (guint8) (1 + set->terrain);
      reader->map->terrain[hex] = (guint8) set->terrain;
      return TRUE;
    }

  hu_reader_fault (reader, at,
                   /* Translators: a hex, two kinds of terrain as the file writes them. */
                   g_strdup_printf (_("the hex %s is under two kinds of terrain, “%s” and “%s”"),
                                    hu_grid_format (reader->grid, hex, name),
                                    hu_terrain_to_string ((HuTerrain) (set->given[hex] - 1)),
                                    hu_terrain_to_string (set->terrain)),
                   g_strdup (_("take it out of one of them")));

  return FALSE;
}

static void
read_terrain_set (HuReader   *reader,
                  const HuAt *at,
                  TerrainSet *set)
{
  gint terrain = hu_terrain_from_string (at->key);

  if (terrain >= 0)
    {
      set->terrain = (HuTerrain) terrain;
      hu_read_hexset (reader, at, set_terrain, set);
    }
  else
    {
      g_autofree char *shown = hu_text_shorten (at->key, -1);

      hu_reader_fault (reader, at, g_strdup_printf (_("there is no terrain “%s”"), shown),
                       hu_reader_dup_words (terrain_words ()));
    }
}

static gboolean
read_terrain (const HuObject *map,
              gpointer        record)
{
  HuReader *reader = map->reader;
  g_autofree guint8 *given = g_malloc0 ((gsize) reader->map->grid->n_hexes);
  TerrainSet set = { given, HU_TERRAIN_CLEAR };
  HuObject object;
  HuAt at;

  if (!hu_object_get (map, "terrain", HU_OPTIONAL, &at) || !hu_object_open (&object, reader, &at, terrain_words ()))
    return TRUE;

  for (guint i = 0; i < hu_node_get_n (at.node) && !hu_reader_is_full (reader); i++)
    {
      HuAt member = hu_at_member (&at, i);

      read_terrain_set (reader, &member, &set);
    }

  return TRUE;
}

/* --- Elevation --- */

#define NO_LEVEL G_MAXINT8

typedef struct
{
  gint8 *given; /* [n_hexes] its level, or NO_LEVEL */
  gint   level;
} LevelSet;

static gboolean
set_level (HuReader   *reader,
           const HuAt *at,
           HuHex       hex,
           gpointer    user_data)
{
  LevelSet *set = user_data;
  char name[HU_HEX_NAME_MAX];

  if (set->given[hex] == NO_LEVEL || set->given[hex] == set->level)
    {
      set->given[hex] = (gint8) set->level;
      hu_map_set_level (reader->map, hex, set->level);
      return TRUE;
    }

  hu_reader_fault (reader, at,
                   /* Translators: a hex, two levels of elevation. */
                   g_strdup_printf (_("the hex %s is on two levels, %d and %d"), hu_grid_format (reader->grid, hex, name),
                                    set->given[hex], set->level),
                   g_strdup (_("take it out of one of them")));

  return FALSE;
}

/* A key is a level only as the program would write it: not "+1", not "01". */
static gboolean
parse_level (const char *key,
             gint       *level)
{
  gint64 number = 0;
  char text[8];

  if (!g_ascii_string_to_signed (key, 10, HU_LEVEL_LEAST, HU_LEVEL_MOST, &number, NULL))
    return FALSE;

  *level = (gint) number;
  g_snprintf (text, sizeof text, "%d", *level);

  return g_str_equal (text, key);
}

static gboolean
read_elevation (const HuObject *map,
                gpointer        record)
{
  static const char * const any[] = { NULL };
  HuReader *reader = map->reader;
  gsize n_hexes = (gsize) reader->map->grid->n_hexes;
  g_autofree gint8 *given = g_malloc (n_hexes);
  LevelSet set = { given, 0 };
  HuObject object;
  HuAt at;

  if (!hu_object_get (map, "elevation", HU_OPTIONAL, &at) || !hu_object_open (&object, reader, &at, any))
    return TRUE;

  memset (given, NO_LEVEL, n_hexes);
  for (guint i = 0; i < hu_node_get_n (at.node) && !hu_reader_is_full (reader); i++)
    {
      HuAt member = hu_at_member (&at, i);

      if (parse_level (member.key, &set.level))
        {
          hu_read_hexset (reader, &member, set_level, &set);
        }
      else
        {
          g_autofree char *shown = hu_text_shorten (member.key, -1);

          hu_reader_fault (reader, &member, g_strdup_printf (_("there is no level “%s”"), shown),
                           g_strdup_printf (_("use a whole number from %d to %d"), HU_LEVEL_LEAST, HU_LEVEL_MOST));
        }
    }

  return TRUE;
}

/* --- Hexsides --- */

/* Reads two hexes of the map; whether they are adjacent is not checked here. */
static gboolean
read_two_hexes (HuReader   *reader,
                const HuAt *at,
                HuHex       hexes[2])
{
  HuElements elements;
  guint n;

  if (!hu_read_list (reader, at))
    return FALSE;

  n = hu_node_get_n (at->node);
  if (n != 2)
    {
      hu_reader_fault (reader, at,
                       g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "a pair of %u hex stands here",
                                                     "a pair of %u hexes stands here", n),
                                        n),
                       g_strdup (_("use two hexes side by side")));
      return FALSE;
    }

  hexes[0] = hexes[1] = HU_HEX_NONE;
  hu_elements_init (&elements, reader, at);
  while (hu_elements_next (&elements))
    hexes[elements.at.index] = hu_read_hex (reader, &elements.at);

  return hexes[0] != HU_HEX_NONE && hexes[1] != HU_HEX_NONE;
}

static void
read_pair (HuReader   *reader,
           const HuAt *at,
           HuHexside   kind)
{
  HuMap *map = reader->map;
  char a[HU_HEX_NAME_MAX], b[HU_HEX_NAME_MAX];
  HuHex hexes[2];
  gint direction;

  if (!read_two_hexes (reader, at, hexes))
    return;

  hu_grid_format (reader->grid, hexes[0], a);
  hu_grid_format (reader->grid, hexes[1], b);
  direction = hu_grid_direction (reader->grid, hexes[0], hexes[1]);
  if (direction < 0)
    hu_reader_fault (reader, at,
                     /* Translators: two hexes. */
                     g_strdup_printf (_("the hexes %s and %s have no side in common"), a, b),
                     g_strdup (_("use two hexes side by side")));
  else if (map->hexsides[kind] != NULL && (map->hexsides[kind][hexes[0]] >> direction & 1))
    hu_reader_fault (reader, at,
                     /* Translators: two hexes, a kind of hexside as the file writes it. */
                     g_strdup_printf (_("the side between %s and %s stands twice under “%s”"), a, b,
                                                  hu_hexside_to_string (kind)),
                     g_strdup (_("remove one of them")));
  else
    hu_map_set_hexside (map, kind, hexes[0], hexes[1]);
}

/* Entries of one kind are merged; an entry with unknown keys stays separate. */
static void
read_hexsides_entry (HuReader   *reader,
                     const HuAt *at,
                     GString    *kept)
{
  g_autofree char *extra = NULL;
  HuElements elements;
  HuObject object;
  HuAt pairs;
  gint kind = -1;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("hexside")))
    return;

  hu_object_word (&object, "kind", HU_REQUIRED, hexside_words (), &kind);
  if (hu_object_list (&object, "pairs", HU_REQUIRED, &pairs) && kind >= 0)
    {
      hu_elements_init (&elements, reader, &pairs);
      while (hu_elements_next (&elements))
        read_pair (reader, &elements.at, (HuHexside) kind);
    }

  extra = hu_object_close (&object);
  if (extra != NULL)
    {
      g_autofree char *whole = hu_node_to_json (at->node);

      g_string_append_printf (kept, "%s%s", kept->len > 0 ? "," : "", whole);
    }
}

static gboolean
read_hexsides (const HuObject *map,
               gpointer        record)
{
  g_autoptr(GString) kept = g_string_new (NULL);
  HuElements elements;
  HuAt at;

  if (!hu_object_list (map, "hexsides", HU_OPTIONAL, &at))
    return TRUE;

  hu_elements_init (&elements, map->reader, &at);
  while (hu_elements_next (&elements))
    read_hexsides_entry (map->reader, &elements.at, kept);
  if (kept->len > 0)
    {
      g_string_append_c (g_string_prepend_c (kept, '['), ']');
      hu_reader_keep_inner (map, "hexsides", kept->str);
    }

  return TRUE;
}

/* --- The map --- */

/* A stand-in map for the rest of the file, so that its faults are found too. */
static HuMap *
new_stand_in (void)
{
  g_autoptr(HuGrid) grid = hu_grid_new (1, 1, HU_ORIENTATION_FLAT, TRUE, HU_NUMBERING_CCRR, NULL, NULL);

  return hu_map_new (grid);
}

/**
 * hu_read_map:
 * @at: (nullable): the place of `map`, or %NULL if the file has none
 *
 * Reads the map.  If its grid cannot be read, the reader has no grid from then on, and a
 * map of one hex stands in.
 */
void
hu_read_map (HuReader   *reader,
             const HuAt *at)
{
  static const HuReadHook hooks[] = {
    { "map", "grid", hu_read_elsewhere },
    { "map", "terrain", read_terrain },
    { "map", "elevation", read_elevation },
    { "map", "hexsides", read_hexsides },
    { "place", NULL, finish_place },
    { "map", "places", check_places, TRUE },
    HU_BUILDING_HOOKS,
    { NULL }
  };
  HuGridExtra extra = { NULL };
  HuObject object;
  HuAt member;
  gboolean is_object = at != NULL && hu_object_open (&object, reader, at, hu_format_get_keys ("map"));

  if (is_object && hu_object_get (&object, "grid", HU_REQUIRED, &member))
    hu_read_grid (reader, &member, &extra);

  reader->map = reader->grid != NULL ? hu_map_new (reader->grid) : new_stand_in ();
  reader->map->grid_extra = extra;
  if (!is_object)
    {
      reader->places_unsure = reader->buildings_unsure = TRUE;
      return;
    }

  hu_object_read_record (&object, "map", reader->map, hooks);
  reader->map->extra = hu_object_close (&object);
}
