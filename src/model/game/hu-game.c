/*
 * The game object: the log and the position in it, undo and redo by gestures, and what-if.
 * No rule is judged here: every question goes to the adjudicator.
 *
 * One file, since every change of the log or the position is published in the same way.
 */
#include "hu-game-private.h"

enum
{
  PROP_0,
  PROP_SNAPSHOT,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_N_EVENTS,
  PROP_POSITION,
  PROP_HEAD,
  PROP_VIEWER,
  N_PROPS
};

enum
{
  CHANGED,
  VARIATIONS_CHANGED,
  BRANCHED,
  UNDONE_LEFT,
  ROSTER_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuGame, hu_game, G_TYPE_OBJECT)

HuGameTold
_hu_game_take_note (HuGame *self)
{
  return (HuGameTold) {
    hu_game_can_undo (self),
    hu_game_can_redo (self),
    hu_game_get_n_events (self),
    self->position,
    self->head,
    self->viewer,
  };
}

void
_hu_game_publish (HuGame           *self,
                  const HuGameTold *before)
{
  GObject *object = G_OBJECT (self);
  HuGameTold now;

  _hu_game_look (self, before->position);
  now = _hu_game_take_note (self);

  /* Listeners drop their references to units that are gone before anyone reads the game. */
  if (self->roster_changed)
    {
      self->roster_changed = FALSE;
      g_signal_emit (self, signals[ROSTER_CHANGED], 0);
    }

  g_object_freeze_notify (object);
  g_object_notify_by_pspec (object, properties[PROP_SNAPSHOT]);
  if (now.can_undo != before->can_undo)
    g_object_notify_by_pspec (object, properties[PROP_CAN_UNDO]);
  if (now.can_redo != before->can_redo)
    g_object_notify_by_pspec (object, properties[PROP_CAN_REDO]);
  if (now.n_events != before->n_events)
    g_object_notify_by_pspec (object, properties[PROP_N_EVENTS]);
  if (now.position != before->position)
    g_object_notify_by_pspec (object, properties[PROP_POSITION]);
  if (now.head != before->head)
    g_object_notify_by_pspec (object, properties[PROP_HEAD]);
  if (now.viewer != before->viewer)
    g_object_notify_by_pspec (object, properties[PROP_VIEWER]);
  g_object_thaw_notify (object);

  g_signal_emit (self, signals[CHANGED], 0);
}

static guint
gesture_end (HuGame *self,
             guint   gesture)
{
  return g_array_index (self->gestures, guint, gesture);
}

/* Counts the gestures that lie completely within the first @n_events. */
guint
_hu_game_count_gestures (HuGame *self,
                         guint   n_events)
{
  guint low = 0, high = self->gestures->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (gesture_end (self, middle) <= n_events)
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

void
_hu_game_forget_undone (HuGame *self)
{
  if (self->position == hu_adjudicator_get_n_events (self->adjudicator))
    return;

  hu_adjudicator_truncate (self->adjudicator, self->position);
  g_array_set_size (self->gestures, _hu_game_count_gestures (self, self->position));
  _hu_game_forget_history (self, self->position);
}

static void
hu_game_finalize (GObject *object)
{
  HuGame *self = HU_GAME (object);

  g_clear_pointer (&self->snapshot, hu_snapshot_unref);
  g_clear_pointer (&self->adjudicator, hu_adjudicator_free);
  _hu_game_forget_lent (self);
  g_clear_object (&self->variations);
  if (self->played != NULL)
    hu_played_clear (self->played);
  g_clear_pointer (&self->played, g_free);
  _hu_game_forget_left (self);
  g_clear_pointer (&self->gestures, g_array_unref);
  g_clear_pointer (&self->history, g_array_unref);
  g_clear_pointer (&self->sights, g_array_unref);
  g_clear_pointer (&self->rulings, g_ptr_array_unref);

  G_OBJECT_CLASS (hu_game_parent_class)->finalize (object);
}

static void
hu_game_get_property (GObject    *object,
                      guint       prop_id,
                      GValue     *value,
                      GParamSpec *pspec)
{
  HuGame *self = HU_GAME (object);

  switch (prop_id)
    {
    case PROP_SNAPSHOT:
      g_value_set_pointer (value, self->snapshot);
      break;

    case PROP_CAN_UNDO:
      g_value_set_boolean (value, hu_game_can_undo (self));
      break;

    case PROP_CAN_REDO:
      g_value_set_boolean (value, hu_game_can_redo (self));
      break;

    case PROP_N_EVENTS:
      g_value_set_uint (value, hu_game_get_n_events (self));
      break;

    case PROP_POSITION:
      g_value_set_uint (value, self->position);
      break;

    case PROP_HEAD:
      g_value_set_uint (value, self->head);
      break;

    case PROP_VIEWER:
      g_value_set_int (value, self->viewer);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
hu_game_class_init (HuGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->finalize = hu_game_finalize;
  object_class->get_property = hu_game_get_property;

  properties[PROP_SNAPSHOT] = g_param_spec_pointer ("snapshot", NULL, NULL, flags);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_N_EVENTS] = g_param_spec_uint ("n-events", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_POSITION] = g_param_spec_uint ("position", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_HEAD] = g_param_spec_uint ("head", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_VIEWER] = g_param_spec_int ("viewer", NULL, NULL, HU_SIDE_NONE, HU_N_SIDES - 1, HU_SIDE_NONE,
                                              flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[VARIATIONS_CHANGED] = g_signal_new ("variations-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                              0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ROSTER_CHANGED] = g_signal_new ("roster-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[BRANCHED] = g_signal_new ("branched", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                    0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[UNDONE_LEFT] = g_signal_new ("undone-left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hu_game_init (HuGame *self)
{
  self->variations = g_list_store_new (HU_TYPE_VARIATION_ITEM);
  self->viewer = HU_SIDE_NONE;
  self->gestures = g_array_new (FALSE, FALSE, sizeof (guint));
  self->history = _hu_game_new_history ();
}

/**
 * hu_game_new:
 * @scenario: the situation before the first event
 * @log: (nullable) (element-type HuEvent): its log, of which every event is possible
 *
 * Makes a game at the end of @log.  Each event of @log is a gesture of its own, because a
 * file does not say which events were one gesture.
 */
HuGame *
hu_game_new (HuScenario *scenario,
             GPtrArray  *log)
{
  HuGame *self;

  g_return_val_if_fail (scenario != NULL, NULL);

  self = g_object_new (HU_TYPE_GAME, NULL);
  self->adjudicator = hu_adjudicator_new (scenario);

  for (guint i = 0; log != NULL && i < log->len; i++)
    {
      HuRefusal refusal;

      if (!hu_adjudicator_append (self->adjudicator, g_ptr_array_index (log, i), &refusal))
        {
          g_critical ("%s: event %u of the log cannot be", G_STRFUNC, i + 1);
          break;
        }

      self->position++;
      g_array_append_val (self->gestures, self->position);
    }

  self->head = self->position;
  self->snapshot = hu_adjudicator_snapshot (self->adjudicator, self->position);

  return self;
}

HuScenario *
hu_game_get_scenario (HuGame *self)
{
  g_return_val_if_fail (HU_IS_GAME (self), NULL);

  return hu_adjudicator_get_scenario (self->adjudicator);
}

HuSnapshot *
hu_game_get_snapshot (HuGame *self)
{
  g_return_val_if_fail (HU_IS_GAME (self), NULL);

  return self->snapshot;
}

/* Returns the number of events of the whole log, including undone ones. */
guint
hu_game_get_n_events (HuGame *self)
{
  g_return_val_if_fail (HU_IS_GAME (self), 0);

  return hu_adjudicator_get_n_events (self->adjudicator);
}

guint
hu_game_get_position (HuGame *self)
{
  g_return_val_if_fail (HU_IS_GAME (self), 0);

  return self->position;
}

/* @index: 0 … events - 1; 0 is event 1.  Returns that event of the log. */
HuEvent *
hu_game_get_event (HuGame *self,
                   guint   index)
{
  g_return_val_if_fail (HU_IS_GAME (self), NULL);
  g_return_val_if_fail (index < hu_game_get_n_events (self), NULL);

  return hu_adjudicator_get_event (self->adjudicator, index);
}

/**
 * hu_game_append:
 * @refusal: (out): the reason for a refusal
 *
 * Appends one event as a gesture of its own; see hu_game_append_gesture().
 *
 * Returns: %FALSE if it was refused; then nothing has changed
 */
gboolean
hu_game_append (HuGame    *self,
                HuEvent   *event,
                HuRefusal *refusal)
{
  return hu_game_append_gesture (self, &event, 1, refusal, NULL);
}

/* Appends as one gesture, or as one for @each of the events. */
static gboolean
append (HuGame          *self,
        HuEvent * const *events,
        guint            n_events,
        gboolean         each,
        HuRefusal       *refusal,
        guint           *refused)
{
  g_autoptr(HuSnapshot) trial = NULL;
  guint index = 0;
  gboolean branches, undone;
  HuGameTold before;

  /* The check comes before anything is dropped: a refused gesture must not cost the events that can still be redone. */
  if (!_hu_game_may_ask (self, self->in_what_if, events, n_events, refusal, refused))
    return FALSE;
  trial = hu_adjudicator_what_if (self->adjudicator, self->position, events, n_events, refusal, &index);
  if (trial == NULL)
    {
      _hu_game_hide (self, events, index, refusal);
      if (refused != NULL)
        *refused = index;
      return FALSE;
    }

  before = _hu_game_take_note (self);
  _hu_game_leave_behind (self, &branches, &undone);
  _hu_game_forget_undone (self);

  for (guint i = 0; i < n_events; i++)
    {
      gboolean appended = hu_adjudicator_append (self->adjudicator, events[i], refusal);

      g_return_val_if_fail (appended, FALSE);
      self->position++;
      if (each || i + 1 == n_events)
        g_array_append_val (self->gestures, self->position);
    }

  self->head = self->position;
  _hu_game_publish (self, &before);
  if (branches)
    g_signal_emit (self, signals[BRANCHED], 0);
  if (undone)
    g_signal_emit (self, signals[UNDONE_LEFT], 0);

  return TRUE;
}

/**
 * hu_game_append_gesture:
 * @events: (array length=n_events): the events, in order
 * @n_events: their number, at least 1
 * @refusal: (out): the reason for a refusal
 * @refused: (out) (optional): the index of the refused event
 *
 * Appends all of @events after the position, as one gesture, which one undo takes back.
 * Undone events are dropped: "undone-left", and see hu_game_return_undone().  While the past is shown, all later events
 * are left behind: "branched", and see hu_game_rejoin().
 *
 * Returns: %FALSE if one was refused; then nothing has changed
 */
gboolean
hu_game_append_gesture (HuGame          *self,
                        HuEvent * const *events,
                        guint            n_events,
                        HuRefusal       *refusal,
                        guint           *refused)
{
  g_return_val_if_fail (HU_IS_GAME (self), FALSE);
  g_return_val_if_fail (events != NULL && n_events > 0, FALSE);
  g_return_val_if_fail (refusal != NULL, FALSE);

  return append (self, events, n_events, FALSE, refusal, refused);
}

/**
 * hu_game_append_log:
 * @events: (array length=n_events): the events, in order
 * @n_events: their number, at least 1
 * @refusal: (out): the reason for a refusal
 *
 * The same, with a gesture for each event: what happened elsewhere can be gone through one by one.
 *
 * Returns: %FALSE if one was refused; then nothing has changed
 */
gboolean
hu_game_append_log (HuGame          *self,
                    HuEvent * const *events,
                    guint            n_events,
                    HuRefusal       *refusal)
{
  g_return_val_if_fail (HU_IS_GAME (self), FALSE);
  g_return_val_if_fail (events != NULL && n_events > 0, FALSE);
  g_return_val_if_fail (refusal != NULL, FALSE);

  return append (self, events, n_events, TRUE, refusal, NULL);
}

/* Returns whether there is a gesture before the position, and after the floor. */
gboolean
hu_game_can_undo (HuGame *self)
{
  g_return_val_if_fail (HU_IS_GAME (self), FALSE);

  return self->position > MAX (self->floor, self->in_what_if ? self->base : 0);
}

gboolean
hu_game_can_redo (HuGame *self)
{
  g_return_val_if_fail (HU_IS_GAME (self), FALSE);

  return self->position < hu_adjudicator_get_n_events (self->adjudicator);
}

void
_hu_game_move_to (HuGame *self,
                  guint   position,
                  guint   head)
{
  HuGameTold before = _hu_game_take_note (self);

  if (position == self->position && head == self->head)
    return;

  self->position = position;
  self->head = head;
  _hu_game_publish (self, &before);
}

/**
 * hu_game_set_viewer:
 * @viewer: the side that views the game, or %HU_SIDE_NONE for the truth
 *
 * Sets the viewer.  From now on the game tells only what @viewer knows (26.15); new events
 * are still judged by the truth.  Only in a game with control in force do the sides know
 * different things.
 */
void
hu_game_set_viewer (HuGame *self,
                    HuSide  viewer)
{
  HuGameTold before;

  g_return_if_fail (HU_IS_GAME (self));
  g_return_if_fail (viewer == HU_SIDE_NONE || hu_game_has_views (self));

  if (viewer == self->viewer)
    return;

  before = _hu_game_take_note (self);
  self->viewer = viewer;
  if (self->in_what_if)
    {
      g_clear_pointer (&self->base_snapshot, hu_snapshot_unref);
      self->base_snapshot = hu_adjudicator_view (self->adjudicator, self->base, viewer);
    }
  g_array_set_size (self->history, 0);
  self->scanned = 0;
  _hu_game_publish (self, &before);
}

/* Steps back over one gesture, without limit; does nothing at the set-up. While the past is shown, nothing is
 * undone: only the moment shown steps back. */
void
hu_game_undo (HuGame *self)
{
  guint before, position;

  g_return_if_fail (HU_IS_GAME (self));

  if (!hu_game_can_undo (self))
    return;

  before = _hu_game_count_gestures (self, self->position - 1);
  position = before > 0 ? gesture_end (self, before - 1) : 0;
  _hu_game_move_to (self, position, self->position < self->head ? self->head : position);
}

void
hu_game_set_floor (HuGame *self,
                   guint   n_events)
{
  HuGameTold before;

  g_return_if_fail (HU_IS_GAME (self));

  if (n_events == self->floor)
    return;

  before = _hu_game_take_note (self);
  self->floor = n_events;
  _hu_game_publish (self, &before);
}

guint
hu_game_get_floor (HuGame *self)
{
  g_return_val_if_fail (HU_IS_GAME (self), 0);

  return self->floor;
}

/* Steps ahead over one gesture that was undone, or that lies after the moment shown; does nothing at the end of
 * the log. */
void
hu_game_redo (HuGame *self)
{
  guint position;

  g_return_if_fail (HU_IS_GAME (self));

  if (!hu_game_can_redo (self))
    return;

  position = gesture_end (self, _hu_game_count_gestures (self, self->position));
  _hu_game_move_to (self, position, MAX (position, self->head));
}

/**
 * hu_game_what_if:
 * @events: (array length=n_events): the events that might happen
 * @n_events: their number; 0 gives the game as it is
 * @refusal: (out): the reason for a refusal
 *
 * Judges the game as if @events had followed the position.  Publishes nothing and keeps
 * nothing.
 *
 * Returns: (transfer full) (nullable): that game, judged; %NULL if an event is impossible
 */
HuSnapshot *
hu_game_what_if (HuGame          *self,
                 HuEvent * const *events,
                 guint            n_events,
                 HuRefusal       *refusal)
{
  HuSnapshot *snapshot;
  guint refused;

  g_return_val_if_fail (HU_IS_GAME (self), NULL);
  g_return_val_if_fail (n_events == 0 || events != NULL, NULL);
  g_return_val_if_fail (refusal != NULL, NULL);

  if (n_events == 0)
    return hu_snapshot_ref (self->snapshot);

  if (!_hu_game_may_ask (self, TRUE, events, n_events, refusal, NULL))
    return NULL;

  snapshot = hu_adjudicator_what_if_view (self->adjudicator, self->position, self->viewer, events, n_events, refusal,
                                          &refused);
  if (snapshot == NULL)
    _hu_game_hide (self, events, refused, refusal);

  return snapshot;
}

HuSnapshot *
hu_game_what_if_before (HuGame  *self,
                        guint    event,
                        HuEvent *other)
{
  HuEvent *events[2] = { other, NULL };
  HuRefusal refusal = { 0 };
  guint refused;
  HuSnapshot *snapshot;

  g_return_val_if_fail (HU_IS_GAME (self) && other != NULL, NULL);
  g_return_val_if_fail (event > 0 && event <= hu_game_get_n_events (self), NULL);

  events[1] = hu_game_get_event (self, event - 1);
  snapshot = hu_adjudicator_what_if_view (self->adjudicator, event - 1, HU_SIDE_NONE, events, 2, &refusal, &refused);

  return snapshot;
}
