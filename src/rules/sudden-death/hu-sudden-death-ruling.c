/*
 * The names of the clauses, rulings and meters of sudden-death, and the casts to their types.
 */
#include "hu-sudden-death-ruling.h"

#include "hu-sudden-death-clauses.h"
#include "hu-sudden-death-meter.h"

#define DEFINE(name, id) const char HU_CLAUSE_##name[] = id;

HU_SUDDEN_DEATH_CLAUSES (DEFINE)

static const char * const meter_names[] = { "lifeline", "capital", "cities", "rear", "withdrawals" };

G_STATIC_ASSERT (HU_SUDDEN_DEATH_METER_LIFELINE + G_N_ELEMENTS (meter_names) - 1 == HU_SUDDEN_DEATH_METER_WITHDRAWALS);

const HuMeterClass hu_sudden_death_meters = {
  .names = meter_names,
  .n_names = G_N_ELEMENTS (meter_names),
  .size = sizeof (HuSuddenDeathMeter),
};

const HuSuddenDeathMeter *
hu_sudden_death_meter (const HuMeter *meter)
{
  g_return_val_if_fail (meter != NULL && meter->system == HU_SYSTEM_SUDDEN_DEATH, NULL);

  return (const HuSuddenDeathMeter *) meter;
}

static const char * const names[] = {
  "capital-entered", "capital-hex-lost", "isolated", "cut-in-phase", "reopened", "city-taken", "city-lost", "all-cities",
  "rear-taken", "withdrawal-counted", "withdrawal-met", "withdrawal-failed", "held-out",
};

G_STATIC_ASSERT (HU_SUDDEN_DEATH_RULING_CAPITAL_ENTERED + G_N_ELEMENTS (names) - 1 == HU_SUDDEN_DEATH_RULING_HELD_OUT);

const HuRulingClass hu_sudden_death_rulings = {
  .names = names,
  .n_names = G_N_ELEMENTS (names),
  .size = sizeof (HuSuddenDeathRuling),
};

const HuSuddenDeathRuling *
hu_sudden_death_ruling (const HuRuling *ruling)
{
  g_return_val_if_fail (ruling != NULL && ruling->system == HU_SYSTEM_SUDDEN_DEATH, NULL);

  return (const HuSuddenDeathRuling *) ruling;
}
