/*
 * Names, neighbours, distances and edges of all grids.
 */
#include "hu-grid.h"

typedef struct
{
  const char   *name;
  gint          columns, rows;
  HuOrientation orientation;
  gboolean      shifted_odd;
  HuNumbering   numbering;
  const char   *board;
  const char   *hex;
  const char   *neighbours; /* as a set, sorted */
} NeighbourCase;

static const NeighbourCase neighbour_cases[] = {
  { "flat-even",        6, 6, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, "0303", "0202 0203 0302 0304 0402 0403" },
  { "flat-even-low",    6, 6, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, "0403", "0303 0304 0402 0404 0503 0504" },
  { "flat-odd",         6, 6, HU_ORIENTATION_FLAT, TRUE, HU_NUMBERING_CCRR, NULL, "0303", "0203 0204 0302 0304 0403 0404" },
  { "pointy-even",      6, 6, HU_ORIENTATION_POINTY, FALSE, HU_NUMBERING_CCRR, NULL, "0302", "0202 0301 0303 0401 0402 0403" },
  { "pointy-odd",       6, 6, HU_ORIENTATION_POINTY, TRUE, HU_NUMBERING_CCRR, NULL, "0302", "0201 0202 0203 0301 0303 0402" },
  { "rrcc",             6, 6, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_RRCC, NULL, "0303", "0203 0204 0302 0304 0403 0202" },
  { "corner",           6, 6, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, "0101", "0102 0201" },
  { "three-digits",   100, 4, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, "100001", "099001 099002 100002" },
  /* The board of the contract: A1, U3 and F3 with their neighbours. */
  { "letters-corner",  26, 10, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS, NULL, "A1", "A2 B0 B1" },
  { "letters-odd",     26, 10, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS, NULL, "U3", "T2 T3 U2 U4 V2 V3" },
  { "letters-even",    26, 10, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS, "22", "22F3", "E3 E4 F2 F4 G3 G4" },
  { "letters-double",  33, 10, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS, NULL, "AA5", "AA4 AA6 BB4 BB5 Z4 Z5" },
};

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(char * const *) a, *(char * const *) b);
}

static char *
sorted_words (const char *words)
{
  g_auto(GStrv) each = g_strsplit (words, " ", -1);

  qsort (each, g_strv_length (each), sizeof (char *), compare_names);
  return g_strjoinv (" ", each);
}

static void
test_neighbours (gconstpointer data)
{
  const NeighbourCase *test = data;
  g_autoptr(HuGrid) grid = hu_grid_new (test->columns, test->rows, test->orientation, test->shifted_odd,
                                        test->numbering, test->board, NULL);
  HuHex hex = hu_grid_parse (grid, test->hex, NULL);
  g_autoptr(GString) found = g_string_new (NULL);
  g_autofree char *have = NULL;
  g_autofree char *want = sorted_words (test->neighbours);

  g_assert_cmpint (hex, !=, HU_HEX_NONE);
  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    {
      HuHex beside = hu_grid_neighbour (grid, hex, direction);
      char name[HU_HEX_NAME_MAX];

      if (beside == HU_HEX_NONE)
        continue;
      g_string_append_printf (found, "%s%s", found->len > 0 ? " " : "", hu_grid_format (grid, beside, name));
      g_assert_cmpint (hu_grid_direction (grid, hex, beside), ==, direction);
      g_assert_cmpint (hu_grid_neighbour (grid, beside, hu_direction_opposite (direction)), ==, hex);
    }

  have = sorted_words (found->str);
  g_assert_cmpstr (have, ==, want);
}

/* Distance is what a flood counts, on every kind of grid. */
static void
test_distance (void)
{
  for (gint kind = 0; kind < 5; kind++)
    {
      g_autoptr(HuGrid) grid = hu_grid_new (9, 8, kind & 1, (kind & 2) != 0,
                                            kind == 4 ? HU_NUMBERING_LETTERS : HU_NUMBERING_CCRR, NULL, NULL);
      HuHex from = hu_grid_at (grid, 4, 3);
      g_autofree gint *distance = g_new (gint, grid->n_hexes);
      g_autoptr(GArray) queue = g_array_new (FALSE, FALSE, sizeof (HuHex));

      for (HuHex hex = 0; hex < grid->n_hexes; hex++)
        distance[hex] = -1;
      distance[from] = 0;
      g_array_append_val (queue, from);
      for (guint i = 0; i < queue->len; i++)
        {
          HuHex hex = g_array_index (queue, HuHex, i);

          g_assert_cmpint (hu_grid_distance (grid, from, hex), ==, distance[hex]);
          g_assert_cmpint (hu_grid_distance (grid, hex, from), ==, distance[hex]);
          for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
            {
              HuHex beside = hu_grid_neighbour (grid, hex, direction);

              if (beside != HU_HEX_NONE && distance[beside] < 0)
                {
                  distance[beside] = distance[hex] + 1;
                  g_array_append_val (queue, beside);
                }
            }
        }
      g_assert_cmpuint (queue->len, ==, kind == 4 ? 9 * 8 + 4 : 72);
    }
}

/* Every hex has a name of its own that leads back to it. */
static void
test_names_round_trip (void)
{
  for (gint kind = 0; kind < 6; kind++)
    {
      HuNumbering numbering = kind % 3;
      g_autoptr(HuGrid) grid = hu_grid_new (kind < 3 ? 52 : 101, kind < 3 ? 12 : 7,
                                            numbering == HU_NUMBERING_LETTERS ? HU_ORIENTATION_FLAT : kind & 1,
                                            FALSE, kind == 5 ? HU_NUMBERING_CCRR : numbering,
                                            kind < 3 ? "7" : NULL, NULL);

      for (HuHex hex = 0; hex < grid->n_hexes; hex++)
        {
          char name[HU_HEX_NAME_MAX];
          g_autofree char *read = NULL;

          if (!grid->exists[hex])
            continue;
          g_assert_cmpint (hu_grid_parse (grid, hu_grid_format (grid, hex, name), NULL), ==, hex);
          read = hu_grid_dup_name (grid, hex);
          g_assert_cmpint (hu_grid_parse (grid, read, NULL), ==, hex);
          g_assert_cmpint (hu_grid_at (grid, hu_grid_column (grid, hex), hu_grid_row (grid, hex)), ==, hex);
        }
    }
}

typedef struct
{
  const char *name;
  const char *text;
  gint        code;
  const char *message;
} NameCase;

static const NameCase name_cases[] = {
  { "row-0", "0100", HU_GRID_ERROR_OUTSIDE, "Hex 0100 is off the map, which runs from 0101 to 0605" },
  { "past-the-rows", "0106", HU_GRID_ERROR_OUTSIDE, "Hex 0106 is off the map, which runs from 0101 to 0605" },
  { "past-the-columns", "0701", HU_GRID_ERROR_OUTSIDE, "Hex 0701 is off the map, which runs from 0101 to 0605" },
  { "missing", "0605", HU_GRID_ERROR_MISSING, "Hex 0605 is missing from this map" },
  { "long", "00101", HU_GRID_ERROR_NAME, "“00101” is not a hex of this map; they are named from 0101 to 0605" },
  { "short", "101", HU_GRID_ERROR_NAME, "“101” is not a hex of this map; they are named from 0101 to 0605" },
  { "empty", "", HU_GRID_ERROR_NAME, "“” is not a hex of this map; they are named from 0101 to 0605" },
  { "letters", "A1", HU_GRID_ERROR_NAME, "“A1” is not a hex of this map; they are named from 0101 to 0605" },
  { "sign", "+101", HU_GRID_ERROR_NAME, "“+101” is not a hex of this map; they are named from 0101 to 0605" },
};

static void
test_bad_name (gconstpointer data)
{
  const NameCase *test = data;
  g_autoptr(HuGrid) grid = hu_grid_new (6, 5, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(GError) error = NULL;

  hu_grid_remove_hex (grid, hu_grid_at (grid, 6, 5));
  g_assert_cmpint (hu_grid_parse (grid, test->text, &error), ==, HU_HEX_NONE);
  g_assert_error (error, HU_GRID_ERROR, test->code);
  g_assert_cmpstr (error->message, ==, test->message);
}

static void
test_bad_letters (void)
{
  g_autoptr(HuGrid) grid = hu_grid_new (33, 10, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS, "22", NULL);
  /* Odd columns have no row 0; AB is no column; rows have no leading zeros. */
  static const char * const bad[] = { "A0", "AB3", "A01", "HH1", "A11", "a1", "A", "22", "23A1", "A1234567" };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_test_message ("%s", bad[i]);
      g_assert_cmpint (hu_grid_parse (grid, bad[i], NULL), ==, HU_HEX_NONE);
    }
  g_assert_cmpint (hu_grid_parse (grid, "B0", NULL), !=, HU_HEX_NONE);
  g_assert_cmpint (hu_grid_parse (grid, "GG10", NULL), !=, HU_HEX_NONE);
}

static void
test_impossible_sizes (void)
{
  const struct { gint columns, rows; HuOrientation orientation; HuNumbering numbering; } cases[] = {
    { 0, 5, HU_ORIENTATION_FLAT, HU_NUMBERING_CCRR },
    { 5, 4097, HU_ORIENTATION_FLAT, HU_NUMBERING_CCRR },
    { -1, 5, HU_ORIENTATION_POINTY, HU_NUMBERING_RRCC },
    { 53, 5, HU_ORIENTATION_FLAT, HU_NUMBERING_LETTERS },
    { 10, 5, HU_ORIENTATION_POINTY, HU_NUMBERING_LETTERS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_null (hu_grid_new (cases[i].columns, cases[i].rows, cases[i].orientation, FALSE,
                                  cases[i].numbering, NULL, &error));
      g_assert_error (error, HU_GRID_ERROR, HU_GRID_ERROR_SIZE);
    }
}

/* Up to four digits behind the letters are a name, of a hex that is there or not. */
static void
test_letters (void)
{
  g_autoptr(HuGrid) grid = hu_grid_new (9, 8, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS, NULL, NULL);
  static const struct { const char *name; gint code; } cases[] = {
    { "A1", -1 }, { "A", HU_GRID_ERROR_NAME }, { "AA", HU_GRID_ERROR_NAME }, { "1", HU_GRID_ERROR_NAME },
    { "A99", HU_GRID_ERROR_OUTSIDE }, { "ZZ1", HU_GRID_ERROR_OUTSIDE }, { "A1000", HU_GRID_ERROR_OUTSIDE },
    { "A10000", HU_GRID_ERROR_NAME }, { "A01", HU_GRID_ERROR_NAME }, { "AB1", HU_GRID_ERROR_NAME },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(GError) error = NULL;

      hu_grid_parse (grid, cases[i].name, &error);
      g_test_message ("%s", cases[i].name);
      if (cases[i].code < 0)
        g_assert_no_error (error);
      else
        g_assert_error (error, HU_GRID_ERROR, cases[i].code);
    }
}

/* A long name is cut to its beginning, in whole characters. */
static void
test_long_name (void)
{
  g_autoptr(HuGrid) grid = hu_grid_new (9, 8, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  static const struct { const char *name; const char *shown; } cases[] = {
    { "x", "x" },
    { "1234567890123456789012345678901234567890", "1234567890123456789012345678901234567890" },
    { "1234567890123456789012345678901234567890x", "1234567890123456789012345678901234567890" },
    { "€€€€€€€€€€€€€€€", "€€€€€€€€€€€€€" },
    { "Москва, столица Советского Союза", "Москва, столица Совет" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *message = g_strdup_printf ("“%s” is not a hex of this map; they are named from 0101 to 0908",
                                                  cases[i].shown);
      g_autoptr(GError) error = NULL;

      g_assert_cmpint (hu_grid_parse (grid, cases[i].name, &error), ==, HU_HEX_NONE);
      g_assert_cmpstr (error->message, ==, message);
    }
}

/* As many bytes as are told, and none of what follows. */
static void
test_corner (void)
{
  g_autoptr(HuGrid) grid = hu_grid_new (9, 8, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  static const struct { const char *text; gssize length; const char *found; } cases[] = {
    { "0203", -1, "0203" }, { "0203-0405", 4, "0203" }, { "0203-0405", -1, NULL }, { "0203", 3, NULL },
    { "0203", 1, NULL }, { "0203", 0, NULL }, { "", -1, NULL }, { "1001", -1, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(GError) error = NULL;
      HuHex hex = hu_grid_parse_corner (grid, cases[i].text, cases[i].length, &error);
      char name[HU_HEX_NAME_MAX];

      if (cases[i].found != NULL)
        {
          g_assert_no_error (error);
          g_assert_cmpstr (hu_grid_format (grid, hex, name), ==, cases[i].found);
        }
      else
        {
          g_assert_cmpint (hex, ==, HU_HEX_NONE);
          g_assert_nonnull (error);
        }
    }
}

/* The prefix of the board alone is no name, and a hex off the map where it looks like one. */
static void
test_board_like_a_hex (void)
{
  g_autoptr(HuGrid) grid = hu_grid_new (9, 8, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, "9901", NULL);
  g_autoptr(GError) error = NULL;

  g_assert_cmpint (hu_grid_parse_corner (grid, "99010203", -1, NULL), ==, hu_grid_at (grid, 2, 3));
  g_assert_cmpint (hu_grid_parse_corner (grid, "9901", -1, &error), ==, HU_HEX_NONE);
  g_assert_error (error, HU_GRID_ERROR, HU_GRID_ERROR_OUTSIDE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (neighbour_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/grid/neighbours/", neighbour_cases[i].name, NULL);

      g_test_add_data_func (path, &neighbour_cases[i], test_neighbours);
    }
  for (guint i = 0; i < G_N_ELEMENTS (name_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/grid/bad-name/", name_cases[i].name, NULL);

      g_test_add_data_func (path, &name_cases[i], test_bad_name);
    }
  g_test_add_func ("/grid/bad-letters", test_bad_letters);
  g_test_add_func ("/grid/distance", test_distance);
  g_test_add_func ("/grid/names-round-trip", test_names_round_trip);
  g_test_add_func ("/grid/impossible-sizes", test_impossible_sizes);
  g_test_add_func ("/grid/letters", test_letters);
  g_test_add_func ("/grid/long-name", test_long_name);
  g_test_add_func ("/grid/corner", test_corner);
  g_test_add_func ("/grid/board-like-a-hex", test_board_like_a_hex);

  return g_test_run ();
}
