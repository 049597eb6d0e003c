/*
 * The caches find what is kept, are bounded, and drop the longest unused first.
 */
#include <cairo.h>

#include "hu-sprites.h"
#include "hu-tiles.h"

static cairo_surface_t *
new_surface (int size)
{
  return cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
}

static void
test_sprites (void)
{
  g_autoptr(HuSprites) sprites = hu_sprites_new (10 * 4200);
  HuSpriteKey key = { 1, 0, 12.5 };

  g_assert_null (hu_sprites_find (sprites, key));
  for (guint i = 0; i < 100; i++)
    {
      key.variant = i;
      g_assert_nonnull (hu_sprites_add (sprites, key, (HuSprite) { new_surface (32), i, 2 }));
      g_assert_cmpuint (hu_sprites_n_bytes (sprites), <=, 10 * 4200);
      /* The first one is used all the time. */
      key.variant = 0;
      g_assert_nonnull (hu_sprites_find (sprites, key));
    }

  key.variant = 99;
  g_assert_cmpfloat (hu_sprites_find (sprites, key)->x, ==, 99);
  key.variant = 50;
  g_assert_null (hu_sprites_find (sprites, key));
  key.variant = 99;
  key.size = 12.6;
  g_assert_null (hu_sprites_find (sprites, key));

  hu_sprites_clear (sprites);
  g_assert_cmpuint (hu_sprites_n_bytes (sprites), ==, 0);
}

static void
test_tiles (void)
{
  const gsize tile_bytes = 64 * 64 * 4;
  g_autoptr(HuTiles) tiles = hu_tiles_new ();
  g_autoptr(GArray) scales = NULL;
  HuTile *tile;

  hu_tiles_set_room (tiles, 6 * tile_bytes);
  for (gint i = 0; i < 50; i++)
    {
      tile = hu_tiles_get (tiles, i < 47 ? 10 : 5 + i, i, -i);
      g_assert_null (tile->whole);
      hu_tiles_set_ground (tiles, tile, new_surface (64));
      hu_tiles_set_whole (tiles, tile, new_surface (64));
      g_assert_cmpuint (hu_tiles_n_bytes (tiles), <=, 6 * tile_bytes);
    }

  g_assert_nonnull (hu_tiles_find (tiles, 54, 49, -49));
  g_assert_null (hu_tiles_find (tiles, 54, 48, -48));
  g_assert_null (hu_tiles_find (tiles, 10, 3, -3));

  scales = hu_tiles_list_scales (tiles, 53);
  g_assert_cmpuint (scales->len, ==, 2);
  g_assert_cmpfloat (g_array_index (scales, double, 0), ==, 54);
  g_assert_cmpfloat (g_array_index (scales, double, 1), ==, 52);

  /* A picture replaced by another counts once. */
  tile = hu_tiles_find (tiles, 54, 49, -49);
  for (gint i = 0; i < 20; i++)
    hu_tiles_set_whole (tiles, tile, new_surface (64));
  g_assert_cmpuint (hu_tiles_n_bytes (tiles), <=, 6 * tile_bytes);

  /* Even where nothing fits, what was drawn last is there. */
  hu_tiles_set_room (tiles, 1);
  g_assert_nonnull (hu_tiles_find (tiles, 54, 49, -49));
  g_assert_cmpuint (hu_tiles_n_bytes (tiles), ==, 2 * tile_bytes);

  hu_tiles_clear (tiles);
  g_assert_cmpuint (hu_tiles_n_bytes (tiles), ==, 0);
  g_assert_null (hu_tiles_find (tiles, 54, 49, -49));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cache/sprites", test_sprites);
  g_test_add_func ("/cache/tiles", test_tiles);

  return g_test_run ();
}
