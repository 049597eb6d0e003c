/*
 * The front line: which rows a side covers, what its gaps cost and when, and
 * the two readings against plain programs.
 */
#include "hu-fixture.h"
#include "hu-front-line-private.h"
#include "hu-often.h"

#include <string.h>

typedef void (*Tweak) (HuScenario *scenario);

/* --- The line --- */

typedef struct
{
  const char *name;
  const char *units;
  Tweak       tweak;
  gint        rows;
  const char *german; /* the gaps, "2 4" */
} LineCase;

static void
second_row_all_lake (HuScenario *scenario)
{
  for (gint column = 1; column <= 6; column++)
    scenario->map->terrain[hu_grid_at (scenario->map->grid, column, 2)] = HU_TERRAIN_LAKE;
}

static void
playable_2_to_4 (HuScenario *scenario)
{
  hu_front_line_rules (scenario)->rows_given = TRUE;
  hu_front_line_rules (scenario)->first_row = 2;
  hu_front_line_rules (scenario)->last_row = 4;
}

static void
ends_exempt (HuScenario *scenario)
{
  hu_front_line_rules (scenario)->ends_exempt = TRUE;
}

static void
lake_between (HuScenario *scenario)
{
  HuHex hex = hu_fixture_hex (scenario, "0302");

  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    hu_map_set_hexside (scenario->map, HU_HEXSIDE_LAKE, hex, hu_grid_neighbour (scenario->map->grid, hex, direction));
}

static void
lake_between_respected (HuScenario *scenario)
{
  lake_between (scenario);
  hu_front_line_rules (scenario)->zoc_respects_hexsides = TRUE;
}

static void
offmap_row (HuScenario *scenario)
{
  for (gint column = 1; column <= 6; column++)
    scenario->map->terrain[hu_grid_at (scenario->map->grid, column, 3)] = HU_TERRAIN_OFFMAP;
}

static const LineCase line_cases[] = {
  { "every-third-row", "g1 german 0302 division; g2 german 0305 division", NULL, 6, "" },
  { "every-fourth-row", "g1 german 0301 division; g2 german 0305 division", NULL, 6, "3" },
  { "brigades", "g1 german 0302 brigade; g2 german 0305 brigade", NULL, 6, "1 3 4 6" },
  { "no-size", "g1 german 0302", NULL, 3, "" },
  { "army", "g1 german 0302 army", NULL, 3, "" },
  { "bracketed", "g1 german 0302 division bracketed", NULL, 3, "1 3" },
  { "own-zoc-decides", "g1 german 0302 brigade zoc", NULL, 3, "" },
  { "own-no-zoc-decides", "g1 german 0302 corps no-zoc", NULL, 3, "1 3" },
  { "eb", "g1 german 0302 division eb", NULL, 3, "1 2 3" },
  { "eb-whatever-its-zoc", "g1 german 0302 division eb zoc", NULL, 3, "1 2 3" },
  { "air", "g1 german 0302 division air", NULL, 3, "1 2 3" },
  { "enemies-in-the-zone", "g1 german 0302 division; s1 soviet 0301; s2 soviet 0401; s3 soviet 0201", NULL, 3, "" },
  { "no-unit", "", NULL, 3, "1 2 3" },
  { "row-of-water", "g1 german 0301 brigade", second_row_all_lake, 3, "3" },
  { "playable", "g1 german 0301 brigade", playable_2_to_4, 6, "2 3 4" },
  { "ends-exempt", "g1 german 0302 brigade; g2 german 0304 brigade", ends_exempt, 6, "3" },
  { "ends-exempt-but-none", "", ends_exempt, 3, "1 2 3" },
  { "hexsides-ignored", "g1 german 0302 division", lake_between, 3, "" },
  { "hexsides-respected", "g1 german 0302 division", lake_between_respected, 3, "1 3" },
  { "unit-beyond-the-edge", "g1 german 0303 division; g2 german 0301 brigade", offmap_row, 4, "2 4" },
  { "off-map-row", "g1 german 0302 division", offmap_row, 4, "4" },
};

static char *
gap_rows (const HuFrontLineFindings *findings,
          HuSide                     side)
{
  GString *rows = g_string_new (NULL);

  for (guint i = 0; i < findings->gaps[side]->len; i++)
    g_string_append_printf (rows, "%s%d", i > 0 ? " " : "", g_array_index (findings->gaps[side], HuGap, i).row);

  return g_string_free (rows, FALSE);
}

static void
test_line (gconstpointer data)
{
  const LineCase *test = data;
  g_autoptr(HuScenario) scenario = hu_fixture_front (6, test->rows, test->units);
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  g_autofree char *gaps = NULL;

  if (test->tweak != NULL)
    test->tweak (scenario);
  hu_scenario_finish (scenario);
  game = hu_fixture_play (scenario, "end-phase");
  snapshot = hu_adjudicator_snapshot (game, 1);
  gaps = gap_rows (hu_snapshot_get_front_line (snapshot), HU_SIDE_FIRST);

  g_assert_cmpstr (gaps, ==, test->german);
  /* A point a gap to the opponent, there and then. */
  g_assert_cmpint (hu_snapshot_get_front_line (snapshot)->points[HU_SIDE_SECOND], ==,
                   hu_snapshot_get_front_line (snapshot)->gaps[HU_SIDE_FIRST]->len);
}

/* Each line at the end of its own player turn only, from its first turn on,
 * and both at the end of one that belongs to both. */
static void
test_line_moments (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_front (4, 3, "");
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  const HuFrontLineFindings *findings;
  const gint64 want[][2] = { { 0, 0 }, { 0, 0 }, { 0, 0 }, { 0, 6 }, { 6, 6 } };

  hu_front_line_rules (scenario)->from_turn = 2;
  hu_front_line_rules (scenario)->penalty = 2;
  hu_scenario_finish (scenario);
  game = hu_fixture_play (scenario, "end-phase; end-phase; end-phase; end-phase");
  for (guint i = 0; i < G_N_ELEMENTS (want); i++)
    {
      g_clear_pointer (&snapshot, hu_snapshot_unref);
      snapshot = hu_adjudicator_snapshot (game, i);
      findings = hu_snapshot_get_front_line (snapshot);
      g_assert_cmpint (findings->points[HU_SIDE_FIRST], ==, want[i][0]);
      g_assert_cmpint (findings->points[HU_SIDE_SECOND], ==, want[i][1]);
      g_assert_cmpint (findings->examined[HU_SIDE_FIRST], ==, i == 2);
      g_assert_cmpint (findings->examined[HU_SIDE_SECOND], ==, i == 3);
    }
  g_assert_cmpstr (hu_snapshot_get_verdict (snapshot)->level, ==, "soviet-decisive");
  g_assert_cmpstr (hu_snapshot_get_verdict (snapshot)->rule, ==, "levels");
}

static void
test_shared_player_turn (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_front (4, 3, "");
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;

  ((HuPlayerTurn *) g_ptr_array_index (scenario->calendar.player_turns, 0))->side = HU_SIDE_NONE;
  hu_scenario_finish (scenario);
  game = hu_fixture_play (scenario, "end-phase");
  snapshot = hu_adjudicator_snapshot (game, 1);
  g_assert_cmpint (hu_snapshot_get_front_line (snapshot)->points[HU_SIDE_FIRST], ==, 3);
  g_assert_cmpint (hu_snapshot_get_front_line (snapshot)->points[HU_SIDE_SECOND], ==, 3);
}

/* Both systems hear of one event: the line is charged and what ends the game
 * decides, each in its own system. */
static void
test_coincidence_of_systems (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0103 division; s1 soviet 0505 division");
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  const HuState *state;

  hu_scenario_add_front_line (scenario, HU_SIDE_FIRST);
  hu_scenario_finish (scenario);
  game = hu_fixture_play (scenario, "end-phase; end-phase; end-phase; end-phase");
  snapshot = hu_adjudicator_snapshot (game, 4);
  state = hu_snapshot_get_state (snapshot);

  g_assert_cmpint (hu_snapshot_get_verdict (snapshot)->system, ==, HU_SYSTEM_SUDDEN_DEATH);
  g_assert_cmpstr (state->verdicts[HU_SYSTEM_SUDDEN_DEATH].rule, ==, "4.6");
  g_assert_cmpstr (state->verdicts[HU_SYSTEM_FRONT_LINE].rule, ==, "levels");
  g_assert_cmpstr (state->verdicts[HU_SYSTEM_FRONT_LINE].level, ==, "soviet-decisive");
  g_assert_cmpuint (state->verdicts[HU_SYSTEM_SUDDEN_DEATH].event, ==, 4);
  g_assert_cmpuint (state->verdicts[HU_SYSTEM_FRONT_LINE].event, ==, 4);
}

/* A decision of one system does not stop the other. */
static void
test_systems_go_on (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0103; s1 soviet 0505");
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  const HuState *state;

  hu_scenario_add_front_line (scenario, HU_SIDE_FIRST);
  hu_scenario_finish (scenario);
  game = hu_fixture_play (scenario, "move g1 0306; end-phase; end-phase; end-phase; end-phase");
  snapshot = hu_adjudicator_snapshot (game, 5);
  state = hu_snapshot_get_state (snapshot);

  g_assert_cmpstr (hu_snapshot_get_verdict (snapshot)->rule, ==, "4.2");
  g_assert_cmpuint (hu_snapshot_get_verdict (snapshot)->event, ==, 1);
  g_assert_cmpuint (state->verdicts[HU_SYSTEM_FRONT_LINE].event, ==, 5);
}

/* --- The reading by path --- */

typedef struct
{
  const char *name;
  const char *units;
  Tweak       tweak;
  gint        rows;
  gint64      cost;   /* at a point a hex */
  const char *german; /* the rows charged for */
  guint       length; /* hexes of the path; 0: there is none */
} PathCase;

static void
exempt_and_playable (HuScenario *scenario)
{
  ends_exempt (scenario);
  playable_2_to_4 (scenario);
}

/* No chain gets past a row beyond the edge. */
static void
offmap_row_and_exempt (HuScenario *scenario)
{
  offmap_row (scenario);
  ends_exempt (scenario);
}

static void
all_lake (HuScenario *scenario)
{
  memset (scenario->map->terrain, HU_TERRAIN_LAKE, (gsize) scenario->map->grid->n_hexes);
}

static const PathCase path_cases[] = {
  { "whole", "g1 german 0302 division; g2 german 0305 division", NULL, 6, 0, "", 6 },
  { "rows-covered-but-apart", "g1 german 0102 division; g2 german 0605 division", NULL, 6, 3, "1 2 3", 6 },
  { "no-unit", "", NULL, 4, 4, "1 2 3 4", 4 },
  { "exempt-ends-cost-all-the-same", "g1 german 0303 brigade", ends_exempt, 5, 4, "1 2 4 5", 5 },
  { "playable-rows-only", "g1 german 0303 brigade", exempt_and_playable, 6, 2, "2 4", 3 },
  { "row-of-water-is-free", "g1 german 0301 brigade; g2 german 0303 brigade", second_row_all_lake, 3, 0, "", 3 },
  { "no-chain", "g1 german 0301 brigade; g2 german 0304 brigade", offmap_row, 5, 2, "2 5", 0 },
  { "no-chain-exempt", "g1 german 0302 brigade; g2 german 0305 brigade", offmap_row_and_exempt, 5, 1, "4", 0 },
  { "no-row-counts", "", all_lake, 3, 0, "", 0 },
};

static void
test_path (gconstpointer data)
{
  const PathCase *test = data;
  g_autoptr(HuScenario) scenario = hu_fixture_front (6, test->rows, test->units);
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  g_autofree char *gaps = NULL;
  const HuFrontLineFindings *findings;

  if (test->tweak != NULL)
    test->tweak (scenario);
  hu_front_line_rules (scenario)->reading = HU_READING_PATH;
  hu_scenario_finish (scenario);
  game = hu_fixture_play (scenario, "end-phase");
  snapshot = hu_adjudicator_snapshot (game, 1);
  findings = hu_snapshot_get_front_line (snapshot);
  gaps = gap_rows (findings, HU_SIDE_FIRST);

  g_assert_cmpstr (gaps, ==, test->german);
  g_assert_cmpint (findings->cost[HU_SIDE_FIRST], ==, test->cost);
  g_assert_cmpint (findings->points[HU_SIDE_SECOND], ==, test->cost);
  g_assert_cmpuint (findings->path[HU_SIDE_FIRST] != NULL ? findings->path[HU_SIDE_FIRST]->len : 0, ==, test->length);
}

/* The ledger and the ruling keep rows of it, and the hexes of the path. */
static void
test_path_hexes (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_front (6, 4, "g1 german 0302 division");
  g_autoptr(HuAdjudicator) game = NULL;
  const HuRuling *ruling;

  hu_front_line_rules (scenario)->reading = HU_READING_PATH;
  hu_front_line_rules (scenario)->penalty = 3;
  hu_scenario_finish (scenario);
  game = hu_fixture_play (scenario, "end-phase");
  ruling = g_ptr_array_index (hu_adjudicator_get_rulings (game, 1), 0);

  g_assert_cmpint (ruling->kind, ==, HU_FRONT_LINE_RULING_LINE_OPEN);
  g_assert_cmpint (hu_front_line_ruling (ruling)->points, ==, 3);
  g_assert_cmpint (hu_front_line_ruling (ruling)->count, ==, 1);
  g_assert_cmpuint (ruling->hexes->len, ==, 1);
  g_assert_cmpint (hu_grid_row (scenario->map->grid, g_array_index (ruling->hexes, HuHex, 0)), ==, 4);
  g_assert_cmpuint (ruling->rows->len, ==, 1);
  g_assert_cmpint (g_array_index (ruling->rows, gint, 0), ==, 4);
}

static void
test_nearest_unit (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_front (6, 9, "g1 german 0301 division; g2 german 0205 brigade; s1 soviet 0507");
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  const GArray *gaps;
  const HuMeter *meter;
  const struct { gint row; guint unit; gint distance; } want[] = {
    { 3, 0, 1 }, { 4, 1, 1 }, { 6, 1, 1 }, { 7, 1, 2 }, { 8, 1, 3 }, { 9, 1, 4 },
  };

  hu_scenario_finish (scenario);
  game = hu_adjudicator_new (scenario);
  snapshot = hu_adjudicator_snapshot (game, 0);
  gaps = hu_snapshot_get_front_line (snapshot)->gaps[HU_SIDE_FIRST];
  g_assert_cmpuint (gaps->len, ==, G_N_ELEMENTS (want));
  for (guint i = 0; i < gaps->len; i++)
    {
      g_assert_cmpint (g_array_index (gaps, HuGap, i).row, ==, want[i].row);
      g_assert_cmpuint (g_array_index (gaps, HuGap, i).unit, ==, want[i].unit);
      g_assert_cmpint (g_array_index (gaps, HuGap, i).distance, ==, want[i].distance);
    }

  /* Several gaps are as near to a unit; the northernmost is told. */
  meter = hu_snapshot_get_meter (snapshot, HU_FRONT_LINE_METER_LINE_ATTACKER);
  g_assert_cmpint (hu_front_line_meter (meter)->distance, ==, 1);
  g_assert_cmpuint (meter->unit, ==, 0);
}

/* Rows that its zone of control would reach but for the shore: something has to move all the same, where a hexside lets it. */
static void
test_nearest_shore (gconstpointer data)
{
  gboolean is_free = GPOINTER_TO_INT (data);
  g_autoptr(HuScenario) scenario = hu_fixture_front (6, 3, "g1 german 0302 division");
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  const GArray *gaps;
  HuHex hex = hu_fixture_hex (scenario, "0302");

  hu_front_line_rules (scenario)->zoc_respects_hexsides = TRUE;
  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    {
      HuHex beside = hu_grid_neighbour (scenario->map->grid, hex, direction);

      if (!is_free || hu_grid_row (scenario->map->grid, beside) != 2)
        hu_map_set_hexside (scenario->map, HU_HEXSIDE_LAKE, hex, beside);
    }
  hu_scenario_finish (scenario);
  game = hu_adjudicator_new (scenario);
  snapshot = hu_adjudicator_snapshot (game, 0);
  gaps = hu_snapshot_get_front_line (snapshot)->gaps[HU_SIDE_FIRST];
  g_assert_cmpuint (gaps->len, ==, 2);
  for (guint i = 0; i < gaps->len; i++)
    {
      g_assert_cmpint (g_array_index (gaps, HuGap, i).row, ==, 1 + 2 * (gint) i);
      g_assert_cmpuint (g_array_index (gaps, HuGap, i).unit, ==, is_free ? 0 : HU_UNIT_NONE);
      g_assert_cmpint (g_array_index (gaps, HuGap, i).distance, ==, is_free ? 1 : -1);
    }
}

/* With letters there is a row 0, in every second column: it counts as others do. */
static void
test_row_zero (void)
{
  g_autoptr(HuGrid) grid = hu_grid_new (4, 3, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  g_autoptr(HuScenario) scenario = hu_scenario_new (map);
  gboolean any[4] = { FALSE };

  hu_scenario_add_front_line (scenario, HU_SIDE_FIRST);
  hu_scenario_finish (scenario);
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    if (grid->exists[hex])
      any[hu_grid_row (grid, hex)] = TRUE;
  g_assert_true (any[0]);
  for (gint row = 0; row <= 3; row++)
    g_assert_cmpint (hu_front_line_row_counts (scenario, row), ==, any[row]);
  g_assert_false (hu_front_line_row_counts (scenario, -1));
  g_assert_false (hu_front_line_row_counts (scenario, 4));
}

/* Row 0 is an end of the line as others are: what lies between it and the next covered row is a gap, though ends are
 * exempt. */
static void
test_row_zero_is_an_end (void)
{
  g_autoptr(HuGrid) grid = hu_grid_new (4, 5, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  g_autoptr(HuScenario) scenario = hu_scenario_new (map);
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  g_autofree char *gaps = NULL;

  for (gint row = 0; row <= 3; row += 3)
    {
      HuUnit *unit = hu_scenario_add_unit (scenario, row == 0 ? "north" : "south", NULL, HU_SIDE_FIRST);

      unit->at = hu_grid_at (grid, 2, row);
      unit->zoc = HU_TRISTATE_FALSE;
    }
  hu_scenario_add_front_line (scenario, HU_SIDE_FIRST);
  ends_exempt (scenario);
  hu_scenario_finish (scenario);
  game = hu_adjudicator_new (scenario);
  snapshot = hu_adjudicator_snapshot (game, 0);
  gaps = gap_rows (hu_snapshot_get_front_line (snapshot), HU_SIDE_FIRST);
  g_assert_cmpstr (gaps, ==, "1 2");
}

/* The reason of each hex and row is met where it is covered, names who covers it, and else who does not. */
static void
test_reasons (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_front (6, 9, "g1 german 0202 division; g2 german 0206 brigade; "
                                                          "g3 german 0402 corps; g4 german 0508 corps; s1 soviet 0505 army");
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  const HuFrontLineFindings *findings;

  ((HuUnit *) g_ptr_array_index (scenario->units, 3))->line = FALSE;
  lake_between_respected (scenario);
  hu_scenario_finish (scenario);
  adjudicator = hu_fixture_play (scenario, "");
  snapshot = hu_adjudicator_snapshot (adjudicator, 0);
  findings = hu_snapshot_get_front_line (snapshot);
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
        {
          g_autoptr(HuReason) reason = hu_front_line_hex_reason (hu_snapshot_get_state (snapshot), side, hex);

          g_assert_cmpint (reason->met, ==, findings->cover[side][hex] != HU_COVER_NONE);
          g_assert_cmpint (reason->clause == HU_CLAUSE_LINE_ZOC, ==, findings->cover[side][hex] == HU_COVER_ZOC);
          g_assert_cmpint (reason->units != NULL, ==, reason->met);
        }
      for (gint row = 1; row <= 9; row++)
        {
          g_autoptr(HuReason) reason = hu_front_line_row_reason (hu_snapshot_get_state (snapshot), side, row);

          g_assert_cmpint (reason->met, ==, findings->cover_rows[side][row] != HU_COVER_NONE);
          g_assert_cmpint (reason->clause == HU_CLAUSE_LINE_ZOC, ==, findings->cover_rows[side][row] == HU_COVER_ZOC);
        }
    }

  {
    g_autoptr(HuReason) third = hu_front_line_row_reason (hu_snapshot_get_state (snapshot), HU_SIDE_FIRST, 3);
    g_autoptr(HuReason) seventh = hu_front_line_row_reason (hu_snapshot_get_state (snapshot), HU_SIDE_FIRST, 7);
    g_autoptr(HuReason) eighth = hu_front_line_row_reason (hu_snapshot_get_state (snapshot), HU_SIDE_FIRST, 8);

    g_assert_cmpuint (third->units->len, ==, 2);
    g_assert_cmpuint (hu_reason_find_exception (seventh, HU_CLAUSE_LINE_SMALL)->units->len, ==, 1);
    g_assert_cmpuint (hu_reason_find_exception (eighth, HU_CLAUSE_LINE_EB)->units->len, ==, 1);
  }
}

/* Paint counts: a row that has become water does not count, and one that was, does. */
static void
test_repainted (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_front (6, 3, "");
  static const gboolean counts[2][3] = { { TRUE, FALSE, TRUE }, { TRUE, TRUE, TRUE } };
  g_autoptr(HuScenario) held = NULL;

  hu_scenario_finish (scenario);
  held = hu_scenario_ref (scenario);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(HuMap) map = hu_map_new_repainted (held->map);
      HuScenario *made;

      for (gint column = 1; column <= 6; column++)
        map->terrain[hu_grid_at (map->grid, column, 2)] = i == 0 ? HU_TERRAIN_LAKE : HU_TERRAIN_CLEAR;
      made = hu_scenario_new_repainted (held, map);
      hu_scenario_finish (made);
      for (gint row = 1; row <= 3; row++)
        g_assert_cmpint (hu_front_line_row_counts (made, row), ==, counts[i][row - 1]);
      hu_scenario_unref (held);
      held = made;
    }
  for (gint row = 1; row <= 3; row++)
    g_assert_true (hu_front_line_row_counts (scenario, row));
}

/* --- Against plain programs --- */

static HuScenario *
random_front (GRand *rand)
{
  gboolean flat = g_rand_boolean (rand);
  g_autoptr(HuGrid) grid = hu_grid_new (g_rand_int_range (rand, 2, 9), g_rand_int_range (rand, 1, 12),
                                        flat ? HU_ORIENTATION_FLAT : HU_ORIENTATION_POINTY, g_rand_boolean (rand),
                                        flat && g_rand_boolean (rand) ? HU_NUMBERING_LETTERS : HU_NUMBERING_CCRR,
                                        NULL, NULL);
  HuScenario *scenario;
  g_autoptr(HuMap) map = NULL;

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    if (g_rand_int_range (rand, 0, 15) == 0 && hu_grid_in_rectangle (grid, hex))
      hu_grid_remove_hex (grid, hex);
  map = hu_map_new (grid);
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    map->terrain[hex] = (guint8) (g_rand_int_range (rand, 0, 6) > 0 ? HU_TERRAIN_CLEAR
                                                                     : g_rand_int_range (rand, HU_TERRAIN_LAKE, HU_N_TERRAINS));
  scenario = hu_scenario_new (map);
  for (guint i = 0; i < 12; i++)
    {
      g_autofree char *id = g_strdup_printf ("u%u", i);
      HuUnit *unit = hu_scenario_add_unit (scenario, id, NULL, i % 2);
      HuHex hex = g_rand_int_range (rand, 0, grid->n_hexes);

      unit->at = grid->exists[hex] ? hex : HU_HEX_NONE;
      unit->size = g_rand_int_range (rand, 0, HU_N_SIZES);
      unit->bracketed = g_rand_int_range (rand, 0, 4) == 0;
      unit->line = g_rand_int_range (rand, 0, 5) > 0;
      unit->kind = g_rand_int_range (rand, 0, 6) == 0 ? HU_UNIT_AIR : HU_UNIT_GROUND;
    }
  hu_scenario_add_front_line (scenario, HU_SIDE_FIRST);
  hu_scenario_finish (scenario);

  return scenario;
}

/* A hex is covered where a line unit stands in it, or stands beside it and
 * reaches out: asked of each hex, unit by unit. */
static HuCover
plain_cover (const HuState *state,
             HuSide         side,
             HuHex          hex)
{
  const HuMap *map = state->scenario->map;
  HuCover cover = HU_COVER_NONE;

  if (!map->grid->exists[hex] || map->terrain[hex] == HU_TERRAIN_OFFMAP)
    return HU_COVER_NONE;

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, i);
      gboolean small = unit->size == HU_SIZE_BATTALION || unit->size == HU_SIZE_REGIMENT || unit->size == HU_SIZE_BRIGADE;

      if (unit->side != side || unit->at == HU_HEX_NONE || unit->kind == HU_UNIT_AIR || !unit->line ||
          map->terrain[unit->at] == HU_TERRAIN_OFFMAP)
        continue;
      if (unit->at == hex)
        return HU_COVER_UNIT;
      if (!small && !unit->bracketed && hu_grid_direction (map->grid, hex, unit->at) >= 0)
        cover = HU_COVER_ZOC;
    }

  return cover;
}

/* A path's cost and its length as one number, so that the cheapest counts
 * first and the shortest of those next. */
#define COST_UNIT 1000

/* The cheapest path by relaxing every pair of neighbours until nothing changes. */
static gint64
plain_path (const HuScenario *scenario,
            const guint8     *cover)
{
  const HuGrid *grid = scenario->map->grid;
  g_autofree gint64 *cost = g_new (gint64, grid->n_hexes);
  gint first = -1, last = -1;
  gint64 best = -1;
  gboolean changed = TRUE;

  for (gint row = 0; row <= grid->rows; row++)
    if (hu_front_line_row_counts (scenario, row))
      {
        first = first < 0 ? row : first;
        last = row;
      }
  if (first < 0)
    return -1;

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    cost[hex] = -1;
  while (changed)
    {
      changed = FALSE;
      for (HuHex hex = 0; hex < grid->n_hexes; hex++)
        {
          gint64 least = -1, own;

          if (!grid->exists[hex] || scenario->map->terrain[hex] == HU_TERRAIN_OFFMAP)
            continue;
          own = 1;
          if (cover[hex] == HU_COVER_NONE && hu_front_line_row_counts (scenario, hu_grid_row (grid, hex)))
            own += COST_UNIT;
          if (hu_grid_row (grid, hex) == first)
            least = own;
          for (HuHex other = 0; other < grid->n_hexes; other++)
            if (grid->exists[other] && cost[other] >= 0 && hu_grid_direction (grid, hex, other) >= 0 &&
                (least < 0 || cost[other] + own < least))
              least = cost[other] + own;
          if (least >= 0 && (cost[hex] < 0 || least < cost[hex]))
            {
              cost[hex] = least;
              changed = TRUE;
            }
        }
    }
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    if (grid->exists[hex] && cost[hex] >= 0 && hu_grid_row (grid, hex) == last && (best < 0 || cost[hex] < best))
      best = cost[hex];

  return best;
}

static void
check_path (const HuScenario *scenario,
            const guint8     *cover,
            const GArray     *path,
            gint64            cost)
{
  const HuGrid *grid = scenario->map->grid;
  gint64 uncovered = 0;

  for (guint i = 0; i < path->len; i++)
    {
      HuHex hex = g_array_index (path, HuHex, i);

      if (i > 0)
        g_assert_cmpint (hu_grid_direction (grid, g_array_index (path, HuHex, i - 1), hex), >=, 0);
      uncovered += cover[hex] == HU_COVER_NONE && hu_front_line_row_counts (scenario, hu_grid_row (grid, hex));
    }
  g_assert_cmpint (uncovered, ==, cost);
}

static void
test_against_plain_programs (void)
{
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_rounds = hu_draws (400, 40);

  g_test_message ("seed %u", seed);
  for (guint round = 0; round < n_rounds; round++)
    {
      g_autoptr(HuScenario) scenario = random_front (rand);
      g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
      g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (game, 0);
      const HuState *state = hu_snapshot_get_state (snapshot);
      const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);
      const HuLineRules rules = hu_front_line_get_line (scenario);

      for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
        {
          g_autoptr(GArray) path = NULL;
          gint64 cost = hu_line_cheapest_path (scenario->map, &rules, findings->cover[side], &path);

          for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
            g_assert_cmpint (findings->cover[side][hex], ==, plain_cover (state, side, hex));
          g_assert_cmpint (cost < 0 ? -1 : cost * COST_UNIT + path->len, ==,
                           plain_path (scenario, findings->cover[side]));
          if (cost < 0)
            continue;
          check_path (scenario, findings->cover[side], path, cost);
          /* A chain has a hex in every row between. */
          g_assert_cmpint (cost, >=, findings->gaps[side]->len);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  HU_ADD_TABLE ("/front-line/line", line_cases, test_line)
  g_test_add_func ("/front-line/line-moments", test_line_moments);
  g_test_add_func ("/front-line/shared-player-turn", test_shared_player_turn);
  g_test_add_func ("/front-line/coincidence-of-systems", test_coincidence_of_systems);
  g_test_add_func ("/front-line/systems-go-on", test_systems_go_on);
  HU_ADD_TABLE ("/front-line/path", path_cases, test_path)
  g_test_add_func ("/front-line/path-hexes", test_path_hexes);
  g_test_add_func ("/front-line/nearest-unit", test_nearest_unit);
  g_test_add_data_func ("/front-line/nearest-shore", GINT_TO_POINTER (TRUE), test_nearest_shore);
  g_test_add_data_func ("/front-line/nearest-all-shores", GINT_TO_POINTER (FALSE), test_nearest_shore);
  g_test_add_func ("/front-line/repainted", test_repainted);
  g_test_add_func ("/front-line/row-zero", test_row_zero);
  g_test_add_func ("/front-line/row-zero-is-an-end", test_row_zero_is_an_end);
  g_test_add_func ("/front-line/reasons", test_reasons);
  g_test_add_func ("/front-line/against-plain-programs", test_against_plain_programs);

  return g_test_run ();
}
