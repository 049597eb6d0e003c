/*
 * The names of the clauses of supply.
 */
#include "hu-supply-clauses.h"

#define DEFINE(name, id) const char HU_CLAUSE_##name[] = id;

HU_SUPPLY_CLAUSES (DEFINE)
