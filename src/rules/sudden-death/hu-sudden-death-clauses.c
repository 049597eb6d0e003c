/*
 * The names of the clauses of sudden-death.
 */
#include "hu-sudden-death-clauses.h"

#define DEFINE(name, id) const char HU_CLAUSE_##name[] = id;

HU_SUDDEN_DEATH_CLAUSES (DEFINE)
