/*
 * Meters of objectives: their names in files, and the cast to their type.
 */
#include "hu-objectives-meter.h"

static const char * const meter_names[] = { "outcome", "score" };

G_STATIC_ASSERT (HU_OBJECTIVES_METER_OUTCOME + G_N_ELEMENTS (meter_names) - 1 == HU_OBJECTIVES_METER_POINTS);

const HuMeterClass hu_objectives_meters = {
  .names = meter_names,
  .n_names = G_N_ELEMENTS (meter_names),
  .size = sizeof (HuObjectivesMeter),
};

const HuObjectivesMeter *
hu_objectives_meter (const HuMeter *meter)
{
  g_return_val_if_fail (meter != NULL && meter->system == HU_SYSTEM_OBJECTIVES, NULL);

  return (const HuObjectivesMeter *) meter;
}
