/*
 * A report made in the background. The thread has its own copy of the game, without later events.
 */
#include "config.h"

#include "hu-report-job.h"

#include <glib/gi18n-lib.h>

#include "hu-carried.h"
#include "hu-game-file.h"

typedef struct
{
  HuScenario    *scenario;
  GPtrArray     *events; /* HuEvent: the log, what was undone included */
  guint          n_real; /* what-if supposes the events after these */
  GPtrArray     *log;    /* HuEvent: as a file has it; NULL in what-if, which no file has */
  HuPlayed       played;
  HuReportOrder  order;
} Request;

static void
request_free (gpointer data)
{
  Request *self = data;

  hu_scenario_unref (self->scenario);
  g_ptr_array_unref (self->events);
  g_clear_pointer (&self->log, g_ptr_array_unref);
  hu_played_clear (&self->played);
  g_free (self);
}

/* A job is judging the game, then wording the report, then writing the file. */
typedef struct
{
  HuJob *job;
  double begun, share; /* of all of it: what was done before, and what this is */
} Progress;

#define SHARE_JUDGING 0.1
#define SHARE_WORDING 0.4 /* where a file is written; all the rest where none is */

static gboolean
progress_cb (double   done,
             gpointer data)
{
  Progress *progress = data;

  return hu_job_progress (progress->begun + progress->share * done, progress->job);
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
cut_game (const Request *self)
{
  g_autoptr(GPtrArray) log = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  g_autoptr(HuGameFile) file = NULL;

  for (guint i = 0; i < self->order.options.n_events; i++)
    g_ptr_array_add (log, hu_event_ref (g_ptr_array_index (self->events, i)));
  file = hu_game_file_new (self->scenario, log);

  return hu_carried_cut (file, log->len);
}

/* A page of the truth carries the game; a side's view would give away what the other side conceals. */
static GBytes *
write_page (const Request *self,
            HuReport      *report,
            HuAdjudicator *adjudicator,
            Progress      *progress,
            GError       **error)
{
  g_autoptr(GBytes) game = self->order.options.viewer == HU_SIDE_NONE ? cut_game (self) : NULL;
  g_autofree char *packed = game != NULL ? hu_carried_pack (game) : NULL;
  HuReportEnclosure enclosure = { adjudicator, packed };

  return hu_report_to_html (report, &enclosure, progress_cb, progress, error);
}

static GBytes *
write_file (const Request *self,
            HuReport      *report,
            HuAdjudicator *adjudicator,
            Progress      *progress,
            GError       **error)
{
  const HuReportTable *table;

  switch ((HuReportFormat) self->order.format)
    {
    case HU_REPORT_PDF:
      return hu_report_to_pdf (report, &self->order.setup, progress_cb, progress, error);
    case HU_REPORT_HTML:
      return write_page (self, report, adjudicator, progress, error);
    case HU_REPORT_MARKDOWN:
    case HU_REPORT_BBCODE:
    case HU_REPORT_XENFORO:
    case HU_REPORT_TEXT:
    case HU_REPORT_CHAT:
      return hu_report_to_text (report, (HuReportFormat) self->order.format);
    case HU_REPORT_CSV:
      table = hu_report_find_table (report, self->order.table);
      g_return_val_if_fail (table != NULL, NULL);
      return hu_report_table_to_csv (table);
    case HU_N_REPORT_FORMATS:
      break;
    }

  return NULL;
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

void
hu_report_made_free (HuReportMade *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->report, hu_report_unref);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_free (self);
}

static gpointer
work (gpointer data,
      HuJob   *job,
      GError **error)
{
  const Request *self = data;
  Progress progress = { job, 0, 0 };
  g_autoptr(HuReportMade) made = g_new0 (HuReportMade, 1);
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  g_autofree char *fingerprint = NULL;
  HuReportOptions options = self->order.options;

  begin_share (&progress, SHARE_JUDGING);
  adjudicator = judge (self->scenario, self->events, self->n_real, &progress);
  if (adjudicator != NULL && self->log != NULL)
    fingerprint = dup_fingerprint (self->scenario, self->log, adjudicator, options.n_events, options.viewer);
  options.fingerprint = fingerprint;
  options.played = &self->played;
  begin_share (&progress, self->order.format >= 0 ? SHARE_WORDING : 1 - SHARE_JUDGING);
  if (adjudicator != NULL)
    made->report = hu_report_new_stepwise (adjudicator, &options, progress_cb, &progress);
  begin_share (&progress, 1 - progress.begun - progress.share);

  if (made->report == NULL)
    {
      g_set_error_literal (error, HU_REPORT_ERROR, HU_REPORT_ERROR_CANCELLED, _("It was cancelled; nothing was written."));
      return NULL;
    }
  if (self->order.format >= 0)
    made->bytes = write_file (self, made->report, adjudicator, &progress, error);

  return self->order.format < 0 || made->bytes != NULL ? g_steal_pointer (&made) : NULL;
}

/* @game: the game, in its present state; @order: the report to make; copied. */
void
hu_report_job_start (HuJob              **slot,
                     HuGame              *game,
                     const HuReportOrder *order,
                     HuJobDone            done,
                     gpointer             owner)
{
  static const HuJobKind making = { "hu-report", work, request_free, (GDestroyNotify) hu_report_made_free };
  Request *self;

  g_return_if_fail (HU_IS_GAME (game) && order != NULL);

  self = g_new0 (Request, 1);
  self->order = *order;
  self->log = hu_game_in_what_if (game) ? NULL : hu_game_dup_log (game);
  hu_played_copy (&self->played, order->options.played != NULL ? order->options.played : hu_game_get_played (game));
  self->scenario = hu_scenario_ref (hu_game_get_scenario (game));
  self->events = dup_events (game);
  self->n_real = count_real (game);
  hu_job_start (slot, &making, self, done, owner);
}
