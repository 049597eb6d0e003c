/*
 * What differs from another position: where units stood that stand elsewhere,
 * with an arrow from there; a cross where one is gone, a ring where one is new.
 */
#include "hu-layers.h"

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

static void
draw_arrow (const HuCanvas *canvas,
            HuPoint         from,
            HuPoint         to,
            double          width)
{
  double length = hypot (to.x - from.x, to.y - from.y), head = MAX (width * 4, 6);
  double dx, dy;

  if (length < canvas->scale)
    return;

  dx = (to.x - from.x) / length;
  dy = (to.y - from.y) / length;
  /* From the edge of one counter to that of the other. */
  from = (HuPoint) { from.x + dx * canvas->scale * 0.55, from.y + dy * canvas->scale * 0.55 };
  to = (HuPoint) { to.x - dx * canvas->scale * 0.62, to.y - dy * canvas->scale * 0.62 };
  cairo_move_to (canvas->cr, from.x, from.y);
  cairo_line_to (canvas->cr, to.x, to.y);
  cairo_move_to (canvas->cr, to.x - head * (dx + dy * 0.6), to.y - head * (dy - dx * 0.6));
  cairo_line_to (canvas->cr, to.x, to.y);
  cairo_line_to (canvas->cr, to.x - head * (dx - dy * 0.6), to.y - head * (dy + dx * 0.6));
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

static void
draw_unit (const HuCanvas *canvas,
           HuHex           from,
           HuHex           to,
           double          width)
{
  HuPoint before = { 0 }, now = { 0 };

  if (from != HU_HEX_NONE)
    before = hu_canvas_centre (canvas, from);
  if (to != HU_HEX_NONE)
    now = hu_canvas_centre (canvas, to);

  if (from == HU_HEX_NONE)
    {
      draw_new (canvas, now, width);
      return;
    }
  draw_left (canvas, before, width);
  if (to == HU_HEX_NONE)
    draw_cross (canvas, before, width);
  else
    draw_arrow (canvas, before, now, width);
}

/**
 * hu_layer_changes_draw:
 * @canvas: where to
 * @scene: the position, and the one it is compared with
 *
 * Marks every unit that stands elsewhere than in the other position.
 */
void
hu_layer_changes_draw (const HuCanvas *canvas,
                       const HuScene  *scene)
{
  const HuState *now, *before;
  double width = hu_canvas_width (canvas, 0.075, 1.4, 3.6);

  if (scene->before == NULL)
    return;

  now = hu_snapshot_get_state (scene->snapshot);
  before = hu_snapshot_get_state (scene->before);
  cairo_save (canvas->cr);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < now->scenario->units->len; i++)
    {
      HuHex from = before->unit_status[i] == HU_UNIT_ON_MAP ? before->unit_hex[i] : HU_HEX_NONE;
      HuHex to = now->unit_status[i] == HU_UNIT_ON_MAP ? now->unit_hex[i] : HU_HEX_NONE;

      if (from != to && (sees (canvas, from) || sees (canvas, to)))
        draw_unit (canvas, from, to, width);
    }
  cairo_restore (canvas->cr);
}
