/*
 * The facts that front-line answers, from what it has already found.
 */
#include "hu-front-line-private.h"

HuAnswer *
hu_front_line_answer (const HuFact     *fact,
                      const HuSnapshot *snapshot)
{
  const HuFrontLineReport *report = hu_snapshot_get_front_line (snapshot);
  HuAnswer *answer;

  if (fact->kind == HU_FACT_POINTS)
    return hu_answer_new (HU_ANSWER_NUMBER, report->points[fact->side]);
  if (fact->kind == HU_FACT_LEVEL)
    return hu_answer_new (HU_ANSWER_LEVEL, report->level);
  if (fact->kind != HU_FACT_OPEN_ROWS)
    return NULL;

  answer = hu_answer_new (HU_ANSWER_ROWS, 0);
  for (guint i = 0; i < report->gaps[fact->side]->len; i++)
    hu_answer_add (answer, g_array_index (report->gaps[fact->side], HuGap, i).row);

  return answer;
}
