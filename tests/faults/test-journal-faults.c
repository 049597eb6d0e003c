/*
 * The journal on a system whose calls fail in turn: whoever plays is told, the
 * game goes on, what the journal gives back is always a game that was there, and
 * as soon as the disk is well again all of it is kept.  The clock has no say in it.
 */
#include <errno.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>
#include <glib/gstdio.h>

#include "hu-faulty-io.h"
#include "hu-fixture.h"
#include "hu-journal.h"
#include "hu-killed.h"
#include "hu-recovery.h"

#define UNITS "g1 german 0101; s1 soviet 0301"
#define MOST_CALLS 400

typedef struct
{
  char       *folder;
  HuDocument *document;
  HuGame     *game; /* borrowed */
  HuJournal  *journal;
  GString    *said;
  GPtrArray  *moments; /* char *: all that the game has been */
} Table;

static void
trouble_cb (HuJournal  *journal,
            GParamSpec *pspec,
            Table      *self)
{
  const char *trouble = hu_journal_get_trouble (journal);

  if (trouble == NULL)
    return;

  g_assert_cmpuint (strlen (trouble), >, 3);
  g_string_append_printf (self->said, "%s\n", trouble);
}

/* The log with a bar where the game stands, and the names of its variations. */
static char *
describe (HuGame *game)
{
  g_autoptr(GPtrArray) variations = hu_game_dup_variations (game);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < hu_game_get_n_events (game); i++)
    {
      g_autofree char *line = hu_game_file_event_to_text (hu_game_get_scenario (game), hu_game_get_event (game, i));

      g_string_append_printf (text, "%s%s\n", i == hu_game_get_head (game) ? "|\n" : "", line);
    }
  for (guint i = 0; i < variations->len; i++)
    g_string_append_printf (text, "~ %s\n", ((HuVariation *) g_ptr_array_index (variations, i))->name);

  return g_string_free (text, FALSE);
}

static void
remember (Table *self)
{
  g_ptr_array_add (self->moments, describe (self->game));
}

static Table *
table_new (void)
{
  Table *self = g_new0 (Table, 1);
  g_autoptr(HuScenario) scenario = hu_fixture_corridor (UNITS);
  g_autoptr(GPtrArray) log = hu_fixture_log (scenario, "move g1 0102; end-phase");
  g_autoptr(HuGame) game = hu_game_new (scenario, log);
  g_autofree char *base = g_dir_make_tmp ("hu-faults-XXXXXX", NULL);

  /* The journal makes its own folder. */
  self->folder = g_build_filename (base, "journals", NULL);
  self->document = hu_document_new ();
  hu_document_adopt (self->document, game, NULL, NULL);
  self->game = hu_document_get_game (self->document);
  self->journal = hu_journal_new (self->document, self->folder);
  self->said = g_string_new (NULL);
  self->moments = g_ptr_array_new_with_free_func (g_free);
  g_signal_connect (self->journal, "notify::trouble", G_CALLBACK (trouble_cb), self);
  remember (self);

  return self;
}

static void
table_free (Table *self)
{
  g_autofree char *base = g_path_get_dirname (self->folder);

  g_clear_object (&self->journal);
  g_object_unref (self->document);
  hu_clear_folder (self->folder);
  g_rmdir (self->folder);
  g_assert_cmpint (g_rmdir (base), ==, 0);
  g_free (self->folder);
  g_string_free (self->said, TRUE);
  g_ptr_array_unref (self->moments);
  g_free (self);
}

static void
append (Table      *self,
        const char *log)
{
  g_autoptr(GPtrArray) events = hu_fixture_log (hu_game_get_scenario (self->game), log);

  for (guint i = 0; i < events->len; i++)
    {
      HuRefusal refusal;

      g_assert_true (hu_game_append (self->game, g_ptr_array_index (events, i), &refusal));
      remember (self);
    }
}

static void
add_variation (Table *self)
{
  g_autoptr(GPtrArray) events = hu_fixture_log (hu_game_get_scenario (self->game), "move g1 0201");
  g_autoptr(HuVariation) variation = hu_variation_new ("other", 0, events);

  hu_game_add_variation (self->game, variation);
  remember (self);
}

/* Returns (nullable) the game that is left once the program has gone, described. */
static char *
recover (Table *self)
{
  g_autoptr(GPtrArray) list = NULL;
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGame) game = NULL;

  g_clear_object (&self->journal);
  list = hu_recovery_list (self->folder);
  if (list->len == 0)
    return NULL;

  g_assert_cmpuint (list->len, ==, 1);
  game = hu_recovery_read (g_ptr_array_index (list, 0), faults);
  if (game == NULL)
    {
      g_autofree char *line = hu_fault_to_line (hu_faults_get (faults, 0), "journal");

      g_error ("%s", line);
    }

  return describe (game);
}

static gboolean
was_there (Table      *self,
           const char *text)
{
  for (guint i = 0; i < self->moments->len; i++)
    if (g_str_equal (g_ptr_array_index (self->moments, i), text))
      return TRUE;

  return FALSE;
}

/* --- Every call in turn --- */

typedef struct
{
  const char *name;
  gint        number;
  HuFaultyHow how;
} FaultCase;

static const FaultCase fault_cases[] = {
  { "full", ENOSPC, HU_FAULTY_ONCE },
  { "short", ENOSPC, HU_FAULTY_SHORT },
  { "input-output", EIO, HU_FAULTY_ONCE },
  { "not-allowed", EACCES, HU_FAULTY_ONCE },
  { "read-only-from-then-on", EROFS, HU_FAULTY_FROM_THEN_ON },
  { "disk-gone", EIO, HU_FAULTY_FROM_THEN_ON },
  { "full-from-then-on", ENOSPC, HU_FAULTY_FROM_THEN_ON },
};

/* Plays with the @nth call failing; FALSE: there is no such call. */
static gboolean
play_faulty (Table           *self,
             const FaultCase *fault,
             guint            nth)
{
  guint n_calls;

  hu_faulty_arm (self->folder, nth, fault->number, fault->how);
  append (self, "move g1 0103; note kept");
  add_variation (self);
  append (self, "note also; end-phase");
  n_calls = hu_faulty_disarm ();
  if (g_test_verbose ())
    g_test_message ("call %u (%s): %s", nth, hu_faulty_get_call (), self->said->str);

  return n_calls >= nth;
}

static void
test_left_at_once (gconstpointer data)
{
  const FaultCase *fault = data;
  gboolean reached = TRUE;

  for (guint nth = 1; reached; nth++)
    {
      Table *table = table_new ();
      g_autofree char *back = NULL;
      g_autofree char *now = NULL;

      g_assert_cmpuint (nth, <, MOST_CALLS);
      reached = play_faulty (table, fault, nth);
      now = describe (table->game);
      back = recover (table);
      /* Nobody was told: nothing is missing. */
      if (table->said->len == 0)
        g_assert_cmpstr (back, ==, now);
      else if (back != NULL)
        g_assert_true (was_there (table, back));
      table_free (table);
    }
}

static void
test_well_again (gconstpointer data)
{
  const FaultCase *fault = data;
  gboolean reached = TRUE;

  for (guint nth = 1; reached; nth++)
    {
      Table *table = table_new ();
      g_autofree char *back = NULL;
      g_autofree char *now = NULL;

      g_assert_cmpuint (nth, <, MOST_CALLS);
      reached = play_faulty (table, fault, nth);
      append (table, "move s1 0401");
      now = describe (table->game);
      back = recover (table);
      g_assert_cmpstr (back, ==, now);
      table_free (table);
    }
}

/* --- Files that vanish --- */

static void
test_vanished (gconstpointer data)
{
  const char *suffix = data;
  Table *table = table_new ();
  g_autoptr(GDir) dir = NULL;
  g_autofree char *back = NULL;
  g_autofree char *now = NULL;
  const char *name;

  append (table, "move g1 0103");
  add_variation (table);
  dir = g_dir_open (table->folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, suffix))
      {
        g_autofree char *path = g_build_filename (table->folder, name, NULL);

        g_assert_cmpint (g_unlink (path), ==, 0);
      }
  append (table, "note on");
  now = describe (table->game);
  back = recover (table);
  g_assert_cmpstr (back, ==, now);
  g_assert_cmpstr (table->said->str, ==, "");
  table_free (table);
}

/* --- A clock that jumps --- */

static void
test_clock (gconstpointer data)
{
  gint64 seconds = *(const gint64 *) data;
  Table *table = table_new ();
  g_autoptr(GDir) dir = NULL;
  g_autofree char *back = NULL;
  g_autofree char *now = NULL;
  const char *name;

  append (table, "move g1 0103; note before");
  dir = g_dir_open (table->folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (table->folder, name, NULL);
      struct timeval times[2] = { { .tv_sec = seconds }, { .tv_sec = seconds } };

      g_assert_cmpint (utimes (path, times), ==, 0);
    }
  now = describe (table->game);
  back = recover (table);
  g_assert_cmpstr (back, ==, now);
  table_free (table);
}

int
main (int   argc,
      char *argv[])
{
  static const gint64 epoch = 0, past = -2000000000, future = 7000000000;

  g_test_init (&argc, &argv, NULL);
  HU_ADD_TABLE ("/journal-faults/left-at-once", fault_cases, test_left_at_once);
  HU_ADD_TABLE ("/journal-faults/well-again", fault_cases, test_well_again);
  g_test_add_data_func ("/journal-faults/vanished/all", "", test_vanished);
  g_test_add_data_func ("/journal-faults/vanished/journal", ".journal", test_vanished);
  g_test_add_data_func ("/journal-faults/vanished/base", ".hexgame", test_vanished);
  g_test_add_data_func ("/journal-faults/clock/epoch", &epoch, test_clock);
  g_test_add_data_func ("/journal-faults/clock/past", &past, test_clock);
  g_test_add_data_func ("/journal-faults/clock/future", &future, test_clock);

  return g_test_run ();
}
