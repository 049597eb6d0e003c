/*
 * Sets of hexes as text: few spans, and never one that names a hex too many.
 */
#include "config.h"

#include <string.h>

#include "hu-file-random.h"
#include "hu-hexset.h"
#include "hu-often.h"
#include "hu-write.h"


static char *
finish (HuJsonWriter *writer)
{
  g_autoptr(GBytes) bytes = hu_json_writer_free_to_bytes (writer);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes) - 1);
}

static char *
write_marks (const HuGrid *grid,
             const guint8 *marks)
{
  HuJsonWriter *writer = hu_json_writer_new ();

  hu_write_hexset (writer, grid, marks, 1);

  return finish (writer);
}

static char *
write_list (const HuGrid *grid,
            const GArray *hexes)
{
  HuJsonWriter *writer = hu_json_writer_new ();
  g_autoptr(HuMap) map = hu_map_new ((HuGrid *) grid);
  g_autoptr(HuScenario) scenario = hu_scenario_new (map);

  hu_write_hexset_line (writer, scenario, hexes);

  return finish (writer);
}

static GArray *
read_back (const HuGrid *grid,
           const char   *text)
{
  g_autoptr(HuNode) node = hu_node_from_json (text);

  return hu_hexset_expand (grid, node, FALSE);
}

/* --- Pictures of five columns of four flat-topped hexes; '#' is meant, ' ' missing --- */

typedef struct
{
  const char *name;
  const char *rows[4];
  const char *text;
} PictureCase;

static const PictureCase picture_cases[] = {
  { "none", { ".....", ".....", ".....", "....." }, "[]" },
  { "one", { ".....", "..#..", ".....", "....." }, "[\"0302\"]" },
  { "two", { ".....", "..##.", ".....", "....." }, "[\"0302\", \"0402\"]" },
  { "row", { ".....", ".###.", ".....", "....." }, "[\"0202-0402\"]" },
  { "column", { ".#...", ".#...", ".#...", "....." }, "[\"0201-0203\"]" },
  { "rectangle", { ".....", ".###.", ".###.", "....." }, "[\"0202-0403\"]" },
  { "all", { "#####", "#####", "#####", "#####" }, "\"all\"" },
  { "all-there-are", { "## ##", "#####", "#####", "    #" }, "\"all\"" },
  { "corner", { "###..", "###..", "#....", "#...." }, "[\"0101-0302\", \"0103\", \"0104\"]" },
  { "over-a-hole", { ".....", "## ##", "#####", "....." }, "[\"0102-0503\"]" },
  { "not-into-a-hole", { ".....", "##  .", "##  .", "....." }, "[\"0102-0203\"]" },
  { "checkers", { "#.#.#", ".#.#.", "#.#.#", ".#.#." },
    "[\"0101\", \"0103\", \"0202\", \"0204\", \"0301\", \"0303\", \"0402\", \"0404\", \"0501\", \"0503\"]" },
  { "the-larger-way", { "#####", "#....", "#....", "....." }, "[\"0101-0501\", \"0102\", \"0103\"]" },
};

static void
test_picture (gconstpointer data)
{
  const PictureCase *test = data;
  g_autoptr(HuGrid) grid = hu_grid_new (5, 4, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  g_autofree guint8 *marks = g_malloc0 ((gsize) grid->n_hexes);
  g_autofree char *text = NULL;

  for (gint row = 1; row <= 4; row++)
    for (gint column = 1; column <= 5; column++)
      {
        char c = test->rows[row - 1][column - 1];

        marks[hu_grid_at (grid, column, row)] = c == '#';
        if (c == ' ')
          hu_grid_remove_hex (grid, hu_grid_at (grid, column, row));
      }

  text = write_marks (grid, marks);
  g_assert_cmpstr (text, ==, test->text);
}

/* --- Lists, whose order counts --- */

typedef struct
{
  const char *name;
  const char *hexes; /* of a grid of five by four with letters or digits */
  const char *text;
} ListCase;

static const ListCase list_cases[] = {
  { "empty", "", "[]" },
  { "two", "0101 0102", "[\"0101\", \"0102\"]" },
  { "down", "0101 0102 0103", "[\"0101-0103\"]" },
  { "up", "0103 0102 0101", "[\"0103\", \"0102\", \"0101\"]" },
  { "along", "0102 0202 0302", "[\"0102-0302\"]" },
  { "rectangle", "0201 0202 0301 0302", "[\"0201-0302\"]" },
  { "rectangle-by-rows", "0201 0301 0202 0302", "[\"0201\", \"0301\", \"0202\", \"0302\"]" },
  { "twice", "0101 0101 0102 0103 0101", "[\"0101\", \"0101-0103\", \"0101\"]" },
  { "all",
   "0101 0102 0103 0104 0201 0202 0203 0204 0301 0302 0303 0304 0401 0402 0403 0404 0501 0502 0503 0504",
    "\"all\"" },
};

static void
test_list (gconstpointer data)
{
  const ListCase *test = data;
  g_autoptr(HuGrid) grid = hu_grid_new (5, 4, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_auto(GStrv) names = g_strsplit (test->hexes, " ", -1);
  g_autofree char *text = NULL;

  for (guint i = 0; names[i] != NULL; i++)
    {
      HuHex hex = hu_grid_parse (grid, names[i], NULL);

      g_array_append_val (hexes, hex);
    }

  text = write_list (grid, hexes);
  g_assert_cmpstr (text, ==, test->text);
}

/* --- Any grid, any set --- */

static void
test_random_sets (void)
{
  guint32 seed = (guint32) g_test_rand_int ();
  guint n_rounds = hu_draws (2000, 100);

  for (guint i = 0; i < n_rounds; i++)
    {
      g_autoptr(GRand) rand = g_rand_new_with_seed (seed + i);
      g_autoptr(HuGrid) grid = hu_file_random_grid (rand);
      g_autofree guint8 *marks = g_malloc0 ((gsize) grid->n_hexes);
      g_autofree guint8 *found = g_malloc0 ((gsize) grid->n_hexes);
      gint density = g_rand_int_range (rand, 1, 11);
      g_autoptr(GArray) hexes = NULL;
      g_autofree char *text = NULL;

      for (HuHex hex = 0; hex < grid->n_hexes; hex++)
        marks[hex] = hu_grid_has (grid, hex) && g_rand_int_range (rand, 0, 10) < density;

      text = write_marks (grid, marks);
      hexes = read_back (grid, text);
      for (guint j = 0; j < hexes->len; j++)
        found[g_array_index (hexes, HuHex, j)]++;

      /* Each hex once, so that spans never overlap. */
      g_test_message ("seed %u: %s", seed + i, text);
      g_assert_cmpmem (found, (gsize) grid->n_hexes, marks, (gsize) grid->n_hexes);
    }
}

static void
test_random_lists (void)
{
  guint32 seed = (guint32) g_test_rand_int ();
  guint n_rounds = hu_draws (2000, 100);

  for (guint i = 0; i < n_rounds; i++)
    {
      g_autoptr(GRand) rand = g_rand_new_with_seed (seed + i);
      g_autoptr(HuGrid) grid = hu_file_random_grid (rand);
      g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
      g_autoptr(GArray) found = NULL;
      g_autofree char *text = NULL;

      /* Pieces of columns and rows, so that there are spans to be found. */
      for (gint n = g_rand_int_range (rand, 0, 8); n > 0; n--)
        {
          HuHex hex = hu_file_random_hex (rand, grid);
          gint direction = g_rand_int_range (rand, 0, HU_N_DIRECTIONS);

          for (gint k = g_rand_int_range (rand, 1, 6); k > 0 && hex != HU_HEX_NONE; k--)
            {
              g_array_append_val (hexes, hex);
              hex = hu_grid_neighbour (grid, hex, direction);
            }
        }

      text = write_list (grid, hexes);
      found = read_back (grid, text);
      g_test_message ("seed %u: %s", seed + i, text);
      g_assert_cmpmem (found->data, found->len * sizeof (HuHex), hexes->data, hexes->len * sizeof (HuHex));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (picture_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/hexset/picture/", picture_cases[i].name, NULL);

      g_test_add_data_func (path, &picture_cases[i], test_picture);
    }
  for (guint i = 0; i < G_N_ELEMENTS (list_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/hexset/list/", list_cases[i].name, NULL);

      g_test_add_data_func (path, &list_cases[i], test_list);
    }
  g_test_add_func ("/hexset/random-sets", test_random_sets);
  g_test_add_func ("/hexset/random-lists", test_random_lists);

  return g_test_run ();
}
