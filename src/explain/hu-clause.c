/*
 * The clause index: finding a clause, and the clauses of a page.
 */
#include "config.h"

#include "hu-clause.h"

#include "hu-explain-private.h"
#include "hu-system-words.h"

/**
 * hu_clauses:
 * @system: a rule system
 * @n: (out): how many
 *
 * Returns: (transfer none) (array length=n): its clauses, page by page
 */
const HuClause *
hu_clauses (HuSystemId system,
            guint     *n)
{
  g_return_val_if_fail (n != NULL, NULL);

  return hu_system_words_get (system)->list_clauses (n);
}

/**
 * hu_clause_find:
 * @id: what a clause is called by: "4.3/end-of-phase"
 *
 * Returns: (transfer none) (nullable): its entry in the index
 */
const HuClause *
hu_clause_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint system = 0; system < HU_N_SYSTEMS; system++)
    {
      guint n;
      const HuClause *clauses = hu_clauses (system, &n);

      for (guint i = 0; i < n; i++)
        if (g_str_equal (clauses[i].id, id))
          return &clauses[i];
    }

  return NULL;
}

/**
 * hu_explain_clause:
 * @clause: a clause of the index
 * @lang: for whom
 *
 * Returns: (transfer full): what it says, one sentence
 */
char *
hu_explain_clause (const HuClause *clause,
                   HuLang          lang)
{
  g_return_val_if_fail (clause != NULL, NULL);

  return g_strdup (_hu_tr (lang, clause->words));
}

/**
 * hu_explain_page_clauses:
 * @system: a rule system
 * @page: the id of one of its pages
 * @lang: for whom
 *
 * Returns: (transfer full) (nullable): the clauses that stand on it, a line each
 *   that begins with a dot, or %NULL where there is none
 */
char *
hu_explain_page_clauses (HuSystemId  system,
                         const char *page,
                         HuLang      lang)
{
  g_autoptr(GString) lines = g_string_new (NULL);
  guint n;
  const HuClause *clauses = hu_clauses (system, &n);

  g_return_val_if_fail (page != NULL, NULL);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (clauses[i].page, page))
      g_string_append_printf (lines, "%s• %s", lines->len > 0 ? "\n" : "", _hu_tr (lang, clauses[i].words));

  return lines->len > 0 ? g_strdup (lines->str) : NULL;
}
