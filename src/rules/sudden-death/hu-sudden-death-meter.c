/*
 * Meters of sudden-death: their names in files, and the cast to their type.
 */
#include "hu-sudden-death-meter.h"

static const char * const names[] = { "lifeline", "capital", "cities", "rear", "withdrawals" };

G_STATIC_ASSERT (HU_SUDDEN_DEATH_METER_LIFELINE + G_N_ELEMENTS (names) - 1 == HU_SUDDEN_DEATH_METER_WITHDRAWALS);

const HuMeterClass hu_sudden_death_meters = {
  .names = names,
  .n_names = G_N_ELEMENTS (names),
  .size = sizeof (HuSuddenDeathMeter),
};

const HuSuddenDeathMeter *
hu_sudden_death_meter (const HuMeter *meter)
{
  g_return_val_if_fail (meter != NULL && meter->system == HU_SYSTEM_SUDDEN_DEATH, NULL);

  return (const HuSuddenDeathMeter *) meter;
}
