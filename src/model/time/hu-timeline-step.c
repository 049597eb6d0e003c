/*
 * Stepping through the timeline: by phase, by turn, by flag.  A step back from the middle
 * of a phase or turn goes to its beginning first.
 */
#include "hu-system-lists.h"
#include "hu-timeline.h"

/* The lifeline has a threshold where it is cut and where it depends on one hex (4.3); a front line has one where
 * its first gap opens. A meter with few steps (cities, capital hexes, rear places, failed withdrawals) has one at
 * every number; points have one at each level of victory.  Returns the same number for values with no threshold
 * between them. */
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

static gboolean
begins (HuTimeline *self,
        guint       index,
        gboolean    turn)
{
  const HuTimelinePhase *phase = hu_timeline_get_phase (self, index);

  return !turn || (phase->clock.player_turn == 0 && phase->clock.phase == 0);
}

guint
hu_timeline_step_back (HuTimeline *self,
                       guint       n_events,
                       gboolean    turn)
{
  guint found = 0;

  g_return_val_if_fail (HU_IS_TIMELINE (self), 0);

  for (guint i = 1; i < hu_timeline_get_n_phases (self); i++)
    {
      if (!hu_timeline_get_phase (self, i - 1)->ended || hu_timeline_get_phase (self, i)->first >= n_events)
        break;
      if (begins (self, i, turn))
        found = hu_timeline_get_phase (self, i)->first;
    }

  return found;
}

guint
hu_timeline_step_ahead (HuTimeline *self,
                        guint       n_events,
                        gboolean    turn)
{
  guint head;

  g_return_val_if_fail (HU_IS_TIMELINE (self), 0);

  head = hu_game_get_head (hu_timeline_get_game (self));
  for (guint i = 1; i < hu_timeline_get_n_phases (self); i++)
    {
      const HuTimelinePhase *phase = hu_timeline_get_phase (self, i);

      if (!hu_timeline_get_phase (self, i - 1)->ended || phase->first > head)
        break;
      if (phase->first > n_events && begins (self, i, turn))
        return phase->first;
    }

  return head;
}

guint
hu_timeline_flag_before (HuTimeline *self,
                         guint       n_events)
{
  const GArray *flags;
  guint found = G_MAXUINT;

  g_return_val_if_fail (HU_IS_TIMELINE (self), G_MAXUINT);

  flags = hu_timeline_get_flags (self);
  for (guint i = 0; i < flags->len; i++)
    {
      guint event = g_array_index (flags, HuTimelineFlag, i).event;

      if (event < n_events && (found == G_MAXUINT || event > found))
        found = event;
    }

  return found;
}

/* Returns the first moment after it, up to the head, that has a flag; G_MAXUINT if there is none. */
guint
hu_timeline_flag_after (HuTimeline *self,
                        guint       n_events)
{
  const GArray *flags;
  guint found = G_MAXUINT;

  g_return_val_if_fail (HU_IS_TIMELINE (self), G_MAXUINT);

  flags = hu_timeline_get_flags (self);
  for (guint i = 0; i < flags->len; i++)
    {
      guint event = g_array_index (flags, HuTimelineFlag, i).event;

      if (event > n_events && event <= hu_game_get_head (hu_timeline_get_game (self)))
        found = MIN (found, event);
    }

  return found;
}
