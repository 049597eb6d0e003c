/*
 * The workshop: what it holds, undoes, checks and saves.
 */
#include "hu-workshop-map.h"

#include "hu-fixture.h"

static GBytes *
load (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "scenarios", name, NULL);
  g_autoptr(GError) error = NULL;
  char *text;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);

  return g_bytes_new_take (text, length);
}

static HuWorkshop *
open_shipped (const char *name)
{
  g_autoptr(GBytes) bytes = load (name);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  HuWorkshop *shop = hu_workshop_new_from_bytes (bytes, faults);

  g_assert_nonnull (shop);
  return shop;
}

static void
assert_bytes (HuWorkshop *shop,
              GBytes     *expected)
{
  g_autoptr(GBytes) bytes = hu_workshop_to_bytes (shop);

  if (g_bytes_equal (bytes, expected))
    return;

  g_assert_cmpstr (g_bytes_get_data (bytes, NULL), ==, g_bytes_get_data (expected, NULL));
}

static void
test_round_trip (gconstpointer data)
{
  g_autoptr(GBytes) bytes = load (data);
  g_autoptr(HuWorkshop) shop = open_shipped (data);

  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
  g_assert_false (hu_workshop_get_modified (shop));
  assert_bytes (shop, bytes);
}

static void
test_stroke (void)
{
  g_autoptr(GBytes) bytes = load ("operation-typhoon.hexgame");
  g_autoptr(HuWorkshop) shop = open_shipped ("operation-typhoon.hexgame");
  g_autoptr(GBytes) painted = NULL;

  hu_workshop_begin_stroke (shop, "Paint");
  for (HuHex hex = 500; hex < 600; hex++)
    g_assert_true (hu_workshop_paint_terrain (shop, &hex, 1, HU_TERRAIN_SWAMP));
  hu_workshop_end_stroke (shop);
  g_assert_true (hu_workshop_can_undo (shop));
  g_assert_cmpstr (hu_workshop_get_undo_label (shop), ==, "Paint");
  g_assert_cmpint (hu_workshop_get_scenario (shop)->map->terrain[555], ==, HU_TERRAIN_SWAMP);
  painted = hu_workshop_to_bytes (shop);
  hu_workshop_undo (shop);
  assert_bytes (shop, bytes);
  g_assert_false (hu_workshop_get_modified (shop));
  hu_workshop_redo (shop);
  assert_bytes (shop, painted);
}

int
main (int   argc,
      char *argv[])
{
  static const char * const shipped[] = { "operation-typhoon.hexgame", "moscow-counterstroke.hexgame",
    "typhoon-4.3.hexgame", "counterstroke-soviet-decisive.hexgame" };

  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (shipped); i++)
    {
      g_autofree char *path = g_strconcat ("/workshop/round-trip/", shipped[i], NULL);

      g_test_add_data_func (path, shipped[i], test_round_trip);
    }
  g_test_add_func ("/workshop/stroke", test_stroke);

  return g_test_run ();
}
