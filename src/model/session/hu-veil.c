/*
 * Tells which displays would reveal the answer to an open question.
 */
#include "hu-veil.h"

HuVeil
hu_veil_find (const HuFact *question,
              gboolean      in_lesson)
{
  if (question == NULL)
    return HU_VEIL_NONE;

  switch (question->kind)
    {
    case HU_FACT_ISOLATED:
    case HU_FACT_LIFELINE:
    case HU_FACT_CRITICAL:
    case HU_FACT_FEWEST:
    case HU_FACT_SUPPLIED:
      return HU_VEIL_SUPPLY;
    case HU_FACT_OPEN_ROWS:
      return HU_VEIL_LINE;
    case HU_FACT_WINNER:
    case HU_FACT_ENDING:
    case HU_FACT_OUTCOME:
      return HU_VEIL_VERDICT;
    case HU_FACT_CITIES:
    case HU_FACT_HOLDER:
    case HU_FACT_CONTROL:
      return in_lesson ? HU_VEIL_OWNERS : HU_VEIL_NONE;
    case HU_FACT_POINTS:
    case HU_FACT_LEVEL:
    case HU_FACT_CVP:
    case HU_FACT_EXIT_VP:
    case HU_FACT_WORTH:
      return in_lesson ? HU_VEIL_POINTS : HU_VEIL_NONE;
    case HU_FACT_MOVED:
    case HU_N_FACTS:
      break;
    }

  return HU_VEIL_NONE;
}
