/*
 * Units that the game does not have: adding them in What If.
 */
#include "config.h"

#include "hu-ghost-section.h"

#include <glib/gi18n-lib.h>

#include "hu-ghost-form.h"
#include "hu-message.h"

struct _HuGhostSection
{
  HuSection  parent_instance;

  HuMapView *map; /* borrowed */
};

G_DEFINE_FINAL_TYPE (HuGhostSection, hu_ghost_section, HU_TYPE_SECTION)

static void
add (HuGhostSection *self,
     HuGhostForm    *form)
{
  HuGame *game = hu_section_get_game (HU_SECTION (self));
  HuMapState *state = hu_map_view_get_state (self->map);
  HuLocation at;
  HuUnit unit;
  HuRefusal refusal;

  if (!hu_ghost_form_get (form, &unit, &at))
    return;

  if (!hu_game_in_what_if (game))
    hu_game_begin_what_if (game, hu_game_get_position (game));
  if (!hu_game_add_unit (game, &unit, at, &refusal))
    {
      hu_section_refuse (HU_SECTION (self), &refusal);
      return;
    }

  hu_map_state_set_cursor (state, hu_location_hex (hu_game_get_scenario (game)->map, at));
  hu_map_state_select_only (state, hu_scenario_get_n_units (hu_game_get_scenario (game)) - 1);
  hu_map_view_go_to (self->map, hu_map_state_get_cursor (state));
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

static void
response_cb (HuGhostSection   *self,
             const char       *response,
             AdwMessageDialog *dialog)
{
  if (g_str_equal (response, "add"))
    add (self, HU_GHOST_FORM (adw_message_dialog_get_extra_child (dialog)));
}

static void
validity_changed_cb (AdwMessageDialog *dialog,
                     HuGhostForm      *form)
{
  HuLocation at;
  HuUnit unit;

  adw_message_dialog_set_response_enabled (dialog, "add", hu_ghost_form_get (form, &unit, &at));
}

/* Where one points; else the middle of what is seen. */
static HuLocation
get_place (HuGhostSection *self)
{
  const HuMap *map = hu_game_get_scenario (hu_section_get_game (HU_SECTION (self)))->map;
  HuMapState *state = hu_map_view_get_state (self->map);
  const HuViewport *seen = hu_map_state_get_viewport (state);
  HuHex hex = hu_map_state_get_cursor (state);
  HuLocation at;

  if (hex == HU_HEX_NONE && seen->scale > 0)
    hex = hu_geometry_hex_at (map->grid, (HuPoint) { seen->x + seen->width / 2.0 / seen->scale,
                                                     seen->y + seen->height / 2.0 / seen->scale });
  if (!hu_grid_has (map->grid, hex))
    return HU_LOCATION_NONE;

  at = hu_map_location (map, hex, hu_map_state_get_storey (state));

  return at != HU_LOCATION_NONE ? at : hu_map_location (map, hex, HU_STOREY_GROUND);
}

static void
add_unit_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  HuGhostSection *self = data;
  const GArray *selection = hu_map_state_get_selection (hu_map_view_get_state (self->map));
  GtkWidget *form = hu_ghost_form_new (hu_section_get_game (data),
                                       selection->len > 0 ? g_array_index (selection, guint, 0) : HU_UNIT_NONE,
                                       get_place (self));
  AdwMessageDialog *dialog = hu_question_new (hu_section_get_window (data), _("What If There Were One More?"), NULL,
                                              form, "add", _("_Add"));

  validity_changed_cb (dialog, HU_GHOST_FORM (form));
  g_signal_connect_object (form, "validity-changed", G_CALLBACK (validity_changed_cb), dialog, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
update (HuSection *self,
        HuGame    *game)
{
  hu_section_enable (self, "what-if-add", game != NULL && !hu_snapshot_get_clock (hu_game_get_snapshot (game))->over);
}

static void
hu_ghost_section_class_init (HuGhostSectionClass *klass)
{
  HU_SECTION_CLASS (klass)->update = update;
}

static void
hu_ghost_section_init (HuGhostSection *self)
{
}

HuSection *
hu_ghost_section_new (HuSession            *session,
                      AdwApplicationWindow *window,
                      HuMapView            *map)
{
  static const GActionEntry entries[] = {
    { .name = "what-if-add", .activate = add_unit_cb },
  };
  HuGhostSection *self = g_object_new (HU_TYPE_GHOST_SECTION, "session", session, "window", window, NULL);

  self->map = map;
  hu_section_add_play_actions (HU_SECTION (self), entries, G_N_ELEMENTS (entries));

  return HU_SECTION (self);
}
