/*
 * Flip maps of victory conditions of control: conditions drawn by chance on random boards played a little, against every
 * try; and small cases.
 */
#include "hu-control-fixture.h"
#include "hu-control-random-term.h"
#include "hu-fixture.h"
#include "hu-flip-oracle.h"
#include "hu-often.h"

static void
add_conditions (GRand      *rand,
                HuScenario *scenario)
{
  HuControlRules *rules = hu_control_rules (scenario);

  for (guint i = 0; i < 4; i++)
    {
      HuVictoryEntry *entry = hu_control_add_victory (rules, i % 2, FALSE, hu_control_draw_term (rand, scenario, 2));

      entry->when = g_rand_boolean (rand) ? HU_JUDGED_END : HU_JUDGED_TURN;
    }
  hu_scenario_finish (scenario);
}

static gboolean
names (const HuEvent *event,
       guint          unit)
{
  for (guint i = 0; i < event->units->len; i++)
    if (g_array_index (event->units, guint, i) == unit)
      return TRUE;

  return event->unit == unit || event->other_unit == unit;
}

/* A few random events; the spares stay off the map. */
static void
play_a_little (GRand         *rand,
               HuAdjudicator *adjudicator,
               const guint    spare[HU_N_SIDES])
{
  const HuScenario *scenario = hu_adjudicator_get_scenario (adjudicator);

  for (guint i = 0; i < 12; i++)
    {
      const HuState *state = hu_adjudicator_peek (adjudicator, hu_adjudicator_get_n_events (adjudicator));
      g_autoptr(HuEvent) event = i % 6 == 5 ? hu_event_new (HU_VERB_END_PHASE)
                                            : hu_control_random_event (rand, scenario, state, TRUE);
      HuRefusal refusal;

      if (!names (event, spare[0]) && !names (event, spare[1]))
        (void) hu_adjudicator_append (adjudicator, event, &refusal);
    }
}

static void
test_random (void)
{
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_rounds = hu_draws (100, 8);
  HuFlipCounts counts = { 0 };

  g_test_message ("seed %u", seed);
  for (guint round = 0; round < n_rounds; round++)
    {
      g_autoptr(HuScenario) scenario = hu_control_random_scenario (rand, 4, 4, 3, 10);
      g_autoptr(HuAdjudicator) adjudicator = NULL;
      guint spare[HU_N_SIDES];

      g_test_message ("round %u", round);
      hu_flip_oracle_add_spares (scenario, HU_UNIT_SQUAD, spare);
      for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
        ((HuUnit *) g_ptr_array_index (scenario->units, spare[side]))->states = HU_STATE_ARMED;
      add_conditions (rand, scenario);
      adjudicator = hu_adjudicator_new (scenario);
      play_a_little (rand, adjudicator, spare);
      for (gint i = 0; i < 8; i++)
        {
          HuQuestion question = { .kind = HU_QUESTION_CONDITION, .side = i / 2 % 2, .units = i % 2, .subject = i / 2 };

          g_assert_true (hu_question_possible (scenario, &question));
          hu_flip_oracle_compare (adjudicator, &question, spare[i % 2], &counts);
        }
    }

  g_test_message ("%u maps; more: %u flip a no, %u a yes; less: %u and %u", counts.maps, counts.more[0], counts.more[1],
                  counts.less[0], counts.less[1]);
  g_assert_cmpuint (counts.more[0], >, counts.maps / 20);
  g_assert_cmpuint (counts.more[1], >, counts.maps / 20);
  g_assert_cmpuint (counts.less[0], >, counts.maps / 100);
  g_assert_cmpuint (counts.less[1], >, counts.maps / 100);
}

/* No German is to be in D3: the one that is there turns it by going, and where none is any that comes. */
static void
test_hill (void)
{
  static const struct { const char *units; gboolean answer; guint more, less; } cases[] = {
    { "g1 german squad D3; r1 russian squad A1", FALSE, 0, 1 },
    { "g1 german squad D3; g2 german squad D3; r1 russian squad A1", FALSE, 0, 0 },
    { "g1 german squad E3; r1 russian squad A1", TRUE, 1, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(HuScenario) scenario = hu_control_fixture ("", cases[i].units, "");
      HuTerm *term = hu_control_term_new (HU_CONTROL_TERM_UNITS);
      const HuQuestion question = { .kind = HU_QUESTION_CONDITION, .side = HU_SIDE_SECOND, .units = HU_SIDE_FIRST };
      g_autoptr(HuAdjudicator) game = NULL;
      g_autoptr(HuFlipMap) map = NULL;

      term->side = HU_SIDE_FIRST;
      term->has_most = TRUE;
      term->where.hexes = hu_fixture_hexes (scenario, "D3");
      hu_control_fixture_win (scenario, HU_SIDE_SECOND, FALSE, term);
      game = hu_adjudicator_new (scenario);
      map = hu_flip_map_new (hu_adjudicator_peek (game, 0), &question, NULL, NULL);
      g_test_message ("%s", cases[i].units);
      g_assert_cmpint (map->answer, ==, cases[i].answer);
      g_assert_cmpuint (hu_flip_map_count (map, HU_FLIP_MORE), ==, cases[i].more);
      g_assert_cmpuint (hu_flip_map_count (map, HU_FLIP_LESS), ==, cases[i].less);
    }
}

/* Only conditions that are there, each of its own side, can be asked about. */
static void
test_possible (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", "g1 german squad D3", "");
  HuQuestion question = { .kind = HU_QUESTION_CONDITION, .side = HU_SIDE_FIRST, .units = HU_SIDE_FIRST };

  g_assert_false (hu_question_possible (scenario, &question));
  hu_control_fixture_win (scenario, HU_SIDE_FIRST, FALSE, hu_control_fixture_condition ("cvp"));
  g_assert_true (hu_question_possible (scenario, &question));
  question.side = HU_SIDE_SECOND;
  g_assert_false (hu_question_possible (scenario, &question));
  question.side = HU_SIDE_FIRST;
  question.subject = 1;
  g_assert_false (hu_question_possible (scenario, &question));
  question.subject = -1;
  g_assert_false (hu_question_possible (scenario, &question));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/flip-condition/random", test_random);
  g_test_add_func ("/flip-condition/hill", test_hill);
  g_test_add_func ("/flip-condition/possible", test_possible);

  return g_test_run ();
}
