/*
 * Dragging: a counter along a path, the map itself, or a rubber band. A press and release without a drag
 * between them is a click.
 */
#include "hu-map-view-private.h"

#include <math.h>

#define EDGE 28.0       /* pixels from the view's edge where a dragged counter starts to pan */
#define EDGE_SPEED 14.0 /* pixels a frame, at the very edge */

static GdkModifierType
get_modifiers (GtkGesture *gesture)
{
  return gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
}

static gboolean
is_shift_held (GtkGesture *gesture)
{
  return (get_modifiers (gesture) & GDK_SHIFT_MASK) != 0;
}

static gboolean
is_control_held (GtkGesture *gesture)
{
  return (get_modifiers (gesture) & GDK_CONTROL_MASK) != 0;
}

/* Returns how far beyond the comfortable middle the pointer is on one axis: -1 … 1. */
static double
edge_pull (double at,
           double size)
{
  if (at < EDGE)
    return MAX (-1.0, (at - EDGE) / EDGE);
  if (at > size - EDGE)
    return MIN (1.0, (at - (size - EDGE)) / EDGE);

  return 0;
}

/* Goes on while a lifted counter is held near an edge, and no longer: a frame that pans nothing is not drawn. */
static gboolean
pan_at_edge_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       data)
{
  HuMapView *self = HU_MAP_VIEW (widget);
  double dx = edge_pull (self->pointer_x, gtk_widget_get_width (widget));
  double dy = edge_pull (self->pointer_y, gtk_widget_get_height (widget));

  if (self->drag != HU_DRAG_LIFT || (dx == 0 && dy == 0))
    {
      self->edge_tick = 0;
      return G_SOURCE_REMOVE;
    }

  hu_map_state_pan_by (self->state, -dx * EDGE_SPEED, -dy * EDGE_SPEED);
  _hu_map_view_lead_to (self, hu_map_view_hex_at (self, self->pointer_x, self->pointer_y));

  return G_SOURCE_CONTINUE;
}

/* Lifts the counter under the pointer, with the whole selection if it is part of one. */
static gboolean
begin_lift (HuMapView *self,
            guint      unit)
{
  const HuState *state = hu_snapshot_get_state (hu_game_get_snapshot (self->game));
  HuHex anchor = state->unit_hex[unit];
  HuPoint pressed, centre;

  if (!hu_map_state_is_selected (self->state, unit))
    hu_map_state_select_only (self->state, unit);

  if (!_hu_map_view_lift (self, anchor, FALSE))
    return FALSE;

  hu_map_state_set_cursor (self->state, anchor);
  pressed = hu_map_state_to_map (self->state, self->drag_x, self->drag_y);
  centre = hu_geometry_centre (hu_game_get_scenario (self->game)->map->grid, anchor);
  self->lift_dx = centre.x - pressed.x;
  self->lift_dy = centre.y - pressed.y;

  return TRUE;
}

static HuDragMode
choose_mode (HuMapView  *self,
             GtkGesture *gesture)
{
  guint unit;

  if (self->space_held)
    {
      self->space_used = TRUE;
      return HU_DRAG_PAN;
    }
  if (self->tool != NULL)
    return HU_DRAG_PAN;

  unit = _hu_map_view_unit_at (self, self->drag_x, self->drag_y);
  if (unit != HU_UNIT_NONE && !is_control_held (gesture))
    return begin_lift (self, unit) ? HU_DRAG_LIFT : HU_DRAG_PAN;

  return is_shift_held (gesture) || is_control_held (gesture) ? HU_DRAG_BAND : HU_DRAG_PAN;
}

static void
drag_begin_cb (HuMapView  *self,
               double      x,
               double      y,
               GtkGesture *gesture)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (self->game == NULL)
    return;

  /* A click puts down counters lifted by the keyboard. */
  if (self->lift != NULL && self->lift_by_key)
    {
      _hu_map_view_lead_to (self, hu_map_view_hex_at (self, x, y));
      _hu_map_view_drop (self, hu_drag_get_direct (self->lift));
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }

  self->drag = HU_DRAG_NONE;
  self->drag_x = x;
  self->drag_y = y;
  self->drag_dx = self->drag_dy = 0;
  if (_hu_map_view_tool_press (self, x, y, get_modifiers (gesture)))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
drag_update_cb (HuMapView  *self,
                double      dx,
                double      dy,
                GtkGesture *gesture)
{
  double step_x = dx - self->drag_dx, step_y = dy - self->drag_dy;

  if (self->game == NULL)
    return;

  self->pointer_x = self->drag_x + dx;
  self->pointer_y = self->drag_y + dy;
  if (_hu_map_view_tool_drag (self, self->pointer_x, self->pointer_y, get_modifiers (gesture)))
    return;
  if (self->drag == HU_DRAG_NONE)
    {
      if (!gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx, (int) dy))
        return;

      self->drag = choose_mode (self, gesture);
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      gtk_widget_set_cursor_from_name (GTK_WIDGET (self),
                                       self->drag == HU_DRAG_BAND ? "crosshair" : "grabbing");
    }

  self->drag_dx = dx;
  self->drag_dy = dy;
  switch (self->drag)
    {
    case HU_DRAG_PAN:
      hu_map_state_pan_by (self->state, step_x, step_y);
      break;

    case HU_DRAG_LIFT:
      _hu_map_view_lift_modifiers (self, get_modifiers (gesture));
      _hu_map_view_lead_to (self, hu_map_view_hex_at (self, self->pointer_x, self->pointer_y));
      _hu_map_view_invalidate (self);
      if (self->edge_tick == 0)
        self->edge_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), pan_at_edge_cb, NULL, NULL);
      break;

    case HU_DRAG_BAND:
      gtk_widget_queue_draw (GTK_WIDGET (self));
      break;

    case HU_DRAG_NONE:
    case HU_DRAG_OVER:
    case HU_DRAG_TOOL:
    default:
      break;
    }
}

static void
select_in_band (HuMapView *self)
{
  const HuState *state = hu_snapshot_get_state (hu_game_get_snapshot (self->game));
  g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (guint));
  double left = MIN (self->drag_x, self->drag_x + self->drag_dx);
  double top = MIN (self->drag_y, self->drag_y + self->drag_dy);

  for (guint unit = 0; unit < hu_scenario_get_n_units (state->scenario); unit++)
    {
      HuPoint at;

      if (state->unit_status[unit] != HU_UNIT_ON_MAP ||
          hu_snapshot_get_secrecy (hu_game_get_snapshot (self->game), unit) == HU_SECRECY_HIDDEN)
        continue;

      at = _hu_map_view_hex_centre (self, state->unit_hex[unit]);
      if (at.x >= left && at.x <= left + fabs (self->drag_dx) && at.y >= top &&
          at.y <= top + fabs (self->drag_dy))
        g_array_append_val (units, unit);
    }

  hu_map_state_set_selection (self->state, units);
}

static void
click (HuMapView  *self,
       GtkGesture *gesture)
{
  guint unit = _hu_map_view_unit_at (self, self->drag_x, self->drag_y);

  if (unit != HU_UNIT_NONE)
    {
      _hu_map_view_pick_unit (self, unit, is_control_held (gesture) || is_shift_held (gesture));
      return;
    }

  if (_hu_map_view_click_storeys (self, self->drag_x, self->drag_y))
    return;

  hu_map_state_set_cursor (self->state, hu_map_view_hex_at (self, self->drag_x, self->drag_y));
  hu_map_state_select_only (self->state, HU_UNIT_NONE);
  _hu_map_view_ask_hex (self, hu_map_state_get_cursor (self->state));
}

static void
drag_end_cb (HuMapView  *self,
             double      dx,
             double      dy,
             GtkGesture *gesture)
{
  HuDragMode mode = self->drag;

  if (self->game == NULL ||
      _hu_map_view_tool_release (self, self->drag_x + dx, self->drag_y + dy, get_modifiers (gesture)))
    return;

  self->drag = HU_DRAG_NONE;
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);

  if (mode == HU_DRAG_LIFT)
    {
      _hu_map_view_lift_modifiers (self, get_modifiers (gesture));
      _hu_map_view_drop (self, is_shift_held (gesture));
    }
  else if (mode == HU_DRAG_BAND)
    select_in_band (self);
  else if (mode == HU_DRAG_NONE && self->drag_dx == 0 && self->drag_dy == 0 &&
           !gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx, (int) dy))
    click (self, gesture);

  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Handles a cancelled sequence (a touch became a pinch, the window lost its grab). Counters already put down,
 * and waiting for their storey to be picked, are no longer part of the drag. */
static void
cancel_cb (HuMapView        *self,
           GdkEventSequence *sequence)
{
  if (self->drag != HU_DRAG_NONE)
    _hu_map_view_let_go (self);
  _hu_map_view_tool_cancel (self);
  self->drag = HU_DRAG_NONE;
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
}

static void
pan_begin_cb (HuMapView *self,
              double     x,
              double     y)
{
  self->drag_dx = self->drag_dy = 0;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
}

static void
pan_update_cb (HuMapView *self,
               double     dx,
               double     dy)
{
  hu_map_state_pan_by (self->state, dx - self->drag_dx, dy - self->drag_dy);
  self->drag_dx = dx;
  self->drag_dy = dy;
}

static void
pan_end_cb (HuMapView *self,
            double     dx,
            double     dy)
{
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
}

void
_hu_map_view_init_drag (HuMapView *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *pan = gtk_gesture_drag_new ();

  gtk_event_controller_set_name (GTK_EVENT_CONTROLLER (drag), "hu-map-drag");
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), GDK_BUTTON_PRIMARY);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (pan), GDK_BUTTON_MIDDLE);
  g_signal_connect_swapped (pan, "drag-begin", G_CALLBACK (pan_begin_cb), self);
  g_signal_connect_swapped (pan, "drag-update", G_CALLBACK (pan_update_cb), self);
  g_signal_connect_swapped (pan, "drag-end", G_CALLBACK (pan_end_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (pan));
}
