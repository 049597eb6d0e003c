/*
 * Known lines: what is remembered of each, also when there are more than have
 * room and new ones take the place of old ones.
 * The private header is the module under test: the cache of known lines that the searches of supply share.
 */
#include "hu-supply-case.h"
#include "hu-supply-known-private.h"

#define N_KEPT 3

/* Both ways round the same, and counted. */
static void
assert_consistent (const HuKnownLines *known)
{
  guint n[HU_KNOWN_LINES_MAX] = { 0 };

  for (gint32 cell = 0; cell < known->lattice->n_cells; cell++)
    for (guint line = 0; line < HU_KNOWN_LINES_MAX; line++)
      {
        gboolean touches = known->touches[cell] >> line & 1;

        g_assert_cmpint (touches, ==, hu_cells_have (known->touching[line], cell));
        g_assert_true (!touches || line < known->n_lines);
        n[line] += touches;
      }
  for (guint line = 0; line < HU_KNOWN_LINES_MAX; line++)
    g_assert_cmpuint (known->n_touching[line], ==, n[line]);
}

static void
add_random (HuKnownLines       *known,
            const HuSupplyCase *test,
            GRand              *rand)
{
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = g_rand_int_range (rand, 2, 6); i > 0; i--)
    {
      HuHex hex = g_rand_int_range (rand, 0, test->grid->n_hexes);

      g_array_append_val (hexes, hex);
    }
  hu_known_lines_add (known, hexes);
}

static void
test_full (void)
{
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr(HuSupplyCase) test = hu_supply_case_draw ("O . . . . ./ . . . . . ./ . . . . . ./ . . . . . S", NULL, -1);
  HuFootprint footprint = { test->placeable, NULL, TRUE, TRUE };
  HuKnownLines known;
  HuLattice lattice;
  guint n_first[N_KEPT];

  g_test_message ("seed %u", seed);
  hu_lattice_init (&lattice, &test->field);
  hu_known_lines_init (&known, &lattice, &footprint);
  for (guint i = 1; i <= 3 * HU_KNOWN_LINES_MAX; i++)
    {
      add_random (&known, test, rand);
      g_assert_cmpuint (known.n_lines, ==, MIN (i, HU_KNOWN_LINES_MAX));
      g_assert_cmpuint (hu_known_lines_all (&known), ==,
                        i < HU_KNOWN_LINES_MAX ? (G_GUINT64_CONSTANT (1) << i) - 1 : G_MAXUINT64);
      assert_consistent (&known);
      if (i <= N_KEPT)
        n_first[i - 1] = known.n_touching[i - 1];
      known.n_kept = MIN (i, N_KEPT);
      /* Those that are kept stay as they are. */
      for (guint line = 0; line < known.n_kept; line++)
        g_assert_cmpuint (known.n_touching[line], ==, n_first[line]);
    }

  hu_known_lines_clear (&known);
  hu_lattice_clear (&lattice);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/supply/known/full", test_full);

  return g_test_run ();
}
