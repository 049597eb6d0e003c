/*
 * The painter keeps parts of a map that is edited in the workshop: after any edit
 * the picture is the one that would be drawn from nothing.
 */
#include "hu-picture.h"

#include "hu-adjudicator.h"
#include "hu-workshop-map.h"
#include "hu-workshop-pane.h"
#include "hu-workshop-units.h"

#define N_EDITS 60
#define ROUNDING 20 /* of 255: what mending a part of a tile leaves at the rims of shapes */

typedef struct
{
  const char *file;
  guint       overlays;
} Case;

typedef struct
{
  HuWorkshop *shop;
  HuScenario *scenario; /* as the map shows it: nobody plays it */
  HuSnapshot *snapshot;
  HuPainter  *painter;
  HuScene     scene;
} Table;

static void
show (Table *table)
{
  g_autoptr(HuAdjudicator) game = NULL;

  g_clear_pointer (&table->snapshot, hu_snapshot_unref);
  g_clear_pointer (&table->scenario, hu_scenario_unref);
  table->scenario = hu_scenario_new_without_rules (hu_workshop_get_scenario (table->shop));
  game = hu_adjudicator_new (table->scenario);
  table->snapshot = hu_adjudicator_snapshot (game, 0);
  table->scene.snapshot = table->snapshot;
}

static void
changed_cb (Table  *table,
            guint   parts,
            GArray *hexes)
{
  show (table);
  hu_painter_edit (table->painter, table->scenario, hu_workshop_pane_edited_of (parts), hexes);
}

static void
set_up (Table      *table,
        const Case *of)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "scenarios", of->file, NULL);
  g_autoptr(GError) error = NULL;
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(HuFaults) faults = hu_faults_new ();
  char *text;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  bytes = g_bytes_new_take (text, length);
  table->shop = hu_workshop_new_from_bytes (bytes, faults);
  show (table);
  hu_scene_init (&table->scene, table->snapshot);
  table->scene.overlays = of->overlays;
  table->painter = hu_painter_new (table->scenario);
  hu_painter_set_theme (table->painter, HU_THEME_LIGHT, 1);
  g_signal_connect_swapped (table->shop, "changed", G_CALLBACK (changed_cb), table);
}

static void
tear_down (Table *table)
{
  hu_painter_free (table->painter);
  g_object_unref (table->shop);
  hu_snapshot_unref (table->snapshot);
  hu_scenario_unref (table->scenario);
}

/* --- Edits --- */

/* Somewhere in what is looked at. */
static HuHex
random_hex (GRand        *rand,
            const HuGrid *grid)
{
  HuHex hex;

  do
    hex = hu_grid_at (grid, g_rand_int_range (rand, 1, MIN (grid->columns, 16) + 1),
                      g_rand_int_range (rand, 1, MIN (grid->rows, 12) + 1));
  while (hex == HU_HEX_NONE || !hu_grid_has (grid, hex));

  return hex;
}

/* A way of hexes, each beside the one before. */
static guint
random_way (GRand        *rand,
            const HuGrid *grid,
            HuHex        *hexes,
            guint         n)
{
  guint i = 1;

  hexes[0] = random_hex (rand, grid);
  for (guint tries = 0; i < n && tries < 40; tries++)
    {
      HuHex next = hu_grid_neighbour (grid, hexes[i - 1], g_rand_int_range (rand, 0, HU_N_DIRECTIONS));

      if (next != HU_HEX_NONE && hu_grid_has (grid, next))
        hexes[i++] = next;
    }

  return i;
}

static void
edit_map (GRand      *rand,
          HuWorkshop *shop,
          guint       which)
{
  const HuGrid *grid = hu_workshop_get_scenario (shop)->map->grid;
  HuHex hexes[8], pairs[7][2];
  guint n = random_way (rand, grid, hexes, G_N_ELEMENTS (hexes));

  for (guint i = 0; i + 1 < n; i++)
    {
      pairs[i][0] = hexes[i];
      pairs[i][1] = hexes[i + 1];
    }
  switch (which)
    {
    case 0:
      hu_workshop_paint_terrain (shop, hexes, n, (HuTerrain) g_rand_int_range (rand, 0, HU_N_TERRAINS));
      break;
    case 1:
      if (n > 1)
        hu_workshop_paint_hexsides (shop, (HuHexside) g_rand_int_range (rand, 0, HU_N_HEXSIDES),
                                    (const HuHex (*)[2]) pairs, n - 1, g_rand_boolean (rand));
      break;
    case 2:
      if (n > 1)
        hu_workshop_add_line (shop, (HuLineKind) g_rand_int_range (rand, 0, HU_N_LINES), hexes, n);
      break;
    case 3:
      hu_workshop_add_place (shop, NULL, "Somewhere", (HuPlaceKind) g_rand_int_range (rand, 0, HU_N_PLACES),
                             hexes, MIN (n, 2));
      break;
    case 4:
      hu_workshop_add_building (shop, NULL, "Hall", hexes, MIN (n, 3), 2);
      break;
    case 5:
      hu_workshop_set_feature (shop, g_rand_boolean (rand) ? "bridges" : "pillboxes", hexes[0], g_rand_boolean (rand));
      break;
    case 6:
      hu_workshop_paint_owner (shop, hexes, n, g_rand_int_range (rand, -1, 2));
      break;
    default:
      hu_workshop_paint_set (shop, "/map/grid/missing", hexes, 1, g_rand_boolean (rand));
      break;
    }
}

static void
edit_list (GRand      *rand,
           HuWorkshop *shop)
{
  static const char * const lists[] = { "/map/lines", "/map/places", "/map/buildings", "/map/hexsides" };
  const char *list = lists[g_rand_int_range (rand, 0, G_N_ELEMENTS (lists))];
  guint n = hu_node_get_n (hu_workshop_get (shop, list));
  g_autofree char *pointer = NULL;

  if (n == 0)
    return;

  pointer = g_strdup_printf ("%s/%d", list, g_rand_int_range (rand, 0, (gint32) n));
  hu_workshop_remove (shop, pointer);
}

static void
edit_units (GRand      *rand,
            HuWorkshop *shop)
{
  const HuGrid *grid = hu_workshop_get_scenario (shop)->map->grid;
  guint n = hu_node_get_n (hu_workshop_get (shop, "/units"));
  guint unit = n > 0 ? (guint) g_rand_int_range (rand, 0, (gint32) n) : 0;
  g_autofree char *at = hu_grid_dup_name (grid, random_hex (rand, grid));
  g_autofree char *side = g_strdup_printf ("/units/%u/side", unit);
  g_autofree char *name = g_strdup_printf ("/units/%u/name", unit);

  if (n == 0)
    return;

  switch (g_rand_int_range (rand, 0, 6))
    {
    case 0:
      hu_workshop_remove_units (shop, &unit, 1);
      break;
    case 1:
      hu_workshop_stamp_unit (shop, unit, at);
      break;
    case 2:
      hu_workshop_place_unit (shop, unit, NULL);
      break;
    case 3:
      hu_workshop_set_text (shop, name, "17");
      break;
    case 4:
      hu_workshop_set_text (shop, side, hu_workshop_get_scenario (shop)->sides[g_rand_int_range (rand, 0, 2)].id);
      break;
    default:
      hu_workshop_place_unit (shop, unit, at);
      break;
    }
}

static void
edit_grid (GRand      *rand,
           HuWorkshop *shop)
{
  HuGridPlan plan;

  hu_workshop_get_grid_plan (shop, &plan);
  plan.columns += g_rand_int_range (rand, 0, 3);
  plan.rows += g_rand_int_range (rand, 0, 3);
  hu_workshop_regrid (shop, &plan, g_rand_int_range (rand, 0, 2) * 2, 0, TRUE);
}

static void
edit (GRand      *rand,
      HuWorkshop *shop)
{
  gint which = g_rand_int_range (rand, 0, 24);

  if (which < 16)
    edit_map (rand, shop, (guint) which / 2);
  else if (which < 18)
    edit_list (rand, shop);
  else if (which < 20)
    edit_units (rand, shop);
  else if (which == 20)
    edit_grid (rand, shop);
  else if (which == 21)
    hu_workshop_set_text (shop, "/sides/0/color", g_rand_boolean (rand) ? "#336699" : NULL);
  else if (g_rand_boolean (rand))
    hu_workshop_undo (shop);
  else
    hu_workshop_redo (shop);
}

/* --- The pictures --- */

static void
assert_as_fresh (Table            *table,
                 const HuViewport *viewport)
{
  g_autoptr(HuPainter) fresh = hu_painter_new (table->scenario);
  cairo_surface_t *is = hu_picture_paint (table->painter, viewport, &table->scene, 1, HU_PICTURE_CRISP);
  cairo_surface_t *should_be;

  hu_painter_set_theme (fresh, HU_THEME_LIGHT, 1);
  should_be = hu_picture_paint (fresh, viewport, &table->scene, 1, HU_PICTURE_CRISP);
  hu_picture_assert_close (is, should_be, ROUNDING, "edited");
  cairo_surface_destroy (is);
  cairo_surface_destroy (should_be);
}

static void
test_edits (gconstpointer data)
{
  static const HuViewport viewports[] = {
    { .scale = 22, .x = 0.3, .y = 0.7, .width = 420, .height = 340 },
    { .scale = 9, .x = -2, .y = -1, .width = 420, .height = 340 },
    { .scale = 2, .x = -2, .y = -1, .width = 240, .height = 180 },
  };
  guint32 seed = (guint32) g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  Table table = { NULL };

  g_test_message ("seed %u", seed);
  set_up (&table, data);
  /* The caches are filled, so that they can go wrong. */
  for (gsize i = 0; i < G_N_ELEMENTS (viewports); i++)
    assert_as_fresh (&table, &viewports[i]);

  for (guint i = 0; i < N_EDITS; i++)
    {
      const HuViewport *viewport = &viewports[i % 8 == 7 ? 2 : i % 3 == 2];

      edit (rand, table.shop);
      assert_as_fresh (&table, viewport);
      /* A gesture leaves tiles of other scales behind. */
      if (i % 5 == 0)
        cairo_surface_destroy (hu_picture_paint (table.painter, &viewports[(i + 1) % 2], &table.scene, 1,
                                                 HU_PICTURE_FRAME));
    }
  tear_down (&table);
}

int
main (int   argc,
      char *argv[])
{
  static const Case cases[] = {
    { "street-fight.hexgame", HU_OVERLAY_OWNERS },
    { "example-4-kv.hexgame", 0 },
    { "moscow-counterstroke.hexgame", HU_OVERLAY_OWNERS | HU_OVERLAY_ZOC },
    { "operation-typhoon.hexgame", 0 },
  };

  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/app/workshop-drawing/", cases[i].file, NULL);

      g_test_add_data_func (path, &cases[i], test_edits);
    }

  return g_test_run ();
}
