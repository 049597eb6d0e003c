/*
 * The names of the clauses on what covers a row of a line.
 */
#include "hu-line-clauses.h"

#define DEFINE(name, id) const char HU_CLAUSE_##name[] = id;

HU_LINE_CLAUSES (DEFINE)
