/*
 * The overlays of the map in the window: their menu, which has what the game can show, and the legend.
 */
#include "hu-overlays-section.h"

#include "hu-settings.h"
#include "hu-supply-need.h"

struct _HuOverlaysSection
{
  HuSection      parent_instance;

  GtkMenuButton *button; /* borrowed, like the legend */
  HuLegend      *legend;
};

G_DEFINE_FINAL_TYPE (HuOverlaysSection, hu_overlays_section, HU_TYPE_SECTION)

static void
legend_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  HuLegend *legend = HU_OVERLAYS_SECTION (data)->legend;

  hu_legend_set_expanded (legend, !hu_legend_get_expanded (legend));
}

static void
create_menu_cb (GtkMenuButton *button,
                gpointer       self)
{
  const HuScenario *scenario;
  g_autoptr(GtkBuilder) builder = NULL;

  if (gtk_menu_button_get_menu_model (button) != NULL)
    return;

  scenario = hu_game_get_scenario (hu_section_get_game (self));
  builder = gtk_builder_new_from_resource ("/io/github/hexumpire/HexUmpire/ui/hu-menus.ui");
  if (!hu_supply_has_lines (scenario))
    g_menu_remove_all (G_MENU (gtk_builder_get_object (builder, "supply-overlays")));
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (gtk_builder_get_object (builder, "overlays-menu")));
}

static void
set_game (HuSection *section,
          HuGame    *game)
{
  gtk_menu_button_set_menu_model (HU_OVERLAYS_SECTION (section)->button, NULL);
}

static void
update (HuSection *section,
        HuGame    *game)
{
  HuOverlaysSection *self = HU_OVERLAYS_SECTION (section);
  HuSession *session = hu_section_get_session (section);

  gtk_widget_set_visible (GTK_WIDGET (self->button), hu_session_is_play (session));
  hu_legend_set_in_lesson (self->legend, hu_session_get_course (session) == HU_MODE_LESSON);
  hu_legend_set_at_play (self->legend, hu_document_get_draft (hu_session_get_document (session)) == NULL);
}

static void
hu_overlays_section_class_init (HuOverlaysSectionClass *klass)
{
  HU_SECTION_CLASS (klass)->set_game = set_game;
  HU_SECTION_CLASS (klass)->update = update;
}

static void
hu_overlays_section_init (HuOverlaysSection *self)
{
}

HuSection *
hu_overlays_section_new (HuSession            *session,
                         AdwApplicationWindow *window,
                         HuMapView            *map,
                         GtkMenuButton        *button,
                         HuLegend             *legend)
{
  static const GActionEntry entries[] = {
    { .name = "legend", .activate = legend_cb },
  };
  HuOverlaysSection *self = g_object_new (HU_TYPE_OVERLAYS_SECTION, "session", session, "window", window, NULL);
  GSettings *settings = hu_settings_get ();

  self->button = button;
  self->legend = legend;
  hu_legend_set_view (legend, map);
  hu_legend_set_expanded (legend, g_settings_get_boolean (settings, "legend"));
  hu_map_state_set_overlays (hu_map_view_get_state (map), g_settings_get_flags (settings, "overlays"));
  hu_section_add_play_actions (HU_SECTION (self), entries, G_N_ELEMENTS (entries));
  gtk_menu_button_set_create_popup_func (button, create_menu_cb, self, NULL);
  update (HU_SECTION (self), hu_section_get_game (HU_SECTION (self)));

  return HU_SECTION (self);
}
