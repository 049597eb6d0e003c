/*
 * The document: what is modified, opening that fails and changes nothing,
 * saving and opening again.
 */
#include <glib/gstdio.h>

#include "hu-carried.h"
#include "hu-document.h"
#include "hu-fixture.h"
#include "hu-killed.h"
#include "hu-save.h"

typedef struct
{
  char       *folder;
  GFile      *file;
  HuDocument *document;
  GString    *notified;
} Fixture;

static void
notify_cb (HuDocument *document,
           GParamSpec *pspec,
           Fixture    *fixture)
{
  g_string_append_printf (fixture->notified, "%s%s", fixture->notified->len > 0 ? " " : "", pspec->name);
}

#define assert_notified(fixture, expected) \
  G_STMT_START { \
    g_assert_cmpstr ((fixture)->notified->str, ==, expected); \
    g_string_set_size ((fixture)->notified, 0); \
  } G_STMT_END

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0101; s1 soviet 0301");
  g_autoptr(GPtrArray) log = hu_fixture_log (scenario, "move g1 0102; end-phase");
  g_autoptr(HuGameFile) content = hu_game_file_new (scenario, log);
  g_autoptr(GBytes) bytes = hu_game_file_to_bytes (content);
  g_autofree char *path = NULL;
  g_autoptr(GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("hu-document-XXXXXX", &error);
  g_assert_no_error (error);
  path = g_build_filename (fixture->folder, "game.hexgame", NULL);
  fixture->file = g_file_new_for_path (path);
  hu_save_bytes (fixture->file, bytes, &error);
  g_assert_no_error (error);

  fixture->document = hu_document_new ();
  fixture->notified = g_string_new (NULL);
  g_signal_connect (fixture->document, "notify", G_CALLBACK (notify_cb), fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  hu_clear_folder (fixture->folder);
  g_rmdir (fixture->folder);

  g_free (fixture->folder);
  g_clear_object (&fixture->file);
  g_clear_object (&fixture->document);
  g_string_free (fixture->notified, TRUE);
}

static void
open_file (Fixture  *fixture,
           gboolean  as_new)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();

  g_assert_true (hu_document_open (fixture->document, fixture->file, as_new, faults));
  g_assert_cmpuint (hu_faults_get_n (faults), ==, 0);
}

static void
append (Fixture    *fixture,
        const char *text)
{
  HuGame *game = hu_document_get_game (fixture->document);
  g_autoptr(GPtrArray) events = hu_fixture_log (hu_game_get_scenario (game), text);
  HuRefusal refusal;

  g_assert_true (hu_game_append_gesture (game, (HuEvent * const *) events->pdata, events->len, &refusal,
                                         NULL));
}

static void
test_empty (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *title = hu_document_dup_title (fixture->document);

  g_assert_null (hu_document_get_game (fixture->document));
  g_assert_null (hu_document_get_file (fixture->document));
  g_assert_false (hu_document_get_modified (fixture->document));
  g_assert_cmpstr (title, ==, "");
}

static void
test_open (Fixture       *fixture,
           gconstpointer  data)
{
  open_file (fixture, FALSE);
  g_assert_true (g_file_equal (hu_document_get_file (fixture->document), fixture->file));
  g_assert_cmpuint (hu_game_get_position (hu_document_get_game (fixture->document)), ==, 2);
  g_assert_false (hu_document_get_modified (fixture->document));
  assert_notified (fixture, "game file");
}

static void
test_open_as_new (Fixture       *fixture,
                  gconstpointer  data)
{
  open_file (fixture, TRUE);
  g_assert_null (hu_document_get_file (fixture->document));
  g_assert_false (hu_document_get_modified (fixture->document));
  assert_notified (fixture, "game");
}

static void
test_modified (Fixture       *fixture,
               gconstpointer  data)
{
  HuGame *game;

  open_file (fixture, FALSE);
  game = hu_document_get_game (fixture->document);
  g_string_set_size (fixture->notified, 0);

  append (fixture, "move g1 0103");
  g_assert_true (hu_document_get_modified (fixture->document));
  assert_notified (fixture, "modified");
  append (fixture, "move g1 0104");
  assert_notified (fixture, "");

  /* Back to what the file has, and before it. */
  hu_game_go_to (game, 2);
  g_assert_false (hu_document_get_modified (fixture->document));
  hu_game_go_to (game, 1);
  g_assert_true (hu_document_get_modified (fixture->document));
  hu_game_go_to (game, 2);
  g_assert_false (hu_document_get_modified (fixture->document));

  /* As long a log, but another. */
  hu_game_go_to (game, 1);
  append (fixture, "note other");
  g_assert_cmpuint (hu_game_get_position (game), ==, 2);
  g_assert_true (hu_document_get_modified (fixture->document));
}

static void
test_faulty_changes_nothing (Fixture       *fixture,
                             gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "bad.hexgame", NULL);
  g_autoptr(GFile) bad = g_file_new_for_path (path);
  g_autoptr(GFile) none = g_file_get_child (bad, "none");
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuFaults) missing = hu_faults_new ();
  HuGame *game;

  g_assert_true (g_file_set_contents (path, "{ \"format\": 7 }", -1, NULL));
  open_file (fixture, FALSE);
  append (fixture, "move g1 0103");
  game = hu_document_get_game (fixture->document);
  g_string_set_size (fixture->notified, 0);

  g_assert_false (hu_document_open (fixture->document, bad, FALSE, faults));
  g_assert_cmpuint (hu_faults_get_n_errors (faults), >, 0);
  g_assert_false (hu_document_open (fixture->document, none, FALSE, missing));
  g_assert_cmpuint (hu_faults_get_n_errors (missing), ==, 1);

  g_assert_true (hu_document_get_game (fixture->document) == game);
  g_assert_cmpuint (hu_game_get_position (game), ==, 3);
  g_assert_true (hu_document_get_modified (fixture->document));
  g_assert_true (g_file_equal (hu_document_get_file (fixture->document), fixture->file));
  assert_notified (fixture, "");
}

static void
test_save_and_open_again (Fixture       *fixture,
                          gconstpointer  data)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(HuSnapshot) before = NULL;
  HuSnapshot *after;

  open_file (fixture, FALSE);
  append (fixture, "move s1 0302; end-phase; move g1 0305");
  before = hu_snapshot_ref (hu_game_get_snapshot (hu_document_get_game (fixture->document)));
  g_string_set_size (fixture->notified, 0);

  hu_document_save (fixture->document, NULL, &error);
  g_assert_no_error (error);
  g_assert_false (hu_document_get_modified (fixture->document));
  assert_notified (fixture, "modified");

  open_file (fixture, FALSE);
  after = hu_game_get_snapshot (hu_document_get_game (fixture->document));
  g_assert_cmpuint (hu_snapshot_get_n_events (after), ==, 5);
  g_assert_nonnull (hu_snapshot_get_verdict (after));
  g_assert_cmpstr (hu_snapshot_get_verdict (after)->rule, ==, "4.2");
  g_assert_cmpuint (hu_snapshot_get_verdict (after)->event, ==, hu_snapshot_get_verdict (before)->event);
}

static void
test_save_as (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "other.hexgame", NULL);
  g_autoptr(GFile) other = g_file_new_for_path (path);
  g_autoptr(GError) error = NULL;

  open_file (fixture, TRUE);
  g_string_set_size (fixture->notified, 0);
  hu_document_save (fixture->document, other, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_equal (hu_document_get_file (fixture->document), other));
  assert_notified (fixture, "file");
}

static void
test_failed_save_loses_nothing (Fixture       *fixture,
                                gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "no-such-folder", "game.hexgame", NULL);
  g_autoptr(GFile) nowhere = g_file_new_for_path (path);
  g_autoptr(GError) error = NULL;

  open_file (fixture, FALSE);
  append (fixture, "move g1 0103");
  g_string_set_size (fixture->notified, 0);
  g_assert_false (hu_document_save (fixture->document, nowhere, &error));
  g_assert_error (error, HU_FILE_ERROR, HU_FILE_ERROR_WRITE);
  g_assert_true (hu_document_get_modified (fixture->document));
  g_assert_true (g_file_equal (hu_document_get_file (fixture->document), fixture->file));
  g_assert_cmpuint (hu_game_get_position (hu_document_get_game (fixture->document)), ==, 3);
  assert_notified (fixture, "");
}

/* The game in a report is opened, and is in no file: saving it must never write over the report. */
static void
test_report (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) content = hu_game_file_load (fixture->file, faults);
  g_autoptr(GBytes) cut = hu_carried_cut (content, 1);
  g_autofree char *packed = hu_carried_pack (cut);
  g_autofree char *page = g_strdup_printf ("\xef\xbb\xbf\n<!DOCTYPE html><script id=\"hex-umpire-report\">{}</script>"
                                           "<script id=\"hex-umpire-game\" data-events=\"1\">%s</script>", packed);
  g_autoptr(GBytes) bytes = g_bytes_new (page, strlen (page));
  g_autoptr(GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  hu_save_bytes (fixture->file, bytes, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_load_contents (fixture->file, NULL, &before, NULL, NULL, NULL));

  open_file (fixture, FALSE);
  g_assert_cmpuint (hu_game_get_head (hu_document_get_game (fixture->document)), ==, 1);
  g_assert_null (hu_document_get_file (fixture->document));
  g_assert_false (hu_document_get_modified (fixture->document));
  g_assert_true (g_file_load_contents (fixture->file, NULL, &after, NULL, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
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
    { "/document/empty", test_empty },
    { "/document/open", test_open },
    { "/document/open-as-new", test_open_as_new },
    { "/document/modified", test_modified },
    { "/document/faulty-changes-nothing", test_faulty_changes_nothing },
    { "/document/save-and-open-again", test_save_and_open_again },
    { "/document/save-as", test_save_as },
    { "/document/failed-save-loses-nothing", test_failed_save_loses_nothing },
    { "/document/report", test_report },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
