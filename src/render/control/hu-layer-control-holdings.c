/*
 * Buildings by the side that Controls them (26.1): a ring round each in its owner's colour, dash and hatch, and
 * a sign for Control that is contested, held by a vehicle only, not declared, or barred.
 */
#include "hu-chain.h"
#include "hu-control.h"
#include "hu-layers.h"
#include "hu-mark-symbol.h"

#include <math.h>

#define SHAPE_SCALE 4.0 /* px a map unit from which on there are rings … */
#define SIGN_SCALE 9.0  /* … and signs */

typedef struct
{
  const HuMap *map;
  gint         building;
} Query;

static gboolean
is_in_building (HuHex    hex,
                gpointer data)
{
  const Query *query = data;

  return hu_map_building_at (query->map, hex) == query->building;
}

/* Returns the window of the building's own hexes, with one more on each side. */
static HuHexWindow
building_window (const HuGrid     *grid,
                 const HuBuilding *building)
{
  HuHexWindow window = { grid->n_lanes, 0, grid->lane_length, 0 };

  for (guint i = 0; i < building->hexes->len; i++)
    {
      HuHex hex = g_array_index (building->hexes, HuHex, i);
      gint lane = hex / grid->lane_length, pos = hex % grid->lane_length;

      window.lane0 = MAX (MIN (window.lane0, lane - 1), 0);
      window.lane1 = MIN (MAX (window.lane1, lane + 2), grid->n_lanes);
      window.pos0 = MAX (MIN (window.pos0, pos - 1), 0);
      window.pos1 = MIN (MAX (window.pos1, pos + 2), grid->lane_length);
    }

  return window;
}

static gboolean
is_seen (const HuCanvas   *canvas,
         const HuBuilding *building)
{
  for (guint i = 0; i < building->hexes->len; i++)
    if (hu_canvas_sees (canvas, hu_canvas_centre (canvas, g_array_index (building->hexes, HuHex, i)),
                        canvas->scale + 6))
      return TRUE;

  return FALSE;
}

/* The building's outline, so many px within its hexes. */
static void
ring_path (const HuCanvas  *canvas,
           const GPtrArray *chains,
           double           inset)
{
  for (guint i = 0; i < chains->len; i++)
    {
      const HuChain *chain = g_ptr_array_index (chains, i);

      cairo_new_sub_path (canvas->cr);
      hu_curve_offset_path (canvas, chain->points, inset, chain->closed, FALSE);
      cairo_close_path (canvas->cr);
    }
}

static gboolean
is_border (HuHex    hex,
           HuHex    neighbour,
           gpointer data)
{
  return is_in_building (hex, data) && (neighbour == HU_HEX_NONE || !is_in_building (neighbour, data));
}

static void
hatch_band (const HuCanvas  *canvas,
            const GPtrArray *chains,
            HuSide           side,
            double           inset,
            double           deep)
{
  cairo_t *cr = canvas->cr;

  cairo_save (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  ring_path (canvas, chains, inset);
  ring_path (canvas, chains, inset + deep);
  hu_color_set (cr, hu_color_alpha (canvas->theme->side[side], 0.22));
  cairo_fill_preserve (cr);
  hu_canvas_hatch (canvas, side,
                   hu_color_alpha (canvas->theme->side[side], MIN (1, canvas->theme->hatch * 1.4)),
                   CLAMP (canvas->scale * 0.14, 3.2, 7), hu_canvas_width (canvas, 0.035, 0.9, 2.0));
  cairo_restore (cr);
}

/* First side: an unbroken line; second: a broken one; nobody: dots. */
static void
stroke_ring (const HuCanvas  *canvas,
             const GPtrArray *chains,
             HuSide           owner,
             double           inset,
             double           width)
{
  const HuTheme *theme = canvas->theme;
  const double dashes[] = { width * 3.4, width * 1.3 }, dots[] = { 0.01, width * 2.6 };
  cairo_t *cr = canvas->cr;

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (owner != HU_SIDE_NONE)
    {
      ring_path (canvas, chains, inset);
      hu_color_set (cr, theme->casing);
      cairo_set_line_width (cr, width * 1.9);
      cairo_stroke (cr);
    }
  ring_path (canvas, chains, inset);
  hu_color_set (cr, owner == HU_SIDE_NONE ? hu_color_alpha (theme->mark, 0.55) : theme->side[owner]);
  cairo_set_line_width (cr, owner == HU_SIDE_NONE ? width * 0.8 : width);
  if (owner == HU_SIDE_SECOND)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  if (owner == HU_SIDE_NONE)
    {
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      cairo_set_dash (cr, dots, G_N_ELEMENTS (dots), 0);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

static GPtrArray *
outline_of (const HuCanvas *canvas,
            guint           building)
{
  Query query = { canvas->map, (gint) building };

  return hu_chain_borders (canvas->grid,
                           building_window (canvas->grid, hu_map_get_building (canvas->map, building)), is_border,
                           &query);
}

static void
draw_ring (const HuCanvas *canvas,
           guint           building,
           HuSide          owner)
{
  g_autoptr(GPtrArray) chains = outline_of (canvas, building);
  double width = hu_canvas_width (canvas, 0.085, 1.4, 5), inset = width * 0.95 + 0.5;

  if (owner != HU_SIDE_NONE)
    hatch_band (canvas, chains, owner, inset,
                hu_canvas_width (canvas, 0.22, 3, 18) / canvas->theme->line_scale);
  stroke_ring (canvas, chains, owner, inset, width);
}

/* --- Signs --- */

/* One place for signs: they stand side by side. */
typedef struct
{
  HuPoint at;   /* px, of the next one */
  HuPoint step; /* px, to the one after it */
  double  radius;
} SignRow;

static void
put_sign (const HuCanvas *canvas,
          SignRow        *row,
          HuMark          mark,
          HuSide          side)
{
  hu_mark_draw (canvas, mark, side, row->at, row->radius);
  row->at.x += row->step.x;
  row->at.y += row->step.y;
}

static void
put_barred (const HuCanvas *canvas,
            SignRow        *row,
            guint8          barred)
{
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (barred >> side & 1)
      put_sign (canvas, row, HU_MARK_BARRED, side);
}

static void
put_undeclared (const HuCanvas        *canvas,
                SignRow               *row,
                const HuControlReport *report,
                HuSubjectKind          kind,
                gint32                 subject)
{
  for (guint i = 0; i < report->undeclared->len; i++)
    {
      const HuUndeclared *undeclared = &g_array_index (report->undeclared, HuUndeclared, i);

      if (undeclared->kind == kind && undeclared->subject == subject)
        put_sign (canvas, row, HU_MARK_UNDECLARED, undeclared->side);
    }
}

static double
sign_radius (const HuCanvas *canvas)
{
  return hu_canvas_width (canvas, 0.22, 4.6, 12) / canvas->theme->line_scale;
}

/* Returns the hex for the signs of a whole building: they stand at the right end of its highest hex. */
static HuHex
sign_hex (const HuGrid     *grid,
          const HuBuilding *building)
{
  HuHex best = g_array_index (building->hexes, HuHex, 0);

  for (guint i = 1; i < building->hexes->len; i++)
    {
      HuHex hex = g_array_index (building->hexes, HuHex, i);
      HuPoint p = hu_geometry_centre (grid, hex), q = hu_geometry_centre (grid, best);

      if (p.x - p.y > q.x - q.y + 0.1)
        best = hex;
    }

  return best;
}

static void
sign_building (const HuCanvas        *canvas,
               const HuControlReport *report,
               guint                  building)
{
  HuHex hex = sign_hex (canvas->grid, hu_map_get_building (canvas->map, building));
  HuPoint centre = hu_canvas_centre (canvas, hex);
  gboolean flat = canvas->grid->orientation == HU_ORIENTATION_FLAT;
  double radius = sign_radius (canvas), unit = canvas->scale;
  SignRow row = { { centre.x + (flat ? 0.54 : 0.62) * unit, centre.y - (flat ? 0.70 : 0.66) * unit },
                  { radius * 0.9, radius * 1.8 }, radius };

  if (report->contested[building])
    put_sign (canvas, &row, HU_MARK_CONTESTED, HU_SIDE_NONE);
  put_undeclared (canvas, &row, report, HU_SUBJECT_BUILDING, (gint32) building);
  if (report->building_barred != NULL)
    put_barred (canvas, &row, report->building_barred[building]);
}

/* Draws the signs of a hex and of its Location at the level shown along the hex's lower side. */
static void
sign_hex_and_location (const HuCanvas        *canvas,
                       const HuControlReport *report,
                       const HuScene         *scene,
                       HuHex                  hex)
{
  HuLocation location = hu_map_location (canvas->map, hex, scene->level);
  HuPoint centre = hu_canvas_centre (canvas, hex);
  double radius = sign_radius (canvas) * 0.9;
  SignRow row = { { centre.x - 0.44 * canvas->scale, centre.y + 0.70 * canvas->scale }, { radius * 2.1, 0 },
                  radius };
  gboolean alone = hu_map_has_one_location (canvas->map, hex);

  if (location != HU_LOCATION_NONE)
    {
      if (report->held[location] != HU_SIDE_NONE)
        put_sign (canvas, &row, HU_MARK_VEHICLE, (HuSide) report->held[location]);
      put_undeclared (canvas, &row, report, HU_SUBJECT_LOCATION, location);
      if (report->barred != NULL)
        put_barred (canvas, &row, report->barred[location]);
    }

  /* Where the Location is the whole hex, or belongs to a building, one sign is enough. */
  if (!alone && scene->level == HU_STOREY_GROUND && hu_map_building_at (canvas->map, hex) == HU_BUILDING_NONE)
    {
      put_undeclared (canvas, &row, report, HU_SUBJECT_HEX, hex);
      if (report->hex_barred != NULL)
        put_barred (canvas, &row, report->hex_barred[hex]);
    }
}

/**
 * hu_layer_holdings_draw:
 * @canvas: the canvas to draw on
 * @scene: its snapshot's Control is shown
 *
 * Draws the owner of each building, and the signs of buildings and of the Locations of the level shown.
 */
void
hu_layer_holdings_draw (const HuCanvas *canvas,
                        const HuScene  *scene)
{
  const HuControlReport *report = hu_snapshot_get_control (scene->snapshot);
  HuHexWindow window = hu_canvas_window (canvas, 1);

  if (report == NULL || !(scene->overlays & HU_OVERLAY_CONTROL) || canvas->scale < SHAPE_SCALE)
    return;

  for (guint i = 0; i < canvas->map->buildings->len; i++)
    if (is_seen (canvas, hu_map_get_building (canvas->map, i)))
      draw_ring (canvas, i, (HuSide) report->buildings[i]);

  if (canvas->scale < SIGN_SCALE)
    return;

  for (gint lane = window.lane0; lane < window.lane1; lane++)
    for (gint pos = window.pos0; pos < window.pos1; pos++)
      if (canvas->grid->exists[lane * canvas->grid->lane_length + pos])
        sign_hex_and_location (canvas, report, scene, lane * canvas->grid->lane_length + pos);
  for (guint i = 0; i < canvas->map->buildings->len; i++)
    if (is_seen (canvas, hu_map_get_building (canvas->map, i)))
      sign_building (canvas, report, i);
}

/**
 * hu_layer_holdings_draw_selected:
 * @canvas: the canvas to draw on
 * @scene: says which building is selected
 *
 * Draws a ring round the selected building.
 */
void
hu_layer_holdings_draw_selected (const HuCanvas *canvas,
                                 const HuScene  *scene)
{
  g_autoptr(GPtrArray) chains = NULL;
  double width = hu_canvas_width (canvas, 0.09, 2, 5);

  if (scene->building == HU_BUILDING_NONE ||
      !is_seen (canvas, hu_map_get_building (canvas->map, (guint) scene->building)))
    return;

  chains = outline_of (canvas, (guint) scene->building);
  cairo_save (canvas->cr);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  for (gint pass = 0; pass < 2; pass++)
    {
      ring_path (canvas, chains, 0);
      hu_color_set (canvas->cr, pass == 0 ? (HuColor) { 0, 0, 0, 0.85 } : canvas->theme->selection);
      cairo_set_line_width (canvas->cr, pass == 0 ? width + 2.2 : width);
      cairo_stroke (canvas->cr);
    }
  cairo_restore (canvas->cr);
}
