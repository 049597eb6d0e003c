/*
 * The choice of whose knowledge the window shows. A game without anything hidden has no views, and no button for them.
 */
#include "config.h"

#include "hu-view-section.h"

#include <glib/gi18n-lib.h>

#include "hu-css-class.h"
#include "hu-explain.h"
#include "hu-help-topic.h"
#include "hu-menu.h"
#include "hu-tooltip.h"

#define NOTE_WIDTH 34 /* characters */

struct _HuViewSection
{
  HuSection      parent_instance;

  /* Borrowed. */
  HuMapView     *map;
  GtkMenuButton *button;
  GtkWidget     *frame;
  HuBar         *bar;    /* the side whose view is shown, in its colour and hatching, and the way back to the truth */
};

G_DEFINE_FINAL_TYPE (HuViewSection, hu_view_section, HU_TYPE_SECTION)

/* As an item of the menu. */
static char *
word_choice (const HuScenario *scenario,
             HuSide            viewer)
{
  g_autofree char *side = NULL;

  if (viewer == HU_SIDE_NONE)
    return g_strdup (C_("menu", "The Truth"));

  side = hu_explain_side (scenario, viewer);
  /* Translators: %s is a side, as "German" */
  return hu_explain_sentence (scenario, C_("menu", "Through %s Eyes"), side);
}

/* As the end of the button's label. */
static char *
word_view (const HuScenario *scenario,
           HuSide            viewer)
{
  g_autofree char *side = NULL;

  if (viewer == HU_SIDE_NONE)
    return g_strdup (C_("after “Through Whose Eyes:”", "The Truth"));

  side = hu_explain_side (scenario, viewer);
  /* Translators: %s is a side, as "German" */
  return hu_explain_sentence (scenario, C_("after “Through Whose Eyes:”", "Through %s Eyes"), side);
}

static void
look (HuViewSection *self,
      HuSide         viewer)
{
  HuSession *session = hu_section_get_session (HU_SECTION (self));

  if (viewer == hu_session_get_viewer (session))
    return;

  /* Selected units may be secret from the other side. */
  hu_map_state_set_selection (hu_map_view_get_state (self->map), NULL);
  hu_session_set_viewer (session, viewer);
}

static void
view_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  gint viewer = g_variant_get_int32 (parameter);

  if (viewer >= HU_SIDE_NONE && viewer < HU_N_SIDES)
    look (data, (HuSide) viewer);
}

static void
next_view_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  gint viewer = hu_session_get_viewer (hu_section_get_session (data)) + 1;

  look (data, viewer < HU_N_SIDES ? (HuSide) viewer : HU_SIDE_NONE);
}

static void
color_side (GtkWidget *widget,
            HuSide     viewer)
{
  hu_css_class_set (widget, "first-side", viewer == HU_SIDE_FIRST);
  hu_css_class_set (widget, "second-side", viewer == HU_SIDE_SECOND);
}

static void
say_view (HuViewSection    *self,
          const HuScenario *scenario,
          HuSide            viewer)
{
  g_autofree char *side = viewer != HU_SIDE_NONE ? hu_explain_side (scenario, viewer) : NULL;
  /* Translators: %s is a side, as "German" */
  g_autofree char *text = side != NULL ? hu_explain_sentence (scenario, _("Seen through %s eyes"), side) : NULL;

  color_side (gtk_widget_get_first_child (GTK_WIDGET (self->bar)), viewer);
  hu_bar_say (self->bar, text);
}

static void
update_button (HuViewSection *self,
               HuGame        *game,
               HuSide         viewer)
{
  g_autofree char *view = word_view (hu_game_get_scenario (game), viewer);
  /* Translators: %s is as "The Truth" or "Through German Eyes" */
  g_autofree char *label = g_strdup_printf (_("Through Whose Eyes: %s"), view);

  hu_tooltip_set (GTK_WIDGET (self->button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* Below the choices: what a view does not hide. */
static void
add_note (HuViewSection *self)
{
  GtkWidget *label = gtk_label_new (_("The opponent learns how often and when something happened out of sight: "
                                      "events keep the numbers that they have in the log."));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NOTE_WIDTH);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "hu-view-note");
  gtk_popover_menu_add_child (GTK_POPOVER_MENU (gtk_menu_button_get_popover (self->button)), label, "note");
}

static void
set_game (HuSection *section,
          HuGame    *game)
{
  HuViewSection *self = HU_VIEW_SECTION (section);
  g_autoptr(GMenu) menu = NULL;
  g_autoptr(GMenu) below = NULL;
  g_autoptr(GMenuItem) note = NULL;

  if (!hu_game_has_views (game))
    {
      gtk_menu_button_set_menu_model (self->button, NULL);
      return;
    }

  menu = g_menu_new ();

  for (gint viewer = HU_SIDE_NONE; viewer < HU_N_SIDES; viewer++)
    {
      g_autofree char *label = word_choice (hu_game_get_scenario (game), (HuSide) viewer);
      g_autofree char *escaped = hu_mnemonic_escape (label);

      hu_menu_append (menu, escaped, "win.view", g_variant_new_int32 (viewer));
    }
  below = g_menu_new ();
  note = g_menu_item_new (NULL, NULL);
  g_menu_item_set_attribute (note, "custom", "s", "note");
  g_menu_append_item (below, note);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (below));
  gtk_menu_button_set_menu_model (self->button, G_MENU_MODEL (menu));
  add_note (self);
}

static void
viewer_changed_cb (HuViewSection *self)
{
  HuSection *section = HU_SECTION (self);
  HuSide viewer = hu_session_get_viewer (hu_section_get_session (section));
  GAction *view = g_action_map_lookup_action (G_ACTION_MAP (hu_section_get_window (section)), "view");

  g_simple_action_set_state (G_SIMPLE_ACTION (view), g_variant_new_int32 (viewer));
  /* The map's frame also shows the view, because the player looks at the map. */
  color_side (self->frame, viewer);
  if (hu_section_get_game (section) == NULL)
    return;

  say_view (self, hu_game_get_scenario (hu_section_get_game (section)), viewer);
  update_button (self, hu_section_get_game (section), viewer);
}

static void
update (HuSection *section,
        HuGame    *game)
{
  gboolean views = hu_session_is_play (hu_section_get_session (section)) && hu_game_has_views (game);

  gtk_widget_set_visible (GTK_WIDGET (HU_VIEW_SECTION (section)->button),
                          views && hu_session_get_course (hu_section_get_session (section)) != HU_MODE_LESSON);
  hu_section_enable (section, "view", views);
  hu_section_enable (section, "next-view", views);
}

static void
hu_view_section_class_init (HuViewSectionClass *klass)
{
  HU_SECTION_CLASS (klass)->set_game = set_game;
  HU_SECTION_CLASS (klass)->update = update;
}

static void
hu_view_section_init (HuViewSection *self)
{
}

HuSection *
hu_view_section_new (HuSession            *session,
                     AdwApplicationWindow *window,
                     HuMapView            *map,
                     GtkMenuButton        *button,
                     GtkWidget            *frame,
                     HuBar                *bar)
{
  static const GActionEntry entries[] = {
    { .name = "view", .activate = view_cb, .parameter_type = "i", .state = "-1" },
    { .name = "next-view", .activate = next_view_cb },
  };
  HuViewSection *self = g_object_new (HU_TYPE_VIEW_SECTION, "session", session, "window", window, NULL);

  self->map = map;
  self->button = button;
  self->frame = frame;
  self->bar = bar;
  hu_help_topic_set (GTK_WIDGET (bar), "26.15");
  hu_section_add_play_actions (HU_SECTION (self), entries, G_N_ELEMENTS (entries));
  update (HU_SECTION (self), hu_section_get_game (HU_SECTION (self)));
  g_signal_connect_object (session, "notify::viewer", G_CALLBACK (viewer_changed_cb), self, G_CONNECT_SWAPPED);

  return HU_SECTION (self);
}
