/*
 * Names of several boards side by side: 2A1 is hex A1 of board 2.
 */
#include "hu-grid.h"

#include <string.h>

typedef struct
{
  const char *id;
  const char *span;
  gint        column, row;
  gboolean    reversed, raised;
} Laid;

static GPtrArray *
new_boards (const Laid *laid)
{
  GPtrArray *boards = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_grid_board_free);

  for (; laid->id != NULL; laid++)
    {
      HuGridBoard *board = hu_grid_board_new (laid->id);

      g_assert_true (hu_grid_board_is_id (laid->id));
      g_assert_true (hu_grid_board_read_span (board, laid->span));
      board->column = laid->column;
      board->row = laid->row;
      board->reversed = laid->reversed;
      board->raised = laid->raised;
      g_ptr_array_add (boards, board);
    }

  return boards;
}

static HuGrid *
new_grid (gint         columns,
          gint         rows,
          gboolean     shifted_odd,
          const Laid  *laid,
          GError     **error)
{
  g_autoptr(GPtrArray) boards = new_boards (laid);
  HuGrid *grid = hu_grid_new (columns, rows, HU_ORIENTATION_FLAT, shifted_odd, HU_NUMBERING_CCRR, NULL, NULL);

  if (hu_grid_set_boards (grid, boards, error))
    return grid;
  g_assert_null (grid->boards);
  g_assert_cmpint (grid->n_missing, ==, 0);
  hu_grid_unref (grid);

  return NULL;
}

/* --- Where hexes lie --- */

typedef struct
{
  const char *name;
  Laid        laid[3];
  gboolean    shifted_odd;
  const char *hex;
  gint        column, row; /* of a grid of 13 × 12 */
  const char *called;      /* where the first board has another name for it; NULL: so */
} PlaceCase;

static const PlaceCase place_cases[] = {
  { "first", { { "1", "A1-G5", 1, 2 } }, FALSE, "1A1", 1, 2, NULL },
  { "row-0", { { "1", "A1-G5", 1, 2 } }, FALSE, "1B0", 2, 1, NULL },
  { "last", { { "1", "A1-G5", 1, 2 } }, FALSE, "1G5", 7, 6, NULL },
  { "small-letters", { { "RB", "A1-G5", 1, 2 } }, FALSE, "rbb3", 2, 4, "RBB3" },
  { "zero-in-front", { { "2", "A1-G5", 1, 2 } }, FALSE, "02C3", 3, 4, "2C3" },
  { "board-00", { { "00", "A1-G5", 1, 2 } }, FALSE, "00C3", 3, 4, NULL },
  { "beside", { { "1", "A1-G5", 1, 2 }, { "2", "A1-G5", 7, 2 } }, FALSE, "2B2", 8, 3, NULL },
  { "seam", { { "1", "A1-G5", 1, 2 }, { "2", "A1-G5", 7, 2 } }, FALSE, "2A3", 7, 4, "1G3" },
  { "below", { { "1", "A1-G5", 1, 2 }, { "2", "A1-G5", 1, 7 } }, FALSE, "2A1", 1, 7, NULL },
  { "half-hexes-meet", { { "1", "A1-G5", 1, 2 }, { "2", "A1-G5", 1, 7 } }, FALSE, "2B0", 2, 6, "1B5" },
  { "reversed", { { "1", "A1-G5", 7, 5, TRUE } }, TRUE, "1A1", 7, 5, NULL },
  { "reversed-row-0", { { "1", "A1-G5", 7, 5, TRUE } }, TRUE, "1B0", 6, 6, NULL },
  { "reversed-last", { { "1", "A1-G5", 7, 5, TRUE } }, TRUE, "1G5", 1, 1, NULL },
  { "reversed-below", { { "1", "A1-G5", 1, 2 }, { "2", "A1-G5", 7, 11, TRUE } }, FALSE, "2B5", 6, 6, "1F5" },
  { "raised", { { "1", "A1-G5", 1, 1, FALSE, TRUE } }, TRUE, "1B1", 2, 1, NULL },
  { "raised-last", { { "1", "A1-G5", 1, 1, FALSE, TRUE } }, TRUE, "1B6", 2, 6, NULL },
  { "raised-reversed", { { "1", "A1-G5", 7, 6, TRUE, TRUE } }, FALSE, "1B1", 6, 6, NULL },
  { "a-part", { { "1", "C3-E5", 1, 2 } }, FALSE, "1D2", 2, 1, NULL },
  { "a-part-from-B", { { "1", "B3-E5", 1, 2 } }, TRUE, "1B2", 1, 1, NULL },
  { "a-part-off-the-grid", { { "1", "A1-G5", -1, 0 } }, FALSE, "1C3", 1, 2, NULL },
  { "far-letters", { { "1", "ZZ7-BBB9", 1, 2 } }, TRUE, "1AAA7", 2, 2, NULL },
  { "a-dot", { { "1.", "A1-G5", 1, 2 }, { "1A.", "A1-G5", 7, 2 } }, FALSE, "1A.C3", 9, 4, NULL },
};

static void
test_place (gconstpointer data)
{
  const PlaceCase *test = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(HuGrid) grid = new_grid (13, 12, test->shifted_odd, test->laid, &error);
  g_autoptr(HuGrid) whole = NULL;
  char name[HU_HEX_NAME_MAX];
  HuHex hex;

  g_assert_no_error (error);
  hex = hu_grid_parse (grid, test->hex, &error);
  g_assert_no_error (error);
  g_assert_cmpint (hu_grid_column (grid, hex), ==, test->column);
  g_assert_cmpint (hu_grid_row (grid, hex), ==, test->row);
  g_assert_cmpstr (hu_grid_format (grid, hex, name), ==, test->called != NULL ? test->called : test->hex);

  /* What has no name is no hex, also where all hexes are. */
  whole = hu_grid_new_whole (grid);
  g_assert_cmpint (whole->n_missing, ==, grid->n_missing);
  for (hex = 0; hex < grid->n_hexes; hex++)
    {
      hu_grid_format (grid, hex, name);
      g_assert_cmpint (hu_grid_has (grid, hex), ==, name[0] != '\0');
      g_assert_cmpint (hu_grid_is_named (grid, hex), ==, name[0] != '\0');
      if (name[0] != '\0')
        g_assert_cmpint (hu_grid_parse (grid, name, NULL), ==, hex);
    }
}

/* Hexes of a board are as far from one another as on the board by itself, however it lies. */
static void
test_distances (void)
{
  g_autoptr(HuGrid) alone = hu_grid_new (7, 5, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS, NULL, NULL);
  static const Laid lays[][3] = {
    { { "1", "A1-G5", 1, 2 }, { "2", "A1-G5", 7, 2 } },
    { { "1", "A1-G5", 1, 2 }, { "2", "A1-G5", 13, 6, TRUE } },
    { { "1", "A1-G5", 1, 2 }, { "2", "A1-G5", 1, 7 } },
    { { "2", "A1-G5", 7, 5, TRUE } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lays); i++)
    {
      g_autoptr(HuGrid) grid = new_grid (13, 12, lays[i][1].id == NULL, lays[i], NULL);
      HuHex there[64];
      guint n = 0;

      for (HuHex hex = 0; hex < alone->n_hexes; hex++)
        if (hu_grid_has (alone, hex))
          {
            char name[HU_HEX_NAME_MAX];
            g_autofree char *called = g_strconcat ("2", hu_grid_format (alone, hex, name), NULL);

            there[hex] = hu_grid_parse (grid, called, NULL);
            g_assert_cmpint (there[hex], !=, HU_HEX_NONE);
            n++;
          }
      g_assert_cmpuint (n, ==, 38);
      for (HuHex a = 0; a < alone->n_hexes; a++)
        for (HuHex b = 0; b < alone->n_hexes; b++)
          if (hu_grid_has (alone, a) && hu_grid_has (alone, b))
            g_assert_cmpint (hu_grid_distance (grid, there[a], there[b]), ==, hu_grid_distance (alone, a, b));
    }
}

/* --- What cannot be --- */

static void
test_refused (void)
{
  static const struct
  {
    Laid        laid[7];
    gint        code;
    const char *message;
  } cases[] = {
    { { { "1", "A1-CC5", 1, 2 }, { "1A", "A1-G5", 29, 2 } }, HU_GRID_ERROR_ALIKE, "1AA1" },
    { { { "a", "A1-G5", 1, 2 }, { "A", "A1-G5", 7, 2 } }, HU_GRID_ERROR_ALIKE, "AA1" },
    { { { "1", "A1-G5", 50, 2 } }, HU_GRID_ERROR_BESIDE, NULL },
    { { { "1", "A1-G5", -20, 2 } }, HU_GRID_ERROR_BESIDE, NULL },
    { { { "1", "A1-NN12", 1, 1 }, { "2", "A1-NN12", 1, 1 }, { "3", "A1-NN12", 1, 1 }, { "4", "A1-NN12", 1, 1 },
        { "5", "A1-NN12", 1, 1 } }, HU_GRID_ERROR_BESIDE, NULL },
    { { { "abcdefghijkl", "AAAAAAAAAAAAAAAAAAAA1-BBBBBBBBBBBBBBBBBBBB5", 1, 2 } }, HU_GRID_ERROR_LONG, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_null (new_grid (40, 12, FALSE, cases[i].laid, &error));
      g_assert_error (error, HU_GRID_ERROR, cases[i].code);
      if (cases[i].message != NULL)
        g_assert_cmpstr (error->message, ==, cases[i].message);
    }
}

static void
test_words (void)
{
  static const char * const spans[] = { "", "A1", "A1-", "-G5", "A1-G", "G5-A1", "A5-G1", "AB1-G5", "A1-G5-", "A1-G5 ", "A-G", "1-5",
                                        "A1-G99999", "A1-G-5" };
  static const char * const ids[] = { "", "a b", "2-", "1/", "ü", "abcdefghijklm" };
  g_autoptr(HuGrid) grid = new_grid (13, 12, FALSE, (const Laid[]) { { "1", "A1-G5", 1, 2 }, { "2", "B2-D4", 8, 3 }, { NULL } }, NULL);
  HuGridBoard *board = hu_grid_board_new ("1");
  g_autofree char *span = NULL;
  g_autoptr(GError) error = NULL;
  char name[HU_HEX_NAME_MAX];
  HuHex first, last;

  for (guint i = 0; i < G_N_ELEMENTS (spans); i++)
    g_assert_false (hu_grid_board_read_span (board, spans[i]));
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    g_assert_false (hu_grid_board_is_id (ids[i]));
  g_assert_true (hu_grid_board_read_span (board, "c10-BB12"));
  span = hu_grid_board_dup_span (board);
  g_assert_cmpstr (span, ==, "C10-BB12");
  hu_grid_board_free (board);

  hu_grid_get_ends (grid, &first, &last);
  g_assert_cmpstr (hu_grid_format (grid, first, name), ==, "1A1");
  g_assert_cmpstr (hu_grid_format (grid, last, name), ==, "2D4");
  g_assert_cmpint (hu_grid_parse (grid, "1H1", &error), ==, HU_HEX_NONE);
  g_assert_error (error, HU_GRID_ERROR, HU_GRID_ERROR_OUTSIDE);
  g_assert_nonnull (strstr (error->message, "1A1 to 2D4"));
  for (guint i = 0; i < 5; i++)
    {
      static const char * const wrong[] = { "A1", "3A1", "2", "", "1A0" };

      g_clear_error (&error);
      g_assert_cmpint (hu_grid_parse (grid, wrong[i], &error), ==, HU_HEX_NONE);
      g_assert_nonnull (error);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (place_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/grid-boards/place/", place_cases[i].name, NULL);

      g_test_add_data_func (path, &place_cases[i], test_place);
    }
  g_test_add_func ("/grid-boards/distances", test_distances);
  g_test_add_func ("/grid-boards/refused", test_refused);
  g_test_add_func ("/grid-boards/words", test_words);

  return g_test_run ();
}
