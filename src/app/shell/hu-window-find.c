/*
 * Search in the window: the panel, going to a result, bookmarks, and the overview map.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-window-private.h"

static HuGame *
get_game (HuWindow *self)
{
  return hu_document_get_game (self->document);
}

static HuMapState *
get_state (HuWindow *self)
{
  return hu_map_view_get_state (self->map);
}

/* --- Going there --- */

static void
show_hexes (HuWindow     *self,
            const GArray *hexes)
{
  if (hexes->len == 0)
    return;

  hu_map_state_set_cursor (get_state (self), g_array_index (hexes, HuHex, 0));
  hu_map_view_flash (self->map, hexes, TRUE);
}

static void
show_unit (HuWindow *self,
           HuFound  *found)
{
  g_autofree char *text = NULL;

  if (hu_found_get_hexes (found)->len > 0)
    {
      show_hexes (self, hu_found_get_hexes (found));
      hu_map_state_select_only (get_state (self), hu_found_get_index (found));
      return;
    }

  /* Translators: %1$s is a unit, %2$s is as "German · armor · eliminated" */
  text = g_strdup_printf (_("%1$s is not on the map (%2$s)"), hu_found_get_title (found),
                          hu_found_get_detail (found));
  _hu_window_toast (self, text);
}

static void
show_bookmark (HuWindow *self,
               guint     index)
{
  HuMapState *state = get_state (self);
  const HuBookmark *bookmark = hu_bookmarks_get (self->bookmarks, index);
  const HuViewport *viewport = hu_map_state_get_viewport (state);

  hu_map_state_zoom_at (state, bookmark->scale / viewport->scale, viewport->width / 2.0, viewport->height / 2.0);
  hu_map_state_show_box (state, (HuBox) { bookmark->x, bookmark->y, 0, 0 }, TRUE);
}

static void
chosen_cb (HuWindow *self,
           HuFound  *found)
{
  switch (hu_found_get_kind (found))
    {
    case HU_FOUND_UNIT:
      show_unit (self, found);
      break;
    case HU_FOUND_BUILDING:
      show_hexes (self, hu_found_get_hexes (found));
      hu_map_state_set_building (get_state (self), (gint) hu_found_get_index (found));
      break;
    case HU_FOUND_HEX:
    case HU_FOUND_PLACE:
      show_hexes (self, hu_found_get_hexes (found));
      break;
    case HU_FOUND_BOOKMARK:
      show_bookmark (self, hu_found_get_index (found));
      break;
    case HU_FOUND_EVENT:
      gtk_stack_set_visible_child_name (self->side_stack, "log");
      hu_log_panel_show_event (self->log, hu_found_get_index (found));
      break;
    case HU_FOUND_HEADING:
      break;
    }
}

static void
pointed_cb (HuWindow *self,
            HuFound  *found)
{
  if (self->map != NULL)
    hu_map_view_light (self->map, found != NULL && hu_found_get_hexes (found)->len > 0 ? hu_found_get_hexes (found)
                                                                                       : NULL);
}

/* --- Bookmarks --- */

static void
tell_error (HuWindow     *self,
            const GError *error)
{
  g_autofree char *text = NULL;

  /* Translators: %s is what the system said */
  text = g_strdup_printf (_("The bookmarks could not be saved: %s"), error->message);
  _hu_window_toast (self, text);
}

static void
removed_cb (HuWindow *self,
            guint     index)
{
  g_autoptr(GError) error = NULL;

  if (index < hu_bookmarks_get_n (self->bookmarks) && !hu_bookmarks_remove (self->bookmarks, index, &error))
    tell_error (self, error);
}

static HuPoint
get_middle (HuWindow *self)
{
  const HuViewport *viewport = hu_map_state_get_viewport (get_state (self));

  return hu_map_state_to_map (get_state (self), viewport->width / 2.0, viewport->height / 2.0);
}

static void
bookmark_response_cb (HuWindow         *self,
                      const char       *response,
                      AdwMessageDialog *dialog)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog)));
  HuPoint middle = get_middle (self);
  g_autoptr(GError) error = NULL;

  if (!g_str_equal (response, "add") || name[0] == '\0' || self->bookmarks == NULL)
    return;
  if (!hu_bookmarks_add (self->bookmarks, name, middle.x, middle.y,
                         hu_map_state_get_viewport (get_state (self))->scale, &error))
    tell_error (self, error);
}

static void
bookmark_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  const HuScenario *scenario = hu_game_get_scenario (get_game (self));
  HuHex hex = hu_geometry_hex_at (scenario->map->grid, get_middle (self));
  g_autofree char *suggestion =
    hex != HU_HEX_NONE ? hu_explain_hex (scenario, hex, HU_LANG_LOCALE) : g_strdup (_("The whole map"));
  GtkWidget *dialog, *entry;

  dialog = adw_message_dialog_new (GTK_WINDOW (self), _("Bookmark This View"),
                                   _("It is kept on this computer, for every game on this map."));
  entry = gtk_entry_new ();
  gtk_editable_set_text (GTK_EDITABLE (entry), suggestion);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Name"), -1);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), entry);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "add", _("_Add"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "add", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "add");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (bookmark_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* --- The panel and the overview --- */

static void
find_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);

  adw_flap_set_reveal_flap (self->flap, TRUE);
  gtk_stack_set_visible_child_name (self->side_stack, "find");
  if (g_str_equal (name, "win.list-units"))
    hu_find_panel_set_kind (self->find, HU_FOUND_UNIT);
  else if (g_str_equal (name, "win.list-bookmarks"))
    hu_find_panel_set_kind (self->find, HU_FOUND_BOOKMARK);
  else
    hu_find_panel_set_kind (self->find, -1);
  hu_find_panel_focus (self->find);
}

static void
overview_cb (GSimpleAction *action,
             GVariant      *state,
             gpointer       data)
{
  g_simple_action_set_state (action, state);
  gtk_widget_set_visible (GTK_WIDGET (HU_WINDOW (data)->mini_map), g_variant_get_boolean (state));
}

void
_hu_window_install_find_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.find", NULL, find_action);
  gtk_widget_class_install_action (widget_class, "win.list-units", NULL, find_action);
  gtk_widget_class_install_action (widget_class, "win.list-bookmarks", NULL, find_action);
  gtk_widget_class_install_action (widget_class, "win.bookmark", NULL, bookmark_action);
}

/* For a game that has just been put in place of another. */
void
_hu_window_set_find_game (HuWindow *self,
                          HuGame   *game)
{
  g_clear_object (&self->bookmarks);
  self->bookmarks = hu_bookmarks_new (hu_game_get_scenario (game), NULL);
  hu_find_panel_set_game (self->find, game, self->bookmarks);
  hu_mini_map_set_game (self->mini_map, game);
}

void
_hu_window_update_find (HuWindow *self)
{
  static const char *actions[] = { "win.find", "win.list-units", "win.list-bookmarks", "win.bookmark" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], get_game (self) != NULL);
}

void
_hu_window_init_find (HuWindow *self)
{
  static const GActionEntry entries[] = {
    { .name = "overview", .change_state = overview_cb, .state = "false" },
  };

  GtkStackPage *page;

  /* After the pages of the systems. */
  self->find = g_object_new (HU_TYPE_FIND_PANEL, NULL);
  page = gtk_stack_add_titled (self->side_stack, GTK_WIDGET (self->find), "find", _("Find"));
  gtk_stack_page_set_icon_name (page, "edit-find-symbolic");
  self->mini_map = hu_mini_map_attach (self->overlay, self->map);
  g_signal_connect_object (self->find, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->find, "pointed", G_CALLBACK (pointed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->find, "removed", G_CALLBACK (removed_cb), self, G_CONNECT_SWAPPED);
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
