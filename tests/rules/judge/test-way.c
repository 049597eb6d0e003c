/*
 * Ways: the shortest against an oracle that tries everything until nothing gets
 * shorter, drawn lines by example and at random, who is in the way.
 */
#include "hu-fixture.h"
#include "hu-often.h"
#include "hu-way.h"

#define FAR G_MAXINT

/* A field of clear hexes with a picture: '.' clear, 'l' lake, 'e' enemy; lines are rows. */
typedef struct
{
  HuGrid *grid;
  HuMap  *map;
  guint8 *enemy;
} Field;

static void
field_init (Field         *field,
            gint           columns,
            gint           rows,
            HuOrientation  orientation,
            gboolean       shifted_odd)
{
  field->grid = hu_grid_new (columns, rows, orientation, shifted_odd, HU_NUMBERING_CCRR, NULL, NULL);
  field->map = hu_map_new (field->grid);
  field->enemy = g_new0 (guint8, field->grid->n_hexes);
}

static void
field_clear (Field *field)
{
  hu_map_unref (field->map);
  hu_grid_unref (field->grid);
  g_free (field->enemy);
}

static HuHex
hex_of (const Field *field,
        const char  *name)
{
  HuHex hex = hu_grid_parse (field->grid, name, NULL);

  g_assert_cmpint (hex, !=, HU_HEX_NONE);
  return hex;
}

static GArray *
hexes_of (const Field *field,
          const char  *names)
{
  g_auto(GStrv) list = g_strsplit (names, " ", -1);
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = 0; list[i] != NULL && list[i][0] != '\0'; i++)
    {
      HuHex hex = hex_of (field, list[i]);

      g_array_append_val (hexes, hex);
    }

  return hexes;
}

static char *
names_of (const Field  *field,
          const GArray *hexes)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < hexes->len; i++)
    {
      char name[HU_HEX_NAME_MAX];

      g_string_append_printf (names, "%s%s", i > 0 ? " " : "",
                              hu_grid_format (field->grid, g_array_index (hexes, HuHex, i), name));
    }

  return g_string_free (names, FALSE);
}

/* --- Against the oracle --- */

static void
draw_field (Field *field,
            GRand *rand)
{
  gint lakes = g_rand_int_range (rand, 0, 4), enemies = g_rand_int_range (rand, 0, 5);

  field_init (field, g_rand_int_range (rand, 2, 12), g_rand_int_range (rand, 2, 12),
              g_rand_boolean (rand) ? HU_ORIENTATION_FLAT : HU_ORIENTATION_POINTY, g_rand_boolean (rand));
  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    {
      if (g_rand_int_range (rand, 0, 12) < lakes)
        field->map->terrain[hex] = HU_TERRAIN_LAKE;
      field->enemy[hex] = g_rand_int_range (rand, 0, 12) < enemies;
      for (gint d = 0; d < HU_N_DIRECTIONS; d++)
        if (hu_grid_neighbour (field->grid, hex, d) != HU_HEX_NONE && g_rand_int_range (rand, 0, 14) == 0)
          hu_map_set_hexside (field->map, g_rand_boolean (rand) ? HU_HEXSIDE_CLIFF : HU_HEXSIDE_RIVER, hex,
                              hu_grid_neighbour (field->grid, hex, d));
    }
}

static gboolean
oracle_may_step (const HuWayGround *ground,
                 HuHex              from,
                 HuHex              hex,
                 HuHex              to)
{
  const HuMap *map = ground->map;
  gint direction = hu_grid_direction (map->grid, from, hex);

  if (direction < 0 || map->terrain[hex] == HU_TERRAIN_LAKE)
    return FALSE;
  if (ground->barriers && map->hexsides[HU_HEXSIDE_CLIFF] != NULL &&
      (map->hexsides[HU_HEXSIDE_CLIFF][from] >> direction & 1) != 0)
    return FALSE;

  return hex == to || ground->enemy == NULL || !ground->enemy[hex];
}

/* The axial coordinates of a hex: from its column and row, as anybody would reckon them. */
static void
axial (const HuGrid *grid,
       HuHex         hex,
       gint         *q,
       gint         *r)
{
  gint lane = grid->orientation == HU_ORIENTATION_FLAT ? hu_grid_column (grid, hex) : hu_grid_row (grid, hex);
  gint along = grid->orientation == HU_ORIENTATION_FLAT ? hu_grid_row (grid, hex) : hu_grid_column (grid, hex);
  gint shifted = (lane % 2 == 1) == (grid->shifted_odd != FALSE);

  *q = lane;
  *r = (2 * along + shifted - lane - hu_grid_lane_shift (grid, 0) - 1) / 2;
}

static gint64
oracle_off (const HuGrid *grid,
            HuHex         from,
            HuHex         to,
            HuHex         hex)
{
  gint q0, r0, q1, r1, q, r;

  axial (grid, from, &q0, &r0);
  axial (grid, to, &q1, &r1);
  axial (grid, hex, &q, &r);

  return ABS ((q1 - q0) * (r - r0) - (r1 - r0) * (q - q0));
}

/* Steps to @to of every hex, and how far off the line, all of it tried until nothing gets better. */
static void
oracle (const HuWayGround *ground,
        HuHex              from,
        HuHex              to,
        gint              *steps,
        gint64            *off)
{
  const HuGrid *grid = ground->map->grid;
  gboolean better = TRUE;

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    steps[hex] = FAR;
  steps[to] = 0;
  off[to] = 0;
  while (better)
    {
      better = FALSE;
      for (HuHex a = 0; a < grid->n_hexes; a++)
        for (HuHex b = 0; b < grid->n_hexes; b++)
          if (a != to && steps[b] != FAR && b != from && oracle_may_step (ground, a, b, to) &&
              (steps[b] + 1 < steps[a] ||
               (steps[b] + 1 == steps[a] && off[b] + oracle_off (grid, from, to, a) < off[a])))
            {
              steps[a] = steps[b] + 1;
              off[a] = off[b] + oracle_off (grid, from, to, a);
              better = TRUE;
            }
    }
}

static gint64
sum_off (const HuGrid *grid,
         HuHex         from,
         HuHex         to,
         const GArray *way)
{
  gint64 sum = 0;

  for (guint i = 0; i < way->len; i++)
    sum += oracle_off (grid, from, to, g_array_index (way, HuHex, i));

  return sum;
}

static void
assert_goes (const HuWayGround *ground,
             HuHex              from,
             HuHex              to,
             const GArray      *way)
{
  HuHex at = from;

  for (guint i = 0; i < way->len; i++)
    {
      g_assert_true (oracle_may_step (ground, at, g_array_index (way, HuHex, i), to));
      at = g_array_index (way, HuHex, i);
    }
  g_assert_cmpint (at, ==, to);
}

/* Nobody means it: over eight hexes, and over three times the straight way or a dozen hexes more. */
static gboolean
is_too_long (gint steps,
             gint straight)
{
  return steps > 8 && (steps > 3 * straight || steps > straight + 12);
}

static void
test_shortest (void)
{
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_rounds = hu_draws (300, 20), round_about = 0, without = 0;

  g_test_message ("seed %u", seed);
  for (guint round = 0; round < n_rounds; round++)
    {
      Field field;
      HuWayGround ground;
      g_autoptr(GArray) way = g_array_new (FALSE, FALSE, sizeof (HuHex));
      g_autofree gint *steps = NULL;
      g_autofree gint64 *off = NULL;
      HuHex from, to;

      draw_field (&field, rand);
      ground = (HuWayGround) { field.map, g_rand_boolean (rand) ? field.enemy : NULL, g_rand_boolean (rand) };
      steps = g_new0 (gint, field.grid->n_hexes);
      off = g_new0 (gint64, field.grid->n_hexes);
      from = g_rand_int_range (rand, 0, field.grid->n_hexes);
      to = g_rand_int_range (rand, 0, field.grid->n_hexes);
      field.map->terrain[to] = HU_TERRAIN_CLEAR;
      oracle (&ground, from, to, steps, off);

      if (steps[from] != FAR && is_too_long (steps[from], hu_grid_distance (field.grid, from, to)))
        steps[from] = FAR;
      g_assert_true (hu_way_follow (&ground, (HuHex[]) { from, to }, 2, way, NULL) == (steps[from] != FAR));
      g_array_remove_index (way, 0);
      if (steps[from] == FAR)
        {
          g_assert_cmpuint (way->len, ==, 0);
          without++;
        }
      else
        {
          assert_goes (&ground, from, to, way);
          g_assert_cmpint (way->len, ==, steps[from]);
          if (steps[from] > hu_grid_distance (field.grid, from, to))
            {
              g_assert_cmpint (sum_off (field.grid, from, to, way), ==, off[from]);
              round_about++;
            }
        }
      field_clear (&field);
    }

  /* It would say nothing of maps on which nothing is in the way. */
  g_assert_cmpuint (round_about, >, 0);
  g_assert_cmpuint (without, >, 0);
}

/* For any line drawn, the way goes only where it may, nowhere twice, and through all that can be entered. */
static void
test_any_line (void)
{
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_rounds = hu_draws (600, 40);

  g_test_message ("seed %u", seed);
  for (guint round = 0; round < n_rounds; round++)
    {
      Field field;
      HuWayGround ground;
      HuHex drawn[8], at;
      guint ends[G_N_ELEMENTS (drawn)], n = (guint) g_rand_int_range (rand, 1, G_N_ELEMENTS (drawn) + 1);
      g_autoptr(GArray) path = g_array_new (FALSE, FALSE, sizeof (HuHex));
      gboolean there;

      draw_field (&field, rand);
      ground = (HuWayGround) { field.map, field.enemy, TRUE };
      for (guint i = 0; i < n; i++)
        drawn[i] = g_rand_int_range (rand, 0, field.grid->n_hexes);
      there = hu_way_follow (&ground, drawn, n, path, ends);

      g_assert_cmpint (g_array_index (path, HuHex, 0), ==, drawn[0]);
      for (guint i = 1; i < path->len; i++)
        {
          at = g_array_index (path, HuHex, i);
          /* Only the very last hex may hold an enemy. */
          g_assert_true (oracle_may_step (&ground, g_array_index (path, HuHex, i - 1), at,
                                          i + 1 == path->len && there ? drawn[n - 1] : HU_HEX_NONE));
          for (guint j = 0; j < i; j++)
            g_assert_cmpint (g_array_index (path, HuHex, j), !=, at);
        }
      if (there)
        g_assert_cmpint (g_array_index (path, HuHex, path->len - 1), ==, drawn[n - 1]);
      for (guint i = 0; i < n; i++)
        g_assert_cmpuint (ends[i], <=, path->len);
      field_clear (&field);
    }
}

/* --- By example --- */

typedef struct
{
  const char *name;
  const char *drawn;
  const char *enemies;
  const char *lakes;
  const char *cliffs; /* pairs */
  const char *path;   /* NULL: there is none */
} LineCase;

/* Flat hexes, even columns lower: 0304 touches 0303 0403 0404 0305 0204 0203. */
static const LineCase lines[] = {
  { "nothing-in-the-way", "0304 0504", "", "", "", "0304 0404 0504" },
  { "round-an-enemy", "0304 0307", "0305", "", "", "0304 0204 0205 0306 0307" },
  { "round-one-that-was-drawn", "0304 0305 0306", "0305", "", "", "0304 0204 0205 0306" },
  { "the-side-that-was-drawn", "0304 0305 0405 0306", "0305", "", "", "0304 0404 0405 0306" },
  { "ends-on-an-enemy", "0304 0305", "0305", "", "", "0304 0305" },
  { "through-none-to-an-enemy", "0304 0305 0306", "0305 0306", "", "", "0304 0204 0205 0306" },
  { "begins-beside-friends-of-his", "0304 0305", "0304", "", "", "0304 0305" },
  { "round-a-lake", "0304 0306", "", "0305", "", "0304 0204 0205 0306" },
  { "round-a-cliff", "0304 0305", "", "", "0304 0305", "0304 0204 0305" },
  { "a-cliff-on-the-way-to-an-enemy", "0304 0305", "0305", "", "0304 0305", "0304 0204 0305" },
  { "no-way", "0304 0307", "0303 0403 0404 0305 0204 0203", "", "", NULL },
  /* Across a front is not round its end, unless that is near. */
  { "across-a-front", "0403 0503 0603", "0501 0502 0503 0504 0505 0506 0507 0508 0509", "", "", NULL },
  { "near-the-end-of-a-front", "0408 0508 0608", "0501 0502 0503 0504 0505 0506 0507 0508 0509", "", "",
    "0408 0409 0510 0609 0608" },
  { "no-way-into-the-thick", "0304 0308", "0307 0407 0408 0309 0208 0207 0308", "", "", NULL },
  /* Out of a pocket the way does not lead twice through its mouth. */
  { "out-of-a-pocket", "0303 0304 0305 0306", "0203 0204 0305 0404 0403", "", "",
    "0303 0202 0103 0104 0105 0205 0306" },
};

static void
test_line (gconstpointer data)
{
  const LineCase *line = data;
  Field field;
  HuWayGround ground;
  g_autoptr(GArray) path = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autoptr(GArray) drawn = NULL;
  g_autoptr(GArray) enemies = NULL;
  g_autoptr(GArray) lakes = NULL;
  g_autoptr(GArray) cliffs = NULL;
  g_autofree char *found = NULL;
  gboolean there;

  field_init (&field, 9, 10, HU_ORIENTATION_FLAT, FALSE);
  drawn = hexes_of (&field, line->drawn);
  enemies = hexes_of (&field, line->enemies);
  lakes = hexes_of (&field, line->lakes);
  cliffs = hexes_of (&field, line->cliffs);
  for (guint i = 0; i < enemies->len; i++)
    field.enemy[g_array_index (enemies, HuHex, i)] = TRUE;
  for (guint i = 0; i < lakes->len; i++)
    field.map->terrain[g_array_index (lakes, HuHex, i)] = HU_TERRAIN_LAKE;
  for (guint i = 0; i < cliffs->len; i += 2)
    hu_map_set_hexside (field.map, HU_HEXSIDE_CLIFF, g_array_index (cliffs, HuHex, i),
                        g_array_index (cliffs, HuHex, i + 1));

  ground = (HuWayGround) { field.map, field.enemy, TRUE };
  there = hu_way_follow (&ground, (const HuHex *) drawn->data, drawn->len, path, NULL);
  g_assert_true (there == (line->path != NULL));
  found = names_of (&field, path);
  if (there)
    g_assert_cmpstr (found, ==, line->path);

  /* A unit that nothing stops goes as drawn. */
  ground.enemy = NULL;
  ground.barriers = FALSE;
  if (lakes->len == 0)
    {
      g_assert_true (hu_way_follow (&ground, (const HuHex *) drawn->data, drawn->len, path, NULL));
      for (guint i = 0, j = 0; i < drawn->len; i++)
        {
          while (j < path->len && g_array_index (path, HuHex, j) != g_array_index (drawn, HuHex, i))
            j++;
          g_assert_cmpuint (j, <, path->len);
        }
    }
  field_clear (&field);
}

/* --- Who is in the way --- */

static void
test_enemies (void)
{
  HuScenario *scenario = hu_fixture_corridor ("g1 german 0101; g2 german 0102; s1 soviet 0301; s2 soviet 0302; "
                                              "s3 soviet -; s4 soviet 0302");
  g_autoptr(HuAdjudicator) game = NULL;
  HuSnapshot *snapshot;
  g_autofree guint8 *enemy = NULL;
  g_autoptr(GArray) there = NULL;

  scenario->map->terrain[hu_fixture_hex (scenario, "0301")] = HU_TERRAIN_CLEAR;
  ((HuUnit *) hu_scenario_get_unit (scenario, hu_fixture_unit (scenario, "s1")))->kind = HU_UNIT_AIR;
  game = hu_adjudicator_new (scenario);
  snapshot = hu_adjudicator_snapshot (game, 0);
  enemy = hu_way_mark_enemies (snapshot, HU_SIDE_FIRST);
  for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
    g_assert_cmpint (enemy[hex], ==, hex == hu_fixture_hex (scenario, "0302"));

  there = hu_way_list_enemies (hu_snapshot_get_state (snapshot), hu_fixture_unit (scenario, "g1"),
                               hu_fixture_hex (scenario, "0302"));
  g_assert_cmpuint (there->len, ==, 2);
  g_assert_cmpuint (g_array_index (there, guint, 1), ==, hu_fixture_unit (scenario, "s4"));
  hu_snapshot_unref (snapshot);
  hu_scenario_unref (scenario);
}

static void
test_gone (void)
{
  HuScenario *scenario = hu_fixture_corridor ("g1 german 0101; g2 german 0102; s1 soviet 0301; s2 soviet -");
  g_autoptr(HuState) start = hu_state_new (scenario);
  g_autoptr(GPtrArray) log =
    hu_fixture_log (scenario, "move g1 0102 0103; note on; move g1 0106; place s2 0501; move s2 0502 0503");
  g_autoptr(GPtrArray) ways = hu_way_list_gone (start, (HuEvent * const *) log->pdata, log->len);
  g_autofree char *first = hu_fixture_names (scenario, g_ptr_array_index (ways, hu_fixture_unit (scenario, "g1")));
  g_autofree char *last = hu_fixture_names (scenario, g_ptr_array_index (ways, hu_fixture_unit (scenario, "s2")));

  g_assert_cmpuint (ways->len, ==, hu_scenario_get_n_units (scenario));
  g_assert_cmpstr (first, ==, "0101 0102 0103 0106");
  g_assert_cmpstr (last, ==, "0501 0502 0503");
  g_assert_null (g_ptr_array_index (ways, hu_fixture_unit (scenario, "g2")));
  hu_scenario_unref (scenario);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/way/shortest", test_shortest);
  g_test_add_func ("/way/any-line", test_any_line);
  HU_ADD_TABLE ("/way/line", lines, test_line);
  g_test_add_func ("/way/enemies", test_enemies);
  g_test_add_func ("/way/gone", test_gone);

  return g_test_run ();
}
