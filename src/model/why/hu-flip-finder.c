/*
 * Finds flip maps in a thread of its own.  The thread reads a snapshot, which nobody
 * changes, and hands over copies of the unfinished map; only the main thread touches the
 * object.
 */
#include "hu-flip-finder.h"

#define HAND_OVER (30 * G_TIME_SPAN_MILLISECOND) /* not more often */

struct _HuFlipFinder
{
  GObject       parent_instance;

  HuFlipMap    *map;      /* or NULL */
  GCancellable *running;  /* of what is being found; or NULL */
};

/* The work of the thread. */
typedef struct
{
  HuFlipFinder *finder; /* borrowed: the task holds it */
  HuSnapshot   *snapshot;
  HuQuestion    question;
  GCancellable *cancellable;
  gint64        handed_over; /* when */
} Search;

/* A copy on its way to the main thread. */
typedef struct
{
  HuFlipFinder *finder;
  GCancellable *cancellable; /* of the search it comes from */
  HuFlipMap    *map;
} Part;

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
  g_object_unref (search->cancellable);
  g_free (search);
}

static void
part_free (gpointer data)
{
  Part *part = data;

  g_clear_pointer (&part->map, hu_flip_map_free);
  g_object_unref (part->finder);
  g_object_unref (part->cancellable);
  g_free (part);
}

static void
take_map (HuFlipFinder *self,
          HuFlipMap    *map)
{
  g_clear_pointer (&self->map, hu_flip_map_free);
  self->map = map;
}

static gboolean
take_part_cb (gpointer data)
{
  Part *part = data;

  /* The result of a cancelled search is dropped. */
  if (part->finder->running == part->cancellable)
    {
      take_map (part->finder, g_steal_pointer (&part->map));
      g_signal_emit (part->finder, signals[CHANGED], 0);
    }

  return G_SOURCE_REMOVE;
}

static gboolean
progress_cb (const HuFlipMap *map,
             gpointer         data)
{
  Search *search = data;
  gint64 now = g_get_monotonic_time ();
  Part *part;

  if (g_cancellable_is_cancelled (search->cancellable))
    return FALSE;
  if (now - search->handed_over < HAND_OVER)
    return TRUE;

  search->handed_over = now;
  part = g_new0 (Part, 1);
  part->finder = g_object_ref (search->finder);
  part->cancellable = g_object_ref (search->cancellable);
  part->map = hu_flip_map_copy (map);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, take_part_cb, part, part_free);

  /* cppcheck-suppress memleak ; the idle source has it now, and frees it by part_free() */
  return TRUE;
}

static void
search_thread (GTask        *task,
               gpointer      source,
               gpointer      data,
               GCancellable *cancellable)
{
  Search *search = data;

  g_task_return_pointer (task,
                         hu_flip_map_new (hu_snapshot_get_state (search->snapshot), &search->question, progress_cb,
                                          search),
                         (GDestroyNotify) hu_flip_map_free);
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  HuFlipFinder *self = HU_FLIP_FINDER (source);
  HuFlipMap *map = g_task_propagate_pointer (G_TASK (result), NULL);

  if (map == NULL)
    return;
  if (self->running != g_task_get_cancellable (G_TASK (result)))
    {
      hu_flip_map_free (map);
      return;
    }

  g_clear_object (&self->running);
  take_map (self, map);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
give_up (HuFlipFinder *self)
{
  if (self->running == NULL)
    return;

  g_cancellable_cancel (self->running);
  g_clear_object (&self->running);
}

static void
hu_flip_finder_dispose (GObject *object)
{
  HuFlipFinder *self = HU_FLIP_FINDER (object);

  give_up (self);
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

/**
 * hu_flip_finder_ask:
 *
 * Begins to find the map of @question in another thread.
 */
void
hu_flip_finder_ask (HuFlipFinder     *self,
                    HuSnapshot       *snapshot,
                    const HuQuestion *question)
{
  g_autoptr(GTask) task = NULL;
  Search *search;

  g_return_if_fail (HU_IS_FLIP_FINDER (self));
  g_return_if_fail (snapshot != NULL && question != NULL);
  g_return_if_fail (hu_question_possible (hu_snapshot_get_scenario (snapshot), question));

  give_up (self);
  self->running = g_cancellable_new ();

  search = g_new0 (Search, 1);
  search->finder = self;
  search->snapshot = hu_snapshot_ref (snapshot);
  search->question = *question;
  search->cancellable = g_object_ref (self->running);
  search->handed_over = g_get_monotonic_time ();

  task = g_task_new (self, self->running, found_cb, NULL);
  g_task_set_source_tag (task, hu_flip_finder_ask);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, search, search_free);
  g_task_run_in_thread (task, search_thread);

  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * hu_flip_finder_cancel:
 *
 * Stops the search; the part found so far stays.
 */
void
hu_flip_finder_cancel (HuFlipFinder *self)
{
  g_return_if_fail (HU_IS_FLIP_FINDER (self));

  if (self->running == NULL)
    return;

  give_up (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * hu_flip_finder_clear:
 *
 * Stops the search and forgets its result.
 */
void
hu_flip_finder_clear (HuFlipFinder *self)
{
  g_return_if_fail (HU_IS_FLIP_FINDER (self));

  if (self->running == NULL && self->map == NULL)
    return;

  give_up (self);
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
