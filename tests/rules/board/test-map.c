/*
 * The tests look things up on a map, and show what a map that is painted on shares
 * with the one it was made of.
 */
#include "hu-control-fixture.h"
#include "hu-control-rules.h"
#include "hu-fixture.h"
#include "hu-front-line-rules.h"
#include "hu-sudden-death-rules.h"

static void
test_places (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");
  static const struct { const char *id, *hex; } places[] = { { "moscow", "0306" }, { "orel", "0103" }, { "tula", "0502" } };

  for (gint i = 0; i < (gint) G_N_ELEMENTS (places); i++)
    {
      g_assert_cmpstr (hu_map_get_place (scenario->map, (guint) i)->id, ==, places[i].id);
      g_assert_cmpint (hu_map_place_at (scenario->map, hu_fixture_hex (scenario, places[i].hex)), ==, i);
    }
  g_assert_cmpint (hu_map_place_at (scenario->map, hu_fixture_hex (scenario, "0101")), ==, -1);
}

/* Terrain, hexsides and what they bar are its own: the map it was made of stays as it is. */
static void
test_repainted (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");
  g_autoptr(HuMap) made = NULL;
  HuHex hex = hu_fixture_hex (scenario, "0102"), north = hu_fixture_hex (scenario, "0101");
  gint direction = hu_grid_direction (scenario->map->grid, hex, north);

  for (guint kind = 0; kind < HU_N_HEXSIDES; kind++)
    hu_map_set_hexside (scenario->map, kind, hex, north);
  made = hu_map_new_repainted (scenario->map);
  g_assert_true (hu_map_is_barrier (made, hex, direction));
  for (guint kind = 0; kind < HU_N_HEXSIDES; kind++)
    {
      g_assert_true (made->hexsides[kind][hex] >> direction & 1);
      hu_map_clear_hexside (made, kind, hex, north);
      g_assert_false (made->hexsides[kind][hex] >> direction & 1);
      g_assert_true (scenario->map->hexsides[kind][hex] >> direction & 1);
      g_assert_true (scenario->map->hexsides[kind][north] >> hu_direction_opposite (direction) & 1);
    }
  g_assert_false (hu_map_is_barrier (made, hex, direction));
  g_assert_true (hu_map_is_barrier (scenario->map, hex, direction));

  made->terrain[hex] = HU_TERRAIN_SWAMP;
  g_assert_cmpint (scenario->map->terrain[hex], ==, HU_TERRAIN_CLEAR);
}

/* A new scenario has these values at first. */
static void
test_new_scenario (void)
{
  g_autoptr(HuGrid) grid = hu_grid_new (3, 2, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  g_autoptr(HuScenario) scenario = hu_scenario_new (map);

  g_assert_cmpstr (scenario->title, ==, "");
  g_assert_cmpuint (scenario->calendar.n_turns, ==, 1);
  g_assert_cmpuint (scenario->calendar.player_turns->len, ==, 0);
  g_assert_cmpuint (scenario->start.turn, ==, 1);
  g_assert_cmpuint (scenario->start.player_turn, ==, 0);
  g_assert_cmpuint (scenario->start.phase, ==, 0);
  g_assert_cmpuint (scenario->units->len, ==, 0);
  for (HuHex hex = 0; hex < 6; hex++)
    g_assert_cmpint (scenario->start.hex_owner[hex], ==, HU_SIDE_NONE);
  g_assert_cmpint (hu_scenario_find_side (scenario, "first"), ==, HU_SIDE_FIRST);
  g_assert_cmpint (hu_scenario_find_side (scenario, "second"), ==, HU_SIDE_SECOND);
  g_assert_null (hu_sudden_death_rules (scenario));
  g_assert_null (hu_front_line_rules (scenario));
  g_assert_null (hu_control_rules (scenario));
}

/* The same position, to be drawn: the rules stay with the scenario it was made of. */
static void
test_without_rules (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0103");
  g_autoptr(HuScenario) made = hu_scenario_new_without_rules (scenario);
  HuHex hex = hu_fixture_hex (scenario, "0506");

  g_assert_null (hu_sudden_death_rules (made));
  g_assert_null (hu_front_line_rules (made));
  g_assert_null (hu_control_rules (made));
  g_assert_nonnull (hu_sudden_death_rules (scenario));
  g_assert_true (made->map == scenario->map && made->units == scenario->units);
  g_assert_cmpmem (made->start.hex_owner, 30, scenario->start.hex_owner, 30);
  made->start.hex_owner[hex] = HU_SIDE_FIRST;
  g_assert_cmpint (scenario->start.hex_owner[hex], ==, HU_SIDE_SECOND);
}

/* Areas that a side alone sets up in are its own at the start: hexes and whole boards (26.11). */
static void
test_set_up (void)
{
  g_autoptr(HuGrid) grid = hu_grid_new (3, 3, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  g_autoptr(HuScenario) scenario = NULL;
  HuSetupArea *areas[HU_N_SIDES];
  static const gint8 owners[] = { 0, 0, 1, 1, -1, -1, 0, -1, -1 };

  hu_map_add_board (map, "a", g_array_append_vals (g_array_new (FALSE, FALSE, sizeof (HuHex)), (HuHex[]){ 0, 1 }, 2));
  hu_map_add_board (map, "b", g_array_append_vals (g_array_new (FALSE, FALSE, sizeof (HuHex)), (HuHex[]){ 2, 4 }, 2));
  scenario = hu_scenario_new (map);
  hu_scenario_add_control (scenario);
  for (guint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      areas[side] = hu_scenario_add_setup (scenario, (HuSide) side, g_array_new (FALSE, FALSE, sizeof (HuHex)));
      areas[side]->boards = g_array_append_vals (g_array_new (FALSE, FALSE, sizeof (guint)), &side, 1);
    }
  /* 4 is on the second's board and in the first's hexes. */
  g_array_append_vals (areas[HU_SIDE_FIRST]->hexes, (HuHex[]){ 4, 6 }, 2);
  g_array_append_vals (areas[HU_SIDE_SECOND]->hexes, (HuHex[]){ 3 }, 1);
  hu_scenario_finish (scenario);

  for (HuHex hex = 0; hex < (HuHex) G_N_ELEMENTS (owners); hex++)
    {
      g_assert_cmpint (hu_control_rules (scenario)->hex_owner[hex], ==, owners[hex]);
      g_assert_cmpint (hu_control_rules (scenario)->location_owner[hex], ==, owners[hex]);
    }
}

typedef struct
{
  const char *name;
  HuStorey    storey; /* of D3 */
} Storey;

static const Storey storeys[] = {
  { "D3", HU_STOREY_GROUND }, { "D3/1", 1 }, { "D3/9", 9 }, { "D3/12", 12 },
  { "D3/roof", HU_STOREY_ROOF }, { "D3/-1", HU_STOREY_CELLAR }, { "D3/pillbox", HU_STOREY_PILLBOX },
};

/* A Location is named after its hex and its storey, which is a decimal number (26.1). */
static void
test_storeys (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("b D3 E3 levels=12 roof cellar; pillbox D3; bridge C3", "", "");
  const HuMap *map = scenario->map;
  HuHex hex = hu_grid_parse (map->grid, "D3", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (storeys); i++)
    {
      HuLocation location = hu_location_parse (map, storeys[i].name, NULL);
      char name[HU_LOCATION_NAME_MAX];

      g_test_message ("%s", storeys[i].name);
      g_assert_cmpint (location, !=, HU_LOCATION_NONE);
      g_assert_cmpint (hu_location_hex (map, location), ==, hex);
      g_assert_cmpint (hu_location_storey (map, location), ==, storeys[i].storey);
      g_assert_cmpint (hu_map_location (map, hex, storeys[i].storey), ==, location);
      g_assert_cmpstr (hu_location_format (map, location, name), ==, storeys[i].name);
    }
  for (const char * const *wrong = (const char * const[]){ "D3/0", "D3/09", "D3/13", "D3/a", "C3/1", "E3/bridge", NULL };
       *wrong != NULL; wrong++)
    {
      g_test_message ("%s", *wrong);
      g_assert_cmpint (hu_location_parse (map, *wrong, NULL), ==, HU_LOCATION_NONE);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/map/places", test_places);
  g_test_add_func ("/map/new-scenario", test_new_scenario);
  g_test_add_func ("/map/without-rules", test_without_rules);
  g_test_add_func ("/map/storeys", test_storeys);
  g_test_add_func ("/map/set-up", test_set_up);
  g_test_add_func ("/map/repainted", test_repainted);

  return g_test_run ();
}
