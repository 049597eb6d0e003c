/*
 * Pointer and keys on the track: drag to any moment, step, zoom, and the menu
 * of a moment.
 */
#include "config.h"

#include "hu-time-track-private.h"

#include "hu-moment-menu.h"

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

static void
popup_here (HuTimeTrack *self)
{
  guint position = hu_game_get_position (get_game (self));

  hu_moment_menu_popup (GTK_WIDGET (self), get_game (self), position, hu_time_track_x (self, position),
                        HU_TRACK_BAR (self));
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
      popup_here (self);
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

void
_hu_time_track_listen (HuTimeTrack *self)
{
  GtkGesture *drag = gtk_gesture_drag_new (), *click = gtk_gesture_click_new ();
  GtkEventController *motion = gtk_event_controller_motion_new (), *keys = gtk_event_controller_key_new ();

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
}
