/*
 * Sets of hexes by rule in the file: what is wrong in them, where they may stand, and that they are written as they
 * were read.
 */
#include "hu-file-case.h"
#include "hu-scenario.h"

#include <string.h>

#define PLACE "{\"near\": {\"place\": \"orel\"}, \"within\": 2}"

typedef struct
{
  const char *name;
  const char *rule;
  const char *said; /* after the place of the set; NULL: nothing is wrong with it */
} RuleCase;

static const RuleCase rule_cases[] = {
  { "none", "{}", ": the set of hexes has no rule; use one of these: near, terrain, level_at_least, edge, all_of, any_of, except" },
  { "two", "{\"terrain\": [\"swamp\"], \"edge\": [\"west\"]}",
    ": the set of hexes has several rules; keep one of them, or put them in a list under “all_of” or “any_of”" },
  { "unknown", "{\"terain\": [\"swamp\"]}", "/terain: “terain” is not known here; perhaps “terrain” is meant" },
  { "beside", "{\"terrain\": [\"swamp\"], \"levels\": 1}",
    "/levels: “levels” is not known here; use one of these: near, terrain, level_at_least, edge, all_of, any_of, except, within" },
  { "within-missing", "{\"near\": [\"0101\"]}", ": the key “within” is missing; add it" },
  { "within-negative", "{\"near\": [\"0101\"], \"within\": -1}",
    "/within: the number -1 is out of range; use a whole number from 0 up" },
  { "within-beside", "{\"edge\": [\"west\"], \"within\": 1}",
    "/within: “within” has no sense here; it stands beside “near” only" },
  { "within-alone", "{\"within\": 1}",
    ": the set of hexes has no rule; use one of these: near, terrain, level_at_least, edge, all_of, any_of, except" },
  { "within-huge", "{\"near\": [\"0101\"], \"within\": 9223372036854775807}", NULL },
  { "near-nothing", "{\"near\": [], \"within\": 1}", "/near: an empty set of hexes stands here; name at least one hex" },
  { "near-both", "{\"near\": {\"place\": \"orel\", \"line\": [\"rail\"]}, \"within\": 1}",
    "/near: both a place and lines are named; keep one of them" },
  { "near-no-line", "{\"near\": {\"line\": []}, \"within\": 1}", "/near/line: an empty list stands here; name at least one" },
  { "near-line", "{\"near\": {\"line\": [\"canal\"]}, \"within\": 1}",
    "/near/line/0: “canal” is not known here; use one of these: road, rail, river, front" },
  { "near-place", "{\"near\": {\"place\": \"paris\"}, \"within\": 1}",
    "/near/place: there is no place “paris”; use the id of one under /map/places" },
  { "place-alone", "{\"place\": \"orel\"}",
    "/place: “place” is not known here; use one of these: near, terrain, level_at_least, edge, all_of, any_of, except, within" },
  { "terrain", "{\"terrain\": [\"marsh\"]}",
    "/terrain/0: “marsh” is not known here; use one of these: clear, forest, swamp, hills, rough, urban, lake, sea, offmap" },
  { "terrain-none", "{\"terrain\": []}", "/terrain: an empty list stands here; name at least one" },
  { "level", "{\"level_at_least\": 21}", "/level_at_least: the number 21 is out of range; use a whole number from -4 to 20" },
  { "level-empty", "{\"level_at_least\": 20}", ": an empty set of hexes stands here; name at least one hex" },
  { "edge", "{\"edge\": [\"top\"]}", "/edge/0: “top” is not known here; use one of these: north, east, south, west" },
  { "except-one", "{\"except\": [[\"0101\"]]}",
    "/except: 1 set of hexes stands here; use two: the hexes that count, and those of them that do not" },
  { "except-three", "{\"except\": [[\"0101\"], [\"0102\"], [\"0103\"]]}",
    "/except: 3 sets of hexes stand here; use two: the hexes that count, and those of them that do not" },
  { "any-of-none", "{\"any_of\": []}", "/any_of: an empty list stands here; name at least one" },
  { "nothing-left", "{\"except\": [{\"edge\": [\"west\"]}, \"all\"]}", ": an empty set of hexes stands here; name at least one hex" },
  { "deep", "{\"all_of\": [{\"any_of\": [{\"except\": [\"all\", {\"terrain\": [\"clear\"], \"x\": 1}]}]}]}",
    "/all_of/0/any_of/0/except/1/x: “x” is not known here; use one of these: near, terrain, level_at_least, edge, all_of, "
    "any_of, except, within" },
};

static char *
with_rule (const char *rule)
{
  g_autofree char *text = hu_file_case_text ("hexes-by-rule");
  g_autofree char *hexes = g_strconcat ("\"hexes\": ", rule, NULL);

  return hu_file_case_replace (text, "\"hexes\": " PLACE ", \"at_least\": 1", hexes);
}

/* Without the number of the line, which is for the reader of the file. */
static const char *
after_line (const char *line)
{
  return strstr (line, "/rules/objectives");
}

static void
test_rule (gconstpointer data)
{
  const RuleCase *test = data;
  g_autofree char *text = with_rule (test->rule);
  g_autofree char *lines = NULL;
  g_autofree char *said = NULL;
  HuGameFile *game = hu_file_case_parse (text, -1, &lines);

  if (test->said == NULL)
    {
      g_assert_nonnull (game);
      hu_game_file_free (game);
      return;
    }

  g_assert_null (game);
  said = g_strdup_printf ("/rules/objectives/outcomes/0/needs/holds/hexes%s\n", test->said);
  g_assert_nonnull (after_line (lines));
  if (!g_str_has_prefix (after_line (lines), said))
    g_error ("%s, not %s", after_line (lines), said);
}

/* Where a plain set stands, a rule is none. */
static void
test_plain_only (void)
{
  static const struct
  {
    const char *what;
    const char *by;
    const char *said;
  } cases[] = {
    { "\"swamp\": [\"0503\"]", "\"swamp\": " PLACE, "/map/terrain/swamp: an object stands here" },
    { "\"-2\": [\"0601\"]", "\"-2\": " PLACE, "/map/elevation/-2: an object stands here" },
    { "\"hexes\": [\"0303\"]", "\"hexes\": " PLACE, "/map/places/1/hexes: an object stands here" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *whole = hu_file_case_text ("hexes-by-rule");
      g_autofree char *text = hu_file_case_replace (whole, cases[i].what, cases[i].by);
      g_autofree char *lines = NULL;

      g_assert_null (hu_file_case_parse (text, -1, &lines));
      g_assert_nonnull (strstr (lines, cases[i].said));
    }
}

static void
test_elevation (void)
{
  static const struct
  {
    const char *what;
    const char *by;
    const char *said;
  } cases[] = {
    { "\"-2\"", "\"-5\"", "/map/elevation/-5: there is no level “-5”; use a whole number from -4 to 20\n" },
    { "\"-2\"", "\"+2\"", "/map/elevation/+2: there is no level “+2”; use a whole number from -4 to 20\n" },
    { "\"-2\"", "\"hill\"", "/map/elevation/hill: there is no level “hill”; use a whole number from -4 to 20\n" },
    { "\"-2\": [\"0601\"]", "\"-2\": [\"0303\"]", "/map/elevation/3/0: the hex 0303 is on two levels, -2 and 3; take it out of one of them\n" },
    { "\"-2\": [\"0601\"]", "\"-2\": [\"0909\"]", "/map/elevation/-2/0: the hex 0909 is off the map" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *whole = hu_file_case_text ("hexes-by-rule");
      g_autofree char *text = hu_file_case_replace (whole, cases[i].what, cases[i].by);
      g_autofree char *lines = NULL;

      g_assert_null (hu_file_case_parse (text, -1, &lines));
      g_test_message ("%s", lines);
      g_assert_nonnull (strstr (lines, cases[i].said));
    }
}

/* The file is the program's own writing: it has every place where a rule may stand. */
static void
test_written (void)
{
  g_autofree char *text = hu_file_case_text ("hexes-by-rule");
  g_autofree char *lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (text, -1, &lines);
  g_autofree char *again = NULL;

  g_assert_nonnull (game);
  again = hu_file_case_write (game);
  g_assert_cmpstr (again, ==, text);
}

/* A set that loses hexes of its rule keeps the rule. */
static void
test_start_repainted (void)
{
  g_autofree char *text = hu_file_case_text ("hexes-by-rule");
  g_autofree char *lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (text, -1, &lines);
  HuScenario *scenario = game->scenario;
  g_autoptr(HuScenario) painted = hu_scenario_new_repainted (scenario, scenario->map);
  g_autoptr(GPtrArray) log = g_ptr_array_new ();
  g_autoptr(HuGameFile) other = NULL;
  g_autofree char *again = NULL;

  painted->start.hex_owner[hu_grid_parse (scenario->map->grid, "0303", NULL)] = HU_SIDE_FIRST;
  painted->start.hex_owner[hu_grid_parse (scenario->map->grid, "0404", NULL)] = HU_SIDE_NONE;
  hu_scenario_finish (painted);
  other = hu_game_file_new (painted, log);
  again = hu_file_case_write (other);
  g_assert_nonnull (strstr (again, "{\"side\": \"soviet\", \"hexes\": {\"except\": [" PLACE ", [\"0303\", \"0404\"]]}}"));
  g_assert_nonnull (strstr (again, "{\"side\": \"german\", \"hexes\": [\"0303\"]}"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rule_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/hex-rule/fault/", rule_cases[i].name, NULL);

      g_test_add_data_func (path, &rule_cases[i], test_rule);
    }
  g_test_add_func ("/hex-rule/plain-only", test_plain_only);
  g_test_add_func ("/hex-rule/elevation", test_elevation);
  g_test_add_func ("/hex-rule/written", test_written);
  g_test_add_func ("/hex-rule/start-repainted", test_start_repainted);

  return g_test_run ();
}
