/*
 * Flip maps: drawn cases, and random positions against putting a unit into
 * every hex, and taking every unit away, one at a time and judged whole.
 */
#include "hu-adjudicator.h"
#include "hu-control-fixture.h"
#include "hu-control.h"
#include "hu-fixture.h"
#include "hu-flip-oracle.h"
#include "hu-front-line.h"
#include "hu-often.h"
#include "hu-sudden-death.h"
#include "hu-supply-army.h"
#include "hu-tactical.h"

/* --- Random positions --- */

/* That a defender's going closes the last line is seldom; drawn below. */
static void
assert_telling (const HuFlipCounts *counts,
                gboolean      both_of_each)
{
  g_test_message ("%u maps; more: %u flip a no, %u a yes; less: %u and %u", counts->maps,
                  counts->more[0], counts->more[1], counts->less[0], counts->less[1]);
  g_assert_cmpuint (counts->more[0], >, counts->maps / 20);
  g_assert_cmpuint (counts->less[1], >, counts->maps / 100);
  if (both_of_each)
    {
      g_assert_cmpuint (counts->more[1], >, counts->maps / 100);
    }
}

/* The random scenarios are wide; squeezed until lines are scarce. */
static void
squeeze (GRand      *rand,
         HuScenario *scenario)
{
  for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
    if (hu_map_place_at (scenario->map, hex) < 0 && g_rand_int_range (rand, 0, 3) == 0)
      scenario->map->terrain[hex] = g_rand_int_range (rand, 0, 4) > 0 ? HU_TERRAIN_LAKE : HU_TERRAIN_OFFMAP;
  for (guint i = 0; i < 6; i++)
    {
      HuHex hex = g_rand_int_range (rand, 0, scenario->map->grid->n_hexes);
      HuHex next = hu_grid_neighbour (scenario->map->grid, hex, g_rand_int_range (rand, 0, HU_N_DIRECTIONS));

      if (hu_grid_has (scenario->map->grid, hex) && next != HU_HEX_NONE)
        hu_map_set_hexside (scenario->map, HU_HEXSIDE_CLIFF, hex, next);
    }
}

/* The defender's supply from the list, with what only that can say. */
static void
list_supply (GRand      *rand,
             HuScenario *scenario)
{
  const HuGrid *grid = scenario->map->grid;
  HuSupplyRules *rules = hu_scenario_add_supply (scenario, hu_sudden_death_rules (scenario)->defender);

  rules->sources = (HuSources) { .by_edge = TRUE, .edges = { [HU_EDGE_NORTH] = TRUE, [HU_EDGE_EAST] = g_rand_boolean (rand) } };
  rules->owned = g_rand_boolean (rand);
  rules->blocked_by_units = g_rand_boolean (rand);
  rules->blocked_by_zoc = g_rand_boolean (rand);
  rules->blocked_by_owner = g_rand_int_range (rand, 0, 4) == 0;
  rules->zoc = g_rand_int_range (rand, 0, HU_N_SUPPLY_ZOCS);
  rules->zoc_negated_by_units = g_rand_boolean (rand);
  rules->max_length = g_rand_boolean (rand) ? -1 : g_rand_int_range (rand, 1, 12);
  rules->hexsides = (guint) g_rand_int_range (rand, 0, 1 << HU_N_HEXSIDES);
  rules->along = g_rand_boolean (rand) ? 1u << HU_LINE_RAIL : 0;
  rules->steps = g_rand_int_range (rand, 0, 5);
  for (gint lines = g_rand_int_range (rand, 0, 4); rules->along != 0 && lines > 0; lines--)
    {
      GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
      HuHex hex = g_rand_int_range (rand, 0, grid->n_hexes);

      for (gint length = g_rand_int_range (rand, 1, 9); length > 0 && hu_grid_has (grid, hex); length--)
        {
          g_array_append_val (hexes, hex);
          hex = hu_grid_neighbour (grid, hex, g_rand_int_range (rand, 0, HU_N_DIRECTIONS));
        }
      hu_map_add_line (scenario->map, HU_LINE_RAIL, hexes);
    }
}

static void
test_isolate (void)
{
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_rounds = hu_draws (400, 40);
  HuFlipCounts counts = { 0 }, along = { 0 };

  g_test_message ("seed %u", seed);
  for (guint round = 0; round < n_rounds; round++)
    {
      g_autoptr(HuScenario) scenario = hu_fixture_random_scenario (rand);
      g_autoptr(HuAdjudicator) adjudicator = NULL;
      guint spare[HU_N_SIDES];

      squeeze (rand, scenario);
      if (round % 3 == 0)
        list_supply (rand, scenario);
      hu_sudden_death_rules (scenario)->blocked_by_zoc |= round % 2 == 0;
      hu_sudden_death_rules (scenario)->zoc_negated_by_units |= round % 2 == 0;
      hu_flip_oracle_add_spares (scenario, HU_UNIT_GROUND, spare);
      adjudicator = hu_adjudicator_new (scenario);
      for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
        {
          const HuSupplyRules *listed = scenario->supply[hu_sudden_death_rules (scenario)->defender];
          HuQuestion question = { .kind = HU_QUESTION_ISOLATE, .side = HU_SIDE_NONE, .units = side };

          g_test_message ("round %u", round);
          hu_flip_oracle_compare (adjudicator, &question, spare[side], listed != NULL && listed->along != 0 ? &along : &counts);
        }
    }

  g_test_message ("along railways: %u maps, %u and %u flips by one more", along.maps, along.more[0], along.more[1]);
  g_assert_cmpuint (along.more[0], >, 0);
  g_assert_cmpuint (along.more[1], >, 0);
  /* More isolates by the attacker's, opens by the defender's; less the other way round. */
  assert_telling (&counts, TRUE);
}

/* Any hex, for either side, by rules of supply of its own. */
static void
test_supply (void)
{
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_rounds = hu_draws (400, 40);
  HuFlipCounts counts = { 0 };

  g_test_message ("seed %u", seed);
  for (guint round = 0; round < n_rounds; round++)
    {
      g_autoptr(HuScenario) scenario = hu_fixture_random_scenario (rand);
      g_autoptr(HuAdjudicator) adjudicator = NULL;
      HuSide side = g_rand_int_range (rand, HU_SIDE_FIRST, HU_N_SIDES);
      HuHex hex = g_rand_int_range (rand, 0, scenario->map->grid->n_hexes);
      HuSupplyRules *rules;
      guint spare[HU_N_SIDES];

      squeeze (rand, scenario);
      rules = hu_scenario_add_supply (scenario, side);
      rules->sources.by_edge = TRUE;
      rules->sources.edges[g_rand_int_range (rand, HU_EDGE_NORTH, HU_EDGE_WEST + 1)] = TRUE;
      rules->zoc = HU_SUPPLY_ZOC_ALL;
      rules->zoc_negated_by_units = round % 3 != 0;
      rules->owned = round % 5 == 0;
      rules->max_length = round % 4 == 0 ? g_rand_int_range (rand, 2, 9) : -1;
      hu_flip_oracle_add_spares (scenario, HU_UNIT_GROUND, spare);
      adjudicator = hu_adjudicator_new (scenario);
      for (gint units = HU_SIDE_FIRST; units < HU_N_SIDES; units++)
        {
          HuQuestion question = { .kind = HU_QUESTION_SUPPLY, .side = side, .units = units, .subject = hex };

          g_test_message ("round %u", round);
          if (hu_question_possible (scenario, &question))
            hu_flip_oracle_compare (adjudicator, &question, spare[units], &counts);
        }
    }

  assert_telling (&counts, TRUE);
}

/* Only hexes where nobody stands go. */
static void
leave_out_hexes (GRand      *rand,
                 HuScenario *scenario)
{
  for (guint i = 0; i < 3; i++)
    {
      HuHex hex = g_rand_int_range (rand, 0, scenario->map->grid->n_hexes);
      gboolean taken = FALSE;

      for (guint j = 0; j < scenario->units->len; j++)
        taken |= hu_scenario_get_unit (scenario, j)->at == hex;
      if (!taken)
        hu_grid_remove_hex (scenario->map->grid, hex);
    }
}

static void
test_line (void)
{
  static const char * const kinds[] = { "division", "division", "division", "brigade", "brigade", "division bracketed",
                                        "division eb", "air" };
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_rounds = hu_draws (150, 40);
  HuFlipCounts counts = { 0 }, of_rows = { 0 };

  g_test_message ("seed %u", seed);
  for (guint round = 0; round < n_rounds; round++)
    {
      gint columns = g_rand_int_range (rand, 3, 8), rows = g_rand_int_range (rand, 3, 9);
      GString *units = g_string_new (NULL);
      g_autoptr(HuScenario) scenario = NULL;
      g_autoptr(HuAdjudicator) adjudicator = NULL;
      guint spare[HU_N_SIDES];

      for (gint i = 0; i < rows + 2; i++)
        g_string_append_printf (units, "u%d %s %02d%02d %s;", i, i % 2 == 0 ? "german" : "soviet",
                                g_rand_int_range (rand, 1, columns + 1), g_rand_int_range (rand, 1, rows + 1),
                                kinds[g_rand_int_range (rand, 0, G_N_ELEMENTS (kinds))]);
      scenario = hu_fixture_front (columns, rows, units->str);
      g_string_free (units, TRUE);
      hu_front_line_rules (scenario)->ends_exempt = g_rand_boolean (rand);
      hu_front_line_rules (scenario)->zoc_respects_hexsides = g_rand_boolean (rand);
      hu_front_line_rules (scenario)->reading = g_rand_boolean (rand) ? HU_READING_ROWS : HU_READING_PATH;
      squeeze (rand, scenario);
      leave_out_hexes (rand, scenario);
      hu_scenario_finish (scenario);
      hu_flip_oracle_add_spares (scenario, HU_UNIT_GROUND, spare);
      adjudicator = hu_adjudicator_new (scenario);

      for (gint i = 0; i < 2 * HU_N_SIDES; i++)
        {
          HuQuestion question = { .kind = HU_QUESTION_LINE, .side = i / 2, .units = i % 2 };

          g_test_message ("round %u", round);
          hu_flip_oracle_compare (adjudicator, &question, spare[i % 2], &counts);

          question.kind = HU_QUESTION_ROW;
          question.subject = g_rand_int_range (rand, 0, rows + 1);
          if (hu_question_possible (scenario, &question))
            hu_flip_oracle_compare (adjudicator, &question, spare[i % 2], &of_rows);
        }
    }

  assert_telling (&counts, FALSE);
  /* A gap is closed by one more, and opened by one less. */
  g_test_message ("%u rows; more: %u; less: %u", of_rows.maps, of_rows.more[1], of_rows.less[0]);
  g_assert_cmpuint (of_rows.more[1], >, of_rows.maps / 20);
  g_assert_cmpuint (of_rows.less[0], >, of_rows.maps / 100);
}

/* Cities that the attacker wants and towns in its rear, of one hex and more, with owners drawn by lot. */
static void
test_places (void)
{
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_rounds = hu_draws (150, 40);
  HuFlipCounts counts = { 0 };

  g_test_message ("seed %u", seed);
  for (guint round = 0; round < n_rounds; round++)
    {
      g_autoptr(HuScenario) scenario = hu_fixture_random_scenario (rand);
      g_autoptr(HuAdjudicator) adjudicator = NULL;
      guint spare[HU_N_SIDES];

      hu_flip_oracle_add_spares (scenario, HU_UNIT_GROUND, spare);
      adjudicator = hu_adjudicator_new (scenario);
      for (guint place = 0; place < scenario->map->places->len; place++)
        for (gint i = 0; i < 2 * HU_N_SIDES; i++)
          {
            HuQuestion question = { .kind = HU_QUESTION_PLACE, .side = i / 2, .units = i % 2, .subject = (gint32) place };

            g_test_message ("round %u", round);
            if (hu_question_possible (scenario, &question))
              hu_flip_oracle_compare (adjudicator, &question, spare[i % 2], &counts);
          }
    }

  g_test_message ("%u maps; more: %u flip a no, %u a yes", counts.maps, counts.more[0], counts.more[1]);
  g_assert_cmpuint (counts.more[0], >, counts.maps / 20);
  g_assert_cmpuint (counts.more[1], >, counts.maps / 100);
  g_assert_cmpuint (counts.less[0] + counts.less[1], ==, 0);
}

static void
ask_subjects (HuAdjudicator *adjudicator,
              GRand         *rand,
              const guint    spare[HU_N_SIDES],
              HuFlipCounts        *counts)
{
  const HuMap *map = hu_adjudicator_get_scenario (adjudicator)->map;

  for (guint i = 0; i < 6; i++)
    {
      HuQuestion question = {
        .kind = HU_QUESTION_OWNER, .side = g_rand_int_range (rand, 0, 2), .units = g_rand_int_range (rand, 0, 2),
        .subject_kind = i % HU_N_SUBJECTS,
      };
      gint32 n[HU_N_SUBJECTS] = { hu_map_n_locations (map), map->grid->n_hexes, (gint32) map->buildings->len };

      if (n[question.subject_kind] == 0)
        continue;
      question.subject = g_rand_int_range (rand, 0, n[question.subject_kind]);
      g_test_message ("subject %d of kind %d for side %d", question.subject, question.subject_kind, question.side);
      hu_flip_oracle_compare (adjudicator, &question, spare[question.units], counts);
    }
}

static void
test_control (gconstpointer data)
{
  gboolean hazards = GPOINTER_TO_INT (data);
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_rounds = hu_draws (40, 8);
  HuFlipCounts counts = { 0 };

  g_test_message ("seed %u", seed);
  for (guint round = 0; round < n_rounds; round++)
    {
      g_autoptr(HuScenario) scenario = hu_control_random_scenario (rand, 4, 4, 3, 8);
      g_autoptr(HuAdjudicator) adjudicator = NULL;
      guint spare[HU_N_SIDES];

      hu_flip_oracle_add_spares (scenario, HU_UNIT_SQUAD, spare);
      adjudicator = hu_adjudicator_new (scenario);
      for (guint i = 0; i < 20; i++)
        {
          g_autoptr(HuSnapshot) now = hu_adjudicator_snapshot (adjudicator, hu_adjudicator_get_n_events (adjudicator));
          g_autoptr(HuEvent) event = hu_control_random_event (rand, scenario, hu_snapshot_get_state (now), hazards);
          HuRefusal refusal;

          /* The spares are kept; their enemies may come to be Melee'd and so on as they like. */
          if (event->unit != spare[0] && event->unit != spare[1] && event->other_unit != spare[0] &&
              event->other_unit != spare[1] && event->verb != HU_VERB_ELIMINATE && event->verb != HU_VERB_CONCEDE)
            (void) hu_adjudicator_append (adjudicator, event, &refusal);
        }
      g_test_message ("round %u", round);
      ask_subjects (adjudicator, rand, spare, &counts);
    }

  g_assert_cmpuint (counts.more[0], >, 0);
  g_assert_cmpuint (counts.more[1], >, 0);
}

/* A board of more hexes than are gone through between two looks at whether to stop, and a
 * front of more units.  Only the south edge, 0116 to 1716, is a source: it is German. */
static void
test_large (gconstpointer data)
{
  gboolean by_units = GPOINTER_TO_INT (data);
  GString *units = g_string_new (NULL);
  g_autoptr(HuScenario) scenario = NULL;
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  HuSuddenDeathRules *rules;
  guint spare[HU_N_SIDES];
  HuFlipCounts counts = { 0 };

  for (gint column = 1; column <= 17; column++)
    g_string_append_printf (units, "g%d german %02d%02d;", column, column, by_units ? 16 : 1);
  scenario = hu_fixture_front (17, 16, units->str);
  g_string_free (units, TRUE);
  hu_map_add_place (scenario->map, "moscow", NULL, HU_PLACE_CITY, hu_fixture_hexes (scenario, "0908"));
  for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
    scenario->start.hex_owner[hex] = hu_grid_row (scenario->map->grid, hex) == 15 ? HU_SIDE_FIRST : HU_SIDE_SECOND;
  rules = hu_scenario_add_sudden_death (scenario, HU_SIDE_FIRST, 0);
  for (gint edge = 0; edge < 4; edge++)
    rules->sources.edges[edge] = edge == HU_EDGE_SOUTH;
  rules->blocked_by_units = by_units;
  rules->blocked_by_zoc = FALSE;
  rules->blocked_by_owner = !by_units;
  hu_scenario_finish (scenario);
  hu_flip_oracle_add_spares (scenario, HU_UNIT_GROUND, spare);
  adjudicator = hu_adjudicator_new (scenario);

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      HuQuestion question = { .kind = HU_QUESTION_ISOLATE, .side = HU_SIDE_NONE, .units = side };

      hu_flip_oracle_compare (adjudicator, &question, spare[side], &counts);
    }
  g_assert_cmpuint (counts.less[1], ==, by_units ? 17 : 0);
  g_assert_cmpuint (counts.more[1], ==, by_units ? 0 : 17);
}

/* After the end nothing follows, and so nothing changes. */
static void
test_over (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", "r russian squad A1; g german squad C1 broken", "german all");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);

  hu_control_play (adjudicator, "end; end");
  for (guint n = 1; n <= 2; n++)
    {
      g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (adjudicator, n);
      HuQuestion question = { .kind = HU_QUESTION_OWNER, .side = HU_SIDE_SECOND, .units = HU_SIDE_SECOND,
                              .subject_kind = HU_SUBJECT_HEX, .subject = hu_fixture_hex (scenario, "B1") };
      g_autoptr(HuFlipMap) map = hu_flip_map_new (hu_snapshot_get_state (snapshot), &question, NULL, NULL);

      g_assert_cmpuint (hu_flip_map_count (map, HU_FLIP_MORE), ==, n == 1 ? 1 : 0);
      g_assert_cmpuint (hu_flip_map_count (map, HU_FLIP_LESS), ==, 0);
    }
}

/* --- Drawn --- */

typedef struct
{
  const char *name;
  const char *units;
  const char *log;
  HuSide      of;
  gboolean    answer;
  const char *more;
  const char *less;
} IsolateCase;

/* The corridor's one line runs up column 3, from 0305 to 0301. */
static const IsolateCase isolate_cases[] = {
  { "one-more-cuts", "g1 german 0103", "", HU_SIDE_FIRST, FALSE, "0301 0302 0303 0304", "" },
  { "defenders-cut-nothing", "g1 german 0103", "", HU_SIDE_SECOND, FALSE, "", "" },
  { "one-less-opens", "g1 german 0303", "", HU_SIDE_FIRST, TRUE, "", "0303" },
  /* From the lake, German zones of control reach two hexes of the line, held open by who stands there. */
  { "who-holds-it-open", "g1 german 0203; s1 soviet 0303; s2 soviet 0304", "", HU_SIDE_SECOND, FALSE, "",
    "0303 0304" },
  { "two-hold-it-open", "g1 german 0203; s1 soviet 0303; s2 soviet 0303; s3 soviet 0304", "", HU_SIDE_SECOND, FALSE, "",
    "0304" },
  { "who-would-open-it", "g1 german 0203; s1 soviet 0303", "", HU_SIDE_SECOND, TRUE, "0304", "" },
  { "of-two-in-a-hex-none", "g1 german 0303; g2 german 0303", "", HU_SIDE_FIRST, TRUE, "", "" },
};

static void
test_isolate_case (gconstpointer data)
{
  const IsolateCase *test = data;
  g_autoptr(HuScenario) scenario = hu_fixture_corridor (test->units);
  g_autoptr(HuAdjudicator) adjudicator = hu_fixture_play (scenario, test->log);
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (adjudicator, hu_adjudicator_get_n_events (adjudicator));
  HuQuestion question = { .kind = HU_QUESTION_ISOLATE, .side = HU_SIDE_NONE, .units = test->of };
  g_autoptr(HuFlipMap) map = hu_flip_map_new (hu_snapshot_get_state (snapshot), &question, NULL, NULL);
  g_autoptr(GArray) more = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autoptr(GArray) less = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autofree char *more_names = NULL;
  g_autofree char *less_names = NULL;

  for (HuHex hex = 0; hex < (HuHex) map->n_hexes; hex++)
    {
      if (map->flips[hex] & HU_FLIP_MORE)
        g_array_append_val (more, hex);
      if (map->flips[hex] & HU_FLIP_LESS)
        g_array_append_val (less, hex);
    }
  more_names = hu_fixture_names (scenario, more);
  less_names = hu_fixture_names (scenario, less);

  g_assert_cmpint (map->answer, ==, test->answer);
  g_assert_cmpstr (more_names, ==, test->more);
  g_assert_cmpstr (less_names, ==, test->less);
  g_assert_cmpuint (hu_flip_map_count (map, HU_FLIP_MORE), ==, more->len);
}

/* A unit alone in the source itself keeps it open against a zone of control, and that unit is named, not another of its
 * side. */
static void
test_leaving_source (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("s0 soviet 0503; g1 german 0201; s1 soviet 0301; s2 soviet 0506");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (adjudicator, 0);
  HuHex source = hu_fixture_hex (scenario, "0301");
  HuQuestion question = {
    .kind = HU_QUESTION_SUPPLY, .side = HU_SIDE_SECOND, .units = HU_SIDE_SECOND, .subject = source,
  };
  g_autoptr(HuFlipMap) map = hu_flip_map_new (hu_snapshot_get_state (snapshot), &question, NULL, NULL);

  g_assert_false (map->answer);
  g_assert_cmpuint (hu_flip_map_count (map, HU_FLIP_LESS), ==, 1);
  g_assert_true (map->flips[source] & HU_FLIP_LESS);
  g_assert_cmpuint (map->less[source], ==, hu_fixture_unit (scenario, "s1"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  HU_ADD_TABLE ("/flip/isolate", isolate_cases, test_isolate_case);
  g_test_add_func ("/flip/leaving-source", test_leaving_source);
  g_test_add_data_func ("/flip/large/units", GINT_TO_POINTER (TRUE), test_large);
  g_test_add_data_func ("/flip/large/control", GINT_TO_POINTER (FALSE), test_large);
  g_test_add_func ("/flip/over", test_over);
  g_test_add_func ("/flip/random/isolate", test_isolate);
  g_test_add_func ("/flip/random/supply", test_supply);
  g_test_add_func ("/flip/random/line", test_line);
  g_test_add_func ("/flip/random/places", test_places);
  g_test_add_data_func ("/flip/random/control", GINT_TO_POINTER (FALSE), test_control);
  g_test_add_data_func ("/flip/random/control-and-fire", GINT_TO_POINTER (TRUE), test_control);

  return g_test_run ();
}
