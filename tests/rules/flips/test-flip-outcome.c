/*
 * Flip maps of outcomes: conditions drawn by chance in games played a little, against every try.
 */
#include "hu-fixture.h"
#include "hu-flip-oracle.h"
#include "hu-objectives-random.h"
#include "hu-often.h"

/* Conditions drawn by chance, some with lines and points. */
static void
add_outcomes (GRand      *rand,
              HuScenario *scenario)
{
  HuObjectivesRules *rules = hu_scenario_add_objectives (scenario);
  HuScoreItem *item;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      HuSupplyRules *supply = hu_objectives_add_supply (rules, side);

      supply->sources.by_edge = TRUE;
      supply->sources.edges[side == HU_SIDE_FIRST ? HU_EDGE_WEST : HU_EDGE_EAST] = TRUE;
    }
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *id = g_strdup_printf ("o%u", i);

      (void) hu_objectives_add_outcome (rules, id, g_rand_int_range (rand, HU_SIDE_NONE, HU_N_SIDES),
                                        g_rand_boolean (rand) ? HU_JUDGED_END : HU_JUDGED_INSTANT,
                                        hu_objectives_draw_term (rand, scenario, 2, i > 1));
    }
  item = hu_objectives_add_item (rules, "kills", HU_SCORE_PER, HU_SIDE_NONE);
  item->points = 1;
  item = hu_objectives_add_item (rules, "area", HU_SCORE_PER, HU_SIDE_NONE);
  item->what_for = HU_WORTH_AREA;
  item->when = HU_SCORE_AT_END;
  item->points = 1;
  hu_scenario_finish (scenario);
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
      g_autoptr(HuEvent) event = i % 6 == 5 ? hu_event_new (HU_VERB_END_PHASE) : hu_fixture_random_event (rand, scenario);
      HuRefusal refusal;

      if (event->verb == HU_VERB_END_PHASE || (event->unit != spare[0] && event->unit != spare[1]))
        (void) hu_adjudicator_append (adjudicator, event, &refusal);
    }
}

static void
test_outcomes (void)
{
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_rounds = hu_draws (150, 30);
  HuFlipCounts counts = { 0 };

  g_test_message ("seed %u", seed);
  for (guint round = 0; round < n_rounds; round++)
    {
      g_autoptr(HuScenario) scenario = hu_fixture_random_scenario (rand);
      g_autoptr(HuAdjudicator) adjudicator = NULL;
      guint spare[HU_N_SIDES];

      g_test_message ("round %u", round);
      hu_flip_oracle_add_spares (scenario, HU_UNIT_GROUND, spare);
      for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
        ((HuUnit *) g_ptr_array_index (scenario->units, spare[side]))->size = HU_SIZE_DIVISION;
      add_outcomes (rand, scenario);
      adjudicator = hu_adjudicator_new (scenario);
      play_a_little (rand, adjudicator, spare);
      for (gint i = 0; i < 8; i++)
        {
          HuQuestion question = { .kind = HU_QUESTION_OUTCOME, .units = i % 2, .subject = i / 2 };

          question.side = hu_objectives_get_outcome (scenario, (guint) question.subject)->winner;
          if (question.side == HU_SIDE_NONE)
            question.side = HU_SIDE_FIRST;
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

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/flip-outcome/random", test_outcomes);

  return g_test_run ();
}
