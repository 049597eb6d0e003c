/*
 * Curves on a canvas: as ribbons, lines, ticks and lines beside them.
 */
#include "hu-curve.h"

#include <math.h>

#define CHUNK 24 /* points that are looked at or left out together */
#define FLAT 0.2 /* px by which a point may lie beside the line that leaves it out in a drawing for paper */
#define WIDTH_STEP 0.2 /* px by which a line on paper grows wider at a time */

static gboolean
box_seen (const HuCanvas *canvas,
          HuBox           box,
          double          reach)
{
  HuPoint a = hu_canvas_point (canvas, (HuPoint) { box.x, box.y });
  const HuBox *clip = &canvas->clip;

  return a.x + box.width * canvas->scale + reach >= clip->x && a.x - reach <= clip->x + clip->width &&
         a.y + box.height * canvas->scale + reach >= clip->y && a.y - reach <= clip->y + clip->height;
}

static HuPoint
seen_at (const HuCanvas *canvas,
         const HuCurve  *curve,
         guint           i)
{
  const HuCurvePoint *p = &g_array_index (curve->points, HuCurvePoint, i);

  return hu_canvas_point (canvas, (HuPoint) { p->x, p->y });
}

/* Could the points first … last be in sight? Looks at a few of them only, because they lie close together. */
static gboolean
chunk_seen (const HuCanvas *canvas,
            const HuCurve  *curve,
            guint           first,
            guint           last)
{
  double left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = -G_MAXDOUBLE, bottom = -G_MAXDOUBLE;
  HuBox box;

  for (guint i = first; i <= last; i++)
    {
      const HuCurvePoint *p = &g_array_index (curve->points, HuCurvePoint, i);

      left = MIN (left, p->x);
      top = MIN (top, p->y);
      right = MAX (right, p->x);
      bottom = MAX (bottom, p->y);
    }
  box = (HuBox) { left, top, right - left, bottom - top };

  return box_seen (canvas, box, canvas->scale * 0.5 + 4);
}

static gboolean
lies_flat (const HuCanvas *canvas,
           const HuCurve  *curve,
           guint           first,
           guint           last)
{
  HuPoint a = seen_at (canvas, curve, first), b = seen_at (canvas, curve, last);
  double dx = b.x - a.x, dy = b.y - a.y, most = FLAT * hypot (dx, dy);

  for (guint i = first + 1; i < last; i++)
    {
      HuPoint p = seen_at (canvas, curve, i);

      if (fabs ((p.x - a.x) * dy - (p.y - a.y) * dx) > most)
        return FALSE;
    }

  return TRUE;
}

/* Lists the points from @first to @last to draw: a file contains each of them in digits, so it gets those that an eye
 * can tell.  Returns how many. */
static guint
list_points (const HuCanvas *canvas,
             const HuCurve  *curve,
             guint           first,
             guint           last,
             guint           listed[CHUNK + 2])
{
  guint n = 0;

  listed[n++] = first;
  for (guint i = first; i < last;)
    {
      guint next = i + 1;

      while (canvas->sprites == NULL && next < last && next - i < CHUNK / 3 && lies_flat (canvas, curve, i, next + 1))
        next++;
      listed[n++] = i = next;
    }

  return n;
}

static double
width_at (const HuCanvas *canvas,
          const HuCurve  *curve,
          guint           i,
          double          least)
{
  return MAX (g_array_index (curve->points, HuCurvePoint, i).width * canvas->scale, least);
}

static void
ribbon_chunk (const HuCanvas *canvas,
              const HuCurve  *curve,
              guint           first,
              guint           last,
              double          least,
              double          more)
{
  guint listed[CHUNK + 2], n = list_points (canvas, curve, first, last, listed);
  cairo_t *cr = canvas->cr;

  cairo_new_sub_path (cr);
  for (gint side = 0; side < 2; side++)
    {
      for (guint k = 0; k < n; k++)
        {
          guint i = listed[side == 0 ? k : n - 1 - k];
          HuPoint p = seen_at (canvas, curve, i);
          HuPoint a = seen_at (canvas, curve, i > 0 ? i - 1 : 0);
          HuPoint b = seen_at (canvas, curve, MIN (i + 1, curve->points->len - 1));
          double dx = b.x - a.x, dy = b.y - a.y, length = MAX (hypot (dx, dy), 1e-6);
          double half =
            width_at (canvas, curve, i, least) / 2 + more;

          if (side == 1)
            half = -half;
          cairo_line_to (cr, p.x - dy / length * half, p.y + dx / length * half);
        }
    }
  cairo_close_path (cr);
}

static void
round_end (const HuCanvas *canvas,
           const HuCurve  *curve,
           guint           i,
           double          least,
           double          more)
{
  HuPoint p = seen_at (canvas, curve, i);
  double half = width_at (canvas, curve, i, least) / 2 + more;

  if (!hu_canvas_sees (canvas, p, half))
    return;

  cairo_new_sub_path (canvas->cr);
  /* The arc runs the same way round as the ribbon's outline; otherwise the two would cancel each other out. */
  cairo_arc_negative (canvas->cr, p.x, p.y, half, 2 * G_PI, 0);
  cairo_close_path (canvas->cr);
}

/* Adds the area that the curve covers to the path. */
static void
ribbon_path (const HuCanvas *canvas,
             const HuCurve  *curve,
             double          least,
             double          more)
{
  guint last = curve->points->len - 1;

  for (guint first = 0; first < last; first += CHUNK)
    {
      guint end = MIN (first + CHUNK + 1, last); /* one more than to the next, so that no seam shows */

      if (chunk_seen (canvas, curve, first, end))
        ribbon_chunk (canvas, curve, first, end, least, more);
    }
  round_end (canvas, curve, 0, least, more);
  round_end (canvas, curve, last, least, more);
}

static void
line_stretch (const HuCanvas *canvas,
              const HuCurve  *curve,
              guint           from,
              guint           to,
              gboolean        whole)
{
  gboolean drawing = FALSE;

  for (guint first = from; first < to; first += CHUNK)
    {
      guint last = MIN (first + CHUNK, to);
      gboolean seen = whole || chunk_seen (canvas, curve, first, last);

      if (seen && !drawing)
        cairo_new_sub_path (canvas->cr);
      if (seen)
        {
          guint listed[CHUNK + 2], n = list_points (canvas, curve, first, last, listed);

          for (guint k = 0; k < n; k++)
            {
              HuPoint p = seen_at (canvas, curve, listed[k]);

              cairo_line_to (canvas->cr, p.x, p.y);
            }
        }
      drawing = seen;
    }
}

void
hu_curve_line_path (const HuCanvas *canvas,
                    const HuCurve  *curve,
                    gboolean        whole)
{
  if (curve->points->len >= 2 && box_seen (canvas, curve->box, canvas->scale))
    line_stretch (canvas, curve, 0, curve->points->len - 1, whole);
}

static gboolean
is_seen (const HuCanvas *canvas,
         const HuCurve  *curve,
         double          more)
{
  return curve->points->len >= 2 && box_seen (canvas, curve->box, canvas->scale + more);
}

/* A stretch of a curve that is about equally wide. */
typedef struct
{
  gint           steps; /* its width */
  const HuCurve *curve;
  guint          from, to;
} Stretch;

static gint
compare_stretches (gconstpointer a,
                   gconstpointer b)
{
  return ((const Stretch *) a)->steps - ((const Stretch *) b)->steps;
}

static void
add_stretches (const HuCanvas *canvas,
               const HuCurve  *curve,
               double          least,
               GArray         *stretches)
{
  guint n = curve->points->len;

  for (guint i = 0; i + 1 < n; i++)
    {
      double width = (width_at (canvas, curve, i, least) + width_at (canvas, curve, i + 1, least)) / 2;
      Stretch next = { (gint) round (width / WIDTH_STEP), curve, i, i + 1 };

      if (i > 0 && g_array_index (stretches, Stretch, stretches->len - 1).steps == next.steps)
        g_array_index (stretches, Stretch, stretches->len - 1).to = i + 1;
      else
        g_array_append_val (stretches, next);
    }
}

/* A file gets lines instead of outlines, which take twice as many points.  Each line is a little wider than the one
 * before, and all that are equally wide are one drawing. */
static void
stroke_ribbons (const HuCanvas  *canvas,
                const GPtrArray *curves,
                double           least,
                double           more)
{
  g_autoptr(GArray) stretches = g_array_new (FALSE, FALSE, sizeof (Stretch));
  cairo_t *cr = canvas->cr;

  for (guint i = 0; i < curves->len; i++)
    if (is_seen (canvas, g_ptr_array_index (curves, i), more))
      add_stretches (canvas, g_ptr_array_index (curves, i), least, stretches);
  g_array_sort (stretches, compare_stretches);

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < stretches->len; i++)
    {
      const Stretch *stretch = &g_array_index (stretches, Stretch, i);

      line_stretch (canvas, stretch->curve, stretch->from, stretch->to, FALSE);
      if (i + 1 < stretches->len && stretch[1].steps == stretch->steps)
        continue;
      cairo_set_line_width (cr, stretch->steps * WIDTH_STEP + 2 * more);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

/**
 * hu_curves_draw_ribbons:
 * @curves: (element-type HuCurve): the curves
 * @least: the least width, px
 * @more: px to add to the width on each side
 *
 * Draws the areas that the curves cover.
 */
void
hu_curves_draw_ribbons (const HuCanvas  *canvas,
                        const GPtrArray *curves,
                        HuColor          color,
                        double           least,
                        double           more)
{
  hu_color_set (canvas->cr, color);
  if (canvas->sprites == NULL)
    {
      stroke_ribbons (canvas, curves, least, more);
      return;
    }

  for (guint i = 0; i < curves->len; i++)
    if (is_seen (canvas, g_ptr_array_index (curves, i), more))
      ribbon_path (canvas, g_ptr_array_index (curves, i), least, more);
  cairo_fill (canvas->cr);
}

/* @way: as long as half the sign, in the direction of the curve. */
typedef void (*AddSign) (cairo_t *cr,
                         HuPoint  at,
                         HuPoint  way);

static void
add_tick (cairo_t *cr,
          HuPoint  at,
          HuPoint  way)
{
  cairo_move_to (cr, at.x - way.y, at.y + way.x);
  cairo_line_to (cr, at.x + way.y, at.y - way.x);
}

/* As on the water of a lake. */
static void
add_wave (cairo_t *cr,
          HuPoint  at,
          HuPoint  way)
{
  /* Along the curve, then aside, as parts of half the wave. */
  static const double bends[][6] = { { -0.5, -0.5, -0.2, 0.3, 0, 0 }, { 0.2, -0.3, 0.5, 0.5, 1, 0 } };

  cairo_move_to (cr, at.x - way.x, at.y - way.y);
  for (guint i = 0; i < G_N_ELEMENTS (bends); i++)
    {
      double points[6];

      for (guint k = 0; k < G_N_ELEMENTS (points); k += 2)
        {
          points[k] = at.x + way.x * bends[i][k] - way.y * bends[i][k + 1];
          points[k + 1] = at.y + way.y * bends[i][k] + way.x * bends[i][k + 1];
        }
      cairo_curve_to (cr, points[0], points[1], points[2], points[3], points[4], points[5]);
    }
}

static void
sign_chunk (const HuCanvas *canvas,
            const HuCurve  *curve,
            guint           first,
            guint           last,
            double          spacing,
            double          length,
            AddSign         add)
{
  for (guint i = first; i < last; i++)
    {
      double way = g_array_index (curve->points, HuCurvePoint, i).way * canvas->scale;
      double end = g_array_index (curve->points, HuCurvePoint, i + 1).way * canvas->scale;
      HuPoint a = seen_at (canvas, curve, i), b = seen_at (canvas, curve, i + 1);

      for (double next = (floor (way / spacing) + 0.5) * spacing; next < end; next += spacing)
        {
          double t = (next - way) / (end - way), half = length / 2 / (end - way);
          HuPoint p = { a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t };

          if (next < way)
            continue;
          add (canvas->cr, p, (HuPoint) { (b.x - a.x) * half, (b.y - a.y) * half });
        }
    }
}

static void
sign_path (const HuCanvas *canvas,
           const HuCurve  *curve,
           double          spacing,
           double          length,
           AddSign         add)
{
  guint n = curve->points->len;

  if (n < 2 || !box_seen (canvas, curve->box, canvas->scale))
    return;

  for (guint first = 0; first + 1 < n; first += CHUNK)
    {
      guint last = MIN (first + CHUNK, n - 1);

      if (chunk_seen (canvas, curve, first, last))
        sign_chunk (canvas, curve, first, last, spacing, length, add);
    }
}

/**
 * hu_curve_tick_path:
 * @spacing: px from stroke to stroke
 * @length: px of a stroke
 *
 * Adds the strokes across a railway line to the path.
 */
void
hu_curve_tick_path (const HuCanvas *canvas,
                    const HuCurve  *curve,
                    double          spacing,
                    double          length)
{
  sign_path (canvas, curve, spacing, length, add_tick);
}

/**
 * hu_curve_wave_path:
 * @spacing: px from wave to wave
 * @length: px of a wave
 *
 * Adds waves that go along it to the path.
 */
void
hu_curve_wave_path (const HuCanvas *canvas,
                    const HuCurve  *curve,
                    double          spacing,
                    double          length)
{
  sign_path (canvas, curve, spacing, length, add_wave);
}

static HuPoint
direction_of (HuPoint from,
              HuPoint to)
{
  double length = MAX (hypot (to.x - from.x, to.y - from.y), 1e-6);

  return (HuPoint) { (to.x - from.x) / length, (to.y - from.y) / length };
}

/**
 * hu_curve_offset_path:
 * @points: (element-type HuPoint): at least two, map units
 * @px: how far to move to the right of the line's direction
 * @closed: whether the line goes on from the last point to the first, which may be the same
 * @backwards: whether to add the points from the last to the first
 *
 * Continues the path with @points moved aside.
 */
void
hu_curve_offset_path (const HuCanvas *canvas,
                      const GArray   *points,
                      double          px,
                      gboolean        closed,
                      gboolean        backwards)
{
  const HuPoint *at = (const HuPoint *) points->data;
  gint n = (gint) points->len, around = n;

  if (closed && at[0].x == at[n - 1].x && at[0].y == at[n - 1].y)
    around--;
  for (gint k = 0; k < n; k++)
    {
      gint i = backwards ? n - 1 - k : k;
      gint before = closed ? (i + around - 1) % around : MAX (i - 1, 0);
      gint after = closed ? (i + 1) % around : MIN (i + 1, n - 1);
      /* At an end the two are one. */
      HuPoint in = direction_of (at[before], at[before == i ? after : i]);
      HuPoint out = direction_of (at[after == i ? before : i], at[after]);
      HuPoint p = hu_canvas_point (canvas, at[i]);
      double dx = in.x + out.x, dy = in.y + out.y;
      /* As far from the line before the point as from that after it, but no spike where the line turns back. */
      double aside = 2 * px / MAX (dx * dx + dy * dy, 1);

      cairo_line_to (canvas->cr, p.x - dy * aside, p.y + dx * aside);
    }
}
