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

/* Tells whether the unit is masked: a secret unit is known only to its own side; without a viewer, the secret
 * units of both sides are masked. */
static gboolean
is_masked (const HuState *state,
           guint          unit,
           HuSide         viewer)
{
  return state->secret_since[unit] != HU_NEVER_SECRET &&
         hu_scenario_get_unit (state->scenario, unit)->side != viewer;
}

/**
 * hu_masks_new:
 * @state: the truth at the moment of the view
 * @viewer: the side that looks, or %HU_SIDE_NONE for the knowledge that both sides share
 *
 * Returns: (transfer full) (nullable): the secrets that the viewer does not know, or %NULL
 *   where the viewer knows everything
 */
HuMasks *
hu_masks_new (const HuState *state,
              HuSide         viewer)
{
  HuMasks *masks = NULL;
  guint n_units = state->scenario->units->len;

  for (guint i = 0; i < n_units; i++)
    {
      if (!is_masked (state, i, viewer))
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
      masks->from[i] = state->secret_since[i];
      masks->secrecy[i] = (guint8) hu_tactical_secrecy (state, i);
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
