/*
 * Any bytes as the lesson of a shipped one, which the first of them chooses.
 */
#include "config.h"

#include "hu-fuzz.h"

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  static const char * const paths[] = {
    "lessons/control-2-building.hexgame", "lessons/control-4-kv.hexgame", "lessons/front-line-1-rows.hexgame",
    "lessons/front-line-4-moscow.hexgame", "lessons/sudden-death-1-whose-hex.hexgame",
    "lessons/sudden-death-3-fewest.hexgame",
  };
  static HuFuzzFrame *frames[G_N_ELEMENTS (paths)];
  g_autoptr(HuGameFile) game = NULL;
  guint which;

  if (size == 0)
    return -1;

  which = data[0] % G_N_ELEMENTS (paths);
  if (frames[which] == NULL)
    frames[which] = hu_fuzz_frame_new (paths[which], "lesson");
  game = hu_fuzz_frame_parse (frames[which], data + 1, size - 1);
  if (game != NULL)
    hu_fuzz_check_round_trip (game);

  return 0;
}
