/*
 * Small signs, each on a disc of its own so that it reads on any ground. A disc is round; only the second side's
 * has cut corners, like its counters, so that the shape shows the side without colour.
 */
#include "hu-mark-symbol.h"

#include "hu-counter.h"
#include "hu-side-look.h"

#include <math.h>

/* The functions of this file draw in a circle of radius 1 around 0, 0; ink and line width are set. */

static void
draw_unit (cairo_t *cr)
{
  cairo_rectangle (cr, -0.52, -0.52, 1.04, 1.04);
  cairo_fill (cr);
}

static void
draw_zoc (cairo_t *cr)
{
  for (gint i = -1; i <= 1; i++)
    {
      double x = i * 0.46, half = 0.6 - 0.14 * ABS (i);

      cairo_move_to (cr, x - half * 0.6, half * 0.75);
      cairo_line_to (cr, x + half * 0.6, -half * 0.75);
    }
  cairo_stroke (cr);
}

static void
draw_flag (cairo_t *cr)
{
  cairo_move_to (cr, -0.36, 0.66);
  cairo_line_to (cr, -0.36, -0.64);
  cairo_stroke (cr);
  cairo_move_to (cr, -0.36, -0.64);
  cairo_line_to (cr, 0.56, -0.32);
  cairo_line_to (cr, -0.36, 0.04);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_mountain (cairo_t *cr)
{
  cairo_move_to (cr, 0, -0.58);
  cairo_line_to (cr, 0.62, 0.46);
  cairo_line_to (cr, -0.62, 0.46);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_bar (cairo_t *cr)
{
  cairo_rectangle (cr, -0.66, -0.20, 1.32, 0.40);
  cairo_fill (cr);
}

static void
draw_tick (cairo_t *cr)
{
  cairo_move_to (cr, -0.52, 0.02);
  cairo_line_to (cr, -0.14, 0.42);
  cairo_line_to (cr, 0.54, -0.42);
  cairo_stroke (cr);
}

/* A neck that everything has to pass. */
static void
draw_neck (cairo_t *cr)
{
  for (gint way = -1; way <= 1; way += 2)
    {
      cairo_move_to (cr, way * 0.66, -0.52);
      cairo_line_to (cr, way * 0.12, 0);
      cairo_line_to (cr, way * 0.66, 0.52);
      cairo_close_path (cr);
    }
  cairo_fill (cr);
}

static void
draw_measure (cairo_t *cr)
{
  cairo_move_to (cr, -0.60, -0.42);
  cairo_line_to (cr, -0.60, 0.42);
  cairo_move_to (cr, 0.60, -0.42);
  cairo_line_to (cr, 0.60, 0.42);
  cairo_move_to (cr, -0.60, 0);
  cairo_line_to (cr, 0.60, 0);
  cairo_stroke (cr);
}

static void
draw_stair (cairo_t *cr)
{
  cairo_move_to (cr, -0.60, 0.50);
  cairo_line_to (cr, -0.60, 0.16);
  cairo_line_to (cr, -0.20, 0.16);
  cairo_line_to (cr, -0.20, -0.18);
  cairo_line_to (cr, 0.20, -0.18);
  cairo_line_to (cr, 0.20, -0.52);
  cairo_line_to (cr, 0.60, -0.52);
  cairo_line_to (cr, 0.60, 0.50);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_buffer (cairo_t *cr)
{
  cairo_move_to (cr, 0, 0.64);
  cairo_line_to (cr, 0, -0.40);
  cairo_stroke (cr);
  cairo_rectangle (cr, -0.60, -0.56, 1.20, 0.36);
  cairo_fill (cr);
}

static void
draw_scissors (cairo_t *cr)
{
  for (gint side = -1; side <= 1; side += 2)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, side * 0.36, 0.46, 0.22, 0, 2 * G_PI);
      cairo_move_to (cr, side * 0.26, 0.28);
      cairo_line_to (cr, -side * 0.34, -0.66);
    }
  cairo_stroke (cr);
}

static void
draw_exclamation (cairo_t *cr)
{
  cairo_move_to (cr, -0.17, -0.66);
  cairo_line_to (cr, 0.17, -0.66);
  cairo_line_to (cr, 0.09, 0.20);
  cairo_line_to (cr, -0.09, 0.20);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_arc (cr, 0, 0.50, 0.17, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_cross (cairo_t *cr)
{
  cairo_move_to (cr, -0.46, -0.46);
  cairo_line_to (cr, 0.46, 0.46);
  cairo_move_to (cr, -0.46, 0.46);
  cairo_line_to (cr, 0.46, -0.46);
  cairo_stroke (cr);
}

static void
draw_dot (cairo_t *cr)
{
  cairo_arc (cr, 0, 0, 0.42, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_ring (cairo_t *cr)
{
  cairo_arc (cr, 0, 0, 0.34, 0, 2 * G_PI);
  cairo_stroke (cr);
}

/* Two heads that run into each other. */
static void
draw_clash (cairo_t *cr)
{
  for (gint side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, side * 0.08, 0);
      cairo_line_to (cr, side * 0.62, -0.46);
      cairo_line_to (cr, side * 0.62, 0.46);
      cairo_close_path (cr);
    }
  cairo_fill (cr);
}

/* Tracks with their wheels. */
static void
draw_track (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0.36, 0.02, 0.30, -G_PI / 2, G_PI / 2);
  cairo_arc (cr, -0.36, 0.02, 0.30, G_PI / 2, 3 * G_PI / 2);
  cairo_close_path (cr);
  cairo_stroke (cr);
  for (gint i = -1; i <= 1; i++)
    {
      cairo_arc (cr, i * 0.34, 0.02, 0.12, 0, 2 * G_PI);
      cairo_fill (cr);
    }
}

/* A flag that is furled. */
static void
draw_furled (cairo_t *cr)
{
  cairo_move_to (cr, -0.30, 0.66);
  cairo_line_to (cr, -0.30, -0.64);
  cairo_move_to (cr, -0.30, -0.58);
  cairo_curve_to (cr, 0.30, -0.40, 0.30, 0.05, -0.02, 0.46);
  cairo_curve_to (cr, -0.02, 0.05, -0.10, -0.10, -0.30, -0.20);
  cairo_stroke (cr);
}

static void
draw_prohibition (cairo_t *cr)
{
  cairo_arc (cr, 0, 0, 0.56, 0, 2 * G_PI);
  cairo_move_to (cr, -0.40, -0.40);
  cairo_line_to (cr, 0.40, 0.40);
  cairo_stroke (cr);
}

/* Draws a match that leans like the hatch of the side that struck it. */
static void
draw_match (cairo_t *cr)
{
  cairo_move_to (cr, -0.46, 0.56);
  cairo_line_to (cr, 0.24, -0.26);
  cairo_stroke (cr);
  cairo_arc (cr, 0.32, -0.36, 0.24, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_spark (cairo_t *cr)
{
  for (gint i = 0; i < 4; i++)
    {
      double x = 0.62 * cos (i * G_PI / 4), y = 0.62 * sin (i * G_PI / 4);

      cairo_move_to (cr, -x, -y);
      cairo_line_to (cr, x, y);
    }
  cairo_stroke (cr);
}

static void
draw_sign (cairo_t *cr,
           HuMark   mark)
{
  static void (* const signs[HU_N_MARKS]) (cairo_t *cr) = {
    [HU_MARK_UNIT] = draw_unit, [HU_MARK_ZOC] = draw_zoc, [HU_MARK_OWNER] = draw_flag,
    [HU_MARK_TERRAIN] = draw_mountain, [HU_MARK_HEXSIDE] = draw_bar, [HU_MARK_LENGTH] = draw_measure,
    [HU_MARK_STEPS] = draw_stair, [HU_MARK_LINE_ENDS] = draw_buffer,
    [HU_MARK_SCISSORS] = draw_scissors, [HU_MARK_CRITICAL] = draw_exclamation, [HU_MARK_SOURCE] = draw_ring,
    [HU_MARK_ORIGIN] = draw_dot, [HU_MARK_NO_LINE] = draw_cross,
    [HU_MARK_SUPPLIED] = draw_tick, [HU_MARK_NARROW] = draw_neck, [HU_MARK_CONTESTED] = draw_clash,
    [HU_MARK_VEHICLE] = draw_track, [HU_MARK_UNDECLARED] = draw_furled, [HU_MARK_BARRED] = draw_prohibition,
    [HU_MARK_KINDLED] = draw_match, [HU_MARK_ACCIDENT] = draw_spark,
  };

  signs[mark] (cr);
}

typedef struct
{
  HuMark mark;
  HuSide side;
  double radius;
} Picture;

static void
draw_picture (const HuCanvas *canvas,
              cairo_t        *cr,
              guint32         variant,
              gconstpointer   data)
{
  const Picture *picture = data;
  const HuTheme *theme = canvas->theme;
  HuColor ink = picture->side == HU_SIDE_NONE ? theme->mark : theme->side[picture->side];
  HuColor disc = theme->casing;
  HuSide look = hu_theme_look (theme, picture->side);
  double rim = MAX (1.0, picture->radius * 0.14) * theme->line_scale;

  if (picture->mark == HU_MARK_CRITICAL || picture->mark == HU_MARK_NO_LINE)
    {
      ink = theme->casing;
      disc = theme->alarm;
    }
  if (picture->mark == HU_MARK_NARROW)
    {
      ink = theme->casing;
      disc = theme->mark;
    }
  disc.a = ink.a = 1;

  if (look == HU_SIDE_SECOND)
    hu_counter_path (cr, HU_SIDE_SECOND, (HuPoint) { 0, 0 }, 1.84 * picture->radius, 0);
  else
    cairo_arc (cr, 0, 0, picture->radius, 0, 2 * G_PI);
  hu_color_set (cr, disc);
  cairo_fill_preserve (cr);
  hu_color_set (cr, ink);
  cairo_set_line_width (cr, rim);
  cairo_stroke (cr);

  cairo_scale (cr, picture->radius, picture->radius);
  cairo_set_line_width (cr, MAX (0.17, 1.1 / picture->radius));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  if (look == HU_SIDE_SECOND &&
      (picture->mark == HU_MARK_KINDLED || picture->mark == HU_MARK_BARRED))
    cairo_scale (cr, -1, 1);
  draw_sign (cr, picture->mark);
}

/* @because: the reason why a line stops.  Returns the sign of that reason. */
HuMark
hu_mark_for_block (HuBlock because)
{
  static const HuMark marks[HU_N_BLOCKS] = {
    [HU_BLOCK_OPEN] = HU_MARK_UNIT,       [HU_BLOCK_TERRAIN] = HU_MARK_TERRAIN, [HU_BLOCK_UNIT] = HU_MARK_UNIT,
    [HU_BLOCK_ZOC] = HU_MARK_ZOC,         [HU_BLOCK_OWNER] = HU_MARK_OWNER,     [HU_BLOCK_HEXSIDE] = HU_MARK_HEXSIDE,
    [HU_BLOCK_LENGTH] = HU_MARK_LENGTH,   [HU_BLOCK_STEPS] = HU_MARK_STEPS,     [HU_BLOCK_LINE_ENDS] = HU_MARK_LINE_ENDS,
  };

  return marks[because];
}

/* @side: the side that gives its colour; @centre: its middle, px; @radius: px; the same for all signs of one scale. */
void
hu_mark_draw (const HuCanvas *canvas,
              HuMark          mark,
              HuSide          side,
              HuPoint         centre,
              double          radius)
{
  Picture picture = { mark, side, hu_canvas_step (canvas, radius) };
  guint32 variant = (guint32) mark | (guint32) (side + 1) << 8;

  hu_canvas_stamp (canvas, HU_STAMP_MARK, variant, picture.radius, centre, radius + 2, 1, draw_picture,
                   &picture);
}
