/*
 * Zones of control: fully hatched, each side in its own direction, with a dotted rim.
 */
#include "hu-area.h"
#include "hu-layers.h"

static gboolean
holds (HuHex    hex,
       gpointer data)
{
  const guint8 *zoc = data;

  return zoc[hex] != 0;
}

static void
draw_side (const HuCanvas *canvas,
           const guint8   *zoc,
           HuSide          side)
{
  const HuTheme *theme = canvas->theme;
  double width = hu_canvas_width (canvas, 0.055, 1.0, 3.0);
  const double dots[] = { 0.01, width * 2.4 };
  g_autoptr(GPtrArray) borders = NULL;
  g_autoptr(GArray) closed = NULL;

  hu_area_path (canvas, hu_canvas_window (canvas, 2), TRUE, holds, (gpointer) zoc);
  hu_canvas_tint_and_hatch (canvas, side, hu_color_alpha (theme->side[side], 0.10),
                            hu_color_alpha (theme->side[side], theme->hatch * 0.9),
                            CLAMP (canvas->scale * 0.30, 4.5, 15), width * 0.72);

  /* Dots along the rim are counted from the beginning of each piece; pieces are whole, so that the dots do not
   * move. */
  borders = hu_area_borders (canvas, hu_canvas_window (canvas, 3), holds, NULL, (gpointer) zoc, &closed);
  for (guint i = 0; i < borders->len; i++)
    {
      cairo_new_sub_path (canvas->cr);
      hu_curve_offset_path (canvas, g_ptr_array_index (borders, i), width * 0.9,
                            g_array_index (closed, gboolean, i), FALSE);
    }
  hu_color_set (canvas->cr, theme->side[side]);
  cairo_set_line_width (canvas->cr, width * 1.25);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  if (canvas->scale >= 9)
    cairo_set_dash (canvas->cr, dots, G_N_ELEMENTS (dots), 0);
  cairo_stroke (canvas->cr);
}

/**
 * hu_layer_zoc_draw:
 * @scene: its situation says which hexes lie in zones of control of which side's units
 *
 * Draws zones of control.
 */
void
hu_layer_zoc_draw (const HuCanvas *canvas,
                   const HuScene  *scene)
{
  if (!(scene->overlays & HU_OVERLAY_ZOC) || scene->situation == NULL)
    return;

  cairo_save (canvas->cr);
  draw_side (canvas, scene->situation->zoc, hu_side_other (scene->situation->side));
  cairo_restore (canvas->cr);
}
