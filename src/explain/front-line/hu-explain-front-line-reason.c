/*
 * Words for the units that cover a row or a hex, and for those that do not count for a line:
 * the exceptions of its reason.
 */
#include "config.h"

#include "hu-front-line-words.h"

#include "hu-front-line-clauses.h"

static char *
explain_exception (const HuScenario  *scenario,
                   const HuException *exception)
{
  g_autofree char *units = hu_explain_units (scenario, exception->units, HU_LIST_MOST);
  HuClauseId clause = exception->clause;
  guint n = exception->units->len;

  if (clause == HU_CLAUSE_LINE_EB)
    /* Translators: one unit or several. */
    return g_strdup_printf (_hu_trn ("%s covers nothing: it is no front-line unit (C).",
                               "%s cover nothing: they are no front-line units (C).", n), units);
  if (clause == HU_CLAUSE_LINE_BRACKETED)
    /* Translators: one unit or several. */
    return g_strdup_printf (_hu_trn ("%s covers its own hex only: its strength is in brackets (I).",
                               "%s cover their own hexes only: their strengths are in brackets (I).", n), units);
  if (clause == HU_CLAUSE_LINE_SMALL)
    /* Translators: one unit or several. */
    return g_strdup_printf (_hu_trn ("%s covers its own hex only: it is smaller than a division (I).",
                               "%s cover their own hexes only: they are smaller than divisions (I).", n), units);
  if (clause == HU_CLAUSE_LINE_ARMY)
    /* Translators: one unit or several. */
    return g_strdup_printf (_hu_trn ("%s covers its own hex only: it is an army (I).",
                               "%s cover their own hexes only: they are armies (I).", n), units);
  if (clause == HU_CLAUSE_LINE_AIR)
    /* Translators: one unit or several. */
    return g_strdup_printf (_hu_trn ("%s covers nothing: it is an air unit.",
                               "%s cover nothing: they are air units.", n), units);

  g_return_val_if_reached (NULL);
}

/* Takes @text and returns it followed by a sentence for the units near a gap that do not close it. */
char *
_hu_explain_front_line_exceptions (const HuScenario *scenario,
                                   const HuReason   *reason,
                                   char             *text)
{
  g_autoptr(GString) whole = g_string_new (text);

  g_free (text);
  for (guint i = 0; reason != NULL && reason->exceptions != NULL && i < reason->exceptions->len; i++)
    {
      g_autofree char *words = explain_exception (scenario, &g_array_index (reason->exceptions, HuException, i));

      g_string_append_printf (whole, " %s", words);
    }

  return g_strdup (whole->str);
}

static char *
explain_covered (const HuScenario *scenario,
                 const HuReason   *reason)
{
  const char *side = _hu_side_name (scenario, reason->side);
  g_autofree char *units = hu_explain_units (scenario, reason->units, HU_LIST_MOST);

  if (reason->clause == HU_CLAUSE_LINE_ZOC)
    return g_strdup_printf (_hu_trn (
                                /* Translators: a side, whose line reaches a hex or row, and one unit or several. */
                                "%1$s: covered by the zone of control of %2$s",
                                "%1$s: covered by the zones of control of %2$s", reason->units->len), side, units);

  /* Translators: a side, and its units in a hex or row. */
  return g_strdup_printf (_("%1$s: covered by %2$s"), side, units);
}

/* @reason: the reason for a hex or row of one side's line.  Returns the units that cover it, or the gap and the units
 * that do not help: "German: covered by 6 Pz". */
char *
hu_explain_cover_reason (const HuScenario *scenario,
                         const HuReason   *reason)
{
  g_return_val_if_fail (scenario != NULL && reason != NULL, NULL);

  if (reason->clause == HU_CLAUSE_LINE_WATER)
    return g_strdup (_("it does not count: it is all water, or beyond the map"));
  if (reason->met)
    return explain_covered (scenario, reason);

  return _hu_explain_front_line_exceptions (scenario, reason,
                                            /* Translators: a side, whose line does not reach a hex or row. */
                                            g_strdup_printf (_("%s: not covered, by no unit of its line and "
                                                               "no zone of control."),
                                                             _hu_side_name (scenario, reason->side)));
}
