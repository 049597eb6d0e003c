/*
 * The arrow of a way. A step between neighbours is a solid line, because the unit is judged in both hexes; a
 * leap over others is dashed, because it is judged in none of them.
 */
#include "hu-way-arrow.h"

#include <math.h>

typedef struct
{
  const HuCanvas *canvas;
  const GArray   *way;
  double          width;
  HuPoint         tip; /* where the line ends, under the head */
} Arrow;

static HuHex
hex_at (const Arrow *arrow,
        guint        index)
{
  return g_array_index (arrow->way, HuHex, index);
}

static HuPoint
point_at (const Arrow *arrow,
          guint        index)
{
  return index + 1 < arrow->way->len ? hu_canvas_centre (arrow->canvas, hex_at (arrow, index)) : arrow->tip;
}

static gboolean
is_leap (const Arrow *arrow,
         guint        index)
{
  return hu_grid_distance (arrow->canvas->scenario->map->grid, hex_at (arrow, index), hex_at (arrow, index + 1)) > 1;
}

/* An arrow's head, its point at @end. */
static void
head_path (cairo_t *cr,
           HuPoint  end,
           double   angle,
           double   length)
{
  cairo_move_to (cr, end.x, end.y);
  cairo_line_to (cr, end.x - length * cos (angle - 0.5), end.y - length * sin (angle - 0.5));
  cairo_line_to (cr, end.x - length * cos (angle + 0.5), end.y - length * sin (angle + 0.5));
  cairo_close_path (cr);
}

/* Strokes all steps as one joined line, and each leap separately. */
static void
stroke_line (const Arrow *arrow,
             double       width)
{
  cairo_t *cr = arrow->canvas->cr;
  const double dashes[] = { arrow->width * 1.6, arrow->width * 2.4 };

  cairo_set_line_width (cr, width);
  for (guint leaps = 0; leaps < 2; leaps++)
    {
      if (leaps)
        cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
      for (guint i = 0; i + 1 < arrow->way->len; i++)
        {
          HuPoint a = point_at (arrow, i), b = point_at (arrow, i + 1);

          if (is_leap (arrow, i) != (leaps == 1))
            continue;
          if (leaps || i == 0 || is_leap (arrow, i - 1))
            cairo_move_to (cr, a.x, a.y);
          cairo_line_to (cr, b.x, b.y);
        }
      cairo_stroke (cr);
    }
  cairo_set_dash (cr, NULL, 0, 0);
}

/* Strokes the whole arrow, that many pixels wider on each side. */
static void
stroke (const Arrow *arrow,
        double       angle,
        double       more)
{
  cairo_t *cr = arrow->canvas->cr;

  stroke_line (arrow, arrow->width + 2 * more);
  for (guint i = 0; i + 1 < arrow->way->len; i++)
    {
      HuPoint p = point_at (arrow, i);

      cairo_arc (cr, p.x, p.y, arrow->width * 1.05 + more, 0, 2 * G_PI);
      cairo_fill (cr);
    }

  head_path (cr, hu_canvas_centre (arrow->canvas, hex_at (arrow, arrow->way->len - 1)), angle, arrow->width * 3.9);
  if (more > 0)
    {
      cairo_set_line_width (cr, 2 * more);
      cairo_stroke_preserve (cr);
    }
  cairo_fill (cr);
}

/**
 * hu_way_arrow_draw:
 * @way: (element-type HuHex): the hexes, the beginning first
 * @width: width of the line, px
 * @color: colour of the line
 * @casing: colour of the casing that sets it off from the ground
 *
 * Draws an arrow along @way; nothing where the way has only one hex.
 */
void
hu_way_arrow_draw (const HuCanvas *canvas,
                   const GArray   *way,
                   double          width,
                   HuColor         color,
                   HuColor         casing)
{
  Arrow arrow = { canvas, way, width, { 0, 0 } };
  HuPoint before, end;
  double angle;

  g_return_if_fail (canvas != NULL && way != NULL);

  if (way->len < 2)
    return;

  before = hu_canvas_centre (canvas, hex_at (&arrow, way->len - 2));
  end = hu_canvas_centre (canvas, hex_at (&arrow, way->len - 1));
  angle = atan2 (end.y - before.y, end.x - before.x);
  arrow.tip = (HuPoint) { end.x - cos (angle) * width * 1.82, end.y - sin (angle) * width * 1.82 };

  cairo_save (canvas->cr);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  hu_color_set (canvas->cr, casing);
  stroke (&arrow, angle, MAX (2.0, width * 0.5));
  hu_color_set (canvas->cr, color);
  stroke (&arrow, angle, 0);
  cairo_restore (canvas->cr);
}
