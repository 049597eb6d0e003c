/*
 * Which clause is switched off: the one that HU_CLAUSE_OFF names.
 */
#include "hu-reason.h"

gboolean
hu_clause_is_on (HuClauseId clause)
{
  static gsize asked;
  static const char *off;

  if (g_once_init_enter (&asked))
    {
      off = g_getenv ("HU_CLAUSE_OFF");
      g_once_init_leave (&asked, 1);
    }

  return g_strcmp0 (clause, off) != 0;
}
