/*
 * Strokes along hexsides: however loosely they are drawn, the course has no gap and no spur.
 */
#include "hu-workshop-steps.h"

#include "hu-workshop-course.h"

#include <math.h>

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up_open (self, "g1 german 0102; s1 soviet 0501", "");
  act (self, "win.workshop", NULL);
  take_tool (self, "River");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static const HuGrid *
get_grid (HuAppFixture *self)
{
  return hu_workshop_get_scenario (get_shop (self))->map->grid;
}

/* The rivers of the map, one letter a hexside of each hex. */
static char *
dup_rivers (HuAppFixture *self)
{
  const HuMap *map = hu_workshop_get_scenario (get_shop (self))->map;
  GString *rivers = g_string_new (NULL);

  for (HuHex hex = 0; map->hexsides[HU_HEXSIDE_RIVER] != NULL && hex < map->grid->n_hexes; hex++)
    for (gint direction = 0; direction < 3; direction++)
      if (map->hexsides[HU_HEXSIDE_RIVER][hex] >> direction & 1)
        g_string_append_printf (rivers, "%d/%d ", hex, direction);

  return g_string_free (rivers, FALSE);
}

static guint
count_rivers (HuAppFixture *self)
{
  g_autofree char *rivers = dup_rivers (self);
  guint n = 0;

  for (const char *p = rivers; *p != '\0'; p++)
    n += *p == ' ';

  return n;
}

static HuPoint
corner (HuAppFixture *self,
        const char   *hex,
        gint          index)
{
  return hu_geometry_corner (get_grid (self), find_hex (self, hex), index);
}

static void
drag (HuAppFixture *self,
      const GArray *points)
{
  g_autoptr(GArray) shown = g_array_new (FALSE, FALSE, sizeof (HuPoint));

  for (guint i = 0; i < points->len; i++)
    {
      HuPoint at = in_view (self, g_array_index (points, HuPoint, i));

      g_array_append_val (shown, at);
    }
  drag_points (self, (const HuPoint *) shown->data, shown->len);
}

/* A walk from corner to corner that never comes back to one. */
static GArray *
walk (HuAppFixture *self,
      guint         n)
{
  GArray *corners = g_array_new (FALSE, FALSE, sizeof (HuPoint));
  HuPoint at = corner (self, "0303", g_test_rand_int_range (0, 6));

  g_array_append_val (corners, at);
  while (corners->len < n)
    {
      HuPoint next[3];
      guint n_next = hu_workshop_course_list_next (get_grid (self), at, next);
      gboolean seen = FALSE;

      at = next[g_test_rand_int_range (0, (gint) n_next)];
      for (guint i = 0; i < corners->len; i++)
        seen = seen || hypot (g_array_index (corners, HuPoint, i).x - at.x,
                              g_array_index (corners, HuPoint, i).y - at.y) < 0.01;
      if (seen)
        break;
      g_array_append_val (corners, at);
    }

  return corners;
}

/* A trembling hand draws what a steady one draws. */
static void
test_trembling (HuAppFixture  *self,
                gconstpointer  data)
{
  for (guint round = 0; round < 12; round++)
    {
      g_autoptr(GArray) steady = walk (self, 8), shaky = g_array_new (FALSE, FALSE, sizeof (HuPoint));
      g_autofree char *wanted = NULL;
      g_autofree char *drawn = NULL;

      if (steady->len < 3)
        continue;
      drag (self, steady);
      wanted = dup_rivers (self);
      act (self, "win.undo", NULL);

      for (guint i = 0; i < steady->len; i++)
        for (guint k = 0; k < 3; k++)
          {
            HuPoint at = g_array_index (steady, HuPoint, i);
            double way = g_test_rand_double_range (0, 2 * G_PI), far = g_test_rand_double_range (0, 0.2);

            at.x += far * cos (way);
            at.y += far * sin (way);
            g_array_append_val (shaky, at);
          }
      drag (self, shaky);
      drawn = dup_rivers (self);
      g_assert_cmpstr (drawn, ==, wanted);
      act (self, "win.undo", NULL);
      g_assert_cmpuint (count_rivers (self), ==, 0);
    }
}

/* Straight across a hex, the course goes around: three sides, in one step. */
static void
test_across (HuAppFixture  *self,
             gconstpointer  data)
{
  HuPoint points[2] = { corner (self, "0303", 0), corner (self, "0303", 3) };

  for (guint i = 0; i < 2; i++)
    points[i] = in_view (self, points[i]);
  drag_points (self, points, 2);
  g_assert_cmpuint (count_rivers (self), ==, 3);
  act (self, "win.undo", NULL);
  g_assert_cmpuint (count_rivers (self), ==, 0);
}

/* There and back is no river; a ring around a hex is one. */
static void
test_spur_and_ring (HuAppFixture  *self,
                    gconstpointer  data)
{
  g_autoptr(GArray) points = g_array_new (FALSE, FALSE, sizeof (HuPoint));
  const gint spur[] = { 0, 1, 2, 1, 0, 5 };

  for (guint i = 0; i < G_N_ELEMENTS (spur); i++)
    {
      HuPoint at = corner (self, "0303", spur[i]);

      g_array_append_val (points, at);
    }
  drag (self, points);
  g_assert_cmpuint (count_rivers (self), ==, 1);
  act (self, "win.undo", NULL);

  g_array_set_size (points, 0);
  for (gint i = 0; i <= 6; i++)
    {
      HuPoint at = corner (self, "0303", i % 6);

      g_array_append_val (points, at);
    }
  drag (self, points);
  g_assert_cmpuint (count_rivers (self), ==, 6);
}

static void
draw (HuAppFixture *self,
      const char   *hex,
      gint          from,
      gint          to)
{
  g_autoptr(GArray) points = g_array_new (FALSE, FALSE, sizeof (HuPoint));

  for (gint i = from; i <= to; i++)
    {
      HuPoint at = corner (self, hex, i % 6);

      g_array_append_val (points, at);
    }
  drag (self, points);
}

/* A stroke that ends at most two sides before a loose end is joined to it; more are a gap that was meant. */
static void
test_loose_ends (HuAppFixture  *self,
                 gconstpointer  data)
{
  draw (self, "0303", 0, 1);
  g_assert_cmpuint (count_rivers (self), ==, 1);
  draw (self, "0303", 3, 5);
  g_assert_cmpuint (count_rivers (self), ==, 6);
  act (self, "win.undo", NULL);
  g_assert_cmpuint (count_rivers (self), ==, 1);

  draw (self, "0505", 0, 1);
  g_assert_cmpuint (count_rivers (self), ==, 2);
}

/* What is taken away is not joined to anything. */
static void
test_taken_away (HuAppFixture  *self,
                 gconstpointer  data)
{
  draw (self, "0303", 0, 6);
  g_assert_cmpuint (count_rivers (self), ==, 6);
  hu_workshop_hand_set_erase (hu_workshop_pane_get_bench (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE))->hand, TRUE);
  draw (self, "0303", 0, 2);
  g_assert_cmpuint (count_rivers (self), ==, 4);
  act (self, "win.undo", NULL);
  g_assert_cmpuint (count_rivers (self), ==, 6);
}

/* A river comes from beyond the map: the stroke begins there, and the map stays in place; so with every tool that draws. */
static void
test_from_outside (HuAppFixture  *self,
                   gconstpointer  data)
{
  static const char *const tools[] = { "River", "Railway", "forest", "Road" };
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  const HuViewport *viewport = hu_map_state_get_viewport (state);

  hu_map_state_fit (state);
  hu_app_fixture_settle (self);
  for (guint i = 0; i < G_N_ELEMENTS (tools); i++)
    {
      HuPoint inner = centre (self, "0103"), next = centre (self, "0203");
      HuPoint points[] = { { MAX (2, inner.x - 2 * (next.x - inner.x)), inner.y }, inner, next };
      HuViewport before = *viewport;
      HuNode *map = hu_workshop_get (get_shop (self), "/map");
      g_autofree char *old = hu_node_to_json (map), *now = NULL;

      g_test_message ("%s", tools[i]);
      take_tool (self, tools[i]);
      g_assert_cmpint (hu_map_view_hex_at (hu_app_map (self->window), points[0].x, points[0].y), ==, HU_HEX_NONE);
      drag_points (self, points, G_N_ELEMENTS (points));
      g_assert_cmpfloat (viewport->x, ==, before.x);
      g_assert_cmpfloat (viewport->y, ==, before.y);
      now = hu_node_to_json (hu_workshop_get (get_shop (self), "/map"));
      g_assert_cmpstr (now, !=, old);
      act (self, "win.undo", NULL);
      g_free (now);
      now = hu_node_to_json (hu_workshop_get (get_shop (self), "/map"));
      g_assert_cmpstr (now, ==, old);
    }
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*func) (HuAppFixture *, gconstpointer);
  } tests[] = {
    { "/workshop-river/trembling", test_trembling },
    { "/workshop-river/across", test_across },
    { "/workshop-river/spur-and-ring", test_spur_and_ring },
    { "/workshop-river/loose-ends", test_loose_ends },
    { "/workshop-river/taken-away", test_taken_away },
    { "/workshop-river/from-outside", test_from_outside },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
