/*
 * A condition with all of its parts, as a rulebook has it: in one sentence.
 */
#include "config.h"

#include "hu-explain-term-private.h"

static char *
join_parts (const HuScenario *scenario,
            const HuTerm     *term)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < term->parts->len; i++)
    {
      const HuTerm *part = g_ptr_array_index (term->parts, i);
      g_autofree char *words = hu_explain_whole_term (scenario, part);
      gboolean group = part->parts != NULL && part->parts->len > 1;

      if (i > 0)
        g_string_append (text, "; ");
      g_string_append_printf (text, group ? "(%s)" : "%s", words);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
explain_group (const HuScenario *scenario,
               const HuTerm     *term)
{
  g_autofree char *parts = join_parts (scenario, term);

  switch ((gint) term->kind)
    {
    case HU_TERM_ALL:
      /* Translators: conditions with semicolons between. */
      return g_strdup_printf (_("all of: %s"), parts);
    case HU_TERM_ANY:
      /* Translators: conditions with semicolons between. */
      return g_strdup_printf (_("any of: %s"), parts);
    case HU_TERM_NOT:
      /* Translators: a condition. */
      return g_strdup_printf (_("not: %s"), parts);
    case HU_TERM_SOME:
      /* Translators: how many; conditions with semicolons between. */
      return g_strdup_printf (_("at least %d of: %s"), (int) term->least, parts);
    case HU_TERM_EVER:
      /* Translators: a condition. */
      return g_strdup_printf (_("at some time so far: %s"), parts);
    default:
      break;
    }

  if (term->at == HU_JUDGED_PLAYER_TURN)
    return g_strdup_printf (_hu_trn (
                                /* Translators: how many; a condition. */
                                "at the end of the last %1$d player turn: %2$s",
                                "at the end of each of the last %1$d player turns: %2$s", term->least),
                            (int) term->least, parts);

  return g_strdup_printf (_hu_trn (
                              /* Translators: how many; a condition. */
                              "at the end of the last %1$d turn: %2$s", "at the end of each of the last %1$d turns: %2$s",
                              term->least),
                          (int) term->least, parts);
}

static char *
explain_first (const HuScenario *scenario,
               const HuTerm     *term)
{
  g_autofree char *needs = hu_explain_whole_term (scenario, g_ptr_array_index (term->parts, 0));
  g_autofree char *before = hu_explain_whole_term (scenario, g_ptr_array_index (term->parts, 1));

  /* Translators: two conditions, of which the first has to be met first. */
  return g_strdup_printf (_("first %s, and only then %s"), needs, before);
}

char *
hu_explain_whole_term (const HuScenario *scenario,
                      const HuTerm     *term)
{
  g_return_val_if_fail (scenario != NULL && term != NULL, NULL);

  if (term->parts == NULL || term->parts->len == 0 || term->kind == HU_TERM_COMPARE)
    return hu_explain_term (scenario, term);
  if (term->kind == HU_TERM_FIRST && term->parts->len == 2)
    return explain_first (scenario, term);
  /* "All" or "any" of a single condition is that condition. */
  if (term->parts->len == 1 && (term->kind == HU_TERM_ALL || term->kind == HU_TERM_ANY))
    return hu_explain_whole_term (scenario, g_ptr_array_index (term->parts, 0));

  return explain_group (scenario, term);
}
