/*
 * Curves: making them smooth, and putting them on a canvas.
 */
#include "hu-curve.h"

#include <math.h>
#include <string.h>

#define CHUNK 24 /* points that are looked at or left out together */

static HuPoint
point_at (const GArray *points,
          gint          i,
          gboolean      closed)
{
  gint n = (gint) points->len;

  if (closed)
    i = (i % n + n) % n;
  else
    i = CLAMP (i, 0, n - 1);

  return g_array_index (points, HuPoint, i);
}

static HuPoint
halfway (HuPoint a,
         HuPoint b)
{
  return (HuPoint) { (a.x + b.x) / 2, (a.y + b.y) / 2 };
}

/**
 * hu_curve_through:
 * @points: (element-type HuPoint): at least one
 * @closed: whether the last is followed by the first
 * @steps: number of pieces that each stretch is cut into
 *
 * Makes a Catmull-Rom spline.
 *
 * Returns: (transfer full) (element-type HuPoint): points along it; a closed curve repeats the first
 */
GArray *
hu_curve_through (const GArray *points,
                  gboolean      closed,
                  guint         steps)
{
  gint n = (gint) points->len, stretches = closed ? n : n - 1;
  GArray *curve;

  if (n == 0)
    return g_array_new (FALSE, FALSE, sizeof (HuPoint));

  curve = g_array_sized_new (FALSE, FALSE, sizeof (HuPoint), (guint) stretches * steps + 1);
  for (gint i = 0; i < stretches; i++)
    {
      HuPoint a = point_at (points, i - 1, closed), b = point_at (points, i, closed);
      HuPoint c = point_at (points, i + 1, closed), d = point_at (points, i + 2, closed);

      for (guint step = 0; step < steps; step++)
        {
          double t = (double) step / steps, t2 = t * t, t3 = t2 * t;
          HuPoint p = {
            0.5 * (2 * b.x + (c.x - a.x) * t + (2 * a.x - 5 * b.x + 4 * c.x - d.x) * t2 +
                   (3 * b.x - a.x - 3 * c.x + d.x) * t3),
            0.5 * (2 * b.y + (c.y - a.y) * t + (2 * a.y - 5 * b.y + 4 * c.y - d.y) * t2 +
                   (3 * b.y - a.y - 3 * c.y + d.y) * t3),
          };

          g_array_append_val (curve, p);
        }
    }

  {
    HuPoint last = point_at (points, closed ? 0 : n - 1, closed);

    g_array_append_val (curve, last);
  }

  return curve;
}

/**
 * hu_curve_soften:
 * @points: (element-type HuPoint): at least one
 * @closed: whether the last is followed by the first
 * @steps: number of pieces that each corner is cut into
 *
 * Makes a quadratic curve through the middles of the stretches, bent by the points between them. Along hexsides
 * it touches every one of them and has no zigzag.
 *
 * Returns: (transfer full) (element-type HuPoint): points along it; a closed curve repeats the first
 */
GArray *
hu_curve_soften (const GArray *points,
                 gboolean      closed,
                 guint         steps)
{
  gint n;
  GArray *curve;
  HuPoint last;

  g_return_val_if_fail (points->len > 0, NULL);

  n = (gint) points->len;
  curve = g_array_sized_new (FALSE, FALSE, sizeof (HuPoint), (guint) n * steps + 2);
  if (!closed)
    {
      HuPoint first = point_at (points, 0, FALSE);

      g_array_append_val (curve, first);
    }

  for (gint i = closed ? 0 : 1; i < (closed ? n : n - 1); i++)
    {
      HuPoint b = point_at (points, i, closed);
      HuPoint a = halfway (point_at (points, i - 1, closed), b);
      HuPoint c = halfway (b, point_at (points, i + 1, closed));

      for (guint step = 0; step < steps; step++)
        {
          double t = (double) step / steps, s = 1 - t;
          HuPoint p = { s * s * a.x + 2 * s * t * b.x + t * t * c.x,
                        s * s * a.y + 2 * s * t * b.y + t * t * c.y };

          g_array_append_val (curve, p);
        }
    }

  if (closed)
    {
      last = halfway (point_at (points, -1, TRUE), point_at (points, 0, TRUE));
      g_array_append_val (curve, last);
      return curve;
    }

  if (n > 2)
    {
      last = halfway (point_at (points, n - 2, FALSE), point_at (points, n - 1, FALSE));
      g_array_append_val (curve, last);
    }
  last = point_at (points, n - 1, FALSE);
  g_array_append_val (curve, last);

  return curve;
}

/**
 * hu_curve_meander:
 * @points: (element-type HuPoint): at least one
 * @reach: how far the new points may lie from the straight line, map units
 *
 * Returns: (transfer full) (element-type HuPoint): @points with more points between them, a little off the
 *   straight line
 */
GArray *
hu_curve_meander (const GArray *points,
                  double        reach)
{
  GArray *wandering = g_array_new (FALSE, FALSE, sizeof (HuPoint));

  for (guint i = 0; i + 1 < points->len; i++)
    {
      HuPoint a = g_array_index (points, HuPoint, i), b = g_array_index (points, HuPoint, i + 1);
      double dx = b.x - a.x, dy = b.y - a.y, length = hypot (dx, dy);
      gint n = MAX (2, (gint) round (length / 0.87));

      for (gint step = 0; step < n; step++)
        {
          double t = (double) step / n, off = 0;
          HuPoint p;

          if (step > 0)
            {
              guint32 lot = hu_canvas_chance ((HuHex) (a.x * 64 + b.x * 16 + step),
                                              (guint32) (gint) (a.y * 64 + b.y * 16));

              off = reach * ((lot & 1023) / 511.5 - 1);
            }
          p = (HuPoint) { a.x + dx * t - dy / MAX (length, 0.01) * off,
                          a.y + dy * t + dx / MAX (length, 0.01) * off };
          g_array_append_val (wandering, p);
        }
    }
  if (points->len > 0)
    g_array_append_val (wandering, g_array_index (points, HuPoint, points->len - 1));

  return wandering;
}

/**
 * hu_curve_relax:
 * @points: (inout) (element-type HuPoint): the points to move
 * @fixed: (nullable) (element-type guint8): 1 for points that stay; %NULL: only the first and the last stay
 * @closed: whether the last is followed by the first
 * @rounds: how often each point moves halfway to the middle of its neighbours
 * @reach: how far a point may move from its first place, map units
 *
 * Removes the zigzag from a line that follows a grid of hexes.
 */
void
hu_curve_relax (GArray       *points,
                const GArray *fixed,
                gboolean      closed,
                guint         rounds,
                double        reach)
{
  gint n = (gint) points->len;
  g_autofree HuPoint *home = g_memdup2 (points->data, points->len * sizeof (HuPoint));
  g_autofree HuPoint *before = g_new (HuPoint, points->len);

  for (guint round = 0; round < rounds; round++)
    {
      memcpy (before, points->data, points->len * sizeof (HuPoint));
      for (gint i = 0; i < n; i++)
        {
          HuPoint a = before[i > 0 ? i - 1 : n - 1], b = before[i < n - 1 ? i + 1 : 0], p = before[i];
          double dx, dy, off;

          if (fixed != NULL ? g_array_index (fixed, guint8, i) : !closed && (i == 0 || i == n - 1))
            continue;

          dx = (a.x + 2 * p.x + b.x) / 4 - home[i].x;
          dy = (a.y + 2 * p.y + b.y) / 4 - home[i].y;
          off = hypot (dx, dy);
          if (off > reach)
            {
              dx *= reach / off;
              dy *= reach / off;
            }
          g_array_index (points, HuPoint, i) = (HuPoint) { home[i].x + dx, home[i].y + dy };
        }
    }
}

/**
 * hu_curve_new:
 * @points: (transfer full) (element-type HuPoint): points close together
 * @thin: width at a spring, map units
 * @thick: width away from springs
 * @length: distance from a spring at which the full width is reached, map units
 * @spring_at_start: whether the first point is a spring
 * @spring_at_end: whether the last point is a spring
 *
 * Returns: (transfer full): the curve
 */
HuCurve *
hu_curve_new (GArray  *points,
              double   thin,
              double   thick,
              double   length,
              gboolean spring_at_start,
              gboolean spring_at_end)
{
  HuCurve *curve = g_new0 (HuCurve, 1);
  double whole = 0, way = 0, right = -G_MAXDOUBLE, bottom = -G_MAXDOUBLE;

  for (guint i = 0; i + 1 < points->len; i++)
    whole += hypot (g_array_index (points, HuPoint, i + 1).x - g_array_index (points, HuPoint, i).x,
                    g_array_index (points, HuPoint, i + 1).y - g_array_index (points, HuPoint, i).y);

  curve->points = g_array_sized_new (FALSE, FALSE, sizeof (HuCurvePoint), points->len);
  curve->box = (HuBox) { G_MAXDOUBLE, G_MAXDOUBLE, 0, 0 };
  for (guint i = 0; i < points->len; i++)
    {
      HuPoint p = g_array_index (points, HuPoint, i);
      double grown = 1;
      HuCurvePoint point = { p.x, p.y, 0, 0 };

      if (i > 0)
        way += hypot (p.x - g_array_index (points, HuPoint, i - 1).x,
                      p.y - g_array_index (points, HuPoint, i - 1).y);
      if (spring_at_start)
        grown = MIN (grown, way / length);
      if (spring_at_end)
        grown = MIN (grown, (whole - way) / length);

      point.way = way;
      point.width = thin + (thick - thin) * sqrt (MAX (grown, 0));
      g_array_append_val (curve->points, point);
      curve->box.x = MIN (curve->box.x, p.x);
      curve->box.y = MIN (curve->box.y, p.y);
      right = MAX (right, p.x);
      bottom = MAX (bottom, p.y);
    }
  curve->box.width = right - curve->box.x;
  curve->box.height = bottom - curve->box.y;
  g_array_unref (points);

  return curve;
}

/**
 * hu_curve_free:
 * @curve: (nullable): a curve
 */
void
hu_curve_free (HuCurve *curve)
{
  if (curve == NULL)
    return;

  g_array_unref (curve->points);
  g_free (curve);
}

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

static void
ribbon_chunk (const HuCanvas *canvas,
              const HuCurve  *curve,
              guint           first,
              guint           last,
              double          least,
              double          more)
{
  cairo_t *cr = canvas->cr;

  cairo_new_sub_path (cr);
  for (gint side = 0; side < 2; side++)
    {
      for (guint k = 0; k <= last - first; k++)
        {
          guint i = side == 0 ? first + k : last - k;
          HuPoint p = seen_at (canvas, curve, i);
          HuPoint a = seen_at (canvas, curve, i > 0 ? i - 1 : 0);
          HuPoint b = seen_at (canvas, curve, MIN (i + 1, curve->points->len - 1));
          double dx = b.x - a.x, dy = b.y - a.y, length = MAX (hypot (dx, dy), 1e-6);
          double half =
            MAX (g_array_index (curve->points, HuCurvePoint, i).width * canvas->scale, least) / 2 + more;

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
  double half = MAX (g_array_index (curve->points, HuCurvePoint, i).width * canvas->scale, least) / 2 + more;

  if (!hu_canvas_sees (canvas, p, half))
    return;

  cairo_new_sub_path (canvas->cr);
  /* The arc runs the same way round as the ribbon's outline; otherwise the two would cancel each other out. */
  cairo_arc_negative (canvas->cr, p.x, p.y, half, 2 * G_PI, 0);
  cairo_close_path (canvas->cr);
}

/**
 * hu_curve_ribbon_path:
 * @canvas: a canvas
 * @curve: a curve
 * @least: its least width, px
 * @more: px to add to its width on each side
 *
 * Adds the area that the curve covers to the path; fill it with the winding rule.
 */
void
hu_curve_ribbon_path (const HuCanvas *canvas,
                      const HuCurve  *curve,
                      double          least,
                      double          more)
{
  guint n = curve->points->len;

  if (n < 2 || !box_seen (canvas, curve->box, canvas->scale + more))
    return;

  for (guint first = 0; first + 1 < n; first += CHUNK)
    {
      guint last = MIN (first + CHUNK + 1, n - 1); /* one more than to the next, so that no seam shows */

      if (chunk_seen (canvas, curve, first, last))
        ribbon_chunk (canvas, curve, first, last, least, more);
    }
  round_end (canvas, curve, 0, least, more);
  round_end (canvas, curve, n - 1, least, more);
}

static void
line_chunk (const HuCanvas *canvas,
            const HuCurve  *curve,
            guint           first,
            guint           last)
{
  for (guint i = first; i <= last; i++)
    {
      HuPoint p = seen_at (canvas, curve, i);

      cairo_line_to (canvas->cr, p.x, p.y);
    }
}

/**
 * hu_curve_line_path:
 * @canvas: a canvas
 * @curve: a curve
 * @whole: whether to add also the parts out of sight: a dashed line counts its dashes from its beginning
 *
 * Adds the curve to the path as a line.
 */
void
hu_curve_line_path (const HuCanvas *canvas,
                    const HuCurve  *curve,
                    gboolean        whole)
{
  guint n = curve->points->len;
  gboolean drawing = FALSE;

  if (n < 2 || !box_seen (canvas, curve->box, canvas->scale))
    return;

  for (guint first = 0; first + 1 < n; first += CHUNK)
    {
      guint last = MIN (first + CHUNK, n - 1);
      gboolean seen = whole || chunk_seen (canvas, curve, first, last);

      if (seen && !drawing)
        cairo_new_sub_path (canvas->cr);
      if (seen)
        line_chunk (canvas, curve, first, last);
      drawing = seen;
    }
}

static void
tick_chunk (const HuCanvas *canvas,
            const HuCurve  *curve,
            guint           first,
            guint           last,
            double          spacing,
            double          length)
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
          cairo_move_to (canvas->cr, p.x - (b.y - a.y) * half, p.y + (b.x - a.x) * half);
          cairo_line_to (canvas->cr, p.x + (b.y - a.y) * half, p.y - (b.x - a.x) * half);
        }
    }
}

/**
 * hu_curve_tick_path:
 * @canvas: a canvas
 * @curve: a curve
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
  guint n = curve->points->len;

  if (n < 2 || !box_seen (canvas, curve->box, canvas->scale))
    return;

  for (guint first = 0; first + 1 < n; first += CHUNK)
    {
      guint last = MIN (first + CHUNK, n - 1);

      if (chunk_seen (canvas, curve, first, last))
        tick_chunk (canvas, curve, first, last, spacing, length);
    }
}

/**
 * hu_curve_offset_path:
 * @canvas: a canvas
 * @points: (element-type HuPoint): map units, close together
 * @px: how far to move to the right of the line's direction
 * @closed: whether the last point repeats the first
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
  gint n = (gint) points->len;

  for (gint k = 0; k < n; k++)
    {
      gint i = backwards ? n - 1 - k : k;
      gint before = i > 0 ? i - 1 : closed ? n - 2 : 0, after = i < n - 1 ? i + 1 : closed ? 1 : n - 1;
      HuPoint p = hu_canvas_point (canvas, g_array_index (points, HuPoint, i));
      HuPoint a = hu_canvas_point (canvas, g_array_index (points, HuPoint, MAX (before, 0)));
      HuPoint b = hu_canvas_point (canvas, g_array_index (points, HuPoint, after));
      double dx = b.x - a.x, dy = b.y - a.y, length = MAX (hypot (dx, dy), 1e-6);

      cairo_line_to (canvas->cr, p.x - dy / length * px, p.y + dx / length * px);
    }
}
