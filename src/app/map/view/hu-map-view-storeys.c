/*
 * Storeys and buildings of a tactical map: the storey shown, the selected building, and whether all its storeys
 * are fanned out.
 */
#include "hu-storeys.h"
#include "hu-map-view-private.h"

static const HuMap *
get_map (HuMapView *self)
{
  return hu_game_get_scenario (self->game)->map;
}

static void
step_storey (HuMapView *self,
             gint       up)
{
  g_autoptr(GArray) storeys = hu_storeys_of_map (get_map (self));

  hu_map_state_set_storey (self->state, hu_storeys_step (storeys, hu_map_state_get_storey (self->state), up));
}

static void
storey_up_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  step_storey (data, 1);
}

static void
storey_down_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  step_storey (data, -1);
}

static void
storey_cb (GSimpleAction *action,
           GVariant      *value,
           gpointer       data)
{
  HuMapView *self = data;

  hu_map_state_set_storey (self->state, (HuStorey) g_variant_get_int32 (value));
}

/* Fans out the storeys of the building under the pointer or, if a key was used last, under the cursor; the
 * second time folds them again. */
static void
building_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  HuMapView *self = data;
  HuHex hover = hu_map_state_get_hover (self->state);
  HuHex hex = self->pointer.pointing && hover != HU_HEX_NONE ? hover : hu_map_state_get_cursor (self->state);
  gint building = hex != HU_HEX_NONE ? hu_map_building_at (get_map (self), hex) : HU_BUILDING_NONE;

  if (building == HU_BUILDING_NONE)
    building = hu_map_state_get_building (self->state);
  if (building == HU_BUILDING_NONE)
    return;

  if (building == hu_map_state_get_building (self->state))
    hu_map_state_set_storeys_fanned (self->state, !hu_map_state_get_storeys_fanned (self->state));
  else
    hu_map_state_set_storeys_fanned (self->state, TRUE);
  hu_map_state_set_building (self->state, building);
  hu_map_state_set_fan (self->state, HU_HEX_NONE);
}

static void
fan_storeys_cb (GSimpleAction *action,
                GVariant      *value,
                gpointer       data)
{
  HuMapView *self = data;

  hu_map_state_set_storeys_fanned (self->state, g_variant_get_boolean (value));
}

/* After another game, storey, building, cursor or pointer. */
void
_hu_map_view_update_storeys (HuMapView *self)
{
  g_autoptr(GArray) storeys = self->game != NULL ? hu_storeys_of_map (get_map (self)) : NULL;
  HuStorey storey = hu_map_state_get_storey (self->state);
  gboolean some = storeys != NULL && storeys->len > 1;
  gboolean buildings = self->game != NULL && get_map (self)->buildings->len > 0;

  _hu_map_view_set_action (self, "storey-up", some && hu_storeys_step (storeys, storey, 1) != storey, NULL);
  _hu_map_view_set_action (self, "storey-down", some && hu_storeys_step (storeys, storey, -1) != storey, NULL);
  _hu_map_view_set_action (self, "storey", some, g_variant_new_int32 (storey));
  _hu_map_view_set_action (self, "building", buildings, NULL);
  _hu_map_view_set_action (self, "fan-storeys",
                           buildings && hu_map_state_get_building (self->state) != HU_BUILDING_NONE,
                           g_variant_new_boolean (hu_map_state_get_storeys_fanned (self->state)));
}

static void
storey_changed_cb (HuMapView *self)
{
  _hu_map_view_shown_changed (self);
  _hu_map_view_update_storeys (self);
}

static void
building_changed_cb (HuMapView *self)
{
  hu_map_view_redraw (self);
  _hu_map_view_update_storeys (self);
}

/* Selects the building of the cursor's hex; it stays selected until the cursor enters another one. */
static void
follow_cursor (HuMapView *self)
{
  HuHex cursor = hu_map_state_get_cursor (self->state);
  gint building = self->game != NULL && cursor != HU_HEX_NONE ? hu_map_building_at (get_map (self), cursor)
                                                               : HU_BUILDING_NONE;

  if (building != HU_BUILDING_NONE)
    hu_map_state_set_building (self->state, building);
}

/* Is a building's fan there, and which Location's cell of it? */
static gboolean
find_cell (HuMapView  *self,
           double      x,
           double      y,
           HuLocation *location)
{
  HuScene scene;

  hu_map_view_fill_scene (self, &scene);

  return hu_painter_storeys_at (self->painter, hu_map_state_get_viewport (self->state), &scene,
                                hu_map_state_to_map (self->state, x, y), location);
}

/* Returns the hex under the pointer: on a cell of the fan that cell's hex, not the hex that the fan covers. */
HuHex
_hu_map_view_pointed_hex (HuMapView *self,
                          double     x,
                          double     y)
{
  HuLocation location;

  if (!find_cell (self, x, y, &location))
    return hu_map_view_hex_at (self, x, y);

  return location != HU_LOCATION_NONE ? hu_location_hex (get_map (self), location) : HU_HEX_NONE;
}

/* A click on a cell of the fan shows that storey and goes to that hex; FALSE beside the fan. */
gboolean
_hu_map_view_click_storeys (HuMapView *self,
                            double     x,
                            double     y)
{
  HuLocation location;

  if (!find_cell (self, x, y, &location))
    return FALSE;

  if (location != HU_LOCATION_NONE)
    {
      hu_map_state_set_storey (self->state, hu_location_storey (get_map (self), location));
      hu_map_state_set_cursor (self->state, hu_location_hex (get_map (self), location));
    }

  return TRUE;
}

void
_hu_map_view_init_storeys (HuMapView *self)
{
  static const GActionEntry entries[] = {
    { .name = "storey-up", .activate = storey_up_cb },
    { .name = "storey-down", .activate = storey_down_cb },
    { .name = "storey", .parameter_type = "i", .state = "0", .change_state = storey_cb },
    { .name = "building", .activate = building_cb },
    { .name = "fan-storeys", .state = "false", .change_state = fan_storeys_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (self->state, "notify::storey", G_CALLBACK (storey_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "notify::building", G_CALLBACK (building_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "notify::storeys-fanned", G_CALLBACK (building_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "notify::cursor", G_CALLBACK (follow_cursor), self,
                           G_CONNECT_SWAPPED);
  _hu_map_view_update_storeys (self);
}
