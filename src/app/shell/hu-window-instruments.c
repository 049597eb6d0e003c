/*
 * The instruments over the map, and the actions that open and close them. Only one is open at a time, because
 * they share a corner.
 */
#include "config.h"

#include "hu-why-popover.h"
#include "hu-why-target.h"
#include "hu-window-private.h"

/* Shows the capital, the subject of most questions, where the card does not cover it. */
static void
show_capital (HuWindow *self)
{
  const HuScenario *scenario = hu_game_get_scenario (hu_document_get_game (self->document));
  HuSupplyAsked asked;
  HuPoint centre;

  if (!hu_supply_find_asked (scenario, &asked))
    return;

  centre = hu_geometry_centre (scenario->map->grid, g_array_index (asked.origins, HuHex, 0));
  hu_map_state_show_box (hu_map_view_get_state (self->map), (HuBox) { centre.x - 5, centre.y - 5, 10, 10 }, TRUE);
}

/* The focus is not left in what is seen no more. */
static void
keep_focus (HuWindow  *self,
            GtkWidget *leaving)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus != NULL && (focus == leaving || gtk_widget_is_ancestor (focus, leaving)))
    gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

static void
put_card_away (HuWindow *self)
{
  keep_focus (self, GTK_WIDGET (self->flips));
  keep_focus (self, GTK_WIDGET (self->flood));
  hu_flip_panel_set_active (self->flips, FALSE);
  hu_flood_panel_set_active (self->flood, FALSE);
}

/* Ends the trace, which was started on the map; its chip over the map disappears with it. */
static void
put_trace_away (HuWindow *self)
{
  keep_focus (self, GTK_WIDGET (self->trace_chip));
  hu_map_state_set_trace (hu_map_view_get_state (self->map), HU_HEX_NONE, HU_SIDE_NONE);
}

static void
trace_changed_cb (HuWindow *self)
{
  if (hu_map_state_get_trace_hex (hu_map_view_get_state (self->map)) == HU_HEX_NONE)
    keep_focus (self, GTK_WIDGET (self->trace_chip));
}

/* Closes the instruments because another game, the workshop or another question has made them obsolete. */
void
_hu_window_put_away_instruments (HuWindow *self)
{
  put_card_away (self);
  put_trace_away (self);
}

/* TRUE where a card was there to be put away. */
static gboolean
let_go_cb (HuWindow *self)
{
  if (!hu_flip_panel_get_active (self->flips) && !hu_flood_panel_get_active (self->flood))
    return FALSE;

  put_card_away (self);

  return TRUE;
}

/* Handles Escape as on the map, wherever the focus is, unless the focus widget uses the key itself. */
static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *arguments,
           gpointer   data)
{
  HuWindow *self = HU_WINDOW (widget);

  if (self->workshop != NULL || _hu_window_is_at_start (self))
    return GDK_EVENT_PROPAGATE;

  return hu_map_view_cancel (self->map);
}

static void
flips_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  gboolean active = !hu_flip_panel_get_active (self->flips);

  put_card_away (self);
  hu_flip_panel_set_active (self->flips, active);
  if (active)
    show_capital (self);
}

static void
flood_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  gboolean active = !hu_flood_panel_get_active (self->flood);

  put_card_away (self);
  hu_flood_panel_set_active (self->flood, active);
  if (active)
    show_capital (self);
}

/* --- Why something is as it is --- */

/* The popover emits "closed" once more while it is destroyed. */
static gboolean
take_away_cb (gpointer popover)
{
  if (gtk_widget_get_parent (popover) != NULL)
    gtk_widget_unparent (popover);

  return G_SOURCE_REMOVE;
}

static void
why_closed_cb (GtkWidget *popover)
{
  /* Not while it is still closing. */
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, take_away_cb, g_object_ref (popover), g_object_unref);
}

/* @where: in the map's overlay, beside which it opens. */
static void
popup_why (HuWindow           *self,
           GListModel         *nodes,
           const GdkRectangle *where,
           GtkPositionType     side)
{
  GtkWidget *popover = hu_why_popover_new (nodes);

  gtk_widget_set_parent (popover, GTK_WIDGET (self->overlay));
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), where);
  gtk_popover_set_position (GTK_POPOVER (popover), side);
  g_signal_connect_object (popover, "show-hexes", G_CALLBACK (_hu_window_show_hexes), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (popover, "show-event", G_CALLBACK (_hu_window_show_event), self, G_CONNECT_SWAPPED);
  g_signal_connect (popover, "closed", G_CALLBACK (why_closed_cb), NULL);
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* Returns FALSE unless a widget that answers `Why?` is being asked, or has the focus. */
gboolean
_hu_window_open_why (HuWindow *self)
{
  GtkWidget *target = hu_why_target_find (GTK_WINDOW (self));
  HuSnapshot *shown = hu_map_view_get_shown (self->map);
  g_autoptr(GListModel) nodes = NULL;
  graphene_rect_t bounds;
  GdkRectangle where;
  gboolean beside;

  if (target == NULL || shown == NULL || !gtk_widget_compute_bounds (target, GTK_WIDGET (self->overlay), &bounds))
    return FALSE;

  nodes = hu_why_target_list (target, hu_document_get_game (self->document), shown);
  if (nodes == NULL)
    return FALSE;

  where = (GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width,
                           (int) bounds.size.height };
  /* Beside the map the popover covers no other card, and points to its target. */
  beside = where.x >= gtk_widget_get_width (GTK_WIDGET (self->overlay));
  popup_why (self, nodes, &where, beside ? GTK_POS_LEFT : GTK_POS_TOP);

  return TRUE;
}

/* Beside the log, where the event is. */
static void
why_event_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  HuGame *game = hu_document_get_game (self->document);
  guint event = g_variant_get_uint32 (parameter);
  g_autoptr(GListModel) nodes = NULL;
  graphene_rect_t bounds;
  GdkRectangle at;

  if (game == NULL || event < 1 || event > hu_game_get_n_events (game) ||
      !gtk_widget_compute_bounds (GTK_WIDGET (self->side_stack), GTK_WIDGET (self->overlay), &bounds))
    return;

  nodes = hu_why_tree_new_event (game, event);
  at = (GdkRectangle) { (int) bounds.origin.x, (int) (bounds.origin.y + bounds.size.height / 2), 1, 1 };
  popup_why (self, nodes, &at, GTK_POS_LEFT);
}

static void
why_hex_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  HuMapState *state = hu_map_view_get_state (self->map);
  HuHex hex = hu_map_state_get_cursor (state);
  g_autoptr(GListModel) nodes = NULL;
  const HuGrid *grid;
  HuPoint centre;
  GdkRectangle at;

  if (hex == HU_HEX_NONE || hu_map_view_get_shown (self->map) == NULL)
    return;

  grid = hu_snapshot_get_scenario (hu_map_view_get_shown (self->map))->map->grid;
  nodes = hu_why_tree_new_hex (hu_document_get_game (self->document), hu_map_view_get_shown (self->map), hex);
  centre = hu_map_state_to_view (state, hu_geometry_centre (grid, hex));
  at = (GdkRectangle) { (int) centre.x, (int) centre.y, 1, 1 };
  popup_why (self, nodes, &at, GTK_POS_BOTTOM);
}

/* Closes instruments that the changed game has no use for. */
void
_hu_window_update_instruments (HuWindow *self)
{
  HuGame *game = hu_document_get_game (self->document);
  gboolean flood = game != NULL && hu_supply_find_asked (hu_game_get_scenario (game), NULL);

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
  g_signal_connect_object (self->map, "let-go", G_CALLBACK (let_go_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hu_map_view_get_state (self->map), "notify::trace-hex", G_CALLBACK (trace_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

void
_hu_window_install_instrument_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_install_action (widget_class, "win.flips", NULL, flips_action);
  gtk_widget_class_install_action (widget_class, "win.flood", NULL, flood_action);
  gtk_widget_class_install_action (widget_class, "win.why-hex", NULL, why_hex_action);
  gtk_widget_class_install_action (widget_class, "win.why-event", "u", why_event_action);
}
