/*
 * Curves: making them smooth.
 */
#include "hu-curve.h"

#include <math.h>
#include <string.h>

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

/* @points: (element-type HuPoint): at least one; @reach: how far the new points may lie from the straight line, map
 * units.  Returns @points with more points between them, a little off the straight line; (transfer full) (element-type
 * HuPoint). */
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

/* @points: (transfer full) (element-type HuPoint): points close together; @thin: width at a spring, map units;
 * @thick: width away from springs; @length: distance from a spring at which the full width is reached, map units;
 * @spring_at_start: whether the first point is a spring; @spring_at_end: whether the last point is a spring. */
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

void
hu_curve_free (HuCurve *curve)
{
  if (curve == NULL)
    return;

  g_array_unref (curve->points);
  g_free (curve);
}
