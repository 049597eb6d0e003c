/*
 * The journal: there is one exactly while something is unsaved, what it gives
 * back is what was there, torn and damaged ones included, and a program killed
 * at any moment loses nothing that it had been told was kept.
 *
 * "test-journal --play FOLDER SEED" is the program that is killed.
 */
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <glib/gstdio.h>

#include "hu-fixture.h"
#include "hu-journal.h"
#include "hu-killed.h"
#include "hu-node.h"
#include "hu-recovery.h"
#include "hu-often.h"

#define UNITS "g1 german 0101; s1 soviet 0301"
#define N_STEPS 400

static const char *program;

typedef struct
{
  char       *folder;
  HuDocument *document;
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
make_game (const char *log)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor (UNITS);
  g_autoptr(GPtrArray) events = hu_fixture_log (scenario, log);

  return hu_game_new (scenario, events);
}

static void
append (HuGame     *game,
        const char *log)
{
  g_autoptr(GPtrArray) events = hu_fixture_log (hu_game_get_scenario (game), log);

  for (guint i = 0; i < events->len; i++)
    {
      HuRefusal refusal;

      g_assert_true (hu_game_append (game, g_ptr_array_index (events, i), &refusal));
    }
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr(HuGame) game = make_game ("move g1 0102; end-phase");

  fixture->folder = g_dir_make_tmp ("hu-journal-XXXXXX", NULL);
  fixture->document = hu_document_new ();
  fixture->failures = g_string_new (NULL);
  hu_document_adopt (fixture->document, game, NULL, NULL);
  fixture->journal = hu_journal_new (fixture->document, fixture->folder);
  g_signal_connect (fixture->journal, "notify::trouble", G_CALLBACK (trouble_cb), fixture);
}

static guint
count_files (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  guint n_files = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n_files++;

  return n_files;
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->journal);
  g_clear_object (&fixture->document);
  hu_clear_folder (fixture->folder);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  g_string_free (fixture->failures, TRUE);
}

/* The log, what was undone behind a bar. */
static char *
describe (HuGame *game)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < hu_game_get_n_events (game); i++)
    {
      g_autofree char *line = hu_game_file_event_to_text (hu_game_get_scenario (game), hu_game_get_event (game, i));

      g_string_append_printf (text, "%s%s\n", i == hu_game_get_position (game) ? "|\n" : "", line);
    }

  return g_string_free (text, FALSE);
}

/* Returns the game of the one journal in @folder. */
static char *
recover (const char *folder)
{
  g_autoptr(GPtrArray) list = hu_recovery_list (folder);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGame) game = NULL;

  if (list->len == 0)
    return g_strdup ("nothing");

  g_assert_cmpuint (list->len, ==, 1);
  game = hu_recovery_read (g_ptr_array_index (list, 0), faults);
  if (game == NULL)
    return hu_fault_to_line (hu_faults_get (faults, 0), "journal");

  return describe (game);
}

/* As if the program had ended. */
static void
leave (Fixture *fixture)
{
  g_clear_object (&fixture->journal);
}

static void
assert_recovered (Fixture *fixture)
{
  g_autofree char *there = describe (hu_document_get_game (fixture->document));
  g_autofree char *back = NULL;

  leave (fixture);
  back = recover (fixture->folder);
  g_assert_cmpstr (back, ==, there);
}

static void
test_nothing_unsaved (Fixture       *fixture,
                      gconstpointer  data)
{
  g_assert_cmpuint (count_files (fixture->folder), ==, 0);
}

static void
test_recovers (Fixture       *fixture,
               gconstpointer  data)
{
  append (hu_document_get_game (fixture->document), "end-phase; move g1 0103; note a\\nb");
  g_assert_cmpuint (count_files (fixture->folder), ==, 2);
  assert_recovered (fixture);
}

static void
test_recovers_what_was_undone (Fixture       *fixture,
                               gconstpointer  data)
{
  HuGame *game = hu_document_get_game (fixture->document);

  append (game, "end-phase; move g1 0103; end-phase");
  hu_game_undo (game);
  hu_game_undo (game);
  assert_recovered (fixture);
}

static void
test_recovers_another_branch (Fixture       *fixture,
                              gconstpointer  data)
{
  HuGame *game = hu_document_get_game (fixture->document);

  append (game, "end-phase; move g1 0103; end-phase");
  hu_game_go_to (game, 1);
  append (game, "move g1 0201; end-phase");
  assert_recovered (fixture);
}

static void
test_back_as_saved (Fixture       *fixture,
                    gconstpointer  data)
{
  append (hu_document_get_game (fixture->document), "end-phase");
  hu_game_undo (hu_document_get_game (fixture->document));
  g_assert_cmpuint (count_files (fixture->folder), ==, 0);
  hu_game_undo (hu_document_get_game (fixture->document));
  assert_recovered (fixture);
}

static void
test_saved (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "..", "hu-journal-saved.hexgame", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);

  append (hu_document_get_game (fixture->document), "end-phase");
  g_assert_true (hu_document_save (fixture->document, file, NULL));
  g_assert_cmpuint (count_files (fixture->folder), ==, 0);

  append (hu_document_get_game (fixture->document), "move g1 0103");
  leave (fixture);
  {
    g_autoptr(GPtrArray) list = hu_recovery_list (fixture->folder);
    HuRecovery *left = g_ptr_array_index (list, 0);
    HuFileStamp stamp = hu_file_stamp_take (file);

    g_assert_true (hu_file_stamp_equal (hu_recovery_get_stamp (left), &stamp));
    g_assert_true (g_file_equal (hu_recovery_get_file (left), file));
    g_assert_cmpstr (hu_recovery_get_title (left), ==, "hu-journal-saved.hexgame");
    g_assert_cmpint (g_date_time_to_unix (hu_recovery_get_time (left)), >, 1600000000);
  }
  g_file_delete (file, NULL, NULL);
}

static void
test_unsaved_from_the_start (Fixture       *fixture,
                             gconstpointer  data)
{
  g_autoptr(HuGame) game = make_game ("move g1 0102");

  hu_document_adopt_unsaved (fixture->document, game, NULL, NULL);
  g_assert_true (hu_document_get_modified (fixture->document));
  hu_game_undo (game);
  hu_game_redo (game);
  g_assert_true (hu_document_get_modified (fixture->document));
  assert_recovered (fixture);
}

static void
test_another_game (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autoptr(HuGame) game = make_game ("");

  append (hu_document_get_game (fixture->document), "end-phase");
  hu_document_adopt (fixture->document, game, NULL, NULL);
  g_assert_cmpuint (count_files (fixture->folder), ==, 0);
}

static void
test_forgotten (Fixture       *fixture,
                gconstpointer  data)
{
  append (hu_document_get_game (fixture->document), "end-phase");
  hu_journal_forget (fixture->journal);
  g_assert_cmpuint (count_files (fixture->folder), ==, 0);
}

static void
test_not_offered_while_held (Fixture       *fixture,
                             gconstpointer  data)
{
  g_autofree char *alive = NULL;
  g_autofree char *ended = NULL;
  g_autoptr(GPtrArray) held = NULL;

  append (hu_document_get_game (fixture->document), "end-phase");
  alive = recover (fixture->folder);
  g_assert_cmpstr (alive, ==, "nothing");

  leave (fixture);
  held = hu_recovery_list (fixture->folder);
  g_assert_cmpuint (held->len, ==, 1);
  ended = recover (fixture->folder);
  g_assert_cmpstr (ended, ==, "nothing");

  hu_recovery_discard (g_ptr_array_index (held, 0));
  g_assert_cmpuint (count_files (fixture->folder), ==, 0);
}

static char *
find_journal (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".journal"))
      return g_build_filename (folder, name, NULL);

  g_assert_not_reached ();
}

/* Cut anywhere, a journal gives back the state after one of its records, and never less than before; before the
 * first of them there is nothing to give back, rather than a game without its log. */
static void
test_torn (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autofree char *whole = NULL;
  g_autofree char *base = NULL;
  g_autofree char *scenario = NULL;
  gsize length, first, last = 0;

  append (hu_document_get_game (fixture->document), "end-phase; move g1 0103; note x; end-phase");
  leave (fixture);
  whole = recover (fixture->folder);
  path = find_journal (fixture->folder);
  base = g_strconcat (path, ".hexgame", NULL);
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  g_assert_true (g_file_get_contents (base, &scenario, NULL, NULL));
  first = (gsize) (strstr (text, "\n.\n") - text) + strlen ("\n.\n");

  for (gsize cut = strlen ("hex-umpire journal 1\n"); cut <= length; cut++)
    {
      g_autofree char *back = NULL;

      g_assert_true (g_file_set_contents (path, text, (gssize) cut, NULL));
      g_assert_true (g_file_set_contents (base, scenario, -1, NULL));
      back = recover (fixture->folder);
      if (cut < first)
        {
          g_assert_cmpstr (back, ==, "nothing");
          g_assert_cmpuint (count_files (fixture->folder), ==, 0);
          continue;
        }
      g_assert_true (g_str_has_prefix (whole, back));
      g_assert_cmpuint (strlen (back), >=, last);
      last = strlen (back);
    }
  g_assert_cmpuint (last, ==, strlen (whole));
}

static void
test_damaged (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *path = NULL;
  g_autofree char *base = NULL;
  g_autofree char *said = NULL;

  append (hu_document_get_game (fixture->document), "end-phase");
  leave (fixture);
  path = find_journal (fixture->folder);
  base = g_strconcat (path, ".hexgame", NULL);
  g_unlink (base);
  said = recover (fixture->folder);
  g_assert_cmpstr (said, ==, "journal:1: the journal is damaged; the file as it was last saved is untouched");
}

/* The scenario is read as any game file is, however its text is laid out. */
static void
test_laid_out_otherwise (Fixture       *fixture,
                         gconstpointer  data)
{
  g_autofree char *there = NULL;
  g_autofree char *back = NULL;
  g_autofree char *path = NULL;
  g_autofree char *base = NULL;
  g_autofree char *text = NULL;
  g_autofree char *compact = NULL;
  g_autoptr(HuNode) scenario = NULL;

  append (hu_document_get_game (fixture->document), "end-phase; move g1 0103");
  there = describe (hu_document_get_game (fixture->document));
  leave (fixture);
  path = find_journal (fixture->folder);
  base = g_strconcat (path, ".hexgame", NULL);
  g_assert_true (g_file_get_contents (base, &text, NULL, NULL));
  scenario = hu_node_from_json (text);
  compact = hu_node_to_json (scenario);
  g_assert_true (g_file_set_contents (base, compact, -1, NULL));
  back = recover (fixture->folder);
  g_assert_cmpstr (back, ==, there);
}

static void
test_no_room (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *blocked = g_build_filename (fixture->folder, "file", NULL);
  g_autoptr(HuJournal) journal = NULL;

  g_assert_true (g_file_set_contents (blocked, "", 0, NULL));
  journal = hu_journal_new (fixture->document, blocked);
  g_signal_connect (journal, "notify::trouble", G_CALLBACK (trouble_cb), fixture);
  append (hu_document_get_game (fixture->document), "end-phase; move g1 0103");
  /* Said once, not at every event; and the game goes on. */
  g_assert_cmpstr (hu_journal_get_folder (journal), ==, blocked);
  g_assert_cmpstr (fixture->failures->str, ==, "a part of its path is no folder.");
}

static gboolean
is_well (Fixture *fixture)
{
  return hu_journal_get_trouble (fixture->journal) == NULL;
}

/* As soon as there is room again all of it is kept, whether or not somebody goes on; and what is saved needs no
 * journal. */
static void
test_room_again (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "..", "hu-journal-room.hexgame", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);

  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_assert_true (g_file_set_contents (fixture->folder, "", 0, NULL));
  append (hu_document_get_game (fixture->document), "end-phase");
  g_assert_false (is_well (fixture));
  g_assert_true (hu_document_save (fixture->document, file, NULL));
  g_assert_true (is_well (fixture));
  g_file_delete (file, NULL, NULL);

  append (hu_document_get_game (fixture->document), "move g1 0103");
  g_assert_false (is_well (fixture));
  g_assert_cmpint (g_unlink (fixture->folder), ==, 0);
  while (!is_well (fixture))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (fixture->failures->str, ==,
                   "a part of its path is no folder.well.a part of its path is no folder.well.");
  assert_recovered (fixture);
}

/* --- Killed at any moment --- */

/* One step of a game that only the seed decides. */
static void
play_step (HuGame *game,
           GRand  *chance)
{
  static const char * const moves[] = {
    "move g1 0102", "move g1 0103", "move g1 0202", "move g1 0101", "note said", "move s1 0401", "move s1 0301",
  };
  gint32 what = g_rand_int_range (chance, 0, 10);

  if (what == 0)
    hu_game_undo (game);
  else if (what == 1)
    hu_game_redo (game);
  else
    append (game, moves[g_rand_int_range (chance, 0, G_N_ELEMENTS (moves))]);
}

static int
play (const char *folder,
      guint32     seed)
{
  g_autoptr(HuDocument) document = hu_document_new ();
  g_autoptr(HuGame) game = make_game ("");
  g_autoptr(HuJournal) journal = NULL;
  g_autoptr(GRand) chance = g_rand_new_with_seed (seed);

  hu_document_adopt_unsaved (document, game, NULL, NULL);
  journal = hu_journal_new (document, folder);
  for (guint i = 1; i <= N_STEPS; i++)
    {
      play_step (game, chance);
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
  guint n_kills = hu_often ("HU_KILLS", 20);

  for (guint i = 0; i < n_kills; i++)
    {
      guint32 seed = (guint32) g_test_rand_int ();
      guint steps = (guint) g_test_rand_int_range (0, N_STEPS);
      g_autoptr(GRand) chance = g_rand_new_with_seed (seed);
      g_autoptr(HuGame) game = make_game ("");
      g_autofree char *back = NULL;
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;
      g_autofree char *number = g_strdup_printf ("%u", seed);
      const char *command[] = { program, "--play", fixture->folder, number, NULL };
      guint n_said = hu_kill_after (command, steps, (gulong) g_test_rand_int_range (0, 3000));

      g_test_message ("seed %u, killed after step %u", seed, n_said);
      back = recover (fixture->folder);
      for (guint k = 0; k < n_said; k++)
        play_step (game, chance);
      before = describe (game);
      play_step (game, chance);
      after = describe (game);
      /* Killed before its first word, it may not have begun. */
      if (n_said > 0 || !g_str_equal (back, "nothing"))
        g_assert_true (g_str_equal (back, before) || g_str_equal (back, after));
      hu_clear_folder (fixture->folder);
    }
}

/* The names of the variations that the one journal gives back, "" where it has none. */
static char *
recover_variations (const char *folder)
{
  g_autoptr(GPtrArray) list = hu_recovery_list (folder);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGame) game = NULL;
  g_autoptr(GPtrArray) variations = NULL;
  GString *names = g_string_new (NULL);

  g_assert_cmpuint (list->len, ==, 1);
  game = hu_recovery_read (g_ptr_array_index (list, 0), faults);
  g_assert_nonnull (game);
  variations = hu_game_dup_variations (game);
  for (guint i = 0; i < variations->len; i++)
    {
      const HuVariation *variation = g_ptr_array_index (variations, i);

      g_string_append_printf (names, "%s%s+%u", i > 0 ? " " : "", variation->name, variation->events->len);
    }

  return g_string_free (names, FALSE);
}

static HuVariation *
make_variation (HuGame     *game,
                const char *name,
                const char *log)
{
  g_autoptr(GPtrArray) events = hu_fixture_log (hu_game_get_scenario (game), log);

  return hu_variation_new (name, 0, events);
}

/* They may be added, renamed and removed at any time, also while one only tries what if. */
static void
test_variations (Fixture       *fixture,
                 gconstpointer  data)
{
  HuGame *game = hu_document_get_game (fixture->document);
  g_autoptr(HuVariation) early = make_variation (game, "early", "move g1 0201");
  g_autoptr(HuVariation) late = make_variation (game, "late", "move g1 0102; end-phase");
  g_autofree char *there = NULL;
  g_autofree char *back = NULL;
  g_autofree char *names = NULL;

  hu_game_add_variation (game, early);
  g_assert_cmpuint (count_files (fixture->folder), ==, 2);
  append (game, "end-phase; move g1 0103");
  there = describe (game);
  hu_game_begin_what_if (game, 0);
  append (game, "move g1 0201");
  hu_game_add_variation (game, late);

  leave (fixture);
  back = recover (fixture->folder);
  g_assert_cmpstr (back, ==, there);
  names = recover_variations (fixture->folder);
  g_assert_cmpstr (names, ==, "early+1 late+2");
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
    { "/journal/nothing-unsaved", test_nothing_unsaved },
    { "/journal/recovers", test_recovers },
    { "/journal/recovers-what-was-undone", test_recovers_what_was_undone },
    { "/journal/recovers-another-branch", test_recovers_another_branch },
    { "/journal/back-as-saved", test_back_as_saved },
    { "/journal/saved", test_saved },
    { "/journal/unsaved-from-the-start", test_unsaved_from_the_start },
    { "/journal/another-game", test_another_game },
    { "/journal/forgotten", test_forgotten },
    { "/journal/not-offered-while-held", test_not_offered_while_held },
    { "/journal/torn", test_torn },
    { "/journal/damaged", test_damaged },
    { "/journal/laid-out-otherwise", test_laid_out_otherwise },
    { "/journal/no-room", test_no_room },
    { "/journal/room-again", test_room_again },
    { "/journal/variations", test_variations },
    { "/journal/killed", test_killed },
  };

  program = argv[0];
  if (argc == 4 && g_str_equal (argv[1], "--play"))
    return play (argv[2], (guint32) g_ascii_strtoull (argv[3], NULL, 10));

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
