/*
 * Sets of hexes by rule.
 */
#include "hu-hex-rule.h"

#include "hu-words-private.h"

static const char * const words[HU_N_HEX_RULES] = {
  NULL, "near", "terrain", "level_at_least", "edge", "all_of", "any_of", "except",
};

HU_DEFINE_WORDS_TO (hu_hex_rule, HuHexRuleKind, kind, words)

HuHexRule *
hu_hex_rule_new (HuHexRuleKind kind)
{
  HuHexRule *rule = g_new0 (HuHexRule, 1);

  rule->kind = kind;
  rule->place = -1;
  rule->parts = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_hex_rule_free);

  return rule;
}

void
hu_hex_rule_free (HuHexRule *rule)
{
  g_return_if_fail (rule != NULL);

  g_clear_pointer (&rule->hexes, g_array_unref);
  g_ptr_array_unref (rule->parts);
  g_free (rule->text);
  g_free (rule);
}

/* --- Near --- */

/* The hex beside @hex over the bare grid, whether the map has it or not; HU_HEX_NONE outside the rectangle. */
static HuHex
step (const HuGrid *grid,
      HuHex         hex,
      gint          direction)
{
  static const gint8 lane_step[HU_N_DIRECTIONS] = { 0, 1, 1, 0, -1, -1 };
  static const gint8 pos_step[2][HU_N_DIRECTIONS] = { { -1, -1, 0, 1, 0, -1 }, { -1, 0, 1, 1, 1, 0 } };
  gint lane = hex / grid->lane_length, pos = hex % grid->lane_length;

  pos += pos_step[hu_grid_lane_shift (grid, lane)][direction];
  lane += lane_step[direction];
  if (pos < 0 || pos >= grid->lane_length || lane < 0 || lane >= grid->n_lanes)
    return HU_HEX_NONE;

  return lane * grid->lane_length + pos;
}

/* Spreads the marks from all of them at once.  The rectangle has a shortest way between any two of its places, so that
 * steps within it count the distance. */
static void
spread (const HuGrid *grid,
        guint8       *marks,
        gint          within)
{
  g_autoptr(GArray) ring = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    if (marks[hex])
      g_array_append_val (ring, hex);

  for (gint i = 0; i < within && ring->len > 0; i++)
    {
      g_autoptr(GArray) next = g_array_new (FALSE, FALSE, sizeof (HuHex));

      for (guint j = 0; j < ring->len; j++)
        for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
          {
            HuHex beside = step (grid, g_array_index (ring, HuHex, j), direction);

            if (beside == HU_HEX_NONE || marks[beside])
              continue;
            marks[beside] = 1;
            g_array_append_val (next, beside);
          }
      g_array_unref (ring);
      ring = g_steal_pointer (&next);
    }
}

/* --- Rules --- */

static guint8 *mark_rule (const HuHexRule *rule,
                          const HuMap     *map) G_GNUC_WARN_UNUSED_RESULT;

static void
mark_hexes (guint8       *marks,
            const GArray *hexes)
{
  for (guint i = 0; i < hexes->len; i++)
    marks[g_array_index (hexes, HuHex, i)] = 1;
}

static void
mark_near (const HuHexRule *rule,
           const HuMap     *map,
           guint8         **marks)
{
  if (rule->parts->len > 0)
    {
      g_free (*marks);
      *marks = mark_rule (g_ptr_array_index (rule->parts, 0), map);
    }
  if (rule->place >= 0)
    mark_hexes (*marks, hu_map_get_place (map, (guint) rule->place)->hexes);
  for (guint i = 0; i < map->lines->len; i++)
    {
      const HuLine *line = g_ptr_array_index (map->lines, i);

      if (rule->lines >> line->kind & 1)
        mark_hexes (*marks, line->hexes);
    }

  spread (map->grid, *marks, rule->within);
  /* Keeps the marks of hexes that are neither missing nor beyond the map. */
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    (*marks)[hex] = (*marks)[hex] && hu_map_has (map, hex);
}

static void
mark_edges (const HuHexRule *rule,
            const HuMap     *map,
            guint8          *marks)
{
  for (gint edge = HU_EDGE_NORTH; edge <= HU_EDGE_WEST; edge++)
    if (rule->edges >> edge & 1)
      {
        g_autoptr(GArray) hexes = hu_map_list_edge (map, (HuEdge) edge);

        mark_hexes (marks, hexes);
      }
}

static void
mark_parts (const HuHexRule *rule,
            const HuMap     *map,
            guint8          *marks)
{
  for (guint i = 0; i < rule->parts->len; i++)
    {
      g_autofree guint8 *part = mark_rule (g_ptr_array_index (rule->parts, i), map);

      for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
        if (i == 0)
          marks[hex] = part[hex];
        else if (rule->kind == HU_HEX_RULE_ANY_OF)
          marks[hex] |= part[hex];
        else
          marks[hex] &= rule->kind == HU_HEX_RULE_ALL_OF ? part[hex] : !part[hex];
    }
}

/* [n_hexes] 1: the hex fits. */
static guint8 *
mark_rule (const HuHexRule *rule,
           const HuMap     *map)
{
  HuHex n_hexes = map->grid->n_hexes;
  guint8 *marks = g_malloc0 ((gsize) n_hexes);

  switch (rule->kind)
    {
    case HU_HEX_RULE_HEXES:
      mark_hexes (marks, rule->hexes);
      break;
    case HU_HEX_RULE_NEAR:
      mark_near (rule, map, &marks);
      break;
    case HU_HEX_RULE_TERRAIN:
      for (HuHex hex = 0; hex < n_hexes; hex++)
        marks[hex] = hu_grid_has (map->grid, hex) && (rule->terrains >> map->terrain[hex] & 1);
      break;
    case HU_HEX_RULE_LEVEL:
      for (HuHex hex = 0; hex < n_hexes; hex++)
        marks[hex] = hu_map_has (map, hex) && hu_map_level (map, hex) >= rule->level;
      break;
    case HU_HEX_RULE_EDGE:
      mark_edges (rule, map, marks);
      break;
    case HU_HEX_RULE_ALL_OF:
    case HU_HEX_RULE_ANY_OF:
    case HU_HEX_RULE_EXCEPT:
    case HU_N_HEX_RULES:
      mark_parts (rule, map, marks);
      break;
    }

  return marks;
}

GArray *
hu_hex_rule_list (const HuHexRule *rule,
                  const HuMap     *map)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autofree guint8 *marks = NULL;

  g_return_val_if_fail (rule != NULL && map != NULL, hexes);

  marks = mark_rule (rule, map);
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    if (marks[hex])
      g_array_append_val (hexes, hex);

  return hexes;
}
