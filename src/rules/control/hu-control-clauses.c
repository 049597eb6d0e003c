/*
 * The names of the clauses of control.
 */
#include "hu-control-clauses.h"

#define DEFINE(name, id) const char HU_CLAUSE_##name[] = id;

HU_CONTROL_CLAUSES (DEFINE)
