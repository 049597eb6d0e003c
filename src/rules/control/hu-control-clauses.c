/*
 * The names of the clauses of control.
 */
#include "hu-control-clauses.h"

#define DEFINE(name, id) const char HU_CLAUSE_##name[] = id;
#define LIST(name, id) HU_CLAUSE_##name,

HU_CONTROL_CLAUSES (DEFINE)

static const HuClauseId clauses[] = { HU_CONTROL_CLAUSES (LIST) };

/**
 * hu_control_clauses:
 * @n: (out): the number of them
 *
 * Returns: (transfer none) (array length=n): every clause that control judges by
 */
const HuClauseId *
hu_control_clauses (guint *n)
{
  g_return_val_if_fail (n != NULL, NULL);

  *n = G_N_ELEMENTS (clauses);

  return clauses;
}
