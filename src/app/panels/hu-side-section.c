/*
 * The side panel in the window: the page that the user needs now, and the rule systems' pages, each with an action that
 * leads to it; and the systems' widgets at the map's side.
 */
#include "config.h"

#include "hu-side-section.h"

#include <glib/gi18n-lib.h>

#include "hu-panel.h"
#include "hu-settings.h"
#include "hu-side-stack.h"
#include "hu-supply-rules.h"
#include "hu-system-panels.h"

#define TACTICAL_METERS_MOST 270 /* px that meters may be high above the pages */

struct _HuSideSection
{
  HuSection          parent_instance;

  HuMapView         *map;    /* borrowed, like the other widgets */
  AdwFlap           *flap;
  GtkBox            *beside;
  GtkStack          *side;
  GtkScrolledWindow *meters;
  guint              n_events; /* that the log had when it was last looked at */
  gboolean           in_lesson;
  gboolean           whole;    /* pages are made */
};

G_DEFINE_FINAL_TYPE (HuSideSection, hu_side_section, HU_TYPE_SECTION)

static void
page_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  HuSideSection *self = data;

  hu_section_complete (data);
  hu_side_stack_show (self->side, g_action_get_name (G_ACTION (action)));
  gtk_widget_grab_focus (adw_bin_get_child (ADW_BIN (gtk_stack_get_visible_child (self->side))));
}

static void
panel_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       self)
{
  AdwFlap *flap = HU_SIDE_SECTION (self)->flap;

  adw_flap_set_reveal_flap (flap, !adw_flap_get_reveal_flap (flap));
}

/* The place of a page, in the order of the systems. */
static void
add_page (HuSideSection        *self,
          const HuSidePageKind *kind)
{
  const GActionEntry entry = { .name = kind->name, .activate = page_cb };
  GtkWidget *place = adw_bin_new ();

  gtk_stack_page_set_visible (gtk_stack_add_titled (self->side, place, kind->name, _(kind->title)), FALSE);
  gtk_widget_set_visible (place, FALSE);
  hu_section_add_telling_actions (HU_SECTION (self), &entry, 1);
}

static void
make_page (HuSideSection        *self,
           const HuSidePageKind *kind,
           AdwBin               *place)
{
  HuSidePage *page = kind->make (self->map);

  hu_panel_set_session (HU_PANEL (page), hu_section_get_session (HU_SECTION (self)));
  adw_bin_set_child (place, GTK_WIDGET (page));
}

static void
update_page (HuSideSection        *self,
             const HuSidePageKind *kind,
             gboolean              shown)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->side, kind->name);

  /* Made for the first game that has it. */
  if (shown && self->whole && adw_bin_get_child (ADW_BIN (page)) == NULL)
    make_page (self, kind, ADW_BIN (page));
  hu_section_enable (HU_SECTION (self), kind->name, shown);
  gtk_stack_page_set_visible (gtk_stack_get_page (self->side, page), shown);
  /* Or it would be measured with the others, unseen. */
  gtk_widget_set_visible (page, shown);
  if (!shown && gtk_stack_get_visible_child (self->side) == page)
    gtk_stack_set_visible_child_name (self->side, "log");
}

/* Shows the page that the user needs now: that of the hex just entered … */
static void
cursor_changed_cb (HuSideSection *self)
{
  if (hu_map_state_get_cursor (hu_map_view_get_state (self->map)) != HU_HEX_NONE &&
      gtk_widget_has_focus (GTK_WIDGET (self->map)))
    gtk_stack_set_visible_child_name (self->side, "hex");
}

/* … or what has just happened. */
static void
show_happened (HuSideSection *self,
               guint          n_events)
{
  /* The systems' pages show it too. */
  if (n_events > self->n_events && hu_system_panels_find_page (gtk_stack_get_visible_child_name (self->side)) == NULL)
    gtk_stack_set_visible_child_name (self->side, "log");
  self->n_events = n_events;
}

static void
set_game (HuSection *section,
          HuGame    *game)
{
  HU_SIDE_SECTION (section)->n_events = hu_game_get_head (game);
}

static void
bind_flap (HuSideSection *self)
{
  g_settings_bind (hu_settings_get (), "panel", self->flap, "reveal-flap", G_SETTINGS_BIND_DEFAULT);
}

/* A lesson has what it speaks of in its own panel, so that the map keeps its width. The strip beside the map is there in
 * all of a lesson that comes to speak of rows. */
static void
follow_lesson (HuSideSection *self,
               HuGame        *game)
{
  gboolean in_lesson = game != NULL && hu_session_get_course (hu_section_get_session (HU_SECTION (self))) == HU_MODE_LESSON;
  const HuLessonPlan *plan = in_lesson ? hu_game_get_scenario (game)->lesson : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->beside), plan == NULL ||
                          (hu_lesson_plan_list_shows (plan, plan->steps->len - 1) & 1u << HU_SHOW_ROWS) != 0);
  if (self->in_lesson == in_lesson)
    return;

  self->in_lesson = in_lesson;
  if (in_lesson)
    {
      g_settings_unbind (self->flap, "reveal-flap");
      adw_flap_set_reveal_flap (self->flap, FALSE);
    }
  else
    bind_flap (self);
}

/* Where a system is not in force nothing speaks of it. */
static void
update (HuSection *section,
        HuGame    *game)
{
  HuSideSection *self = HU_SIDE_SECTION (section);
  gboolean tactical = game != NULL && hu_scenario_is_tactical (hu_game_get_scenario (game));

  update_page (self, &hu_supply_page, game != NULL && hu_supply_rules_has_any (hu_game_get_scenario (game)));
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    for (const HuSidePageKind *kind = hu_system_panels_get (id)->pages; kind != NULL && kind->name != NULL; kind++)
      update_page (self, kind, game != NULL && hu_system_in_force (hu_game_get_scenario (game), id));
  /* Trees of conditions may be long, and the tables below need room. */
  gtk_scrolled_window_set_max_content_height (self->meters, tactical ? TACTICAL_METERS_MOST : -1);
  hu_section_enable (section, "panel", game != NULL);
  if (game != NULL)
    show_happened (self, hu_game_get_head (game));
  follow_lesson (self, game);
}

static void
complete (HuSection *section)
{
  HU_SIDE_SECTION (section)->whole = TRUE;
  update (section, hu_section_get_game (section));
}

static void
veil_changed_cb (HuSideSection *self)
{
  HuVeil veil = hu_session_get_veil (hu_section_get_session (HU_SECTION (self)));

  /* In a lesson the strip hides its cells and keeps the numbers of the rows, which the answer names. */
  hu_panel_veil (GTK_WIDGET (self->beside), veil == HU_VEIL_LINE &&
                                              !hu_session_hides_answers (hu_section_get_session (HU_SECTION (self))));
  hu_panel_veil (gtk_stack_get_child_by_name (self->side, hu_supply_page.name), veil == HU_VEIL_SUPPLY);
  /* In a lesson the rulings of the log, and the pages, answer as well. */
  hu_panel_veil (GTK_WIDGET (self->side), veil != HU_VEIL_NONE &&
                                            hu_session_get_course (hu_section_get_session (HU_SECTION (self))) == HU_MODE_LESSON);
}

static void
hu_side_section_class_init (HuSideSectionClass *klass)
{
  HU_SECTION_CLASS (klass)->set_game = set_game;
  HU_SECTION_CLASS (klass)->update = update;
  HU_SECTION_CLASS (klass)->complete = complete;
}

static void
hu_side_section_init (HuSideSection *self)
{
}

HuSection *
hu_side_section_new (HuSession            *session,
                     AdwApplicationWindow *window,
                     HuMapView            *map,
                     AdwFlap              *flap,
                     GtkBox               *beside,
                     GtkStack             *side,
                     GtkScrolledWindow    *meters)
{
  static const GActionEntry entries[] = {
    { .name = "panel", .activate = panel_cb },
  };
  HuSideSection *self = g_object_new (HU_TYPE_SIDE_SECTION, "session", session, "window", window, NULL);

  self->map = map;
  self->flap = flap;
  self->beside = beside;
  self->side = side;
  self->meters = meters;
  hu_section_add_actions (HU_SECTION (self), entries, G_N_ELEMENTS (entries));
  hu_section_enable (HU_SECTION (self), "panel", hu_section_get_game (HU_SECTION (self)) != NULL);
  bind_flap (self);
  g_signal_connect_object (hu_map_view_get_state (map), "notify::cursor", G_CALLBACK (cursor_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::veil", G_CALLBACK (veil_changed_cb), self, G_CONNECT_SWAPPED);
  add_page (self, &hu_supply_page);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const HuSystemPanels *panels = hu_system_panels_get (id);

      if (panels->make_beside != NULL)
        gtk_box_append (beside, panels->make_beside (map));
      for (const HuSidePageKind *kind = panels->pages; kind != NULL && kind->name != NULL; kind++)
        add_page (self, kind);
    }

  return HU_SECTION (self);
}
