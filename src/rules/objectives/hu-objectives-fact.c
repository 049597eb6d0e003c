/*
 * The facts that objectives answers, from what it has already found.
 */
#include "hu-objectives-private.h"

HuAnswer *
hu_objectives_answer (const HuFact     *fact,
                      const HuSnapshot *snapshot)
{
  if (fact->kind == HU_FACT_POINTS)
    return hu_answer_new (HU_ANSWER_NUMBER, hu_snapshot_get_objectives (snapshot)->points[fact->side]);

  return NULL;
}
