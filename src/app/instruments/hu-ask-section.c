/*
 * The button in the window's header with all that can be asked about the position shown. Its menu names the questions
 * with their keys; whether one can be asked now is for the action to say.
 */
#include "hu-ask-section.h"

#include "hu-supply-need.h"

struct _HuAskSection
{
  HuSection      parent_instance;

  GtkMenuButton *button; /* borrowed, like the other */
  GtkWidget     *report;
};

G_DEFINE_FINAL_TYPE (HuAskSection, hu_ask_section, HU_TYPE_SECTION)

static void
create_menu_cb (GtkMenuButton *button,
                gpointer       self)
{
  g_autoptr(GtkBuilder) builder = NULL;

  if (gtk_menu_button_get_menu_model (button) != NULL)
    return;

  builder = gtk_builder_new_from_resource ("/io/github/hexumpire/HexUmpire/ui/hu-menus.ui");
  if (!hu_supply_has_lines (hu_game_get_scenario (hu_section_get_game (self))))
    g_menu_remove_all (G_MENU (gtk_builder_get_object (builder, "ask-supply")));
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (gtk_builder_get_object (builder, "ask-menu")));
}

static void
set_game (HuSection *section,
          HuGame    *game)
{
  gtk_menu_button_set_menu_model (HU_ASK_SECTION (section)->button, NULL);
}

/* A lesson asks the questions itself. */
static void
update (HuSection *section,
        HuGame    *game)
{
  HuAskSection *self = HU_ASK_SECTION (section);
  HuSession *session = hu_section_get_session (section);
  gboolean in_lesson = hu_session_get_course (session) == HU_MODE_LESSON;

  gtk_widget_set_visible (GTK_WIDGET (self->button), hu_session_is_play (session) && !in_lesson);
  gtk_widget_set_visible (self->report, !in_lesson || !hu_session_is_play (session));
}

static void
hu_ask_section_class_init (HuAskSectionClass *klass)
{
  HU_SECTION_CLASS (klass)->set_game = set_game;
  HU_SECTION_CLASS (klass)->update = update;
}

static void
hu_ask_section_init (HuAskSection *self)
{
}

HuSection *
hu_ask_section_new (HuSession            *session,
                    AdwApplicationWindow *window,
                    GtkMenuButton        *button,
                    GtkWidget            *report)
{
  HuAskSection *self = g_object_new (HU_TYPE_ASK_SECTION, "session", session, "window", window, NULL);

  self->button = button;
  self->report = report;
  gtk_menu_button_set_create_popup_func (button, create_menu_cb, self, NULL);
  update (HU_SECTION (self), hu_section_get_game (HU_SECTION (self)));

  return HU_SECTION (self);
}
