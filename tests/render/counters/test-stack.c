/*
 * Piles and fans: which counter lies where, and which one a pointer hits.
 */
#include "hu-painter.h"
#include "hu-picture.h"
#include "hu-sketch.h"

static const HuSketch sketch = { .columns = 10, .rows = 8 };

typedef struct
{
  HuScenario *scenario;
  HuSnapshot *snapshot;
  HuPainter  *painter;
  HuScene     scene;
  HuViewport  viewport;
  HuHex       pile;   /* units 0 … 3, of which 3 is an air unit */
  HuHex       single; /* unit 4 */
} Table;

static void
table_set_up (Table         *table,
              gconstpointer  data)
{
  table->scenario = hu_sketch_scenario (&sketch);
  table->pile = hu_grid_at (table->scenario->map->grid, 4, 4);
  table->single = hu_grid_at (table->scenario->map->grid, 7, 3);
  for (guint i = 0; i < 5; i++)
    {
      g_autofree char *id = g_strdup_printf ("u%u", i);
      HuUnit *unit = hu_scenario_add_unit (table->scenario, id, id, HU_SIDE_FIRST);

      unit->at = i < 4 ? table->pile : table->single;
      unit->kind = i == 3 ? HU_UNIT_AIR : HU_UNIT_GROUND;
    }
  table->snapshot = hu_sketch_snapshot (table->scenario);
  table->painter = hu_painter_new (table->scenario);
  hu_scene_init (&table->scene, table->snapshot);
  table->viewport = (HuViewport) { .scale = 40, .width = 600, .height = 500 };
}

static void
table_tear_down (Table         *table,
                 gconstpointer  data)
{
  hu_painter_free (table->painter);
  hu_snapshot_unref (table->snapshot);
  hu_scenario_unref (table->scenario);
}

/* The unit so many px from the middle of @hex. */
static guint
unit_at (Table *table,
         HuHex  hex,
         double dx,
         double dy)
{
  HuPoint p = hu_geometry_centre (table->scenario->map->grid, hex);

  p.x += dx / table->viewport.scale;
  p.y += dy / table->viewport.scale;

  return hu_painter_unit_at (table->painter, &table->viewport, &table->scene, p);
}

/* Pixels of the ground of a badge. */
static guint
count_badge (Table *table)
{
  cairo_surface_t *picture = hu_picture_paint (table->painter, &table->viewport, &table->scene, 1, HU_PICTURE_CRISP);
  guint n = 0;

  for (int y = 0; y < 500; y++)
    for (int x = 0; x < 600; x++)
      n += hu_picture_pixel (picture, x, y) == 0xff191714;
  cairo_surface_destroy (picture);

  return n;
}

/* The outline of the cursor does not hide how many units stand there. */
static void
test_badge (Table         *table,
            gconstpointer  data)
{
  guint n = count_badge (table);

  g_assert_cmpuint (n, >, 0);
  table->scene.cursor = table->pile;
  g_assert_cmpuint (count_badge (table), ==, n);
  table->scene.cursor = HU_HEX_NONE;
  table->scene.hover = table->pile;
  g_assert_cmpuint (count_badge (table), ==, n);
}

static void
test_single (Table         *table,
             gconstpointer  data)
{
  g_assert_cmpuint (unit_at (table, table->single, 0, 0), ==, 4);
  g_assert_cmpuint (unit_at (table, table->single, 22, -22), ==, 4);
  g_assert_cmpuint (unit_at (table, table->single, 0, 30), ==, HU_UNIT_NONE);
  g_assert_cmpuint (unit_at (table, hu_grid_at (table->scenario->map->grid, 2, 2), 0, 0), ==, HU_UNIT_NONE);
  g_assert_cmpuint (unit_at (table, table->single, 5000, 0), ==, HU_UNIT_NONE);
}

static void
test_pile (Table         *table,
           gconstpointer  data)
{
  /* The first on top, the next ones behind it to the lower right. */
  g_assert_cmpuint (unit_at (table, table->pile, 0, 0), ==, 0);
  g_assert_cmpuint (unit_at (table, table->pile, -26, -26), ==, 0);
  g_assert_cmpuint (unit_at (table, table->pile, 23, 23), ==, 1);
  g_assert_cmpuint (unit_at (table, table->pile, 27, 27), ==, 2);
}

/* Where both sides are, a counter of the other side shows below the first, however many of the first one's there are. */
static void
test_mixed (Table         *table,
            gconstpointer  data)
{
  ((HuUnit *) g_ptr_array_index (table->scenario->units, 2))->side = HU_SIDE_SECOND;
  hu_painter_free (table->painter);
  table->painter = hu_painter_new (table->scenario);

  g_assert_cmpuint (unit_at (table, table->pile, 0, 0), ==, 0);
  g_assert_cmpuint (unit_at (table, table->pile, 23, 23), ==, 2);
  g_assert_cmpuint (unit_at (table, table->pile, 30, 0), ==, 2);
}

static void
test_selected_lies_on_top (Table         *table,
                           gconstpointer  data)
{
  g_autoptr(GArray) selected = g_array_new (FALSE, FALSE, sizeof (guint));
  guint unit = 2;

  g_array_append_val (selected, unit);
  table->scene.selected = selected;
  g_assert_cmpuint (unit_at (table, table->pile, 0, 0), ==, 2);
}

static void
test_lifted_lies_below (Table         *table,
                        gconstpointer  data)
{
  g_autoptr(GArray) lifted = g_array_new (FALSE, FALSE, sizeof (guint));
  guint unit = 0;

  g_array_append_val (lifted, unit);
  table->scene.lifted = lifted;
  g_assert_cmpuint (unit_at (table, table->pile, 0, 0), ==, 1);
}

/* Fanned out, every unit of the stack can be hit, and what lies under the fan cannot. */
static void
test_fan (Table         *table,
          gconstpointer  data)
{
  const double scales[] = { 40, 12, 2 };

  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      guint hit = 0;

      table->scene.fan = table->pile;
      table->viewport.scale = scales[i];
      for (double dx = -260; dx <= 260; dx += 4)
        {
          guint unit = unit_at (table, table->pile, dx, 0);

          if (unit != HU_UNIT_NONE)
            hit |= 1u << unit;
        }
      g_assert_cmphex (hit & 0xf, ==, 0xf);
    }
}

/* A fan of four has a gap in its middle, where its pile has its upper counter. */
static void
test_fan_keeps_the_pile (Table         *table,
                         gconstpointer  data)
{
  guint before = unit_at (table, table->pile, 0, 0);

  table->scene.fan = table->pile;
  g_assert_cmpuint (before, ==, 0);
  g_assert_cmpuint (unit_at (table, table->pile, 0, 0), ==, before);
}

/* At the edge of the view a fan moves in. */
static void
test_fan_stays_in_sight (Table         *table,
                         gconstpointer  data)
{
  HuPoint centre = hu_geometry_centre (table->scenario->map->grid, table->pile);
  guint hit = 0;

  table->scene.fan = table->pile;
  table->viewport.x = centre.x - 0.2;
  table->viewport.y = centre.y - 0.1;
  for (double x = 0; x < 600; x += 4)
    {
      HuPoint p = { table->viewport.x + x / 40, table->viewport.y + 27 / 40.0 };
      guint unit = hu_painter_unit_at (table->painter, &table->viewport, &table->scene, p);

      if (unit != HU_UNIT_NONE)
        hit |= 1u << unit;
    }
  g_assert_cmphex (hit & 0xf, ==, 0xf);
}

static void
test_fan_of_one_is_none (Table         *table,
                         gconstpointer  data)
{
  table->scene.fan = table->single;
  g_assert_cmpuint (unit_at (table, table->single, 0, 0), ==, 4);
  g_assert_cmpuint (unit_at (table, table->single, 0, 30), ==, HU_UNIT_NONE);
}

static void
test_overview (Table         *table,
               gconstpointer  data)
{
  table->viewport.scale = 2;
  g_assert_cmpuint (unit_at (table, table->pile, 1, 1), ==, 0);
  g_assert_cmpuint (unit_at (table, table->single, 0, 0), ==, 4);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name, func) g_test_add ("/stack/" name, Table, NULL, table_set_up, func, table_tear_down)
  ADD ("badge", test_badge);
  ADD ("single", test_single);
  ADD ("pile", test_pile);
  ADD ("mixed", test_mixed);
  ADD ("selected", test_selected_lies_on_top);
  ADD ("lifted", test_lifted_lies_below);
  ADD ("fan", test_fan);
  ADD ("fan-keeps-the-pile", test_fan_keeps_the_pile);
  ADD ("fan-in-sight", test_fan_stays_in_sight);
  ADD ("fan-of-one", test_fan_of_one_is_none);
  ADD ("overview", test_overview);
#undef ADD

  return g_test_run ();
}
