/*
 * The supply clauses that all rule systems with lines of supply share, by name.
 */
#pragma once

#include "hu-reason.h"

G_BEGIN_DECLS

#define HU_SUPPLY_CLAUSES(CLAUSE) \
  CLAUSE (SUPPLY_UNIT, "8/unit") \
  CLAUSE (SUPPLY_ZOC, "8/zoc") \
  CLAUSE (SUPPLY_NEGATED, "8/negated") \
  CLAUSE (SUPPLY_CONTROL, "8/control") \
  CLAUSE (SUPPLY_TERRAIN, "8/terrain") \
  CLAUSE (SUPPLY_HEXSIDE, "8/hexside") \
  CLAUSE (SUPPLY_LENGTH, "8/length") \
  CLAUSE (SUPPLY_ALONG, "8/along") \
  CLAUSE (SUPPLY_CONTROLLED, "8/controlled-source")

HU_SUPPLY_CLAUSES (HU_DECLARE_CLAUSE)

G_END_DECLS
