/*
 * Meters of front-line: their names in files, and the cast to their type.
 */
#include "hu-front-line-meter.h"

static const char * const names[] = { "points", "line-attacker", "line-defender" };

G_STATIC_ASSERT (HU_FRONT_LINE_METER_POINTS + G_N_ELEMENTS (names) - 1 == HU_FRONT_LINE_METER_LINE_DEFENDER);

const HuMeterClass hu_front_line_meters = {
  .names = names,
  .n_names = G_N_ELEMENTS (names),
  .size = sizeof (HuFrontLineMeter),
};

const HuFrontLineMeter *
hu_front_line_meter (const HuMeter *meter)
{
  g_return_val_if_fail (meter != NULL && meter->system == HU_SYSTEM_FRONT_LINE, NULL);

  return (const HuFrontLineMeter *) meter;
}
