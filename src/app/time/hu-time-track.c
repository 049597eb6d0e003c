/*
 * The track: the layout of moments, zoom and scroll, and its words. A phase takes room for its events, so that
 * a crowded one can be read.
 *
 * One file, because layout, zoom and words share one measure of time.
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "hu-explain.h"
#include "hu-moment-menu.h"
#include "hu-time-track-private.h"
#include "hu-widget-find.h"

static HuGame *
get_game (HuTimeTrack *self)
{
  return hu_timeline_get_game (self->timeline);
}

/* A whole window follows, so no more than once a frame. */
static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  HuTimeTrack *self = HU_TIME_TRACK (widget);
  guint wanted = self->wanted;

  self->tick = 0;
  self->wanted = G_MAXUINT;
  if (wanted != G_MAXUINT && self->timeline != NULL)
    g_signal_emit_by_name (self, "asked", MIN (wanted, hu_game_get_head (get_game (self))));

  return G_SOURCE_REMOVE;
}

static void
want (HuTimeTrack *self,
      double       x)
{
  self->wanted = hu_time_track_moment_at (self, x);
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

static void
drag_begin_cb (HuTimeTrack *self,
               double       x,
               double       y)
{
  if (self->timeline == NULL)
    return;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->drag_x = x;
  want (self, x);
}

static void
drag_update_cb (HuTimeTrack *self,
                double       dx,
                double       dy)
{
  if (self->timeline != NULL)
    want (self, self->drag_x + dx);
}

static void
motion_cb (HuTimeTrack *self,
           double       x,
           double       y)
{
  if (self->timeline != NULL)
    g_signal_emit_by_name (self, "hovered", hu_time_track_moment_at (self, x));
}

static void
leave_cb (HuTimeTrack *self)
{
  g_signal_emit_by_name (self, "hovered", G_MAXUINT);
}

static void
menu_cb (HuTimeTrack *self,
         int          n_press,
         double       x,
         double       y)
{
  if (self->timeline != NULL)
    hu_moment_menu_popup (GTK_WIDGET (self), get_game (self), hu_time_track_moment_at (self, x), x, y);
}

static gboolean
key_pressed_cb (HuTimeTrack     *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state)
{
  static const struct
  {
    guint       keyval;
    gboolean    control;
    const char *action;
  } keys[] = {
    { GDK_KEY_Left, FALSE, "win.step-back" },      { GDK_KEY_KP_Left, FALSE, "win.step-back" },
    { GDK_KEY_Right, FALSE, "win.step-ahead" },    { GDK_KEY_KP_Right, FALSE, "win.step-ahead" },
    { GDK_KEY_Left, TRUE, "win.phase-back" },      { GDK_KEY_Right, TRUE, "win.phase-ahead" },
    { GDK_KEY_Page_Up, FALSE, "win.turn-back" },   { GDK_KEY_Page_Down, FALSE, "win.turn-ahead" },
    { GDK_KEY_Up, FALSE, "win.flag-back" },        { GDK_KEY_Down, FALSE, "win.flag-ahead" },
    { GDK_KEY_Home, FALSE, "win.to-start" },       { GDK_KEY_End, FALSE, "win.to-present" },
    { GDK_KEY_space, FALSE, "win.play" },          { GDK_KEY_plus, FALSE, "win.time-zoom-in" },
    { GDK_KEY_equal, FALSE, "win.time-zoom-in" },  { GDK_KEY_KP_Add, FALSE, "win.time-zoom-in" },
    { GDK_KEY_minus, FALSE, "win.time-zoom-out" }, { GDK_KEY_KP_Subtract, FALSE, "win.time-zoom-out" },
    { GDK_KEY_0, FALSE, "win.time-zoom-fit" },
  };
  gboolean control = (state & GDK_CONTROL_MASK) != 0;

  if (self->timeline == NULL || (state & GDK_ALT_MASK) != 0)
    return GDK_EVENT_PROPAGATE;

  if (keyval == GDK_KEY_Menu || (keyval == GDK_KEY_F10 && (state & GDK_SHIFT_MASK) != 0))
    {
      guint position = hu_game_get_position (get_game (self));

      hu_moment_menu_popup (GTK_WIDGET (self), get_game (self), position, hu_time_track_x (self, position),
                            HU_TRACK_BAR (self));
      return GDK_EVENT_STOP;
    }
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].keyval == keyval && keys[i].control == control)
      {
        gtk_widget_activate_action (GTK_WIDGET (self), keys[i].action, NULL);
        return GDK_EVENT_STOP;
      }

  return GDK_EVENT_PROPAGATE;
}

static void
add_controller (HuTimeTrack        *self,
                GtkEventController *controller,
                const char         *name)
{
  gtk_event_controller_set_name (controller, name);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

#define MIN_UNITS 2.0 /* of an empty phase */
#define MAX_UNIT 28.0 /* pixels, however near */
#define REACH 7.0     /* pixels from the pointer */

enum
{
  VIEW_CHANGED,
  ASKED,
  HOVERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuTimeTrack, hu_time_track, GTK_TYPE_WIDGET)

static double
room (HuTimeTrack *self)
{
  return MAX (gtk_widget_get_width (GTK_WIDGET (self)) - 2 * HU_TRACK_MARGIN, 1);
}

static double
total (HuTimeTrack *self)
{
  return g_array_index (self->starts, double, self->starts->len - 1);
}

double
_hu_time_track_unit (HuTimeTrack *self)
{
  return room (self) / total (self) * self->zoom;
}

/* --- Where moments lie --- */

static void
measure_phases (HuTimeTrack *self)
{
  double at = 0;

  g_array_set_size (self->starts, 0);
  g_array_append_val (self->starts, at);
  for (guint i = 0; self->timeline != NULL && i < hu_timeline_get_n_phases (self->timeline); i++)
    {
      const HuTimelinePhase *phase = hu_timeline_get_phase (self->timeline, i);

      at += MAX (MIN_UNITS, phase->n_events + (phase->ended ? 0 : 1));
      g_array_append_val (self->starts, at);
    }
}

/* @self: a track with a timeline; @n_events: a moment: 0 … events of the whole log.  Returns its place, in pixels
 * of the widget; may be outside it. */
double
hu_time_track_x (HuTimeTrack *self,
                 guint        n_events)
{
  const HuTimelinePhase *phase;
  double start, end, steps;
  guint index;

  g_return_val_if_fail (HU_IS_TIME_TRACK (self) && self->timeline != NULL, 0);

  index = hu_timeline_find_phase (self->timeline, n_events);
  phase = hu_timeline_get_phase (self->timeline, index);
  start = g_array_index (self->starts, double, index);
  end = g_array_index (self->starts, double, index + 1);
  steps = MAX (1, phase->n_events + (phase->ended ? 0 : 1));

  return HU_TRACK_MARGIN - self->scroll +
         _hu_time_track_unit (self) * (start + (end - start) * (n_events - phase->first) / steps);
}

/* @self: a track with a timeline; @x: pixels of the widget.  Returns the moment nearest to @x, up to the head. */
guint
hu_time_track_moment_at (HuTimeTrack *self,
                         double       x)
{
  guint low = 0, high;

  g_return_val_if_fail (HU_IS_TIME_TRACK (self) && self->timeline != NULL, 0);

  /* The first moment at or after x. */
  high = hu_game_get_head (get_game (self));
  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (hu_time_track_x (self, middle) < x)
        low = middle + 1;
      else
        high = middle;
    }

  if (low > 0 && x - hu_time_track_x (self, low - 1) < hu_time_track_x (self, low) - x)
    low--;

  return low;
}

/* --- Zoom and scroll --- */

static double
max_zoom (HuTimeTrack *self)
{
  return MAX (1, MAX_UNIT * total (self) / room (self));
}

static void
set_view (HuTimeTrack *self,
          double       zoom,
          double       scroll)
{
  zoom = CLAMP (zoom, 1, max_zoom (self));
  scroll = CLAMP (scroll, 0, MAX (0, room (self) * (zoom - 1)));
  if (zoom == self->zoom && scroll == self->scroll)
    return;

  self->zoom = zoom;
  self->scroll = scroll;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[VIEW_CHANGED], 0);
}

/* About the point @x, which stays where it is. */
static void
zoom_about (HuTimeTrack *self,
            double       factor,
            double       x)
{
  double zoom = CLAMP (self->zoom * factor, 1, max_zoom (self));
  double share = zoom / self->zoom;

  set_view (self, zoom, (x - HU_TRACK_MARGIN + self->scroll) * share - (x - HU_TRACK_MARGIN));
}

/* Scrolls as little as possible to keep the moment shown in view. */
static void
keep_in_view (HuTimeTrack *self)
{
  double x = hu_time_track_x (self, hu_game_get_position (get_game (self))) - HU_TRACK_MARGIN;

  if (gtk_widget_get_width (GTK_WIDGET (self)) == 0)
    return;
  if (x < 0)
    set_view (self, self->zoom, self->scroll + x - room (self) / 4);
  else if (x > room (self))
    set_view (self, self->zoom, self->scroll + x - room (self) * 3 / 4);
}

static gboolean
scroll_cb (HuTimeTrack              *self,
           double                    dx,
           double                    dy,
           GtkEventControllerScroll *controller)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));

  if (self->timeline == NULL)
    return GDK_EVENT_PROPAGATE;

  if (state & GDK_CONTROL_MASK)
    hu_time_track_zoom (self, dy < 0 ? 1.25 : 0.8);
  else
    set_view (self, self->zoom, self->scroll + (dx + dy) * 40);

  return GDK_EVENT_STOP;
}

/* --- Words --- */

static char *
word_event (HuTimeTrack *self,
            guint        event)
{
  g_autoptr(HuLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (hu_timeline_get_log (self->timeline)), event - 1);
  const char *note = hu_log_entry_get_note (entry);

  if (note[0] == '\0')
    /* Translators: %1$u is an event's number, %2$s what happened as "6 Pz moves 3009 → 3107 (2 hexes)" */
    return g_strdup_printf (_("Event %1$u: %2$s"), event, hu_log_entry_get_text (entry));

  /* Translators: %1$u is an event's number, %2$s what happened, %3$s what the players remarked on it */
  return g_strdup_printf (_("Event %1$u: %2$s\n“%3$s”"), event, hu_log_entry_get_text (entry), note);
}

/* Returns turn and phase, the event that led there, and the flags at it, a line for each. */
static char *
dup_words (HuTimeTrack *self,
           guint        n_events)
{
  const HuScenario *scenario;
  const HuTimelinePhase *phase;
  g_autofree char *when = NULL;
  g_autofree char *what = NULL;
  g_autofree char *flags = NULL;

  g_return_val_if_fail (HU_IS_TIME_TRACK (self) && self->timeline != NULL, NULL);

  scenario = hu_game_get_scenario (get_game (self));
  phase = hu_timeline_get_phase (self->timeline, hu_timeline_find_phase (self->timeline, n_events));
  when = hu_explain_clock (scenario, &phase->clock);
  what = n_events > 0 ? word_event (self, n_events) : g_strdup (_("The set-up"));
  flags = hu_timeline_dup_flag_text (self->timeline, n_events);

  return _hu_time_track_add_arrivals (self, phase->clock.turn,
                                      g_strconcat (when, "\n", what, flags != NULL ? "\n" : NULL, flags, NULL));
}

/* @x: pixels of the widget.  Returns its text on the event there, or on a phase without events; or NULL. */
char *
hu_time_track_dup_words_at (HuTimeTrack *self,
                            double       x,
                            double       y)
{
  guint n_events, moment;
  double at;

  g_return_val_if_fail (HU_IS_TIME_TRACK (self), NULL);

  if (self->timeline == NULL)
    return NULL;

  /* Flags are wider than what they stand at. */
  moment = hu_time_track_moment_at (self, y < HU_TRACK_BAR (self) ? x - 4 : x);
  n_events = hu_game_get_n_events (get_game (self));
  if (moment <= n_events && fabs (hu_time_track_x (self, moment) - x) <= REACH + (y < HU_TRACK_BAR (self) ? 4 : 0))
    return dup_words (self, moment);

  at = (x - HU_TRACK_MARGIN + self->scroll) / _hu_time_track_unit (self);
  for (guint i = 0; i + 1 < self->starts->len; i++)
    if (at >= g_array_index (self->starts, double, i) && at < g_array_index (self->starts, double, i + 1))
      {
        const HuClock *clock = &hu_timeline_get_phase (self->timeline, i)->clock;

        return _hu_time_track_add_arrivals (self, clock->turn,
                                            hu_explain_clock (hu_game_get_scenario (get_game (self)), clock));
      }

  return NULL;
}

static gboolean
query_tooltip_cb (HuTimeTrack *self,
                  int          x,
                  int          y,
                  gboolean     keyboard,
                  GtkTooltip  *tooltip)
{
  g_autofree char *text = NULL;

  if (self->timeline == NULL)
    return FALSE;

  text = keyboard ? dup_words (self, hu_game_get_position (get_game (self)))
                  : hu_time_track_dup_words_at (self, x, y);
  if (text == NULL)
    return FALSE;
  gtk_tooltip_set_text (tooltip, text);

  return TRUE;
}

/* --- The widget --- */

static void
game_changed_cb (HuTimeTrack *self)
{
  guint position;
  g_autofree char *words = NULL;

  keep_in_view (self);
  position = hu_game_get_position (get_game (self));
  words = dup_words (self, position);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) hu_game_get_head (get_game (self)),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) position,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
timeline_changed_cb (HuTimeTrack *self)
{
  double before = total (self);

  measure_phases (self);
  if (total (self) != before)
    g_signal_emit (self, signals[VIEW_CHANGED], 0);
  game_changed_cb (self);
}

static void
hu_time_track_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  HuTimeTrack *self = HU_TIME_TRACK (widget);
  cairo_t *cr;

  if (self->timeline == NULL)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                                 HU_TRACK_HEIGHT (self)));
  _hu_time_track_draw (self, cr);
  cairo_destroy (cr);
}

static void
hu_time_track_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  HuTimeTrack *self = HU_TIME_TRACK (widget);
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (widget, "X");
  int high;

  pango_layout_get_pixel_size (layout, NULL, &high);
  self->lift = MAX (high - HU_TRACK_TEXT, 0);
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? HU_TRACK_HEIGHT (self) : 120;
  *natural = orientation == GTK_ORIENTATION_VERTICAL ? HU_TRACK_HEIGHT (self) : 600;
}

static void
hu_time_track_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  HuTimeTrack *self = HU_TIME_TRACK (widget);

  if (self->timeline != NULL)
    set_view (self, self->zoom, self->scroll);
}

static void
hu_time_track_dispose (GObject *object)
{
  HuTimeTrack *self = HU_TIME_TRACK (object);

  hu_time_track_set_timeline (self, NULL);
  hu_widget_empty (GTK_WIDGET (self));

  G_OBJECT_CLASS (hu_time_track_parent_class)->dispose (object);
}

static void
hu_time_track_finalize (GObject *object)
{
  g_array_unref (HU_TIME_TRACK (object)->starts);

  G_OBJECT_CLASS (hu_time_track_parent_class)->finalize (object);
}

static void
hu_time_track_class_init (HuTimeTrackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_time_track_dispose;
  G_OBJECT_CLASS (klass)->finalize = hu_time_track_finalize;
  widget_class->snapshot = hu_time_track_snapshot;
  widget_class->measure = hu_time_track_measure;
  widget_class->size_allocate = hu_time_track_size_allocate;

  signals[VIEW_CHANGED] = g_signal_new ("view-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                        NULL, NULL, G_TYPE_NONE, 0);
  signals[ASKED] = g_signal_new ("asked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[HOVERED] = g_signal_new ("hovered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "hu-time-track");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
hu_time_track_init (HuTimeTrack *self)
{
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *drag = gtk_gesture_drag_new (), *click = gtk_gesture_click_new ();
  GtkEventController *motion = gtk_event_controller_motion_new (), *keys = gtk_event_controller_key_new ();

  self->zoom = 1;
  self->wanted = G_MAXUINT;
  self->starts = g_array_new (FALSE, FALSE, sizeof (double));
  measure_phases (self);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Timeline"), -1);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  g_signal_connect_object (scroll, "scroll", G_CALLBACK (scroll_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (drag_update_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (click, "pressed", G_CALLBACK (menu_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "motion", G_CALLBACK (motion_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (leave_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
  add_controller (self, GTK_EVENT_CONTROLLER (drag), "hu-track-drag");
  add_controller (self, GTK_EVENT_CONTROLLER (click), "hu-track-menu");
  add_controller (self, motion, "hu-track-motion");
  add_controller (self, keys, "hu-track-keys");
  hu_palette_follow (GTK_WIDGET (self));
}

void
hu_time_track_set_timeline (HuTimeTrack *self,
                            HuTimeline  *timeline)
{
  g_return_if_fail (HU_IS_TIME_TRACK (self));

  if (self->timeline != NULL)
    {
      g_signal_handlers_disconnect_by_func (self->timeline, timeline_changed_cb, self);
      g_signal_handlers_disconnect_by_func (get_game (self), game_changed_cb, self);
    }
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  self->wanted = G_MAXUINT;
  g_set_object (&self->timeline, timeline);
  self->zoom = 1;
  self->scroll = 0;
  self->widest_name = -1;
  measure_phases (self);
  if (timeline == NULL)
    return;

  g_signal_connect_object (timeline, "changed", G_CALLBACK (timeline_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (get_game (self), "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_emit (self, signals[VIEW_CHANGED], 0);
  game_changed_cb (self);
}

void
hu_time_track_zoom (HuTimeTrack *self,
                    double       factor)
{
  g_return_if_fail (HU_IS_TIME_TRACK (self));

  if (self->timeline == NULL)
    return;

  if (factor == 0)
    set_view (self, 1, 0);
  else
    zoom_about (self, factor, hu_time_track_x (self, hu_game_get_position (get_game (self))));
}
