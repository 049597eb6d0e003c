/*
 * The control system's part in the picture: who Controls each hex and Location of the storey shown, Fire, and
 * the small maps of the system's rules. hu-control-legend.c lists its signs.
 *
 * Exit hexes, where a side may leave for exit points (26.23): an arrow off the map in each, filled for the
 * first side and open for the second.
 */
#include "hu-control-layers.h"

#include <math.h>

#include "hu-control-rules.h"
#include "hu-control.h"
#include "hu-fingerprint-private.h"
#include "hu-mark-symbol.h"
#include "hu-painter-private.h"
#include "hu-side-look.h"

/* --- Exits --- */

#define SIGN_SCALE 9.0 /* px a map unit from which on there is room for them */
#define FROM 0.42      /* map units from the hex's centre, and so far it goes */
#define TO 0.98

/* Finds the direction that leads off the map, between two edges in a corner.  FALSE: nobody can leave from @hex. */
static gboolean
find_way_out (const HuMap *map,
              HuHex        hex,
              double      *angle)
{
  static const HuPoint ways[] = {
    [HU_EDGE_NORTH] = { 0, -1 }, [HU_EDGE_EAST] = { 1, 0 }, [HU_EDGE_SOUTH] = { 0, 1 }, [HU_EDGE_WEST] = { -1, 0 },
  };
  HuPoint sum = { 0, 0 }, first = { 0, 0 };

  for (gint edge = HU_EDGE_WEST; edge >= HU_EDGE_NORTH; edge--)
    if (hu_map_is_on_edge (map, hex, (HuEdge) edge))
      {
        first = ways[edge];
        sum.x += first.x;
        sum.y += first.y;
      }
  /* In a map of one row or column, opposite edges leave no direction between them. */
  if (sum.x == 0 && sum.y == 0)
    sum = first;
  *angle = atan2 (sum.y, sum.x);

  return sum.x != 0 || sum.y != 0;
}

/* @side: the side that may leave there; @centre: its middle, px; @length: px. */
void
hu_layer_exits_draw_sign (const HuCanvas *canvas,
                          HuSide          side,
                          HuPoint         centre,
                          double          angle,
                          double          length)
{
  cairo_t *cr = canvas->cr;
  const HuTheme *theme = canvas->theme;
  double half = length / 2, line = MAX (1.2, length * 0.11) * theme->line_scale;

  cairo_save (cr);
  cairo_translate (cr, centre.x, centre.y);
  cairo_rotate (cr, angle);
  cairo_new_path (cr);
  cairo_move_to (cr, half, 0);
  cairo_line_to (cr, 0, -half * 0.85);
  cairo_line_to (cr, 0, -half * 0.36);
  cairo_line_to (cr, -half, -half * 0.36);
  cairo_line_to (cr, -half, half * 0.36);
  cairo_line_to (cr, 0, half * 0.36);
  cairo_line_to (cr, 0, half * 0.85);
  cairo_close_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  hu_color_set (cr, theme->casing);
  cairo_set_line_width (cr, line * 2.6);
  cairo_stroke_preserve (cr);
  hu_color_set (cr, hu_theme_look (theme, side) == HU_SIDE_FIRST ? theme->side[side] : theme->casing);
  cairo_fill_preserve (cr);
  hu_color_set (cr, theme->side[side]);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
layer_exits_draw (const HuCanvas *canvas,
                  const HuScene  *scene)
{
  const HuControlRules *rules = hu_control_rules (canvas->scenario);

  if (!(scene->overlays & HU_OVERLAY_OWNERS) || canvas->scale < SIGN_SCALE)
    return;

  for (guint i = 0; i < rules->exits->len; i++)
    {
      const HuExitArea *area = g_ptr_array_index (rules->exits, i);

      for (guint k = 0; k < area->hexes->len; k++)
        {
          HuHex hex = g_array_index (area->hexes, HuHex, k);
          HuPoint at = hu_canvas_centre (canvas, hex);
          double angle, off = (FROM + TO) / 2 * canvas->scale;

          if (!hu_canvas_sees (canvas, at, canvas->scale * 1.5) || !find_way_out (canvas->map, hex, &angle))
            continue;
          /* Where both may leave, side by side. */
          at.x += off * cos (angle) - (area->side == HU_SIDE_FIRST ? -0.2 : 0.2) * canvas->scale * sin (angle);
          at.y += off * sin (angle) + (area->side == HU_SIDE_FIRST ? -0.2 : 0.2) * canvas->scale * cos (angle);
          hu_layer_exits_draw_sign (canvas, area->side, at, angle, (TO - FROM) * canvas->scale);
        }
    }
}

/* --- The table of layers --- */

/* Crosses out a Location for the side that cannot enter it. */
static void
draw_closed (const HuCanvas *canvas,
             const HuScene  *scene,
             HuBox           box,
             HuLocation      location)
{
  const HuControlFindings *findings = hu_snapshot_get_control (scene->snapshot);
  guint8 closed = findings->closed != NULL ? findings->closed[location] : 0;
  cairo_t *cr = canvas->cr;
  gboolean all = (closed & (HU_CLOSED_DIRECT | HU_CLOSED_ACCIDENT)) != 0;

  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      gboolean rises;

      if (!all && !(closed & (side == HU_SIDE_FIRST ? HU_CLOSED_FIRST : HU_CLOSED_SECOND)))
        continue;
      rises = hu_theme_look (canvas->theme, side) == HU_SIDE_FIRST;
      cairo_move_to (cr, box.x + 2, rises ? box.y + box.height - 2 : box.y + 2);
      cairo_line_to (cr, box.x + box.width - 2, rises ? box.y + 2 : box.y + box.height - 2);
      hu_color_set (cr, all ? canvas->theme->mark : canvas->theme->side[side]);
      cairo_set_line_width (cr, 1.5);
      cairo_stroke (cr);
    }
}

/* Draws Control held by a vehicle, undeclared Control, barred sides, rubble and Fire. */
static void
draw_signs (const HuCanvas *canvas,
            const HuScene  *scene,
            HuBox           box,
            HuLocation      location)
{
  const HuControlFindings *findings = hu_snapshot_get_control (scene->snapshot);
  guint8 hazard = hu_state_hazard (hu_snapshot_get_state (scene->snapshot), location);
  HuPoint at = { box.x + box.width - 8, box.y + 9 };
  HuPoint low = { box.x + box.width - 10, box.y + box.height - 12 };
  guint kindled = (hazard & HU_HAZARD_KINDLED) >> HU_HAZARD_KINDLED_SHIFT;

  if (findings->held[location] != HU_SIDE_NONE)
    {
      hu_mark_draw (canvas, HU_MARK_VEHICLE, (HuSide) findings->held[location], at, 6);
      at.x -= 13;
    }
  for (guint i = 0; i < findings->undeclared->len; i++)
    {
      const HuUndeclared *undeclared = &g_array_index (findings->undeclared, HuUndeclared, i);

      if (undeclared->kind != HU_SUBJECT_LOCATION || undeclared->subject != location)
        continue;
      hu_mark_draw (canvas, HU_MARK_UNDECLARED, undeclared->side, at, 6);
      at.x -= 13;
    }
  for (HuSide side = HU_SIDE_FIRST; findings->barred != NULL && side < HU_N_SIDES; side++)
    if (findings->barred[location] >> side & 1)
      {
        hu_mark_draw (canvas, HU_MARK_BARRED, side, at, 6);
        at.x -= 13;
      }

  if (hazard & HU_HAZARD_RUBBLE)
    hu_layer_fire_draw_rubble (canvas, (HuPoint) { low.x - 18, low.y + 2 }, 8);
  if ((hazard & HU_HAZARD_FIRE) == HU_FIRE_NONE)
    return;
  hu_layer_fire_draw_sign (canvas, (HuFireKind) (hazard & HU_HAZARD_FIRE), low, 9);
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (kindled >> side & 1)
      hu_mark_draw (canvas, HU_MARK_KINDLED, side, (HuPoint) { low.x - 14 - side * 11, low.y + 4 }, 5);
  if (kindled == 0)
    hu_mark_draw (canvas, HU_MARK_ACCIDENT, HU_SIDE_NONE, (HuPoint) { low.x - 14, low.y + 4 }, 5);
}

/* hu-control-location.c */
static void
_hu_control_draw_location (const HuCanvas *canvas,
                           const HuScene  *scene,
                           HuBox           box,
                           HuLocation      location,
                           gboolean        above)
{
  (above ? draw_signs : draw_closed) (canvas, scene, box, location);
}

/* Mixes in a hex's Locations at every storey, because Fire above or below the storey shown is drawn too. */
static guint64
mix_locations (guint64       print,
               const HuMap  *map,
               HuHexWindow   window,
               gconstpointer array)
{
  const guint8 *bytes = array;

  if (bytes == NULL)
    return _hu_mix (print, 1);

  print = _hu_mix_hexes (print, map->grid, window, bytes, 1);
  if (map->locations->first_extra == NULL)
    return print;

  for (gint lane = window.lane0; lane < window.lane1 && window.pos0 < window.pos1; lane++)
    {
      HuHex first = lane * map->grid->lane_length + window.pos0, last = first + window.pos1 - window.pos0;
      HuLocation from = map->locations->first_extra[first], to = map->locations->first_extra[last];

      print = _hu_mix_bytes (print, bytes + from, (gsize) (to - from));
    }

  return print;
}

/* Mixes in each building once for each of its hexes: its index, its owner, whether it is contested or barred. */
static guint64
mix_buildings (guint64                  print,
               const HuMap             *map,
               HuHexWindow              window,
               const HuControlFindings *findings)
{
  for (gint lane = window.lane0; lane < window.lane1; lane++)
    for (gint pos = window.pos0; pos < window.pos1; pos++)
      {
        gint building = hu_map_building_at (map, lane * map->grid->lane_length + pos);
        guint64 barred;

        if (building == HU_BUILDING_NONE)
          continue;
        barred = findings->building_barred != NULL ? findings->building_barred[building] : 0;
        print = _hu_mix (print, (guint64) (findings->buildings[building] + 2) |
                                (guint64) findings->contested[building] << 2 | barred << 3);
      }

  return print;
}

static guint64
mix_undeclared (guint64                  print,
                const HuMap             *map,
                HuHexWindow              window,
                const HuControlFindings *findings)
{
  for (guint i = 0; i < findings->undeclared->len; i++)
    {
      const HuUndeclared *undeclared = &g_array_index (findings->undeclared, HuUndeclared, i);
      HuHex hex = undeclared->kind == HU_SUBJECT_LOCATION ? hu_location_hex (map, undeclared->subject)
                                                          : undeclared->subject;

      if (undeclared->kind == HU_SUBJECT_BUILDING || _hu_is_inside (map->grid, window, hex))
        print = _hu_mix (print, (guint64) undeclared->side << 40 | (guint64) undeclared->kind << 32 |
                                (guint32) undeclared->subject);
    }

  return print;
}

static guint64
mix_holdings (guint64                  print,
              const HuMap             *map,
              HuHexWindow              window,
              const HuControlFindings *findings)
{
  print = mix_locations (print, map, window, findings->locations);
  print = mix_locations (print, map, window, findings->held);
  print = mix_locations (print, map, window, findings->barred);
  if (findings->hex_barred != NULL)
    print = _hu_mix_hexes (print, map->grid, window, findings->hex_barred, 1);

  return mix_undeclared (mix_buildings (print, map, window, findings), map, window, findings);
}

/* Mixes in all hexes beside an area, even outside the window, because its count covers all of them. */
static guint64
mix_fire (guint64        print,
          const HuMap   *map,
          HuHexWindow    window,
          const HuScene *scene)
{
  const HuControlFindings *findings = hu_snapshot_get_control (scene->snapshot);

  print = mix_locations (print, map, window, hu_snapshot_get_state (scene->snapshot)->hazards);
  print = mix_locations (print, map, window, findings->closed);
  if (findings->area_hexes->len == 0)
    return print;

  print = _hu_mix_bytes (print, findings->area_hexes->data, findings->area_hexes->len * sizeof (HuHex));
  print = _hu_mix_bytes (print, findings->area_ends->data, findings->area_ends->len * sizeof (guint));
  for (guint i = 0; i < findings->area_hexes->len; i++)
    for (gint d = 0; d < HU_N_DIRECTIONS; d++)
      {
        HuHex beside = hu_grid_neighbour (map->grid, g_array_index (findings->area_hexes, HuHex, i), d);

        print = _hu_mix (print, beside != HU_HEX_NONE ? (guint64) (findings->hexes[beside] + 2) : 0);
      }

  return print;
}

static guint64
mix_owners (guint64        print,
            const HuGrid  *grid,
            HuHexWindow    window,
            const HuScene *scene)
{
  const HuMap *map = hu_snapshot_get_scenario (scene->snapshot)->map;

  if (scene->overlays & (HU_OVERLAY_OWNERS | HU_OVERLAY_FIRE))
    print = _hu_mix (print, (guint64) (scene->storey + 2));
  if (scene->overlays & HU_OVERLAY_OWNERS)
    print = mix_holdings (print, map, window, hu_snapshot_get_control (scene->snapshot));
  if (scene->overlays & HU_OVERLAY_FIRE)
    print = mix_fire (print, map, window, scene);

  return print;
}

static void
draw_owners (const HuCanvas *canvas,
             const HuScene  *scene)
{
  hu_layer_holdings_draw (canvas, scene);
  layer_exits_draw (canvas, scene);
}

/* Lists the owners of the Locations at the storey shown. */
static void
list_owners (const HuScene *scene,
             GArray        *entries)
{
  const HuControlFindings *findings = hu_snapshot_get_control (scene->snapshot);
  const HuMap *map = hu_snapshot_get_scenario (scene->snapshot)->map;
  gboolean found[HU_N_SIDES] = { FALSE, FALSE };

  if (!(scene->overlays & HU_OVERLAY_OWNERS))
    return;

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    {
      HuLocation location = map->grid->exists[hex] ? hu_map_location (map, hex, scene->storey) : HU_LOCATION_NONE;

      if (location != HU_LOCATION_NONE && findings->locations[location] != HU_SIDE_NONE)
        found[findings->locations[location]] = TRUE;
    }

  if (found[HU_SIDE_FIRST])
    _hu_painter_add_entry (entries, "control-first", HU_SIDE_FIRST);
  if (found[HU_SIDE_SECOND])
    _hu_painter_add_entry (entries, "control-second", HU_SIDE_SECOND);
}

static void
list_legend (const HuScene *scene,
             gboolean       signs,
             GArray        *entries)
{
  if (signs)
    _hu_control_list_signs (scene, entries);
  else
    list_owners (scene, entries);
}

/* The first side may leave by the hexes of the east edge. */
static void
open_exits (HuScenario *scenario)
{
  const HuGrid *grid = scenario->map->grid;
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (gint row = 1; row <= grid->rows; row++)
    {
      HuHex hex = hu_grid_at (grid, grid->columns, row);

      g_array_append_val (hexes, hex);
    }
  hu_control_add_exit (hu_control_rules (scenario), HU_SIDE_FIRST, hexes);
}

static void
light_fire (HuScenario *scenario)
{
  hu_scenario_add_fire (scenario, hu_grid_at (scenario->map->grid, 3, 2), HU_STOREY_GROUND, HU_FIRE_BLAZE);
}

static const HuSketch sketches[] = {
  { "gain", "...../..Bb./....f/.....", "g0302 s0502", HU_OVERLAY_OWNERS, NULL },
  { "vehicle", "...../..u../...../.....", "g0302v s0402", HU_OVERLAY_OWNERS, NULL },
  { "building", "...../..Bb./..b../.....", "g0302 g0303 s0402", HU_OVERLAY_OWNERS, NULL },
  { "fire", "...../..Bb./....f/.....", "s0202 g0502", HU_OVERLAY_OWNERS | HU_OVERLAY_FIRE, NULL, light_fire },
  { "conditions", "....../..Bb../....../...uu./......", "g0302 g0402 g0404 s0503", HU_OVERLAY_OWNERS, NULL },
  { "concealed", "...../..Bb./....f/.....", "g0302c s0502", HU_OVERLAY_OWNERS, NULL },
  { "casualties", "...../..f../...f./.....", "g0202 s0402 s0403v", 0, "s0402x s0403x" },
  { "captured", "...../..u../...../.....", "g0302 s0402", 0, "s0402p" },
  { "exits", "...../..f../...../.....", "g0302 g0502 s0403", HU_OVERLAY_OWNERS, "g0502e", open_exits },
  { "avoided", "....../...Bb./...b../......", "s0402 s0403 g0202 g0203", HU_OVERLAY_OWNERS, NULL },
  { "balance", "......./...f.../..u.u../...f.../.......", "g0202 g0203 g0204 s0602 s0603 s0604v", 0, NULL },
  { NULL },
};

static void
add_rules (HuScenario *scenario)
{
  hu_scenario_add_control (scenario);
}

static void
add_buildings (const HuTerm *term,
               GArray       *buildings)
{
  const HuControlTerm *own = hu_control_term (term);

  if (hu_control_term_has_subjects (term) && own->subject_kind == HU_SUBJECT_BUILDING)
    g_array_append_vals (buildings, own->subjects->data, own->subjects->len);
  if (hu_control_term_has_units (term) && own->building != HU_BUILDING_NONE)
    {
      guint building = (guint) own->building;

      g_array_append_val (buildings, building);
    }
  for (guint i = 0; i < term->parts->len; i++)
    add_buildings (g_ptr_array_index (term->parts, i), buildings);
}

static void
list_buildings (const HuScenario *scenario,
                GArray           *buildings)
{
  const GPtrArray *victory = hu_control_rules (scenario)->victory;

  for (guint i = 0; i < victory->len; i++)
    add_buildings (((const HuVictoryEntry *) g_ptr_array_index (victory, i))->needs, buildings);
}

const HuSystemLayers hu_control_layers = {
  .overlays = HU_OVERLAY_FIRE,
  .draw = { [HU_STAGE_OWNERS] = draw_owners, [HU_STAGE_HAZARDS] = hu_layer_fire_draw },
  .list_buildings = list_buildings,
  .mix = mix_owners,
  .list_legend = list_legend,
  .list_swatches = _hu_control_list_swatches,
  .draw_swatch = _hu_control_draw_swatch,
  .draw_location = _hu_control_draw_location,
  .sketches = sketches,
  .add_rules = add_rules,
};
