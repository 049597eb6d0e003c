/*
 * A condition that is met, in words: the parts by which it is, with their numbers.
 */
#include "config.h"

#include "hu-explain-term-private.h"

/* Says the bound all that is to say: all of one, or none?  For how many moments more than asked it was so does not matter. */
static gboolean
is_plain (const HuTermFinding *finding)
{
  return (finding->term->kind == HU_TERM_FOR && finding->have > finding->need) ||
         (finding->term->kind != HU_TERM_COMPARE &&
          (finding->have == 0 || (finding->have == finding->need && finding->need == 1)));
}

static char *
explain_leaf (const HuScenario    *scenario,
              const HuTermFinding *finding)
{
  g_autofree char *words = hu_explain_whole_term (scenario, finding->term);
  g_autofree char *standing = is_plain (finding) ? NULL : hu_explain_term_standing (scenario, finding);

  return standing != NULL && *standing != '\0' ? g_strdup_printf ("%s (%s)", words, standing) : g_steal_pointer (&words);
}

/* Of a group the parts that are met, since the others did not matter. */
static void
add_met (GPtrArray           *leaves,
         const HuScenario    *scenario,
         const HuTermFinding *finding)
{
  if (finding->term->kind == HU_TERM_NOT || !hu_term_is_group (finding->term))
    {
      g_ptr_array_add (leaves, explain_leaf (scenario, finding));
      return;
    }

  for (guint i = 0; i < finding->parts->len; i++)
    if (((const HuTermFinding *) g_ptr_array_index (finding->parts, i))->met)
      add_met (leaves, scenario, g_ptr_array_index (finding->parts, i));
}

char *
hu_explain_term_met (const HuScenario    *scenario,
                     const HuTermFinding *finding)
{
  g_autoptr(GPtrArray) leaves = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GString) text = g_string_new (NULL);

  g_return_val_if_fail (scenario != NULL && finding != NULL, NULL);

  add_met (leaves, scenario, finding);
  for (guint i = 0; i < leaves->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", (const char *) g_ptr_array_index (leaves, i));

  return g_string_free (g_steal_pointer (&text), FALSE);
}
