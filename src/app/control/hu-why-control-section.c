/*
 * Tactical Control in the window: the reasons why nobody controls a Location.
 */
#include "config.h"

#include "hu-why-control-section.h"

#include <glib/gi18n-lib.h>

#include "hu-control-building-panel.h"
#include "hu-message.h"
#include "hu-why-control.h"

struct _HuWhyControlSection
{
  HuSection  parent_instance;

  HuMapView *map; /* borrowed */
};

G_DEFINE_FINAL_TYPE (HuWhyControlSection, hu_why_control_section, HU_TYPE_SECTION)

static const HuMap *
get_map (HuWhyControlSection *self)
{
  return hu_game_get_scenario (hu_section_get_game (HU_SECTION (self)))->map;
}

/* The storey that is shown, where the hex has it. */
static HuLocation
find_location (HuWhyControlSection *self,
               HuHex                hex)
{
  const HuMap *map = get_map (self);
  HuLocation location = hu_map_location (map, hex, hu_map_state_get_storey (hu_map_view_get_state (self->map)));

  return location != HU_LOCATION_NONE ? location : hex;
}

/* Returns the hex of the cursor, else a hex of the chosen building. */
static HuHex
find_hex (HuWhyControlSection *self)
{
  const HuMap *map = get_map (self);
  HuMapState *state = hu_map_view_get_state (self->map);
  HuHex cursor = hu_map_state_get_cursor (state);
  gint building = hu_map_state_get_building (state);
  GtkWidget *focus = gtk_window_get_focus (hu_section_get_window (HU_SECTION (self)));
  gboolean from_list = focus != NULL && gtk_widget_get_ancestor (focus, HU_TYPE_BUILDING_PANEL) != NULL;

  if (building != HU_BUILDING_NONE && (cursor == HU_HEX_NONE || from_list) &&
      (cursor == HU_HEX_NONE || hu_map_building_at (map, cursor) != building))
    return g_array_index (hu_map_get_building (map, (guint) building)->hexes, HuHex, 0);

  return cursor;
}

static void
show_unit_cb (HuWhyControlSection *self,
              GArray              *hexes)
{
  hu_map_view_flash (self->map, hexes, FALSE);
}

static void
show_event_cb (HuSection *self,
               guint      event)
{
  hu_session_show_event (hu_section_get_session (self), event);
}

static void
why_control_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  HuWhyControlSection *self = data;
  HuHex hex = find_hex (self);
  GtkWidget *popover;

  if (hex == HU_HEX_NONE)
    {
      hu_message_toast (GTK_WIDGET (hu_section_get_window (data)), _("Go to a hex first, or choose a building."));
      return;
    }

  hu_map_view_go_to (self->map, hex);
  popover = hu_why_control_new (hu_section_get_game (data), find_location (self, hex));
  g_signal_connect_object (popover, "show-hexes", G_CALLBACK (show_unit_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (popover, "show-event", G_CALLBACK (show_event_cb), self, G_CONNECT_SWAPPED);
  hu_map_view_popup (self->map, popover, NULL);
}

/* Disables the action in games without Control of Locations. */
static void
update (HuSection *self,
        HuGame    *game)
{
  hu_section_enable (self, "why-control", game != NULL && hu_game_has_views (game));
}

static void
hu_why_control_section_class_init (HuWhyControlSectionClass *klass)
{
  HU_SECTION_CLASS (klass)->update = update;
}

static void
hu_why_control_section_init (HuWhyControlSection *self)
{
}

HuSection *
hu_why_control_section_new (HuSession            *session,
                            AdwApplicationWindow *window,
                            HuMapView            *map)
{
  static const GActionEntry entries[] = {
    { .name = "why-control", .activate = why_control_cb },
  };
  HuWhyControlSection *self =
    g_object_new (HU_TYPE_WHY_CONTROL_SECTION, "session", session, "window", window, NULL);

  self->map = map;
  hu_section_add_telling_actions (HU_SECTION (self), entries, G_N_ELEMENTS (entries));

  return HU_SECTION (self);
}
