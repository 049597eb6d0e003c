/*
 * The camera: moves the map to the hexes that somebody speaks of, near enough to read their counters, and stays with them
 * until the user looks elsewhere.
 */
#include "hu-map-view-private.h"

#include "hu-counter.h"

#include <math.h>

#define LENGTH (400 * G_TIME_SPAN_MILLISECOND) /* of the way there */
#define LEAST_COUNTER 40.0 /* pixels: what it prints can be read */
#define MOST_COUNTER 52.0  /* nearer than this too little else is seen */
#define AROUND 2.0         /* map units from the centre of a hex, where there is room for them … */
#define CLOSE 1.0          /* … and where there is not: the hex itself */

static double
find_scale (HuMapView *self,
            double     counter)
{
  return counter / hu_counter_get_width (hu_game_get_scenario (self->game));
}

static HuBox
find_box (HuMapView    *self,
          const GArray *hexes,
          double        around)
{
  const HuGrid *grid = hu_game_get_scenario (self->game)->map->grid;
  HuBox bounds = hu_geometry_bounds (grid);
  double left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = -G_MAXDOUBLE, bottom = -G_MAXDOUBLE;

  for (guint i = 0; i < hexes->len; i++)
    {
      HuPoint centre = hu_geometry_centre (grid, g_array_index (hexes, HuHex, i));

      left = MIN (left, MAX (centre.x - around, bounds.x));
      top = MIN (top, MAX (centre.y - around, bounds.y));
      right = MAX (right, MIN (centre.x + around, bounds.x + bounds.width));
      bottom = MAX (bottom, MIN (centre.y + around, bounds.y + bounds.height));
    }

  return (HuBox) { left, top, right - left, bottom - top };
}

/* Finds where the camera goes; without hexes the whole map. */
static void
find_target (HuMapView *self)
{
  HuMapCamera *camera = &self->camera;
  double least = find_scale (self, LEAST_COUNTER), most = find_scale (self, MOST_COUNTER);

  camera->whole = camera->hexes->len == 0 ||
                  !hu_map_state_find_look (self->state, find_box (self, camera->hexes, AROUND), least, most, &camera->to);
  if (!camera->whole && camera->to.scale < least)
    hu_map_state_find_look (self->state, find_box (self, camera->hexes, CLOSE), least, least, &camera->to);
}

static void
arrive (HuMapView *self)
{
  HuMapCamera *camera = &self->camera;

  camera->tick = 0;
  if (camera->whole)
    hu_map_state_fit (self->state);
  else
    hu_map_state_take_look (self->state, &camera->to);
  camera->last = *hu_map_state_get_viewport (self->state);
}

static gboolean
is_same (const HuViewport *a,
         const HuViewport *b)
{
  return a->scale == b->scale && a->x == b->x && a->y == b->y;
}

/* The view at @part of the way: the middle goes straight there, while the scale changes evenly. */
static HuViewport
find_between (const HuViewport *from,
              const HuViewport *to,
              double            part)
{
  HuViewport at = *to;
  double x0 = from->x + to->width / from->scale / 2, y0 = from->y + to->height / from->scale / 2;
  double x1 = to->x + to->width / to->scale / 2, y1 = to->y + to->height / to->scale / 2;

  at.scale = exp (log (from->scale) * (1 - part) + log (to->scale) * part);
  at.x = x0 * (1 - part) + x1 * part - at.width / at.scale / 2;
  at.y = y0 * (1 - part) + y1 * part - at.height / at.scale / 2;

  return at;
}

static gboolean
fly_cb (GtkWidget     *widget,
        GdkFrameClock *clock,
        gpointer       data)
{
  HuMapView *self = HU_MAP_VIEW (widget);
  HuMapCamera *camera = &self->camera;
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  HuViewport between;
  double part;

  /* The user may take hold of the map meanwhile: then it stays where he puts it. */
  if (camera->hexes == NULL || !is_same (hu_map_state_get_viewport (self->state), &camera->last))
    {
      camera->tick = 0;
      return G_SOURCE_REMOVE;
    }

  if (camera->start == 0)
    camera->start = now;
  part = (double) (now - camera->start) / (double) LENGTH;
  if (part >= 1)
    {
      arrive (self);
      return G_SOURCE_REMOVE;
    }

  between = find_between (&camera->from, &camera->to, 1 - pow (1 - part, 3));
  hu_map_state_take_look (self->state, &between);
  camera->last = *hu_map_state_get_viewport (self->state);

  return G_SOURCE_CONTINUE;
}

/* The first look at a game is no way from anywhere. */
static gboolean
can_fly (HuMapView *self)
{
  return _hu_map_view_is_animated (self) && gtk_widget_get_mapped (GTK_WIDGET (self)) &&
         hu_map_state_get_viewport (self->state)->width > 0;
}

static void
set_out (HuMapView *self,
         gboolean   animated)
{
  HuMapCamera *camera = &self->camera;

  find_target (self);
  if (camera->whole)
    camera->to = hu_map_state_get_fit (self->state);
  camera->from = camera->last = *hu_map_state_get_viewport (self->state);
  if (!animated || !can_fly (self) || is_same (&camera->from, &camera->to))
    {
      if (camera->tick != 0)
        gtk_widget_remove_tick_callback (GTK_WIDGET (self), camera->tick);
      arrive (self);
      return;
    }

  camera->start = 0;
  if (camera->tick == 0)
    camera->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), fly_cb, NULL, NULL);
}

/* Whether something that was shown meanwhile has pushed a part of the whole map out of view; who zooms in wants it so. */
static gboolean
has_drifted (HuMapView *self)
{
  const HuViewport *viewport = hu_map_state_get_viewport (self->state);

  return self->camera.whole && self->camera.tick == 0 && viewport->scale == self->camera.last.scale &&
         !is_same (viewport, &self->camera.last);
}

void
hu_map_view_look_at (HuMapView    *self,
                     const GArray *hexes)
{
  gboolean first;

  g_return_if_fail (HU_IS_MAP_VIEW (self) && self->game != NULL);
  g_return_if_fail (hexes != NULL);

  first = self->camera.hexes == NULL;
  g_clear_pointer (&self->camera.hexes, g_array_unref);
  self->camera.hexes = g_array_copy ((GArray *) hexes);
  if (first || has_drifted (self) || !hu_map_view_is_readable (self, hexes))
    set_out (self, !first);
  /* Cards over the map keep away from other hexes than before. */
  g_signal_emit_by_name (self->state, "lit-changed");
}

gboolean
_hu_map_view_is_aimed (HuMapView *self)
{
  return self->camera.hexes != NULL && is_same (hu_map_state_get_viewport (self->state), &self->camera.last);
}

void
_hu_map_view_aim_again (HuMapView *self)
{
  if (self->camera.whole || self->camera.tick != 0 || !hu_map_view_is_readable (self, self->camera.hexes))
    set_out (self, TRUE);
  else
    self->camera.last = *hu_map_state_get_viewport (self->state);
}

void
_hu_map_view_stop_camera (HuMapView *self)
{
  g_clear_pointer (&self->camera.hexes, g_array_unref);
  g_clear_pointer (&self->camera.fans, g_array_unref);
  if (self->camera.tick == 0)
    return;

  gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->camera.tick);
  self->camera.tick = 0;
}

gboolean
hu_map_view_is_readable (HuMapView    *self,
                         const GArray *hexes)
{
  const HuViewport *viewport;
  HuBox box;

  g_return_val_if_fail (HU_IS_MAP_VIEW (self) && self->game != NULL && hexes != NULL, FALSE);

  viewport = self->camera.tick != 0 ? &self->camera.to : hu_map_state_get_viewport (self->state);
  if (hexes->len == 0)
    return TRUE;

  box = find_box (self, hexes, CLOSE);

  return viewport->scale >= find_scale (self, LEAST_COUNTER) && box.x >= viewport->x && box.y >= viewport->y &&
         box.x + box.width <= viewport->x + viewport->width / viewport->scale &&
         box.y + box.height <= viewport->y + viewport->height / viewport->scale;
}

void
hu_map_view_fan_out (HuMapView    *self,
                     const GArray *hexes)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));

  g_clear_pointer (&self->camera.fans, g_array_unref);
  if (hexes != NULL && hexes->len > 0)
    self->camera.fans = g_array_copy ((GArray *) hexes);
  hu_map_view_redraw (self);
  /* Cards over the map keep away from these, too. */
  g_signal_emit_by_name (self->state, "lit-changed");
}
