/*
 * Small games of objectives drawn by chance: a board with a few places and a road, an outcome for each side and at times
 * a draw, and a short schedule of points.
 */
#include "hu-objectives-private.h"

#include "hu-drill-game.h"

#define N_PLACES 5
#define ANNOUNCEMENT "I" /* which every language has */
#define FRONT 4 /* the last column that the first side controls at the start */
#define N_ATOM_DRAWS 18

typedef struct
{
  GRand      *rand;
  HuScenario *scenario;
  guint       used; /* bits 1 << the number of an atom: no condition stands in a game twice */
} Draw;

static gint
draw_below (const Draw *draw,
            gint        n)
{
  return g_rand_int_range (draw->rand, 0, n);
}

static void
name_edge (HuSources *sources,
           HuEdge     edge)
{
  sources->by_edge = TRUE;
  sources->edges[edge] = TRUE;
}

/* So many places, one behind the other. */
static void
list_drawn (const Draw *draw,
            HuWhere      *where,
            guint         n)
{
  /* Often the same, so that what happens there matters to several of them. */
  guint first = hu_drill_chance (draw->rand, 40) ? 0 : (guint) draw_below (draw, N_PLACES);

  where->places = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < n; i++)
    {
      guint place = (first + i) % N_PLACES;

      g_array_append_val (where->places, place);
    }
}

static void
set_least (HuTerm *term,
           gint64  least)
{
  term->has_least = TRUE;
  term->least = least;
}

/* The term that @side holds @n places; of more than two all but one. */
static HuTerm *
new_holds (const Draw *draw,
           HuSide        side,
           HuHeld        held,
           guint         n)
{
  HuTerm *term = hu_objectives_term_new (HU_TERM_HOLDS);

  term->side = side;
  hu_objectives_term (term)->held = held;
  list_drawn (draw, &term->where, n);
  if (n > 2)
    set_least (term, n - 1);

  return term;
}

/* A line from a place: to the side's own sources, to another edge, or along the road alone. */
static HuTerm *
new_line (const Draw *draw,
          HuSide        side)
{
  HuTerm *term = hu_objectives_term_new (hu_drill_chance (draw->rand, 50) ? HU_TERM_CONNECTED : HU_TERM_CUT_OFF);
  const HuLine *road = g_ptr_array_index (draw->scenario->map->lines, 0);
  gint what = draw_below (draw, 3);

  term->side = side;
  list_drawn (draw, &term->where, 1);
  if (what == 0)
    {
      hu_objectives_term (term)->has_to = TRUE;
      name_edge (&hu_objectives_term (term)->to, hu_drill_chance (draw->rand, 50) ? HU_EDGE_NORTH : HU_EDGE_SOUTH);
    }
  else if (what == 1)
    {
      g_clear_pointer (&term->where.places, g_array_unref);
      term->where.hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
      g_array_append_val (term->where.hexes, g_array_index (road->hexes, HuHex, FRONT - 1));
      hu_objectives_term (term)->within = g_array_copy (road->hexes);
    }

  return term;
}

static HuTerm *
new_units (const Draw *draw,
           HuSide        side)
{
  HuTerm *term = hu_objectives_term_new (HU_TERM_UNITS);

  term->side = side;
  if (hu_drill_chance (draw->rand, 60))
    list_drawn (draw, &term->where, 3);
  else
    hu_objectives_term (term)->supplied = hu_drill_chance (draw->rand, 60) ? HU_TRISTATE_TRUE : HU_TRISTATE_FALSE;
  set_least (term, hu_objectives_term (term)->supplied == HU_TRISTATE_TRUE ? 3 + draw_below (draw, 2) : 1 + draw_below (draw, 2));

  return term;
}

static HuTerm *
new_left (const Draw *draw,
          HuSide        side)
{
  HuTerm *term = hu_objectives_term_new (hu_drill_chance (draw->rand, 30) ? HU_TERM_ELIMINATED : HU_TERM_EXITED);

  term->side = side;
  set_least (term, 1);
  term->has_through = term->kind == HU_TERM_EXITED;
  if (term->has_through)
    name_edge (&term->through, (HuEdge) (HU_EDGE_NORTH + draw_below (draw, HU_EDGE_WEST - HU_EDGE_NORTH + 1)));

  return term;
}

static HuTerm *
new_points (const Draw *draw,
            HuSide        side)
{
  HuTerm *term = hu_objectives_term_new (hu_drill_chance (draw->rand, 55) ? HU_TERM_RATIO : HU_TERM_LEAD);

  term->side = side;
  if (term->kind == HU_TERM_RATIO)
    term->lower = (HuRatio) { .bound = HU_RATIO_INCLUSIVE, .numerator = 1 + draw_below (draw, 3), .denominator = 1 };
  else
    set_least (term, 2 + draw_below (draw, 3));

  return term;
}

/* Draws a term that remembers: whether it ever was so, for two player turns in a row, or which came first. */
static HuTerm *
new_memory (const Draw *draw,
            HuSide        side)
{
  static const guint kinds[] = { HU_TERM_EVER, HU_TERM_FOR, HU_TERM_FOR, HU_TERM_FIRST };
  HuTerm *term = hu_objectives_term_new (kinds[draw_below (draw, G_N_ELEMENTS (kinds))]);

  g_ptr_array_add (term->parts, new_holds (draw, side, term->kind == HU_TERM_FOR ? HU_HELD_BY_CONTROL
                                                                                 : HU_HELD_BY_PRESENCE, 1));
  if (term->kind == HU_TERM_FIRST)
    g_ptr_array_add (term->parts, new_holds (draw, hu_side_other (side), HU_HELD_BY_PRESENCE, 1));
  if (term->kind != HU_TERM_FOR)
    return term;

  set_least (term, hu_drill_chance (draw->rand, 75) ? 1 : 2);
  term->at = HU_JUDGED_PLAYER_TURN;
  term->at_given = TRUE;

  return term;
}

static HuTerm *
new_entered (const Draw *draw,
             HuSide        side)
{
  HuTerm *term = hu_objectives_term_new (HU_TERM_ENTERED);

  term->side = side;
  list_drawn (draw, &term->where, 2);
  set_least (term, 1);

  return term;
}

static HuTerm *
new_failed (HuSide side)
{
  HuTerm *term = hu_objectives_term_new (HU_TERM_WITHDRAWALS);

  term->side = side;
  set_least (term, 1);

  return term;
}

static HuTerm *
new_announced (HuSide side)
{
  HuTerm *term = hu_objectives_term_new (HU_TERM_ANNOUNCED);

  term->side = side;
  term->what = g_strdup (ANNOUNCEMENT);

  return term;
}

static HuTerm *
new_count (const Draw *draw,
           HuSide      side)
{
  HuTerm *term = hu_drill_chance (draw->rand, 50) ? new_units (draw, side) : new_left (draw, side);

  term->counted = TRUE;
  term->has_least = FALSE;
  term->least = 0;

  return term;
}

/* More of @side than of the enemy, who may count double. */
static HuTerm *
new_compared (const Draw *draw,
              HuSide      side)
{
  HuTerm *term = hu_objectives_term_new (HU_TERM_COMPARE), *right = new_count (draw, hu_side_other (side));

  right->has_times = hu_drill_chance (draw->rand, 50);
  right->times = (HuDecimal) { right->has_times ? 2 : 0, HU_UNIT_WHOLE };
  g_ptr_array_add (term->parts, new_count (draw, side));
  g_ptr_array_add (term->parts, right);
  term->n_left = 1;
  term->has_right = term->has_more_by = TRUE;
  term->more_by = (HuDecimal) { 1, HU_UNIT_WHOLE };

  return term;
}

/* The number of an atom that the game does not have yet.  Some are drawn more often than others. */
static gint
draw_atom (Draw *draw)
{
  static const gint alike[N_ATOM_DRAWS] = { 0, 1, 2, 3, 4, 5, 6, 7, 7, 9, 10, 11, 12, 12, 12, 15, 15, 15 };
  gint atom;

  do
    atom = alike[draw_below (draw, N_ATOM_DRAWS)];
  while (draw->used & 1u << atom);
  draw->used |= 1u << atom;

  return atom;
}

static HuTerm *
new_atom (Draw   *draw,
          HuSide  side)
{
  HuTerm *term;

  switch (draw_atom (draw))
    {
    case 0:
      return new_holds (draw, side, HU_HELD_BY_CONTROL, 3);
    case 1:
      return new_holds (draw, side, HU_HELD_BY_PRESENCE, 2);
    case 2:
      return new_holds (draw, side, HU_HELD_CLEAR, 1);
    case 3:
      term = new_holds (draw, side, HU_HELD_BY_CONTROL, 1);
      hu_objectives_term (term)->supplied = HU_TRISTATE_TRUE;
      return term;
    case 4:
      return new_entered (draw, side);
    case 5:
      return new_line (draw, hu_drill_chance (draw->rand, 50) ? side : hu_side_other (side));
    case 6:
      return new_units (draw, side);
    case 7:
      return new_left (draw, hu_drill_chance (draw->rand, 60) ? side : hu_side_other (side));
    case 9:
      return new_points (draw, side);
    case 10:
      return new_failed (hu_side_other (side));
    case 11:
      return new_announced (side);
    case 12:
      return new_compared (draw, side);
    default:
      return new_memory (draw, side);
    }
}

/* A condition by which @side may win, or by which the game may be drawn: that one is plain. */
static HuTerm *
new_condition (Draw     *draw,
               HuSide    side,
               gboolean  plain)
{
  HuTerm *term;

  if (plain || hu_drill_chance (draw->rand, 75))
    return new_atom (draw, side);

  term = hu_objectives_term_new (hu_drill_chance (draw->rand, 70) ? HU_TERM_ALL : HU_TERM_ANY);
  g_ptr_array_add (term->parts, new_atom (draw, side));
  g_ptr_array_add (term->parts, new_atom (draw, side));

  return term;
}

#define COLUMNS 8
#define ROWS 7
#define HOLD 1 /* the item of the schedule that gives points for places */

static HuSide
draw_side (const Draw *draw)
{
  return (HuSide) draw_below (draw, HU_N_SIDES);
}

/* --- The board --- */

static void
add_place (const Draw *draw,
           const char   *id,
           const char   *name,
           HuPlaceKind   kind,
           gint          column,
           guint         n_hexes)
{
  HuMap *map = draw->scenario->map;
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  gint row = 2 + draw_below (draw, ROWS - 3);

  for (guint i = 0; i < n_hexes; i++)
    {
      HuHex hex = hu_grid_at (map->grid, column, row + (gint) i);

      map->terrain[hex] = HU_TERRAIN_CLEAR;
      g_array_append_val (hexes, hex);
    }
  hu_map_add_place (map, id, name, kind, hexes);
}

static void
draw_map (const Draw *draw,
          const char   * const *names)
{
  HuMap *map = draw->scenario->map;
  GArray *road = g_array_new (FALSE, FALSE, sizeof (HuHex));
  gint row = 2 + draw_below (draw, ROWS - 2);

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    {
      draw->scenario->start.hex_owner[hex] = hu_grid_column (map->grid, hex) <= FRONT ? HU_SIDE_FIRST : HU_SIDE_SECOND;
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
draw_units (const Draw *draw)
{
  HuScenario *scenario = draw->scenario;

  for (guint i = 0; i < 10; i++)
    {
      HuSide side = (HuSide) (i % HU_N_SIDES);
      const HuPlace *place = hu_map_get_place (scenario->map, (guint) draw_below (draw, N_PLACES));
      HuHex hex = hu_drill_chance (draw->rand, 40)
        ? g_array_index (place->hexes, HuHex, (guint) draw_below (draw, (gint) place->hexes->len))
        : hu_grid_at (scenario->map->grid, 1 + draw_below (draw, COLUMNS), 1 + draw_below (draw, ROWS));
      HuUnit *unit;

      if (hu_map_is_impassable (scenario->map, hex))
        continue;
      unit = hu_drill_add_division (scenario, side, (guint) draw_below (draw, HU_N_DRAWN_DIVISIONS), hex);
      unit->strength = 1 + draw_below (draw, 7);
      unit->size = HU_SIZE_DIVISION;
      if (hu_drill_chance (draw->rand, 70))
        scenario->start.hex_owner[hex] = (gint8) side;
    }
}

/* --- Outcomes and points --- */

static void
draw_span (const Draw *draw,
           HuTurnSpan   *span)
{
  if (hu_drill_chance (draw->rand, 70))
    return;

  span->from = hu_drill_chance (draw->rand, 60) ? 2 : 0;
  span->to = span->from == 0 ? 1 : 0;
}

static void
add_outcome (Draw              *draw,
             HuObjectivesRules *rules,
             const char        *id,
             HuSide             winner)
{
  static const HuJudged moments[] = { HU_JUDGED_INSTANT, HU_JUDGED_INSTANT, HU_JUDGED_INSTANT, HU_JUDGED_PHASE,
                                      HU_JUDGED_PLAYER_TURN, HU_JUDGED_TURN, HU_JUDGED_END };
  HuJudged when = moments[draw_below (draw, G_N_ELEMENTS (moments))];
  HuOutcome *outcome = hu_objectives_add_outcome (rules, id, winner, when,
                                                  new_condition (draw, winner != HU_SIDE_NONE ? winner : draw_side (draw),
                                                                 winner == HU_SIDE_NONE));

  if ((when == HU_JUDGED_PHASE || when == HU_JUDGED_PLAYER_TURN) && hu_drill_chance (draw->rand, 60))
    outcome->of = draw_side (draw);
  draw_span (draw, &outcome->turn);
}

/* A condition that gives points must not ask for points. */
static void
add_needs (const Draw      *draw,
           HuObjectivesRules *rules)
{
  HuScoreItem *item = hu_objectives_add_item (rules, "III", HU_SCORE_NEEDS, draw_side (draw));

  item->points = 1 + draw_below (draw, 3);
  item->when = hu_drill_chance (draw->rand, 70) ? HU_SCORE_ONCE : HU_SCORE_EACH_PLAYER_TURN;
  item->when_given = TRUE;
  item->needs = new_holds (draw, item->to, HU_HELD_BY_PRESENCE, 1);
}

/* Items get numbers for names, which every language has. */
static void
draw_schedule (const Draw      *draw,
               HuObjectivesRules *rules)
{
  HuScoreItem *item = hu_objectives_add_item (rules, "I", HU_SCORE_PER, hu_drill_chance (draw->rand, 80) ? HU_SIDE_NONE
                                                                                                        : draw_side (draw));

  item->points = 1 + draw_below (draw, 2);
  item->per_strength = hu_drill_chance (draw->rand, 30);
  if (hu_drill_chance (draw->rand, 40))
    hu_factors_add (&item->factors, "armor", 2);
  draw_span (draw, &item->turn);

  item = hu_objectives_add_item (rules, "II", HU_SCORE_HOLD, hu_drill_chance (draw->rand, 70) ? HU_SIDE_NONE
                                                                                             : draw_side (draw));
  list_drawn (draw, &item->where, 1 + (guint) draw_below (draw, 3));
  item->points = 1 + draw_below (draw, 4);
  item->when = hu_drill_chance (draw->rand, 40) ? HU_SCORE_ONCE
    : hu_drill_chance (draw->rand, 35) ? HU_SCORE_EACH_TURN
    : hu_drill_chance (draw->rand, 35) ? HU_SCORE_CAPTURE
    : hu_drill_chance (draw->rand, 50) ? HU_SCORE_WHILE : HU_SCORE_AT_END;
  item->when_given = TRUE;
  item->hold = hu_drill_chance (draw->rand, 60) ? HU_HELD_BY_CONTROL : HU_HELD_CLEAR;
  item->hold_given = TRUE;
  draw_span (draw, &item->turn);
  if (hu_drill_chance (draw->rand, 35))
    add_needs (draw, rules);
}

static void
draw_rules (Draw *draw)
{
  HuObjectivesRules *rules = hu_scenario_add_objectives (draw->scenario);

  name_edge (&hu_objectives_add_supply (rules, HU_SIDE_FIRST)->sources, HU_EDGE_WEST);
  name_edge (&hu_objectives_add_supply (rules, HU_SIDE_SECOND)->sources, HU_EDGE_EAST);
  if (hu_drill_chance (draw->rand, 40))
    {
      rules->supply[HU_SIDE_FIRST]->blocked_by_owner = TRUE;
      rules->supply[HU_SIDE_SECOND]->blocked_by_owner = TRUE;
    }
  add_outcome (draw, rules, "A", HU_SIDE_FIRST);
  add_outcome (draw, rules, "B", HU_SIDE_SECOND);
  if (hu_drill_chance (draw->rand, 25))
    add_outcome (draw, rules, "C", HU_SIDE_NONE);
  if (hu_drill_chance (draw->rand, 50))
    rules->both = hu_drill_chance (draw->rand, 60) ? HU_BOTH_DRAW : HU_BOTH_NONE;
  draw_schedule (draw, rules);
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    hu_withdrawals_add (rules->withdrawals, side, 1 + (guint) draw_below (draw, 2), 1)->phase =
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
  Draw draw = { rand, hu_scenario_new (map), 0 };
  HuScenario *scenario = draw.scenario;

  hu_scenario_set_side (scenario, HU_SIDE_FIRST, "german", names[HU_DRAWN_ATTACKER], NULL);
  hu_scenario_set_side (scenario, HU_SIDE_SECOND, "soviet", names[HU_DRAWN_DEFENDER], NULL);
  draw_map (&draw, names);
  scenario->calendar.n_turns = 2;
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_ptr_array_add (hu_scenario_add_player_turn (scenario, side)->phases, g_strdup (names[HU_DRAWN_PHASE]));
      scenario->start.points[side] = hu_drill_chance (rand, 40) ? draw_below (&draw, 5) : 0;
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

static gboolean
waits_for_announcement (const HuState *state)
{
  const GPtrArray *terms = hu_objectives_rules (state->scenario)->terms;

  for (guint i = 0; i < terms->len; i++)
    if (((const HuTerm *) g_ptr_array_index (terms, i))->kind == HU_TERM_ANNOUNCED)
      return TRUE;

  return FALSE;
}

HuEvent *
hu_objectives_draw_event (GRand         *rand,
                          const HuState *state)
{
  guint n = state->scenario->units->len, unit = n > 0 ? (guint) g_rand_int_range (rand, 0, (gint) n) : 0;
  gint what = g_rand_int_range (rand, 0, 100);

  if (what < 32 || n == 0)
    return hu_event_new (HU_VERB_END_PHASE);
  if (what < 42 && waits_for_announcement (state))
    return hu_event_new_announce (g_rand_int_range (rand, 0, HU_N_SIDES), ANNOUNCEMENT);
  if (what >= (find_watched (state) >= 0 ? 65 : 80))
    {
      gint watched = find_watched (state);
      guint place = watched >= 0 ? (guint) watched
                                 : g_array_index (hu_objectives_item (state, HOLD)->where.places, guint, 0);
      const GArray *hexes = hu_map_get_place (state->scenario->map, place)->hexes;

      /* A place changes hands without a unit, as when partisans take it. */
      return hu_event_new_control (hu_side_other ((HuSide) state->hex_owner[g_array_index (hexes, HuHex, 0)]),
                                   (const HuHex *) hexes->data, hexes->len);
    }
  if (state->unit_hex[unit] == HU_HEX_NONE)
    return NULL;
  if (what < 46)
    return hu_event_new_withdraw (unit);
  if (what < 54)
    return hu_event_new_eliminate (unit);

  return draw_way (rand, state, unit);
}
