/*
 * Small games of objectives drawn by chance: a board with a few places and a road, an outcome for each side and at times
 * a draw, and a short schedule of points.
 */
#include "hu-objectives-draw-private.h"

#define COLUMNS 8
#define ROWS 7
#define HOLD 1 /* the item of the schedule that gives points for places */

static HuSide
draw_side (const HuDraw *draw)
{
  return (HuSide) hu_draw_below (draw, HU_N_SIDES);
}

/* --- The board --- */

static void
add_place (const HuDraw *draw,
           const char   *id,
           const char   *name,
           HuPlaceKind   kind,
           gint          column,
           guint         n_hexes)
{
  HuMap *map = draw->scenario->map;
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  gint row = 2 + hu_draw_below (draw, ROWS - 3);

  for (guint i = 0; i < n_hexes; i++)
    {
      HuHex hex = hu_grid_at (map->grid, column, row + (gint) i);

      map->terrain[hex] = HU_TERRAIN_CLEAR;
      g_array_append_val (hexes, hex);
    }
  hu_map_add_place (map, id, name, kind, hexes);
}

static void
draw_map (const HuDraw *draw,
          const char   * const *names)
{
  HuMap *map = draw->scenario->map;
  GArray *road = g_array_new (FALSE, FALSE, sizeof (HuHex));
  gint row = 2 + hu_draw_below (draw, ROWS - 2);

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    {
      draw->scenario->start.hex_owner[hex] = hu_grid_column (map->grid, hex) <= HU_DRAWN_FRONT ? HU_SIDE_FIRST : HU_SIDE_SECOND;
      map->terrain[hex] = hu_drill_chance (draw->rand, 8) ? HU_TERRAIN_LAKE
        : hu_drill_chance (draw->rand, 25) ? HU_TERRAIN_FOREST : HU_TERRAIN_CLEAR;
    }
  for (gint column = 1; column <= COLUMNS; column++)
    {
      HuHex hex = hu_grid_at (map->grid, column, row);

      map->terrain[hex] = HU_TERRAIN_CLEAR;
      g_array_append_val (road, hex);
    }
  hu_map_add_line (map, HU_LINE_ROAD, road);
  add_place (draw, "capital", names[HU_DRAWN_CAPITAL], HU_PLACE_CITY, 6, 2);
  add_place (draw, "city-1", names[HU_DRAWN_CITY_1], HU_PLACE_CITY, 5, 1);
  add_place (draw, "city-2", names[HU_DRAWN_CITY_2], HU_PLACE_CITY, 3, 1);
  add_place (draw, "town", names[HU_DRAWN_TOWN], HU_PLACE_TOWN, 4, 1);
  add_place (draw, "rear", names[HU_DRAWN_REAR], HU_PLACE_OBJECTIVE, 2, 2);
}

/* Every other one stands in a place, where the conditions are about it. */
static void
draw_units (const HuDraw *draw)
{
  HuScenario *scenario = draw->scenario;

  for (guint i = 0; i < 10; i++)
    {
      HuSide side = (HuSide) (i % HU_N_SIDES);
      const HuPlace *place = hu_map_get_place (scenario->map, (guint) hu_draw_below (draw, HU_N_DRAWN_PLACES));
      HuHex hex = hu_drill_chance (draw->rand, 40)
        ? g_array_index (place->hexes, HuHex, (guint) hu_draw_below (draw, (gint) place->hexes->len))
        : hu_grid_at (scenario->map->grid, 1 + hu_draw_below (draw, COLUMNS), 1 + hu_draw_below (draw, ROWS));
      HuUnit *unit;

      if (hu_map_is_impassable (scenario->map, hex))
        continue;
      unit = hu_drill_add_division (scenario, side, (guint) hu_draw_below (draw, HU_N_DRAWN_DIVISIONS), hex);
      unit->strength = 1 + hu_draw_below (draw, 7);
      unit->size = HU_SIZE_DIVISION;
      if (hu_drill_chance (draw->rand, 70))
        scenario->start.hex_owner[hex] = (gint8) side;
    }
}

static void
draw_supply (const HuDraw      *draw,
             HuObjectivesRules *rules)
{
  hu_draw_edge (&hu_objectives_add_supply (rules, HU_SIDE_FIRST)->sources, HU_EDGE_WEST);
  hu_draw_edge (&hu_objectives_add_supply (rules, HU_SIDE_SECOND)->sources, HU_EDGE_EAST);
  if (hu_drill_chance (draw->rand, 40))
    {
      rules->supply[HU_SIDE_FIRST]->blocked_by_owner = TRUE;
      rules->supply[HU_SIDE_SECOND]->blocked_by_owner = TRUE;
    }
}

/* --- Outcomes and points --- */

static void
draw_span (const HuDraw *draw,
           HuTurnSpan   *span)
{
  if (hu_drill_chance (draw->rand, 70))
    return;

  span->from = hu_drill_chance (draw->rand, 60) ? 2 : 0;
  span->to = span->from == 0 ? 1 : 0;
}

static void
add_outcome (const HuDraw      *draw,
             HuObjectivesRules *rules,
             const char        *id,
             HuSide             winner)
{
  static const HuJudged moments[] = { HU_JUDGED_INSTANT, HU_JUDGED_INSTANT, HU_JUDGED_INSTANT, HU_JUDGED_PHASE,
                                      HU_JUDGED_PLAYER_TURN, HU_JUDGED_TURN, HU_JUDGED_END };
  HuJudged when = moments[hu_draw_below (draw, G_N_ELEMENTS (moments))];
  HuOutcome *outcome = hu_objectives_add_outcome (rules, id, winner, when,
                                                  hu_draw_condition (draw, winner != HU_SIDE_NONE ? winner : draw_side (draw)));

  if ((when == HU_JUDGED_PHASE || when == HU_JUDGED_PLAYER_TURN) && hu_drill_chance (draw->rand, 60))
    outcome->of = draw_side (draw);
  draw_span (draw, &outcome->turn);
}

/* A condition that gives points must not ask for points. */
static void
add_needs (const HuDraw      *draw,
           HuObjectivesRules *rules)
{
  HuScoreItem *item = hu_objectives_add_item (rules, "III", HU_SCORE_NEEDS, draw_side (draw));

  item->points = 1 + hu_draw_below (draw, 3);
  item->when = hu_drill_chance (draw->rand, 70) ? HU_SCORE_ONCE : HU_SCORE_EACH_PLAYER_TURN;
  item->when_given = TRUE;
  item->needs = hu_draw_holds (draw, item->to, HU_HELD_BY_PRESENCE, 1);
}

/* Items get numbers for names, which every language has. */
static void
draw_schedule (const HuDraw      *draw,
               HuObjectivesRules *rules)
{
  HuScoreItem *item = hu_objectives_add_item (rules, "I", HU_SCORE_PER, hu_drill_chance (draw->rand, 80) ? HU_SIDE_NONE
                                                                                                        : draw_side (draw));

  item->points = 1 + hu_draw_below (draw, 2);
  item->per_strength = hu_drill_chance (draw->rand, 30);
  if (hu_drill_chance (draw->rand, 40))
    hu_factors_add (&item->factors, "armor", 2);
  draw_span (draw, &item->turn);

  item = hu_objectives_add_item (rules, "II", HU_SCORE_HOLD, hu_drill_chance (draw->rand, 70) ? HU_SIDE_NONE
                                                                                             : draw_side (draw));
  hu_draw_places (draw, &item->where, 1 + (guint) hu_draw_below (draw, 3));
  item->points = 1 + hu_draw_below (draw, 4);
  item->when = hu_drill_chance (draw->rand, 40) ? HU_SCORE_ONCE
    : hu_drill_chance (draw->rand, 50) ? HU_SCORE_EACH_TURN : HU_SCORE_AT_END;
  item->when_given = TRUE;
  item->hold = hu_drill_chance (draw->rand, 60) ? HU_HELD_BY_CONTROL : HU_HELD_CLEAR;
  item->hold_given = TRUE;
  draw_span (draw, &item->turn);
  if (hu_drill_chance (draw->rand, 35))
    add_needs (draw, rules);
}

static void
draw_rules (const HuDraw *draw)
{
  HuObjectivesRules *rules = hu_scenario_add_objectives (draw->scenario);

  draw_supply (draw, rules);
  add_outcome (draw, rules, "A", HU_SIDE_FIRST);
  add_outcome (draw, rules, "B", HU_SIDE_SECOND);
  if (hu_drill_chance (draw->rand, 25))
    add_outcome (draw, rules, "C", HU_SIDE_NONE);
  draw_schedule (draw, rules);
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    hu_withdrawals_add (rules->withdrawals, side, 1 + (guint) hu_draw_below (draw, 2), 1)->phase =
      hu_drill_chance (draw->rand, 60) ? 1 : 0;
  rules->has_otherwise = hu_drill_chance (draw->rand, 60);
  rules->otherwise = rules->has_otherwise ? draw_side (draw) : HU_SIDE_NONE;
}

HuScenario *
hu_objectives_draw_scenario (GRand      *rand,
                             const char * const *names)
{
  g_autoptr(HuGrid) grid = hu_grid_new (COLUMNS, ROWS, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  HuDraw draw = { rand, hu_scenario_new (map) };
  HuScenario *scenario = draw.scenario;

  hu_scenario_set_side (scenario, HU_SIDE_FIRST, "german", names[HU_DRAWN_ATTACKER], NULL);
  hu_scenario_set_side (scenario, HU_SIDE_SECOND, "soviet", names[HU_DRAWN_DEFENDER], NULL);
  draw_map (&draw, names);
  scenario->calendar.n_turns = 2;
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_ptr_array_add (hu_scenario_add_player_turn (scenario, side)->phases, g_strdup (names[HU_DRAWN_PHASE]));
      scenario->start.points[side] = hu_drill_chance (rand, 40) ? hu_draw_below (&draw, 5) : 0;
    }
  scenario->start.turn = hu_drill_chance (rand, 70) ? 1 : 2;
  scenario->start.player_turn = (guint) g_rand_int_range (rand, 0, 2);
  draw_units (&draw);
  draw_rules (&draw);
  hu_scenario_finish (scenario);

  return scenario;
}

/* --- What happens --- */

/* A unit leaves the map where it stands at its edge, or goes a hex or two. */
static HuEvent *
draw_way (GRand         *rand,
          const HuState *state,
          guint          unit)
{
  const HuMap *map = state->scenario->map;
  HuHex path[2], hex = state->unit_hex[unit];
  gint column = hu_grid_column (map->grid, hex), row = hu_grid_row (map->grid, hex);
  guint n = 0, wanted = (guint) g_rand_int_range (rand, 1, 3);

  if ((column == 1 || column == COLUMNS || row == 1 || row == ROWS) && hu_drill_chance (rand, 60))
    return hu_event_new_exit (unit, hex, HU_EXIT_PLAIN);

  for (guint tries = 0; tries < 6 && n < wanted; tries++)
    {
      HuHex next = hu_drill_draw_beside (rand, map->grid, hex);

      if (next != hex && !hu_map_is_impassable (map, next) && (hu_map_place_at (map, next) >= 0 || hu_drill_chance (rand, 40)))
        path[n++] = hex = next;
    }

  return n > 0 ? hu_event_new_move (unit, path, n) : NULL;
}

/* The place of a condition for several turns; -1: there is none. */
static gint
find_watched (const HuState *state)
{
  const GPtrArray *terms = hu_objectives_rules (state->scenario)->terms;

  for (guint i = 0; i < terms->len; i++)
    {
      const HuTerm *term = g_ptr_array_index (terms, i);

      if (term->kind == HU_TERM_FOR)
        return (gint) g_array_index (((const HuTerm *) g_ptr_array_index (term->parts, 0))->where.places, guint, 0);
    }

  return -1;
}

/* A place changes hands without a unit, as when partisans take it. */
static HuEvent *
draw_control (GRand         *rand,
              const HuState *state)
{
  gint watched = find_watched (state);
  guint place = watched >= 0 ? (guint) watched : g_array_index (hu_objectives_item (state, HOLD)->where.places, guint, 0);
  const GArray *hexes = hu_map_get_place (state->scenario->map, place)->hexes;

  return hu_event_new_control (hu_side_other ((HuSide) state->hex_owner[g_array_index (hexes, HuHex, 0)]),
                               (const HuHex *) hexes->data, hexes->len);
}

HuEvent *
hu_objectives_draw_event (GRand         *rand,
                          const HuState *state)
{
  guint n = state->scenario->units->len, unit = n > 0 ? (guint) g_rand_int_range (rand, 0, (gint) n) : 0;
  gint what = g_rand_int_range (rand, 0, 100);

  if (what < 32 || n == 0)
    return hu_event_new (HU_VERB_END_PHASE);
  if (what >= (find_watched (state) >= 0 ? 65 : 80))
    return draw_control (rand, state);
  if (state->unit_hex[unit] == HU_HEX_NONE)
    return NULL;
  if (what < 46)
    return hu_event_new_withdraw (unit);
  if (what < 54)
    return hu_event_new_eliminate (unit);

  return draw_way (rand, state, unit);
}
