/*
 * Tactical Control in the window: the reasons why nobody controls a Location.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-control-building-panel.h"
#include "hu-why-control.h"
#include "hu-window-private.h"

static HuGame *
get_game (HuWindow *self)
{
  return hu_document_get_game (self->document);
}

/* The level that is shown, where the hex has it. */
static HuLocation
find_location (HuWindow *self,
               HuHex     hex)
{
  const HuMap *map = hu_game_get_scenario (get_game (self))->map;
  HuLocation location = hu_map_location (map, hex, hu_map_state_get_level (hu_map_view_get_state (self->map)));

  return location != HU_LOCATION_NONE ? location : hex;
}

/* Returns the hex of the cursor, else a hex of the chosen building. */
static HuHex
find_hex (HuWindow *self)
{
  const HuMap *map = hu_game_get_scenario (get_game (self))->map;
  HuMapState *state = hu_map_view_get_state (self->map);
  HuHex cursor = hu_map_state_get_cursor (state);
  gint building = hu_map_state_get_building (state);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  gboolean from_list = focus != NULL && gtk_widget_get_ancestor (focus, HU_TYPE_BUILDING_PANEL) != NULL;

  if (building != HU_BUILDING_NONE && (cursor == HU_HEX_NONE || from_list) &&
      (cursor == HU_HEX_NONE || hu_map_building_at (map, cursor) != building))
    return g_array_index (hu_map_get_building (map, (guint) building)->hexes, HuHex, 0);

  return cursor;
}

static void
show_unit_cb (HuWindow *self,
              GArray   *hexes)
{
  hu_map_view_flash (self->map, hexes, FALSE);
}

static void
show_event_cb (HuWindow *self,
               guint     event)
{
  gtk_stack_set_visible_child (self->side_stack, GTK_WIDGET (self->log));
  hu_log_panel_show_event (self->log, event);
}

static void
why_control_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  HuHex hex = find_hex (self);
  GtkWidget *popover;

  if (hex == HU_HEX_NONE)
    {
      _hu_window_toast (self, _("Go to a hex first, or choose a building."));
      return;
    }

  hu_map_view_go_to (self->map, hex);
  popover = hu_why_control_new (get_game (self), find_location (self, hex));
  g_signal_connect_object (popover, "show-hexes", G_CALLBACK (show_unit_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (popover, "show-event", G_CALLBACK (show_event_cb), self, G_CONNECT_SWAPPED);
  hu_map_view_popup (self->map, popover);
}

void
_hu_window_install_control_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.why-control", NULL, why_control_action);
}

/* Disables the action in games without Control of Locations. */
void
_hu_window_update_control (HuWindow *self)
{
  HuGame *game = get_game (self);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.why-control", game != NULL && hu_game_has_views (game));
}
