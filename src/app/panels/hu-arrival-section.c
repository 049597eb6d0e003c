/*
 * Bringing on units that wait off the map: the unit is chosen in the strip of reinforcements, the
 * hexes where the file expects it are lit, and a click or Enter puts it down.  Any hex is allowed,
 * because an arrival decides nothing.
 */
#include "config.h"

#include "hu-arrival-section.h"

#include "hu-arrival.h"
#include "hu-map-tool.h"
#include "hu-sources.h"
#include "hu-storey-picker.h"

struct _HuArrivalSection
{
  HuSection     parent_instance;

  HuMapView    *map; /* borrowed, as the next */
  HuArrivalBar *bar;
  guint         unit; /* being placed, or HU_UNIT_NONE */
};

G_DEFINE_FINAL_TYPE (HuArrivalSection, hu_arrival_section, HU_TYPE_SECTION)

static void
stop (HuArrivalSection *self)
{
  if (self->unit == HU_UNIT_NONE)
    return;

  self->unit = HU_UNIT_NONE;
  /* Another part of the window may have taken the map over meanwhile. */
  if (hu_session_is_play (hu_section_get_session (HU_SECTION (self))))
    hu_map_view_set_tool (self->map, NULL, NULL);
  hu_session_light_hexes (hu_section_get_session (HU_SECTION (self)), NULL);
  hu_arrival_bar_set_placing (self->bar, HU_UNIT_NONE);
  hu_section_enable (HU_SECTION (self), "place-cancel", FALSE);
}

static gboolean
is_waiting (HuGame *game,
            guint   unit)
{
  const HuState *state = hu_snapshot_get_state (hu_game_get_snapshot (game));

  return unit < hu_scenario_get_n_units (state->scenario) && state->unit_status[unit] == HU_UNIT_WAITING;
}

/* A refusal leaves the unit in the hand, for another hex. */
static void
put_down_on (HuArrivalSection *self,
             HuHex             hex,
             HuStorey          storey)
{
  g_autoptr(HuEvent) event = hu_event_new (HU_VERB_PLACE);
  HuRefusal refusal;

  event->unit = self->unit;
  hu_event_add_place (event, hex, storey);
  if (hu_game_append (hu_section_get_game (HU_SECTION (self)), event, &refusal))
    stop (self);
  else
    hu_section_refuse (HU_SECTION (self), &refusal);
}

static void
picked_cb (HuArrivalSection *self,
           int               storey)
{
  if (self->unit != HU_UNIT_NONE)
    put_down_on (self, hu_map_state_get_cursor (hu_map_view_get_state (self->map)), (HuStorey) storey);
}

/* Asks for the level where the hex has several; first offered is the one that the map shows. */
static void
put_down (HuArrivalSection *self,
          HuHex             hex)
{
  HuSnapshot *snapshot = hu_game_get_snapshot (hu_section_get_game (HU_SECTION (self)));
  const HuMap *map = hu_snapshot_get_scenario (snapshot)->map;
  HuMapState *state = hu_map_view_get_state (self->map);
  HuStorey shown = hu_map_state_get_storey (state);
  GtkWidget *picker;

  if (hex == HU_HEX_NONE)
    return;
  if (!hu_snapshot_has_owners (snapshot) || hu_map_has_one_location (map, hex))
    {
      put_down_on (self, hex, HU_STOREY_GROUND);
      return;
    }

  picker = hu_storey_picker_new (snapshot, hex,
                                 hu_map_location (map, hex, shown) != HU_LOCATION_NONE ? shown : HU_STOREY_GROUND);
  g_signal_connect_object (picker, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  hu_map_state_set_cursor (state, hex);
  hu_map_view_popup (self->map, picker, NULL);
}

/* --- The hand --- */

static gboolean
press (gpointer          data,
       const HuMapTouch *touch)
{
  return touch->hex != HU_HEX_NONE;
}

static void
release (gpointer          data,
         const HuMapTouch *touch)
{
  put_down (data, touch->hex);
}

static gboolean
key (gpointer        data,
     guint           keyval,
     GdkModifierType state)
{
  HuArrivalSection *self = data;

  if (keyval == GDK_KEY_Escape)
    stop (self);
  else if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_space)
    put_down (self, hu_map_state_get_cursor (hu_map_view_get_state (self->map)));
  else
    return FALSE;

  return TRUE;
}

static const HuMapTool tool = { .press = press, .release = release, .key = key };

/* --- Actions --- */

static void
place_unit_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  HuArrivalSection *self = data;
  HuGame *game = hu_section_get_game (data);
  guint unit = g_variant_get_uint32 (parameter);
  const HuArrival *arrival;

  stop (self);
  if (!is_waiting (game, unit))
    return;

  self->unit = unit;
  arrival = hu_scenario_get_unit (hu_game_get_scenario (game), unit)->arrival;
  if (arrival != NULL && hu_arrival_has_place (arrival))
    {
      g_autoptr(GArray) hexes = hu_sources_list (&arrival->at, hu_game_get_scenario (game)->map);

      hu_session_light_hexes (hu_section_get_session (data), hexes);
      if (hexes->len > 0)
        hu_map_view_go_to (self->map, g_array_index (hexes, HuHex, 0));
    }
  hu_map_view_set_tool (self->map, &tool, self);
  hu_arrival_bar_set_placing (self->bar, unit);
  hu_section_enable (data, "place-cancel", TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

static void
cancel_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  stop (data);
  gtk_widget_grab_focus (GTK_WIDGET (HU_ARRIVAL_SECTION (data)->map));
}

static void
ask_cb (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       data)
{
  stop (data);
  hu_arrival_bar_ask (HU_ARRIVAL_SECTION (data)->bar);
}

static void
hide_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  hu_arrival_bar_put_away (HU_ARRIVAL_SECTION (data)->bar);
}

/* --- The game --- */

static gboolean
has_waiting (HuGame *game)
{
  for (gint kind = HU_ARRIVAL_DUE; kind <= HU_ARRIVAL_POOL; kind++)
    {
      g_autoptr(GArray) units = hu_arrival_list (hu_snapshot_get_state (hu_game_get_snapshot (game)),
                                                 hu_game_get_viewer (game), (HuArrivalKind) kind);

      if (units->len > 0)
        return TRUE;
    }

  return FALSE;
}

static void
update (HuSection *section,
        HuGame    *game)
{
  HuArrivalSection *self = HU_ARRIVAL_SECTION (section);
  gboolean plays = game != NULL && hu_session_is_play (hu_section_get_session (section)) &&
                   !hu_snapshot_get_clock (hu_game_get_snapshot (game))->over;

  if (self->unit != HU_UNIT_NONE && (!plays || !is_waiting (game, self->unit)))
    stop (self);
  hu_section_enable (section, "reinforcements", plays && has_waiting (game));
  hu_section_enable (section, "place-unit", plays);
  hu_section_enable (section, "place-cancel", self->unit != HU_UNIT_NONE);
}

static void
set_game (HuSection *section,
          HuGame    *game)
{
  stop (HU_ARRIVAL_SECTION (section));
}

static void
hu_arrival_section_class_init (HuArrivalSectionClass *klass)
{
  HU_SECTION_CLASS (klass)->set_game = set_game;
  HU_SECTION_CLASS (klass)->update = update;
}

static void
hu_arrival_section_init (HuArrivalSection *self)
{
  self->unit = HU_UNIT_NONE;
}

HuSection *
hu_arrival_section_new (HuSession            *session,
                        AdwApplicationWindow *window,
                        HuMapView            *map,
                        HuArrivalBar         *bar)
{
  static const GActionEntry entries[] = {
    { .name = "place-unit", .activate = place_unit_cb, .parameter_type = "u" },
    { .name = "place-cancel", .activate = cancel_cb },
    { .name = "reinforcements", .activate = ask_cb },
    { .name = "reinforcements-hide", .activate = hide_cb },
  };
  HuArrivalSection *self = g_object_new (HU_TYPE_ARRIVAL_SECTION, "session", session, "window", window, NULL);

  self->map = map;
  self->bar = bar;
  hu_section_add_play_actions (HU_SECTION (self), entries, G_N_ELEMENTS (entries));

  return HU_SECTION (self);
}
