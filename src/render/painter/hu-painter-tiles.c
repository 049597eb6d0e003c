/*
 * The painter's tiles: ground and overlays, kept as squares of the picture.
 *
 * A tile is drawn again when its own part of the overlays has changed. During a gesture,
 * missing tiles are shown stretched from another scale.
 *
 * One tile: its ground, drawn anew where the map was edited, and the overlays on it, drawn anew where their part of
 * the position has changed.
 */
#include "hu-painter-private.h"

#include <math.h>

#include "hu-fingerprint.h"
#include "hu-overview.h"

/* --- One tile --- */

#define TILE 128 /* device pixels at device scale 1 */

static gint
painter_tile_device_px (const HuPainter *self)
{
  return TILE * MAX (1, (gint) floor (self->device_scale));
}

double
_hu_painter_tile_px (const HuPainter *self)
{
  return painter_tile_device_px (self) / self->device_scale;
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
static gboolean
tile_is_current (HuPainter      *self,
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

static void
tile_draw (HuPainter      *self,
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

/* --- All tiles --- */

#define TILE_ROOM (96 << 20)      /* bytes; more where the view itself needs more */
#define HURRIED_TIME 1000         /* microseconds that a frame of a gesture may spend on new tiles */
#define OVERVIEW_PX 512.0         /* of the picture that stands in for everything */

/* The visible tiles of the canvas, as columns and rows; without those beside the map. */
typedef struct
{
  gint column0, column1, row0, row1;
} TileRange;

static TileRange
tiles_in_sight (HuPainter      *self,
                const HuCanvas *canvas)
{
  HuBox bounds = hu_geometry_bounds (canvas->grid);
  double size = _hu_painter_tile_px (self);
  /* A hair more than the map, for what is drawn on its rim. */
  gint last_column = (gint) floor ((bounds.width * canvas->scale + 3) / size);
  gint last_row = (gint) floor ((bounds.height * canvas->scale + 3) / size);
  TileRange range;

  range.column0 = (gint) CLAMP (floor ((canvas->clip.x - canvas->x) / size), -1, last_column + 1);
  range.row0 = (gint) CLAMP (floor ((canvas->clip.y - canvas->y) / size), -1, last_row + 1);
  range.column1 =
    (gint) CLAMP (floor ((canvas->clip.x + canvas->clip.width - canvas->x) / size), -1, last_column);
  range.row1 = (gint) CLAMP (floor ((canvas->clip.y + canvas->clip.height - canvas->y) / size), -1, last_row);

  return range;
}

/* Makes room for the visible tiles twice (ground and whole), and for as many again at another scale. */
static void
make_room (HuPainter *self,
           TileRange  range)
{
  gsize n = (gsize) MAX (0, range.column1 - range.column0 + 1) * (gsize) MAX (0, range.row1 - range.row0 + 1);
  gsize bytes = (gsize) painter_tile_device_px (self) * (gsize) painter_tile_device_px (self) * 4;

  hu_tiles_set_room (self->tiles, MAX ((gsize) TILE_ROOM, 4 * n * bytes));
}

static void
paint_tile (HuPainter       *self,
            const HuCanvas  *canvas,
            const HuTile    *tile,
            cairo_surface_t *picture)
{
  cairo_t *cr = canvas->cr;
  double size = _hu_painter_tile_px (self);
  double x = canvas->x + tile->column * size, y = canvas->y + tile->row * size;

  cairo_set_source_surface (cr, picture, x, y);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_rectangle (cr, x, y, size, size);
  cairo_fill (cr);
}

/* Paints a tile of another scale, stretched to its place at this one. Its rim falls on whole device pixels, the
 * same as its neighbours', so that no seam shows. */
static void
paint_stretched (HuPainter      *self,
                 const HuCanvas *canvas,
                 const HuTile   *tile)
{
  cairo_t *cr = canvas->cr;
  double size = _hu_painter_tile_px (self), stretch = canvas->scale / tile->scale;
  double left = hu_canvas_snap (canvas, canvas->x + tile->column * size * stretch);
  double top = hu_canvas_snap (canvas, canvas->y + tile->row * size * stretch);
  double right = hu_canvas_snap (canvas, canvas->x + (tile->column + 1) * size * stretch);
  double bottom = hu_canvas_snap (canvas, canvas->y + (tile->row + 1) * size * stretch);
  cairo_matrix_t matrix;
  cairo_pattern_t *pattern;

  if (right <= left || bottom <= top)
    return;

  pattern = cairo_pattern_create_for_surface (tile->whole);
  cairo_matrix_init_scale (&matrix, size / (right - left), size / (bottom - top));
  cairo_matrix_translate (&matrix, -left, -top);
  cairo_pattern_set_matrix (pattern, &matrix);
  /* Small device pixels hide the steps of the nearest filter, and there are four times as many of them. */
  cairo_pattern_set_filter (pattern, self->device_scale >= 2 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR);
  cairo_pattern_set_extend (pattern, CAIRO_EXTEND_PAD);
  cairo_set_source (cr, pattern);
  cairo_pattern_destroy (pattern);
  cairo_rectangle (cr, left, top, right - left, bottom - top);
  cairo_fill (cr);
}

/* Finds the tiles of another scale that lie beneath @box. */
static TileRange
tiles_beneath (HuPainter      *self,
               const HuCanvas *canvas,
               double          scale,
               HuBox           box)
{
  HuCanvas there = *canvas;
  double stretch = scale / canvas->scale;

  there.scale = scale;
  there.clip = (HuBox) { (box.x - canvas->x) * stretch, (box.y - canvas->y) * stretch, box.width * stretch,
                         box.height * stretch };
  there.x = there.y = 0;

  return tiles_in_sight (self, &there);
}

static gboolean
has_all (HuPainter *self,
         double     scale,
         TileRange  range)
{
  for (gint column = range.column0; column <= range.column1; column++)
    {
      for (gint row = range.row0; row <= range.row1; row++)
        {
          const HuTile *tile = hu_tiles_find (self->tiles, scale, column, row);

          if (tile == NULL || tile->whole == NULL)
            return FALSE;
        }
    }

  return TRUE;
}

/* The scale at which the whole map is one small picture. */
static double
overview_scale (HuPainter *self)
{
  HuBox bounds = hu_geometry_bounds (self->scenario->map->grid);

  return OVERVIEW_PX / MAX (bounds.width, bounds.height);
}

/* Returns the scale nearest to the canvas's that has every tile beneath @box; 0 if none has. */
static double
find_scale (HuPainter      *self,
            const HuCanvas *canvas,
            HuBox           box)
{
  g_autoptr(GArray) scales = hu_tiles_list_scales (self->tiles, canvas->scale);

  for (guint i = 0; i < scales->len; i++)
    {
      double scale = g_array_index (scales, double, i);

      if (has_all (self, scale, tiles_beneath (self, canvas, scale, box)))
        return scale;
    }

  return 0;
}

/* Sees to it that there is an overview, if only an old one. */
static void
draw_stand_in (HuPainter      *self,
               const HuCanvas *canvas,
               const HuScene  *scene,
               TileRange       range)
{
  HuCanvas there = *canvas;

  there.scale = overview_scale (self);
  for (gint column = range.column0; column <= range.column1; column++)
    {
      for (gint row = range.row0; row <= range.row1; row++)
        {
          HuTile *tile = hu_tiles_get (self->tiles, there.scale, column, row);

          if (tile->whole == NULL)
            tile_draw (self, &there, scene, tile);
        }
    }
}

/* Draws @box from the tiles of another scale; only the overview's tiles can be made at once. */
static void
paint_from_elsewhere (HuPainter      *self,
                      const HuCanvas *canvas,
                      const HuScene  *scene,
                      HuBox           box)
{
  double scale = find_scale (self, canvas, box);
  gboolean found = scale > 0;
  TileRange range;

  if (!found)
    scale = overview_scale (self);
  range = tiles_beneath (self, canvas, scale, box);
  if (!found)
    draw_stand_in (self, canvas, scene, range);

  cairo_save (canvas->cr);
  cairo_rectangle (canvas->cr, box.x, box.y, box.width, box.height);
  cairo_clip (canvas->cr);
  /* The other scale's tiles end with the map. */
  _hu_painter_draw_background (canvas);
  for (gint column = range.column0; column <= range.column1; column++)
    {
      for (gint row = range.row0; row <= range.row1; row++)
        {
          const HuTile *tile = hu_tiles_find (self->tiles, scale, column, row);

          if (tile != NULL && tile->whole != NULL)
            paint_stretched (self, canvas, tile);
        }
    }
  cairo_restore (canvas->cr);
}

/* Is there any picture yet that a hurried frame could show instead? */
static gboolean
has_any (HuPainter      *self,
         const HuCanvas *canvas,
         TileRange       range)
{
  g_autoptr(GArray) scales = hu_tiles_list_scales (self->tiles, canvas->scale);

  if (scales->len > 0)
    return TRUE;

  for (gint column = range.column0; column <= range.column1; column++)
    {
      for (gint row = range.row0; row <= range.row1; row++)
        {
          const HuTile *tile = hu_tiles_find (self->tiles, canvas->scale, column, row);

          if (tile != NULL && tile->whole != NULL)
            return TRUE;
        }
    }

  return FALSE;
}

/* The time that a frame, or a piece of idle work, may spend on missing tiles; all times in microseconds. */
typedef struct
{
  gint64 until;   /* G_MAXINT64: until all are there */
  gint64 longest; /* that one of them took in this frame */
} HuHaste;

/* Is there time for another tile, if it takes as long as the slowest so far? There always is for the first. */
static gboolean
has_time (const HuHaste *haste)
{
  return haste->until == G_MAXINT64 || g_get_monotonic_time () + haste->longest < haste->until;
}

static void
draw_tile_timed (HuPainter      *self,
                 const HuCanvas *canvas,
                 const HuScene  *scene,
                 HuTile         *tile,
                 HuHaste        *haste)
{
  gint64 began = g_get_monotonic_time ();

  tile_draw (self, canvas, scene, tile);
  haste->longest = MAX (haste->longest, g_get_monotonic_time () - began);
}

/* Paints one tile as it should be, or as it can be had at once. */
static void
paint_square (HuPainter      *self,
              const HuCanvas *canvas,
              const HuScene  *scene,
              gint            column,
              gint            row,
              HuHaste        *haste)
{
  HuTile *tile = hu_tiles_find (self->tiles, canvas->scale, column, row);
  double size = _hu_painter_tile_px (self);
  HuBox box = { canvas->x + column * size, canvas->y + row * size, size, size };

  if (tile_is_current (self, canvas, scene, tile))
    {
      paint_tile (self, canvas, tile, tile->whole);
      return;
    }
  if (has_time (haste))
    {
      tile = hu_tiles_get (self->tiles, canvas->scale, column, row);
      draw_tile_timed (self, canvas, scene, tile, haste);
      paint_tile (self, canvas, tile, tile->whole);
      return;
    }

  *canvas->blurred = TRUE;
  /* A tile with outdated overlays is nearer the truth than one of another scale. */
  if (tile != NULL && tile->whole != NULL)
    {
      paint_tile (self, canvas, tile, tile->whole);
      self->outdated = TRUE;
    }
  else
    {
      paint_from_elsewhere (self, canvas, scene, box);
    }
}

/* The background, but for what the tiles will cover. */
static void
draw_surroundings (HuPainter      *self,
                   const HuCanvas *canvas,
                   TileRange       range)
{
  cairo_t *cr = canvas->cr;
  double size = _hu_painter_tile_px (self);

  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_rectangle (cr, canvas->clip.x, canvas->clip.y, canvas->clip.width, canvas->clip.height);
  if (range.column1 >= range.column0 && range.row1 >= range.row0)
    {
      double left = MAX (canvas->x + range.column0 * size, canvas->clip.x);
      double top = MAX (canvas->y + range.row0 * size, canvas->clip.y);
      double right = MIN (canvas->x + (range.column1 + 1) * size, canvas->clip.x + canvas->clip.width);
      double bottom = MIN (canvas->y + (range.row1 + 1) * size, canvas->clip.y + canvas->clip.height);

      cairo_rectangle (cr, left, top, right - left, bottom - top);
    }
  hu_color_set (cr, canvas->theme->background);
  cairo_fill (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
}

void
_hu_painter_paint_tiles (HuPainter      *self,
                         const HuCanvas *canvas,
                         const HuScene  *scene)
{
  TileRange range = tiles_in_sight (self, canvas);
  HuHaste haste = { .until = G_MAXINT64 };

  make_room (self, range);
  /* A frame drawn at once, as by a thread that reads the game, is crisp, but nothing is cached yet for the
   * ground that a pan brings into view. */
  if (canvas->hurried && !self->stands_in && !_hu_painter_is_overview (self, canvas->scale))
    *canvas->blurred = TRUE;
  /* While the scale changes with every frame, new tiles would be wasted; the very first picture cannot be made
   * from others. */
  if (canvas->hurried && has_any (self, canvas, range))
    haste.until = canvas->scale == self->last_scale ? g_get_monotonic_time () + HURRIED_TIME : 0;

  cairo_save (canvas->cr);
  cairo_set_operator (canvas->cr, CAIRO_OPERATOR_SOURCE);
  draw_surroundings (self, canvas, range);
  for (gint column = range.column0; column <= range.column1; column++)
    {
      for (gint row = range.row0; row <= range.row1; row++)
        paint_square (self, canvas, scene, column, row, &haste);
    }
  cairo_restore (canvas->cr);
  self->last_scale = canvas->scale;
}

/* Makes the overview of the whole map while there is time: otherwise the first frame over ground that was never
 * drawn would have to make it at once, which takes three times as long as a frame may. */
static gboolean
refine_stand_in (HuPainter      *self,
                 const HuCanvas *canvas,
                 const HuScene  *scene,
                 HuHaste        *haste)
{
  HuBox bounds = hu_geometry_bounds (canvas->grid);
  HuBox box = { canvas->x, canvas->y, bounds.width * canvas->scale, bounds.height * canvas->scale };
  HuCanvas there = *canvas;
  TileRange range;

  there.scale = overview_scale (self);
  range = tiles_beneath (self, canvas, there.scale, box);
  for (gint column = range.column0; column <= range.column1; column++)
    {
      for (gint row = range.row0; row <= range.row1; row++)
        {
          HuTile *tile = hu_tiles_find (self->tiles, there.scale, column, row);

          if (tile != NULL && tile->whole != NULL)
            continue;
          draw_tile_timed (self, &there, scene, hu_tiles_get (self->tiles, there.scale, column, row), haste);
          if (!has_time (haste))
            return FALSE;
        }
    }

  return TRUE;
}

gboolean
_hu_painter_refine_tiles (HuPainter      *self,
                          const HuCanvas *canvas,
                          const HuScene  *scene,
                          gint64          until)
{
  TileRange range = tiles_in_sight (self, canvas);
  HuHaste haste = { .until = until };

  make_room (self, range);
  for (gint column = range.column0; column <= range.column1; column++)
    {
      for (gint row = range.row0; row <= range.row1; row++)
        {
          if (tile_is_current (self, canvas, scene, hu_tiles_find (self->tiles, canvas->scale, column, row)))
            continue;
          draw_tile_timed (self, canvas, scene, hu_tiles_get (self->tiles, canvas->scale, column, row), &haste);
          if (!has_time (&haste))
            return FALSE;
        }
    }
  if (!_hu_painter_is_overview (self, canvas->scale) && !refine_stand_in (self, canvas, scene, &haste))
    return FALSE;
  self->stands_in = TRUE;

  return TRUE;
}
