/*
 * Words for what did not count for a line: the exceptions of its reason.
 */
#include "config.h"

#include "hu-front-line-words.h"

#include "hu-front-line-clauses.h"

static char *
explain_exception (const HuScenario  *scenario,
                   const HuException *exception,
                   HuLang             lang)
{
  g_autofree char *units = hu_explain_units (scenario, exception->units, HU_LIST_MOST, lang);
  HuClauseId clause = exception->clause;
  guint n = exception->units->len;

  if (clause == HU_CLAUSE_LINE_EB)
    /* Translators: one unit or several. */
    return g_strdup_printf (_hu_trn (lang, "%s covers nothing: it is no front-line unit (C).",
                                     "%s cover nothing: they are no front-line units (C).", n), units);
  if (clause == HU_CLAUSE_LINE_BRACKETED)
    /* Translators: one unit or several. */
    return g_strdup_printf (_hu_trn (lang, "%s covers its own hex only: its strength is in brackets (I).",
                                     "%s cover their own hexes only: their strengths are in brackets (I).", n), units);
  if (clause == HU_CLAUSE_LINE_SMALL)
    /* Translators: one unit or several. */
    return g_strdup_printf (_hu_trn (lang, "%s covers its own hex only: it is smaller than a division (I).",
                                     "%s cover their own hexes only: they are smaller than divisions (I).", n), units);
  if (clause == HU_CLAUSE_LINE_ARMY)
    /* Translators: one unit or several. */
    return g_strdup_printf (_hu_trn (lang, "%s covers its own hex only: it is an army (I).",
                                     "%s cover their own hexes only: they are armies (I).", n), units);
  if (clause == HU_CLAUSE_LINE_AIR)
    /* Translators: one unit or several. */
    return g_strdup_printf (_hu_trn (lang, "%s covers nothing: it is an air unit.",
                                     "%s cover nothing: they are air units.", n), units);

  g_return_val_if_reached (NULL);
}

/* @text, and a sentence for each unit near a gap that does not close it. */
char *
_hu_explain_front_line_exceptions (const HuScenario *scenario,
                                   const HuReason   *reason,
                                   char             *text, /* (transfer full) */
                                   HuLang            lang)
{
  g_autoptr(GString) whole = g_string_new (text);

  g_free (text);
  for (guint i = 0; reason != NULL && reason->exceptions != NULL && i < reason->exceptions->len; i++)
    {
      g_autofree char *words = explain_exception (scenario, &g_array_index (reason->exceptions, HuException, i), lang);

      g_string_append_printf (whole, " %s", words);
    }

  return g_strdup (whole->str);
}
