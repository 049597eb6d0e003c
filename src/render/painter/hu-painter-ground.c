/*
 * The part of the legend on what is printed on the ground: the lines and hexsides of the map.
 *
 * The order of the layers: the ground, and the overlays on it.
 */
#include "hu-painter-private.h"

#include <string.h>

#include "hu-counter.h"
#include "hu-layers.h"
#include "hu-overview.h"
#include "hu-system-layers.h"
#include "hu-terrain-texture.h"
#include "hu-underlay.h"

static const struct
{
  const char *id;
  gboolean    hexside;
  guint       kind; /* HuHexside or HuLineKind */
} grounds[] = {
  { "ground-river", FALSE, HU_LINE_RIVER },   { "ground-river", TRUE, HU_HEXSIDE_RIVER },
  { "ground-lake", TRUE, HU_HEXSIDE_LAKE },   { "ground-wall", TRUE, HU_HEXSIDE_WALL },
  { "ground-cliff", TRUE, HU_HEXSIDE_CLIFF }, { "ground-road", FALSE, HU_LINE_ROAD },
  { "ground-rail", FALSE, HU_LINE_RAIL },     { "ground-front", FALSE, HU_LINE_FRONT },
};

/* The terrains that a hex can have, and the marks of places; clear ground is what is left. */
static const struct
{
  const char *id;
  HuTerrain   terrain;
} terrains[] = {
  { "terrain-forest", HU_TERRAIN_FOREST }, { "terrain-swamp", HU_TERRAIN_SWAMP }, { "terrain-hills", HU_TERRAIN_HILLS },
  { "terrain-rough", HU_TERRAIN_ROUGH },   { "terrain-urban", HU_TERRAIN_URBAN }, { "terrain-lake", HU_TERRAIN_LAKE },
  { "terrain-sea", HU_TERRAIN_SEA },
};

static const struct
{
  const char *id;
  HuPlaceKind kind;
} places[] = {
  { "place-city", HU_PLACE_CITY }, { "place-town", HU_PLACE_TOWN }, { "place-objective", HU_PLACE_OBJECTIVE },
};

static GPtrArray **
curves_of (HuHexsideCurves *curves,
           guint            kind)
{
  switch ((HuHexside) kind)
    {
    case HU_HEXSIDE_LAKE:
      return &curves->lakes;
    case HU_HEXSIDE_WALL:
      return &curves->walls;
    case HU_HEXSIDE_CLIFF:
      return &curves->cliffs;
    case HU_HEXSIDE_RIVER:
    case HU_N_HEXSIDES:
      break;
    }

  return &curves->rivers;
}

static void
list_terrains (const HuMap *map,
               GArray      *entries)
{
  for (guint i = 0; i < G_N_ELEMENTS (terrains); i++)
    for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
      if (map->grid->exists[hex] && map->terrain[hex] == terrains[i].terrain)
        {
          _hu_painter_add_entry (entries, terrains[i].id, HU_SIDE_NONE);
          break;
        }
}

static void
list_places (const HuMap *map,
             GArray      *entries)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    for (guint k = 0; k < map->places->len; k++)
      if (hu_map_get_place (map, k)->kind == places[i].kind)
        {
          _hu_painter_add_entry (entries, places[i].id, HU_SIDE_NONE);
          break;
        }
}

/* Kinds of troops that have a symbol on counters. */
static const struct
{
  const char *id;
  const char *branch;
} branches[] = {
  { "branch-infantry", "infantry" },   { "branch-armor", "armor" },         { "branch-mechanized", "mechanized" },
  { "branch-cavalry", "cavalry" },     { "branch-artillery", "artillery" }, { "branch-engineer", "engineer" },
  { "branch-headquarters", "headquarters" },
};

/* Whether the viewer sees such a unit on the map. */
static gboolean
has_counter (const HuSnapshot *snapshot,
             HuSide            side,
             const char       *branch)
{
  const HuState *state = hu_snapshot_get_state (snapshot);

  for (guint i = 0; i < hu_scenario_get_n_units (state->scenario); i++)
    {
      const HuUnit *unit = hu_state_get_unit (state, i);

      if (state->unit_status[i] == HU_UNIT_ON_MAP && hu_snapshot_get_secrecy (snapshot, i) == HU_SECRECY_NONE &&
          (side == HU_SIDE_NONE || unit->side == side) &&
          (branch == NULL || (g_strcmp0 (unit->branch, branch) == 0 && unit->kind == HU_UNIT_GROUND)))
        return TRUE;
    }

  return FALSE;
}

/* Whose counters are of which colour, and what the symbols on them mean. */
static void
list_counters (const HuSnapshot *snapshot,
               GArray           *entries)
{
  if (has_counter (snapshot, HU_SIDE_FIRST, NULL))
    _hu_painter_add_entry (entries, "counter-first", HU_SIDE_FIRST);
  if (has_counter (snapshot, HU_SIDE_SECOND, NULL))
    _hu_painter_add_entry (entries, "counter-second", HU_SIDE_SECOND);
  for (guint i = 0; i < G_N_ELEMENTS (branches); i++)
    if (has_counter (snapshot, HU_SIDE_NONE, branches[i].branch))
      _hu_painter_add_entry (entries, branches[i].id, HU_SIDE_NONE);
}

static void
list_piles (const HuSnapshot *snapshot,
            GArray           *entries)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  HuStacks *stacks = hu_stacks_new (snapshot);
  gboolean any = FALSE, bracketed = FALSE;

  for (guint i = 0; i < stacks->stacks->len; i++)
    any |= g_array_index (stacks->stacks, HuStack, i).n > 1;
  if (any)
    _hu_painter_add_entry (entries, "pile", HU_SIDE_NONE);
  for (guint i = 0; i < hu_scenario_get_n_units (scenario); i++)
    bracketed |= hu_scenario_get_unit (scenario, i)->bracketed && hu_scenario_get_unit (scenario, i)->strength >= 0 &&
                 hu_snapshot_get_secrecy (snapshot, i) == HU_SECRECY_NONE &&
                 hu_snapshot_get_state (snapshot)->unit_status[i] == HU_UNIT_ON_MAP;
  if (bracketed)
    _hu_painter_add_entry (entries, "bracketed", HU_SIDE_NONE);
  hu_stacks_free (stacks);
}

/**
 * hu_painter_list_ground:
 * @entries: (element-type HuLegendEntry): where an entry is added for each kind of line, terrain and place that is drawn on
 *   the map, and for counters and piles
 *
 * The window does without these, since it says what lies under the pointer; paper cannot.
 */
void
hu_painter_list_ground (HuPainter     *self,
                        const HuScene *scene,
                        GArray        *entries)
{
  const char *before = NULL;
  gboolean high = FALSE, low = FALSE;

  g_return_if_fail (self != NULL && scene != NULL && entries != NULL);

  for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
    {
      const GPtrArray *curves = grounds[i].hexside ? *curves_of (self->hexsides, grounds[i].kind)
                                                   : self->lines->curves[grounds[i].kind];

      if (curves->len == 0 || g_strcmp0 (before, grounds[i].id) == 0)
        continue;
      before = grounds[i].id;
      _hu_painter_add_entry (entries, before, HU_SIDE_NONE);
    }
  list_terrains (self->scenario->map, entries);
  for (HuHex hex = 0; self->scenario->map->levels != NULL && hex < self->scenario->map->grid->n_hexes; hex++)
    {
      high |= self->scenario->map->levels[hex] > 0;
      low |= self->scenario->map->levels[hex] < 0;
    }
  if (high)
    _hu_painter_add_entry (entries, "elevation-high", HU_SIDE_NONE);
  if (low)
    _hu_painter_add_entry (entries, "elevation-low", HU_SIDE_NONE);
  list_places (self->scenario->map, entries);
  list_counters (scene->snapshot, entries);
  list_piles (scene->snapshot, entries);
}

/* Draws a piece of that ground, framed. */
static void
draw_terrain (const HuCanvas *canvas,
              HuTerrain       terrain,
              double          width,
              double          height)
{
  HuCanvas there = *canvas;
  cairo_t *cr = canvas->cr;

  there.scale = height * 0.62;
  cairo_save (cr);
  cairo_rectangle (cr, 1, 1, width - 2, height - 2);
  hu_color_set (cr, canvas->theme->terrain[terrain]);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  for (guint i = 0; i < 3; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, width * i / 2, height / 2);
      hu_terrain_texture_draw (&there, cr, terrain, i);
      cairo_restore (cr);
    }
  cairo_restore (cr);
}

/* Draws the swatch of a terrain, a place, a counter or a pile; FALSE: @id is none. */
static gboolean
draw_other_swatch (const HuCanvas *canvas,
                   const char     *id,
                   double          width,
                   double          height)
{
  HuPoint middle = { width / 2, height / 2 };

  for (guint i = 0; i < G_N_ELEMENTS (terrains); i++)
    if (g_str_equal (terrains[i].id, id))
      {
        draw_terrain (canvas, terrains[i].terrain, width, height);
        return TRUE;
      }
  if (g_str_has_prefix (id, "elevation-"))
    {
      hu_layer_elevation_draw_swatch (canvas, g_str_equal (id, "elevation-high") ? 1 : -1, width, height);
      return TRUE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_str_equal (places[i].id, id))
      {
        hu_layer_places_draw_sign (canvas, places[i].kind, middle, height);
        return TRUE;
      }
  if (g_str_equal (id, "bracketed"))
    {
      hu_lettering_draw (canvas->text, canvas->cr, HU_FONT_BOLD, MAX (height * 0.8, 9), "[2]", middle.x, middle.y, 0.5,
                         canvas->theme->label, canvas->theme->label_halo, 0, 0);
      return TRUE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (branches); i++)
    if (g_str_equal (branches[i].id, id))
      {
        hu_counter_draw_branch (canvas, branches[i].branch, middle, height * 0.8);
        return TRUE;
      }
  if (g_str_has_prefix (id, "counter-"))
    {
      hu_counter_draw_blank (canvas, g_str_equal (id, "counter-first") ? HU_SIDE_FIRST : HU_SIDE_SECOND, middle, height, 1);
      return TRUE;
    }
  if (!g_str_equal (id, "pile"))
    return FALSE;

  hu_counter_draw_badge (canvas, 2, middle, MAX (height * 2, 20));

  return TRUE;
}

/* A straight line through the middle of the swatch, map units. */
static HuCurve *
straight_curve (double width,
                double y)
{
  HuCurve *curve = g_new0 (HuCurve, 1);
  const guint n = 9;

  curve->points = g_array_new (FALSE, FALSE, sizeof (HuCurvePoint));
  for (guint i = 0; i < n; i++)
    {
      HuCurvePoint point = { width * i / (n - 1), y, 0.16, width * i / (n - 1) };

      g_array_append_val (curve->points, point);
    }
  curve->box = (HuBox) { 0, y, width, 0 };

  return curve;
}

/* Draws the swatch of such an entry; FALSE: @id is none. */
gboolean
_hu_painter_draw_ground_swatch (const HuCanvas *canvas,
                                const char     *id,
                                double          width,
                                double          height)
{
  HuCanvas there = *canvas;
  HuHexsideCurves hexsides;
  HuLineCurves lines;
  guint i = 0;

  while (i < G_N_ELEMENTS (grounds) && g_strcmp0 (grounds[i].id, id) != 0)
    i++;
  if (i == G_N_ELEMENTS (grounds))
    return draw_other_swatch (canvas, id, width, height);

  there.scale = height * 1.2;
  there.x = there.y = 0;
  there.clip = (HuBox) { 0, 0, width, height };
  for (guint kind = 0; kind < HU_N_LINES; kind++)
    lines.curves[kind] = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_curve_free);
  for (guint kind = 0; kind < HU_N_HEXSIDES; kind++)
    *curves_of (&hexsides, kind) = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_curve_free);
  g_ptr_array_add (grounds[i].hexside ? *curves_of (&hexsides, grounds[i].kind) : lines.curves[grounds[i].kind],
                   straight_curve (width / there.scale, height / 2 / there.scale));

  cairo_save (there.cr);
  hu_layer_hexsides_draw (&there, &hexsides);
  hu_layer_lines_draw (&there, &lines);
  cairo_restore (there.cr);

  for (guint kind = 0; kind < HU_N_LINES; kind++)
    g_ptr_array_unref (lines.curves[kind]);
  for (guint kind = 0; kind < HU_N_HEXSIDES; kind++)
    g_ptr_array_unref (*curves_of (&hexsides, kind));

  return TRUE;
}

/* --- Layers --- */

void
_hu_painter_draw_background (const HuCanvas *canvas)
{
  hu_color_set (canvas->cr, canvas->theme->background);
  cairo_rectangle (canvas->cr, canvas->clip.x, canvas->clip.y, canvas->clip.width, canvas->clip.height);
  cairo_fill (canvas->cr);
}

void
_hu_painter_draw_ground (HuPainter      *self,
                         const HuCanvas *canvas)
{
  _hu_painter_draw_background (canvas);
  hu_layer_terrain_draw (canvas);
  hu_layer_elevation_draw (canvas);
  hu_layer_grid_draw (canvas);
  hu_layer_boards_draw (canvas);
  hu_layer_hexsides_draw (canvas, self->hexsides);
  hu_layer_lines_draw (canvas, self->lines);
  hu_layer_buildings_draw (canvas);
  hu_layer_works_draw (canvas);
  if (!canvas->cut_out)
    hu_layer_numbers_draw (canvas);
}

void
_hu_painter_draw_overlays (const HuCanvas *canvas,
                           const HuScene  *scene)
{
  if (scene->paper != NULL)
    hu_underlay_draw_paper (scene->paper, canvas);
  hu_layer_owners_draw (canvas, scene);
  hu_system_layers_draw (HU_STAGE_OWNERS, canvas, scene);
  hu_layer_plates_draw (canvas);
  hu_system_layers_draw (HU_STAGE_HAZARDS, canvas, scene);
  hu_layer_rings_draw (canvas, scene);
  hu_layer_zoc_draw (canvas, scene);
  hu_system_layers_draw (HU_STAGE_LINES, canvas, scene);
  hu_layer_flips_draw (canvas, scene);
  hu_layer_flood_draw (canvas, scene);
  hu_layer_cut_draw (canvas, scene);
  hu_layer_supply_draw (canvas, scene);
  hu_layer_frontier_draw (canvas, scene);
  if (canvas->cut_out)
    hu_layer_numbers_draw (canvas);
}

/* Draws the overlays that remain lines and signs in an overview. */
void
_hu_painter_draw_overview_lines (HuPainter      *self,
                                 const HuCanvas *canvas,
                                 const HuScene  *scene)
{
  if (self->few_curves)
    {
      hu_layer_hexsides_draw (canvas, self->hexsides);
      hu_layer_lines_draw (canvas, self->lines);
    }
  hu_system_layers_draw (HU_STAGE_LINES, canvas, scene);
  hu_layer_flips_draw (canvas, scene);
  hu_layer_flood_draw (canvas, scene);
  hu_layer_cut_draw (canvas, scene);
  hu_layer_supply_draw (canvas, scene);
}

/* On paper too, a hex smaller than a dot is a dot, because a million shapes would be too much for a drawing.
 * The picture consists of squares at four dots in a px, because cairo's surfaces end at 32,767 dots a side. */
void
_hu_painter_draw_dots (HuPainter      *self,
                       const HuCanvas *canvas,
                       const HuScene  *scene)
{
  const double size = 256;
  HuCanvas there = *canvas;

  there.device_scale = 4;
  for (double x = 0; x < canvas->clip.width; x += size)
    {
      for (double y = 0; y < canvas->clip.height; y += size)
        {
          cairo_surface_t *surface = hu_canvas_new_surface (&there, size, size);

          there.x = canvas->x - x;
          there.y = canvas->y - y;
          there.clip = (HuBox) { 0, 0, size, size };
          hu_overview_draw (&there, surface, scene, self->stacks);
          cairo_set_source_surface (canvas->cr, surface, x, y);
          cairo_paint (canvas->cr);
          cairo_surface_destroy (surface);
        }
    }
  _hu_painter_draw_overview_lines (self, canvas, scene);
}
