/*
 * Small maps that show a rule.
 *
 * A map is drawn as text, a letter for each hex: '.' clear, 'f' forest, '~' lake, 'u' urban, 'M' the capital,
 * 'T' a town, 'B' a building, 'b' its second hex. Events change it, and the drawing shows the difference from
 * before.
 */
#include "hu-rule-drawing.h"

#include "hu-adjudicator.h"
#include "hu-system-layers.h"
#include "hu-tracing.h"

#include <string.h>

struct _HuRuleDrawing
{
  const HuSketch    *sketch;
  HuScenario        *scenario;
  HuSnapshot        *snapshot;
  HuSnapshot        *before;    /* of what happens; or NULL */
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

/* Lists all hexes that are drawn with one of @letters. */
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
fill_map (HuMap  *map,
          char  **rows)
{
  const HuGrid *grid = map->grid;
  g_autoptr(GArray) built = list_letters (grid, rows, "Bb");
  g_autoptr(GArray) capital = list_letters (grid, rows, "M");
  g_autoptr(GArray) towns = list_letters (grid, rows, "T");

  for (gint row = 0; row < grid->rows; row++)
    for (gint column = 0; column < grid->columns; column++)
      map->terrain[hu_grid_at (grid, column + 1, row + 1)] = (guint8) terrain_of (rows[row][column]);
  if (capital->len > 0)
    hu_map_add_place (map, "capital", "", HU_PLACE_CITY, g_array_ref (capital));
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

static HuHex
hex_of (const HuGrid *grid,
        const char   *digits)
{
  return hu_grid_at (grid, (digits[0] - '0') * 10 + digits[1] - '0', (digits[2] - '0') * 10 + digits[3] - '0');
}

static void
add_units (HuScenario *scenario,
           const char *units,
           gboolean    tactical)
{
  g_auto(GStrv) words = g_strsplit (units, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      HuUnit *unit;

      if (strlen (words[i]) < 5)
        continue;
      unit = hu_scenario_add_unit (scenario, words[i], "", words[i][0] == 'g' ? HU_SIDE_FIRST : HU_SIDE_SECOND);
      unit->at = hex_of (scenario->map->grid, words[i] + 1);
      unit->size = HU_SIZE_DIVISION;
      if (!tactical)
        continue;
      if (words[i][5] == 'c')
        unit->states |= HU_STATE_CONCEALED;
      unit->size = HU_SIZE_NONE;
      unit->kind = HU_UNIT_SQUAD;
      if (words[i][5] == 'v')
        {
          unit->kind = HU_UNIT_VEHICLE;
          hu_unit_make_vehicle (unit);
        }
    }
}

/* The west is the first side's, the east the other's. */
static void
share_out (HuScenario *scenario)
{
  const HuGrid *grid = scenario->map->grid;

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    scenario->start.hex_owner[hex] = hu_grid_column (grid, hex) * 2 <= grid->columns ? HU_SIDE_FIRST : HU_SIDE_SECOND;
}

/* Makes the event that @word describes for the unit named by its first letters. */
static HuEvent *
make_event (const HuScenario *scenario,
            const char       *word)
{
  g_autofree char *digits = g_strndup (word, 5);
  gint found = -1;
  HuHex to;

  /* The letter behind the place is part of a unit's name. */
  for (guint i = 0; i < scenario->units->len && found < 0; i++)
    if (g_str_has_prefix (hu_scenario_get_unit (scenario, i)->id, digits))
      found = (gint) i;
  g_return_val_if_fail (found >= 0, NULL);

  switch (word[5])
    {
    case '>':
      to = hex_of (scenario->map->grid, word + 6);
      return hu_event_new_move ((guint) found, &to, 1);
    case 'x':
      return hu_event_new_eliminate ((guint) found);
    case 'w':
      return hu_event_new_withdraw ((guint) found);
    case 'p':
      return hu_event_new_unit (HU_VERB_CAPTURE, (guint) found, 0);
    case 'e':
      return hu_event_new_exit ((guint) found, hex_of (scenario->map->grid, word + 1), HU_EXIT_VICTORY);
    default:
      g_return_val_if_reached (NULL);
    }
}

static GPtrArray *
list_events (const HuScenario *scenario,
             const char       *happens)
{
  GPtrArray *events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  g_auto(GStrv) words = g_strsplit (happens != NULL ? happens : "", " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    g_ptr_array_add (events, make_event (scenario, words[i]));

  return events;
}

static HuScenario *
make_scenario (const HuSketch       *sketch,
               const HuSystemLayers *layers)
{
  g_auto(GStrv) rows = g_strsplit (sketch->rows, "/", -1);
  g_autoptr(HuGrid) grid = hu_grid_new ((gint) strlen (rows[0]), (gint) g_strv_length (rows), HU_ORIENTATION_FLAT, FALSE,
                                        HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  HuScenario *scenario;

  fill_map (map, rows);
  scenario = hu_scenario_new (map);
  hu_scenario_set_side (scenario, HU_SIDE_FIRST, "first", "", NULL);
  hu_scenario_set_side (scenario, HU_SIDE_SECOND, "second", "", NULL);
  g_ptr_array_add (hu_scenario_add_player_turn (scenario, HU_SIDE_FIRST)->phases, g_strdup (""));
  layers->add_rules (scenario);
  add_units (scenario, sketch->units, hu_scenario_is_tactical (scenario));
  if (!hu_scenario_is_tactical (scenario))
    share_out (scenario);
  if (sketch->prepare != NULL)
    sketch->prepare (scenario);
  hu_scenario_finish (scenario);

  return scenario;
}

/* Returns the sketch of that name and, in @layers, its rule system; or NULL. */
static const HuSketch *
find_sketch (const char            *name,
             const HuSystemLayers **layers)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      *layers = hu_system_layers_get (id);
      for (const HuSketch *sketch = (*layers)->sketches; sketch->name != NULL; sketch++)
        if (g_str_equal (sketch->name, name))
          return sketch;
    }

  return NULL;
}

HuRuleDrawing *
hu_rule_drawing_new (const char *name)
{
  HuRuleDrawing *self;
  g_autoptr(GPtrArray) events = NULL;
  const HuSystemLayers *layers;
  const HuSketch *sketch;
  HuSupplyAsked asked;
  HuRefusal refusal;

  g_return_val_if_fail (name != NULL, NULL);

  sketch = find_sketch (name, &layers);
  if (sketch == NULL)
    return NULL;

  self = g_new0 (HuRuleDrawing, 1);
  self->sketch = sketch;
  self->scenario = make_scenario (sketch, layers);
  events = list_events (self->scenario, self->sketch->happens);
  self->snapshot = hu_adjudicate (self->scenario, (HuEvent **) events->pdata, events->len, &refusal, NULL);
  if (events->len > 0)
    self->before = hu_adjudicate (self->scenario, NULL, 0, &refusal, NULL);
  self->painter = hu_painter_new (self->scenario);
  if (hu_supply_find_asked (self->scenario, &asked))
    {
      self->situation = hu_supply_situation_new_asked (hu_snapshot_get_state (self->snapshot));
      self->tracing = hu_tracing_new (self->situation, (const HuHex *) asked.origins->data, asked.origins->len);
    }

  return self;
}

void
hu_rule_drawing_free (HuRuleDrawing *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->tracing, hu_tracing_free);
  g_clear_pointer (&self->situation, hu_supply_situation_free);
  hu_painter_free (self->painter);
  g_clear_pointer (&self->before, hu_snapshot_unref);
  hu_snapshot_unref (self->snapshot);
  hu_scenario_unref (self->scenario);
  g_free (self);
}

/**
 * hu_rule_drawing_draw:
 * @cr: the cairo context; its 0, 0 is the drawing's top left
 * @device_scale: device pixels in a px
 * @width: px
 * @height: px
 *
 * Draws its whole map in the middle.
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
  scene.before = self->before;
  hu_painter_draw (self->painter, cr, &viewport, &scene);
}
