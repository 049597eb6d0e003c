/*
 * The pointer over the map: finding the thing under it, fanning stacks out, and picking units.
 */
#include "hu-map-view-private.h"

#define FAN_DELAY 220 /* ms over a stack before it is fanned out */

/* Lists the units in @hex whose counters are drawn, as the log has them. */
GArray *
_hu_map_view_stack (HuMapView *self,
                    HuHex      hex)
{
  if (self->game == NULL || hex == HU_HEX_NONE)
    return g_array_new (FALSE, FALSE, sizeof (guint));

  return hu_snapshot_units_in (hu_map_view_get_shown (self), hex);
}

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

  if (stack->len == 0 || self->lift != NULL)
    return;

  if (selection->len > 0)
    index = find_in (stack, g_array_index (selection, guint, selection->len - 1));

  hu_map_state_select_only (self->state, g_array_index (stack, guint, (guint) (index + 1) % stack->len));
}

/* A click on a counter selects it, adds it to the selection or removes it; a click on a selected counter that
 * covers others goes on to the next of them. */
void
_hu_map_view_pick_unit (HuMapView *self,
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

  self->fan_timeout = 0;
  if (self->drag == HU_DRAG_NONE && self->lift == NULL)
    hu_map_state_set_fan (self->state, self->fan_wanted);
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
      guint unit = _hu_map_view_unit_at (self, self->pointer_x, self->pointer_y);
      const HuState *state = hu_snapshot_get_state (hu_map_view_get_shown (self));

      if (self->pointer_inside && (hover == fan || (unit != HU_UNIT_NONE && state->unit_hex[unit] == fan)))
        return;

      hu_map_state_set_fan (self->state, HU_HEX_NONE);
    }

  /* No fan over the cell of a building's fan, which shows the stack already. */
  wanted = self->pointer_inside && is_stack (self, hover) && !is_in_storeys (self, hover) &&
           hover == hu_map_view_hex_at (self, self->pointer_x, self->pointer_y) ? hover : HU_HEX_NONE;
  if (wanted == self->fan_wanted && self->fan_timeout != 0)
    return;

  g_clear_handle_id (&self->fan_timeout, g_source_remove);
  self->fan_wanted = wanted;
  if (wanted != HU_HEX_NONE)
    self->fan_timeout = g_timeout_add_once (FAN_DELAY, fan_out_cb, self);
}

static void
motion_cb (HuMapView *self,
           double     x,
           double     y)
{
  /* The map scrolling beneath a resting pointer is no pointing. */
  if (!self->pointer_inside || x != self->pointer_x || y != self->pointer_y)
    self->pointing = TRUE;
  self->pointer_x = x;
  self->pointer_y = y;
  self->pointer_inside = TRUE;
  if (self->game == NULL)
    return;

  hu_map_state_set_hover (self->state, _hu_map_view_pointed_hex (self, x, y));
  if (self->drag == HU_DRAG_NONE)
    update_fan (self);
}

static void
leave_cb (HuMapView *self)
{
  self->pointer_inside = self->pointing = FALSE;
  if (self->game == NULL)
    return;

  hu_map_state_set_hover (self->state, HU_HEX_NONE);
  if (self->drag == HU_DRAG_NONE)
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

  if (self->game == NULL || self->lift != NULL || hex == HU_HEX_NONE)
    return;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (unit != HU_UNIT_NONE)
    hex = hu_snapshot_get_state (hu_game_get_snapshot (self->game))->unit_hex[unit];

  hu_map_state_set_cursor (self->state, hex);
  if (unit == HU_UNIT_NONE)
    hu_map_state_select_only (self->state, HU_UNIT_NONE);
  else if (!hu_map_state_is_selected (self->state, unit))
    hu_map_state_select_only (self->state, unit);

  _hu_map_view_popup_menu (self, &(GdkRectangle) { (int) x, (int) y, 1, 1 });
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
}
