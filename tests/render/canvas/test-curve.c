/*
 * Curves: where they pass, and that straightening goes no further than it may.
 */
#include <math.h>

#include "hu-curve.h"

static GArray *
zigzag (guint n)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (HuPoint));

  for (guint i = 0; i < n; i++)
    {
      HuPoint p = { i * 1.5, i % 2 * 0.866 };

      g_array_append_val (points, p);
    }

  return points;
}

static gboolean
passes (const GArray *curve,
        HuPoint       point)
{
  for (guint i = 0; i < curve->len; i++)
    {
      HuPoint p = g_array_index (curve, HuPoint, i);

      if (hypot (p.x - point.x, p.y - point.y) < 1e-9)
        return TRUE;
    }

  return FALSE;
}

static void
test_through (void)
{
  for (guint n = 1; n < 7; n++)
    {
      for (gint closed = 0; closed < 2; closed++)
        {
          g_autoptr(GArray) points = zigzag (n);
          g_autoptr(GArray) curve = hu_curve_through (points, closed, 4);

          for (guint i = 0; i < n; i++)
            g_assert_true (passes (curve, g_array_index (points, HuPoint, i)));
          g_assert_cmpuint (curve->len, ==, (closed ? n : n - 1) * 4 + 1);
        }
    }
}

/* It touches the middle of every hexside that it follows, and begins and ends where they do. */
static void
test_soften (void)
{
  for (guint n = 1; n < 7; n++)
    {
      g_autoptr(GArray) points = zigzag (n);
      g_autoptr(GArray) curve = hu_curve_soften (points, FALSE, 4);

      g_assert_true (passes (curve, g_array_index (points, HuPoint, 0)));
      g_assert_true (passes (curve, g_array_index (points, HuPoint, n - 1)));
      for (guint i = 0; n > 2 && i + 1 < n; i++)
        {
          HuPoint a = g_array_index (points, HuPoint, i), b = g_array_index (points, HuPoint, i + 1);

          g_assert_true (passes (curve, (HuPoint) { (a.x + b.x) / 2, (a.y + b.y) / 2 }));
        }
    }
}

static void
test_relax (void)
{
  g_autoptr(GArray) points = zigzag (20), home = zigzag (20);
  g_autoptr(GArray) fixed = g_array_new (FALSE, TRUE, sizeof (guint8));
  double before = 0, after = 0;

  g_array_set_size (fixed, 20);
  g_array_index (fixed, guint8, 0) = g_array_index (fixed, guint8, 7) = g_array_index (fixed, guint8, 19) = 1;
  hu_curve_relax (points, fixed, FALSE, 8, 0.3);

  for (guint i = 0; i < 20; i++)
    {
      HuPoint p = g_array_index (points, HuPoint, i), q = g_array_index (home, HuPoint, i);

      g_assert_cmpfloat (hypot (p.x - q.x, p.y - q.y), <=, 0.3 + 1e-9);
      if (g_array_index (fixed, guint8, i))
        g_assert_cmpfloat (hypot (p.x - q.x, p.y - q.y), ==, 0);
      if (i > 0)
        {
          before += fabs (q.y - g_array_index (home, HuPoint, i - 1).y);
          after += fabs (p.y - g_array_index (points, HuPoint, i - 1).y);
        }
    }
  g_assert_cmpfloat (after, <, before / 2);
}

static void
test_meander (void)
{
  g_autoptr(GArray) points = zigzag (6);
  g_autoptr(GArray) first = hu_curve_meander (points, 0.13), second = hu_curve_meander (points, 0.13);

  g_assert_cmpuint (first->len, ==, second->len);
  for (guint i = 0; i < first->len; i++)
    g_assert_true (passes (second, g_array_index (first, HuPoint, i)));
  for (guint i = 0; i < points->len; i++)
    g_assert_true (passes (first, g_array_index (points, HuPoint, i)));
}

/* Thin at a spring, growing, never thicker than it may be. */
static void
test_width (void)
{
  g_autoptr(HuCurve) curve = hu_curve_new (zigzag (30), 0.05, 0.2, 14, TRUE, FALSE);
  double last = 0;

  for (guint i = 0; i < curve->points->len; i++)
    {
      double width = g_array_index (curve->points, HuCurvePoint, i).width;

      g_assert_cmpfloat (width, >=, last);
      g_assert_cmpfloat (width, <=, 0.2 + 1e-9);
      last = width;
    }
  g_assert_cmpfloat_with_epsilon (g_array_index (curve->points, HuCurvePoint, 0).width, 0.05, 1e-9);
  g_assert_cmpfloat_with_epsilon (last, 0.2, 1e-9);
  g_assert_cmpfloat_with_epsilon (curve->box.width, 29 * 1.5, 1e-9);
}

/* A line moved aside keeps its distance, however far apart its points are and whether or not the first is repeated. */
static void
test_aside (void)
{
  static const HuPoint ring[] = { { 0, 0 }, { 1, 0 }, { 10, 0 }, { 10, 3 }, { 0, 3 }, { 0, 0 } };
  /* The points of the ring, and the first and the last of those moved aside. */
  static const struct
  {
    guint    n;
    gboolean closed, backwards;
    HuPoint  first, last;
  } cases[] = {
    { 6, TRUE, FALSE, { 0.5, 0.5 }, { 0.5, 0.5 } },
    { 6, TRUE, TRUE, { 0.5, 0.5 }, { 0.5, 0.5 } },
    { 5, TRUE, FALSE, { 0.5, 0.5 }, { 0.5, 2.5 } },
    { 4, FALSE, FALSE, { 0, 0.5 }, { 9.5, 3 } },
    { 4, FALSE, TRUE, { 9.5, 3 }, { 0, 0.5 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
      HuCanvas canvas = { .cr = cairo_create (surface), .scale = 1 };
      g_autoptr(GArray) points = g_array_new (FALSE, FALSE, sizeof (HuPoint));
      cairo_path_t *path;

      g_array_append_vals (points, ring, cases[i].n);
      hu_curve_offset_path (&canvas, points, 0.5, cases[i].closed, cases[i].backwards);
      path = cairo_copy_path (canvas.cr);
      g_assert_cmpint (path->num_data, >, 4); /* cairo leaves out a point in a straight line */
      for (gint k = 1; k < path->num_data; k += 2)
        {
          HuPoint p = { path->data[k].point.x, path->data[k].point.y };
          HuPoint wanted = k == 1 ? cases[i].first : cases[i].last;

          if (k == 1 || k == path->num_data - 1)
            g_assert_cmpfloat (hypot (p.x - wanted.x, p.y - wanted.y), <, 0.01);
          else
            g_assert_cmpfloat_with_epsilon (MIN (MIN (p.x, 10 - p.x), MIN (p.y, 3 - p.y)), 0.5, 0.01);
        }
      cairo_path_destroy (path);
      cairo_destroy (canvas.cr);
      cairo_surface_destroy (surface);
    }
}

/* Ticks lie across a line, waves along it and within its shores: three of either on a line of 6 at every 2. */
static void
test_signs (void)
{
  static const HuPoint ends[] = { { 0, 0 }, { 6, 0 } };
  static const struct
  {
    void   (*add) (const HuCanvas *canvas, const HuCurve *curve, double spacing, double length);
    double first, last, most_aside;
  } cases[] = {
    { hu_curve_tick_path, 1, 5, 0.4 },
    { hu_curve_wave_path, 0.6, 5.4, 0.13 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
      HuCanvas canvas = { .cr = cairo_create (surface), .scale = 1, .clip = { -5, -5, 20, 20 } };
      GArray *points = g_array_new (FALSE, FALSE, sizeof (HuPoint));
      g_autoptr(HuCurve) curve = NULL;
      double x1, y1, x2, y2;

      g_array_append_vals (points, ends, G_N_ELEMENTS (ends));
      curve = hu_curve_new (points, 1, 1, 1, FALSE, FALSE);
      cases[i].add (&canvas, curve, 2, 0.8);
      cairo_path_extents (canvas.cr, &x1, &y1, &x2, &y2);
      g_assert_cmpfloat_with_epsilon (x1, cases[i].first, 0.01);
      g_assert_cmpfloat_with_epsilon (x2, cases[i].last, 0.01);
      g_assert_cmpfloat (MAX (-y1, y2), >, 0.04);
      g_assert_cmpfloat (MAX (-y1, y2), <=, cases[i].most_aside + 0.01);
      cairo_destroy (canvas.cr);
      cairo_surface_destroy (surface);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/curve/through", test_through);
  g_test_add_func ("/curve/soften", test_soften);
  g_test_add_func ("/curve/relax", test_relax);
  g_test_add_func ("/curve/meander", test_meander);
  g_test_add_func ("/curve/width", test_width);
  g_test_add_func ("/curve/aside", test_aside);
  g_test_add_func ("/curve/signs", test_signs);

  return g_test_run ();
}
