/*
 * The tests follow a file and a folder in which a script saves as VASSAL does, and read the
 * number that each save has in it.
 */
#include <stdlib.h>
#include <string.h>
#include <utime.h>
#include <glib/gstdio.h>

#include "hu-follow-watch.h"
#include "hu-yardstick.h"
#include "hu-zip.h"

#define N_SAVES 200

typedef struct
{
  char          *folder;
  char          *path;
  GFile         *file;
  HuFollowWatch *watch;
  GArray        *seen; /* guint: the numbers of the saves that came */
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("hu-follow-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "game.vsav", NULL);
  fixture->file = g_file_new_for_path (fixture->path);
  fixture->seen = g_array_new (FALSE, FALSE, sizeof (guint));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *command = g_strdup_printf ("rm -r '%s'", fixture->folder);

  if (fixture->watch != NULL)
    g_object_run_dispose (G_OBJECT (fixture->watch));
  g_clear_object (&fixture->watch);
  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL));
  g_object_unref (fixture->file);
  g_array_unref (fixture->seen);
  g_free (fixture->path);
  g_free (fixture->folder);
}

/* --- Reading what came --- */

/* The number in a save, whose text is hidden by a key. */
static guint
read_number (GBytes *bytes)
{
  g_autoptr(HuZip) zip = hu_zip_new (bytes, NULL);
  g_autoptr(GBytes) save = zip != NULL ? hu_zip_read (zip, "savedGame", NULL) : NULL;
  g_autoptr(GString) text = g_string_new (NULL);
  const char *data;
  gsize length;
  gint key;

  g_assert_nonnull (save);
  data = g_bytes_get_data (save, &length);
  g_assert_true (length > 7 && memcmp (data, "!VCSK", 5) == 0);
  key = g_ascii_xdigit_value (data[5]) * 16 + g_ascii_xdigit_value (data[6]);
  for (gsize i = 7; i + 1 < length; i += 2)
    g_string_append_c (text, (char) ((g_ascii_xdigit_value (data[i]) * 16 + g_ascii_xdigit_value (data[i + 1])) ^ key));
  g_assert_nonnull (strstr (text->str, "number "));

  return (guint) atoi (strstr (text->str, "number ") + strlen ("number "));
}

static void
came_cb (Fixture *fixture)
{
  guint number = read_number (hu_follow_watch_get_bytes (fixture->watch));

  g_array_append_val (fixture->seen, number);
}

static void
follow (Fixture *fixture,
        GFile   *place)
{
  fixture->watch = hu_follow_watch_new (place);
  g_signal_connect_swapped (fixture->watch, "came", G_CALLBACK (came_cb), fixture);
}

static guint
last_seen (Fixture *fixture)
{
  return fixture->seen->len > 0 ? g_array_index (fixture->seen, guint, fixture->seen->len - 1) : 0;
}

static void
wait_for_number (Fixture *fixture,
                 guint    number)
{
  HuPatience patience;

  hu_patience_begin (&patience);
  while (last_seen (fixture) != number)
    hu_patience_turn (&patience);
}

static void
wait_for_state (Fixture       *fixture,
                HuFollowState  state)
{
  HuPatience patience;

  hu_patience_begin (&patience);
  while (hu_follow_watch_get_state (fixture->watch) != state)
    hu_patience_turn (&patience);
}

/* --- A script that saves --- */

static GSubprocess *
start_script_of (const char *path,
                 guint       seed,
                 guint       n_saves,
                 const char *kind) /* or NULL */
{
  g_autofree char *script = g_test_build_filename (G_TEST_DIST, "model", "follow", "save-as-vassal.py", NULL);
  g_autofree char *seed_text = g_strdup_printf ("%u", seed);
  g_autofree char *n_text = g_strdup_printf ("%u", n_saves);
  g_autoptr(GError) error = NULL;
  GSubprocess *process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                                           "python3", script, path, seed_text, n_text, kind, NULL);

  g_assert_no_error (error);

  return process;
}

static GSubprocess *
start_script (const char *path,
              guint       seed,
              guint       n_saves)
{
  return start_script_of (path, seed, n_saves, NULL);
}

static void
read_line_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  char **line = data;

  *line = g_data_input_stream_read_line_finish (G_DATA_INPUT_STREAM (source), result, NULL, NULL);
  g_assert_nonnull (*line);
}

static char *
read_line (GDataInputStream *stream)
{
  HuPatience patience;
  char *line = NULL;

  hu_patience_begin (&patience);
  g_data_input_stream_read_line_async (stream, G_PRIORITY_DEFAULT, NULL, read_line_cb, &line);
  while (line == NULL)
    hu_patience_turn (&patience);

  return line;
}

/* Saves @n times, and waits for the script's end. */
static void
save (const char *path,
      guint       n)
{
  g_autoptr(GSubprocess) process = start_script (path, 1, n);

  g_assert_true (g_subprocess_wait_check (process, NULL, NULL));
}

/* The same as VASSAL did in 2006. */
static void
save_old (const char *path,
          guint       n)
{
  g_autoptr(GSubprocess) process = start_script_of (path, 1, n, "old");

  g_assert_true (g_subprocess_wait_check (process, NULL, NULL));
}

/* --- The tests --- */

/* In a folder that is followed, and in a file. */
static void
test_two_hundred (Fixture       *fixture,
                  gconstpointer  data)
{
  guint seed = (guint) g_test_rand_int_range (0, G_MAXINT);
  g_autoptr(GFile) folder = g_file_new_for_path (fixture->folder);
  g_autoptr(GSubprocess) process = NULL;
  g_autoptr(GDataInputStream) stream = NULL;
  gboolean ended = FALSE;

  g_test_message ("seed %u", seed);
  follow (fixture, data != NULL ? folder : fixture->file);
  process = start_script (fixture->path, seed, N_SAVES);
  stream = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  while (!ended)
    {
      g_autofree char *line = read_line (stream);

      ended = g_str_has_prefix (line, "end");
      wait_for_number (fixture, (guint) atoi (ended ? line + strlen ("end ") : line));
      if (!ended)
        g_assert_true (g_output_stream_write_all (g_subprocess_get_stdin_pipe (process), "\n", 1, NULL, NULL, NULL));
    }

  /* Nothing is taken twice, or out of order. */
  for (guint i = 1; i < fixture->seen->len; i++)
    g_assert_cmpuint (g_array_index (fixture->seen, guint, i - 1), <, g_array_index (fixture->seen, guint, i));
  g_test_message ("%u of %u saves were seen", fixture->seen->len, N_SAVES);
  wait_for_state (fixture, HU_FOLLOW_GOOD);
}

/* It is waited for, and after five seconds it is said to be broken; the next save ends that. */
static void
test_half (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *text = NULL;
  gint64 begin;

  save (fixture->path, 1);
  follow (fixture, fixture->file);
  wait_for_number (fixture, 1);

  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  begin = g_get_monotonic_time ();
  g_assert_true (g_file_set_contents (fixture->path, text, 100, NULL));
  wait_for_state (fixture, HU_FOLLOW_WAITING);
  wait_for_state (fixture, HU_FOLLOW_BROKEN);
  g_assert_cmpint (g_get_monotonic_time () - begin, >, 4 * G_TIME_SPAN_SECOND);
  /* The last good save stays. */
  g_assert_cmpuint (read_number (hu_follow_watch_get_bytes (fixture->watch)), ==, 1);
  g_assert_cmpuint (fixture->seen->len, ==, 1);

  save (fixture->path, 2);
  wait_for_number (fixture, 2);
  g_assert_cmpuint (hu_follow_watch_get_state (fixture->watch), ==, HU_FOLLOW_GOOD);
}

/* A time alone is no other save, nor is one of which only the header of an entry has been written over. */
static void
test_touched (Fixture       *fixture,
              gconstpointer  data)
{
  const gsize crc = 14; /* in the first local header; what is read goes by the directory */
  g_autofree char *text = NULL;
  gsize length;

  save (fixture->path, 1);
  follow (fixture, fixture->file);
  wait_for_number (fixture, 1);
  if (data != NULL)
    {
      g_assert_true (g_file_get_contents (fixture->path, &text, &length, NULL));
      text[crc] ^= 1;
      g_assert_true (g_file_set_contents (fixture->path, text, (gssize) length, NULL));
    }
  else
    g_assert_cmpint (g_utime (fixture->path, NULL), ==, 0);
  hu_rest (3000);
  g_assert_cmpuint (fixture->seen->len, ==, 1);
}

/* Of a folder it is the newest save, whatever else is written there. */
static void
test_folder (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr(GFile) folder = g_file_new_for_path (fixture->folder);
  g_autofree char *other = g_build_filename (fixture->folder, "notes.txt", NULL);
  g_autofree char *later = g_build_filename (fixture->folder, "Later.VLOG", NULL);

  follow (fixture, folder);
  g_assert_true (g_file_set_contents (other, "no save", -1, NULL));
  save (fixture->path, 1);
  wait_for_number (fixture, 1);
  g_assert_true (g_file_equal (hu_follow_watch_get_file (fixture->watch), fixture->file));

  save (later, 2);
  wait_for_number (fixture, 2);
  g_assert_false (g_file_equal (hu_follow_watch_get_file (fixture->watch), fixture->file));
  g_unlink (later);
  g_unlink (fixture->path);
  wait_for_state (fixture, HU_FOLLOW_EMPTY);
}

/* A save of 2006 has one entry, and a name that other files have, too, or no suffix at all. */
static void
test_old (Fixture       *fixture,
          gconstpointer  data)
{
  static const char * const names[] = { "a.sav", "0606-1.log", "0611-2", "0611.3", "A.SAV" };
  static const char * const others[] = { "z.log", "z", ".z", "z.sav" };
  g_autoptr(GFile) folder = g_file_new_for_path (fixture->folder);
  g_autofree char *away = g_build_filename (fixture->folder, "a.sav.bak", NULL);

  follow (fixture, folder);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, names[i], NULL);
      g_autoptr(GFile) file = g_file_new_for_path (path);

      /* What is no save does not stand before one. */
      for (guint j = 0; j < G_N_ELEMENTS (others); j++)
        {
          g_autofree char *other = g_build_filename (fixture->folder, others[j], NULL);

          g_assert_true (g_file_set_contents (other, "The journal of something else.", -1, NULL));
        }
      save_old (path, i + 1);
      wait_for_number (fixture, i + 1);
      g_assert_true (g_file_equal (hu_follow_watch_get_file (fixture->watch), file));
    }
  /* Somebody's copy is not what VASSAL writes. */
  save_old (away, 9);
  hu_rest (3000);
  g_assert_cmpuint (last_seen (fixture), ==, G_N_ELEMENTS (names));
  g_assert_cmpuint (hu_follow_watch_get_state (fixture->watch), ==, HU_FOLLOW_GOOD);
}

/* While it is written anew it has nothing in it, and is waited for: the one before is no newer one. */
static void
test_old_anew (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr(GFile) folder = g_file_new_for_path (fixture->folder);
  g_autofree char *first = g_build_filename (fixture->folder, "a.sav", NULL);
  g_autofree char *second = g_build_filename (fixture->folder, "b", NULL);

  follow (fixture, folder);
  save_old (first, 1);
  wait_for_number (fixture, 1);
  save_old (second, 2);
  wait_for_number (fixture, 2);
  g_assert_true (g_file_set_contents (second, "", 0, NULL));
  wait_for_state (fixture, HU_FOLLOW_WAITING);
  save_old (second, 3);
  wait_for_number (fixture, 3);
  g_assert_cmpuint (fixture->seen->len, ==, 3);
}

/* A save that is put there is the newest, though it keeps an earlier time; what was there goes by its time. */
static void
test_kept_time (Fixture       *fixture,
                gconstpointer  data)
{
  static const char * const names[] = { "c.vsav", "b.vsav", "a.vsav" };
  g_autoptr(GFile) folder = g_file_new_for_path (fixture->folder);
  g_autofree char *outside = g_build_filename (fixture->folder, "outside.bak", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const struct utimbuf times = { 1000000000 - i, 1000000000 - i };
      g_autofree char *path = g_build_filename (fixture->folder, names[i], NULL);

      save (outside, i + 1);
      g_assert_cmpint (g_utime (outside, (struct utimbuf *) &times), ==, 0);
      g_assert_cmpint (g_rename (outside, path), ==, 0);
      if (i == 1)
        follow (fixture, folder);
      wait_for_number (fixture, i == 0 ? 0 : i == 1 ? 1 : 3);
    }
  g_assert_cmpuint (fixture->seen->len, ==, 2);
}

/* A text or another archive under the name of a save is not waited for in VASSAL. */
static void
test_foreign (Fixture       *fixture,
              gconstpointer  data)
{
  g_assert_true (g_file_set_contents (fixture->path, "Notes about the game.", -1, NULL));
  follow (fixture, fixture->file);
  wait_for_state (fixture, HU_FOLLOW_FOREIGN);
  g_assert_true (g_file_equal (hu_follow_watch_get_newest (fixture->watch), fixture->file));
  save (fixture->path, 1);
  wait_for_number (fixture, 1);
  g_assert_cmpuint (hu_follow_watch_get_state (fixture->watch), ==, HU_FOLLOW_GOOD);
}

/* Until it is written anew a save that was passed over is none, and the one before does not come again. */
static void
test_passed (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr(GFile) folder = g_file_new_for_path (fixture->folder);
  g_autofree char *later = g_build_filename (fixture->folder, "later.vsav", NULL);

  save (fixture->path, 1);
  follow (fixture, folder);
  wait_for_number (fixture, 1);
  save (later, 2);
  wait_for_number (fixture, 2);
  hu_follow_watch_pass_over (fixture->watch);
  g_assert_true (g_file_equal (hu_follow_watch_get_file (fixture->watch), fixture->file));
  g_assert_cmpuint (read_number (hu_follow_watch_get_bytes (fixture->watch)), ==, 1);
  save (fixture->path, 3);
  wait_for_number (fixture, 3);
  g_assert_cmpuint (fixture->seen->len, ==, 3);
  save (later, 4);
  wait_for_number (fixture, 4);
}

static void
test_gone (Fixture       *fixture,
           gconstpointer  data)
{
  follow (fixture, fixture->file);
  wait_for_state (fixture, HU_FOLLOW_GONE);
  save (fixture->path, 1);
  wait_for_number (fixture, 1);
  g_unlink (fixture->path);
  wait_for_state (fixture, HU_FOLLOW_GONE);
}

/* Who follows writes nothing there. */
static void
test_reads_only (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr(GFile) folder = g_file_new_for_path (fixture->folder);
  g_autoptr(GDir) dir = NULL;
  guint n = 0;

  save (fixture->path, 1);
  g_assert_cmpint (g_chmod (fixture->path, 0400), ==, 0);
  g_assert_cmpint (g_chmod (fixture->folder, 0500), ==, 0);
  follow (fixture, folder);
  wait_for_number (fixture, 1);
  g_assert_cmpint (g_chmod (fixture->folder, 0700), ==, 0);
  dir = g_dir_open (fixture->folder, 0, NULL);
  while (g_dir_read_name (dir) != NULL)
    n++;
  g_assert_cmpuint (n, ==, 1);
}

#define ADD(path, data, test) g_test_add ("/follow-watch/" path, Fixture, data, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("two-hundred/file", NULL, test_two_hundred);
  ADD ("two-hundred/folder", "folder", test_two_hundred);
  ADD ("half", NULL, test_half);
  ADD ("touched/time", NULL, test_touched);
  ADD ("touched/header", "header", test_touched);
  ADD ("folder", NULL, test_folder);
  ADD ("old", NULL, test_old);
  ADD ("old-anew", NULL, test_old_anew);
  ADD ("kept-time", NULL, test_kept_time);
  ADD ("foreign", NULL, test_foreign);
  ADD ("passed", NULL, test_passed);
  ADD ("gone", NULL, test_gone);
  ADD ("reads-only", NULL, test_reads_only);

  return g_test_run ();
}
