/*
 * The log judged by the knowledge of one viewer (26.15).
 *
 * The log is judged once more with a mask over the units that are secret at the viewer's
 * moment.  As long as the mask only grows with the log, a kept judgement continues event by
 * event.  To go back, judging starts from a copy made on the way.  Where a secret comes to
 * light the past changes too, so judging starts from the last copy that does not depend on that
 * secret, or from the beginning.
 */
#include "hu-adjudicator-private.h"

#include "hu-apply.h"
#include "hu-control-system-private.h"

#include <string.h>

/*
 * The secrets that a side does not know (26.15).
 *
 * The view of a side is the same judgement, made with only the knowledge of that side.  Take a
 * unit that is secret at the moment of the view.  For as long as it has been secret without a
 * break it counts for nothing where it is hidden; where it is concealed it counts as a possible
 * armed Good Order MMC that gains and holds nothing.  So the whole log is judged as usual, and
 * only the value of a unit depends on the mask and on the event.
 */

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
static HuMasks *
masks_new (const HuState *state,
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
static gboolean
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

/* Views are copied less often than the truth: a view is judged as a whole within a frame when a secret comes to
 * light, and making the copies takes part of that time. */
#define INTERVALS_PER_COPY 8

void
hu_view_cache_clear (HuViewCache *cache)
{
  g_clear_pointer (&cache->state, hu_state_free);
  g_clear_pointer (&cache->masks, hu_masks_unref);
  g_clear_pointer (&cache->log, hu_ruling_log_unref);
}

void
hu_merged_log_clear (HuMergedLog *merged)
{
  g_clear_pointer (&merged->view, hu_ruling_log_unref);
  g_clear_pointer (&merged->truth, hu_ruling_log_unref);
  g_clear_pointer (&merged->merged, hu_ruling_log_unref);
}

/* Called for a copy that is not there yet, too. */
static void
free_kept (gpointer data)
{
  HuViewCache *kept = data;

  if (kept == NULL)
    return;

  hu_view_cache_clear (kept);
  g_free (kept);
}

static void
copy_cache (HuViewCache       *cache,
            const HuViewCache *from)
{
  cache->state = hu_state_copy (from->state);
  cache->masks = hu_masks_ref (from->masks);
  cache->log = from->log != NULL ? hu_ruling_log_ref (from->log) : NULL;
}

void
hu_adjudicator_forget_views (HuAdjudicator *self,
                             guint          n_events,
                             gboolean       all)
{
  guint n_kept = n_events / (self->interval * INTERVALS_PER_COPY);

  for (gint side = HU_SIDE_FIRST; all && side < HU_N_SIDES; side++)
    hu_merged_log_clear (&self->merged[side]);
  for (guint i = 0; i < HU_N_VIEWS; i++)
    {
      if (all || (self->views[i].state != NULL && self->views[i].state->n_events > n_events))
        hu_view_cache_clear (&self->views[i]);
      if (all)
        g_clear_pointer (&self->kept[i], g_ptr_array_unref);
      else if (self->kept[i] != NULL && self->kept[i]->len > n_kept)
        g_ptr_array_set_size (self->kept[i], (gint) n_kept);
    }
}

/* --- Event by event --- */

static void
set_masks (HuViewCache *cache,
           HuMasks     *masks)
{
  HuControlState *own = hu_control_state (cache->state);

  hu_masks_ref (masks);
  hu_masks_unref (own->masks);
  own->masks = masks;
  hu_masks_ref (masks);
  hu_masks_unref (cache->masks);
  cache->masks = masks;
}

/* Nobody reads rulings of the knowledge that both sides share: it only serves for comparison. */
static GPtrArray *
new_rulings (guint slot)
{
  return slot == HU_VIEW_COMMON ? NULL : g_ptr_array_new_with_free_func ((GDestroyNotify) hu_ruling_unref);
}

static void
go_on (HuViewCache   *cache,
       guint          slot,
       const HuEvent *event)
{
  GPtrArray *rulings = new_rulings (slot);

  hu_apply_event (cache->state, event, rulings);
  if (rulings != NULL)
    cache->log = hu_ruling_log_new (cache->log, rulings);
}

static gboolean
can_extend (const HuViewCache *cache,
            const HuMasks     *masks,
            guint              n_events)
{
  return cache->state != NULL && cache->state->n_events <= n_events &&
         hu_masks_extend (cache->masks, masks, cache->state->n_events);
}

/* --- From where --- */

/* Copies @cache where the log has come to the next interval, unless an equally good copy is there. */
static void
keep (HuAdjudicator     *self,
      guint              slot,
      const HuViewCache *cache)
{
  guint spacing = self->interval * INTERVALS_PER_COPY;
  guint n_events = cache->state->n_events;
  HuViewCache **kept;

  if (n_events % spacing != 0)
    return;

  if (self->kept[slot] == NULL)
    self->kept[slot] = g_ptr_array_new_with_free_func (free_kept);
  if (self->kept[slot]->len < n_events / spacing)
    g_ptr_array_set_size (self->kept[slot], (gint) (n_events / spacing));

  kept = (HuViewCache **) &g_ptr_array_index (self->kept[slot], n_events / spacing - 1);
  if (*kept != NULL && can_extend (*kept, cache->masks, n_events))
    return;

  free_kept (*kept);
  *kept = g_new0 (HuViewCache, 1);
  copy_cache (*kept, cache);
}

/* Returns the last copy of at most @n_events that is valid with @masks, or NULL.  There are no gaps among the
 * copies: judging continues from one of them, or from the beginning. */
static const HuViewCache *
find_kept (HuAdjudicator *self,
           guint          slot,
           const HuMasks *masks,
           guint          n_events)
{
  guint n = n_events / (self->interval * INTERVALS_PER_COPY);

  if (self->kept[slot] == NULL)
    return NULL;

  for (guint i = MIN (n, self->kept[slot]->len); i-- > 0;)
    {
      const HuViewCache *kept = g_ptr_array_index (self->kept[slot], i);

      if (can_extend (kept, masks, n_events))
        return kept;
    }

  return NULL;
}

/* Fills the empty @cache with the state from which judging the first @n_events with @masks may start. */
static void
start_cache (HuAdjudicator *self,
             guint          slot,
             HuViewCache   *cache,
             HuMasks       *masks,
             guint          n_events)
{
  const HuViewCache *kept = find_kept (self, slot, masks, n_events);

  if (kept == NULL)
    {
      GPtrArray *rulings = new_rulings (slot);

      /* Only control is judged anew, since the findings of the other systems are public. */
      hu_view_cache_clear (cache);
      cache->state = hu_state_new_with (self->scenario, 1u << HU_SYSTEM_CONTROL);
      set_masks (cache, masks);
      hu_apply_setup (cache->state, rulings);
      cache->log = rulings != NULL ? hu_ruling_log_new (NULL, rulings) : NULL;
      return;
    }

  copy_cache (cache, kept);
  set_masks (cache, masks);
}

/* --- The judgement --- */

static HuMasks *
new_masks (const HuState *truth,
           const HuState *real,
           guint          slot)
{
  return masks_new (truth, real, slot == HU_VIEW_COMMON ? HU_SIDE_NONE : (HuSide) slot);
}

const HuViewCache *
hu_adjudicator_judge_view (HuAdjudicator *self,
                           guint          slot,
                           const HuState *truth,
                           const HuState *real)
{
  HuViewCache *cache = &self->views[slot];
  HuMasks *masks = new_masks (truth, real, slot);

  if (masks == NULL)
    return NULL;

  if (can_extend (cache, masks, truth->n_events))
    {
      set_masks (cache, masks);
    }
  else
    {
      hu_view_cache_clear (cache);
      start_cache (self, slot, cache, masks, truth->n_events);
    }
  hu_masks_unref (masks);

  while (cache->state->n_events < truth->n_events)
    {
      go_on (cache, slot, g_ptr_array_index (self->events, cache->state->n_events));
      keep (self, slot, cache);
    }

  return cache;
}

gboolean
hu_adjudicator_judge_ahead (HuAdjudicator   *self,
                            guint            slot,
                            HuSide           viewer,
                            const HuState   *truth,
                            const HuState   *real,
                            guint            n_events,
                            HuEvent * const *events,
                            HuViewCache     *ahead)
{
  const HuViewCache *now = &self->views[slot];
  HuMasks *masks = new_masks (truth, real, slot);

  if (masks == NULL)
    return FALSE;

  if (can_extend (now, masks, n_events))
    {
      copy_cache (ahead, now);
      set_masks (ahead, masks);
    }
  else
    {
      start_cache (self, slot, ahead, masks, n_events);
    }
  hu_masks_unref (masks);

  while (ahead->state->n_events < truth->n_events)
    {
      guint next = ahead->state->n_events;

      if (next == n_events)
        hu_adjudicator_set_apart (ahead->state, real, viewer);
      go_on (ahead, slot, next < n_events ? g_ptr_array_index (self->events, next) : events[next - n_events]);
    }

  return TRUE;
}
