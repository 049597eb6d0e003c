/*
 * Sketches: maps with everything on them, made up by arithmetic.
 */
#include "hu-sketch.h"
#include "hu-sudden-death-rules.h"

#include <math.h>

static const char * const branches[] = {
  "infantry", "armor", "mechanized", "cavalry", "artillery", "engineer", "headquarters", "infantry", NULL,
};

/* Hills and woods come in patches: a few waves added up. */
static double
wave (gint   column,
      gint   row,
      double salt)
{
  return sin (column * 0.31 + salt) + sin (row * 0.27 - salt * 1.3) +
         sin ((column + row) * 0.19 + salt * 2.1) + 0.7 * sin (column * 0.9 - row * 0.8 + salt * 3.7);
}

static void
lay_terrain (HuMap *map)
{
  const HuGrid *grid = map->grid;

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    {
      gint column = hex / grid->lane_length, row = hex % grid->lane_length;

      if (!grid->exists[hex])
        continue;
      if (wave (column, row, 1) > 1.6)
        map->terrain[hex] = HU_TERRAIN_FOREST;
      else if (wave (column, row, 5) > 2.3)
        map->terrain[hex] = HU_TERRAIN_SWAMP;
      else if (wave (column, row, 9) > 2.2)
        map->terrain[hex] = HU_TERRAIN_HILLS;
      else if (wave (column, row, 13) > 2.6)
        map->terrain[hex] = HU_TERRAIN_ROUGH;
      else if (wave (column, row, 17) > 2.7)
        map->terrain[hex] = HU_TERRAIN_LAKE;
    }
}

/* A walk over hexsides: at each corner left or right by turns, with a slip now and then. */
static void
lay_river (HuMap *map,
           HuHex  hex,
           guint  n,
           GRand *rand)
{
  gint d = 1;

  for (guint i = 0; i < n && hex != HU_HEX_NONE; i++)
    {
      HuHex other = hu_grid_neighbour (map->grid, hex, d);

      if (other == HU_HEX_NONE)
        return;
      hu_map_set_hexside (map, HU_HEXSIDE_RIVER, hex, other);
      if (g_rand_int_range (rand, 0, 4) == 0 || i % 2 == 0)
        {
          d = (d + 1) % HU_N_DIRECTIONS;
        }
      else
        {
          hex = other;
          d = (d + HU_N_DIRECTIONS - 1) % HU_N_DIRECTIONS;
        }
    }
}

static void
lay_line (HuMap     *map,
          HuLineKind kind,
          HuHex      hex,
          gint       direction,
          guint      n,
          GRand     *rand)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = 0; i < n && hex != HU_HEX_NONE && hu_grid_has (map->grid, hex); i++)
    {
      g_array_append_val (hexes, hex);
      hex = hu_grid_neighbour (map->grid, hex, (direction + g_rand_int_range (rand, 0, 2)) % HU_N_DIRECTIONS);
    }
  hu_map_add_line (map, kind, hexes);
}

static HuHex
some_hex (const HuGrid *grid,
          GRand        *rand)
{
  HuHex hex;

  do
    hex = g_rand_int_range (rand, 0, grid->n_hexes);
  while (!grid->exists[hex]);

  return hex;
}

static void
lay_features (HuMap *map,
              GRand *rand)
{
  const HuGrid *grid = map->grid;
  guint n = (guint) (grid->n_lanes + grid->lane_length);

  lay_terrain (map);
  for (guint i = 0; i < 2 + n / 20; i++)
    lay_river (map, some_hex (grid, rand), n, rand);
  for (guint i = 0; i < 2 + n / 30; i++)
    lay_line (map, HU_LINE_RAIL, some_hex (grid, rand), (gint) i % HU_N_DIRECTIONS, n / 2, rand);
  lay_line (map, HU_LINE_ROAD, some_hex (grid, rand), 2, n / 2, rand);
  lay_line (map, HU_LINE_RIVER, some_hex (grid, rand), 3, n / 2, rand);
  lay_line (map, HU_LINE_FRONT, (grid->n_lanes / 2) * grid->lane_length, 3, n, rand);
  for (guint i = 0; i < 6; i++)
    {
      HuHex hex = some_hex (grid, rand), other = hu_grid_neighbour (grid, hex, (gint) i);

      if (other != HU_HEX_NONE)
        hu_map_set_hexside (map,
                            i % 3 == 0   ? HU_HEXSIDE_LAKE
                            : i % 3 == 1 ? HU_HEXSIDE_WALL
                                         : HU_HEXSIDE_CLIFF,
                            hex, other);
    }
}

static void
add_place (HuMap       *map,
           const char  *id,
           const char  *name,
           HuPlaceKind  kind,
           HuHex        hex)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  g_array_append_val (hexes, hex);
  hu_map_add_place (map, id, name, kind, hexes);
}

static void
lay_towns (HuMap *map,
           guint  n,
           GRand *rand)
{
  static const char *const names[] = { "Vyazma",   "Rzhev",    "Kaluga",          "Yukhnov",
                                       "Mozhaisk", "Klin",     "Maloyaroslavets", "Orel",
                                       "Bely",     "Sychevka", "Naro-Fominsk",    "Ruza" };

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *id = g_strdup_printf ("town-%u", i);

      add_place (map, id, names[i % G_N_ELEMENTS (names)],
                 i % 9 == 0   ? HU_PLACE_CITY
                 : i % 9 == 4 ? HU_PLACE_OBJECTIVE
                              : HU_PLACE_TOWN,
                 some_hex (map->grid, rand));
    }
}

static gboolean
is_left (const HuGrid *grid,
         HuHex         hex)
{
  return hu_grid_column (grid, hex) * 2 <= grid->columns + 1;
}

static void
muster (HuScenario *scenario,
        guint       n,
        GRand      *rand)
{
  const HuGrid *grid = scenario->map->grid;
  HuHex hex = HU_HEX_NONE;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *id = g_strdup_printf ("unit-%u", i);
      g_autofree char *name = g_strdup_printf (i % 7 == 0 ? "%u Guards" : "%u ID", i + 1);
      HuUnit *unit;

      /* Some stand where the one before does. */
      if (hex == HU_HEX_NONE || g_rand_int_range (rand, 0, 4) != 0)
        {
          do
            hex = some_hex (grid, rand);
          while (hu_map_is_impassable (scenario->map, hex));
        }

      unit = hu_scenario_add_unit (scenario, id, name, is_left (grid, hex) ? HU_SIDE_FIRST : HU_SIDE_SECOND);
      unit->at = hex;
      unit->strength = i % 13;
      unit->size = (HuUnitSize) (1 + i % (HU_N_SIZES - 1));
      unit->branch = g_strdup (branches[i % G_N_ELEMENTS (branches)]);
      unit->bracketed = i % 5 == 0;
      if (i % 11 == 0)
        unit->kind = HU_UNIT_AIR;
    }
}

static HuGrid *
make_grid (const HuSketch *sketch)
{
  HuGrid *grid = hu_grid_new (sketch->columns, sketch->rows, sketch->orientation, sketch->shifted_odd,
                              sketch->numbering, NULL, NULL);

  if (sketch->holes && grid->n_lanes > 4 && grid->lane_length > 5)
    {
      hu_grid_remove_hex (grid, (grid->n_lanes / 2) * grid->lane_length + grid->lane_length / 2);
      hu_grid_remove_hex (grid, grid->lane_length - 1);
      hu_grid_remove_hex (grid, 2 * grid->lane_length - 1);
    }

  return grid;
}

/**
 * hu_sketch_scenario:
 * @sketch: how large, and what is on it
 *
 * Returns: (transfer full): the scenario, finished
 */
HuScenario *
hu_sketch_scenario (const HuSketch *sketch)
{
  HuGrid *grid = make_grid (sketch);
  HuMap *map = hu_map_new (grid);
  GRand *rand = g_rand_new_with_seed (1941);
  HuHex capital = (grid->n_lanes * 3 / 4) * grid->lane_length + grid->lane_length / 3;
  HuScenario *scenario;
  HuSuddenDeathRules *rules;

  if (sketch->features)
    lay_features (map, rand);
  if (grid->orientation == HU_ORIENTATION_POINTY)
    capital = (grid->n_lanes / 3) * grid->lane_length + grid->lane_length * 3 / 4;
  map->terrain[capital] = HU_TERRAIN_URBAN;
  add_place (map, "capital", "Capital", HU_PLACE_CITY, capital);
  lay_towns (map, sketch->n_towns, rand);

  scenario = hu_scenario_new (map);
  hu_scenario_set_side (scenario, HU_SIDE_FIRST, "blue", "Blue", NULL);
  hu_scenario_set_side (scenario, HU_SIDE_SECOND, "red", "Red", NULL);
  g_ptr_array_add (hu_scenario_add_player_turn (scenario, HU_SIDE_FIRST)->phases, g_strdup ("Movement"));
  muster (scenario, sketch->n_units, rand);
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    {
      if (grid->exists[hex])
        scenario->start.hex_owner[hex] = is_left (grid, hex) ? HU_SIDE_FIRST : HU_SIDE_SECOND;
    }

  rules = hu_scenario_add_sudden_death (scenario, HU_SIDE_FIRST, 0);
  rules->sources.by_edge = TRUE;
  for (guint edge = 0; edge < 4; edge++)
    rules->sources.edges[edge] = TRUE;
  rules->blocked_by_units = rules->blocked_by_zoc = TRUE;
  hu_scenario_finish (scenario);

  g_rand_free (rand);
  hu_map_unref (map);
  hu_grid_unref (grid);

  return scenario;
}

/**
 * hu_sketch_snapshot:
 * @scenario: a scenario
 *
 * Returns: (transfer full): its set-up, judged
 */
HuSnapshot *
hu_sketch_snapshot (HuScenario *scenario)
{
  HuRefusal refusal;

  return hu_adjudicate (scenario, NULL, 0, &refusal, NULL);
}

/**
 * hu_sketch_situation:
 * @snapshot: of a scenario with sudden-death
 *
 * Returns: (transfer full): what stands in the way of the defender's lines; it borrows from @snapshot
 */
HuSupplySituation *
hu_sketch_situation (HuSnapshot *snapshot)
{
  return hu_supply_situation_new (hu_snapshot_get_state (snapshot),
                                  hu_sudden_death_rules (hu_snapshot_get_scenario (snapshot))->defender);
}

/**
 * hu_sketch_tracing:
 * @situation: see hu_sketch_situation()
 *
 * Returns: (transfer full): the capital's lines
 */
HuTracing *
hu_sketch_tracing (const HuSupplySituation *situation)
{
  const HuScenario *scenario = situation->state->scenario;
  const HuPlace *capital = hu_map_get_place (scenario->map, hu_sudden_death_rules (scenario)->capital);

  return hu_tracing_new (situation, (const HuHex *) (gpointer) capital->hexes->data, capital->hexes->len);
}
