/*
 * The clause index: the clauses of a rule system, and of a page.
 */
#include "config.h"

#include "hu-clause.h"

#include "hu-system-words.h"

#include <string.h>

const HuClause *
hu_clauses (HuSystemId system,
            guint     *n)
{
  const HuClause *clauses = hu_system_words_get (system)->clauses;

  g_return_val_if_fail (n != NULL, NULL);

  for (*n = 0; clauses[*n].id != NULL;)
    (*n)++;

  return clauses;
}

const HuClause *
hu_clause_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint system = 0; system < HU_N_SYSTEMS; system++)
    for (const HuClause *clause = hu_system_words_get (system)->clauses; clause->id != NULL; clause++)
      if (g_str_equal (clause->id, id))
        return clause;

  return NULL;
}

gboolean
hu_clause_cites (const HuClause *clause,
                 char            letter)
{
  const char name[] = { '(', letter, ')', '\0' };

  g_return_val_if_fail (clause != NULL, FALSE);

  return strstr (clause->words, name) != NULL;
}

/* @n: (out): the number of them.  Returns the clauses that stand on it; (array length=n). */
const HuClause *
hu_page_clauses (const HuRulePage *page,
                 guint            *n)
{
  const HuClause *clauses;
  guint n_clauses, first = 0;

  g_return_val_if_fail (page != NULL && n != NULL, NULL);

  clauses = hu_clauses (page->system, &n_clauses);
  while (first < n_clauses && !g_str_equal (clauses[first].page, page->id))
    first++;
  for (*n = 0; first + *n < n_clauses && g_str_equal (clauses[first + *n].page, page->id);)
    (*n)++;

  return &clauses[first];
}

char *
hu_explain_clause (const HuClause *clause)
{
  g_return_val_if_fail (clause != NULL, NULL);

  return g_strdup (_(clause->words));
}

char *
hu_explain_clause_there (const HuScenario *scenario,
                         const HuClause   *clause)
{
  const HuSystemWords *words;
  const char *own;

  g_return_val_if_fail (scenario != NULL && clause != NULL, NULL);

  words = hu_system_words_get (hu_rule_page_find (clause->page)->system);
  own = words->read_clause != NULL ? words->read_clause (scenario, clause->id) : NULL;

  return own != NULL ? g_strdup (_(own)) : hu_explain_clause (clause);
}

char *
hu_explain_clause_heading (const HuClause *clause)
{
  g_return_val_if_fail (clause != NULL, NULL);

  return clause->heading != NULL ? g_strdup (_(clause->heading)) : NULL;
}
