/*
 * The journal of a draft: there is one exactly while something in the workshop
 * is unsaved, it is the draft as it was last kept, and a program killed at any
 * moment loses nothing that it had been told was kept.
 *
 * "test-draft-journal --play FOLDER SEED" is the program that is killed.
 */
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <glib/gstdio.h>

#include "hu-fixture.h"
#include "hu-journal.h"
#include "hu-killed.h"
#include "hu-recovery.h"
#include "hu-often.h"
#include "hu-workshop-map.h"

#define UNITS "g1 german 0101; s1 soviet 0301"
#define N_STEPS 300

static const char *program;

typedef struct
{
  char       *folder;
  HuDocument *document;
  HuWorkshop *shop;
  HuJournal  *journal;
  GString    *failures;
} Fixture;

static void
trouble_cb (HuJournal  *journal,
            GParamSpec *pspec,
            Fixture    *fixture)
{
  const char *trouble = hu_journal_get_trouble (journal);

  g_string_append_printf (fixture->failures, "%s.", trouble != NULL ? trouble : "well");
}

static HuGame *
make_game (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor (UNITS);
  g_autoptr(GPtrArray) events = hu_fixture_log (scenario, "move g1 0102; end-phase");

  return hu_game_new (scenario, events);
}

static HuWorkshop *
make_shop (HuGame *game)
{
  g_autoptr(GPtrArray) log = hu_game_dup_log (game);
  g_autoptr(HuGameFile) file = hu_game_file_new (hu_game_get_scenario (game), log);

  return hu_workshop_new_from_file (file);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr(HuGame) game = make_game ();

  fixture->folder = g_dir_make_tmp ("hu-draft-XXXXXX", NULL);
  fixture->document = hu_document_new ();
  fixture->failures = g_string_new (NULL);
  hu_document_adopt (fixture->document, game, NULL, NULL);
  fixture->journal = hu_journal_new (fixture->document, fixture->folder);
  hu_journal_set_draft_interval (fixture->journal, 0);
  g_signal_connect (fixture->journal, "notify::trouble", G_CALLBACK (trouble_cb), fixture);
  fixture->shop = make_shop (game);
  hu_document_set_draft (fixture->document, fixture->shop);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->journal);
  g_clear_object (&fixture->document);
  g_clear_object (&fixture->shop);
  hu_clear_folder (fixture->folder);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  g_string_free (fixture->failures, TRUE);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

/* The names of the files, of each what is behind its random part. */
static char *
list_files (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (strchr (name, '.')));
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);

  return g_strjoinv (" ", (char **) names->pdata);
}

static char *
describe (HuWorkshop *shop)
{
  return hu_node_to_json (hu_workshop_get_draft (shop));
}

/* The draft that the one journal in @folder gives back. */
static char *
recover (const char *folder)
{
  g_autoptr(GPtrArray) list = hu_recovery_list (folder);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuWorkshop) shop = NULL;
  HuRecovery *left;

  if (list->len == 0)
    return g_strdup ("nothing");

  g_assert_cmpuint (list->len, ==, 1);
  left = g_ptr_array_index (list, 0);
  if (!hu_recovery_has_draft (left))
    return g_strdup ("no draft");

  shop = hu_recovery_read_draft (left, faults);
  if (shop == NULL)
    return hu_fault_to_line (hu_faults_get (faults, 0), "journal");

  g_assert_true (hu_workshop_get_modified (shop));

  return describe (shop);
}

static void
assert_files (Fixture    *fixture,
              const char *files)
{
  g_autofree char *there = NULL;

  hu_journal_sync (fixture->journal);
  there = list_files (fixture->folder);
  g_assert_cmpstr (there, ==, files);
}

/* As if the program had ended. */
static void
assert_recovered (Fixture *fixture)
{
  g_autofree char *there = describe (fixture->shop);
  g_autofree char *back = NULL;

  g_clear_object (&fixture->journal);
  back = recover (fixture->folder);
  g_assert_cmpstr (back, ==, there);
}

static void
edit (Fixture    *fixture,
      const char *name)
{
  g_assert_true (hu_workshop_set_text (fixture->shop, "/units/0/name", name));
}

static void
test_nothing_edited (Fixture       *fixture,
                     gconstpointer  data)
{
  assert_files (fixture, "");
}

static void
test_recovers (Fixture       *fixture,
               gconstpointer  data)
{
  edit (fixture, "Первая");
  assert_files (fixture, ".journal .journal.draft .journal.hexgame");
  edit (fixture, "second");
  assert_recovered (fixture);
}

/* A faulty draft is recovered with its faults. */
static void
test_recovers_faulty (Fixture       *fixture,
                      gconstpointer  data)
{
  g_assert_true (hu_workshop_set_text (fixture->shop, "/units/0/at", "9999"));
  g_assert_true (hu_workshop_set_json (fixture->shop, "/rules/own-key", "[1, 2.50]"));
  g_assert_cmpuint (hu_workshop_get_n_faults (fixture->shop), >, 0);
  assert_recovered (fixture);
}

/* The title is the draft's, the file and the game beneath are the document's. */
static void
test_tells_of_itself (Fixture       *fixture,
                      gconstpointer  data)
{
  g_autoptr(GPtrArray) list = NULL;
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGame) game = NULL;

  hu_workshop_set_text (fixture->shop, "/title", "Another Title");
  g_clear_object (&fixture->journal);
  list = hu_recovery_list (fixture->folder);
  g_assert_cmpuint (list->len, ==, 1);
  g_assert_cmpstr (hu_recovery_get_title (g_ptr_array_index (list, 0)), ==, "Another Title");
  game = hu_recovery_read (g_ptr_array_index (list, 0), faults);
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 2);

  hu_recovery_discard (g_ptr_array_index (list, 0));
  {
    g_autofree char *files = list_files (fixture->folder);

    g_assert_cmpstr (files, ==, "");
  }
}

static void
test_undone (Fixture       *fixture,
             gconstpointer  data)
{
  edit (fixture, "other");
  hu_workshop_undo (fixture->shop);
  assert_files (fixture, "");
  hu_workshop_redo (fixture->shop);
  assert_recovered (fixture);
}

static void
test_saved (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "..", "hu-draft-saved.hexgame", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);

  edit (fixture, "other");
  g_assert_true (hu_document_save (fixture->document, file, NULL));
  assert_files (fixture, "");
  edit (fixture, "more");
  assert_recovered (fixture);
  g_file_delete (file, NULL, NULL);
}

static void
test_discarded (Fixture       *fixture,
                gconstpointer  data)
{
  edit (fixture, "other");
  hu_document_set_draft (fixture->document, NULL);
  assert_files (fixture, "");
}

/* Discarded over a game that is unsaved itself: that stays. */
static void
test_discarded_over_unsaved (Fixture       *fixture,
                             gconstpointer  data)
{
  g_autoptr(HuGame) game = make_game ();

  hu_document_set_draft (fixture->document, NULL);
  hu_document_adopt_unsaved (fixture->document, game, NULL, NULL);
  hu_document_set_draft (fixture->document, fixture->shop);
  edit (fixture, "other");
  assert_files (fixture, ".journal .journal.draft .journal.hexgame");
  hu_document_set_draft (fixture->document, NULL);
  assert_files (fixture, ".journal .journal.hexgame");
}

/* Played, it is a game like others; and there is always one of both. */
static void
test_played (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr(HuScenario) scenario = NULL;
  g_autoptr(GPtrArray) log = NULL;
  g_autoptr(HuGame) game = NULL;
  g_autoptr(GPtrArray) list = NULL;
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGame) back = NULL;

  edit (fixture, "other");
  g_assert_true (hu_workshop_dup_game (fixture->shop, &scenario, &log));
  game = hu_game_new (scenario, log);
  g_object_freeze_notify (G_OBJECT (fixture->document));
  hu_document_set_draft (fixture->document, NULL);
  hu_document_adopt_unsaved (fixture->document, game, NULL, NULL);
  g_object_thaw_notify (G_OBJECT (fixture->document));
  assert_files (fixture, ".journal .journal.hexgame");

  g_clear_object (&fixture->journal);
  list = hu_recovery_list (fixture->folder);
  g_assert_cmpuint (list->len, ==, 1);
  back = hu_recovery_read (g_ptr_array_index (list, 0), faults);
  g_assert_cmpstr (hu_scenario_get_unit (hu_game_get_scenario (back), 0)->name, ==, "other");
}

/* Made anew, it is nowhere else, edited or not. */
static void
test_unsaved_from_the_start (Fixture       *fixture,
                             gconstpointer  data)
{
  hu_workshop_set_unsaved (fixture->shop);
  assert_files (fixture, ".journal .journal.draft .journal.hexgame");
  edit (fixture, "other");
  hu_workshop_undo (fixture->shop);
  assert_recovered (fixture);
}

static void
test_damaged (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr(GDir) dir = NULL;
  const char *name;
  g_autofree char *said = NULL;

  edit (fixture, "other");
  g_clear_object (&fixture->journal);
  dir = g_dir_open (fixture->folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".draft"))
      {
        g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

        g_assert_true (g_file_set_contents (path, "[1, 2]", -1, NULL));
      }
  said = recover (fixture->folder);
  g_assert_cmpstr (said, ==, "journal:1: a list stands here; use an object in braces");
}

/* --- How often --- */

static gboolean
wake_cb (gpointer data)
{
  *(gboolean *) data = TRUE;

  return G_SOURCE_REMOVE;
}

/* Edits wait for one another as long as the interval says; a shorter one makes them wait no longer. */
static void
test_interval (Fixture       *fixture,
               gconstpointer  data)
{
  g_autofree char *kept = NULL;
  gboolean over = FALSE;

  edit (fixture, "first");
  hu_journal_sync (fixture->journal);
  hu_journal_set_draft_interval (fixture->journal, 600);
  edit (fixture, "second");
  edit (fixture, "third");
  g_timeout_add (50, wake_cb, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
  {
    g_autoptr(GDir) dir = g_dir_open (fixture->folder, 0, NULL);
    const char *name;

    while ((name = g_dir_read_name (dir)) != NULL)
      if (g_str_has_suffix (name, ".draft"))
        {
          g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
          g_autofree char *text = NULL;

          g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
          g_assert_nonnull (strstr (text, "\"first\""));
          g_assert_null (strstr (text, "\"third\""));
          kept = g_steal_pointer (&path);
          break;
        }
  }

  hu_journal_set_draft_interval (fixture->journal, 1);
  for (;;)
    {
      g_autofree char *text = NULL;

      g_assert_true (g_file_get_contents (kept, &text, NULL, NULL));
      if (strstr (text, "\"third\"") != NULL)
        break;
      g_main_context_iteration (NULL, TRUE);
      g_timeout_add (20, wake_cb, &over);
    }
}

/* In the middle of a stroke nothing is written; after it all of it is. */
static void
test_stroke (Fixture       *fixture,
             gconstpointer  data)
{
  const HuHex hex = 0;

  edit (fixture, "before");
  hu_journal_sync (fixture->journal);
  hu_workshop_begin_stroke (fixture->shop, "stroke");
  hu_workshop_paint_terrain (fixture->shop, &hex, 1, HU_TERRAIN_SWAMP);
  {
    g_autofree char *files = list_files (fixture->folder);

    g_assert_cmpstr (files, ==, ".journal .journal.draft .journal.hexgame");
  }
  hu_workshop_end_stroke (fixture->shop);
  assert_recovered (fixture);
}

/* --- Killed at any moment --- */

static void
edit_step (HuWorkshop *shop,
           GRand      *chance)
{
  static const char * const names[] = { "a", "Пехота \"1\"", "c\\d", "0103", "" };
  gint32 what = g_rand_int_range (chance, 0, 10);
  const HuHex hex = (HuHex) g_rand_int_range (chance, 0, 10);

  if (what == 0)
    hu_workshop_undo (shop);
  else if (what == 1)
    hu_workshop_redo (shop);
  else if (what < 5)
    hu_workshop_set_text (shop, "/units/0/name", names[g_rand_int_range (chance, 0, G_N_ELEMENTS (names))]);
  else if (what < 7)
    hu_workshop_set_integer (shop, "/units/1/strength", g_rand_int_range (chance, -2, 9));
  else
    hu_workshop_paint_terrain (shop, &hex, 1, (HuTerrain) g_rand_int_range (chance, 0, 5));
}

static int
play (const char *folder,
      guint32     seed)
{
  g_autoptr(HuDocument) document = hu_document_new ();
  g_autoptr(HuGame) game = make_game ();
  g_autoptr(HuJournal) journal = NULL;
  g_autoptr(HuWorkshop) shop = make_shop (game);
  g_autoptr(GRand) chance = g_rand_new_with_seed (seed);

  hu_document_adopt (document, game, NULL, NULL);
  journal = hu_journal_new (document, folder);
  hu_journal_set_draft_interval (journal, 0);
  hu_workshop_set_unsaved (shop);
  hu_document_set_draft (document, shop);
  for (guint i = 1; i <= N_STEPS; i++)
    {
      edit_step (shop, chance);
      hu_journal_sync (journal);
      printf ("%u\n", i);
      fflush (stdout);
    }
  pause ();

  return 0;
}

static void
test_killed (Fixture       *fixture,
             gconstpointer  data)
{
  guint n_kills = hu_often ("HU_KILLS", 12);

  for (guint i = 0; i < n_kills; i++)
    {
      guint32 seed = (guint32) g_test_rand_int ();
      guint steps = (guint) g_test_rand_int_range (0, N_STEPS);
      g_autoptr(GRand) chance = g_rand_new_with_seed (seed);
      g_autoptr(HuGame) game = make_game ();
      g_autoptr(HuWorkshop) shop = make_shop (game);
      g_autofree char *back = NULL;
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;
      g_autofree char *number = g_strdup_printf ("%u", seed);
      const char *command[] = { program, "--play", fixture->folder, number, NULL };
      guint n_said = hu_kill_after (command, steps, (gulong) g_test_rand_int_range (0, 3000));

      g_test_message ("seed %u, killed after step %u", seed, n_said);
      back = recover (fixture->folder);
      for (guint k = 0; k < n_said; k++)
        edit_step (shop, chance);
      before = describe (shop);
      edit_step (shop, chance);
      after = describe (shop);
      /* Killed before its first word, it may not have begun. */
      if (n_said > 0)
        g_assert_true (g_str_equal (back, before) || g_str_equal (back, after));
      hu_clear_folder (fixture->folder);
    }
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
    { "/draft-journal/nothing-edited", test_nothing_edited },
    { "/draft-journal/recovers", test_recovers },
    { "/draft-journal/recovers-faulty", test_recovers_faulty },
    { "/draft-journal/tells-of-itself", test_tells_of_itself },
    { "/draft-journal/undone", test_undone },
    { "/draft-journal/saved", test_saved },
    { "/draft-journal/discarded", test_discarded },
    { "/draft-journal/discarded-over-unsaved", test_discarded_over_unsaved },
    { "/draft-journal/played", test_played },
    { "/draft-journal/unsaved-from-the-start", test_unsaved_from_the_start },
    { "/draft-journal/damaged", test_damaged },
    { "/draft-journal/interval", test_interval },
    { "/draft-journal/stroke", test_stroke },
    { "/draft-journal/killed", test_killed },
  };

  program = argv[0];
  if (argc == 4 && g_str_equal (argv[1], "--play"))
    return play (argv[2], (guint32) g_ascii_strtoull (argv[3], NULL, 10));

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
