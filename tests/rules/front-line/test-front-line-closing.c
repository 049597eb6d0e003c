/*
 * The unit that can close a gap by the fewest hexes: random fronts, in which a slow program tries every move of every unit.
 */
#include "hu-fixture.h"
#include "hu-front-line-private.h"
#include "hu-often.h"

/* What the moves of a unit that close a gap are like, of those of one length. */
typedef struct
{
  gint  distance; /* -1: no move closes it */
  gint  n_opened; /* the fewest rows that they open */
  guint n;        /* of all units */
} Moves;

/* How many hexes lead from where @unit stands to each hex; -1: no way does. */
static gint *
find_ways (const HuState *state,
           guint          unit)
{
  const HuMap *map = state->scenario->map;
  HuSide side = hu_scenario_get_unit (state->scenario, unit)->side;
  gint *ways = g_new (gint, map->grid->n_hexes);
  gboolean changed = TRUE;

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    ways[hex] = hex == state->unit_hex[unit] ? 0 : -1;
  while (changed)
    {
      changed = FALSE;
      for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
        for (gint direction = 0; ways[hex] >= 0 && direction < HU_N_DIRECTIONS; direction++)
          {
            HuHex to = hu_grid_neighbour (map->grid, hex, direction);
            gboolean may = to != HU_HEX_NONE && !hu_map_is_barrier (map, hex, direction) && !hu_map_is_impassable (map, to);

            for (guint i = 0; may && i < state->scenario->units->len; i++)
              {
                const HuUnit *other = hu_scenario_get_unit (state->scenario, i);

                may = other->side == side || state->unit_hex[i] != to || !hu_unit_is_ground (other);
              }
            if (may && (ways[to] < 0 || ways[to] > ways[hex] + 1))
              {
                ways[to] = ways[hex] + 1;
                changed = TRUE;
              }
          }
    }

  return ways;
}

/* Is the gap closed when the line is @then, where @cover and @rows are covered? */
static gboolean
is_closed (const HuLineFinding *now,
           gint                 row,
           const HuGrid        *grid,
           const guint8        *cover,
           const guint8        *rows)
{
  if (now->path == NULL)
    return rows[row] != HU_COVER_NONE;
  for (guint i = 0; i < now->hexes->len; i++)
    if (hu_grid_row (grid, g_array_index (now->hexes, HuHex, i)) == row &&
        cover[g_array_index (now->hexes, HuHex, i)] == HU_COVER_NONE)
      return FALSE;

  return TRUE;
}

static gint
count_opened (const HuLineFinding *now,
              const HuLineFinding *then)
{
  gint n = 0;

  for (guint i = 0; i < then->rows->len; i++)
    {
      gboolean was = FALSE;

      for (guint j = 0; j < now->rows->len; j++)
        was |= g_array_index (now->rows, gint, j) == g_array_index (then->rows, gint, i);
      n += !was;
    }

  return n;
}

static void
find_line (const HuState *state,
           HuSide         side,
           guint8        *cover,
           guint8        *rows,
           HuLineFinding *finding)
{
  const HuFrontLineRules *front = hu_front_line_rules (state->scenario);
  HuLineRules rules = {
    .reading = front->reading, .ends_exempt = front->ends_exempt, .zoc_respects_hexsides = front->zoc_respects_hexsides,
    .army_zoc = front->army_zoc, .rows_given = front->rows_given, .first_row = front->first_row, .last_row = front->last_row,
    .row_counts = front->row_counts,
  };

  hu_front_line_cover_rows (state, side, cover, rows);
  hu_line_find (state->scenario->map, &rules, cover, rows, finding);
}

/* Tries every move of @unit; @found: the best so far. */
static void
try_moves (const HuState       *state,
           guint                unit,
           gint                 row,
           const HuLineFinding *now,
           guint8              *cover,
           guint8              *rows,
           Moves               *found)
{
  const HuGrid *grid = state->scenario->map->grid;
  HuSide side = hu_scenario_get_unit (state->scenario, unit)->side;
  g_autofree gint *ways = find_ways (state, unit);
  g_autoptr(HuState) after = hu_state_copy (state);

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    {
      HuLineFinding then;
      gint opened;

      if (ways[hex] < 1 || (found->distance >= 0 && ways[hex] > found->distance))
        continue;
      after->unit_hex[unit] = hex;
      find_line (after, side, cover, rows, &then);
      opened = count_opened (now, &then);
      if (is_closed (now, row, grid, cover, rows))
        {
          gboolean nearer = found->distance < 0 || ways[hex] < found->distance;

          found->n = nearer ? 1 : found->n + 1;
          found->n_opened = nearer ? opened : MIN (found->n_opened, opened);
          found->distance = ways[hex];
        }
      hu_line_finding_clear (&then);
    }
}

static gboolean
may_close (const HuState *state,
           guint          unit,
           HuSide         side)
{
  const HuUnit *counter = hu_scenario_get_unit (state->scenario, unit);

  return counter->side == side && state->unit_status[unit] == HU_UNIT_ON_MAP && hu_line_has_unit (counter);
}

static void
compare_gap (const HuState       *state,
             HuSide               side,
             const HuLineFinding *now,
             const HuGap         *gap,
             guint               *n_closed)
{
  g_autofree guint8 *cover = g_malloc0 ((gsize) state->scenario->map->grid->n_hexes);
  g_autofree guint8 *rows = g_malloc0 ((gsize) state->scenario->map->grid->rows + 1);
  Moves all = { -1, 0, 0 }, own = { -1, 0, 0 };

  for (guint i = 0; i < state->scenario->units->len; i++)
    if (may_close (state, i, side))
      try_moves (state, i, gap->row, now, cover, rows, &all);
  g_assert_cmpint (gap->distance, ==, all.distance);
  g_assert_cmpint (gap->unit != HU_UNIT_NONE, ==, all.distance >= 0);
  if (gap->unit == HU_UNIT_NONE)
    return;

  try_moves (state, gap->unit, gap->row, now, cover, rows, &own);
  g_assert_cmpint (own.distance, ==, all.distance);
  if (all.n <= 12)
    g_assert_cmpint (gap->n_opened, ==, all.n_opened);
  g_assert_cmpint (gap->n_opened, >=, all.n_opened);
  (*n_closed)++;
}

static HuScenario *
draw_front (GRand *rand)
{
  static const char * const kinds[] = { "division", "brigade", "army", "division bracketed", "division eb", "brigade zoc" };
  g_autoptr(GString) units = g_string_new (NULL);
  HuScenario *scenario;
  HuMap *map;
  gint columns = g_rand_int_range (rand, 3, 6), rows = g_rand_int_range (rand, 4, 8);

  for (gint i = g_rand_int_range (rand, 2, 7); i > 0; i--)
    g_string_append_printf (units, "%su%d %s %02d%02d %s", units->len > 0 ? "; " : "", i,
                            g_rand_int_range (rand, 0, 3) > 0 ? "german" : "soviet", g_rand_int_range (rand, 1, columns + 1),
                            g_rand_int_range (rand, 1, rows + 1), kinds[g_rand_int_range (rand, 0, G_N_ELEMENTS (kinds))]);
  scenario = hu_fixture_front (columns, rows, units->str);
  map = scenario->map;
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    {
      HuHex to = hu_grid_neighbour (map->grid, hex, g_rand_int_range (rand, 0, HU_N_DIRECTIONS));

      if (map->grid->exists[hex] && g_rand_int_range (rand, 0, 8) == 0)
        map->terrain[hex] = HU_TERRAIN_LAKE;
      else if (map->grid->exists[hex] && to != HU_HEX_NONE && g_rand_int_range (rand, 0, 6) == 0)
        hu_map_set_hexside (map, g_rand_boolean (rand) ? HU_HEXSIDE_LAKE : HU_HEXSIDE_CLIFF, hex, to);
    }
  hu_front_line_rules (scenario)->zoc_respects_hexsides = g_rand_boolean (rand);
  hu_front_line_rules (scenario)->ends_exempt = g_rand_int_range (rand, 0, 3) == 0;
  hu_front_line_rules (scenario)->reading = g_rand_int_range (rand, 0, 3) == 0 ? HU_READING_PATH : HU_READING_ROWS;
  hu_scenario_finish (scenario);

  return scenario;
}

/* The unit that is told has a move of that length that closes the gap, and no unit has a shorter one. */
static void
test_closing (void)
{
  guint32 seed = (guint32) g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_closed = 0;

  g_test_message ("seed %u", seed);
  for (guint n = hu_draws (hu_often ("HU_GAPS", 3000), 60); n_closed < n;)
    {
      g_autoptr(HuScenario) scenario = draw_front (rand);
      g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
      g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (game, 0);
      const HuState *state = hu_snapshot_get_state (snapshot);
      const GArray *gaps = hu_snapshot_get_front_line (snapshot)->gaps[HU_SIDE_FIRST];
      g_autofree guint8 *cover = g_malloc0 ((gsize) scenario->map->grid->n_hexes);
      g_autofree guint8 *rows = g_malloc0 ((gsize) scenario->map->grid->rows + 1);
      HuLineFinding now;

      find_line (state, HU_SIDE_FIRST, cover, rows, &now);
      for (guint i = 0; i < gaps->len; i++)
        compare_gap (state, HU_SIDE_FIRST, &now, &g_array_index (gaps, HuGap, i), &n_closed);
      hu_line_finding_clear (&now);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/front-line-closing/random", test_closing);

  return g_test_run ();
}
