/*
 * write-again GAME: the game as the program writes it, for what tries the program with other keys (test-new-key.py).
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "hu-game-file.h"

int
main (int   argc,
      char *argv[])
{
  g_autoptr(GFile) file = NULL;
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) game = NULL;
  g_autoptr(GBytes) bytes = NULL;

  if (argc != 2)
    return EXIT_FAILURE;

  file = g_file_new_for_commandline_arg (argv[1]);
  game = hu_game_file_load (file, faults);
  if (game == NULL)
    return EXIT_FAILURE;
  bytes = hu_game_file_to_bytes (game);
  fwrite (g_bytes_get_data (bytes, NULL), 1, g_bytes_get_size (bytes), stdout);

  return EXIT_SUCCESS;
}
