/*
 * Counters on a canvas: their size and shape, and their pictures, drawn once and stamped.
 */
#include "hu-counter.h"

#include "hu-counter-face.h"
#include "hu-storey-tag.h"

#include <math.h>

/* Width of a counter in map units: it leaves the hex's name and most of the rim of the ground free. */
#define WIDTH 1.20
#define TACTICAL_WIDTH 1.06 /* more is printed on the ground of a tactical board */

double
hu_counter_get_width (const HuScenario *scenario)
{
  return hu_scenario_is_tactical (scenario) ? TACTICAL_WIDTH : WIDTH;
}

double
hu_counter_size (const HuCanvas *canvas)
{
  double size = hu_counter_get_width (canvas->scenario) * canvas->scale;

  return canvas->sprites != NULL ? MAX (hu_canvas_snap (canvas, size), 1 / canvas->device_scale) : size;
}

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
 * @look: that of the side that the counter belongs to
 * @more: px by which to enlarge the outline
 *
 * Adds the outline of a counter. The two sides' counters differ in shape, so that they can be told apart
 * without colour.
 */
void
hu_counter_path (cairo_t *cr,
                 HuSide   look,
                 HuPoint  centre,
                 double   size,
                 double   more)
{
  double half = size / 2 + more;
  double corner = (look == HU_SIDE_SECOND ? 0.17 : 0.12) * size + more * 0.6;

  cairo_new_sub_path (cr);
  for (gint i = 0; i < 4; i++)
    {
      /* The directions of the corner's two edges, clockwise from the upper right. */
      double sx = i < 2 ? 1 : -1, sy = i == 1 || i == 2 ? 1 : -1;
      double x = centre.x + sx * half, y = centre.y + sy * half;

      if (look != HU_SIDE_SECOND)
        {
          cairo_arc (cr, x - sx * corner, y - sy * corner, corner, (i - 1) * G_PI / 2, i * G_PI / 2);
          continue;
        }
      cairo_line_to (cr, i % 2 == 0 ? x - sx * corner : x, i % 2 == 0 ? y : y - sy * corner);
      cairo_line_to (cr, i % 2 == 0 ? x : x - sx * corner, i % 2 == 0 ? y - sy * corner : y);
    }
  cairo_close_path (cr);
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
  _hu_counter_draw_face (canvas, cr, key.kind, key.variant, key.size);
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
  cairo_t *cr = canvas->cr;
  HuSpriteKey key = { kind, variant, size };
  const HuSprite *sprite = hu_sprites_find (canvas->sprites, key);

  if (sprite == NULL)
    sprite = make_sprite (canvas, key);

  cairo_set_source_surface (cr, sprite->surface, hu_canvas_snap (canvas, centre.x - sprite->x),
                            hu_canvas_snap (canvas, centre.y - sprite->y));
  if (alpha < 1)
    cairo_paint_with_alpha (cr, alpha);
  else
    cairo_paint (cr);
}

typedef struct
{
  HuStampKind kind;
  double      size;
} Face;

static void
draw_stamp (const HuCanvas *canvas,
            cairo_t        *cr,
            guint32         variant,
            gconstpointer   data)
{
  const Face *face = data;

  _hu_counter_draw_face (canvas, cr, face->kind, variant, face->size);
}

/* A file that can contains each face once. */
static void
draw_vectors (const HuCanvas *canvas,
              HuStampKind     kind,
              guint32         variant,
              HuPoint         centre,
              double          size,
              double          alpha)
{
  Face face = { kind, size };

  if (canvas->recordings != NULL && alpha >= 1)
    hu_canvas_stamp (canvas, kind, variant, size, centre, size * 0.56 + 2, 1, draw_stamp, &face);
  else
    {
      cairo_t *cr = canvas->cr;

      cairo_save (cr);
      cairo_translate (cr, centre.x, centre.y);
      if (alpha < 1)
        cairo_push_group (cr);
      _hu_counter_draw_face (canvas, cr, kind, variant, size);
      if (alpha < 1)
        {
          cairo_pop_group_to_source (cr);
          cairo_paint_with_alpha (cr, alpha);
        }
      cairo_restore (cr);
    }
}

/* @unit: index of the scenario's unit; @centre: its middle, px; @size: its width, px; @alpha: 0 … 1. */
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
    draw_vectors (canvas, HU_STAMP_COUNTER, _hu_counter_find_alike (canvas, unit, size), centre, size, alpha);
}

/**
 * hu_counter_draw_blank:
 * @side: whose it is
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
    draw_vectors (canvas, HU_STAMP_BLANK, (guint32) side, centre, size, alpha);
}

/* @side: whose it is; @centre: its middle, px; @size: its width, px; @alpha: 0 … 1. */
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
    draw_vectors (canvas, HU_STAMP_SECRET, (guint32) side, centre, size, alpha);
}

static void
draw_storey_tab (const HuCanvas *canvas,
                 cairo_t        *cr,
                 guint32         variant,
                 gconstpointer   data)
{
  hu_storey_tag_draw (canvas, cr, (HuStorey) ((gint) variant - 2), (HuPoint) { 0, 0 }, *(const double *) data,
                      FALSE);
}

/* @centre: middle of the counter, px; @size: size of the counter, px. */
void
hu_counter_draw_storey (const HuCanvas *canvas,
                        HuStorey        storey,
                        HuPoint         centre,
                        double          size)
{
  double px = hu_canvas_step (canvas, CLAMP (size * 0.21, 7, 12));

  if (size >= 14)
    hu_canvas_stamp (canvas, HU_STAMP_STOREY, (guint32) (storey + 2), px,
                     (HuPoint) { centre.x - size * 0.50, centre.y + size * 0.56 }, px * 1.6, 1, draw_storey_tab,
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

  /* Paper shows finer things than a screen. */
  if (size >= (canvas->sprites == NULL ? 12 : 20))
    hu_canvas_stamp (canvas, HU_STAMP_BADGE, count, radius, centre, radius + 2, 1, draw_badge, &radius);
}
