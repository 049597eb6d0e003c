/*
 * How far supply lines reach, what stops them and which one is shown: drawn
 * cases, and random maps against a plain flood.
 */
#include "hu-often.h"
#include "hu-supply-case.h"

#include <string.h>

typedef struct
{
  const char *name;
  const char *rows;
  const char *barriers;
  gint        max_length;
  const char *path;     /* or NULL */
  const char *frontier; /* hex<from reason, in order */
  gint        furthest;
  gint        n_reached;
} TraceCase;

static const TraceCase trace_cases[] = {
  { "straight", "O . S", NULL, -1, "0101 0102 0103", "", 2, 3 },
  { "source-beside", "O S", NULL, -1, "0101 0102", "", 1, 2 },
  { "origin-is-never-tested", "Q . S", NULL, -1, "0101 0102 0103", "", 2, 3 },
  { "blocked-source-is-none", "O . X", NULL, -1, NULL, "0103<0102 unit", 1, 2 },
  { "hole", "O _ S", NULL, -1, NULL, "", 0, 1 },
  { "reasons", "O ~ ./ # O z/ . c .", NULL, -1, NULL,
    "0102<0101 terrain 0201<0101 unit 0203<0202 zoc 0302<0202 control", 1, 4 },
  { "from-is-the-first", "O . #/ O . S", NULL, -1, "0201 0202 0203", "0103<0102 unit", 2, 5 },
  { "hexside", "O | . S", NULL, -1, NULL, "0102<0101 hexside", 0, 1 },
  { "content-before-hexside-on-a-free-side", "O | #/ . .", NULL, -1, NULL, "0102<0201 unit", 2, 3 },
  { "hexside-before-content-behind-it", "O | # S", NULL, -1, NULL, "0102<0101 hexside", 0, 1 },
  { "around-a-hexside", "O | S/ . .", NULL, -1, "0101 0201 0102", "", 2, 4 },
  { "length", "O . . S", NULL, 2, NULL, "0104<0103 length", 2, 3 },
  { "length-just-enough", "O . . S", NULL, 3, "0101 0102 0103 0104", "", 3, 4 },
  { "length-nought", "O S", NULL, 0, NULL, "0102<0101 length", 0, 1 },
  { "content-before-length", "O . #", NULL, 1, NULL, "0103<0102 unit", 1, 2 },
  { "nearest-source", "S . . O . S", NULL, -1, "0104 0105 0106", "", 3, 6 },
  { "first-of-two-sources", "S . O . S", NULL, -1, "0103 0102 0101", "", 2, 5 },
  /* Three ways of two steps; back from the source the first by index. */
  { "first-way-back", "O . ./ . . ./ . S .", NULL, -1, "0101 0201 0302", "", 3, 9 },
  { "either-origin", "O # S/ . # ./ O . .", NULL, -1, "0301 0302 0303 0203 0103",
    "0102<0101 unit 0202<0201 unit", 4, 7 },
  { "a-source-on-the-way-is-the-end", "O S . S", NULL, -1, "0101 0102", "", 3, 4 },
};

static char *
describe_frontier (const HuSupplyCase *test,
                   const GArray       *frontier)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < frontier->len; i++)
    {
      const HuFrontierHex *hex = &g_array_index (frontier, HuFrontierHex, i);
      char name[HU_HEX_NAME_MAX];
      char from[HU_HEX_NAME_MAX];

      g_string_append_printf (text, "%s%s<%s %s", i > 0 ? " " : "",
                              hu_grid_format (test->grid, hex->hex, name),
                              hu_grid_format (test->grid, hex->from, from),
                              hu_block_to_string (hex->because));
    }

  return g_string_free (text, FALSE);
}

static void
test_drawn (gconstpointer data)
{
  const TraceCase *expected = data;
  g_autoptr(HuSupplyCase) test = hu_supply_case_draw (expected->rows, expected->barriers,
                                                      expected->max_length);
  g_autoptr(HuSupplyTrace) trace = hu_supply_trace (&test->field);
  g_autofree char *path = trace->path != NULL ? hu_supply_case_names (test, trace->path) : NULL;
  g_autofree char *frontier = describe_frontier (test, trace->frontier);

  g_assert_cmpstr (path, ==, expected->path);
  g_assert_cmpstr (frontier, ==, expected->frontier);
  g_assert_cmpint (trace->furthest, ==, expected->furthest);
  g_assert_cmpint (trace->n_reached, ==, expected->n_reached);
  g_assert_cmpint (hu_supply_reaches (&test->field), ==, expected->path != NULL);
}

/* --- Random maps --- */

/* The reached neighbour nearest to the origins, the first by index of several. */
static HuHex
find_from (const HuSupplyCase *test,
           const gint         *distance,
           HuHex               hex,
           gboolean            over_barriers)
{
  HuHex best = HU_HEX_NONE;

  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    {
      HuHex next = hu_grid_neighbour (test->grid, hex, direction);

      if (next == HU_HEX_NONE || distance[next] < 0
          || (!over_barriers && test->barriers != NULL && (test->barriers[hex] >> direction & 1)))
        continue;
      if (best == HU_HEX_NONE || distance[next] < distance[best]
          || (distance[next] == distance[best] && next < best))
        best = next;
    }

  return best;
}

static void
check_frontier (const HuSupplyCase  *test,
                const HuSupplyTrace *trace,
                const gint          *distance)
{
  guint found = 0;

  for (gint ring = 0; ring <= trace->furthest; ring++)
    for (HuHex hex = 0; hex < test->grid->n_hexes; hex++)
      {
        const HuFrontierHex *stop;
        HuBlock because = test->block[hex] != HU_BLOCK_OPEN ? test->block[hex] : HU_BLOCK_LENGTH;
        HuHex from;

        if (!hu_grid_has (test->grid, hex) || distance[hex] >= 0)
          continue;
        from = find_from (test, distance, hex, FALSE);
        if (from == HU_HEX_NONE)
          {
            from = find_from (test, distance, hex, TRUE);
            because = HU_BLOCK_HEXSIDE;
          }
        if (from == HU_HEX_NONE || distance[from] != ring)
          continue;

        g_assert_cmpuint (found, <, trace->frontier->len);
        stop = &g_array_index (trace->frontier, HuFrontierHex, found++);
        g_assert_cmpint (stop->hex, ==, hex);
        g_assert_cmpint (stop->from, ==, from);
        g_assert_cmpint (stop->because, ==, because);
      }

  g_assert_cmpuint (found, ==, trace->frontier->len);
}

static HuHex
find_source (const HuSupplyCase *test,
             const gint         *distance)
{
  HuHex best = HU_HEX_NONE;

  for (HuHex hex = 0; hex < test->grid->n_hexes; hex++)
    if (test->source[hex] && distance[hex] > 0 && (best == HU_HEX_NONE || distance[hex] < distance[best]))
      best = hex;

  return best;
}

static void
check_path (const HuSupplyCase  *test,
            const HuSupplyTrace *trace,
            const gint          *distance)
{
  HuHex hex = find_source (test, distance);

  if (hex == HU_HEX_NONE)
    {
      g_assert_null (trace->path);
      return;
    }

  g_assert_nonnull (trace->path);
  g_assert_cmpint (trace->path->len, ==, distance[hex] + 1);
  for (guint i = trace->path->len; i-- > 0;)
    {
      HuHex before = HU_HEX_NONE;

      g_assert_cmpint (g_array_index (trace->path, HuHex, i), ==, hex);
      for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
        {
          HuHex next = hu_grid_neighbour (test->grid, hex, direction);

          if (next != HU_HEX_NONE && distance[next] == (gint) i - 1
              && (test->barriers == NULL || !(test->barriers[hex] >> direction & 1))
              && (before == HU_HEX_NONE || next < before))
            before = next;
        }
      hex = before;
    }
}

static void
check (const HuSupplyCase *test)
{
  g_autoptr(HuSupplyTrace) trace = hu_supply_trace (&test->field);
  g_autofree gint *distance = hu_oracle_distances (&test->field, NULL);
  gint furthest = 0;
  gint n_reached = 0;

  for (HuHex hex = 0; hex < test->grid->n_hexes; hex++)
    {
      g_assert_cmpint (trace->distance[hex], ==, distance[hex]);
      furthest = MAX (furthest, distance[hex]);
      n_reached += distance[hex] >= 0;
    }

  g_assert_cmpint (trace->furthest, ==, furthest);
  g_assert_cmpint (trace->n_reached, ==, n_reached);
  check_path (test, trace, distance);
  check_frontier (test, trace, distance);
  g_assert_cmpint (hu_supply_reaches (&test->field), ==, hu_oracle_reaches (&test->field, NULL));
}

static void
test_random (gconstpointer data)
{
  gint size = GPOINTER_TO_INT (data);
  guint n_rounds = hu_draws (size > 20 ? 40 : 1500, 2);
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);

  g_test_message ("seed %u", seed);
  for (guint i = 0; i < n_rounds; i++)
    {
      g_autoptr(HuSupplyCase) test = hu_supply_case_random (rand, size);
      g_autofree char *map = size > 20 ? NULL : hu_supply_case_print (test);

      if (map != NULL)
        g_test_message ("round %u: %s", i, map);
      check (test);
    }
}

/* A spiral is the longest way there is, and turns in every direction. */
static void
test_spiral (void)
{
  gint size = 131;
  g_autoptr(GString) rows = g_string_new (NULL);
  g_autofree char *map = g_malloc (size * size);
  g_autoptr(HuSupplyCase) test = NULL;
  gint row = 0, column = 0, d_row = 0, d_column = 1;

  memset (map, '#', size * size);
  for (gint turns = 0; turns < 2;)
    {
      gint next_row = row + 2 * d_row, next_column = column + 2 * d_column;

      map[row * size + column] = '.';
      if (next_row < 0 || next_row >= size || next_column < 0 || next_column >= size
          ? row + d_row < 0 || row + d_row >= size || column + d_column < 0 || column + d_column >= size
          : map[next_row * size + next_column] == '.')
        {
          gint swap = d_row;

          d_row = d_column;
          d_column = -swap;
          turns++;
          continue;
        }
      row += d_row;
      column += d_column;
      turns = 0;
    }

  map[0] = 'S';
  map[row * size + column] = 'O';
  for (gint i = 0; i < size; i++)
    {
      g_string_append (rows, i > 0 ? "/" : "");
      g_string_append_len (rows, map + i * size, size);
    }

  test = hu_supply_case_draw (rows->str, NULL, -1);
  check (test);
  g_assert_true (hu_supply_reaches (&test->field));
}

/* Two rows of 130 that meet at one hexside only, where one word of 64 hexes ends
 * and the next begins; crossed both ways. */
static void
test_word_border (void)
{
  for (guint i = 0; i < 4; i++)
    {
      gboolean backwards = i % 2;
      guint border = i / 2 == 0 ? 64 : 128;
      char rows[2 * 130 + 2];
      g_autoptr(HuSupplyCase) test = NULL;

      memset (rows, '#', sizeof rows);
      memset (rows + border, '.', 130 - border);
      rows[130] = '/';
      memset (rows + 131, '.', border);
      rows[129] = backwards ? 'O' : 'S';
      rows[131] = backwards ? 'S' : 'O';
      rows[261] = '\0';

      test = hu_supply_case_draw (rows, NULL, -1);
      check (test);
      g_assert_true (hu_supply_reaches (&test->field));
    }
}

static void
test_words (void)
{
  g_assert_null (hu_block_to_string (HU_BLOCK_OPEN));
  g_assert_cmpstr (hu_block_to_string (HU_BLOCK_TERRAIN), ==, "terrain");
  g_assert_cmpstr (hu_block_to_string (HU_BLOCK_UNIT), ==, "unit");
  g_assert_cmpstr (hu_block_to_string (HU_BLOCK_ZOC), ==, "zoc");
  g_assert_cmpstr (hu_block_to_string (HU_BLOCK_OWNER), ==, "control");
  g_assert_cmpstr (hu_block_to_string (HU_BLOCK_HEXSIDE), ==, "hexside");
  g_assert_cmpstr (hu_block_to_string (HU_BLOCK_LENGTH), ==, "length");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (trace_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/supply/trace/", trace_cases[i].name, NULL);

      g_test_add_data_func (path, &trace_cases[i], test_drawn);
    }
  g_test_add_data_func ("/supply/trace/random/small", GINT_TO_POINTER (7), test_random);
  g_test_add_data_func ("/supply/trace/random/several-words", GINT_TO_POINTER (200), test_random);
  g_test_add_func ("/supply/trace/spiral", test_spiral);
  g_test_add_func ("/supply/trace/word-border", test_word_border);
  g_test_add_func ("/supply/trace/words", test_words);

  return g_test_run ();
}
