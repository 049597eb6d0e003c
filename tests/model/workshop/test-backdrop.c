/*
 * The picture under the grid: how it lies, and what remembers it.
 */
#include "hu-backdrop.h"

#include <string.h>
#include <glib/gstdio.h>

#include "hu-fault.h"

static void
test_backdrop (void)
{
  g_autofree char *folder = g_dir_make_tmp ("hu-backdrop-XXXXXX", NULL);
  g_autofree char *game_path = g_build_filename (folder, "мост.hexgame", NULL);
  g_autofree char *picture_path = g_build_filename (folder, "scan 1.png", NULL);
  g_autoptr(GFile) game = g_file_new_for_path (game_path);
  g_autoptr(GFile) picture = g_file_new_for_path (picture_path);
  g_autoptr(GFile) beside = hu_backdrop_file_for (game);
  g_autoptr(HuBackdrop) backdrop = hu_backdrop_new ();
  g_autoptr(HuBackdrop) again = hu_backdrop_new ();
  g_autoptr(GError) error = NULL;
  const HuBackdropPin pins[2] = { { 100, 50, 10, 20 }, { 300, 50, 10, 60 } };
  const HuBackdropPin same[2] = { { 100, 50, 10, 20 }, { 100, 50, 10, 60 } };
  HuBackdropPin read[2];
  HuBackdropMatrix m;

  /* A quarter turn, a fifth of the size. */
  hu_backdrop_set_picture (backdrop, picture);
  g_assert_false (hu_backdrop_align (backdrop, same));
  g_assert_true (hu_backdrop_align (backdrop, pins));
  hu_backdrop_get_matrix (backdrop, 400, 300, 10, 10, &m);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpfloat_with_epsilon (m.xx * pins[i].picture_x + m.xy * pins[i].picture_y + m.x0, pins[i].map_x, 1e-9);
      g_assert_cmpfloat_with_epsilon (m.yx * pins[i].picture_x + m.yy * pins[i].picture_y + m.y0, pins[i].map_y, 1e-9);
    }
  g_assert_cmpfloat_with_epsilon (m.yx, 0.2, 1e-9);
  hu_backdrop_set_opacity (backdrop, 0.25);
  hu_backdrop_set_visible (backdrop, FALSE);

  g_assert_true (hu_backdrop_save (backdrop, game, &error));
  g_assert_no_error (error);
  g_assert_true (hu_backdrop_load (again, game, &error));
  g_assert_true (g_file_equal (hu_backdrop_get_picture (again), picture));
  g_assert_true (hu_backdrop_get_pins (again, read));
  g_assert_cmpmem (read, sizeof read, pins, sizeof pins);
  g_assert_cmpfloat (hu_backdrop_get_opacity (again), ==, 0.25);
  g_assert_false (hu_backdrop_get_visible (again));

  /* By its name: both may be moved. */
  {
    g_autofree char *text = NULL;

    g_assert_true (g_file_load_contents (beside, NULL, &text, NULL, NULL, NULL));
    g_assert_nonnull (strstr (text, "Picture=scan 1.png\n"));
  }

  g_assert_false (hu_backdrop_check (beside, &error));
  g_assert_error (error, HU_FILE_ERROR, HU_FILE_ERROR_INVALID);
  g_clear_error (&error);
  g_assert_true (g_file_set_contents (picture_path, "\x89PNG\r\n\x1a\n..", -1, NULL));
  g_assert_true (hu_backdrop_check (picture, &error));

  hu_backdrop_set_picture (backdrop, NULL);
  g_assert_true (hu_backdrop_save (backdrop, game, &error));
  g_assert_false (g_file_query_exists (beside, NULL));
  g_assert_true (hu_backdrop_load (again, game, &error));
  g_assert_null (hu_backdrop_get_picture (again));
  g_assert_false (hu_backdrop_is_aligned (again));
  g_unlink (picture_path);
  g_rmdir (folder);
}

typedef struct
{
  const char *name;
  const char *picture; /* as the file beside the game has it */
  const char *said;
} AddressCase;

static const AddressCase address_cases[] = {
  { "no-address", "://x", "“://x” is not a file on this computer, so it is not read. Save the picture here and choose it." },
  { "web", "http://example.org/map.png",
    "“http://example.org/map.png” is not a file on this computer, so it is not read. Save the picture here and choose it." },
  { "share", "smb://host/share/map.png",
    "“smb://host/share/map.png” is not a file on this computer, so it is not read. Save the picture here and choose it." },
  { "trash", "trash:///map.png",
    "“trash:///map.png” is not a file on this computer, so it is not read. Save the picture here and choose it." },
};

/* It is remembered as it was given, and not followed. */
static void
test_address (gconstpointer data)
{
  const AddressCase *test = data;
  g_autofree char *folder = g_dir_make_tmp ("hu-backdrop-XXXXXX", NULL);
  g_autofree char *game_path = g_build_filename (folder, "game.hexgame", NULL);
  g_autofree char *path = g_strconcat (game_path, ".backdrop", NULL);
  g_autofree char *text = g_strdup_printf ("[Backdrop]\nPicture=%s\n", test->picture);
  g_autofree char *kept = NULL;
  g_autoptr(GFile) game = g_file_new_for_path (game_path);
  g_autoptr(HuBackdrop) backdrop = hu_backdrop_new ();
  g_autoptr(GError) error = NULL;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_true (hu_backdrop_load (backdrop, game, &error));
  g_assert_no_error (error);
  g_assert_false (hu_backdrop_check (hu_backdrop_get_picture (backdrop), &error));
  g_assert_error (error, HU_FILE_ERROR, HU_FILE_ERROR_INVALID);
  g_assert_cmpstr (error->message, ==, test->said);

  g_clear_error (&error);
  g_assert_true (hu_backdrop_save (backdrop, game, &error));
  g_assert_true (g_file_get_contents (path, &kept, NULL, NULL));
  g_assert_true (g_str_has_prefix (kept, text));
  g_unlink (path);
  g_rmdir (folder);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/backdrop/beside-the-game", test_backdrop);
  for (guint i = 0; i < G_N_ELEMENTS (address_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/backdrop/address/", address_cases[i].name, NULL);

      g_test_add_data_func (path, &address_cases[i], test_address);
    }

  return g_test_run ();
}
