/*
 * The narrowest cut nearest to the origins, with its lines: drawn cases, and
 * random maps against the largest flow and against trying every cut.
 */
#include "hu-often.h"
#include "hu-supply-case.h"

typedef struct
{
  const char *name;
  const char *rows;
  const char *barriers;
  gint        max_length;
  const char *cut;
} CutCase;

static const CutCase cut_cases[] = {
  { "isolated", "O # S", NULL, -1, "" },
  { "no-source", "O . .", NULL, -1, "" },
  { "one", "O . S", NULL, -1, "0102" },
  { "the-source-itself", "O S", NULL, -1, "0102" },
  /* 0102, 0103 and the source cut alike; 0102 is nearest. */
  { "nearest-of-three", "O . . S", NULL, -1, "0102" },
  /* The origin has five ways out, the neck is one. */
  { "neck", ". . # . . S/ O . . . . S/ . . . # . S", NULL, -1, "0203" },
  { "two-necks-the-nearer", ". . # . . # . S/ O . . . . . . S/ . . . # . . # S", NULL, -1, "0203" },
  { "origins-together", "O O/ . ./ S S", NULL, -1, "0201 0202" },
  { "an-origin-is-no-part-of-it", "S . O O . S/ # # # # # #", NULL, -1, "0102 0105" },
  { "hexside-narrows", "O . S/ . | . S", "0101-0102 0102-0201", -1, "" },
  /* A first line through 0102 to 0202 has to give way: 0201 leads nowhere else. */
  { "takes-a-line-back", "O . ./ . S S", NULL, -1, "0102 0201" },
  /* Lines laid before are undone over two hexes on end; found by chance. */
  { "takes-two-steps-back", "~ . S ./ . ~ . ./ . . . ./ O S . ./ . c . S/ S S S .", NULL, -1,
    "0301 0302 0402 0501" },
  { "takes-two-steps-back-again", "S O/ . O/ . S/ . S/ . S/ . O/ . X/ . S", NULL, -1,
    "0101 0201 0302 0502 0601" },
  { "length-shuts-the-detour", "O . S/ . . #", NULL, 2, "0102" },
  { "length-leaves-both", "O | . S/ . . .", NULL, 4, "0201" },
};

static void
test_drawn (gconstpointer data)
{
  const CutCase *expected = data;
  g_autoptr(HuSupplyCase) test = hu_supply_case_draw (expected->rows, expected->barriers,
                                                      expected->max_length);
  g_autoptr(HuSupplyCut) cut = hu_supply_cut (&test->field);
  g_autofree char *names = hu_supply_case_names (test, cut->hexes);

  g_assert_cmpstr (names, ==, expected->cut);
  g_assert_cmpuint (cut->lines->len, ==, cut->hexes->len);
}

/* --- Random maps --- */

static guint8 *
dup_shut (const HuSupplyCase *test,
          const GArray       *hexes)
{
  guint8 *shut = g_malloc0 (test->grid->n_hexes);

  for (guint i = 0; i < hexes->len; i++)
    shut[g_array_index (hexes, HuHex, i)] = 1;

  return shut;
}

/* Each line is one, and no two share a hex but for the origin. */
static void
check_lines (const HuSupplyCase *test,
             const HuSupplyCut  *cut)
{
  g_autofree guint8 *used = g_malloc0 (test->grid->n_hexes);

  g_assert_cmpuint (cut->lines->len, ==, cut->hexes->len);
  for (guint i = 0; i < cut->lines->len; i++)
    {
      const GArray *line = g_ptr_array_index (cut->lines, i);

      g_assert_cmpuint (line->len, >=, 2);
      g_assert_true (hu_oracle_is_origin (&test->field, g_array_index (line, HuHex, 0)));
      g_assert_true (test->source[g_array_index (line, HuHex, line->len - 1)]);
      for (guint j = 1; j < line->len; j++)
        {
          HuHex from = g_array_index (line, HuHex, j - 1);
          HuHex hex = g_array_index (line, HuHex, j);
          gint direction = hu_grid_direction (test->grid, from, hex);
          HuHex to;

          g_assert_cmpint (direction, >=, 0);
          g_assert_true (hu_oracle_step (&test->field, from, direction, &to));
          g_assert_false (used[hex]);
          g_assert_false (test->source[hex] && j + 1 < line->len);
          used[hex] = 1;
        }
    }
}

static void
check (const HuSupplyCase *test)
{
  g_autoptr(HuSupplyCut) cut = hu_supply_cut (&test->field);
  g_autoptr(GArray) expected = hu_oracle_cut (&test->field);
  g_autofree guint8 *shut = dup_shut (test, cut->hexes);
  g_autofree char *names = hu_supply_case_names (test, cut->hexes);
  g_autofree char *expected_names = hu_supply_case_names (test, expected);

  g_assert_cmpstr (names, ==, expected_names);
  g_assert_false (hu_oracle_reaches (&test->field, shut));
  g_assert_cmpint (cut->hexes->len > 0, ==, hu_oracle_reaches (&test->field, NULL));
  check_lines (test, cut);
}

static void
test_random (gconstpointer data)
{
  gint size = GPOINTER_TO_INT (data);
  guint n_rounds = hu_draws (size > 10 ? 150 : 1500, 10);
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);

  g_test_message ("seed %u", seed);
  for (guint i = 0; i < n_rounds; i++)
    {
      g_autoptr(HuSupplyCase) test = hu_supply_case_random (rand, size);
      g_autofree char *map = hu_supply_case_print (test);

      g_test_message ("round %u: %s", i, map);
      check (test);
    }
}

/* How many hexes are on the origins' side of these? */
static guint
count_inside (const HuSupplyCase *test,
              const guint8       *shut)
{
  g_autofree gint *distance = hu_oracle_distances (&test->field, shut);
  guint n = 0;

  for (HuHex hex = 0; hex < test->grid->n_hexes; hex++)
    n += distance[hex] >= 0;

  return n;
}

/* Tries every set of hexes: none smaller isolates, and of those as small all
 * others have more hexes on the origins' side. */
static void
check_every_cut (const HuSupplyCase *test)
{
  g_autoptr(HuSupplyCut) cut = hu_supply_cut (&test->field);
  g_autofree guint8 *nearest = dup_shut (test, cut->hexes);
  guint n_inside = count_inside (test, nearest);

  for (guint set = 0; set < 1u << test->grid->n_hexes; set++)
    {
      guint size = (guint) __builtin_popcount (set);
      g_autofree guint8 *shut = NULL;
      gboolean same = TRUE;

      if (size > cut->hexes->len)
        continue;

      shut = g_malloc0 (test->grid->n_hexes);
      for (HuHex hex = 0; hex < test->grid->n_hexes; hex++)
        {
          shut[hex] = set >> hex & 1;
          same &= shut[hex] == nearest[hex];
        }

      if (same || hu_oracle_reaches (&test->field, shut))
        continue;
      g_assert_cmpuint (size, ==, cut->hexes->len);
      g_assert_cmpuint (count_inside (test, shut), >, n_inside);
    }
}

static void
test_every_cut (void)
{
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_rounds = hu_draws (60, 6);
  guint n = 0;

  g_test_message ("seed %u", seed);
  while (n < n_rounds)
    {
      g_autoptr(HuSupplyCase) test = hu_supply_case_random (rand, 5);
      g_autofree char *map = NULL;

      if (test->grid->n_hexes > 12 || test->field.max_length >= 0)
        continue;
      map = hu_supply_case_print (test);
      g_test_message ("%s", map);
      check_every_cut (test);
      n++;
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cut_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/supply/cut/", cut_cases[i].name, NULL);

      g_test_add_data_func (path, &cut_cases[i], test_drawn);
    }
  g_test_add_data_func ("/supply/cut/random/small", GINT_TO_POINTER (7), test_random);
  g_test_add_data_func ("/supply/cut/random/larger", GINT_TO_POINTER (14), test_random);
  g_test_add_func ("/supply/cut/every-cut", test_every_cut);

  return g_test_run ();
}
