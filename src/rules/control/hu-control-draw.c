/*
 * Small street fights drawn by chance.  A game has a theme, because a clause is met only where the few units and
 * events of a board have to do with it: Fire on one board and vehicles on another.
 */
#include "hu-control-system-private.h"

#include "hu-drill-game.h"
#include "hu-tactical.h"

#define COLUMNS 6
#define ROWS 5
#define N_UNITS 7

typedef enum
{
  THEME_HOUSES,
  THEME_VEHICLES,
  THEME_FIRE,
  THEME_BRIDGE, /* and pillbox */
  THEME_CASUALTIES,
  THEME_EXITS,
  N_THEMES
} Theme;

/* The theme is told by what the board has, so that events need not carry it. */
static Theme
get_theme (const HuScenario *scenario)
{
  if (scenario->map->bridges->len > 0)
    return THEME_BRIDGE;
  if (hu_control_rules (scenario)->exits->len > 0)
    return THEME_EXITS;
  if (scenario->start.fires->len > 0)
    return THEME_FIRE;
  if (hu_control_rules (scenario)->victory->len > 1)
    return THEME_CASUALTIES;

  return scenario->calendar.n_turns == 2 ? THEME_VEHICLES : THEME_HOUSES;
}

/* --- The board --- */

static void
draw_building (GRand      *rand,
               HuMap      *map,
               const char *id,
               const char *name,
               HuHex       first)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  HuBuilding *building;

  g_array_append_val (hexes, first);
  for (gint i = g_rand_int_range (rand, 0, 3); i > 0; i--)
    {
      HuHex hex = hu_grid_neighbour (map->grid, g_array_index (hexes, HuHex, hexes->len - 1), g_rand_int_range (rand, 0, 6));
      gboolean taken = hex == HU_HEX_NONE || hu_hexes_have (hexes, hex);

      for (guint b = 0; b < map->buildings->len && !taken; b++)
        taken = hu_hexes_have (hu_map_get_building (map, b)->hexes, hex);
      if (!taken)
        g_array_append_val (hexes, hex);
    }
  building = hu_map_add_building (map, id, name, hexes, g_rand_int_range (rand, 0, 3));
  building->rowhouse = hexes->len > 1 && hu_drill_chance (rand, 25);
  building->roof = hu_drill_chance (rand, 20);
  building->cellar = hu_drill_chance (rand, 20);
}

static HuMap *
draw_map (GRand              *rand,
          Theme               theme,
          const char * const *names)
{
  g_autoptr(HuGrid) grid = hu_grid_new (COLUMNS, ROWS, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS, NULL, NULL);
  HuMap *map = hu_map_new (grid);

  draw_building (rand, map, "house", names[HU_DRAWN_HOUSE],
                 hu_grid_at (grid, g_rand_int_range (rand, 2, 4), g_rand_int_range (rand, 2, ROWS)));
  if (theme == THEME_BRIDGE)
    {
      HuHex bridge = hu_grid_at (grid, 5, g_rand_int_range (rand, 1, ROWS)), pillbox = hu_grid_at (grid, 1, 2);

      if (!hu_hexes_have (hu_map_get_building (map, 0)->hexes, bridge))
        hu_map_add_bridge (map, bridge);
      if (!hu_hexes_have (hu_map_get_building (map, 0)->hexes, pillbox))
        hu_map_add_pillbox (map, pillbox);
    }
  else if (hu_drill_chance (rand, 40))
    {
      HuHex second = hu_grid_at (grid, 5, g_rand_int_range (rand, 1, ROWS + 1));

      if (!hu_hexes_have (hu_map_get_building (map, 0)->hexes, second))
        draw_building (rand, map, "shop", names[HU_DRAWN_SHOP], second);
    }

  return map;
}

/* --- Units --- */

/* The words printed on the counters of vehicles. */
static const char * const vehicle_prints[HU_N_VEHICLES][HU_N_SIDES] = {
  { "PzIV", "T-34" }, { "Opel", "ZIS-5" }, { "HF 7", "LG-40" }, { "251", "Carrier" }, { "R 75", "M-72" },
  { "Goliath", "Goliath" }, { "LCVP", "LCVP" },
};

static HuUnitKind
draw_kind (GRand *rand,
           Theme  theme)
{
  static const HuUnitKind others[] = { HU_UNIT_HALF_SQUAD, HU_UNIT_CREW, HU_UNIT_LEADER, HU_UNIT_LEADER, HU_UNIT_HERO,
                                       HU_UNIT_DUMMY, HU_UNIT_GUN };

  if (theme == THEME_VEHICLES || theme == THEME_CASUALTIES ? hu_drill_chance (rand, 35) : hu_drill_chance (rand, 10))
    return HU_UNIT_VEHICLE;

  return hu_drill_chance (rand, 55) ? HU_UNIT_SQUAD : others[g_rand_int_range (rand, 0, G_N_ELEMENTS (others))];
}

static const char * const prints[HU_N_UNIT_KINDS][HU_N_SIDES] = {
  [HU_UNIT_SQUAD] = { "4-6-7", "4-4-7" },
  [HU_UNIT_HALF_SQUAD] = { "2-4-7", "2-3-7" },
  [HU_UNIT_CREW] = { "2-2-8", "2-2-8" },
  [HU_UNIT_LEADER] = { "8", "8" },
  [HU_UNIT_HERO] = { "1-4-9", "1-4-9" },
  [HU_UNIT_GUN] = { "PaK", "ZIS" },
  [HU_UNIT_DUMMY] = { "?", "?" },
};

/* Near the houses, on the ground or above. */
static HuLocation
draw_location (GRand       *rand,
               const HuMap *map)
{
  const HuBuilding *building = hu_map_get_building (map, (guint) g_rand_int_range (rand, 0, (gint) map->buildings->len));
  HuHex hex = g_array_index (building->hexes, HuHex, g_rand_int_range (rand, 0, (gint) building->hexes->len));
  HuLocation first, end;

  if (map->bridges->len > 0 && hu_drill_chance (rand, 40))
    hex = ((const HuHexFeature *) g_ptr_array_index (map->bridges, 0))->hex;
  else if (map->pillboxes->len > 0 && hu_drill_chance (rand, 30))
    hex = ((const HuHexFeature *) g_ptr_array_index (map->pillboxes, 0))->hex;
  else if (hu_drill_chance (rand, 40))
    hex = hu_drill_draw_beside (rand, map->grid, hex);
  end = hu_map_extra_locations (map, hex, &first);

  return first == end || hu_drill_chance (rand, 55) ? hex : g_rand_int_range (rand, first, end);
}

static void
draw_states (GRand  *rand,
             HuUnit *unit)
{
  static const guint states[] = { HU_STATE_BROKEN, HU_STATE_BROKEN, HU_STATE_BERSERK, HU_STATE_MELEE, HU_STATE_CONCEALED };

  if (hu_unit_kind_is_personnel (unit->kind) && hu_drill_chance (rand, 25))
    unit->states |= states[g_rand_int_range (rand, 0, G_N_ELEMENTS (states))];
  if (hu_unit_kind_is_personnel (unit->kind) && hu_drill_chance (rand, 8))
    unit->states &= ~(guint) HU_STATE_ARMED;
  if (unit->kind == HU_UNIT_LEADER && hu_drill_chance (rand, 35))
    unit->states |= HU_STATE_WOUNDED;
  if (unit->kind == HU_UNIT_VEHICLE && hu_drill_chance (rand, 20))
    unit->states |= HU_STATE_BYPASS;
}

/* A truck or wagon has a driver and no weapon, as its counter shows (26.212). */
static void
draw_vehicle (GRand         *rand,
              HuUnit        *unit,
              HuVehicleType  type)
{
  HuVehicle *vehicle = hu_unit_make_vehicle (unit);

  vehicle->type = type;
  vehicle->armor = -1;
  vehicle->ma = HU_MA_NONE;
  vehicle->crew = HU_CREW_NONE;
  if (type == HU_VEHICLE_TRUCK || type == HU_VEHICLE_WAGON)
    return;

  if (hu_drill_chance (rand, 75))
    vehicle->armor = g_rand_int_range (rand, 0, 19);
  vehicle->ma = hu_drill_chance (rand, 70) ? HU_MA_FUNCTIONING : (HuMainArmament) g_rand_int_range (rand, 0, HU_N_MAS);
  vehicle->crew = hu_drill_chance (rand, 75) ? HU_CREW_INHERENT : (HuCrew) g_rand_int_range (rand, 0, HU_N_CREWS);
  if (vehicle->crew == HU_CREW_INHERENT && hu_drill_chance (rand, 15))
    unit->has_aboard = TRUE, unit->aboard = -g_rand_int_range (rand, 0, 3);
}

static void
draw_unit (GRand      *rand,
           HuScenario *scenario,
           Theme       theme,
           HuSide      side)
{
  HuUnitKind kind = draw_kind (rand, theme);
  HuLocation location = draw_location (rand, scenario->map);
  HuVehicleType type = hu_drill_chance (rand, 60) ? HU_VEHICLE_AFV : (HuVehicleType) g_rand_int_range (rand, 0, HU_N_VEHICLES);
  gint modifier = g_rand_int_range (rand, -2, 2);
  g_autofree char *leader = g_strdup_printf ("%d-%d", 8 - MIN (modifier, 0), ABS (modifier));
  HuUnit *unit = hu_drill_add_unit (scenario, side, kind == HU_UNIT_LEADER ? leader
                                    : kind == HU_UNIT_VEHICLE ? vehicle_prints[type][side] : prints[kind][side],
                                    hu_location_hex (scenario->map, location));

  unit->kind = kind;
  if (kind == HU_UNIT_VEHICLE || kind == HU_UNIT_GUN)
    unit->storey = HU_STOREY_GROUND;
  else
    unit->storey = hu_location_storey (scenario->map, location);
  if (kind == HU_UNIT_LEADER)
    unit->has_leadership = TRUE, unit->leadership = modifier;
  if (kind == HU_UNIT_VEHICLE)
    draw_vehicle (rand, unit, type);
  if (theme == THEME_CASUALTIES && hu_drill_chance (rand, 35))
    unit->nationality = g_strdup (kind == HU_UNIT_LEADER ? "japanese" : "chinese");
  if (theme == THEME_EXITS && kind != HU_UNIT_VEHICLE && hu_drill_chance (rand, 50))
    unit->at = hu_grid_at (scenario->map->grid, COLUMNS, g_rand_int_range (rand, 1, ROWS + 1)), unit->storey = HU_STOREY_GROUND;
  if (hu_drill_chance (rand, 3))
    unit->vp = g_rand_int_range (rand, 3, 8);
  draw_states (rand, unit);
}

/* Somebody on foot gets in or on a vehicle of his side. */
static void
draw_rider (GRand      *rand,
            HuScenario *scenario)
{
  HuUnit *rider = g_ptr_array_index (scenario->units, g_rand_int_range (rand, 0, N_UNITS));

  if (!hu_unit_kind_is_personnel (rider->kind))
    return;

  for (guint i = 0; i < N_UNITS; i++)
    {
      const HuUnit *bearer = hu_scenario_get_unit (scenario, i);

      if (bearer->kind != HU_UNIT_VEHICLE || bearer->side != rider->side)
        continue;
      rider->in = i;
      rider->at = bearer->at;
      rider->storey = bearer->storey;
      rider->states &= ~(guint) HU_STATE_BYPASS;
      return;
    }
}

/* --- Rules --- */

static void
draw_areas (GRand      *rand,
            HuScenario *scenario)
{
  const HuGrid *grid = scenario->map->grid;
  gint border = g_rand_int_range (rand, 2, COLUMNS);
  gint overlap = hu_drill_chance (rand, 20) ? 1 : 0;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

      for (HuHex hex = 0; hex < grid->n_hexes; hex++)
        if (hu_grid_has (grid, hex) &&
            (side == HU_SIDE_FIRST ? hu_grid_column (grid, hex) <= border + overlap : hu_grid_column (grid, hex) > border))
          g_array_append_val (hexes, hex);
      hu_scenario_add_setup (scenario, side, hexes);
    }
}

/* A unit of @side gone. */
static HuTerm *
new_left (guint  kind,
          HuSide side)
{
  HuTerm *term = hu_control_term_new (kind);

  term->side = side;
  term->has_least = TRUE;
  term->least = 1;
  term->filter.kinds = 1u << HU_UNIT_SQUAD | 1u << HU_UNIT_HALF_SQUAD | 1u << HU_UNIT_CREW | 1u << HU_UNIT_LEADER |
                       1u << HU_UNIT_VEHICLE;

  return term;
}

/* Few unbroken units of the second side left. */
static HuTerm *
new_few_left (GRand *rand)
{
  HuTerm *term = hu_control_term_new (HU_CONTROL_TERM_UNITS);

  term->side = HU_SIDE_SECOND;
  hu_control_term (term)->fitness = HU_FITNESS_UNBROKEN;
  hu_control_term (term)->fitness_given = TRUE;
  term->has_most = TRUE;
  term->most = g_rand_int_range (rand, 0, 2);

  return term;
}

/* A hex of a house in rubble. */
static HuTerm *
new_destroyed (const HuScenario *scenario)
{
  HuTerm *term = hu_control_term_new (HU_CONTROL_TERM_DESTROYED);
  HuControlTerm *own = hu_control_term (term);

  own->subject_kind = HU_SUBJECT_HEX;
  for (guint i = 0; i < scenario->map->buildings->len; i++)
    g_array_append_vals (own->items, hu_map_get_building (scenario->map, i)->hexes->data,
                         hu_map_get_building (scenario->map, i)->hexes->len);
  term->has_least = TRUE;
  term->least = 1;

  return term;
}

static HuTerm *
new_casualties (GRand *rand)
{
  HuTerm *points;

  if (hu_drill_chance (rand, 70))
    return new_left (hu_drill_chance (rand, 45) ? HU_CONTROL_TERM_ELIMINATED : HU_CONTROL_TERM_CAPTURED, HU_SIDE_FIRST);

  points = hu_control_term_new (HU_CONTROL_TERM_CVP);
  points->has_least = TRUE;
  points->least = g_rand_int_range (rand, 2, 6);

  return points;
}

static HuTerm *
new_exits (GRand *rand)
{
  HuTerm *points;

  if (hu_drill_chance (rand, 60))
    return new_left (HU_CONTROL_TERM_EXITED, HU_SIDE_SECOND);

  points = hu_control_term_new (HU_CONTROL_TERM_EXIT_VP);
  points->has_least = TRUE;
  points->least = g_rand_int_range (rand, 1, 4);

  return points;
}

/* The end of every phase, for one that is not judged at once. */
static void
draw_moment (GRand          *rand,
             HuVictoryEntry *entry)
{
  if (entry->when == HU_JUDGED_END && hu_drill_chance (rand, 25))
    entry->when = hu_drill_chance (rand, 50) ? HU_JUDGED_PHASE : HU_JUDGED_PLAYER_TURN;
}

static void
draw_victory (GRand      *rand,
              HuScenario *scenario,
              Theme       theme)
{
  HuControlRules *rules = hu_control_rules (scenario);
  HuTerm *buildings = hu_control_term_new (HU_CONTROL_TERM_CONTROLS);
  gint32 house = 0;

  hu_control_term (buildings)->subject_kind = HU_SUBJECT_BUILDING;
  g_array_append_val (hu_control_term (buildings)->items, house);
  if (theme == THEME_HOUSES && hu_drill_chance (rand, 45))
    {
      hu_term_free (buildings);
      buildings = new_few_left (rand);
    }
  draw_moment (rand, hu_control_add_victory (rules, HU_SIDE_FIRST, hu_drill_chance (rand, 40), buildings));
  if (theme == THEME_FIRE && hu_drill_chance (rand, 60))
    hu_control_add_victory (rules, HU_SIDE_SECOND, TRUE, new_destroyed (scenario));
  if (theme == THEME_CASUALTIES)
    {
      draw_moment (rand, hu_control_add_victory (rules, HU_SIDE_SECOND, hu_drill_chance (rand, 60), new_casualties (rand)));
      rules->otherwise = hu_drill_chance (rand, 50) ? HU_SIDE_SECOND : HU_SIDE_NONE;
    }
  if (theme == THEME_EXITS)
    {
      GArray *edge = g_array_new (FALSE, FALSE, sizeof (HuHex));

      for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
        if (hu_grid_has (scenario->map->grid, hex) &&
            (hu_grid_column (scenario->map->grid, hex) == 1 || hu_grid_column (scenario->map->grid, hex) == COLUMNS))
          g_array_append_val (edge, hex);
      hu_control_add_victory (rules, HU_SIDE_SECOND, hu_drill_chance (rand, 75), new_exits (rand));
      hu_control_add_exit (rules, HU_SIDE_SECOND, edge);
    }
  rules->current = hu_drill_chance (rand, 30);
  rules->hero_scores = hu_drill_chance (rand, 25);
  rules->rooftop_prevents = !hu_drill_chance (rand, 15);
  rules->reduction_scores = !hu_drill_chance (rand, 15);
  rules->hold_ends_when_disarmed = !hu_drill_chance (rand, 15);
}

HuScenario *
hu_control_draw_scenario (GRand              *rand,
                          const char * const *names)
{
  Theme theme = (Theme) g_rand_int_range (rand, 0, N_THEMES);
  g_autoptr(HuMap) map = draw_map (rand, theme, names);
  HuScenario *scenario = hu_scenario_new (map);

  hu_scenario_set_side (scenario, HU_SIDE_FIRST, "german", names[HU_DRAWN_ATTACKER], NULL);
  hu_scenario_set_side (scenario, HU_SIDE_SECOND, "russian", names[HU_DRAWN_DEFENDER], NULL);
  scenario->calendar.n_turns = theme == THEME_VEHICLES ? 2 : 1;
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    g_ptr_array_add (hu_scenario_add_player_turn (scenario, side)->phases, g_strdup (names[HU_DRAWN_PHASE]));
  scenario->start.player_turn = 1;
  hu_scenario_add_control (scenario);
  draw_victory (rand, scenario, theme);
  draw_areas (rand, scenario);
  /* A half-squad and a crew of each side wait, for what is reduced and abandoned. */
  for (guint i = 0; i < N_UNITS; i++)
    draw_unit (rand, scenario, theme, (HuSide) (i % HU_N_SIDES));
  if (theme == THEME_VEHICLES)
    draw_rider (rand, scenario);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      hu_drill_add_unit (scenario, side, prints[HU_UNIT_HALF_SQUAD][side], HU_HEX_NONE)->kind = HU_UNIT_HALF_SQUAD;
      hu_drill_add_unit (scenario, side, prints[HU_UNIT_CREW][side], HU_HEX_NONE)->kind = HU_UNIT_CREW;
    }
  if (theme == THEME_FIRE)
    {
      HuLocation burning = draw_location (rand, map);

      hu_scenario_add_fire (scenario, hu_location_hex (map, burning), hu_location_storey (map, burning),
                            hu_drill_chance (rand, 60) ? HU_FIRE_BLAZE : HU_FIRE_FLAME);
    }
  hu_scenario_finish (scenario);

  return scenario;
}

/* --- Events --- */

static HuEvent *
draw_hazard (GRand         *rand,
             const HuState *state)
{
  const HuMap *map = state->scenario->map;
  HuLocation location = draw_location (rand, map);
  guint kindled = (hu_state_hazard (state, location) & HU_HAZARD_KINDLED) >> HU_HAZARD_KINDLED_SHIFT;
  HuEvent *event;

  if (hu_control_rules (state->scenario)->victory->len > 1 && hu_drill_chance (rand, 35))
    {
      const GArray *hexes = hu_map_get_building (map, 0)->hexes;

      /* The ground floor of the house that is to be destroyed, which is not all of it. */
      event = hu_event_new (HU_VERB_RUBBLE);
      location = g_array_index (hexes, HuHex, (guint) g_rand_int_range (rand, 0, (gint) hexes->len));
    }
  else if (hu_drill_chance (rand, 20))
    event = hu_event_new (hu_drill_chance (rand, 50) ? HU_VERB_EXTINGUISH : HU_VERB_RUBBLE);
  else
    {
      event = hu_event_new (HU_VERB_FIRE);
      event->fire = hu_drill_chance (rand, 75) ? HU_FIRE_BLAZE : HU_FIRE_FLAME;
      event->cause = hu_drill_chance (rand, 55) ? HU_CAUSE_KINDLED : HU_CAUSE_ACCIDENT;
      if (event->cause == HU_CAUSE_KINDLED)
        event->side = (HuSide) g_rand_int_range (rand, 0, HU_N_SIDES);
      /* A Flame that grows keeps its cause, and to name another would mislead. */
      if ((hu_state_hazard (state, location) & HU_HAZARD_FIRE) != 0)
        {
          event->cause = kindled != 0 ? HU_CAUSE_KINDLED : HU_CAUSE_ACCIDENT;
          event->side = kindled == 0 ? HU_SIDE_NONE : kindled == 1u << HU_SIDE_FIRST ? HU_SIDE_FIRST : HU_SIDE_SECOND;
        }
    }
  hu_event_add_place (event, hu_location_hex (map, location), hu_location_storey (map, location));

  return event;
}

/* To the next hex, or up or down the stairs. */
static HuEvent *
draw_move (GRand         *rand,
           const HuState *state,
           guint          unit)
{
  const HuMap *map = state->scenario->map;
  gboolean rides = state->scenario->units->len > 0 && hu_scenario_get_unit (state->scenario, unit)->kind == HU_UNIT_VEHICLE;
  HuHex from = state->unit_hex[unit], hex = from;
  HuLocation first, end = hu_map_extra_locations (map, from, &first);
  HuStorey storey = HU_STOREY_GROUND;
  HuEvent *event;

  if (!rides && first < end && hu_drill_chance (rand, 40))
    storey = hu_location_storey (map, g_rand_int_range (rand, first, end));
  else
    hex = hu_drill_draw_beside (rand, map->grid, from);
  if (hex == from && storey == state->unit_storey[unit])
    return NULL;

  event = hu_event_new (HU_VERB_MOVE);
  event->unit = unit;
  event->bypass = hex != from && hu_map_building_at (map, hex) != HU_BUILDING_NONE && hu_drill_chance (rand, rides ? 35 : 8);
  hu_event_add_place (event, hex, storey);

  return event;
}

static guint
find_waiting (const HuState *state,
              HuUnitKind     kind,
              HuSide         side)
{
  for (guint i = 0; i < state->scenario->units->len; i++)
    if (state->unit_status[i] == HU_UNIT_WAITING && hu_scenario_get_unit (state->scenario, i)->kind == kind &&
        hu_scenario_get_unit (state->scenario, i)->side == side)
      return i;

  return HU_UNIT_NONE;
}

static HuEvent *
draw_loss (GRand         *rand,
           const HuState *state,
           guint          unit,
           guint          other)
{
  const HuUnit *counter = hu_scenario_get_unit (state->scenario, unit);
  guint waiting = find_waiting (state, counter->kind == HU_UNIT_VEHICLE ? HU_UNIT_CREW : HU_UNIT_HALF_SQUAD,
                                counter->side);
  HuEvent *event;

  if (state->unit_captor[unit] != HU_SIDE_NONE && hu_drill_chance (rand, 40))
    return hu_event_new_unit (HU_VERB_RELEASE, unit, HU_UNIT_NONE);
  if (hu_drill_chance (rand, 45))
    return state->unit_hex[unit] == state->unit_hex[other] || hu_drill_chance (rand, 30)
      ? hu_event_new_unit (HU_VERB_CAPTURE, unit, other) : NULL;
  if (hu_drill_chance (rand, 25) && waiting != HU_UNIT_NONE && counter->kind == HU_UNIT_SQUAD)
    return hu_event_new_unit (HU_VERB_REDUCE, unit, waiting);
  if (hu_drill_chance (rand, 20) && waiting != HU_UNIT_NONE && counter->kind == HU_UNIT_VEHICLE)
    return hu_event_new_unit (HU_VERB_ABANDON, unit, waiting);

  event = hu_event_new_eliminate (unit);
  event->own_attack = state->unit_captor[unit] != HU_SIDE_NONE && hu_drill_chance (rand, 60);

  return event;
}

static HuEvent *
draw_exit (GRand         *rand,
           const HuState *state,
           guint          unit)
{
  static const HuExitAs as[] = { HU_EXIT_VICTORY, HU_EXIT_VICTORY, HU_EXIT_PLAIN, HU_EXIT_RECALL, HU_EXIT_GUARD,
                                 HU_EXIT_LANDING };
  gint column = hu_grid_column (state->scenario->map->grid, state->unit_hex[unit]);

  return column == 1 || column == COLUMNS
    ? hu_event_new_exit (unit, state->unit_hex[unit], as[g_rand_int_range (rand, 0, G_N_ELEMENTS (as))])
    : hu_event_new_place (unit, hu_grid_at (state->scenario->map->grid, hu_drill_chance (rand, 50) ? 1 : COLUMNS,
                                            g_rand_int_range (rand, 1, ROWS + 1)));
}

static HuEvent *
draw_by_theme (GRand         *rand,
               const HuState *state,
               guint          unit)
{
  switch (get_theme (state->scenario))
    {
    case THEME_FIRE:
      return draw_hazard (rand, state);
    case THEME_CASUALTIES:
      return draw_loss (rand, state, unit, (guint) g_rand_int_range (rand, 0, N_UNITS));
    case THEME_EXITS:
      return draw_exit (rand, state, unit);
    case THEME_HOUSES:
    case THEME_VEHICLES:
    case THEME_BRIDGE:
    case N_THEMES:
      break;
    }

  return draw_move (rand, state, unit);
}

HuEvent *
hu_control_draw_event (GRand         *rand,
                       const HuState *state)
{
  guint unit = (guint) g_rand_int_range (rand, 0, N_UNITS);
  gint what = g_rand_int_range (rand, 0, 100);

  if (state->unit_hex[unit] == HU_HEX_NONE)
    return NULL;
  if (what < 45)
    return draw_by_theme (rand, state, unit);
  if (what < 53)
    return draw_loss (rand, state, unit, (guint) g_rand_int_range (rand, 0, N_UNITS));
  if (what < 60)
    return hu_event_new_mop_up (unit, hu_map_building_at (state->scenario->map, state->unit_hex[unit]));
  if (what < 66)
    return hu_event_new_mark (unit, HU_STATE_BROKEN, hu_drill_chance (rand, 70) ? HU_STATE_BROKEN : 0);
  if (what < 72)
    return hu_event_new (HU_VERB_END_PHASE);

  return draw_move (rand, state, unit);
}
