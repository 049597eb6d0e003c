/*
 * check FILE…: lists the faults of game files, one line per fault.
 */
#include "config.h"

#include "hu-cli.h"

/**
 * hu_cli_check:
 *
 * Checks every file named, and goes on after a file with faults.
 */
HuCliStatus
hu_cli_check (GStrv argv)
{
  g_auto(HuCliOptions) options = { 0 };
  HuCliStatus status;

  if (!hu_cli_options_parse (&options, argv, 0, &status))
    return status;

  status = HU_CLI_DONE;
  for (gsize i = 0; options.files[i] != NULL; i++)
    {
      g_autoptr(HuAdjudicator) adjudicator = hu_cli_load_file (options.files[i], TRUE, NULL);

      if (adjudicator == NULL)
        status = HU_CLI_FAULTY;
    }

  return status;
}
