/*
 * The secrets that a side does not know (26.15).
 *
 * The view of a side is the same judgement, made with only the knowledge of that side.  Take a
 * unit that is secret at the moment of the view.  For as long as it has been secret without a
 * break it counts for nothing where it is hidden; where it is concealed it counts as a possible
 * armed Good Order MMC that gains and holds nothing.  So the whole log is judged as usual, and
 * only the value of a unit depends on the mask and on the event.
 */
#include "hu-control-private.h"

#include <string.h>

/**
 * hu_masks_since:
 * @state: the truth at the moment of the view
 * @real: the truth after the last event before that which really happened
 * @viewer: the side that looks, or %HU_SIDE_NONE for the knowledge that both sides share
 *
 * A secret unit is known only to its own side; without a viewer, the secret units of both sides are masked.  What is
 * supposed to happen after @real reveals nothing of what is secret there.
 *
 * Returns: the event since which @unit is masked, or %HU_NEVER_SECRET
 */
guint
hu_masks_since (const HuState *state,
                const HuState *real,
                guint          unit,
                HuSide         viewer)
{
  if (hu_scenario_get_unit (state->scenario, unit)->side == viewer)
    return HU_NEVER_SECRET;

  return MIN (state->secret_since[unit], real->secret_since[unit]);
}

/* How secret a masked unit is. */
HuSecrecy
hu_masks_secrecy (const HuState *state,
                  const HuState *real,
                  guint          unit)
{
  return MAX (hu_tactical_secrecy (state, unit), hu_tactical_secrecy (real, unit));
}

/* @state: the truth at the moment of the view; @real: the truth after the last event before that which really happened;
 * @viewer: the side that looks, or HU_SIDE_NONE for the knowledge that both sides share.  Returns the secrets that the
 * viewer does not know, or NULL where the viewer knows everything. */
HuMasks *
hu_masks_new (const HuState *state,
              const HuState *real,
              HuSide         viewer)
{
  HuMasks *masks = NULL;
  guint n_units = state->scenario->units->len;

  for (guint i = 0; i < n_units; i++)
    {
      guint since = hu_masks_since (state, real, i, viewer);

      if (since == HU_NEVER_SECRET)
        continue;
      if (masks == NULL)
        {
          masks = g_new0 (HuMasks, 1);
          masks->ref_count = 1;
          masks->viewer = viewer;
          masks->n_units = n_units;
          masks->from = g_new (guint, n_units);
          memset (masks->from, 0xff, n_units * sizeof (guint));
          masks->secrecy = g_malloc0 (n_units);
        }
      masks->from[i] = since;
      masks->secrecy[i] = (guint8) hu_masks_secrecy (state, real, i);
    }

  return masks;
}

HuMasks *
hu_masks_ref (HuMasks *masks)
{
  if (masks != NULL)
    g_atomic_int_inc (&masks->ref_count);

  return masks;
}

void
hu_masks_unref (HuMasks *masks)
{
  if (masks == NULL || !g_atomic_int_dec_and_test (&masks->ref_count))
    return;

  g_free (masks->from);
  g_free (masks->secrecy);
  g_free (masks);
}

/**
 * hu_masks_extend:
 * @before: masks of an earlier moment
 * @after: masks of a later one, of the same viewer
 *
 * A unit that is no longer secret, or secret in another way than before, changes the past: a
 * judgement made with @before must be made anew.
 *
 * Returns: whether the two agree on the first @n_events
 */
gboolean
hu_masks_extend (const HuMasks *before,
                 const HuMasks *after,
                 guint          n_events)
{
  for (guint i = 0; i < before->n_units; i++)
    {
      if (before->from[i] > n_events && after->from[i] > n_events)
        continue;
      if (before->from[i] != after->from[i] || before->secrecy[i] != after->secrecy[i])
        return FALSE;
    }

  return TRUE;
}
