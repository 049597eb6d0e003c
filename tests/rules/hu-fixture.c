/*
 * Small scenarios and logs for the tests of the rules.
 */
#include "hu-fixture.h"
#include "hu-front-line-rules.h"
#include "hu-sudden-death-rules.h"

#include <string.h>

HuHex
hu_fixture_hex (const HuScenario *scenario,
                const char       *name)
{
  g_autoptr(GError) error = NULL;
  HuHex hex = hu_grid_parse (scenario->map->grid, name, &error);

  g_assert_no_error (error);
  return hex;
}

GArray *
hu_fixture_hexes (const HuScenario *scenario,
                  const char       *names)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_auto(GStrv) words = g_strsplit (names, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      {
        HuHex hex = hu_fixture_hex (scenario, words[i]);

        g_array_append_val (hexes, hex);
      }

  return hexes;
}

guint
hu_fixture_unit (const HuScenario *scenario,
                 const char       *id)
{
  gint unit = hu_scenario_find_unit (scenario, id);

  g_assert_cmpint (unit, >=, 0);
  return (guint) unit;
}

char *
hu_fixture_names (const HuScenario *scenario,
                  const GArray     *hexes)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; hexes != NULL && i < hexes->len; i++)
    {
      char name[HU_HEX_NAME_MAX];

      g_string_append_printf (names, "%s%s", i > 0 ? " " : "",
                              hu_grid_format (scenario->map->grid, g_array_index (hexes, HuHex, i), name));
    }

  return g_string_free (names, FALSE);
}

/* A kind, a size, a strength, `eb`, `bracketed`, `zoc`, `no-zoc`, or else a branch. */
static void
add_attribute (HuUnit     *unit,
               const char *word)
{
  if (hu_unit_kind_from_string (word) >= 0)
    unit->kind = hu_unit_kind_from_string (word);
  else if (hu_unit_size_from_string (word) >= 0)
    unit->size = hu_unit_size_from_string (word);
  else if (g_ascii_isdigit (*word))
    unit->strength = g_ascii_strtoll (word, NULL, 10);
  else if (strcmp (word, "eb") == 0)
    unit->line = FALSE;
  else if (strcmp (word, "bracketed") == 0)
    unit->bracketed = TRUE;
  else if (strcmp (word, "zoc") == 0)
    unit->zoc = HU_TRISTATE_TRUE;
  else if (strcmp (word, "no-zoc") == 0)
    unit->zoc = HU_TRISTATE_FALSE;
  else
    unit->branch = g_strdup (word);
}

static void
add_units (HuScenario *scenario,
           const char *units)
{
  g_auto(GStrv) each = g_strsplit (units, ";", -1);

  for (guint i = 0; each[i] != NULL; i++)
    {
      g_auto(GStrv) words = g_strsplit (g_strstrip (each[i]), " ", -1);
      HuUnit *unit;

      if (words[0] == NULL || *words[0] == '\0')
        continue;
      unit = hu_scenario_add_unit (scenario, words[0], NULL, hu_scenario_find_side (scenario, words[1]));
      if (strcmp (words[2], "-") != 0)
        unit->at = hu_fixture_hex (scenario, words[2]);
      for (guint j = 3; words[j] != NULL; j++)
        add_attribute (unit, words[j]);
    }
}

static void
add_place (HuScenario  *scenario,
           const char  *id,
           HuPlaceKind  kind,
           const char  *hexes)
{
  hu_map_add_place (scenario->map, id, NULL, kind, hu_fixture_hexes (scenario, hexes));
}

HuScenario *
hu_fixture_corridor (const char *units)
{
  g_autoptr(HuGrid) grid = hu_grid_new (5, 6, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  HuScenario *scenario = hu_scenario_new (map);
  HuSuddenDeathRules *rules;
  const guint orel = 1, tula = 2;

  hu_scenario_set_side (scenario, HU_SIDE_FIRST, "german", "German", NULL);
  hu_scenario_set_side (scenario, HU_SIDE_SECOND, "soviet", "Soviet", NULL);
  for (gint column = 1; column <= 5; column++)
    for (gint row = 1; row <= 6; row++)
      {
        HuHex hex = hu_grid_at (grid, column, row);

        if (column % 2 == 0)
          map->terrain[hex] = HU_TERRAIN_LAKE;
        scenario->start.hex_owner[hex] = column == 1 ? HU_SIDE_FIRST : HU_SIDE_SECOND;
      }
  add_place (scenario, "moscow", HU_PLACE_CITY, "0305 0306");
  add_place (scenario, "orel", HU_PLACE_CITY, "0103");
  add_place (scenario, "tula", HU_PLACE_CITY, "0502");

  scenario->calendar.n_turns = 2;
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    g_ptr_array_add (hu_scenario_add_player_turn (scenario, side)->phases, g_strdup ("Movement"));

  add_units (scenario, units);
  rules = hu_scenario_add_sudden_death (scenario, HU_SIDE_FIRST, 0);
  g_array_append_val (rules->cities, orel);
  g_array_append_val (rules->cities, tula);
  hu_scenario_finish (scenario);

  return scenario;
}

HuScenario *
hu_fixture_country (gint        columns,
                    gint        rows,
                    const char *units)
{
  g_autoptr(HuGrid) grid = hu_grid_new (columns, rows, HU_ORIENTATION_POINTY, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  HuScenario *scenario = hu_scenario_new (map);

  hu_scenario_set_side (scenario, HU_SIDE_FIRST, "german", "German", NULL);
  hu_scenario_set_side (scenario, HU_SIDE_SECOND, "soviet", "Soviet", NULL);
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    scenario->start.hex_owner[hex] = hu_grid_column (grid, hex) <= columns / 2 ? HU_SIDE_FIRST : HU_SIDE_SECOND;

  scenario->calendar.n_turns = 2;
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    g_ptr_array_add (hu_scenario_add_player_turn (scenario, side)->phases, g_strdup ("Movement"));

  add_units (scenario, units);

  return scenario;
}

HuScenario *
hu_fixture_front (gint        columns,
                  gint        rows,
                  const char *units)
{
  HuScenario *scenario = hu_fixture_country (columns, rows, units);

  hu_scenario_add_front_line (scenario, HU_SIDE_FIRST)->schedule_given = TRUE;

  return scenario;
}

static HuSide
read_side (const HuScenario *scenario,
           const char       *word)
{
  return strcmp (word, "-") == 0 ? HU_SIDE_NONE : hu_scenario_find_side (scenario, word);
}

static guint
find_item (const HuScenario *scenario,
           const char       *id)
{
  for (guint item = 0; hu_scenario_get_item (scenario, item) != NULL; item++)
    if (g_str_equal (hu_scenario_get_item (scenario, item), id))
      return item;

  return HU_ITEM_NONE;
}

static void
read_hexes (const HuScenario *scenario,
            char            **words,
            HuEvent          *event)
{
  for (guint i = 0; words[i] != NULL; i++)
    {
      HuHex hex = hu_fixture_hex (scenario, words[i]);

      g_array_append_val (event->hexes, hex);
    }
}

static HuEvent *
read_event (const HuScenario *scenario,
            char             *text)
{
  g_auto(GStrv) words = g_strsplit (g_strstrip (text), " ", -1);
  gint verb = hu_verb_from_string (words[0]);
  HuEvent *event;

  g_assert_cmpint (verb, >=, 0);
  event = hu_event_new (verb);

  switch ((HuVerb) verb)
    {
    case HU_VERB_MOVE:
      event->is_path = g_strv_length (words) > 3;
      G_GNUC_FALLTHROUGH;
    case HU_VERB_PLACE:
      event->unit = hu_fixture_unit (scenario, words[1]);
      read_hexes (scenario, words + 2, event);
      break;
    case HU_VERB_EXIT:
      event->unit = hu_fixture_unit (scenario, words[1]);
      if (g_strv_length (words) > 3)
        {
          event->exit_as = hu_exit_as_from_string (words[3]);
          g_clear_pointer (&words[3], g_free);
        }
      read_hexes (scenario, words + 2, event);
      break;
    case HU_VERB_ELIMINATE:
      event->unit = hu_fixture_unit (scenario, words[1]);
      for (guint i = 3; words[2] != NULL && words[i] != NULL; i++)
        {
          guint survivor = hu_fixture_unit (scenario, words[i]);

          g_array_append_val (event->units, survivor);
        }
      break;
    case HU_VERB_WITHDRAW:
      event->unit = hu_fixture_unit (scenario, words[1]);
      break;
    case HU_VERB_CONTROL:
      event->side = read_side (scenario, words[1]);
      read_hexes (scenario, words + 2, event);
      break;
    case HU_VERB_CONCEDE:
      event->side = read_side (scenario, words[1]);
      break;
    case HU_VERB_ANNOUNCE:
      event->side = read_side (scenario, words[1]);
      event->text = g_strdup (words[2]);
      break;
    case HU_VERB_NOTE:
      event->text = g_strdup (words[1]);
      break;
    case HU_VERB_AWARD:
      event->side = read_side (scenario, words[1]);
      event->item = find_item (scenario, words[2]);
      for (guint i = 3; words[i] != NULL; i += 2)
        if (strcmp (words[i], "points") == 0)
          {
            event->has_points = TRUE;
            event->points = g_ascii_strtoll (words[i + 1], NULL, 10);
          }
        else
          {
            event->has_count = TRUE;
            event->count = g_ascii_strtoll (words[i + 1], NULL, 10);
          }
      break;
    case HU_VERB_ADJUST:
      event->side = read_side (scenario, words[1]);
      event->has_points = TRUE;
      event->points = g_ascii_strtoll (words[2], NULL, 10);
      event->text = g_strdup ("agreed");
      break;
    case HU_VERB_END_PHASE:
    case HU_VERB_REDUCE:
    case HU_VERB_MARK:
    case HU_VERB_CAPTURE:
    case HU_VERB_RELEASE:
    case HU_VERB_ABANDON:
    case HU_VERB_MOP_UP:
    case HU_VERB_FIRE:
    case HU_VERB_EXTINGUISH:
    case HU_VERB_RUBBLE:
    case HU_VERB_DECLARE:
    case HU_N_VERBS:
      break;
    }

  return event;
}

GPtrArray *
hu_fixture_log (const HuScenario *scenario,
                const char       *log)
{
  GPtrArray *events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  g_auto(GStrv) each = g_strsplit (log, ";", -1);

  for (guint i = 0; each[i] != NULL; i++)
    if (*g_strstrip (each[i]) != '\0')
      g_ptr_array_add (events, read_event (scenario, each[i]));

  return events;
}

HuAdjudicator *
hu_fixture_play (HuScenario *scenario,
                 const char *log)
{
  g_autoptr(GPtrArray) events = hu_fixture_log (scenario, log);
  HuAdjudicator *game = hu_adjudicator_new (scenario);

  for (guint i = 0; i < events->len; i++)
    {
      HuRefusal refusal;

      g_test_message ("event %u", i + 1);
      g_assert_true (hu_adjudicator_append (game, g_ptr_array_index (events, i), &refusal));
    }

  return game;
}

/* --- Random --- */

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

static void
add_random_places (GRand      *rand,
                   HuScenario *scenario,
                   guint       n_places)
{
  const HuGrid *grid = scenario->map->grid;

  for (guint i = 0; i < n_places; i++)
    {
      g_autofree char *id = g_strdup_printf ("p%u", i);
      GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
      HuHex hex = random_hex (rand, grid);
      HuHex beside = hu_grid_neighbour (grid, hex, g_rand_int_range (rand, 0, HU_N_DIRECTIONS));

      g_array_append_val (hexes, hex);
      if (i == 0 && beside != HU_HEX_NONE)
        g_array_append_val (hexes, beside);
      hu_map_add_place (scenario->map, id, NULL, i % 3 == 2 ? HU_PLACE_TOWN : HU_PLACE_CITY, hexes);
    }
}

static void
add_random_rules (GRand      *rand,
                  HuScenario *scenario)
{
  HuSuddenDeathRules *rules = hu_scenario_add_sudden_death (scenario, g_rand_int_range (rand, 0, 2), 0);

  rules->blocked_by_units = g_rand_boolean (rand);
  rules->blocked_by_zoc = g_rand_int_range (rand, 0, 4) > 0;
  rules->blocked_by_owner = g_rand_int_range (rand, 0, 4) == 0;
  rules->zoc_negated_by_units = g_rand_boolean (rand);
  rules->max_length = g_rand_boolean (rand) ? -1 : g_rand_int_range (rand, 1, 12);
  for (guint i = 1; i < 4; i++)
    if (g_rand_boolean (rand))
      g_array_append_val (rules->cities, i);
  for (guint i = 0; i < 2; i++)
    {
      HuWithdrawal *withdrawal = hu_sudden_death_add_withdrawal (rules, g_rand_int_range (rand, 1, 4),
                                                                 g_rand_int_range (rand, 1, 3));

      withdrawal->phase = g_rand_int_range (rand, 0, 3);
    }
}

HuScenario *
hu_fixture_random_scenario (GRand *rand)
{
  g_autoptr(HuGrid) grid = hu_grid_new (g_rand_int_range (rand, 3, 14), g_rand_int_range (rand, 3, 14),
                                        g_rand_int_range (rand, 0, 2), g_rand_boolean (rand),
                                        g_rand_int_range (rand, 0, 2), NULL, NULL);
  g_autoptr(HuMap) map = NULL;
  HuScenario *scenario;

  for (gint i = g_rand_int_range (rand, 0, 4); i > 0; i--)
    hu_grid_remove_hex (grid, random_hex (rand, grid));
  map = hu_map_new (grid);
  scenario = hu_scenario_new (map);
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    {
      map->terrain[hex] = g_rand_int_range (rand, 0, 10) == 0 ? HU_TERRAIN_LAKE : HU_TERRAIN_CLEAR;
      scenario->start.hex_owner[hex] = (gint8) g_rand_int_range (rand, HU_SIDE_NONE, HU_N_SIDES);
    }
  add_random_places (rand, scenario, 6);

  scenario->calendar.n_turns = 3;
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      HuPlayerTurn *player_turn = hu_scenario_add_player_turn (scenario, side);

      g_ptr_array_add (player_turn->phases, g_strdup ("Movement"));
      g_ptr_array_add (player_turn->phases, g_strdup ("Combat"));
    }

  for (guint i = 0; i < 16; i++)
    {
      g_autofree char *id = g_strdup_printf ("u%u", i);
      HuUnit *unit = hu_scenario_add_unit (scenario, id, NULL, i % 2);

      unit->kind = i % 7 == 6 ? HU_UNIT_AIR : HU_UNIT_GROUND;
      unit->zoc = g_rand_int_range (rand, HU_TRISTATE_UNSET, 2);
      if (i < 11)
        unit->at = random_hex (rand, grid);
    }
  add_random_rules (rand, scenario);
  hu_scenario_finish (scenario);

  return scenario;
}

HuEvent *
hu_fixture_random_event (GRand            *rand,
                         const HuScenario *scenario)
{
  /* Moves and phases are what a game is made of; the rest is seldom. */
  static const HuVerb verbs[] = {
    HU_VERB_MOVE, HU_VERB_MOVE, HU_VERB_MOVE, HU_VERB_MOVE, HU_VERB_MOVE, HU_VERB_MOVE,
    HU_VERB_PLACE, HU_VERB_PLACE, HU_VERB_ELIMINATE, HU_VERB_WITHDRAW, HU_VERB_EXIT,
    HU_VERB_CONTROL, HU_VERB_NOTE, HU_VERB_END_PHASE,
  };
  HuEvent *event = hu_event_new (verbs[g_rand_int_range (rand, 0, G_N_ELEMENTS (verbs))]);
  guint n_hexes = event->verb == HU_VERB_MOVE || event->verb == HU_VERB_CONTROL ? 3 : 1;

  event->unit = (guint) g_rand_int_range (rand, 0, (gint) scenario->units->len);
  event->side = event->verb == HU_VERB_CONTROL ? g_rand_int_range (rand, HU_SIDE_NONE, HU_N_SIDES) : HU_SIDE_NONE;
  event->is_path = event->verb == HU_VERB_MOVE;
  for (guint i = 0; i < n_hexes; i++)
    {
      HuHex hex = random_hex (rand, scenario->map->grid);

      g_array_append_val (event->hexes, hex);
    }
  if (event->verb == HU_VERB_NOTE)
    event->text = g_strdup ("a remark");

  return event;
}

static HuEvent *
random_award (GRand            *rand,
              const HuScenario *scenario,
              HuSide            side)
{
  g_autoptr(GArray) awards = hu_scenario_list_awards (scenario);
  guint nth = (guint) g_rand_int_range (rand, 0, (gint) awards->len + 1);
  HuEvent *event = hu_event_new_award (side, nth < awards->len
                                               ? hu_scenario_find_item (scenario, g_array_index (awards, HuAward, nth).id)
                                               : HU_ITEM_NONE);

  event->has_points = g_rand_int_range (rand, 0, 3) == 0;
  event->has_count = !event->has_points && g_rand_boolean (rand);
  if (event->has_points)
    event->points = g_rand_int_range (rand, -1, 9);
  if (event->has_count)
    event->count = g_rand_int_range (rand, -1, 5);

  return event;
}

HuEvent *
hu_fixture_random_points (GRand         *rand,
                          const HuState *state)
{
  const HuScenario *scenario = state->scenario;
  guint unit = (guint) g_rand_int_range (rand, 0, (gint) scenario->units->len);
  HuSide side = g_rand_int_range (rand, HU_SIDE_FIRST, HU_N_SIDES);

  switch (g_rand_int_range (rand, 0, 7))
    {
    case 0:
    case 1:
    case 2:
      return random_award (rand, scenario, side);
    case 3:
    case 4:
      return hu_event_new_adjust (side, HU_ADJUST_POINTS, g_rand_int_range (rand, -9, 10), "as agreed");
    case 5:
      return hu_event_new_exit (unit, MAX (state->unit_hex[unit], 0), (HuExitAs) g_rand_int_range (rand, 0, HU_N_EXITS));
    default:
      return hu_event_new_place (unit, random_hex (rand, scenario->map->grid));
    }
}
