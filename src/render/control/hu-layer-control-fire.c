/*
 * Fire and rubble (26.16). A Flame is one tongue, a Blaze three; a match or a spark shows the cause. Locations
 * that cannot be entered are crossed out. Each area that an accidental Blaze has cut off shows how many of the
 * hexes beside it each side Controls.
 */
#include "hu-control-layers.h"

#include "hu-area.h"
#include "hu-control.h"
#include "hu-mark-symbol.h"
#include "hu-side-look.h"
#include "hu-storey-tag.h"

#include <math.h>

#define SHAPE_SCALE 4.0  /* px a map unit from which on there are flames … */
#define DETAIL_SCALE 9.0 /* … their causes, and what burns on other storeys … */
#define TAG_SCALE 18.0   /* … and on which */

/* A tongue of flame that stands on @x, @y, px. */
static void
tongue_path (cairo_t *cr,
             double   x,
             double   y,
             double   height)
{
  double h = height, w = height * 0.36;

  cairo_move_to (cr, x + w * 0.1, y - h);
  cairo_curve_to (cr, x + w * 0.2, y - h * 0.66, x + w * 1.1, y - h * 0.55, x + w, y - h * 0.24);
  cairo_curve_to (cr, x + w * 0.9, y + h * 0.04, x - w * 0.9, y + h * 0.04, x - w, y - h * 0.24);
  cairo_curve_to (cr, x - w * 1.05, y - h * 0.48, x - w * 0.5, y - h * 0.5, x - w * 0.55, y - h * 0.72);
  cairo_curve_to (cr, x - w * 0.2, y - h * 0.62, x - w * 0.05, y - h * 0.8, x + w * 0.1, y - h);
  cairo_close_path (cr);
}

/* Around 0, 0: @reach px high and wide on both sides. */
static void
draw_flames (const HuCanvas *canvas,
             cairo_t        *cr,
             gboolean        blaze,
             double          reach)
{
  const HuTheme *theme = canvas->theme;
  double line = MAX (0.9, reach * 0.07) * theme->line_scale;

  for (gint i = 0; i < (blaze ? 3 : 1); i++)
    {
      static const gint order[] = { -1, 1, 0 };
      gint k = blaze ? order[i] : 0;
      double x = k * reach * 0.55, height = reach * (blaze ? (k == 0 ? 1.85 : 1.30) : 1.35);
      double y = reach * (blaze ? 0.85 : 0.65);

      tongue_path (cr, x, y, height);
      hu_color_set (cr, theme->casing);
      cairo_set_line_width (cr, line * 3.2);
      cairo_stroke_preserve (cr);
      hu_color_set (cr, theme->flame);
      cairo_fill_preserve (cr);
      hu_color_set (cr, hu_color_mix (theme->flame, theme->mark, 0.55));
      cairo_set_line_width (cr, line);
      cairo_stroke (cr);
      /* A Flame has not eaten through yet: pale within. */
      tongue_path (cr, x, y - height * 0.06, height * (blaze ? 0.50 : 0.66));
      hu_color_set (cr, blaze ? theme->ember : theme->casing);
      cairo_fill (cr);
    }
}

static void
draw_flames_stamp (const HuCanvas *canvas,
                   cairo_t        *cr,
                   guint32         variant,
                   gconstpointer   data)
{
  draw_flames (canvas, cr, variant == HU_FIRE_BLAZE, *(const double *) data);
}

/* @kind: Flame or Blaze; @centre: its middle, px; @reach: how far it extends from there, px. */
void
hu_layer_fire_draw_sign (const HuCanvas *canvas,
                         HuFireKind      kind,
                         HuPoint         centre,
                         double          reach)
{
  reach = hu_canvas_step (canvas, reach);
  hu_canvas_stamp (canvas, HU_STAMP_FIRE, (guint32) kind, reach, centre, reach * 1.25 + 3, 1,
                   draw_flames_stamp, &reach);
}

static void
draw_rubble (const HuCanvas *canvas,
             cairo_t        *cr,
             guint32         variant,
             gconstpointer   data)
{
  static const double stones[][3] = { { -0.62, 0.38, 0.30 }, { 0.60, 0.36, 0.28 }, { -0.02, 0.46, 0.36 },
                                      { -0.34, 0.02, 0.27 }, { 0.34, 0.00, 0.29 }, { 0.02, -0.36, 0.25 } };
  double reach = *(const double *) data;

  for (guint i = 0; i < G_N_ELEMENTS (stones); i++)
    {
      for (gint k = 0; k < 5; k++)
        {
          double angle = k * 2 * G_PI / 5 + i, r = stones[i][2] * reach * (k % 2 == 0 ? 1.0 : 0.82);

          cairo_line_to (cr, stones[i][0] * reach + r * cos (angle), stones[i][1] * reach + r * sin (angle));
        }
      cairo_close_path (cr);
      hu_color_set (cr, canvas->theme->concrete);
      cairo_fill_preserve (cr);
      hu_color_set (cr, canvas->theme->mark);
      cairo_set_line_width (cr, MAX (0.9, reach * 0.07) * canvas->theme->line_scale);
      cairo_stroke (cr);
    }
}

/* @centre: its middle, px; @reach: how far it extends from there, px. */
void
hu_layer_fire_draw_rubble (const HuCanvas *canvas,
                           HuPoint         centre,
                           double          reach)
{
  reach = hu_canvas_step (canvas, reach);
  hu_canvas_stamp (canvas, HU_STAMP_RUBBLE, 0, reach, centre, reach * 1.1 + 2, 1, draw_rubble, &reach);
}

/* Draws the side that Kindled the Fire, or the sign of an accident; both causes where two sides' Fires merged. */
static void
draw_causes (const HuCanvas *canvas,
             guint8          hazard,
             HuPoint         at,
             double          radius)
{
  guint kindled = (hazard & HU_HAZARD_KINDLED) >> HU_HAZARD_KINDLED_SHIFT;

  if (kindled == 0)
    hu_mark_draw (canvas, HU_MARK_ACCIDENT, HU_SIDE_NONE, at, radius);
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (kindled >> side & 1)
      {
        hu_mark_draw (canvas, HU_MARK_KINDLED, side, at, radius);
        at.x += radius * 2.1;
      }
}

/* Draws Fire and rubble at the storey shown, over the whole hex. */
static void
draw_hazard (const HuCanvas *canvas,
             HuHex           hex,
             guint8          hazard)
{
  HuPoint centre = hu_canvas_centre (canvas, hex);
  HuFireKind fire = (HuFireKind) (hazard & HU_HAZARD_FIRE);
  double unit = canvas->scale, radius = hu_canvas_width (canvas, 0.18, 4, 10) / canvas->theme->line_scale;

  if (hazard & HU_HAZARD_RUBBLE)
    hu_layer_fire_draw_rubble (canvas, (HuPoint) { centre.x, centre.y + unit * 0.05 }, unit * 0.62);
  if (fire == HU_FIRE_NONE)
    return;

  /* A Blaze fills its hex; a Flame burns beside the units that still stand there. */
  if (fire == HU_FIRE_BLAZE)
    hu_layer_fire_draw_sign (canvas, fire, centre, unit * 0.72);
  else
    hu_layer_fire_draw_sign (canvas, fire, (HuPoint) { centre.x + unit * 0.66, centre.y - unit * 0.04 },
                             unit * 0.36);
  if (unit >= DETAIL_SCALE)
    draw_causes (canvas, hazard, (HuPoint) { centre.x - unit * 0.50, centre.y - unit * 0.66 }, radius);
}

/* Draws Fire and rubble above or below the storey shown: small, at the hex's lower right, with the storey. */
static void
draw_elsewhere (const HuCanvas *canvas,
                HuHex           hex,
                guint8          hazard,
                HuStorey        storey)
{
  HuPoint centre = hu_canvas_centre (canvas, hex);
  double unit = canvas->scale, reach = hu_canvas_width (canvas, 0.19, 3.5, 11) / canvas->theme->line_scale;
  HuPoint at = { centre.x + unit * 0.60, centre.y + unit * 0.44 };
  HuFireKind fire = (HuFireKind) (hazard & HU_HAZARD_FIRE);

  if (fire != HU_FIRE_NONE)
    hu_layer_fire_draw_sign (canvas, fire, at, reach);
  else
    hu_layer_fire_draw_rubble (canvas, at, reach);
  if (canvas->scale >= TAG_SCALE)
    hu_storey_tag_draw (canvas, canvas->cr, storey, (HuPoint) { at.x - reach * 0.5, at.y + reach * 1.55 },
                        CLAMP (unit * 0.20, 6.5, 11), FALSE);
}

/* Crosses out a hex: with both lines where nobody can enter, with the line that leans like a side's hatch where
 * only that side cannot. */
static void
cross_out (const HuCanvas *canvas,
           HuHex           hex,
           guint8          closed)
{
  cairo_t *cr = canvas->cr;
  HuPoint centre = hu_canvas_centre (canvas, hex);
  double x = canvas->scale * 0.54, y = canvas->scale * 0.78, width = hu_canvas_width (canvas, 0.05, 1.1, 2.6);
  gboolean all = (closed & (HU_CLOSED_DIRECT | HU_CLOSED_ACCIDENT)) != 0;

  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      double lean = hu_theme_look (canvas->theme, side) == HU_SIDE_FIRST ? -1 : 1;

      if (!all && !(closed & (side == HU_SIDE_FIRST ? HU_CLOSED_FIRST : HU_CLOSED_SECOND)))
        continue;
      for (gint pass = 0; pass < 2; pass++)
        {
          /* Not through the middle: what stands there is to be read. */
          cairo_move_to (cr, centre.x - x, centre.y - lean * y);
          cairo_line_to (cr, centre.x - x * 0.42, centre.y - lean * y * 0.42);
          cairo_move_to (cr, centre.x + x * 0.42, centre.y + lean * y * 0.42);
          cairo_line_to (cr, centre.x + x, centre.y + lean * y);
          hu_color_set (cr, pass == 0 ? canvas->theme->casing
                            : all     ? canvas->theme->mark
                                      : canvas->theme->side[side]);
          cairo_set_line_width (cr, pass == 0 ? width * 2.4 : width);
          cairo_stroke (cr);
        }
    }
}

/* The worst there is in @hex but at @shown, and its storey. */
static guint8
find_elsewhere (const HuState *state,
                HuHex          hex,
                HuLocation     shown,
                HuStorey      *storey)
{
  const HuMap *map = state->scenario->map;
  HuLocation location, end = hu_map_extra_locations (map, hex, &location);
  guint8 worst = shown != hex ? hu_state_hazard (state, hex) : 0;

  *storey = HU_STOREY_GROUND;
  for (; location < end; location++)
    {
      guint8 hazard = location != shown ? hu_state_hazard (state, location) : 0;

      if ((hazard & HU_HAZARD_FIRE) > (worst & HU_HAZARD_FIRE) || (worst == 0 && hazard != 0))
        {
          worst = hazard;
          *storey = hu_location_storey (map, location);
        }
    }

  return worst;
}

/* --- Areas (26.161) --- */

typedef struct
{
  const HuHex *hexes;
  guint        n;
} Area;

static gboolean
is_in_area (HuHex    hex,
            gpointer data)
{
  const Area *area = data;

  for (guint i = 0; i < area->n; i++)
    if (area->hexes[i] == hex)
      return TRUE;

  return FALSE;
}

/* Counts the hexes beside the area, and how many of them each side Controls. */
static guint
count_beside (const HuGrid            *grid,
              const HuControlFindings *findings,
              Area                    *area,
              guint                    own[HU_N_SIDES])
{
  g_autoptr(GHashTable) seen = g_hash_table_new (NULL, NULL);

  own[HU_SIDE_FIRST] = own[HU_SIDE_SECOND] = 0;
  for (guint i = 0; i < area->n; i++)
    for (gint d = 0; d < HU_N_DIRECTIONS; d++)
      {
        HuHex beside = hu_grid_neighbour (grid, area->hexes[i], d);

        if (beside == HU_HEX_NONE || is_in_area (beside, area) ||
            !g_hash_table_add (seen, GINT_TO_POINTER (beside)))
          continue;
        if (findings->hexes[beside] != HU_SIDE_NONE)
          own[findings->hexes[beside]]++;
      }

  return g_hash_table_size (seen);
}

/* Draws "5" and "2" of "8": each side's number on its own hatched field, with a frame round the majority's. */
static void
draw_count (const HuCanvas *canvas,
            HuPoint         middle,
            const guint     own[HU_N_SIDES],
            guint           all)
{
  cairo_t *cr = canvas->cr;
  const HuTheme *theme = canvas->theme;
  double px = CLAMP (canvas->scale * 0.36, 8.5, 16), pad = px * 0.35, x;
  char text[HU_N_SIDES + 1][16];
  double width[HU_N_SIDES + 1], whole = 0;

  for (gint i = 0; i <= HU_N_SIDES; i++)
    {
      g_snprintf (text[i], sizeof text[i], i < HU_N_SIDES ? "%u" : "/ %u", i < HU_N_SIDES ? own[i] : all);
      width[i] = hu_lettering_measure (canvas->text, HU_FONT_BOLD, px, text[i]).width + 2 * pad;
      width[i] = hu_canvas_snap (canvas, width[i]);
      whole += width[i];
    }

  x = hu_canvas_snap (canvas, middle.x - whole / 2);
  for (gint i = 0; i <= HU_N_SIDES; i++, x += width[i - 1])
    {
      HuBox box = { x, hu_canvas_snap (canvas, middle.y - px * 0.75), width[i],
                    hu_canvas_snap (canvas, px * 1.5) };
      gboolean majority = i < HU_N_SIDES && 2 * own[i] > all;

      cairo_rectangle (cr, box.x, box.y, box.width, box.height);
      hu_color_set (cr, theme->place_fill);
      cairo_fill_preserve (cr);
      if (i < HU_N_SIDES)
        hu_canvas_hatch (canvas, (HuSide) i, hu_color_alpha (theme->side[i], 0.45), 4, 1.2);
      cairo_rectangle (cr, box.x, box.y, box.width, box.height);
      hu_color_set (cr, i < HU_N_SIDES ? theme->side[i] : theme->mark);
      cairo_set_line_width (cr, majority ? 2.6 : 1);
      cairo_stroke (cr);
      hu_lettering_draw (canvas->text, cr, HU_FONT_BOLD, px, text[i], box.x + box.width / 2,
                         box.y + box.height / 2, 0.5, theme->place, theme->place_fill, 2, 0);
    }
}

static void
draw_area (const HuCanvas          *canvas,
           const HuControlFindings *findings,
           Area                    *area)
{
  const double dashes[] = { canvas->scale * 0.30 + 3, canvas->scale * 0.12 + 1.5 };
  double width = hu_canvas_width (canvas, 0.10, 1.8, 4.5);
  double top = G_MAXDOUBLE, left = G_MAXDOUBLE, right = -G_MAXDOUBLE;
  guint own[HU_N_SIDES], all;

  for (guint i = 0; i < area->n; i++)
    {
      HuPoint p = hu_canvas_centre (canvas, area->hexes[i]);

      top = MIN (top, p.y);
      left = MIN (left, p.x);
      right = MAX (right, p.x);
    }

  cairo_save (canvas->cr);
  for (gint pass = 0; pass < 2; pass++)
    {
      hu_area_path (canvas, hu_canvas_window (canvas, 2), FALSE, is_in_area, area);
      hu_color_set (canvas->cr, pass == 0 ? canvas->theme->casing : canvas->theme->alarm);
      cairo_set_line_width (canvas->cr, pass == 0 ? width * 2 : width);
      if (pass == 1)
        cairo_set_dash (canvas->cr, dashes, G_N_ELEMENTS (dashes), 0);
      cairo_stroke (canvas->cr);
    }
  cairo_restore (canvas->cr);

  if (canvas->scale < DETAIL_SCALE)
    return;
  all = count_beside (canvas->grid, findings, area, own);
  draw_count (canvas, (HuPoint) { (left + right) / 2, top - canvas->scale * 0.88 }, own, all);
}

/**
 * hu_layer_fire_draw:
 * @scene: its snapshot's Fires are shown
 *
 * Draws Fire and rubble, Locations that cannot be entered, and the majorities round accidental Blazes.
 */
void
hu_layer_fire_draw (const HuCanvas *canvas,
                    const HuScene  *scene)
{
  const HuControlFindings *findings = hu_snapshot_get_control (scene->snapshot);
  const HuState *state = hu_snapshot_get_state (scene->snapshot);
  HuHexWindow window = hu_canvas_window (canvas, 1);
  guint first = 0;

  if (!(scene->overlays & HU_OVERLAY_FIRE) || canvas->scale < SHAPE_SCALE || state->hazards == NULL)
    return;

  cairo_save (canvas->cr);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_BUTT);
  for (gint lane = window.lane0; lane < window.lane1; lane++)
    for (gint pos = window.pos0; pos < window.pos1; pos++)
      if (canvas->grid->exists[lane * canvas->grid->lane_length + pos])
        {
          HuHex hex = lane * canvas->grid->lane_length + pos;
          HuLocation shown = hu_map_location (canvas->map, hex, scene->storey);
          guint8 here = shown != HU_LOCATION_NONE ? hu_state_hazard (state, shown) : 0;
          HuStorey storey;
          guint8 elsewhere = find_elsewhere (state, hex, shown, &storey);

          if (here != 0)
            draw_hazard (canvas, hex, here);
          if (shown != HU_LOCATION_NONE && findings->closed != NULL && findings->closed[shown] != 0)
            cross_out (canvas, hex, findings->closed[shown]);
          if (elsewhere != 0 && canvas->scale >= DETAIL_SCALE)
            draw_elsewhere (canvas, hex, elsewhere, storey);
        }

  for (guint i = 0; i < findings->area_ends->len; i++)
    {
      guint end = g_array_index (findings->area_ends, guint, i);
      Area area = { &g_array_index (findings->area_hexes, HuHex, first), end - first };

      draw_area (canvas, findings, &area);
      first = end;
    }
  cairo_restore (canvas->cr);
}
