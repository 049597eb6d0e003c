/*
 * The clauses of the rule system front-line, by name, beside those of lines.
 */
#pragma once

#include "hu-line-clauses.h"

G_BEGIN_DECLS

#define HU_FRONT_LINE_CLAUSES(CLAUSE) \
  CLAUSE (START, "schedule/start") \
  CLAUSE (STRENGTH, "schedule/eliminated") \
  CLAUSE (MULTIPLIED, "schedule/multiplied") \
  CLAUSE (PLACE, "schedule/place") \
  CLAUSE (FIRST_TIME, "schedule/first-time") \
  CLAUSE (EACH_TURN, "schedule/each-turn") \
  CLAUSE (PLACE_AT_END, "schedule/at-the-end") \
  CLAUSE (HOLD_FRIEND, "schedule/friendly-unit") \
  CLAUSE (HOLD_ENEMY, "schedule/no-enemy") \
  CLAUSE (HOLD_ZOC, "schedule/zoc") \
  CLAUSE (HOLD_AIRCRAFT, "schedule/aircraft") \
  CLAUSE (HOLD_CONTROL, "schedule/controlled") \
  CLAUSE (FOR_SIDE, "schedule/for-side") \
  CLAUSE (AWARD, "schedule/award") \
  CLAUSE (EVERY_ROW, "line/every-row") \
  CLAUSE (UNBROKEN, "line/unbroken") \
  CLAUSE (LINE_CONTINUOUS, "line/continuous") \
  CLAUSE (LINE_OWN_TURN, "line/own-turn") \
  CLAUSE (LINE_FROM_TURN, "line/from-turn") \
  CLAUSE (LINE_ENEMY, "line/enemy-in-it") \
  CLAUSE (LINE_ANEW, "line/every-turn") \
  CLAUSE (RATIO, "levels/ratio") \
  CLAUSE (LEVEL_EXACT, "levels/exact") \
  CLAUSE (LEVEL_UP_TO, "levels/up-to") \
  CLAUSE (LEVEL_BELOW, "levels/below") \
  CLAUSE (LEVEL_AGAINST_NONE, "levels/against-none") \
  CLAUSE (LEVEL_NO_POINTS, "levels/no-points") \
  CLAUSE (LEVEL_AT_END, "levels/at-the-end")

HU_FRONT_LINE_CLAUSES (HU_DECLARE_CLAUSE)

G_END_DECLS
