/*
 * hex-umpire-cli: main(), which a test has one of its own of.
 */
#include "hu-cli.h"

int
main (int   argc,
      char *argv[])
{
  return hu_cli_main (argc, argv);
}
