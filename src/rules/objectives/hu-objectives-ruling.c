/*
 * The names of the clauses, rulings and meters of objectives, and the casts to their types.
 */
#include "hu-objectives-ruling.h"

#include "hu-objectives-clauses.h"
#include "hu-objectives-meter.h"

HU_OBJECTIVES_CLAUSES (HU_DEFINE_CLAUSE)

static const char * const meter_names[] = { "outcome", "score" };

HU_DEFINE_METERS (HuObjectivesMeter, hu_objectives_meter, HU_SYSTEM_OBJECTIVES,
                  meter_names, HU_OBJECTIVES_METER_OUTCOME, HU_OBJECTIVES_METER_POINTS)

static const char * const names[] = {
  "score-start", "score", "score-adjusted", "requirement-counted", "requirement-met", "requirement-failed",
  "outcome-met", "no-outcome", "both-met",
};

static void
clear (HuRuling *ruling)
{
  g_clear_pointer (&((HuObjectivesRuling *) ruling)->needs, hu_term_finding_free);
  g_clear_pointer (&((HuObjectivesRuling *) ruling)->met, g_array_unref);
}

HU_DEFINE_RULINGS (HuObjectivesRuling, hu_objectives_ruling, HU_SYSTEM_OBJECTIVES,
                   names, HU_OBJECTIVES_RULING_START, HU_OBJECTIVES_RULING_BOTH, clear)
