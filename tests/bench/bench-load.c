/*
 * How long a game takes from bytes to scenario and log, against json-glib's
 * bare parse of the same bytes.
 */
#include <json-glib/json-glib.h>

#include "hu-bench.h"
#include "hu-game-file.h"

static void
read_game (gpointer data)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) game = hu_game_file_parse (data, faults);

  if (game == NULL)
    g_error ("the game is not read: %s", hu_faults_get (faults, 0)->what);
}

static void
parse_json (gpointer data)
{
  g_autoptr(JsonParser) parser = json_parser_new ();
  g_autoptr(GError) error = NULL;
  gsize length;
  const char *text = g_bytes_get_data (data, &length);

  if (!json_parser_load_from_data (parser, text, (gssize) length, &error))
    g_error ("%s", error->message);
}

static void
write_game (gpointer data)
{
  g_bytes_unref (hu_game_file_to_bytes (data));
}

static void
bench_file (const char *path,
            double      at_least)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GError) error = NULL;
  g_autoptr(GBytes) bytes = g_file_load_bytes (file, NULL, NULL, &error);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) game = NULL;
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *what = NULL;
  double ours, peer;

  if (bytes == NULL)
    g_error ("%s", error->message);

  game = hu_game_file_parse (bytes, faults);
  what = g_strdup_printf ("load %s, %" G_GSIZE_FORMAT " kB, %u events", name, g_bytes_get_size (bytes) / 1000,
                          game->log->len);
  hu_bench_medians (read_game, bytes, &ours, parse_json, bytes, &peer);
  hu_bench_ratio (what, ours, "json-glib's bare parse", peer, at_least);

  g_free (what);
  what = g_strdup_printf ("write %s", name);
  hu_bench_frame (what, hu_bench_median (write_game, game), 0);
}

int
main (int   argc,
      char *argv[])
{
  hu_bench_init (&argc, &argv);

  /* At most one and a half times the bare parse. */
  for (int i = 1; i < argc; i++)
    bench_file (argv[i], 1 / 1.5);

  return hu_bench_finish ();
}
