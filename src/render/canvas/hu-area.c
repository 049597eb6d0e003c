/*
 * Areas. Only the hexsides at the edge of a set are drawn: the cost of an area is that of its outline, and
 * see-through fills show no seams.
 */
#include "hu-area.h"

#include "hu-curve.h"

#include <math.h>

typedef struct
{
  const HuGrid *grid;
  HuHexWindow   window;
  HuAreaFunc    holds;
  HuAreaFunc    faces;
  gpointer      data;
  gboolean      inner_only;
} Query;

static gboolean
in_window (const Query *query,
           HuHex        hex)
{
  gint lane = hex / query->grid->lane_length, pos = hex % query->grid->lane_length;

  return lane >= query->window.lane0 && lane < query->window.lane1 &&
         pos >= query->window.pos0 && pos < query->window.pos1;
}

static gboolean
is_border (HuHex    hex,
           HuHex    neighbour,
           gpointer data)
{
  const Query *query = data;

  if (!query->holds (hex, query->data))
    return FALSE;
  if (neighbour == HU_HEX_NONE)
    return !query->inner_only;
  if (!query->inner_only && !in_window (query, neighbour))
    return TRUE;

  return !query->holds (neighbour, query->data) &&
         (query->faces == NULL || query->faces (neighbour, query->data));
}

/* How finely a corner is rounded: no finer than can be seen. */
static guint
soft_steps (const HuCanvas *canvas)
{
  /* A file contains each step in digits, and on a small map the middles of the hexsides are all that can be seen. */
  if (canvas->sprites == NULL && canvas->scale < 32)
    return canvas->scale < 21 ? 1 : 2;

  return canvas->scale < 12 ? 2 : canvas->scale < 30 ? 3 : 5;
}

#define STRAIGHT 0.02 /* px by which a point may lie beside a straight line */

static gboolean
is_straight (HuPoint a,
             HuPoint b,
             HuPoint c,
             double  most)
{
  double dx = c.x - a.x, dy = c.y - a.y;

  return fabs ((b.x - a.x) * dy - (b.y - a.y) * dx) <= most * hypot (dx, dy) &&
         (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) >= 0;
}

/* An outline on its way to the path.  The middles of hexsides often lie in one line: a file gets the ends of that only. */
typedef struct
{
  const HuCanvas *canvas;
  HuPoint         before, last;
  guint           n; /* points so far: from 2 on both are known, and @last is not in the path yet */
} Outline;

static void
outline_add (Outline *outline,
             double   x,
             double   y)
{
  HuPoint p = { x, y };

  if (outline->canvas->sprites != NULL || outline->n == 0)
    cairo_line_to (outline->canvas->cr, x, y);
  else if (outline->n > 1 && !is_straight (outline->before, outline->last, p, STRAIGHT))
    cairo_line_to (outline->canvas->cr, outline->last.x, outline->last.y);
  else if (outline->n > 1)
    outline->last = outline->before;

  outline->before = outline->last;
  outline->last = p;
  outline->n++;
}

/* Rounds the corner at @b on the way from @a to @c as hu_curve_soften() does. */
static void
round_corner (Outline *outline,
              HuPoint  a,
              HuPoint  b,
              HuPoint  c)
{
  guint steps = soft_steps (outline->canvas);

  a = (HuPoint) { (a.x + b.x) / 2, (a.y + b.y) / 2 };
  c = (HuPoint) { (c.x + b.x) / 2, (c.y + b.y) / 2 };
  for (guint step = 0; step <= steps; step++)
    {
      double t = (double) step / steps, s = 1 - t;

      outline_add (outline, s * s * a.x + 2 * s * t * b.x + t * t * c.x, s * s * a.y + 2 * s * t * b.y + t * t * c.y);
    }
}

/* Rounds only corners between two hexsides that have a hex on both sides; the edge of the map stays as it is. */
static void
chain_path (const HuCanvas *canvas,
            const HuChain  *chain,
            gboolean        soft)
{
  guint n = chain->points->len;
  Outline outline = { .canvas = canvas };

  cairo_new_sub_path (canvas->cr);
  for (guint i = 0; i < n; i++)
    {
      guint before = i > 0 ? i - 1 : n - 1, after = i < n - 1 ? i + 1 : 0;
      HuPoint p = hu_canvas_point (canvas, g_array_index (chain->points, HuPoint, i));

      if (soft && chain->closed && !g_array_index (chain->outer, guint8, before) &&
          !g_array_index (chain->outer, guint8, i))
        round_corner (&outline, hu_canvas_point (canvas, g_array_index (chain->points, HuPoint, before)), p,
                      hu_canvas_point (canvas, g_array_index (chain->points, HuPoint, after)));
      else
        outline_add (&outline, p.x, p.y);
    }
  if (outline.canvas->sprites == NULL && outline.n > 1)
    cairo_line_to (outline.canvas->cr, outline.last.x, outline.last.y);
  cairo_close_path (outline.canvas->cr);
}

/* Leaves out of a border what lies in a straight line between two others. */
static GArray *
thin_out (GArray *border) /* (transfer full) */
{
  const HuPoint *points = (const HuPoint *) border->data;
  guint n = border->len;
  GArray *thin = g_array_new (FALSE, FALSE, sizeof (HuPoint));

  for (guint i = 0; i < n; i++)
    if (i == 0 || i + 1 == n || !is_straight (points[i - 1], points[i], points[i + 1], 1e-4))
      g_array_append_val (thin, points[i]);
  g_array_unref (border);

  return thin;
}

gboolean
hu_area_is_listed (HuHex    hex,
                   gpointer hexes)
{
  return hu_hexes_have (hexes, hex);
}

/**
 * hu_area_path:
 * @window: the hexes to look at: those in sight, and two more on each side
 * @soft: whether to round the corners as hu_area_borders() does
 * @holds: whether an existing hex belongs to the set
 *
 * Adds the outline of the set to the path. Fill it with the winding rule, because the outlines of holes run the
 * other way.
 */
void
hu_area_path (const HuCanvas *canvas,
              HuHexWindow     window,
              gboolean        soft,
              HuAreaFunc      holds,
              gpointer        data)
{
  Query query = { canvas->grid, window, holds, NULL, data, FALSE };
  g_autoptr(GPtrArray) chains = hu_chain_borders (canvas->grid, window, is_border, &query);

  for (guint i = 0; i < chains->len; i++)
    chain_path (canvas, g_ptr_array_index (chains, i), soft);
}

/* @window: the hexes to look at: those in sight, and three more on each side, because softening looks ahead; @holds:
 * whether an existing hex belongs to the set; @faces: whether a border with an existing hex beside the set counts, or
 * NULL; @closed_flags: (out) (transfer full) (element-type gboolean): for each border, whether it ends where it began.
 * Returns the borders, in map units; (transfer full) (element-type GArray). */
GPtrArray *
hu_area_borders (const HuCanvas *canvas,
                 HuHexWindow     window,
                 HuAreaFunc      holds,
                 HuAreaFunc      faces,
                 gpointer        data,
                 GArray        **closed_flags)
{
  Query query = { canvas->grid, window, holds, faces, data, TRUE };
  g_autoptr(GPtrArray) chains = hu_chain_borders (canvas->grid, window, is_border, &query);
  GPtrArray *borders = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);

  *closed_flags = g_array_new (FALSE, FALSE, sizeof (gboolean));
  for (guint i = 0; i < chains->len; i++)
    {
      const HuChain *chain = g_ptr_array_index (chains, i);

      GArray *border = hu_curve_soften (chain->points, chain->closed, soft_steps (canvas));

      g_ptr_array_add (borders, canvas->sprites == NULL ? thin_out (border) : border);
      g_array_append_val (*closed_flags, chain->closed);
    }

  return borders;
}
