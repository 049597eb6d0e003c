/*
 * The part of the map that is in view: zooming about the pointer, panning by wheel and touchpad, and what stays in place
 * when the view changes its size.
 */
#include "hu-map-view-private.h"

#include <math.h>

#define WHEEL_STEP 1.25 /* a notch */
#define TOUCHPAD_ZOOM 0.01 /* of the scale's logarithm, a pixel */

static void
zoom_at_pointer (HuMapView *self,
                 double     factor)
{
  double x = self->pointer.x, y = self->pointer.y;

  if (!self->pointer.inside)
    {
      x = gtk_widget_get_width (GTK_WIDGET (self)) / 2.0;
      y = gtk_widget_get_height (GTK_WIDGET (self)) / 2.0;
    }

  hu_map_state_zoom_at (self->state, factor, x, y);
}

/* A zoom by key or menu is centred on the cursor if it is in view, else on the middle. */
void
_hu_map_view_zoom (HuMapView *self,
                   double     factor)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  HuHex cursor = hu_map_state_get_cursor (self->state);
  HuPoint at = { width / 2.0, height / 2.0 };

  if (self->game != NULL && cursor != HU_HEX_NONE)
    {
      HuPoint centre = _hu_map_view_hex_centre (self, cursor);

      if (centre.x >= 0 && centre.y >= 0 && centre.x < width && centre.y < height)
        at = centre;
    }

  hu_map_state_zoom_at (self->state, factor, at.x, at.y);
}

static gboolean
scroll_cb (HuMapView          *self,
           double              dx,
           double              dy,
           GtkEventController *controller)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (controller);
  gboolean wheel =
    gtk_event_controller_scroll_get_unit (GTK_EVENT_CONTROLLER_SCROLL (controller)) == GDK_SCROLL_UNIT_WHEEL;

  if (self->game == NULL)
    return GDK_EVENT_PROPAGATE;

  if (wheel && (state & GDK_SHIFT_MASK) != 0)
    hu_map_state_pan_by (self->state, -60 * (dx + dy), 0);
  else if (wheel)
    zoom_at_pointer (self, pow (WHEEL_STEP, -dy));
  else if ((state & GDK_CONTROL_MASK) != 0)
    zoom_at_pointer (self, exp (-dy * TOUCHPAD_ZOOM));
  else
    hu_map_state_pan_by (self->state, -dx, -dy);

  return GDK_EVENT_STOP;
}

static void
pinch_begin_cb (HuMapView        *self,
                GdkEventSequence *sequence)
{
  self->pinch_scale = 1;
}

static void
pinch_cb (HuMapView  *self,
          double      scale,
          GtkGesture *gesture)
{
  double x, y;

  if (self->game == NULL || scale <= 0)
    return;

  if (!gtk_gesture_get_bounding_box_center (gesture, &x, &y))
    {
      x = self->pointer.x;
      y = self->pointer.y;
    }

  hu_map_state_zoom_at (self->state, scale / self->pinch_scale, x, y);
  self->pinch_scale = scale;
}

void
_hu_map_view_init_zoom (HuMapView *self)
{
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *pinch = gtk_gesture_zoom_new ();

  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);

  g_signal_connect_swapped (pinch, "begin", G_CALLBACK (pinch_begin_cb), self);
  g_signal_connect_swapped (pinch, "scale-changed", G_CALLBACK (pinch_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (pinch));
}

/* --- Its size --- */

/* Finds the view's corner in its window, and the window's size. */
static gboolean
find_place (HuMapView *self,
            HuPoint   *corner,
            HuPoint   *size)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  if (root == NULL || !gtk_widget_translate_coordinates (GTK_WIDGET (self), root, 0, 0, &corner->x, &corner->y))
    return FALSE;

  *size = (HuPoint) { gtk_widget_get_width (root), gtk_widget_get_height (root) };

  return TRUE;
}

/* A bar above the map came, went, or has more to say than before: only the upper edge has moved. */
static gboolean
is_bar_above (const HuViewport *viewport,
              int               width,
              int               height,
              HuPoint           before,
              HuPoint           corner)
{
  return viewport->width == width && before.x == corner.x && before.y != corner.y &&
         fabs (before.y + viewport->height - corner.y - height) < 0.5;
}

void
_hu_map_view_resize (HuMapView *self,
                     int        width,
                     int        height)
{
  const HuViewport *viewport = hu_map_state_get_viewport (self->state);
  gboolean stays = self->edge.stays, makes_room = self->edge.makes_room;
  HuPoint corner = { 0 }, size = { 0 }, before = self->edge.corner, before_in = self->edge.corner_in;
  gboolean placed = find_place (self, &corner, &size);
  gboolean aimed = _hu_map_view_is_aimed (self);

  self->edge.corner = corner;
  self->edge.corner_in = size;
  if (viewport->width == width && viewport->height == height)
    return;

  self->edge.stays = self->edge.makes_room = FALSE;
  /* A window that is resized itself is another matter. */
  if (placed && stays && size.x == self->edge.stays_in.x && size.y == self->edge.stays_in.y)
    hu_map_state_resize_in_place (self->state, width, height, corner.x - self->edge.stays_at.x, corner.y - self->edge.stays_at.y);
  else if (placed && !makes_room && size.x == before_in.x && size.y == before_in.y &&
           is_bar_above (viewport, width, height, before, corner))
    hu_map_state_resize_in_place (self->state, width, height, 0, corner.y - before.y);
  else
    hu_map_state_resize (self->state, width, height);
  if (aimed)
    _hu_map_view_aim_again (self);
}

/* Prepares for something beside the map to appear or disappear: when the view next changes size in a window that
 * does not, the map under the pointer stays in place. */
void
hu_map_view_stay (HuMapView *self)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));

  if (!self->edge.stays && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->edge.stays = find_place (self, &self->edge.stays_at, &self->edge.stays_in);
}

void
hu_map_view_make_room (HuMapView *self)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));

  if (!hu_map_state_is_fitted (self->state))
    hu_map_view_stay (self);
  else
    self->edge.makes_room = TRUE;
}
