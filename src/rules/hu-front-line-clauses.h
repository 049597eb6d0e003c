/*
 * The clauses of the rule system front-line, by name.
 */
#pragma once

#include "hu-reason.h"

G_BEGIN_DECLS

#define HU_FRONT_LINE_CLAUSES(CLAUSE) \
  CLAUSE (START, "schedule/start") \
  CLAUSE (STRENGTH, "schedule/eliminated") \
  CLAUSE (PLACE, "schedule/place") \
  CLAUSE (AWARD, "schedule/award") \
  CLAUSE (EVERY_ROW, "line/every-row") \
  CLAUSE (UNBROKEN, "line/unbroken") \
  CLAUSE (RATIO, "levels/ratio")

#define HU_DECLARE_CLAUSE(name, id) extern const char HU_CLAUSE_##name[];
HU_FRONT_LINE_CLAUSES (HU_DECLARE_CLAUSE)
#undef HU_DECLARE_CLAUSE

/* All of them, in the order of the rulebook. */
const HuClauseId *hu_front_line_clauses (guint *n);

G_END_DECLS
