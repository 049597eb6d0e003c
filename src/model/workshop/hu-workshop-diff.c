/*
 * The differences of two drafts.  Drafts share all equal parts, so only few pointers are
 * compared, and no command has to say what it changes.
 */
#include "hu-workshop-private.h"

#include <string.h>

#include "hu-node-game.h"

static const struct
{
  const char *key;
  HuDraftParts part;
} root_parts[] = {
  { "title", HU_DRAFT_TEXTS },
  { "about", HU_DRAFT_TEXTS },
  { "players", HU_DRAFT_TEXTS },
  { "played", HU_DRAFT_TEXTS },
  { "translations", HU_DRAFT_TEXTS },
  { "sides", HU_DRAFT_SIDES },
  { "calendar", HU_DRAFT_CALENDAR },
  { "units", HU_DRAFT_UNITS },
  { "rules", HU_DRAFT_RULES },
  { "log", HU_DRAFT_LOG },
  { "variations", HU_DRAFT_LOG },
}, map_parts[] = {
  { "grid", HU_DRAFT_GRID },
  { "terrain", HU_DRAFT_TERRAIN },
  { "elevation", HU_DRAFT_TERRAIN },
  { "hexsides", HU_DRAFT_HEXSIDES },
  { "lines", HU_DRAFT_LINES },
  { "places", HU_DRAFT_PLACES },
  { "buildings", HU_DRAFT_BUILDINGS },
  { "bridges", HU_DRAFT_BUILDINGS },
  { "pillboxes", HU_DRAFT_BUILDINGS },
  { "boards", HU_DRAFT_BOARDS },
};

#define DIFFERS(a, b, key) (!hu_node_equal (hu_node_find (a, key), hu_node_find (b, key)))

/* Tells whether a member of @a is missing or different in @b, leaving out known members. */
static gboolean
others_differ (const HuNode *a,
               const HuNode *b,
               gboolean       map)
{
  static const char * const more[] = { "format", "map", "start", NULL };

  for (guint i = 0; a != NULL && hu_node_get_kind (a) == HU_NODE_OBJECT && i < hu_node_get_n (a); i++)
    {
      const char *key = hu_node_get_key (a, i);
      gboolean known = !map && g_strv_contains (more, key);

      for (guint j = 0; j < (map ? G_N_ELEMENTS (map_parts) : G_N_ELEMENTS (root_parts)); j++)
        known |= g_str_equal (key, map ? map_parts[j].key : root_parts[j].key);
      if (!known && DIFFERS (a, b, key))
        return TRUE;
    }

  return FALSE;
}

static guint
diff_start (HuNode *a,
            HuNode *b)
{
  guint parts = 0;
  guint n = MAX (hu_node_get_n (a), hu_node_get_n (b));

  if (DIFFERS (a, b, "control"))
    parts |= HU_DRAFT_OWNERS;
  for (guint i = 0; i < n; i++)
    {
      const char *of_a = i < hu_node_get_n (a) ? hu_node_get_key (a, i) : "control";
      const char *of_b = i < hu_node_get_n (b) ? hu_node_get_key (b, i) : "control";

      if ((!g_str_equal (of_a, "control") && DIFFERS (a, b, of_a)) ||
          (!g_str_equal (of_b, "control") && DIFFERS (a, b, of_b)))
        parts |= HU_DRAFT_START;
    }

  return parts;
}

guint
hu_draft_diff_parts (HuNode *a,
                     HuNode *b)
{
  HuNode *map_a = hu_node_find (a, "map"), *map_b = hu_node_find (b, "map");
  HuNode *start_a = hu_node_find (a, "start"), *start_b = hu_node_find (b, "start");
  guint parts = 0;

  for (guint i = 0; i < G_N_ELEMENTS (root_parts); i++)
    if (DIFFERS (a, b, root_parts[i].key))
      parts |= root_parts[i].part;
  for (guint i = 0; map_a != map_b && i < G_N_ELEMENTS (map_parts); i++)
    if (DIFFERS (map_a, map_b, map_parts[i].key))
      parts |= map_parts[i].part;
  if (start_a != start_b)
    {
      gboolean objects = (start_a == NULL || hu_node_get_kind (start_a) == HU_NODE_OBJECT) &&
                         (start_b == NULL || hu_node_get_kind (start_b) == HU_NODE_OBJECT);

      parts |= objects ? diff_start (start_a, start_b) : HU_DRAFT_OWNERS | HU_DRAFT_START;
    }
  if (others_differ (a, b, FALSE) || others_differ (b, a, FALSE) || others_differ (map_a, map_b, TRUE) ||
      others_differ (map_b, map_a, TRUE) || DIFFERS (a, b, "format"))
    parts |= HU_DRAFT_OTHER;

  return parts;
}

/* --- Hexes --- */

typedef struct
{
  const HuGrid *grid;
  guint8       *seen; /* [n_hexes] */
  GArray       *hexes;
} Collector;

static void
collect (Collector *to,
         HuHex      hex)
{
  if (!hu_grid_has (to->grid, hex) || to->seen[hex])
    return;

  to->seen[hex] = 1;
  g_array_append_val (to->hexes, hex);
}

/* Collects the hexes that @value and what lies in it names. */
static void
collect_named (Collector     *to,
               const HuNode *value)
{
  static const char * const sets[] = { "hexes", "stairwells" }, * const single[] = { "at", "hex" };

  for (guint i = 0; i < G_N_ELEMENTS (single); i++)
    {
      const char *text = hu_node_get_text (hu_node_find (value, single[i]), NULL);
      g_autofree char *name = text != NULL ? g_strndup (text, strcspn (text, "/")) : NULL;

      if (name != NULL)
        collect (to, hu_grid_parse (to->grid, name, NULL));
    }
  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      g_autoptr(GArray) hexes = hu_node_read_hexes (hu_node_find (value, sets[i]), to->grid);

      for (guint j = 0; j < hexes->len; j++)
        collect (to, g_array_index (hexes, HuHex, j));
    }
}

/* Collects the elements that only one of two lists has: equal elements are mostly the same object. */
static void
collect_elements (Collector     *to,
                  const HuNode *a,
                  const HuNode *b)
{
  g_autoptr(GHashTable) of_b = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < hu_node_get_n (b); i++)
    g_hash_table_add (of_b, hu_node_get_element (b, i));
  for (guint i = 0; i < hu_node_get_n (a); i++)
    if (!g_hash_table_contains (of_b, hu_node_get_element (a, i)))
      {
        const HuNode *element = hu_node_get_element (a, i);

        if (i < hu_node_get_n (b) && hu_node_equal (element, hu_node_get_element (b, i)))
          continue;
        collect_named (to, element);
      }
}

static void
collect_list (Collector  *to,
              HuNode    *a,
              HuNode    *b,
              const char *pointer)
{
  HuNode *of_a = hu_node_at (a, pointer), *of_b = hu_node_at (b, pointer);

  if (of_a == of_b)
    return;

  collect_elements (to, of_a, of_b);
  collect_elements (to, of_b, of_a);
}

static void
collect_bytes (Collector    *to,
               const guint8 *a,
               const guint8 *b)
{
  gsize n = (gsize) to->grid->n_hexes;

  if (a == b || (a != NULL && b != NULL && memcmp (a, b, n) == 0))
    return;

  for (HuHex hex = 0; hex < to->grid->n_hexes; hex++)
    if ((a != NULL ? a[hex] : 0) != (b != NULL ? b[hex] : 0))
      collect (to, hex);
}

/**
 * hu_draft_diff_hexes:
 * @of_a: the scenario that can be read from @a
 * @of_b: the scenario that can be read from @b
 * @parts: the parts in which they differ
 *
 * Finds the hexes of the map that have to be drawn again.
 *
 * Returns: (transfer full) (nullable): those hexes, or %NULL for all hexes
 */
GArray *
hu_draft_diff_hexes (HuNode    *a,
                     HuScenario *of_a,
                     HuNode    *b,
                     HuScenario *of_b,
                     guint       parts)
{
  static const char * const lists[] = {
    "/map/lines", "/map/places", "/map/buildings", "/map/bridges", "/map/pillboxes", "/units", "/start/setup",
    "/start/fires",
  };
  const HuMap *map_a = of_a->map, *map_b = of_b->map;
  HuNode *held_a = hu_node_at (a, "/start/holdings"), *held_b = hu_node_at (b, "/start/holdings");
  g_autofree guint8 *seen = NULL;
  Collector to;

  if (parts & (HU_DRAFT_GRID | HU_DRAFT_SIDES | HU_DRAFT_BOARDS) || map_a->grid->n_hexes != map_b->grid->n_hexes ||
      !hu_node_equal (held_a, held_b) /* they name Locations and buildings too */ ||
      g_hash_table_size (of_a->hex_rules) > 0 || g_hash_table_size (of_b->hex_rules) > 0)
    return NULL;

  seen = g_malloc0 ((gsize) map_b->grid->n_hexes);
  to = (Collector) { map_b->grid, seen, g_array_new (FALSE, FALSE, sizeof (HuHex)) };
  collect_bytes (&to, map_a->terrain, map_b->terrain);
  collect_bytes (&to, (const guint8 *) map_a->levels, (const guint8 *) map_b->levels);
  for (guint kind = 0; kind < HU_N_HEXSIDES; kind++)
    collect_bytes (&to, map_a->hexsides[kind], map_b->hexsides[kind]);
  collect_bytes (&to, (const guint8 *) of_a->start.hex_owner, (const guint8 *) of_b->start.hex_owner);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    collect_list (&to, a, b, lists[i]);

  return to.hexes;
}
