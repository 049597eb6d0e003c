/*
 * One tile: its ground, drawn anew where the map was edited, and the overlays on it, drawn anew where their part of
 * the position has changed.
 */
#include "hu-painter-private.h"

#include "hu-fingerprint.h"
#include "hu-overview.h"

#include <math.h>

#define TILE 128 /* device pixels at device scale 1 */

gint
_hu_painter_tile_device_px (const HuPainter *self)
{
  return TILE * MAX (1, (gint) floor (self->device_scale));
}

double
_hu_painter_tile_px (const HuPainter *self)
{
  return _hu_painter_tile_device_px (self) / self->device_scale;
}

/* Makes the canvas of one tile; the caller destroys its cairo_t. */
static HuCanvas
tile_canvas (HuPainter       *self,
             const HuCanvas  *canvas,
             const HuTile    *tile,
             cairo_surface_t *surface)
{
  HuCanvas there = *canvas;
  double size = _hu_painter_tile_px (self);

  there.cr = cairo_create (surface);
  there.x = -tile->column * size;
  there.y = -tile->row * size;
  there.clip = (HuBox) { 0, 0, size, size };
  there.hurried = FALSE;

  return there;
}

static cairo_surface_t *
new_tile_surface (HuPainter      *self,
                  const HuCanvas *canvas)
{
  double size = _hu_painter_tile_px (self);

  return hu_canvas_new_surface (canvas, size, size);
}

static void
draw_tile_ground (HuPainter      *self,
                  const HuCanvas *canvas,
                  HuTile         *tile)
{
  cairo_surface_t *surface = new_tile_surface (self, canvas);
  HuCanvas there = tile_canvas (self, canvas, tile, surface);

  _hu_painter_draw_ground (self, &there);
  cairo_destroy (there.cr);
  hu_tiles_set_ground (self->tiles, tile, surface);
}

/* Redraws the edited part of the ground, and nothing else. */
static void
mend_tile_ground (HuPainter      *self,
                  const HuCanvas *canvas,
                  HuTile         *tile)
{
  HuCanvas there = tile_canvas (self, canvas, tile, tile->ground);
  double size = there.clip.width;
  double left = MAX (0, floor (there.x + tile->stale.x * canvas->scale) - 1);
  double top = MAX (0, floor (there.y + tile->stale.y * canvas->scale) - 1);
  double right = MIN (size, ceil (there.x + (tile->stale.x + tile->stale.width) * canvas->scale) + 1);
  double bottom = MIN (size, ceil (there.y + (tile->stale.y + tile->stale.height) * canvas->scale) + 1);

  if (right > left && bottom > top)
    {
      there.clip = (HuBox) { left, top, right - left, bottom - top };
      cairo_rectangle (there.cr, left, top, right - left, bottom - top);
      cairo_clip (there.cr);
      _hu_painter_draw_ground (self, &there);
    }
  cairo_destroy (there.cr);
  tile->stale.width = 0;
}

static void
draw_tile_overview (HuPainter      *self,
                    const HuCanvas *canvas,
                    const HuScene  *scene,
                    HuTile         *tile)
{
  cairo_surface_t *surface = new_tile_surface (self, canvas);
  HuCanvas there = tile_canvas (self, canvas, tile, surface);

  hu_overview_draw (&there, surface, scene, self->stacks);
  _hu_painter_draw_overview_lines (self, &there, scene);
  cairo_destroy (there.cr);
  hu_tiles_set_whole (self->tiles, tile, surface);
}

static void
draw_tile_whole (HuPainter      *self,
                 const HuCanvas *canvas,
                 const HuScene  *scene,
                 HuTile         *tile)
{
  cairo_surface_t *surface = new_tile_surface (self, canvas);
  HuCanvas there = tile_canvas (self, canvas, tile, surface);

  if (tile->ground == NULL)
    draw_tile_ground (self, canvas, tile);
  else if (tile->stale.width > 0)
    mend_tile_ground (self, canvas, tile);
  cairo_set_operator (there.cr, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_surface (there.cr, tile->ground, 0, 0);
  cairo_paint (there.cr);
  cairo_set_operator (there.cr, CAIRO_OPERATOR_OVER);
  _hu_painter_draw_overlays (&there, scene);
  cairo_destroy (there.cr);
  hu_tiles_set_whole (self->tiles, tile, surface);
}

/* Returns the fingerprint of the overlays in and around a tile, because its drawing depends on hexes beyond its
 * rim. */
static guint64
own_content (HuPainter      *self,
             const HuCanvas *canvas,
             const HuScene  *scene,
             const HuTile   *tile)
{
  double size = _hu_painter_tile_px (self) / canvas->scale;
  HuBox box = { tile->column * size, tile->row * size, size, size };

  if (_hu_painter_is_overview (self, canvas->scale))
    return self->content ^ self->standing;

  return hu_fingerprint_window (canvas->grid, scene, hu_geometry_window (canvas->grid, box, 4));
}

/* Is this tile's picture that of the scene? */
gboolean
_hu_tile_is_current (HuPainter      *self,
                     const HuCanvas *canvas,
                     const HuScene  *scene,
                     HuTile         *tile)
{
  guint64 content = self->content;
  guint64 own;

  if (_hu_painter_is_overview (self, canvas->scale))
    content ^= self->standing;
  if (tile == NULL || tile->whole == NULL || tile->stale.width > 0)
    return FALSE;
  if (tile->content == content)
    return TRUE;

  own = own_content (self, canvas, scene, tile);
  if (own != tile->own)
    return FALSE;

  tile->content = content;

  return TRUE;
}

void
_hu_tile_draw (HuPainter      *self,
               const HuCanvas *canvas,
               const HuScene  *scene,
               HuTile         *tile)
{
  tile->own = own_content (self, canvas, scene, tile);
  tile->content = self->content;
  if (_hu_painter_is_overview (self, canvas->scale))
    {
      tile->content ^= self->standing;
      draw_tile_overview (self, canvas, scene, tile);
    }
  else
    {
      draw_tile_whole (self, canvas, scene, tile);
    }
  tile->stale.width = 0;
}
