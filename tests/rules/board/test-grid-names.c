/*
 * Names that a board prints: A1, 1.03, names along a slanting line.
 */
#include "hu-grid.h"
#include "hu-often.h"

typedef struct
{
  const char   *name;
  HuOrientation orientation;
  gboolean      shifted_odd;
  HuGridNames   names;
  gint          column, row; /* of a grid of 60 × 14 */
  const char   *hex;
} NameCase;

/* The number of the first, the least digits, and whether the last is the first. */
#define DIGITS(from, digits, descending) { FALSE, from, digits, descending }
#define LETTERS(from) { TRUE, from, 2, FALSE }

static const NameCase name_cases[] = {
  { "digits", HU_ORIENTATION_FLAT, TRUE, { DIGITS (1, 2, FALSE), DIGITS (1, 2, FALSE) }, 3, 12, "0312" },
  { "rows-first", HU_ORIENTATION_FLAT, TRUE, { DIGITS (1, 2, FALSE), DIGITS (1, 2, FALSE), TRUE }, 3, 12, "1203" },
  { "from-0", HU_ORIENTATION_FLAT, TRUE, { DIGITS (0, 2, FALSE), DIGITS (0, 2, FALSE) }, 1, 1, "0000" },
  { "a-sheet-of-a-larger-map", HU_ORIENTATION_POINTY, TRUE, { DIGITS (35, 3, FALSE), DIGITS (1, 2, FALSE) }, 1, 2, "03502" },
  { "descending", HU_ORIENTATION_FLAT, TRUE, { DIGITS (1, 2, TRUE), DIGITS (1, 2, FALSE) }, 1, 3, "6003" },
  { "descending-last", HU_ORIENTATION_FLAT, TRUE, { DIGITS (1, 2, FALSE), DIGITS (5, 2, TRUE) }, 2, 14, "0205" },
  { "letters", HU_ORIENTATION_FLAT, TRUE, { LETTERS (1), DIGITS (1, 1, FALSE) }, 3, 12, "C12" },
  { "letter-26", HU_ORIENTATION_FLAT, TRUE, { LETTERS (1), DIGITS (1, 2, FALSE) }, 26, 1, "Z01" },
  { "letter-27", HU_ORIENTATION_FLAT, TRUE, { LETTERS (1), DIGITS (1, 2, FALSE) }, 27, 1, "AA01" },
  { "letter-52", HU_ORIENTATION_FLAT, TRUE, { LETTERS (1), DIGITS (1, 2, FALSE) }, 52, 1, "ZZ01" },
  { "letter-53", HU_ORIENTATION_FLAT, TRUE, { LETTERS (1), DIGITS (1, 2, FALSE) }, 53, 1, "AAA01" },
  { "letter-of-a-row", HU_ORIENTATION_POINTY, FALSE, { DIGITS (1, 2, FALSE), LETTERS (1), TRUE }, 4, 3, "C04" },
  { "separator", HU_ORIENTATION_FLAT, TRUE, { DIGITS (1, 1, FALSE), DIGITS (1, 1, FALSE), .separator = "." }, 11, 1, "11.1" },
  { "separator-of-3", HU_ORIENTATION_FLAT, TRUE, { LETTERS (1), LETTERS (1), .separator = "·:·" }, 2, 2, "B·:·B" },
  { "oblique-odd", HU_ORIENTATION_FLAT, TRUE, { DIGITS (1, 2, FALSE), DIGITS (1, 2, FALSE), .oblique = TRUE }, 4, 2, "0403" },
  { "oblique-odd-5", HU_ORIENTATION_FLAT, TRUE, { DIGITS (1, 2, FALSE), DIGITS (1, 2, FALSE), .oblique = TRUE }, 5, 2, "0504" },
  { "oblique-even", HU_ORIENTATION_FLAT, FALSE, { DIGITS (1, 2, FALSE), DIGITS (1, 2, FALSE), .oblique = TRUE }, 4, 2, "0404" },
  { "oblique-even-5", HU_ORIENTATION_FLAT, FALSE, { DIGITS (1, 2, FALSE), DIGITS (1, 2, FALSE), .oblique = TRUE }, 5, 2, "0504" },
  { "oblique-pointy", HU_ORIENTATION_POINTY, FALSE,
    { DIGITS (1, 2, FALSE), DIGITS (1, 2, FALSE), .oblique = TRUE }, 2, 4, "0404" },
  { "oblique-from", HU_ORIENTATION_FLAT, TRUE, { DIGITS (10, 2, FALSE), DIGITS (20, 2, FALSE), .oblique = TRUE }, 3, 1, "1221" },
};

static HuGrid *
new_grid (const NameCase *test)
{
  return hu_grid_new (60, 14, test->orientation, test->shifted_odd, HU_NUMBERING_CCRR, "7", NULL);
}

/* Each hex has a name of its own that leads back to it, with and without the board, in capitals and small letters. */
static void
test_name (gconstpointer data)
{
  const NameCase *test = data;
  g_autoptr(HuGrid) grid = new_grid (test);
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr(GError) error = NULL;
  char name[HU_HEX_NAME_MAX];

  g_assert_true (hu_grid_set_names (grid, &test->names, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (hu_grid_format (grid, hu_grid_at (grid, test->column, test->row), name), ==, test->hex);
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    {
      g_autofree char *whole = hu_grid_dup_name (grid, hex);
      g_autofree char *small = g_ascii_strdown (hu_grid_format (grid, hex, name), -1);

      g_assert_true (g_hash_table_add (seen, g_strdup (name)));
      g_assert_cmpint (hu_grid_parse (grid, name, NULL), ==, hex);
      g_assert_cmpint (hu_grid_parse (grid, whole, NULL), ==, hex);
      g_assert_cmpint (hu_grid_parse (grid, small, NULL), ==, hex);
    }
  g_assert_cmpint (hu_grid_rows_first (grid), ==, test->names.rows_first);
}

static void
test_refused (void)
{
  static const struct { HuGridNames names; gint code; const char *message; } cases[] = {
    { { DIGITS (1, 1, FALSE), DIGITS (1, 1, FALSE) }, HU_GRID_ERROR_ALIKE, "111" },
    { { LETTERS (0), DIGITS (1, 2, FALSE) }, HU_GRID_ERROR_BELOW, "A number is below 0, or a letter before A" },
    { { LETTERS (800), DIGITS (1, 2, FALSE) }, HU_GRID_ERROR_LONG, "A name is longer than 31 characters" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(HuGrid) grid = hu_grid_new (60, 14, HU_ORIENTATION_FLAT, TRUE, HU_NUMBERING_CCRR, NULL, NULL);
      g_autoptr(GError) error = NULL;
      char name[HU_HEX_NAME_MAX];

      g_assert_false (hu_grid_set_names (grid, &cases[i].names, &error));
      g_assert_error (error, HU_GRID_ERROR, cases[i].code);
      g_assert_cmpstr (error->message, ==, cases[i].message);
      /* A refused call changes nothing. */
      g_assert_cmpstr (hu_grid_format (grid, hu_grid_at (grid, 3, 12), name), ==, "0312");
    }
}

static void
test_wrong (void)
{
  static const HuGridNames names = { LETTERS (1), DIGITS (1, 1, FALSE), .separator = "." };
  static const struct { const char *text; gint code; } cases[] = {
    { "A.15", HU_GRID_ERROR_OUTSIDE }, { "JJJ.1", HU_GRID_ERROR_OUTSIDE }, { "A.0", HU_GRID_ERROR_OUTSIDE },
    { "A1", HU_GRID_ERROR_NAME }, { "AB.1", HU_GRID_ERROR_NAME }, { "A.01", HU_GRID_ERROR_NAME }, { ".", HU_GRID_ERROR_NAME },
    { "A.", HU_GRID_ERROR_NAME }, { ".1", HU_GRID_ERROR_NAME }, { "A..1", HU_GRID_ERROR_NAME }, { "0101", HU_GRID_ERROR_NAME },
    { "A.1234567890", HU_GRID_ERROR_NAME }, { "", HU_GRID_ERROR_NAME },
  };
  g_autoptr(HuGrid) grid = hu_grid_new (60, 14, HU_ORIENTATION_FLAT, TRUE, HU_NUMBERING_CCRR, NULL, NULL);

  g_assert_true (hu_grid_set_names (grid, &names, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(GError) error = NULL;

      g_test_message ("%s", cases[i].text);
      g_assert_cmpint (hu_grid_parse (grid, cases[i].text, &error), ==, HU_HEX_NONE);
      g_assert_error (error, HU_GRID_ERROR, cases[i].code);
    }
}

static gboolean
all_differ (const HuGrid *grid)
{
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  char name[HU_HEX_NAME_MAX];

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    if (hu_grid_in_rectangle (grid, hex) && !g_hash_table_add (seen, g_strdup (hu_grid_format (grid, hex, name))))
      return FALSE;

  return TRUE;
}

static HuLaneNames
some_lane_names (void)
{
  return (HuLaneNames) {
    .letters = g_test_rand_int_range (0, 2),
    .from = g_test_rand_int_range (1, 12),
    .digits = g_test_rand_int_range (1, 3),
    .descending = g_test_rand_int_range (0, 2),
  };
}

/* Names are refused just where a table of all of them has one twice. */
static void
test_random (void)
{
  guint n_refused = 0, n = hu_draws (2000, 300);

  for (guint i = 0; i < n; i++)
    {
      gboolean letters = g_test_rand_int_range (0, 4) == 0;
      g_autoptr(HuGrid) grid = hu_grid_new (g_test_rand_int_range (1, 40), g_test_rand_int_range (1, 40),
                                            letters ? 0 : g_test_rand_int_range (0, 2), g_test_rand_int_range (0, 2),
                                            letters ? HU_NUMBERING_LETTERS : HU_NUMBERING_CCRR, NULL, NULL);
      HuGridNames names = {
        .column = some_lane_names (), .row = some_lane_names (),
        .rows_first = g_test_rand_int_range (0, 2), .oblique = g_test_rand_int_range (0, 2),
        .separator = { g_test_rand_int_range (0, 3) == 0 ? ':' : '\0' },
      };
      g_autoptr(GError) error = NULL;

      if (hu_grid_set_names (grid, &names, &error))
        {
          g_assert_true (all_differ (grid));
          continue;
        }
      n_refused++;
      if (error->code == HU_GRID_ERROR_ALIKE)
        {
          /* The refused names, put there behind the check's back. */
          grid->names = g_memdup2 (&names, sizeof names);
          g_assert_false (all_differ (grid));
        }
    }
  g_test_message ("%u of %u refused", n_refused, n);
  g_assert_cmpuint (n_refused, >, 0);
  g_assert_cmpuint (n_refused, <, n);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (name_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/grid-names/name/", name_cases[i].name, NULL);

      g_test_add_data_func (path, &name_cases[i], test_name);
    }
  g_test_add_func ("/grid-names/refused", test_refused);
  g_test_add_func ("/grid-names/wrong", test_wrong);
  g_test_add_func ("/grid-names/random", test_random);

  return g_test_run ();
}
