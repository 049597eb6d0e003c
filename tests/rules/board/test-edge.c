/*
 * The edges of the map, against the definition read word by word: on whole boards, on cropped ones, and on random
 * maps with holes, hexes beyond the map and letters.
 */
#include "hu-fixture.h"
#include "hu-often.h"
#include "hu-sources.h"
#include "hu-supply-army.h"

/* --- The definition, slowly --- */

static gboolean
had (const HuMap *map,
     gint         column,
     gint         row)
{
  HuHex hex = hu_grid_at (map->grid, column, row);

  return hex != HU_HEX_NONE && map->grid->exists[hex] && map->terrain[hex] != HU_TERRAIN_OFFMAP;
}

/* In each column the first and last hex that the map has, in each row likewise; row 0 of a letters board has no west
 * edge, and an east edge only where the last column has a row 0. */
static gboolean
ought_to_be (const HuMap *map,
             HuHex        hex,
             HuEdge       edge)
{
  const HuGrid *grid = map->grid;
  gint column = hu_grid_column (grid, hex), row = hu_grid_row (grid, hex);

  if (!had (map, column, row))
    return FALSE;
  if (row == 0 && (edge == HU_EDGE_WEST || (edge == HU_EDGE_EAST && hu_grid_at (grid, grid->columns, 0) == HU_HEX_NONE)))
    return FALSE;

  for (gint i = 0; i <= MAX (grid->columns, grid->rows); i++)
    if ((edge == HU_EDGE_NORTH && i < row && had (map, column, i)) ||
        (edge == HU_EDGE_SOUTH && i > row && had (map, column, i)) ||
        (edge == HU_EDGE_WEST && i < column && had (map, i, row)) ||
        (edge == HU_EDGE_EAST && i > column && had (map, i, row)))
      return FALSE;

  return TRUE;
}

static gboolean
ought_to_be_any (const HuMap *map,
                 HuHex        hex)
{
  return ought_to_be (map, hex, HU_EDGE_NORTH) || ought_to_be (map, hex, HU_EDGE_EAST) ||
         ought_to_be (map, hex, HU_EDGE_SOUTH) || ought_to_be (map, hex, HU_EDGE_WEST);
}

/* --- Boards --- */

typedef struct
{
  const char *name;
  gint        columns, rows; /* as letters where they are negative */
  gboolean    pointy;
  const char *missing;
  const char *offmap;
  const char *edges[4];      /* by HuEdge */
} Board;

static const Board boards[] = {
  { "flat", 4, 3, FALSE, "", "",
    { "0101 0201 0301 0401", "0401 0402 0403", "0103 0203 0303 0403", "0101 0102 0103" } },
  { "pointy", 4, 3, TRUE, "", "",
    { "0101 0201 0301 0401", "0401 0402 0403", "0103 0203 0303 0403", "0101 0102 0103" } },
  { "first-row-beyond-the-map", 3, 4, FALSE, "", "0101 0201 0301",
    { "0102 0202 0302", "0302 0303 0304", "0104 0204 0304", "0102 0103 0104" } },
  { "cropped", 4, 4, TRUE, "0101 0201 0301 0401 0102 0103 0104 0402 0403 0404", "",
    { "0202 0302", "0302 0303 0304", "0204 0304", "0202 0203 0204" } },
  { "a-bay", 3, 3, FALSE, "0201", "0202",
    { "0101 0203 0301", "0301 0302 0303", "0103 0203 0303", "0101 0102 0103" } },
  { "a-hole", 3, 3, FALSE, "0202", "",
    { "0101 0201 0301", "0301 0302 0303", "0103 0203 0303", "0101 0102 0103" } },
  { "a-column-that-is-not-there", 3, 2, FALSE, "0201", "0202",
    { "0101 0301", "0301 0302", "0102 0302", "0101 0102" } },
  { "one-hex", 1, 1, FALSE, "", "", { "0101", "0101", "0101", "0101" } },
  { "nothing", 2, 1, FALSE, "0101", "0201", { "", "", "", "" } },
  { "letters-even", -4, 2, FALSE, "", "", { "A1 B0 C1 D0", "D0 D1 D2", "A2 B2 C2 D2", "A1 A2" } },
  { "letters-odd", -3, 2, FALSE, "", "", { "A1 B0 C1", "C1 C2", "A2 B2 C2", "A1 A2" } },
  { "letters-cropped", -4, 3, FALSE, "B0 D0 D1 D2 D3", "A1",
    { "A2 B1 C1", "C1 C2 C3", "A3 B3 C3", "B1 A2 A3" } },
  { "letters-without-the-first-column", -4, 2, FALSE, "A1 A2", "",
    { "B0 C1 D0", "D0 D1 D2", "B2 C2 D2", "B1 B2" } },
};

static HuMap *
make_board (const Board *board)
{
  gboolean letters = board->columns < 0;
  g_autoptr(HuGrid) grid = hu_grid_new (ABS (board->columns), board->rows,
                                        board->pointy ? HU_ORIENTATION_POINTY : HU_ORIENTATION_FLAT, FALSE,
                                        letters ? HU_NUMBERING_LETTERS : HU_NUMBERING_CCRR, NULL, NULL);
  g_auto(GStrv) missing = g_strsplit (board->missing, " ", -1), offmap = g_strsplit (board->offmap, " ", -1);
  HuMap *map = hu_map_new (grid);

  for (guint i = 0; offmap[i] != NULL; i++)
    map->terrain[hu_grid_parse (grid, offmap[i], NULL)] = HU_TERRAIN_OFFMAP;
  for (guint i = 0; missing[i] != NULL; i++)
    hu_grid_remove_hex (grid, hu_grid_parse (grid, missing[i], NULL));

  return map;
}

static void
test_board (gconstpointer data)
{
  const Board *board = data;
  g_autoptr(HuMap) map = make_board (board);

  for (gint edge = HU_EDGE_NORTH; edge <= HU_EDGE_WEST; edge++)
    {
      g_autoptr(GArray) hexes = hu_map_list_edge (map, (HuEdge) edge);
      g_autoptr(GString) names = g_string_new (NULL);

      for (guint i = 0; i < hexes->len; i++)
        {
          char name[HU_HEX_NAME_MAX];

          g_string_append_printf (names, "%s%s", i > 0 ? " " : "",
                                  hu_grid_format (map->grid, g_array_index (hexes, HuHex, i), name));
        }
      g_test_message ("%s", hu_edge_to_string ((HuEdge) edge));
      g_assert_cmpstr (names->str, ==, board->edges[edge]);
    }
}

/* --- Random maps --- */

static HuGrid *
draw_grid (GRand *rand)
{
  gint columns = g_rand_int_range (rand, 1, 9), rows = g_rand_int_range (rand, 1, 9);

  if (g_rand_int_range (rand, 0, 3) == 0)
    return hu_grid_new (columns, rows, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS, NULL, NULL);

  return hu_grid_new (columns, rows, g_rand_boolean (rand) ? HU_ORIENTATION_FLAT : HU_ORIENTATION_POINTY,
                      g_rand_boolean (rand), HU_NUMBERING_CCRR, NULL, NULL);
}

/* A part of the board, and of that part not every hex. */
static HuMap *
draw_map (GRand *rand)
{
  g_autoptr(HuGrid) grid = draw_grid (rand);
  HuMap *map = hu_map_new (grid);
  gint left = g_rand_int_range (rand, 1, 3), right = g_rand_int_range (rand, 0, 3);
  gint top = g_rand_int_range (rand, 0, 3), bottom = g_rand_int_range (rand, 0, 3), holes = g_rand_int_range (rand, 0, 40);

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    {
      gint column = hu_grid_column (grid, hex), row = hu_grid_row (grid, hex);
      gboolean out = column < left || column > grid->columns - right || row < top || row > grid->rows - bottom;

      if (!hu_grid_in_rectangle (grid, hex) || !(out || g_rand_int_range (rand, 0, 100) < holes))
        continue;
      if (g_rand_boolean (rand))
        hu_grid_remove_hex (grid, hex);
      else
        map->terrain[hex] = HU_TERRAIN_OFFMAP;
    }

  return map;
}

static void
assert_edges (const HuMap *map)
{
  for (gint edge = HU_EDGE_NORTH; edge <= HU_EDGE_WEST; edge++)
    {
      g_autoptr(GArray) hexes = hu_map_list_edge (map, (HuEdge) edge);
      guint n = 0;

      for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
        {
          gboolean on = ought_to_be (map, hex, (HuEdge) edge);

          g_assert_cmpint (hu_hexes_have (hexes, hex), ==, on);
          g_assert_cmpint (hu_map_is_on_edge (map, hex, (HuEdge) edge), ==, on);
          n += on;
        }
      g_assert_cmpuint (hexes->len, ==, n);
    }
}

/* A unit in each hex, and supply from some of the edges. */
static HuScenario *
make_scenario (HuMap *map,
               GRand *rand)
{
  HuScenario *scenario = hu_scenario_new (map);
  HuSources *sources;

  hu_scenario_set_side (scenario, HU_SIDE_FIRST, "german", "German", NULL);
  hu_scenario_set_side (scenario, HU_SIDE_SECOND, "soviet", "Soviet", NULL);
  scenario->calendar.n_turns = 1;
  g_ptr_array_add (hu_scenario_add_player_turn (scenario, HU_SIDE_FIRST)->phases, g_strdup ("Movement"));
  sources = &hu_scenario_add_supply (scenario, HU_SIDE_FIRST)->sources;
  sources->by_edge = TRUE;
  for (gint edge = HU_EDGE_NORTH; edge <= HU_EDGE_WEST; edge++)
    sources->edges[edge] = g_rand_boolean (rand);
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    if (hu_grid_has (map->grid, hex))
      {
        g_autofree char *id = g_strdup_printf ("u%d", hex);
        HuUnit *unit = hu_scenario_add_unit (scenario, id, id, HU_SIDE_FIRST);

        unit->at = hex;
      }
  hu_scenario_finish (scenario);

  return scenario;
}

/* Units at an edge may leave, and no others. */
static void
assert_exits (const HuMap *map,
              HuScenario  *scenario)
{
  for (guint i = 0; i < scenario->units->len; i++)
    {
      g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
      HuHex hex = hu_scenario_get_unit (scenario, i)->at;
      HuEvent *event = hu_event_new_exit (i, hex, HU_EXIT_PLAIN);
      HuRefusal refusal = { 0 };

      g_assert_cmpint (hu_adjudicator_append (game, event, &refusal), ==, ought_to_be_any (map, hex));
      if (!ought_to_be_any (map, hex))
        g_assert_cmpint (refusal.code, ==, HU_REFUSAL_NOT_AN_EDGE);
      hu_event_unref (event);
    }
}

/* Sources of supply are the hexes of the edges that are named. */
static void
assert_sources (const HuMap *map,
                HuScenario  *scenario)
{
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (game, 0);
  HuSupplySituation *situation = hu_supply_situation_new (hu_snapshot_get_state (snapshot), HU_SIDE_FIRST);
  const HuSources *sources = &scenario->supply[HU_SIDE_FIRST]->sources;

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    {
      gint first = HU_EDGE_NONE;

      for (gint edge = HU_EDGE_WEST; edge >= HU_EDGE_NORTH; edge--)
        if (sources->edges[edge] && ought_to_be (map, hex, (HuEdge) edge))
          first = edge;
      g_assert_cmpint (hu_supply_situation_names_source (situation, hex), ==, first != HU_EDGE_NONE);
      g_assert_cmpint (hu_supply_situation_edge (situation, hex), ==, first);
      g_assert_cmpint (situation->source[hex], ==, first != HU_EDGE_NONE);
    }
  hu_supply_situation_free (situation);
}

static void
test_random (void)
{
  guint n = hu_draws (2000, 200), seed = g_test_rand_int ();
  GRand *rand = g_rand_new_with_seed (seed);

  g_test_message ("seed %u", seed);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr(HuMap) map = draw_map (rand);

      assert_edges (map);
      if (i % 10 == 0)
        {
          g_autoptr(HuScenario) scenario = make_scenario (map, rand);

          assert_exits (map, scenario);
          assert_sources (map, scenario);
        }
    }
  g_rand_free (rand);
}

/* Where the map has every hex of its rectangle, the edge is where a hex has a side that leads nowhere. */
static void
test_whole (void)
{
  for (guint kind = 0; kind < 4; kind++)
    {
      g_autoptr(HuGrid) grid = hu_grid_new (7, 6, kind & 1, (kind & 2) != 0, HU_NUMBERING_CCRR, NULL, NULL);
      g_autoptr(HuMap) map = hu_map_new (grid);

      for (HuHex hex = 0; hex < grid->n_hexes; hex++)
        {
          gboolean ends = FALSE;

          for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
            ends |= hu_grid_neighbour (grid, hex, direction) == HU_HEX_NONE;
          g_assert_cmpint (hu_map_is_edge (map, hex), ==, ends);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  HU_ADD_TABLE ("/edge/board", boards, test_board);
  g_test_add_func ("/edge/whole", test_whole);
  g_test_add_func ("/edge/random", test_random);

  return g_test_run ();
}
