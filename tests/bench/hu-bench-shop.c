/*
 * A large scenario in the workshop.
 */
#include "hu-bench-shop.h"

#include "hu-workshop-units.h"

#define SIDE HU_BENCH_SHOP_SIDE

HuWorkshop *
hu_bench_shop_new (void)
{
  HuGridPlan plan = { SIDE, SIDE, HU_ORIENTATION_FLAT, TRUE, HU_NUMBERING_CCRR, NULL };
  HuWorkshop *shop = hu_workshop_new_blank (&plan, NULL);
  g_autoptr(GRand) rand = g_rand_new_with_seed (1941);
  g_autoptr(GString) table = g_string_new ("id,name,side,at,strength\n");
  g_autoptr(HuGrid) grid = hu_grid_ref (hu_workshop_get_scenario (shop)->map->grid);
  g_autoptr(GError) error = NULL;
  HuHex patch[HU_N_DIRECTIONS + 1], pairs[HU_N_DIRECTIONS][2];
  g_autofree HuHex *west = g_new (HuHex, SIDE * SIDE);
  guint n_west = 0;

  hu_workshop_begin_stroke (shop, "map");
  for (guint i = 0; i < 6000; i++)
    {
      guint n = 0;

      patch[n++] = g_rand_int_range (rand, 0, grid->n_hexes);
      for (gint d = 0; d < HU_N_DIRECTIONS; d++)
        {
          HuHex beside = hu_grid_neighbour (grid, patch[0], d);

          pairs[d][0] = patch[0];
          pairs[d][1] = beside;
          if (beside != HU_HEX_NONE)
            patch[n++] = beside;
        }
      if (i % 20 == 0)
        hu_workshop_paint_hexsides (shop, HU_HEXSIDE_RIVER, (const HuHex (*)[2]) pairs, n - 1, TRUE);
      else if (i < 3000)
        hu_workshop_paint_terrain (shop, patch, n, i % 3 == 0 ? HU_TERRAIN_SWAMP : HU_TERRAIN_FOREST);
    }
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    if (hu_grid_column (grid, hex) <= SIDE / 2)
      west[n_west++] = hex;
  hu_workshop_paint_owner (shop, west, n_west, HU_SIDE_FIRST);
  hu_workshop_end_stroke (shop);

  for (guint i = 0; i < 100; i++)
    {
      g_autofree char *name = g_strdup_printf ("Town %u", i);

      patch[0] = g_rand_int_range (rand, 0, grid->n_hexes);
      hu_workshop_add_place (shop, NULL, name, i == 0 ? HU_PLACE_CITY : HU_PLACE_TOWN, patch, 1);
    }
  for (guint i = 0; i < 2000; i++)
    {
      char name[HU_HEX_NAME_MAX];
      gboolean first = i % 2 == 0;
      gint column = g_rand_int_range (rand, 1, SIDE / 2) + (first ? 0 : SIDE / 2);

      g_string_append_printf (table, "u%u,Division %u,%s,%s,5\n", i, i, first ? "first" : "second",
                              hu_grid_format (grid, hu_grid_at (grid, column, g_rand_int_range (rand, 1, SIDE)), name));
    }
  if (!hu_workshop_import_units (shop, table->str, -1, ',', NULL, NULL, &error))
    g_error ("%s", error->message);

  return shop;
}
