/*
 * Units that the game does not have: adding them in What If, and keeping part of their events.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-ghost-form.h"
#include "hu-window-private.h"

static HuGame *
get_game (HuWindow *self)
{
  return hu_document_get_game (self->document);
}

static void
add (HuWindow    *self,
     HuGhostForm *form)
{
  HuGame *game = get_game (self);
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
      _hu_window_refuse (self, &refusal);
      return;
    }

  hu_map_state_set_cursor (state, hu_location_hex (hu_game_get_scenario (game)->map, at));
  hu_map_state_select_only (state, hu_scenario_get_n_units (hu_game_get_scenario (game)) - 1);
  hu_map_view_go_to (self->map, hu_map_state_get_cursor (state));
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

static void
response_cb (HuWindow         *self,
             const char       *response,
             AdwMessageDialog *dialog)
{
  if (g_str_equal (response, "add") && get_game (self) != NULL)
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
get_place (HuWindow *self)
{
  const HuMap *map = hu_game_get_scenario (get_game (self))->map;
  HuMapState *state = hu_map_view_get_state (self->map);
  const HuViewport *seen = hu_map_state_get_viewport (state);
  HuHex hex = hu_map_state_get_cursor (state);
  HuLocation at;

  if (hex == HU_HEX_NONE && seen->scale > 0)
    hex = hu_geometry_hex_at (map->grid, (HuPoint) { seen->x + seen->width / 2.0 / seen->scale,
                                                     seen->y + seen->height / 2.0 / seen->scale });
  if (!hu_grid_has (map->grid, hex))
    return HU_LOCATION_NONE;

  at = hu_map_location (map, hex, hu_map_state_get_level (state));

  return at != HU_LOCATION_NONE ? at : hu_map_location (map, hex, HU_STOREY_GROUND);
}

static void
add_unit_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  const GArray *selection = hu_map_state_get_selection (hu_map_view_get_state (self->map));
  GtkWidget *dialog, *form;

  if (get_game (self) == NULL)
    return;

  dialog = adw_message_dialog_new (GTK_WINDOW (self), _("What If There Were One More?"), NULL);
  form = hu_ghost_form_new (get_game (self), selection->len > 0 ? g_array_index (selection, guint, 0) : HU_UNIT_NONE,
                            get_place (self));
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), form);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "add", _("_Add"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "add", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "add");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  validity_changed_cb (ADW_MESSAGE_DIALOG (dialog), HU_GHOST_FORM (form));
  g_signal_connect_object (form, "validity-changed", G_CALLBACK (validity_changed_cb), dialog, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
_hu_window_install_ghost_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.what-if-add", NULL, add_unit_action);
}

/* The game's log cannot have events of added units: words how many of all events it can have. NULL: all of them. */
char *
_hu_window_word_unkept (HuGame *game)
{
  guint n = hu_game_get_position (game) - hu_game_get_base (game);
  guint kept = hu_game_count_keepable (game);

  if (kept == n)
    return NULL;
  if (kept == 0)
    return g_strdup (_("The game does not have the units that were added, so its log cannot have what they did. "
                       "A variation can."));

  /* Translators: %1$u events of %2$u */
  return g_strdup_printf (ngettext ("The game does not have the units that were added, so its log can have only "
                                    "%1$u of these %2$u events. A variation can have all.",
                                    "The game does not have the units that were added, so its log can have only "
                                    "%1$u of these %2$u events. A variation can have all.", kept), kept, n);
}
