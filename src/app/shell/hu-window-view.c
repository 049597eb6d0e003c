/*
 * The view of the window: the truth, or the knowledge of one side.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-mnemonic.h"
#include "hu-tooltip.h"
#include "hu-window-private.h"

#define NOTE_WIDTH 34 /* characters */

static HuGame *
get_game (HuWindow *self)
{
  return hu_document_get_game (self->document);
}

static char *
word_view (const HuScenario *scenario,
           HuSide            viewer)
{
  g_autofree char *side = NULL;

  if (viewer == HU_SIDE_NONE)
    return g_strdup (_("The Truth"));

  side = hu_explain_side (scenario, viewer, HU_LANG_LOCALE);
  /* Translators: %s is a side, as "German" */
  return g_strdup_printf (_("Through %s Eyes"), side);
}

static void
look (HuWindow *self,
      HuSide    viewer)
{
  HuGame *game = get_game (self);

  if (game == NULL || !hu_game_has_views (game) || viewer == hu_game_get_viewer (game))
    return;

  /* Selected units may be secret from the other side. */
  hu_map_state_set_selection (hu_map_view_get_state (self->map), NULL);
  hu_game_set_viewer (game, viewer);
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
  gint viewer = hu_game_get_viewer (get_game (data)) + 1;

  look (data, viewer < HU_N_SIDES ? (HuSide) viewer : HU_SIDE_NONE);
}

/* The map's frame also shows the view, because the player looks at the map. */
static void
frame_map (HuWindow *self,
           HuSide    viewer)
{
  static const char *const classes[] = { "first-side", "second-side" };

  for (guint side = 0; side < G_N_ELEMENTS (classes); side++)
    if (viewer == (HuSide) side)
      gtk_widget_add_css_class (self->map_frame, classes[side]);
    else
      gtk_widget_remove_css_class (self->map_frame, classes[side]);
}

static void
update_button (HuWindow *self,
               HuGame   *game)
{
  HuSide viewer = hu_game_get_viewer (game);
  g_autofree char *view = word_view (hu_game_get_scenario (game), viewer);
  /* Translators: %s is as "The Truth" or "Through German Eyes" */
  g_autofree char *label = g_strdup_printf (_("Through Whose Eyes: %s"), view);

  hu_tooltip_set (GTK_WIDGET (self->view_button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view_button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* Below the choices: what a view does not hide. */
static void
add_note (HuWindow *self)
{
  GtkWidget *label = gtk_label_new (_("The opponent learns how often and when something happened out of sight: "
                                      "events keep the numbers that they have in the log."));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NOTE_WIDTH);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "hu-view-note");
  gtk_popover_menu_add_child (GTK_POPOVER_MENU (gtk_menu_button_get_popover (self->view_button)), label, "note");
}

static void
fill_menu (HuWindow *self,
           HuGame   *game)
{
  g_autoptr(GMenu) menu = NULL;
  g_autoptr(GMenu) below = NULL;
  g_autoptr(GMenuItem) note = NULL;

  if (!hu_game_has_views (game))
    {
      gtk_menu_button_set_menu_model (self->view_button, NULL);
      return;
    }

  menu = g_menu_new ();

  for (gint viewer = HU_SIDE_NONE; viewer < HU_N_SIDES; viewer++)
    {
      g_autofree char *label = word_view (hu_game_get_scenario (game), (HuSide) viewer);
      g_autofree char *escaped = hu_mnemonic_escape (label);
      g_autoptr(GMenuItem) item = g_menu_item_new (escaped, NULL);

      g_menu_item_set_action_and_target_value (item, "win.view", g_variant_new_int32 (viewer));
      g_menu_append_item (menu, item);
    }
  below = g_menu_new ();
  note = g_menu_item_new (NULL, NULL);
  g_menu_item_set_attribute (note, "custom", "s", "note");
  g_menu_append_item (below, note);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (below));
  gtk_menu_button_set_menu_model (self->view_button, G_MENU_MODEL (menu));
  add_note (self);
}

static void
viewer_changed_cb (HuWindow *self)
{
  HuGame *game = get_game (self);
  HuSide viewer = hu_game_get_viewer (game);

  g_simple_action_set_state (self->view_action, g_variant_new_int32 (viewer));
  frame_map (self, viewer);
  update_button (self, game);
}

/* Whether one can be asked for, where the game has any. */
void
_hu_window_enable_view (HuWindow *self,
                        gboolean  enabled)
{
  gboolean views = enabled && get_game (self) != NULL && hu_game_has_views (get_game (self));
  GAction *next = g_action_map_lookup_action (G_ACTION_MAP (self), "next-view");

  gtk_widget_set_visible (GTK_WIDGET (self->view_button), views);
  g_simple_action_set_enabled (self->view_action, views);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (next), views);
}

/* For a game that has just been put in place of another. */
void
_hu_window_set_view_game (HuWindow *self,
                          HuGame   *game)
{
  hu_view_bar_set_game (self->view_bar, game);
  _hu_window_enable_view (self, TRUE);
  fill_menu (self, game);
  viewer_changed_cb (self);
  g_signal_connect_object (game, "notify::viewer", G_CALLBACK (viewer_changed_cb), self, G_CONNECT_SWAPPED);
}

void
_hu_window_init_view (HuWindow *self)
{
  g_autoptr(GSimpleAction) next = g_simple_action_new ("next-view", NULL);

  self->view_action = g_simple_action_new_stateful ("view", G_VARIANT_TYPE_INT32,
                                                    g_variant_new_int32 (HU_SIDE_NONE));
  g_signal_connect_object (self->view_action, "activate", G_CALLBACK (view_cb), self, G_CONNECT_DEFAULT);
  g_signal_connect_object (next, "activate", G_CALLBACK (next_view_cb), self, G_CONNECT_DEFAULT);
  g_simple_action_set_enabled (self->view_action, FALSE);
  g_simple_action_set_enabled (next, FALSE);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (self->view_action));
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (next));
}
