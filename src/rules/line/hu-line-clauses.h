/*
 * The clauses on what covers a row of a line, by name.  Every system that looks at lines goes by them.
 */
#pragma once

#include "hu-reason.h"

G_BEGIN_DECLS

#define HU_LINE_CLAUSES(CLAUSE) \
  CLAUSE (LINE_ENDS, "line/ends") \
  CLAUSE (LINE_WATER, "line/water") \
  CLAUSE (LINE_ZOC, "line/zoc") \
  CLAUSE (LINE_HEXSIDES, "line/hexsides") \
  CLAUSE (LINE_EB, "line/eb") \
  CLAUSE (LINE_AIR, "line/air") \
  CLAUSE (LINE_BRACKETED, "line/bracketed") \
  CLAUSE (LINE_SMALL, "line/small") \
  CLAUSE (LINE_ARMY, "line/army") \
  CLAUSE (LINE_OWN_ZOC, "line/own-zoc") \
  CLAUSE (LINE_PATH, "line/path")

HU_LINE_CLAUSES (HU_DECLARE_CLAUSE)

G_END_DECLS
