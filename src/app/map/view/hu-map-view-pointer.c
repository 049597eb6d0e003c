/*
 * The pointer over the map: finding the thing under it, fanning stacks out, picking units; and dragging a counter along a
 * path, the map itself, or a rubber band. A press and release without a drag between them is a click.
 */
#include "hu-map-view-private.h"

#include <math.h>

#define FAN_DELAY 220   /* ms over a stack before it is fanned out */
#define EDGE 28.0       /* pixels from the view's edge where a dragged counter starts to pan */
#define EDGE_SPEED 14.0 /* pixels a frame, at the very edge */

static gint
find_in (const GArray *units,
         guint         unit)
{
  for (guint i = 0; i < units->len; i++)
    if (g_array_index (units, guint, i) == unit)
      return (gint) i;

  return -1;
}

/* Selects the next unit of the stack under the cursor, and after the last one the first. */
void
_hu_map_view_cycle_stack (HuMapView *self)
{
  g_autoptr(GArray) stack = _hu_map_view_stack (self, hu_map_state_get_cursor (self->state));
  const GArray *selection = hu_map_state_get_selection (self->state);
  gint index = -1;

  if (stack->len == 0 || self->hand.lift != NULL)
    return;

  if (selection->len > 0)
    index = find_in (stack, g_array_index (selection, guint, selection->len - 1));

  hu_map_state_select_only (self->state, g_array_index (stack, guint, (guint) (index + 1) % stack->len));
}

/* A click on a counter selects it, adds it to the selection or removes it; a click on a selected counter that
 * covers others goes on to the next of them. */
static void
pick_unit (HuMapView *self,
           guint      unit,
           gboolean   toggle)
{
  const HuState *state = hu_snapshot_get_state (hu_game_get_snapshot (self->game));
  const GArray *selection = hu_map_state_get_selection (self->state);
  HuHex hex = state->unit_hex[unit];

  hu_map_state_set_cursor (self->state, hex);
  if (toggle)
    hu_map_state_toggle_selected (self->state, unit);
  else if (hu_map_state_get_fan (self->state) != hex && selection->len == 1 &&
           state->unit_hex[g_array_index (selection, guint, 0)] == hex)
    _hu_map_view_cycle_stack (self);
  else
    hu_map_state_select_only (self->state, unit);
  /* The question follows the selection. */
  if (!toggle)
    hu_map_state_set_trace (self->state, HU_HEX_NONE, HU_SIDE_NONE);
}

static void
fan_out_cb (gpointer data)
{
  HuMapView *self = data;

  self->pointer.fan_timeout = 0;
  if (self->hand.mode == HU_DRAG_NONE && self->hand.lift == NULL)
    hu_map_state_set_fan (self->state, self->pointer.fan_wanted);
}

static gboolean
is_stack (HuMapView *self,
          HuHex      hex)
{
  g_autoptr(GArray) stack = _hu_map_view_stack (self, hex);

  return stack->len > 1;
}

/* The fanned-out storeys of the building show the stack already. */
static gboolean
is_in_storeys (HuMapView *self,
               HuHex      hex)
{
  return hu_map_state_get_storeys_fanned (self->state) && hex != HU_HEX_NONE &&
         hu_map_state_get_building (self->state) != HU_BUILDING_NONE &&
         hu_map_building_at (hu_game_get_scenario (self->game)->map, hex) ==
         hu_map_state_get_building (self->state);
}

/* A stack is fanned out while the pointer is over its hex, or over one of its counters beyond the hex. */
static void
update_fan (HuMapView *self)
{
  HuHex fan = hu_map_state_get_fan (self->state);
  HuHex hover = hu_map_state_get_hover (self->state);
  HuHex wanted;

  if (fan != HU_HEX_NONE)
    {
      guint unit = _hu_map_view_unit_at (self, self->pointer.x, self->pointer.y);
      const HuState *state = hu_snapshot_get_state (hu_map_view_get_shown (self));

      if (self->pointer.inside && (hover == fan || (unit != HU_UNIT_NONE && state->unit_hex[unit] == fan)))
        return;

      hu_map_state_set_fan (self->state, HU_HEX_NONE);
    }

  /* No fan over the cell of a building's fan, which shows the stack already. */
  wanted = self->pointer.inside && is_stack (self, hover) && !is_in_storeys (self, hover) &&
           hover == hu_map_view_hex_at (self, self->pointer.x, self->pointer.y) ? hover : HU_HEX_NONE;
  if (wanted == self->pointer.fan_wanted && self->pointer.fan_timeout != 0)
    return;

  g_clear_handle_id (&self->pointer.fan_timeout, g_source_remove);
  self->pointer.fan_wanted = wanted;
  if (wanted != HU_HEX_NONE)
    self->pointer.fan_timeout = g_timeout_add_once (FAN_DELAY, fan_out_cb, self);
}

static void
motion_cb (HuMapView *self,
           double     x,
           double     y)
{
  /* The map scrolling beneath a resting pointer is no pointing. */
  if (!self->pointer.inside || x != self->pointer.x || y != self->pointer.y)
    self->pointer.pointing = TRUE;
  self->pointer.x = x;
  self->pointer.y = y;
  self->pointer.inside = TRUE;
  if (self->game == NULL)
    return;

  hu_map_state_set_hover (self->state, _hu_map_view_pointed_hex (self, x, y));
  if (self->hand.mode == HU_DRAG_NONE)
    update_fan (self);
}

static void
leave_cb (HuMapView *self)
{
  self->pointer.inside = self->pointer.pointing = FALSE;
  if (self->game == NULL)
    return;

  hu_map_state_set_hover (self->state, HU_HEX_NONE);
  if (self->hand.mode == HU_DRAG_NONE)
    update_fan (self);
}

static void
menu_pressed_cb (HuMapView *self,
                 int        n_press,
                 double     x,
                 double     y)
{
  HuHex hex = hu_map_view_hex_at (self, x, y);
  guint unit = _hu_map_view_unit_at (self, x, y);

  if (self->game == NULL || self->hand.lift != NULL || hex == HU_HEX_NONE)
    return;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (unit != HU_UNIT_NONE)
    hex = hu_snapshot_get_state (hu_game_get_snapshot (self->game))->unit_hex[unit];

  hu_map_state_set_cursor (self->state, hex);
  if (unit == HU_UNIT_NONE)
    hu_map_state_select_only (self->state, HU_UNIT_NONE);
  else if (!hu_map_state_is_selected (self->state, unit))
    hu_map_state_select_only (self->state, unit);

  hu_map_view_popup_menu (self, &(GdkRectangle) { (int) x, (int) y, 1, 1 });
}

/* --- Dragging --- */

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
  double dx = edge_pull (self->pointer.x, gtk_widget_get_width (widget));
  double dy = edge_pull (self->pointer.y, gtk_widget_get_height (widget));

  if (self->hand.mode != HU_DRAG_LIFT || (dx == 0 && dy == 0))
    {
      self->hand.edge_tick = 0;
      return G_SOURCE_REMOVE;
    }

  hu_map_state_pan_by (self->state, -dx * EDGE_SPEED, -dy * EDGE_SPEED);
  _hu_map_hand_lead_to (self, hu_map_view_hex_at (self, self->pointer.x, self->pointer.y));

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

  if (!_hu_map_hand_lift (self, anchor, FALSE))
    return FALSE;

  hu_map_state_set_cursor (self->state, anchor);
  pressed = hu_map_state_to_map (self->state, self->hand.x, self->hand.y);
  centre = hu_geometry_centre (hu_game_get_scenario (self->game)->map->grid, anchor);
  self->hand.held_dx = centre.x - pressed.x;
  self->hand.held_dy = centre.y - pressed.y;

  return TRUE;
}

static HuDragMode
choose_mode (HuMapView  *self,
             GtkGesture *gesture)
{
  guint unit;

  if (self->hand.space_held)
    {
      self->hand.space_used = TRUE;
      return HU_DRAG_PAN;
    }
  if (self->hand.tool != NULL)
    return HU_DRAG_PAN;

  unit = _hu_map_view_unit_at (self, self->hand.x, self->hand.y);
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
  if (self->hand.lift != NULL && self->hand.by_key)
    {
      _hu_map_hand_lead_to (self, hu_map_view_hex_at (self, x, y));
      _hu_map_hand_drop (self, hu_drag_get_direct (self->hand.lift));
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }

  self->hand.mode = HU_DRAG_NONE;
  self->hand.x = x;
  self->hand.y = y;
  self->hand.dx = self->hand.dy = 0;
  if (_hu_map_hand_tool_press (self, x, y, get_modifiers (gesture)))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
drag_update_cb (HuMapView  *self,
                double      dx,
                double      dy,
                GtkGesture *gesture)
{
  double step_x = dx - self->hand.dx, step_y = dy - self->hand.dy;

  if (self->game == NULL)
    return;

  self->pointer.x = self->hand.x + dx;
  self->pointer.y = self->hand.y + dy;
  if (_hu_map_hand_tool_drag (self, self->pointer.x, self->pointer.y, get_modifiers (gesture)))
    return;
  if (self->hand.mode == HU_DRAG_NONE)
    {
      if (!gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx, (int) dy))
        return;

      self->hand.mode = choose_mode (self, gesture);
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      gtk_widget_set_cursor_from_name (GTK_WIDGET (self),
                                       self->hand.mode == HU_DRAG_BAND ? "crosshair" : "grabbing");
    }

  self->hand.dx = dx;
  self->hand.dy = dy;
  switch (self->hand.mode)
    {
    case HU_DRAG_PAN:
      hu_map_state_pan_by (self->state, step_x, step_y);
      break;

    case HU_DRAG_LIFT:
      _hu_map_hand_modify (self, get_modifiers (gesture));
      _hu_map_hand_lead_to (self, hu_map_view_hex_at (self, self->pointer.x, self->pointer.y));
      hu_map_view_redraw (self);
      if (self->hand.edge_tick == 0)
        self->hand.edge_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), pan_at_edge_cb, NULL, NULL);
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
  double left = MIN (self->hand.x, self->hand.x + self->hand.dx);
  double top = MIN (self->hand.y, self->hand.y + self->hand.dy);

  for (guint unit = 0; unit < hu_scenario_get_n_units (state->scenario); unit++)
    {
      HuPoint at;

      if (state->unit_status[unit] != HU_UNIT_ON_MAP ||
          hu_snapshot_get_secrecy (hu_game_get_snapshot (self->game), unit) == HU_SECRECY_HIDDEN)
        continue;

      at = _hu_map_view_hex_centre (self, state->unit_hex[unit]);
      if (at.x >= left && at.x <= left + fabs (self->hand.dx) && at.y >= top &&
          at.y <= top + fabs (self->hand.dy))
        g_array_append_val (units, unit);
    }

  hu_map_state_set_selection (self->state, units);
}

static void
click (HuMapView  *self,
       GtkGesture *gesture)
{
  guint unit = _hu_map_view_unit_at (self, self->hand.x, self->hand.y);

  if (unit != HU_UNIT_NONE)
    {
      pick_unit (self, unit, is_control_held (gesture) || is_shift_held (gesture));
      return;
    }

  if (_hu_map_view_click_storeys (self, self->hand.x, self->hand.y))
    return;

  hu_map_state_set_cursor (self->state, hu_map_view_hex_at (self, self->hand.x, self->hand.y));
  hu_map_state_select_only (self->state, HU_UNIT_NONE);
  hu_map_question_ask (self->question, hu_map_state_get_cursor (self->state));
}

static void
drag_end_cb (HuMapView  *self,
             double      dx,
             double      dy,
             GtkGesture *gesture)
{
  HuDragMode mode = self->hand.mode;

  if (self->game == NULL ||
      _hu_map_hand_tool_release (self, self->hand.x + dx, self->hand.y + dy, get_modifiers (gesture)))
    return;

  self->hand.mode = HU_DRAG_NONE;
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);

  if (mode == HU_DRAG_LIFT)
    {
      _hu_map_hand_modify (self, get_modifiers (gesture));
      _hu_map_hand_drop (self, is_shift_held (gesture));
    }
  else if (mode == HU_DRAG_BAND)
    select_in_band (self);
  else if (mode == HU_DRAG_NONE && self->hand.dx == 0 && self->hand.dy == 0 &&
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
  if (self->hand.mode != HU_DRAG_NONE)
    _hu_map_hand_let_go (self);
  _hu_map_hand_tool_cancel (self);
  self->hand.mode = HU_DRAG_NONE;
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
}

static void
pan_begin_cb (HuMapView *self,
              double     x,
              double     y)
{
  self->hand.dx = self->hand.dy = 0;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
}

static void
pan_update_cb (HuMapView *self,
               double     dx,
               double     dy)
{
  hu_map_state_pan_by (self->state, dx - self->hand.dx, dy - self->hand.dy);
  self->hand.dx = dx;
  self->hand.dy = dy;
}

static void
pan_end_cb (HuMapView *self,
            double     dx,
            double     dy)
{
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
}

static void
init_drag (HuMapView *self)
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

void
_hu_map_view_init_pointer (HuMapView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *menu = gtk_gesture_click_new ();

  gtk_event_controller_set_name (motion, "hu-map-motion");
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (menu), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (menu, "pressed", G_CALLBACK (menu_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (menu));

  init_drag (self);
}
