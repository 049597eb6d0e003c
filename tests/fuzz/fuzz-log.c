/*
 * Any bytes as the log of a shipped game, which the first of them chooses: read,
 * written and read back, played to its end.
 */
#include "config.h"

#include "hu-fuzz.h"

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  static const char * const paths[] = {
    "scenarios/example-2-building.hexgame", "scenarios/example-3-fire.hexgame",
    "scenarios/example-4-kv.hexgame", "lessons/front-line-3-ratio.hexgame",
    "lessons/front-line-4-moscow.hexgame", "lessons/sudden-death-3-fewest.hexgame",
    "lessons/sudden-death-4-instant.hexgame",
  };
  static HuFuzzFrame *frames[G_N_ELEMENTS (paths)];
  g_autoptr(HuGameFile) game = NULL;
  guint which;

  if (size == 0)
    return -1;

  which = data[0] % G_N_ELEMENTS (paths);
  if (frames[which] == NULL)
    frames[which] = hu_fuzz_frame_new (paths[which], "log");
  game = hu_fuzz_frame_parse (frames[which], data + 1, size - 1);
  if (game != NULL)
    hu_fuzz_check_play (game);
  if (game != NULL && game->log->len > 0)
    hu_fuzz_check_round_trip (game);

  return 0;
}
