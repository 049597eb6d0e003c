/*
 * A position beside a game: which counter is which unit, and the events that bring the game there.
 */
#include <string.h>

#include "hu-apply.h"
#include "hu-fixture.h"
#include "hu-import-error.h"
#include "hu-import-match.h"

#define PROFILE \
  "{\n" \
  "  \"markers\": [],\n" \
  "  \"left_out\": [],\n" \
  "  \"units\": {\n" \
  "    \"g2\": [\"12\"],\n" \
  "    \"s1\": [\"Other\"]\n" \
  "  },\n" \
  "  \"nobody\": [\"g1\"]\n" \
  "}\n"

/* "Name side 0103; Name side -", the names of units with _ for a space; "=4" behind: a strength; "#7": a key. */
static HuImport *
new_position (const HuScenario *scenario,
              const char       *counters)
{
  HuImport *import = hu_import_new (scenario->map);
  g_auto(GStrv) each = g_strsplit (counters, "; ", -1);

  hu_import_name_side (import, HU_SIDE_FIRST, "German");
  hu_import_name_side (import, HU_SIDE_SECOND, "SOVIET");
  for (guint i = 0; each[i] != NULL && each[i][0] != '\0'; i++)
    {
      g_auto(GStrv) words = g_strsplit (each[i], " ", -1);
      HuImportCounter counter = {
        .name = g_strdelimit (words[0], "_", ' '), .as = HU_IMPORT_OUTSIDE, .hex = HU_HEX_NONE, .why = "test",
        .side = g_str_equal (words[1], "german") ? HU_SIDE_FIRST : HU_SIDE_SECOND,
      };
      HuUnit *unit;
      gint64 strength = -1;

      if (words[2][0] != '-')
        {
          counter.as = HU_IMPORT_UNIT;
          counter.hex = hu_fixture_hex (scenario, words[2]);
        }
      for (guint j = 3; words[j] != NULL; j++)
        {
          if (words[j][0] == '=')
            strength = g_ascii_strtoll (words[j] + 1, NULL, 10);
          else
            counter.key = words[j] + 1;
        }
      unit = hu_import_take_counter (import, &counter);
      unit->strength = strength;
    }
  hu_import_finish (import);

  return import;
}

static char *
write_pairs (const HuImportMatch *match,
             const HuScenario    *scenario)
{
  static const char * const by[] = { "settled", "name", "any-side", "strength", "nobody", "seen" };
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < match->pairs->len; i++)
    {
      const HuMatchPair *pair = &g_array_index (match->pairs, HuMatchPair, i);

      g_string_append_printf (text, "%s%s %s", i > 0 ? "; " : "",
                              pair->unit != HU_UNIT_NONE ? hu_scenario_get_unit (scenario, pair->unit)->id : "-", by[pair->by]);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
write_events (const GPtrArray  *events,
              const HuScenario *scenario)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < events->len; i++)
    {
      const HuEvent *event = g_ptr_array_index (events, i);
      char name[HU_HEX_NAME_MAX];

      g_string_append_printf (text, "%s%s %s", i > 0 ? "; " : "",
                              event->verb == HU_VERB_MOVE ? "move" : event->verb == HU_VERB_PLACE ? "place"
                              : event->verb == HU_VERB_ELIMINATE ? "eliminate" : event->verb == HU_VERB_MARK ? "mark" : "withdraw",
                              hu_scenario_get_unit (scenario, event->unit)->id);
      if (event->hexes->len > 0)
        g_string_append_printf (text, " %s", hu_grid_format (scenario->map->grid, g_array_index (event->hexes, HuHex, 0), name));
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

typedef struct
{
  const char *name;
  const char *units;
  const char *counters;
  const char *pairs;
  const char *events; /* gone: eliminated */
  const char *words;
  const char *changes;
} Case;

static const Case cases[] = {
  { "same", "g1 german 0103; s1 soviet 0301", "G1 german 0103; S1 soviet 0301", "g1 name; s1 name", "",
    "2 of 2 units found.", NULL },
  { "moved", "g1 german 0103; s1 soviet 0301", "g1 german 0104; S-1 soviet 0301", "g1 name; s1 name", "move g1 0104",
    "2 of 2 units found.", "1 unit moved." },
  { "comes", "g1 german -", "g1 german 0104", "g1 name", "place g1 0104", "1 of 1 unit found.", "1 unit comes onto the map." },
  { "gone", "g1 german 0103; s1 soviet 0301", "g1 german 0104", "g1 name", "eliminate s1; move g1 0104",
    "1 of 2 units found; 1 is not in the file.", "1 unit moved, 1 gone: s1." },
  { "off the map", "g1 german 0103; s1 soviet 0301", "g1 german -; s1 soviet 0301", "g1 name; s1 name", "eliminate g1",
    "2 of 2 units found.", "1 gone: g1." },
  { "nobody", "g1 german 0103", "g1 german 0103; Smoke german 0104", "g1 name; - nobody", "",
    "1 of 1 unit found; 1 counter is nobody’s.", NULL },
  { "of the other side", "g1 german 0103", "g1 soviet 0104", "g1 any-side", "move g1 0104", "1 of 1 unit found.",
    "1 unit moved." },
  { "endings in the file", "g1 german 0103; g2 german 0104; g3 german 0105",
    "g1_c german 0104; g2_c german 0104; g3_c german 0105", "g1 name; g2 name; g3 name", "move g1 0104", "3 of 3 units found.",
    "1 unit moved." },
  { "endings that are parts of names", "g1 german 0103; g2 german 0104", "g1_c german 0104; g2 german 0104",
    "- nobody; g2 name", "eliminate g1", "1 of 2 units found; 1 is not in the file; 1 counter is nobody’s.", "1 gone: g1." },
  { "masked", "? german 0103; s1 soviet 0301", "? german 0104; ? soviet 0301", "? name; - nobody", "eliminate s1; move ? 0104",
    "1 of 2 units found; 1 is not in the file; 1 counter is nobody’s.", "1 unit moved, 1 gone: s1." },
  { "no name", "g1 german 0103", "?? german 0104", "- nobody", "eliminate g1",
    "0 of 1 unit found; 1 is not in the file; 1 counter is nobody’s.", "1 gone: g1." },
};

static void
test_case (gconstpointer data)
{
  const Case *c = data;
  g_autoptr(HuScenario) scenario = hu_fixture_corridor (c->units);
  g_autoptr(HuState) state = hu_state_new (scenario);
  g_autoptr(HuImport) import = new_position (scenario, c->counters);
  g_autoptr(HuImportMatch) match = hu_import_match_new (state, import, NULL);
  g_autoptr(GPtrArray) events = hu_import_match_list_events (match, state, HU_GONE_ELIMINATED);
  g_autofree char *pairs = NULL, *listed = NULL, *words = NULL, *changes = NULL;

  pairs = write_pairs (match, scenario);
  listed = write_events (events, scenario);
  words = hu_import_match_word (match);
  changes = hu_import_match_word_changes (match, state);
  g_assert_cmpstr (pairs, ==, c->pairs);
  g_assert_cmpstr (listed, ==, c->events);
  g_assert_cmpstr (words, ==, c->words);
  g_assert_cmpstr (changes, ==, c->changes);
}

/* Of two units of one name, each counter is the one that stands where it does. */
static void
test_doubles (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("a german 0103; b german 0104; c german 0105");
  g_autoptr(HuState) state = NULL;
  g_autoptr(HuImport) import = NULL;
  g_autoptr(HuImportMatch) match = NULL;
  g_autofree char *pairs = NULL;

  for (guint i = 0; i < 3; i++)
    {
      HuUnit *unit = g_ptr_array_index (scenario->units, i);

      g_free (unit->name);
      unit->name = g_strdup ("1/1");
    }
  state = hu_state_new (scenario);
  import = new_position (scenario, "1/1 german 0101; 1/1 german 0105; 1/1 german 0103");
  match = hu_import_match_new (state, import, NULL);
  pairs = write_pairs (match, scenario);
  g_assert_cmpstr (pairs, ==, "b name; c name; a name");
}

static void
rename_all (const HuScenario *scenario,
            const char       *name) /* NULL: as its id */
{
  for (guint i = 0; i < scenario->units->len; i++)
    {
      HuUnit *unit = g_ptr_array_index (scenario->units, i);

      g_free (unit->name);
      unit->name = g_strdup (name != NULL ? name : unit->id);
    }
}

/* Of those that have moved, each is the nearest. */
static void
test_nearest (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("a german 0101; b german 0201; c german 0105; d german -");
  g_autoptr(HuState) state = NULL;
  g_autoptr(HuImport) import = new_position (scenario, "1/1 german 0106; 1/1 german -; 1/1 german 0202; 1/1 german 0102");
  g_autoptr(HuImportMatch) match = NULL;
  g_autofree char *pairs = NULL;

  rename_all (scenario, "1/1");
  state = hu_state_new (scenario);
  match = hu_import_match_new (state, import, NULL);
  pairs = write_pairs (match, scenario);
  g_assert_cmpstr (pairs, ==, "c name; d name; b name; a name");
}

/* A counter without a name is called as its id, which counts them in the order of the file. */
static void
test_nameless (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("unit german 0101; unit-2 german 0105; unit-3 soviet 0301; units german 0402");
  g_autoptr(HuState) state = NULL;
  g_autoptr(HuImport) import = new_position (scenario, " soviet 0301;  german 0105;  german 0102;  german 0403");
  g_autoptr(HuImportMatch) match = NULL;
  g_autofree char *pairs = NULL;

  rename_all (scenario, NULL);
  state = hu_state_new (scenario);
  match = hu_import_match_new (state, import, NULL);
  pairs = write_pairs (match, scenario);
  g_assert_cmpstr (pairs, ==, "unit-3 name; unit-2 name; unit name; - nobody");
}

static void
test_strength (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0103; s1 soviet 0301");
  g_autoptr(HuState) state = NULL;
  g_autoptr(HuImport) import = new_position (scenario, "Lehr german 0104 =4; Guards soviet 0302 =4");
  g_autoptr(HuImportMatch) match = NULL;
  g_autofree char *pairs = NULL;

  ((HuUnit *) g_ptr_array_index (scenario->units, 0))->strength = 4;
  state = hu_state_new (scenario);
  match = hu_import_match_new (state, import, NULL);
  pairs = write_pairs (match, scenario);
  g_assert_cmpstr (pairs, ==, "g1 strength; - nobody");
}

static void
add_step (HuImport   *import,
          guint       step,
          guint       counter,
          const char *hex) /* "-": off the map for good, "x": to the dead */
{
  HuImportStep one = { 1, step, counter, HU_HEX_NONE, hex[0] == 'x' };

  if (hex[0] != '-' && hex[0] != 'x')
    one.to = hu_fixture_hex (import->scenario, hex);
  g_array_append_val (import->steps, one);
}

/* The counter shows that its unit is in these states now. */
static void
mark_step (HuImport *import,
           guint     step,
           guint     counter,
           guint     states)
{
  const HuImportStep one = { .log = 1, .step = step, .counter = counter, .states_set = states, .states = states };

  g_array_append_val (import->steps, one);
}

/* A log that goes on where the game is: first what differs, then its steps with their remarks, then those that are gone. */
static void
test_log (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0103; g2 german 0104; g3 german 0105; s1 soviet 0301; s2 soviet -");
  g_autoptr(HuState) state = hu_state_new (scenario);
  g_autoptr(HuImport) import = new_position (scenario, "g1 german 0102; g2 german 0104; s1 soviet 0301; s2 soviet -; Smoke german 0101");
  g_autoptr(HuImportMatch) match = NULL;
  g_autoptr(GPtrArray) events = NULL, last = NULL;
  g_autofree char *words = NULL, *listed = NULL, *position = NULL;

  add_step (import, 1, 0, "0103");
  add_step (import, 2, 4, "0102");
  add_step (import, 2, G_MAXUINT, "-");
  add_step (import, 3, 3, "0501");
  add_step (import, 4, 0, "0104");
  mark_step (import, 4, 0, HU_STATE_BROKEN);
  add_step (import, 5, 1, "x");
  add_step (import, 6, 2, "-");
  match = hu_import_match_new (state, import, NULL);
  words = hu_import_match_word_start (match, state);
  g_assert_cmpstr (words, ==, "At the beginning of the log, 1 unit stands elsewhere than in the game: g1.");
  events = hu_import_match_list_steps (match, state, import, HU_GONE_WITHDRAWN);
  listed = write_events (events, scenario);
  g_assert_cmpstr (listed, ==, "move g1 0102; move g1 0103; place s2 0501; move g1 0104; mark g1; eliminate g2; withdraw s1; "
                   "withdraw g3");
  g_assert_null (((HuEvent *) events->pdata[0])->note);
  g_assert_cmpstr (((HuEvent *) events->pdata[1])->note, ==, "Step 1");
  g_assert_cmpstr (((HuEvent *) events->pdata[5])->note, ==, "Step 5");

  last = hu_import_match_list_events (match, state, HU_GONE_LATER);
  position = write_events (last, scenario);
  g_assert_cmpstr (position, ==, "move g1 0104; place s2 0501");
}

/* Units of one name are those where the log begins, or where it ends: wherever more of the game is. */
static void
test_log_doubles (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("a german 0101; b german 0105");

  rename_all (scenario, "1/1");
  for (guint at_end = 0; at_end < 2; at_end++)
    {
      g_autoptr(HuState) state = hu_state_new (scenario);
      g_autoptr(HuImport) import = new_position (scenario, at_end ? "1/1 german 0102; 1/1 german 0106" : "1/1 german 0105; 1/1 german 0101");
      g_autoptr(HuImportMatch) match = NULL;
      g_autofree char *pairs = NULL;

      add_step (import, 1, 0, at_end ? "0105" : "0102");
      add_step (import, 2, 1, at_end ? "0101" : "0106");
      match = hu_import_match_new (state, import, NULL);
      pairs = write_pairs (match, scenario);
      g_assert_cmpstr (pairs, ==, "b name; a name");
    }
}

/* The profile as people write it; the import has it from now on. */
static void
set_profile (HuImport   *import,
             const char *text)
{
  g_autoptr(GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr(GError) error = NULL;

  import->profile = hu_import_profile_new (bytes, &error);
  g_assert_no_error (error);
}

typedef struct
{
  const char *name;
  const char *profile;
  const char *counters;
  const char *pairs;
} SettledCase;

static const SettledCase settled_cases[] = {
  { "key before name", "{\"units\": {\"g2\": [\"77\"], \"s1\": [\"Other\"]}}", "g1 german 0105 #77; Other soviet 0302; s1 soviet 0301",
    "g2 settled; s1 settled; - nobody" },
  { "case does not matter", "{\"units\": {\"g2\": [\" OTHER \"]}}", "Other german 0105", "g2 settled" },
  { "nobody", "{\"nobody\": [\"g1\"]}", "g1 german 0105; g2 german 0104", "- settled; g2 name" },
  { "a unit that is not there", "{\"units\": {\"zz\": [\"g1\"]}}", "g1 german 0105", "g1 name" },
  { "two for one", "{\"units\": {\"g2\": [\"g1\", \"Other\"]}}", "g1 german 0105; Other german 0104", "g2 settled; - nobody" },
};

/* What was settled counts before any name, by the key of a counter or by its name. */
static void
test_settled (gconstpointer data)
{
  const SettledCase *c = data;
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0103; g2 german 0104; s1 soviet 0301");
  g_autoptr(HuState) state = hu_state_new (scenario);
  g_autoptr(HuImport) import = new_position (scenario, c->counters);
  g_autoptr(HuImportMatch) match = NULL;
  g_autofree char *pairs = NULL;

  set_profile (import, c->profile);
  match = hu_import_match_new (state, import, NULL);
  pairs = write_pairs (match, scenario);
  g_assert_cmpstr (pairs, ==, c->pairs);
}

/* The name of a counter is remembered, or its key where others have the name; and what is taken back is forgotten. */
static void
test_remember (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0103; g2 german 0104; s1 soviet 0301");
  g_autoptr(HuState) state = hu_state_new (scenario);
  g_autoptr(HuImport) import = new_position (scenario, "Inf german 0105 #11; Inf german 0106 #12; Other soviet 0302 #13; "
                                                       "g1 german 0102; Smoke german 0101");
  g_autoptr(HuImportMatch) match = NULL, again = NULL;
  g_autoptr(HuImportProfile) profile = hu_import_profile_new_empty ();
  g_autoptr(GBytes) bytes = NULL, after = NULL;
  g_autofree char *pairs = NULL, *same = NULL;

  match = hu_import_match_new (state, import, NULL);
  hu_import_match_settle (match, state, 1, 1);
  hu_import_match_settle (match, state, 2, 2);
  hu_import_match_settle (match, state, 3, HU_UNIT_NONE);
  pairs = write_pairs (match, scenario);
  g_assert_cmpstr (pairs, ==, "- nobody; g2 settled; s1 settled; - settled; - nobody");
  hu_import_match_remember (match, state, import, profile);
  bytes = hu_import_profile_to_bytes (profile);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), PROFILE, strlen (PROFILE));

  import->profile = hu_import_profile_copy (profile);
  again = hu_import_match_new (state, import, NULL);
  same = write_pairs (again, scenario);
  g_assert_cmpstr (same, ==, pairs);

  /* Another counter is s1 now, and Other is nobody's without anybody having said so. */
  hu_import_match_settle (again, state, 4, 2);
  g_assert_cmpuint (again->n_found, ==, 2);
  g_assert_cmpuint (again->n_nobody, ==, 3);
  hu_import_match_remember (again, state, import, profile);
  after = hu_import_profile_to_bytes (profile);
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (after, NULL), (gssize) g_bytes_get_size (after), "\"s1\": [\"Smoke\"]"));
}

/* Types of vehicles are kept as they were settled. */
static void
test_vehicles (void)
{
  static const char said[] = "{\"vehicles\": {\"StuG IIIG\": {\"armor\": 8, \"ma\": true, \"crew\": false}, "
                             "\"Opel 6700\": {\"armor\": null, \"ma\": false, \"crew\": false}}}";
  g_autoptr(GBytes) bytes = g_bytes_new_static (said, strlen (said));
  g_autoptr(HuImportProfile) profile = hu_import_profile_new (bytes, NULL), copy = hu_import_profile_copy (profile);
  const HuImportVehicle *gun = hu_import_profile_find_vehicle (copy, "stug iiig ");
  const HuImportVehicle *truck = hu_import_profile_find_vehicle (copy, "Opel 6700");
  g_autoptr(GBytes) written = hu_import_profile_to_bytes (copy);

  g_assert_cmpint (gun->armor, ==, 8);
  g_assert_true (gun->ma && !gun->crew);
  g_assert_cmpint (truck->armor, ==, -1);
  g_assert_true (!truck->ma && !truck->crew);
  g_assert_null (hu_import_profile_find_vehicle (copy, "PzKw IVH"));
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (written, NULL), (gssize) g_bytes_get_size (written),
                                  "    \"Opel 6700\": {\"armor\": null, \"ma\": false, \"crew\": false},\n"
                                  "    \"StuG IIIG\": {\"armor\": 8, \"ma\": true, \"crew\": false}\n"));
}

/* A profile that is not of its form is refused. */
static void
test_spoilt (void)
{
  static const char * const spoilt[] = { "{\"units\": []}", "{\"units\": {\"g1\": \"Other\"}}", "{\"units\": {\"g1\": [7]}}", "{\"nobody\": {}}" };

  for (guint i = 0; i < G_N_ELEMENTS (spoilt); i++)
    {
      g_autoptr(GBytes) bytes = g_bytes_new_static (spoilt[i], strlen (spoilt[i]));
      g_autoptr(GError) error = NULL;

      g_assert_null (hu_import_profile_new (bytes, &error));
      g_assert_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT);
    }
}

/* The events lead to the position, whatever it is, for all units that both have. */
static void
test_random (void)
{
  for (guint round = 0; round < 200; round++)
    {
      GRand *rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());
      g_autoptr(HuScenario) scenario = hu_fixture_random_scenario (rand);
      g_autoptr(HuState) state = hu_state_new (scenario);
      HuImport *import = hu_import_new (scenario->map);
      g_autoptr(HuImportMatch) match = NULL;
      g_autoptr(GPtrArray) events = NULL;
      g_autofree HuHex *wanted = g_new (HuHex, scenario->units->len + 1);

      hu_import_name_side (import, HU_SIDE_FIRST, scenario->sides[HU_SIDE_FIRST].name);
      hu_import_name_side (import, HU_SIDE_SECOND, scenario->sides[HU_SIDE_SECOND].name);
      for (guint i = 0; i < scenario->units->len; i++)
        {
          const HuUnit *unit = hu_scenario_get_unit (scenario, i);

          do
            wanted[i] = g_rand_int_range (rand, 0, scenario->map->grid->n_hexes);
          while (!hu_grid_has (scenario->map->grid, wanted[i]));
          hu_import_take (import, unit->name, HU_IMPORT_UNIT, unit->side, wanted[i], "test");
        }
      hu_import_finish (import);
      match = hu_import_match_new (state, import, NULL);
      events = hu_import_match_list_events (match, state, HU_GONE_LATER);
      hu_apply_setup (state, NULL);
      for (guint i = 0; i < events->len; i++)
        {
          HuRefusal refusal;

          g_assert_true (hu_event_check (state, g_ptr_array_index (events, i), &refusal));
          hu_apply_event (state, g_ptr_array_index (events, i), NULL);
        }
      for (guint i = 0; i < match->pairs->len; i++)
        {
          const HuMatchPair *pair = &g_array_index (match->pairs, HuMatchPair, i);

          g_assert_cmpuint (pair->unit, !=, HU_UNIT_NONE);
          g_assert_cmpint (state->unit_hex[pair->unit], ==, pair->at);
        }
      hu_import_free (import);
      g_rand_free (rand);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  HU_ADD_TABLE ("/match", cases, test_case)
  g_test_add_func ("/match/two-of-a-name", test_doubles);
  g_test_add_func ("/match/nearest", test_nearest);
  g_test_add_func ("/match/nameless", test_nameless);
  g_test_add_func ("/match/strength", test_strength);
  HU_ADD_TABLE ("/match/settled", settled_cases, test_settled)
  g_test_add_func ("/match/log", test_log);
  g_test_add_func ("/match/log-doubles", test_log_doubles);
  g_test_add_func ("/match/remember", test_remember);
  g_test_add_func ("/match/vehicles", test_vehicles);
  g_test_add_func ("/match/spoilt", test_spoilt);
  g_test_add_func ("/match/random", test_random);

  return g_test_run ();
}
