/*
 * Flip maps of outcomes: conditions drawn by chance in games played a little, against every try; and small cases.
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
  guint n_rounds = hu_draws (400, 30);
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

static HuFlipMap *
new_map (HuScenario    *scenario,
         HuSide         units,
         HuFlipProgress progress,
         gpointer       data)
{
  const HuQuestion question = { .kind = HU_QUESTION_OUTCOME, .side = HU_SIDE_FIRST, .units = units, .subject = 0 };
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);

  return hu_flip_map_new (hu_adjudicator_peek (game, 0), &question, progress, data);
}

/* The German is 5 points short.  A kill that makes a total of more than 64 bits is refused, so it turns nothing. */
static void
test_overflow (void)
{
  static const struct { gint64 points; guint less; } cases[] = { { 4, 0 }, { 5, 1 }, { 6, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(HuScenario) scenario = hu_fixture_country (6, 1, "g1 german 0101; s1 soviet 0601");
      HuObjectivesRules *rules = hu_scenario_add_objectives (scenario);
      HuTerm *term = hu_objectives_term_new (HU_TERM_POINTS);
      g_autoptr(HuFlipMap) map = NULL;

      scenario->start.points[HU_SIDE_FIRST] = G_MAXINT64 - 5;
      hu_objectives_add_item (rules, "kills", HU_SCORE_PER, HU_SIDE_NONE)->points = cases[i].points;
      term->side = HU_SIDE_FIRST;
      term->has_least = TRUE;
      term->least = G_MAXINT64;
      hu_objectives_add_outcome (rules, "win", HU_SIDE_FIRST, HU_JUDGED_INSTANT, term);
      hu_scenario_finish (scenario);
      map = new_map (scenario, HU_SIDE_SECOND, NULL, NULL);
      g_test_message ("%d points", (gint) cases[i].points);
      g_assert_cmpuint (hu_flip_map_count (map, HU_FLIP_LESS), ==, cases[i].less);
    }
}

/* A flip that is told while the map is made is the same in the whole map. */
static gboolean
final_cb (const HuFlipMap *map,
          gpointer         data)
{
  const HuFlipMap *whole = data;

  for (HuHex hex = 0; hex < map->n_flips_known; hex++)
    g_assert_cmpint (map->flips[hex], ==, whole->flips[hex]);

  return TRUE;
}

/* There are so many units that the map is told of while they are tried, and the answer turns in the first hex. */
static void
test_told (void)
{
  g_autoptr(GString) units = g_string_new (NULL);
  g_autoptr(HuScenario) scenario = NULL;
  HuTerm *term = hu_objectives_term_new (HU_TERM_HOLDS);
  g_autoptr(HuFlipMap) whole = NULL;
  g_autoptr(HuFlipMap) told = NULL;

  for (guint i = 0; i < 40; i++)
    g_string_append_printf (units, "g%u german 0201; ", i);
  scenario = hu_fixture_country (40, 2, units->str);
  term->side = HU_SIDE_FIRST;
  hu_objectives_term (term)->held = HU_HELD_BY_PRESENCE;
  term->where.hexes = hu_fixture_hexes (scenario, "0101");
  hu_objectives_add_outcome (hu_scenario_add_objectives (scenario), "win", HU_SIDE_FIRST, HU_JUDGED_INSTANT, term);
  hu_scenario_finish (scenario);
  whole = new_map (scenario, HU_SIDE_FIRST, NULL, NULL);
  g_assert_cmpint (whole->flips[0], ==, HU_FLIP_MORE);
  told = new_map (scenario, HU_SIDE_FIRST, final_cb, whole);
  g_assert_nonnull (told);
}

static GArray *
draw_hexes (GRand        *rand,
            const HuGrid *grid,
            guint         n)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  while (hexes->len < n)
    {
      HuHex hex = g_rand_int_range (rand, 0, grid->n_hexes);

      if (hu_grid_has (grid, hex))
        g_array_append_val (hexes, hex);
    }

  return hexes;
}

/* The line that a condition asks for from one hex: to the side's sources or elsewhere, anywhere or within some hexes. */
static void
add_need (GRand      *rand,
          HuScenario *scenario,
          HuSide      side)
{
  HuObjectivesRules *rules = hu_scenario_add_objectives (scenario);
  HuTerm *term = hu_objectives_term_new (HU_TERM_CONNECTED);
  const HuGrid *grid = scenario->map->grid;
  HuSupplyRules *supply = hu_objectives_add_supply (rules, side);

  supply->sources.by_edge = TRUE;
  supply->sources.edges[g_rand_int_range (rand, HU_EDGE_NORTH, HU_EDGE_WEST + 1)] = TRUE;
  supply->zoc_negated_by_units = g_rand_boolean (rand);
  term->side = side;
  term->where.hexes = draw_hexes (rand, grid, 1);
  if (g_rand_boolean (rand))
    {
      hu_objectives_term (term)->has_to = TRUE;
      hu_objectives_term (term)->to.hexes = draw_hexes (rand, grid, 3);
    }
  if (g_rand_int_range (rand, 0, 3) == 0)
    hu_objectives_term (term)->within = draw_hexes (rand, grid, 2 * (guint) grid->n_hexes);
  (void) hu_objectives_add_outcome (rules, "line", side, HU_JUDGED_INSTANT, term);
  hu_scenario_finish (scenario);
}

static void
test_needs (void)
{
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_rounds = hu_draws (300, 30);
  HuFlipCounts counts = { 0 };

  g_test_message ("seed %u", seed);
  for (guint round = 0; round < n_rounds; round++)
    {
      g_autoptr(HuScenario) scenario = hu_fixture_random_scenario (rand);
      g_autoptr(HuAdjudicator) adjudicator = NULL;
      HuSide side = g_rand_int_range (rand, HU_SIDE_FIRST, HU_N_SIDES);
      guint spare[HU_N_SIDES];

      g_test_message ("round %u", round);
      hu_flip_oracle_add_spares (scenario, HU_UNIT_GROUND, spare);
      add_need (rand, scenario, side);
      adjudicator = hu_adjudicator_new (scenario);
      for (gint units = HU_SIDE_FIRST; units < HU_N_SIDES; units++)
        {
          const HuTerm *term = hu_objectives_get_outcome (scenario, 0)->needs;
          HuQuestion question = { .kind = HU_QUESTION_NEED, .side = side, .units = units,
                                  .subject = g_array_index (term->where.hexes, HuHex, 0) };

          g_assert_true (hu_question_possible (scenario, &question));
          hu_flip_oracle_compare (adjudicator, &question, spare[units], &counts);
        }
    }
  g_assert_cmpuint (counts.more[0] + counts.more[1], >, 10);
  g_assert_cmpuint (counts.less[0] + counts.less[1], >, 10);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/flip-outcome/random", test_outcomes);
  g_test_add_func ("/flip-outcome/needs", test_needs);
  g_test_add_func ("/flip-outcome/overflow", test_overflow);
  g_test_add_func ("/flip-outcome/told", test_told);

  return g_test_run ();
}
