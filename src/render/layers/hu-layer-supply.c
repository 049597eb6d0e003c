/*
 * Supply: a line from each origin with a dash of its own, the bands of distance, and the signs of what stops
 * the lines.
 *
 * The narrowest cut and the critical hexes: outlines around the counters, and a sign at a corner of each.
 */
#include "hu-area.h"

#include <math.h>

#include "hu-layers.h"
#include "hu-mark-symbol.h"

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

#define NUMBER_SCALE 15.0 /* px a map unit from which on distances are written */

/* The dashes of each supply line; the first is solid. */
static const struct
{
  gint   n;
  double dashes[4]; /* in widths of the line */
} dashes[] = {
  { 0, { 0 } },
  { 2, { 3.0, 1.6 } },
  { 2, { 0.9, 1.2 } },
  { 4, { 4.0, 1.3, 0.9, 1.3 } },
};

static double
mark_radius (const HuCanvas *canvas)
{
  return CLAMP (canvas->scale * 0.20, 3.6, 10) * (canvas->theme->line_scale > 1 ? 1.15 : 1);
}

/* How far a hex is from the nearest origin, or -1. */
static gint
distance_of (const HuTracing *tracing,
             HuHex            hex)
{
  gint least = -1;

  for (guint i = 0; i < tracing->traces->len; i++)
    {
      const HuSupplyTrace *trace = g_ptr_array_index (tracing->traces, i);
      gint distance = trace->distance[hex];

      if (distance >= 0 && (least < 0 || distance < least))
        least = distance;
    }

  return least;
}

/* Every other band is filled. */
static gboolean
in_odd_band (HuHex    hex,
             gpointer data)
{
  gint distance = distance_of (data, hex);

  return distance > 0 && distance % 2 == 1;
}

/* The hexsides over which the distance grows. */
static void
stroke_bands (const HuCanvas  *canvas,
              const HuTracing *tracing,
              HuHexWindow      window)
{
  for (gint lane = window.lane0; lane < window.lane1; lane++)
    {
      for (gint pos = window.pos0; pos < window.pos1; pos++)
        {
          HuHex hex = lane * canvas->grid->lane_length + pos;
          gint distance = canvas->grid->exists[hex] ? distance_of (tracing, hex) : -1;

          for (gint d = 0; distance >= 0 && d < HU_N_DIRECTIONS; d++)
            {
              HuHex other = hu_grid_neighbour (canvas->grid, hex, d);
              gint beyond = other == HU_HEX_NONE ? -1 : distance_of (tracing, other);
              HuPoint a, b;

              if (other == HU_HEX_NONE || (beyond >= 0 && beyond <= distance))
                continue;
              hu_geometry_hexside (canvas->grid, hex, d, &a, &b);
              a = hu_canvas_point (canvas, a);
              b = hu_canvas_point (canvas, b);
              cairo_move_to (canvas->cr, a.x, a.y);
              cairo_line_to (canvas->cr, b.x, b.y);
            }
        }
    }
  hu_color_set (canvas->cr, hu_color_alpha (canvas->theme->ring, 0.55));
  cairo_set_line_width (canvas->cr, hu_canvas_width (canvas, 0.035, 0.7, 1.6));
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (canvas->cr);
}

static void
write_distances (const HuCanvas  *canvas,
                 const HuTracing *tracing,
                 HuHexWindow      window)
{
  double size = CLAMP (canvas->scale * 0.28, 7.5, 15);
  HuColor ink = hu_color_mix (canvas->theme->ring, canvas->theme->label, 0.35);

  for (gint lane = window.lane0; lane < window.lane1; lane++)
    {
      for (gint pos = window.pos0; pos < window.pos1; pos++)
        {
          HuHex hex = lane * canvas->grid->lane_length + pos;
          gint distance = canvas->grid->exists[hex] ? distance_of (tracing, hex) : -1;
          HuPoint centre;
          char text[16];

          if (distance <= 0)
            continue;
          centre = hu_canvas_centre (canvas, hex);
          g_snprintf (text, sizeof text, "%d", distance);
          hu_lettering_draw_ascii (canvas->text, canvas->cr, HU_FONT_BOLD, size, text, centre.x,
                                   centre.y + 0.69 * canvas->scale, ink);
        }
    }
}

/**
 * hu_layer_rings_draw:
 * @scene: its tracing's distances are shown
 *
 * Draws the hexes that lines reach as bands: every other band is filled, a line runs between them, and each hex
 * shows its distance at its foot.
 */
void
hu_layer_rings_draw (const HuCanvas *canvas,
                     const HuScene  *scene)
{
  HuHexWindow window = hu_canvas_window (canvas, 1);

  if (!(scene->overlays & HU_OVERLAY_RINGS) || scene->tracing == NULL)
    return;

  cairo_save (canvas->cr);
  hu_area_path (canvas, window, FALSE, in_odd_band, (gpointer) scene->tracing);
  hu_color_set (canvas->cr, hu_color_alpha (canvas->theme->ring, 0.14));
  cairo_fill (canvas->cr);
  stroke_bands (canvas, scene->tracing, window);
  if (canvas->scale >= NUMBER_SCALE)
    write_distances (canvas, scene->tracing, window);
  cairo_restore (canvas->cr);
}

/* Lines from several origins run side by side where they share their way. */
static HuPoint
aside (const HuCanvas *canvas,
       guint           i,
       guint           n)
{
  double off = (i - (MIN (n, 5) - 1) / 2.0) * hu_canvas_width (canvas, 0.17, 2.5, 9);

  return (HuPoint) { off, off * 0.6 };
}

/* The points that the curve around a hex is made from: the middle of the hexside before, the centre, and the
 * middle of the hexside after. */
typedef struct
{
  HuPoint before;
  HuPoint centre;
  HuPoint after;
} Bend;

static HuPoint
halfway (HuPoint a,
         HuPoint b)
{
  return (HuPoint) { (a.x + b.x) / 2, (a.y + b.y) / 2 };
}

static Bend
find_bend (const HuCanvas *canvas,
           const GArray   *hexes,
           guint           i,
           HuPoint         off)
{
  HuPoint points[3];

  for (guint k = 0; k < G_N_ELEMENTS (points); k++)
    {
      guint at = CLAMP (i + k, 1, hexes->len) - 1;

      points[k] = hu_canvas_centre (canvas, g_array_index (hexes, HuHex, at));
      points[k].x += off.x;
      points[k].y += off.y;
    }

  return (Bend) { halfway (points[0], points[1]), points[1], halfway (points[1], points[2]) };
}

/* A curve to @to that is drawn towards @control. */
static void
bend_to (cairo_t *cr,
         HuPoint  control,
         HuPoint  to)
{
  double x, y;

  cairo_get_current_point (cr, &x, &y);
  cairo_curve_to (cr, x + (control.x - x) * 0.667, y + (control.y - y) * 0.667, to.x + (control.x - to.x) * 0.667,
                  to.y + (control.y - to.y) * 0.667, to.x, to.y);
}

/* From hex number @first to number @last of a line.  Curves from middle to middle around the centres between them:
 * no sharp corners, and the line touches every hex.  Within the line it begins and ends in the middle of a curve. */
static void
path_along (const HuCanvas *canvas,
            const GArray   *hexes,
            guint           first,
            guint           last,
            HuPoint         off)
{
  for (guint i = first; i <= last && i < hexes->len; i++)
    {
      Bend bend = find_bend (canvas, hexes, i, off);
      HuPoint half = halfway (halfway (bend.before, bend.centre), halfway (bend.centre, bend.after));

      if (i == 0)
        cairo_move_to (canvas->cr, bend.centre.x, bend.centre.y);
      else if (i == first)
        cairo_move_to (canvas->cr, half.x, half.y);

      if (i == 0 && last > 0)
        cairo_line_to (canvas->cr, bend.after.x, bend.after.y);
      else if (i == hexes->len - 1)
        cairo_line_to (canvas->cr, bend.centre.x, bend.centre.y);
      else if (i == first)
        bend_to (canvas->cr, halfway (bend.centre, bend.after), bend.after);
      else if (i == last)
        bend_to (canvas->cr, halfway (bend.before, bend.centre), half);
      else
        bend_to (canvas->cr, bend.centre, bend.after);
    }
}

/* A part of a line along lines of the map is hollow, as a railway is on maps. */
static void
stroke_part (const HuCanvas *canvas,
             HuColor         color,
             guint           style,
             double          width,
             gboolean        hollow)
{
  double lengths[4];

  for (gint k = 0; k < dashes[style].n; k++)
    lengths[k] = dashes[style].dashes[k] * width;

  hu_color_set (canvas->cr, color);
  cairo_set_line_width (canvas->cr, hollow ? width * 1.5 : width);
  cairo_set_dash (canvas->cr, lengths, dashes[style].n, 0);
  if (!hollow)
    {
      cairo_stroke (canvas->cr);
      return;
    }

  cairo_stroke_preserve (canvas->cr);
  hu_color_set (canvas->cr, canvas->theme->casing);
  cairo_set_line_width (canvas->cr, width * 0.7);
  cairo_set_dash (canvas->cr, NULL, 0, 0);
  cairo_stroke (canvas->cr);
}

/**
 * hu_layer_supply_draw_line:
 * @hexes: (element-type HuHex): from end to end
 * @n_along: how many hexes at its end it comes to along a line of the map
 * @i: the number of the line, which sets its dashes
 * @off: how far to move it aside, px
 *
 * Draws a supply line with a pale casing, and hollow where it runs along a line of the map.
 */
void
hu_layer_supply_draw_line (const HuCanvas *canvas,
                           const GArray   *hexes,
                           guint           n_along,
                           HuColor         color,
                           guint           i,
                           HuPoint         off)
{
  guint style = i % G_N_ELEMENTS (dashes);
  double width = hu_canvas_width (canvas, 0.13, 2.0, 6.5);
  guint last, joins;

  if (hexes->len == 0)
    return;

  last = hexes->len - 1;
  joins = last - MIN (n_along, last);
  cairo_save (canvas->cr);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_BUTT);
  path_along (canvas, hexes, 0, last, off);
  hu_color_set (canvas->cr, canvas->theme->casing);
  cairo_set_line_width (canvas->cr, width * (n_along > 0 ? 1.5 : 1) + MAX (2.0, width * 0.7));
  cairo_stroke (canvas->cr);
  if (joins > 0 || last == 0)
    {
      path_along (canvas, hexes, 0, joins, off);
      stroke_part (canvas, color, style, width, FALSE);
    }
  if (joins < last)
    {
      path_along (canvas, hexes, joins, last, off);
      stroke_part (canvas, color, style, width, TRUE);
    }
  cairo_restore (canvas->cr);
}

static void
draw_trace (const HuCanvas  *canvas,
            const HuTracing *tracing,
            guint            i)
{
  const HuSupplyTrace *trace = g_ptr_array_index (tracing->traces, i);
  HuPoint off = aside (canvas, i, tracing->traces->len);
  double radius = mark_radius (canvas) * 0.95;
  HuPoint origin = hu_canvas_centre (canvas, g_array_index (tracing->origins, HuHex, i));

  if (trace->path == NULL)
    {
      hu_mark_draw (canvas, HU_MARK_NO_LINE, HU_SIDE_NONE,
                    (HuPoint) { origin.x - 0.44 * canvas->scale, origin.y - 0.60 * canvas->scale },
                    radius * 1.1);
      return;
    }

  hu_layer_supply_draw_line (canvas, trace->path, trace->n_along,
                             tracing->side == HU_SIDE_NONE ? canvas->theme->mark : canvas->theme->side[tracing->side], i,
                             off);
  if (trace->path->len > 0)
    {
      HuPoint end = hu_canvas_centre (canvas, g_array_index (trace->path, HuHex, trace->path->len - 1));

      hu_mark_draw (canvas, HU_MARK_SOURCE, tracing->side, (HuPoint) { end.x + off.x, end.y + off.y },
                    radius * 1.15);
    }
  hu_mark_draw (canvas, HU_MARK_ORIGIN, tracing->side, (HuPoint) { origin.x + off.x, origin.y + off.y },
                radius);
}

/* The line that would be open without what closes it, or is too long: thin dots, and the sign of its source. */
static void
draw_opening (const HuCanvas        *canvas,
              const HuSupplyOpening *opening)
{
  double width = hu_canvas_width (canvas, 0.07, 1.4, 3.6);
  const double dots[] = { 0.01, width * 2.2 };
  HuPoint end = hu_canvas_centre (canvas, opening->source);

  cairo_save (canvas->cr);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  path_along (canvas, opening->path, 0, opening->path->len - 1, (HuPoint) { 0, 0 });
  hu_color_set (canvas->cr, canvas->theme->casing);
  cairo_set_line_width (canvas->cr, width + MAX (2.0, width * 0.9));
  cairo_stroke_preserve (canvas->cr);
  hu_color_set (canvas->cr, canvas->theme->side[opening->side]);
  cairo_set_line_width (canvas->cr, width * 1.3);
  cairo_set_dash (canvas->cr, dots, G_N_ELEMENTS (dots), 0);
  cairo_stroke (canvas->cr);
  cairo_restore (canvas->cr);
  hu_mark_draw (canvas, HU_MARK_SOURCE, opening->side, end, mark_radius (canvas) * 0.95);
}

/**
 * hu_layer_supply_draw:
 * @scene: its tracing's lines are shown
 *
 * Draws the line from each origin to its supply source, or the sign that there is none.
 */
void
hu_layer_supply_draw (const HuCanvas *canvas,
                      const HuScene  *scene)
{
  if (!(scene->overlays & HU_OVERLAY_SUPPLY) || scene->tracing == NULL)
    return;

  if (scene->opening != NULL && scene->opening->path != NULL && scene->opening->path->len > 1)
    draw_opening (canvas, scene->opening);
  for (guint i = 0; i < scene->tracing->traces->len; i++)
    draw_trace (canvas, scene->tracing, i);
}

/* Returns the point where the way from one hex into the next is cut off: on the hexside between them. */
static HuPoint
between (const HuCanvas *canvas,
         HuHex           from,
         HuHex           to)
{
  HuPoint a = hu_canvas_centre (canvas, from), b = hu_canvas_centre (canvas, to);

  return (HuPoint) { a.x * 0.46 + b.x * 0.54, a.y * 0.46 + b.y * 0.54 };
}

/**
 * hu_layer_frontier_draw:
 * @scene: its tracing's frontier is shown
 *
 * Draws the sign of the reason on each hexside where a line stops.
 */
void
hu_layer_frontier_draw (const HuCanvas *canvas,
                        const HuScene  *scene)
{
  double radius = mark_radius (canvas) * 0.9;

  if (!(scene->overlays & HU_OVERLAY_FRONTIER) || scene->tracing == NULL)
    return;

  for (guint i = 0; i < scene->tracing->traces->len; i++)
    {
      const HuSupplyTrace *trace = g_ptr_array_index (scene->tracing->traces, i);

      for (guint k = 0; k < trace->frontier->len; k++)
        {
          const HuFrontierHex *stop = &g_array_index (trace->frontier, HuFrontierHex, k);
          HuPoint centre = between (canvas, stop->from, stop->hex);

          if (hu_canvas_sees (canvas, centre, radius + 2))
            hu_mark_draw (canvas, hu_mark_for_block (stop->because), HU_SIDE_NONE, centre, radius);
        }
    }
}

/* --- The narrowest cut --- */

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
  const double lengths[] = { dash * 0.62, dash * 0.38 };

  cairo_save (canvas->cr);
  if (dashed)
    cairo_set_dash (canvas->cr, lengths, G_N_ELEMENTS (lengths), dash * 0.31);
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
