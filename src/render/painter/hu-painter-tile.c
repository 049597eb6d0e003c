/*
 * One tile: its ground, drawn anew where the map was edited, and the overlays on it, drawn anew where their part of
 * the position has changed.
 */
#include "hu-painter-private.h"

#include "hu-fingerprint.h"
#include "hu-overview.h"

#include <math.h>

#define TILE 192   /* device pixels at device scale 1 */
#define MARGIN 4   /* hexes beyond a tile's rim on which its overlays depend */
#define REACH 2.5  /* map units around the centre of a hex, and … */
#define REACH_PX 4 /* … px beside those: all that looks different when another side owns it */

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
draw_overlays_on_ground (const HuCanvas *canvas,
                         const HuScene  *scene,
                         const HuTile   *tile)
{
  cairo_set_operator (canvas->cr, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_surface (canvas->cr, tile->ground, 0, 0);
  cairo_paint (canvas->cr);
  cairo_set_operator (canvas->cr, CAIRO_OPERATOR_OVER);
  _hu_painter_draw_overlays (canvas, scene);
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
  draw_overlays_on_ground (&there, scene, tile);
  cairo_destroy (there.cr);
  hu_tiles_set_whole (self->tiles, tile, surface);
}

/* The hexes in and around a tile. */
static HuHexWindow
tile_window (HuPainter      *self,
             const HuCanvas *canvas,
             const HuTile   *tile)
{
  double size = _hu_painter_tile_px (self) / canvas->scale;
  HuBox box = { tile->column * size, tile->row * size, size, size };

  return hu_geometry_window (canvas->grid, box, MARGIN);
}

/* Is this tile's picture that of the scene? */
gboolean
_hu_tile_is_current (HuPainter      *self,
                     const HuCanvas *canvas,
                     const HuScene  *scene,
                     HuTile         *tile)
{
  gboolean overview = _hu_painter_is_overview (self, canvas->scale);
  guint64 content = overview ? self->content ^ self->standing : self->content;
  HuHexWindow window;

  if (tile == NULL || tile->whole == NULL || tile->stale.width > 0)
    return FALSE;
  if (tile->content == content)
    return TRUE;
  if (overview)
    return FALSE;

  window = tile_window (self, canvas, tile);
  if (tile->owners != hu_fingerprint_owners (canvas->grid, scene, window) ||
      tile->others != hu_fingerprint_others (canvas->grid, scene, window))
    return FALSE;

  tile->content = content;

  return TRUE;
}

/* Which part of the tile, px, looks different because of owners that are others than before? */
static HuBox
find_owners_changed (HuPainter      *self,
                     const HuCanvas *canvas,
                     const HuTile   *tile,
                     HuHexWindow     window)
{
  const gint8 *was = hu_snapshot_get_state (self->before)->hex_owner;
  const gint8 *is = hu_snapshot_get_state (self->snapshot)->hex_owner;
  double size = _hu_painter_tile_px (self);
  double reach = REACH * canvas->scale + hu_canvas_width (canvas, 0, REACH_PX, REACH_PX);
  double left = size, top = size, right = 0, bottom = 0;

  for (gint lane = window.lane0; lane < window.lane1; lane++)
    for (gint pos = window.pos0; pos < window.pos1; pos++)
      {
        HuHex hex = lane * canvas->grid->lane_length + pos;
        HuPoint centre;

        if (was[hex] == is[hex])
          continue;
        centre = hu_geometry_centre (canvas->grid, hex);
        left = MIN (left, floor (centre.x * canvas->scale - reach) - tile->column * size);
        top = MIN (top, floor (centre.y * canvas->scale - reach) - tile->row * size);
        right = MAX (right, ceil (centre.x * canvas->scale + reach) - tile->column * size);
        bottom = MAX (bottom, ceil (centre.y * canvas->scale + reach) - tile->row * size);
      }
  left = MAX (left, 0);
  top = MAX (top, 0);

  return (HuBox) { left, top, MIN (right, size) - left, MIN (bottom, size) - top };
}

/* Redraws the part of a tile in which owners have changed since the position before, if nothing else has: a move
 * changes one or two hexes, and front lines are slow to draw. */
static gboolean
mend_tile_owners (HuPainter      *self,
                  const HuCanvas *canvas,
                  const HuScene  *scene,
                  HuTile         *tile)
{
  HuHexWindow window = tile_window (self, canvas, tile);
  HuCanvas there;
  HuBox box;

  if (self->before == NULL || tile->whole == NULL || tile->stale.width > 0 ||
      tile->content != self->content_before ||
      tile->others != hu_fingerprint_others (canvas->grid, scene, window))
    return FALSE;

  box = find_owners_changed (self, canvas, tile, window);
  if (box.width > 0 && box.height > 0)
    {
      there = tile_canvas (self, canvas, tile, tile->whole);
      cairo_rectangle (there.cr, box.x, box.y, box.width, box.height);
      cairo_clip (there.cr);
      draw_overlays_on_ground (&there, scene, tile);
      cairo_destroy (there.cr);
    }
  tile->owners = hu_fingerprint_owners (canvas->grid, scene, window);
  tile->content = self->content;

  return TRUE;
}

void
_hu_tile_draw (HuPainter      *self,
               const HuCanvas *canvas,
               const HuScene  *scene,
               HuTile         *tile)
{
  gboolean overview = _hu_painter_is_overview (self, canvas->scale);
  HuHexWindow window;

  if (!overview && mend_tile_owners (self, canvas, scene, tile))
    return;

  window = tile_window (self, canvas, tile);
  tile->owners = hu_fingerprint_owners (canvas->grid, scene, window);
  tile->others = hu_fingerprint_others (canvas->grid, scene, window);
  tile->content = overview ? self->content ^ self->standing : self->content;
  if (overview)
    draw_tile_overview (self, canvas, scene, tile);
  else
    draw_tile_whole (self, canvas, scene, tile);
  tile->stale.width = 0;
}
