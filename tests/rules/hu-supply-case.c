/*
 * Questions about supply for the tests, drawn or random.
 */
#include "hu-supply-case.h"

#include <string.h>

#include "hu-map.h"

static HuSupplyCase *
case_new (HuGrid *grid,
          gint    max_length)
{
  HuSupplyCase *test = g_new0 (HuSupplyCase, 1);

  test->grid = grid;
  test->block = g_malloc0 (grid->n_hexes);
  test->source = g_malloc0 (grid->n_hexes);
  test->placeable = g_malloc0 (grid->n_hexes);
  test->origins = g_array_new (FALSE, FALSE, sizeof (HuHex));
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    test->placeable[hex] = grid->exists[hex];
  test->field.max_length = max_length;

  return test;
}

/* After everything is in place. */
static void
settle (HuSupplyCase *test)
{
  test->field.grid = test->grid;
  test->field.barriers = test->barriers;
  test->field.block = test->block;
  test->field.source = test->source;
  test->field.origins = (const HuHex *) (gpointer) test->origins->data;
  test->field.n_origins = test->origins->len;
}

static void
bar (HuSupplyCase *test,
     HuHex         a,
     HuHex         b)
{
  gint direction = hu_grid_direction (test->grid, a, b);

  g_assert_cmpint (direction, >=, 0);
  if (test->barriers == NULL)
    test->barriers = g_malloc0 (test->grid->n_hexes);
  test->barriers[a] |= (guint8) (1 << direction);
  test->barriers[b] |= (guint8) (1 << hu_direction_opposite (direction));
}

static void
put_letter (HuSupplyCase *test,
            HuHex         hex,
            char          letter)
{
  static const char blocks[] = ".~#zc";

  if (letter == '_')
    {
      hu_grid_remove_hex (test->grid, hex);
      test->placeable[hex] = 0;
      test->block[hex] = 0xff; /* holes need no value: a careless reader shall fall over it */
      return;
    }

  if (letter == 'O' || letter == 'Q')
    g_array_append_val (test->origins, hex);
  test->source[hex] = letter == 'S' || letter == 'X';
  if (letter == 'X')
    test->block[hex] = HU_BLOCK_UNIT;
  else if (letter == 'Q')
    test->block[hex] = HU_BLOCK_ZOC;
  else if (strchr (blocks, letter) != NULL)
    test->block[hex] = (guint8) (strchr (blocks, letter) - blocks);
}

HuSupplyCase *
hu_supply_case_draw (const char *rows,
                     const char *barriers,
                     gint        max_length)
{
  g_auto(GStrv) lines = g_strsplit (rows, "/", -1);
  g_auto(GStrv) pairs = g_strsplit (barriers != NULL ? barriers : "", " ", -1);
  gint n_rows = (gint) g_strv_length (lines);
  gint n_columns = 0;
  HuSupplyCase *test;

  for (const char *c = lines[0]; *c != '\0'; c++)
    n_columns += *c != ' ' && *c != '|';

  test = case_new (hu_grid_new (n_columns, n_rows, HU_ORIENTATION_POINTY, FALSE, HU_NUMBERING_RRCC,
                                NULL, NULL),
                   max_length);
  for (gint row = 0; row < n_rows; row++)
    {
      HuHex hex = row * n_columns;

      for (const char *c = lines[row]; *c != '\0'; c++)
        {
          if (*c == ' ')
            continue;
          if (*c == '|')
            bar (test, hex - 1, hex);
          else
            put_letter (test, hex++, *c);
        }
      g_assert_cmpint (hex, ==, (row + 1) * n_columns);
    }

  for (guint i = 0; pairs[i] != NULL; i++)
    if (*pairs[i] != '\0')
      {
        g_auto(GStrv) ends = g_strsplit (pairs[i], "-", 2);

        bar (test, hu_grid_parse (test->grid, ends[0], NULL), hu_grid_parse (test->grid, ends[1], NULL));
      }

  settle (test);

  return test;
}

static gboolean
chance (GRand  *rand,
        double  probability)
{
  return g_rand_double (rand) < probability;
}

static void
add_random_barriers (HuSupplyCase *test,
                     GRand        *rand,
                     double        density)
{
  for (HuHex hex = 0; hex < test->grid->n_hexes; hex++)
    for (gint direction = 0; test->grid->exists[hex] && direction < 3; direction++)
      {
        HuHex next = hu_grid_neighbour (test->grid, hex, direction);

        if (next != HU_HEX_NONE && chance (rand, density))
          bar (test, hex, next);
      }
}

static HuGrid *
random_grid (GRand *rand,
             gint   size)
{
  gint columns = g_rand_int_range (rand, 1, size + 1);
  gint rows = g_rand_int_range (rand, 1, size + 1);
  HuOrientation orientation = chance (rand, 0.5) ? HU_ORIENTATION_FLAT : HU_ORIENTATION_POINTY;

  if (columns <= 26 && chance (rand, 0.2))
    return hu_grid_new (columns, rows, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS, NULL, NULL);

  return hu_grid_new (columns, rows, orientation, chance (rand, 0.5), HU_NUMBERING_CCRR, NULL, NULL);
}

/* Sources along edges of the map, or anywhere. */
static void
add_random_sources (HuSupplyCase *test,
                    GRand        *rand)
{
  double anywhere = chance (rand, 0.5) ? 0 : g_rand_double_range (rand, 0, 0.3);
  g_autoptr(HuMap) map = hu_map_new (test->grid);

  for (HuHex hex = 0; hex < test->grid->n_hexes; hex++)
    test->source[hex] = anywhere > 0 ? chance (rand, anywhere) : 0;
  for (gint edge = HU_EDGE_NORTH; anywhere <= 0 && edge <= HU_EDGE_EAST; edge++)
    {
      g_autoptr(GArray) hexes = hu_map_list_edge (map, (HuEdge) edge);

      for (guint i = 0; i < hexes->len; i++)
        test->source[g_array_index (hexes, HuHex, i)] = 1;
    }
}

static void
add_random_origins (HuSupplyCase *test,
                    GRand        *rand)
{
  guint n = (guint) g_rand_int_range (rand, 1, 4);
  HuHex hex = g_rand_int_range (rand, 0, test->grid->n_hexes);

  for (guint i = 0; i < 50 && test->origins->len < n; i++)
    {
      if (hu_grid_has (test->grid, hex))
        g_array_append_val (test->origins, hex);
      if (hu_grid_has (test->grid, hex) && chance (rand, 0.7))
        hex = hu_grid_neighbour (test->grid, hex, g_rand_int_range (rand, 0, HU_N_DIRECTIONS));
      else
        hex = g_rand_int_range (rand, 0, test->grid->n_hexes);
    }
}

/* A greatest length: any, or, more telling, about that of the shortest line. */
static void
limit_length (HuSupplyCase *test,
              GRand        *rand,
              gint          size)
{
  g_autofree gint *distance = hu_oracle_distances (&test->field, NULL);
  gint shortest = 2 * size;

  for (HuHex hex = 0; hex < test->grid->n_hexes; hex++)
    if (test->source[hex] && distance[hex] > 0)
      shortest = MIN (shortest, distance[hex]);

  test->field.max_length = chance (rand, 0.3) ? g_rand_int_range (rand, 0, 2 * size)
                                              : shortest + g_rand_int_range (rand, 0, 4);
}

HuSupplyCase *
hu_supply_case_random (GRand *rand,
                       gint   size)
{
  HuSupplyCase *test = case_new (random_grid (rand, size), -1);
  double missing = chance (rand, 0.5) ? 0 : g_rand_double_range (rand, 0, 0.2);
  double blocked = g_rand_double_range (rand, 0, 0.5);

  for (HuHex hex = 0; hex < test->grid->n_hexes; hex++)
    {
      if (chance (rand, missing) && hu_grid_in_rectangle (test->grid, hex))
        hu_grid_remove_hex (test->grid, hex);
      if (!test->grid->exists[hex])
        test->block[hex] = (guint8) g_rand_int_range (rand, 0, 256);
      else if (chance (rand, blocked))
        test->block[hex] = (guint8) g_rand_int_range (rand, HU_BLOCK_TERRAIN, HU_BLOCK_HEXSIDE);
      test->placeable[hex] = chance (rand, 0.8);
    }

  add_random_sources (test, rand);
  add_random_origins (test, rand);
  if (chance (rand, 0.4))
    add_random_barriers (test, rand, g_rand_double_range (rand, 0, 0.5));
  if (chance (rand, 0.5))
    {
      test->immune = g_malloc0 (test->grid->n_hexes);
      for (HuHex hex = 0; hex < test->grid->n_hexes; hex++)
        test->immune[hex] = chance (rand, 0.2);
    }
  settle (test);
  if (chance (rand, 0.4))
    limit_length (test, rand, size);

  return test;
}

void
hu_supply_case_free (HuSupplyCase *test)
{
  hu_grid_unref (test->grid);
  g_free (test->barriers);
  g_free (test->block);
  g_free (test->source);
  g_free (test->placeable);
  g_free (test->immune);
  g_array_unref (test->origins);
  g_free (test);
}

char *
hu_supply_case_print (const HuSupplyCase *test)
{
  const HuGrid *grid = test->grid;
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%d lanes, %s, %s lanes shifted, at most %d hexes%s\n", grid->n_lanes,
                          grid->orientation == HU_ORIENTATION_FLAT ? "flat" : "pointy",
                          grid->shifted_odd ? "odd" : "even", test->field.max_length,
                          test->barriers != NULL ? ", barriers" : "");
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    {
      gboolean open = grid->exists[hex] && test->block[hex] == HU_BLOCK_OPEN;
      char letter = '_';

      if (grid->exists[hex] && hu_oracle_is_origin (&test->field, hex))
        letter = open ? 'O' : 'Q';
      else if (grid->exists[hex] && test->source[hex])
        letter = open ? 'S' : 'X';
      else if (grid->exists[hex])
        letter = ".~#zc"[test->block[hex]];

      if (hex % grid->lane_length == 0)
        g_string_append (text, hu_grid_lane_shift (grid, hex / grid->lane_length) ? " " : "");
      g_string_append_printf (text, "%c%c", letter, (hex + 1) % grid->lane_length == 0 ? '\n' : ' ');
    }

  return g_string_free (text, FALSE);
}

char *
hu_supply_case_names (const HuSupplyCase *test,
                      const GArray       *hexes)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; hexes != NULL && i < hexes->len; i++)
    {
      char name[HU_HEX_NAME_MAX];

      g_string_append_printf (names, "%s%s", i > 0 ? " " : "",
                              hu_grid_format (test->grid, g_array_index (hexes, HuHex, i), name));
    }

  return g_string_free (names, FALSE);
}

void
hu_supply_case_put_unit (const HuSupplyCase *test,
                         const HuFootprint  *footprint,
                         HuHex               unit,
                         guint8             *shut,
                         gint                change)
{
  if (footprint->closes_own_hex)
    shut[unit] = (guint8) (shut[unit] + change);

  for (gint direction = 0; footprint->closes_neighbours && direction < HU_N_DIRECTIONS; direction++)
    {
      HuHex next = hu_grid_neighbour (test->grid, unit, direction);

      if (next == HU_HEX_NONE
          || (footprint->immune != NULL && footprint->immune[next])
          || (test->barriers != NULL && (test->barriers[unit] >> direction & 1)))
        continue;
      shut[next] = (guint8) (shut[next] + change);
    }
}
