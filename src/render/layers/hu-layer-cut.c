/*
 * The narrowest cut and the critical hexes: outlines around the counters, and a sign at a corner of each.
 */
#include "hu-layers.h"
#include "hu-mark-symbol.h"

#include <math.h>

#define SIGN_SCALE 17.0 /* px a map unit from which on there is room for signs */

/* Returns a place near the upper right corner for one sign, near the upper left for the other. */
static HuPoint
corner_of (const HuCanvas *canvas,
           HuHex           hex,
           gboolean        right)
{
  HuPoint centre = hu_canvas_centre (canvas, hex);
  double angle = canvas->grid->orientation == HU_ORIENTATION_FLAT ? G_PI / 3 : G_PI / 5.2;
  double out = 0.86 * canvas->scale;

  return (HuPoint) { centre.x + (right ? 1 : -1) * cos (angle) * out, centre.y - sin (angle) * out };
}

static void
stroke_hexes (const HuCanvas *canvas,
              const GArray   *hexes,
              double          inset,
              HuColor         color,
              double          width,
              gboolean        dashed)
{
  /* The number of dashes on a hexside makes every corner the middle of a dash. */
  double side = MAX (canvas->scale - inset * 1.1547, 1), dash = side / 3;
  const double dashes[] = { dash * 0.62, dash * 0.38 };

  cairo_save (canvas->cr);
  if (dashed)
    cairo_set_dash (canvas->cr, dashes, G_N_ELEMENTS (dashes), dash * 0.31);
  for (guint i = 0; i < hexes->len; i++)
    {
      HuHex hex = g_array_index (hexes, HuHex, i);

      if (hu_canvas_sees (canvas, hu_canvas_centre (canvas, hex), canvas->scale + width))
        hu_canvas_hex_path (canvas, hex, inset);
    }
  hu_color_set (canvas->cr, color);
  cairo_set_line_width (canvas->cr, width);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (canvas->cr);
  cairo_restore (canvas->cr);
}

static void
draw_signs (const HuCanvas *canvas,
            const GArray   *hexes,
            HuMark          mark)
{
  double radius = CLAMP (canvas->scale * 0.19, 3.8, 11);

  for (guint i = 0; canvas->scale >= SIGN_SCALE && i < hexes->len; i++)
    {
      HuPoint corner = corner_of (canvas, g_array_index (hexes, HuHex, i), mark == HU_MARK_SCISSORS);

      if (hu_canvas_sees (canvas, corner, radius + 2))
        hu_mark_draw (canvas, mark, HU_SIDE_NONE, corner, radius);
    }
}

/**
 * hu_layer_cut_draw:
 * @scene: its tracing's cut is shown
 *
 * Draws the hexes of the narrowest cut (dashed, with scissors) and the critical hexes, which every line passes
 * through (a heavy double outline with an exclamation mark).
 */
void
hu_layer_cut_draw (const HuCanvas *canvas,
                   const HuScene  *scene)
{
  const HuTracing *tracing = scene->tracing;
  double width = hu_canvas_width (canvas, 0.085, 1.3, 4.5);

  if (!(scene->overlays & HU_OVERLAY_CUT) || tracing == NULL)
    return;

  if (tracing->critical != NULL && tracing->critical->len > 0)
    {
      stroke_hexes (canvas, tracing->critical, width * 0.9, canvas->theme->casing, width * 2.6, FALSE);
      stroke_hexes (canvas, tracing->critical, width * 0.7, canvas->theme->alarm, width * 1.35, FALSE);
    }
  if (tracing->cut != NULL && tracing->cut->hexes->len > 0)
    {
      double inset = width * 2.6;

      stroke_hexes (canvas, tracing->cut->hexes, inset, canvas->theme->casing, width * 1.9, FALSE);
      stroke_hexes (canvas, tracing->cut->hexes, inset, canvas->theme->mark, width, TRUE);
    }
  if (tracing->critical != NULL)
    draw_signs (canvas, tracing->critical, HU_MARK_CRITICAL);
  if (tracing->cut != NULL)
    draw_signs (canvas, tracing->cut->hexes, HU_MARK_SCISSORS);
}
