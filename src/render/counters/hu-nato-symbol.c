/*
 * Symbols of counters, after the common military signs.
 */
#include "hu-nato-symbol.h"

#include <math.h>

static void
line (cairo_t *cr,
      double   x1,
      double   y1,
      double   x2,
      double   y2)
{
  cairo_move_to (cr, x1, y1);
  cairo_line_to (cr, x2, y2);
}

static void
cross (cairo_t *cr,
       HuBox    box)
{
  line (cr, box.x, box.y, box.x + box.width, box.y + box.height);
  line (cr, box.x, box.y + box.height, box.x + box.width, box.y);
}

/* Tracks: a rectangle whose ends are round. */
static void
tracks (cairo_t *cr,
        HuBox    box)
{
  double inset_x = box.width * 0.16, inset_y = box.height * 0.22;
  double left = box.x + inset_x, right = box.x + box.width - inset_x;
  double top = box.y + inset_y, bottom = box.y + box.height - inset_y;
  double radius = (bottom - top) / 2, middle = (top + bottom) / 2;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - radius, middle, radius, -G_PI / 2, G_PI / 2);
  cairo_arc (cr, left + radius, middle, radius, G_PI / 2, 3 * G_PI / 2);
  cairo_close_path (cr);
}

/* A bridge seen from the side. */
static void
bridge (cairo_t *cr,
        HuBox    box)
{
  double left = box.x + box.width * 0.24, right = box.x + box.width * 0.76;
  double top = box.y + box.height * 0.34, bottom = box.y + box.height * 0.72;

  line (cr, left, bottom, left, top);
  cairo_line_to (cr, right, top);
  cairo_line_to (cr, right, bottom);
  line (cr, (left + right) / 2, top, (left + right) / 2, bottom);
}

/* Two blades of a propeller. */
static void
propeller (cairo_t *cr,
           HuBox    box)
{
  double x = box.x + box.width / 2, y = box.y + box.height / 2;
  double reach = box.width * 0.36, high = box.height * 0.26;

  cairo_move_to (cr, x, y);
  cairo_curve_to (cr, x + reach * 0.5, y - high * 1.4, x + reach, y - high * 1.3, x + reach, y);
  cairo_curve_to (cr, x + reach, y + high * 1.3, x + reach * 0.5, y + high * 1.4, x, y);
  cairo_curve_to (cr, x - reach * 0.5, y - high * 1.4, x - reach, y - high * 1.3, x - reach, y);
  cairo_curve_to (cr, x - reach, y + high * 1.3, x - reach * 0.5, y + high * 1.4, x, y);
  cairo_close_path (cr);
}

static void
draw_branch (cairo_t    *cr,
             const char *branch,
             HuBox       box)
{
  if (g_strcmp0 (branch, "infantry") == 0 || g_strcmp0 (branch, "mechanized") == 0)
    cross (cr, box);
  if (g_strcmp0 (branch, "armor") == 0 || g_strcmp0 (branch, "mechanized") == 0)
    tracks (cr, box);
  if (g_strcmp0 (branch, "cavalry") == 0)
    line (cr, box.x, box.y + box.height, box.x + box.width, box.y);
  if (g_strcmp0 (branch, "engineer") == 0)
    bridge (cr, box);
  cairo_stroke (cr);

  if (g_strcmp0 (branch, "artillery") == 0)
    {
      cairo_arc (cr, box.x + box.width / 2, box.y + box.height / 2, box.height * 0.2, 0, 2 * G_PI);
      cairo_fill (cr);
    }
  if (g_strcmp0 (branch, "headquarters") == 0)
    {
      cairo_rectangle (cr, box.x, box.y, box.width, box.height * 0.34);
      cairo_fill (cr);
    }
}

/**
 * hu_nato_symbol_draw:
 * @branch: (nullable): "infantry" "armor" "mechanized" "cavalry" "artillery" "engineer" "headquarters";
 *   anything else is a plain box
 * @is_air: whether it is an air unit, which overrides its branch
 * @fill: the colour within the frame
 *
 * Draws the symbol of a kind of troops.
 */
void
hu_nato_symbol_draw (cairo_t    *cr,
                     const char *branch,
                     gboolean    is_air,
                     HuBox       box,
                     HuColor     ink,
                     HuColor     fill,
                     double      line_width)
{
  cairo_save (cr);
  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  hu_color_set (cr, fill);
  cairo_fill_preserve (cr);
  cairo_save (cr);
  cairo_clip (cr);

  hu_color_set (cr, ink);
  cairo_set_line_width (cr, line_width);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  if (is_air)
    {
      propeller (cr, box);
      cairo_fill (cr);
    }
  else
    {
      draw_branch (cr, branch, box);
    }
  cairo_restore (cr);

  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  hu_color_set (cr, ink);
  cairo_set_line_width (cr, line_width);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/**
 * hu_nato_size_draw:
 * @size: the size of a unit; nothing is drawn for %HU_SIZE_NONE
 *
 * Draws XXXX (army), XXX (corps), XX (division), X (brigade), III (regiment) or II (battalion).
 */
void
hu_nato_size_draw (cairo_t   *cr,
                   HuUnitSize size,
                   double     x,
                   double     y,
                   double     height,
                   double     line_width,
                   HuColor    ink)
{
  static const struct
  {
    gint     n;
    gboolean bars;
  } marks[HU_N_SIZES] = {
    [HU_SIZE_BATTALION] = { 2, TRUE }, [HU_SIZE_REGIMENT] = { 3, TRUE },
    [HU_SIZE_BRIGADE] = { 1, FALSE }, [HU_SIZE_DIVISION] = { 2, FALSE },
    [HU_SIZE_CORPS] = { 3, FALSE }, [HU_SIZE_ARMY] = { 4, FALSE },
  };
  double half = height / 2, step = marks[size].bars ? height * 0.62 : height * 1.12;
  double first = x - step * (marks[size].n - 1) / 2;

  if (marks[size].n == 0)
    return;

  hu_color_set (cr, ink);
  cairo_set_line_width (cr, line_width);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  for (gint i = 0; i < marks[size].n; i++)
    {
      double middle = first + i * step;

      if (marks[size].bars)
        line (cr, middle, y - half, middle, y + half);
      else
        cross (cr, (HuBox) { middle - half * 0.9, y - half, height * 0.9, height });
    }
  cairo_stroke (cr);
}
