/*
 * The facts that control answers, from what it has already found.
 */
#include "hu-control-private.h"

/* Reads the owner from the findings, since in the view of a side it can differ from the state. */
HuSide
hu_control_get_owner (gconstpointer data,
                      HuSubjectKind kind,
                      gint32        subject)
{
  const HuControlFindings *findings = data;

  switch (kind)
    {
    case HU_SUBJECT_LOCATION:
      return (HuSide) findings->locations[subject];
    case HU_SUBJECT_HEX:
      return (HuSide) findings->hexes[subject];
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  return (HuSide) findings->buildings[subject];
}

HuAnswer *
hu_control_answer (const HuFact     *fact,
                   const HuSnapshot *snapshot)
{
  const HuControlFindings *findings = hu_snapshot_get_control (snapshot);
  HuValue value;

  if (fact->kind == HU_FACT_CONTROL)
    return hu_answer_new (HU_ANSWER_SIDE, hu_control_get_owner (findings, fact->subject_kind, fact->subject));
  if (fact->kind == HU_FACT_CVP)
    return hu_answer_new (HU_ANSWER_NUMBER, findings->cvp[fact->side]);
  if (fact->kind == HU_FACT_EXIT_VP)
    return hu_answer_new (HU_ANSWER_NUMBER, findings->exit_vp[fact->side]);
  if (fact->kind != HU_FACT_WORTH)
    return NULL;

  hu_control_value (hu_snapshot_get_state (snapshot), fact->unit, &value);

  return hu_answer_new (HU_ANSWER_NUMBER, value.points);
}
