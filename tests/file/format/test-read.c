/*
 * Each case spoils one thing in a game: the reader says every message word for
 * word, with its line and pointer.
 */
#include "config.h"

#include <string.h>

#include "hu-file-case.h"
#include "hu-sudden-death-rules.h"

typedef struct
{
  const char *name;
  const char *what; /* the first of it in the game "lifeline" … */
  const char *by;   /* … gives way to this */
  const char *lines;
} SpoiltCase;

#include "spoilt-cases.h"

static void
test_spoilt (gconstpointer data)
{
  const SpoiltCase *test = data;
  g_autofree char *good = hu_file_case_text ("lifeline");
  g_autofree char *text = hu_file_case_replace (good, test->what, test->by);
  g_autofree char *lines = NULL;
  HuGameFile *game = hu_file_case_parse (text, -1, &lines);

  g_assert_cmpstr (lines, ==, test->lines);
  g_clear_pointer (&game, hu_game_file_free);
}

static void
test_good (void)
{
  g_autofree char *text = hu_file_case_text ("lifeline");
  g_autofree char *lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (text, -1, &lines);
  const HuScenario *scenario;

  g_assert_cmpstr (lines, ==, "");
  scenario = game->scenario;
  g_assert_cmpstr (scenario->title, ==, "The lifeline");
  g_assert_cmpint (scenario->map->grid->n_missing, ==, 2);
  g_assert_cmpuint (scenario->map->places->len, ==, 6);
  g_assert_cmpint (hu_scenario_get_unit (scenario, 7)->strength, ==, G_MAXINT64);
  g_assert_cmpint (hu_scenario_get_unit (scenario, 1)->zoc, ==, HU_TRISTATE_FALSE);
  g_assert_cmpint (hu_scenario_get_unit (scenario, 3)->kind, ==, HU_UNIT_AIR);
  g_assert_cmpuint (hu_sudden_death_rules (scenario)->withdrawals->len, ==, 2);
  g_assert_cmpuint (game->log->len, ==, 15);
}

static void
assert_names (const HuGrid *grid,
              const GArray *hexes,
              const char   *expected)
{
  g_autoptr(GString) names = g_string_new (NULL);
  char name[HU_HEX_NAME_MAX];

  for (guint i = 0; i < hexes->len; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? " " : "",
                            hu_grid_format (grid, g_array_index (hexes, HuHex, i), name));
  g_assert_cmpstr (names->str, ==, expected);
}

/* In a set a hex counts once, where it is named first; a span goes column by
 * column and skips what is missing; lines and paths may come back to a hex. */
static void
test_sets (void)
{
  g_autofree char *text = hu_file_case_text ("lifeline");
  g_autofree char *place = hu_file_case_replace (text, "[\"0604\", \"0504\"]",
                                                 "[\"0505\", \"0605-0504\", \"0505\", \"0207-0106\"]");
  g_autofree char *path = hu_file_case_replace (place, "[\"0303\", \"0403\"]", "[\"0303\", \"0403\", \"0303\"]");
  g_autofree char *lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (path, -1, &lines);
  const HuGrid *grid;

  g_assert_nonnull (game);
  grid = game->scenario->map->grid;
  assert_names (grid, hu_map_get_place (game->scenario->map, 0)->hexes,
                "0505 0504 0604 0605 0106 0206 0207");
  assert_names (grid, ((HuEvent *) game->log->pdata[2])->hexes, "0303 0403 0303");
}

/* A byte-order mark changes nothing, not even the lines. */
static void
test_bom (void)
{
  g_autofree char *text = hu_file_case_text ("lifeline");
  g_autofree char *spoilt = hu_file_case_replace (text, "\"flat\"", "\"round\"");
  g_autofree char *marked = g_strconcat ("\xef\xbb\xbf", text, NULL);
  g_autofree char *marked_spoilt = g_strconcat ("\xef\xbb\xbf", spoilt, NULL);
  g_autofree char *lines = NULL;
  g_autofree char *spoilt_lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (marked, -1, &lines);

  g_assert_nonnull (game);
  g_assert_cmpstr (lines, ==, "");
  g_assert_null (hu_file_case_parse (marked_spoilt, -1, &spoilt_lines));
  g_assert_cmpstr (spoilt_lines, ==, "game:9: /map/grid/orientation: “round” is not known here; use one of these: "
                                     "flat, pointy\n");
}

/* All faults of a file, in the order of its lines, wherever they were found. */
static void
test_all_faults (void)
{
  g_autofree char *text = hu_file_case_text ("lifeline");
  g_autofree char *a = hu_file_case_replace (text, "\"to\": \"0204\"", "\"to\": \"0999\"");
  g_autofree char *b = hu_file_case_replace (a, "\"strength\": 5", "\"strength\": -5");
  g_autofree char *c = hu_file_case_replace (b, "\"capital\": \"moscow\"", "\"capital\": \"minsk\"");
  g_autofree char *spoilt = hu_file_case_replace (c, "[\"0705\", \"0706\"]", "[\"0705\", \"0707\"]");
  g_autofree char *lines = NULL;

  g_assert_null (hu_file_case_parse (spoilt, -1, &lines));
  g_assert_cmpstr (lines, ==,
    "game:22: /map/hexsides/1/pairs/0: the hexes 0705 and 0707 have no side in common; use two hexes side by side\n"
    "game:52: /units/2/strength: the number -5 is out of range; use a whole number from 0 up\n"
    "game:69: /rules/sudden-death/capital: there is no place “minsk”; use the id of one under /map/places\n"
    "game:84: /log/3/to: the hex 0999 is off the map; use column and then row, from 0101 to 0807\n");
}

static void
test_fifty_faults (void)
{
  g_autofree char *text = hu_file_case_text ("lifeline");
  g_autoptr(GString) units = g_string_new ("\"units\": [");
  g_autofree char *spoilt = NULL;
  g_autofree char *lines = NULL;
  g_auto(GStrv) each = NULL;

  for (guint i = 0; i < 120; i++)
    g_string_append_printf (units, "\n{\"id\": \"x%u\", \"name\": \"\", \"side\": \"german\", \"at\": 1},", i);
  spoilt = hu_file_case_replace (text, "\"units\": [", units->str);

  g_assert_null (hu_file_case_parse (spoilt, -1, &lines));
  each = g_strsplit (lines, "\n", -1);
  g_assert_cmpuint (g_strv_length (each), ==, HU_FAULTS_MAX + 1);
  g_assert_cmpstr (each[49], ==, "game:99: /units/49/at: this is not the name of a hex; use a hex in quotation marks, "
                                 "or null off the map");
}

/* Keys that nobody knows are warned of wherever they stand, and the game is read. */
static void
test_unknown_keys (void)
{
  g_autofree char *text = hu_file_case_text ("street");
  g_autofree char *lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (text, -1, &lines);

  g_assert_nonnull (game);
  g_assert_cmpstr (lines, ==,
    "game:17: /map/hexsides/0/height: warning: this version does not know the key “height”; it is kept\n"
    "game:24: /map/buildings/0/built: warning: this version does not know the key “built”; it is kept\n"
    "game:27: /map/bridges/1/wood: warning: this version does not know the key “wood”; it is kept\n"
    "game:31: /map/boards/1/tone: warning: this version does not know the key “tone”; it is kept\n"
    "game:35: /sides/0/motto: warning: this version does not know the key “motto”; it is kept\n"
    "game:41: /calendar/player_turns/0/first: warning: this version does not know the key “first”; it is kept\n"
    "game:44: /calendar/length: warning: this version does not know the key “length”; it is kept\n"
    "game:48: /units/1/vehicle/radio: warning: this version does not know the key “radio”; it is kept\n"
    "game:57: /start: warning: the set-up decides the game already: German victory by rule 26.1; change the start or the rules, "
    "so that it can be played\n"
    "game:59: /start/control/0/why: warning: this version does not know the key “why”; it is kept\n"
    "game:64: /start/setup/1/why: warning: this version does not know the key “why”; it is kept\n"
    "game:68: /start/fires/1/smoke: warning: this version does not know the key “smoke”; it is kept\n"
    "game:84: /rules/control/victory/1/why: warning: this version does not know the key “why”; it is kept\n"
    "game:88: /rules/control/exit/0/road: warning: this version does not know the key “road”; it is kept\n"
    "game:91: /rules/control/balance/0/by: warning: this version does not know the key “by”; it is kept\n"
    "game:93: /rules/control/sniper: warning: this version does not know the key “sniper”; it is kept\n"
    "game:95: /rules/weather: warning: this version does not know the key “weather”; it is kept\n"
    "game:112: /log/14/wind: warning: this version does not know the key “wind”; it is kept\n"
    "game:117: /log/19/tags: warning: this version does not know the key “tags”; it is kept\n"
    "game:119: /editor: warning: this version does not know the key “editor”; it is kept\n");
}

/* A set-up that decides the game is warned of, whether or not the game has begun. */
static void
test_decided_at_setup (void)
{
  g_autofree char *text = hu_file_case_text ("lifeline");
  g_autofree char *begun = hu_file_case_replace (text, "\"0401-0806\"", "\"0401-0407\", \"0501-0503\", \"0505-0507\", \"0601-0806\"");
  g_autofree char *control = hu_file_case_replace (begun, "\"0101-0205\", \"0207\"", "\"0101-0205\", \"0207\", \"0504\"");
  g_autofree char *log = g_strdup (strstr (control, "\"log\": ["));
  g_autofree char *scenario = hu_file_case_replace (control, log, "\"log\": []}");
  g_autofree char *lines = NULL;
  g_autofree char *begun_lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (scenario, -1, &lines);
  g_autoptr(HuGameFile) begun_game = hu_file_case_parse (control, -1, &begun_lines);

  g_assert_nonnull (game);
  g_assert_cmpstr (lines, ==, "game:59: /start: warning: the set-up decides the game already: German victory by rule 4.2; "
                              "change the start or the rules, so that it can be played\n");
  g_assert_nonnull (begun_game);
  g_assert_cmpstr (begun_lines, ==, lines);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/read/good", test_good);
  g_test_add_func ("/read/sets", test_sets);
  g_test_add_func ("/read/bom", test_bom);
  g_test_add_func ("/read/all-faults", test_all_faults);
  g_test_add_func ("/read/fifty-faults", test_fifty_faults);
  g_test_add_func ("/read/unknown-keys", test_unknown_keys);
  g_test_add_func ("/read/decided-at-setup", test_decided_at_setup);
  for (guint i = 0; i < G_N_ELEMENTS (spoilt_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/read/spoilt/", spoilt_cases[i].name, NULL);

      g_test_add_data_func (path, &spoilt_cases[i], test_spoilt);
    }

  return g_test_run ();
}
