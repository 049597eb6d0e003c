/*
 * Rulings of objectives: their names in JSON, and the cast to their type.
 */
#include "hu-objectives-ruling.h"

static const char * const names[] = {
  "score-start", "score", "score-adjusted", "requirement-counted", "requirement-met", "requirement-failed",
  "outcome-met", "no-outcome",
};

G_STATIC_ASSERT (HU_OBJECTIVES_RULING_START + G_N_ELEMENTS (names) - 1 == HU_OBJECTIVES_RULING_OTHERWISE);

const HuRulingClass hu_objectives_rulings = {
  .names = names,
  .n_names = G_N_ELEMENTS (names),
  .size = sizeof (HuObjectivesRuling),
};

const HuObjectivesRuling *
hu_objectives_ruling (const HuRuling *ruling)
{
  g_return_val_if_fail (ruling != NULL && ruling->system == HU_SYSTEM_OBJECTIVES, NULL);

  return (const HuObjectivesRuling *) ruling;
}
