/*
 * A report made in the background. The thread has its own copy of the game, without later events.
 */
#include "config.h"

#include "hu-report-job.h"

#include <glib/gi18n-lib.h>

#include "hu-carried.h"
#include "hu-game-file.h"

struct _HuReportJob
{
  gint           ref_count;
  gint           done; /* thousandths; read and written atomically */
  HuScenario    *scenario;
  GPtrArray     *events; /* HuEvent: the log, what was undone included */
  guint          n_real; /* what-if supposes the events after these */
  GPtrArray     *log;    /* HuEvent: as a file has it; NULL in what-if, which no file has */
  HuPlayed       played;
  HuReportOrder  order;
  HuReport      *report;
  GBytes        *bytes;
};

static HuReportJob *
job_ref (HuReportJob *self)
{
  g_atomic_int_inc (&self->ref_count);
  return self;
}

/**
 * hu_report_job_unref:
 *
 * Drops a reference; a running job continues.
 */
void
hu_report_job_unref (HuReportJob *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_int_dec_and_test (&self->ref_count))
    return;

  g_clear_pointer (&self->report, hu_report_unref);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  hu_scenario_unref (self->scenario);
  g_ptr_array_unref (self->events);
  g_clear_pointer (&self->log, g_ptr_array_unref);
  hu_played_clear (&self->played);
  g_free (self);
}

/* A job is judging the game, then wording the report, then writing the file. */
typedef struct
{
  HuReportJob  *job;
  GCancellable *cancellable;
  double        begun, share; /* of all of it: what was done before, and what this is */
} Progress;

#define SHARE_JUDGING 0.1
#define SHARE_WORDING 0.4 /* where a file is written; all the rest where none is */

static gboolean
progress_cb (double   done,
             gpointer data)
{
  Progress *progress = data;

  g_atomic_int_set (&progress->job->done, (gint) ((progress->begun + progress->share * done) * 1000));

  return !g_cancellable_is_cancelled (progress->cancellable);
}

static void
begin_share (Progress *progress,
             double    share)
{
  progress->begun += progress->share;
  progress->share = share;
}

/* How many events a report may take as having happened. */
static guint
count_real (HuGame *game)
{
  return hu_game_in_what_if (game) ? hu_game_get_base (game) : G_MAXUINT;
}

static GPtrArray *
dup_events (HuGame *game)
{
  GPtrArray *events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);

  for (guint i = 0; i < hu_game_get_n_events (game); i++)
    g_ptr_array_add (events, hu_event_ref (hu_game_get_event (game, i)));

  return events;
}

/* NULL where it was stopped; without @progress it never is. */
static HuAdjudicator *
judge (HuScenario *scenario,
       GPtrArray  *events,
       guint       n_real,
       Progress   *progress)
{
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);

  hu_adjudicator_suppose_after (adjudicator, n_real);
  for (guint i = 0; i < events->len; i++)
    {
      HuRefusal refusal;

      if (progress != NULL && i % 64 == 0 && !progress_cb ((double) i / events->len, progress))
        return NULL;
      if (!hu_adjudicator_append (adjudicator, g_ptr_array_index (events, i), &refusal))
        {
          g_critical ("event %u of a game that was judged cannot be", i + 1);
          break;
        }
    }

  return g_steal_pointer (&adjudicator);
}

HuAdjudicator *
hu_report_job_adjudicate (HuGame *game)
{
  g_autoptr(GPtrArray) events = NULL;

  g_return_val_if_fail (HU_IS_GAME (game), NULL);

  events = dup_events (game);

  return judge (hu_game_get_scenario (game), events, count_real (game), NULL);
}

/* The game up to the moment of the report, as a file has it. */
static GBytes *
cut_game (HuReportJob *self)
{
  g_autoptr(GPtrArray) log = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  g_autoptr(HuGameFile) file = NULL;

  for (guint i = 0; i < self->order.options.n_events; i++)
    g_ptr_array_add (log, hu_event_ref (g_ptr_array_index (self->events, i)));
  file = hu_game_file_new (self->scenario, log);

  return hu_carried_cut (file, log->len);
}

/* A page of the truth carries the game; a side's view would give away what the other side conceals. */
static gboolean
write_page (HuReportJob   *self,
            HuAdjudicator *adjudicator,
            Progress      *progress,
            GError       **error)
{
  g_autoptr(GBytes) game = self->order.options.viewer == HU_SIDE_NONE ? cut_game (self) : NULL;
  g_autofree char *packed = game != NULL ? hu_carried_pack (game) : NULL;
  HuReportEnclosure enclosure = { adjudicator, packed };

  self->bytes = hu_report_to_html (self->report, &enclosure, progress_cb, progress, error);

  return self->bytes != NULL;
}

static gboolean
write_file (HuReportJob   *self,
            HuAdjudicator *adjudicator,
            Progress      *progress,
            GError       **error)
{
  const HuReportTable *table;

  switch ((HuReportFormat) self->order.format)
    {
    case HU_REPORT_PDF:
      self->bytes = hu_report_to_pdf (self->report, &self->order.setup, progress_cb, progress, error);
      break;
    case HU_REPORT_HTML:
      return write_page (self, adjudicator, progress, error);
    case HU_REPORT_MARKDOWN:
    case HU_REPORT_BBCODE:
    case HU_REPORT_XENFORO:
    case HU_REPORT_TEXT:
    case HU_REPORT_CHAT:
      self->bytes = hu_report_to_text (self->report, (HuReportFormat) self->order.format);
      break;
    case HU_REPORT_CSV:
      table = hu_report_find_table (self->report, self->order.table);
      g_return_val_if_fail (table != NULL, FALSE);
      self->bytes = hu_report_table_to_csv (table);
      break;
    case HU_N_REPORT_FORMATS:
      break;
    }

  return self->bytes != NULL;
}

static char *
dup_fingerprint (HuScenario    *scenario,
                 GPtrArray     *log,
                 HuAdjudicator *adjudicator,
                 guint          n_events,
                 HuSide         viewer)
{
  g_autoptr(HuGameFile) file = hu_game_file_new (scenario, log);

  return hu_game_file_fingerprint_seen (file, TRUE, adjudicator, n_events, viewer);
}

char *
hu_report_job_dup_fingerprint (HuGame        *game,
                               HuAdjudicator *adjudicator)
{
  g_autoptr(GPtrArray) log = NULL;

  g_return_val_if_fail (HU_IS_GAME (game), NULL);

  if (hu_game_in_what_if (game))
    return NULL;

  log = hu_game_dup_log (game);

  return dup_fingerprint (hu_game_get_scenario (game), log, adjudicator, hu_game_get_position (game),
                          hu_game_get_viewer (game));
}

static void
run (GTask        *task,
     gpointer      source,
     gpointer      data,
     GCancellable *cancellable)
{
  HuReportJob *self = data;
  Progress progress = { self, cancellable, 0, 0 };
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  g_autofree char *fingerprint = NULL;
  HuReportOptions options = self->order.options;
  GError *error = NULL;

  begin_share (&progress, SHARE_JUDGING);
  adjudicator = judge (self->scenario, self->events, self->n_real, &progress);
  if (adjudicator != NULL && self->log != NULL)
    fingerprint = dup_fingerprint (self->scenario, self->log, adjudicator, options.n_events, options.viewer);
  options.fingerprint = fingerprint;
  options.played = &self->played;
  begin_share (&progress, self->order.format >= 0 ? SHARE_WORDING : 1 - SHARE_JUDGING);
  if (adjudicator != NULL)
    self->report = hu_report_new_stepwise (adjudicator, &options, progress_cb, &progress);
  begin_share (&progress, 1 - progress.begun - progress.share);

  if (self->report == NULL)
    g_task_return_new_error (task, HU_REPORT_ERROR, HU_REPORT_ERROR_CANCELLED, "%s",
                             _("It was cancelled; nothing was written."));
  else if (self->order.format >= 0 && !write_file (self, adjudicator, &progress, &error))
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

/* @game: the game, in its present state; @order: the report to make; copied; @cancellable: cancels the job, or NULL.
 * Returns the job, which can be asked for its progress. */
HuReportJob *
hu_report_job_start (HuGame              *game,
                     const HuReportOrder *order,
                     GCancellable        *cancellable,
                     GAsyncReadyCallback  ready,
                     gpointer             data)
{
  HuReportJob *self;
  g_autoptr(GTask) task = NULL;

  g_return_val_if_fail (HU_IS_GAME (game) && order != NULL, NULL);

  self = g_new0 (HuReportJob, 1);
  self->ref_count = 1;
  self->order = *order;
  self->log = hu_game_in_what_if (game) ? NULL : hu_game_dup_log (game);
  hu_played_copy (&self->played, order->options.played != NULL ? order->options.played : hu_game_get_played (game));
  self->scenario = hu_scenario_ref (hu_game_get_scenario (game));
  self->events = dup_events (game);
  self->n_real = count_real (game);

  task = g_task_new (NULL, cancellable, ready, data);
  g_task_set_source_tag (task, hu_report_job_start);
  g_task_set_task_data (task, job_ref (self), (GDestroyNotify) hu_report_job_unref);
  g_task_run_in_thread (task, run);

  return self;
}

double
hu_report_job_get_done (HuReportJob *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return g_atomic_int_get (&self->done) / 1000.0;
}

HuReport *
hu_report_job_finish (GAsyncResult *result,
                      GBytes      **bytes,
                      GError      **error)
{
  HuReportJob *self;

  g_return_val_if_fail (G_IS_TASK (result), NULL);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;

  self = g_task_get_task_data (G_TASK (result));
  if (bytes != NULL)
    *bytes = g_steal_pointer (&self->bytes);

  return g_steal_pointer (&self->report);
}
