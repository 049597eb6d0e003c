/*
 * The timeline: lays the log out in phases, classifies each event, and measures the meters
 * moment by moment.  Measurements are kept as long as the events before them stay the same.
 *
 * One file, since layout and measurements are cut at the same event when the log changes.
 */
#include "config.h"

#include "hu-timeline.h"

#include <glib/gi18n-lib.h>

#include "hu-budget.h"
#include "hu-explain.h"

struct _HuTimeline
{
  GObject     parent_instance;

  HuGame     *game;
  HuLogModel *log;
  GPtrArray  *events;  /* HuEvent: the log as it was last laid out */
  HuSide      viewer;  /* through whose eyes */
  GArray     *phases;  /* HuTimelinePhase */
  GArray     *flags;   /* HuTimelineFlag */
  GPtrArray  *series;  /* HuTimelineSeries; empty until the set-up has been measured */
  GArray     *moments; /* guint: n_events of those that have been measured */
  gboolean    decided; /* at the last of them */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuTimeline, hu_timeline, G_TYPE_OBJECT)

static void
clear_flag (gpointer data)
{
  g_free (((HuTimelineFlag *) data)->text);
}

static void
free_series (gpointer data)
{
  HuTimelineSeries *series = data;

  g_free (series->title);
  g_array_unref (series->points);
  g_free (series);
}

/* --- The layout --- */

static void
add_phase (HuTimeline *self,
           HuClock     clock,
           HuSide      side)
{
  HuTimelinePhase phase = { .clock = clock, .side = side };

  g_array_append_val (self->phases, phase);
}

/* Every phase of the calendar, empty. */
static void
add_calendar (HuTimeline *self)
{
  const HuCalendar *calendar = &hu_game_get_scenario (self->game)->calendar;

  for (guint turn = 1; turn <= hu_calendar_last_turn (calendar); turn++)
    for (guint i = 0; i < calendar->player_turns->len && (i == 0 || !hu_calendar_is_cut (calendar, turn, i - 1)); i++)
      {
        const HuPlayerTurn *player_turn = g_ptr_array_index (calendar->player_turns, i);

        for (guint j = 0; j < player_turn->phases->len; j++)
          add_phase (self, (HuClock) { turn, i, j, FALSE }, player_turn->side);
      }

  if (self->phases->len == 0)
    add_phase (self, (HuClock) { 1, 0, 0, FALSE }, HU_SIDE_NONE);
}

/* The clock goes on with each end-phase and stops after the last, so the n-th end-phase ends the n-th phase. */
static void
lay_out (HuTimeline *self)
{
  guint index = 0;

  g_array_set_size (self->phases, 0);
  add_calendar (self);
  for (guint i = 0; i < self->events->len; i++)
    {
      const HuEvent *event = g_ptr_array_index (self->events, i);
      HuTimelinePhase *phase = &g_array_index (self->phases, HuTimelinePhase, index);

      phase->n_events++;
      if (event->verb != HU_VERB_END_PHASE)
        continue;

      phase->ended = TRUE;
      if (index + 1 == self->phases->len)
        continue;

      index++;
      g_array_index (self->phases, HuTimelinePhase, index).first = i + 1;
    }

  for (guint i = index + 1; i < self->phases->len; i++)
    g_array_index (self->phases, HuTimelinePhase, i).first = self->events->len;
}

/* Counts the events at the start of the log that have not changed. */
static guint
count_same (HuTimeline *self)
{
  guint n = MIN (self->events->len, hu_game_get_n_events (self->game));
  guint same = 0;

  while (same < n && g_ptr_array_index (self->events, same) == hu_game_get_event (self->game, same))
    same++;

  return same;
}

static void
game_changed_cb (HuTimeline *self)
{
  guint same = count_same (self);
  guint n_events = hu_game_get_n_events (self->game);

  if (hu_game_get_viewer (self->game) != self->viewer)
    {
      self->viewer = hu_game_get_viewer (self->game);
      g_array_set_size (self->moments, 0);
      g_array_set_size (self->flags, 0);
      g_ptr_array_set_size (self->series, 0);
      self->decided = FALSE;
    }
  else if (same == self->events->len && same == n_events && self->phases->len > 0)
    {
      return;
    }

  /* Drops the measurements of moments after the first n_events. */
  while (self->moments->len > 0 && g_array_index (self->moments, guint, self->moments->len - 1) > same)
    g_array_set_size (self->moments, self->moments->len - 1);
  for (guint i = 0; i < self->series->len; i++)
    {
      GArray *points = ((HuTimelineSeries *) g_ptr_array_index (self->series, i))->points;

      while (points->len > 0 && g_array_index (points, HuTimelinePoint, points->len - 1).n_events > same)
        g_array_set_size (points, points->len - 1);
    }

  while (self->flags->len > 0 && g_array_index (self->flags, HuTimelineFlag, self->flags->len - 1).measured > same)
    {
      self->decided &= g_array_index (self->flags, HuTimelineFlag, self->flags->len - 1).kind != HU_FLAG_VERDICT;
      g_array_set_size (self->flags, self->flags->len - 1);
    }
  g_ptr_array_set_size (self->events, (gint) same);
  for (guint i = same; i < n_events; i++)
    g_ptr_array_add (self->events, hu_event_ref (hu_game_get_event (self->game, i)));
  lay_out (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- Measuring --- */

static void
add_flag (HuTimeline         *self,
          guint               event,
          guint               measured,
          HuTimelineFlagKind  kind,
          HuSide              side,
          char               *text) /* taken */
{
  HuTimelineFlag flag = { event, measured, kind, side, text };

  g_array_append_val (self->flags, flag);
}

static char *
word_flag (const HuSnapshot   *snapshot,
           const HuMeter      *meter,
           HuTimelineFlagKind  kind)
{
  g_autofree char *title = hu_explain_meter_title (snapshot, meter);
  g_autofree char *value = hu_explain_meter_value (snapshot, meter);

  switch (kind)
    {
    case HU_FLAG_UNMET:
      /* Translators: a flag on the timeline; %1$s is a meter as "Five cities", %2$s its number as "4 of 5" */
      return g_strdup_printf (_("%1$s: %2$s, no longer met"), title, value);
    case HU_FLAG_MET:
    case HU_FLAG_METER:
    case HU_FLAG_VERDICT:
      break;
    }

  /* Translators: a flag on the timeline; %1$s is a meter as "Moscow’s lifeline", %2$s its number as "1 hex wide" */
  return g_strdup_printf (_("%1$s: %2$s"), title, value);
}

static void
begin_series (HuTimeline       *self,
              const HuSnapshot *snapshot)
{
  const GPtrArray *meters = hu_snapshot_get_meters (snapshot);

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);
      HuTimelineSeries *series = g_new0 (HuTimelineSeries, 1);

      series->title = hu_explain_meter_title (snapshot, meter);
      series->side = meter->for_side;
      series->scale = meter->scale;
      series->points = g_array_new (FALSE, FALSE, sizeof (HuTimelinePoint));
      g_ptr_array_add (self->series, series);
    }
}

static void
measure (HuTimeline *self,
         guint       n_events)
{
  g_autoptr(HuSnapshot) snapshot = hu_game_get_snapshot_at (self->game, n_events);
  const HuVerdict *verdict = hu_snapshot_get_verdict (snapshot);
  guint n_meters = hu_snapshot_get_meters (snapshot)->len;

  if (self->series->len == 0)
    begin_series (self, snapshot);

  /* The verdict's flag comes before those of the meters, so that the most important flag of a moment is first. */
  if (verdict != NULL && !self->decided)
    add_flag (self, verdict->event, n_events, HU_FLAG_VERDICT, verdict->winner,
              hu_explain_as_seen (snapshot, hu_explain_verdict_record (hu_game_get_scenario (self->game), verdict)));
  self->decided = verdict != NULL;

  for (guint i = 0; i < MIN (n_meters, self->series->len); i++)
    {
      const HuMeter *meter = g_ptr_array_index (hu_snapshot_get_meters (snapshot), i);
      HuTimelineSeries *series = g_ptr_array_index (self->series, i);
      HuTimelinePoint point = { n_events, hu_meter_get_drawn (meter), hu_timeline_band (meter), meter->met };
      HuTimelineFlagKind kind;

      if (series->points->len > 0 &&
          hu_timeline_crossed (&g_array_index (series->points, HuTimelinePoint, series->points->len - 1), &point,
                               &kind))
        add_flag (self, n_events, n_events, kind, meter->for_side, word_flag (snapshot, meter, kind));
      g_array_append_val (series->points, point);
    }
  g_array_append_val (self->moments, n_events);
}

/* For one side's view every moment is judged from the first event on, so only the ends of phases are measured; for
 * the truth, every event that can change a meter.  G_MAXUINT: there is no more. */
static guint
next_moment (HuTimeline *self)
{
  guint last;

  if (self->moments->len == 0)
    return 0;

  last = g_array_index (self->moments, guint, self->moments->len - 1);
  for (guint i = last; i < self->events->len; i++)
    {
      HuVerb verb = ((const HuEvent *) g_ptr_array_index (self->events, i))->verb;

      if (i + 1 == self->events->len ||
          (self->viewer == HU_SIDE_NONE ? verb != HU_VERB_NOTE : verb == HU_VERB_END_PHASE))
        return i + 1;
    }

  return G_MAXUINT;
}

/**
 * hu_timeline_measure:
 * @microseconds: the time to spend; at least one moment is measured
 *
 * Continues measuring where it stopped.
 */
gboolean
hu_timeline_measure (HuTimeline *self,
                     gint64      microseconds)
{
  gint64 end = g_get_monotonic_time () + microseconds;
  guint n_events;
  gboolean measured = FALSE;

  g_return_val_if_fail (HU_IS_TIMELINE (self), TRUE);

  while ((n_events = next_moment (self)) != G_MAXUINT)
    {
      measure (self, n_events);
      measured = TRUE;
      if (g_get_monotonic_time () >= end)
        break;
    }
  if (measured)
    g_signal_emit (self, signals[CHANGED], 0);

  return next_moment (self) == G_MAXUINT;
}

guint
hu_timeline_get_measured (HuTimeline *self)
{
  g_return_val_if_fail (HU_IS_TIMELINE (self), G_MAXUINT);

  if (next_moment (self) == G_MAXUINT)
    return G_MAXUINT;

  return self->moments->len > 0 ? g_array_index (self->moments, guint, self->moments->len - 1) : 0;
}

/* --- The object --- */

static void
hu_timeline_finalize (GObject *object)
{
  HuTimeline *self = HU_TIMELINE (object);

  g_clear_object (&self->log);
  g_clear_object (&self->game);
  g_ptr_array_unref (self->events);
  g_array_unref (self->phases);
  g_array_unref (self->flags);
  g_ptr_array_unref (self->series);
  g_array_unref (self->moments);

  G_OBJECT_CLASS (hu_timeline_parent_class)->finalize (object);
}

static void
hu_timeline_class_init (HuTimelineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hu_timeline_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
hu_timeline_init (HuTimeline *self)
{
  self->viewer = HU_SIDE_NONE;
  self->events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  self->phases = g_array_new (FALSE, FALSE, sizeof (HuTimelinePhase));
  self->flags = g_array_new (FALSE, FALSE, sizeof (HuTimelineFlag));
  g_array_set_clear_func (self->flags, clear_flag);
  self->series = g_ptr_array_new_with_free_func (free_series);
  self->moments = g_array_new (FALSE, FALSE, sizeof (guint));
}

HuTimeline *
hu_timeline_new (HuGame *game)
{
  HuTimeline *self;

  g_return_val_if_fail (HU_IS_GAME (game), NULL);

  self = g_object_new (HU_TYPE_TIMELINE, NULL);
  self->game = g_object_ref (game);
  self->viewer = hu_game_get_viewer (game);
  self->log = hu_log_model_new (game); /* hears of changes before this does */
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  game_changed_cb (self);

  return self;
}

HuGame *
hu_timeline_get_game (HuTimeline *self)
{
  g_return_val_if_fail (HU_IS_TIMELINE (self), NULL);

  return self->game;
}

HuLogModel *
hu_timeline_get_log (HuTimeline *self)
{
  g_return_val_if_fail (HU_IS_TIMELINE (self), NULL);

  return self->log;
}

/* Returns the number of phases of the whole calendar, at least 1. */
guint
hu_timeline_get_n_phases (HuTimeline *self)
{
  g_return_val_if_fail (HU_IS_TIMELINE (self), 0);

  return self->phases->len;
}

/* @index: the index of a phase, from 0.  Returns that phase; valid until the next "changed". */
const HuTimelinePhase *
hu_timeline_get_phase (HuTimeline *self,
                       guint       index)
{
  g_return_val_if_fail (HU_IS_TIMELINE (self), NULL);
  g_return_val_if_fail (index < self->phases->len, NULL);

  return &g_array_index (self->phases, HuTimelinePhase, index);
}

/**
 * hu_timeline_find_phase:
 * @n_events: 0 … events of the whole log
 *
 * A phase begins at the moment at which the one before ends; that moment counts for the
 * phase that begins.
 *
 * Returns: the index of the phase of the game after @n_events
 */
guint
hu_timeline_find_phase (HuTimeline *self,
                        guint       n_events)
{
  guint found = 0;

  g_return_val_if_fail (HU_IS_TIMELINE (self), 0);

  for (guint i = 1; i < self->phases->len; i++)
    if (g_array_index (self->phases, HuTimelinePhase, i - 1).ended &&
        g_array_index (self->phases, HuTimelinePhase, i).first <= n_events)
      found = i;

  return found;
}

static HuTimelineMarkKind
mark_of (HuVerb verb)
{
  switch (verb)
    {
    case HU_VERB_MOVE:
      return HU_MARK_MOVE;
    case HU_VERB_PLACE:
    case HU_VERB_RELEASE:
      return HU_MARK_ARRIVAL;
    case HU_VERB_ELIMINATE:
    case HU_VERB_WITHDRAW:
    case HU_VERB_EXIT:
    case HU_VERB_REDUCE:
    case HU_VERB_CAPTURE:
    case HU_VERB_ABANDON:
    case HU_VERB_CONCEDE:
      return HU_MARK_LOSS;
    case HU_VERB_CONTROL:
    case HU_VERB_AWARD:
    case HU_VERB_ADJUST:
    case HU_VERB_MOP_UP:
    case HU_VERB_DECLARE:
    case HU_VERB_ANNOUNCE:
      return HU_MARK_STATED;
    case HU_VERB_FIRE:
    case HU_VERB_EXTINGUISH:
    case HU_VERB_RUBBLE:
      return HU_MARK_FIRE;
    case HU_VERB_END_PHASE:
      return HU_MARK_PHASE;
    case HU_VERB_NOTE:
      return HU_MARK_NOTE;
    case HU_VERB_MARK:
    case HU_N_VERBS:
      break;
    }

  return HU_MARK_STATE;
}

/* @event: 1 … events of the whole log.  Returns the kind and the side of that event, as far as the viewer is told. */
HuTimelineMark
hu_timeline_get_mark (HuTimeline *self,
                      guint       event)
{
  const HuScenario *scenario;
  const HuEvent *cause;
  HuTimelineMark mark = { HU_MARK_UNSEEN, HU_SIDE_NONE };

  g_return_val_if_fail (HU_IS_TIMELINE (self), mark);
  g_return_val_if_fail (event >= 1 && event <= self->events->len, mark);

  cause = g_ptr_array_index (self->events, event - 1);
  if (hu_game_get_sight (self->game, event) != HU_SIGHT_WHOLE)
    return mark;

  scenario = hu_game_get_scenario (self->game);
  mark.kind = mark_of (cause->verb);
  mark.side = cause->unit != HU_UNIT_NONE ? hu_scenario_get_unit (scenario, cause->unit)->side : cause->side;

  return mark;
}

/* Returns its flags, oldest first, as far as it has been measured; valid until the next "changed"; (element-type
 * HuTimelineFlag). */
const GArray *
hu_timeline_get_flags (HuTimeline *self)
{
  g_return_val_if_fail (HU_IS_TIMELINE (self), NULL);

  return self->flags;
}

char *
hu_timeline_dup_flag_text (HuTimeline *self,
                           guint       event)
{
  GString *text = NULL;

  g_return_val_if_fail (HU_IS_TIMELINE (self), NULL);

  for (guint i = 0; i < self->flags->len; i++)
    {
      const HuTimelineFlag *flag = &g_array_index (self->flags, HuTimelineFlag, i);

      if (flag->event != event)
        continue;
      if (text == NULL)
        text = g_string_new (NULL);
      else
        g_string_append_c (text, '\n');
      g_string_append (text, flag->text);
    }

  return text != NULL ? g_string_free (text, FALSE) : NULL;
}

/* Returns the number of meters with a chart; 0 before anything is measured. */
guint
hu_timeline_get_n_series (HuTimeline *self)
{
  g_return_val_if_fail (HU_IS_TIMELINE (self), 0);

  return MIN (self->series->len, HU_BUDGET_TIME_CHARTS);
}

/* Returns the number of meters that are measured, for their flags, and have no chart. */
guint
hu_timeline_get_n_left (HuTimeline *self)
{
  g_return_val_if_fail (HU_IS_TIMELINE (self), 0);

  return self->series->len - hu_timeline_get_n_series (self);
}

/* @index: the index of a meter, in the order of the cards.  Returns its values over time; valid until the next
 * "changed". */
const HuTimelineSeries *
hu_timeline_get_series (HuTimeline *self,
                        guint       index)
{
  g_return_val_if_fail (HU_IS_TIMELINE (self), NULL);
  g_return_val_if_fail (index < self->series->len, NULL);

  return g_ptr_array_index (self->series, index);
}
