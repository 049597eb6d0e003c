/*
 * The questions of all files of the map view: where a hex is, what is shown, what is selected. Each change that has to be drawn,
 * told or refused begins here, as a signal; whoever shows something of it listens.
 */
#include "hu-map-view-private.h"

void
hu_map_view_redraw (HuMapView *self)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));

  hu_view_picture_drop (self->picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Returns the game as if the lifted counters had been put down; NULL if that makes no difference. */
static HuSnapshot *
get_what_if (HuMapView *self)
{
  return self->hand.lift != NULL ? hu_drag_get_snapshot (self->hand.lift) : NULL;
}

HuSnapshot *
hu_map_view_get_shown (HuMapView *self)
{
  HuSnapshot *what_if;

  g_return_val_if_fail (HU_IS_MAP_VIEW (self), NULL);

  if (self->game == NULL)
    return NULL;

  what_if = get_what_if (self);

  return what_if != NULL ? what_if : hu_game_get_snapshot (self->game);
}

void
_hu_map_view_shown_changed (HuMapView *self)
{
  hu_map_question_show (self->question, hu_map_view_get_shown (self), self->hand.lift != NULL);
  hu_map_view_redraw (self);
  g_signal_emit_by_name (self, "shown-changed");
  if (self->session != NULL)
    hu_session_set_lifted (self->session, get_what_if (self));
}

HuHex
hu_map_view_hex_at (HuMapView *self,
                     double     x,
                     double     y)
{
  g_return_val_if_fail (HU_IS_MAP_VIEW (self), HU_HEX_NONE);

  if (self->game == NULL)
    return HU_HEX_NONE;

  return hu_geometry_hex_at (hu_game_get_scenario (self->game)->map->grid,
                             hu_map_state_to_map (self->state, x, y));
}

HuPoint
_hu_map_view_hex_centre (HuMapView *self,
                         HuHex      hex)
{
  return hu_map_state_to_view (self->state,
                               hu_geometry_centre (hu_game_get_scenario (self->game)->map->grid, hex));
}

HuBox
_hu_map_view_hex_box (HuMapView *self,
                      HuHex      hex)
{
  HuPoint centre = hu_geometry_centre (hu_game_get_scenario (self->game)->map->grid, hex);

  return (HuBox) { centre.x - 1, centre.y - 1, 2, 2 };
}

/* Lists the units in @hex whose counters are drawn, as the log has them. */
GArray *
_hu_map_view_stack (HuMapView *self,
                    HuHex      hex)
{
  if (self->game == NULL || hex == HU_HEX_NONE)
    return g_array_new (FALSE, FALSE, sizeof (guint));

  return hu_snapshot_units_in (hu_map_view_get_shown (self), hex);
}

GArray *
_hu_map_view_list_targets (HuMapView *self)
{
  const HuState *state = hu_snapshot_get_state (hu_game_get_snapshot (self->game));
  const GArray *selection = hu_map_state_get_selection (self->state);
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < selection->len; i++)
    {
      guint unit = g_array_index (selection, guint, i);

      if (state->unit_status[unit] == HU_UNIT_ON_MAP)
        g_array_append_val (units, unit);
    }

  return units;
}

void
_hu_map_view_set_action (HuMapView  *self,
                         const char *name,
                         gboolean    enabled,
                         GVariant   *state)
{
  GSimpleAction *action = G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name));

  g_simple_action_set_enabled (action, enabled);
  if (state != NULL)
    g_simple_action_set_state (action, state);
}

static void
unparent_cb (gpointer data)
{
  g_autoptr(GtkWidget) popover = data;

  if (gtk_widget_get_parent (popover) != NULL)
    gtk_widget_unparent (popover);
}

/* A menu's actions run after it has closed, and find their groups through it, so it may be removed only after them. */
static void
closed_cb (HuMapView *self,
           GtkWidget *popover)
{
  g_idle_add_once (unparent_cb, g_object_ref (popover));
  if (self->menu != popover)
    return;

  self->menu = NULL;
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
hu_map_view_popup (HuMapView          *self,
                   GtkWidget          *popover,
                   const GdkRectangle *at)
{
  GdkRectangle rectangle;

  g_return_if_fail (HU_IS_MAP_VIEW (self) && GTK_IS_POPOVER (popover));
  g_return_if_fail (at != NULL || (self->game != NULL && hu_map_state_get_cursor (self->state) != HU_HEX_NONE));

  if (at != NULL)
    rectangle = *at;
  else
    {
      HuPoint centre = _hu_map_view_hex_centre (self, hu_map_state_get_cursor (self->state));

      rectangle = (GdkRectangle) { (int) centre.x, (int) centre.y, 1, 1 };
    }

  if (self->menu != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->menu));

  gtk_widget_set_parent (popover, GTK_WIDGET (self));
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &rectangle);
  g_signal_connect_object (popover, "closed", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  self->menu = popover;
  gtk_popover_popup (GTK_POPOVER (popover));
}

void
hu_map_view_go_to (HuMapView *self,
                   HuHex      hex)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));
  g_return_if_fail (self->game != NULL);

  hu_map_state_set_cursor (self->state, hex);
  if (hex != HU_HEX_NONE)
    hu_map_state_show_box (self->state, _hu_map_view_hex_box (self, hex), FALSE);
}

const HuSupplyLines *
hu_map_view_get_lines (HuMapView *self)
{
  g_return_val_if_fail (HU_IS_MAP_VIEW (self), NULL);

  return hu_map_question_get_lines (self->question);
}

/* --- What a lesson hides --- */

guint
_hu_map_view_overlays_of_veil (HuVeil veil)
{
  if (veil == HU_VEIL_SUPPLY)
    return HU_OVERLAY_SUPPLY | HU_OVERLAY_RINGS | HU_OVERLAY_FRONTIER | HU_OVERLAY_CUT | HU_OVERLAY_ARMY;

  if (veil == HU_VEIL_OWNERS)
    return HU_OVERLAY_OWNERS;

  return veil == HU_VEIL_LINE ? HU_OVERLAY_FRONT_LINE : 0;
}

guint
_hu_map_view_overlays_of_shows (guint shows)
{
  static const guint overlays[HU_N_SHOWS] = {
    [HU_SHOW_CONTROL] = HU_OVERLAY_OWNERS,
    [HU_SHOW_SUPPLY] = HU_OVERLAY_SUPPLY,
    [HU_SHOW_STOPS] = HU_OVERLAY_FRONTIER,
    [HU_SHOW_CUT] = HU_OVERLAY_CUT,
    [HU_SHOW_ZONES] = HU_OVERLAY_ZOC,
    [HU_SHOW_ROWS] = HU_OVERLAY_FRONT_LINE,
    [HU_SHOW_FIRE] = HU_OVERLAY_FIRE,
  };
  guint found = 0;

  for (guint show = 0; show < HU_N_SHOWS; show++)
    if ((shows & 1u << show) != 0)
      found |= overlays[show];

  return found;
}

guint
hu_map_view_get_tells (HuMapView *self)
{
  guint shows;

  g_return_val_if_fail (HU_IS_MAP_VIEW (self), 0);

  if (self->session == NULL)
    return HU_SHOW_ALL;

  shows = hu_session_get_shows (self->session);
  if (!hu_session_hides_answers (self->session))
    return shows;

  for (guint show = 0; show < HU_N_SHOWS; show++)
    if ((_hu_map_view_overlays_of_shows (1u << show) & _hu_map_view_overlays_of_veil (hu_session_get_veil (self->session))) != 0)
      shows &= ~(1u << show);

  return shows;
}

guint
hu_map_view_get_hidden (HuMapView *self)
{
  g_return_val_if_fail (HU_IS_MAP_VIEW (self), 0);

  return hu_map_view_is_veiled (self) ? _hu_map_view_overlays_of_veil (hu_session_get_veil (self->session)) : 0;
}

gboolean
hu_map_view_is_veiled (HuMapView *self)
{
  g_return_val_if_fail (HU_IS_MAP_VIEW (self), FALSE);

  return self->session != NULL && hu_session_hides_answers (self->session);
}
