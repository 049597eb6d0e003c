/*
 * `map.places` on the way in.
 */
#include "config.h"

#include "hu-format.h"
#include "hu-read-map.h"

#include <glib/gi18n-lib.h>

#include "hu-json-text.h"

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
