/*
 * The workshop on rules: the tree of a condition, turns with names or numbers,
 * rule systems in force.
 */
#include "hu-control-rules.h"
#include "hu-front-line-rules.h"
#include "hu-sudden-death-rules.h"
#include "hu-workshop-map.h"
#include "hu-workshop-rules.h"

/* --- Conditions --- */

/* Warnings leave a game as playable as it was. */
static guint
count_errors (HuWorkshop *shop)
{
  guint n = 0;

  for (guint i = 0; i < hu_workshop_get_n_faults (shop); i++)
    n += !hu_workshop_get_fault (shop, i)->warning;

  return n;
}

static void
test_conditions (void)
{
  static const char needs[] = "/rules/control/victory/0/needs";
  HuGridPlan plan = { 10, 10, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS, NULL };
  g_autoptr(HuWorkshop) shop = hu_workshop_new_blank (&plan, NULL);
  g_autofree char *json = NULL;

  g_assert_true (hu_workshop_set_system (shop, HU_SYSTEM_CONTROL, TRUE));
  g_assert_cmpuint (count_errors (shop), ==, 0);
  g_assert_true (hu_workshop_set_json (shop, "/rules/control/victory/-",
                                       "{\"side\":\"first\",\"when\":\"end\",\"needs\":{\"any\":["
                                       "{\"all\":[{\"cvp\":{\"at_least\":3}}]},{\"exit_vp\":{\"at_least\":1}}]}}"));
  g_assert_cmpuint (count_errors (shop), ==, 0);
  /* A part goes to another group, but no group into itself. */
  g_assert_false (hu_workshop_move (shop, "/rules/control/victory/0/needs/any/0",
                                    "/rules/control/victory/0/needs/any/0/all/0"));
  g_assert_true (hu_workshop_move (shop, "/rules/control/victory/0/needs/any/1",
                                   "/rules/control/victory/0/needs/any/0/all/0"));
  json = hu_node_to_json (hu_workshop_get (shop, needs));
  g_assert_cmpstr (json, ==, "{\"any\":[{\"all\":[{\"exit_vp\":{\"at_least\":1}},{\"cvp\":{\"at_least\":3}}]}]}");
  g_assert_cmpuint (count_errors (shop), ==, 0);
}

static void
test_turns (void)
{
  HuGridPlan plan = { 4, 4, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL };
  g_autoptr(HuWorkshop) shop = hu_workshop_new_blank (&plan, NULL);

  g_assert_true (hu_workshop_set_turns_named (shop, TRUE));
  g_assert_cmpstr (hu_node_get_text (hu_workshop_get (shop, "/calendar/turns/9/name"), NULL), ==, "Turn 10");
  g_assert_true (hu_workshop_move (shop, "/calendar/turns/9", "/calendar/turns/0"));
  g_assert_cmpstr (hu_node_get_text (hu_workshop_get (shop, "/calendar/turns/0/name"), NULL), ==, "Turn 10");
  g_assert_true (hu_workshop_move (shop, "/calendar/turns/0", "/calendar/turns/-"));
  g_assert_cmpstr (hu_node_get_text (hu_workshop_get (shop, "/calendar/turns/9/name"), NULL), ==, "Turn 10");
  /* Before the fifth, as they are: the place that it leaves is not counted. */
  g_assert_true (hu_workshop_move (shop, "/calendar/turns/1", "/calendar/turns/4"));
  g_assert_cmpstr (hu_node_get_text (hu_workshop_get (shop, "/calendar/turns/3/name"), NULL), ==, "Turn 2");
  g_assert_cmpstr (hu_node_get_text (hu_workshop_get (shop, "/calendar/turns/4/name"), NULL), ==, "Turn 5");
  g_assert_true (hu_workshop_set_turns_named (shop, FALSE));
  g_assert_cmpint (hu_node_get_integer (hu_workshop_get (shop, "/calendar/turns"), 0), ==, 10);
  g_assert_cmpuint (count_errors (shop), ==, 0);
}

static void
test_systems (void)
{
  HuGridPlan plan = { 4, 4, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL };
  g_autoptr(HuWorkshop) shop = hu_workshop_new_blank (&plan, NULL);
  const HuHex hex = 0;

  hu_workshop_add_place (shop, NULL, "Mtsensk", HU_PLACE_TOWN, &hex, 1);
  hu_workshop_add_place (shop, NULL, "Tula", HU_PLACE_CITY, &hex, 1);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      g_assert_true (hu_workshop_set_system (shop, id, TRUE));
      g_assert_cmpuint (count_errors (shop), ==, 0);
    }
  g_assert_cmpstr (hu_node_get_text (hu_workshop_get (shop, "/rules/sudden-death/capital"), NULL), ==, "tula");
  g_assert_nonnull (hu_sudden_death_rules (hu_workshop_get_scenario (shop)));
  g_assert_nonnull (hu_front_line_rules (hu_workshop_get_scenario (shop)));
  g_assert_nonnull (hu_control_rules (hu_workshop_get_scenario (shop)));
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    g_assert_true (hu_workshop_set_system (shop, id, FALSE));
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, "/rules")), ==, 0);
}

/* Once a system is in force, the cities that are put on the map are those that it counts; the first is the capital. */
static void
test_cities (void)
{
  static const struct
  {
    const char *name;
    HuPlaceKind kind;
    const char *cities; /* as JSON; NULL: none */
  } places[] = {
    { "Mtsensk", HU_PLACE_TOWN, NULL },
    { "Moscow", HU_PLACE_CITY, NULL },
    { "Tula", HU_PLACE_CITY, "[\"tula\"]" },
    { "Vyazma", HU_PLACE_OBJECTIVE, "[\"tula\"]" },
    { "Orel", HU_PLACE_CITY, "[\"tula\",\"orel\"]" },
  };
  static const char pointer[] = "/rules/sudden-death/cities";
  HuGridPlan plan = { 4, 4, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL };
  g_autoptr(HuWorkshop) shop = hu_workshop_new_blank (&plan, NULL);
  HuHex hex = 0;

  g_assert_true (hu_workshop_set_system (shop, HU_SYSTEM_SUDDEN_DEATH, TRUE));
  for (; hex < (HuHex) G_N_ELEMENTS (places); hex++)
    {
      const HuNode *cities;
      g_autofree char *json = NULL;

      g_assert_true (hu_workshop_add_place (shop, NULL, places[hex].name, places[hex].kind, &hex, 1));
      cities = hu_workshop_get (shop, pointer);
      json = cities != NULL ? hu_node_to_json (cities) : NULL;
      g_assert_cmpstr (json, ==, places[hex].cities);
    }
  g_assert_cmpstr (hu_node_get_text (hu_workshop_get (shop, "/rules/sudden-death/capital"), NULL), ==, "moscow");
  g_assert_cmpuint (count_errors (shop), ==, 0);

  /* Its place and its mention are one step. */
  hu_workshop_undo (shop);
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, pointer)), ==, 1);
  hu_workshop_redo (shop);

  /* A place that goes leaves the list; a list of the user's own stays as it is. */
  g_assert_true (hu_workshop_remove_place (shop, 2));
  g_assert_cmpstr (hu_node_get_text (hu_workshop_get (shop, "/rules/sudden-death/cities/0"), NULL), ==, "orel");
  g_assert_true (hu_workshop_set (shop, pointer, NULL));
  g_assert_true (hu_workshop_add_place (shop, NULL, "Kursk", HU_PLACE_CITY, &hex, 1));
  g_assert_null (hu_workshop_get (shop, pointer));
  g_assert_false (hu_workshop_remove_place (shop, 9));
  g_assert_cmpuint (count_errors (shop), ==, 0);

  /* Put in force afterwards, it counts all but the capital. */
  g_assert_true (hu_workshop_set_system (shop, HU_SYSTEM_SUDDEN_DEATH, FALSE));
  g_assert_true (hu_workshop_set_system (shop, HU_SYSTEM_SUDDEN_DEATH, TRUE));
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, pointer)), ==, 2);
}

/* The clock of a start is held against the calendar. */
static void
test_clock (void)
{
  static const struct
  {
    const char *clock;
    const char *pointer; /* of the fault; NULL: none */
    const char *what;
  } cases[] = {
    { "{\"turn\":10}", NULL, NULL },
    { "{\"turn\":10,\"player_turn\":2,\"phase\":1}", NULL, NULL },
    { "{\"turn\":11}", "/start/clock/turn", "the calendar ends at 10" },
    { "{\"turn\":1,\"player_turn\":3}", "/start/clock/player_turn", "the calendar ends at 2" },
    { "{\"turn\":1,\"player_turn\":2,\"phase\":2}", "/start/clock/phase", "the calendar ends at 1" },
  };
  HuGridPlan plan = { 4, 4, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL };
  g_autoptr(HuWorkshop) shop = hu_workshop_new_blank (&plan, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      hu_workshop_set_json (shop, "/start/clock", cases[i].clock);
      g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, cases[i].pointer != NULL);
      if (cases[i].pointer == NULL)
        continue;
      g_assert_cmpstr (hu_workshop_get_fault (shop, 0)->pointer, ==, cases[i].pointer);
      g_assert_cmpstr (hu_workshop_get_fault (shop, 0)->what, ==, cases[i].what);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/workshop/conditions", test_conditions);
  g_test_add_func ("/workshop/turns", test_turns);
  g_test_add_func ("/workshop/systems", test_systems);
  g_test_add_func ("/workshop/cities", test_cities);
  g_test_add_func ("/workshop/clock", test_clock);

  return g_test_run ();
}
