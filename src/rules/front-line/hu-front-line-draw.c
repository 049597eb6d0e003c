/*
 * Small games of the front line drawn by chance: straight rows, units of every size, and a short schedule.
 */
#include "hu-front-line-private.h"

#include "hu-drill-game.h"

#define COLUMNS 7
#define ROWS 7

enum { CAPITAL, CITY_1, TOWN }; /* places, in this order */

static void
add_place (HuMap      *map,
           const char *id,
           const char *name,
           HuPlaceKind kind,
           HuHex       hex)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  map->terrain[hex] = HU_TERRAIN_CLEAR;
  g_array_append_val (hexes, hex);
  hu_map_add_place (map, id, name, kind, hexes);
}

static void
draw_map (GRand              *rand,
          HuScenario         *scenario,
          const char * const *names)
{
  HuMap *map = scenario->map;
  gint lake_row = hu_drill_chance (rand, 15) ? g_rand_int_range (rand, 1, ROWS + 1) : 0;

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    {
      scenario->start.hex_owner[hex] = hu_grid_column (map->grid, hex) <= COLUMNS / 2 ? HU_SIDE_FIRST : HU_SIDE_SECOND;
      map->terrain[hex] = hu_grid_row (map->grid, hex) == lake_row || hu_drill_chance (rand, 4) ? HU_TERRAIN_LAKE
        : hu_drill_chance (rand, 25) ? HU_TERRAIN_FOREST : HU_TERRAIN_CLEAR;
    }
  for (gint i = g_rand_int_range (rand, 0, 4); i > 0; i--)
    {
      HuHex a = hu_drill_draw_hex (rand, map->grid), b = hu_drill_draw_beside (rand, map->grid, a);

      if (a != b)
        hu_map_set_hexside (map, HU_HEXSIDE_LAKE, a, b);
    }
  add_place (map, "capital", names[HU_DRAWN_CAPITAL], HU_PLACE_CITY, hu_grid_at (map->grid, 5, g_rand_int_range (rand, 2, ROWS)));
  add_place (map, "city-1", names[HU_DRAWN_CITY_1], HU_PLACE_CITY, hu_grid_at (map->grid, 3, g_rand_int_range (rand, 1, ROWS)));
  add_place (map, "town", names[HU_DRAWN_TOWN], HU_PLACE_TOWN, hu_grid_at (map->grid, 4, g_rand_int_range (rand, 1, ROWS)));
}

/* A pile hides what it is made of, and a line hangs on each unit.  @state: NULL: as set up */
static gboolean
is_taken (const HuScenario *scenario,
          const HuState    *state,
          HuHex             hex)
{
  for (guint i = 0; i < scenario->units->len; i++)
    if (hex == (state != NULL ? state->unit_hex[i] : hu_scenario_get_unit (scenario, i)->at))
      return TRUE;

  return FALSE;
}

/* Mostly divisions, which cover the rows around them, and some of each kind that does not. */
static void
draw_units (GRand      *rand,
            HuScenario *scenario)
{
  static const HuUnitSize sizes[] = { HU_SIZE_DIVISION, HU_SIZE_DIVISION, HU_SIZE_CORPS, HU_SIZE_BRIGADE, HU_SIZE_ARMY,
                                      HU_SIZE_NONE };

  for (guint i = 0; i < 8; i++)
    {
      HuSide side = (HuSide) (i % HU_N_SIDES);
      guint kind = (guint) g_rand_int_range (rand, 0, HU_N_DRAWN_DIVISIONS);
      HuHex hex = hu_grid_at (scenario->map->grid, g_rand_int_range (rand, 2, COLUMNS), g_rand_int_range (rand, 1, ROWS + 1));
      HuUnit *unit;

      if (hu_map_is_impassable (scenario->map, hex) || is_taken (scenario, NULL, hex))
        continue;
      unit = hu_drill_add_division (scenario, side, kind, hex);
      unit->strength = g_rand_int_range (rand, 1, 8);
      unit->size = sizes[g_rand_int_range (rand, 0, G_N_ELEMENTS (sizes))];
      unit->bracketed = hu_drill_chance (rand, 15);
      unit->line = !hu_drill_chance (rand, 10);
      if (hu_drill_chance (rand, 10))
        unit->kind = HU_UNIT_AIR;
      else if (hu_drill_chance (rand, 8))
        unit->zoc = hu_drill_chance (rand, 50) ? HU_TRISTATE_TRUE : HU_TRISTATE_FALSE;
      scenario->start.hex_owner[hex] = (gint8) side;
    }
}

static void
draw_schedule (GRand            *rand,
               HuFrontLineRules *rules)
{
  HuScheduleItem *item = hu_front_line_add_item (rules, "eliminated", HU_ITEM_PER_STRENGTH,
                                                 hu_drill_chance (rand, 12) ? HU_SIDE_FIRST : HU_SIDE_NONE);

  item->points = 1;
  if (hu_drill_chance (rand, 40))
    hu_factors_add (&item->factors, "armor", 2);
  for (guint place = CAPITAL; place <= TOWN; place++)
    {
      static const char * const ids[] = { "capital", "city-1", "town" };

      if (hu_drill_chance (rand, 30))
        continue;
      item = hu_front_line_add_item (rules, ids[place], HU_ITEM_PLACE, hu_drill_chance (rand, 20) ? HU_SIDE_FIRST : HU_SIDE_NONE);
      item->points = g_rand_int_range (rand, 1, 6);
      item->place = place;
      item->when = (HuWhen) g_rand_int_range (rand, HU_WHEN_ONCE, HU_WHEN_END + 1);
      item->hold = item->when == HU_WHEN_ONCE || hu_drill_chance (rand, 40) ? HU_HOLD_OWNER : HU_HOLD_CLEAR;
      item->hold_given = TRUE;
    }
  if (hu_drill_chance (rand, 20))
    hu_front_line_add_item (rules, "railway", HU_ITEM_AWARD, HU_SIDE_NONE)->points = g_rand_int_range (rand, 1, 4);
}

HuScenario *
hu_front_line_draw_scenario (GRand              *rand,
                             const char * const *names)
{
  g_autoptr(HuGrid) grid = hu_grid_new (COLUMNS, ROWS, HU_ORIENTATION_POINTY, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  HuScenario *scenario = hu_scenario_new (map);
  HuFrontLineRules *rules;

  hu_scenario_set_side (scenario, HU_SIDE_FIRST, "german", names[HU_DRAWN_ATTACKER], NULL);
  hu_scenario_set_side (scenario, HU_SIDE_SECOND, "soviet", names[HU_DRAWN_DEFENDER], NULL);
  draw_map (rand, scenario, names);
  scenario->calendar.n_turns = 2;
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_ptr_array_add (hu_scenario_add_player_turn (scenario, side)->phases, g_strdup (names[HU_DRAWN_PHASE]));
      scenario->start.points[side] = hu_drill_chance (rand, 50) ? g_rand_int_range (rand, 0, 13) : 0;
    }
  scenario->start.turn = (guint) g_rand_int_range (rand, 1, 3);
  scenario->start.player_turn = (guint) g_rand_int_range (rand, 0, 2);
  draw_units (rand, scenario);

  rules = hu_scenario_add_front_line (scenario, HU_SIDE_FIRST);
  rules->schedule_given = TRUE;
  rules->from_turn = hu_drill_chance (rand, 10) ? 2 : 1;
  rules->reading = hu_drill_chance (rand, 8) ? HU_READING_PATH : HU_READING_ROWS;
  rules->ends_exempt = hu_drill_chance (rand, 15);
  rules->zoc_respects_hexsides = hu_drill_chance (rand, 15);
  rules->army_zoc = !hu_drill_chance (rand, 15);
  rules->aircraft_hold = hu_drill_chance (rand, 15);
  draw_schedule (rand, rules);
  hu_scenario_finish (scenario);

  return scenario;
}

HuEvent *
hu_front_line_draw_event (GRand         *rand,
                          const HuState *state)
{
  const HuScenario *scenario = state->scenario;
  guint n = scenario->units->len, unit = n > 0 ? (guint) g_rand_int_range (rand, 0, (gint) n) : 0;
  const GPtrArray *schedule = hu_front_line_rules (scenario)->schedule;
  const HuScheduleItem *last = g_ptr_array_index (schedule, schedule->len - 1);
  gint what = g_rand_int_range (rand, 0, 100);
  HuHex to;

  if (what >= 90)
    {
      const HuPlace *place = hu_map_get_place (scenario->map, (guint) g_rand_int_range (rand, CAPITAL, TOWN + 1));

      to = g_array_index (place->hexes, HuHex, 0);
      return hu_event_new_control (hu_side_other ((HuSide) state->hex_owner[to]), &to, 1);
    }
  if (what < 40 || n == 0)
    return hu_event_new (HU_VERB_END_PHASE);
  if (what < 45 && last->kind == HU_ITEM_AWARD)
    return hu_event_new_award ((HuSide) g_rand_int_range (rand, 0, HU_N_SIDES), schedule->len - 1);
  if (state->unit_hex[unit] == HU_HEX_NONE)
    return NULL;
  if (what < 58)
    return hu_event_new_eliminate (unit);

  to = hu_drill_draw_beside (rand, scenario->map->grid, state->unit_hex[unit]);

  return hu_map_is_impassable (scenario->map, to) || is_taken (scenario, state, to) ? NULL : hu_event_new_move (unit, &to, 1);
}
