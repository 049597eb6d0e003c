/*
 * The names of the clauses of front-line.
 */
#include "hu-front-line-clauses.h"

#define DEFINE(name, id) const char HU_CLAUSE_##name[] = id;

HU_FRONT_LINE_CLAUSES (DEFINE)
