/*
 * The differences from another position: a mark where a unit stood that has moved, with an arrow from there,
 * along its way and dashed where it has none; a cross where a unit is gone, a ring where one is new.
 */
#include "hu-layers.h"
#include "hu-stack.h"

#include <math.h>

static void
stroke_twice (const HuCanvas *canvas,
              double          width)
{
  hu_color_set (canvas->cr, canvas->theme->casing);
  cairo_set_line_width (canvas->cr, width * 2);
  cairo_stroke_preserve (canvas->cr);
  hu_color_set (canvas->cr, canvas->theme->mark);
  cairo_set_line_width (canvas->cr, width);
  cairo_stroke (canvas->cr);
}

/* The place that a counter has left: its outline, dashed. */
static void
draw_left (const HuCanvas *canvas,
           HuPoint         centre,
           double          width)
{
  double half = canvas->scale * 0.48;
  const double dashes[] = { width * 2.2, width * 1.8 };

  cairo_set_dash (canvas->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_rectangle (canvas->cr, centre.x - half, centre.y - half, 2 * half, 2 * half);
  stroke_twice (canvas, width);
  cairo_set_dash (canvas->cr, NULL, 0, 0);
}

/* @p, so many pixels nearer to @to. */
static HuPoint
move_towards (HuPoint p,
              HuPoint to,
              double  by)
{
  double length = hypot (to.x - p.x, to.y - p.y);

  return length > 0 ? (HuPoint) { p.x + (to.x - p.x) * by / length, p.y + (to.y - p.y) * by / length } : p;
}

static void
draw_head (const HuCanvas *canvas,
           HuPoint         before,
           HuPoint         end,
           double          width)
{
  double length = hypot (end.x - before.x, end.y - before.y), head = MAX (width * 4, 6);
  double dx = (end.x - before.x) / length, dy = (end.y - before.y) / length;

  cairo_move_to (canvas->cr, end.x - head * (dx + dy * 0.6), end.y - head * (dy - dx * 0.6));
  cairo_line_to (canvas->cr, end.x, end.y);
  cairo_line_to (canvas->cr, end.x - head * (dx - dy * 0.6), end.y - head * (dy + dx * 0.6));
}

/* Traces the steps between neighbours in one piece, and each leap over hexes that the unit was not in separately. */
static void
trace_steps (const HuCanvas *canvas,
             const GArray   *way,
             const GArray   *points,
             gboolean        leaps)
{
  const HuGrid *grid = canvas->scenario->map->grid;

  for (guint i = 0; i + 1 < way->len; i++)
    {
      HuPoint a = g_array_index (points, HuPoint, i), b = g_array_index (points, HuPoint, i + 1);
      gboolean leap = hu_grid_distance (grid, g_array_index (way, HuHex, i), g_array_index (way, HuHex, i + 1)) > 1;

      if (leap != leaps)
        continue;
      cairo_move_to (canvas->cr, a.x, a.y);
      cairo_line_to (canvas->cr, b.x, b.y);
    }
}

static void
draw_arrow (const HuCanvas *canvas,
            const GArray   *way,
            double          width)
{
  const double dashes[] = { width * 2.2, width * 2.6 };
  g_autoptr(GArray) points = g_array_new (FALSE, FALSE, sizeof (HuPoint));
  HuPoint *first, *last;

  for (guint i = 0; i < way->len; i++)
    {
      HuPoint centre = hu_canvas_centre (canvas, g_array_index (way, HuHex, i));

      g_array_append_val (points, centre);
    }

  /* From the edge of one counter to that of the other. */
  first = &g_array_index (points, HuPoint, 0);
  last = &g_array_index (points, HuPoint, points->len - 1);
  *first = move_towards (*first, first[1], canvas->scale * 0.55);
  *last = move_towards (*last, last[-1], canvas->scale * 0.62);

  cairo_set_dash (canvas->cr, dashes, G_N_ELEMENTS (dashes), 0);
  trace_steps (canvas, way, points, TRUE);
  stroke_twice (canvas, width);
  cairo_set_dash (canvas->cr, NULL, 0, 0);
  trace_steps (canvas, way, points, FALSE);
  draw_head (canvas, last[-1], *last, width);
  stroke_twice (canvas, width);
}

static void
draw_cross (const HuCanvas *canvas,
            HuPoint         centre,
            double          width)
{
  double half = canvas->scale * 0.34;

  cairo_move_to (canvas->cr, centre.x - half, centre.y - half);
  cairo_line_to (canvas->cr, centre.x + half, centre.y + half);
  cairo_move_to (canvas->cr, centre.x + half, centre.y - half);
  cairo_line_to (canvas->cr, centre.x - half, centre.y + half);
  stroke_twice (canvas, width);
}

static void
draw_new (const HuCanvas *canvas,
          HuPoint         centre,
          double          width)
{
  cairo_new_sub_path (canvas->cr);
  cairo_arc (canvas->cr, centre.x, centre.y, canvas->scale * 0.8, 0, 2 * G_PI);
  stroke_twice (canvas, width);
}

static gboolean
sees (const HuCanvas *canvas,
      HuHex           hex)
{
  return hex != HU_HEX_NONE && hu_canvas_sees (canvas, hu_canvas_centre (canvas, hex), canvas->scale * 1.5);
}

static gboolean
sees_any (const HuCanvas *canvas,
          const GArray   *way)
{
  for (guint i = 0; i < way->len; i++)
    if (sees (canvas, g_array_index (way, HuHex, i)))
      return TRUE;

  return FALSE;
}

static void
draw_moved (const HuCanvas *canvas,
            const HuScene  *scene,
            guint           unit,
            HuHex           from,
            HuHex           to,
            double          width)
{
  const GArray *gone = scene->ways != NULL && unit < scene->ways->len ? g_ptr_array_index (scene->ways, unit) : NULL;
  g_autoptr(GArray) leap = g_array_new (FALSE, FALSE, sizeof (HuHex));
  gboolean held = hu_stack_lists (scene->lifted, unit);

  /* A unit that is being dragged has an arrow of its own; this one shows how it came to the hex it was lifted
   * from. Both lines of play can have moved it; its way then begins where they parted. */
  if (gone != NULL && gone->len > 1 && (held || g_array_index (gone, HuHex, gone->len - 1) == to))
    {
      if (sees_any (canvas, gone))
        draw_arrow (canvas, gone, width);
      return;
    }

  /* The unit stands elsewhere, and nobody knows how it came there. */
  g_array_append_val (leap, from);
  g_array_append_val (leap, to);
  if (!held && (sees (canvas, from) || sees (canvas, to)))
    draw_arrow (canvas, leap, width);
}

static void
draw_unit (const HuCanvas *canvas,
           const HuScene  *scene,
           guint           unit,
           double          width)
{
  const HuState *now = hu_snapshot_get_state (scene->snapshot), *before = hu_snapshot_get_state (scene->before);
  HuHex from = before->unit_status[unit] == HU_UNIT_ON_MAP ? before->unit_hex[unit] : HU_HEX_NONE;
  HuHex to = now->unit_status[unit] == HU_UNIT_ON_MAP ? now->unit_hex[unit] : HU_HEX_NONE;

  if (from == to)
    return;

  if (from == HU_HEX_NONE)
    {
      if (sees (canvas, to))
        draw_new (canvas, hu_canvas_centre (canvas, to), width);
      return;
    }
  if (sees (canvas, from))
    draw_left (canvas, hu_canvas_centre (canvas, from), width);
  if (to != HU_HEX_NONE)
    draw_moved (canvas, scene, unit, from, to, width);
  else if (sees (canvas, from))
    draw_cross (canvas, hu_canvas_centre (canvas, from), width);
}

/**
 * hu_layer_changes_draw:
 * @scene: the position, and the one it is compared with
 *
 * Marks every unit that stands elsewhere in the other position.
 */
void
hu_layer_changes_draw (const HuCanvas *canvas,
                       const HuScene  *scene)
{
  double width = hu_canvas_width (canvas, 0.075, 1.4, 3.6);

  if (scene->before == NULL)
    return;

  cairo_save (canvas->cr);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < canvas->scenario->units->len; i++)
    draw_unit (canvas, scene, i, width);
  cairo_restore (canvas->cr);
}
