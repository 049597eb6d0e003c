/*
 * The names of the clauses of sudden-death.
 */
#include "hu-sudden-death-clauses.h"

#define DEFINE(name, id) const char HU_CLAUSE_##name[] = id;
#define LIST(name, id) HU_CLAUSE_##name,

HU_SUDDEN_DEATH_CLAUSES (DEFINE)

static const HuClauseId clauses[] = { HU_SUDDEN_DEATH_CLAUSES (LIST) };

/**
 * hu_sudden_death_clauses:
 * @n: (out): the number of them
 *
 * Returns: (transfer none) (array length=n): every clause that sudden-death judges by
 */
const HuClauseId *
hu_sudden_death_clauses (guint *n)
{
  g_return_val_if_fail (n != NULL, NULL);

  *n = G_N_ELEMENTS (clauses);

  return clauses;
}
