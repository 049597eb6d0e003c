/*
 * The active tool: receives the pointer and key events of the map.
 */
#include "hu-map-view-private.h"

static HuMapTouch
touch_at (HuMapView       *self,
          double           x,
          double           y,
          GdkModifierType  state)
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
_hu_map_view_tool_press (HuMapView       *self,
                         double           x,
                         double           y,
                         GdkModifierType  state)
{
  HuMapTouch touch;

  if (self->tool == NULL || self->tool->press == NULL || self->space_held)
    return FALSE;

  touch = touch_at (self, x, y, state);
  touch.unit = _hu_map_view_unit_at (self, x, y);
  if (!self->tool->press (self->tool_data, &touch))
    return FALSE;

  self->drag = HU_DRAG_TOOL;

  return TRUE;
}

/* The pointer is at @x, @y with the button still down. */
gboolean
_hu_map_view_tool_drag (HuMapView       *self,
                        double           x,
                        double           y,
                        GdkModifierType  state)
{
  HuMapTouch touch;

  if (self->drag != HU_DRAG_TOOL)
    return FALSE;

  touch = touch_at (self, x, y, state);
  hu_map_state_set_hover (self->state, touch.hex);
  if (self->tool != NULL && self->tool->drag != NULL)
    self->tool->drag (self->tool_data, &touch);

  return TRUE;
}

gboolean
_hu_map_view_tool_release (HuMapView       *self,
                           double           x,
                           double           y,
                           GdkModifierType  state)
{
  HuMapTouch touch;

  if (self->drag != HU_DRAG_TOOL)
    return FALSE;

  self->drag = HU_DRAG_NONE;
  touch = touch_at (self, x, y, state);
  if (self->tool != NULL && self->tool->release != NULL)
    self->tool->release (self->tool_data, &touch);

  return TRUE;
}

void
_hu_map_view_tool_cancel (HuMapView *self)
{
  if (self->drag != HU_DRAG_TOOL)
    return;

  self->drag = HU_DRAG_NONE;
  if (self->tool != NULL && self->tool->cancel != NULL)
    self->tool->cancel (self->tool_data);
}

/* TRUE where the tool made something of the key. */
gboolean
_hu_map_view_tool_key (HuMapView       *self,
                       guint            keyval,
                       GdkModifierType  state)
{
  return self->tool != NULL && self->tool->key != NULL && self->tool->key (self->tool_data, keyval, state);
}

/* TRUE where a menu is the tool's affair. */
gboolean
_hu_map_view_tool_menu (HuMapView          *self,
                        const GdkRectangle *at)
{
  if (self->tool == NULL)
    return FALSE;

  if (self->tool->menu != NULL)
    self->tool->menu (self->tool_data, at);

  return TRUE;
}

void
_hu_map_view_tool_draw (HuMapView *self,
                        cairo_t   *cr)
{
  if (self->tool == NULL || self->tool->draw == NULL)
    return;

  cairo_save (cr);
  self->tool->draw (self->tool_data, cr, hu_map_state_get_viewport (self->state));
  cairo_restore (cr);
}

/**
 * hu_map_view_set_tool:
 * @tool: (nullable): the tool that receives pointer and key events from now on; it must stay until another is
 *   set
 *
 * Activates a tool or, with %NULL, goes back to playing.
 */
void
hu_map_view_set_tool (HuMapView       *self,
                      const HuMapTool *tool,
                      gpointer         data)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));

  _hu_map_view_let_go (self);
  _hu_map_view_tool_cancel (self);
  self->tool = tool;
  self->tool_data = data;
  _hu_map_view_update_actions (self);
  _hu_map_view_invalidate (self);
}

/**
 * hu_map_view_redraw:
 *
 * Redraws the map because the tool's drawing has changed.
 */
void
hu_map_view_redraw (HuMapView *self)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));

  _hu_map_view_invalidate (self);
}
