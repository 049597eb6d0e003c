/*
 * Details on the ground in the manner of an engraver: few strokes, all of one ink, so that lines, names and
 * counters stand out.
 */
#include "hu-terrain-texture.h"

#include <math.h>

/* Spots of one hex (map units from its centre), none too close to another. */
static const HuPoint spots[HU_N_TEXTURES][9] = {
  { { -0.48, -0.34 }, { -0.10, -0.52 }, { 0.36, -0.42 }, { -0.68, 0.06 }, { -0.22, -0.06 }, { 0.20, 0.02 },
    { 0.62, 0.00 }, { -0.34, 0.42 }, { 0.30, 0.46 } },
  { { -0.30, -0.50 }, { 0.18, -0.46 }, { 0.56, -0.20 }, { -0.58, -0.12 }, { -0.06, -0.10 }, { 0.32, 0.12 },
    { -0.50, 0.32 }, { -0.02, 0.38 }, { 0.44, 0.50 } },
  { { -0.54, -0.28 }, { 0.02, -0.48 }, { 0.46, -0.44 }, { -0.28, 0.04 }, { 0.14, -0.12 }, { 0.60, 0.10 },
    { -0.62, 0.24 }, { -0.14, 0.50 }, { 0.28, 0.32 } },
  { { -0.36, -0.44 }, { 0.10, -0.54 }, { 0.52, -0.34 }, { -0.66, -0.02 }, { 0.06, -0.12 }, { 0.44, 0.14 },
    { -0.26, 0.16 }, { -0.44, 0.52 }, { 0.16, 0.52 } },
};

/* Between 0 and 1, by lot. */
static double
chance (guint variant,
        guint what)
{
  return (hu_canvas_chance ((HuHex) variant, what) & 0xffff) / 65535.0;
}

/* The crown of a tree, or its shadow below it to the right. */
static void
tree_path (cairo_t *cr,
           HuPoint  p,
           double   radius,
           gboolean shadow)
{
  double x = shadow ? p.x + radius * 0.30 : p.x, y = shadow ? p.y + radius * 0.32 : p.y;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
}

/* Clumps of two or three crowns of different size. */
static void
forest_path (const HuCanvas *canvas,
             cairo_t        *cr,
             guint           variant,
             gboolean        shadow)
{
  double s = canvas->scale;

  for (guint i = 0; i < G_N_ELEMENTS (spots[0]); i++)
    {
      HuPoint p = { spots[variant][i].x * s, spots[variant][i].y * s };
      double radius = (0.072 + 0.035 * chance (variant, i)) * s;
      double turn = 2 * G_PI * chance (variant, i + 20);

      tree_path (cr, (HuPoint) { p.x + radius * 1.7 * cos (turn), p.y + radius * 1.3 * sin (turn) }, radius * 0.72, shadow);
      if (i % 3 != 1)
        tree_path (cr, (HuPoint) { p.x - radius * 1.6 * sin (turn), p.y + radius * 1.4 * cos (turn) }, radius * 0.6,
                   shadow);
      tree_path (cr, p, radius, shadow);
    }
}

/* Draws all shadows, then all crowns: two shapes instead of fifty for each hex of a wood. */
static void
draw_forest (const HuCanvas *canvas,
             cairo_t        *cr,
             HuColor         ink,
             guint           variant)
{
  forest_path (canvas, cr, variant, TRUE);
  hu_color_set (cr, hu_color_alpha (ink, 0.85));
  cairo_fill (cr);
  forest_path (canvas, cr, variant, FALSE);
  hu_color_set (cr, hu_color_mix (ink, canvas->theme->terrain[HU_TERRAIN_FOREST], 0.55));
  cairo_fill (cr);
}

static void
draw_swamp (const HuCanvas *canvas,
            cairo_t        *cr,
            HuColor         ink,
            guint           variant)
{
  double s = canvas->scale;

  hu_color_set (cr, ink);
  cairo_set_line_width (cr, CLAMP (0.035 * s, 0.7, 1.6));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < G_N_ELEMENTS (spots[0]); i += 1 + (i % 4 == 1))
    {
      double x = spots[variant][i].x * s, y = spots[variant][i].y * s;
      double half = (0.12 + 0.05 * chance (variant, i)) * s;

      cairo_move_to (cr, x - half, y);
      cairo_line_to (cr, x + half, y);
      for (gint reed = -1; reed <= 1; reed++)
        {
          cairo_move_to (cr, x + reed * half * 0.36, y - 0.02 * s);
          cairo_line_to (cr, x + reed * half * 0.62, y - (0.17 - 0.05 * ABS (reed)) * s);
        }
    }
  cairo_stroke (cr);
}

/* Draws a ridge: a bowed line with strokes down the slope, longest in the middle. */
static void
draw_ridge (cairo_t *cr,
            double   x,
            double   y,
            double   half,
            double   bow,
            double   turn)
{
  const gint n = 7;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, turn);
  for (gint i = 0; i < n; i++)
    {
      double t = 2.0 * i / (n - 1) - 1;
      double top = -bow * (1 - t * t), length = bow * (0.85 + 0.9 * (1 - t * t));

      cairo_move_to (cr, t * half, top);
      cairo_line_to (cr, t * half * 1.22, top + length);
    }
  cairo_stroke (cr);
  cairo_move_to (cr, -half * 1.05, 0.05 * bow);
  cairo_curve_to (cr, -half * 0.5, -bow * 1.4, half * 0.5, -bow * 1.4, half * 1.05, 0.05 * bow);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_hills (const HuCanvas *canvas,
            cairo_t        *cr,
            HuColor         ink,
            guint           variant)
{
  double s = canvas->scale, turn = 0.5 * (chance (variant, 1) - 0.5);

  hu_color_set (cr, ink);
  cairo_set_line_width (cr, CLAMP (0.030 * s, 0.6, 1.4));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  draw_ridge (cr, -0.22 * s, -0.30 * s, 0.34 * s, 0.15 * s, turn);
  draw_ridge (cr, (0.16 + 0.1 * chance (variant, 2)) * s, 0.26 * s, 0.38 * s, 0.15 * s, -turn);
}

static void
draw_rough (const HuCanvas *canvas,
            cairo_t        *cr,
            HuColor         ink,
            guint           variant)
{
  double s = canvas->scale;

  hu_color_set (cr, ink);
  cairo_set_line_width (cr, CLAMP (0.032 * s, 0.6, 1.5));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < G_N_ELEMENTS (spots[0]); i++)
    {
      double x = spots[variant][i].x * s, y = spots[variant][i].y * s;
      double size = (0.055 + 0.045 * chance (variant, i)) * s;

      cairo_move_to (cr, x - size, y + size * 0.6);
      cairo_line_to (cr, x - size * 0.2, y - size * 0.8);
      cairo_line_to (cr, x + size * 0.5, y - size * 0.1);
      cairo_line_to (cr, x + size * 1.1, y + size * 0.6);
    }
  cairo_stroke (cr);
}

static void
draw_urban (const HuCanvas *canvas,
            cairo_t        *cr,
            HuColor         ink,
            guint           variant)
{
  static const struct
  {
    double x, y, width, height;
  } blocks[] = {
    { -0.50, -0.50, 0.26, 0.20 }, { -0.18, -0.56, 0.20, 0.26 }, { 0.08, -0.52, 0.34, 0.20 },
    { -0.66, -0.22, 0.30, 0.24 }, { -0.30, -0.22, 0.30, 0.16 }, { 0.08, -0.24, 0.22, 0.22 },
    { 0.38, -0.26, 0.26, 0.18 }, { -0.62, 0.10, 0.22, 0.22 }, { -0.32, 0.02, 0.26, 0.26 },
    { 0.02, 0.06, 0.30, 0.18 }, { 0.40, 0.00, 0.26, 0.26 }, { -0.42, 0.38, 0.24, 0.18 },
    { -0.10, 0.34, 0.24, 0.24 }, { 0.22, 0.36, 0.26, 0.18 },
  };
  double s = canvas->scale;

  cairo_save (cr);
  cairo_rotate (cr, 0.16 * ((gint) variant - 1.5));
  hu_color_set (cr, hu_color_alpha (ink, 0.62));
  for (guint i = 0; i < G_N_ELEMENTS (blocks); i++)
    {
      if (chance (variant, i + 40) < 0.14)
        continue; /* a square, a park */
      cairo_rectangle (cr, blocks[i].x * s, blocks[i].y * s, blocks[i].width * s, blocks[i].height * s);
    }
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
draw_water (const HuCanvas *canvas,
            cairo_t        *cr,
            HuColor         ink,
            guint           variant)
{
  double s = canvas->scale;

  hu_color_set (cr, ink);
  cairo_set_line_width (cr, CLAMP (0.030 * s, 0.6, 1.4));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = variant & 1; i < G_N_ELEMENTS (spots[0]); i += 2)
    {
      double x = spots[variant][i].x * s, y = spots[variant][i].y * s, half = 0.15 * s;

      cairo_move_to (cr, x - half, y);
      cairo_curve_to (cr, x - half * 0.5, y - half * 0.5, x - half * 0.2, y + half * 0.3, x, y);
      cairo_curve_to (cr, x + half * 0.2, y - half * 0.3, x + half * 0.5, y + half * 0.5, x + half, y);
    }
  cairo_stroke (cr);
}

static void
draw_offmap (const HuCanvas *canvas,
             cairo_t        *cr,
             HuColor         ink)
{
  double s = canvas->scale;

  cairo_save (cr);
  hu_canvas_hex_at_origin (canvas, cr, 0);
  cairo_clip (cr);
  hu_color_set (cr, hu_color_alpha (ink, 0.6));
  cairo_set_line_width (cr, CLAMP (0.03 * s, 0.6, 1.4));
  for (gint i = -3; i <= 3; i++)
    {
      cairo_move_to (cr, -s, i * 0.3 * s);
      cairo_line_to (cr, s, i * 0.3 * s);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

/**
 * hu_terrain_texture_draw:
 * @canvas: gives the scale and the theme
 * @variant: one of its %HU_N_TEXTURES pictures
 *
 * Draws the details of one hex's ground.
 */
void
hu_terrain_texture_draw (const HuCanvas *canvas,
                         cairo_t        *cr,
                         HuTerrain       terrain,
                         guint           variant)
{
  HuColor ink = canvas->theme->texture[terrain];

  switch (terrain)
    {
    case HU_TERRAIN_FOREST:
      draw_forest (canvas, cr, ink, variant);
      break;
    case HU_TERRAIN_SWAMP:
      draw_swamp (canvas, cr, ink, variant);
      break;
    case HU_TERRAIN_HILLS:
      draw_hills (canvas, cr, ink, variant);
      break;
    case HU_TERRAIN_ROUGH:
      draw_rough (canvas, cr, ink, variant);
      break;
    case HU_TERRAIN_URBAN:
      draw_urban (canvas, cr, ink, variant);
      break;
    case HU_TERRAIN_LAKE:
    case HU_TERRAIN_SEA:
      draw_water (canvas, cr, ink, variant);
      break;
    case HU_TERRAIN_OFFMAP:
      draw_offmap (canvas, cr, ink);
      break;
    case HU_TERRAIN_CLEAR:
    case HU_N_TERRAINS:
      break;
    }
}
