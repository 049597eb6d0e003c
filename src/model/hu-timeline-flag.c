/*
 * Thresholds of the meters.  The numbers are the meters' own; nothing is
 * judged here, only compared.
 */
#include "hu-timeline-flag.h"

#include "hu-system-lists.h"

/**
 * hu_timeline_band:
 * @meter: a meter at some moment
 *
 * The lifeline has a threshold where it is cut and where it hangs by one hex
 * (4.3); a front line where its first gap opens.  What counts few things, as
 * cities, capital hexes, rear places and withdrawals failed, has one at every
 * number; points have theirs at each level of victory.
 *
 * Returns: the same number for values with no threshold between them
 */
gint64
hu_timeline_band (const HuMeter *meter)
{
  const HuSystemLists *lists;

  g_return_val_if_fail (meter != NULL, 0);

  lists = hu_system_lists_get (meter->system);

  return lists->get_band != NULL ? lists->get_band (meter) : 0;
}

/**
 * hu_timeline_crossed:
 * @before: a meter at one moment
 * @after: the same meter later
 * @kind: (out): what there is to flag
 *
 * Returns: whether there is something
 */
gboolean
hu_timeline_crossed (const HuTimelinePoint *before,
                     const HuTimelinePoint *after,
                     HuTimelineFlagKind    *kind)
{
  g_return_val_if_fail (before != NULL && after != NULL && kind != NULL, FALSE);

  if (before->met != after->met)
    *kind = after->met ? HU_FLAG_MET : HU_FLAG_UNMET;
  else if (before->band != after->band)
    *kind = HU_FLAG_METER;
  else
    return FALSE;

  return TRUE;
}
