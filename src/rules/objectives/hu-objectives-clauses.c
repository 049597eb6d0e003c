/*
 * The names of the clauses of objectives.
 */
#include "hu-objectives-clauses.h"

#define DEFINE(name, id) const char HU_CLAUSE_##name[] = id;

HU_OBJECTIVES_CLAUSES (DEFINE)
