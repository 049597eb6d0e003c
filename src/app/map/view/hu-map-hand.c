/*
 * The hand: it holds counters, which are lifted off the map, moved and put down, the same for pointer and keys; or a
 * tool, which then receives the pointer and key events of the map.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-storey-picker.h"
#include "hu-storeys.h"
#include "hu-map-view-private.h"

/* Words the report on counters put down without a path because none leads there; NULL: all have one. */
static char *
word_astray (HuMapView    *self,
             const HuDrag *lift)
{
  const GPtrArray *ways = hu_drag_get_ways (lift);
  g_autoptr(GArray) units = NULL;
  g_autofree char *names = NULL;

  if (!hu_drag_is_astray (lift) || !hu_drag_has_moved (lift))
    return NULL;

  units = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < ways->len; i++)
    {
      const GArray *way = g_ptr_array_index (ways, i);

      if (way->len == 2 &&
          hu_grid_distance (hu_game_get_scenario (self->game)->map->grid, g_array_index (way, HuHex, 0),
                            g_array_index (way, HuHex, 1)) > 1)
        g_array_append_val (units, g_array_index (hu_drag_get_units (lift), guint, i));
    }
  names = hu_explain_seen_units (hu_game_get_snapshot (self->game), units, 4);

  /* Translators: %s are units that were moved by hand */
  return g_strdup_printf (_("Moved without a path, because none leads there, or only a very long one: %s. Only the "
                            "last hex is judged."), names);
}

/* Lists the selected units, with those in @anchor first, because their side leads. */
static GArray *
list_selected_from (HuMapView *self,
                    HuHex      anchor)
{
  const HuState *state = hu_snapshot_get_state (hu_game_get_snapshot (self->game));
  const GArray *selection = hu_map_state_get_selection (self->state);
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < selection->len; i++)
      {
        guint unit = g_array_index (selection, guint, i);

        if ((state->unit_hex[unit] == anchor) == (pass == 0))
          g_array_append_val (units, unit);
      }

  return units;
}

/* Lifts the selected units by @anchor; FALSE where none can be lifted. */
gboolean
_hu_map_hand_lift (HuMapView *self,
                   HuHex      anchor,
                   gboolean   by_key)
{
  g_autoptr(GArray) units = NULL;

  if (self->game == NULL || self->hand.lift != NULL || self->read_only)
    return FALSE;

  units = list_selected_from (self, anchor);
  self->hand.lift = hu_drag_new (self->game, units, anchor);
  if (self->hand.lift == NULL)
    return FALSE;

  self->hand.by_key = by_key;
  self->hand.through = FALSE;
  hu_drag_look_at_storey (self->hand.lift, hu_map_state_get_storey (self->state));
  hu_map_state_set_fan (self->state, HU_HEX_NONE);
  _hu_map_view_shown_changed (self);

  return TRUE;
}

void
_hu_map_hand_lead_to (HuMapView *self,
                      HuHex      hex)
{
  if (self->hand.lift == NULL || hex == HU_HEX_NONE)
    return;

  if (hu_drag_lead_to (self->hand.lift, hex))
    _hu_map_view_shown_changed (self);
}

static void
looked_at_cb (HuMapView *self,
              int        storey)
{
  if (self->hand.lift != NULL && hu_drag_choose_storey (self->hand.lift, (HuStorey) storey))
    _hu_map_view_shown_changed (self);
}

static void
bypass_changed_cb (HuMapView *self,
                   gboolean   bypass)
{
  if (self->hand.lift != NULL && hu_drag_set_bypass (self->hand.lift, bypass))
    _hu_map_view_shown_changed (self);
}

static void
picked_cb (HuMapView *self,
           int        storey)
{
  if (self->hand.lift == NULL)
    return;

  hu_drag_choose_storey (self->hand.lift, (HuStorey) storey);
  _hu_map_hand_put_down (self, hu_drag_get_direct (self->hand.lift));
}

/* Puts down the dragged counters. If the hex has several storeys and none was chosen on the way, the popover
 * asks for it and shows the effect of each on the map. */
void
_hu_map_hand_drop (HuMapView *self,
                   gboolean   direct)
{
  const HuMap *map;
  HuHex target;
  HuPoint centre;
  GdkRectangle at;
  GtkWidget *picker;

  if (self->hand.lift == NULL)
    return;

  map = hu_game_get_scenario (self->game)->map;
  target = hu_drag_get_target (self->hand.lift);
  if (!hu_snapshot_has_owners (hu_game_get_snapshot (self->game)) || hu_map_has_one_location (map, target) ||
      hu_drag_is_storey_chosen (self->hand.lift) || !hu_drag_has_moved (self->hand.lift))
    {
      _hu_map_hand_put_down (self, direct);
      return;
    }

  /* From now on the counters wait over the hex, wherever the pointer goes. */
  self->hand.by_key = TRUE;
  hu_drag_set_direct (self->hand.lift, direct);
  picker = hu_storey_picker_new (hu_game_get_snapshot (self->game), target, hu_drag_get_storey (self->hand.lift));
  hu_storey_picker_set_bypass (HU_STOREY_PICKER (picker), hu_drag_get_bypass (self->hand.lift));
  g_signal_connect_object (picker, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (picker, "looked-at", G_CALLBACK (looked_at_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (picker, "bypass-changed", G_CALLBACK (bypass_changed_cb), self, G_CONNECT_SWAPPED);
  /* Escape, or a click elsewhere, takes them back. */
  g_signal_connect_object (picker, "closed", G_CALLBACK (_hu_map_hand_let_go), self, G_CONNECT_SWAPPED);

  centre = _hu_map_view_hex_centre (self, target);
  at = (GdkRectangle) { (int) centre.x, (int) centre.y, 1, 1 };
  hu_map_view_popup (self, picker, &at);
  _hu_map_view_shown_changed (self);
}

/* Chooses the next storey up or down for counters over a hex with several storeys; TRUE if any counters are lifted. */
gboolean
_hu_map_hand_step_storey (HuMapView *self,
                          gint       up)
{
  const HuMap *map;
  HuStorey storey, next;
  g_autoptr(GArray) storeys = NULL;

  if (self->hand.lift == NULL)
    return FALSE;

  map = hu_game_get_scenario (self->game)->map;
  storey = hu_drag_get_storey (self->hand.lift);
  storeys = hu_storeys_of_map (map);
  for (next = hu_storeys_step (storeys, storey, up);
       next != storey && hu_map_location (map, hu_drag_get_target (self->hand.lift), next) == HU_LOCATION_NONE;)
    {
      HuStorey further = hu_storeys_step (storeys, next, up);

      if (further == next)
        return TRUE;
      next = further;
    }

  if (hu_drag_choose_storey (self->hand.lift, next))
    _hu_map_view_shown_changed (self);

  return TRUE;
}

/* Switches Bypass on or off for the lifted counters; TRUE if there are any. */
gboolean
_hu_map_hand_bypass (HuMapView *self)
{
  if (self->hand.lift == NULL || !hu_snapshot_has_owners (hu_game_get_snapshot (self->game)))
    return FALSE;

  hu_drag_set_bypass (self->hand.lift, !hu_drag_get_bypass (self->hand.lift));
  _hu_map_view_shown_changed (self);
  _hu_map_view_speak (self);

  return TRUE;
}

void
_hu_map_hand_modify (HuMapView      *self,
                     GdkModifierType modifiers)
{
  gboolean changed;

  if (self->hand.lift == NULL)
    return;

  changed = hu_drag_set_direct (self->hand.lift, (modifiers & GDK_SHIFT_MASK) != 0);
  changed |= hu_drag_set_through (self->hand.lift, self->hand.through || (modifiers & GDK_CONTROL_MASK) != 0);
  if (changed)
    _hu_map_view_shown_changed (self);
}

/* Lets the lifted counters go through enemy units, or stops that; FALSE: none are lifted. */
gboolean
_hu_map_hand_go_through (HuMapView *self)
{
  if (self->hand.lift == NULL)
    return FALSE;

  self->hand.through = !self->hand.through;
  if (hu_drag_set_through (self->hand.lift, self->hand.through))
    {
      _hu_map_view_shown_changed (self);
      _hu_map_view_speak (self);
    }

  return TRUE;
}

/* Puts down the lifted counters, without their path if @direct. If the game refuses, they are dropped and the
 * reason is shown. */
void
_hu_map_hand_put_down (HuMapView *self,
                       gboolean   direct)
{
  /* The lift is handed over while the game takes the move, because the game's change drops any lift. */
  g_autoptr(HuDrag) lift = g_steal_pointer (&self->hand.lift);
  g_autoptr(HuSnapshot) before = NULL;
  g_autofree char *astray = NULL;
  HuRefusal refusal;
  HuHex target;

  if (lift == NULL)
    return;

  target = hu_drag_get_target (lift);
  hu_drag_set_direct (lift, direct);
  astray = word_astray (self, lift);
  before = hu_snapshot_ref (hu_game_get_snapshot (self->game));
  if (!hu_drag_put_down (lift, &refusal))
    _hu_map_view_refuse (self, &refusal);
  else
    {
      hu_map_state_set_cursor (self->state, target);
      if (astray != NULL)
        _hu_map_view_tell_done (self, astray, before);
    }

  _hu_map_view_shown_changed (self);
}

/* Puts back what is held, as if nothing had been. */
void
_hu_map_hand_let_go (HuMapView *self)
{
  if (self->hand.lift == NULL)
    return;

  if (self->hand.mode == HU_DRAG_LIFT)
    self->hand.mode = HU_DRAG_OVER;
  if (self->hand.by_key)
    hu_map_state_set_cursor (self->state, hu_drag_get_anchor (self->hand.lift));

  g_clear_pointer (&self->hand.lift, hu_drag_free);
  _hu_map_view_shown_changed (self);
}

/* --- A tool --- */

static HuMapTouch
touch_at (HuMapView      *self,
          double          x,
          double          y,
          GdkModifierType state)
{
  return (HuMapTouch) {
    .at = hu_map_state_to_map (self->state, x, y),
    .hex = hu_map_view_hex_at (self, x, y),
    .place = hu_geometry_place_at (hu_game_get_scenario (self->game)->map->grid,
                                   hu_map_state_to_map (self->state, x, y)),
    .unit = HU_UNIT_NONE,
    .state = state,
  };
}

/* Handles a press of the main button at @x, @y; TRUE where the tool takes the drag that starts there. */
gboolean
_hu_map_hand_tool_press (HuMapView      *self,
                         double          x,
                         double          y,
                         GdkModifierType state)
{
  HuMapTouch touch;

  if (self->hand.tool == NULL || self->hand.tool->press == NULL || self->hand.space_held)
    return FALSE;

  touch = touch_at (self, x, y, state);
  touch.unit = _hu_map_view_unit_at (self, x, y);
  if (!self->hand.tool->press (self->hand.tool_data, &touch))
    return FALSE;

  self->hand.mode = HU_DRAG_TOOL;

  return TRUE;
}

/* The pointer is at @x, @y with the button still down. */
gboolean
_hu_map_hand_tool_drag (HuMapView      *self,
                        double          x,
                        double          y,
                        GdkModifierType state)
{
  HuMapTouch touch;

  if (self->hand.mode != HU_DRAG_TOOL)
    return FALSE;

  touch = touch_at (self, x, y, state);
  hu_map_state_set_hover (self->state, touch.hex);
  if (self->hand.tool != NULL && self->hand.tool->drag != NULL)
    self->hand.tool->drag (self->hand.tool_data, &touch);

  return TRUE;
}

gboolean
_hu_map_hand_tool_release (HuMapView      *self,
                           double          x,
                           double          y,
                           GdkModifierType state)
{
  HuMapTouch touch;

  if (self->hand.mode != HU_DRAG_TOOL)
    return FALSE;

  self->hand.mode = HU_DRAG_NONE;
  touch = touch_at (self, x, y, state);
  if (self->hand.tool != NULL && self->hand.tool->release != NULL)
    self->hand.tool->release (self->hand.tool_data, &touch);

  return TRUE;
}

void
_hu_map_hand_tool_cancel (HuMapView *self)
{
  if (self->hand.mode != HU_DRAG_TOOL)
    return;

  self->hand.mode = HU_DRAG_NONE;
  if (self->hand.tool != NULL && self->hand.tool->cancel != NULL)
    self->hand.tool->cancel (self->hand.tool_data);
}

/* TRUE where the tool made something of the key. */
gboolean
_hu_map_hand_tool_key (HuMapView      *self,
                       guint           keyval,
                       GdkModifierType state)
{
  return self->hand.tool != NULL && self->hand.tool->key != NULL && self->hand.tool->key (self->hand.tool_data, keyval, state);
}

/* TRUE where a menu is the tool's affair. */
gboolean
_hu_map_hand_tool_menu (HuMapView          *self,
                        const GdkRectangle *at)
{
  if (self->hand.tool == NULL)
    return FALSE;

  if (self->hand.tool->menu != NULL)
    self->hand.tool->menu (self->hand.tool_data, at);

  return TRUE;
}

void
_hu_map_hand_tool_draw (HuMapView *self,
                        cairo_t   *cr)
{
  if (self->hand.tool == NULL || self->hand.tool->draw == NULL)
    return;

  cairo_save (cr);
  self->hand.tool->draw (self->hand.tool_data, cr, hu_map_state_get_viewport (self->state));
  cairo_restore (cr);
}
