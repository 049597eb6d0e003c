/*
 * The names of the clauses, rulings and meters of sudden-death, and the casts to their types.
 */
#include "hu-sudden-death-ruling.h"

#include "hu-sudden-death-clauses.h"
#include "hu-sudden-death-meter.h"

HU_SUDDEN_DEATH_CLAUSES (HU_DEFINE_CLAUSE)

static const char * const meter_names[] = { "lifeline", "capital", "cities", "rear", "withdrawals" };

HU_DEFINE_METERS (HuSuddenDeathMeter, hu_sudden_death_meter, HU_SYSTEM_SUDDEN_DEATH,
                  meter_names, HU_SUDDEN_DEATH_METER_LIFELINE, HU_SUDDEN_DEATH_METER_WITHDRAWALS)

static const char * const names[] = {
  "capital-entered", "capital-hex-lost", "isolated", "cut-in-phase", "reopened", "city-taken", "city-lost", "all-cities",
  "rear-taken", "withdrawal-counted", "withdrawal-met", "withdrawal-failed", "held-out",
};

static void
clear (HuRuling *ruling)
{
  g_clear_pointer (&((HuSuddenDeathRuling *) ruling)->opening, hu_supply_opening_free);
}

HU_DEFINE_RULINGS (HuSuddenDeathRuling, hu_sudden_death_ruling, HU_SYSTEM_SUDDEN_DEATH,
                   names, HU_SUDDEN_DEATH_RULING_CAPITAL_ENTERED, HU_SUDDEN_DEATH_RULING_HELD_OUT, clear)
