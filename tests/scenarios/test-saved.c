/*
 * Every shipped game is as the program itself would save it: read and written
 * again, it is the same bytes.  So the first save of a shipped scenario
 * changes nothing that nobody touched.
 */
#include "config.h"

#include "hu-game-file.h"

static void
test_same_bytes (gconstpointer path)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) game = NULL;
  g_autoptr(GBytes) written = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *committed = NULL;
  gsize length;

  game = hu_game_file_load (file, faults);
  g_assert_nonnull (game);
  g_assert_cmpuint (hu_faults_get_n (faults), ==, 0);
  written = hu_game_file_to_bytes (game);

  g_file_get_contents (path, &committed, &length, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (g_bytes_get_data (written, NULL), g_bytes_get_size (written), committed, length);
}

/* A test case for each game of the folder; how many. */
static guint
add_games (const char *folder,
           GPtrArray  *paths)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".hexgame"))
      {
        g_autofree char *test = g_strconcat ("/saved/", name, NULL);
        char *path = g_build_filename (folder, name, NULL);

        g_ptr_array_add (paths, path);
        g_test_add_data_func (test, path, test_same_bytes);
      }

  return paths->len;
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  g_assert_cmpuint (add_games (argv[1], paths), >=, 8);

  return g_test_run ();
}
