/*
 * Reading sets of hexes by rule: near something, of a terrain, from a level up, at an edge, and these put together.
 */
#include "config.h"

#include "hu-reader.h"

#include <glib/gi18n-lib.h>


HU_DEFINE_WORD_LIST (terrain_words, HuTerrain, HU_N_TERRAINS, hu_terrain_to_string)
HU_DEFINE_WORD_LIST (line_words, HuLineKind, HU_N_LINES, hu_line_kind_to_string)
HU_DEFINE_WORD_LIST (edge_words, HuEdge, 4, hu_edge_to_string)

static const char * const rule_keys[] = {
  "near", "terrain", "level_at_least", "edge", "all_of", "any_of", "except", "within", NULL,
};

/* --- Words --- */

/* Reads a list of words that is not empty, as bits. */
static guint
read_bits (HuReader           *reader,
           const HuAt         *at,
           const char * const *words)
{
  guint bits = 0;
  HuElements elements;

  if (!hu_read_list (reader, at))
    return 0;
  if (hu_node_get_n (at->node) == 0)
    hu_reader_fault (reader, at, g_strdup (_("an empty list stands here")), g_strdup (_("name at least one")));

  hu_elements_init (&elements, reader, at);
  while (hu_elements_next (&elements))
    {
      gint word = hu_read_word (reader, &elements.at, words);

      if (word >= 0)
        bits |= 1u << word;
    }

  return bits;
}

/* --- Parts --- */

/* A set that is part of a rule: by rule itself, or hexes by name. */
static HuHexRule *
read_part (HuReader   *reader,
           const HuAt *at)
{
  HuHexRule *rule;

  if (hu_node_get_kind (at->node) == HU_NODE_OBJECT)
    return hu_read_hex_rule (reader, at);

  rule = hu_hex_rule_new (HU_HEX_RULE_HEXES);
  rule->hexes = hu_read_filled_hexset (reader, at);
  rule->all = hu_node_get_kind (at->node) == HU_NODE_TEXT;

  return rule;
}

static void
read_parts (HuReader   *reader,
            const HuAt *at,
            HuHexRule  *rule)
{
  HuElements elements;
  guint n;

  if (!hu_read_list (reader, at))
    return;

  n = hu_node_get_n (at->node);
  if (rule->kind == HU_HEX_RULE_EXCEPT && n != 2)
    hu_reader_fault (reader, at,
                     g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u set of hexes stands here",
                                                   "%u sets of hexes stand here", n), n),
                     g_strdup (_("use two: the hexes that count, and those of them that do not")));
  else if (n == 0)
    hu_reader_fault (reader, at, g_strdup (_("an empty list stands here")), g_strdup (_("name at least one")));

  hu_elements_init (&elements, reader, at);
  while (hu_elements_next (&elements))
    {
      HuHexRule *part = read_part (reader, &elements.at);

      if (part != NULL)
        g_ptr_array_add (rule->parts, part);
    }
}

/* --- Near --- */

static void
read_place_or_lines (HuReader   *reader,
                     const HuAt *at,
                     HuHexRule  *rule)
{
  static const char * const keys[] = { "place", "line", NULL };
  HuObject object;
  HuAt member;
  guint place;

  if (!hu_object_open_strictly (&object, reader, at, keys))
    return;

  if (hu_object_has (&object, "place") && hu_object_has (&object, "line"))
    hu_reader_fault (reader, at, g_strdup (_("both a place and lines are named")), g_strdup (_("keep one of them")));
  if (hu_object_get (&object, "place", HU_OPTIONAL, &member) && hu_read_place_id (reader, &member, &place))
    rule->place = (gint) place;
  if (hu_object_get (&object, "line", HU_OPTIONAL, &member))
    rule->lines = read_bits (reader, &member, line_words ());
}

static void
read_near (HuReader   *reader,
           const HuAt *at,
           HuHexRule  *rule)
{
  HuHexRule *part;

  if (hu_node_find (at->node, "place") != NULL || hu_node_find (at->node, "line") != NULL)
    {
      read_place_or_lines (reader, at, rule);
      return;
    }

  part = read_part (reader, at);
  if (part != NULL)
    g_ptr_array_add (rule->parts, part);
}

static void
read_within (const HuObject *object,
             HuHexRule      *rule)
{
  gint64 within = 0;
  HuAt at;

  if (rule->kind == HU_HEX_RULE_NEAR)
    {
      if (hu_object_integer (object, "within", HU_REQUIRED, 0, G_MAXINT64, &within))
        rule->within = (gint) MIN (within, G_MAXINT32);
      return;
    }

  if (hu_object_get (object, "within", HU_OPTIONAL, &at))
    hu_reader_fault (object->reader, &at, g_strdup_printf (_("“%s” has no sense here"), "within"),
                     g_strdup (_("it stands beside “near” only")));
}

/* --- A rule --- */

/* The one rule of the object, or HU_HEX_RULE_HEXES with a fault. */
static HuHexRuleKind
find_kind (const HuObject *object)
{
  static const char * const words[] = {
    "near", "terrain", "level_at_least", "edge", "all_of", "any_of", "except", NULL,
  };
  HuHexRuleKind found = HU_HEX_RULE_HEXES;
  guint n = 0;

  for (guint kind = HU_HEX_RULE_HEXES + 1; kind < HU_N_HEX_RULES; kind++)
    if (hu_object_has (object, hu_hex_rule_to_string ((HuHexRuleKind) kind)))
      {
        found = (HuHexRuleKind) kind;
        n++;
      }
  if (n == 1)
    return found;

  if (n == 0)
    hu_reader_fault (object->reader, &object->at, g_strdup (_("the set of hexes has no rule")),
                     hu_reader_dup_words (words));
  else
    hu_reader_fault (object->reader, &object->at, g_strdup (_("the set of hexes has several rules")),
                     g_strdup (_("keep one of them, or put them in a list under “all_of” or “any_of”")));

  return HU_HEX_RULE_HEXES;
}

static void
read_level (const HuObject *object,
            HuHexRule      *rule)
{
  gint64 level = 0;

  hu_object_integer (object, "level_at_least", HU_REQUIRED, HU_LEVEL_LEAST, HU_LEVEL_MOST, &level);
  rule->level = (gint) level;
}

static void
read_rule (const HuObject *object,
           HuHexRule      *rule)
{
  HuReader *reader = object->reader;
  HuAt at;

  if (!hu_object_get (object, hu_hex_rule_to_string (rule->kind), HU_REQUIRED, &at))
    return;

  switch (rule->kind)
    {
    case HU_HEX_RULE_NEAR:
      read_near (reader, &at, rule);
      break;
    case HU_HEX_RULE_TERRAIN:
      rule->terrains = read_bits (reader, &at, terrain_words ());
      break;
    case HU_HEX_RULE_LEVEL:
      read_level (object, rule);
      break;
    case HU_HEX_RULE_EDGE:
      rule->edges = read_bits (reader, &at, edge_words ());
      break;
    case HU_HEX_RULE_ALL_OF:
    case HU_HEX_RULE_ANY_OF:
    case HU_HEX_RULE_EXCEPT:
      read_parts (reader, &at, rule);
      break;
    case HU_HEX_RULE_HEXES:
    case HU_N_HEX_RULES:
      break;
    }
  read_within (object, rule);
}

/**
 * hu_read_hex_rule:
 * @reader: the reader, which has read the map
 *
 * Reads a set of hexes by rule.
 *
 * Returns: (transfer full) (nullable): the rule, or %NULL with faults
 */
HuHexRule *
hu_read_hex_rule (HuReader   *reader,
                  const HuAt *at)
{
  guint before = hu_reader_n_errors (reader);
  /* Working a rule out looks at the whole map, and keeps a byte of each hex. */
  guint64 cost = reader->grid != NULL ? (guint64) reader->grid->n_hexes : 1;
  g_autoptr(HuHexRule) rule = NULL;
  HuObject object;

  if (!hu_object_open_strictly (&object, reader, at, rule_keys) || !hu_reader_spend (reader, at, cost))
    return NULL;

  rule = hu_hex_rule_new (find_kind (&object));
  if (rule->kind != HU_HEX_RULE_HEXES)
    read_rule (&object, rule);

  return hu_reader_n_errors (reader) == before ? g_steal_pointer (&rule) : NULL;
}
