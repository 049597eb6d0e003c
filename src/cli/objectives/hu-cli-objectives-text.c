/*
 * Objectives on the command line as text: what each outcome lacks, the withdrawals, and the ledger.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-cli-objectives.h"
#include "hu-cli-words.h"
#include "hu-explain-objectives.h"

/* "German victory, at once".  (transfer full) */
static char *
name_outcome (const HuScenario *scenario,
              const HuOutcome  *outcome)
{
  g_autofree char *name = hu_explain_outcome (scenario, outcome);
  g_autofree char *when = hu_explain_outcome_when (scenario, outcome);

  return g_strdup_printf ("%s, %s", name, when);
}

/* How many outcomes read so.  (element-type utf8 guint) */
static GHashTable *
count_names (const HuScenario *scenario)
{
  const GPtrArray *outcomes = hu_objectives_rules (scenario)->outcomes;
  GHashTable *names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < outcomes->len; i++)
    hu_cli_count_words (names, name_outcome (scenario, g_ptr_array_index (outcomes, i)));

  return names;
}

/* The id tells apart what else reads the same. */
static void
add_outcome (HuText                 *text,
             const HuScenario       *scenario,
             const HuOutcome        *outcome,
             const HuOutcomeFinding *finding,
             GHashTable             *names)
{
  g_autofree char *name = name_outcome (scenario, outcome);
  g_autofree char *lack = hu_explain_lack (scenario, finding);
  g_autofree char *line = hu_cli_has_twice (names, name) ? g_strdup_printf ("%s (%s): %s", name, outcome->id, lack)
                                                         : g_strdup_printf ("%s: %s", name, lack);

  hu_text_paragraph (text, finding->met ? HU_STYLE_STRONG : HU_STYLE_PLAIN, HU_CLI_INDENT, line);
  /* An outcome that has been judged lacks nothing, however it stands now. */
  for (guint i = 0; !finding->judged && i < finding->lacking->len; i++)
    {
      /* Adds what is missing, term by term; the terms themselves stand among the conditions. */
      g_autofree char *missing = hu_explain_term_missing (scenario, g_ptr_array_index (finding->lacking, i));

      if (missing != NULL)
        hu_text_paragraph (text, HU_STYLE_FAINT, 2 * HU_CLI_INDENT, missing);
    }
}

void
hu_cli_objectives_add_text (HuText           *text,
                            const HuSnapshot *snapshot,
                            const HuReport   *report)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuObjectivesFindings *findings = hu_snapshot_get_objectives (snapshot);
  g_autoptr(GHashTable) names = count_names (scenario);

  hu_text_heading (text, _("Outcomes"));
  for (guint i = 0; i < findings->outcomes->len; i++)
    add_outcome (text, scenario, hu_objectives_get_outcome (scenario, i), g_ptr_array_index (findings->outcomes, i), names);
  hu_cli_add_withdrawals (text, scenario, _("Withdrawals"), TRUE, hu_objectives_rules (scenario)->withdrawals,
                          findings->requirements);
  if (findings->ledger->len == 0)
    return;

  hu_text_heading (text, _("Ledger of points"));
  hu_cli_add_table (text, report, hu_report_find_table (report, "objectives-ledger") != NULL ? "objectives-ledger" : "ledger");
}
