/*
 * Where hexes lie: every grid there can be, by properties that a drawing of
 * hexes has.
 */
#include <math.h>

#include "hu-geometry.h"
#include "hu-often.h"

#define SQRT3 1.7320508075688772
#define NEAR 1e-9

typedef struct
{
  const char   *name;
  gint          columns, rows;
  HuOrientation orientation;
  gboolean      shifted_odd;
  HuNumbering   numbering;
} GridCase;

static const GridCase grid_cases[] = {
  { "flat-even", 7, 5, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR },
  { "flat-odd", 7, 5, HU_ORIENTATION_FLAT, TRUE, HU_NUMBERING_CCRR },
  { "pointy-even", 7, 5, HU_ORIENTATION_POINTY, FALSE, HU_NUMBERING_RRCC },
  { "pointy-odd", 7, 5, HU_ORIENTATION_POINTY, TRUE, HU_NUMBERING_RRCC },
  { "letters", 6, 8, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS },
  { "one-column-shifted", 1, 4, HU_ORIENTATION_FLAT, TRUE, HU_NUMBERING_CCRR },
  { "one-row", 5, 1, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR },
  { "one-row-pointy-shifted", 5, 1, HU_ORIENTATION_POINTY, TRUE, HU_NUMBERING_CCRR },
  { "one-letter", 1, 3, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS },
  { "one-hex", 1, 1, HU_ORIENTATION_POINTY, FALSE, HU_NUMBERING_CCRR },
};

static HuGrid *
make_grid (const GridCase *test)
{
  GError *error = NULL;
  HuGrid *grid = hu_grid_new (test->columns, test->rows, test->orientation, test->shifted_odd,
                              test->numbering, NULL, &error);

  g_assert_no_error (error);

  return grid;
}

static void
assert_near (HuPoint a,
             HuPoint b)
{
  g_assert_cmpfloat_with_epsilon (a.x, b.x, NEAR);
  g_assert_cmpfloat_with_epsilon (a.y, b.y, NEAR);
}

static void
test_round_trip (gconstpointer data)
{
  g_autoptr(HuGrid) grid = make_grid (data);

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    {
      HuPoint centre;

      if (!grid->exists[hex])
        continue;

      centre = hu_geometry_centre (grid, hex);
      g_assert_cmpint (hu_geometry_hex_at (grid, centre), ==, hex);
      /* Just inside each corner and each side. */
      for (gint i = 0; i < HU_N_DIRECTIONS; i++)
        {
          HuPoint corner = hu_geometry_corner (grid, hex, i), a, b;

          hu_geometry_hexside (grid, hex, i, &a, &b);
          g_assert_cmpint (hu_geometry_hex_at (grid, (HuPoint) { centre.x + (corner.x - centre.x) * 0.99,
                                                                 centre.y + (corner.y - centre.y) * 0.99 }),
                           ==, hex);
          g_assert_cmpint (hu_geometry_hex_at (grid,
                                               (HuPoint) { centre.x + ((a.x + b.x) / 2 - centre.x) * 0.99,
                                                           centre.y + ((a.y + b.y) / 2 - centre.y) * 0.99 }),
                           ==, hex);
        }
    }
}

/* Beyond each side lies the neighbour in that direction, or nothing. */
static void
test_sides (gconstpointer data)
{
  g_autoptr(HuGrid) grid = make_grid (data);

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    {
      HuPoint centre = hu_geometry_centre (grid, hex);

      for (gint d = 0; grid->exists[hex] && d < HU_N_DIRECTIONS; d++)
        {
          HuHex other = hu_grid_neighbour (grid, hex, d);
          HuPoint a, b, c, e, middle, beyond;

          hu_geometry_hexside (grid, hex, d, &a, &b);
          middle = (HuPoint) { (a.x + b.x) / 2, (a.y + b.y) / 2 };
          beyond =
            (HuPoint) { centre.x + (middle.x - centre.x) * 1.02, centre.y + (middle.y - centre.y) * 1.02 };
          g_assert_cmpint (hu_geometry_hex_at (grid, beyond), ==, other);
          g_assert_cmpfloat_with_epsilon (hypot (a.x - b.x, a.y - b.y), 1, NEAR);
          /* The hex lies to the right of the way from a to b: on a screen, clockwise. */
          g_assert_cmpfloat ((b.x - a.x) * (centre.y - a.y) - (b.y - a.y) * (centre.x - a.x), >, 0);

          if (other == HU_HEX_NONE)
            continue;
          hu_geometry_hexside (grid, other, hu_direction_opposite (d), &c, &e);
          assert_near (a, e);
          assert_near (b, c);
          g_assert_cmpfloat_with_epsilon (hypot (centre.x - hu_geometry_centre (grid, other).x,
                                                 centre.y - hu_geometry_centre (grid, other).y), SQRT3, NEAR);
        }
    }
}

static void
test_corners_run_clockwise (gconstpointer data)
{
  g_autoptr(HuGrid) grid = make_grid (data);
  HuHex hex = grid->n_hexes - 1;
  HuPoint centre = hu_geometry_centre (grid, hex);

  for (gint i = 0; i < HU_N_DIRECTIONS; i++)
    {
      HuPoint a = hu_geometry_corner (grid, hex, i),
              b = hu_geometry_corner (grid, hex, (i + 1) % HU_N_DIRECTIONS);
      double turn = atan2 (b.y - centre.y, b.x - centre.x) - atan2 (a.y - centre.y, a.x - centre.x);

      g_assert_cmpfloat_with_epsilon (fmod (turn + 2 * G_PI, 2 * G_PI), G_PI / 3, NEAR);
    }
}

static void
test_bounds (gconstpointer data)
{
  g_autoptr(HuGrid) grid = make_grid (data);
  HuBox bounds = hu_geometry_bounds (grid);
  double left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = -G_MAXDOUBLE, bottom = -G_MAXDOUBLE;

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    {
      for (gint i = 0; hu_grid_in_rectangle (grid, hex) && i < HU_N_DIRECTIONS; i++)
        {
          HuPoint p = hu_geometry_corner (grid, hex, i);

          left = MIN (left, p.x);
          top = MIN (top, p.y);
          right = MAX (right, p.x);
          bottom = MAX (bottom, p.y);
        }
    }

  g_assert_cmpfloat_with_epsilon (left, 0, NEAR);
  g_assert_cmpfloat_with_epsilon (top, 0, NEAR);
  g_assert_cmpfloat_with_epsilon (right, bounds.width, NEAR);
  g_assert_cmpfloat_with_epsilon (bottom, bounds.height, NEAR);
  g_assert_cmpfloat (bounds.x, ==, 0);
  g_assert_cmpfloat (bounds.y, ==, 0);
}

static void
test_outside (gconstpointer data)
{
  g_autoptr(HuGrid) grid = make_grid (data);
  HuBox bounds = hu_geometry_bounds (grid);
  const HuPoint outside[] = {
    { -0.01, bounds.height / 2 }, { bounds.width + 0.01, bounds.height / 2 }, { bounds.width / 2, -0.01 },
    { bounds.width / 2, bounds.height + 0.01 }, { 0.01, 0.01 }, { NAN, 1 }, { 1, NAN }, { -1e300, 1e300 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (outside); i++)
    g_assert_cmpint (hu_geometry_hex_at (grid, outside[i]), ==, HU_HEX_NONE);
}

/* There and back again; all the way, each step one column or row and none in the other. */
static void
test_steps (gconstpointer data)
{
  g_autoptr(HuGrid) grid = make_grid (data);

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    {
      for (gint dx = -1; grid->exists[hex] && dx <= 1; dx++)
        {
          for (gint dy = -1; dy <= 1; dy++)
            {
              HuHex there = hu_geometry_step (grid, hex, dx, dy);
              HuPoint a = hu_geometry_centre (grid, hex), b;

              if (there == HU_HEX_NONE)
                continue;
              b = hu_geometry_centre (grid, there);
              g_assert_cmpint (hu_geometry_step (grid, there, -dx, -dy), ==, hex);
              if (dx != 0)
                g_assert_cmpfloat ((b.x - a.x) * dx, >, 0);
              if (dy != 0)
                g_assert_cmpfloat ((b.y - a.y) * dy, >, 0);
              if (dx == 0)
                g_assert_cmpint (hu_grid_column (grid, hex), ==, hu_grid_column (grid, there));
              if (dy == 0)
                g_assert_cmpint (hu_grid_row (grid, hex), ==, hu_grid_row (grid, there));
            }
        }
    }
}

static void
test_steps_reach_the_edge (void)
{
  const GridCase cases[] = {
    { "", 9, 4, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR },
    { "", 9, 4, HU_ORIENTATION_POINTY, TRUE, HU_NUMBERING_CCRR },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(HuGrid) grid = make_grid (&cases[i]);
      HuHex hex = hu_grid_at (grid, 1, 2);
      gint columns = 1, rows = 1;

      for (HuHex next = hu_geometry_step (grid, hex, 1, 0); next != HU_HEX_NONE; columns++)
        next = hu_geometry_step (grid, next, 1, 0);
      hex = hu_grid_at (grid, 3, 1);
      for (HuHex next = hu_geometry_step (grid, hex, 0, 1); next != HU_HEX_NONE; rows++)
        next = hu_geometry_step (grid, next, 0, 1);
      g_assert_cmpint (columns, ==, 9);
      g_assert_cmpint (rows, ==, 4);
    }
}

/* No hex that touches a box is left out, and few that do not are let in. */
static void
test_window (gconstpointer data)
{
  g_autoptr(HuGrid) grid = make_grid (data);
  HuBox bounds = hu_geometry_bounds (grid);
  guint n_rounds = hu_draws (200, 20);

  for (guint round = 0; round < n_rounds; round++)
    {
      HuBox box = { g_test_rand_double_range (-3, bounds.width + 3),
                    g_test_rand_double_range (-3, bounds.height + 3), g_test_rand_double_range (0, 4),
                    g_test_rand_double_range (0, 4) };
      HuHexWindow window = hu_geometry_window (grid, box, 0);

      for (HuHex hex = 0; hex < grid->n_hexes; hex++)
        {
          HuPoint centre = hu_geometry_centre (grid, hex);
          gint lane = hex / grid->lane_length, pos = hex % grid->lane_length;
          gboolean inside =
            lane >= window.lane0 && lane < window.lane1 && pos >= window.pos0 && pos < window.pos1;
          double dx = MAX (MAX (box.x - centre.x, centre.x - box.x - box.width), 0);
          double dy = MAX (MAX (box.y - centre.y, centre.y - box.y - box.height), 0);

          if (hypot (dx, dy) < 0.866)
            g_assert_true (inside);
          if (dx > 6 || dy > 6)
            g_assert_false (inside);
        }
    }
}

static void
test_missing_hexes_hold_nothing (void)
{
  g_autoptr(HuGrid) grid = make_grid (&grid_cases[0]);
  HuHex hex = hu_grid_at (grid, 4, 3);
  HuPoint centre = hu_geometry_centre (grid, hex);

  hu_grid_remove_hex (grid, hex);
  g_assert_cmpint (hu_geometry_hex_at (grid, centre), ==, HU_HEX_NONE);
  g_assert_cmpint (hu_geometry_step (grid, hu_grid_at (grid, 4, 2), 0, 1), ==, HU_HEX_NONE);
}

/* U3 touches U2, U4, T2, T3, V2, V3; even columns lie half a hex higher. */
static void
test_letters_board (void)
{
  g_autoptr(HuGrid) grid = make_grid (&grid_cases[4]);
  HuHex a1 = hu_grid_at (grid, 1, 1), b0 = hu_grid_at (grid, 2, 0), b1 = hu_grid_at (grid, 2, 1);

  g_assert_cmpfloat_with_epsilon (hu_geometry_centre (grid, b0).y, SQRT3 / 2, NEAR);
  g_assert_cmpfloat_with_epsilon (hu_geometry_centre (grid, a1).y, SQRT3, NEAR);
  g_assert_cmpfloat_with_epsilon (hu_geometry_centre (grid, b1).y, SQRT3 * 1.5, NEAR);
}

int
main (int   argc,
      char *argv[])
{
  const struct
  {
    const char       *name;
    GTestDataFunc     func;
  } properties[] = {
    { "round-trip", test_round_trip }, { "sides", test_sides },     { "corners", test_corners_run_clockwise },
    { "bounds", test_bounds },         { "outside", test_outside }, { "steps", test_steps },
    { "window", test_window },
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    {
      for (guint k = 0; k < G_N_ELEMENTS (grid_cases); k++)
        {
          g_autofree char *path = g_strdup_printf ("/geometry/%s/%s", properties[i].name, grid_cases[k].name);

          g_test_add_data_func (path, &grid_cases[k], properties[i].func);
        }
    }
  g_test_add_func ("/geometry/steps-reach-the-edge", test_steps_reach_the_edge);
  g_test_add_func ("/geometry/missing", test_missing_hexes_hold_nothing);
  g_test_add_func ("/geometry/letters", test_letters_board);

  return g_test_run ();
}
