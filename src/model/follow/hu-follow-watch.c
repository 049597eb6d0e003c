/*
 * The watch: looks in a thread when a notice comes that a save was closed, after 500 ms of
 * silence at any other notice, and every two seconds in any case, since a portal's or a
 * network's folder may send none.
 */
#include "hu-follow-watch.h"

#include "hu-follow-look.h"
#include "hu-job.h"

#define SILENCE 500      /* ms */
#define LOOK_EVERY 2000  /* ms */
#define AGAIN 250        /* ms until a half save is read again … */
#define PATIENCE 5       /* … for so many seconds since it last grew */
#define N_DOUBTS 2       /* looks at a new save whatever its stamp: a clock may be too coarse to tell two saves apart */

struct _HuFollowWatch
{
  GObject        parent_instance;

  GFile         *place;
  HuFollowState  state;
  HuFollowKnown  known;    /* when it was last looked at to an end */
  GFile         *file;     /* the last whole save */
  GBytes        *bytes;
  GFile         *before;   /* the one before, should that be passed over */
  GBytes        *bytes_before;
  char          *checksum_before;

  GFileMonitor  *monitor;
  HuJob         *looking;  /* under way … */
  gboolean       again;    /* … and something has happened meanwhile */
  guint          doubts;
  HuFileStamp    half;     /* of the half save that is waited for */
  gint64         deadline; /* monotonic time; 0: nothing is waited for */
  guint          silence;  /* sources */
  guint          retry;
  guint          every;
};

typedef struct
{
  GFile        *place;
  HuFollowKnown known;
  gboolean      anew;
} Job;

enum
{
  PROP_0,
  PROP_STATE,
};

enum
{
  CAME,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void look (HuFollowWatch *self,
                  gboolean       anew);

G_DEFINE_FINAL_TYPE (HuFollowWatch, hu_follow_watch, G_TYPE_OBJECT)

static void
job_free (gpointer data)
{
  Job *job = data;

  g_object_unref (job->place);
  hu_follow_known_clear (&job->known);
  g_free (job);
}

static void
set_state (HuFollowWatch *self,
           HuFollowState  state)
{
  if (self->state == state)
    return;

  self->state = state;
  g_object_notify (G_OBJECT (self), "state");
}

static void
forget_before (HuFollowWatch *self)
{
  g_clear_object (&self->before);
  g_clear_pointer (&self->bytes_before, g_bytes_unref);
  g_clear_pointer (&self->checksum_before, g_free);
}

/* --- What a look has found --- */

static void
retry_cb (gpointer data)
{
  HuFollowWatch *self = data;

  self->retry = 0;
  look (self, TRUE);
}

static void
remember (HuFollowWatch      *self,
          const HuFollowLook *found)
{
  if (self->known.file == NULL || !g_file_equal (self->known.file, found->file) ||
      !hu_file_stamp_equal (&self->known.stamp, &found->stamp))
    self->doubts = N_DOUBTS;
  g_set_object (&self->known.file, found->file);
  self->known.stamp = found->stamp;
  self->deadline = 0;
}

/* Waits for the rest of a save, as long as it grows or was looked at a short time ago. */
static void
wait_for_rest (HuFollowWatch      *self,
               const HuFollowLook *found)
{
  gint64 now = g_get_monotonic_time ();

  if (self->deadline == 0 || !hu_file_stamp_equal (&self->half, &found->stamp))
    {
      self->half = found->stamp;
      self->deadline = now + PATIENCE * G_TIME_SPAN_SECOND;
    }
  if (now < self->deadline)
    {
      set_state (self, HU_FOLLOW_WAITING);
      g_clear_handle_id (&self->retry, g_source_remove);
      self->retry = g_timeout_add_once (AGAIN, retry_cb, self);
      return;
    }

  remember (self, found);
  self->doubts = 0;
  set_state (self, found->result == HU_LOOK_FOREIGN ? HU_FOLLOW_FOREIGN : HU_FOLLOW_BROKEN);
}

/* Makes room for the save that has come. */
static void
keep_before (HuFollowWatch *self)
{
  forget_before (self);
  self->before = g_steal_pointer (&self->file);
  self->bytes_before = g_steal_pointer (&self->bytes);
  self->checksum_before = g_steal_pointer (&self->known.checksum);
}

static void
take_over (HuFollowWatch *self,
           HuFollowLook  *found)
{
  switch (found->result)
    {
    case HU_LOOK_GONE:
      set_state (self, HU_FOLLOW_GONE);
      break;

    case HU_LOOK_EMPTY:
      set_state (self, HU_FOLLOW_EMPTY);
      break;

    case HU_LOOK_HALF:
    case HU_LOOK_FOREIGN:
      wait_for_rest (self, found);
      break;

    case HU_LOOK_SAME:
      /* A file that is known to be broken stays so. */
      if (found->checksum != NULL || (self->state != HU_FOLLOW_BROKEN && self->state != HU_FOLLOW_FOREIGN))
        set_state (self, HU_FOLLOW_GOOD);
      remember (self, found);
      break;

    case HU_LOOK_WHOLE:
      remember (self, found);
      keep_before (self);
      self->known.checksum = g_steal_pointer (&found->checksum);
      g_set_object (&self->file, found->file);
      self->bytes = g_steal_pointer (&found->bytes);
      set_state (self, HU_FOLLOW_GOOD);
      g_signal_emit (self, signals[CAME], 0);
      break;
    }
}

/* --- Looking --- */

static gpointer
look_at_place (gpointer data,
               HuJob   *running,
               GError **error)
{
  Job *job = data;

  return hu_follow_look_new (job->place, &job->known, job->anew);
}

static void
looked_cb (gpointer      owner,
           gpointer      look_found,
           const GError *error)
{
  /* A handler of the save may let the watch go. */
  g_autoptr(HuFollowWatch) self = g_object_ref (owner);
  g_autoptr(HuFollowLook) found = look_found;

  hu_follow_known_arrive (&self->known, found);
  take_over (self, found);
  if (self->again && self->place != NULL)
    look (self, TRUE);
}

static void
look (HuFollowWatch *self,
      gboolean       anew)
{
  static const HuJobKind looking = { "follow-look", look_at_place, job_free, (GDestroyNotify) hu_follow_look_free };
  Job *job;

  if (self->looking != NULL)
    {
      self->again = self->again || anew;
      return;
    }

  self->again = FALSE;
  job = g_new0 (Job, 1);
  job->place = g_object_ref (self->place);
  hu_follow_known_copy (&job->known, &self->known);
  job->anew = anew;
  hu_job_start (&self->looking, &looking, job, looked_cb, self);
}

static void
silence_cb (gpointer data)
{
  HuFollowWatch *self = data;

  self->silence = 0;
  look (self, TRUE);
}

static void
noticed_cb (HuFollowWatch     *self,
            GFile             *file,
            GFile             *other,
            GFileMonitorEvent  event)
{
  g_clear_handle_id (&self->silence, g_source_remove);
  /* The writer has closed the file. */
  if (event == G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT)
    look (self, TRUE);
  else
    self->silence = g_timeout_add_once (SILENCE, silence_cb, self);
}

static gboolean
every_cb (gpointer data)
{
  HuFollowWatch *self = data;
  gboolean doubts = self->doubts > 0;

  /* A half save has a clock of its own. */
  if (self->retry != 0 || self->silence != 0)
    return G_SOURCE_CONTINUE;

  self->doubts -= doubts ? 1 : 0;
  look (self, doubts);

  return G_SOURCE_CONTINUE;
}

/* --- The object --- */

static void
hu_follow_watch_dispose (GObject *object)
{
  HuFollowWatch *self = HU_FOLLOW_WATCH (object);

  g_clear_handle_id (&self->silence, g_source_remove);
  g_clear_handle_id (&self->retry, g_source_remove);
  g_clear_handle_id (&self->every, g_source_remove);
  hu_job_stop (&self->looking);
  g_clear_object (&self->monitor);
  hu_follow_known_clear (&self->known);
  g_clear_object (&self->file);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  forget_before (self);
  g_clear_object (&self->place);

  G_OBJECT_CLASS (hu_follow_watch_parent_class)->dispose (object);
}

static void
hu_follow_watch_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  if (prop_id == PROP_STATE)
    g_value_set_uint (value, HU_FOLLOW_WATCH (object)->state);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
hu_follow_watch_class_init (HuFollowWatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = hu_follow_watch_dispose;
  object_class->get_property = hu_follow_watch_get_property;

  g_object_class_install_property (object_class, PROP_STATE,
                                   g_param_spec_uint ("state", NULL, NULL, 0, HU_FOLLOW_GONE, 0,
                                                      G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  signals[CAME] = g_signal_new ("came", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hu_follow_watch_init (HuFollowWatch *self)
{
}

/**
 * hu_follow_watch_new:
 * @place: a save, or a folder whose newest save is followed
 *
 * Looks at once; the save that is there comes first.
 */
HuFollowWatch *
hu_follow_watch_new (GFile *place)
{
  HuFollowWatch *self;

  g_return_val_if_fail (G_IS_FILE (place), NULL);

  self = g_object_new (HU_TYPE_FOLLOW_WATCH, NULL);
  self->place = g_object_ref (place);
  self->monitor = g_file_monitor (place, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (noticed_cb), self, G_CONNECT_SWAPPED);
  self->every = g_timeout_add (LOOK_EVERY, every_cb, self);
  look (self, TRUE);

  return self;
}

GFile *
hu_follow_watch_get_place (HuFollowWatch *self)
{
  g_return_val_if_fail (HU_IS_FOLLOW_WATCH (self), NULL);

  return self->place;
}

HuFollowState
hu_follow_watch_get_state (HuFollowWatch *self)
{
  g_return_val_if_fail (HU_IS_FOLLOW_WATCH (self), HU_FOLLOW_EMPTY);

  return self->state;
}

GFile *
hu_follow_watch_get_file (HuFollowWatch *self)
{
  g_return_val_if_fail (HU_IS_FOLLOW_WATCH (self), NULL);

  return self->file;
}

GBytes *
hu_follow_watch_get_bytes (HuFollowWatch *self)
{
  g_return_val_if_fail (HU_IS_FOLLOW_WATCH (self), NULL);

  return self->bytes;
}

GFile *
hu_follow_watch_get_newest (HuFollowWatch *self)
{
  g_return_val_if_fail (HU_IS_FOLLOW_WATCH (self), NULL);

  return self->known.file;
}

void
hu_follow_watch_pass_over (HuFollowWatch *self)
{
  g_return_if_fail (HU_IS_FOLLOW_WATCH (self));

  /* The only file there is cannot be passed over, and another one may have been found meanwhile. */
  if (self->file == NULL || g_file_equal (self->file, self->place) || !g_file_equal (self->file, self->known.file))
    return;

  hu_follow_known_pass (&self->known);
  g_free (self->known.checksum);
  self->known.checksum = g_steal_pointer (&self->checksum_before);
  g_clear_object (&self->file);
  self->file = g_steal_pointer (&self->before);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  self->bytes = g_steal_pointer (&self->bytes_before);
  look (self, TRUE);
}

void
hu_follow_watch_look_again (HuFollowWatch *self)
{
  g_return_if_fail (HU_IS_FOLLOW_WATCH (self));

  if (self->known.passed == NULL)
    return;

  g_clear_pointer (&self->known.passed, g_hash_table_unref);
  look (self, TRUE);
}
