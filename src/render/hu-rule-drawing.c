/*
 * Small maps that show a rule.
 *
 * A map is drawn as text, a letter a hex: '.' clear, 'f' forest, '~' lake, 'u'
 * urban, 'M' the capital, 'T' a town, 'B' a building, 'b' its second hex.
 */
#include "hu-rule-drawing.h"

#include "hu-adjudicator.h"
#include "hu-tracing.h"

#include <string.h>

typedef struct
{
  const char *name;
  HuSystemId  system;
  const char *rows;  /* separated by '/' */
  const char *units; /* "g0302 s0404": side, column, row; then 'v' a vehicle, 'h' hex held by it */
  guint       overlays;
} Sketch;

static const Sketch sketches[] = {
  { "capital", HU_SYSTEM_SUDDEN_DEATH, "..f..../.ff..u./....MM./...f.../.......", "g0403 s0703 s0602",
    HU_OVERLAY_CONTROL },
  { "cut-off", HU_SYSTEM_SUDDEN_DEATH, "......./..f..../..MM.../.f...../.......", "g0502 g0504 g0205 s0103 g0201",
    HU_OVERLAY_SUPPLY | HU_OVERLAY_CUT | HU_OVERLAY_FRONTIER },
  { "line", HU_SYSTEM_SUDDEN_DEATH, "..~..../..~..../M......./.......", "g0502 s0403",
    HU_OVERLAY_SUPPLY | HU_OVERLAY_FRONTIER | HU_OVERLAY_ZOC },
  { "cities", HU_SYSTEM_SUDDEN_DEATH, "T...T../...f.../T..M..T/.......", "g0101 g0501 g0103", HU_OVERLAY_CONTROL },
  { "rear", HU_SYSTEM_SUDDEN_DEATH, "T....../..f..M./.T...../.......", "s0302 g0402 g0404", HU_OVERLAY_CONTROL },
  { "clear", HU_SYSTEM_FRONT_LINE, ".....u./..TT.../...f.../.......", "g0302 g0203 s0503", 0 },
  { "front", HU_SYSTEM_FRONT_LINE, "......./......./......./......./......./.......", "g0202 g0205 s0502 s0505",
    HU_OVERLAY_FRONT_LINE },
  { "gain", HU_SYSTEM_CONTROL, "...../..Bb./....f/.....", "g0302 s0502", HU_OVERLAY_CONTROL },
  { "vehicle", HU_SYSTEM_CONTROL, "...../..u../...../.....", "g0302v s0402", HU_OVERLAY_CONTROL },
  { "building", HU_SYSTEM_CONTROL, "...../..Bb./..b../.....", "g0302 g0303 s0402", HU_OVERLAY_CONTROL },
  { "fire", HU_SYSTEM_CONTROL, "...../..Bb./....f/.....", "s0202 g0502", HU_OVERLAY_CONTROL | HU_OVERLAY_FIRE },
};

struct _HuRuleDrawing
{
  const Sketch      *sketch;
  HuScenario        *scenario;
  HuSnapshot        *snapshot;
  HuSupplySituation *situation; /* or NULL */
  HuTracing         *tracing;   /* or NULL */
  HuPainter         *painter;
};

static HuTerrain
terrain_of (char letter)
{
  switch (letter)
    {
    case 'f':
      return HU_TERRAIN_FOREST;
    case '~':
      return HU_TERRAIN_LAKE;
    case 'u':
    case 'M':
      return HU_TERRAIN_URBAN;
    default:
      return HU_TERRAIN_CLEAR;
    }
}

/* All hexes that are drawn with one of @letters. */
static GArray *
list_letters (const HuGrid *grid,
              char        **rows,
              const char   *letters)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (gint row = 0; row < grid->rows; row++)
    for (gint column = 0; column < grid->columns; column++)
      if (strchr (letters, rows[row][column]) != NULL)
        {
          HuHex hex = hu_grid_at (grid, column + 1, row + 1);

          g_array_append_val (hexes, hex);
        }

  return hexes;
}

static void
fill_map (HuMap      *map,
          char      **rows,
          HuSystemId  system)
{
  const HuGrid *grid = map->grid;
  g_autoptr(GArray) built = list_letters (grid, rows, "Bb");
  g_autoptr(GArray) towns = list_letters (grid, rows, "T");

  for (gint row = 0; row < grid->rows; row++)
    for (gint column = 0; column < grid->columns; column++)
      map->terrain[hu_grid_at (grid, column + 1, row + 1)] = (guint8) terrain_of (rows[row][column]);
  if (system == HU_SYSTEM_SUDDEN_DEATH)
    hu_map_add_place (map, "capital", "", HU_PLACE_CITY, list_letters (grid, rows, "M"));
  for (guint i = 0; i < towns->len; i++)
    {
      g_autofree char *id = g_strdup_printf ("town-%u", i);
      GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

      g_array_append_val (hexes, g_array_index (towns, HuHex, i));
      hu_map_add_place (map, id, "", HU_PLACE_TOWN, hexes);
    }
  if (built->len > 0)
    hu_map_add_building (map, "building", "", g_array_ref (built), 1);
}

static void
add_units (HuScenario *scenario,
           const char *units,
           HuSystemId  system)
{
  g_auto(GStrv) words = g_strsplit (units, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      HuUnit *unit;

      if (strlen (words[i]) < 5)
        continue;
      unit = hu_scenario_add_unit (scenario, words[i], "", words[i][0] == 'g' ? HU_SIDE_FIRST : HU_SIDE_SECOND);
      unit->at = hu_grid_at (scenario->map->grid, (words[i][1] - '0') * 10 + words[i][2] - '0',
                             (words[i][3] - '0') * 10 + words[i][4] - '0');
      unit->size = HU_SIZE_DIVISION;
      if (system != HU_SYSTEM_CONTROL)
        continue;
      unit->size = HU_SIZE_NONE;
      unit->kind = HU_UNIT_SQUAD;
      if (words[i][5] == 'v')
        {
          unit->kind = HU_UNIT_VEHICLE;
          hu_unit_make_vehicle (unit);
        }
    }
}

static void
add_rules (HuScenario *scenario,
           HuSystemId  system)
{
  switch (system)
    {
    case HU_SYSTEM_SUDDEN_DEATH:
      hu_scenario_add_sudden_death (scenario, HU_SIDE_FIRST, 0);
      break;
    case HU_SYSTEM_FRONT_LINE:
      hu_scenario_add_front_line (scenario, HU_SIDE_FIRST);
      break;
    case HU_SYSTEM_CONTROL:
      hu_scenario_add_control (scenario);
      break;
    case HU_N_SYSTEMS:
      break;
    }
}

/* The west is the first side's, the east the other's. */
static void
share_out (HuScenario *scenario)
{
  const HuGrid *grid = scenario->map->grid;

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    scenario->start.control[hex] = hu_grid_column (grid, hex) * 2 <= grid->columns ? HU_SIDE_FIRST : HU_SIDE_SECOND;
}

static HuScenario *
make_scenario (const Sketch *sketch)
{
  g_auto(GStrv) rows = g_strsplit (sketch->rows, "/", -1);
  g_autoptr(HuGrid) grid = hu_grid_new ((gint) strlen (rows[0]), (gint) g_strv_length (rows), HU_ORIENTATION_FLAT, FALSE,
                                        HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  HuScenario *scenario;

  fill_map (map, rows, sketch->system);
  scenario = hu_scenario_new (map);
  hu_scenario_set_side (scenario, HU_SIDE_FIRST, "first", "", NULL);
  hu_scenario_set_side (scenario, HU_SIDE_SECOND, "second", "", NULL);
  g_ptr_array_add (hu_scenario_add_player_turn (scenario, HU_SIDE_FIRST)->phases, g_strdup (""));
  add_rules (scenario, sketch->system);
  add_units (scenario, sketch->units, sketch->system);
  if (sketch->system != HU_SYSTEM_CONTROL)
    share_out (scenario);
  if (g_str_equal (sketch->name, "fire"))
    hu_scenario_add_fire (scenario, hu_grid_at (grid, 3, 2), HU_STOREY_GROUND, HU_FIRE_BLAZE);
  hu_scenario_finish (scenario);

  return scenario;
}

/**
 * hu_rule_drawing_new:
 * @name: of a drawing
 *
 * Returns: (transfer full) (nullable): it, or %NULL where there is none
 */
HuRuleDrawing *
hu_rule_drawing_new (const char *name)
{
  HuRuleDrawing *self;
  HuRefusal refusal;
  guint i = 0;

  g_return_val_if_fail (name != NULL, NULL);

  while (i < G_N_ELEMENTS (sketches) && !g_str_equal (sketches[i].name, name))
    i++;
  if (i == G_N_ELEMENTS (sketches))
    return NULL;

  self = g_new0 (HuRuleDrawing, 1);
  self->sketch = &sketches[i];
  self->scenario = make_scenario (self->sketch);
  self->snapshot = hu_adjudicate (self->scenario, NULL, 0, &refusal, NULL);
  self->painter = hu_painter_new (self->scenario);
  if (self->scenario->sudden_death != NULL)
    {
      const GArray *capital = hu_map_get_place (self->scenario->map, 0)->hexes;

      self->situation = hu_supply_situation_new (hu_snapshot_get_state (self->snapshot), HU_SIDE_SECOND);
      self->tracing = hu_tracing_new (self->situation, (const HuHex *) capital->data, capital->len);
    }

  return self;
}

/**
 * hu_rule_drawing_free:
 * @self: (transfer full): a drawing
 *
 * Frees @self.
 */
void
hu_rule_drawing_free (HuRuleDrawing *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->tracing, hu_tracing_free);
  g_clear_pointer (&self->situation, hu_supply_situation_free);
  hu_painter_free (self->painter);
  hu_snapshot_unref (self->snapshot);
  hu_scenario_unref (self->scenario);
  g_free (self);
}

/**
 * hu_rule_drawing_draw:
 * @self: a drawing
 * @cr: where to; 0, 0 is its top left
 * @theme: in which colours
 * @device_scale: device pixels a px
 * @width: px
 * @height: px
 *
 * Draws the whole of its map in the middle.
 */
void
hu_rule_drawing_draw (HuRuleDrawing *self,
                      cairo_t       *cr,
                      HuThemeKind    theme,
                      double         device_scale,
                      int            width,
                      int            height)
{
  HuBox bounds;
  HuViewport viewport = { .width = width, .height = height };
  HuScene scene;

  g_return_if_fail (self != NULL && cr != NULL && width > 0 && height > 0);

  bounds = hu_geometry_bounds (self->scenario->map->grid);
  viewport.scale = MIN (width / bounds.width, height / bounds.height) * 0.96;
  viewport.x = bounds.x - (width / viewport.scale - bounds.width) / 2;
  viewport.y = bounds.y - (height / viewport.scale - bounds.height) / 2;
  hu_painter_set_theme (self->painter, theme, device_scale);
  hu_scene_init (&scene, self->snapshot);
  scene.overlays = self->sketch->overlays;
  scene.tracing = self->tracing;
  scene.situation = self->situation;
  hu_painter_draw (self->painter, cr, &viewport, &scene);
}
