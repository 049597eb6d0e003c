/*
 * Units that are still to come: whom each side sees waiting, in which order, and where they come on.
 */
#include "hu-arrival.h"
#include "hu-fixture.h"
#include "hu-sources.h"

#define BOTH HU_SIDE_NONE
#define GERMAN HU_SIDE_FIRST
#define SOVIET HU_SIDE_SECOND

/* The turn in which each of the waiting is expected; of those that are not named, none is given. */
static const struct { const char *unit; gint64 turn; } turns[] = {
  { "g-late", 9 }, { "g-second", 2 }, { "g-first", 1 }, { "s-second", 2 }, { "s-first", 1 }, { "g-also-second", 2 },
};

typedef struct
{
  const char   *name;
  HuSide        viewer;
  HuArrivalKind kind;
  const char   *log;
  const char   *units;
} Case;

static const Case cases[] = {
  { "due", BOTH, HU_ARRIVAL_DUE, "", "g-first s-first" },
  { "due-of-german", GERMAN, HU_ARRIVAL_DUE, "", "g-first" },
  { "due-of-soviet", SOVIET, HU_ARRIVAL_DUE, "", "s-first" },
  /* The earliest turn first, and the order of the scenario within a turn. */
  { "later", BOTH, HU_ARRIVAL_LATER, "", "g-second s-second g-also-second g-late" },
  { "later-of-german", GERMAN, HU_ARRIVAL_LATER, "", "g-second g-also-second g-late" },
  { "due-in-turn-2", BOTH, HU_ARRIVAL_DUE, "end-phase; end-phase", "g-first s-first g-second s-second g-also-second" },
  { "later-in-turn-2", BOTH, HU_ARRIVAL_LATER, "end-phase; end-phase", "g-late" },
  { "pool", BOTH, HU_ARRIVAL_POOL, "", "g-pool s-pool g-other" },
  { "pool-of-german", GERMAN, HU_ARRIVAL_POOL, "", "g-pool g-other" },
  { "come", BOTH, HU_ARRIVAL_DUE, "place g-first 0101", "s-first" },
  { "come-early", BOTH, HU_ARRIVAL_LATER, "place g-late 0101", "g-second s-second g-also-second" },
};

static void
test_list (gconstpointer data)
{
  const Case *one = data;
  g_autoptr(HuScenario) scenario = hu_fixture_corridor (
    "g-late german -; g-second german -; g-pool german -; g-first german -; on-map german 0103; s-second soviet -; "
    "s-first soviet -; s-pool soviet -; g-also-second german -; g-other german -");
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  g_autoptr(GArray) units = NULL;
  g_autoptr(GString) ids = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      HuUnit *unit = g_ptr_array_index (scenario->units, hu_fixture_unit (scenario, turns[i].unit));

      unit->arrival = g_new0 (HuArrival, 1);
      unit->arrival->turn = turns[i].turn;
    }
  game = hu_fixture_play (scenario, one->log);
  snapshot = hu_adjudicator_snapshot (game, hu_adjudicator_get_n_events (game));
  units = hu_arrival_list (hu_snapshot_get_state (snapshot), one->viewer, one->kind);
  for (guint i = 0; i < units->len; i++)
    g_string_append_printf (ids, "%s%s", i > 0 ? " " : "",
                            hu_scenario_get_unit (scenario, g_array_index (units, guint, i))->id);
  g_assert_cmpstr (ids->str, ==, one->units);
}

typedef struct
{
  const char *name;
  const char *hexes; /* NULL: none are given */
  guint       edges; /* 1u << HuEdge */
  gboolean    has_place;
  const char *all;
} Entry;

static const Entry entries[] = {
  { "anywhere", NULL, 0, FALSE, "" },
  { "hexes", "0303 0101", 0, TRUE, "0303 0101" },
  { "north", NULL, 1u << HU_EDGE_NORTH, TRUE, "0101 0201 0301 0401 0501" },
  { "west", NULL, 1u << HU_EDGE_WEST, TRUE, "0101 0102 0103 0104 0105 0106" },
  { "hexes-and-east", "0303", 1u << HU_EDGE_EAST, TRUE, "0303 0501 0502 0503 0504 0505 0506" },
};

/* The hexes in which a unit comes on: those that are given first, then those along the edges. */
static void
test_hexes (gconstpointer data)
{
  const Entry *one = data;
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");
  HuArrival *arrival = g_new0 (HuArrival, 1);
  g_autoptr(GArray) hexes = NULL;
  g_autofree char *names = NULL;

  arrival->at.hexes = one->hexes != NULL ? hu_fixture_hexes (scenario, one->hexes) : NULL;
  arrival->at.by_edge = one->edges != 0;
  for (gint edge = HU_EDGE_NORTH; edge <= HU_EDGE_WEST; edge++)
    arrival->at.edges[edge] = one->edges >> edge & 1;
  hexes = hu_sources_list (&arrival->at, scenario->map);
  names = hu_fixture_names (scenario, hexes);
  g_assert_cmpstr (names, ==, one->all);
  g_assert_cmpint (hu_arrival_has_place (arrival), ==, one->has_place);
  hu_arrival_free (arrival);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  HU_ADD_TABLE ("/arrival/list", cases, test_list);
  HU_ADD_TABLE ("/arrival/hexes", entries, test_hexes);

  return g_test_run ();
}
