/*
 * Changes that would turn the answer: hexes where one unit more or less reverses it, and each hex's margin to
 * isolation.
 *
 * More is hatched and has a plus, less is dotted and has a minus, margins have their number, so colour only
 * helps.
 *
 * The flood of supply, ring by ring: the hexes reached so far, the newest ring, and the hexes that stopped it.
 * At the end it shows the lines that the narrowest cut counts, each with its own colour, dash and number, and
 * the set of hexes that the cut encloses.
 */
#include "hu-area.h"

#include "hu-layers.h"
#include "hu-mark-symbol.h"

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

/* --- The flood of a supply question --- */

#define FLOOD_SCALE 13.0

typedef struct
{
  const HuFlood *flood;
  gint           least;
  gint           most;
} Rings;

static gboolean
in_rings (HuHex    hex,
          gpointer data)
{
  const Rings *rings = data;
  gint32 distance = rings->flood->trace->distance[hex];

  return distance >= rings->least && distance <= rings->most;
}

static gboolean
in_even_rings (HuHex    hex,
               gpointer data)
{
  return in_rings (hex, data) && ((const Rings *) data)->flood->trace->distance[hex] % 2 == 0;
}

static gboolean
in_closed_set (HuHex    hex,
               gpointer data)
{
  return ((const HuFlood *) data)->closed[hex] != 0;
}

static void
fill (const HuCanvas *canvas,
      HuAreaFunc      func,
      gpointer        data,
      HuColor         color)
{
  hu_area_path (canvas, hu_canvas_window (canvas, 2), FALSE, func, data);
  hu_color_set (canvas->cr, color);
  cairo_fill (canvas->cr);
}

static void
frame (const HuCanvas *canvas,
       HuAreaFunc      func,
       gpointer        data,
       HuColor         color,
       gboolean        dashed)
{
  double width = hu_canvas_width (canvas, 0.1, 1.5, 4.5);
  const double dashes[] = { width * 2.6, width * 1.6 };

  cairo_save (canvas->cr);
  hu_area_path (canvas, hu_canvas_window (canvas, 2), FALSE, func, data);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  hu_color_set (canvas->cr, canvas->theme->casing);
  cairo_set_line_width (canvas->cr, width * 1.9);
  cairo_stroke_preserve (canvas->cr);
  hu_color_set (canvas->cr, color);
  cairo_set_line_width (canvas->cr, width);
  if (dashed)
    cairo_set_dash (canvas->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (canvas->cr);
  cairo_restore (canvas->cr);
}

/* Writes each ring's number in its last hexes. */
static void
number_ring (const HuCanvas *canvas,
             const Rings    *rings)
{
  HuHexWindow window = hu_canvas_window (canvas, 1);
  double px = hu_canvas_step (canvas, CLAMP (canvas->scale * 0.5, 8, 17));
  char text[16];

  if (canvas->scale < FLOOD_SCALE)
    return;

  g_snprintf (text, sizeof text, "%d", rings->most);
  for (gint lane = window.lane0; lane < window.lane1; lane++)
    for (gint pos = window.pos0; pos < window.pos1; pos++)
      {
        HuHex hex = lane * canvas->grid->lane_length + pos;
        HuPoint centre;

        if (!canvas->grid->exists[hex] || rings->flood->trace->distance[hex] != rings->most)
          continue;
        centre = hu_canvas_centre (canvas, hex);
        hu_lettering_draw (canvas->text, canvas->cr, HU_FONT_BOLD, px, text, centre.x,
                           centre.y + 0.6 * canvas->scale, 0.5,
                           hu_color_mix (canvas->theme->ring, canvas->theme->label, 0.35), canvas->theme->casing, 2,
                           canvas->sprites != NULL ? canvas->device_scale : 0);
      }
}

static void
draw_rings (const HuCanvas    *canvas,
            const HuFloodView *view)
{
  Rings all = { view->flood, 0, view->ring };
  Rings last = { view->flood, view->ring, view->ring };
  HuColor ring = canvas->theme->ring;

  fill (canvas, in_rings, &all, hu_color_alpha (ring, 0.13));
  fill (canvas, in_even_rings, &all, hu_color_alpha (ring, 0.12));
  fill (canvas, in_rings, &last, hu_color_alpha (ring, 0.30));
  hu_area_path (canvas, hu_canvas_window (canvas, 2), FALSE, in_rings, &last);
  hu_canvas_hatch (canvas, HU_SIDE_FIRST, hu_color_alpha (ring, canvas->theme->hatch),
                   CLAMP (canvas->scale * 0.28, 4, 11), hu_canvas_width (canvas, 0.045, 0.9, 2));
  frame (canvas, in_rings, &last, ring, FALSE);
  number_ring (canvas, &last);
}

/* Draws the signs of what stopped the flood up to the end of its last ring. */
static void
draw_stops (const HuCanvas    *canvas,
            const HuFloodView *view)
{
  const HuSupplyTrace *trace = view->flood->trace;
  double radius = CLAMP (canvas->scale * 0.27, 3.6, 10.5);
  guint n = g_array_index (view->flood->stops_end, guint, CLAMP (view->ring, 0, trace->furthest));

  for (guint i = 0; i < n; i++)
    {
      const HuFrontierHex *stop = &g_array_index (trace->frontier, HuFrontierHex, i);
      HuPoint a = hu_canvas_centre (canvas, stop->from), b = hu_canvas_centre (canvas, stop->hex);
      HuPoint middle = { a.x * 0.46 + b.x * 0.54, a.y * 0.46 + b.y * 0.54 };

      if (hu_canvas_sees (canvas, middle, radius + 2))
        hu_mark_draw (canvas, hu_mark_for_block (stop->because), HU_SIDE_NONE, middle, radius);
    }
}

/* @i: the line's number, from 0.  Returns its colour, one of eight that people with a common colour blindness can
 * tell apart. */
HuColor
hu_flood_line_color (const HuTheme *theme,
                     guint          i)
{
  static const char * const colors[] = {
    "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#a67c00", "#3a9bd9", "#5b3a8c", "#6b6b6b",
  };
  HuColor color = { 0, 0, 0, 1 };

  hu_color_parse (colors[i % G_N_ELEMENTS (colors)], &color);

  return theme->dark ? hu_color_mix (color, (HuColor) { 1, 1, 1, 1 }, 0.35) : color;
}

static void
draw_number (const HuCanvas *canvas,
             HuPoint         at,
             guint           number,
             HuColor         color)
{
  double radius = CLAMP (canvas->scale * 0.34, 6, 12);
  char text[16];

  if (!hu_canvas_sees (canvas, at, radius + 2))
    return;

  g_snprintf (text, sizeof text, "%u", number);
  cairo_new_sub_path (canvas->cr);
  cairo_arc (canvas->cr, at.x, at.y, radius, 0, 2 * G_PI);
  hu_color_set (canvas->cr, color);
  cairo_fill_preserve (canvas->cr);
  hu_color_set (canvas->cr, canvas->theme->casing);
  cairo_set_line_width (canvas->cr, 1.5);
  cairo_stroke (canvas->cr);
  hu_lettering_draw (canvas->text, canvas->cr, HU_FONT_BOLD, hu_canvas_step (canvas, radius * 1.15), text, at.x,
                     at.y, 0.5, hu_color_ink (color), (HuColor) { 0, 0, 0, 0 }, 0,
                     canvas->sprites != NULL ? canvas->device_scale : 0);
}

static void
draw_cut (const HuCanvas    *canvas,
          const HuFloodView *view)
{
  HuColor mark = canvas->theme->mark;

  hu_area_path (canvas, hu_canvas_window (canvas, 2), FALSE, in_closed_set, (gpointer) view->flood);
  hu_color_set (canvas->cr, hu_color_alpha (mark, 0.10));
  cairo_fill_preserve (canvas->cr);
  hu_canvas_hatch (canvas, HU_SIDE_SECOND, hu_color_alpha (mark, 0.35), CLAMP (canvas->scale * 0.5, 6, 18),
                   hu_canvas_width (canvas, 0.03, 0.7, 1.4));
  frame (canvas, in_closed_set, (gpointer) view->flood, mark, TRUE);

  for (guint i = 0; i < view->cut->lines->len; i++)
    {
      const GArray *line = g_ptr_array_index (view->cut->lines, i);
      HuColor color = hu_flood_line_color (canvas->theme, i);

      hu_layer_supply_draw_line (canvas, line, g_array_index (view->flood->n_along, guint, i), color, i,
                                 (HuPoint) { 0, 0 });
    }
  for (guint i = 0; i < view->cut->lines->len; i++)
    {
      const GArray *line = g_ptr_array_index (view->cut->lines, i);

      draw_number (canvas, hu_canvas_centre (canvas, g_array_index (line, HuHex, line->len - 1)), i + 1,
                   hu_flood_line_color (canvas->theme, i));
      if (line->len > 4)
        draw_number (canvas, hu_canvas_centre (canvas, g_array_index (line, HuHex, line->len / 2)), i + 1,
                     hu_flood_line_color (canvas->theme, i));
    }
}

/* Draws the flood up to its ring, or the lines of the cut and the set that it encloses. */
void
hu_layer_flood_draw (const HuCanvas *canvas,
                     const HuScene  *scene)
{
  if (scene->flood == NULL)
    return;

  if (scene->flood->show_cut)
    {
      draw_cut (canvas, scene->flood);
      return;
    }

  draw_rings (canvas, scene->flood);
  draw_stops (canvas, scene->flood);
}
