/*
 * The map widget's picture, which has the visible rectangle alone: drawn in the time of a frame, kept until something
 * in it changes, and made crisp when there is time.
 */
#include "hu-map-view-private.h"

#define REST 90           /* ms without a frame before a blurred picture is made crisp … */
#define SHORT_REST 25     /* … and before its outdated parts are redrawn: a frame or two */
#define REFINE_SLICE 2500 /* microseconds at a time */

/* The screen refers to the picture: if it were dropped or drawn on before there is another one, cairo would
 * copy it. A texture shares the picture's memory, and keeps it. */
void
_hu_map_view_drop_picture (HuMapView *self)
{
  if (self->picture == NULL)
    return;

  if (self->texture == NULL)
    {
      g_clear_pointer (&self->shown, cairo_surface_destroy);
      self->shown = g_steal_pointer (&self->picture);
    }
  g_clear_pointer (&self->picture, cairo_surface_destroy);
  g_clear_object (&self->texture);
}

/* @scene: (out): the scene to fill; borrows from @self. */
void
hu_map_view_fill_scene (HuMapView *self,
                        HuScene   *scene)
{
  const HuSupplyLines *lines;

  g_return_if_fail (HU_IS_MAP_VIEW (self));
  g_return_if_fail (self->game != NULL);
  g_return_if_fail (scene != NULL);

  lines = hu_map_view_get_lines (self);
  hu_scene_init (scene, hu_map_view_get_shown (self));
  scene->overlays = hu_map_state_get_overlays (self->state);
  scene->tracing = lines != NULL ? lines->tracing : NULL;
  scene->situation = lines != NULL ? lines->situation : NULL;
  scene->storey = hu_map_state_get_storey (self->state);
  scene->building = hu_map_state_get_building (self->state);
  scene->storeys_fanned = hu_map_state_get_storeys_fanned (self->state);
  scene->cursor = hu_map_state_get_cursor (self->state);
  scene->hover = hu_map_state_get_hover (self->state);
  scene->selected = hu_map_state_get_selection (self->state);
  scene->fan = self->lift == NULL ? hu_map_state_get_fan (self->state) : HU_HEX_NONE;
  scene->flash = hu_map_state_get_lit (self->state);
  scene->flash_phase = hu_map_state_get_lit_phase (self->state);

  _hu_map_view_fill_instruments (self, scene);

  if (self->lift != NULL)
    {
      HuPoint pointer = hu_map_state_to_map (self->state, self->pointer_x, self->pointer_y);

      scene->lifted = hu_drag_get_units (self->lift);
      scene->paths = hu_drag_get_ways (self->lift);
      scene->changing = hu_drag_get_changing (self->lift);
      scene->changing_to = hu_drag_get_side (self->lift);
      if (self->lift_by_key)
        scene->lift_at = hu_geometry_centre (hu_game_get_scenario (self->game)->map->grid,
                                             hu_drag_get_target (self->lift));
      else
        scene->lift_at = (HuPoint) { pointer.x + self->lift_dx, pointer.y + self->lift_dy };
    }
}

/* Makes a slice of the missing parts of a crisp picture; frames and events come between slices. */
static gboolean
refine_cb (gpointer data)
{
  HuMapView *self = data;
  HuScene scene;

  /* The next frame draws a new picture first, and asks for refining again. */
  if (self->picture == NULL)
    {
      self->refine_source = 0;
      return G_SOURCE_REMOVE;
    }

  hu_map_view_fill_scene (self, &scene);
  if (!hu_painter_refine (self->painter, hu_map_state_get_viewport (self->state), &scene, REFINE_SLICE))
    return G_SOURCE_CONTINUE;

  self->refine_source = 0;
  _hu_map_view_invalidate (self);

  return G_SOURCE_REMOVE;
}

static void
rest_cb (gpointer data)
{
  HuMapView *self = data;

  self->refine_source = g_idle_add (refine_cb, self);
}

/* Waits until nothing has moved for a moment, because a crisp picture at one scale is useless at the next while
 * the user zooms. Outdated parts wait for a shorter time, unless every frame shows another moment. */
static void
refine_later (HuMapView *self)
{
  g_clear_handle_id (&self->refine_source, g_source_remove);
  self->refine_source =
    g_timeout_add_once (hu_painter_is_outdated (self->painter) ? SHORT_REST : REST, rest_cb, self);
}

/* Takes a surface whose old content does not matter: all of it is drawn over. */
static cairo_surface_t *
take_surface (HuMapView *self,
              int        width,
              int        height)
{
  cairo_surface_t *surface = g_steal_pointer (&self->spare);

  self->spare = g_steal_pointer (&self->shown);
  if (surface != NULL && cairo_image_surface_get_width (surface) == width &&
      cairo_image_surface_get_height (surface) == height)
    return surface;

  g_clear_pointer (&surface, cairo_surface_destroy);

  return cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
}

static cairo_surface_t *
draw_picture (HuMapView *self,
              int        width,
              int        height)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  cairo_surface_t *surface = take_surface (self, width * scale, height * scale);
  HuScene scene;
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  hu_map_view_fill_scene (self, &scene);
  g_clear_handle_id (&self->refine_source, g_source_remove);
  if (!hu_painter_draw_frame (self->painter, cr, hu_map_state_get_viewport (self->state), &scene))
    refine_later (self);
  _hu_map_view_tool_draw (self, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static GdkTexture *
make_texture (cairo_surface_t *surface)
{
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  g_autoptr(GBytes) bytes =
    g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * (gsize) height,
                                (GDestroyNotify) cairo_surface_destroy, cairo_surface_reference (surface));

  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

/* GTK's cairo renderer converts each pixel of a texture to four floats and back, which takes as long as the
 * rest of a frame; it only copies pictures drawn with cairo. */
static gboolean
is_drawn_with_cairo (HuMapView *self)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  GskRenderer *renderer = native != NULL ? gtk_native_get_renderer (native) : NULL;

  return renderer != NULL && GSK_IS_CAIRO_RENDERER (renderer);
}

void
_hu_map_view_snapshot_picture (HuMapView   *self,
                               GtkSnapshot *snapshot)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  graphene_rect_t whole = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);

  if (self->picture == NULL)
    self->picture = draw_picture (self, width, height);

  if (is_drawn_with_cairo (self))
    {
      cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &whole);

      cairo_set_source_surface (cr, self->picture, 0, 0);
      cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
      cairo_paint (cr);
      cairo_destroy (cr);
      return;
    }

  if (self->texture == NULL)
    self->texture = make_texture (self->picture);
  gtk_snapshot_append_texture (snapshot, self->texture, &whole);
}

/* Returns the visible map, in device pixels; NULL without a size or a game. */
GdkTexture *
hu_map_view_ref_picture (HuMapView *self)
{
  int width, height;

  g_return_val_if_fail (HU_IS_MAP_VIEW (self), NULL);

  width = gtk_widget_get_width (GTK_WIDGET (self));
  height = gtk_widget_get_height (GTK_WIDGET (self));
  if (self->game == NULL || width == 0 || height == 0)
    return NULL;

  if (self->picture == NULL)
    self->picture = draw_picture (self, width, height);
  if (self->texture == NULL)
    self->texture = make_texture (self->picture);

  return g_object_ref (self->texture);
}
