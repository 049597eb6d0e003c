/*
 * Jobs in threads. Only the main thread touches slot, owner and what to call; the thread has the data until it is done.
 */
#include "hu-job.h"

struct _HuJob
{
  const HuJobKind *kind;
  gpointer         data;
  GCancellable    *cancellable;
  gint             thousandths; /* read and written atomically */
  HuJob          **slot;        /* or NULL */
  HuJobDone        done;        /* NULL: nobody waits */
  gpointer         owner;
};

typedef struct
{
  HuJob    *job;
  HuJobDone told;
  gpointer  part;
} Part;

static void
job_clear (gpointer data)
{
  g_object_unref (((HuJob *) data)->cancellable);
}

static void
job_unref (gpointer self)
{
  g_atomic_rc_box_release_full (self, job_clear);
}

static void
run (GTask        *task,
     gpointer      source,
     gpointer      data,
     GCancellable *cancellable)
{
  HuJob *self = data;
  GError *error = NULL;
  gpointer result = self->kind->work (self->data, self, &error);

  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, result, self->kind->free_result);
}

/* A job that nobody waits for has been cancelled, so that the task frees its result. */
static void
ready_cb (GObject      *source,
          GAsyncResult *task,
          gpointer      data)
{
  HuJob *self = data;
  HuJobDone done = g_steal_pointer (&self->done);
  g_autoptr(GError) error = NULL;
  gpointer result = g_task_propagate_pointer (G_TASK (task), &error);

  if (self->slot != NULL)
    *self->slot = NULL;
  if (done != NULL)
    done (self->owner, result, error);
  if (self->kind->free_data != NULL)
    self->kind->free_data (self->data);
}

void
hu_job_start (HuJob           **slot,
              const HuJobKind  *kind,
              gpointer          data,
              HuJobDone         done,
              gpointer          owner)
{
  HuJob *self = g_atomic_rc_box_new0 (HuJob);
  g_autoptr(GTask) task = NULL;

  *self = (HuJob) { kind, data, g_cancellable_new (), 0, slot, done, owner };
  if (slot != NULL)
    {
      hu_job_stop (slot);
      *slot = self;
    }
  task = g_task_new (NULL, self->cancellable, ready_cb, self);
  g_task_set_name (task, kind->name);
  g_task_set_task_data (task, self, job_unref);
  g_task_run_in_thread (task, run);
}

void
hu_job_stop (HuJob **slot)
{
  HuJob *self = g_steal_pointer (slot);

  if (self == NULL)
    return;

  self->slot = NULL;
  self->done = NULL;
  g_cancellable_cancel (self->cancellable);
}

void
hu_job_cancel (HuJob *self)
{
  if (self != NULL)
    g_cancellable_cancel (self->cancellable);
}

double
hu_job_get_done (HuJob *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return g_atomic_int_get (&self->thousandths) / 1000.0;
}

gboolean
hu_job_progress (double   done,
                 gpointer data)
{
  HuJob *self = data;

  g_atomic_int_set (&self->thousandths, (gint) (done * 1000));

  return !g_cancellable_is_cancelled (self->cancellable);
}

static gboolean
tell_cb (gpointer data)
{
  Part *part = data;

  /* The part of a job that has ended, or that nobody waits for, is dropped. */
  if (part->job->done != NULL)
    part->told (part->job->owner, g_steal_pointer (&part->part), NULL);

  return G_SOURCE_REMOVE;
}

static void
part_free (gpointer data)
{
  Part *self = data;

  g_clear_pointer (&self->part, self->job->kind->free_result);
  job_unref (self->job);
  g_free (self);
}

void
hu_job_tell (HuJob     *self,
             HuJobDone  told,
             gpointer   part)
{
  Part *telling = g_new (Part, 1);

  *telling = (Part) { g_atomic_rc_box_acquire (self), told, part };
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, tell_cb, telling, part_free);
  /* cppcheck-suppress memleak ; the idle source has it now, and frees it by part_free() */
}

GCancellable *
hu_job_get_cancellable (HuJob *self)
{
  return self->cancellable;
}
