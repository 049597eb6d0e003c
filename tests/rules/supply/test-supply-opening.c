/*
 * What would have to be different for a line to get through: random positions, in which a slow program takes every
 * set of enemy units away, gives hexes to the side, and asks again with other rules.  What is named opens a line; no other set of
 * its size does unless it is named as well, and no part of it does.
 */
#include "hu-fixture.h"
#include "hu-often.h"
#include "hu-sources.h"
#include "hu-supply-case.h"
#include "hu-supply-opening.h"

#define MOST_UNITS 12
#define MOST_ORIGINS 2

/* Where lines begin, and by which rules. */
typedef struct
{
  const HuState *state;
  HuSupplyRules  rules;
  HuHex          hexes[MOST_ORIGINS];
  guint          n;
  const GArray  *within; /* HuHex: lines go through no other; NULL: through any */
} Asked;

static HuSupplySituation *
make_situation (const Asked *asked)
{
  HuSupplySituation *situation = hu_supply_situation_new_by (asked->state, &asked->rules);

  if (asked->within != NULL)
    hu_supply_situation_keep_within (situation, asked->within);

  return situation;
}

/* Lays a road or railway from hex to hex. */
static void
lay_line (GRand *rand,
          HuMap *map)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  HuHex hex = g_rand_int_range (rand, 0, map->grid->n_hexes);

  for (guint i = 0; i < 7 && hex != HU_HEX_NONE && hu_grid_has (map->grid, hex); i++)
    {
      if (!hu_hexes_have (hexes, hex))
        g_array_append_val (hexes, hex);
      hex = hu_grid_neighbour (map->grid, hex, g_rand_int_range (rand, 0, HU_N_DIRECTIONS));
    }
  if (hexes->len > 1)
    hu_map_add_line (map, g_rand_boolean (rand) ? HU_LINE_RAIL : HU_LINE_ROAD, hexes);
  else
    g_array_unref (hexes);
}

static GArray *
draw_hexes (GRand        *rand,
            const HuGrid *grid,
            guint         n)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  while (hexes->len < n)
    {
      HuHex hex = g_rand_int_range (rand, 0, grid->n_hexes);

      if (hu_grid_has (grid, hex))
        g_array_append_val (hexes, hex);
    }

  return hexes;
}

/* Leaves a defile of one or two hexes, and puts all units into it. */
static void
narrow (GRand      *rand,
        HuScenario *scenario)
{
  HuMap *map = scenario->map;
  gint lane = g_rand_int_range (rand, 0, map->grid->n_lanes);
  gint last = MIN (lane + g_rand_int_range (rand, 0, 2), map->grid->n_lanes - 1);
  HuHex first = lane * map->grid->lane_length;

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    map->terrain[hex] = hex < first || hex >= (last + 1) * map->grid->lane_length ? HU_TERRAIN_LAKE : HU_TERRAIN_CLEAR;
  for (guint i = 0; i < scenario->units->len; i++)
    {
      HuHex hex = g_rand_int_range (rand, first, (last + 1) * map->grid->lane_length);

      if (hu_grid_has (map->grid, hex))
        ((HuUnit *) g_ptr_array_index (scenario->units, i))->at = hex;
    }
}

static HuScenario *
draw_scenario (GRand *rand)
{
  HuScenario *scenario = hu_fixture_random_scenario (rand);

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      HuSupplyRules *rules = hu_scenario_add_supply (scenario, (HuSide) side);

      rules->sources.by_edge = g_rand_int_range (rand, 0, 4) > 0;
      for (gint edge = HU_EDGE_NORTH; rules->sources.by_edge && edge <= HU_EDGE_WEST; edge++)
        rules->sources.edges[edge] = g_rand_boolean (rand);
      if (!rules->sources.by_edge)
        rules->sources.hexes = draw_hexes (rand, scenario->map->grid, 3);
      if (g_rand_int_range (rand, 0, 4) == 0)
        rules->except = draw_hexes (rand, scenario->map->grid, 3);
      if (g_rand_int_range (rand, 0, 3) == 0)
        {
          rules->along = 1u << HU_LINE_RAIL | (g_rand_boolean (rand) ? 1u << HU_LINE_ROAD : 0);
          rules->steps = g_rand_int_range (rand, 0, 3);
        }
      rules->owned = g_rand_int_range (rand, 0, 4) == 0;
      rules->zoc = g_rand_boolean (rand) ? HU_SUPPLY_ZOC_ALL : HU_SUPPLY_ZOC_NONE;
      rules->zoc_negated_by_units = g_rand_boolean (rand);
      rules->blocked_by_units = g_rand_int_range (rand, 0, 5) > 0;
      rules->blocked_by_owner = g_rand_int_range (rand, 0, 4) == 0;
      rules->max_length = g_rand_boolean (rand) ? g_rand_int_range (rand, 1, 9) : -1;
    }
  for (guint i = g_rand_int_range (rand, 0, 5); i > 0; i--)
    lay_line (rand, scenario->map);
  if (g_rand_int_range (rand, 0, 4) == 0)
    {
      narrow (rand, scenario);
      return scenario;
    }
  for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
    if (g_rand_int_range (rand, 0, 5) == 0)
      scenario->map->terrain[hex] = HU_TERRAIN_LAKE;
    else
      {
        HuHex next = hu_grid_neighbour (scenario->map->grid, hex, g_rand_int_range (rand, 0, HU_N_DIRECTIONS));

        if (hu_grid_has (scenario->map->grid, hex) && next != HU_HEX_NONE && g_rand_int_range (rand, 0, 9) == 0)
          hu_map_set_hexside (scenario->map, HU_HEXSIDE_CLIFF, hex, next);
      }

  return scenario;
}

/* One more hex of the lines that are being followed. */
static void
come_to (gint32 *lengths,
         GArray *queue,
         gint32  where,
         gint32  length)
{
  if (lengths[where] >= 0)
    return;

  lengths[where] = length;
  g_array_append_val (queue, where);
}

/* The lines from a hex that is reached: step by step, or along lines of the map. */
static void
go_on (const HuSupplySituation *situation,
       const HuSupplyField     *field,
       gint32                  *lengths,
       GArray                  *queue,
       gint32                   where)
{
  const HuMap *map = situation->state->scenario->map;
  HuHex hex = where / 2;
  gboolean along = where % 2 != 0;
  gboolean counts = situation->rules.along != 0;
  gint32 length = lengths[where] + 1;

  if (situation->rules.max_length >= 0 && length > situation->rules.max_length)
    return;

  for (gint direction = 0; !along && direction < HU_N_DIRECTIONS; direction++)
    {
      HuHex to;

      if ((!counts || length <= situation->rules.steps) && hu_oracle_step (field, hex, direction, &to))
        come_to (lengths, queue, to * 2, length);
    }
  for (guint i = 0; counts && i < map->lines->len; i++)
    {
      const HuLine *line = g_ptr_array_index (map->lines, i);

      for (guint j = 0; (situation->rules.along >> line->kind & 1) && j < line->hexes->len; j++)
        for (gint step = -1; step <= 1; step += 2)
          {
            gint at = (gint) j + step;
            HuHex to = at >= 0 && at < (gint) line->hexes->len ? g_array_index (line->hexes, HuHex, at) : HU_HEX_NONE;
            gint direction = to != HU_HEX_NONE ? hu_grid_direction (map->grid, hex, to) : -1;

            if (g_array_index (line->hexes, HuHex, j) == hex && direction >= 0 && situation->block[to] == HU_BLOCK_OPEN &&
                !(map->hexsides[HU_HEXSIDE_CLIFF] != NULL && (map->hexsides[HU_HEXSIDE_CLIFF][hex] >> direction & 1)))
              come_to (lengths, queue, to * 2 + 1, length);
          }
    }
}

static gboolean
begins_in (const Asked *asked,
           HuHex        hex)
{
  for (guint i = 0; i < asked->n; i++)
    if (asked->hexes[i] == hex)
      return TRUE;

  return FALSE;
}

/* The length of the shortest line; -1: there is none. */
static gint
find_line (const Asked *asked)
{
  g_autoptr(HuSupplySituation) situation = make_situation (asked);
  HuSupplyField field = hu_supply_situation_field (situation, asked->hexes, asked->n);
  g_autofree gint32 *lengths = g_new (gint32, 2 * field.grid->n_hexes);
  g_autoptr(GArray) queue = g_array_new (FALSE, FALSE, sizeof (gint32));
  HuHex first = asked->hexes[0];

  if (asked->n == 1 && situation->source[first] && situation->block[first] == HU_BLOCK_OPEN)
    return 0;
  for (gint32 i = 0; i < 2 * field.grid->n_hexes; i++)
    lengths[i] = -1;
  for (guint i = 0; i < asked->n; i++)
    come_to (lengths, queue, asked->hexes[i] * 2, 0);
  for (guint i = 0; i < queue->len; i++)
    {
      gint32 where = g_array_index (queue, gint32, i);

      if (!begins_in (asked, where / 2) && situation->source[where / 2])
        return lengths[where];
      go_on (situation, &field, lengths, queue, where);
    }

  return -1;
}

/* The same without some units. */
static gint
find_line_without (const Asked *asked,
                   const guint *units,
                   guint        n)
{
  g_autoptr(HuState) changed = hu_state_copy (asked->state);
  Asked without = *asked;

  for (guint i = 0; i < n; i++)
    {
      changed->unit_status[units[i]] = HU_UNIT_ELIMINATED;
      changed->unit_hex[units[i]] = HU_HEX_NONE;
    }
  without.state = changed;

  return find_line (&without);
}

static GArray *
list_enemies (const HuState *state,
              HuSide         side)
{
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < hu_scenario_get_n_units (state->scenario); i++)
    if (hu_scenario_get_unit (state->scenario, i)->side != side && state->unit_status[i] == HU_UNIT_ON_MAP &&
        hu_unit_is_ground (hu_scenario_get_unit (state->scenario, i)))
      g_array_append_val (units, i);

  return units;
}

static gboolean
has_set (const HuSupplyOpening *opening,
         const guint           *units,
         guint                  n)
{
  for (guint i = 0; i < opening->sets->len; i++)
    {
      const GArray *set = g_ptr_array_index (opening->sets, i);

      if (set->len == n && memcmp (set->data, units, n * sizeof (guint)) == 0)
        return TRUE;
    }

  return FALSE;
}

/* The sets of @n of the units that open a line. */
typedef struct
{
  guint count;
  guint named;    /* of them */
  gint  shortest; /* of their lines, or -1 */
} Tried;

static Tried
try_sets (const Asked           *asked,
          const HuSupplyOpening *opening,
          const GArray          *enemies,
          guint                  n)
{
  Tried tried = { .shortest = -1 };

  for (guint bits = 0; bits < 1u << enemies->len; bits++)
    {
      guint units[MOST_UNITS];
      guint taken = 0;
      gint length;

      for (guint i = 0; i < enemies->len; i++)
        if (bits >> i & 1)
          units[taken++] = g_array_index (enemies, guint, i);
      if (taken != n)
        continue;
      length = find_line_without (asked, units, n);
      if (length < 0)
        continue;
      tried.count++;
      tried.named += has_set (opening, units, n);
      if (tried.shortest < 0 || length < tried.shortest)
        tried.shortest = length;
    }

  return tried;
}

/* Tries all sets, the small ones first: the smallest that open a line have to be told, or their size; @every: each of them, else
 * one.  @asked is without what else bars the way. */
static void
compare_units (const Asked           *asked,
               const HuSupplyOpening *opening,
               const GArray          *enemies,
               gboolean               every)
{
  guint n = 0;
  Tried tried = { 0 };

  while (tried.count == 0 && n < MIN (enemies->len, HU_OPENING_COUNTED_MOST))
    tried = try_sets (asked, opening, enemies, ++n);
  if (tried.count > 0 && n <= HU_OPENING_UNITS_MOST)
    {
      g_assert_cmpuint (tried.named, ==, opening->sets->len);
      g_assert_cmpuint (opening->sets->len, ==, every ? tried.count : 1);
      g_assert_cmpint (opening->distance, ==, tried.shortest);
      g_assert_cmpuint (opening->always->len, ==, 0);
      return;
    }

  g_assert_cmpuint (opening->sets->len, ==, 0);
  g_assert_cmpuint (opening->beyond, ==, HU_OPENING_UNITS_MOST);
  g_assert_cmpuint (opening->fewest, ==, tried.count > 0 ? n : 0);
  for (guint i = 0, named = 0; i < enemies->len; i++)
    {
      g_autoptr(GArray) others = g_array_copy ((GArray *) enemies);
      guint unit = g_array_index (enemies, guint, i);
      gboolean bars;

      g_array_remove_index (others, i);
      bars = find_line_without (asked, (const guint *) others->data, others->len) < 0;
      g_assert_cmpint (bars, ==, named < opening->always->len && g_array_index (opening->always, guint, named) == unit);
      named += bars;
      if (bars)
        g_assert_true (hu_hexes_have (opening->hexes, asked->state->unit_hex[unit]));
    }
}

/* Does a line get through by the rules in force when its side has these hexes, and without these units? */
static gboolean
is_open_with (const Asked  *asked,
              const GArray *taken,
              const GArray *without)
{
  g_autoptr(HuState) changed = hu_state_copy (asked->state);
  Asked other = *asked;

  for (guint i = 0; i < taken->len; i++)
    changed->hex_owner[g_array_index (taken, HuHex, i)] = (gint8) asked->rules.side;
  other.state = changed;

  return find_line_without (&other, without != NULL ? (const guint *) without->data : NULL,
                            without != NULL ? without->len : 0) >= 0;
}

/* Without the rules of control. */
static Asked
without_control (const Asked *asked)
{
  Asked free = *asked;

  free.rules.blocked_by_owner = free.rules.owned = FALSE;

  return free;
}

/* Units bar every way, and nothing else does without them. */
static void
compare_barred (const Asked           *asked,
                const HuSupplyOpening *opening,
                const GArray          *enemies)
{
  Asked free = without_control (asked);

  compare_units (asked, opening, enemies, TRUE);
  g_assert_cmpint (opening->kind == HU_OPENING_UNITS, ==, opening->sets->len > 0);
  g_assert_cmpint (opening->instead->len > 0, ==, find_line (&free) >= 0);
  if (opening->instead->len > 0)
    g_assert_true (is_open_with (asked, opening->instead, NULL));
}

/* Control bars every way, whatever units do: what is named opens a line, and no part of it does. */
static void
compare_control (const Asked           *asked,
                 const HuSupplyOpening *opening,
                 const GArray          *enemies)
{
  Asked free = without_control (asked);
  g_autoptr(HuSupplySituation) situation = make_situation (asked);
  HuHex end = g_array_index (opening->taken, HuHex, opening->taken->len - 1);
  gint past = find_line (&free);

  g_assert_cmpuint (opening->taken->len, >, 0);
  g_assert_cmpint (opening->kind == HU_OPENING_TAKEN, ==,
                   asked->rules.owned && end == opening->source && !situation->source[end]);
  g_assert_cmpint (opening->and_units, ==, past < 0);
  if (past >= 0)
    {
      g_assert_cmpint (opening->distance, ==, past);
      g_assert_true (is_open_with (asked, opening->taken, NULL));
      g_assert_cmpuint (opening->sets->len, ==, 0);
      return;
    }

  compare_units (&free, opening, enemies, FALSE);
  g_assert_false (is_open_with (asked, opening->taken, NULL));
  if (opening->sets->len > 0)
    g_assert_true (is_open_with (asked, opening->taken, g_ptr_array_index (opening->sets, 0)));
}

/* The fewest steps to a line of the map that counts, without enemies; -1: none. */
static gint
find_steps (const Asked *asked)
{
  const HuMap *map = asked->state->scenario->map;
  gint nearest = -1;

  for (guint i = 0; i < map->lines->len; i++)
    {
      const HuLine *line = g_ptr_array_index (map->lines, i);

      for (guint j = 0; (asked->rules.along >> line->kind & 1) && j < line->hexes->len; j++)
        {
          Asked to = *asked;
          g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
          gint steps;

          g_array_append_val (hexes, g_array_index (line->hexes, HuHex, j));
          to.rules.sources = (HuSources) { .hexes = hexes };
          to.rules.except = NULL;
          to.rules.along = 0;
          steps = begins_in (asked, g_array_index (line->hexes, HuHex, j)) ? 0 : find_line (&to);
          if (steps >= 0 && (nearest < 0 || steps < nearest))
            nearest = steps;
        }
    }

  return nearest;
}

/* Is there a source where a line could end? */
static gboolean
has_source (const Asked *asked)
{
  const HuMap *map = asked->state->scenario->map;
  g_autoptr(GArray) sources = hu_sources_list (&asked->rules.sources, map);

  for (guint i = 0; i < sources->len; i++)
    {
      HuHex hex = g_array_index (sources, HuHex, i);

      if (!hu_map_is_impassable (map, hex) && (asked->rules.except == NULL || !hu_hexes_have (asked->rules.except, hex)) &&
          (asked->within == NULL || hu_hexes_have (asked->within, hex)))
        return TRUE;
    }

  return FALSE;
}

/* Do only the hexes that lines must not leave stop them, when no unit stands anywhere? */
static gboolean
is_kept_within (const Asked  *asked,
                const GArray *enemies)
{
  Asked free = *asked;

  free.within = NULL;
  free.rules.blocked_by_owner = free.rules.owned = FALSE;
  free.rules.max_length = -1;

  return find_line_without (&free, (const guint *) enemies->data, enemies->len) >= 0;
}

/* No line of the map that is near enough leads to a source: does any other, and is it told how far that is? */
static void
compare_lines (const Asked           *asked,
               const HuSupplyOpening *opening,
               const GArray          *enemies)
{
  const guint *units = (const guint *) enemies->data;
  g_autoptr(HuState) alone = hu_state_copy (asked->state);
  Asked free = without_control (asked), walking;
  gint n_hexes = asked->state->scenario->map->grid->n_hexes;
  gint nearest, on_foot, past;

  for (guint i = 0; i < enemies->len; i++)
    {
      alone->unit_status[units[i]] = HU_UNIT_ELIMINATED;
      alone->unit_hex[units[i]] = HU_HEX_NONE;
    }
  free.rules.max_length = -1;
  walking = free;
  walking.state = alone;
  nearest = find_steps (&walking);
  while (free.rules.steps < n_hexes && find_line_without (&free, units, enemies->len) < 0)
    free.rules.steps++;
  past = find_line (&free);
  walking.rules.along = 0;
  on_foot = find_line (&walking);

  if (nearest < 0 || free.rules.steps == n_hexes || on_foot == free.rules.steps)
    {
      g_assert_cmpint (opening->kind, ==, nearest < 0 ? HU_OPENING_NO_LINE : HU_OPENING_LINE_ENDS);
      g_assert_cmpint (opening->distance, ==, nearest);
      return;
    }

  g_assert_cmpint (opening->kind, ==, HU_OPENING_NO_LINE);
  g_assert_cmpint (opening->distance, ==, free.rules.steps);
  g_assert_cmpint (opening->leading, ==, nearest < free.rules.steps);
  g_assert_cmpint (opening->and_units, ==, past < 0);
}

/* Not even without any enemy does a line get through. */
static void
compare_ground (const Asked           *asked,
                const HuSupplyOpening *opening,
                const GArray          *enemies)
{
  const guint *units = (const guint *) enemies->data;
  Asked free = without_control (asked), longer = *asked;
  gint distance;

  free.rules.max_length = longer.rules.max_length = -1;
  distance = find_line_without (&free, units, enemies->len);
  if (distance >= 0)
    {
      g_assert_cmpint (opening->kind, ==, HU_OPENING_FAR);
      g_assert_cmpint (opening->distance, ==, distance);
      g_assert_cmpint (opening->and_units, ==, find_line (&free) < 0);
      g_assert_cmpint (opening->and_control, ==, find_line_without (&longer, units, enemies->len) < 0);
      return;
    }

  if (!has_source (asked))
    g_assert_cmpint (opening->kind, ==, HU_OPENING_NO_SOURCE);
  else if (asked->rules.along != 0)
    compare_lines (asked, opening, enemies);
  else
    {
      g_assert_cmpint (opening->kind, ==, HU_OPENING_GROUND);
      g_assert_cmpint (opening->ground == HU_GROUND_OUTSIDE, ==, is_kept_within (asked, enemies));
    }
}

/* TRUE: it is out of supply, and what is said of it is so. */
static gboolean
compare (const Asked *asked,
         guint       *counts)
{
  g_autoptr(HuSupplySituation) situation = make_situation (asked);
  g_autoptr(HuSupplyOpening) opening = NULL;
  g_autoptr(GArray) enemies = list_enemies (asked->state, asked->rules.side);
  Asked free = without_control (asked);

  if (enemies->len > MOST_UNITS || find_line (asked) >= 0)
    return FALSE;

  opening = hu_supply_opening_new (situation, asked->hexes, asked->n);
  counts[opening->kind]++;
  counts[HU_N_OPENINGS] += opening->sets->len > 0 && opening->kind != HU_OPENING_UNITS;
  counts[HU_N_OPENINGS + 1] += opening->instead->len > 0;
  counts[HU_N_OPENINGS + 2] += opening->fewest > 0;
  counts[HU_N_OPENINGS + 3] += opening->leading;
  if (find_line_without (asked, (const guint *) enemies->data, enemies->len) >= 0)
    {
      g_assert_true (opening->kind == HU_OPENING_UNITS || opening->kind == HU_OPENING_MANY);
      compare_barred (asked, opening, enemies);
      return TRUE;
    }

  if (find_line_without (&free, (const guint *) enemies->data, enemies->len) >= 0)
    {
      g_assert_true (opening->kind == HU_OPENING_TAKEN || opening->kind == HU_OPENING_OWNER);
      compare_control (asked, opening, enemies);
      return TRUE;
    }

  compare_ground (asked, opening, enemies);
  g_assert_cmpuint (opening->sets->len, ==, 0);

  return TRUE;
}

/* Asks from some hexes of a map; returns how many are out of supply. */
static guint
compare_some (GRand            *rand,
              const HuScenario *scenario,
              guint            *counts)
{
  g_autoptr(HuState) state = hu_state_new (scenario);
  const HuGrid *grid = scenario->map->grid;
  Asked asked = { .state = state };
  GArray *within;
  guint n = 0;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_assert_true (hu_supply_rules_find (scenario, (HuSide) side, &asked.rules));
      for (HuHex hex = 0; hex < grid->n_hexes; hex++)
        {
          if (!hu_grid_has (grid, hex) || g_rand_int_range (rand, 0, 12) > 0)
            continue;
          asked.hexes[0] = hex;
          asked.hexes[1] = g_rand_int_range (rand, 0, grid->n_hexes);
          asked.n = hu_grid_has (grid, asked.hexes[1]) && asked.hexes[1] != hex && g_rand_int_range (rand, 0, 4) == 0 ? 2 : 1;
          within = g_rand_int_range (rand, 0, 4) == 0 ? draw_hexes (rand, grid, (guint) grid->n_hexes) : NULL;
          asked.within = within;
          n += compare (&asked, counts);
          g_clear_pointer (&within, g_array_unref);
        }
    }

  return n;
}

static void
test_random (void)
{
  guint32 seed = (guint32) g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint counts[HU_N_OPENINGS + 4] = { 0 };
  guint n = hu_draws (hu_often ("HU_OPENINGS", 10000), 50);

  g_test_message ("seed %u", seed);
  for (guint done = 0; done < n;)
    {
      g_autoptr(HuScenario) scenario = draw_scenario (rand);

      done += compare_some (rand, scenario, counts);
    }
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_test_message ("kind %u: %u positions", i, counts[i]);
      if (n >= 2000)
        g_assert_cmpuint (counts[i], >, 0);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/supply-opening/random", test_random);

  return g_test_run ();
}
