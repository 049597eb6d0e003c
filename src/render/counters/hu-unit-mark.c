/*
 * Signs of a tactical unit's states, on small discs along the edge of its counter.
 */
#include "hu-unit-mark.h"

#include <math.h>

#define MARKS_MOST 5 /* that a counter has room for */

/* The first functions of this file draw in a circle of radius 1 around 0, 0; ink and line width are set. */

static void
stroke_line (cairo_t *cr,
             double   x1,
             double   y1,
             double   x2,
             double   y2)
{
  cairo_move_to (cr, x1, y1);
  cairo_line_to (cr, x2, y2);
  cairo_stroke (cr);
}

/* A pair of rings, chained. */
static void
draw_captured (cairo_t *cr)
{
  for (gint side = -1; side <= 1; side += 2)
    {
      cairo_arc (cr, side * 0.36, 0, 0.28, 0, 2 * G_PI);
      cairo_stroke (cr);
    }
  stroke_line (cr, -0.14, 0, 0.14, 0);
}

/* An eye, struck through. */
static void
draw_hidden (cairo_t *cr)
{
  cairo_move_to (cr, -0.66, 0);
  cairo_curve_to (cr, -0.30, -0.50, 0.30, -0.50, 0.66, 0);
  cairo_curve_to (cr, 0.30, 0.50, -0.30, 0.50, -0.66, 0);
  cairo_stroke (cr);
  cairo_arc (cr, 0, 0, 0.16, 0, 2 * G_PI);
  cairo_fill (cr);
  stroke_line (cr, -0.46, 0.56, 0.46, -0.56);
}

static void
draw_question (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, -0.26, 0.30, G_PI, 2 * G_PI + 0.8);
  cairo_curve_to (cr, 0.02, 0.06, 0, 0.06, 0, 0.26);
  cairo_stroke (cr);
  cairo_arc (cr, 0, 0.58, 0.13, 0, 2 * G_PI);
  cairo_fill (cr);
}

/* A crack. */
static void
draw_broken (cairo_t *cr)
{
  cairo_move_to (cr, 0.10, -0.74);
  cairo_line_to (cr, -0.24, -0.20);
  cairo_line_to (cr, 0.22, 0.04);
  cairo_line_to (cr, -0.12, 0.74);
  cairo_stroke (cr);
}

static void
draw_berserk (cairo_t *cr)
{
  for (gint i = 0; i < 14; i++)
    {
      double r = i % 2 == 0 ? 0.76 : 0.34, angle = i * G_PI / 7;

      cairo_line_to (cr, r * cos (angle), r * sin (angle));
    }
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* Crossed blades. */
static void
draw_melee (cairo_t *cr)
{
  for (gint side = -1; side <= 1; side += 2)
    {
      stroke_line (cr, side * 0.52, -0.56, -side * 0.44, 0.52);
      stroke_line (cr, -side * 0.50, 0.22, -side * 0.14, 0.50);
    }
}

/* A spiral, as one sees it. */
static void
draw_stunned (cairo_t *cr)
{
  for (gint i = 0; i <= 30; i++)
    {
      double angle = i * 4.2 * G_PI / 30, r = 0.06 + 0.62 * i / 30;

      cairo_line_to (cr, r * cos (angle), r * sin (angle));
    }
  cairo_stroke (cr);
}

static void
draw_wounded (cairo_t *cr)
{
  cairo_rectangle (cr, -0.18, -0.58, 0.36, 1.16);
  cairo_rectangle (cr, -0.58, -0.18, 1.16, 0.36);
  cairo_fill (cr);
}

/* A rifle, struck through. */
static void
draw_unarmed (cairo_t *cr)
{
  stroke_line (cr, -0.56, 0.42, 0.58, -0.44);
  stroke_line (cr, -0.56, 0.42, -0.40, 0.60);
  stroke_line (cr, -0.44, -0.46, 0.44, 0.46);
}

/* A head without a body to it. */
static void
draw_no_crew (cairo_t *cr)
{
  const double dashes[] = { 0.20, 0.16 };

  cairo_save (cr);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_arc (cr, 0, -0.26, 0.30, 0, 2 * G_PI);
  cairo_stroke (cr);
  cairo_arc (cr, 0, 0.66, 0.50, G_PI, 2 * G_PI);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_temporary_crew (cairo_t *cr)
{
  cairo_arc (cr, 0, -0.26, 0.30, 0, 2 * G_PI);
  cairo_stroke (cr);
  cairo_arc (cr, 0, 0.66, 0.50, G_PI, 2 * G_PI);
  cairo_close_path (cr);
  cairo_stroke (cr);
}

static void
draw_barrel (cairo_t *cr)
{
  cairo_rectangle (cr, -0.30, -0.18, 0.98, 0.24);
  cairo_rectangle (cr, -0.66, -0.32, 0.40, 0.54);
  cairo_fill (cr);
}

static void
draw_malfunctioned (cairo_t *cr)
{
  draw_barrel (cr);
  stroke_line (cr, -0.30, 0.62, 0.46, -0.62);
}

static void
draw_disabled (cairo_t *cr)
{
  draw_barrel (cr);
  stroke_line (cr, -0.40, 0.60, 0.48, -0.60);
  stroke_line (cr, -0.40, -0.60, 0.48, 0.60);
}

/* A wheel. */
static void
draw_riding (cairo_t *cr)
{
  cairo_arc (cr, 0, 0, 0.56, 0, 2 * G_PI);
  cairo_stroke (cr);
  cairo_arc (cr, 0, 0, 0.18, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_aboard (cairo_t *cr)
{
  for (gint i = 0; i < 10; i++)
    {
      double r = i % 2 == 0 ? 0.74 : 0.31, angle = -G_PI / 2 + i * G_PI / 5;

      cairo_line_to (cr, r * cos (angle), r * sin (angle));
    }
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* An arrow that goes round. */
static void
draw_bypass (cairo_t *cr)
{
  cairo_rectangle (cr, -0.20, -0.06, 0.40, 0.48);
  cairo_fill (cr);
  cairo_arc (cr, 0, 0.14, 0.56, G_PI, 1.86 * G_PI);
  cairo_stroke (cr);
  cairo_move_to (cr, 0.72, 0.20);
  cairo_line_to (cr, 0.24, -0.04);
  cairo_line_to (cr, 0.66, -0.32);
  cairo_close_path (cr);
  cairo_fill (cr);
}

typedef struct
{
  HuUnitMark mark;
  HuSide     captor;
  double     radius;
} Picture;

static void
draw_picture (const HuCanvas *canvas,
              cairo_t        *cr,
              guint32         variant,
              gconstpointer   data)
{
  static void (* const signs[HU_N_UNIT_MARKS]) (cairo_t *cr) = {
    [HU_UNIT_MARK_CAPTURED] = draw_captured, [HU_UNIT_MARK_HIDDEN] = draw_hidden,
    [HU_UNIT_MARK_CONCEALED] = draw_question, [HU_UNIT_MARK_BROKEN] = draw_broken,
    [HU_UNIT_MARK_BERSERK] = draw_berserk, [HU_UNIT_MARK_MELEE] = draw_melee,
    [HU_UNIT_MARK_STUNNED] = draw_stunned, [HU_UNIT_MARK_WOUNDED] = draw_wounded,
    [HU_UNIT_MARK_UNARMED] = draw_unarmed, [HU_UNIT_MARK_NO_CREW] = draw_no_crew,
    [HU_UNIT_MARK_TEMPORARY_CREW] = draw_temporary_crew, [HU_UNIT_MARK_MALFUNCTIONED] = draw_malfunctioned,
    [HU_UNIT_MARK_DISABLED] = draw_disabled, [HU_UNIT_MARK_RIDING] = draw_riding,
    [HU_UNIT_MARK_ABOARD] = draw_aboard, [HU_UNIT_MARK_BYPASS] = draw_bypass,
  };
  const Picture *picture = data;
  const HuTheme *theme = canvas->theme;
  HuColor ink = { 0.08, 0.07, 0.06, 1 }, disc = { 1, 0.995, 0.97, 1 };

  if (picture->mark == HU_UNIT_MARK_BROKEN || picture->mark == HU_UNIT_MARK_BERSERK ||
      picture->mark == HU_UNIT_MARK_WOUNDED)
    disc = (HuColor) { 0.66, 0.06, 0.14, 1 };
  if (picture->mark == HU_UNIT_MARK_CAPTURED && picture->captor != HU_SIDE_NONE)
    disc = hu_color_mix (theme->side[picture->captor], (HuColor) { 0, 0, 0, 1 }, theme->dark ? 0.35 : 0);
  if (hu_color_luminance (disc) < 0.4)
    ink = (HuColor) { 1, 1, 1, 1 };

  cairo_arc (cr, 0, 0, picture->radius, 0, 2 * G_PI);
  hu_color_set (cr, disc);
  cairo_fill_preserve (cr);
  hu_color_set (cr, (HuColor) { 0.08, 0.07, 0.06, 1 });
  cairo_set_line_width (cr, MAX (0.9, picture->radius * 0.12));
  cairo_stroke (cr);

  cairo_scale (cr, picture->radius, picture->radius);
  cairo_set_line_width (cr, MAX (0.18, 1.0 / picture->radius));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  hu_color_set (cr, ink);
  signs[picture->mark] (cr);
}

static guint
vehicle_marks (const HuState *state,
               guint          unit)
{
  guint marks = 0;

  if (hu_scenario_get_unit (state->scenario, unit)->vehicle == NULL)
    return 0;

  if (state->unit_crew[unit] == HU_CREW_NONE)
    marks |= 1u << HU_UNIT_MARK_NO_CREW;
  if (state->unit_crew[unit] == HU_CREW_TEMPORARY)
    marks |= 1u << HU_UNIT_MARK_TEMPORARY_CREW;
  if (state->unit_ma[unit] == HU_MA_MALFUNCTIONED)
    marks |= 1u << HU_UNIT_MARK_MALFUNCTIONED;
  if (state->unit_ma[unit] == HU_MA_DISABLED)
    marks |= 1u << HU_UNIT_MARK_DISABLED;

  return marks;
}

guint
hu_unit_marks_of (const HuState *state,
                  guint          unit)
{
  static const struct { guint state; HuUnitMark mark; } by_state[] = {
    { HU_STATE_BROKEN, HU_UNIT_MARK_BROKEN }, { HU_STATE_BERSERK, HU_UNIT_MARK_BERSERK },
    { HU_STATE_MELEE, HU_UNIT_MARK_MELEE }, { HU_STATE_STUNNED, HU_UNIT_MARK_STUNNED },
    { HU_STATE_CONCEALED, HU_UNIT_MARK_CONCEALED }, { HU_STATE_HIDDEN, HU_UNIT_MARK_HIDDEN },
    { HU_STATE_BYPASS, HU_UNIT_MARK_BYPASS }, { HU_STATE_WOUNDED, HU_UNIT_MARK_WOUNDED },
    { HU_STATE_ABOARD, HU_UNIT_MARK_ABOARD },
  };
  HuUnitKind kind = hu_scenario_get_unit (state->scenario, unit)->kind;
  guint marks = 0;

  if (!hu_unit_kind_is_tactical (kind))
    return 0;

  for (guint i = 0; i < G_N_ELEMENTS (by_state); i++)
    if (state->unit_states[unit] & by_state[i].state)
      marks |= 1u << by_state[i].mark;
  if (kind <= HU_UNIT_HERO && !(state->unit_states[unit] & HU_STATE_ARMED))
    marks |= 1u << HU_UNIT_MARK_UNARMED;
  if (state->unit_captor[unit] != HU_SIDE_NONE)
    marks |= 1u << HU_UNIT_MARK_CAPTURED;
  if (state->unit_in[unit] != HU_UNIT_NONE)
    marks |= 1u << HU_UNIT_MARK_RIDING;

  return marks | vehicle_marks (state, unit);
}

/* @captor: the side whose colour a captured unit takes, or HU_SIDE_NONE; @centre: its middle, px; @radius: px. */
void
hu_unit_mark_draw (const HuCanvas *canvas,
                   HuUnitMark      mark,
                   HuSide          captor,
                   HuPoint         centre,
                   double          radius)
{
  Picture picture = { mark, mark == HU_UNIT_MARK_CAPTURED ? captor : HU_SIDE_NONE,
                      hu_canvas_step (canvas, radius) };
  guint32 variant = (guint32) mark | (guint32) (picture.captor + 1) << 8;

  hu_canvas_stamp (canvas, HU_STAMP_UNIT_MARK, variant, picture.radius, centre, picture.radius + 2, 1, draw_picture,
                   &picture);
}

/**
 * hu_unit_marks_draw:
 * @marks: bits of #HuUnitMark
 * @captor: the side that captured the unit, or %HU_SIDE_NONE
 * @centre: middle of the counter, px
 * @size: size of the counter, px
 *
 * Draws marks down the left edge of a counter, as many as there is room for, the most important first.
 */
void
hu_unit_marks_draw (const HuCanvas *canvas,
                    guint           marks,
                    HuSide          captor,
                    HuPoint         centre,
                    double          size)
{
  double radius = MAX (size * 0.125, 3.6);
  gint most = CLAMP ((gint) (size * 0.96 / (2 * radius)), 1, MARKS_MOST), seen = 0;

  for (guint mark = 0; mark < HU_N_UNIT_MARKS && seen < most; mark++)
    if (marks >> mark & 1)
      {
        hu_unit_mark_draw (canvas, (HuUnitMark) mark, captor,
                           (HuPoint) { centre.x - size / 2 + radius * 0.55,
                                       centre.y - size / 2 + radius * (0.75 + 1.95 * seen) },
                           radius);
        seen++;
      }
}
