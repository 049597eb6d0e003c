/*
 * A counter: the symbol, size, strength and designation, as far as they can be read at the counter's size.
 * Frames lie on whole device pixels.
 */
#include "hu-counter.h"

#include "hu-level-tag.h"
#include "hu-nato-symbol.h"
#include "hu-tactical-symbol.h"

#include <math.h>

/* Width of a counter in map units: it leaves the hex's name and most of the rim of the ground free. */
#define WIDTH 1.20
#define TACTICAL_WIDTH 1.06 /* more is printed on the ground of a tactical board */

/* px from which on there is … */
#define SYMBOL_SIZE 10.0
#define STRENGTH_SIZE 23.0
#define NAME_SIZE 36.0

/* Rows of a face, as shares of its height. */
typedef struct
{
  double   name_y, name_px;      /* 0 px: none */
  double   mark_y, mark_height;  /* of size; 0: none */
  double   symbol_y, symbol_height;
  double   strength_y, strength_px;
} FaceRows;

static FaceRows
rows_for (double        size,
          const HuUnit *unit)
{
  if (size < STRENGTH_SIZE)
    return (FaceRows) { .symbol_y = 0.5, .symbol_height = 0.50 };
  if (size < NAME_SIZE || unit->name == NULL || *unit->name == '\0')
    return (FaceRows) { .mark_y = 0.145, .mark_height = size < 26 ? 0 : 0.12, .symbol_y = 0.43,
                        .symbol_height = 0.36, .strength_y = 0.805, .strength_px = 0.36 };

  return (FaceRows) { .name_y = 0.130,
                      .name_px = 0.200,
                      .mark_y = 0.285,
                      .mark_height = 0.100,
                      .symbol_y = 0.525,
                      .symbol_height = 0.335,
                      .strength_y = 0.835,
                      .strength_px = 0.30 };
}

/**
 * hu_counter_size:
 * @canvas: a canvas
 *
 * Returns: the width and height of a counter on the map, px
 */
double
hu_counter_size (const HuCanvas *canvas)
{
  double size = (hu_scenario_is_tactical (canvas->scenario) ? TACTICAL_WIDTH : WIDTH) * canvas->scale;

  return canvas->sprites != NULL ? MAX (hu_canvas_snap (canvas, size), 1 / canvas->device_scale) : size;
}

/**
 * hu_counter_color:
 * @canvas: gives the theme and the sides
 * @side: a side
 *
 * Returns: the colour of the side's counters
 */
HuColor
hu_counter_color (const HuCanvas *canvas,
                  HuSide          side)
{
  HuColor color = canvas->theme->counter[side];

  if (!canvas->theme->own_counters)
    hu_color_parse (canvas->scenario->sides[side].color, &color);

  return color;
}

/**
 * hu_counter_path:
 * @cr: the cairo context to add to
 * @side: the side that the counter belongs to
 * @centre: its middle
 * @size: its width
 * @more: px by which to enlarge the outline
 *
 * Adds the outline of a counter. The two sides' counters differ in shape, so that they can be told apart
 * without colour.
 */
void
hu_counter_path (cairo_t *cr,
                 HuSide   side,
                 HuPoint  centre,
                 double   size,
                 double   more)
{
  double half = size / 2 + more;
  double corner = (side == HU_SIDE_SECOND ? 0.17 : 0.12) * size + more * 0.6;

  cairo_new_sub_path (cr);
  for (gint i = 0; i < 4; i++)
    {
      /* The directions of the corner's two edges, clockwise from the upper right. */
      double sx = i < 2 ? 1 : -1, sy = i == 1 || i == 2 ? 1 : -1;
      double x = centre.x + sx * half, y = centre.y + sy * half;

      if (side != HU_SIDE_SECOND)
        {
          cairo_arc (cr, x - sx * corner, y - sy * corner, corner, (i - 1) * G_PI / 2, i * G_PI / 2);
          continue;
        }
      cairo_line_to (cr, i % 2 == 0 ? x - sx * corner : x, i % 2 == 0 ? y : y - sy * corner);
      cairo_line_to (cr, i % 2 == 0 ? x : x - sx * corner, i % 2 == 0 ? y - sy * corner : y);
    }
  cairo_close_path (cr);
}

/* Draws cardboard around 0, 0: its shadow, its face with light from above, and its frame. */
static void
draw_card (const HuCanvas *canvas,
           cairo_t        *cr,
           HuSide          side,
           double          size)
{
  HuColor color = hu_counter_color (canvas, side), ink = hu_color_ink (color);
  double line =
    hu_canvas_snap (canvas, MAX (1 / canvas->device_scale, size * 0.024)) * canvas->theme->line_scale;
  HuPoint middle = { 0, 0 };

  if (size >= 8)
    {
      double drop = MAX (1, size * 0.03);

      hu_counter_path (cr, side, (HuPoint) { drop, drop * 1.3 }, size, 0.5);
      hu_color_set (cr, canvas->theme->shadow);
      cairo_fill (cr);
    }

  hu_counter_path (cr, side, middle, size, 0);
  hu_color_set (cr, color);
  cairo_fill (cr);
  if (size >= 14)
    {
      hu_counter_path (cr, side, (HuPoint) { 0, 0 }, size, -line * 1.5);
      hu_color_set (cr, hu_color_alpha (hu_color_mix (color, (HuColor) { 1, 1, 1, 1 }, 0.8), 0.45));
      cairo_set_line_width (cr, line);
      cairo_stroke (cr);
    }

  hu_counter_path (cr, side, middle, size, -line / 2);
  hu_color_set (cr, hu_color_mix (color, ink, size < STRENGTH_SIZE ? 0.55 : 0.78));
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
}

/* Writes @text no wider than @width: smaller if necessary, and shortened if that is not enough. */
static void
write_fitting (const HuCanvas *canvas,
               cairo_t        *cr,
               HuFont          font,
               double          px,
               const char     *text,
               double          y,
               double          width,
               HuColor         ink)
{
  double wide = hu_lettering_measure (canvas->text, font, px, text).width;
  g_autofree char *shortened = NULL;

  if (wide > width)
    {
      double least = MAX (px * 0.74, 6.0);
      double fitting = px * width / wide;

      if (fitting < least)
        {
          glong n = g_utf8_strlen (text, -1);
          glong keep = CLAMP ((glong) ((double) n * (width / (wide * least / px))) - 1, 1, n);
          g_autofree char *head = g_utf8_substring (text, 0, keep);

          shortened = g_strconcat (g_strchomp (head), "…", NULL);
          text = shortened;
        }
      px = MIN (px, MAX (fitting, least));
    }

  hu_lettering_draw (canvas->text, cr, font, px, text, 0, y, 0.5, ink, (HuColor) { 0, 0, 0, 0 }, 0, 0);
}

static void
draw_strength (const HuCanvas *canvas,
               cairo_t        *cr,
               const HuUnit   *unit,
               double          y,
               double          px,
               double          width,
               HuColor         ink)
{
  g_autofree char *text = NULL;

  if (unit->strength < 0)
    return;

  text = g_strdup_printf (unit->bracketed ? "[%" G_GINT64_FORMAT "]" : "%" G_GINT64_FORMAT, unit->strength);
  write_fitting (canvas, cr, HU_FONT_BOLD, px, text, y, width, ink);
}

static void
draw_symbol (const HuCanvas *canvas,
             cairo_t        *cr,
             const HuUnit   *unit,
             const FaceRows *rows,
             double          size,
             HuColor         color,
             HuColor         ink)
{
  gboolean small = size < STRENGTH_SIZE;
  double line = MAX (hu_canvas_snap (canvas, size * 0.030), 1 / canvas->device_scale);
  double height = hu_canvas_snap (canvas, rows->symbol_height * size);
  double width = hu_canvas_snap (canvas, rows->symbol_height * size * 1.5);
  double top = -size / 2;
  double off = fmod (line * canvas->device_scale, 2) >= 1 ? 0.5 / canvas->device_scale : 0;
  HuBox box = { hu_canvas_snap (canvas, -width / 2) + off,
                hu_canvas_snap (canvas, top + rows->symbol_y * size - height / 2) + off, width, height };

  /* Very thin lines are paler, so that the side's colour stays visible. */
  if (small)
    ink = hu_color_mix (color, ink, 0.72);
  hu_nato_symbol_draw (cr, unit->branch, unit->kind == HU_UNIT_AIR, box, ink,
                       hu_color_mix (color, (HuColor) { 1, 1, 1, 1 }, small ? 0.35 : 0.62), line);
  if (rows->mark_height > 0)
    hu_nato_size_draw (cr, unit->size, box.x + box.width / 2, top + rows->mark_y * size,
                       rows->mark_height * size, MAX (line * 0.85, 0.9 / canvas->device_scale), ink);
}

/* Returns the figure beside the picture: strength, a leader's modifier, or the strongest armor. */
static char *
tactical_figure (const HuUnit *unit)
{
  if (unit->strength >= 0)
    return g_strdup_printf ("%" G_GINT64_FORMAT, unit->strength);
  if (unit->kind == HU_UNIT_LEADER && unit->has_leadership)
    return g_strdup_printf (unit->leadership < 0   ? "−%" G_GINT64_FORMAT
                            : unit->leadership > 0 ? "+%" G_GINT64_FORMAT
                                                   : "%" G_GINT64_FORMAT,
                            ABS (unit->leadership));
  if (unit->vehicle != NULL && unit->vehicle->armor >= 0)
    return g_strdup_printf ("%" G_GINT64_FORMAT, unit->vehicle->armor);

  return NULL;
}

/* Armor stands on a shield. */
static void
draw_shield (cairo_t *cr,
             double   x,
             double   y,
             double   width,
             double   height)
{
  cairo_move_to (cr, x - width / 2, y - height / 2);
  cairo_line_to (cr, x + width / 2, y - height / 2);
  cairo_line_to (cr, x + width / 2, y + height * 0.1);
  cairo_curve_to (cr, x + width / 2, y + height * 0.4, x, y + height / 2, x, y + height * 0.58);
  cairo_curve_to (cr, x, y + height / 2, x - width / 2, y + height * 0.4, x - width / 2, y + height * 0.1);
  cairo_close_path (cr);
}

static void
draw_figure (const HuCanvas *canvas,
             cairo_t        *cr,
             const HuUnit   *unit,
             double          size,
             HuColor         ink,
             HuColor         fill)
{
  g_autofree char *text = tactical_figure (unit);
  double px = size * 0.21, x = size * 0.33, y = -size * 0.33;

  if (text == NULL || px < 6.5)
    return;

  if (unit->strength < 0 && unit->vehicle != NULL)
    {
      double wide = hu_lettering_measure (canvas->text, HU_FONT_BOLD, px, text).width + px * 0.5;

      x = size * 0.5 - wide / 2 - size * 0.05;
      draw_shield (cr, x, y, wide, px * 1.35);
      hu_color_set (cr, fill);
      cairo_fill_preserve (cr);
      hu_color_set (cr, ink);
      cairo_set_line_width (cr, MAX (0.8, size * 0.02));
      cairo_stroke (cr);
    }
  hu_lettering_draw (canvas->text, cr, HU_FONT_BOLD, px, text, x, y, 0.5, ink, (HuColor) { 0, 0, 0, 0 }, 0,
                     0);
}

/* Draws a tactical counter: the picture, the name beneath it, and a figure at its upper right. */
static void
draw_tactical_face (const HuCanvas *canvas,
                    cairo_t        *cr,
                    const HuUnit   *unit,
                    double          size)
{
  HuColor color = hu_counter_color (canvas, unit->side), ink = hu_color_ink (color);
  HuColor fill = hu_color_mix (color, (HuColor) { 1, 1, 1, 1 }, 0.62);
  gboolean named = size >= STRENGTH_SIZE && unit->name != NULL && *unit->name != '\0';
  double line = MAX (size * 0.026, 0.8 / canvas->device_scale), px = MAX (size * 0.225, 7.5);
  HuBox box = { -size * 0.42, -size * (named ? 0.36 : 0.40), size * 0.84, size * (named ? 0.52 : 0.80) };
  HuFont font;

  draw_card (canvas, cr, unit->side, size);
  if (size < SYMBOL_SIZE)
    return;

  hu_tactical_symbol_draw (cr, unit, box, ink, fill, line);
  if (!named)
    return;

  font = hu_lettering_measure (canvas->text, HU_FONT_BOLD, px, unit->name).width > size * 0.88 ? HU_FONT_NARROW
                                                                                               : HU_FONT_BOLD;
  write_fitting (canvas, cr, font, px, unit->name, size * 0.325, size * 0.88, ink);
  if (size >= NAME_SIZE)
    draw_figure (canvas, cr, unit, size, ink, fill);
}

/* Cardboard with a question mark. */
static void
draw_secret_face (const HuCanvas *canvas,
                  cairo_t        *cr,
                  HuSide          side,
                  double          size)
{
  draw_card (canvas, cr, side, size);
  if (size >= SYMBOL_SIZE)
    hu_lettering_draw (canvas->text, cr, HU_FONT_BOLD, size * 0.72, "?", 0, 0, 0.5,
                       hu_color_ink (hu_counter_color (canvas, side)), (HuColor) { 0, 0, 0, 0 }, 0, 0);
}

/* Draws the name as large as possible, and the unit's strength beneath it. */
static void
draw_named_face (const HuCanvas *canvas,
                 cairo_t        *cr,
                 const HuUnit   *unit,
                 double          size)
{
  HuColor ink = hu_color_ink (hu_counter_color (canvas, unit->side));
  gboolean counts = size >= STRENGTH_SIZE && !hu_tactical_symbol_is_for (unit);

  draw_card (canvas, cr, unit->side, size);
  if (size < SYMBOL_SIZE)
    return;

  write_fitting (canvas, cr, HU_FONT_BOLD, MAX (size * 0.38, 7.5), unit->name, counts ? -size * 0.12 : 0,
                 size * 0.88, ink);
  if (counts)
    draw_strength (canvas, cr, unit, size * 0.27, size * 0.24, size * 0.84, ink);
}

static void
draw_face (const HuCanvas *canvas,
           cairo_t        *cr,
           const HuUnit   *unit,
           double          size)
{
  HuColor color = hu_counter_color (canvas, unit->side), ink = hu_color_ink (color);
  FaceRows rows = rows_for (size, unit);

  if (canvas->theme->counter_style == HU_COUNTERS_NAMES && unit->name != NULL && *unit->name != '\0')
    {
      draw_named_face (canvas, cr, unit, size);
      return;
    }
  if (hu_tactical_symbol_is_for (unit))
    {
      draw_tactical_face (canvas, cr, unit, size);
      return;
    }

  draw_card (canvas, cr, unit->side, size);
  if (size < SYMBOL_SIZE)
    return;

  draw_symbol (canvas, cr, unit, &rows, size, color, ink);
  if (rows.strength_px > 0)
    draw_strength (canvas, cr, unit, -size / 2 + rows.strength_y * size, rows.strength_px * size, size * 0.84,
                   ink);
  if (rows.name_px > 0)
    write_fitting (canvas, cr, HU_FONT_NARROW, rows.name_px * size, unit->name,
                   -size / 2 + rows.name_y * size, size * 0.88, ink);
}

static void
paint_sprite (const HuCanvas *canvas,
              const HuSprite *sprite,
              HuPoint         centre,
              double          stretch,
              double          alpha)
{
  cairo_t *cr = canvas->cr;

  /* A sprite that is less than a pixel too large or too small is not scaled, because scaling would blur it. */
  if (fabs (stretch - 1) * sprite->x >= 1)
    {
      cairo_save (cr);
      cairo_translate (cr, centre.x, centre.y);
      cairo_scale (cr, stretch, stretch);
      cairo_set_source_surface (cr, sprite->surface, -sprite->x, -sprite->y);
      cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
      cairo_paint_with_alpha (cr, alpha);
      cairo_restore (cr);
      return;
    }

  cairo_set_source_surface (cr, sprite->surface, hu_canvas_snap (canvas, centre.x - sprite->x),
                            hu_canvas_snap (canvas, centre.y - sprite->y));
  if (alpha < 1)
    cairo_paint_with_alpha (cr, alpha);
  else
    cairo_paint (cr);
}

static void
draw_picture (const HuCanvas *canvas,
              cairo_t        *cr,
              HuStampKind     kind,
              guint32         variant,
              double          size)
{
  if (kind == HU_STAMP_COUNTER)
    draw_face (canvas, cr, hu_scenario_get_unit (canvas->scenario, variant), size);
  else if (kind == HU_STAMP_SECRET)
    draw_secret_face (canvas, cr, (HuSide) variant, size);
  else
    draw_card (canvas, cr, (HuSide) variant, size);
}

static const HuSprite *
make_sprite (const HuCanvas *canvas,
             HuSpriteKey     key)
{
  HuSprite sprite = { NULL, 0, 0 };
  double whole = key.size * canvas->device_scale;
  /* The middle of an odd number of pixels is the middle of one. */
  double reach = ceil (key.size / 2 + MAX (1, key.size * 0.06) + 2) +
                 (fmod (whole, 2) >= 1 ? 0.5 / canvas->device_scale : 0);
  cairo_t *cr;

  sprite.surface = hu_canvas_new_surface (canvas, 2 * reach, 2 * reach);
  sprite.x = sprite.y = reach;
  cr = cairo_create (sprite.surface);
  cairo_translate (cr, reach, reach);
  draw_picture (canvas, cr, key.kind, key.variant, key.size);
  cairo_destroy (cr);

  return hu_sprites_add (canvas->sprites, key, sprite);
}

static void
draw_cached (const HuCanvas *canvas,
             HuStampKind     kind,
             guint32         variant,
             HuPoint         centre,
             double          size,
             double          alpha)
{
  HuSpriteKey key = { kind, variant, size };
  const HuSprite *sprite = hu_sprites_find (canvas->sprites, key);

  if (sprite == NULL && canvas->hurried && canvas->spare_size > 0)
    {
      HuSpriteKey spare = { kind, variant, canvas->spare_size };

      sprite = hu_sprites_find (canvas->sprites, spare);
      if (sprite != NULL)
        {
          *canvas->blurred = TRUE;
          paint_sprite (canvas, sprite, centre, size / canvas->spare_size, alpha);
          return;
        }
    }
  if (sprite == NULL)
    sprite = make_sprite (canvas, key);

  paint_sprite (canvas, sprite, centre, 1, alpha);
}

static void
draw_plain (const HuCanvas *canvas,
            HuStampKind     kind,
            guint32         variant,
            HuPoint         centre,
            double          size,
            double          alpha)
{
  cairo_t *cr = canvas->cr;

  cairo_save (cr);
  cairo_translate (cr, centre.x, centre.y);
  if (alpha < 1)
    cairo_push_group (cr);
  draw_picture (canvas, cr, kind, variant, size);
  if (alpha < 1)
    {
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, alpha);
    }
  cairo_restore (cr);
}

/**
 * hu_counter_draw:
 * @canvas: the canvas to draw on
 * @unit: index of the scenario's unit
 * @centre: its middle, px
 * @size: its width, px
 * @alpha: 0 … 1
 *
 * Draws the face of a unit.
 */
void
hu_counter_draw (const HuCanvas *canvas,
                 guint           unit,
                 HuPoint         centre,
                 double          size,
                 double          alpha)
{
  if (canvas->sprites != NULL)
    draw_cached (canvas, HU_STAMP_COUNTER, unit, centre, size, alpha);
  else
    draw_plain (canvas, HU_STAMP_COUNTER, unit, centre, size, alpha);
}

/**
 * hu_counter_is_cached:
 * @canvas: a canvas with a cache
 * @unit: index of the scenario's unit
 * @size: its width, px
 *
 * Returns: whether hu_counter_draw() only has to stamp a cached picture
 */
gboolean
hu_counter_is_cached (const HuCanvas *canvas,
                      guint           unit,
                      double          size)
{
  return hu_sprites_find (canvas->sprites, (HuSpriteKey) { HU_STAMP_COUNTER, unit, size }) != NULL;
}

/**
 * hu_counter_draw_blank:
 * @canvas: the canvas to draw on
 * @side: the side that the counter belongs to
 * @centre: its middle, px
 * @size: its width, px
 * @alpha: 0 … 1
 *
 * Draws a counter of which only the rim is visible.
 */
void
hu_counter_draw_blank (const HuCanvas *canvas,
                       HuSide          side,
                       HuPoint         centre,
                       double          size,
                       double          alpha)
{
  if (canvas->sprites != NULL)
    draw_cached (canvas, HU_STAMP_BLANK, (guint32) side, centre, size, alpha);
  else
    draw_plain (canvas, HU_STAMP_BLANK, (guint32) side, centre, size, alpha);
}

/**
 * hu_counter_draw_secret:
 * @canvas: the canvas to draw on
 * @side: the side that the counter belongs to
 * @centre: its middle, px
 * @size: its width, px
 * @alpha: 0 … 1
 *
 * Draws a counter that shows only its side.
 */
void
hu_counter_draw_secret (const HuCanvas *canvas,
                        HuSide          side,
                        HuPoint         centre,
                        double          size,
                        double          alpha)
{
  if (canvas->sprites != NULL)
    draw_cached (canvas, HU_STAMP_SECRET, (guint32) side, centre, size, alpha);
  else
    draw_plain (canvas, HU_STAMP_SECRET, (guint32) side, centre, size, alpha);
}

static void
draw_level_tab (const HuCanvas *canvas,
                cairo_t        *cr,
                guint32         variant,
                gconstpointer   data)
{
  hu_level_tag_draw (canvas, cr, (HuStorey) ((gint) variant - 2), (HuPoint) { 0, 0 }, *(const double *) data,
                     FALSE);
}

/**
 * hu_counter_draw_level:
 * @canvas: the canvas to draw on
 * @level: the level of the counter
 * @centre: middle of the counter, px
 * @size: size of the counter, px
 *
 * Draws a tab with the level.
 */
void
hu_counter_draw_level (const HuCanvas *canvas,
                       HuStorey        level,
                       HuPoint         centre,
                       double          size)
{
  double px = hu_canvas_step (canvas, CLAMP (size * 0.21, 7, 12));

  if (size >= 14)
    hu_canvas_stamp (canvas, HU_STAMP_LEVEL, (guint32) (level + 2), px,
                     (HuPoint) { centre.x - size * 0.50, centre.y + size * 0.56 }, px * 1.6, 1, draw_level_tab,
                     &px);
}

static void
draw_badge (const HuCanvas *canvas,
            cairo_t        *cr,
            guint32         count,
            gconstpointer   data)
{
  double radius = *(const double *) data;
  char text[16];

  g_snprintf (text, sizeof text, count > 99 ? "99+" : "%u", count);
  cairo_arc (cr, 0, 0, radius, 0, 2 * G_PI);
  hu_color_set (cr, (HuColor) { 0.10, 0.09, 0.08, 1 });
  cairo_fill_preserve (cr);
  hu_color_set (cr, (HuColor) { 1, 1, 1, 0.95 });
  cairo_set_line_width (cr, MAX (1, radius * 0.14));
  cairo_stroke (cr);
  hu_lettering_draw (canvas->text, cr, HU_FONT_BOLD, radius * (count > 9 ? 1.05 : 1.35), text, 0, 0, 0.5,
                (HuColor) { 1, 1, 1, 1 }, (HuColor) { 0, 0, 0, 0 }, 0, 0);
}

/**
 * hu_counter_draw_badge:
 * @canvas: the canvas to draw on
 * @count: number of units in the pile
 * @centre: middle of the badge, px
 * @size: size of the pile's counters, px
 *
 * Draws the number of units, or nothing if it would be too small to read.
 */
void
hu_counter_draw_badge (const HuCanvas *canvas,
                       guint           count,
                       HuPoint         centre,
                       double          size)
{
  double radius = hu_canvas_step (canvas, MAX (size * 0.17, 5.0));

  if (size >= 20)
    hu_canvas_stamp (canvas, HU_STAMP_BADGE, count, radius, centre, radius + 2, 1, draw_badge, &radius);
}
