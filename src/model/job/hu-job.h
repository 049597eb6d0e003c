/*
 * Work that runs in a thread and comes back to the main loop, to an owner who may stop waiting for it.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _HuJob HuJob;

/* A kind of work. */
typedef struct
{
  const char    *name; /* for the debugger */
  /* In the thread: returns (transfer full) the result, or NULL, with or without @error. */
  gpointer     (*work) (gpointer data,
                        HuJob   *job,
                        GError **error);
  GDestroyNotify free_data;   /* called in the main loop, after all else; or NULL */
  GDestroyNotify free_result; /* or NULL: there is none */
} HuJobKind;

/* In the main loop; @result: (transfer full). A job that was cancelled has G_IO_ERROR_CANCELLED and no result. */
typedef void (*HuJobDone) (gpointer      owner,
                           gpointer      result,
                           const GError *error);

/* Stops the job in @slot, and starts another there; @slot is empty again when @done is called. Whoever has a slot stops
 * the job before it goes; without a slot, @done is called in any case. (transfer full) @data */
void          hu_job_start (HuJob           **slot,
                            const HuJobKind  *kind,
                            gpointer          data,
                            HuJobDone         done,
                            gpointer          owner);
/* Cancels the job, if there is one; nobody waits for it any more. */
void          hu_job_stop  (HuJob           **slot);
/* Cancels the job, if there is one; its owner waits for its end. */
void          hu_job_cancel (HuJob           *self);

/* How much of it is done, 0 … 1. */
double        hu_job_get_done (HuJob         *self);

/* In the thread: says how much is done; FALSE: it is cancelled. A HuProgressFunc whose data is the job. */
gboolean      hu_job_progress (double         done,
                               gpointer       data);
/* In the thread: hands @part, which is a result, to the owner while the work goes on. (transfer full) @part */
void          hu_job_tell     (HuJob         *self,
                               HuJobDone      told,
                               gpointer       part);
GCancellable *hu_job_get_cancellable (HuJob  *self);

G_END_DECLS
