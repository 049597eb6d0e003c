/*
 * Buildings by the side that Controls them (26.1): a ring round each in its owner's colour, dash and hatch, and
 * a sign for Control that is contested, held by a vehicle only, not declared, or barred.
 */
#include "hu-control-layers.h"

#include "hu-layers.h"
#include "hu-control.h"
#include "hu-mark-symbol.h"
#include "hu-side-look.h"

#define SHAPE_SCALE 4.0 /* px a map unit from which on there are rings … */
#define SIGN_SCALE 9.0  /* … and signs */

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
  hu_building_outline_path (canvas, chains, inset);
  hu_building_outline_path (canvas, chains, inset + deep);
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
      hu_building_outline_path (canvas, chains, inset);
      hu_color_set (cr, theme->casing);
      cairo_set_line_width (cr, width * 1.9);
      cairo_stroke (cr);
    }
  hu_building_outline_path (canvas, chains, inset);
  hu_color_set (cr, owner == HU_SIDE_NONE ? hu_color_alpha (theme->mark, 0.55) : theme->side[owner]);
  cairo_set_line_width (cr, owner == HU_SIDE_NONE ? width * 0.8 : width);
  if (hu_theme_look (theme, owner) == HU_SIDE_SECOND)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  if (owner == HU_SIDE_NONE)
    {
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      cairo_set_dash (cr, dots, G_N_ELEMENTS (dots), 0);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_ring (const HuCanvas *canvas,
           guint           building,
           HuSide          owner)
{
  g_autoptr(GPtrArray) chains = hu_building_outline_new (canvas, building);
  double width = hu_canvas_width (canvas, 0.085, 1.4, 5), inset = width * 0.95 + 0.5;

  if (owner != HU_SIDE_NONE)
    hatch_band (canvas, chains, owner, inset,
                hu_canvas_width (canvas, 0.22, 3, 18) / canvas->theme->line_scale);
  stroke_ring (canvas, chains, owner, inset, width);
}

/* --- Signs --- */

/* A place for signs, which stand side by side. */
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
put_undeclared (const HuCanvas          *canvas,
                SignRow                 *row,
                const HuControlFindings *findings,
                HuSubjectKind            kind,
                gint32                   subject)
{
  for (guint i = 0; i < findings->undeclared->len; i++)
    {
      const HuUndeclared *undeclared = &g_array_index (findings->undeclared, HuUndeclared, i);

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
sign_building (const HuCanvas          *canvas,
               const HuControlFindings *findings,
               guint                    building)
{
  HuHex hex = sign_hex (canvas->grid, hu_map_get_building (canvas->map, building));
  HuPoint centre = hu_canvas_centre (canvas, hex);
  gboolean flat = canvas->grid->orientation == HU_ORIENTATION_FLAT;
  double radius = sign_radius (canvas), unit = canvas->scale;
  SignRow row = { { centre.x + (flat ? 0.54 : 0.62) * unit, centre.y - (flat ? 0.70 : 0.66) * unit },
                  { radius * 0.9, radius * 1.8 }, radius };

  if (findings->contested[building])
    put_sign (canvas, &row, HU_MARK_CONTESTED, HU_SIDE_NONE);
  put_undeclared (canvas, &row, findings, HU_SUBJECT_BUILDING, (gint32) building);
  if (findings->building_barred != NULL)
    put_barred (canvas, &row, findings->building_barred[building]);
}

/* Draws the signs of a hex and of its Location at the storey shown along the hex's lower side. */
static void
sign_hex_and_location (const HuCanvas          *canvas,
                       const HuControlFindings *findings,
                       const HuScene           *scene,
                       HuHex                    hex)
{
  HuLocation location = hu_map_location (canvas->map, hex, scene->storey);
  HuPoint centre = hu_canvas_centre (canvas, hex);
  double radius = sign_radius (canvas) * 0.9;
  SignRow row = { { centre.x - 0.44 * canvas->scale, centre.y + 0.70 * canvas->scale }, { radius * 2.1, 0 },
                  radius };
  gboolean alone = hu_map_has_one_location (canvas->map, hex);

  if (location != HU_LOCATION_NONE)
    {
      if (findings->held[location] != HU_SIDE_NONE)
        put_sign (canvas, &row, HU_MARK_VEHICLE, (HuSide) findings->held[location]);
      put_undeclared (canvas, &row, findings, HU_SUBJECT_LOCATION, location);
      if (findings->barred != NULL)
        put_barred (canvas, &row, findings->barred[location]);
    }

  /* Where the Location is the whole hex, or belongs to a building, one sign is enough. */
  if (!alone && scene->storey == HU_STOREY_GROUND && hu_map_building_at (canvas->map, hex) == HU_BUILDING_NONE)
    {
      put_undeclared (canvas, &row, findings, HU_SUBJECT_HEX, hex);
      if (findings->hex_barred != NULL)
        put_barred (canvas, &row, findings->hex_barred[hex]);
    }
}

/**
 * hu_layer_holdings_draw:
 * @scene: its snapshot's Control is shown
 *
 * Draws the owner of each building, and the signs of buildings and of the Locations of the storey shown.
 */
void
hu_layer_holdings_draw (const HuCanvas *canvas,
                        const HuScene  *scene)
{
  const HuControlFindings *findings = hu_snapshot_get_control (scene->snapshot);
  HuHexWindow window = hu_canvas_window (canvas, 1);

  if (!(scene->overlays & HU_OVERLAY_OWNERS) || canvas->scale < SHAPE_SCALE)
    return;

  for (guint i = 0; i < canvas->map->buildings->len; i++)
    if (hu_building_outline_is_seen (canvas, i))
      draw_ring (canvas, i, (HuSide) findings->buildings[i]);

  if (canvas->scale < SIGN_SCALE)
    return;

  for (gint lane = window.lane0; lane < window.lane1; lane++)
    for (gint pos = window.pos0; pos < window.pos1; pos++)
      if (canvas->grid->exists[lane * canvas->grid->lane_length + pos])
        sign_hex_and_location (canvas, findings, scene, lane * canvas->grid->lane_length + pos);
  for (guint i = 0; i < canvas->map->buildings->len; i++)
    if (hu_building_outline_is_seen (canvas, i))
      sign_building (canvas, findings, i);
}
