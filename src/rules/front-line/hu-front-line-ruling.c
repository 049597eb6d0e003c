/*
 * The names of the clauses, rulings and meters of front-line, and the casts to their types.
 */
#include "hu-front-line-ruling.h"

#include "hu-front-line-clauses.h"
#include "hu-front-line-meter.h"

HU_FRONT_LINE_CLAUSES (HU_DEFINE_CLAUSE)

static const char * const meter_names[] = { "points", "line-attacker", "line-defender" };

HU_DEFINE_METERS (HuFrontLineMeter, hu_front_line_meter, HU_SYSTEM_FRONT_LINE,
                  meter_names, HU_FRONT_LINE_METER_POINTS, HU_FRONT_LINE_METER_LINE_DEFENDER)

static const char * const names[] = {
  "points-start", "points-eliminated", "points-place", "points-awarded", "points-adjusted", "line-open", "line-whole", "level",
};

HU_DEFINE_RULINGS (HuFrontLineRuling, hu_front_line_ruling, HU_SYSTEM_FRONT_LINE,
                   names, HU_FRONT_LINE_RULING_POINTS_START, HU_FRONT_LINE_RULING_LEVEL, NULL)
