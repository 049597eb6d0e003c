/*
 * The map widget's picture, which has the visible rectangle alone: drawn in the time of a frame, kept until something
 * in it changes, and made crisp when there is time.
 */
#include "hu-view-picture.h"

#define REST 90           /* ms without a frame before a blurred picture is made crisp … */
#define SHORT_REST 25     /* … and before its outdated parts are redrawn: a frame or two */
#define REFINE_SLICE 2500 /* microseconds at a time */

struct _HuViewPicture
{
  GtkWidget                *widget;
  const HuViewport         *viewport;
  const HuViewPictureFuncs *funcs;
  gpointer                  data;
  HuPainter                *painter; /* borrowed; or NULL */
  cairo_surface_t          *picture; /* the map as last drawn; NULL: to be drawn */
  GdkTexture               *texture; /* the same, once it was asked for */
  cairo_surface_t          *shown;   /* the one before it, as long as it is on the screen; or NULL */
  cairo_surface_t          *spare;   /* the one before that, to be drawn on again; or NULL */
  guint                     refine_source; /* waits to make it, or is making it, crisp; 0: it is */
};

/* The screen refers to the picture: if it were dropped or drawn on before there is another one, cairo would
 * copy it. A texture shares the picture's memory, and keeps it. */
void
hu_view_picture_drop (HuViewPicture *self)
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

/* Makes a slice of the missing parts of a crisp picture; frames and events come between slices. */
static gboolean
refine_cb (gpointer data)
{
  HuViewPicture *self = data;
  HuScene scene;

  /* The next frame draws a new picture first, and asks for refining again. */
  if (self->picture == NULL)
    {
      self->refine_source = 0;
      return G_SOURCE_REMOVE;
    }

  self->funcs->fill_scene (self->data, &scene);
  if (!hu_painter_refine (self->painter, self->viewport, &scene, REFINE_SLICE))
    return G_SOURCE_CONTINUE;

  self->refine_source = 0;
  hu_view_picture_drop (self);
  gtk_widget_queue_draw (self->widget);

  return G_SOURCE_REMOVE;
}

static void
rest_cb (gpointer data)
{
  HuViewPicture *self = data;

  self->refine_source = g_idle_add (refine_cb, self);
}

/* Waits until nothing has moved for a moment, because a crisp picture at one scale is useless at the next while
 * the user zooms. Outdated parts wait for a shorter time, unless every frame shows another moment. */
static void
refine_later (HuViewPicture *self)
{
  g_clear_handle_id (&self->refine_source, g_source_remove);
  self->refine_source =
    g_timeout_add_once (hu_painter_is_outdated (self->painter) ? SHORT_REST : REST, rest_cb, self);
}

/* Takes a surface whose old content does not matter: all of it is drawn over. */
static cairo_surface_t *
take_surface (HuViewPicture *self,
              int            width,
              int            height)
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
draw_picture (HuViewPicture *self,
              int            width,
              int            height)
{
  int scale = gtk_widget_get_scale_factor (self->widget);
  cairo_surface_t *surface = take_surface (self, width * scale, height * scale);
  HuScene scene;
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  self->funcs->fill_scene (self->data, &scene);
  g_clear_handle_id (&self->refine_source, g_source_remove);
  if (!hu_painter_draw_frame (self->painter, cr, self->viewport, &scene))
    refine_later (self);
  self->funcs->draw_over (self->data, cr);
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
is_drawn_with_cairo (HuViewPicture *self)
{
  GtkNative *native = gtk_widget_get_native (self->widget);
  GskRenderer *renderer = native != NULL ? gtk_native_get_renderer (native) : NULL;

  return renderer != NULL && GSK_IS_CAIRO_RENDERER (renderer);
}

void
hu_view_picture_snapshot (HuViewPicture *self,
                          GtkSnapshot   *snapshot)
{
  int width = gtk_widget_get_width (self->widget), height = gtk_widget_get_height (self->widget);
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

GdkTexture *
hu_view_picture_ref_texture (HuViewPicture *self)
{
  int width = gtk_widget_get_width (self->widget), height = gtk_widget_get_height (self->widget);

  if (self->painter == NULL || width == 0 || height == 0)
    return NULL;

  if (self->picture == NULL)
    self->picture = draw_picture (self, width, height);
  if (self->texture == NULL)
    self->texture = make_texture (self->picture);

  return g_object_ref (self->texture);
}

HuViewPicture *
hu_view_picture_new (GtkWidget                *widget,
                     const HuViewport         *viewport,
                     const HuViewPictureFuncs *funcs,
                     gpointer                  data)
{
  HuViewPicture *self = g_new0 (HuViewPicture, 1);

  self->widget = widget;
  self->viewport = viewport;
  self->funcs = funcs;
  self->data = data;

  return self;
}

void
hu_view_picture_free (HuViewPicture *self)
{
  if (self == NULL)
    return;

  hu_view_picture_set_painter (self, NULL);
  g_clear_pointer (&self->shown, cairo_surface_destroy);
  g_clear_pointer (&self->spare, cairo_surface_destroy);
  g_free (self);
}

void
hu_view_picture_set_painter (HuViewPicture *self,
                             HuPainter     *painter)
{
  g_clear_handle_id (&self->refine_source, g_source_remove);
  hu_view_picture_drop (self);
  self->painter = painter;
}
