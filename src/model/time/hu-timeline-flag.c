/*
 * Thresholds of the meters.  The numbers come from the meters; they are only compared here.
 */
#include "hu-timeline-flag.h"

#include "hu-system-lists.h"

/**
 * hu_timeline_band:
 *
 * The lifeline has a threshold where it is cut and where it depends on one hex (4.3); a
 * front line has one where its first gap opens.  A meter with few steps (cities, capital
 * hexes, rear places, failed withdrawals) has one at every number; points have one at each
 * level of victory.
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

/* @after: the same meter later; @kind: (out): the kind of flag. */
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
