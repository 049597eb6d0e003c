/*
 * The clauses of the rule system objectives, by name.  What a game asks for is said by its own conditions; these
 * are what all such games have in common.
 */
#pragma once

#include "hu-reason.h"

G_BEGIN_DECLS

#define HU_OBJECTIVES_CLAUSES(CLAUSE) \
  CLAUSE (OBJECTIVES_MET, "outcomes/met") \
  CLAUSE (OBJECTIVES_INSTANT, "outcomes/instant") \
  CLAUSE (OBJECTIVES_BEGINS, "outcomes/turn-begins") \
  CLAUSE (OBJECTIVES_END_OF, "outcomes/end-of") \
  CLAUSE (OBJECTIVES_TURNS, "outcomes/turns") \
  CLAUSE (OBJECTIVES_ORDER, "outcomes/first-listed") \
  CLAUSE (OBJECTIVES_COINCIDENCE, "outcomes/coincidence") \
  CLAUSE (OBJECTIVES_LADDER, "outcomes/ladder") \
  CLAUSE (OBJECTIVES_OTHERWISE, "outcomes/otherwise") \
  CLAUSE (OBJECTIVES_BOTH, "outcomes/both") \
  CLAUSE (OBJECTIVES_CONTROL, "terms/control") \
  CLAUSE (OBJECTIVES_PRESENCE, "terms/presence") \
  CLAUSE (OBJECTIVES_CLEAR, "terms/clear") \
  CLAUSE (OBJECTIVES_HELD_SUPPLIED, "terms/held-in-supply") \
  CLAUSE (OBJECTIVES_ENTERED, "terms/entered") \
  CLAUSE (OBJECTIVES_TO, "terms/line-to") \
  CLAUSE (OBJECTIVES_WITHIN, "terms/line-within") \
  CLAUSE (OBJECTIVES_AREA, "terms/area") \
  CLAUSE (OBJECTIVES_UNITS_SUPPLIED, "terms/units-in-supply") \
  CLAUSE (OBJECTIVES_THROUGH, "terms/through") \
  CLAUSE (OBJECTIVES_WITHDRAWN, "withdrawals/counted") \
  CLAUSE (OBJECTIVES_FAILED, "withdrawals/failed") \
  CLAUSE (OBJECTIVES_START, "points/start") \
  CLAUSE (OBJECTIVES_SCORED, "points/scored") \
  CLAUSE (OBJECTIVES_FOR_SIDE, "points/for-side") \
  CLAUSE (OBJECTIVES_ITEM_TURN, "points/turns") \
  CLAUSE (OBJECTIVES_MULTIPLIED, "points/multiplied") \
  CLAUSE (OBJECTIVES_FIRST_TIME, "points/first-time") \
  CLAUSE (OBJECTIVES_EACH_CAPTURE, "points/capture") \
  CLAUSE (OBJECTIVES_WHILE, "points/while") \
  CLAUSE (OBJECTIVES_NEEDS_ONCE, "points/once") \
  CLAUSE (OBJECTIVES_PROVISIONAL, "points/provisional")

HU_OBJECTIVES_CLAUSES (HU_DECLARE_CLAUSE)

G_END_DECLS
