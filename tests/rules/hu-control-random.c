/*
 * Random tactical boards and logs.
 */
#include "hu-control-fixture.h"
#include "hu-control-rules.h"

static gboolean
chance (GRand *rand,
        gint   percent)
{
  return g_rand_int_range (rand, 0, 100) < percent;
}

static HuHex
random_hex (GRand        *rand,
            const HuGrid *grid)
{
  HuHex hex;

  do
    hex = g_rand_int_range (rand, 0, grid->n_hexes);
  while (!grid->exists[hex]);

  return hex;
}

/* A few hexes side by side that no building has yet. */
static void
add_building (GRand  *rand,
              HuMap  *map,
              guint8 *taken,
              guint   index)
{
  g_autofree char *id = g_strdup_printf ("b%u", index);
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  HuHex hex = random_hex (rand, map->grid);
  HuBuilding *building;

  for (gint i = 0; i < 4 && hex != HU_HEX_NONE && !taken[hex]; i++)
    {
      taken[hex] = 1;
      g_array_append_val (hexes, hex);
      hex = chance (rand, 70) ? hu_grid_neighbour (map->grid, hex, g_rand_int_range (rand, 0, 6)) : HU_HEX_NONE;
    }
  if (hexes->len == 0)
    return;

  building = hu_map_add_building (map, id, NULL, g_array_ref (hexes), g_rand_int_range (rand, 0, 3));
  building->rowhouse = chance (rand, 20);
  building->roof = chance (rand, 20);
  building->cellar = chance (rand, 20);
  if (chance (rand, 40))
    {
      building->stairwells = g_array_new (FALSE, FALSE, sizeof (HuHex));
      g_array_append_val (building->stairwells, g_array_index (hexes, HuHex, 0));
    }
}

static HuLocation
random_location (GRand       *rand,
                 const HuMap *map)
{
  HuHex hex = random_hex (rand, map->grid);
  HuLocation first, end = hu_map_extra_locations (map, hex, &first);

  if (first == end || chance (rand, 60))
    return hex;

  return g_rand_int_range (rand, first, end);
}

static void
add_unit (GRand      *rand,
          HuScenario *scenario,
          guint       index)
{
  static const HuUnitKind kinds[] = {
    HU_UNIT_SQUAD, HU_UNIT_SQUAD, HU_UNIT_SQUAD, HU_UNIT_HALF_SQUAD, HU_UNIT_CREW, HU_UNIT_LEADER, HU_UNIT_HERO,
    HU_UNIT_DUMMY, HU_UNIT_VEHICLE, HU_UNIT_VEHICLE, HU_UNIT_GUN, HU_UNIT_AIRCRAFT,
  };
  g_autofree char *id = g_strdup_printf ("u%u", index);
  HuUnit *unit = hu_scenario_add_unit (scenario, id, NULL, g_rand_int_range (rand, 0, 2));
  HuLocation at = random_location (rand, scenario->map);

  unit->kind = kinds[g_rand_int_range (rand, 0, G_N_ELEMENTS (kinds))];
  if (unit->kind == HU_UNIT_VEHICLE)
    {
      HuVehicle *vehicle = hu_unit_make_vehicle (unit);

      vehicle->type = (HuVehicleType) g_rand_int_range (rand, 0, HU_N_VEHICLES);
      vehicle->armor = g_rand_int_range (rand, -1, 20);
      vehicle->ma = (HuMainArmament) g_rand_int_range (rand, 0, HU_N_MAS);
      vehicle->crew = (HuCrew) g_rand_int_range (rand, 0, HU_N_CREWS);
    }
  if (chance (rand, 85))
    {
      unit->at = hu_location_hex (scenario->map, at);
      unit->storey = hu_location_storey (scenario->map, at);
    }
  for (guint state = 1; state < HU_N_STATE_WORDS; state++)
    if (chance (rand, 8))
      unit->states |= 1u << state;
}

/* Each thing at most once: a hex and its Location are one thing where it has no other. */
static void
add_holdings (GRand      *rand,
              HuScenario *scenario)
{
  const HuMap *map = scenario->map;

  for (gint side = HU_SIDE_NONE; side < HU_N_SIDES; side++)
    {
      HuHolding *holding = hu_scenario_add_holding (scenario, side);

      for (HuLocation i = 0; i < hu_map_n_locations (map); i++)
        if (i % 3 == side + 1 && hu_grid_has (map->grid, hu_location_hex (map, i)) && chance (rand, 20))
          g_array_append_val (holding->locations, i);
      for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
        if (hex % 3 == side + 1 && hu_grid_has (map->grid, hex) && chance (rand, 20))
          g_array_append_val (holding->hexes, hex);
      for (guint i = 0; i < map->buildings->len; i++)
        if ((gint) i == side + 1)
          g_array_append_val (holding->buildings, i);
    }
}

HuScenario *
hu_control_random_scenario (GRand *rand,
                            gint   columns,
                            gint   rows,
                            guint  n_buildings,
                            guint  n_units)
{
  g_autoptr(HuGrid) grid = hu_grid_new (columns, rows, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);

  return hu_control_random_scenario_on (rand, grid, n_buildings, n_units);
}

HuGrid *
hu_control_random_board (GRand *rand,
                         gint   columns,
                         gint   rows)
{
  HuGrid *grid = hu_grid_new (columns, rows, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS, NULL, NULL);

  for (gint i = 0; i < 3 && chance (rand, 40); i++)
    hu_grid_remove_hex (grid, random_hex (rand, grid));

  return grid;
}

HuScenario *
hu_control_random_scenario_on (GRand  *rand,
                               HuGrid *grid,
                               guint   n_buildings,
                               guint   n_units)
{
  g_autoptr(HuMap) map = hu_map_new (grid);
  g_autofree guint8 *taken = g_malloc0 ((gsize) grid->n_hexes);
  HuHex bridge = random_hex (rand, grid), pillbox = random_hex (rand, grid);
  HuScenario *scenario;

  for (guint i = 0; i < n_buildings; i++)
    add_building (rand, map, taken, i);
  hu_map_add_bridge (map, bridge);
  hu_map_add_pillbox (map, pillbox);
  map->terrain[random_hex (rand, grid)] = HU_TERRAIN_LAKE;

  scenario = hu_scenario_new (map);
  hu_scenario_set_side (scenario, HU_SIDE_FIRST, "german", "German", NULL);
  hu_scenario_set_side (scenario, HU_SIDE_SECOND, "russian", "Russian", NULL);
  scenario->calendar.n_turns = 1000000;
  g_ptr_array_add (hu_scenario_add_player_turn (scenario, HU_SIDE_FIRST)->phases, g_strdup ("All"));
  hu_scenario_add_control (scenario)->rooftop_prevents = chance (rand, 50);
  hu_control_rules (scenario)->hold_ends_when_disarmed = chance (rand, 50);
  for (guint i = 0; i < n_units; i++)
    add_unit (rand, scenario, i);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

      for (HuHex hex = 0; hex < grid->n_hexes; hex++)
        if (hu_grid_has (grid, hex) && chance (rand, 50))
          g_array_append_val (hexes, hex);
      hu_scenario_add_setup (scenario, side, hexes);
    }
  if (chance (rand, 30))
    add_holdings (rand, scenario);
  hu_scenario_finish (scenario);

  return scenario;
}

static guint
random_unit (GRand            *rand,
             const HuScenario *scenario)
{
  return (guint) g_rand_int_range (rand, 0, (gint) scenario->units->len);
}

static void
add_place (GRand            *rand,
           const HuScenario *scenario,
           HuEvent          *event)
{
  HuLocation location = random_location (rand, scenario->map);

  hu_event_add_place (event, hu_location_hex (scenario->map, location), hu_location_storey (scenario->map, location));
}

static HuEvent *
random_mark (GRand            *rand,
             const HuScenario *scenario,
             const HuState    *state)
{
  guint bit = 1u << g_rand_int_range (rand, 0, HU_N_STATE_WORDS);
  HuEvent *event = hu_event_new_mark (random_unit (rand, scenario), bit, chance (rand, 50) ? bit : 0);

  if (chance (rand, 30))
    {
      HuHex hex = state->unit_hex[event->unit];

      event->has_in = TRUE;
      for (gint32 i = hex != HU_HEX_NONE && chance (rand, 70) ? state->hex_units[hex] : -1; i >= 0;
           i = state->next_unit[i])
        if (hu_scenario_get_unit (scenario, (guint) i)->kind == HU_UNIT_VEHICLE)
          event->other_unit = (guint) i;
    }
  if (chance (rand, 10))
    event->has_ma = TRUE, event->ma = (HuMainArmament) g_rand_int_range (rand, 0, HU_N_MAS);
  if (hu_scenario_get_unit (scenario, event->unit)->kind == HU_UNIT_LEADER && chance (rand, 40))
    event->has_leadership = TRUE, event->leadership = (gint8) g_rand_int_range (rand, -4, 4);

  return event;
}

static HuEvent *
random_hazard (GRand            *rand,
               const HuScenario *scenario)
{
  HuEvent *event = hu_event_new (chance (rand, 60) ? HU_VERB_FIRE
                                 : chance (rand, 80) ? HU_VERB_EXTINGUISH : HU_VERB_RUBBLE);

  add_place (rand, scenario, event);
  if (event->verb != HU_VERB_FIRE)
    return event;

  event->fire = chance (rand, 70) ? HU_FIRE_BLAZE : HU_FIRE_FLAME;
  event->cause = (HuFireCause) g_rand_int_range (rand, 0, HU_N_CAUSES);
  if (event->cause == HU_CAUSE_KINDLED)
    event->side = g_rand_int_range (rand, 0, 2);
  if (event->cause == HU_CAUSE_SPREAD)
    add_place (rand, scenario, event);

  return event;
}

HuEvent *
hu_control_random_event (GRand            *rand,
                         const HuScenario *scenario,
                         const HuState    *state,
                         gboolean          hazards)
{
  guint unit = random_unit (rand, scenario), other = random_unit (rand, scenario);
  gint what = g_rand_int_range (rand, 0, 100);
  HuEvent *event;

  if (hazards && chance (rand, 25))
    return random_hazard (rand, scenario);
  if (what < 15)
    return random_mark (rand, scenario, state);
  if (what < 18)
    return hu_event_new_unit (HU_VERB_CAPTURE, unit, other);
  if (what < 21)
    return hu_event_new_unit (HU_VERB_RELEASE, unit, HU_UNIT_NONE);
  if (what < 22)
    return hu_event_new_eliminate (unit);
  if (what < 23)
    return hu_event_new_unit (HU_VERB_REDUCE, unit, other);
  if (what < 24)
    return hu_event_new_unit (HU_VERB_ABANDON, unit, other);
  if (what < 28 && state->unit_hex[unit] != HU_HEX_NONE)
    return hu_event_new_mop_up (unit, hu_map_building_at (scenario->map, state->unit_hex[unit]));

  event = hu_event_new (what < 36 ? HU_VERB_PLACE : HU_VERB_MOVE);
  event->unit = unit;
  event->bypass = event->verb == HU_VERB_MOVE && chance (rand, 10);
  for (gint i = event->verb == HU_VERB_MOVE ? g_rand_int_range (rand, 1, 4) : 1; i > 0; i--)
    add_place (rand, scenario, event);
  event->is_path = event->hexes->len > 1;

  return event;
}
