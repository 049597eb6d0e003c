/*
 * check FILE…: what is wrong with game files, a line a fault.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-cli.h"
#include "hu-explain.h"

/* The set-up is tested for 4.2 and 4.5: a scenario that is won before it begins is not what anybody meant. */
static void
warn_of_decided_setup (HuAdjudicator *adjudicator,
                       const char    *file)
{
  const HuScenario *scenario = hu_adjudicator_get_scenario (adjudicator);
  HuVerdict verdict = hu_adjudicator_get_verdict (adjudicator, 0);
  HuFault fault = { .warning = TRUE, .line = 1 };

  if (!verdict.decided)
    return;

  fault.pointer = g_strdup ("");
  fault.what = hu_explain_verdict_record (scenario, &verdict, HU_LANG_LOCALE);
  fault.remedy = g_strdup (_("a set-up in which neither side has won yet would be right"));
  hu_cli_complain_fault (&fault, file);
  g_free (fault.pointer);
  g_free (fault.what);
  g_free (fault.remedy);
}

/**
 * hu_cli_check:
 * @argv: the verb and what follows it
 *
 * Checks every file named, and goes on after a bad one.
 *
 * Returns: how the program ends
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
      g_autoptr(HuAdjudicator) adjudicator = hu_cli_load_file (options.files[i], TRUE);

      if (adjudicator == NULL)
        status = HU_CLI_FAULTY;
      else
        warn_of_decided_setup (adjudicator, options.files[i]);
    }

  return status;
}
