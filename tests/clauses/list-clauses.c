/*
 * Prints the clause index, a line a clause: its system, what it is called by, its page, the
 * case that shows it ("-": none), whether it is modelled, and its sentence.
 */
#include "hu-clause.h"

int
main (void)
{
  for (guint system = 0; system < HU_N_SYSTEMS; system++)
    {
      guint n;
      const HuClause *clauses = hu_clauses (system, &n);

      for (guint i = 0; i < n; i++)
        g_print ("%s\t%s\t%s\t%s\t%s\t%s\n", hu_system_to_string (system), clauses[i].id, clauses[i].page,
                 clauses[i].proof != NULL ? clauses[i].proof : "-",
                 clauses[i].effect == HU_EFFECT_NOT_MODELLED ? "no" : "yes", clauses[i].words);
    }

  return 0;
}
