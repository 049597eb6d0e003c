/*
 * Reading `map`: terrain, hexsides, lines.  The grid and the places have files of their own.
 */
#include "config.h"

#include "hu-format.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-json-text.h"
#include "hu-read-map.h"

/* --- Places --- */

HU_DEFINE_WORD_LIST (place_words, HuPlaceKind, HU_N_PLACES, hu_place_kind_to_string)

typedef struct
{
  const char *id;
  const char *name;
  gint        kind;
  GArray     *hexes;
} PlaceMembers;

static void
read_members (const HuObject *object,
              PlaceMembers   *place)
{
  HuReader *reader = object->reader;
  guint before;
  HuAt at;

  *place = (PlaceMembers) { .kind = -1 };
  hu_object_name (object, "id", &place->id);
  hu_object_text (object, "name", HU_REQUIRED, &place->name);
  hu_object_word (object, "kind", HU_REQUIRED, place_words (), &place->kind);
  if (!hu_object_get (object, "hexes", HU_REQUIRED, &at))
    return;

  before = hu_reader_n_errors (reader);
  place->hexes = hu_read_hexset_list (reader, &at);
  if (place->hexes->len == 0 && reader->grid != NULL && hu_reader_n_errors (reader) == before)
    hu_reader_fault (reader, &at, g_strdup (_("a place without hexes stands here")),
                     g_strdup (_("use at least one hex")));
}

static gboolean
is_taken (const HuObject *object,
          const char     *id)
{
  g_autofree char *shown = NULL;
  HuAt at;

  if (!g_hash_table_contains (object->reader->places, id))
    return FALSE;

  shown = hu_text_shorten (id, -1);
  hu_object_get (object, "id", HU_REQUIRED, &at);
  hu_reader_fault (object->reader, &at, g_strdup_printf (_("another place has the id “%s” already"), shown),
                   g_strdup (_("give each place an id of its own")));

  return TRUE;
}

/* A place that was read in part still has its id, so that a reference to it is no fault. */
static HuPlace *
add_place (HuReader     *reader,
           PlaceMembers *members)
{
  const HuHex somewhere = 0;
  HuPlace *place;

  if (members->hexes == NULL)
    members->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  if (members->hexes->len == 0)
    g_array_append_val (members->hexes, somewhere);

  place = hu_map_add_place (reader->map, members->id, members->name, (HuPlaceKind) MAX (members->kind, 0),
                            g_steal_pointer (&members->hexes));
  g_hash_table_insert (reader->places, place->id, GUINT_TO_POINTER (reader->map->places->len));

  return place;
}

static void
read_place (HuReader   *reader,
            const HuAt *at)
{
  g_autofree char *extra = NULL;
  PlaceMembers members;
  HuObject object;
  HuPlace *place;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("place")))
    {
      reader->places_unsure = TRUE;
      return;
    }

  read_members (&object, &members);
  extra = hu_object_close (&object);

  if (members.id != NULL && !is_taken (&object, members.id))
    {
      place = add_place (reader, &members);
      place->extra = g_steal_pointer (&extra);
      return;
    }

  reader->places_unsure = TRUE;
  g_clear_pointer (&members.hexes, g_array_unref);
}

/**
 * hu_read_places:
 *
 * Reads the places if there are any.
 */
void
hu_read_places (const HuObject *map)
{
  HuElements elements;
  HuAt at;

  if (!hu_object_list (map, "places", HU_OPTIONAL, &at))
    {
      map->reader->places_unsure |= hu_object_has (map, "places");
      return;
    }

  hu_elements_init (&elements, map->reader, &at);
  while (hu_elements_next (&elements))
    read_place (map->reader, &elements.at);
}

HU_DEFINE_WORD_LIST (terrain_words, HuTerrain, HU_N_TERRAINS, hu_terrain_to_string)
HU_DEFINE_WORD_LIST (hexside_words, HuHexside, HU_N_HEXSIDES, hu_hexside_to_string)
HU_DEFINE_WORD_LIST (line_words, HuLineKind, HU_N_LINES, hu_line_kind_to_string)

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

static void
read_terrain (HuReader   *reader,
              const HuAt *at)
{
  g_autofree guint8 *given = g_malloc0 ((gsize) reader->map->grid->n_hexes);
  TerrainSet set = { given, HU_TERRAIN_CLEAR };
  HuObject object;

  if (!hu_object_open (&object, reader, at, terrain_words ()))
    return;

  for (guint i = 0; i < hu_node_get_n (at->node) && !hu_reader_is_full (reader); i++)
    {
      HuAt member = hu_at_member (at, i);

      read_terrain_set (reader, &member, &set);
    }
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

static void
read_elevation (HuReader   *reader,
                const HuAt *at)
{
  static const char * const any[] = { NULL };
  gsize n_hexes = (gsize) reader->map->grid->n_hexes;
  g_autofree gint8 *given = g_malloc (n_hexes);
  LevelSet set = { given, 0 };
  HuObject object;

  if (!hu_object_open (&object, reader, at, any))
    return;

  memset (given, NO_LEVEL, n_hexes);
  for (guint i = 0; i < hu_node_get_n (at->node) && !hu_reader_is_full (reader); i++)
    {
      HuAt member = hu_at_member (at, i);

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

/* --- Lines --- */

static void
read_line (HuReader   *reader,
           const HuAt *at)
{
  g_autoptr(GArray) hexes = NULL;
  gint kind = -1;
  HuObject object;
  HuAt member;
  HuLine *line;
  char *extra;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("line")))
    return;

  hu_object_word (&object, "kind", HU_REQUIRED, line_words (), &kind);
  if (hu_object_get (&object, "hexes", HU_REQUIRED, &member))
    {
      hexes = hu_read_hex_list (reader, &member);
      if (hu_node_get_kind (member.node) == HU_NODE_LIST && hu_node_get_n (member.node) == 0)
        hu_reader_fault (reader, &member, g_strdup (_("a line without hexes stands here")),
                         g_strdup (_("name the hexes it runs through, or remove it")));
    }

  extra = hu_object_close (&object);
  if (kind < 0 || hexes == NULL)
    {
      g_free (extra);
      return;
    }

  line = hu_map_add_line (reader->map, (HuLineKind) kind, g_steal_pointer (&hexes));
  line->extra = extra;
}

/* --- The map --- */

static void
read_features (const HuObject *object,
               GString        *kept_hexsides)
{
  HuReader *reader = object->reader;
  HuElements elements;
  HuAt at;

  if (hu_object_get (object, "terrain", HU_OPTIONAL, &at))
    read_terrain (reader, &at);
  if (hu_object_get (object, "elevation", HU_OPTIONAL, &at))
    read_elevation (reader, &at);

  if (hu_object_list (object, "hexsides", HU_OPTIONAL, &at))
    {
      hu_elements_init (&elements, reader, &at);
      while (hu_elements_next (&elements))
        read_hexsides_entry (reader, &elements.at, kept_hexsides);
    }

  if (hu_object_list (object, "lines", HU_OPTIONAL, &at))
    {
      hu_elements_init (&elements, reader, &at);
      while (hu_elements_next (&elements))
        read_line (reader, &elements.at);
    }

  hu_read_places (object);
  hu_read_buildings (object);
  hu_read_boards (object);
}

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
  g_autoptr(GString) kept = g_string_new (NULL);
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

  read_features (&object, kept);
  reader->map->extra = hu_object_close (&object);
  if (kept->len > 0)
    {
      g_string_append_c (g_string_prepend_c (kept, '['), ']');
      reader->map->extra = hu_extra_with (reader->map->extra, "hexsides", kept->str);
    }
}
