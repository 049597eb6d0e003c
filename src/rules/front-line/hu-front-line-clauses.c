/*
 * The names of the clauses of front-line.
 */
#include "hu-front-line-clauses.h"

#define DEFINE(name, id) const char HU_CLAUSE_##name[] = id;
#define LIST(name, id) HU_CLAUSE_##name,

HU_FRONT_LINE_CLAUSES (DEFINE)

static const HuClauseId clauses[] = { HU_FRONT_LINE_CLAUSES (LIST) };

/**
 * hu_front_line_clauses:
 * @n: (out): the number of them
 *
 * Returns: (transfer none) (array length=n): every clause that front-line judges by
 */
const HuClauseId *
hu_front_line_clauses (guint *n)
{
  g_return_val_if_fail (n != NULL, NULL);

  *n = G_N_ELEMENTS (clauses);

  return clauses;
}
