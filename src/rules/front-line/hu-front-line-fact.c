/*
 * The facts that front-line answers, from what it has already found.
 */
#include "hu-front-line-private.h"

HuAnswer *
hu_front_line_answer (const HuFact     *fact,
                      const HuSnapshot *snapshot)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);
  HuAnswer *answer;

  if (fact->kind == HU_FACT_POINTS)
    return hu_answer_new (HU_ANSWER_NUMBER, findings->points[fact->side]);
  if (fact->kind == HU_FACT_LEVEL)
    return hu_answer_new (HU_ANSWER_LEVEL, findings->level);
  if (fact->kind != HU_FACT_OPEN_ROWS)
    return NULL;

  answer = hu_answer_new (HU_ANSWER_ROWS, 0);
  for (guint i = 0; i < findings->gaps[fact->side]->len; i++)
    hu_answer_add (answer, g_array_index (findings->gaps[fact->side], HuGap, i).row);

  return answer;
}
