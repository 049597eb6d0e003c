/*
 * Search in the window: the panel, going to a result, bookmarks, and the overview map.
 */
#include "config.h"

#include "hu-find-section.h"

#include <glib/gi18n-lib.h>

#include "hu-bookmarks.h"
#include "hu-explain.h"
#include "hu-find-panel.h"
#include "hu-message.h"
#include "hu-mini-map.h"
#include "hu-side-stack.h"

struct _HuFindSection
{
  HuSection    parent_instance;

  HuMapView   *map;       /* borrowed, like the other widgets */
  GtkStack    *side;
  AdwBin      *place;     /* of the panel */
  HuFindPanel *panel;     /* or NULL */
  HuMiniMap   *mini_map;
  HuBookmarks *bookmarks; /* of the game's map; or NULL */
};

G_DEFINE_FINAL_TYPE (HuFindSection, hu_find_section, HU_TYPE_SECTION)

static HuMapState *
get_state (HuFindSection *self)
{
  return hu_map_view_get_state (self->map);
}

/* --- Going there --- */

static void
show_hexes (HuFindSection *self,
            HuFound       *found)
{
  hu_session_show_hexes (hu_section_get_session (HU_SECTION (self)), hu_found_get_hexes (found));
}

static void
show_unit (HuFindSection *self,
           HuFound       *found)
{
  g_autofree char *text = NULL;

  if (hu_found_get_hexes (found)->len > 0)
    {
      show_hexes (self, found);
      hu_map_state_select_only (get_state (self), hu_found_get_index (found));
      return;
    }

  /* Translators: %1$s is a unit, %2$s is as "German · armor · eliminated" */
  text = g_strdup_printf (_("%1$s is not on the map (%2$s)"), hu_found_get_title (found),
                          hu_found_get_detail (found));
  hu_message_toast (GTK_WIDGET (hu_section_get_window (HU_SECTION (self))), text);
}

static void
show_bookmark (HuFindSection *self,
               guint          index)
{
  HuMapState *state = get_state (self);
  const HuBookmark *bookmark = hu_bookmarks_get (self->bookmarks, index);
  const HuViewport *viewport = hu_map_state_get_viewport (state);

  hu_map_state_zoom_at (state, bookmark->scale / viewport->scale, viewport->width / 2.0, viewport->height / 2.0);
  hu_map_state_show_box (state, (HuBox) { bookmark->x, bookmark->y, 0, 0 }, TRUE);
}

static void
chosen_cb (HuFindSection *self,
           HuFound       *found)
{
  switch (hu_found_get_kind (found))
    {
    case HU_FOUND_UNIT:
      show_unit (self, found);
      break;
    case HU_FOUND_BUILDING:
      show_hexes (self, found);
      hu_map_state_set_building (get_state (self), (gint) hu_found_get_index (found));
      break;
    case HU_FOUND_HEX:
    case HU_FOUND_PLACE:
      show_hexes (self, found);
      break;
    case HU_FOUND_BOOKMARK:
      show_bookmark (self, hu_found_get_index (found));
      break;
    case HU_FOUND_EVENT:
      hu_session_show_event (hu_section_get_session (HU_SECTION (self)), hu_found_get_index (found));
      break;
    case HU_FOUND_HEADING:
      break;
    }
}

static void
pointed_cb (HuFindSection *self,
            HuFound       *found)
{
  const GArray *hexes = found != NULL ? hu_found_get_hexes (found) : NULL;

  hu_session_light_hexes (hu_section_get_session (HU_SECTION (self)), hexes != NULL && hexes->len > 0 ? hexes : NULL);
}

/* --- Bookmarks --- */

static void
tell_error (HuFindSection *self,
            const GError  *error)
{
  g_autofree char *text = NULL;

  /* Translators: %s is what the system said */
  text = g_strdup_printf (_("The bookmarks could not be saved: %s"), error->message);
  hu_message_toast (GTK_WIDGET (hu_section_get_window (HU_SECTION (self))), text);
}

static void
removed_cb (HuFindSection *self,
            guint          index)
{
  g_autoptr(GError) error = NULL;

  if (index < hu_bookmarks_get_n (self->bookmarks) && !hu_bookmarks_remove (self->bookmarks, index, &error))
    tell_error (self, error);
}

static HuPoint
get_middle (HuFindSection *self)
{
  const HuViewport *viewport = hu_map_state_get_viewport (get_state (self));

  return hu_map_state_to_map (get_state (self), viewport->width / 2.0, viewport->height / 2.0);
}

static void
add_bookmark (gpointer    data,
              const char *name)
{
  HuFindSection *self = data;
  HuPoint middle = get_middle (self);
  g_autoptr(GError) error = NULL;

  if (self->bookmarks != NULL &&
      !hu_bookmarks_add (self->bookmarks, name, middle.x, middle.y,
                         hu_map_state_get_viewport (get_state (self))->scale, &error))
    tell_error (self, error);
}

static void
bookmark_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       self)
{
  const HuScenario *scenario = hu_game_get_scenario (hu_section_get_game (self));
  HuHex hex = hu_geometry_hex_at (scenario->map->grid, get_middle (self));
  g_autofree char *suggestion =
    hex != HU_HEX_NONE ? hu_explain_hex (scenario, hex) : g_strdup (_("The whole map"));

  hu_question_ask_text (hu_section_get_window (self), _("Bookmark This View"),
                        _("It is kept on this computer, for every game on this map."), _("Name"), suggestion,
                        "add", _("_Add"), add_bookmark, self);
}

/* --- The panel and the overview --- */

static void
find_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  HuFindSection *self = data;
  const char *name = g_action_get_name (G_ACTION (action));

  hu_section_complete (data);
  hu_side_stack_show (self->side, "find");
  if (g_str_equal (name, "list-units"))
    hu_find_panel_set_kind (self->panel, HU_FOUND_UNIT);
  else if (g_str_equal (name, "list-bookmarks"))
    hu_find_panel_set_kind (self->panel, HU_FOUND_BOOKMARK);
  else
    hu_find_panel_set_kind (self->panel, -1);
  hu_find_panel_focus (self->panel);
}

static void
overview_cb (GSimpleAction *action,
             GVariant      *state,
             gpointer       data)
{
  g_simple_action_set_state (action, state);
  gtk_widget_set_visible (GTK_WIDGET (HU_FIND_SECTION (data)->mini_map), g_variant_get_boolean (state));
}

static void
complete (HuSection *section)
{
  HuFindSection *self = HU_FIND_SECTION (section);

  self->panel = g_object_new (HU_TYPE_FIND_PANEL, NULL);
  g_signal_connect_object (self->panel, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->panel, "pointed", G_CALLBACK (pointed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->panel, "removed", G_CALLBACK (removed_cb), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->place, GTK_WIDGET (self->panel));
  hu_find_panel_set_game (self->panel, hu_section_get_game (section), self->bookmarks);
}

static void
set_game (HuSection *section,
          HuGame    *game)
{
  HuFindSection *self = HU_FIND_SECTION (section);

  g_clear_object (&self->bookmarks);
  self->bookmarks = hu_bookmarks_new (hu_game_get_scenario (game), NULL);
  if (self->panel != NULL)
    hu_find_panel_set_game (self->panel, game, self->bookmarks);
  hu_mini_map_set_game (self->mini_map, game);
}

static void
hu_find_section_dispose (GObject *object)
{
  g_clear_object (&HU_FIND_SECTION (object)->bookmarks);

  G_OBJECT_CLASS (hu_find_section_parent_class)->dispose (object);
}

static void
hu_find_section_class_init (HuFindSectionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_find_section_dispose;
  HU_SECTION_CLASS (klass)->set_game = set_game;
  HU_SECTION_CLASS (klass)->complete = complete;
}

static void
hu_find_section_init (HuFindSection *self)
{
}

HuSection *
hu_find_section_new (HuSession            *session,
                     AdwApplicationWindow *window,
                     HuMapView            *map,
                     GtkStack             *side)
{
  static const GActionEntry entries[] = {
    { .name = "find", .activate = find_cb },
    { .name = "list-units", .activate = find_cb },
    { .name = "list-bookmarks", .activate = find_cb },
    { .name = "bookmark", .activate = bookmark_cb },
  };
  static const GActionEntry views[] = {
    { .name = "overview", .change_state = overview_cb, .state = "false" },
  };
  HuFindSection *self = g_object_new (HU_TYPE_FIND_SECTION, "session", session, "window", window, NULL);
  GtkWidget *place = adw_bin_new ();
  GtkStackPage *page = gtk_stack_add_titled (side, place, "find", _("Find"));

  self->place = ADW_BIN (place);
  self->map = map;
  self->side = side;
  self->mini_map = hu_mini_map_attach (GTK_OVERLAY (gtk_widget_get_parent (GTK_WIDGET (map))), map);
  gtk_stack_page_set_icon_name (page, "edit-find-symbolic");
  hu_section_add_play_actions (HU_SECTION (self), entries, G_N_ELEMENTS (entries));
  hu_section_add_actions (HU_SECTION (self), views, G_N_ELEMENTS (views));

  return HU_SECTION (self);
}
