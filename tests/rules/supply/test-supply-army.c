/*
 * All units of a side asked at once, where lines of supply go along lines of the map: the shared flood from the sources
 * gives each hex what its own trace gives, and what a plain search over every number of steps gives.
 */
#include "hu-fixture.h"
#include "hu-often.h"
#include "hu-supply-army.h"

typedef struct
{
  gint  length; /* -1: none */
  HuHex source;
} Line;

/* --- The oracle --- */

enum
{
  STEPPING,
  ALONG,
  N_MODES
};

typedef struct
{
  HuHex hex;
  gint  mode;
  gint  steps; /* taken */
  gint  length;
} Place;

typedef struct
{
  const HuSupplyField *field;
  guint8              *seen; /* [n_hexes][N_MODES][steps + 1] */
  GArray              *queue; /* Place */
} Search;

static void
come_to (Search *search,
         HuHex   hex,
         gint    mode,
         gint    steps,
         gint    length)
{
  guint8 *seen = &search->seen[(hex * N_MODES + mode) * (search->field->along->steps + 1) + steps];
  Place place = { hex, mode, steps, length };

  if (*seen)
    return;

  *seen = TRUE;
  g_array_append_val (search->queue, place);
  if (mode == STEPPING && search->field->along->lies[hex])
    come_to (search, hex, ALONG, steps, length);
}

static void
go_on (Search      *search,
       const Place *place,
       HuHex        origin)
{
  const HuSupplyField *field = search->field;

  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    {
      HuHex next = hu_grid_neighbour (field->grid, place->hex, direction);
      gboolean barred = field->barriers != NULL && (field->barriers[place->hex] >> direction & 1);

      if (next == HU_HEX_NONE || next == origin || !field->grid->exists[next] || field->block[next] != HU_BLOCK_OPEN)
        continue;
      if (place->mode == STEPPING && !barred && place->steps < field->along->steps)
        come_to (search, next, STEPPING, place->steps + 1, place->length + 1);
      if (place->mode == ALONG && (field->along->links[place->hex] >> direction & 1))
        come_to (search, next, ALONG, place->steps, place->length + 1);
    }
}

/* The shortest line, of these one with the fewest steps, of these the one to the first source. */
static Line
find_line (const HuSupplySituation *situation,
           HuHex                    origin)
{
  HuSupplyField field = hu_supply_situation_field (situation, &origin, 1);
  gsize n = (gsize) field.grid->n_hexes * N_MODES * (gsize) (field.along->steps + 1);
  g_autofree guint8 *seen = g_malloc0 (n);
  g_autoptr(GArray) queue = g_array_new (FALSE, FALSE, sizeof (Place));
  Search search = { &field, seen, queue };
  Line best = { -1, HU_HEX_NONE };
  gint best_steps = 0;

  if (field.source[origin] && field.block[origin] == HU_BLOCK_OPEN)
    return (Line) { 0, origin };

  come_to (&search, origin, STEPPING, 0, 0);
  for (guint i = 0; i < queue->len; i++)
    {
      Place place = g_array_index (queue, Place, i);

      if (field.max_length >= 0 && place.length > field.max_length)
        break;
      if (place.hex != origin && field.source[place.hex] &&
          (best.length < 0 || place.length < best.length ||
           (place.length == best.length &&
            (place.steps < best_steps || (place.steps == best_steps && place.hex < best.source)))))
        {
          best = (Line) { place.length, place.hex };
          best_steps = place.steps;
        }
      go_on (&search, &place, origin);
    }

  return best;
}

/* --- Random maps --- */

static void
lay_lines (GRand *rand,
           HuMap *map)
{
  static const HuLineKind kinds[] = { HU_LINE_ROAD, HU_LINE_RAIL };

  for (gint i = g_rand_int_range (rand, 0, 7); i > 0; i--)
    {
      GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
      HuHex hex = g_rand_int_range (rand, 0, map->grid->n_hexes);
      gint direction = g_rand_int_range (rand, 0, HU_N_DIRECTIONS);

      for (gint length = g_rand_int_range (rand, 1, 16); length > 0 && hex != HU_HEX_NONE && map->grid->exists[hex]; length--)
        {
          g_array_append_val (hexes, hex);
          hex = hu_grid_neighbour (map->grid, hex, (direction + g_rand_int_range (rand, 0, 2)) % HU_N_DIRECTIONS);
        }
      if (hexes->len > 0)
        hu_map_add_line (map, kinds[g_rand_int_range (rand, 0, 2)], hexes);
      else
        g_array_unref (hexes);
    }
}

static HuScenario *
draw_scenario (GRand *rand)
{
  HuScenario *scenario = hu_fixture_random_scenario (rand);

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      HuSupplyRules *rules = hu_scenario_add_supply (scenario, side);

      rules->sources.by_edge = TRUE;
      for (gint edge = HU_EDGE_NORTH; edge <= HU_EDGE_WEST; edge++)
        rules->sources.edges[edge] = g_rand_int_range (rand, 0, 3) == 0;
      rules->zoc = g_rand_int_range (rand, HU_SUPPLY_ZOC_DEFAULT, HU_N_SUPPLY_ZOCS);
      rules->zoc_negated_by_units = g_rand_boolean (rand);
      rules->blocked_by_owner = g_rand_int_range (rand, 0, 6) == 0;
      rules->max_length = g_rand_int_range (rand, 0, 3) == 0 ? g_rand_int_range (rand, 1, 12) : -1;
      rules->along = 1u << HU_LINE_ROAD | (g_rand_boolean (rand) ? 1u << HU_LINE_RAIL : 0);
      rules->steps = g_rand_int_range (rand, 0, 6);
    }
  for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
    {
      HuHex next = hu_grid_neighbour (scenario->map->grid, hex, g_rand_int_range (rand, 0, HU_N_DIRECTIONS));

      if (hu_grid_has (scenario->map->grid, hex) && next != HU_HEX_NONE && g_rand_int_range (rand, 0, 7) == 0)
        hu_map_set_hexside (scenario->map, HU_HEXSIDE_CLIFF, hex, next);
    }
  lay_lines (rand, scenario->map);

  return scenario;
}

typedef struct
{
  guint in, out, along;
} Counts;

static void
compare_hex (const HuSupplySituation *situation,
             HuSupplyArmy            *army,
             HuHex                    hex,
             Counts                  *counts)
{
  HuSupplyField field = hu_supply_situation_field (situation, &hex, 1);
  g_autoptr(HuSupplyTrace) trace = hu_supply_trace (&field);
  HuSupplyStanding standing = hu_supply_army_ask (army, hex);
  Line line = find_line (situation, hex);

  g_assert_cmpint (standing.length, ==, line.length);
  g_assert_cmpint (standing.source, ==, line.source);
  if (line.length == 0)
    return;

  g_assert_cmpint (trace->path != NULL ? (gint) trace->path->len - 1 : -1, ==, line.length);
  if (trace->path != NULL)
    g_assert_cmpint (g_array_index (trace->path, HuHex, line.length), ==, line.source);
  g_assert_cmpint (hu_supply_reaches (&field), ==, line.length > 0);
  counts->in += line.length > 0;
  counts->out += line.length < 0;
  counts->along += trace->n_along > 0;
}

static void
test_random (void)
{
  guint32 seed = (guint32) g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  Counts counts = { 0 };

  g_test_message ("seed %u", seed);
  for (guint i = hu_draws (300, 60); i > 0; i--)
    {
      g_autoptr(HuScenario) scenario = draw_scenario (rand);
      g_autoptr(HuState) state = hu_state_new (scenario);

      for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
        {
          g_autoptr(HuSupplySituation) situation = hu_supply_situation_new (state, side);
          g_autoptr(HuSupplyArmy) army = hu_supply_army_new (situation);

          for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
            if (hu_grid_has (scenario->map->grid, hex))
              compare_hex (situation, army, hex, &counts);
        }
    }
  g_test_message ("%u in supply, %u of them along a line, %u out", counts.in, counts.along, counts.out);
  g_assert_cmpuint (counts.in, >, 500);
  g_assert_cmpuint (counts.out, >, 500);
  g_assert_cmpuint (counts.along, >, 100);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/supply-army/random", test_random);

  return g_test_run ();
}
