/*
 * Pipes in the place of the files that the program opens by itself: none is
 * waited for, each is told of where somebody wants to know, and none is written
 * over.
 */
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <glib/gstdio.h>

#include "hu-backdrop.h"
#include "hu-bookmarks.h"
#include "hu-fault.h"
#include "hu-fixture.h"
#include "hu-journal.h"
#include "hu-killed.h"
#include "hu-last-game.h"
#include "hu-recovery.h"
#include "hu-progress.h"
#include "hu-yardstick.h"

#define PATIENCE 1000 /* yards; whoever waits for a pipe waits for good */

typedef struct
{
  char  *folder;
  GFile *game;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  g_autofree char *path = NULL;

  self->folder = g_dir_make_tmp ("hu-pipes-XXXXXX", NULL);
  path = g_build_filename (self->folder, "game.hexgame", NULL);
  self->game = g_file_new_for_path (path);
  alarm (hu_yardstick_seconds (PATIENCE));
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  alarm (0);
  hu_clear_folder (self->folder);
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_object_unref (self->game);
  g_free (self->folder);
}

static char *
make_pipe (Fixture    *self,
           const char *name)
{
  char *path = g_build_filename (self->folder, name, NULL);

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);

  return path;
}

static void
assert_pipe (const char *path)
{
  struct stat info;

  g_assert_cmpint (lstat (path, &info), ==, 0);
  g_assert_true (S_ISFIFO (info.st_mode));
}

static void
assert_says (const GError *error,
             const char   *name)
{
  g_autofree char *text =
    g_strdup_printf ("“%s” is not an ordinary file, so it is not read. Put an ordinary file in its place.", name);

  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, ==, text);
}

static void
test_sidecar (Fixture      *self,
              gconstpointer data)
{
  g_autofree char *path = make_pipe (self, "game.hexgame.backdrop");
  g_autoptr(HuBackdrop) backdrop = hu_backdrop_new ();
  g_autoptr(GError) error = NULL;

  g_assert_false (hu_backdrop_load (backdrop, self->game, &error));
  assert_says (error, "game.hexgame.backdrop");
  g_assert_null (hu_backdrop_get_picture (backdrop));
  assert_pipe (path);
}

static void
test_picture (Fixture      *self,
              gconstpointer data)
{
  g_autofree char *path = make_pipe (self, "scan.png");
  g_autoptr(GFile) picture = g_file_new_for_path (path);
  g_autoptr(GError) error = NULL;

  g_assert_false (hu_backdrop_check (picture, &error));
  assert_says (error, "scan.png");
}

static void
test_bookmarks (Fixture      *self,
                gconstpointer data)
{
  g_autofree char *path = make_pipe (self, "bookmarks");
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0101");
  g_autoptr(HuBookmarks) bookmarks = hu_bookmarks_new (scenario, self->folder);
  g_autoptr(GError) error = NULL;

  g_assert_cmpuint (hu_bookmarks_get_n (bookmarks), ==, 0);
  g_assert_false (hu_bookmarks_add (bookmarks, "Tula", 1, 2, 3, &error));
  assert_says (error, "bookmarks");
  assert_pipe (path);
}

static void
test_progress (Fixture      *self,
               gconstpointer data)
{
  g_autofree char *path = make_pipe (self, "lessons.ini");
  g_autoptr(HuProgress) progress = hu_progress_new (path);
  g_autoptr(GError) error = NULL;

  g_assert_false (hu_progress_set (progress, "lesson", 1, FALSE, &error));
  assert_says (error, "lessons.ini");
  assert_pipe (path);
}

static void
test_last_game (Fixture      *self,
                gconstpointer data)
{
  g_autofree char *path = make_pipe (self, "last-game.ini");
  g_autoptr(GError) error = NULL;

  g_assert_null (hu_last_game_load (path));
  g_assert_false (hu_last_game_save (path, self->game, 3, &error));
  g_assert_nonnull (strstr (error->message, "it is no ordinary file"));
  assert_pipe (path);
}

/* An address that cannot be parsed is no game that was looked at. */
static void
test_last_game_nowhere (Fixture      *self,
                        gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, "last-game.ini", NULL);

  g_assert_true (g_file_set_contents (path, "[last-game]\nuri=nowhere://host/%zz\nposition=1\n", -1, NULL));
  g_assert_null (hu_last_game_load (path));
}

/* Leaves a journal, as a crash does, and puts a pipe in place of one of its files. */
static void
test_journal (Fixture      *self,
              gconstpointer data)
{
  const char *suffix = data;
  g_autofree char *folder = g_build_filename (self->folder, "journals", NULL);
  g_autofree char *path = g_build_filename (folder, "ABCDEF.journal", NULL);
  g_autofree char *base = g_strconcat (path, ".hexgame", NULL);
  g_autofree char *pipe = g_strconcat (path, suffix, NULL);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(GPtrArray) list = NULL;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "hex-umpire journal 1\nfile ://x\ntitle Lost\nkeep 0 at 0\n.\n", -1, NULL));
  g_assert_true (g_file_set_contents (base, "{\n  \"log\": []\n}\n", -1, NULL));
  g_unlink (pipe);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);

  list = hu_recovery_list (folder);
  g_assert_cmpuint (list->len, ==, suffix[0] == '\0' ? 0 : 1);
  if (list->len > 0)
    {
      HuRecovery *left = g_ptr_array_index (list, 0);

      /* Its address is no place to save to. */
      g_assert_null (hu_recovery_get_file (left));
      g_assert_cmpstr (hu_recovery_get_title (left), ==, "Lost");
      g_assert_false (hu_recovery_has_draft (left));
      g_assert_null (hu_recovery_read (left, faults));
      g_assert_cmpuint (hu_faults_get_n (faults), >=, 1);
    }
  assert_pipe (pipe);

  g_ptr_array_set_size (list, 0);
  hu_clear_folder (folder);
  g_rmdir (folder);
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    const char *data;
    void      (*func) (Fixture *, gconstpointer);
  } tests[] = {
    { "/pipes/sidecar", NULL, test_sidecar },
    { "/pipes/picture", NULL, test_picture },
    { "/pipes/bookmarks", NULL, test_bookmarks },
    { "/pipes/progress", NULL, test_progress },
    { "/pipes/last-game", NULL, test_last_game },
    { "/pipes/last-game-nowhere", NULL, test_last_game_nowhere },
    { "/pipes/journal", "", test_journal },
    { "/pipes/journal-base", ".hexgame", test_journal },
    { "/pipes/journal-draft", ".draft", test_journal },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, tests[i].data, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
