/*
 * Margins: for each hex the smallest isolating set that has it, and the fewest
 * units that isolate if one stands there; random maps against cutting anew
 * without the hex, and against trying every unit and every pair.
 */
#include "hu-often.h"
#include "hu-supply-case.h"

/* Blocks @hex and cuts what is left: with @hex that is the smallest set that has it. */
static gint
margin_by_cutting (HuSupplyCase *test,
                   HuHex         hex)
{
  guint8 before = test->block[hex];
  g_autoptr(GArray) rest = NULL;

  test->block[hex] = HU_BLOCK_UNIT;
  rest = hu_oracle_cut (&test->field);
  test->block[hex] = before;

  return (gint) rest->len + 1;
}

static void
test_hexes (gconstpointer data)
{
  gint size = GPOINTER_TO_INT (data);
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_rounds = hu_draws (400, 40);
  guint n_narrowest = 0, n_other = 0;

  g_test_message ("seed %u", seed);
  for (guint i = 0; i < n_rounds; i++)
    {
      g_autoptr(HuSupplyCase) test = hu_supply_case_random (rand, size);
      g_autofree char *map = hu_supply_case_print (test);
      g_autoptr(HuSupplyCut) cut = NULL;
      g_autofree gint32 *margins = NULL;

      /* With a greatest length another set of lines counts once a hex is blocked. */
      test->field.max_length = -1;
      cut = hu_supply_cut (&test->field);
      margins = hu_supply_hex_margins (&test->field, cut);

      g_test_message ("round %u: %s", i, map);
      for (HuHex hex = 0; hex < test->grid->n_hexes; hex++)
        {
          gboolean open = hu_grid_has (test->grid, hex) && test->block[hex] == HU_BLOCK_OPEN &&
                          !hu_oracle_is_origin (&test->field, hex);

          if (!open || cut->hexes->len == 0)
            {
              g_assert_cmpint (margins[hex], ==, -1);
              continue;
            }
          g_assert_cmpint (margins[hex], ==, margin_by_cutting (test, hex));
          n_narrowest += margins[hex] == (gint) cut->hexes->len;
          n_other += margins[hex] > (gint) cut->hexes->len;
        }
    }

  g_assert_cmpuint (n_narrowest, >, n_rounds);
  g_assert_cmpuint (n_other, >, n_rounds);
}

/* With a greatest length: those of the cut itself are always among the narrowest. */
static void
test_hexes_of_the_cut (void)
{
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_rounds = hu_draws (400, 40);

  g_test_message ("seed %u", seed);
  for (guint i = 0; i < n_rounds; i++)
    {
      g_autoptr(HuSupplyCase) test = hu_supply_case_random (rand, 9);
      g_autoptr(HuSupplyCut) cut = hu_supply_cut (&test->field);
      g_autofree gint32 *margins = hu_supply_hex_margins (&test->field, cut);

      for (guint j = 0; j < cut->hexes->len; j++)
        g_assert_cmpint (margins[g_array_index (cut->hexes, HuHex, j)], ==, cut->hexes->len);
    }
}

static guint8
margin_by_trying (const HuSupplyCase *test,
                  const HuFootprint  *footprint,
                  HuHex               hex)
{
  g_autofree guint8 *shut = g_malloc0 (test->grid->n_hexes);

  if (!hu_grid_has (test->grid, hex) || !footprint->placeable[hex])
    return 0;

  hu_supply_case_put_unit (test, footprint, hex, shut, 1);
  if (!hu_oracle_reaches (&test->field, shut))
    return 1;

  for (HuHex other = 0; other < test->grid->n_hexes; other++)
    {
      gboolean isolated;

      if (!hu_grid_has (test->grid, other) || !footprint->placeable[other])
        continue;
      hu_supply_case_put_unit (test, footprint, other, shut, 1);
      isolated = !hu_oracle_reaches (&test->field, shut);
      hu_supply_case_put_unit (test, footprint, other, shut, -1);
      if (isolated)
        return 2;
    }

  return HU_FEWEST_MORE;
}

static void
test_units (gconstpointer data)
{
  gint size = GPOINTER_TO_INT (data);
  guint n_rounds = hu_draws (size > 8 ? 120 : 400, 40);
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint counts[HU_FEWEST_MORE + 1] = { 0 };

  g_test_message ("seed %u", seed);
  for (guint i = 0; i < n_rounds; i++)
    {
      g_autoptr(HuSupplyCase) test = hu_supply_case_random (rand, size);
      g_autoptr(HuSupplyCut) cut = hu_supply_cut (&test->field);
      g_autofree char *map = hu_supply_case_print (test);
      g_autofree guint8 *margins = g_malloc (test->grid->n_hexes);
      HuFootprint footprint = {
        test->placeable, test->immune, g_rand_int_range (rand, 0, 4) > 0, g_rand_int_range (rand, 0, 4) > 0
      };

      if (cut->hexes->len == 0)
        continue;
      g_test_message ("round %u: %s", i, map);
      g_assert_true (hu_supply_unit_margins (&test->field, cut, &footprint, margins, NULL, NULL));
      for (HuHex hex = 0; hex < test->grid->n_hexes; hex++)
        {
          g_assert_cmpuint (margins[hex], ==, margin_by_trying (test, &footprint, hex));
          counts[margins[hex]]++;
        }
    }

  for (guint n = 0; n <= HU_FEWEST_MORE; n++)
    g_assert_cmpuint (counts[n], >, n_rounds / 4); /* or the maps prove nothing */
}

/* --- Drawn --- */

typedef struct
{
  const char *name;
  const char *rows;
  const char *margins; /* a character a hex: '-' none */
} HexCase;

static const HexCase hex_cases[] = {
  { "one-wide", "O . . S", "-111" },
  { "isolated", "O # . S", "----" },
  /* Two ways out, and one in: beside the bottleneck all is one more. */
  { "bottleneck", "# . . #/ O . . S/ # . . #", "-22--211-22-" },
};

static void
test_hex_case (gconstpointer data)
{
  const HexCase *expected = data;
  g_autoptr(HuSupplyCase) test = hu_supply_case_draw (expected->rows, NULL, -1);
  g_autoptr(HuSupplyCut) cut = hu_supply_cut (&test->field);
  g_autofree gint32 *margins = hu_supply_hex_margins (&test->field, cut);
  GString *drawn = g_string_new (NULL);

  for (HuHex hex = 0; hex < test->grid->n_hexes; hex++)
    g_string_append_c (drawn, margins[hex] < 0 ? '-' : (char) ('0' + margins[hex]));
  g_assert_cmpstr (drawn->str, ==, expected->margins);
  g_string_free (drawn, TRUE);
}

/* Made so that more lines come to be known than there is room for, later ones take the place of
 * earlier ones, and in the end some hex touches all that are left without isolating. */
static const char many_lines[] =
  ". # X S . # . S X X S #/"
  ". X . . . S . . # S # S/"
  "X # . S # S . S . # X X/"
  "X X # X . . # . . X X ./"
  "# . X # X # # # . . . #/"
  ". . X # X . . . . . X ./"
  "O . . X X . . . X . X X/"
  ". . # # . . X . . X S X/"
  ". . # . . . X X X . # #/"
  ". . . . . . X . # # S #/"
  ". . . . . . # # S X # ./"
  ". . . . X # S . # S # #";

static void
test_many_lines (void)
{
  g_autoptr(HuSupplyCase) test = hu_supply_case_draw (many_lines, NULL, 26);
  g_autoptr(HuSupplyCut) cut = hu_supply_cut (&test->field);
  HuFootprint footprint = { test->placeable, NULL, TRUE, FALSE };
  g_autofree guint8 *margins = g_malloc (test->grid->n_hexes);

  g_assert_true (hu_supply_unit_margins (&test->field, cut, &footprint, margins, NULL, NULL));
  for (HuHex hex = 0; hex < test->grid->n_hexes; hex++)
    g_assert_cmpuint (margins[hex], ==, margin_by_trying (test, &footprint, hex));
}

/* --- Told on the way, and stopped --- */

typedef struct
{
  const guint8 *margins;
  const guint8 *expected;
  guint         told[3]; /* for one and for two together */
  guint         n;
  guint         stop_at;
} Progress;

static gboolean
progress_cb (guint    n,
             HuHex    hex,
             gpointer data)
{
  Progress *progress = data;

  g_assert_cmpuint (n, >=, 1);
  g_assert_cmpuint (n, <=, 2);
  for (HuHex i = 0; i < hex; i++)
    g_assert_true (progress->expected[i] > n || progress->margins[i] == progress->expected[i]);
  progress->told[n]++;

  return ++progress->n != progress->stop_at;
}

static void
test_stopped (gconstpointer data)
{
  const char *rows = data;
  g_autoptr(HuSupplyCase) test = hu_supply_case_draw (rows, NULL, -1);
  g_autoptr(HuSupplyCut) cut = hu_supply_cut (&test->field);
  HuFootprint footprint = { test->placeable, NULL, TRUE, FALSE };
  g_autofree guint8 *margins = g_malloc (test->grid->n_hexes);
  g_autofree guint8 *expected = g_malloc (test->grid->n_hexes);
  Progress progress = { margins, expected, { 0 }, 0, 0 };
  guint n;

  for (HuHex hex = 0; hex < test->grid->n_hexes; hex++)
    expected[hex] = margin_by_trying (test, &footprint, hex);
  g_assert_true (hu_supply_unit_margins (&test->field, cut, &footprint, margins, progress_cb, &progress));
  g_assert_cmpmem (margins, (gsize) test->grid->n_hexes, expected, (gsize) test->grid->n_hexes);
  g_assert_cmpuint (progress.told[1], >, 0);
  g_assert_cmpuint (progress.told[2], >, 0);

  n = progress.n;
  for (guint i = 1; i <= n; i++)
    {
      Progress stopped = { margins, expected, { 0 }, 0, i };

      g_assert_false (hu_supply_unit_margins (&test->field, cut, &footprint, margins, progress_cb, &stopped));
      g_assert_cmpuint (stopped.n, ==, i);
    }
}

/* --- Wide cuts --- */

typedef struct
{
  const char *name;
  guint       width; /* rows of "O . . S", each a line of its own */
  guint       size;  /* the map's columns, and at least its rows */
  gboolean    exact;
  const char *margins; /* of the first row */
} WideCase;

/* Lines of as many steps as there may be. Up to two hexes every hex is tried; wider cuts are told from the other hexes only.
 * A cut of three that its own lines prove is exact on any map, and a wider one on none. */
static const WideCase wide_cases[] = {
  { "two", 2, 4, TRUE, "-222" },
  { "three", 3, 4, TRUE, "-344" },
  { "four", 4, 4, FALSE, "-455" },
  { "two-on-a-large-map", 2, 60, TRUE, "-233" },
  { "three-on-a-large-map", 3, 60, TRUE, "-344" },
  { "four-on-a-large-map", 4, 60, FALSE, "-455" },
};

static void
test_wide (gconstpointer data)
{
  const WideCase *expected = data;
  g_autoptr(GString) rows = g_string_new (NULL);
  g_autoptr(HuSupplyCase) test = NULL;
  g_autoptr(HuSupplyCut) cut = NULL;
  g_autofree gint32 *margins = NULL;
  char drawn[] = "    ";
  g_autofree guint8 *none = NULL;
  HuSupplyAlong along = { .steps = 3 };

  for (guint row = 0; row < MAX (2 * expected->width, expected->size); row++)
    {
      g_string_append (rows, row % 2 == 0 && row < 2 * expected->width ? "O . . S" : "~ ~ ~ ~");
      for (guint column = 4; column < expected->size; column++)
        g_string_append (rows, " ~");
      g_string_append (rows, "/");
    }
  g_string_truncate (rows, rows->len - 1);
  test = hu_supply_case_draw (rows->str, NULL, -1);
  along.links = along.lies = none = g_malloc0 ((gsize) test->grid->n_hexes);
  test->field.along = &along;
  cut = hu_supply_cut_exactly (&test->field);
  margins = hu_supply_hex_margins (&test->field, cut);

  g_assert_cmpint (test->grid->n_hexes > HU_EXACT_CUT_HEXES, ==, expected->size == 60);
  g_assert_cmpuint (cut->hexes->len, ==, expected->width);
  g_assert_cmpint (cut->exact, ==, expected->exact);
  for (gint column = 1; column <= 4; column++)
    {
      gint32 margin = margins[hu_grid_at (test->grid, column, 1)];

      drawn[column - 1] = margin < 0 ? '-' : (char) ('0' + margin);
    }
  g_assert_cmpstr (drawn, ==, expected->margins);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (hex_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/supply/margin/hexes/", hex_cases[i].name, NULL);

      g_test_add_data_func (path, &hex_cases[i], test_hex_case);
    }
  g_test_add_data_func ("/supply/margin/hexes/random/small", GINT_TO_POINTER (6), test_hexes);
  g_test_add_data_func ("/supply/margin/hexes/random/larger", GINT_TO_POINTER (12), test_hexes);
  g_test_add_func ("/supply/margin/hexes/of-the-cut", test_hexes_of_the_cut);
  g_test_add_data_func ("/supply/margin/units/random/small", GINT_TO_POINTER (6), test_units);
  g_test_add_data_func ("/supply/margin/units/random/larger", GINT_TO_POINTER (11), test_units);
  g_test_add_func ("/supply/margin/units/many-lines", test_many_lines);
  g_test_add_data_func ("/supply/margin/units/stopped/one", "O . . S", test_stopped);
  g_test_add_data_func ("/supply/margin/units/stopped/two", "S . . O . . S", test_stopped);
  g_test_add_data_func ("/supply/margin/units/stopped/three", "S . . O . . S/ # # . . # # #/ # # S S # # #", test_stopped);
  for (guint i = 0; i < G_N_ELEMENTS (wide_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/supply/margin/wide/", wide_cases[i].name, NULL);

      g_test_add_data_func (path, &wide_cases[i], test_wide);
    }

  return g_test_run ();
}
