/*
 * The fewest additional units that isolate: drawn cases, and random maps
 * against trying every unit and every pair.
 */
#include "hu-often.h"
#include "hu-supply-case.h"

typedef struct
{
  const char *name;
  const char *rows;
  const char *barriers;
  gint        max_length;
  gboolean    own_hex;
  gboolean    neighbours;
  guint       n;
  const char *where;
} FewestCase;

static const FewestCase fewest_cases[] = {
  { "none-needed", "O # S", NULL, -1, TRUE, TRUE, 0, "" },
  { "closes-nothing", "O . S", NULL, -1, FALSE, FALSE, HU_FEWEST_MORE, "" },
  { "one-in-the-way", "# # # #/ O . . S", NULL, -1, TRUE, FALSE, 1, "0202" },
  /* The first hex beside 0203, the only way, is as good as 0203 itself. */
  { "zone-reaches", "# # # #/ # O . S", NULL, -1, TRUE, TRUE, 1, "0103" },
  { "zone-not-over-a-hexside", "# # # #/ # O . S", "0103-0203 0104-0203 0104-0204", -1,
    TRUE, TRUE, 1, "0202" },
  { "zone-alone", "# # # #/ # O . S", NULL, -1, FALSE, TRUE, 1, "0103" },
  { "two", "S . O . S", NULL, -1, TRUE, FALSE, 2, "0101 0104" },
  { "two-by-zones", "S . . . O . . . S", NULL, -1, TRUE, TRUE, 1, "0105" },
  { "more", "S . O . S/ # # . # #/ # # S # #", NULL, -1, TRUE, FALSE, HU_FEWEST_MORE, "" },
  { "length-needs-fewer", "S . O . . S", NULL, 2, TRUE, FALSE, 1, "0101" },
};

static void
test_drawn (gconstpointer data)
{
  const FewestCase *expected = data;
  g_autoptr(HuSupplyCase) test = hu_supply_case_draw (expected->rows, expected->barriers,
                                                      expected->max_length);
  g_autoptr(HuSupplyCut) cut = hu_supply_cut (&test->field);
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  HuFootprint footprint = { test->placeable, test->immune, expected->own_hex, expected->neighbours };
  HuHex where[2];
  guint n = hu_supply_fewest (&test->field, cut, &footprint, where);
  g_autofree char *names = NULL;

  for (guint i = 0; i < 2 && where[i] != HU_HEX_NONE; i++)
    g_array_append_val (hexes, where[i]);
  names = hu_supply_case_names (test, hexes);

  g_assert_cmpuint (n, ==, expected->n);
  g_assert_cmpstr (names, ==, expected->where);
}

/* --- Random maps --- */

static guint
try_all (const HuSupplyCase *test,
         const HuFootprint  *footprint,
         HuHex               where[2])
{
  g_autofree guint8 *shut = g_malloc0 (test->grid->n_hexes);

  where[0] = where[1] = HU_HEX_NONE;
  if (!hu_oracle_reaches (&test->field, NULL))
    return 0;

  for (guint n = 1; n <= 2; n++)
    for (HuHex a = 0; a < test->grid->n_hexes; a++)
      {
        if (!hu_grid_has (test->grid, a) || !footprint->placeable[a])
          continue;

        hu_supply_case_put_unit (test, footprint, a, shut, 1);
        for (HuHex b = n == 1 ? test->grid->n_hexes - 1 : a + 1; b < test->grid->n_hexes; b++)
          {
            gboolean isolated;

            if (n == 2 && (!hu_grid_has (test->grid, b) || !footprint->placeable[b]))
              continue;

            if (n == 2)
              hu_supply_case_put_unit (test, footprint, b, shut, 1);
            isolated = !hu_oracle_reaches (&test->field, shut);
            if (n == 2)
              hu_supply_case_put_unit (test, footprint, b, shut, -1);
            if (isolated)
              {
                where[0] = a;
                where[1] = n == 2 ? b : HU_HEX_NONE;
                return n;
              }
          }
        hu_supply_case_put_unit (test, footprint, a, shut, -1);
      }

  return HU_FEWEST_MORE;
}

static void
test_random (gconstpointer data)
{
  gint size = GPOINTER_TO_INT (data);
  guint n_rounds = hu_draws (size > 8 ? 150 : 1500, 60);
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint counts[HU_FEWEST_MORE + 1] = { 0 };

  g_test_message ("seed %u", seed);
  for (guint i = 0; i < n_rounds; i++)
    {
      g_autoptr(HuSupplyCase) test = hu_supply_case_random (rand, size);
      g_autoptr(HuSupplyCut) cut = hu_supply_cut (&test->field);
      g_autofree char *map = hu_supply_case_print (test);
      HuFootprint footprint = {
        test->placeable, test->immune, g_rand_int_range (rand, 0, 4) > 0, g_rand_int_range (rand, 0, 4) > 0
      };
      HuHex where[2];
      HuHex expected[2];
      guint n = hu_supply_fewest (&test->field, cut, &footprint, where);

      g_test_message ("round %u: %s", i, map);
      g_assert_cmpuint (n, ==, try_all (test, &footprint, expected));
      g_assert_cmpint (where[0], ==, expected[0]);
      g_assert_cmpint (where[1], ==, expected[1]);
      counts[n]++;
    }

  for (guint n = 0; n <= HU_FEWEST_MORE; n++)
    g_assert_cmpuint (counts[n], >, n_rounds / 50); /* or the maps prove nothing */
}

/* --- Many lines --- */

/* Made so that more lines come to be known than there is room for, and later ones take the
 * place of earlier ones. */
static const char many_lines[] =
  "S # # # # . X # # . # X . # S #/"
  "# X . # . X # X # . X . . . # X/"
  ". # S . # S # . # . . . . # . S/"
  "X # . X # . # . . # . # . . . X/"
  "# # . # S # # . . . . . . . . S/"
  ". . # . # # # . . . . . . . # X/"
  "# # X # # . . . . # . # # X # S/"
  "O . # . # # . X . # # . . X . S/"
  ". . . # . # . # . # X . # . # S/"
  ". . . . . X . . . . . . . . . S/"
  ". # . . # . . . . . . . . . # ./"
  ". . # . X . . . . . . . # X X #/"
  "# # . . . . . . # . # X X # . ./"
  "# . # X # X # # . # . . # # . .";

static void
test_many_lines (void)
{
  g_autoptr(HuSupplyCase) test = hu_supply_case_draw (many_lines, NULL, 28);
  g_autoptr(HuSupplyCut) cut = hu_supply_cut (&test->field);
  HuFootprint footprint = { test->placeable, NULL, TRUE, FALSE };
  HuHex where[2], expected[2];

  g_assert_cmpuint (hu_supply_fewest (&test->field, cut, &footprint, where), ==, try_all (test, &footprint, expected));
  g_assert_cmpint (where[0], ==, expected[0]);
  g_assert_cmpint (where[1], ==, expected[1]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (fewest_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/supply/fewest/", fewest_cases[i].name, NULL);

      g_test_add_data_func (path, &fewest_cases[i], test_drawn);
    }
  g_test_add_data_func ("/supply/fewest/random/small", GINT_TO_POINTER (6), test_random);
  g_test_add_data_func ("/supply/fewest/random/larger", GINT_TO_POINTER (12), test_random);
  g_test_add_func ("/supply/fewest/many-lines", test_many_lines);

  return g_test_run ();
}
