/*
 * "Is it in supply, and why?" for any hex and side: drawn cases, and random positions against slow programs that
 * go from the hex outwards and put every unit on the map to see.
 */
#include "hu-fixture.h"
#include "hu-often.h"
#include "hu-sudden-death-rules.h"
#include "hu-supply-answer.h"
#include "hu-supply-case.h"
#include "hu-supply-clauses.h"

/* --- Drawn --- */

typedef struct
{
  const char *name;
  const char *units;
  const char *hex;
  gint        length;  /* -1: out of supply */
  const char *source;
  gint        edge;
  guint       width;
  const char *critical;
  const char *cutters;
  const char *stops;   /* "zoc g1: 0303; terrain: 0204", nearest first */
  HuClauseId  clause;
} AnswerCase;

static void
sources_east (HuScenario *scenario)
{
  hu_sudden_death_rules (scenario)->sources.edges[HU_EDGE_EAST] = TRUE;
}

static const AnswerCase cases[] = {
  { "north", "", "0303", 2, "0301", HU_EDGE_NORTH, 1, "0301 0302", "0301 0302",
    "terrain: 0202 0203 0402 0403 0201 0204 0401 0404 0205 0405 0206 0406", NULL },
  { "source-itself", "", "0301", 0, "0301", HU_EDGE_NORTH, 0, "", "",
    "terrain: 0201 0401 0202 0402 0203 0403 0204 0404 0205 0405 0206 0406", NULL },
  { "east-source", "", "0503", 0, "0503", HU_EDGE_EAST, 0, "", "", NULL, NULL },
  { "first-edge-of-a-corner", "", "0501", 0, "0501", HU_EDGE_NORTH, 0, "", "", NULL, NULL },
  { "cut-by-zone", "g1 german 0302", "0304", -1, NULL, HU_EDGE_NONE, 0, "", "",
    "zoc g1: 0303; terrain: 0203 0204 0403 0404 0205 0405 0206 0406", HU_CLAUSE_SUPPLY_ZOC },
  { "cut-by-unit", "g1 german 0302; s1 soviet 0303", "0303", -1, NULL, HU_EDGE_NONE, 0, "", "",
    "unit g1: 0302; terrain: 0202 0203 0402 0403 0204 0404 0205 0405 0206 0406", HU_CLAUSE_SUPPLY_UNIT },
  { "own-unit-keeps-it", "g1 german 0402; s1 soviet 0303; s2 soviet 0302; s3 soviet 0301", "0303", 2, "0301",
    HU_EDGE_NORTH, 1, "0301 0302", "", NULL, NULL },
};

static char *
print_stops (const HuScenario     *scenario,
             const HuSupplyAnswer *answer)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < answer->stops->len; i++)
    {
      const HuSupplyStop *stop = g_ptr_array_index (answer->stops, i);
      g_autofree char *hexes = hu_fixture_names (scenario, stop->hexes);

      g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", hu_block_to_string (stop->because));
      for (guint j = 0; j < stop->units->len; j++)
        g_string_append_printf (text, " %s", hu_scenario_get_unit (scenario, g_array_index (stop->units, guint, j))->id);
      g_string_append_printf (text, ": %s", hexes);
    }

  return g_string_free (text, FALSE);
}

static void
test_drawn (gconstpointer data)
{
  const AnswerCase *expected = data;
  g_autoptr(HuScenario) scenario = hu_fixture_corridor (expected->units);
  g_autoptr(HuState) state = NULL;
  g_autoptr(HuSupplySituation) situation = NULL;
  g_autoptr(HuTracing) tracing = NULL;
  g_autoptr(HuSupplyAnswer) answer = NULL;
  g_autofree char *critical = NULL, *cutters = NULL, *stops = NULL;
  HuHex hex = hu_fixture_hex (scenario, expected->hex);

  sources_east (scenario);
  state = hu_state_new (scenario);
  situation = hu_supply_situation_new (state, HU_SIDE_SECOND);
  tracing = hu_tracing_new (situation, &hex, 1);
  answer = hu_supply_answer_new (situation, tracing);
  critical = hu_fixture_names (scenario, answer->critical);
  cutters = hu_fixture_names (scenario, answer->cutters);
  stops = print_stops (scenario, answer);

  g_assert_cmpint (answer->supplied, ==, expected->length >= 0);
  g_assert_cmpint (answer->standing.length, ==, expected->length);
  if (expected->source != NULL)
    g_assert_cmpint (answer->standing.source, ==, hu_fixture_hex (scenario, expected->source));
  g_assert_cmpint (answer->standing.edge, ==, expected->edge);
  g_assert_cmpuint (answer->width, ==, expected->width);
  g_assert_cmpstr (critical, ==, expected->critical);
  g_assert_cmpstr (cutters, ==, expected->cutters);
  if (expected->stops != NULL)
    g_assert_cmpstr (stops, ==, expected->stops);
  g_assert_cmpint (answer->reason->met, ==, answer->supplied);
  g_assert_cmpstr (answer->reason->clause, ==, expected->clause);
}

/* --- Random positions --- */

/* The length of the shortest line and its source, by going outwards from @hex. */
static gint
find_line (const HuSupplySituation *situation,
           HuHex                    hex,
           HuHex                   *source)
{
  HuSupplyField field = hu_supply_situation_field (situation, &hex, 1);
  g_autofree gint *distance = hu_oracle_distances (&field, NULL);
  gint length = -1;

  *source = HU_HEX_NONE;
  if (situation->source[hex] && situation->block[hex] == HU_BLOCK_OPEN)
    {
      *source = hex;
      return 0;
    }
  for (HuHex other = 0; other < field.grid->n_hexes; other++)
    if (other != hex && distance[other] >= 0 && situation->source[other] && (length < 0 || distance[other] < length))
      {
        length = distance[other];
        *source = other;
      }

  return length;
}

/* Puts the enemy's unit @spare into @at and asks again, from the beginning. */
static gboolean
cuts (const HuState *state,
      HuSide         side,
      HuHex          hex,
      guint          spare,
      HuHex          at)
{
  g_autoptr(HuState) changed = hu_state_copy (state);
  g_autoptr(HuSupplySituation) situation = NULL;
  HuHex source;

  changed->unit_status[spare] = HU_UNIT_ON_MAP;
  changed->unit_hex[spare] = at;
  changed->hex_owner[at] = (gint8) hu_side_other (side);
  situation = hu_supply_situation_new (changed, side);

  return find_line (situation, hex, &source) < 0;
}

/* What a line from @hex meets, hex by hex. */
static void
compare_stops (const HuSupplySituation *situation,
               const HuSupplyAnswer    *answer,
               HuHex                    hex)
{
  HuSupplyField field = hu_supply_situation_field (situation, &hex, 1);
  g_autofree gint *distance = hu_oracle_distances (&field, NULL);
  guint n = 0, told = 0;

  for (HuHex other = 0; other < field.grid->n_hexes; other++)
    {
      gboolean beside = FALSE;

      for (gint direction = 0; direction < HU_N_DIRECTIONS && field.grid->exists[other]; direction++)
        {
          HuHex next = hu_grid_neighbour (field.grid, other, direction);

          beside |= next != HU_HEX_NONE && distance[next] >= 0;
        }
      n += field.grid->exists[other] && beside && distance[other] < 0;
    }
  for (guint i = 0; i < answer->stops->len; i++)
    {
      const HuSupplyStop *stop = g_ptr_array_index (answer->stops, i);

      told += stop->hexes->len;
      for (guint j = 0; j < stop->hexes->len; j++)
        {
          HuHex at = g_array_index (stop->hexes, HuHex, j);
          g_autoptr(GArray) units = hu_supply_situation_blockers (situation, at, stop->because);

          g_assert_cmpint (distance[at], <, 0);
          g_assert_cmpmem (units->data, units->len * sizeof (guint), stop->units->data,
                           stop->units->len * sizeof (guint));
        }
    }
  g_assert_cmpuint (told, ==, n);
  g_assert_cmpuint (answer->n_stops, ==, n);
}

typedef struct
{
  guint in, out, cut, limited;
} Counts;

static void
compare_hex (const HuSupplySituation *situation,
             HuSupplyArmy            *army,
             HuHex                    hex,
             guint                    spare,
             Counts                  *counts)
{
  const HuMap *map = situation->state->scenario->map;
  g_autoptr(HuTracing) tracing = hu_tracing_new (situation, &hex, 1);
  g_autoptr(HuSupplyAnswer) answer = hu_supply_answer_new (situation, tracing);
  HuSupplyStanding standing = hu_supply_army_ask (army, hex);
  HuHex source;
  gint length = find_line (situation, hex, &source);
  gboolean exact;

  g_assert_cmpint (answer->standing.length, ==, length);
  g_assert_cmpint (answer->standing.source, ==, source);
  g_assert_cmpint (standing.length, ==, length);
  g_assert_cmpint (standing.source, ==, source);
  g_assert_cmpint (standing.edge, ==, answer->standing.edge);
  g_assert_cmpuint (hu_supply_army_width (army, hex, &exact), ==, answer->width);
  g_assert_cmpuint (hu_supply_army_width (army, hex, NULL), ==, answer->width);
  g_assert_cmpint (exact, ==, answer->exact);
  compare_stops (situation, answer, hex);

  for (HuHex at = 0, i = 0; at < map->grid->n_hexes && length != 0; at++)
    {
      gboolean told = i < (HuHex) answer->cutters->len && g_array_index (answer->cutters, HuHex, i) == at;
      gboolean may = hu_grid_has (map->grid, at) && !hu_map_is_impassable (map, at) && !situation->friendly[at] && at != hex;

      g_assert_cmpint (told, ==, may && length > 0 && cuts (situation->state, situation->side, hex, spare, at));
      i += told;
    }
  counts->in += length > 0;
  counts->out += length < 0;
  counts->cut += answer->cutters->len > 0;
  counts->limited += situation->rules.max_length >= 0;
}

static void
give_supply (GRand      *rand,
             HuScenario *scenario,
             HuSide      side)
{
  HuSupplyRules *rules = hu_scenario_add_supply (scenario, side);

  rules->sources.by_edge = TRUE;
  for (gint edge = HU_EDGE_NORTH; edge <= HU_EDGE_WEST; edge++)
    rules->sources.edges[edge] = g_rand_boolean (rand);
  rules->owned = g_rand_int_range (rand, 0, 4) == 0;
  rules->zoc = g_rand_int_range (rand, HU_SUPPLY_ZOC_DEFAULT, HU_N_SUPPLY_ZOCS);
  rules->zoc_negated_by_units = g_rand_boolean (rand);
  rules->blocked_by_owner = g_rand_int_range (rand, 0, 4) == 0;
  rules->max_length = g_rand_boolean (rand) ? g_rand_int_range (rand, 1, 9) : -1;
}

static HuScenario *
draw_scenario (GRand *rand,
               guint  spare[HU_N_SIDES])
{
  HuScenario *scenario = hu_fixture_random_scenario (rand);

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      give_supply (rand, scenario, side);
      hu_scenario_add_unit (scenario, side == HU_SIDE_FIRST ? "spare-1" : "spare-2", NULL, side);
      spare[side] = scenario->units->len - 1;
    }
  for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
    if (g_rand_int_range (rand, 0, 4) == 0)
      scenario->map->terrain[hex] = HU_TERRAIN_LAKE;
    else
      {
        HuHex next = hu_grid_neighbour (scenario->map->grid, hex, g_rand_int_range (rand, 0, HU_N_DIRECTIONS));

        if (hu_grid_has (scenario->map->grid, hex) && next != HU_HEX_NONE && g_rand_int_range (rand, 0, 9) == 0)
          hu_map_set_hexside (scenario->map, HU_HEXSIDE_CLIFF, hex, next);
      }

  return scenario;
}

static void
test_random (void)
{
  guint32 seed = (guint32) g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  Counts counts = { 0 };

  g_test_message ("seed %u", seed);
  for (guint i = hu_draws (60, 12); i > 0; i--)
    {
      guint spare[HU_N_SIDES];
      g_autoptr(HuScenario) scenario = draw_scenario (rand, spare);
      g_autoptr(HuState) state = hu_state_new (scenario);

      for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
        {
          g_autoptr(HuSupplySituation) situation = hu_supply_situation_new (state, side);
          g_autoptr(HuSupplyArmy) army = hu_supply_army_new (situation);

          for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
            if (hu_grid_has (scenario->map->grid, hex) && g_rand_int_range (rand, 0, 4) == 0)
              compare_hex (situation, army, hex, spare[hu_side_other (side)], &counts);
        }
    }
  g_test_message ("%u in supply, %u out, %u can be cut by one unit, %u of limited length", counts.in, counts.out,
                  counts.cut, counts.limited);
  g_assert_cmpuint (counts.in, >, 20);
  g_assert_cmpuint (counts.out, >, 20);
  g_assert_cmpuint (counts.cut, >, 10);
  g_assert_cmpuint (counts.limited, >, 20);
}

/* Lines that run along a railway are followed one by one, with the same answer. */
static void
test_along (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");
  HuSupplyRules *rules = hu_scenario_add_supply (scenario, HU_SIDE_SECOND);
  g_autoptr(HuState) state = NULL;
  g_autoptr(HuSupplySituation) situation = NULL;
  g_autoptr(HuSupplyArmy) army = NULL;

  rules->sources = (HuSources) { .by_edge = TRUE, .edges = { [HU_EDGE_NORTH] = TRUE } };
  rules->along = 1u << HU_LINE_RAIL;
  rules->steps = 1;
  hu_map_add_line (scenario->map, HU_LINE_RAIL, hu_fixture_hexes (scenario, "0303 0302 0301"));
  state = hu_state_new (scenario);
  situation = hu_supply_situation_new (state, HU_SIDE_SECOND);
  army = hu_supply_army_new (situation);

  for (guint again = 0; again < 2; again++)
    {
      g_assert_cmpint (hu_supply_army_ask (army, hu_fixture_hex (scenario, "0304")).length, ==, 3);
      g_assert_cmpint (hu_supply_army_ask (army, hu_fixture_hex (scenario, "0305")).length, ==, -1);
      g_assert_cmpint (hu_supply_army_ask (army, hu_fixture_hex (scenario, "0301")).length, ==, 0);
      g_assert_cmpuint (hu_supply_army_width (army, hu_fixture_hex (scenario, "0304"), NULL), ==, 1);
      g_assert_cmpuint (hu_supply_army_width (army, hu_fixture_hex (scenario, "0301"), NULL), ==, 0);
    }
}

/* The mark of each unit against its own answer; what is not on the map, or cannot trace, has none. */
static void
test_marks (void)
{
  static const char *const units[] = {
    "s1 soviet 0304; s2 soviet 0301; s3 soviet -; g1 german 0103",
    "s1 soviet 0304; s2 soviet 0303; g1 german 0302; s3 soviet 0502",
    "s1 soviet 0303; s2 soviet 0302; g1 german 0402; s4 soviet 0505",
  };
  guint n[HU_N_SUPPLY_MARKS] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (units); i++)
    {
      g_autoptr(HuScenario) scenario = hu_fixture_corridor (units[i]);
      g_autoptr(HuState) state = hu_state_new (scenario);
      g_autofree guint8 *marks = hu_supply_marks_new (state, TRUE);
      g_autofree guint8 *coarse = hu_supply_marks_new (state, FALSE);

      for (guint unit = 0; unit < hu_scenario_get_n_units (scenario); unit++)
        {
          HuSide side = hu_scenario_get_unit (scenario, unit)->side;
          HuHex hex = state->unit_hex[unit];
          HuSupplyMark expected = HU_SUPPLY_MARK_NONE;

          if (hex != HU_HEX_NONE && hu_tracing_possible (scenario, side))
            {
              g_autoptr(HuSupplySituation) situation = hu_supply_situation_new (state, side);
              g_autoptr(HuTracing) tracing = hu_tracing_new (situation, &hex, 1);
              g_autoptr(HuSupplyAnswer) answer = hu_supply_answer_new (situation, tracing);

              expected = !answer->supplied ? HU_SUPPLY_MARK_OUT
                         : answer->width == 1 ? HU_SUPPLY_MARK_NARROW : HU_SUPPLY_MARK_IN;
            }
          g_assert_cmpint (marks[unit], ==, expected);
          g_assert_cmpint (coarse[unit], ==, expected == HU_SUPPLY_MARK_NARROW ? HU_SUPPLY_MARK_IN : expected);
          n[expected]++;
        }
    }
  for (guint mark = 0; mark < HU_N_SUPPLY_MARKS; mark++)
    g_assert_cmpuint (n[mark], >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  HU_ADD_TABLE ("/supply-answer", cases, test_drawn);
  g_test_add_func ("/supply-answer/along", test_along);
  g_test_add_func ("/supply-answer/marks", test_marks);
  g_test_add_func ("/supply-answer/random", test_random);

  return g_test_run ();
}
