/*
 * The names of the clauses, rulings and meters of control, and the casts to their types.
 */
#include "hu-control-ruling.h"

#include "hu-control-clauses.h"
#include "hu-control-meter.h"

#define DEFINE(name, id) const char HU_CLAUSE_##name[] = id;

HU_CONTROL_CLAUSES (DEFINE)

static const char * const meter_names[] = { "condition" };

G_STATIC_ASSERT (HU_CONTROL_METER_CONDITION + G_N_ELEMENTS (meter_names) - 1 == HU_CONTROL_METER_CONDITION);

const HuMeterClass hu_control_meters = {
  .names = meter_names,
  .n_names = G_N_ELEMENTS (meter_names),
  .size = sizeof (HuControlMeter),
};

const HuControlMeter *
hu_control_meter (const HuMeter *meter)
{
  g_return_val_if_fail (meter != NULL && meter->system == HU_SYSTEM_CONTROL, NULL);

  return (const HuControlMeter *) meter;
}

static const char * const names[] = {
  "location-control", "hex-control", "building-control", "declared", "casualty", "casualty-lost", "casualty-doubled",
  "no-points", "exit-points", "cvp-adjusted", "condition-met", "avoided", "otherwise", "undecided",
};

G_STATIC_ASSERT (HU_CONTROL_RULING_LOCATION + G_N_ELEMENTS (names) - 1 == HU_CONTROL_RULING_UNDECIDED);

static void
clear (HuRuling *ruling)
{
  g_clear_pointer (&((HuControlRuling *) ruling)->subjects, g_array_unref);
}

const HuRulingClass hu_control_rulings = {
  .names = names,
  .n_names = G_N_ELEMENTS (names),
  .size = sizeof (HuControlRuling),
  .clear = clear,
};

const HuControlRuling *
hu_control_ruling (const HuRuling *ruling)
{
  g_return_val_if_fail (ruling != NULL && ruling->system == HU_SYSTEM_CONTROL, NULL);

  return (const HuControlRuling *) ruling;
}
