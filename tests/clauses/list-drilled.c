/*
 * Prints the clauses that practice asks about, and by what: "26.14/any-level TAB practice".
 */
#include "hu-mastery.h"

int
main (void)
{
  for (guint system = 0; system < HU_N_SYSTEMS; system++)
    {
      guint n;
      const HuClause *clauses = hu_clauses (system, &n);

      for (guint i = 0; i < n; i++)
        if (hu_clause_is_asked (&clauses[i]))
          g_print ("%s\tpractice\n", clauses[i].id);
    }

  return 0;
}
