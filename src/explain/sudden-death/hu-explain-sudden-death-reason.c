/*
 * Words for things that do not count for the capital’s lines: the exceptions of 4.3.
 */
#include "config.h"

#include "hu-sudden-death-words.h"

#include "hu-sudden-death-clauses.h"

/* Takes and returns @text; where the reason used that exception, adds that the capital is a source itself and that this
 * does not help it. */
char *
_hu_explain_sudden_death_exceptions (const HuScenario *scenario,
                                     const HuReason   *reason,
                                     char             *text)
{
  g_autofree char *before = text;
  g_autofree char *added = NULL;

  if (reason == NULL || hu_reason_find_exception (reason, HU_CLAUSE_OWN_SOURCE) == NULL)
    return g_steal_pointer (&before);

  /* Translators: name of the capital. */
  added = hu_explain_sentence (scenario, _("That %s is a source itself does not help it (4.3)."),
                               _hu_capital_name (scenario));

  return g_strconcat (before, " ", added, NULL);
}
