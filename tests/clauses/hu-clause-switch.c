/*
 * The command line, which judges without the clause that HU_CLAUSE_OFF names.
 */
#include "hu-clause.h"
#include "hu-cli.h"

int
main (int   argc,
      char *argv[])
{
  const char *off = g_getenv ("HU_CLAUSE_OFF");

  for (guint system = 0; off != NULL && system < HU_N_SYSTEMS; system++)
    {
      guint n;
      const HuClause *clauses = hu_clauses (system, &n);

      for (guint i = 0; i < n; i++)
        if (g_str_equal (clauses[i].id, off))
          hu_clause_leave_out (clauses[i].id);
    }

  return hu_cli_main (argc, argv);
}
