/*
 * hex-umpire-cli: main() alone, because a test has a main() of its own.
 */
#include "hu-cli.h"

int
main (int   argc,
      char *argv[])
{
  return hu_cli_main (argc, argv);
}
