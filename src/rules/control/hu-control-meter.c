/*
 * Meters of control: their names in files, and the cast to their type.
 */
#include "hu-control-meter.h"

static const char * const names[] = { "condition" };

G_STATIC_ASSERT (HU_CONTROL_METER_CONDITION + G_N_ELEMENTS (names) - 1 == HU_CONTROL_METER_CONDITION);

const HuMeterClass hu_control_meters = {
  .names = names,
  .n_names = G_N_ELEMENTS (names),
  .size = sizeof (HuControlMeter),
};

const HuControlMeter *
hu_control_meter (const HuMeter *meter)
{
  g_return_val_if_fail (meter != NULL && meter->system == HU_SYSTEM_CONTROL, NULL);

  return (const HuControlMeter *) meter;
}
