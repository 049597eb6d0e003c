/*
 * The shipped tactical games judged event by event and the slow way: on boards
 * and in fights that people would draw and fight, not chance.
 */
#include "config.h"

#include "hu-apply.h"
#include "hu-control-oracle.h"
#include "hu-game-file.h"

static void
test_game (gconstpointer path)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) game = hu_game_file_load (file, faults);
  g_autoptr(HuControlOracle) oracle = NULL;
  g_autoptr(HuState) state = NULL, stepped = NULL;

  g_assert_nonnull (game);
  oracle = hu_control_oracle_new (game->scenario);
  state = hu_state_new (game->scenario);
  stepped = hu_state_new (game->scenario);
  hu_apply_setup (state, NULL);
  hu_apply_setup (stepped, NULL);
  hu_control_oracle_judge (oracle, stepped, NULL);

  for (guint i = 0; i <= game->log->len; i++)
    {
      g_autofree char *fault = hu_control_oracle_differs (oracle, state);

      if (fault != NULL)
        g_error ("after %u events: %s", i, fault);
      if (i == game->log->len)
        break;
      hu_apply_event (state, g_ptr_array_index (game->log, i), NULL);
      hu_control_oracle_follow (oracle, stepped, g_ptr_array_index (game->log, i));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GDir) dir = NULL;
  const char *name;

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  dir = g_dir_open (argv[1], 0, NULL);
  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, "example-") || g_str_has_prefix (name, "street-"))
      {
        g_autofree char *test = g_strconcat ("/oracle/", name, NULL);

        g_ptr_array_add (paths, g_build_filename (argv[1], name, NULL));
        g_test_add_data_func (test, g_ptr_array_index (paths, paths->len - 1), test_game);
      }
  g_assert_cmpuint (paths->len, >=, 14);

  return g_test_run ();
}
