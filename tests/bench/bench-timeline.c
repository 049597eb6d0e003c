/*
 * How long the meters of a long game take to be measured at every moment, for the charts and the time bar: what the
 * window does in idle time after a game is opened.
 */
#include "hu-bench.h"
#include "hu-game-file.h"
#include "hu-timeline.h"

#define WANTED 1.0 /* s */

static void
measure_all (gpointer data)
{
  g_autoptr(HuTimeline) timeline = hu_timeline_new (data);

  while (!hu_timeline_measure (timeline, G_USEC_PER_SEC))
    ;
}

static void
bench_game (const char *path)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) content = hu_game_file_load (file, faults);
  g_autoptr(HuGame) game = NULL;
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *what = NULL;

  if (content == NULL)
    g_error ("%s cannot be read", path);

  game = hu_game_new (content->scenario, content->log);
  what = g_strdup_printf ("measure %s, %u events", name, content->log->len);
  hu_bench_frame (what, hu_bench_processor (measure_all, game), WANTED / HU_BENCH_FRAME);
}

int
main (int   argc,
      char *argv[])
{
  hu_bench_init (&argc, &argv);
  for (int i = 1; i < argc; i++)
    bench_game (argv[i]);

  return hu_bench_finish ();
}
