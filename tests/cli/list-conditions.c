/*
 * Prints all that is said of the conditions of games: for each at some moments, and as everybody sees it, a line with what
 * it is, its condition, and the words.
 */
#include "config.h"

#include <locale.h>
#include <stdlib.h>

#include <glib/gi18n-lib.h>

#include "hu-adjudicator.h"
#include "hu-cli.h"
#include "hu-control.h"
#include "hu-explain-term.h"
#include "hu-objectives.h"

static void
list (const char *what,
      guint       index,
      char       *words)
{
  g_autofree char *said = words;

  g_print ("%s\t%u\t%s\n", what, index, said);
}

static void
list_condition (const HuScenario    *scenario,
                guint                index,
                const HuTermFinding *needs,
                const GPtrArray     *lacking)
{
  g_autoptr(GPtrArray) lines = hu_explain_condition_lines (scenario, needs);

  list ("sentence", index, hu_explain_whole_term (scenario, needs->term));
  list ("lack", index, hu_explain_needs (scenario, needs, lacking));
  list ("meter", index, hu_explain_term_count (needs));
  if (needs->met)
    list ("met", index, hu_explain_term_met (scenario, needs));
  for (guint i = 0; i < lines->len; i++)
    {
      const HuConditionLine *line = g_ptr_array_index (lines, i);

      list ("line", index, g_strdup_printf ("%s (%s)", line->words, line->number));
    }
}

static void
list_snapshot (const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuObjectivesFindings *objectives = hu_snapshot_get_objectives (snapshot);
  const HuControlFindings *control = hu_snapshot_get_control (snapshot);

  for (guint i = 0; objectives != NULL && i < objectives->outcomes->len; i++)
    {
      const HuOutcomeFinding *finding = g_ptr_array_index (objectives->outcomes, i);

      list_condition (scenario, i, finding->needs, finding->lacking);
    }
  for (guint i = 0; control != NULL && i < control->conditions->len; i++)
    {
      const HuVictoryFinding *finding = g_ptr_array_index (control->conditions, i);

      list_condition (scenario, i, finding->needs, finding->lacking);
    }
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("HU_TEST_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  for (gint i = 1; i < argc; i++)
    {
      g_autoptr(HuAdjudicator) adjudicator = hu_cli_load_file (argv[i], FALSE, NULL);
      guint n;

      if (adjudicator == NULL)
        return EXIT_FAILURE;

      n = hu_adjudicator_get_n_events (adjudicator);
      for (guint third = 0; third <= 3; third++)
        for (gint viewer = HU_SIDE_NONE; viewer < HU_N_SIDES; viewer++)
          {
            g_autoptr(HuSnapshot) snapshot = hu_adjudicator_view (adjudicator, n * third / 3, viewer);

            list_snapshot (snapshot);
          }
    }

  return EXIT_SUCCESS;
}
