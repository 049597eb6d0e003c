/*
 * Saving, exporting and what is kept beside a game, with every call of the system
 * failing in turn: the old file or the new one is there, whole; nothing is left
 * lying about; and who saved is told why in plain words.  A program killed while
 * it saves leaves the file whole, too, or a whole copy, and nothing that stays.
 *
 * "test-save-faults --save FILE" and "--killed-at N FILE" are the program that
 * is killed.
 */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <gio/gio.h>
#include <glib/gstdio.h>

#include "hu-backdrop.h"
#include "hu-bookmarks.h"
#include "hu-faulty-io.h"
#include "hu-fixture.h"
#include "hu-game-file.h"
#include "hu-killed.h"
#include "hu-often.h"
#include "hu-progress.h"
#include "hu-save.h"

#define MOST_CALLS 400
#define OLD "what was there before\n"
#define EXPORT_BYTES (3 << 20)

static const char *program;

/* --- What is saved --- */

static GBytes *
make_game_bytes (guint n_notes)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0101; s1 soviet 0301");
  g_autoptr(GPtrArray) log = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  g_autoptr(HuGameFile) game = NULL;

  for (guint i = 0; i < n_notes; i++)
    g_ptr_array_add (log, hu_event_new_note ("All of it, or nothing of it."));
  game = hu_game_file_new (scenario, log);

  return hu_game_file_to_bytes (game);
}

/* As a map as a picture: what it is does not matter to the disk, how much it is does. */
static GBytes *
make_export_bytes (void)
{
  char *data = g_malloc (EXPORT_BYTES);

  for (gsize i = 0; i < EXPORT_BYTES; i++)
    data[i] = (char) (i * 31 % 251);

  return g_bytes_new_take (data, EXPORT_BYTES);
}

static gboolean
save_bytes (const char *path,
            GBytes     *bytes,
            GError    **error)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);

  return hu_save_bytes (file, bytes, error);
}

static gboolean
save_game (const char *path,
           GError    **error)
{
  g_autoptr(GBytes) bytes = make_game_bytes (300);

  return save_bytes (path, bytes, error);
}

static gboolean
save_shorter (const char *path,
              GError    **error)
{
  g_autoptr(GBytes) bytes = g_bytes_new_static ("short\n", 6);

  return save_bytes (path, bytes, error);
}

static gboolean
save_export (const char *path,
             GError    **error)
{
  g_autoptr(GBytes) bytes = make_export_bytes ();

  return save_bytes (path, bytes, error);
}

static gboolean
save_backdrop (const char *path,
               GError    **error)
{
  g_autoptr(HuBackdrop) backdrop = hu_backdrop_new ();
  g_autoptr(GFile) picture = g_file_new_for_path ("/nowhere/map.png");
  g_autofree char *game_path = g_strndup (path, strlen (path) - strlen (".backdrop"));
  g_autoptr(GFile) game = g_file_new_for_path (game_path);

  hu_backdrop_set_picture (backdrop, picture);

  return hu_backdrop_save (backdrop, game, error);
}

static gboolean
save_bookmarks (const char *path,
                GError    **error)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0101");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr(HuBookmarks) bookmarks = hu_bookmarks_new (scenario, folder);

  return hu_bookmarks_add (bookmarks, "Tula", 1, 2, 3, error);
}

static gboolean
save_progress (const char *path,
               GError    **error)
{
  g_autoptr(HuProgress) progress = hu_progress_new (path);

  return hu_progress_set (progress, "lesson", 2, FALSE, error);
}

typedef struct
{
  const char *name;
  const char *file;
  gboolean  (*save) (const char *path,
                     GError    **error);
  const char *old;     /* what is there before; NULL: nothing */
  gboolean    is_game; /* the error is our own sentence, not just the system's */
  gboolean    linked;  /* it has another name, too */
} SaveCase;

static const SaveCase save_cases[] = {
  { "game", "game.hexgame", save_game, OLD, TRUE },
  { "new-game", "game.hexgame", save_game, NULL, TRUE },
  { "linked-game", "game.hexgame", save_game, OLD, TRUE, TRUE },
  { "linked-shorter", "game.hexgame", save_shorter, OLD OLD OLD OLD, TRUE, TRUE },
  { "export", "map.png", save_export, OLD, TRUE },
  { "new-export", "map.png", save_export, NULL, TRUE },
  { "backdrop", "game.hexgame.backdrop", save_backdrop, OLD, TRUE },
  { "bookmarks", "bookmarks", save_bookmarks, "[other map]\n1=Orel;0;0;1;\n", FALSE },
  { "progress", "progress", save_progress, "[other lesson]\nstep=1\n", FALSE },
};

typedef struct
{
  const char *name;
  gint        number;
  HuFaultyHow how;
  gboolean    clean; /* what was begun can be taken away */
} FaultCase;

static const FaultCase fault_cases[] = {
  { "full", ENOSPC, HU_FAULTY_ONCE, TRUE },
  { "short", ENOSPC, HU_FAULTY_SHORT, TRUE },
  { "input-output", EIO, HU_FAULTY_ONCE, TRUE },
  { "not-allowed", EACCES, HU_FAULTY_ONCE, TRUE },
  { "quota", EDQUOT, HU_FAULTY_SHORT, TRUE },
  { "read-only", EROFS, HU_FAULTY_ONCE, TRUE },
  { "read-only-from-then-on", EROFS, HU_FAULTY_FROM_THEN_ON, TRUE },
  { "disk-gone", EIO, HU_FAULTY_FROM_THEN_ON, TRUE },
};

/* --- What must be so --- */

static char *
read_or_null (const char *path,
              gsize      *length)
{
  char *text = NULL;

  return g_file_get_contents (path, &text, length, NULL) ? text : NULL;
}

static guint
count_files (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

static gboolean
is_damaged (const GError *error)
{
  return strstr (error->message, ". It is damaged now, but all that was to be saved is in “") != NULL;
}

/* Where the other name is. */
static char *
dup_other (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  return g_strconcat (folder, "-other", NULL);
}

static void
assert_same_file (const char *path)
{
  g_autofree char *other = dup_other (path);
  struct stat a, b;

  g_assert_cmpint (stat (path, &a), ==, 0);
  g_assert_cmpint (stat (other, &b), ==, 0);
  g_assert_true (a.st_ino == b.st_ino && a.st_dev == b.st_dev);
}

/* The copy that the error names is whole. */
static void
assert_copy (const char *path,
             const char *wanted,
             gsize       wanted_length)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GFile) copy = hu_save_find_copy (file);
  g_autofree char *text = NULL;
  gsize length;

  /* One that says no more than the file went when it was looked for. */
  text = read_or_null (copy != NULL ? g_file_peek_path (copy) : path, &length);
  g_assert_cmpmem (text, length, wanted, wanted_length);
  if (copy != NULL)
    g_assert_cmpint (g_unlink (g_file_peek_path (copy)), ==, 0);
}

/* One sentence that a person can do something with. */
static void
assert_clear (const SaveCase *save,
              const char     *path,
              const GError   *error)
{
  g_autofree char *begin = g_strdup_printf ("“%s” could not be saved: ", path);

  g_assert_nonnull (error);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_cmpuint (strlen (error->message), >, 10);
  if (save->is_game)
    {
      g_assert_true (g_str_has_prefix (error->message, begin));
      g_assert_true (g_str_has_suffix (error->message, is_damaged (error) ? "”. Save it in another place."
                                                       : " What was saved before is untouched."));
    }
}

static void
put_old (const SaveCase *save,
         const char     *path)
{
  g_autofree char *other = dup_other (path);
  g_autoptr(GError) error = NULL;

  g_unlink (path);
  g_unlink (other);
  if (save->old == NULL)
    return;

  g_file_set_contents (path, save->old, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_chmod (path, 0640), ==, 0);
  if (save->linked)
    g_assert_cmpint (link (path, other), ==, 0);
}

/* Returns the file of a save without a fault. */
static char *
find_wanted (const SaveCase *save,
             const char     *path,
             gsize          *length)
{
  g_autoptr(GError) error = NULL;

  put_old (save, path);
  g_assert_true (save->save (path, &error));
  g_assert_no_error (error);

  return read_or_null (path, length);
}

/* Saves with the @nth call failing; FALSE: there is no such call. */
static gboolean
try_nth (const SaveCase  *save,
         const FaultCase *fault,
         const char      *folder,
         const char      *path,
         guint            nth)
{
  gsize wanted_length, length = 0;
  g_autofree char *wanted = find_wanted (save, path, &wanted_length);
  g_autofree char *found = NULL;
  g_autoptr(GError) error = NULL;
  gboolean saved, reached;
  guint n_before;

  put_old (save, path);
  n_before = save->old != NULL ? 1 : 0;
  g_assert_cmpuint (count_files (folder), ==, n_before);
  hu_faulty_arm (folder, nth, fault->number, fault->how);
  saved = save->save (path, &error);
  reached = hu_faulty_disarm () >= nth;
  if (!saved && g_test_verbose ())
    g_test_message ("%s, call %u (%s): %s", fault->name, nth, hu_faulty_get_call (), error->message);

  found = read_or_null (path, &length);
  if (saved)
    {
      g_assert_no_error (error);
      g_assert_cmpmem (found, length, wanted, wanted_length);
      g_assert_cmpuint (count_files (folder), ==, 1);
    }
  else
    {
      assert_clear (save, path, error);
      if (save->linked && is_damaged (error))
        assert_copy (path, wanted, wanted_length);
      else
        g_assert_cmpstr (found, ==, save->old);
      g_assert_cmpuint (count_files (folder), ==, n_before);
    }
  if (save->linked)
    assert_same_file (path);
  if (save->old != NULL)
    {
      struct stat info;

      g_assert_cmpint (stat (path, &info), ==, 0);
      /* Nobody may read it who might not before. */
      g_assert_cmpuint (info.st_mode & 07777 & ~0640u, ==, 0);
    }

  return reached;
}

static void
test_faults (gconstpointer data)
{
  const SaveCase *save = data;
  g_autofree char *folder = g_dir_make_tmp ("hu-faults-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, save->file, NULL);
  g_autofree char *other = dup_other (path);

  for (guint i = 0; i < G_N_ELEMENTS (fault_cases); i++)
    {
      guint nth = 1;

      while (try_nth (save, &fault_cases[i], folder, path, nth))
        g_assert_cmpuint (++nth, <, MOST_CALLS);
      /* Saving did ask something of the system. */
      g_assert_cmpuint (nth, >, 4);
    }

  g_unlink (path);
  g_unlink (other);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* --- A file that vanishes --- */

static void
test_vanished (void)
{
  g_autofree char *folder = g_dir_make_tmp ("hu-faults-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.hexgame", NULL);
  g_autofree char *found = NULL;
  g_autofree char *expected =
    g_strdup_printf ("“%s” could not be saved: there is no such folder. Save it in another place. "
                     "What was saved before is untouched.", path);
  g_autoptr(GError) error = NULL;

  /* The file is made again; its folder is not, for nobody would find it there. */
  g_assert_true (save_game (path, NULL));
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_true (save_game (path, NULL));
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_false (save_game (path, &error));
  g_assert_cmpstr (error->message, ==, expected);
}

/* --- Killed while saving --- */

/* Instead of the @nth call; it goes on to the end where there is no such call. */
static int
save_and_be_killed (guint       nth,
                    const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  gboolean saved;

  hu_faulty_arm (folder, nth, EIO, HU_FAULTY_KILLED);
  saved = save_game (path, NULL);
  hu_faulty_disarm ();

  return saved ? 0 : 1;
}

/* FALSE: there is no such call, and it saved. */
static gboolean
kill_at (guint       nth,
         const char *path)
{
  g_autofree char *number = g_strdup_printf ("%u", nth);
  const char *command[] = { program, "--killed-at", number, path, NULL };
  g_autoptr(GSubprocess) child = g_subprocess_newv (command, G_SUBPROCESS_FLAGS_NONE, NULL);

  g_assert_nonnull (child);
  g_subprocess_wait (child, NULL, NULL);
  if (g_subprocess_get_if_signaled (child))
    {
      g_assert_cmpint (g_subprocess_get_term_sig (child), ==, SIGKILL);
      return TRUE;
    }
  g_assert_cmpint (g_subprocess_get_exit_status (child), ==, 0);

  return FALSE;
}

static guint
count_left (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (hu_save_is_left (name))
      n++;

  return n;
}

/* A save may be killed at any call: the old or the new file is there, whole, and the next save leaves nothing else. */
static void
test_killed_at (gconstpointer data)
{
  const SaveCase *save = data;
  g_autofree char *folder = g_dir_make_tmp ("hu-faults-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, save->file, NULL);
  g_autofree char *other = dup_other (path);
  gsize wanted_length;
  g_autofree char *wanted = find_wanted (save, path, &wanted_length);
  gboolean killed = TRUE;
  guint n_left = 0, n_copies = 0;

  for (guint nth = 1; killed; nth++)
    {
      g_autofree char *found = NULL;
      gsize length = 0;

      g_assert_cmpuint (nth, <, MOST_CALLS);
      put_old (save, path);
      killed = kill_at (nth, path);
      n_left += count_left (folder);
      found = read_or_null (path, &length);
      if (g_strcmp0 (found, save->old) != 0 && (length != wanted_length || memcmp (found, wanted, length) != 0))
        {
          g_assert_true (save->linked);
          assert_copy (path, wanted, wanted_length);
          n_copies++;
        }
      if (save->linked)
        assert_same_file (path);
      if (killed && save->linked)
        {
          g_autoptr(GFile) file = g_file_new_for_path (path);
          g_autoptr(GFile) copy = hu_save_find_copy (file);

          /* Nothing was written over yet, or all was: it is offered, or it goes by itself. */
          if (copy != NULL)
            assert_copy (path, wanted, wanted_length);
        }
      g_assert_true (save_game (path, NULL));
      g_assert_cmpuint (count_files (folder), ==, 1);
    }

  /* It was killed at the moments that matter. */
  g_assert_cmpuint (n_left, >, 0);
  g_assert_true (!save->linked || n_copies > 0);
  g_unlink (path);
  g_unlink (other);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Saves one game after the other, each longer than the one before, and says how far it is. */
static int
save_on_and_on (const char *path)
{
  for (guint i = 1;; i++)
    {
      g_autoptr(GBytes) bytes = make_game_bytes (i);

      if (!save_bytes (path, bytes, NULL))
        return 1;
      printf ("%u\n", i);
      fflush (stdout);
    }
}

static void
test_killed (void)
{
  guint n_kills = hu_often ("HU_KILLS", 20);
  g_autofree char *folder = g_dir_make_tmp ("hu-faults-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.hexgame", NULL);
  const char *command[] = { program, "--save", path, NULL };
  g_autoptr(GDir) dir = NULL;
  const char *name;

  for (guint i = 0; i < n_kills; i++)
    {
      guint last = hu_kill_after (command, (guint) g_test_rand_int_range (1, 30),
                                  (gulong) g_test_rand_int_range (0, 2000));
      g_autoptr(GFile) file = g_file_new_for_path (path);
      g_autoptr(HuFaults) faults = hu_faults_new ();
      g_autoptr(HuGameFile) game = hu_game_file_load (file, faults);

      g_test_message ("killed after save %u", last);
      g_assert_nonnull (game);
      g_assert_cmpuint (game->log->len, >=, last);
      g_assert_cmpuint (game->log->len, <=, last + 1);
    }

  /* A killed program cannot tidy up; but its remains are not taken for a game, and go with the next save. */
  dir = g_dir_open (folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    g_assert_true (g_str_equal (name, "game.hexgame") || hu_save_is_left (name));
  g_assert_true (save_game (path, NULL));
  g_assert_cmpuint (count_files (folder), ==, 1);
  g_unlink (path);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  program = argv[0];
  if (argc == 3 && g_str_equal (argv[1], "--save"))
    return save_on_and_on (argv[2]);
  if (argc == 4 && g_str_equal (argv[1], "--killed-at"))
    return save_and_be_killed ((guint) g_ascii_strtoull (argv[2], NULL, 10), argv[3]);

  g_test_init (&argc, &argv, NULL);
  HU_ADD_TABLE ("/save-faults", save_cases, test_faults);
  g_test_add_func ("/save-faults/vanished", test_vanished);
  g_test_add_data_func ("/save-faults/killed-at/game", &save_cases[0], test_killed_at);
  g_test_add_data_func ("/save-faults/killed-at/new-game", &save_cases[1], test_killed_at);
  g_test_add_data_func ("/save-faults/killed-at/linked-game", &save_cases[2], test_killed_at);
  g_test_add_func ("/save-faults/killed", test_killed);

  return g_test_run ();
}
