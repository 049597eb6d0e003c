/*
 * make-tactical FOLDER SEED N EVENTS: writes N random tactical games, with what is concealed and
 * hidden, Fire, captures and conditions, as FOLDER/random-1.hexgame and so on.
 */
#include <stdlib.h>

#include "hu-control-fixture.h"
#include "hu-control-rules.h"
#include "hu-game-file.h"
#include "hu-save.h"

static void
add_condition (HuScenario *scenario,
               HuSide      side,
               gboolean    immediate,
               gint64      points)
{
  HuTerm *needs = hu_control_term_new (HU_CONTROL_TERM_CVP);

  hu_control_term (needs)->more = TRUE;
  needs->has_least = TRUE;
  needs->least = points;
  hu_control_fixture_win (scenario, side, immediate, needs);
}

static GPtrArray *
play (GRand      *rand,
      HuScenario *scenario,
      guint       n_events)
{
  GPtrArray *log = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);

  while (log->len < n_events)
    {
      g_autoptr(HuSnapshot) now = hu_adjudicator_snapshot (game, log->len);
      g_autoptr(HuEvent) event = hu_control_random_event (rand, scenario, hu_snapshot_get_state (now), TRUE);
      HuRefusal refusal;

      if (hu_adjudicator_append (game, event, &refusal))
        g_ptr_array_add (log, g_steal_pointer (&event));
    }

  return log;
}

static void
write_game (GRand      *rand,
            const char *path,
            guint       n_events)
{
  g_autoptr(HuScenario) scenario = hu_control_random_scenario (rand, 9, 7, 4, 24);
  g_autoptr(GPtrArray) log = NULL;
  g_autoptr(HuGameFile) content = NULL;
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GError) error = NULL;

  /* Some are won in the middle of the log: from then on every view is the truth. */
  add_condition (scenario, HU_SIDE_FIRST, TRUE, g_rand_int_range (rand, 3, 12));
  add_condition (scenario, HU_SIDE_SECOND, FALSE, 2);
  log = play (rand, scenario, n_events);
  content = hu_game_file_new (scenario, log);
  bytes = hu_game_file_to_bytes (content);
  if (!hu_save_bytes (file, bytes, &error))
    g_error ("%s", error->message);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(GRand) rand = NULL;

  if (argc != 5)
    return 2;

  rand = g_rand_new_with_seed ((guint32) strtoul (argv[2], NULL, 10));
  for (gint i = 1; i <= atoi (argv[3]); i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/random-%d.hexgame", argv[1], i);

      write_game (rand, path, (guint) atoi (argv[4]));
    }

  return 0;
}
