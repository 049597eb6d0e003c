/*
 * Each case spoils one thing in a tactical game: the reader says every message word
 * for word, with its line and pointer.
 */
#include "config.h"

#include <string.h>

#include "hu-file-case.h"

typedef struct
{
  const char *name;
  const char *what; /* the first of it in the game "street" … */
  const char *by;   /* … gives way to this */
  const char *lines; /* without those of the game unspoilt */
} SpoiltCase;

#define UNKNOWN_WAS \
  "game:84: /rules/control/victory/1/needs/was: “was” is not known here; use one of these: all, any, not, some, turn, " \
  "controls, cvp, exit_vp, no_enemy, units, exited, eliminated, captured, destroyed, announced, compare, ever, for, first\n"

static const SpoiltCase spoilt_cases[] = {
  { "building-twice", "\"hexes\": [\"F1\"]", "\"hexes\": [\"E3\"]",
    "game:25: /map/buildings/1/hexes: the hex E3 belongs to another building already; take it out of one of them\n" },
  { "building-id-twice", "\"id\": \"hut\"", "\"id\": \"b\"",
    "game:25: /map/buildings/1/id: another building has the id “b” already; give each building an id of its own\n" },
  { "building-nowhere", "\"hexes\": [\"F1\"]", "\"hexes\": []",
    "game:25: /map/buildings/1/hexes: no hex is named here; use at least one hex\n" },
  { "building-levels", "\"levels\": 1,", "\"levels\": 100,",
    "game:24: /map/buildings/0/levels: the number 100 is out of range; use a whole number from 0 to 99\n" },
  { "stairwell-astray", "\"stairwells\": [\"E3\"]", "\"stairwells\": [\"F1\"]",
    "game:24: /map/buildings/0/stairwells: the stairwell hex F1 is not one of the building’s; name hexes that stand under “hexes”\n" },
  { "stairwell-in-a-lost-hex", "\"hexes\": [\"D3\", \"E3\"], \"levels\"", "\"hexes\": [\"D3\", \"E33\"], \"levels\"",
    "game:24: /map/buildings/0/hexes/1: the hex E33 is off the map; use letters for the column and then the row, from A1 to J6\n" },
  { "bridge-twice", "{\"hex\": \"H4\", \"wood\"", "{\"hex\": \"G4\", \"wood\"",
    "game:27: /map/bridges/1/hex: this hex stands here already; remove one of them\n" },
  { "board-twice", "\"id\": \"east\", \"hexes\"", "\"id\": \"west\", \"hexes\"",
    "game:31: /map/boards/1/id: another board has this id already; give each board an id of its own\n"
    "game:64: /start/setup/1/boards/0: there is no board “east”; use the id of one under /map/boards\n" },
  { "setup-board", "\"boards\": [\"east\"]", "\"boards\": [\"south\"]",
    "game:64: /start/setup/1/boards/0: there is no board “south”; use the id of one under /map/boards\n" },
  { "fire-twice", "{\"at\": \"E3/roof\", \"level\": \"blaze\"", "{\"at\": \"F1\", \"level\": \"blaze\"",
    "game:68: /start/fires/1/at: this Location is on fire already; remove one of them\n" },
  { "fire-nowhere", "{\"at\": \"F1\", \"level\"", "{\"at\": \"F1/1\", \"level\"",
    "game:67: /start/fires/0/at: there is no Location F1/1: the hex has no such level; name a level that /map/buildings, bridges or pillboxes give the hex\n" },
#define HELD(entries) "\"holdings\": [" entries "], \"fires\": ["
  { "held-side", "\"fires\": [", HELD ("{\"hexes\": [\"A1\"]}"),
    "game:66: /start/holdings/0: the key “side” is missing; add it\n" },
  { "held-nowhere", "\"fires\": [", HELD ("{\"side\": null, \"locations\": [\"F1/1\"], \"buildings\": [\"barn\"]}"),
    "game:66: /start/holdings/0/locations/0: there is no Location F1/1: the hex has no such level; name a level that "
    "/map/buildings, bridges or pillboxes give the hex\n"
    "game:66: /start/holdings/0/buildings/0: there is no building “barn”; use the id of one under /map/buildings\n" },
  { "held-twice", "\"fires\": [", HELD ("{\"side\": \"german\", \"locations\": [\"E3/1\"], \"hexes\": [\"A1-A3\"]}, "
                                       "{\"side\": \"russian\", \"locations\": [\"E3/1\", \"A2\"], \"buildings\": [\"b\"]}, "
                                       "{\"side\": null, \"hexes\": [\"E3\", \"A1\"], \"buildings\": [\"b\"]}"),
    "game:66: /start/holdings/1/locations/0: the Location E3/1 stands under /start/holdings/0 already, where it is another "
    "side’s; take it out of one of them\n"
    "game:66: /start/holdings/1/locations/1: the Location A2 stands under /start/holdings/0 already, where it is another "
    "side’s; take it out of one of them\n"
    "game:66: /start/holdings/2/hexes/1: the hex A1 stands under /start/holdings/0 already, where it is another side’s; "
    "take it out of one of them\n"
    "game:66: /start/holdings/2/buildings/0: the building “b” stands under /start/holdings/1 already, where it is another "
    "side’s; take it out of one of them\n" },
  { "unit-level", "\"at\": \"E3/1\", \"broken\"", "\"at\": \"E3/2\", \"broken\"",
    "game:51: /units/4/at: there is no Location E3/2: the hex has no such level; name a level that /map/buildings, bridges or pillboxes give the hex\n" },
  { "no-vehicle", "\"kind\": \"crew\", \"at\": null", "\"kind\": \"vehicle\", \"at\": null",
    "game:50: /units/3: the key “vehicle” is missing; add it\n" },
  { "vehicle-of-a-squad", "\"broken\": true, \"vp\": 3}", "\"broken\": true, \"vp\": 3, \"vehicle\": {}}",
    "game:47: /units/0/vehicle: a unit of the kind “squad” is no vehicle; remove the key, or make the kind “vehicle”\n" },
  { "vehicle-of-no-kind", "\"kind\": \"vehicle\", \"at\": \"A1\"", "\"kind\": \"tank\", \"at\": \"A1\"",
    "game:48: /units/1/kind: “tank” is not known here; use one of these: ground, air, naval, squad, half-squad, crew, leader, "
    "hero, dummy, vehicle, gun, aircraft, glider, boat\n" },
  { "captor-of-no-side", "\"name\": \"4-6-8\", \"side\": \"german\"", "\"name\": \"4-6-8\", \"side\": \"germans\"",
    "game:53: /units/6/side: there is no side “germans”; use “german” or “russian”\n" },
  { "in-a-vehicle-of-no-kind", "\"kind\": \"vehicle\", \"at\": \"G4/bridge\"", "\"kind\": \"carrier\", \"at\": \"G4/bridge\"",
    "game:54: /units/7/kind: “carrier” is not known here; use one of these: ground, air, naval, squad, half-squad, crew, leader, "
    "hero, dummy, vehicle, gun, aircraft, glider, boat\n" },
  { "in-a-vehicle-off-the-map", "\"at\": \"G4/bridge\"", "\"at\": \"G44/bridge\"",
    "game:54: /units/7/at: the hex G44/bridge is off the map; use letters for the column and then the row, from A1 to J6\n" },
  { "in-a-squad", "\"in\": \"ht\"", "\"in\": \"r447\"",
    "game:52: /units/5/in: nothing can be in or on that unit; name a vehicle, a boat, a glider or an aircraft\n" },
  { "in-nobody", "\"in\": \"ht\"", "\"in\": \"hx\"",
    "game:52: /units/5/in: there is no unit “hx”; use the id of one under /units\n" },
  { "in-itself", "\"at\": \"G4/bridge\", \"bypass\": true", "\"at\": null, \"in\": \"ht\", \"bypass\": true",
    "game:54: /units/7/in: the unit would be in itself; let one of them stand by itself\n" },
  { "in-elsewhere", "\"at\": null, \"concealed\": true, \"in\": \"ht\"", "\"at\": \"A1\", \"concealed\": true, \"in\": \"ht\"",
    "game:52: /units/5/in: that unit is set up elsewhere; a unit is where its vehicle is: make its “at” null\n" },
  { "in-at-another-level", "\"at\": null, \"concealed\": true, \"in\": \"ht\"", "\"at\": \"G4\", \"concealed\": true, \"in\": \"ht\"",
    "game:52: /units/5/in: that unit is set up elsewhere; a unit is where its vehicle is: make its “at” null\n" },
  { "vehicle-text", "{\"type\": \"afv\", \"armor\": 11, \"ma\": \"functioning\", \"crew\": \"inherent\", \"radio\": true}", "\"afv\"",
    "game:48: /units/1/vehicle: text stands here; use an object in braces\n" },
  { "vehicle-without-armor", "\"armor\": 11, ", "",
    "game:48: /units/1/vehicle: the key “armor” is missing; add it\n" },
  { "edition", "\"edition\": \"current\"", "\"edition\": \"old\"",
    "game:78: /rules/control/edition: “old” is not known here; use one of these: seed, current\n" },
  { "condition-of-nothing", "{\"cvp\": {\"at_least\": 4}}", "{}",
    "game:83: /rules/control/victory/0/needs/all/1: the condition asks for nothing; use one key; “all” holds several conditions\n" },
  { "condition-of-two", "{\"cvp\": {\"at_least\": 4}}", "{\"cvp\": {\"at_least\": 4}, \"exit_vp\": {\"at_least\": 4}}",
    "game:83: /rules/control/victory/0/needs/all/1: the condition asks for several things at once; use one key; “all” holds several conditions\n" },
#define CVP "{\"cvp\": {\"at_least\": 4}}"
#define NEEDS "game:83: /rules/control/victory/0/needs/all/1/"
  { "condition-not-a-number", CVP, "{\"not\": 3}", NEEDS "not: a number stands here; use an object in braces\n" },
  { "condition-first-alone", CVP, "{\"first\": {\"needs\": {\"turn\": {\"from\": 2}}}}",
    NEEDS "first: the key “before” is missing; add it\n" },
  { "condition-ever-nothing", CVP, "{\"ever\": {}}", NEEDS "ever: the key “needs” is missing; add it\n" },
  { "condition-units-nowhere", CVP, "{\"units\": {\"side\": \"german\", \"in\": [], \"at_least\": 1}}",
    NEEDS "units/in: an empty set of hexes stands here; name at least one hex\n" },
  { "condition-through-nothing", CVP,
    "{\"exited\": {\"side\": \"german\", \"count\": \"units\", \"through\": [], \"at_least\": 1}}",
    NEEDS "exited/through: an empty set of hexes stands here; name at least one hex\n" },
  { "condition-tags-none", CVP, "{\"units\": {\"side\": \"german\", \"tags\": [], \"at_least\": 1}}",
    NEEDS "units/tags: an empty list stands here; name at least one, or leave the key out\n" },
  { "sum-of-another-system", CVP, "{\"compare\": {\"left\": [{\"cut_off\": {\"units\": [\"x\"]}}], \"at_least\": 1}}",
    NEEDS "compare/left/0/cut_off: “cut_off” is a condition of “objectives”; use it there\n" },
  { "sum-misspelt", CVP, "{\"compare\": {\"left\": [{\"exit_pv\": {}}], \"at_least\": 1}}",
    NEEDS "compare/left/0/exit_pv: “exit_pv” is not known here; perhaps “exit_vp” is meant\n" },
  { "sum-number-times", CVP, "{\"compare\": {\"left\": [{\"number\": 3, \"times\": 2}], \"at_least\": 1}}",
    NEEDS "compare/left/0/times: “times” has no sense here; write the product as the number\n" },
  { "sum-crossed", CVP, "{\"compare\": {\"left\": [{\"cvp\": {}}], \"at_least\": 1.5, \"at_most\": 1.25}}",
    NEEDS "compare/at_most: no number is at least the one and at most the other; “at_least” is the smaller number\n" },
  { "conditions-none", "{\"any\": [", "{\"any\": [], \"was\": [",
    UNKNOWN_WAS
    "game:84: /rules/control/victory/1/needs: the condition asks for several things at once; use one key; “all” holds several conditions\n" },
  { "conditions-object", "{\"any\": [", "{\"any\": {}, \"was\": [",
    UNKNOWN_WAS
    "game:84: /rules/control/victory/1/needs: the condition asks for several things at once; use one key; “all” holds several conditions\n" },
  { "controls-text", "\"buildings\": [\"b\", \"hut\"]", "\"buildings\": \"b\"",
    "game:83: /rules/control/victory/0/needs/all/0/controls/buildings: text stands here; use a list in square brackets\n" },
  { "cvp-number", "{\"cvp\": {\"at_least\": 4}}", "{\"cvp\": 4}",
    "game:83: /rules/control/victory/0/needs/all/1/cvp: a number stands here; use an object in braces\n" },
  { "cvp-of-nothing", "{\"cvp\": {\"at_least\": 4}}", "{\"cvp\": {}}",
    "game:83: /rules/control/victory/0/needs/all/1/cvp: the condition asks for nothing; use one of these: at_least, more_than_enemy_by\n" },
  { "no-enemy-text", "{\"no_enemy\": {\"state\": \"mmc\", \"in\": [\"D3\"]}}", "{\"no_enemy\": \"mmc\"}",
    "game:83: /rules/control/victory/0/needs/all/2/no_enemy: text stands here; use an object in braces\n" },
  { "no-enemy-anywhere", "\"state\": \"mmc\", \"in\": [\"D3\"]", "\"state\": \"mmc\"",
    "game:83: /rules/control/victory/0/needs/all/2/no_enemy: the key “in” is missing; add it\n" },
  { "balance-text", "{\"side\": \"russian\", \"text\": \"One squad more\", \"by\": 1}", "\"One squad more\"",
    "game:91: /rules/control/balance/0: text stands here; use an object in braces\n" },
  { "controls-two", "\"buildings\": [\"b\", \"hut\"]", "\"buildings\": [\"b\"], \"hexes\": [\"D3\"]",
    "game:83: /rules/control/victory/0/needs/all/0/controls: the condition asks for several things at once; use one of these: locations, hexes, buildings\n" },
  { "controls-nobody-s", "\"buildings\": [\"b\", \"hut\"]", "\"buildings\": [\"b\", \"hat\"]",
    "game:83: /rules/control/victory/0/needs/all/0/controls/buildings/1: there is no building “hat”; perhaps “hut” is meant\n" },
  { "enemy-state", "\"state\": \"mmc\"", "\"state\": \"smc\"",
    "game:83: /rules/control/victory/0/needs/all/2/no_enemy/state: “smc” is not known here; use one of these: good-order-mmc, unbroken-mmc, mmc, any\n" },
  { "otherwise", "\"otherwise\": \"german\"", "\"otherwise\": \"nobody\"",
    "game:86: /rules/control/otherwise: there is no side “nobody”; use “german” or “russian”\n" },
  { "reduce-into-nothing", "\"into\": \"r227\", ", "",
    "game:99: /log/1: the key “into” is missing; add it\n" },
  { "mop-up-of-a-hex", "\"building\": \"b\"", "\"building\": \"D3\"",
    "game:109: /log/11/building: there is no building “D3”; use the id of one under /map/buildings\n" },
  { "kindled-by-nobody", "\"cause\": \"kindled\", \"side\": \"german\"", "\"cause\": \"kindled\"",
    "game:110: /log/12: the key “side” is missing; add it\n" },
  { "accident-of-a-side", "\"cause\": \"accident\"", "\"cause\": \"accident\", \"side\": \"german\"",
    "game:111: /log/13/side: only a Kindled Fire is a side’s; remove “side”, or make the cause “kindled”\n" },
  { "spread-from-nowhere", "\"from\": \"D3\", \"wind\"", "\"wind\"",
    "game:112: /log/14: the key “from” is missing; add it\n" },
  { "accident-from", "\"cause\": \"accident\"", "\"cause\": \"accident\", \"from\": \"D3\"",
    "game:111: /log/13/from: only a Fire that spread came from another; remove “from”, or make the cause “spread”\n" },
  { "mark-ma", "\"ma\": \"disabled\"}", "\"ma\": \"lost\"}",
    "game:103: /log/5/ma: “lost” is not known here; use one of these: functioning, malfunctioned, disabled, none\n" },
  { "extinguish-nothing", "{\"do\": \"extinguish\", \"at\": \"E3/1\"}", "{\"do\": \"extinguish\", \"at\": \"E3/-1\"}",
    "game:113: /log/15/at: nothing burns in 22E3/-1; name a Location on fire\n" },
};

/* What follows from a fault is neither a fault nor a warning of its own. */
static char *
drop_lines (const char *lines,
            const char *before)
{
  g_auto(GStrv) each = g_strsplit (lines, "\n", -1);
  g_auto(GStrv) old = g_strsplit (before, "\n", -1);
  GString *faults = g_string_new (NULL);

  for (guint i = 0; each[i] != NULL; i++)
    if (*each[i] != '\0' && !g_strv_contains ((const char * const *) old, each[i]))
      g_string_append_printf (faults, "%s\n", each[i]);

  return g_string_free (faults, FALSE);
}

static void
test_spoilt (gconstpointer data)
{
  const SpoiltCase *test = data;
  g_autofree char *text = hu_file_case_text ("street");
  g_autofree char *spoilt = hu_file_case_replace (text, test->what, test->by);
  g_autofree char *before = NULL, *lines = NULL, *faults = NULL;
  g_autoptr(HuGameFile) whole = hu_file_case_parse (text, -1, &before);

  g_assert_nonnull (whole);
  g_assert_null (hu_file_case_parse (spoilt, -1, &lines));
  faults = drop_lines (lines, before);
  g_assert_cmpstr (faults, ==, test->lines);
}

/* --- What asks for nothing --- */

#define ALWAYS ": warning: this condition asks for nothing, so that it is always met; choose locations, hexes or buildings\n"
#define NEVER ": warning: this condition names nothing, so that it can never be met; choose locations, hexes or buildings\n"
#define LISTED "\"buildings\": [\"b\", \"hut\"], \"at_least\": 1"
#define AT "game:83: /rules/control/victory/0/needs/all/"

/* The file is valid; the check says what its maker has hardly meant. */
static const SpoiltCase vain_cases[] = {
  { "buildings", LISTED, "\"buildings\": []", AT "0/controls/buildings" ALWAYS },
  { "hexes", LISTED, "\"hexes\": []", AT "0/controls/hexes" ALWAYS },
  { "locations", LISTED, "\"locations\": []", AT "0/controls/locations" ALWAYS },
  { "none-of-none", LISTED, "\"buildings\": [], \"at_least\": 0",
    AT "0/controls/buildings" ALWAYS },
  { "one-of-none", LISTED, "\"buildings\": [], \"at_least\": 1",
    AT "0/controls/buildings" NEVER },
  { "no-enemy", "\"state\": \"mmc\", \"in\": [\"D3\"]", "\"state\": \"mmc\", \"in\": []", AT "2/no_enemy/in" ALWAYS },
};

static void
test_vain (gconstpointer data)
{
  const SpoiltCase *test = data;
  g_autofree char *text = hu_file_case_text ("street");
  g_autofree char *vain = hu_file_case_replace (text, test->what, test->by);
  g_autofree char *before = NULL, *lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (text, -1, &before);
  g_autoptr(HuGameFile) file = hu_file_case_parse (vain, -1, &lines);
  g_auto(GStrv) parts = NULL;

  g_assert_nonnull (game);
  g_assert_nonnull (file);
  g_assert_null (strstr (before, "this condition"));
  g_assert_nonnull (strstr (lines, test->lines));
  parts = g_strsplit (lines, "this condition", -1);
  g_assert_cmpuint (g_strv_length (parts), ==, 2);
}

/* What is read is written so that it reads the same, under the number that makes an older program refuse it. */
static void
test_holdings (void)
{
  g_autofree char *street = hu_file_case_text ("street");
  g_autofree char *text = hu_file_case_replace (street, "\"fires\": [",
                                                HELD ("{\"side\": \"german\", \"locations\": [\"E3/1\", \"A1\"], "
                                                      "\"hexes\": [\"E3\", \"A1-A3\", \"A1\"], \"buildings\": [\"b\"], "
                                                      "\"since\": 3}, {\"side\": null, \"hexes\": [\"B2\"]}"));
  g_autofree char *lines = NULL, *again_lines = NULL, *written = NULL, *rewritten = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (text, -1, &lines);
  g_autoptr(HuGameFile) again = NULL;
  const HuHolding *holding;

  g_assert_nonnull (strstr (lines, "game:66: /start/holdings/0/since: warning: this version does not know the key"));
  holding = g_ptr_array_index (game->scenario->start.holdings, 0);
  g_assert_cmpuint (holding->hexes->len, ==, 4);
  written = hu_file_case_write (game);
  g_assert_nonnull (strstr (written, "\"format\": \"hex-umpire/2\""));
  again = hu_file_case_parse (written, -1, &again_lines);
  hu_file_case_assert_equal (game, again);
  rewritten = hu_file_case_write (again);
  g_assert_cmpstr (written, ==, rewritten);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (spoilt_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/control/spoilt/", spoilt_cases[i].name, NULL);

      g_test_add_data_func (path, &spoilt_cases[i], test_spoilt);
    }

  for (gsize i = 0; i < G_N_ELEMENTS (vain_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/control/vain/", vain_cases[i].name, NULL);

      g_test_add_data_func (path, &vain_cases[i], test_vain);
    }

  g_test_add_func ("/control/holdings", test_holdings);

  return g_test_run ();
}
