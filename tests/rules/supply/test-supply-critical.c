/*
 * The hexes that all lines hang on: drawn cases, and random maps against
 * blocking each hex in turn.
 */
#include "hu-often.h"
#include "hu-supply-case.h"

typedef struct
{
  const char *name;
  const char *rows;
  gint        max_length;
  const char *critical;
} CriticalCase;

static const CriticalCase critical_cases[] = {
  { "isolated", "O # S", -1, "" },
  { "chain", "O . . S", -1, "0102 0103 0104" },
  { "two-ways", "O . S/ . . S", -1, "" },
  { "only-the-neck", ". . # . . S/ O . . . . S/ . . . # . S", -1, "0203" },
  { "neck-and-source", ". . # . . ./ O . . . . S/ . . . # . #", -1, "0203 0206" },
  { "two-necks", ". . # . . # . S/ O . . . . . . S/ . . . # . . # S", -1, "0203 0206" },
  { "a-source-beside-the-line", "O . . S/ # S # #", -1, "0102" },
  /* Two ways of length 2 and one of 3: alone none is needed. */
  { "length-two-ways", "O . S/ . . #", 2, "0102 0103" },
  { "length-detour-too-long", "O . . . S/ . . . . #", 4, "0102 0103 0104 0105" },
  { "length-detour-short-enough", "O . . . S/ . . . . #", 5, "0105" },
  /* A way past one of them is found before all that were waiting have been looked at. */
  { "length-others-waiting", "_ . . . S . ./ . . # . . z ./ _ . . . . . ./ . # . z . . ./ _ O O . . . z/ . O . . . . .", 7, "0105" },
  { "length-isolated", "O . . S", 2, "" },
};

static void
test_drawn (gconstpointer data)
{
  const CriticalCase *expected = data;
  g_autoptr(HuSupplyCase) test = hu_supply_case_draw (expected->rows, NULL, expected->max_length);
  g_autoptr(HuSupplyCut) cut = hu_supply_cut (&test->field);
  g_autoptr(GArray) critical = hu_supply_critical (&test->field, cut);
  g_autofree char *names = hu_supply_case_names (test, critical);

  g_assert_cmpstr (names, ==, expected->critical);
}

static char *
block_each (const HuSupplyCase *test)
{
  g_autoptr(GArray) critical = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autofree guint8 *shut = g_malloc0 (test->grid->n_hexes);

  for (HuHex hex = 0; hex < test->grid->n_hexes && hu_oracle_reaches (&test->field, NULL); hex++)
    {
      shut[hex] = 1;
      if (hu_grid_has (test->grid, hex) && test->block[hex] == HU_BLOCK_OPEN
          && !hu_oracle_is_origin (&test->field, hex)
          && !hu_oracle_reaches (&test->field, shut))
        g_array_append_val (critical, hex);
      shut[hex] = 0;
    }

  return hu_supply_case_names (test, critical);
}

static void
test_random (gconstpointer data)
{
  gint size = GPOINTER_TO_INT (data);
  guint n_rounds = hu_draws (size > 10 ? 150 : 2500, 40);
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_critical = 0;

  g_test_message ("seed %u", seed);
  for (guint i = 0; i < n_rounds; i++)
    {
      g_autoptr(HuSupplyCase) test = hu_supply_case_random (rand, size);
      g_autoptr(HuSupplyCut) cut = hu_supply_cut (&test->field);
      g_autoptr(GArray) critical = hu_supply_critical (&test->field, cut);
      g_autofree char *names = hu_supply_case_names (test, critical);
      g_autofree char *expected = block_each (test);
      g_autofree char *map = hu_supply_case_print (test);

      g_test_message ("round %u: %s", i, map);
      g_assert_cmpstr (names, ==, expected);
      n_critical += critical->len > 0;
    }

  g_assert_cmpuint (n_critical, >, n_rounds / 20); /* or the maps prove nothing */
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (critical_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/supply/critical/", critical_cases[i].name, NULL);

      g_test_add_data_func (path, &critical_cases[i], test_drawn);
    }
  g_test_add_data_func ("/supply/critical/random/small", GINT_TO_POINTER (7), test_random);
  g_test_add_data_func ("/supply/critical/random/larger", GINT_TO_POINTER (20), test_random);

  return g_test_run ();
}
