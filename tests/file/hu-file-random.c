/*
 * Random games of all that a file can hold: every kind, every default and its
 * opposite, words of every script, keys that nobody knows.
 */
#include "config.h"

#include "hu-file-random.h"

#include "hu-adjudicator.h"
#include "hu-front-line-rules.h"
#include "hu-sudden-death-rules.h"
#include "hu-supply-rules.h"

static const char * const words[] = {
  "", "a", "Vyazma", "6 Pz", "Вязьма", "\"quoted\"", "back\\slash", "line\nbreak", "tab\t", "\x01\x1f\x7f",
  "\xf0\x9f\x98\x80", "\xe2\x80\xa8", "a/b~c", "{not: [json]}", "0101-0202", "null",
};

static const char * const extras[] = {
  "{\"x\":1}", "{\"note\\\"d\":\"a, b: {c}\"}", "{\"deep\":{\"a\":[1,[2,[3,{\"b\":null}]]],\"c\":1.50e3}}",
  "{\"long\":[\"a rather long text that fills most of a line\",\"and another one of them that fills the rest\"],"
  "\"y\":{\"z\":-0.10}}",
};

const char *
hu_some_word (GRand *rand)
{
  return words[g_rand_int_range (rand, 0, G_N_ELEMENTS (words))];
}

char *
hu_some_extra (GRand *rand)
{
  return hu_one_in (rand, 6) ? g_strdup (extras[g_rand_int_range (rand, 0, G_N_ELEMENTS (extras))]) : NULL;
}

/* Boards that lie anywhere, also beyond the grid; where two hexes would share a name, there are none. */
static void
lay_boards (GRand  *rand,
            HuGrid *grid)
{
  static const char * const ids[] = { "1", "2", "RB" };
  g_autoptr(GPtrArray) boards = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_grid_board_free);

  for (gint i = g_rand_int_range (rand, 0, G_N_ELEMENTS (ids)); i >= 0; i--)
    {
      HuGridBoard *board = hu_grid_board_new (ids[i]);

      board->first_column = g_rand_int_range (rand, 1, 60);
      board->last_column = board->first_column + g_rand_int_range (rand, 0, 9);
      board->first_row = g_rand_int_range (rand, 1, 12);
      board->last_row = board->first_row + g_rand_int_range (rand, 0, 9);
      board->column = g_rand_int_range (rand, -2, grid->columns + 3);
      board->row = g_rand_int_range (rand, -2, grid->rows + 3);
      board->reversed = hu_one_in (rand, 2);
      board->raised = hu_one_in (rand, 3);
      g_ptr_array_add (boards, board);
    }
  hu_grid_set_boards (grid, boards, NULL);
}

HuGrid *
hu_file_random_grid (GRand *rand)
{
  HuNumbering numbering = g_rand_int_range (rand, 0, 3);
  HuOrientation orientation = numbering == HU_NUMBERING_LETTERS ? HU_ORIENTATION_FLAT : g_rand_int_range (rand, 0, 2);
  gint columns = hu_one_in (rand, 12) ? g_rand_int_range (rand, 27, 53) : g_rand_int_range (rand, 1, 14);
  gint rows = hu_one_in (rand, 12) ? g_rand_int_range (rand, 99, 120) : g_rand_int_range (rand, 1, 14);
  static const char * const boards[] = { NULL, NULL, "22", "a-b", "Z" };
  HuGrid *grid = hu_grid_new (columns, rows, orientation, g_rand_boolean (rand), numbering,
                              boards[g_rand_int_range (rand, 0, G_N_ELEMENTS (boards))], NULL);

  if (hu_one_in (rand, 4))
    {
      const HuGridNames names = {
        .column = { hu_one_in (rand, 3), g_rand_int_range (rand, 1, 30), g_rand_int_range (rand, 1, 4), hu_one_in (rand, 3) },
        .row = { hu_one_in (rand, 3), g_rand_int_range (rand, 1, 30), g_rand_int_range (rand, 1, 4), hu_one_in (rand, 3) },
        .rows_first = hu_one_in (rand, 3), .oblique = hu_one_in (rand, 3),
        .separator = { hu_one_in (rand, 2) ? '.' : '\0' },
      };

      /* Where two hexes would share a name, the grid keeps its numbers. */
      hu_grid_set_names (grid, &names, NULL);
    }

  if (grid->names == NULL && numbering == HU_NUMBERING_CCRR && orientation == HU_ORIENTATION_FLAT && hu_one_in (rand, 2))
    lay_boards (rand, grid);

  /* Single holes, and half a map missing. */
  if (hu_one_in (rand, 2))
    {
      gboolean half = hu_one_in (rand, 3);
      HuHex first, last;

      hu_grid_get_ends (grid, &first, &last);
      for (HuHex hex = first + 1; hex < last; hex++)
        if (hu_grid_has (grid, hex) &&
            (half ? hex % grid->lane_length < grid->lane_length / 2 : hu_one_in (rand, 12)))
          hu_grid_remove_hex (grid, hex);
    }

  return grid;
}

HuHex
hu_file_random_hex (GRand        *rand,
                    const HuGrid *grid)
{
  HuHex hex = g_rand_int_range (rand, 0, grid->n_hexes);

  while (!hu_grid_has (grid, hex))
    hex = (hex + 1) % grid->n_hexes;

  return hex;
}

/* A few blots and some dust: something for spans, and something that is none. */
static void
paint (GRand        *rand,
       const HuGrid *grid,
       guint8       *marks,
       guint8        value)
{
  for (gint blots = g_rand_int_range (rand, 0, 3); blots > 0; blots--)
    {
      HuHex a = hu_file_random_hex (rand, grid), b = hu_file_random_hex (rand, grid);
      gint left = MIN (hu_grid_column (grid, a), hu_grid_column (grid, b));
      gint top = MIN (hu_grid_row (grid, a), hu_grid_row (grid, b));

      for (HuHex hex = 0; hex < grid->n_hexes; hex++)
        if (hu_grid_has (grid, hex) && hu_grid_column (grid, hex) >= left && hu_grid_row (grid, hex) >= top &&
            hu_grid_column (grid, hex) <= left + 4 && hu_grid_row (grid, hex) <= top + 4)
          marks[hex] = value;
    }
  for (gint dust = g_rand_int_range (rand, 0, 4); dust > 0; dust--)
    marks[hu_file_random_hex (rand, grid)] = value;
}

static void
add_hexsides (GRand *rand,
              HuMap *map)
{
  for (gint n = g_rand_int_range (rand, 0, 30); n > 0; n--)
    {
      HuHex hex = hu_file_random_hex (rand, map->grid);
      HuHex other = hu_grid_neighbour (map->grid, hex, g_rand_int_range (rand, 0, HU_N_DIRECTIONS));

      if (other != HU_HEX_NONE)
        hu_map_set_hexside (map, g_rand_int_range (rand, 0, HU_N_HEXSIDES), hex, other);
    }
}

GArray *
hu_some_hexes (GRand        *rand,
               const HuGrid *grid,
               gint          n,
               gboolean      repeat)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autofree guint8 *taken = g_malloc0 ((gsize) grid->n_hexes);
  HuHex hex = hu_file_random_hex (rand, grid);

  /* Straight on, mostly, so that lists have spans in them. */
  for (; n > 0; n--)
    {
      HuHex next = hu_grid_neighbour (grid, hex, 3);

      if (repeat || !taken[hex])
        g_array_append_val (hexes, hex);
      taken[hex] = 1;
      hex = next != HU_HEX_NONE && !hu_one_in (rand, 4) ? next : hu_file_random_hex (rand, grid);
    }

  return hexes;
}

static void
add_places (GRand *rand,
            HuMap *map)
{
  gint n = g_rand_int_range (rand, 2, 6);

  for (gint i = 0; i < n; i++)
    {
      g_autofree char *id = g_strdup_printf ("p%d%s", i, hu_some_word (rand));
      HuPlace *place = hu_map_add_place (map, id, hu_some_word (rand), g_rand_int_range (rand, 0, HU_N_PLACES),
                                         hu_some_hexes (rand, map->grid, g_rand_int_range (rand, 1, 12), FALSE));

      place->extra = hu_some_extra (rand);
    }
  for (gint i = g_rand_int_range (rand, 0, 3); i > 0; i--)
    {
      HuLine *line = hu_map_add_line (map, g_rand_int_range (rand, 0, HU_N_LINES),
                                      hu_some_hexes (rand, map->grid, g_rand_int_range (rand, 1, 40), TRUE));

      line->extra = hu_some_extra (rand);
    }
}

static HuMap *
random_map (GRand *rand)
{
  g_autoptr(HuGrid) grid = hu_file_random_grid (rand);
  HuMap *map = hu_map_new (grid);

  for (gint i = 0; i < 3; i++)
    paint (rand, grid, map->terrain, (guint8) g_rand_int_range (rand, 0, HU_N_TERRAINS));
  if (hu_one_in (rand, 6))
    for (HuHex hex = 0; hex < grid->n_hexes; hex++)
      map->terrain[hex] = HU_TERRAIN_FOREST;
  add_hexsides (rand, map);
  add_places (rand, map);
  hu_file_random_build (rand, map);
  map->extra = hu_some_extra (rand);
  map->grid_extra.grid = hu_some_extra (rand);
  if (map->grid->boards != NULL)
    map->grid_extra.boards = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; map->grid->boards != NULL && i < map->grid->boards->len; i++)
    g_ptr_array_add (map->grid_extra.boards, hu_some_extra (rand));

  /* Hexes missing from the map have no terrain. */
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    if (!hu_grid_has (grid, hex))
      map->terrain[hex] = HU_TERRAIN_CLEAR;
    else if (hu_one_in (rand, 9))
      hu_map_set_level (map, hex, g_rand_int_range (rand, HU_LEVEL_LEAST, HU_LEVEL_MOST + 1));

  return map;
}

static void
fill_calendar (GRand      *rand,
               HuScenario *scenario)
{
  HuCalendar *calendar = &scenario->calendar;
  gint n = g_rand_int_range (rand, 1, 4);

  calendar->n_turns = (guint) g_rand_int_range (rand, 1, 9);
  if (hu_one_in (rand, 2))
    {
      calendar->turn_names = g_ptr_array_new_with_free_func (g_free);
      for (guint i = 0; i < calendar->n_turns; i++)
        g_ptr_array_add (calendar->turn_names, g_strdup (hu_some_word (rand)));
      if (hu_one_in (rand, 3))
        {
          calendar->turn_extras = g_ptr_array_new_with_free_func (g_free);
          g_ptr_array_set_size (calendar->turn_extras, (gint) calendar->n_turns);
          calendar->turn_extras->pdata[0] = g_strdup (extras[0]);
        }
    }
  calendar->extra = hu_some_extra (rand);

  for (gint i = 0; i < n; i++)
    {
      HuPlayerTurn *player_turn = hu_scenario_add_player_turn (scenario, g_rand_int_range (rand, -1, 2));

      for (gint phases = g_rand_int_range (rand, 1, 4); phases > 0; phases--)
        g_ptr_array_add (player_turn->phases, g_strdup (hu_some_word (rand)));
      player_turn->extra = hu_some_extra (rand);
    }

  /* Outcomes may go by any turn, so that all are played. */
  calendar->ends_early = hu_one_in (rand, 4);
  calendar->end_turn = calendar->n_turns;
  calendar->end_player_turn = n;
  calendar->end_extra = calendar->ends_early ? hu_some_extra (rand) : NULL;
}

static void fill_sources (GRand        *rand,
                          const HuGrid *grid,
                          HuSources    *sources);

static void
add_units (GRand      *rand,
           HuScenario *scenario)
{
  for (gint i = g_rand_int_range (rand, 2, 20); i > 0; i--)
    {
      g_autofree char *id = g_strdup_printf ("u%d%s", i, hu_some_word (rand));
      HuUnit *unit = hu_scenario_add_unit (scenario, id, hu_some_word (rand), i % 2);

      unit->kind = hu_one_in (rand, 2) ? HU_UNIT_GROUND : g_rand_int_range (rand, 0, HU_N_UNIT_KINDS);
      unit->at = hu_one_in (rand, 3) ? HU_HEX_NONE : hu_file_random_hex (rand, scenario->map->grid);
      unit->strength = hu_one_in (rand, 9) ? G_MAXINT64 : g_rand_int_range (rand, -1, 9);
      unit->size = g_rand_int_range (rand, 0, HU_N_SIZES);
      unit->branch = hu_one_in (rand, 2) ? g_strdup (hu_some_word (rand)) : NULL;
      for (gint j = hu_one_in (rand, 3) ? 2 : 0; j > 0; j--)
        {
          if (unit->tags == NULL)
            unit->tags = g_ptr_array_new_with_free_func (g_free);
          g_ptr_array_add (unit->tags, g_strdup (hu_some_word (rand)));
        }
      unit->bracketed = hu_one_in (rand, 3);
      unit->line = !hu_one_in (rand, 3);
      unit->zoc = g_rand_int_range (rand, HU_TRISTATE_UNSET, HU_TRISTATE_TRUE + 1);
      unit->extra = hu_some_extra (rand);
      hu_file_random_tactical_unit (rand, scenario, unit);
      if (hu_one_in (rand, 3))
        {
          unit->arrival = g_new0 (HuArrival, 1);
          unit->arrival->turn = hu_one_in (rand, 9) ? G_MAXINT64 : g_rand_int_range (rand, 1, 9);
          if (hu_one_in (rand, 2))
            fill_sources (rand, scenario->map->grid, &unit->arrival->at);
          unit->arrival->extra = hu_some_extra (rand);
        }
    }
}

static void
fill_sources (GRand        *rand,
              const HuGrid *grid,
              HuSources    *sources)
{
  sources->by_edge = hu_one_in (rand, 2);
  for (gint edge = 0; edge < 4; edge++)
    sources->edges[edge] = sources->by_edge && hu_one_in (rand, 2);
  if (!sources->by_edge)
    sources->hexes = hu_some_hexes (rand, grid, g_rand_int_range (rand, 0, 9), FALSE);
}

/* With both, at least one edge or hex: an object that has neither key is refused. */
static void
add_supply (GRand      *rand,
            HuScenario *scenario,
            HuSide      side)
{
  const HuGrid *grid = scenario->map->grid;
  HuSupplyRules *rules = hu_scenario_add_supply (scenario, side);

  fill_sources (rand, grid, &rules->sources);
  if (rules->sources.by_edge && hu_one_in (rand, 2))
    rules->sources.hexes = hu_some_hexes (rand, grid, g_rand_int_range (rand, 0, 5), FALSE);
  if (hu_one_in (rand, 2))
    {
      rules->except = hu_some_hexes (rand, grid, g_rand_int_range (rand, 1, 5), FALSE);
      if (rules->except->len == 0)
        g_clear_pointer (&rules->except, g_array_unref);
    }
  rules->owned = hu_one_in (rand, 2);
  rules->blocked_by_units = hu_one_in (rand, 2);
  rules->blocked_by_zoc = hu_one_in (rand, 2);
  rules->blocked_by_owner = hu_one_in (rand, 2);
  rules->zoc = g_rand_int_range (rand, 0, HU_N_SUPPLY_ZOCS);
  if (rules->zoc == HU_SUPPLY_ZOC_ATTACKER && hu_scenario_get_attacker (scenario, NULL) == HU_SIDE_NONE)
    rules->zoc = HU_SUPPLY_ZOC_NONE;
  rules->zoc_negated_by_units = hu_one_in (rand, 2);
  rules->max_length = g_rand_int_range (rand, -1, 3);
  rules->hexsides = (guint) g_rand_int_range (rand, 0, 1 << HU_N_HEXSIDES);
  rules->along = (guint) g_rand_int_range (rand, 0, 1 << HU_N_LINES);
  if (rules->along != 0)
    rules->steps = g_rand_int_range (rand, 0, 9);
  rules->extra = hu_some_extra (rand);
}

static void
add_withdrawals (GRand              *rand,
                 const HuScenario   *scenario,
                 HuSuddenDeathRules *rules)
{
  for (gint i = g_rand_int_range (rand, 0, 3); i > 0; i--)
    {
      HuWithdrawal *withdrawal = hu_sudden_death_add_withdrawal (rules, scenario->calendar.n_turns, 1);

      withdrawal->branch = hu_one_in (rand, 2) ? g_strdup (hu_some_word (rand)) : NULL;
      withdrawal->extra = hu_some_extra (rand);
      if (hu_one_in (rand, 2))
        continue;
      withdrawal->units = g_array_new (FALSE, FALSE, sizeof (guint));
      for (guint unit = 0; unit < scenario->units->len; unit++)
        if (hu_scenario_get_unit (scenario, unit)->side == rules->attacker)
          g_array_append_val (withdrawal->units, unit);
    }
}

static void
add_rules (GRand      *rand,
           HuScenario *scenario)
{
  const HuGrid *grid = scenario->map->grid;
  HuSuddenDeathRules *rules = hu_scenario_add_sudden_death (scenario, g_rand_int_range (rand, 0, 2), 1);

  fill_sources (rand, grid, &rules->sources);
  rules->has_attacker_sources = hu_one_in (rand, 2);
  if (rules->has_attacker_sources)
    fill_sources (rand, grid, &rules->attacker_sources);
  rules->blocked_by_units = hu_one_in (rand, 2);
  rules->blocked_by_zoc = hu_one_in (rand, 2);
  rules->blocked_by_owner = hu_one_in (rand, 2);
  rules->zoc_negated_by_units = hu_one_in (rand, 2);
  rules->entry_at_setup = hu_one_in (rand, 2);
  rules->max_length = g_rand_int_range (rand, -1, 3);
  for (guint place = 0; place < scenario->map->places->len; place++)
    if (hu_one_in (rand, 2))
      g_array_append_val (rules->cities, place);
  rules->rear_given = hu_one_in (rand, 2);
  if (rules->rear_given)
    paint (rand, grid, rules->rear, 1);
  add_withdrawals (rand, scenario, rules);
  rules->extra = hu_some_extra (rand);
  rules->supply_extra = hu_some_extra (rand);
}

/* The list of supply has the defender: the old place says nothing, and is as it is when it is new. */
static void
leave_supply_out (HuSuddenDeathRules *rules)
{
  rules->supply_given = FALSE;
  g_clear_pointer (&rules->sources.hexes, g_array_unref);
  g_clear_pointer (&rules->attacker_sources.hexes, g_array_unref);
  g_clear_pointer (&rules->supply_extra, g_free);
  rules->sources = (HuSources) { .by_edge = TRUE, .edges = { [HU_EDGE_NORTH] = TRUE, [HU_EDGE_EAST] = TRUE } };
  rules->attacker_sources = (HuSources) { 0 };
  rules->has_attacker_sources = FALSE;
  rules->blocked_by_units = rules->blocked_by_zoc = rules->zoc_negated_by_units = TRUE;
  rules->blocked_by_owner = FALSE;
  rules->max_length = -1;
}

static gint64
random_points (GRand *rand)
{
  return hu_one_in (rand, 20) ? G_MAXINT64 / 1000 : g_rand_int_range (rand, 0, 30);
}

static void
add_item (GRand      *rand,
          HuScenario *scenario,
          gint        index)
{
  g_autofree char *name = g_strdup_printf ("i%d%s", index, hu_some_word (rand));
  HuItemKind kind = (HuItemKind) g_rand_int_range (rand, 0, 3);
  HuScheduleItem *item = hu_front_line_add_item (hu_front_line_rules (scenario), name, kind, g_rand_int_range (rand, -1, 2));

  item->points = random_points (rand);
  item->extra = hu_some_extra (rand);
  if (kind == HU_ITEM_PLACE)
    {
      item->place = (guint) g_rand_int_range (rand, 0, (gint) scenario->map->places->len);
      item->hold = (HuHold) g_rand_int_range (rand, 0, 2);
      item->hold_given = hu_one_in (rand, 2);
      item->when = (HuWhen) g_rand_int_range (rand, 0, 3);
    }
  if (kind == HU_ITEM_PER_STRENGTH && hu_one_in (rand, 2))
    {
      item->multiply_extra = hu_some_extra (rand);
      for (gint i = g_rand_int_range (rand, 1, 4); i > 0; i--)
        {
          g_autofree char *branch = g_strdup_printf ("%d%s", i, hu_some_word (rand));

          hu_factors_add (&item->factors, branch, g_rand_int_range (rand, 0, 5));
        }
    }
}

static void
add_levels (GRand            *rand,
            HuFrontLineRules *rules)
{
  gint n = g_rand_int_range (rand, 1, 5);

  rules->levels_given = TRUE;
  for (gint i = 0; i < n; i++)
    {
      g_autofree char *id = g_strdup_printf ("%d%s", i, hu_some_word (rand));
      HuLevel *level = hu_front_line_add_level (rules, id, g_rand_int_range (rand, 0, 2));

      level->extra = hu_some_extra (rand);
      if (i + 1 == n)
        continue;
      level->bound = hu_one_in (rand, 2) ? HU_BOUND_UP_TO : HU_BOUND_BELOW;
      level->denominator = g_rand_int_range (rand, 1, 4);
      level->numerator = (2 * i + 1) * level->denominator;
    }
}

static void
add_front_line (GRand      *rand,
                HuScenario *scenario)
{
  HuFrontLineRules *rules = hu_scenario_add_front_line (scenario, g_rand_int_range (rand, 0, 2));

  rules->schedule_given = hu_one_in (rand, 2);
  for (gint i = g_rand_int_range (rand, 0, 6); i > 0 && rules->schedule_given; i--)
    add_item (rand, scenario, i);
  if (hu_one_in (rand, 2))
    add_levels (rand, rules);
  rules->zero_zero_none = hu_one_in (rand, 2);
  rules->rows_given = hu_one_in (rand, 2);
  if (rules->rows_given)
    {
      rules->first_row = g_rand_int_range (rand, 1, scenario->map->grid->rows + 1);
      rules->last_row = g_rand_int_range (rand, rules->first_row, scenario->map->grid->rows + 1);
      rules->rows_extra = hu_some_extra (rand);
    }
  rules->from_turn = (guint) g_rand_int_range (rand, 1, (gint) scenario->calendar.n_turns + 1);
  rules->penalty = g_rand_int_range (rand, 0, 3);
  rules->reading = (HuReading) g_rand_int_range (rand, 0, 2);
  rules->ends_exempt = hu_one_in (rand, 2);
  rules->zoc_respects_hexsides = hu_one_in (rand, 2);
  rules->army_zoc = hu_one_in (rand, 2);
  rules->aircraft_hold = hu_one_in (rand, 2);
  rules->extra = hu_some_extra (rand);
}

/* Some of the texts that a random game has, and some that it has not. */
static void
add_translations (GRand      *rand,
                  HuScenario *scenario)
{
  static const char * const tags[] = { "de", "ru_RU", "xx" };

  for (guint i = 0; i < G_N_ELEMENTS (tags); i++)
    {
      HuLanguage *language = hu_one_in (rand, 3) ? hu_scenario_add_language (scenario, tags[i]) : NULL;

      for (guint j = g_rand_int_range (rand, 0, 4); language != NULL && j > 0; j--)
        {
          const char *text = hu_one_in (rand, 2) ? scenario->sides[HU_SIDE_FIRST].name : hu_some_word (rand);
          HuWording *wording = text[0] != '\0' ? hu_language_add_wording (language, text, hu_some_word (rand)) : NULL;

          if (wording == NULL || hu_one_in (rand, 2))
            continue;
          wording->has_forms = TRUE;
          for (guint form = HU_FORM_NAME + 1; form < HU_N_FORMS; form++)
            wording->forms[form] = hu_one_in (rand, 2) ? g_strdup (hu_some_word (rand)) : NULL;
          wording->extra = hu_some_extra (rand);
        }
    }
}

HuScenario *
hu_file_random_scenario (GRand *rand)
{
  g_autoptr(HuMap) map = random_map (rand);
  HuScenario *scenario = hu_scenario_new (map);

  g_free (scenario->title);
  scenario->title = g_strdup (hu_some_word (rand));
  if (hu_one_in (rand, 4))
    scenario->played.players[hu_one_in (rand, 2) ? 0 : 1] = g_strdup (hu_some_word (rand));
  if (hu_one_in (rand, 4))
    scenario->played.date = g_strdup (hu_some_word (rand));
  scenario->about = hu_one_in (rand, 2) ? g_strdup (hu_some_word (rand)) : NULL;
  hu_scenario_set_side (scenario, HU_SIDE_FIRST, "german", hu_some_word (rand),
                        hu_one_in (rand, 2) ? "#0aF9c3" : NULL);
  hu_scenario_set_side (scenario, HU_SIDE_SECOND, "сов\"ет", hu_some_word (rand), NULL);
  scenario->sides[HU_SIDE_SECOND].extra = hu_some_extra (rand);
  fill_calendar (rand, scenario);
  add_units (rand, scenario);
  paint (rand, map->grid, (guint8 *) scenario->start.hex_owner, HU_SIDE_FIRST);
  paint (rand, map->grid, (guint8 *) scenario->start.hex_owner, HU_SIDE_SECOND);
  scenario->start.extra = hu_some_extra (rand);
  scenario->start.points[HU_SIDE_FIRST] = hu_one_in (rand, 3) ? random_points (rand) : 0;
  scenario->start.points[HU_SIDE_SECOND] = hu_one_in (rand, 3) ? random_points (rand) : 0;
  if (hu_one_in (rand, 3))
    add_rules (rand, scenario);
  if (hu_one_in (rand, 2))
    add_front_line (rand, scenario);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (hu_one_in (rand, 3))
      add_supply (rand, scenario, side);
  if (hu_sudden_death_rules (scenario) != NULL && scenario->supply[hu_sudden_death_rules (scenario)->defender] != NULL && hu_one_in (rand, 2))
    leave_supply_out (hu_sudden_death_rules (scenario));
  hu_file_random_control (rand, scenario);
  scenario->rules_extra = hu_some_extra (rand);
  add_translations (rand, scenario);
  scenario->extra = hu_some_extra (rand);
  hu_scenario_finish (scenario);

  return scenario;
}

static HuEvent *
random_award (GRand            *rand,
              const HuScenario *scenario)
{
  guint n = hu_front_line_rules (scenario) != NULL ? hu_front_line_rules (scenario)->schedule->len : 0;
  HuEvent *event = hu_event_new_award (g_rand_int_range (rand, 0, 2), (guint) g_rand_int_range (rand, 0, (gint) n + 1));

  event->has_points = hu_one_in (rand, 3);
  event->has_count = hu_one_in (rand, 3);
  event->points = event->has_points ? random_points (rand) : 0;
  event->count = event->has_count ? g_rand_int_range (rand, -1, 5) : 0;

  return event;
}

HuEvent *
hu_file_random_event (GRand            *rand,
                      const HuScenario *scenario)
{
  const HuGrid *grid = scenario->map->grid;
  guint unit = (guint) g_rand_int_range (rand, 0, (gint) scenario->units->len);
  HuHex hex = hu_one_in (rand, 2) ? hu_scenario_get_unit (scenario, unit)->at : hu_file_random_hex (rand, grid);
  g_autoptr(GArray) hexes = hu_some_hexes (rand, grid, g_rand_int_range (rand, 1, 9), FALSE);
  HuEvent *event;

  if (hu_one_in (rand, 2))
    return hu_file_random_tactical_event (rand, scenario);

  switch ((HuVerb) g_rand_int_range (rand, 0, HU_VERB_REDUCE))
    {
    case HU_VERB_MOVE:
      event = hu_event_new_move (unit, (const HuHex *) hexes->data, hexes->len);
      event->is_path |= hu_one_in (rand, 2);
      return event;
    case HU_VERB_PLACE:
      return hu_event_new_place (unit, hex);
    case HU_VERB_ELIMINATE:
      event = hu_event_new_eliminate (unit);
      event->own_attack = hu_one_in (rand, 2);
      for (guint i = 0; i < scenario->units->len; i++)
        if (hu_one_in (rand, 8))
          g_array_append_val (event->units, i);
      return event;
    case HU_VERB_WITHDRAW:
      return hu_event_new_withdraw (unit);
    case HU_VERB_EXIT:
      return hu_event_new_exit (unit, hex, g_rand_int_range (rand, 0, HU_N_EXITS));
    case HU_VERB_CONTROL:
      return hu_event_new_control (g_rand_int_range (rand, -1, 2), (const HuHex *) hexes->data, hexes->len);
    case HU_VERB_CONCEDE:
      return hu_event_new_concede (g_rand_int_range (rand, 0, 2));
    case HU_VERB_AWARD:
      return random_award (rand, scenario);
    case HU_VERB_ADJUST:
      return hu_event_new_adjust (g_rand_int_range (rand, 0, 2), g_rand_int_range (rand, 0, HU_N_ADJUSTS),
                                  g_rand_int_range (rand, -9, 9),
                                  hu_some_word (rand));
    case HU_VERB_NOTE:
      return hu_event_new_note (hu_some_word (rand));
    case HU_VERB_ANNOUNCE:
      return hu_event_new_announce (g_rand_int_range (rand, 0, 2), "Kiev");
    case HU_VERB_END_PHASE:
    case HU_N_VERBS:
    default:
      return hu_event_new (HU_VERB_END_PHASE);
    }
}

HuGameFile *
hu_file_random_game (GRand *rand)
{
  g_autoptr(HuScenario) scenario = hu_file_random_scenario (rand);
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(GPtrArray) log = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);

  for (guint tries = 0; tries < 60; tries++)
    {
      g_autoptr(HuEvent) event = hu_file_random_event (rand, scenario);
      HuRefusal refusal;

      event->note = hu_one_in (rand, 5) ? g_strdup (hu_some_word (rand)) : NULL;
      event->extra = hu_some_extra (rand);
      if (hu_adjudicator_append (adjudicator, event, &refusal))
        g_ptr_array_add (log, hu_event_ref (event));
    }

  return hu_game_file_new (scenario, log);
}
