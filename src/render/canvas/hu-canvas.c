/*
 * A canvas: converts map units to pixels and draws stamps and hatches. It does not know the things that are
 * drawn on it.
 */
#include "hu-canvas.h"

#include "hu-side-look.h"

#include <math.h>

/* Returns the same point on the canvas, px. */
HuPoint
hu_canvas_point (const HuCanvas *canvas,
                 HuPoint         map_point)
{
  return (HuPoint) { map_point.x * canvas->scale + canvas->x, map_point.y * canvas->scale + canvas->y };
}

/* @hex: a hex of the rectangle.  Returns the centre of @hex, px. */
HuPoint
hu_canvas_centre (const HuCanvas *canvas,
                  HuHex           hex)
{
  return hu_canvas_point (canvas, hu_geometry_centre (canvas->grid, hex));
}

/* @px: a coordinate.  Returns the nearest coordinate that falls between two device pixels; @px itself on paper,
 * which has no pixels. */
double
hu_canvas_snap (const HuCanvas *canvas,
                double          px)
{
  return floor (px * canvas->device_scale + 0.5) / canvas->device_scale;
}

/* @least: px; @most: px.  Returns the width in px of a line that is @units wide; the high contrast theme makes it
 * thicker. */
double
hu_canvas_width (const HuCanvas *canvas,
                 double          units,
                 double          least,
                 double          most)
{
  return CLAMP (units * canvas->scale, least, most) * canvas->theme->line_scale;
}

/* Returns the nearest multiple of half a device pixel; @px itself where there are no pixels. */
double
hu_canvas_step (const HuCanvas *canvas,
                double          px)
{
  double step = 0.5 / canvas->device_scale;

  return canvas->sprites == NULL ? px : MAX (round (px / step), 1) * step;
}

HuHexWindow
hu_canvas_window (const HuCanvas *canvas,
                  gint            margin)
{
  HuBox box = {
    (canvas->clip.x - canvas->x) / canvas->scale,
    (canvas->clip.y - canvas->y) / canvas->scale,
    canvas->clip.width / canvas->scale,
    canvas->clip.height / canvas->scale,
  };

  return hu_geometry_window (canvas->grid, box, margin);
}

gboolean
hu_canvas_sees (const HuCanvas *canvas,
                HuPoint         px,
                double          reach)
{
  const HuBox *clip = &canvas->clip;

  return px.x + reach >= clip->x && px.x - reach <= clip->x + clip->width &&
         px.y + reach >= clip->y && px.y - reach <= clip->y + clip->height;
}

static void
hex_path (const HuCanvas *canvas,
          cairo_t        *cr,
          HuPoint         centre,
          double          inset)
{
  double radius = canvas->scale - inset / (sqrt (3) / 2);
  double first = canvas->grid->orientation == HU_ORIENTATION_FLAT ? 0 : G_PI / 6;

  for (gint i = 0; i < HU_N_DIRECTIONS; i++)
    {
      double angle = first + i * G_PI / 3;

      cairo_line_to (cr, centre.x + radius * cos (angle), centre.y + radius * sin (angle));
    }
  cairo_close_path (cr);
}

/**
 * hu_canvas_hex_path:
 * @inset: px by which the sides move inwards
 *
 * Adds the outline of @hex to the path as a closed sub-path.
 */
void
hu_canvas_hex_path (const HuCanvas *canvas,
                    HuHex           hex,
                    double          inset)
{
  cairo_new_sub_path (canvas->cr);
  hex_path (canvas, canvas->cr, hu_canvas_centre (canvas, hex), inset);
}

/**
 * hu_canvas_hex_at_origin:
 * @canvas: gives the scale and the grid's orientation
 * @inset: px by which the sides move inwards
 *
 * Adds a hex around 0, 0 to the path of @cr.
 */
void
hu_canvas_hex_at_origin (const HuCanvas *canvas,
                         cairo_t        *cr,
                         double          inset)
{
  cairo_new_sub_path (cr);
  hex_path (canvas, cr, (HuPoint) { 0, 0 }, inset);
}

/* @canvas: gives the device scale; @width: px; @height: px.  Returns an empty see-through surface of at least that
 * size. */
cairo_surface_t *
hu_canvas_new_surface (const HuCanvas *canvas,
                       double          width,
                       double          height)
{
  double scale = canvas->device_scale;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                                         MAX (1, (gint) ceil (width * scale)),
                                                         MAX (1, (gint) ceil (height * scale)));

  cairo_surface_set_device_scale (surface, scale, scale);

  return surface;
}

static const HuSprite *
make_stamp (const HuCanvas *canvas,
            HuSpriteKey     key,
            HuPoint         phase,
            double          reach,
            HuStampFunc     func,
            gconstpointer   data)
{
  HuSprite sprite = { NULL, 0, 0 };
  cairo_t *cr;

  reach = ceil (reach + 1);
  sprite.surface = hu_canvas_new_surface (canvas, 2 * reach, 2 * reach);
  sprite.x = sprite.y = reach;

  cr = cairo_create (sprite.surface);
  cairo_translate (cr, reach + phase.x, reach + phase.y);
  func (canvas, cr, key.variant, data);
  cairo_destroy (cr);

  return hu_sprites_add (canvas->sprites, key, sprite);
}

/* As a sprite, but of vectors, within @box around 0, 0. */
static const HuSprite *
record_stamp (const HuCanvas *canvas,
              HuSpriteKey     key,
              HuBox           box,
              HuStampFunc     func,
              gconstpointer   data)
{
  cairo_rectangle_t extents = { 0, 0, ceil (box.width), ceil (box.height) };
  HuSprite sprite = { cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &extents), -box.x, -box.y };
  cairo_t *cr = cairo_create (sprite.surface);

  cairo_translate (cr, sprite.x, sprite.y);
  func (canvas, cr, key.variant, data);
  cairo_destroy (cr);

  return hu_sprites_add (canvas->recordings, key, sprite);
}

/**
 * hu_canvas_stamp_box:
 * @box: what the picture covers around its 0, 0, px
 *
 * Stamps a picture that a file contains once; only for a canvas with recordings.
 */
void
hu_canvas_stamp_box (const HuCanvas *canvas,
                     HuStampKind     kind,
                     guint32         variant,
                     HuPoint         centre,
                     HuBox           box,
                     HuStampFunc     func,
                     gconstpointer   data)
{
  HuSpriteKey key = { kind, variant, canvas->scale };
  const HuSprite *sprite;

  g_return_if_fail (canvas->recordings != NULL);

  sprite = hu_sprites_find (canvas->recordings, key);
  if (sprite == NULL)
    sprite = record_stamp (canvas, key, box, func, data);
  cairo_set_source_surface (canvas->cr, sprite->surface, centre.x - sprite->x, centre.y - sprite->y);
  cairo_paint (canvas->cr);
}

/**
 * hu_canvas_stamp:
 * @variant: which picture of that kind: @func must draw the same whenever kind, variant and size are the same
 * @centre: the place of the picture's 0, 0, px
 * @reach: px that the picture extends from there at most
 * @phases: 1, or 2, 4 … where the picture must be placed more exactly than on whole device pixels
 * @func: draws the picture
 *
 * Stamps a picture that is drawn once for each size. A canvas without a cache draws it directly; with
 * recordings, the file contains it once.
 */
void
hu_canvas_stamp (const HuCanvas *canvas,
                 HuStampKind     kind,
                 guint32         variant,
                 double          size,
                 HuPoint         centre,
                 double          reach,
                 guint           phases,
                 HuStampFunc     func,
                 gconstpointer   data)
{
  cairo_t *cr = canvas->cr;
  double scale = canvas->device_scale;
  double column, row, phase_x, phase_y;
  const HuSprite *sprite;
  HuSpriteKey key;

  if (canvas->sprites == NULL && canvas->recordings != NULL)
    {
      key = (HuSpriteKey) { kind, variant, size };
      sprite = hu_sprites_find (canvas->recordings, key);
      if (sprite == NULL)
        {
          double side = ceil (reach + 1);

          sprite = record_stamp (canvas, key, (HuBox) { -side, -side, 2 * side, 2 * side }, func, data);
        }
      cairo_set_source_surface (cr, sprite->surface, centre.x - sprite->x, centre.y - sprite->y);
      cairo_paint (cr);
      return;
    }
  if (canvas->sprites == NULL)
    {
      cairo_save (cr);
      cairo_translate (cr, centre.x, centre.y);
      cairo_new_path (cr);
      func (canvas, cr, variant, data);
      cairo_restore (cr);
      return;
    }

  /* Finds the whole device pixel, and the part of it in which the centre lies. */
  column = floor (centre.x * scale * phases + 0.5);
  row = floor (centre.y * scale * phases + 0.5);
  phase_x = column - floor (column / phases) * phases;
  phase_y = row - floor (row / phases) * phases;
  column = (column - phase_x) / phases / scale;
  row = (row - phase_y) / phases / scale;

  key = (HuSpriteKey) { kind | (guint32) (phase_x * phases + phase_y) << 8, variant, size };
  sprite = hu_sprites_find (canvas->sprites, key);
  if (sprite == NULL)
    sprite = make_stamp (canvas, key, (HuPoint) { phase_x / phases / scale, phase_y / phases / scale },
                         reach, func, data);

  cairo_set_source_surface (cr, sprite->surface, column - sprite->x, row - sprite->y);
  cairo_paint (cr);
}

/* Makes a square that repeats: three parallel lines across it, the middle one from corner to corner. */
static void
hatch_pattern (const HuCanvas *canvas,
               HuSide          side,
               HuColor         color,
               double          spacing,
               double          width)
{
  double scale = canvas->device_scale;
  double period = MAX (3, round (spacing * G_SQRT2 * scale)) / scale;
  double lean = hu_theme_look (canvas->theme, side) == HU_SIDE_SECOND ? 1 : -1;
  cairo_surface_t *surface = hu_canvas_new_surface (canvas, period, period);
  cairo_pattern_t *pattern;
  cairo_matrix_t matrix;
  cairo_t *cr = cairo_create (surface);

  hu_color_set (cr, color);
  cairo_set_line_width (cr, width);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_SQUARE);
  for (gint i = -1; i <= 1; i++)
    {
      cairo_move_to (cr, period / 2 - period + i * period, period / 2 - lean * period);
      cairo_line_to (cr, period / 2 + period + i * period, period / 2 + lean * period);
    }
  cairo_stroke (cr);
  cairo_destroy (cr);

  /* The pattern is anchored to the map, so that it does not swim while the map is panned. */
  pattern = cairo_pattern_create_for_surface (surface);
  cairo_pattern_set_extend (pattern, CAIRO_EXTEND_REPEAT);
  cairo_pattern_set_filter (pattern, CAIRO_FILTER_NEAREST);
  cairo_matrix_init_translate (&matrix, -hu_canvas_snap (canvas, canvas->x),
                               -hu_canvas_snap (canvas, canvas->y));
  cairo_pattern_set_matrix (pattern, &matrix);
  cairo_set_source (canvas->cr, pattern);
  cairo_pattern_destroy (pattern);
  cairo_surface_destroy (surface);
}

/* Within the clip. */
static void
hatch_clipped (const HuCanvas *canvas,
             HuSide          side,
             HuColor         color,
             double          spacing,
             double          width)
{
  cairo_t *cr = canvas->cr;
  double period = spacing * G_SQRT2;
  double left, top, right, bottom, height, first;
  double lean = hu_theme_look (canvas->theme, side) == HU_SIDE_SECOND ? 1 : -1;

  cairo_clip_extents (cr, &left, &top, &right, &bottom);

  /* Each line is named by its x where y is the map's 0. */
  hu_color_set (cr, color);
  cairo_set_line_width (cr, width);
  height = bottom - top;
  first = left - lean * (top - canvas->y) - (lean > 0 ? height : 0) - canvas->x;
  for (double x = floor (first / period) * period; x <= first + (right - left) + height + period; x += period)
    {
      double start = x + canvas->x + lean * (top - canvas->y);

      cairo_move_to (cr, start, top);
      cairo_line_to (cr, start + lean * height, bottom);
    }
  cairo_stroke (cr);
}

/**
 * hu_canvas_tint_and_hatch:
 * @canvas: a canvas; its path is filled and then cleared
 * @tint: what lies beneath the lines
 *
 * Does as hu_canvas_hatch() does, on a tint.
 */
void
hu_canvas_tint_and_hatch (const HuCanvas *canvas,
                          HuSide          side,
                          HuColor         tint,
                          HuColor         color,
                          double          spacing,
                          double          width)
{
  hu_color_set (canvas->cr, tint);
  if (canvas->sprites != NULL)
    {
      cairo_fill_preserve (canvas->cr);
      hu_canvas_hatch (canvas, side, color, spacing, width);
      return;
    }

  /* A file has the outline once: what is clipped to it needs no outline of its own. */
  cairo_save (canvas->cr);
  cairo_clip (canvas->cr);
  cairo_paint (canvas->cr);
  hatch_clipped (canvas, side, color, spacing, width);
  cairo_restore (canvas->cr);
}

/**
 * hu_canvas_hatch:
 * @canvas: a canvas; its path is filled and then cleared
 * @side: whose look it has: the one leans the other way than the other
 * @spacing: px from line to line
 * @width: px of a line
 *
 * Fills the path with slanting lines that do not move relative to the map.
 */
void
hu_canvas_hatch (const HuCanvas *canvas,
                 HuSide          side,
                 HuColor         color,
                 double          spacing,
                 double          width)
{
  if (canvas->sprites == NULL)
    {
      cairo_save (canvas->cr);
      cairo_clip (canvas->cr);
      hatch_clipped (canvas, side, color, spacing, width);
      cairo_restore (canvas->cr);
      return;
    }

  hatch_pattern (canvas, side, color, spacing, width);
  cairo_fill (canvas->cr);
}

/**
 * hu_canvas_draw_panel:
 * @panel: the card, px
 *
 * Draws a card with round corners.
 */
void
hu_canvas_draw_panel (const HuCanvas *canvas,
                      HuBox           panel)
{
  cairo_t *cr = canvas->cr;

  for (gint pass = 0; pass < 3; pass++)
    {
      double grow = pass == 0 ? 3 : pass == 1 ? 1 : 0, radius = 7;

      cairo_new_sub_path (cr);
      for (gint i = 0; i < 4; i++)
        {
          double sx = i < 2 ? 1 : 0, sy = i == 1 || i == 2 ? 1 : 0;

          cairo_arc (cr, panel.x + sx * panel.width + (sx > 0 ? grow - radius : radius - grow),
                     panel.y + sy * panel.height + (sy > 0 ? grow - radius : radius - grow) +
                       (pass == 0 ? 2 : 0),
                     radius, (i - 1) * G_PI / 2, i * G_PI / 2);
        }
      cairo_close_path (cr);
      hu_color_set (cr, pass == 0   ? canvas->theme->shadow
                        : pass == 1 ? hu_color_alpha (canvas->theme->mark, 0.6)
                                    : canvas->theme->place_fill);
      cairo_fill (cr);
    }
}

/* @salt: tells apart the uses of the number.  Returns a number that looks random but is the same every time. */
guint32
hu_canvas_chance (HuHex   hex,
                  guint32 salt)
{
  guint32 h = (guint32) hex * 2654435761u ^ (salt + 1) * 2246822519u;

  h ^= h >> 15;
  h *= 2246822519u;
  h ^= h >> 13;
  h *= 3266489917u;

  return h ^ h >> 16;
}
