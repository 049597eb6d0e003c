/*
 * How the cells of a strip look.
 */
#include "hu-strip-cell.h"

#include "hu-mark-symbol.h"

#define GAP_LEAST 3.0    /* px: a gap is never lost, however small the rows */

static void
frame_path (const HuCanvas *canvas,
            HuBox           box,
            double          inset)
{
  cairo_rectangle (canvas->cr, box.x + inset, box.y + inset, MAX (box.width - 2 * inset, 0.5),
                   MAX (box.height - 2 * inset, 0.5));
}

/* Draws a gap: open, with an alarm-coloured frame, and with the warning mark if there is room for it. */
static void
draw_gap (const HuCanvas *canvas,
          HuBox           box)
{
  double radius = MIN (box.width, box.height) * 0.36;

  if (box.height < GAP_LEAST)
    {
      box.y += (box.height - GAP_LEAST) / 2;
      box.height = GAP_LEAST;
    }
  frame_path (canvas, box, 0);
  if (box.height < HU_STRIP_FRAME)
    {
      hu_color_set (canvas->cr, canvas->theme->alarm);
      cairo_fill (canvas->cr);
      return;
    }

  hu_color_set (canvas->cr, hu_color_alpha (canvas->theme->alarm, 0.16));
  cairo_fill (canvas->cr);
  frame_path (canvas, box, 1);
  hu_color_set (canvas->cr, canvas->theme->alarm);
  cairo_set_line_width (canvas->cr, 2);
  cairo_stroke (canvas->cr);
  if (radius >= 3.2)
    hu_mark_draw (canvas, HU_MARK_CRITICAL, HU_SIDE_NONE,
                  (HuPoint) { box.x + box.width / 2, box.y + box.height / 2 }, radius);
}

/**
 * hu_strip_cell_draw:
 * @side: the side whose line it is
 * @box: the cell, px
 *
 * Draws one cell: filled, hatched, open, or open with the warning mark.
 */
void
hu_strip_cell_draw (const HuCanvas *canvas,
                    HuSide          side,
                    HuStripState    state,
                    HuBox           box)
{
  const HuTheme *theme = canvas->theme;
  HuColor color = theme->side[side];
  gboolean open = state == HU_STRIP_OPEN;

  if (state == HU_STRIP_CHARGED)
    {
      draw_gap (canvas, box);
      return;
    }

  frame_path (canvas, box, 0);
  if (state == HU_STRIP_UNIT)
    {
      hu_color_set (canvas->cr, hu_color_alpha (color, 0.88));
      cairo_fill (canvas->cr);
    }
  else if (state == HU_STRIP_ZOC)
    {
      hu_color_set (canvas->cr, hu_color_alpha (color, 0.16));
      cairo_fill_preserve (canvas->cr);
      hu_canvas_hatch (canvas, side, hu_color_alpha (color, 0.95), 4, 1.25 * theme->line_scale);
    }
  cairo_new_path (canvas->cr);

  if (box.height < HU_STRIP_FRAME)
    return;
  frame_path (canvas, box, 0.5);
  hu_color_set (canvas->cr, hu_color_alpha (open ? theme->label : color, open ? 0.35 : 1));
  cairo_set_line_width (canvas->cr, 1);
  cairo_stroke (canvas->cr);
}
