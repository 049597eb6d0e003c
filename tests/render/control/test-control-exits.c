/*
 * The arrows at exit hexes: they point off the map where it ends, and stand only where a unit can leave.
 */
#include "hu-control-fixture.h"
#include "hu-control-rules.h"
#include "hu-painter.h"
#include "hu-picture.h"

static gboolean
is_listed (const GArray *entries,
           const char   *id)
{
  for (guint i = 0; i < entries->len; i++)
    if (g_str_equal (g_array_index (entries, HuLegendEntry, i).id, id))
      return TRUE;

  return FALSE;
}

typedef struct
{
  const char *offmap, *exit;
  gint        right, down; /* the way that the arrow lies and points; 0 and 0: there is none */
} ExitCase;

/* Paints a board of that shape; @has_exit: the first side may leave there. */
static cairo_surface_t *
paint_exit (const ExitCase *one,
            gboolean        has_exit,
            HuPoint        *centre,
            gboolean       *listed)
{
  const HuViewport viewport = { 36, -0.5, -0.5, 560, 480 };
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", "g german squad D5", "");
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  HuPainter *painter;
  HuScene scene;
  HuPoint at;
  g_auto(GStrv) offmap = g_strsplit (one->offmap, " ", -1);
  g_autoptr(GArray) entries = NULL;
  HuMap *map = scenario->map;
  cairo_surface_t *picture;

  for (guint i = 0; offmap[i] != NULL; i++)
    map->terrain[hu_grid_parse (map->grid, offmap[i], NULL)] = HU_TERRAIN_OFFMAP;
  if (has_exit)
    {
      GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
      HuHex hex = hu_grid_parse (map->grid, one->exit, NULL);

      g_array_append_val (hexes, hex);
      hu_control_add_exit (hu_control_rules (scenario), HU_SIDE_FIRST, hexes);
    }
  adjudicator = hu_adjudicator_new (scenario);
  snapshot = hu_adjudicator_snapshot (adjudicator, 0);
  painter = hu_painter_new (scenario);
  hu_painter_set_theme (painter, HU_THEME_PRINT, 1);
  hu_scene_init (&scene, snapshot);
  picture = hu_picture_paint (painter, &viewport, &scene, 1, HU_PICTURE_CRISP);
  entries = hu_painter_list_legend (painter, &scene);
  *listed = is_listed (entries, "exit-first");
  at = hu_geometry_centre (map->grid, hu_grid_parse (map->grid, one->exit, NULL));
  *centre = (HuPoint) { (at.x - viewport.x) * viewport.scale, (at.y - viewport.y) * viewport.scale };
  hu_painter_free (painter);

  return picture;
}

static const ExitCase exit_cases[] = {
  { "A1 B0 C1 D0 E1", "C2", 0, -1 },
  { "A1 A2 A3 A4 A5", "B3", -1, 0 },
  { "", "C3", 0, 0 },
  { "C2", "C3", 0, 0 },
};

/* Wherever the map ends an arrow points off it; from a hex in the middle nobody can leave, and there is none. */
static void
test_exit_edges (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (exit_cases); i++)
    {
      const ExitCase *one = &exit_cases[i];
      gboolean listed, unlisted;
      double right = 0, down = 0;
      guint n = 0;
      HuPoint centre;
      cairo_surface_t *with = paint_exit (one, TRUE, &centre, &listed);
      cairo_surface_t *without = paint_exit (one, FALSE, &centre, &unlisted);

      for (int y = 0; y < 480; y++)
        for (int x = 0; x < 560; x++)
          if (hu_picture_pixel (with, x, y) != hu_picture_pixel (without, x, y))
            {
              n++;
              right += x - centre.x;
              down += y - centre.y;
            }
      g_test_message ("%s: %u pixels, %.0f right, %.0f down", one->exit, n, right / MAX (n, 1), down / MAX (n, 1));
      g_assert_cmpint (listed, ==, one->right != 0 || one->down != 0);
      g_assert_false (unlisted);
      g_assert_cmpint (n > 0, ==, listed);
      if (listed)
        g_assert_cmpfloat ((right * one->right + down * one->down) / n, >, 15);
      cairo_surface_destroy (with);
      cairo_surface_destroy (without);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/control-exits/edges", test_exit_edges);

  return g_test_run ();
}
