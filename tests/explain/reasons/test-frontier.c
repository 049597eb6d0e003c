/*
 * Why a line of supply stops, in words: from the rules' own traces.
 */
#include "hu-named.h"
#include "hu-sudden-death-rules.h"
#include "hu-supply-clauses.h"

#include <string.h>

typedef struct
{
  const char *name;
  const char *units;
  void      (*tweak) (HuScenario *scenario); /* or NULL */
  const char *hex;
  HuBlock     because;
  const char *words;
} FrontierCase;

static void
no_negation (HuScenario *scenario)
{
  hu_sudden_death_rules (scenario)->zoc_negated_by_units = FALSE;
}

static void
control_blocks (HuScenario *scenario)
{
  hu_sudden_death_rules (scenario)->blocked_by_owner = TRUE;
  scenario->start.hex_owner[hu_fixture_hex (scenario, "0304")] = HU_SIDE_FIRST;
}

static void
set_hexside (HuScenario *scenario,
             HuHexside   kind)
{
  hu_map_set_hexside (scenario->map, kind,
                      hu_fixture_hex (scenario, "0304"), hu_fixture_hex (scenario, "0303"));
}

static void
lake_hexside (HuScenario *scenario)
{
  set_hexside (scenario, HU_HEXSIDE_LAKE);
}

static void
cliff_hexside (HuScenario *scenario)
{
  set_hexside (scenario, HU_HEXSIDE_CLIFF);
}

static void
at_most_one (HuScenario *scenario)
{
  hu_sudden_death_rules (scenario)->max_length = 1;
}

static void
at_most_two (HuScenario *scenario)
{
  hu_sudden_death_rules (scenario)->max_length = 2;
}

/* A railway from 0305 to 0304 and no further, for whoever has made so many steps. */
static void
add_railway (HuScenario *scenario,
             gint        steps)
{
  HuSupplyRules *rules = hu_scenario_add_supply (scenario, HU_SIDE_SECOND);

  rules->sources = (HuSources) { .by_edge = TRUE, .edges = { [HU_EDGE_NORTH] = TRUE } };
  rules->along = 1u << HU_LINE_RAIL;
  rules->steps = steps;
  hu_map_add_line (scenario->map, HU_LINE_RAIL, hu_fixture_hexes (scenario, steps == 0 ? "0305 0304" : "0302 0301"));
}

static void
no_steps (HuScenario *scenario)
{
  add_railway (scenario, 0);
}

static void
one_step (HuScenario *scenario)
{
  add_railway (scenario, 1);
}

static void
two_steps (HuScenario *scenario)
{
  add_railway (scenario, 2);
}

/* The same by lines of other kinds. */
static void
run_along (HuScenario *scenario,
           guint       kinds,
           gint        steps)
{
  HuLineKind laid = kinds >> HU_LINE_RAIL & 1 ? HU_LINE_RAIL : kinds >> HU_LINE_ROAD & 1 ? HU_LINE_ROAD : HU_LINE_RIVER;

  add_railway (scenario, steps);
  scenario->supply[HU_SIDE_SECOND]->along = kinds;
  ((HuLine *) g_ptr_array_index (scenario->map->lines, scenario->map->lines->len - 1))->kind = laid;
}

#define ALONG(name, kinds)                                                   \
  static void no_steps_to_##name (HuScenario *scenario)                      \
  {                                                                          \
    run_along (scenario, kinds, 0);                                          \
  }                                                                          \
  static void one_step_to_##name (HuScenario *scenario)                      \
  {                                                                          \
    run_along (scenario, kinds, 1);                                          \
  }

ALONG (roads, 1u << HU_LINE_ROAD)
ALONG (both, 1u << HU_LINE_ROAD | 1u << HU_LINE_RAIL)
ALONG (streams, 1u << HU_LINE_RIVER | 1u << HU_LINE_ROAD)

static void
river_stops (HuScenario *scenario)
{
  add_railway (scenario, 9);
  scenario->supply[HU_SIDE_SECOND]->hexsides = 1u << HU_HEXSIDE_RIVER | 1u << HU_HEXSIDE_WALL;
  set_hexside (scenario, HU_HEXSIDE_RIVER);
}

static void
wall_stops (HuScenario *scenario)
{
  river_stops (scenario);
  memset (scenario->map->hexsides[HU_HEXSIDE_RIVER], 0, (gsize) scenario->map->grid->n_hexes);
  set_hexside (scenario, HU_HEXSIDE_WALL);
}

static const FrontierCase cases[] = {
  { "river", "", river_stops, "0303", HU_BLOCK_HEXSIDE, "a river along the hexside from 0304" },
  { "wall", "", wall_stops, "0303", HU_BLOCK_HEXSIDE, "a wall along the hexside from 0304" },
  { "line-ends", "", no_steps, "0303", HU_BLOCK_LINE_ENDS, "no railway leads there from 0304" },
  { "steps-one", "", one_step, "0303", HU_BLOCK_STEPS, "further than the 1 step that may lead to a railway" },
  { "steps", "", two_steps, "0302", HU_BLOCK_STEPS, "further than the 2 steps that may lead to a railway" },
  { "line-ends-roads", "", no_steps_to_roads, "0303", HU_BLOCK_LINE_ENDS, "no road leads there from 0304" },
  { "line-ends-both", "", no_steps_to_both, "0303", HU_BLOCK_LINE_ENDS, "no road or railway leads there from 0304" },
  { "line-ends-stream", "", no_steps_to_streams, "0303", HU_BLOCK_LINE_ENDS, "no line of the map leads there from 0304" },
  { "steps-roads", "", one_step_to_roads, "0303", HU_BLOCK_STEPS, "further than the 1 step that may lead to a road" },
  { "steps-both", "", one_step_to_both, "0303", HU_BLOCK_STEPS,
    "further than the 1 step that may lead to a road or railway" },
  { "steps-stream", "", one_step_to_streams, "0303", HU_BLOCK_STEPS,
    "further than the 1 step that may lead to a line of the map" },
  { "unit", "g1 german 0304", NULL, "0304", HU_BLOCK_UNIT, "held by 6 Pz" },
  { "units", "g1 german 0304; g2 german 0304", NULL, "0304", HU_BLOCK_UNIT, "held by 6 Pz and 7 Pz" },
  { "zoc", "g1 german 0303", NULL, "0304", HU_BLOCK_ZOC, "zone of control of 6 Pz, and no Soviet unit here" },
  { "zoc-not-negated", "g1 german 0303; s1 soviet 0304", no_negation, "0304", HU_BLOCK_ZOC,
    "zone of control of 6 Pz" },
  { "control", "", control_blocks, "0304", HU_BLOCK_OWNER, "controlled by the German side" },
  { "terrain", "", NULL, "0205", HU_BLOCK_TERRAIN, "impassable: lake" },
  { "lake", "", lake_hexside, "0303", HU_BLOCK_HEXSIDE, "a lake along the hexside from 0304" },
  { "cliff", "", cliff_hexside, "0303", HU_BLOCK_HEXSIDE, "a cliff along the hexside from 0304" },
  { "length-one", "", at_most_one, "0303", HU_BLOCK_LENGTH,
    "further than the 1 hex that a line may be long" },
  { "length", "", at_most_two, "0302", HU_BLOCK_LENGTH, "further than the 2 hexes that a line may be long" },
};

static const HuFrontierHex *
find_stop (const HuSupplyTrace *trace,
           HuHex                hex)
{
  for (guint i = 0; i < trace->frontier->len; i++)
    if (g_array_index (trace->frontier, HuFrontierHex, i).hex == hex)
      return &g_array_index (trace->frontier, HuFrontierHex, i);

  g_assert_not_reached ();
}

static void
test_frontier (gconstpointer data)
{
  const FrontierCase *test = data;
  g_autoptr(HuScenario) scenario = hu_named_corridor (test->units);
  g_autoptr(HuSnapshot) snapshot = NULL;
  g_autoptr(HuSupplySituation) situation = NULL;
  g_autoptr(HuSupplyTrace) trace = NULL;
  HuHex origin = hu_fixture_hex (scenario, "0305");
  const HuFrontierHex *stop;
  HuSupplyField field;

  if (test->tweak != NULL)
    test->tweak (scenario);
  snapshot = hu_named_play (scenario, "");
  situation = hu_supply_situation_new (hu_snapshot_get_state (snapshot), HU_SIDE_SECOND);
  field = hu_supply_situation_field (situation, &origin, 1);
  trace = hu_supply_trace (&field);
  stop = find_stop (trace, hu_fixture_hex (scenario, test->hex));

  g_assert_cmpint (stop->because, ==, test->because);
  hu_assert_words (hu_explain_frontier (situation, stop), test->words);
  hu_assert_words (hu_explain_frontier (situation, stop), test->words);
}

/* --- Connected with a source or not --- */

static void
no_zoc (HuScenario *scenario)
{
  hu_sudden_death_rules (scenario)->blocked_by_zoc = FALSE;
}

static const struct
{
  const char *name;
  const char *units;
  void      (*tweak) (HuScenario *scenario);
  const char *hex;
  gboolean    met;
  HuClauseId  clause;
  const char *words; /* or NULL: nothing more is to be said */
} reason_cases[] = {
  { "free", "", NULL, "0304", TRUE, NULL, NULL },
  { "no-source", "g1 german 0303; s1 soviet 0304", NULL, "0304", FALSE, NULL, "no source of supply is reached" },
  { "negated-connected", "g1 german 0404; s1 soviet 0304; s2 soviet 0303; s3 soviet 0302", NULL, "0304", TRUE, NULL,
    "the zone of control of 6 Pz does not stop lines: 1 Gds is there" },
  { "zoc-does-not-matter", "g1 german 0101", no_zoc, "0304", TRUE, NULL, NULL },
  { "stops-there", "g1 german 0304", NULL, "0304", FALSE, HU_CLAUSE_SUPPLY_UNIT, NULL },
  { "stops-before", "g1 german 0304", NULL, "0301", FALSE, HU_CLAUSE_SUPPLY_UNIT,
    "the nearest one stops at 0304: held by 6 Pz" },
  { "zoc-before", "g1 german 0303", NULL, "0301", FALSE, HU_CLAUSE_SUPPLY_ZOC,
    "the nearest one stops at 0304: zone of control of 6 Pz, and no Soviet unit here" },
  { "origin", "g1 german 0304", NULL, "0305", FALSE, NULL, "no source of supply is reached" },
  { "terrain-there", "", NULL, "0204", FALSE, HU_CLAUSE_SUPPLY_TERRAIN, NULL },
  { "terrain-before", "", NULL, "0105", FALSE, HU_CLAUSE_SUPPLY_TERRAIN, "the nearest one stops at 0204: impassable: lake" },
  { "too-long", "", at_most_one, "0302", FALSE, HU_CLAUSE_SUPPLY_LENGTH,
    "the nearest one stops at 0303: further than the 1 hex that a line may be long" },
};

static void
test_reason (gconstpointer data)
{
  guint at = GPOINTER_TO_UINT (data);
  g_autoptr(HuScenario) scenario = hu_named_corridor (reason_cases[at].units);
  g_autoptr(HuSnapshot) snapshot = NULL;
  g_autoptr(HuSupplySituation) situation = NULL;
  g_autoptr(HuTracing) tracing = NULL;
  g_autoptr(HuReason) reason = NULL;
  HuHex origin = hu_fixture_hex (scenario, "0305"), hex = hu_fixture_hex (scenario, reason_cases[at].hex);
  const HuFrontierHex *stop;
  g_autofree char *words = NULL;

  if (reason_cases[at].tweak != NULL)
    reason_cases[at].tweak (scenario);
  snapshot = hu_named_play (scenario, "");
  situation = hu_supply_situation_new (hu_snapshot_get_state (snapshot), HU_SIDE_SECOND);
  tracing = hu_tracing_new (situation, &origin, 1);
  reason = hu_tracing_reason (tracing, situation, hex, &stop);
  words = hu_explain_supply_reason (situation, reason, stop, hex);

  g_assert_cmpint (reason->met, ==, reason_cases[at].met);
  g_assert_cmpstr (reason->clause, ==, reason_cases[at].clause);
  g_assert_cmpstr (words, ==, reason_cases[at].words);
}

/* The table above forgets no reason. */
static void
test_whole (void)
{
  for (HuBlock block = HU_BLOCK_OPEN + 1; block < HU_N_BLOCKS; block++)
    {
      gboolean found = FALSE;

      for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
        found |= cases[i].because == block;
      g_test_message ("%s", hu_block_to_string (block));
      g_assert_true (found);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/frontier/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_frontier);
    }
  g_test_add_func ("/frontier/whole", test_whole);
  for (guint i = 0; i < G_N_ELEMENTS (reason_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/frontier/reason/", reason_cases[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_reason);
    }

  return g_test_run ();
}
