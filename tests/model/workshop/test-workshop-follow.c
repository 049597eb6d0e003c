/*
 * Control that follows the units of the set-up: what is written for them, and what comes back when they go.
 */
#include "hu-often.h"
#include "hu-workshop-follow.h"
#include "hu-workshop-map.h"

#include <string.h>

static const HuGridPlan plan = { 6, 5, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL };

static HuWorkshop *
new_blank (void)
{
  HuWorkshop *shop = hu_workshop_new_blank (&plan, NULL);

  g_assert_nonnull (shop);

  return shop;
}

static void
add_unit (HuWorkshop *shop,
          const char *id,
          const char *side,
          const char *at,
          const char *kind)
{
  g_autofree char *json = g_strdup_printf ("{\"id\":\"%s\",\"name\":\"%s\",\"side\":\"%s\",\"kind\":\"%s\",\"at\":\"%s\"}",
                                           id, id, side, kind, at);

  g_assert_true (hu_workshop_set_json (shop, "/units/-", json));
}

/* "first 0101 0203; second 0505", or "" */
static void
assert_control (HuWorkshop *shop,
                const char *expected)
{
  const HuScenario *scenario = hu_workshop_get_scenario (shop);
  g_autoptr(GString) found = g_string_new (NULL);

  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      gboolean any = FALSE;

      for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
        if (scenario->start.hex_owner[hex] == side)
          {
            char name[HU_HEX_NAME_MAX];

            if (!any)
              g_string_append_printf (found, "%s%s", found->len > 0 ? "; " : "", side == HU_SIDE_FIRST ? "first" : "second");
            any = TRUE;
            g_string_append_printf (found, " %s", hu_grid_format (scenario->map->grid, hex, name));
          }
    }
  g_assert_cmpstr (found->str, ==, expected);
  g_assert_cmpint (hu_workshop_get (shop, "/start/control") != NULL, ==, *expected != '\0');
}

static void
paint (HuWorkshop *shop,
       const char *name,
       HuSide      side)
{
  HuHex hex = hu_grid_parse (hu_workshop_get_scenario (shop)->map->grid, name, NULL);

  g_assert_true (hu_workshop_paint_owner (shop, &hex, 1, side));
}

/* A new scenario follows its units: those that come, move, change sides, leave the map and are removed. */
static void
test_edits (void)
{
  g_autoptr(HuWorkshop) shop = new_blank ();

  g_assert_true (hu_workshop_get_follows_units (shop));
  assert_control (shop, "");
  add_unit (shop, "a", "first", "0101", "ground");
  add_unit (shop, "b", "second", "0505", "ground");
  add_unit (shop, "c", "first", "0101", "ground");
  add_unit (shop, "air", "first", "0303", "air");
  assert_control (shop, "first 0101; second 0505");
  hu_workshop_set_text (shop, "/units/0/at", "0202");
  assert_control (shop, "first 0101 0202; second 0505");
  hu_workshop_set_text (shop, "/units/2/at", "0203");
  assert_control (shop, "first 0202 0203; second 0505");
  hu_workshop_set_text (shop, "/units/2/side", "second");
  assert_control (shop, "first 0202; second 0203 0505");
  hu_workshop_set_json (shop, "/units/1/at", "null");
  assert_control (shop, "first 0202; second 0203");
  hu_workshop_remove (shop, "/units/0");
  assert_control (shop, "second 0203");
}

/* Each edit is one step of undo with the control that it wrote. */
static void
test_undo (void)
{
  g_autoptr(HuWorkshop) shop = new_blank ();

  add_unit (shop, "a", "first", "0101", "ground");
  paint (shop, "0102", HU_SIDE_SECOND);
  hu_workshop_set_text (shop, "/units/0/at", "0102");
  assert_control (shop, "first 0102");
  hu_workshop_undo (shop);
  assert_control (shop, "first 0101; second 0102");
  hu_workshop_undo (shop);
  assert_control (shop, "first 0101");
  hu_workshop_undo (shop);
  assert_control (shop, "");
  for (guint i = 0; i < 3; i++)
    hu_workshop_redo (shop);
  assert_control (shop, "first 0102");
  hu_workshop_set_text (shop, "/units/0/at", "0301");
  assert_control (shop, "first 0301; second 0102");
  hu_workshop_begin_stroke (shop, "Stroke");
  hu_workshop_set_text (shop, "/units/0/at", "0401");
  paint (shop, "0402", HU_SIDE_FIRST);
  hu_workshop_cancel_stroke (shop);
  assert_control (shop, "first 0301; second 0102");
  hu_workshop_set_text (shop, "/units/0/at", "0402");
  assert_control (shop, "first 0402; second 0102");
  hu_workshop_set_text (shop, "/units/0/at", "0403");
  assert_control (shop, "first 0403; second 0102");
}

/* What was painted lies beneath the units, whoever's it is; painting does not take a hex from them. */
static void
test_painted (void)
{
  g_autoptr(HuWorkshop) shop = new_blank ();

  paint (shop, "0101", HU_SIDE_SECOND);
  paint (shop, "0102", HU_SIDE_FIRST);
  add_unit (shop, "a", "first", "0101", "ground");
  assert_control (shop, "first 0101 0102");
  paint (shop, "0101", HU_SIDE_NONE);
  assert_control (shop, "first 0101 0102");
  hu_workshop_set_text (shop, "/units/0/at", "0102");
  assert_control (shop, "first 0102");
  /* By a form or as JSON it is painted, too. */
  hu_workshop_set_json (shop, "/start/control", "[{\"side\":\"first\",\"hexes\":[\"0102\"]},{\"side\":\"second\",\"hexes\":[\"0304\"]}]");
  hu_workshop_set_text (shop, "/units/0/at", "0304");
  assert_control (shop, "first 0102 0304");
  hu_workshop_set_text (shop, "/units/0/at", "0305");
  assert_control (shop, "first 0102 0305; second 0304");
}

/* A town of two hexes is held with both; a hex of it that is painted stays so. */
static void
test_town (void)
{
  g_autoptr(HuWorkshop) shop = new_blank ();

  hu_workshop_set_json (shop, "/map/places", "[{\"id\":\"a\",\"name\":\"A\",\"kind\":\"city\",\"hexes\":[\"0202\",\"0203\"]}]");
  add_unit (shop, "a", "first", "0202", "ground");
  assert_control (shop, "first 0202 0203");
  add_unit (shop, "b", "second", "0203", "ground");
  assert_control (shop, "first 0202; second 0203");
  hu_workshop_set_text (shop, "/units/0/at", "0301");
  assert_control (shop, "first 0301; second 0202 0203");
  paint (shop, "0202", HU_SIDE_FIRST);
  assert_control (shop, "first 0202 0301; second 0203");
  hu_workshop_remove (shop, "/map/places");
  hu_workshop_set_text (shop, "/units/1/at", "0101");
  assert_control (shop, "first 0202 0301; second 0101");
}

/* Where both sides stand nobody follows. */
static void
test_both (void)
{
  g_autoptr(HuWorkshop) shop = new_blank ();

  add_unit (shop, "a", "first", "0101", "ground");
  add_unit (shop, "b", "second", "0101", "ground");
  assert_control (shop, "");
  add_unit (shop, "c", "first", "0101", "ground");
  assert_control (shop, "");
  hu_workshop_set_text (shop, "/units/1/at", "0102");
  assert_control (shop, "first 0101; second 0102");
}

/* Off: what it wrote is taken back, and units change nothing. */
static void
test_switch (void)
{
  g_autoptr(HuWorkshop) shop = new_blank ();

  paint (shop, "0303", HU_SIDE_SECOND);
  add_unit (shop, "a", "first", "0101", "ground");
  hu_workshop_set_follows_units (shop, FALSE);
  g_assert_false (hu_workshop_get_follows_units (shop));
  assert_control (shop, "second 0303");
  hu_workshop_set_text (shop, "/units/0/at", "0303");
  assert_control (shop, "second 0303");
  hu_workshop_set_follows_units (shop, TRUE);
  assert_control (shop, "first 0303");
  hu_workshop_undo (shop);
  g_assert_false (hu_workshop_get_follows_units (shop));
  assert_control (shop, "second 0303");
  hu_workshop_undo (shop);
  hu_workshop_undo (shop);
  g_assert_true (hu_workshop_get_follows_units (shop));
  assert_control (shop, "first 0101; second 0303");
}

/* A draft that is so when it is opened stays so; another one is left as it is. */
static void
test_opened (void)
{
  g_autoptr(HuWorkshop) shop = new_blank ();
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(GBytes) kept = NULL, off = NULL;
  g_autoptr(HuWorkshop) again = NULL, other = NULL;

  add_unit (shop, "a", "first", "0101", "ground");
  kept = hu_workshop_to_bytes (shop);
  hu_workshop_set_follows_units (shop, FALSE);
  off = hu_workshop_to_bytes (shop);

  again = hu_workshop_new_from_bytes (kept, faults);
  g_assert_true (hu_workshop_get_follows_units (again));
  hu_workshop_set_text (again, "/units/0/at", "0202");
  assert_control (again, "first 0202");

  other = hu_workshop_new_from_bytes (off, faults);
  g_assert_false (hu_workshop_get_follows_units (other));
  hu_workshop_set_text (other, "/units/0/at", "0202");
  assert_control (other, "");
}

/* While the draft has a fault nothing is written; afterwards all is, and what was painted meanwhile stays. */
static void
test_faulty (void)
{
  g_autoptr(HuWorkshop) shop = new_blank ();

  add_unit (shop, "a", "first", "0101", "ground");
  add_unit (shop, "b", "second", "0201", "ground");
  hu_workshop_set_text (shop, "/units/0/at", "9999");
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), >, 0);
  hu_workshop_set_text (shop, "/units/1/at", "0202");
  hu_workshop_set_text (shop, "/units/0/at", "0102");
  assert_control (shop, "first 0102; second 0202");
}

/* Another grid: hexes go along, and so does control. */
static void
test_regrid (void)
{
  static const HuGridPlan wider = { 8, 7, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL };
  g_autoptr(HuWorkshop) shop = new_blank ();

  add_unit (shop, "a", "first", "0101", "ground");
  g_assert_cmpint (hu_workshop_regrid (shop, &wider, 2, 1, FALSE), ==, HU_REGRID_DONE);
  assert_control (shop, "first 0302");
  hu_workshop_set_text (shop, "/units/0/at", "0707");
  assert_control (shop, "first 0707");
  hu_workshop_undo (shop);
  hu_workshop_undo (shop);
  assert_control (shop, "first 0101");
  hu_workshop_set_text (shop, "/units/0/at", "0102");
  assert_control (shop, "first 0102");
}

/* Tactical units gain their Locations by themselves, and a hidden one is not betrayed. */
static void
test_tactical (void)
{
  g_autoptr(HuWorkshop) shop = new_blank ();

  add_unit (shop, "a", "first", "0101", "squad");
  g_assert_true (hu_workshop_get_follows_units (shop));
  g_assert_true (hu_workshop_has_tactical_units (shop));
  assert_control (shop, "");
  g_assert_null (hu_workshop_get (shop, "/start/holdings"));
}

/* Against the definition, over random edits: a hex belongs to the only side with ground units there, else it is as
 * painted; and undoing everything leads back. */
static void
test_random (void)
{
  guint n = hu_draws (200, 40), seed = g_test_rand_int ();
  GRand *rand = g_rand_new_with_seed (seed);
  g_autoptr(HuWorkshop) shop = new_blank ();
  g_autoptr(GBytes) first = hu_workshop_to_bytes (shop);
  const HuGrid *grid = hu_workshop_get_scenario (shop)->map->grid;
  gint8 painted[64];

  g_test_message ("seed %u", seed);
  memset (painted, HU_SIDE_NONE, sizeof painted);
  for (guint i = 0; i < 8; i++)
    {
      g_autofree char *id = g_strdup_printf ("u%u", i);

      add_unit (shop, id, i % 2 == 0 ? "first" : "second", "0101", i == 7 ? "air" : "ground");
    }
  for (guint i = 0; i < n; i++)
    {
      HuHex hex = g_rand_int_range (rand, 0, grid->n_hexes);
      g_autofree char *pointer = g_strdup_printf ("/units/%d/at", g_rand_int_range (rand, 0, 8));
      char name[HU_HEX_NAME_MAX];
      const HuScenario *scenario;

      hu_grid_format (grid, hex, name);
      if (g_rand_boolean (rand))
        {
          HuSide side = g_rand_int_range (rand, HU_SIDE_NONE, HU_N_SIDES);

          painted[hex] = (gint8) side;
          paint (shop, name, side);
        }
      else
        {
          hu_workshop_set_text (shop, pointer, name);
        }
      scenario = hu_workshop_get_scenario (shop);
      for (hex = 0; hex < grid->n_hexes; hex++)
        {
          gboolean there[HU_N_SIDES] = { FALSE, FALSE };

          for (guint k = 0; k < scenario->units->len; k++)
            if (hu_scenario_get_unit (scenario, k)->at == hex && hu_unit_is_ground (hu_scenario_get_unit (scenario, k)))
              there[hu_scenario_get_unit (scenario, k)->side] = TRUE;
          g_assert_cmpint (scenario->start.hex_owner[hex], ==, there[HU_SIDE_FIRST] == there[HU_SIDE_SECOND] ? painted[hex]
                           : there[HU_SIDE_FIRST] ? HU_SIDE_FIRST : HU_SIDE_SECOND);
        }
    }
  while (hu_workshop_can_undo (shop))
    hu_workshop_undo (shop);
  {
    g_autoptr(GBytes) last = hu_workshop_to_bytes (shop);

    g_assert_true (g_bytes_equal (first, last));
  }
  g_rand_free (rand);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/follow/edits", test_edits);
  g_test_add_func ("/follow/undo", test_undo);
  g_test_add_func ("/follow/painted", test_painted);
  g_test_add_func ("/follow/town", test_town);
  g_test_add_func ("/follow/both", test_both);
  g_test_add_func ("/follow/switch", test_switch);
  g_test_add_func ("/follow/opened", test_opened);
  g_test_add_func ("/follow/faulty", test_faulty);
  g_test_add_func ("/follow/regrid", test_regrid);
  g_test_add_func ("/follow/tactical", test_tactical);
  g_test_add_func ("/follow/random", test_random);

  return g_test_run ();
}
