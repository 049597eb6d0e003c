/*
 * The question why something is as it is, asked of a hex, of an event, and of any part of the window that answers it.
 */
#include "hu-why-section.h"

#include "hu-why-popover.h"
#include "hu-why-target.h"

struct _HuWhySection
{
  HuSection      parent_instance;

  HuMapView     *map;     /* borrowed, like the other widgets */
  GtkWidget     *overlay; /* that the map lies in */
  GtkWidget     *side;
  HuVerdictBar  *verdict;
};

G_DEFINE_FINAL_TYPE (HuWhySection, hu_why_section, HU_TYPE_SECTION)

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
popup_why (HuWhySection       *self,
           GListModel         *nodes,
           const GdkRectangle *where,
           GtkPositionType     side)
{
  HuSession *session = hu_section_get_session (HU_SECTION (self));
  GtkWidget *popover = hu_why_popover_new (nodes);

  gtk_widget_set_parent (popover, self->overlay);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), where);
  gtk_popover_set_position (GTK_POPOVER (popover), side);
  g_signal_connect_object (popover, "show-hexes", G_CALLBACK (hu_session_show_hexes), session, G_CONNECT_SWAPPED);
  g_signal_connect_object (popover, "show-event", G_CALLBACK (hu_session_show_event), session, G_CONNECT_SWAPPED);
  g_signal_connect (popover, "closed", G_CALLBACK (why_closed_cb), NULL);
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* Returns FALSE unless a widget that answers `Why?` is being asked, or has the focus. */
static gboolean
ask_target (HuWhySection *self)
{
  GtkWidget *target = hu_why_target_find (hu_section_get_window (HU_SECTION (self)));
  HuSnapshot *shown = hu_session_get_shown (hu_section_get_session (HU_SECTION (self)));
  g_autoptr(GListModel) nodes = NULL;
  graphene_rect_t bounds;
  GdkRectangle where;
  gboolean beside;

  if (target == NULL || shown == NULL || !gtk_widget_compute_bounds (target, self->overlay, &bounds))
    return FALSE;

  nodes = hu_why_target_list (target, hu_section_get_game (HU_SECTION (self)), shown);
  if (nodes == NULL)
    return FALSE;

  where = (GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width,
                           (int) bounds.size.height };
  /* Beside the map the popover covers no other card, and points to its target. */
  beside = where.x >= gtk_widget_get_width (self->overlay);
  popup_why (self, nodes, &where, beside ? GTK_POS_LEFT : GTK_POS_TOP);

  return TRUE;
}

/* Beside the log, where the event is. */
static void
why_event_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  HuWhySection *self = data;
  HuGame *game = hu_section_get_game (HU_SECTION (self));
  guint event = g_variant_get_uint32 (parameter);
  g_autoptr(GListModel) nodes = NULL;
  graphene_rect_t bounds;
  GdkRectangle at;

  if (event < 1 || event > hu_game_get_n_events (game) ||
      !gtk_widget_compute_bounds (self->side, self->overlay, &bounds))
    return;

  nodes = hu_why_tree_new_event (game, event);
  at = (GdkRectangle) { (int) bounds.origin.x, (int) (bounds.origin.y + bounds.size.height / 2), 1, 1 };
  popup_why (self, nodes, &at, GTK_POS_LEFT);
}

static void
why_hex_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  HuWhySection *self = data;
  HuMapState *state = hu_map_view_get_state (self->map);
  HuHex hex = hu_map_state_get_cursor (state);
  HuSnapshot *shown = hu_session_get_shown (hu_section_get_session (data));
  g_autoptr(GListModel) nodes = NULL;
  const HuGrid *grid;
  HuPoint centre;
  int radius;
  GdkRectangle at;

  if (hex == HU_HEX_NONE)
    return;

  grid = hu_snapshot_get_scenario (shown)->map->grid;
  nodes = hu_why_tree_new_hex (hu_section_get_game (HU_SECTION (self)), shown, hex);
  centre = hu_map_state_to_view (state, hu_geometry_centre (grid, hex));
  /* Beside the whole hex, so that its counters stay visible. */
  radius = (int) hu_map_state_get_viewport (state)->scale;
  at = (GdkRectangle) { (int) centre.x - radius, (int) centre.y - radius, 2 * radius, 2 * radius };
  popup_why (self, nodes, &at, GTK_POS_BOTTOM);
}

/* Asks about the verdict, unless something else is chosen. */
static void
why_cb (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       self)
{
  if (!ask_target (self))
    hu_verdict_bar_open_why (HU_WHY_SECTION (self)->verdict);
}

static void
update (HuSection *section,
        HuGame    *game)
{
  HuMapState *state = hu_map_view_get_state (HU_WHY_SECTION (section)->map);

  hu_section_enable (section, "why-hex", hu_map_state_get_cursor (state) != HU_HEX_NONE);
}

static void
cursor_changed_cb (HuSection *section)
{
  update (section, hu_section_get_game (section));
}

static void
hu_why_section_class_init (HuWhySectionClass *klass)
{
  HU_SECTION_CLASS (klass)->update = update;
}

static void
hu_why_section_init (HuWhySection *self)
{
}

HuSection *
hu_why_section_new (HuSession            *session,
                    AdwApplicationWindow *window,
                    HuMapView            *map,
                    GtkWidget            *side,
                    HuVerdictBar         *verdict)
{
  static const GActionEntry entries[] = {
    { .name = "why", .activate = why_cb },
    { .name = "why-hex", .activate = why_hex_cb },
    { .name = "why-event", .activate = why_event_cb, .parameter_type = "u" },
  };
  HuWhySection *self = g_object_new (HU_TYPE_WHY_SECTION, "session", session, "window", window, NULL);

  self->map = map;
  self->overlay = gtk_widget_get_parent (GTK_WIDGET (map));
  self->side = side;
  self->verdict = verdict;
  hu_section_add_telling_actions (HU_SECTION (self), entries, G_N_ELEMENTS (entries));
  g_signal_connect_object (hu_map_view_get_state (map), "notify::cursor", G_CALLBACK (cursor_changed_cb), self,
                           G_CONNECT_SWAPPED);
  update (HU_SECTION (self), hu_section_get_game (HU_SECTION (self)));

  return HU_SECTION (self);
}
