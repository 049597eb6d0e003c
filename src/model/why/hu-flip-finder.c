/*
 * Finds flip maps in a thread of its own.  The thread reads a snapshot, which nobody
 * changes, and hands over copies of the unfinished map; only the main thread touches the
 * object.
 */
#include "hu-flip-finder.h"

#include "hu-job.h"

#define HAND_OVER (30 * G_TIME_SPAN_MILLISECOND) /* not more often */

struct _HuFlipFinder
{
  GObject       parent_instance;

  HuFlipMap *map;     /* or NULL */
  HuJob     *running; /* or NULL */
};

/* The work of the thread. */
typedef struct
{
  HuJob      *job;
  HuSnapshot *snapshot;
  HuQuestion  question;
  gint64      handed_over; /* when */
} Search;

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuFlipFinder, hu_flip_finder, G_TYPE_OBJECT)

static void
search_free (gpointer data)
{
  Search *search = data;

  hu_snapshot_unref (search->snapshot);
  g_free (search);
}

/* All of the map, or the part that is found so far. */
static void
take_map (gpointer      owner,
          gpointer      map,
          const GError *error)
{
  HuFlipFinder *self = owner;

  g_clear_pointer (&self->map, hu_flip_map_free);
  self->map = map;
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
progress_cb (const HuFlipMap *map,
             gpointer         data)
{
  Search *search = data;
  gint64 now = g_get_monotonic_time ();

  if (g_cancellable_is_cancelled (hu_job_get_cancellable (search->job)))
    return FALSE;
  if (now - search->handed_over < HAND_OVER)
    return TRUE;

  search->handed_over = now;
  hu_job_tell (search->job, take_map, hu_flip_map_copy (map));

  return TRUE;
}

static gpointer
find (gpointer data,
      HuJob   *job,
      GError **error)
{
  Search *search = data;

  search->job = job;

  return hu_flip_map_new (hu_snapshot_get_state (search->snapshot), &search->question, progress_cb, search);
}

static const HuJobKind finding = { "hu-flip-finder", find, search_free, (GDestroyNotify) hu_flip_map_free };

static void
hu_flip_finder_dispose (GObject *object)
{
  HuFlipFinder *self = HU_FLIP_FINDER (object);

  hu_job_stop (&self->running);
  g_clear_pointer (&self->map, hu_flip_map_free);

  G_OBJECT_CLASS (hu_flip_finder_parent_class)->dispose (object);
}

static void
hu_flip_finder_class_init (HuFlipFinderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_flip_finder_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hu_flip_finder_init (HuFlipFinder *self)
{
}

HuFlipFinder *
hu_flip_finder_new (void)
{
  return g_object_new (HU_TYPE_FLIP_FINDER, NULL);
}

/* Begins to find the map of @question in another thread. */
void
hu_flip_finder_ask (HuFlipFinder     *self,
                    HuSnapshot       *snapshot,
                    const HuQuestion *question)
{
  Search *search;

  g_return_if_fail (HU_IS_FLIP_FINDER (self));
  g_return_if_fail (snapshot != NULL && question != NULL);
  g_return_if_fail (hu_question_possible (hu_snapshot_get_scenario (snapshot), question));

  search = g_new0 (Search, 1);
  search->snapshot = hu_snapshot_ref (snapshot);
  search->question = *question;
  search->handed_over = g_get_monotonic_time ();
  hu_job_start (&self->running, &finding, search, take_map, self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
hu_flip_finder_cancel (HuFlipFinder *self)
{
  g_return_if_fail (HU_IS_FLIP_FINDER (self));

  if (self->running == NULL)
    return;

  hu_job_stop (&self->running);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Stops the search and forgets its result. */
void
hu_flip_finder_clear (HuFlipFinder *self)
{
  g_return_if_fail (HU_IS_FLIP_FINDER (self));

  if (self->running == NULL && self->map == NULL)
    return;

  hu_job_stop (&self->running);
  g_clear_pointer (&self->map, hu_flip_map_free);
  g_signal_emit (self, signals[CHANGED], 0);
}

const HuFlipMap *
hu_flip_finder_get_map (HuFlipFinder *self)
{
  g_return_val_if_fail (HU_IS_FLIP_FINDER (self), NULL);

  return self->map;
}

gboolean
hu_flip_finder_is_running (HuFlipFinder *self)
{
  g_return_val_if_fail (HU_IS_FLIP_FINDER (self), FALSE);

  return self->running != NULL;
}

/* Returns the share of the map that is known, 0 … 1. */
double
hu_flip_finder_get_fraction (HuFlipFinder *self)
{
  g_return_val_if_fail (HU_IS_FLIP_FINDER (self), 0);

  if (self->map == NULL || self->map->n_hexes == 0)
    return 0;

  return (self->map->n_flips_known + self->map->n_margins_known) / (2.0 * self->map->n_hexes);
}
