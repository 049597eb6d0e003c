/*
 * The painter's first picture, which a window shows before there are any tiles.
 *
 * Tiles reach beyond the view on all sides; drawing them takes twice as long as drawing the visible part. The
 * first frame therefore draws only that part, and keeps it while nothing moves, until the tiles have been made
 * in idle time.
 */
#include "hu-painter-private.h"

struct _HuFirstPicture
{
  cairo_surface_t *surface;
  double           scale, x, y; /* of the canvas */
  HuBox            clip;
  guint64          content;     /* fingerprint of the overlays */
};

/* Once there are tiles, or all is to look different. */
void
_hu_painter_drop_first (HuPainter *self)
{
  if (self->first == NULL)
    return;

  cairo_surface_destroy (self->first->surface);
  g_clear_pointer (&self->first, g_free);
}

static gboolean
is_current (const HuPainter *self,
            const HuCanvas  *canvas)
{
  const HuFirstPicture *first = self->first;

  return first->scale == canvas->scale && first->x == canvas->x && first->y == canvas->y &&
         first->clip.width == canvas->clip.width && first->clip.height == canvas->clip.height &&
         first->content == self->content;
}

static HuFirstPicture *
draw_first (HuPainter      *self,
            const HuCanvas *canvas,
            const HuScene  *scene)
{
  HuFirstPicture *first = g_new0 (HuFirstPicture, 1);
  HuCanvas there = *canvas;

  first->surface = hu_canvas_new_surface (canvas, canvas->clip.width, canvas->clip.height);
  first->scale = canvas->scale;
  first->x = canvas->x;
  first->y = canvas->y;
  first->clip = canvas->clip;
  first->content = self->content;

  there.cr = cairo_create (first->surface);
  there.hurried = FALSE;
  _hu_painter_draw_ground (self, &there);
  _hu_painter_draw_overlays (&there, scene);
  cairo_destroy (there.cr);

  return first;
}

/* Paints ground and overlays from the first picture, and makes it if nothing has been drawn yet. Returns FALSE
 * where tiles must do it: they exist, or the view has changed since the first picture. */
gboolean
_hu_painter_paint_first (HuPainter      *self,
                         const HuCanvas *canvas,
                         const HuScene  *scene)
{
  if (!canvas->hurried || _hu_painter_is_overview (self, canvas->scale))
    return FALSE;

  if (self->first != NULL && !is_current (self, canvas))
    {
      _hu_painter_drop_first (self);
      return FALSE;
    }
  if (self->first == NULL && self->begun)
    return FALSE;

  if (self->first == NULL)
    self->first = draw_first (self, canvas, scene);
  self->begun = TRUE;
  self->last_scale = canvas->scale;
  *canvas->blurred = TRUE;

  cairo_save (canvas->cr);
  cairo_set_operator (canvas->cr, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_surface (canvas->cr, self->first->surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (canvas->cr), CAIRO_FILTER_NEAREST);
  cairo_rectangle (canvas->cr, 0, 0, canvas->clip.width, canvas->clip.height);
  cairo_fill (canvas->cr);
  cairo_restore (canvas->cr);

  return TRUE;
}
