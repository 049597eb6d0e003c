/*
 * Small sudden-death games drawn by chance: a capital in the east, a front from north to south, and few units.
 */
#include "hu-sudden-death-private.h"

#include "hu-drill-game.h"

#define COLUMNS 9
#define ROWS 8
#define FRONT 4 /* the last column that the attacker controls at the start, more or less */

enum { CAPITAL, CITY_1, CITY_2, TOWN, REAR }; /* places, in this order */

static GArray *
at (const HuGrid *grid,
    gint          column,
    gint          row,
    gboolean      two)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (gint i = 0; i <= (two ? 1 : 0); i++)
    {
      HuHex hex = hu_grid_at (grid, column, row + i);

      g_array_append_val (hexes, hex);
    }

  return hexes;
}

static void
draw_ground (GRand      *rand,
             HuScenario *scenario,
             gint        front)
{
  HuMap *map = scenario->map;

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    {
      gint jitter = g_rand_int_range (rand, -1, 1);

      scenario->start.hex_owner[hex] = hu_grid_column (map->grid, hex) <= front + jitter ? HU_SIDE_FIRST : HU_SIDE_SECOND;
      map->terrain[hex] = hu_drill_chance (rand, 10) ? HU_TERRAIN_LAKE
        : hu_drill_chance (rand, 25) ? HU_TERRAIN_FOREST : HU_TERRAIN_CLEAR;
    }
  for (gint i = g_rand_int_range (rand, 0, 5); i > 0; i--)
    {
      HuHex a = hu_drill_draw_hex (rand, map->grid), b = hu_drill_draw_beside (rand, map->grid, a);

      if (a != b)
        hu_map_set_hexside (map, HU_HEXSIDE_LAKE, a, b);
    }
}

static void
draw_places (GRand              *rand,
             HuScenario         *scenario,
             const char * const *names)
{
  HuMap *map = scenario->map;
  const HuGrid *grid = map->grid;
  gint row = g_rand_int_range (rand, 3, ROWS - 1), column = hu_drill_chance (rand, 12) ? COLUMNS : 7;

  hu_map_add_place (map, "capital", names[HU_DRAWN_CAPITAL], HU_PLACE_CITY, at (grid, column, row, hu_drill_chance (rand, 70)));
  hu_map_add_place (map, "city-1", names[HU_DRAWN_CITY_1], HU_PLACE_CITY, at (grid, 6, 1 + row % 2, FALSE));
  hu_map_add_place (map, "city-2", names[HU_DRAWN_CITY_2], HU_PLACE_CITY, at (grid, 4, ROWS - row % 2, FALSE));
  hu_map_add_place (map, "town", names[HU_DRAWN_TOWN], HU_PLACE_TOWN, at (grid, 2, g_rand_int_range (rand, 2, ROWS), FALSE));
  hu_map_add_place (map, "rear", names[HU_DRAWN_REAR],
                    hu_drill_chance (rand, 30) ? HU_PLACE_OBJECTIVE : HU_PLACE_CITY, at (grid, 3, 1, FALSE));
  for (guint i = 0; i < map->places->len; i++)
    for (guint j = 0; j < hu_map_get_place (map, i)->hexes->len; j++)
      map->terrain[g_array_index (hu_map_get_place (map, i)->hexes, HuHex, j)] = HU_TERRAIN_CLEAR;
  if (hu_drill_chance (rand, 8))
    scenario->start.hex_owner[g_array_index (hu_map_get_place (map, TOWN)->hexes, HuHex, 0)] = HU_SIDE_SECOND;
  if (hu_drill_chance (rand, 5))
    scenario->start.hex_owner[g_array_index (hu_map_get_place (map, CAPITAL)->hexes, HuHex, 0)] = HU_SIDE_FIRST;
}

static void
draw_railway (GRand              *rand,
              HuScenario         *scenario,
              HuSuddenDeathRules *rules)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  gint row = g_rand_int_range (rand, 2, ROWS);
  HuSupplyRules *supply;

  for (gint column = 5; column <= COLUMNS; column++)
    {
      HuHex hex = hu_grid_at (scenario->map->grid, column, row);

      scenario->map->terrain[hex] = HU_TERRAIN_CLEAR;
      g_array_append_val (hexes, hex);
    }
  hu_map_add_line (scenario->map, HU_LINE_RAIL, hexes);
  supply = hu_scenario_add_supply (scenario, HU_SIDE_SECOND);
  supply->sources.by_edge = TRUE;
  supply->sources.edges[HU_EDGE_EAST] = TRUE;
  supply->along = 1u << HU_LINE_RAIL;
  supply->steps = g_rand_int_range (rand, 1, 4);
  supply->owned = hu_drill_chance (rand, 50);
  rules->supply_given = FALSE;
}

static void
draw_rules (GRand      *rand,
            HuScenario *scenario)
{
  HuSuddenDeathRules *rules = hu_scenario_add_sudden_death (scenario, HU_SIDE_FIRST, CAPITAL);
  const guint cities[] = { CITY_1, CITY_2 };
  HuWithdrawal *withdrawal;

  rules->entry_at_setup = hu_drill_chance (rand, 70);
  g_array_append_vals (rules->cities, cities, G_N_ELEMENTS (cities));
  rules->zoc_negated_by_units = hu_drill_chance (rand, 85);
  rules->blocked_by_owner = hu_drill_chance (rand, 12);
  rules->max_length = hu_drill_chance (rand, 15) ? g_rand_int_range (rand, 2, 6) : -1;
  rules->rear_given = hu_drill_chance (rand, 30);
  for (HuHex hex = 0; rules->rear_given && hex < scenario->map->grid->n_hexes; hex++)
    rules->rear[hex] = hu_grid_column (scenario->map->grid, hex) < FRONT;
  if (hu_drill_chance (rand, 15))
    draw_railway (rand, scenario, rules);
  for (guint i = hu_drill_chance (rand, 35) ? (guint) g_rand_int_range (rand, 1, 3) : 0; i > 0; i--)
    {
      withdrawal = hu_sudden_death_add_withdrawal (rules, i, 1);
      if (hu_drill_chance (rand, 40))
        withdrawal->branch = g_strdup (hu_drill_chance (rand, 50) ? "armor" : "infantry");
      withdrawal->phase = hu_drill_chance (rand, 30) ? 1 : 0;
    }
}

HuScenario *
hu_sudden_death_draw_scenario (GRand              *rand,
                               const char * const *names)
{
  g_autoptr(HuGrid) grid = hu_grid_new (COLUMNS, ROWS, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  HuScenario *scenario = hu_scenario_new (map);

  hu_scenario_set_side (scenario, HU_SIDE_FIRST, "german", names[HU_DRAWN_ATTACKER], NULL);
  hu_scenario_set_side (scenario, HU_SIDE_SECOND, "soviet", names[HU_DRAWN_DEFENDER], NULL);
  draw_ground (rand, scenario, FRONT);
  draw_places (rand, scenario, names);
  scenario->calendar.n_turns = 2;
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    g_ptr_array_add (hu_scenario_add_player_turn (scenario, side)->phases, g_strdup (names[HU_DRAWN_PHASE]));
  scenario->start.turn = (guint) g_rand_int_range (rand, 1, 3);
  scenario->start.player_turn = (guint) g_rand_int_range (rand, 0, 2);
  for (guint i = 0; i < 12; i++)
    {
      HuSide side = (HuSide) (i % HU_N_SIDES);
      guint kind = (guint) g_rand_int_range (rand, 0, HU_N_DRAWN_DIVISIONS);
      gint column = g_rand_int_range (rand, side == HU_SIDE_FIRST ? 3 : 4, COLUMNS + 1);
      HuHex hex = hu_grid_at (scenario->map->grid, column, g_rand_int_range (rand, 1, ROWS + 1));
      HuUnit *unit;

      if (hu_map_is_impassable (scenario->map, hex) ||
          (side == HU_SIDE_FIRST && hu_map_place_at (scenario->map, hex) == CAPITAL))
        continue;
      unit = hu_drill_add_division (scenario, side, kind, hex);
      unit->strength = g_rand_int_range (rand, 1, 9);
      unit->size = HU_SIZE_DIVISION;
      scenario->start.hex_owner[hex] = (gint8) side;
    }
  draw_rules (rand, scenario);
  hu_scenario_finish (scenario);

  return scenario;
}

/* Units of the side to move go towards places, where the rules are about them. */
static HuEvent *
draw_move (GRand         *rand,
           const HuState *state,
           guint          unit)
{
  const HuMap *map = state->scenario->map;
  HuHex path[3], hex = state->unit_hex[unit];
  guint n = 0, wanted = (guint) g_rand_int_range (rand, 1, 4);

  for (guint tries = 0; tries < 8 && n < wanted; tries++)
    {
      HuHex next = hu_drill_draw_beside (rand, map->grid, hex);

      if (next == hex || hu_map_is_impassable (map, next) || (n > 0 && hu_drill_chance (rand, 40)))
        continue;
      path[n++] = hex = next;
      if (hu_map_place_at (map, next) >= 0)
        break;
    }

  return n > 0 ? hu_event_new_move (unit, path, n) : NULL;
}

HuEvent *
hu_sudden_death_draw_event (GRand         *rand,
                            const HuState *state)
{
  guint n = state->scenario->units->len, unit = n > 0 ? (guint) g_rand_int_range (rand, 0, (gint) n) : 0;
  gint what = g_rand_int_range (rand, 0, 100);

  if (what < 35 || n == 0)
    return hu_event_new (HU_VERB_END_PHASE);
  if (what < 42)
    {
      const HuPlace *place = hu_map_get_place (state->scenario->map, (guint) g_rand_int_range (rand, CITY_1, REAR + 1));
      HuHex hex = g_array_index (place->hexes, HuHex, 0);

      /* A place changes hands without a unit, as when partisans take it. */
      return hu_event_new_control (hu_side_other ((HuSide) state->hex_owner[hex]), &hex, 1);
    }
  if (state->unit_hex[unit] == HU_HEX_NONE)
    return NULL;
  if (what < 48)
    return hu_event_new_withdraw (unit);
  if (what < 55)
    return hu_event_new_eliminate (unit);

  return draw_move (rand, state, unit);
}
