/*
 * Changes that would turn the answer: hexes where one unit more or less reverses it, and each hex's margin to
 * isolation.
 *
 * More is hatched and has a plus, less is dotted and has a minus, margins have their number, so colour only
 * helps.
 */
#include "hu-area.h"
#include "hu-layers.h"

#define TEXT_SCALE 11.0  /* px a map unit from which on there is room for numbers */
#define FAINT_SCALE 21.0 /* … and for those of hexes that matter less */

typedef struct
{
  const HuFlipMap *map;
  HuFlipShow       show;
  guint            value; /* a bit of flips, or a margin */
} Held;

static gboolean
holds (HuHex    hex,
       gpointer data)
{
  const Held *held = data;

  switch (held->show)
    {
    case HU_FLIP_SHOW_UNITS:
      return hex < held->map->n_flips_known && (held->map->flips[hex] & held->value);
    case HU_FLIP_SHOW_HEX_MARGINS:
      return held->map->hex_margins != NULL && held->map->hex_margins[hex] == (gint32) held->value;
    case HU_FLIP_SHOW_UNIT_MARGINS:
      /* Margins of one unit are known as soon as the flips are. */
      return held->map->unit_margins != NULL && held->map->unit_margins[hex] == held->value &&
             hex < (held->value == 1 ? held->map->n_flips_known : held->map->n_margins_known);
    case HU_N_FLIP_SHOWS:
      break;
    }

  return FALSE;
}

/* Draws the hexes of @held as one area: tinted, hatched at the given spacing in px, and framed. */
static void
draw_area (const HuCanvas *canvas,
           Held           *held,
           HuColor         color,
           double          tint,
           double          spacing,
           gboolean        dotted)
{
  HuSide side = held->map->question.units;
  double width = hu_canvas_width (canvas, 0.075, 1.2, 3.4);
  const double dots[] = { 0.01, width * 2.1 };
  HuHexWindow window = hu_canvas_window (canvas, 2);

  hu_area_path (canvas, window, FALSE, holds, held);
  hu_color_set (canvas->cr, hu_color_alpha (color, tint));
  cairo_fill_preserve (canvas->cr);
  if (spacing > 0)
    hu_canvas_hatch (canvas, side, hu_color_alpha (color, canvas->theme->hatch), spacing,
                     hu_canvas_width (canvas, 0.05, 0.9, 2.2));
  else
    cairo_new_path (canvas->cr);

  cairo_save (canvas->cr);
  hu_area_path (canvas, window, FALSE, holds, held);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  hu_color_set (canvas->cr, canvas->theme->casing);
  cairo_set_line_width (canvas->cr, width * 2);
  cairo_stroke_preserve (canvas->cr);
  hu_color_set (canvas->cr, color);
  cairo_set_line_width (canvas->cr, width);
  if (dotted)
    cairo_set_dash (canvas->cr, dots, G_N_ELEMENTS (dots), 0);
  cairo_stroke (canvas->cr);
  cairo_restore (canvas->cr);
}

static void
write_all (const HuCanvas *canvas,
           Held           *held,
           const char     *text,
           HuColor         color,
           gboolean        bold)
{
  HuHexWindow window = hu_canvas_window (canvas, 1);

  if (canvas->scale < (bold ? TEXT_SCALE : FAINT_SCALE))
    return;

  for (gint lane = window.lane0; lane < window.lane1; lane++)
    for (gint pos = window.pos0; pos < window.pos1; pos++)
      {
        HuHex hex = lane * canvas->grid->lane_length + pos;

        if (canvas->grid->exists[hex] && holds (hex, held))
          {
            HuPoint centre = hu_canvas_centre (canvas, hex);
            gboolean flat = canvas->grid->orientation == HU_ORIENTATION_FLAT;
            double px = hu_canvas_step (canvas, CLAMP (canvas->scale * (bold ? 0.46 : 0.38), 7, 17));

            /* At the foot of the counter, where the hex is still wide enough. */
            if (hu_canvas_sees (canvas, centre, canvas->scale))
              hu_lettering_draw (canvas->text, canvas->cr, bold ? HU_FONT_BOLD : HU_FONT_PLAIN, px, text, centre.x,
                                 centre.y + (flat ? 0.62 : 0.66) * canvas->scale, 0.5, color, canvas->theme->casing,
                                 bold ? 2.2 : 1.2, canvas->sprites != NULL ? canvas->device_scale : 0);
          }
      }
}

static void
draw_flips (const HuCanvas *canvas,
            Held           *held)
{
  HuColor color = canvas->theme->alarm;

  held->value = HU_FLIP_LESS;
  draw_area (canvas, held, color, 0.12, 0, TRUE);
  held->value = HU_FLIP_MORE;
  draw_area (canvas, held, color, 0.16, CLAMP (canvas->scale * 0.26, 4, 11), FALSE);
}

static void
draw_hex_margins (const HuCanvas *canvas,
                  Held           *held)
{
  HuColor color = canvas->theme->ring;
  char text[16];

  if (held->map->width == 0)
    return;

  held->value = held->map->width;
  g_snprintf (text, sizeof text, "%u", held->value);
  draw_area (canvas, held, color, 0.22, CLAMP (canvas->scale * 0.30, 4, 12), FALSE);
  write_all (canvas, held, text, hu_color_mix (color, canvas->theme->label, 0.35), TRUE);

  held->value++;
  g_snprintf (text, sizeof text, "%u", held->value);
  write_all (canvas, held, text, hu_color_alpha (canvas->theme->label, 0.75), FALSE);
}

static void
draw_unit_margins (const HuCanvas *canvas,
                   Held           *held)
{
  HuColor color = canvas->theme->side[held->map->question.units];

  held->value = 2;
  draw_area (canvas, held, color, 0.10, CLAMP (canvas->scale * 0.55, 7, 22), TRUE);
  write_all (canvas, held, "2", hu_color_mix (color, canvas->theme->label, 0.3), TRUE);
  held->value = 1;
  draw_area (canvas, held, canvas->theme->alarm, 0.22, CLAMP (canvas->scale * 0.22, 3.5, 9), FALSE);
  write_all (canvas, held, "1", canvas->theme->alarm, TRUE);
}

/**
 * hu_layer_flips_draw:
 * @scene: its flip map is shown, as far as it is known
 *
 * Draws where one unit more or less would reverse the answer, or the margins.
 */
void
hu_layer_flips_draw (const HuCanvas *canvas,
                     const HuScene  *scene)
{
  Held held = { .map = scene->flips, .show = scene->flip_show };

  if (scene->flips == NULL)
    return;

  switch (scene->flip_show)
    {
    case HU_FLIP_SHOW_UNITS:
      draw_flips (canvas, &held);
      break;
    case HU_FLIP_SHOW_HEX_MARGINS:
      draw_hex_margins (canvas, &held);
      break;
    case HU_FLIP_SHOW_UNIT_MARGINS:
      draw_unit_margins (canvas, &held);
      break;
    case HU_N_FLIP_SHOWS:
      break;
    }
}

/* Writes over the counters whether it is one unit more or less, since a unit less always has its counter there. */
void
hu_layer_flips_draw_above (const HuCanvas *canvas,
                           const HuScene  *scene)
{
  Held held = { .map = scene->flips, .show = scene->flip_show };

  if (scene->flips == NULL || scene->flip_show != HU_FLIP_SHOW_UNITS)
    return;

  held.value = HU_FLIP_LESS;
  write_all (canvas, &held, "−1", canvas->theme->alarm, TRUE);
  held.value = HU_FLIP_MORE;
  write_all (canvas, &held, "+1", canvas->theme->alarm, TRUE);
}
