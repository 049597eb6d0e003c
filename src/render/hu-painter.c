/*
 * The painter: what is drawn in which order, and what is kept.
 *
 * Ground and overlays lie in tiles; a tile is drawn anew when its own part of
 * the overlays has changed.  Names, counters and marks are stamped on top each
 * time.  During a gesture tiles and counters of a scale not drawn yet are
 * shown scaled from another one, and what is missing is made up for in idle
 * time by hu_painter_refine().
 */
#include "hu-painter-private.h"

#include "hu-counter.h"
#include "hu-fingerprint.h"
#include "hu-layers.h"
#include "hu-overview.h"
#include "hu-tiles.h"

#include <math.h>

#define TILE 256                  /* device pixels at device scale 1 */
#define SPRITE_ROOM (40 << 20)    /* bytes */
#define TILE_ROOM (96 << 20)      /* bytes; more where the view itself needs more */
#define HURRIED_TIME 3000         /* microseconds that a frame of a gesture may spend on new tiles */
#define OVERVIEW_PX 512.0         /* of the picture that stands in for everything */
#define OVERVIEW_CURVES 200000    /* points of curves that an overview still draws */

typedef enum
{
  MODE_VECTOR,
  MODE_CRISP,
  MODE_HURRIED,
} Mode;

struct _HuPainter
{
  HuScenario      *scenario;
  const HuTheme   *theme;
  double           device_scale;

  HuSprites       *sprites;
  HuLettering          *text;
  HuTiles         *tiles;
  HuHexsideCurves *hexsides;
  HuLineCurves    *lines;
  gboolean         few_curves;

  /* Of the position drawn last; it is all derived again from another one. */
  HuSnapshot      *snapshot;
  HuStacks        *stacks;
  guint64          standing;    /* fingerprint of the stacks */
  guint64          content;     /* fingerprint of the overlays */

  HuLabels        *labels;
  double           label_scale;
  guint64          label_standing;

  double           last_scale;  /* of the frame before */
  double           spare_size;  /* px of counters that are cached */
  HuSide           traced_side; /* of the legend */
};

static gboolean
is_overview (const HuPainter *self,
             double           scale)
{
  return scale * self->device_scale < HU_OVERVIEW_SCALE;
}

static guint
count_points (const GPtrArray *curves)
{
  guint n = 0;

  for (guint i = 0; i < curves->len; i++)
    n += ((const HuCurve *) g_ptr_array_index (curves, i))->points->len;

  return n;
}

/**
 * hu_painter_new:
 * @scenario: whose map and units to draw; a reference is taken
 *
 * Returns: (transfer full): a painter in the light theme at device scale 1
 */
HuPainter *
hu_painter_new (HuScenario *scenario)
{
  HuPainter *self;
  guint points;

  g_return_val_if_fail (scenario != NULL, NULL);

  self = g_new0 (HuPainter, 1);
  self->scenario = hu_scenario_ref (scenario);
  self->theme = hu_theme_get (HU_THEME_LIGHT);
  self->device_scale = 1;
  self->traced_side = scenario->sudden_death != NULL ? scenario->sudden_death->defender : HU_SIDE_NONE;
  self->sprites = hu_sprites_new (SPRITE_ROOM);
  self->text = hu_lettering_new ();
  self->tiles = hu_tiles_new ();
  self->hexsides = hu_layer_hexsides_prepare (scenario->map);
  self->lines = hu_layer_lines_prepare (scenario->map);

  points = count_points (self->hexsides->rivers) + count_points (self->hexsides->lakes) +
           count_points (self->hexsides->walls) + count_points (self->hexsides->cliffs);
  for (guint kind = 0; kind < HU_N_LINES; kind++)
    points += count_points (self->lines->curves[kind]);
  self->few_curves = points <= OVERVIEW_CURVES;

  return self;
}

static void
forget_position (HuPainter *self)
{
  g_clear_pointer (&self->snapshot, hu_snapshot_unref);
  g_clear_pointer (&self->stacks, hu_stacks_free);
}

/**
 * hu_painter_free:
 * @self: (nullable): a painter
 */
void
hu_painter_free (HuPainter *self)
{
  if (self == NULL)
    return;

  forget_position (self);
  g_clear_pointer (&self->labels, hu_layer_places_free);
  hu_layer_hexsides_free (self->hexsides);
  hu_layer_lines_free (self->lines);
  hu_tiles_free (self->tiles);
  hu_lettering_free (self->text);
  hu_sprites_free (self->sprites);
  hu_scenario_unref (self->scenario);
  g_free (self);
}

/**
 * hu_painter_set_theme:
 * @self: a painter
 * @kind: the table of colours to use
 * @device_scale: device pixels a device-independent pixel, 0.5 … 8
 *
 * Drops what was cached for another theme or device scale; nothing where both are as they were.
 */
void
hu_painter_set_theme (HuPainter  *self,
                      HuThemeKind kind,
                      double      device_scale)
{
  g_return_if_fail (self != NULL && (guint) kind < HU_N_THEMES);
  g_return_if_fail (device_scale >= 0.5 && device_scale <= 8);

  if (self->theme == hu_theme_get (kind) && self->device_scale == device_scale)
    return;

  self->theme = hu_theme_get (kind);
  self->device_scale = device_scale;
  self->spare_size = 0;
  hu_tiles_clear (self->tiles);
  hu_sprites_clear (self->sprites);
  hu_lettering_clear (self->text);
  g_clear_pointer (&self->labels, hu_layer_places_free);
}

static guint64
stacks_print (const HuScenario *scenario,
              const HuStacks   *stacks)
{
  guint64 print = stacks->stacks->len;

  for (guint i = 0; i < stacks->stacks->len; i++)
    {
      const HuStack *stack = &g_array_index (stacks->stacks, HuStack, i);
      guint top = g_array_index (stacks->units, guint, stack->first);
      HuSide side = hu_scenario_get_unit (scenario, top)->side;

      print = (print ^ ((guint64) stack->hex << 3 | (guint64) side << 2 | MIN (stack->n, 3))) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
      print ^= print >> 31;
    }

  return print;
}

/* Takes in what the scene shows. */
static void
look_at_scene (HuPainter     *self,
               const HuScene *scene)
{
  if (self->snapshot != scene->snapshot)
    {
      HuSnapshot *snapshot = hu_snapshot_ref (scene->snapshot);

      /* A reference is kept, so that another snapshot cannot come to lie at the same address. */
      forget_position (self);
      self->snapshot = snapshot;
      self->stacks = hu_stacks_new (hu_snapshot_get_state (snapshot));
      self->standing = stacks_print (self->scenario, self->stacks);
    }
  self->content = hu_fingerprint_scene (self->scenario->map->grid, scene);
}

static HuCanvas
make_canvas (HuPainter        *self,
             cairo_t          *cr,
             const HuViewport *viewport,
             Mode              mode,
             gboolean         *blurred)
{
  HuCanvas canvas = {
    .cr = cr, .theme = self->theme, .scenario = self->scenario, .map = self->scenario->map,
    .grid = self->scenario->map->grid, .scale = viewport->scale,
    .device_scale = mode == MODE_VECTOR ? 1 : self->device_scale,
    .x = -viewport->x * viewport->scale, .y = -viewport->y * viewport->scale,
    .clip = { 0, 0, viewport->width, viewport->height },
    .sprites = mode == MODE_VECTOR ? NULL : self->sprites, .text = self->text,
    .hurried = mode == MODE_HURRIED, .blurred = blurred, .spare_size = self->spare_size,
  };

  /* Tiles lie on whole device pixels, so the map does, and everything else with it. */
  if (mode != MODE_VECTOR)
    {
      canvas.x = hu_canvas_snap (&canvas, canvas.x);
      canvas.y = hu_canvas_snap (&canvas, canvas.y);
    }

  return canvas;
}

HuCanvas
_hu_painter_plain_canvas (HuPainter *self,
                          cairo_t   *cr,
                          double     scale)
{
  const HuViewport viewport = { .scale = scale, .width = 1, .height = 1 };

  return make_canvas (self, cr, &viewport, MODE_VECTOR, NULL);
}

HuSide
_hu_painter_traced_side (HuPainter *self)
{
  return self->traced_side;
}

void
_hu_painter_set_traced_side (HuPainter *self,
                             HuSide     side)
{
  self->traced_side = side;
}

static void
draw_background (const HuCanvas *canvas)
{
  hu_color_set (canvas->cr, canvas->theme->background);
  cairo_rectangle (canvas->cr, canvas->clip.x, canvas->clip.y, canvas->clip.width, canvas->clip.height);
  cairo_fill (canvas->cr);
}

static void
draw_ground (HuPainter      *self,
             const HuCanvas *canvas)
{
  draw_background (canvas);
  hu_layer_terrain_draw (canvas);
  hu_layer_grid_draw (canvas);
  hu_layer_hexsides_draw (canvas, self->hexsides);
  hu_layer_lines_draw (canvas, self->lines);
  hu_layer_numbers_draw (canvas);
}

static void
draw_overlays (const HuCanvas *canvas,
               const HuScene  *scene)
{
  hu_layer_control_draw (canvas, scene);
  hu_layer_rings_draw (canvas, scene);
  hu_layer_zoc_draw (canvas, scene);
  hu_layer_cut_draw (canvas, scene);
  hu_layer_supply_draw (canvas, scene);
  hu_layer_frontier_draw (canvas, scene);
}

/* The overlays that stay lines and signs in an overview. */
static void
draw_overview_overlays (const HuCanvas *canvas,
                        const HuScene  *scene)
{
  hu_layer_cut_draw (canvas, scene);
  hu_layer_supply_draw (canvas, scene);
}

static gint
tile_device_px (const HuPainter *self)
{
  return TILE * MAX (1, (gint) floor (self->device_scale));
}

static double
tile_px (const HuPainter *self)
{
  return tile_device_px (self) / self->device_scale;
}

/* The canvas of one tile; its cairo_t is the caller's to destroy. */
static HuCanvas
tile_canvas (HuPainter       *self,
             const HuCanvas  *canvas,
             const HuTile    *tile,
             cairo_surface_t *surface)
{
  HuCanvas there = *canvas;
  double size = tile_px (self);

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
  double size = tile_px (self);

  return hu_canvas_new_surface (canvas, size, size);
}

static void
draw_tile_ground (HuPainter      *self,
                  const HuCanvas *canvas,
                  HuTile         *tile)
{
  cairo_surface_t *surface = new_tile_surface (self, canvas);
  HuCanvas there = tile_canvas (self, canvas, tile, surface);

  draw_ground (self, &there);
  cairo_destroy (there.cr);
  hu_tiles_set_ground (self->tiles, tile, surface);
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
  if (self->few_curves)
    {
      hu_layer_hexsides_draw (&there, self->hexsides);
      hu_layer_lines_draw (&there, self->lines);
    }
  draw_overview_overlays (&there, scene);
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
  cairo_set_operator (there.cr, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_surface (there.cr, tile->ground, 0, 0);
  cairo_paint (there.cr);
  cairo_set_operator (there.cr, CAIRO_OPERATOR_OVER);
  draw_overlays (&there, scene);
  cairo_destroy (there.cr);
  hu_tiles_set_whole (self->tiles, tile, surface);
}

/* What the overlays show in and around a tile: what is drawn there looks a few hexes beyond its rim. */
static guint64
own_content (HuPainter      *self,
             const HuCanvas *canvas,
             const HuScene  *scene,
             const HuTile   *tile)
{
  double size = tile_px (self) / canvas->scale;
  HuBox box = { tile->column * size, tile->row * size, size, size };

  if (is_overview (self, canvas->scale))
    return self->content ^ self->standing;

  return hu_fingerprint_window (canvas->grid, scene, hu_geometry_window (canvas->grid, box, 4));
}

/* Is this tile's picture that of the scene? */
static gboolean
is_current (HuPainter      *self,
            const HuCanvas *canvas,
            const HuScene  *scene,
            HuTile         *tile)
{
  guint64 content = self->content;
  guint64 own;

  if (is_overview (self, canvas->scale))
    content ^= self->standing;
  if (tile == NULL || tile->whole == NULL)
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
draw_tile (HuPainter      *self,
           const HuCanvas *canvas,
           const HuScene  *scene,
           HuTile         *tile)
{
  tile->own = own_content (self, canvas, scene, tile);
  tile->content = self->content;
  if (is_overview (self, canvas->scale))
    {
      tile->content ^= self->standing;
      draw_tile_overview (self, canvas, scene, tile);
    }
  else
    {
      draw_tile_whole (self, canvas, scene, tile);
    }
}

/* The tiles that the canvas shows, as columns and rows; those beside the map are left out. */
typedef struct
{
  gint column0, column1, row0, row1;
} TileRange;

static TileRange
tiles_in_sight (HuPainter      *self,
                const HuCanvas *canvas)
{
  HuBox bounds = hu_geometry_bounds (canvas->grid);
  double size = tile_px (self);
  /* A hair more than the map, for what is drawn on its rim. */
  gint last_column = (gint) floor ((bounds.width * canvas->scale + 3) / size);
  gint last_row = (gint) floor ((bounds.height * canvas->scale + 3) / size);
  TileRange range;

  range.column0 = (gint) CLAMP (floor ((canvas->clip.x - canvas->x) / size), -1, last_column + 1);
  range.row0 = (gint) CLAMP (floor ((canvas->clip.y - canvas->y) / size), -1, last_row + 1);
  range.column1 = (gint) CLAMP (floor ((canvas->clip.x + canvas->clip.width - canvas->x) / size), -1, last_column);
  range.row1 = (gint) CLAMP (floor ((canvas->clip.y + canvas->clip.height - canvas->y) / size), -1, last_row);

  return range;
}

/* Room for what is in sight, twice over (ground and whole), and as much again for another scale. */
static void
make_room (HuPainter *self,
           TileRange  range)
{
  gsize n = (gsize) MAX (0, range.column1 - range.column0 + 1) * (gsize) MAX (0, range.row1 - range.row0 + 1);
  gsize bytes = (gsize) tile_device_px (self) * (gsize) tile_device_px (self) * 4;

  hu_tiles_set_room (self->tiles, MAX ((gsize) TILE_ROOM, 4 * n * bytes));
}

static void
paint_tile (HuPainter      *self,
            const HuCanvas *canvas,
            const HuTile   *tile)
{
  cairo_t *cr = canvas->cr;
  double size = tile_px (self);
  double x = canvas->x + tile->column * size, y = canvas->y + tile->row * size;

  cairo_set_source_surface (cr, tile->whole, x, y);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_rectangle (cr, x, y, size, size);
  cairo_fill (cr);
}

/* A tile of another scale, stretched to where it belongs at this one.  Its rim falls on whole device pixels, the
 * same for its neighbours, so that no seam shows. */
static void
paint_stretched (HuPainter      *self,
                 const HuCanvas *canvas,
                 const HuTile   *tile)
{
  cairo_t *cr = canvas->cr;
  double size = tile_px (self), stretch = canvas->scale / tile->scale;
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
  /* Where device pixels are small, so are their steps, and there are four times as many. */
  cairo_pattern_set_filter (pattern, self->device_scale >= 2 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR);
  cairo_pattern_set_extend (pattern, CAIRO_EXTEND_PAD);
  cairo_set_source (cr, pattern);
  cairo_pattern_destroy (pattern);
  cairo_rectangle (cr, left, top, right - left, bottom - top);
  cairo_fill (cr);
}

/* The canvas as it would be at another scale, for finding out which tiles of that scale lie beneath @box. */
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

/* Draws @box from the tiles of the nearest scale that has them all; of all scales, the overview can be had at once. */
static void
paint_from_elsewhere (HuPainter      *self,
                      const HuCanvas *canvas,
                      const HuScene  *scene,
                      HuBox           box)
{
  g_autoptr(GArray) scales = hu_tiles_list_scales (self->tiles, canvas->scale);
  double scale = 0;
  TileRange range = { 0, -1, 0, -1 };

  for (guint i = 0; scale == 0 && i < scales->len; i++)
    {
      range = tiles_beneath (self, canvas, g_array_index (scales, double, i), box);
      if (has_all (self, g_array_index (scales, double, i), range))
        scale = g_array_index (scales, double, i);
    }

  if (scale == 0)
    {
      HuCanvas there = *canvas;

      there.scale = scale = overview_scale (self);
      range = tiles_beneath (self, canvas, scale, box);
      for (gint column = range.column0; column <= range.column1; column++)
        {
          for (gint row = range.row0; row <= range.row1; row++)
            {
              HuTile *tile = hu_tiles_get (self->tiles, scale, column, row);

              if (tile->whole == NULL)
                draw_tile (self, &there, scene, tile);
            }
        }
    }

  cairo_save (canvas->cr);
  cairo_rectangle (canvas->cr, box.x, box.y, box.width, box.height);
  cairo_clip (canvas->cr);
  /* The other scale's tiles end with the map. */
  draw_background (canvas);
  for (gint column = range.column0; column <= range.column1; column++)
    {
      for (gint row = range.row0; row <= range.row1; row++)
        paint_stretched (self, canvas, hu_tiles_find (self->tiles, scale, column, row));
    }
  cairo_restore (canvas->cr);
}

/* Is there a picture of anything yet that a hurried frame could show instead? */
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

/* One tile, as it should be, or as it can be had at once. */
static void
paint_square (HuPainter      *self,
              const HuCanvas *canvas,
              const HuScene  *scene,
              gint            column,
              gint            row,
              gint64          until)
{
  HuTile *tile = hu_tiles_find (self->tiles, canvas->scale, column, row);
  double size = tile_px (self);
  HuBox box = { canvas->x + column * size, canvas->y + row * size, size, size };

  if (is_current (self, canvas, scene, tile))
    {
      paint_tile (self, canvas, tile);
      return;
    }
  if (until == G_MAXINT64 || g_get_monotonic_time () < until)
    {
      tile = hu_tiles_get (self->tiles, canvas->scale, column, row);
      draw_tile (self, canvas, scene, tile);
      paint_tile (self, canvas, tile);
      return;
    }

  *canvas->blurred = TRUE;
  /* One whose overlays are out of date is nearer the truth than one of another scale. */
  if (tile != NULL && tile->whole != NULL)
    paint_tile (self, canvas, tile);
  else
    paint_from_elsewhere (self, canvas, scene, box);
}

/* The background, but for what the tiles will cover. */
static void
draw_surroundings (HuPainter      *self,
                   const HuCanvas *canvas,
                   TileRange       range)
{
  cairo_t *cr = canvas->cr;
  double size = tile_px (self);

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

static void
paint_tiles (HuPainter      *self,
             const HuCanvas *canvas,
             const HuScene  *scene)
{
  TileRange range = tiles_in_sight (self, canvas);
  gint64 until = G_MAXINT64;

  make_room (self, range);
  /* While the scale changes with every frame new tiles would be for nothing; the very first picture cannot be
   * made up from others. */
  if (canvas->hurried && has_any (self, canvas, range))
    until = canvas->scale == self->last_scale ? g_get_monotonic_time () + HURRIED_TIME : 0;

  cairo_save (canvas->cr);
  cairo_set_operator (canvas->cr, CAIRO_OPERATOR_SOURCE);
  draw_surroundings (self, canvas, range);
  for (gint column = range.column0; column <= range.column1; column++)
    {
      for (gint row = range.row0; row <= range.row1; row++)
        paint_square (self, canvas, scene, column, row, until);
    }
  cairo_restore (canvas->cr);
  self->last_scale = canvas->scale;
}

static void
prepare_labels (HuPainter      *self,
                const HuCanvas *canvas)
{
  if (self->labels != NULL && self->label_scale == canvas->scale && self->label_standing == self->standing)
    return;

  g_clear_pointer (&self->labels, hu_layer_places_free);
  self->labels = hu_layer_places_prepare (canvas, self->stacks);
  self->label_scale = canvas->scale;
  self->label_standing = self->standing;
}

static gboolean
draw (HuPainter        *self,
      cairo_t          *cr,
      const HuViewport *viewport,
      const HuScene    *scene,
      Mode              mode)
{
  gboolean blurred = FALSE;
  HuCanvas canvas = make_canvas (self, cr, viewport, mode, &blurred);

  look_at_scene (self, scene);

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, viewport->width, viewport->height);
  cairo_clip (cr);

  if (mode == MODE_VECTOR)
    {
      draw_ground (self, &canvas);
      draw_overlays (&canvas, scene);
    }
  else
    {
      paint_tiles (self, &canvas, scene);
    }

  prepare_labels (self, &canvas);
  hu_layer_marks_draw_below (&canvas, self->stacks, scene);
  hu_layer_places_draw (&canvas, self->labels);
  if (mode == MODE_VECTOR || !is_overview (self, canvas.scale))
    {
      hu_layer_counters_draw (&canvas, self->stacks, scene);
      if (mode == MODE_CRISP)
        self->spare_size = hu_counter_size (&canvas);
    }
  hu_layer_marks_draw_above (&canvas, self->stacks, scene);
  cairo_restore (cr);

  return !blurred;
}

static gboolean
is_viewport (const HuViewport *viewport)
{
  return viewport != NULL && viewport->scale > 0 && isfinite (viewport->scale) && isfinite (viewport->x) &&
         isfinite (viewport->y) && viewport->width > 0 && viewport->height > 0;
}

/**
 * hu_painter_draw:
 * @self: a painter
 * @cr: where to, in device-independent pixels
 * @viewport: what of the map; its scale is at most some 400 px a map unit
 * @scene: what to show; its snapshot is of the painter's scenario
 *
 * Draws the picture, crisp, through the caches.
 */
void
hu_painter_draw (HuPainter        *self,
                 cairo_t          *cr,
                 const HuViewport *viewport,
                 const HuScene    *scene)
{
  g_return_if_fail (self != NULL && cr != NULL && is_viewport (viewport));
  g_return_if_fail (scene != NULL && scene->snapshot != NULL);

  draw (self, cr, viewport, scene, MODE_CRISP);
}

/**
 * hu_painter_draw_frame:
 * @self: a painter
 * @cr: where to, in device-independent pixels
 * @viewport: what of the map
 * @scene: what to show
 *
 * Draws the picture in the time that a frame of a gesture has.
 *
 * Returns: %FALSE where something was stretched from another scale: have hu_painter_refine() work on it when there is
 *   time, and draw again
 */
gboolean
hu_painter_draw_frame (HuPainter        *self,
                       cairo_t          *cr,
                       const HuViewport *viewport,
                       const HuScene    *scene)
{
  g_return_val_if_fail (self != NULL && cr != NULL && is_viewport (viewport), TRUE);
  g_return_val_if_fail (scene != NULL && scene->snapshot != NULL, TRUE);

  return draw (self, cr, viewport, scene, MODE_HURRIED);
}

/* Draws the faces in sight that are not cached yet, onto nothing; FALSE where time ran out. */
static gboolean
refine_counters (HuPainter      *self,
                 const HuCanvas *canvas,
                 const HuScene  *scene,
                 gint64          until)
{
  g_autoptr(GArray) spots = g_array_new (FALSE, FALSE, sizeof (HuCounterSpot));

  for (guint i = 0; i < self->stacks->stacks->len; i++)
    {
      const HuStack *stack = &g_array_index (self->stacks->stacks, HuStack, i);
      const HuCounterSpot *top;

      if (!hu_canvas_sees (canvas, hu_canvas_centre (canvas, stack->hex), hu_counter_size (canvas)))
        continue;

      g_array_set_size (spots, 0);
      hu_stack_pile (canvas, self->stacks, stack, scene, spots);
      top = &g_array_index (spots, HuCounterSpot, spots->len - 1);
      if (hu_counter_is_cached (canvas, top->unit, top->size))
        continue;
      hu_counter_draw (canvas, top->unit, top->centre, top->size, 1);
      if (g_get_monotonic_time () >= until)
        return FALSE;
    }

  return TRUE;
}

/**
 * hu_painter_refine:
 * @self: a painter
 * @viewport: what of the map the next crisp frame will show
 * @scene: what it will show
 * @microseconds: how long to work on it: at least on one tile or counter, and then until that has passed
 *
 * Prepares what a crisp frame lacks, a piece at a time.
 *
 * Returns: %TRUE once nothing lacks: hu_painter_draw() is quick now
 */
gboolean
hu_painter_refine (HuPainter        *self,
                   const HuViewport *viewport,
                   const HuScene    *scene,
                   gint64            microseconds)
{
  gint64 until = g_get_monotonic_time () + microseconds;
  gboolean blurred = FALSE, done;
  cairo_surface_t *nothing;
  TileRange range;
  HuCanvas canvas;

  g_return_val_if_fail (self != NULL && is_viewport (viewport), TRUE);
  g_return_val_if_fail (scene != NULL && scene->snapshot != NULL, TRUE);

  look_at_scene (self, scene);
  canvas = make_canvas (self, NULL, viewport, MODE_CRISP, &blurred);
  range = tiles_in_sight (self, &canvas);
  make_room (self, range);
  for (gint column = range.column0; column <= range.column1; column++)
    {
      for (gint row = range.row0; row <= range.row1; row++)
        {
          if (is_current (self, &canvas, scene, hu_tiles_find (self->tiles, canvas.scale, column, row)))
            continue;
          draw_tile (self, &canvas, scene, hu_tiles_get (self->tiles, canvas.scale, column, row));
          if (g_get_monotonic_time () >= until)
            return FALSE;
        }
    }
  if (is_overview (self, canvas.scale))
    return TRUE;

  nothing = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 1, 1);
  canvas.cr = cairo_create (nothing);
  done = refine_counters (self, &canvas, scene, until);
  cairo_destroy (canvas.cr);
  cairo_surface_destroy (nothing);
  if (done)
    self->spare_size = hu_counter_size (&canvas);

  return done;
}

/**
 * hu_painter_draw_vector:
 * @self: a painter
 * @cr: where to: a page, a drawing; its unit is what @viewport calls a pixel
 * @viewport: what of the map
 * @scene: what to show
 *
 * Draws the same picture without any cache, as lines and letters all the way, for paper and for files that are
 * scaled later.
 */
void
hu_painter_draw_vector (HuPainter        *self,
                        cairo_t          *cr,
                        const HuViewport *viewport,
                        const HuScene    *scene)
{
  g_return_if_fail (self != NULL && cr != NULL && is_viewport (viewport));
  g_return_if_fail (scene != NULL && scene->snapshot != NULL);

  draw (self, cr, viewport, scene, MODE_VECTOR);
}

static guint
spot_at (const GArray *spots,
         HuPoint       px)
{
  for (guint i = spots->len; i-- > 0;)
    {
      const HuCounterSpot *spot = &g_array_index (spots, HuCounterSpot, i);

      if (fabs (px.x - spot->centre.x) <= spot->size / 2 && fabs (px.y - spot->centre.y) <= spot->size / 2)
        return spot->unit;
    }

  return HU_UNIT_NONE;
}

/* The corners of a pile reach over its hex: those of the hexes around the point are looked at too. */
static guint
pile_at (HuPainter      *self,
         const HuCanvas *canvas,
         const HuScene  *scene,
         HuPoint         map_point)
{
  g_autoptr(GArray) spots = g_array_new (FALSE, FALSE, sizeof (HuCounterSpot));
  HuHexWindow window = hu_geometry_window (canvas->grid, (HuBox) { map_point.x, map_point.y, 0, 0 }, 0);
  guint found = HU_UNIT_NONE;

  for (gint lane = window.lane0; lane < window.lane1; lane++)
    {
      for (gint pos = window.pos0; pos < window.pos1; pos++)
        {
          const HuStack *stack = hu_stacks_find (self->stacks, lane * canvas->grid->lane_length + pos);
          guint unit;

          if (stack == NULL)
            continue;
          g_array_set_size (spots, 0);
          hu_stack_pile (canvas, self->stacks, stack, scene, spots);
          unit = spot_at (spots, hu_canvas_point (canvas, map_point));
          if (unit != HU_UNIT_NONE)
            found = unit; /* later ones are drawn over earlier ones */
        }
    }

  return found;
}

/**
 * hu_painter_unit_at:
 * @self: a painter
 * @viewport: what of the map is shown
 * @scene: what is shown of it
 * @map_point: map units
 *
 * Returns: the unit whose counter is drawn there, of a pile the one that is seen; in an overview, where counters are
 *   dots, the top one of the hex; %HU_UNIT_NONE where there is none
 */
guint
hu_painter_unit_at (HuPainter        *self,
                    const HuViewport *viewport,
                    const HuScene    *scene,
                    HuPoint           map_point)
{
  g_autoptr(GArray) spots = g_array_new (FALSE, FALSE, sizeof (HuCounterSpot));
  gboolean blurred = FALSE;
  const HuStack *stack;
  HuCanvas canvas;
  HuPoint px;
  guint unit;
  HuHex hex;

  g_return_val_if_fail (self != NULL && is_viewport (viewport), HU_UNIT_NONE);
  g_return_val_if_fail (scene != NULL && scene->snapshot != NULL, HU_UNIT_NONE);

  look_at_scene (self, scene);
  canvas = make_canvas (self, NULL, viewport, MODE_CRISP, &blurred);
  px = hu_canvas_point (&canvas, map_point);

  stack = scene->fan != HU_HEX_NONE ? hu_stacks_find (self->stacks, scene->fan) : NULL;
  if (stack != NULL && stack->n > 1)
    {
      HuBox panel;

      hu_stack_fan (&canvas, self->stacks, stack, scene, spots, &panel);
      unit = spot_at (spots, px);
      if (unit != HU_UNIT_NONE)
        return unit;
      /* The gaps of a fan hide what lies beneath it. */
      if (px.x >= panel.x && px.x <= panel.x + panel.width && px.y >= panel.y && px.y <= panel.y + panel.height)
        return HU_UNIT_NONE;
    }

  hex = hu_geometry_hex_at (canvas.grid, map_point);
  if (is_overview (self, canvas.scale))
    {
      stack = hex != HU_HEX_NONE ? hu_stacks_find (self->stacks, hex) : NULL;
      return stack != NULL ? g_array_index (self->stacks->units, guint, stack->first) : HU_UNIT_NONE;
    }

  return pile_at (self, &canvas, scene, map_point);
}
