/*
 * Where in a game file something is named, and writing those names anew.
 */
#include "hu-workshop-names.h"

#include <string.h>

#define ID(kind) (HuNameKind) (HU_NAME_ID + HU_ID_##kind)
#define NEEDS "rules/control/victory/*/needs/**"

/* "*" is any one step, "**" any number of them; a step with a colon behind it is a key that is itself a name. */
static const struct
{
  const char *pattern;
  HuNameKind  kind;
} names[] = {
  { "map/grid/missing", HU_NAME_HEXSET },
  { "map/terrain/*", HU_NAME_HEXSET },
  { "map/hexsides/*/pairs/*/*", HU_NAME_HEX },
  { "map/lines/*/hexes/*", HU_NAME_HEX },
  { "map/places/*/id", ID (PLACE) },
  { "map/places/*/hexes", HU_NAME_HEXSET },
  { "map/buildings/*/id", ID (BUILDING) },
  { "map/buildings/*/hexes", HU_NAME_HEXSET },
  { "map/buildings/*/stairwells", HU_NAME_HEXSET },
  { "map/bridges/*/hex", HU_NAME_HEX },
  { "map/pillboxes/*/hex", HU_NAME_HEX },
  { "map/boards/*/id", ID (BOARD) },
  { "map/boards/*/hexes", HU_NAME_HEXSET },
  { "sides/*/id", ID (SIDE) },
  { "calendar/player_turns/*/side", ID (SIDE) },
  { "units/*/id", ID (UNIT) },
  { "units/*/side", ID (SIDE) },
  { "units/*/at", HU_NAME_LOCATION },
  { "units/*/in", ID (UNIT) },
  { "start/control/*/side", ID (SIDE) },
  { "start/control/*/hexes", HU_NAME_HEXSET },
  { "start/setup/*/side", ID (SIDE) },
  { "start/setup/*/hexes", HU_NAME_HEXSET },
  { "start/setup/*/boards/*", ID (BOARD) },
  { "start/fires/*/at", HU_NAME_LOCATION },
  { "start/points/:", ID (SIDE) },
  { "rules/*/attacker", ID (SIDE) },
  { "rules/*/defender", ID (SIDE) },
  { "rules/sudden-death/capital", ID (PLACE) },
  { "rules/sudden-death/cities/*", ID (PLACE) },
  { "rules/sudden-death/rear", HU_NAME_HEXSET },
  { "rules/sudden-death/supply/sources", HU_NAME_HEXSET },
  { "rules/sudden-death/supply/attacker_sources", HU_NAME_HEXSET },
  { "rules/sudden-death/withdrawals/*/units/*", ID (UNIT) },
  { "rules/front-line/schedule/*/item", ID (ITEM) },
  { "rules/front-line/schedule/*/to", ID (SIDE) },
  { "rules/front-line/schedule/*/place", ID (PLACE) },
  { "rules/front-line/levels/*/id", ID (LEVEL) },
  { "rules/front-line/levels/*/side", ID (SIDE) },
  { "rules/control/victory/*/side", ID (SIDE) },
  { "rules/control/otherwise", ID (SIDE) },
  { "rules/control/exit/*/side", ID (SIDE) },
  { "rules/control/exit/*/hexes", HU_NAME_HEXSET },
  { "rules/control/balance/*/side", ID (SIDE) },
  { NEEDS "/controls/locations/*", HU_NAME_LOCATION },
  { NEEDS "/controls/hexes/*", HU_NAME_HEX },
  { NEEDS "/controls/buildings/*", ID (BUILDING) },
  { NEEDS "/no_enemy/in", HU_NAME_PART },
  { "log/*/unit", ID (UNIT) },
  { "log/*/survivors/*", ID (UNIT) },
  { "log/*/into", ID (UNIT) },
  { "log/*/in", ID (UNIT) },
  { "log/*/by", ID (UNIT) },
  { "log/*/crew", ID (UNIT) },
  { "log/*/side", ID (SIDE) },
  { "log/*/building", ID (BUILDING) },
  { "log/*/item", ID (ITEM) },
  { "log/*/hexes", HU_NAME_HEXSET },
  { "log/*/at", HU_NAME_LOCATION },
  { "log/*/to", HU_NAME_LOCATION },
  { "log/*/path/*", HU_NAME_LOCATION },
  { "log/*/from", HU_NAME_LOCATION },
  { "log/*/id", HU_NAME_SUBJECT },
};

struct _HuNameWay
{
  GPtrArray *way;     /* char *: steps from the root; NULL for an element */
  GArray    *indices; /* guint: which one */
  HuRenamer  rename;
  gpointer   user_data;
};

typedef HuNameWay Walk;

G_STATIC_ASSERT (G_N_ELEMENTS (names) <= 64);

/* Does @pattern lead along steps from @at on?  Exactly, or as a beginning. */
static gboolean
matches (const char      *pattern,
         const GPtrArray *way,
         guint            at,
         gboolean         whole)
{
  for (;;)
    {
      gsize length = strcspn (pattern, "/");
      const char *step;

      if (at == way->len)
        return !whole || *pattern == '\0';
      if (*pattern == '\0')
        return FALSE;
      if (length == 2 && strncmp (pattern, "**", 2) == 0)
        {
          for (guint skip = at; skip <= way->len; skip++)
            if (matches (pattern + length + 1, way, skip, whole))
              return TRUE;
          return FALSE;
        }

      step = g_ptr_array_index (way, at);
      if (!(length == 1 && *pattern == '*') &&
          (step == NULL || strlen (step) != length || strncmp (step, pattern, length) != 0))
        return FALSE;

      pattern += length + (pattern[length] == '/');
      at++;
    }
}

/* Variations have logs of their own. */
static gboolean
leads (const char      *pattern,
       const GPtrArray *way,
       gboolean         whole)
{
  if (way->len == 0 || g_strcmp0 (g_ptr_array_index (way, 0), "variations") != 0)
    return matches (pattern, way, 0, whole);
  if (!g_str_has_prefix (pattern, "log/"))
    return FALSE;

  return way->len <= 2 ? !whole : matches (pattern, way, 2, whole);
}

static gint
find_name (const Walk *walk,
           guint64     live)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if ((live >> i & 1) && leads (names[i].pattern, walk->way, TRUE))
      return (gint) i;

  return -1;
}

static guint64
find_live (const Walk *walk,
           guint64     live)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if ((live >> i & 1) && !leads (names[i].pattern, walk->way, FALSE))
      live &= ~(G_GUINT64_CONSTANT (1) << i);

  return live;
}

static HuNode *rewrite (Walk   *walk,
                        HuNode *object,
                        HuNode *value,
                        guint64 live);

static HuNode *
rewrite_part (Walk       *walk,
              HuNode     *value,
              guint       index,
              guint64     live)
{
  const char *key = hu_node_get_kind (value) == HU_NODE_OBJECT ? hu_node_get_key (value, index) : NULL;
  HuNode *made;

  g_ptr_array_add (walk->way, (gpointer) key);
  g_array_append_val (walk->indices, index);
  made = rewrite (walk, value, hu_node_get_element (value, index), find_live (walk, live));
  g_ptr_array_set_size (walk->way, (gint) walk->way->len - 1);
  g_array_set_size (walk->indices, walk->indices->len - 1);

  return made;
}

/* Sides are keys of start.points. */
static char *
dup_key (Walk       *walk,
         const char *key,
         guint64     live)
{
  static char colon[] = ":";
  g_autoptr(HuNode) name = NULL;
  g_autoptr(HuNode) made = NULL;
  gint found;

  g_ptr_array_add (walk->way, colon);
  found = find_name (walk, live);
  g_ptr_array_set_size (walk->way, (gint) walk->way->len - 1);
  if (found < 0)
    return g_strdup (key);

  name = hu_node_new_text (key);
  made = walk->rename (walk, names[found].kind, NULL, name, walk->user_data);

  return g_strdup (made != NULL ? hu_node_get_text (made, key) : key);
}

static HuNode *
rewrite_parts (Walk   *walk,
               HuNode *value,
               guint64 live)
{
  gboolean object = hu_node_get_kind (value) == HU_NODE_OBJECT;
  HuNode *made = object ? hu_node_new_object () : NULL;
  GPtrArray *elements = object ? NULL : g_ptr_array_new ();

  for (guint i = 0; i < hu_node_get_n (value); i++)
    {
      HuNode *part = rewrite_part (walk, value, i, live);

      if (object)
        {
          g_autofree char *key = dup_key (walk, hu_node_get_key (value, i), live);
          HuNode *with = hu_node_with (made, key, part);

          hu_node_unref (made);
          hu_node_unref (part);
          made = with;
        }
      else
        {
          g_ptr_array_add (elements, part);
        }
    }

  return object ? made : hu_node_new_list_take (elements);
}

static HuNode *
rewrite (Walk   *walk,
         HuNode *object,
         HuNode *value,
         guint64 live)
{
  g_autoptr(HuNode) made = NULL;
  gint found;

  if (live == 0)
    return hu_node_ref (value);

  found = find_name (walk, live);
  if (found >= 0)
    {
      HuNode *renamed = walk->rename (walk, names[found].kind, object, value, walk->user_data);

      return renamed != NULL ? renamed : hu_node_ref (value);
    }
  if (hu_node_get_n (value) == 0)
    return hu_node_ref (value);

  /* What is as before is shared. */
  made = rewrite_parts (walk, value, live);

  return hu_node_ref (hu_node_equal (made, value) ? value : made);
}

/**
 * hu_name_way_dup_pointer:
 * @way: where a renamer has been asked
 *
 * Returns: (transfer full): that as a pointer: "/units/3/at"
 */
char *
hu_name_way_dup_pointer (const HuNameWay *way)
{
  GString *pointer = g_string_new (NULL);

  for (guint i = 0; i < way->way->len; i++)
    {
      const char *key = g_ptr_array_index (way->way, i);

      if (key != NULL)
        g_string_append_printf (pointer, "/%s", key);
      else
        g_string_append_printf (pointer, "/%u", g_array_index (way->indices, guint, i));
    }

  return g_string_free (pointer, FALSE);
}

/**
 * hu_draft_rename:
 * @draft: a draft
 * @rename: says what is called otherwise
 * @user_data: for it
 *
 * Asks @rename for each hex, set of hexes, Location and id that the draft
 * names, in its log, too.
 *
 * Returns: (transfer full): the draft with those names
 */
HuNode *
hu_draft_rename (HuNode    *draft,
                 HuRenamer  rename,
                 gpointer   user_data)
{
  Walk walk = { g_ptr_array_new (), g_array_new (FALSE, FALSE, sizeof (guint)), rename, user_data };
  HuNode *made;

  made = rewrite (&walk, NULL, draft, ~G_GUINT64_CONSTANT (0));
  g_ptr_array_unref (walk.way);
  g_array_unref (walk.indices);

  return made;
}
