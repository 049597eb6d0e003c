/*
 * The map widget as others see it. Its game, its picture, pointer, keys, drags, menus and so on are in files of their own.
 */
#include "hu-map-view-private.h"

#include <adwaita.h>

#include "hu-explain.h"
#include "hu-help-topic.h"
#include "hu-palette.h"
#include "hu-settings.h"

enum
{
  SHOWN_CHANGED,
  REFUSED,
  DONE,
  LEGEND_ASKED,
  LET_GO,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuMapView, hu_map_view, GTK_TYPE_WIDGET)

void
_hu_map_view_invalidate (HuMapView *self)
{
  _hu_map_view_drop_picture (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Returns the game as if the lifted counters had been put down; NULL if that makes no difference. */
static HuSnapshot *
get_what_if (HuMapView *self)
{
  return self->lift != NULL ? hu_drag_get_snapshot (self->lift) : NULL;
}

void
_hu_map_view_shown_changed (HuMapView *self)
{
  self->lines_stale = TRUE;
  _hu_map_view_invalidate (self);
  g_signal_emit (self, signals[SHOWN_CHANGED], 0);
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

guint
_hu_map_view_unit_at (HuMapView *self,
                      double     x,
                      double     y)
{
  HuScene scene;

  if (self->game == NULL)
    return HU_UNIT_NONE;

  hu_map_view_fill_scene (self, &scene);

  return hu_painter_unit_at (self->painter, hu_map_state_get_viewport (self->state), &scene,
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

void
_hu_map_view_refuse (HuMapView       *self,
                     const HuRefusal *refusal)
{
  g_autofree char *remedy = NULL;
  g_autofree char *why =
    hu_explain_refusal (hu_game_get_scenario (self->game), refusal, &remedy);

  g_signal_emit (self, signals[REFUSED], 0, why);
}

void
_hu_map_view_emit_done (HuMapView  *self,
                        const char *what,
                        const char *verdict)
{
  g_signal_emit (self, signals[DONE], 0, what, verdict);
}

void
_hu_map_view_update_theme (HuMapView *self)
{
  HuStyle style;

  if (self->painter == NULL)
    return;

  style = hu_settings_get_style ();
  hu_painter_set_style (self->painter, &style);
  hu_painter_set_theme (self->painter, hu_palette_kind (), gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  _hu_map_view_invalidate (self);
}

static void
cursor_changed_cb (HuMapView *self)
{
  _hu_map_view_invalidate (self);
  _hu_map_view_update_actions (self);
  _hu_map_view_speak (self);
}

static void
selection_changed_cb (HuMapView *self)
{
  _hu_map_view_invalidate (self);
  _hu_map_view_update_actions (self);
  _hu_map_view_update_question (self);
}

static void
init_state (HuMapView *self)
{
  self->state = hu_map_state_new ();

  g_signal_connect_object (self->state, "viewport-changed", G_CALLBACK (_hu_map_view_invalidate), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "lit-changed", G_CALLBACK (_hu_map_view_invalidate), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "selection-changed", G_CALLBACK (selection_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "notify::hover", G_CALLBACK (_hu_map_view_invalidate), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "notify::fan", G_CALLBACK (_hu_map_view_invalidate), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "notify::overlays", G_CALLBACK (_hu_map_view_shown_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "notify::trace-hex", G_CALLBACK (_hu_map_view_shown_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "notify::trace-side", G_CALLBACK (_hu_map_view_shown_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "notify::cursor", G_CALLBACK (cursor_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
hu_map_view_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  HuMapView *self = HU_MAP_VIEW (widget);

  _hu_map_view_resize (self, width, height);
  if (self->menu != NULL)
    gtk_popover_present (GTK_POPOVER (self->menu));
}

static void
snapshot_band (HuMapView   *self,
               GtkSnapshot *snapshot)
{
  const GdkRGBA fill = { 0.21f, 0.52f, 0.89f, 0.18f };
  const GdkRGBA line = { 0.21f, 0.52f, 0.89f, 1.0f };
  graphene_rect_t band = GRAPHENE_RECT_INIT ((float) self->drag_x, (float) self->drag_y,
                                             (float) self->drag_dx, (float) self->drag_dy);
  GskRoundedRect outline;

  graphene_rect_normalize (&band);
  gsk_rounded_rect_init_from_rect (&outline, &band, 0);
  gtk_snapshot_append_color (snapshot, &fill, &band);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { 1.5f, 1.5f, 1.5f, 1.5f },
                              (GdkRGBA[4]) { line, line, line, line });
}

static void
hu_map_view_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  HuMapView *self = HU_MAP_VIEW (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  if (self->game == NULL || width <= 0 || height <= 0)
    return;

  _hu_map_view_snapshot_picture (self, snapshot);
  if (self->drag == HU_DRAG_BAND)
    snapshot_band (self, snapshot);
  _hu_map_view_snapshot_tag (self, snapshot);
}

/* The window shows the sides as its map does. */
void
_hu_map_view_seat (HuMapView *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  if (root != NULL && self->game != NULL)
    hu_palette_seat (root, hu_game_get_scenario (self->game));
}

static void
hu_map_view_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (hu_map_view_parent_class)->root (widget);

  _hu_map_view_seat (HU_MAP_VIEW (widget));
}

static void
hu_map_view_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  *minimum = 160;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 900 : 600;
}

static void
hu_map_view_dispose (GObject *object)
{
  HuMapView *self = HU_MAP_VIEW (object);

  _hu_map_view_stop_flash (self);
  g_clear_handle_id (&self->fan_timeout, g_source_remove);
  g_clear_handle_id (&self->refine_source, g_source_remove);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  g_clear_pointer (&self->lift, hu_drag_free);
  g_clear_pointer (&self->lines, hu_supply_lines_free);
  _hu_map_view_drop_marks (self);
  g_clear_pointer (&self->before, hu_snapshot_unref);
  g_clear_pointer (&self->ways, g_ptr_array_unref);
  g_clear_pointer (&self->painter, hu_painter_free);
  g_clear_pointer (&self->coming, hu_painter_free);
  _hu_map_view_drop_picture (self);
  g_clear_pointer (&self->shown, cairo_surface_destroy);
  g_clear_pointer (&self->spare, cairo_surface_destroy);
  g_clear_object (&self->game);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (hu_map_view_parent_class)->dispose (object);
}

static void
hu_map_view_finalize (GObject *object)
{
  HuMapView *self = HU_MAP_VIEW (object);

  g_clear_object (&self->actions);
  g_clear_object (&self->state);

  G_OBJECT_CLASS (hu_map_view_parent_class)->finalize (object);
}

static void
hu_map_view_class_init (HuMapViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = hu_map_view_dispose;
  object_class->finalize = hu_map_view_finalize;
  widget_class->size_allocate = hu_map_view_size_allocate;
  widget_class->snapshot = hu_map_view_snapshot;
  widget_class->measure = hu_map_view_measure;
  widget_class->root = hu_map_view_root;

  signals[SHOWN_CHANGED] = g_signal_new ("shown-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[DONE] = g_signal_new ("done", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  signals[LEGEND_ASKED] = g_signal_new ("legend-asked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);

  signals[LET_GO] = g_signal_new ("let-go", type, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL, NULL,
                                  G_TYPE_BOOLEAN, 0);

  gtk_widget_class_set_css_name (widget_class, "hu-map");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static char *
find_topic (HuSession *session,
            GtkWidget *widget)
{
  return hu_help_topic_of_hex (session, hu_map_state_get_cursor (HU_MAP_VIEW (widget)->state));
}

static void
hu_map_view_init (HuMapView *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->fan_wanted = HU_HEX_NONE;
  init_state (self);
  _hu_map_view_init_actions (self);
  _hu_map_view_init_storeys (self);
  _hu_map_view_init_pointer (self);
  _hu_map_view_init_drag (self);
  _hu_map_view_init_zoom (self);
  _hu_map_view_init_keys (self);

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (_hu_map_view_update_theme), self, G_CONNECT_SWAPPED);
  hu_settings_watch_style (self, G_CALLBACK (_hu_map_view_update_theme));
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (_hu_map_view_update_theme), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (_hu_map_view_update_theme), NULL);
  hu_help_topic_set_func (GTK_WIDGET (self), find_topic);
}

HuGame *
hu_map_view_get_game (HuMapView *self)
{
  g_return_val_if_fail (HU_IS_MAP_VIEW (self), NULL);

  return self->game;
}

HuMapState *
hu_map_view_get_state (HuMapView *self)
{
  g_return_val_if_fail (HU_IS_MAP_VIEW (self), NULL);

  return self->state;
}

HuPainter *
hu_map_view_get_painter (HuMapView *self)
{
  g_return_val_if_fail (HU_IS_MAP_VIEW (self), NULL);

  return self->painter;
}

GActionGroup *
hu_map_view_get_actions (HuMapView *self)
{
  g_return_val_if_fail (HU_IS_MAP_VIEW (self), NULL);

  return G_ACTION_GROUP (self->actions);
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

gboolean
hu_map_view_is_busy (HuMapView *self)
{
  g_return_val_if_fail (HU_IS_MAP_VIEW (self), FALSE);

  return self->lift != NULL || self->drag != HU_DRAG_NONE || self->menu != NULL;
}

/**
 * hu_map_view_go_to:
 *
 * Puts the cursor there and brings it into view.
 */
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
