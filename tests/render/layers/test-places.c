/*
 * Names on the map: none covers another, a counter, or the edge.
 */
#include "hu-layers.h"
#include "hu-sketch.h"

typedef struct
{
  const char *name;
  HuSketch    sketch;
} PlacesCase;

static const PlacesCase places_cases[] = {
  { "empty", { .columns = 40, .rows = 40, .n_towns = 60 } },
  { "crowded", { .columns = 40, .rows = 40, .n_towns = 60, .n_units = 600 } },
  { "small",
    { .columns = 10, .rows = 10, .n_towns = 9, .n_units = 20, .orientation = HU_ORIENTATION_POINTY } },
  { "towns-everywhere", { .columns = 14, .rows = 14, .n_towns = 150 } },
};

static gboolean
overlap (HuBox a,
         HuBox b)
{
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

static void
check_scale (HuScenario     *scenario,
             const HuStacks *stacks,
             double          scale)
{
  HuBox bounds = hu_geometry_bounds (scenario->map->grid);
  g_autoptr(HuLettering) text = hu_lettering_new ();
  g_autoptr(HuSprites) sprites = hu_sprites_new (1 << 20);
  HuCanvas canvas = {
    .theme = hu_theme_get (HU_THEME_LIGHT),
    .scenario = scenario,
    .map = scenario->map,
    .grid = scenario->map->grid,
    .scale = scale,
    .device_scale = 1,
    .text = text,
    .sprites = sprites,
  };
  HuLabels *labels = hu_layer_places_prepare (&canvas, stacks);
  guint n = hu_layer_places_get_n (labels);

  for (guint i = 0; i < n; i++)
    {
      guint place, other;
      HuBox box = hu_layer_places_get_box (labels, i, &place);

      g_assert_cmpfloat (box.x, >=, 0);
      g_assert_cmpfloat (box.y, >=, 0);
      g_assert_cmpfloat (box.x + box.width, <=, bounds.width * scale);
      g_assert_cmpfloat (box.y + box.height, <=, bounds.height * scale);
      for (guint k = 0; k < i; k++)
        {
          g_assert_false (overlap (box, hu_layer_places_get_box (labels, k, &other)));
          g_assert_cmpuint (place, !=, other);
        }
      for (guint k = 0; k < stacks->stacks->len; k++)
        g_assert_false (overlap (box, hu_stack_box (&canvas, &g_array_index (stacks->stacks, HuStack, k))));
    }

  /* On an empty map most find room. */
  if (stacks->stacks->len == 0 && scale >= 20 && scenario->map->places->len < 100)
    g_assert_cmpuint (n * 10, >=, scenario->map->places->len * 8);
  hu_layer_places_free (labels);
}

static void
test_places_case (gconstpointer data)
{
  const PlacesCase *test = data;
  g_autoptr(HuScenario) scenario = hu_sketch_scenario (&test->sketch);
  g_autoptr(HuSnapshot) snapshot = hu_sketch_snapshot (scenario);
  g_autoptr(HuStacks) stacks = hu_stacks_new (snapshot);
  const double scales[] = { 0.8, 2, 6.1, 9.4, 20, 33.3, 60 };

  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    check_scale (scenario, stacks, scales[i]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (places_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/places/", places_cases[i].name, NULL);

      g_test_add_data_func (path, &places_cases[i], test_places_case);
    }

  return g_test_run ();
}
