/*
 * The overview map. It is redrawn when the position changes; the frame of the visible part is drawn over it.
 * Clicking and dragging moves the map.
 */
#include "config.h"

#include "hu-mini-map.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "hu-palette.h"

#define MOST_WIDTH 190.0
#define MOST_HEIGHT 140.0

struct _HuMiniMap
{
  GtkWidget        parent_instance;

  HuMapView       *view;    /* borrowed: lies under it */
  HuGame          *game;    /* or NULL */
  HuPainter       *painter; /* NULL before the first picture: most never ask for one */
  cairo_surface_t *picture; /* or NULL: to be drawn */
  HuThemeKind      kind;    /* of the picture */
  int              device_scale;
  double           drag_x, drag_y;
};

G_DEFINE_FINAL_TYPE (HuMiniMap, hu_mini_map, GTK_TYPE_WIDGET)

static HuBox
get_bounds (HuMiniMap *self)
{
  return hu_geometry_bounds (hu_game_get_scenario (self->game)->map->grid);
}

/* Pixels a map unit. */
static double
get_scale (HuMiniMap *self)
{
  HuBox bounds = get_bounds (self);

  return MIN (MOST_WIDTH / bounds.width, MOST_HEIGHT / bounds.height);
}

static void
draw_picture (HuMiniMap *self,
              int        device_scale)
{
  HuBox bounds = get_bounds (self);
  HuViewport viewport = { .scale = get_scale (self), .x = bounds.x, .y = bounds.y };
  HuScene scene;
  cairo_t *cr;

  viewport.width = (int) ceil (bounds.width * viewport.scale);
  viewport.height = (int) ceil (bounds.height * viewport.scale);
  self->kind = hu_palette_kind ();
  self->device_scale = device_scale;
  if (self->painter == NULL)
    self->painter = hu_painter_new (hu_game_get_scenario (self->game));
  hu_painter_set_theme (self->painter, self->kind, device_scale);
  hu_scene_init (&scene, hu_game_get_snapshot (self->game));
  scene.overlays = HU_OVERLAY_OWNERS;
  g_clear_pointer (&self->picture, cairo_surface_destroy);
  self->picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, viewport.width * device_scale,
                                              viewport.height * device_scale);
  cairo_surface_set_device_scale (self->picture, device_scale, device_scale);
  cr = cairo_create (self->picture);
  hu_painter_draw (self->painter, cr, &viewport, &scene);
  cairo_destroy (cr);
}

/* Returns the visible part of the map, in pixels of the widget. */
static HuBox
get_seen (HuMiniMap *self)
{
  const HuViewport *viewport;
  HuBox bounds;
  double scale;

  viewport = hu_map_state_get_viewport (hu_map_view_get_state (self->view));
  bounds = get_bounds (self);
  scale = get_scale (self);

  return (HuBox) {
    (viewport->x - bounds.x) * scale, (viewport->y - bounds.y) * scale,
    viewport->width / viewport->scale * scale, viewport->height / viewport->scale * scale,
  };
}

static void
hu_mini_map_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  HuMiniMap *self = HU_MINI_MAP (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const HuTheme *theme = hu_theme_get (hu_palette_kind ());
  cairo_t *cr;
  HuBox seen;

  if (self->game == NULL)
    return;
  if (self->picture == NULL || self->kind != hu_palette_kind () ||
      self->device_scale != gtk_widget_get_scale_factor (widget))
    draw_picture (self, gtk_widget_get_scale_factor (widget));

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_set_source_surface (cr, self->picture, 0, 0);
  cairo_paint (cr);
  seen = get_seen (self);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  cairo_rectangle (cr, seen.x, seen.y, seen.width, seen.height);
  hu_color_set (cr, theme->cursor_casing);
  cairo_set_line_width (cr, 4);
  cairo_stroke_preserve (cr);
  hu_color_set (cr, theme->cursor);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
hu_mini_map_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  HuMiniMap *self = HU_MINI_MAP (widget);
  HuBox bounds = self->game != NULL ? get_bounds (self) : (HuBox) { 0, 0, 1, 1 };
  double scale = self->game != NULL ? get_scale (self) : 1;

  *minimum = *natural =
    (int) ceil ((orientation == GTK_ORIENTATION_HORIZONTAL ? bounds.width : bounds.height) * scale);
}

/* --- Moving the map --- */

static void
centre_on (HuMiniMap *self,
           double     x,
           double     y)
{
  HuBox bounds = get_bounds (self);
  double scale = get_scale (self);

  hu_map_state_show_box (hu_map_view_get_state (self->view),
                         (HuBox) { bounds.x + x / scale, bounds.y + y / scale, 0, 0 }, TRUE);
}

static void
drag_begin_cb (HuMiniMap *self,
               double     x,
               double     y)
{
  if (self->game == NULL)
    return;

  self->drag_x = x;
  self->drag_y = y;
  centre_on (self, x, y);
}

static void
drag_update_cb (HuMiniMap *self,
                double     dx,
                double     dy)
{
  if (self->game != NULL)
    centre_on (self, self->drag_x + dx, self->drag_y + dy);
}

static gboolean
key_pressed_cb (HuMiniMap       *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state)
{
  HuMapState *map = hu_map_view_get_state (self->view);
  double dx = hu_map_state_get_viewport (map)->width / 4.0, dy = hu_map_state_get_viewport (map)->height / 4.0;

  switch (keyval)
    {
    case GDK_KEY_Left:
      hu_map_state_pan_by (map, dx, 0);
      break;
    case GDK_KEY_Right:
      hu_map_state_pan_by (map, -dx, 0);
      break;
    case GDK_KEY_Up:
      hu_map_state_pan_by (map, 0, dy);
      break;
    case GDK_KEY_Down:
      hu_map_state_pan_by (map, 0, -dy);
      break;
    default:
      return GDK_EVENT_PROPAGATE;
    }

  return GDK_EVENT_STOP;
}

/* --- The widget --- */

static void
game_changed_cb (HuMiniMap *self)
{
  g_clear_pointer (&self->picture, cairo_surface_destroy);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
roster_changed_cb (HuMiniMap *self)
{
  if (self->painter != NULL)
    hu_painter_edit (self->painter, hu_game_get_scenario (self->game), HU_EDITED_UNITS, NULL);
}

static void
hu_mini_map_dispose (GObject *object)
{
  hu_mini_map_set_game (HU_MINI_MAP (object), NULL);

  G_OBJECT_CLASS (hu_mini_map_parent_class)->dispose (object);
}

static void
hu_mini_map_class_init (HuMiniMapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_mini_map_dispose;
  widget_class->snapshot = hu_mini_map_snapshot;
  widget_class->measure = hu_mini_map_measure;
  gtk_widget_class_set_css_name (widget_class, "hu-mini-map");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
hu_mini_map_init (HuMiniMap *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_name (GTK_EVENT_CONTROLLER (drag), "hu-mini-map-drag");
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (drag_update_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_event_controller_set_name (keys, "hu-mini-map-keys");
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_END);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_END);
  gtk_widget_set_margin_end (GTK_WIDGET (self), 10);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self), 10);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Overview of the Map"), -1);
  hu_palette_follow (GTK_WIDGET (self));
}

HuMiniMap *
hu_mini_map_attach (GtkOverlay *overlay,
                    HuMapView  *view)
{
  HuMiniMap *self;

  g_return_val_if_fail (GTK_IS_OVERLAY (overlay), NULL);
  g_return_val_if_fail (HU_IS_MAP_VIEW (view), NULL);

  self = g_object_new (HU_TYPE_MINI_MAP, NULL);
  self->view = view;
  g_signal_connect_object (hu_map_view_get_state (view), "viewport-changed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  gtk_overlay_add_overlay (overlay, GTK_WIDGET (self));

  return self;
}

/* @game may be NULL. */
void
hu_mini_map_set_game (HuMiniMap *self,
                      HuGame    *game)
{
  g_return_if_fail (HU_IS_MINI_MAP (self));

  if (self->game != NULL)
    {
      g_signal_handlers_disconnect_by_func (self->game, roster_changed_cb, self);
      g_signal_handlers_disconnect_by_func (self->game, game_changed_cb, self);
    }
  g_clear_pointer (&self->picture, cairo_surface_destroy);
  g_clear_pointer (&self->painter, hu_painter_free);
  g_set_object (&self->game, game);
  if (game == NULL)
    return;

  g_signal_connect_object (game, "roster-changed", G_CALLBACK (roster_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
