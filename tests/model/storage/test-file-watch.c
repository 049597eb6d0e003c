/*
 * The tests change and remove a document's file on the disk, tell our own saves
 * from others', and open it in another window and in another program.
 *
 * "test-file-watch --hold FOLDER FILE" is the other program.
 */
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <glib/gstdio.h>

#include "hu-file-watch.h"
#include "hu-fixture.h"
#include "hu-save.h"
#include "hu-yardstick.h"

static const char *program;

typedef struct
{
  char        *folder;
  char        *marks;
  char        *path;
  GFile       *file;
  HuDocument  *document;
  HuFileWatch *watch;
} Fixture;

static HuDocument *
open_document (GFile *file)
{
  HuDocument *document = hu_document_new ();
  g_autoptr(HuFaults) faults = hu_faults_new ();

  g_assert_true (hu_document_open (document, file, FALSE, faults));

  return document;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0101; s1 soviet 0301");
  g_autoptr(GPtrArray) log = hu_fixture_log (scenario, "move g1 0102");
  g_autoptr(HuGameFile) content = hu_game_file_new (scenario, log);
  g_autoptr(GBytes) bytes = hu_game_file_to_bytes (content);

  fixture->folder = g_dir_make_tmp ("hu-watch-XXXXXX", NULL);
  fixture->marks = g_build_filename (fixture->folder, "marks", NULL);
  fixture->path = g_build_filename (fixture->folder, "game.hexgame", NULL);
  fixture->file = g_file_new_for_path (fixture->path);
  g_assert_true (hu_save_bytes (fixture->file, bytes, NULL));
  fixture->document = open_document (fixture->file);
  fixture->watch = hu_file_watch_new (fixture->document, fixture->marks);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->watch);
  g_clear_object (&fixture->document);
  g_clear_object (&fixture->file);
  g_unlink (fixture->path);
  /* Nobody's marks are left. */
  g_assert_cmpint (g_rmdir (fixture->marks), ==, 0);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  g_free (fixture->marks);
  g_free (fixture->path);
}

/* Runs the main loop until the property has that value. */
static void
wait_for (HuFileWatch *watch,
          const char  *property,
          guint        wanted)
{
  HuPatience patience;
  guint value;

  hu_patience_begin (&patience);
  for (;;)
    {
      g_object_get (watch, property, &value, NULL);
      if (value == wanted)
        return;
      hu_patience_turn (&patience);
    }
}

static void
write_other (Fixture *fixture)
{
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (fixture->path, &text, &length, NULL));
  text = g_realloc (text, length + 2);
  memcpy (text + length, "\n", 2);
  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
}

static void
test_changed (Fixture       *fixture,
              gconstpointer  data)
{
  g_assert_cmpuint (hu_file_watch_get_on_disk (fixture->watch), ==, HU_ON_DISK_SAME);
  write_other (fixture);
  wait_for (fixture->watch, "on-disk", HU_ON_DISK_CHANGED);
  hu_file_watch_accept (fixture->watch);
  g_assert_cmpuint (hu_file_watch_get_on_disk (fixture->watch), ==, HU_ON_DISK_SAME);
}

static void
test_gone (Fixture       *fixture,
           gconstpointer  data)
{
  g_unlink (fixture->path);
  wait_for (fixture->watch, "on-disk", HU_ON_DISK_GONE);
}

/* Before a save nobody may have been told yet. */
static void
test_looks_at_once (Fixture       *fixture,
                    gconstpointer  data)
{
  write_other (fixture);
  hu_file_watch_look (fixture->watch);
  g_assert_cmpuint (hu_file_watch_get_on_disk (fixture->watch), ==, HU_ON_DISK_CHANGED);
}

static void
test_our_own_save (Fixture       *fixture,
                   gconstpointer  data)
{
  HuGame *game = hu_document_get_game (fixture->document);
  g_autoptr(GPtrArray) events = hu_fixture_log (hu_game_get_scenario (game), "end-phase");
  HuRefusal refusal;

  g_assert_true (hu_game_append (game, g_ptr_array_index (events, 0), &refusal));
  g_assert_true (hu_document_save (fixture->document, NULL, NULL));
  hu_rest (100);
  hu_file_watch_look (fixture->watch);
  g_assert_cmpuint (hu_file_watch_get_on_disk (fixture->watch), ==, HU_ON_DISK_SAME);
}

static void
test_another_window (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autoptr(HuDocument) document = open_document (fixture->file);
  HuFileWatch *other = hu_file_watch_new (document, fixture->marks);

  g_assert_cmpuint (hu_file_watch_get_n_others (other), ==, 1);
  wait_for (fixture->watch, "n-others", 1);
  g_object_unref (other);
  wait_for (fixture->watch, "n-others", 0);
}

static void
test_another_program (Fixture       *fixture,
                      gconstpointer  data)
{
  const char *command[] = { program, "--hold", fixture->marks, fixture->path, NULL };
  g_autoptr(GSubprocess) child = g_subprocess_newv (command, G_SUBPROCESS_FLAGS_NONE, NULL);
  g_autoptr(HuDocument) document = NULL;
  g_autoptr(HuFileWatch) other = NULL;

  wait_for (fixture->watch, "n-others", 1);
  g_subprocess_force_exit (child);
  g_subprocess_wait (child, NULL, NULL);

  /* Killed, it could not take its mark away; it counts no more for whoever looks. */
  document = open_document (fixture->file);
  other = hu_file_watch_new (document, fixture->marks);
  g_assert_cmpuint (hu_file_watch_get_n_others (other), ==, 1);
}

static void
test_no_file (Fixture       *fixture,
              gconstpointer  data)
{
  hu_document_adopt (fixture->document, hu_document_get_game (fixture->document), NULL, NULL);
  write_other (fixture);
  hu_file_watch_look (fixture->watch);
  g_assert_cmpuint (hu_file_watch_get_on_disk (fixture->watch), ==, HU_ON_DISK_SAME);
  g_assert_cmpuint (hu_file_watch_get_n_others (fixture->watch), ==, 0);
}

/* Reading takes its time, and what others write meanwhile is not what was read. */
static void
test_changed_while_read (Fixture       *fixture,
                         gconstpointer  data)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  HuFileStamp stamp = hu_file_stamp_take (fixture->file);
  g_autoptr(HuGameFile) content = hu_game_file_load (fixture->file, faults);
  g_autoptr(HuGame) game = hu_game_new (content->scenario, content->log);
  g_autoptr(HuDocument) document = hu_document_new ();
  g_autoptr(HuFileWatch) other = NULL;

  write_other (fixture);
  hu_document_adopt (fixture->document, game, fixture->file, &stamp);
  g_assert_cmpuint (hu_file_watch_get_on_disk (fixture->watch), ==, HU_ON_DISK_CHANGED);
  hu_document_adopt (document, game, fixture->file, &stamp);
  other = hu_file_watch_new (document, fixture->marks);
  g_assert_cmpuint (hu_file_watch_get_on_disk (other), ==, HU_ON_DISK_CHANGED);

  /* Read once more, it is right. */
  stamp = hu_file_stamp_take (fixture->file);
  hu_document_adopt (fixture->document, game, fixture->file, &stamp);
  g_assert_cmpuint (hu_file_watch_get_on_disk (fixture->watch), ==, HU_ON_DISK_SAME);
}

/* The workshop gives the document a game that comes from no file. */
static void
test_changed_before_played (Fixture       *fixture,
                            gconstpointer  data)
{
  write_other (fixture);
  hu_document_adopt (fixture->document, hu_document_get_game (fixture->document), fixture->file, NULL);
  hu_file_watch_look (fixture->watch);
  g_assert_cmpuint (hu_file_watch_get_on_disk (fixture->watch), ==, HU_ON_DISK_CHANGED);
}

static int
hold (const char *marks,
      const char *path)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(HuDocument) document = open_document (file);
  g_autoptr(HuFileWatch) watch = hu_file_watch_new (document, marks);

  pause ();

  return 0;
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*func) (Fixture *, gconstpointer);
  } tests[] = {
    { "/file-watch/changed", test_changed },
    { "/file-watch/gone", test_gone },
    { "/file-watch/looks-at-once", test_looks_at_once },
    { "/file-watch/our-own-save", test_our_own_save },
    { "/file-watch/another-window", test_another_window },
    { "/file-watch/another-program", test_another_program },
    { "/file-watch/no-file", test_no_file },
    { "/file-watch/changed-while-read", test_changed_while_read },
    { "/file-watch/changed-before-played", test_changed_before_played },
  };

  program = argv[0];
  if (argc == 4 && g_str_equal (argv[1], "--hold"))
    return hold (argv[2], argv[3]);

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
