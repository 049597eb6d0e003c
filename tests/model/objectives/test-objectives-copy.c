/*
 * Copied as objectives: random games have the same winner, level and event by the built-in rules and by the terms that
 * are made of them.  HU_GAMES asks for more of them.
 */
#include <locale.h>

#include "hu-fixture.h"
#include "hu-front-line.h"
#include "hu-node-game.h"
#include "hu-objectives-copy.h"
#include "hu-objectives.h"
#include "hu-often.h"
#include "hu-sudden-death.h"

/* The same game with the conditions of @system as terms beside them. */
static HuScenario *
with_terms (HuScenario *scenario,
            HuSystemId  system)
{
  g_autoptr(GPtrArray) none = g_ptr_array_new (), left_out = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(HuNode) plain = hu_node_of_game (scenario, none);
  g_autoptr(HuNode) terms = hu_objectives_dup_terms_of (scenario, system, left_out);
  g_autoptr(HuNode) format = hu_node_new_text ("hex-umpire/2");
  g_autoptr(HuNode) rules = NULL;
  g_autoptr(HuNode) draft = NULL;
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) content = NULL;

  g_assert_nonnull (terms);
  g_assert_cmpuint (left_out->len, ==, 0);
  rules = hu_node_with_at (plain, "/rules/objectives", terms);
  draft = hu_node_with_at (rules, "/format", format);
  content = hu_game_file_read (draft, NULL, faults);
  for (guint i = 0; i < hu_faults_get_n (faults); i++)
    if (!hu_faults_get (faults, i)->warning)
      g_error ("%s: %s", hu_faults_get (faults, i)->pointer, hu_faults_get (faults, i)->what);

  return hu_scenario_ref (content->scenario);
}

/* --- Games --- */

static void
compare (const HuState *state,
         HuSystemId     built_in,
         guint          game)
{
  const HuVerdict *own = &state->verdicts[built_in], *made = &state->verdicts[HU_SYSTEM_OBJECTIVES];

  if (own->decided != made->decided || (own->decided && (own->winner != made->winner || own->event != made->event ||
                                                         g_strcmp0 (own->level, made->level) != 0)))
    g_error ("game %u, %u events: %s: %s by %s at %u; objectives: %s by %s at %u", game, state->n_events,
             hu_system_to_string (built_in), own->decided ? "decided" : "open", own->rule, own->event,
             made->decided ? "decided" : "open", made->rule, made->event);

  /* No ratio is in two bands. */
  if (built_in == HU_SYSTEM_FRONT_LINE && !hu_front_line_rules (state->scenario)->zero_zero_none)
    g_assert_false (made->coincidence);
}

static void
play (GRand      *rand,
      HuScenario *scenario,
      HuSystemId  built_in,
      guint       game)
{
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);

  compare (hu_adjudicator_peek (adjudicator, 0), built_in, game);
  for (guint i = 0; i < 60; i++)
    {
      g_autoptr(HuEvent) event = i % 4 == 3 ? hu_event_new (HU_VERB_END_PHASE) : hu_fixture_random_event (rand, scenario);
      HuRefusal refusal;

      if (hu_adjudicator_append (adjudicator, event, &refusal))
        compare (hu_adjudicator_peek (adjudicator, hu_adjudicator_get_n_events (adjudicator)), built_in, game);
    }
}

static void
test_section_4 (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (g_test_rand_int ());
  guint n = hu_often ("HU_GAMES", 100);

  for (guint i = 0; i < n; i++)
    {
      HuScenario *scenario = hu_fixture_random_scenario (rand), *both;

      hu_sudden_death_rules (scenario)->entry_at_setup = TRUE;
      hu_sudden_death_rules (scenario)->decides = TRUE;
      hu_scenario_finish (scenario);
      both = with_terms (scenario, HU_SYSTEM_SUDDEN_DEATH);
      play (rand, both, HU_SYSTEM_SUDDEN_DEATH, i);
      hu_scenario_unref (both);
      hu_scenario_unref (scenario);
    }
}

static void
test_points (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (g_test_rand_int ());
  guint n = hu_often ("HU_GAMES", 100);

  for (guint i = 0; i < n; i++)
    {
      HuScenario *scenario = hu_fixture_random_scenario (rand), *both;
      HuFrontLineRules *rules = hu_front_line_rules (scenario);

      if (rules == NULL)
        rules = hu_scenario_add_front_line (scenario, i % 2);
      rules->schedule_given = TRUE;
      rules->army_zoc = TRUE;
      rules->aircraft_hold = FALSE;
      rules->zero_zero_none = g_rand_boolean (rand);
      rules->penalty = g_rand_int_range (rand, 0, 3);
      rules->reading = g_rand_boolean (rand) ? HU_READING_PATH : HU_READING_ROWS;
      rules->ends_exempt = g_rand_boolean (rand);
      for (guint place = 0; place < scenario->map->places->len; place++)
        {
          g_autofree char *id = g_strdup_printf ("hold %u", place);
          HuScheduleItem *item = hu_front_line_add_item (rules, id, HU_ITEM_PLACE, g_rand_int_range (rand, -1, 2));

          item->place = place;
          item->points = g_rand_int_range (rand, 0, 9);
          item->hold = g_rand_boolean (rand) ? HU_HOLD_CLEAR : HU_HOLD_OWNER;
          item->when = (HuWhen) g_rand_int_range (rand, HU_WHEN_ONCE, HU_WHEN_END + 1);
        }
      for (guint unit = 0; unit < scenario->units->len; unit++)
        ((HuUnit *) g_ptr_array_index (scenario->units, unit))->strength = g_rand_int_range (rand, -1, 8);
      hu_front_line_add_item (rules, "kills", HU_ITEM_PER_STRENGTH, HU_SIDE_NONE)->points = 1;
      hu_scenario_finish (scenario);
      both = with_terms (scenario, HU_SYSTEM_FRONT_LINE);
      play (rand, both, HU_SYSTEM_FRONT_LINE, i);
      hu_scenario_unref (both);
      hu_scenario_unref (scenario);
    }
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/objectives-copy/section-4", test_section_4);
  g_test_add_func ("/objectives-copy/points", test_points);

  return g_test_run ();
}
