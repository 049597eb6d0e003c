/*
 * The flood, ring by ring: drawn cases, and random maps against plain distances.
 */
#include "hu-flood.h"
#include "hu-often.h"
#include "hu-supply-case.h"

typedef struct
{
  const char *name;
  const char *rows;
  gint        max_length;
  const char *rings;  /* hexes in each */
  const char *stops;  /* met by the end of each */
  gint        meets_source;
  const char *closed; /* a character a hex */
} FloodCase;

static const FloodCase flood_cases[] = {
  { "corridor", "O . . S", -1, "1 1 1 1", "0 0 0 0", 3, "x..." },
  { "isolated", "O . # S", -1, "1 1", "0 1", -1, "xx.." },
  { "shut-in", "O # . S", -1, "1", "1", -1, "x..." },
  { "limited", "O . . S", 2, "1 1 1", "0 0 1", -1, "xxx." },
  { "nearest-source", "O . S S S", -1, "1 1 1 1 1", "0 0 0 0 0", 2, "x...." },
  { "nearest-source-last", "S S S . O", -1, "1 1 1 1 1", "0 0 0 0 0", 2, "....x" },
  /* Two hexes beside the origin lead nowhere but to the one that is the cut. */
  { "behind-the-cut", "# . # #/ O . . S/ # . # #", -1, "1 3 1 1", "2 4 6 6", 3, ".x..x....x.." },
};

static char *
join (const GArray *numbers)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < numbers->len; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", g_array_index (numbers, guint, i));

  return g_string_free (text, FALSE);
}

static void
test_case (gconstpointer data)
{
  const FloodCase *expected = data;
  g_autoptr(HuSupplyCase) test = hu_supply_case_draw (expected->rows, NULL, expected->max_length);
  g_autoptr(HuSupplyCut) cut = hu_supply_cut (&test->field);
  g_autoptr(HuFlood) flood = hu_flood_new (&test->field, cut);
  g_autofree char *rings = join (flood->n_rings);
  g_autofree char *stops = join (flood->stops_end);
  GString *closed = g_string_new (NULL);

  for (HuHex hex = 0; hex < test->grid->n_hexes; hex++)
    g_string_append_c (closed, flood->closed[hex] ? 'x' : '.');

  g_assert_cmpstr (rings, ==, expected->rings);
  g_assert_cmpstr (stops, ==, expected->stops);
  g_assert_cmpint (flood->meets_source, ==, expected->meets_source);
  g_assert_cmpstr (closed->str, ==, expected->closed);
  g_string_free (closed, TRUE);
}

static void
test_random (void)
{
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_rounds = hu_draws (500, 25);

  g_test_message ("seed %u", seed);
  for (guint i = 0; i < n_rounds; i++)
    {
      g_autoptr(HuSupplyCase) test = hu_supply_case_random (rand, 9);
      g_autoptr(HuSupplyCut) cut = hu_supply_cut (&test->field);
      g_autoptr(HuFlood) flood = hu_flood_new (&test->field, cut);
      g_autofree gint *distances = hu_oracle_distances (&test->field, NULL);
      g_autofree guint8 *shut = g_malloc0 (test->grid->n_hexes);
      g_autofree gint *closed = NULL;
      guint n_reached = 0;

      for (guint j = 0; j < cut->hexes->len; j++)
        shut[g_array_index (cut->hexes, HuHex, j)] = 1;
      closed = hu_oracle_distances (&test->field, shut);

      for (HuHex hex = 0; hex < test->grid->n_hexes; hex++)
        {
          if (!hu_grid_has (test->grid, hex))
            continue;
          n_reached += distances[hex] >= 0;
          g_assert_cmpint (flood->trace->distance[hex], ==, distances[hex]);
          g_assert_cmpint (flood->closed[hex], ==, closed[hex] >= 0);
        }
      for (guint ring = 0; ring < flood->n_rings->len; ring++)
        n_reached -= g_array_index (flood->n_rings, guint, ring);
      g_assert_cmpuint (n_reached, ==, 0);
      g_assert_cmpuint (g_array_index (flood->stops_end, guint, flood->stops_end->len - 1), ==,
                        flood->trace->frontier->len);
      g_assert_cmpint (flood->meets_source >= 0, ==, hu_oracle_reaches (&test->field, NULL));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (flood_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/flood/", flood_cases[i].name, NULL);

      g_test_add_data_func (path, &flood_cases[i], test_case);
    }
  g_test_add_func ("/flood/random", test_random);

  return g_test_run ();
}
