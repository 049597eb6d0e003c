/*
 * The facts that objectives answers, from what it has already found.
 */
#include "hu-objectives-private.h"

HuAnswer *
hu_objectives_answer (const HuFact     *fact,
                      const HuSnapshot *snapshot)
{
  const HuObjectivesFindings *findings = hu_snapshot_get_objectives (snapshot);

  if (fact->kind == HU_FACT_POINTS)
    return hu_answer_new (HU_ANSWER_NUMBER, findings->points[fact->side]);
  if (fact->kind == HU_FACT_OUTCOME)
    return hu_answer_new (HU_ANSWER_TRUTH,
                          ((const HuOutcomeFinding *) g_ptr_array_index (findings->outcomes, (guint) fact->subject))->met);

  return NULL;
}
