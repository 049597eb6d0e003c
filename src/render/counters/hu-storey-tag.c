/*
 * Tags that name storeys, for counters and fans.
 */
#include "hu-storey-tag.h"

#include <math.h>

static void
draw_picture (cairo_t *cr,
              HuStorey storey,
              double   px)
{
  double w = px * 0.46, h = px * 0.32;

  if (storey == HU_STOREY_ROOF)
    {
      cairo_move_to (cr, -w, h * 0.8);
      cairo_line_to (cr, 0, -h);
      cairo_line_to (cr, w, h * 0.8);
      cairo_close_path (cr);
      cairo_fill (cr);
      return;
    }
  if (storey == HU_STOREY_BRIDGE)
    {
      for (gint side = -1; side <= 1; side += 2)
        {
          cairo_move_to (cr, -w, side * h * 1.2);
          cairo_line_to (cr, -w * 0.5, side * h * 0.6);
          cairo_line_to (cr, w * 0.5, side * h * 0.6);
          cairo_line_to (cr, w, side * h * 1.2);
        }
      cairo_stroke (cr);
      return;
    }

  for (gint i = 0; i < 8; i++)
    cairo_line_to (cr, px * 0.40 * cos ((i + 0.5) * G_PI / 4), px * 0.40 * sin ((i + 0.5) * G_PI / 4));
  cairo_close_path (cr);
  cairo_stroke (cr);
  cairo_rectangle (cr, -px * 0.2, -px * 0.07, px * 0.4, px * 0.14);
  cairo_fill (cr);
}

void
hu_storey_tag_draw (const HuCanvas *canvas,
                    cairo_t        *cr,
                    HuStorey        storey,
                    HuPoint         centre,
                    double          px,
                    gboolean        on)
{
  const HuTheme *theme = canvas->theme;
  double width = hu_canvas_snap (canvas, px * 1.5), height = hu_canvas_snap (canvas, px * 1.35);
  HuColor paper = on ? theme->place : theme->place_fill, ink = on ? theme->place_fill : theme->place;
  char text[8];

  cairo_save (cr);
  cairo_translate (cr, centre.x, centre.y);
  cairo_rectangle (cr, -width / 2, -height / 2, width, height);
  hu_color_set (cr, paper);
  cairo_fill_preserve (cr);
  hu_color_set (cr, theme->place);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);

  hu_color_set (cr, ink);
  cairo_set_line_width (cr, MAX (1, px * 0.13));
  if (storey > HU_STOREY_HIGHEST)
    {
      draw_picture (cr, storey, px);
    }
  else
    {
      g_snprintf (text, sizeof text, storey < 0 ? "−%d" : "%d", ABS (storey));
      hu_lettering_draw (canvas->text, cr, HU_FONT_BOLD, storey > 9 ? px * 0.8 : px, text, 0, 0, 0.5, ink,
                         (HuColor) { 0, 0, 0, 0 }, 0, 0);
    }
  cairo_restore (cr);
}
