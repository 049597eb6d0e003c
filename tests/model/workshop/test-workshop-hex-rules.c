/*
 * Sets of hexes by rule in the workshop: they follow another grid, other names and the brush, and a hex painted into one
 * of them leaves its rule alone.
 */
#include "hu-node.h"
#include "hu-workshop-map.h"

#include <string.h>

#define SET "/rules/objectives/outcomes/0/needs/holds/hexes"

static HuWorkshop *
open_game (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "files", "hexes-by-rule.hexgame", NULL);
  g_autoptr(GError) error = NULL;
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(GBytes) bytes = NULL;
  HuWorkshop *shop;
  char *text;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  bytes = g_bytes_new_take (text, length);
  shop = hu_workshop_new_from_bytes (bytes, faults);
  g_assert_nonnull (shop);

  return shop;
}

static void
assert_value (HuWorkshop *shop,
              const char *pointer,
              const char *json)
{
  g_autofree char *text = hu_node_to_json (hu_workshop_get (shop, pointer));

  g_assert_cmpstr (text, ==, json);
}

static HuHex
find_hex (HuWorkshop *shop,
          const char *name)
{
  return hu_grid_parse (hu_workshop_get_scenario (shop)->map->grid, name, NULL);
}

static void
paint (HuWorkshop *shop,
       const char *name,
       gboolean    on)
{
  HuHex hex = find_hex (shop, name);

  g_assert_true (hu_workshop_paint_set (shop, SET, &hex, 1, on));
}

/* Within 2 hexes of 0303, which 0701 is not and 0304 is. */
static void
test_paint (void)
{
  g_autoptr(HuWorkshop) shop = open_game ();
  g_autoptr(GArray) hexes = NULL;

  paint (shop, "0701", TRUE);
  assert_value (shop, SET, "{\"any_of\":[{\"near\":{\"place\":\"orel\"},\"within\":2},[\"0701\"]]}");
  paint (shop, "0304", FALSE);
  assert_value (shop, SET,
                "{\"except\":[{\"any_of\":[{\"near\":{\"place\":\"orel\"},\"within\":2},[\"0701\"]]},[\"0304\"]]}");
  hexes = hu_workshop_read_hexes (shop, SET);
  g_assert_cmpuint (hexes->len, ==, 19);
  g_assert_true (hu_hexes_have (hexes, find_hex (shop, "0701")));
  g_assert_false (hu_hexes_have (hexes, find_hex (shop, "0304")));

  paint (shop, "0304", TRUE);
  paint (shop, "0701", FALSE);
  assert_value (shop, SET, "{\"near\":{\"place\":\"orel\"},\"within\":2}");
  paint (shop, "0305", TRUE);
  assert_value (shop, SET, "{\"near\":{\"place\":\"orel\"},\"within\":2}");
}

static void
test_words (void)
{
  g_autoptr(HuWorkshop) shop = open_game ();
  g_autofree char *words = hu_workshop_word_hex_rule (shop, SET);
  g_autofree char *none = hu_workshop_word_hex_rule (shop, "/map/places/0/hexes");

  g_assert_cmpstr (words, ==, "the hexes within 2 hexes of Orel");
  g_assert_null (none);
}

static void
test_rename (void)
{
  g_autoptr(HuWorkshop) shop = open_game ();
  guint n_faults = hu_workshop_get_n_faults (shop);

  g_assert_true (hu_workshop_rename_id (shop, HU_ID_PLACE, "orel", "oryol"));
  assert_value (shop, SET, "{\"near\":{\"place\":\"oryol\"},\"within\":2}");
  assert_value (shop, "/start/control/1/hexes",
                "{\"except\":[{\"edge\":[\"west\"]},{\"near\":{\"place\":\"oryol\"},\"within\":2}]}");
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, n_faults);
}

/* A column and two rows more before the others: each name moves, the rules stay. */
static void
test_regrid (void)
{
  g_autoptr(HuWorkshop) shop = open_game ();
  HuGridPlan plan;

  hu_workshop_get_grid_plan (shop, &plan);
  plan.columns += 2;
  plan.rows += 2;
  g_assert_true (hu_workshop_regrid (shop, &plan, 2, 2, FALSE) == HU_REGRID_DONE);
  assert_value (shop, SET, "{\"near\":{\"place\":\"orel\"},\"within\":2}");
  assert_value (shop, "/start/setup/0/hexes", "{\"any_of\":[[\"0303\"],{\"level_at_least\":1}]}");
  assert_value (shop, "/rules/supply/1/sources/hexes", "{\"near\":[\"0903\"],\"within\":1}");
  assert_value (shop, "/rules/objectives/outcomes/3/needs/exited/through",
                "{\"all_of\":[{\"edge\":[\"east\"]},{\"near\":[\"0903\",\"0904\"],\"within\":1}]}");
  assert_value (shop, "/map/elevation/3", "[\"0505\"]");
}

/* The brush changes terrain, and with it the sets that go by it. */
static void
test_brush (void)
{
  g_autoptr(HuWorkshop) shop = open_game ();
  const char *except = "/rules/supply/0/except";
  HuHex hex = find_hex (shop, "0605");
  g_autoptr(GArray) before = hu_workshop_read_hexes (shop, except);
  HuScenario *scenario;

  g_assert_false (hu_hexes_have (before, hex));
  g_assert_true (hu_workshop_paint_terrain (shop, &hex, 1, HU_TERRAIN_FOREST));
  scenario = hu_workshop_get_scenario (shop);
  g_assert_true (hu_hexes_have (scenario->supply[HU_SIDE_FIRST]->except, hex));
  assert_value (shop, except, "{\"terrain\":[\"swamp\",\"forest\"]}");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/workshop-hex-rules/paint", test_paint);
  g_test_add_func ("/workshop-hex-rules/words", test_words);
  g_test_add_func ("/workshop-hex-rules/rename", test_rename);
  g_test_add_func ("/workshop-hex-rules/regrid", test_regrid);
  g_test_add_func ("/workshop-hex-rules/brush", test_brush);

  return g_test_run ();
}
