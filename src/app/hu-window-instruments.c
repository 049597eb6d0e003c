/*
 * The instruments over the map, and the actions that fetch and put them away.
 * Only one lies there at a time: they share a corner.
 */
#include "config.h"

#include "hu-window-private.h"

/* What most questions are about is to be seen when one asks, and not beneath the card. */
static void
show_capital (HuWindow *self)
{
  const HuScenario *scenario = hu_game_get_scenario (hu_document_get_game (self->document));
  const GArray *hexes;
  HuPoint centre;

  if (scenario->sudden_death == NULL)
    return;

  hexes = hu_map_get_place (scenario->map, scenario->sudden_death->capital)->hexes;
  centre = hu_geometry_centre (scenario->map->grid, g_array_index (hexes, HuHex, 0));
  hu_map_state_show_box (hu_map_view_get_state (self->map), (HuBox) { centre.x - 5, centre.y - 5, 10, 10 }, TRUE);
}

static void
flips_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);

  hu_flood_panel_set_active (self->flood, FALSE);
  hu_flip_panel_set_active (self->flips, !hu_flip_panel_get_active (self->flips));
  if (hu_flip_panel_get_active (self->flips))
    show_capital (self);
}

static void
flood_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);

  hu_flip_panel_set_active (self->flips, FALSE);
  hu_flood_panel_set_active (self->flood, !hu_flood_panel_get_active (self->flood));
  if (hu_flood_panel_get_active (self->flood))
    show_capital (self);
}

/* After the game is another: what this one has no use for is put away. */
void
_hu_window_update_instruments (HuWindow *self)
{
  HuGame *game = hu_document_get_game (self->document);
  gboolean flood = game != NULL && hu_game_get_scenario (game)->sudden_death != NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.flips", game != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.flood", flood);
  if (!flood)
    hu_flood_panel_set_active (self->flood, FALSE);
}

void
_hu_window_init_instruments (HuWindow *self)
{
  self->flips = HU_FLIP_PANEL (hu_flip_panel_new (self->map));
  self->flood = HU_FLOOD_PANEL (hu_flood_panel_new (self->map));
  gtk_overlay_add_overlay (self->overlay, GTK_WIDGET (self->flips));
  gtk_overlay_add_overlay (self->overlay, GTK_WIDGET (self->flood));
}

void
_hu_window_install_instrument_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.flips", NULL, flips_action);
  gtk_widget_class_install_action (widget_class, "win.flood", NULL, flood_action);
}
