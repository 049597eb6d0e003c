/*
 * Sets of hexes by rule, against each rule read word by word: on random maps with holes, hexes beyond the map, levels,
 * lines, and letters.
 */
#include "hu-fixture.h"
#include "hu-hex-rule.h"
#include "hu-often.h"

/* --- A map --- */

static HuGrid *
draw_grid (GRand *rand)
{
  gint columns = g_rand_int_range (rand, 1, 11), rows = g_rand_int_range (rand, 1, 9);
  gboolean letters = g_rand_int_range (rand, 0, 3) == 0;
  HuGrid *grid = letters ? hu_grid_new (columns, rows, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS, NULL, NULL)
                         : hu_grid_new (columns, rows, g_rand_boolean (rand) ? HU_ORIENTATION_FLAT : HU_ORIENTATION_POINTY,
                                        g_rand_boolean (rand), HU_NUMBERING_CCRR, NULL, NULL);

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    if (hu_grid_has (grid, hex) && g_rand_int_range (rand, 0, 8) == 0)
      hu_grid_remove_hex (grid, hex);

  return grid;
}

/* Some hexes that the map has, or NULL where it has none of those drawn. */
static GArray *
draw_hexes (GRand       *rand,
            const HuMap *map)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (gint i = g_rand_int_range (rand, 1, 5); i > 0; i--)
    {
      HuHex hex = g_rand_int_range (rand, 0, map->grid->n_hexes);

      if (hu_grid_has (map->grid, hex))
        g_array_append_val (hexes, hex);
    }

  return hexes;
}

static HuMap *
draw_map (GRand *rand)
{
  g_autoptr(HuGrid) grid = draw_grid (rand);
  HuMap *map = hu_map_new (grid);

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    {
      map->terrain[hex] = (guint8) g_rand_int_range (rand, 0, HU_N_TERRAINS);
      if (hu_grid_has (grid, hex) && g_rand_boolean (rand))
        hu_map_set_level (map, hex, g_rand_int_range (rand, HU_LEVEL_LEAST, 5));
    }
  for (gint kind = 0; kind < HU_N_LINES; kind++)
    if (g_rand_boolean (rand))
      hu_map_add_line (map, (HuLineKind) kind, draw_hexes (rand, map));
  for (gint i = 0; i < 2; i++)
    {
      char id[2] = { (char) ('a' + i), '\0' };
      GArray *hexes = draw_hexes (rand, map);
      HuHex first = 0;

      /* A place has a hex, as the stand-in of a place that could not be read. */
      if (hexes->len == 0)
        g_array_append_val (hexes, first);
      hu_map_add_place (map, id, id, HU_PLACE_CITY, hexes);
    }

  return map;
}

/* --- Rules --- */

static HuHexRule *
draw_rule (GRand       *rand,
           const HuMap *map,
           guint        depth)
{
  HuHexRuleKind kind = (HuHexRuleKind) g_rand_int_range (rand, 0, depth < 3 ? HU_N_HEX_RULES : HU_HEX_RULE_ALL_OF);
  HuHexRule *rule = hu_hex_rule_new (kind);
  gint n_parts = kind == HU_HEX_RULE_EXCEPT ? 2 : kind > HU_HEX_RULE_EDGE ? g_rand_int_range (rand, 1, 4) : 0;

  rule->hexes = kind == HU_HEX_RULE_HEXES ? draw_hexes (rand, map) : NULL;
  rule->within = g_rand_int_range (rand, 0, 6);
  rule->terrains = g_rand_int (rand) & ((1u << HU_N_TERRAINS) - 1);
  rule->edges = g_rand_int (rand) & 15;
  rule->level = g_rand_int_range (rand, HU_LEVEL_LEAST, 6);
  if (kind == HU_HEX_RULE_NEAR)
    switch (g_rand_int_range (rand, 0, 3))
      {
      case 0:
        rule->place = g_rand_int_range (rand, 0, 2);
        break;
      case 1:
        rule->lines = g_rand_int (rand) & ((1u << HU_N_LINES) - 1);
        break;
      default:
        n_parts = 1;
        break;
      }
  for (gint i = 0; i < n_parts; i++)
    g_ptr_array_add (rule->parts, draw_rule (rand, map, depth + 1));

  return rule;
}

static gboolean fits (const HuHexRule *rule,
                      const HuMap     *map,
                      HuHex            hex);

/* Is @hex at most so far from one of @hexes, as the crow flies? */
static gboolean
is_near (const HuMap  *map,
         HuHex         hex,
         const GArray *hexes,
         gint          within)
{
  for (guint i = 0; i < hexes->len; i++)
    if (hu_grid_distance (map->grid, hex, g_array_index (hexes, HuHex, i)) <= within)
      return TRUE;

  return FALSE;
}

static gboolean
fits_near (const HuHexRule *rule,
           const HuMap     *map,
           HuHex            hex)
{
  if (!map->grid->exists[hex] || map->terrain[hex] == HU_TERRAIN_OFFMAP)
    return FALSE;

  if (rule->place >= 0 && is_near (map, hex, hu_map_get_place (map, (guint) rule->place)->hexes, rule->within))
    return TRUE;
  for (guint i = 0; i < map->lines->len; i++)
    {
      const HuLine *line = g_ptr_array_index (map->lines, i);

      if ((rule->lines >> line->kind & 1) && is_near (map, hex, line->hexes, rule->within))
        return TRUE;
    }
  for (HuHex other = 0; rule->parts->len > 0 && other < map->grid->n_hexes; other++)
    if (fits (g_ptr_array_index (rule->parts, 0), map, other) &&
        hu_grid_distance (map->grid, hex, other) <= rule->within)
      return TRUE;

  return FALSE;
}

static guint
count_parts (const HuHexRule *rule,
             const HuMap     *map,
             HuHex            hex)
{
  guint n = 0;

  for (guint i = 0; i < rule->parts->len; i++)
    n += fits (g_ptr_array_index (rule->parts, i), map, hex);

  return n;
}

static gboolean
fits (const HuHexRule *rule,
      const HuMap     *map,
      HuHex            hex)
{
  gboolean had = map->grid->exists[hex] && map->terrain[hex] != HU_TERRAIN_OFFMAP;

  switch (rule->kind)
    {
    case HU_HEX_RULE_HEXES:
      return hu_hexes_have (rule->hexes, hex);
    case HU_HEX_RULE_NEAR:
      return fits_near (rule, map, hex);
    case HU_HEX_RULE_TERRAIN:
      return map->grid->exists[hex] && (rule->terrains & 1u << map->terrain[hex]) != 0;
    case HU_HEX_RULE_LEVEL:
      return had && (map->levels != NULL ? map->levels[hex] : 0) >= rule->level;
    case HU_HEX_RULE_EDGE:
      for (gint edge = HU_EDGE_NORTH; edge <= HU_EDGE_WEST; edge++)
        if ((rule->edges >> edge & 1) && hu_map_is_on_edge (map, hex, (HuEdge) edge))
          return TRUE;
      return FALSE;
    case HU_HEX_RULE_ALL_OF:
      return count_parts (rule, map, hex) == rule->parts->len;
    case HU_HEX_RULE_ANY_OF:
      return count_parts (rule, map, hex) > 0;
    case HU_HEX_RULE_EXCEPT:
      return fits (g_ptr_array_index (rule->parts, 0), map, hex) && !fits (g_ptr_array_index (rule->parts, 1), map, hex);
    case HU_N_HEX_RULES:
      break;
    }

  g_return_val_if_reached (FALSE);
}

static void
test_random (void)
{
  guint n = hu_often ("HU_HEX_RULES", 3000);

  for (guint seed = 0; seed < n; seed++)
    {
      g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
      g_autoptr(HuMap) map = draw_map (rand);
      g_autoptr(HuHexRule) rule = draw_rule (rand, map, 0);
      g_autoptr(GArray) hexes = hu_hex_rule_list (rule, map);
      guint at = 0;

      for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
        {
          gboolean listed = at < hexes->len && g_array_index (hexes, HuHex, at) == hex;

          if (listed != fits (rule, map, hex))
            g_error ("seed %u: hex %d %s", seed, hex, listed ? "is listed and does not fit" : "fits and is not listed");
          at += listed;
        }
      g_assert_cmpuint (at, ==, hexes->len);
    }
}

/* --- Corners --- */

static HuMap *
make_map (void)
{
  g_autoptr(HuGrid) grid = hu_grid_new (5, 3, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);

  hu_grid_remove_hex (grid, hu_grid_parse (grid, "0302", NULL));

  return hu_map_new (grid);
}

static void
assert_near (const HuMap *map,
             const char  *from,
             gint         within,
             guint        n)
{
  g_autoptr(HuHexRule) rule = hu_hex_rule_new (HU_HEX_RULE_NEAR);
  HuHexRule *part = hu_hex_rule_new (HU_HEX_RULE_HEXES);
  g_autoptr(GArray) hexes = NULL;
  HuHex hex = hu_grid_parse (map->grid, from, NULL);

  part->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_array_append_val (part->hexes, hex);
  g_ptr_array_add (rule->parts, part);
  rule->within = within;
  hexes = hu_hex_rule_list (rule, map);
  g_assert_cmpuint (hexes->len, ==, n);
}

/* A hole in the way makes nothing farther, and is no hex of the set. */
static void
test_over_a_hole (void)
{
  g_autoptr(HuMap) map = make_map ();

  assert_near (map, "0202", 0, 1);
  assert_near (map, "0202", 1, 6);
  assert_near (map, "0202", 2, 11);
  assert_near (map, "0202", 4096, 14);
}

/* What is not painted is on level 0, and a rule below it takes the whole map. */
static void
test_flat (void)
{
  g_autoptr(HuMap) map = make_map ();
  g_autoptr(HuHexRule) rule = hu_hex_rule_new (HU_HEX_RULE_LEVEL);

  for (gint level = HU_LEVEL_LEAST; level <= 1; level++)
    {
      g_autoptr(GArray) hexes = NULL;

      rule->level = level;
      hexes = hu_hex_rule_list (rule, map);
      g_assert_cmpuint (hexes->len, ==, level <= 0 ? 14 : 0);
    }
  hu_map_set_level (map, hu_grid_parse (map->grid, "0101", NULL), HU_LEVEL_MOST);
  hu_map_set_level (map, hu_grid_parse (map->grid, "0102", NULL), HU_LEVEL_LEAST);
  for (gint level = HU_LEVEL_LEAST; level <= HU_LEVEL_MOST; level++)
    {
      g_autoptr(GArray) hexes = NULL;

      rule->level = level;
      hexes = hu_hex_rule_list (rule, map);
      g_assert_cmpuint (hexes->len, ==, level == HU_LEVEL_LEAST ? 14 : level <= 0 ? 13 : 1);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hex-rule/random", test_random);
  g_test_add_func ("/hex-rule/over-a-hole", test_over_a_hole);
  g_test_add_func ("/hex-rule/flat", test_flat);

  return g_test_run ();
}
