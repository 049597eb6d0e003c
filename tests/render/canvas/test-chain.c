/*
 * Hexsides joined into lines, areas bounded by lines.
 */
#include <math.h>
#include <stdio.h>

#include "hu-chain.h"
#include "hu-often.h"

#define HEX_AREA 2.598076211353316

static HuGrid *
make_grid (HuOrientation orientation)
{
  return hu_grid_new (12, 10, orientation, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
}

static void
mark (const HuGrid *grid,
      guint8       *sides,
      HuHex         hex,
      gint          direction)
{
  HuHex other = hu_grid_neighbour (grid, hex, direction);

  sides[hex] |= (guint8) (1 << direction);
  if (other != HU_HEX_NONE)
    sides[other] |= (guint8) (1 << hu_direction_opposite (direction));
}

typedef struct
{
  const char *name;
  const char *sides; /* "column row direction; …" */
  guint       n_chains;
  guint       longest;  /* points */
  gboolean    closed;
  HuChainEnd  start, end; /* of the longest, in either order */
} ChainCase;

/* Column 4 is not shifted, column 5 is.  0405's hexsides: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. */
static const ChainCase chain_cases[] = {
  { "none", "", 0, 0, FALSE, 0, 0 },
  { "single", "4 5 1", 1, 2, FALSE, HU_CHAIN_END_FREE, HU_CHAIN_END_FREE },
  { "three-in-a-row", "4 5 0; 4 5 1; 4 5 2", 1, 4, FALSE, HU_CHAIN_END_FREE, HU_CHAIN_END_FREE },
  { "round-a-hex", "4 5 0; 4 5 1; 4 5 2; 4 5 3; 4 5 4; 4 5 5", 1, 6, TRUE, 0, 0 },
  { "marked-twice", "4 5 3; 4 6 0", 1, 2, FALSE, HU_CHAIN_END_FREE, HU_CHAIN_END_FREE },
  { "two-apart", "2 2 0; 8 8 0", 2, 2, FALSE, HU_CHAIN_END_FREE, HU_CHAIN_END_FREE },
  /* Around the corner between N and NE of 0405 three hexsides meet: 0405 N, 0405 NE, and 0404 SE. */
  { "three-meet", "4 5 0; 4 5 5; 4 5 1; 4 5 2; 4 4 2", 2, 5, FALSE, HU_CHAIN_END_FREE, HU_CHAIN_END_FREE },
  { "from-the-edge", "1 1 1; 1 1 2", 1, 3, FALSE, HU_CHAIN_END_BORDER, HU_CHAIN_END_FREE },
};

static GPtrArray *
list_case (const HuGrid    *grid,
           const ChainCase *test)
{
  g_autofree guint8 *sides = g_new0 (guint8, (gsize) grid->n_hexes);
  g_auto(GStrv) items = g_strsplit (test->sides, ";", -1);

  for (guint i = 0; items[i] != NULL && *items[i] != '\0'; i++)
    {
      gint column, row, direction;

      g_assert_cmpint (sscanf (items[i], "%d %d %d", &column, &row, &direction), ==, 3);
      mark (grid, sides, hu_grid_at (grid, column, row), direction);
    }

  return hu_chain_list (grid, sides, NULL, NULL);
}

static void
test_chain_case (gconstpointer data)
{
  const ChainCase *test = data;
  g_autoptr(HuGrid) grid = make_grid (HU_ORIENTATION_FLAT);
  g_autoptr(GPtrArray) chains = list_case (grid, test);
  const HuChain *longest = NULL;

  g_assert_cmpuint (chains->len, ==, test->n_chains);
  for (guint i = 0; i < chains->len; i++)
    {
      const HuChain *chain = g_ptr_array_index (chains, i);

      if (longest == NULL || chain->points->len > longest->points->len)
        longest = chain;
    }
  if (longest == NULL)
    return;

  g_assert_cmpuint (longest->points->len, ==, test->longest);
  g_assert_cmpint (longest->closed, ==, test->closed);
  if (test->closed)
    return;
  if (longest->start == test->start)
    g_assert_cmpint (longest->end, ==, test->end);
  else
    g_assert_true (longest->start == test->end && longest->end == test->start);
}

static void
test_tributary_joins (void)
{
  g_autoptr(HuGrid) grid = make_grid (HU_ORIENTATION_FLAT);
  g_autoptr(GPtrArray) chains = list_case (grid, &chain_cases[6]);

  for (guint i = 0; i < chains->len; i++)
    {
      const HuChain *chain = g_ptr_array_index (chains, i);

      if (chain->points->len == 2)
        g_assert_true ((chain->start == HU_CHAIN_END_JOINS) != (chain->end == HU_CHAIN_END_JOINS));
    }
}

/* With any marks, every hexside lies in exactly one chain, once, and chains go from corner to corner. */
static void
test_every_hexside_once (gconstpointer data)
{
  g_autoptr(HuGrid) grid = make_grid ((HuOrientation) GPOINTER_TO_INT (data));
  guint n_rounds = hu_draws (60, 6);

  for (guint round = 0; round < n_rounds; round++)
    {
      g_autofree guint8 *sides = g_new0 (guint8, (gsize) grid->n_hexes);
      g_autoptr(GPtrArray) chains = NULL;
      gint percent = g_test_rand_int_range (2, 60);
      guint marked = 0, drawn = 0;

      for (HuHex hex = 0; hex < grid->n_hexes; hex++)
        {
          for (gint d = 0; d < HU_N_DIRECTIONS / 2; d++)
            {
              if (hu_grid_neighbour (grid, hex, d) == HU_HEX_NONE ||
                  g_test_rand_int_range (0, 100) >= percent)
                continue;
              mark (grid, sides, hex, d);
              marked++;
            }
        }

      chains = hu_chain_list (grid, sides, NULL, NULL);
      for (guint i = 0; i < chains->len; i++)
        {
          const HuChain *chain = g_ptr_array_index (chains, i);
          guint n = chain->points->len;

          drawn += chain->closed ? n : n - 1;
          for (guint k = 0; k + (chain->closed ? 0 : 1) < n; k++)
            {
              HuPoint a = g_array_index (chain->points, HuPoint, k);
              HuPoint b = g_array_index (chain->points, HuPoint, (k + 1) % n);

              g_assert_cmpfloat_with_epsilon (hypot (a.x - b.x, a.y - b.y), 1, 1e-9);
            }
        }
      g_assert_cmpuint (drawn, ==, marked);
    }
}

typedef struct
{
  const HuGrid *grid;
  guint8       *holds;
} Set;

static gboolean
is_border (HuHex    hex,
           HuHex    neighbour,
           gpointer data)
{
  const Set *set = data;

  return set->holds[hex] && (neighbour == HU_HEX_NONE || !set->holds[neighbour]);
}

/* The outlines of any set of hexes, holes turning the other way, hold exactly its area. */
static void
test_borders_hold_the_area (gconstpointer data)
{
  g_autoptr(HuGrid) grid = make_grid ((HuOrientation) GPOINTER_TO_INT (data));
  HuHexWindow all = { 0, grid->n_lanes, 0, grid->lane_length };
  guint n_rounds = hu_draws (60, 6);

  hu_grid_remove_hex (grid, 17);
  hu_grid_remove_hex (grid, 44);
  for (guint round = 0; round < n_rounds; round++)
    {
      g_autofree guint8 *holds = g_new0 (guint8, (gsize) grid->n_hexes);
      Set set = { grid, holds };
      g_autoptr(GPtrArray) borders = NULL;
      double area = 0;
      gint n = 0;

      for (HuHex hex = 0; hex < grid->n_hexes; hex++)
        {
          holds[hex] = grid->exists[hex] && g_test_rand_int_range (0, 100) < 20 + (gint) round;
          n += holds[hex];
        }

      borders = hu_chain_borders (grid, all, is_border, &set);
      for (guint i = 0; i < borders->len; i++)
        {
          const HuChain *chain = g_ptr_array_index (borders, i);

          g_assert_true (chain->closed);
          g_assert_cmpuint (chain->outer->len, ==, chain->points->len);
          for (guint k = 0; k < chain->points->len; k++)
            {
              HuPoint a = g_array_index (chain->points, HuPoint, k);
              HuPoint b = g_array_index (chain->points, HuPoint, (k + 1) % chain->points->len);

              area += (a.x * b.y - b.x * a.y) / 2;
            }
        }
      g_assert_cmpfloat_with_epsilon (area, n * HEX_AREA, 1e-6);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (chain_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/chain/", chain_cases[i].name, NULL);

      g_test_add_data_func (path, &chain_cases[i], test_chain_case);
    }
  g_test_add_func ("/chain/tributary", test_tributary_joins);
  g_test_add_data_func ("/chain/once/flat", GINT_TO_POINTER (HU_ORIENTATION_FLAT), test_every_hexside_once);
  g_test_add_data_func ("/chain/once/pointy", GINT_TO_POINTER (HU_ORIENTATION_POINTY),
                        test_every_hexside_once);
  g_test_add_data_func ("/chain/area/flat", GINT_TO_POINTER (HU_ORIENTATION_FLAT),
                        test_borders_hold_the_area);
  g_test_add_data_func ("/chain/area/pointy", GINT_TO_POINTER (HU_ORIENTATION_POINTY),
                        test_borders_hold_the_area);

  return g_test_run ();
}
