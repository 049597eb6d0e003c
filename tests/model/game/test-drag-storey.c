/*
 * Lifts on a tactical map: on which storey counters pass and end, Bypass, and
 * what goes along with a vehicle.
 */
#include "hu-control-fixture.h"
#include "hu-drag.h"

#define BUILT "house D3 E3 levels=2 roof; bridge C5; pillbox H2"
#define UNITS "g german squad B3; g1 german squad D3/1; tank german afv B5; rider german squad tank; " \
              "r russian half-squad G5"

typedef struct
{
  const char *name;
  const char *units;  /* lifted by the first */
  const char *lead;   /* hexes it is led to; "storey=N": chosen there; "look=N": looked at; "bypass" */
  const char *events; /* what putting down appends: "unit: places[, bypass]", with semicolons between */
} Case;

static const Case cases[] = {
  { "ground", "g", "C3 D3", "g: C3 D3" },
  { "looked-at", "g", "look=1 C3 D3", "g: C3 D3/1" },
  { "looked-at-elsewhere", "g", "look=1 C4", "g: C4" },
  { "chosen", "g", "C3 D3 level=2", "g: C3 D3/2" },
  { "chosen-roof", "g", "C3 D3 level=100", "g: C3 D3/roof" },
  { "no-such-level", "g", "C4 level=1", "g: C4" },
  { "stays-on-level", "g1", "E3", "g1: E3/1" },
  { "leaves-building", "g1", "C3", "g1: C3" },
  { "within-hex", "g1", "level=0", "g1: D3" },
  { "within-hex-up", "g1", "level=2", "g1: D3/2" },
  { "over-bridge", "tank", "C5 D5", "tank: C5/bridge D5" },
  { "onto-bridge", "tank", "C5", "tank: C5/bridge" },
  { "under-bridge", "tank", "C5 level=0", "tank: C5" },
  { "bypass", "tank", "bypass C6 D5", "tank: C6 D5, bypass" },
  { "rider-goes-along", "tank rider", "C6", "tank: C6" },
  { "two", "g g1", "C3", "g: C3; g1: E3/1" },
};

static char *
word_event (const HuScenario *scenario,
            const HuEvent    *event)
{
  GString *text = g_string_new (hu_scenario_get_unit (scenario, event->unit)->id);

  for (guint i = 0; i < event->hexes->len; i++)
    {
      HuLocation location = hu_map_location (scenario->map, g_array_index (event->hexes, HuHex, i),
                                             hu_event_get_storey (event, i));
      g_autofree char *name = hu_location_dup_name (scenario->map, location);

      g_string_append_printf (text, "%s%s", i == 0 ? ": " : " ", name);
    }
  if (event->bypass)
    g_string_append (text, ", bypass");

  return g_string_free (text, FALSE);
}

static void
lead (HuDrag           *lift,
      const HuScenario *scenario,
      const char       *word)
{
  g_autoptr(GError) error = NULL;

  if (g_str_has_prefix (word, "level="))
    hu_drag_choose_storey (lift, (HuStorey) g_ascii_strtoll (word + 6, NULL, 10));
  else if (g_str_has_prefix (word, "look="))
    hu_drag_look_at_storey (lift, (HuStorey) g_ascii_strtoll (word + 5, NULL, 10));
  else if (g_str_equal (word, "bypass"))
    g_assert_true (hu_drag_set_bypass (lift, TRUE));
  else
    g_assert_true (hu_drag_lead_to (lift, hu_grid_parse (scenario->map->grid, word, &error)));
}

static HuDrag *
take (HuGame     *game,
      const char *ids)
{
  const HuScenario *scenario = hu_game_get_scenario (game);
  const HuState *state = hu_snapshot_get_state (hu_game_get_snapshot (game));
  g_auto(GStrv) list = g_strsplit (ids, " ", -1);
  g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; list[i] != NULL; i++)
    {
      guint unit = (guint) hu_scenario_find_unit (scenario, list[i]);

      g_array_append_val (units, unit);
    }

  return hu_drag_new (game, units, state->unit_hex[g_array_index (units, guint, 0)]);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture (BUILT, UNITS, "");
  g_autoptr(HuGame) game = hu_game_new (scenario, NULL);
  g_autoptr(HuDrag) lift = take (game, test->units);
  g_auto(GStrv) words = g_strsplit (test->lead, " ", -1);
  g_autoptr(GString) appended = g_string_new (NULL);
  HuRefusal refusal;

  for (guint i = 0; words[i] != NULL; i++)
    lead (lift, scenario, words[i]);
  g_assert_nonnull (hu_drag_get_snapshot (lift));
  g_assert_true (hu_drag_put_down (lift, &refusal));

  for (guint i = 0; i < hu_game_get_n_events (game); i++)
    {
      g_autofree char *event = word_event (scenario, hu_game_get_event (game, i));

      g_string_append_printf (appended, "%s%s", i > 0 ? "; " : "", event);
    }
  g_assert_cmpstr (appended->str, ==, test->events);

  hu_game_undo (game);
  g_assert_cmpuint (hu_game_get_position (game), ==, 0);
}

/* Hexes that would pass by the rules of control are tinted. */
static void
test_changing (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture (BUILT, UNITS, "russian D3 E3");
  g_autoptr(HuGame) game = hu_game_new (scenario, NULL);
  g_autoptr(HuDrag) lift = take (game, "g");
  HuHex house = hu_grid_parse (scenario->map->grid, "D3", NULL);

  hu_drag_lead_to (lift, house);
  g_assert_cmpuint (hu_drag_get_changing (lift)->len, ==, 2);
  g_assert_cmpint (g_array_index (hu_drag_get_changing (lift), HuHex, 1), ==, house);
  hu_drag_set_bypass (lift, TRUE);
  g_assert_cmpuint (hu_drag_get_changing (lift)->len, ==, 0);
}

/* A rider alone is held back, with a reason. */
static void
test_rider (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture (BUILT, UNITS, "");
  g_autoptr(HuGame) game = hu_game_new (scenario, NULL);
  g_autoptr(HuDrag) lift = take (game, "rider");
  HuRefusal refusal;

  hu_drag_lead_to (lift, hu_grid_parse (scenario->map->grid, "C4", NULL));
  g_assert_null (hu_drag_get_snapshot (lift));
  g_assert_false (hu_drag_put_down (lift, &refusal));
  g_assert_cmpint (refusal.code, ==, HU_REFUSAL_RIDES);
}

/* Nothing moves by being lifted and put back. */
static void
test_nothing (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture (BUILT, UNITS, "");
  g_autoptr(HuGame) game = hu_game_new (scenario, NULL);
  g_autoptr(HuDrag) lift = take (game, "g1");
  HuRefusal refusal;

  g_assert_false (hu_drag_has_moved (lift));
  g_assert_true (hu_drag_choose_storey (lift, 2));
  g_assert_true (hu_drag_is_storey_chosen (lift));
  g_assert_true (hu_drag_has_moved (lift));
  g_assert_true (hu_drag_choose_storey (lift, 1));
  g_assert_false (hu_drag_has_moved (lift));
  g_assert_false (hu_drag_choose_storey (lift, 3));
  g_assert_cmpint (hu_drag_get_storey (lift), ==, 1);
  g_assert_true (hu_drag_put_down (lift, &refusal));
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/lift-level/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/lift-level/changing", test_changing);
  g_test_add_func ("/lift-level/rider", test_rider);
  g_test_add_func ("/lift-level/nothing", test_nothing);

  return g_test_run ();
}
