/*
 * Rulings of sudden-death: their names in JSON, and the cast to their type.
 */
#include "hu-sudden-death-ruling.h"

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
