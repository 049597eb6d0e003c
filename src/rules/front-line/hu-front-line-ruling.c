/*
 * The names of the clauses, rulings and meters of front-line, and the casts to their types.
 */
#include "hu-front-line-ruling.h"

#include "hu-front-line-clauses.h"
#include "hu-front-line-meter.h"

#define DEFINE(name, id) const char HU_CLAUSE_##name[] = id;

HU_FRONT_LINE_CLAUSES (DEFINE)

static const char * const meter_names[] = { "points", "line-attacker", "line-defender" };

G_STATIC_ASSERT (HU_FRONT_LINE_METER_POINTS + G_N_ELEMENTS (meter_names) - 1 == HU_FRONT_LINE_METER_LINE_DEFENDER);

const HuMeterClass hu_front_line_meters = {
  .names = meter_names,
  .n_names = G_N_ELEMENTS (meter_names),
  .size = sizeof (HuFrontLineMeter),
};

const HuFrontLineMeter *
hu_front_line_meter (const HuMeter *meter)
{
  g_return_val_if_fail (meter != NULL && meter->system == HU_SYSTEM_FRONT_LINE, NULL);

  return (const HuFrontLineMeter *) meter;
}

static const char * const names[] = {
  "points-start", "points-eliminated", "points-place", "points-awarded", "points-adjusted", "line-open", "line-whole", "level",
};

G_STATIC_ASSERT (HU_FRONT_LINE_RULING_POINTS_START + G_N_ELEMENTS (names) - 1 == HU_FRONT_LINE_RULING_LEVEL);

const HuRulingClass hu_front_line_rulings = {
  .names = names,
  .n_names = G_N_ELEMENTS (names),
  .size = sizeof (HuFrontLineRuling),
};

const HuFrontLineRuling *
hu_front_line_ruling (const HuRuling *ruling)
{
  g_return_val_if_fail (ruling != NULL && ruling->system == HU_SYSTEM_FRONT_LINE, NULL);

  return (const HuFrontLineRuling *) ruling;
}
