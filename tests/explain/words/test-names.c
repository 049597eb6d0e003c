/*
 * Names, lists, and the words of the clock.
 */
#include "hu-named.h"

typedef struct
{
  const char *name;
  const char *things;
  guint       most;
  const char *words;
} ListCase;

static const ListCase hex_cases[] = {
  { "none", "", 3, "none" },
  { "one", "0301", 3, "0301" },
  { "two", "0301 0302", 3, "0301 and 0302" },
  { "three", "0301 0302 0303", 3, "0301, 0302 and 0303" },
  { "one-more", "0301 0302 0303", 2, "0301, 0302 and 1 more" },
  { "many-more", "0301 0302 0303 0304 0305 0306", 1, "0301 and 5 more" },
  { "all", "0301 0302 0303 0304 0305 0306", 0, "0301, 0302, 0303, 0304, 0305 and 0306" },
};

static void
test_hexes (gconstpointer data)
{
  const ListCase *test = data;
  g_autoptr(HuScenario) scenario = hu_named_corridor ("");
  g_autoptr(GArray) hexes = hu_fixture_hexes (scenario, test->things);

  hu_assert_words (hu_explain_hexes (scenario, hexes, test->most), test->words);
  hu_assert_words (hu_explain_hexes (scenario, hexes, test->most), test->words);
}

/* More than eight names are told as spans, and more than eight spans are counted. */
static void
test_hexset (void)
{
  static const struct
  {
    const char *hexes;
    const char *words;
  } cases[] = {
    { "0301", "0301" },
    { "0101 0102 0103 0201 0202 0203 0301 0302", "0101, 0102, 0103, 0201, 0202, 0203, 0301 and 0302" },
    { "0301 0102 0103 0201 0101 0202 0203 0302 0303", "0101–0303" },
    { "0101 0102 0103 0201 0202 0203 0301 0302 0303 0105", "0101–0303 and 0105" },
    { "0101 0103 0105 0202 0204 0301 0303 0305 0402", "0101, 0103, 0105, 0202, 0204, 0301, 0303, 0305 and 1 more" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(HuScenario) scenario = hu_named_corridor ("");
      g_autoptr(GArray) hexes = hu_fixture_hexes (scenario, cases[i].hexes);

      hu_assert_words (hu_explain_hexset (scenario, hexes), cases[i].words);
    }
}

static HuHexRule *
new_rule (HuHexRuleKind kind,
          HuHexRule    *first,
          HuHexRule    *second)
{
  HuHexRule *rule = hu_hex_rule_new (kind);

  if (first != NULL)
    g_ptr_array_add (rule->parts, first);
  if (second != NULL)
    g_ptr_array_add (rule->parts, second);

  return rule;
}

static HuHexRule *
new_near (gint  place,
          guint lines,
          gint  within)
{
  HuHexRule *rule = hu_hex_rule_new (HU_HEX_RULE_NEAR);

  rule->place = place;
  rule->lines = lines;
  rule->within = within;

  return rule;
}

static HuHexRule *
new_ground (guint terrains)
{
  HuHexRule *rule = hu_hex_rule_new (HU_HEX_RULE_TERRAIN);

  rule->terrains = terrains;

  return rule;
}

static void
assert_rule (const HuScenario *scenario,
             HuHexRule        *rule, /* (transfer full) */
             const char       *words)
{
  hu_assert_words (hu_explain_hex_rule (scenario, rule), words);
  hu_hex_rule_free (rule);
}

static void
test_hex_rules (void)
{
  g_autoptr(HuScenario) scenario = hu_named_corridor ("");
  const guint forest = 1u << HU_TERRAIN_FOREST, clear = 1u << HU_TERRAIN_CLEAR;
  HuHexRule *high = hu_hex_rule_new (HU_HEX_RULE_LEVEL), *edge = hu_hex_rule_new (HU_HEX_RULE_EDGE);

  assert_rule (scenario, new_near (1, 0, 2), "the hexes within 2 hexes of Orel");
  assert_rule (scenario, new_near (1, 0, 1), "the hexes within 1 hex of Orel");
  assert_rule (scenario, new_near (1, 0, 0), "Orel");
  assert_rule (scenario, new_near (-1, 1u << HU_LINE_ROAD | 1u << HU_LINE_RAIL, 0), "the hexes with a road or a railway");
  assert_rule (scenario, new_near (-1, 1u << HU_LINE_RAIL, 3), "the hexes within 3 hexes of a railway");
  assert_rule (scenario, new_ground (forest | clear), "the hexes of clear terrain or forest");
  assert_rule (scenario,
               new_rule (HU_HEX_RULE_EXCEPT, new_near (1, 0, 2),
                         new_rule (HU_HEX_RULE_ANY_OF, new_ground (forest), new_near (0, 0, 0))),
               "the hexes within 2 hexes of Orel except (the hexes of forest and Moscow)");
  assert_rule (scenario, new_rule (HU_HEX_RULE_ALL_OF, new_near (1, 0, 2), new_ground (clear)),
               "the hexes within 2 hexes of Orel that are also in the hexes of clear terrain");
  high->level = 2;
  assert_rule (scenario, high, "the hexes of level 2 and higher");
  edge->edges = 1u << HU_EDGE_NORTH | 1u << HU_EDGE_WEST;
  assert_rule (scenario, edge, "the hexes of the north or west edge");
}

static void
test_things (void)
{
  g_autoptr(HuScenario) scenario = hu_named_corridor ("g1 german 0101; x9 soviet 0301; s1 soviet -");
  g_autoptr(GArray) units = hu_named_units (scenario, "g1 x9 s1");
  g_autoptr(GArray) places = hu_named_places (scenario, "tula moscow");

  hu_assert_words (hu_explain_units (scenario, units, 0), "6 Pz, x9 and 1 Gds");
  hu_assert_words (hu_explain_places (scenario, places, 0), "Tula and Moscow");
  hu_assert_words (hu_explain_place (scenario, 1), "Orel");
  hu_assert_words (hu_explain_unit (scenario, 1), "x9");
  hu_assert_words (hu_explain_side (scenario, HU_SIDE_SECOND), "Soviet");
  hu_assert_words (hu_explain_side (scenario, HU_SIDE_NONE), "nobody");
}

/* A name left empty would leave a hole in every sentence. */
static void
test_empty_names (void)
{
  g_autoptr(HuScenario) scenario = hu_named_corridor ("g1 german 0101");
  HuPlace *place = hu_map_get_place (scenario->map, 0);

  g_free (place->name);
  place->name = g_strdup ("");
  hu_scenario_set_side (scenario, HU_SIDE_FIRST, "german", "", NULL);

  hu_assert_words (hu_explain_place (scenario, 0), "moscow");
  hu_assert_words (hu_explain_side (scenario, HU_SIDE_FIRST), "german");
}

static void
test_hex (void)
{
  g_autoptr(HuScenario) scenario = hu_named_corridor ("");

  hu_assert_words (hu_explain_hex (scenario, hu_fixture_hex (scenario, "0301")), "0301");
  hu_assert_words (hu_explain_hex (scenario, hu_fixture_hex (scenario, "0306")),
                   "0306 (Moscow)");
}

/* People read the board's prefix. */
static void
test_board (void)
{
  g_autoptr(HuGrid) grid = hu_grid_new (5, 6, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS, "22", NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  g_autoptr(HuScenario) scenario = hu_scenario_new (map);
  g_autoptr(GArray) hexes = hu_fixture_hexes (scenario, "A1 22B0");

  hu_assert_words (hu_explain_hexes (scenario, hexes, 0), "22A1 and 22B0");
}

typedef struct
{
  const char *name;
  const char *log;
  const char *words;
} ClockCase;

static const ClockCase clock_cases[] = {
  { "set-up", "", "Oct I, German, Movement" },
  { "other-side", "end-phase", "Oct I, Soviet, Movement" },
  { "next-turn", "end-phase; end-phase", "Oct II, German, Movement" },
  { "over", "end-phase; end-phase; end-phase; end-phase", "Oct II, the game is over" },
};

static void
test_clock (gconstpointer data)
{
  const ClockCase *test = data;
  g_autoptr(HuScenario) scenario = hu_named_corridor ("");
  g_autoptr(HuSnapshot) snapshot = hu_named_play (scenario, test->log);

  hu_assert_words (hu_explain_clock (scenario, hu_snapshot_get_clock (snapshot)),
                   test->words);
}

static void
test_numbered_turns (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");
  const HuClock clock = { .turn = 2 };

  hu_assert_words (hu_explain_turn (scenario, 2), "Turn 2");
  hu_assert_words (hu_explain_clock (scenario, &clock), "Turn 2, German, Movement");
}

static void
test_both_sides (void)
{
  g_autoptr(HuScenario) scenario = hu_named_corridor ("");
  const HuClock clock = { .turn = 1, .player_turn = 2 };

  g_ptr_array_add (hu_scenario_add_player_turn (scenario, HU_SIDE_NONE)->phases, g_strdup ("Supply"));
  hu_assert_words (hu_explain_clock (scenario, &clock), "Oct I, both sides, Supply");
}

static void
test_terrain (void)
{
  static const char * const words[HU_N_TERRAINS] = {
    "clear", "forest", "swamp", "hills", "rough", "urban", "lake", "sea", "not in play",
  };

  for (guint terrain = 0; terrain < HU_N_TERRAINS; terrain++)
    hu_assert_words (hu_explain_terrain (terrain), words[terrain]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (hex_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/names/hexes/", hex_cases[i].name, NULL);

      g_test_add_data_func (path, &hex_cases[i], test_hexes);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (clock_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/names/clock/", clock_cases[i].name, NULL);

      g_test_add_data_func (path, &clock_cases[i], test_clock);
    }
  g_test_add_func ("/names/hexset", test_hexset);
  g_test_add_func ("/names/hex-rules", test_hex_rules);
  g_test_add_func ("/names/things", test_things);
  g_test_add_func ("/names/empty", test_empty_names);
  g_test_add_func ("/names/hex", test_hex);
  g_test_add_func ("/names/board", test_board);
  g_test_add_func ("/names/numbered-turns", test_numbered_turns);
  g_test_add_func ("/names/both-sides", test_both_sides);
  g_test_add_func ("/names/terrain", test_terrain);

  return g_test_run ();
}
