/*
 * Random tactical games judged event by event and the slow way.
 */
#include <string.h>

#include "hu-apply.h"
#include "hu-check.h"
#include "hu-control-fixture.h"
#include "hu-control-oracle.h"
#include "hu-often.h"

static void
play_one (guint32  seed,
          gboolean hazards)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr(HuGrid) board = hu_control_random_board (rand, 5, 5);
  g_autoptr(HuScenario) scenario = seed / 2 % 2 == 0 ? hu_control_random_scenario (rand, 5, 5, 4, 14)
                                                 : hu_control_random_scenario_on (rand, board, 4, 14);
  g_autoptr(HuControlOracle) oracle = hu_control_oracle_new (scenario);
  g_autoptr(HuState) state = hu_state_new (scenario);
  g_autoptr(HuState) stepped = hu_state_new (scenario);
  guint n = 0;

  hu_apply_setup (state, NULL);
  hu_apply_setup (stepped, NULL);
  hu_control_oracle_judge (oracle, stepped, NULL);
  for (guint tries = 0; tries < 400 && n < 60; tries++)
    {
      g_autofree char *fault = hu_control_oracle_differs (oracle, state);
      g_autoptr(HuEvent) event = hu_control_random_event (rand, scenario, state, hazards);
      HuRefusal refusal;

      if (fault == NULL)
        fault = hu_state_find_fault (state);
      if (fault != NULL)
        g_error ("seed %u, after %u events: %s", seed, n, fault);
      if (!hu_event_check (state, event, &refusal))
        continue;
      hu_apply_event (state, event, NULL);
      hu_control_oracle_follow (oracle, stepped, event);
      n++;
    }
  g_assert_cmpuint (n, >, 20);
}

static void
test_units (void)
{
  guint32 n_games = hu_draws (60, 3);

  for (guint32 seed = 1; seed <= n_games; seed++)
    play_one (seed, FALSE);
}

static void
test_fire (void)
{
  guint32 n_games = hu_draws (60, 3);

  for (guint32 seed = 1; seed <= n_games; seed++)
    play_one (seed, TRUE);
}

/* The random seed is printed, so that its games can be played again. */
static void
test_random (void)
{
  guint32 seed = g_test_rand_int_range (1000, G_MAXINT32);
  guint32 n_games = hu_draws (20, 2);

  g_test_message ("seed %u", seed);
  for (guint32 i = 0; i < n_games; i++)
    play_one (seed + i, i % 2 == 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/control-oracle/units", test_units);
  g_test_add_func ("/control-oracle/fire", test_fire);
  g_test_add_func ("/control-oracle/random", test_random);

  return g_test_run ();
}
