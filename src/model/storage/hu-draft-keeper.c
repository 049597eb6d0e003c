/*
 * Keeping a draft.  The main thread lays the draft out as text, between two strokes, and a
 * worker thread saves it whole, so that the window never waits for the disk.  At every
 * moment the file is a complete draft from some earlier moment.
 */
#include "config.h"

#include "hu-draft-keeper.h"

#include <glib/gstdio.h>

#include "hu-save.h"

#define IN_A_STROKE 250 /* ms until it is asked again whether it is over */

struct _HuDraftKeeper
{
  HuWorkshop     *shop;
  char           *path;
  guint           interval;
  guint           source;  /* what will keep it; 0: it is kept */
  gulong          changed;

  HuNode         *kept;    /* as it was last handed to the thread; or NULL */
  GThreadPool    *writing;

  /* Between the threads. */
  GMutex          lock;
  GCond           written;
  guint           n_under_way;
  gboolean        dropped;
  GError         *reason;  /* why it could not be written the last time; or NULL */

  HuKeeperTold    told;
  gpointer        user_data;
  guint           telling; /* source */
};

static gboolean
tell_cb (gpointer data)
{
  HuDraftKeeper *self = data;
  g_autoptr(GError) reason = NULL;

  g_mutex_lock (&self->lock);
  reason = self->reason != NULL ? g_error_copy (self->reason) : NULL;
  self->telling = 0;
  g_mutex_unlock (&self->lock);
  /* The draft counts as not kept, so that it is written again even if it does not change. */
  if (reason != NULL)
    g_clear_pointer (&self->kept, hu_node_unref);
  self->told (reason, self->user_data);

  return G_SOURCE_REMOVE;
}

/* In the thread.  There is one thread, and so one order. */
static void
write_cb (gpointer data,
          gpointer user_data)
{
  HuDraftKeeper *self = user_data;
  g_autoptr(GBytes) bytes = data;
  g_autoptr(GFile) file = g_file_new_for_path (self->path);
  g_autoptr(GError) error = NULL;
  gboolean latest;

  /* If another draft is waiting, this one need not be written. */
  g_mutex_lock (&self->lock);
  latest = self->n_under_way == 1 && !self->dropped;
  g_mutex_unlock (&self->lock);
  if (latest)
    hu_save_try (file, bytes, &error);

  g_mutex_lock (&self->lock);
  self->n_under_way--;
  if (latest && (error != NULL || self->reason != NULL))
    {
      g_clear_error (&self->reason);
      self->reason = g_steal_pointer (&error);
      if (self->telling == 0)
        self->telling = g_idle_add (tell_cb, self);
    }
  g_cond_broadcast (&self->written);
  g_mutex_unlock (&self->lock);
}

/* Hands the draft over as it is now. */
static void
keep (HuDraftKeeper *self)
{
  HuNode *draft = hu_workshop_get_draft (self->shop);

  g_clear_handle_id (&self->source, g_source_remove);
  if (self->dropped || draft == self->kept)
    return;

  g_clear_pointer (&self->kept, hu_node_unref);
  self->kept = hu_node_ref (draft);
  g_mutex_lock (&self->lock);
  self->n_under_way++;
  g_mutex_unlock (&self->lock);
  g_thread_pool_push (self->writing, hu_node_to_bytes (draft), NULL);
}

static gboolean
due_cb (gpointer data)
{
  HuDraftKeeper *self = data;

  self->source = 0;
  /* A stroke has no time to spare, and is over soon. */
  if (hu_workshop_is_in_stroke (self->shop))
    self->source = g_timeout_add (IN_A_STROKE, due_cb, self);
  else
    keep (self);

  return G_SOURCE_REMOVE;
}

static void
changed_cb (HuDraftKeeper *self)
{
  if (self->dropped)
    return;

  if (self->interval == 0 && !hu_workshop_is_in_stroke (self->shop))
    keep (self);
  else if (self->source == 0 && self->interval > 0)
    self->source = g_timeout_add_seconds (self->interval, due_cb, self);
  else if (self->source == 0)
    self->source = g_timeout_add (IN_A_STROKE, due_cb, self);
}

/**
 * hu_draft_keeper_new:
 * @interval: seconds from the first edit that is not kept until the draft is written; 0: at once
 * @told: called with the reason when the draft cannot be kept, and again when it can
 *
 * Keeps a draft from now on.
 */
HuDraftKeeper *
hu_draft_keeper_new (HuWorkshop     *shop,
                     const char     *path,
                     guint           interval,
                     HuKeeperTold    told,
                     gpointer        user_data)
{
  HuDraftKeeper *self;

  g_return_val_if_fail (HU_IS_WORKSHOP (shop) && path != NULL && told != NULL, NULL);

  self = g_new0 (HuDraftKeeper, 1);
  self->shop = g_object_ref (shop);
  self->path = g_strdup (path);
  self->interval = interval;
  self->told = told;
  self->user_data = user_data;
  g_mutex_init (&self->lock);
  g_cond_init (&self->written);
  self->writing = g_thread_pool_new (write_cb, self, 1, FALSE, NULL);
  self->changed = g_signal_connect_swapped (shop, "changed", G_CALLBACK (changed_cb), self);
  if (hu_workshop_is_in_stroke (shop))
    changed_cb (self);
  else
    keep (self);

  return self;
}

/* Ends the keeper after it has finished writing. */
void
hu_draft_keeper_free (HuDraftKeeper *self)
{
  g_return_if_fail (self != NULL);

  g_thread_pool_free (self->writing, FALSE, TRUE);
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_handle_id (&self->telling, g_source_remove);
  g_clear_signal_handler (&self->changed, self->shop);
  g_clear_pointer (&self->kept, hu_node_unref);
  g_clear_object (&self->shop);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->written);
  g_clear_error (&self->reason);
  g_free (self->path);
  g_free (self);
}

HuWorkshop *
hu_draft_keeper_get_shop (HuDraftKeeper *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->shop;
}

/**
 * hu_draft_keeper_set_interval:
 * @interval: how many seconds edits may wait to be written; 0: not at all
 *
 * Edits that are waiting already wait no longer than that.
 */
void
hu_draft_keeper_set_interval (HuDraftKeeper *self,
                              guint          interval)
{
  g_return_if_fail (self != NULL);

  if (self->interval == interval)
    return;

  self->interval = interval;
  if (self->source != 0)
    {
      g_clear_handle_id (&self->source, g_source_remove);
      changed_cb (self);
    }
}

/* Writes the draft once more if it could not be written the last time. */
void
hu_draft_keeper_retry (HuDraftKeeper *self)
{
  g_return_if_fail (self != NULL);

  if (self->kept == NULL && !hu_workshop_is_in_stroke (self->shop))
    keep (self);
}

/* Waits until the present draft is on the disk, or has failed to be written. */
void
hu_draft_keeper_sync (HuDraftKeeper *self)
{
  g_return_if_fail (self != NULL);

  keep (self);
  g_mutex_lock (&self->lock);
  while (self->n_under_way > 0)
    g_cond_wait (&self->written, &self->lock);
  g_mutex_unlock (&self->lock);
}

/* Removes the file: the draft is saved elsewhere, or is not wanted. */
void
hu_draft_keeper_drop (HuDraftKeeper *self)
{
  g_return_if_fail (self != NULL);

  g_mutex_lock (&self->lock);
  self->dropped = TRUE;
  while (self->n_under_way > 0)
    g_cond_wait (&self->written, &self->lock);
  g_mutex_unlock (&self->lock);
  g_unlink (self->path);
}
