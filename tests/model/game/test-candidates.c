/*
 * Whom a tactical event may name, in the truth and in a side's view.
 */
#include "hu-candidates.h"
#include "hu-control-fixture.h"

#define BUILT "house D3 E3 levels=1"
#define UNITS "g german squad D3; g2 german squad D3/1; far german squad H5; gt german afv D3 armor=6; " \
              "gd german dummy D3; ghs german half-squad -; gc german crew -; gl german leader -; " \
              "r russian squad D3; near russian squad D2; rhs russian half-squad -; hid russian squad E3 hidden; " \
              "con russian squad E3 concealed"

typedef enum
{
  CAPTORS,
  WAITING, /* half-squads and crews of the first side */
  CARRIERS,
  RIDERS,
  SECRET_HEX,
  SECRET_BUILDING,
} What;

typedef struct
{
  const char *log;
  HuSide      viewer;
  What        what;
  const char *of;    /* a unit, or a hex */
  const char *ids;
} Case;

static const Case cases[] = {
  { "", HU_SIDE_NONE, CAPTORS, "r", "g gt g2" },
  { "", HU_SIDE_NONE, CAPTORS, "g", "r near hid con" },
  { "", HU_SIDE_FIRST, CAPTORS, "g", "r near" },
  { "", HU_SIDE_NONE, CAPTORS, "far", "r hid con near" },
  { "capture g r", HU_SIDE_NONE, CAPTORS, "r", "gt g2" },
  { "kill g; kill g2; kill gt", HU_SIDE_NONE, CAPTORS, "r", "far" },
  { "", HU_SIDE_NONE, WAITING, "", "ghs gc" },
  { "place ghs A1", HU_SIDE_NONE, WAITING, "", "gc" },
  { "", HU_SIDE_NONE, CARRIERS, "g", "gt" },
  { "", HU_SIDE_NONE, CARRIERS, "g2", "" },
  { "", HU_SIDE_NONE, CARRIERS, "r", "" },
  { "mark g in=gt", HU_SIDE_NONE, CARRIERS, "g", "" },
  { "mark g in=gt", HU_SIDE_NONE, RIDERS, "gt", "g" },
  { "", HU_SIDE_NONE, SECRET_HEX, "E3", "hid con" },
  { "", HU_SIDE_NONE, SECRET_HEX, "D3", "" },
  { "", HU_SIDE_NONE, SECRET_BUILDING, "D3", "hid con" },
};

static GArray *
list (const Case       *test,
      const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  guint unit = (guint) MAX (0, hu_scenario_find_unit (scenario, test->of));
  HuHex hex = test->what >= SECRET_HEX ? hu_grid_parse (scenario->map->grid, test->of, NULL) : HU_HEX_NONE;

  switch (test->what)
    {
    case CAPTORS:
      return hu_candidates_captors (snapshot, unit);
    case WAITING:
      return hu_candidates_waiting (snapshot, HU_SIDE_FIRST, 1u << HU_UNIT_HALF_SQUAD | 1u << HU_UNIT_CREW);
    case CARRIERS:
      return hu_candidates_carriers (snapshot, unit);
    case RIDERS:
      return hu_candidates_riders (snapshot, unit);
    case SECRET_HEX:
      return hu_candidates_secret (snapshot, hex, HU_BUILDING_NONE);
    case SECRET_BUILDING:
      break;
    }

  return hu_candidates_secret (snapshot, hex, 0);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture (BUILT, UNITS, "");
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = NULL;
  g_autoptr(GArray) units = NULL;
  g_autoptr(GString) ids = g_string_new (NULL);

  hu_control_play (game, test->log);
  snapshot = hu_adjudicator_view (game, hu_adjudicator_get_n_events (game), test->viewer);
  units = list (test, snapshot);
  for (guint i = 0; i < units->len; i++)
    g_string_append_printf (ids, "%s%s", i > 0 ? " " : "",
                            hu_scenario_get_unit (scenario, g_array_index (units, guint, i))->id);
  g_assert_cmpstr (ids->str, ==, test->ids);
}

static void
assert_names (const HuScenario *scenario,
              const GArray     *locations,
              const char       *expected)
{
  g_autoptr(GString) names = g_string_new (NULL);

  for (guint i = 0; i < locations->len; i++)
    {
      g_autofree char *name = hu_location_dup_name (scenario->map, g_array_index (locations, HuLocation, i));

      g_string_append_printf (names, "%s%s", i > 0 ? " " : "", name);
    }
  g_assert_cmpstr (names->str, ==, expected);
}

static void
test_locations (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture (BUILT, UNITS, "");
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = NULL;
  g_autoptr(GArray) fires = NULL;
  g_autoptr(GArray) here = NULL;
  HuHex hex = hu_grid_parse (scenario->map->grid, "D3", NULL);

  hu_control_play (game, "accident A1 flame; accident D3/1 blaze; kindle german E3 flame; out A1; accident H2 flame");
  snapshot = hu_adjudicator_snapshot (game, hu_adjudicator_get_n_events (game));
  fires = hu_candidates_fires (snapshot, hex);
  here = hu_candidates_locations (snapshot, hex);
  assert_names (scenario, fires, "D3/1 E3 H2");
  assert_names (scenario, here, "D3 D3/1");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/candidates/%" G_GSIZE_FORMAT, i);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/candidates/locations", test_locations);

  return g_test_run ();
}
