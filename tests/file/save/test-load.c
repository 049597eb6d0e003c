/*
 * Loading files: ordinary ones, up to a limit; pipes where somebody names them;
 * and an error that says what to do.
 */
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <glib/gstdio.h>

#include "hu-file-bytes.h"
#include "hu-file-case.h"
#include "hu-file-name.h"
#include "hu-save.h"

typedef struct
{
  char       *folder;
  char       *path; /* in it; not there yet */
  GFile      *file;
  HuGameFile *game;
  char       *text; /* of the game */
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autofree char *lines = NULL;

  fixture->folder = g_dir_make_tmp ("hex-umpire-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "game.hexgame", NULL);
  fixture->file = g_file_new_for_path (fixture->path);
  fixture->text = hu_file_case_text ("lifeline");
  fixture->game = hu_file_case_parse (fixture->text, -1, &lines);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_unlink (fixture->path);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_object_unref (fixture->file);
  hu_game_file_free (fixture->game);
  g_free (fixture->text);
}

static char *
load (const char *path)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) game = hu_game_file_load (file, faults);

  if (game != NULL)
    return hu_file_case_write (game);

  g_assert_cmpuint (hu_faults_get_n (faults), ==, 1);

  return hu_fault_to_line (hu_faults_get (faults, 0), "it");
}

static void
test_load (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *none = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *large = NULL;
  g_autofree char *endless = NULL;
  g_autofree char *text = NULL;

  none = load (fixture->path);
  g_assert_cmpstr (none, ==, "it: there is no such file; check the name and the folder");
  folder = load (fixture->folder);
  g_assert_cmpstr (folder, ==, "it: this is a folder; choose a file in it");

  g_assert_true (g_file_set_contents (fixture->path, fixture->text, -1, NULL));
  text = load (fixture->path);
  g_assert_cmpstr (text, ==, fixture->text);

  /* No more is read than can be of use, whatever the file says of its size. */
  g_assert_cmpint (truncate (fixture->path, 1LL << 40), ==, 0);
  large = load (fixture->path);
  g_assert_cmpstr (large, ==, "it:1: the file is larger than 64 MiB; that is the most this program takes");
  endless = load ("/dev/zero");
  g_assert_cmpstr (endless, ==, "it: this is not an ordinary file; copy what it holds into an ordinary file first");
}

static char *
load_any (GFile *file)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) game = hu_game_file_load_any (file, faults);

  return game != NULL ? hu_file_case_write (game) : hu_fault_to_line (hu_faults_get (faults, 0), "it");
}

static gpointer
feed_thread (gpointer data)
{
  const Fixture *fixture = data;

  gsize length = strlen (fixture->text), done = 0;
  int fd = open (fixture->path, O_WRONLY);

  while (done < length)
    {
      gssize n = write (fd, fixture->text + done, length - done);

      g_assert_cmpint (n, >, 0);
      done += (gsize) n;
    }
  close (fd);

  return NULL;
}

/* A pipe that nobody writes into is refused at once; one that is named on a command line is read. */
static void
test_load_pipe (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *refused = NULL;
  g_autofree char *text = NULL;
  g_autofree char *endless = NULL;
  g_autoptr(GFile) zero = g_file_new_for_path ("/dev/zero");
  g_autoptr(GError) error = NULL;
  GThread *thread;

  g_assert_cmpint (mkfifo (fixture->path, 0600), ==, 0);
  refused = load (fixture->path);
  g_assert_cmpstr (refused, ==,
                   "it: this is not an ordinary file; copy what it holds into an ordinary file first");
  g_assert_null (hu_file_read_text (fixture->path, 100, NULL, &error));
  text = g_strdup_printf ("“%s” is not an ordinary file, so it is not read. Put an ordinary file in its place.",
                          "game.hexgame");
  g_assert_cmpstr (error->message, ==, text);

  thread = g_thread_new ("feed", feed_thread, (gpointer) fixture);
  g_free (text);
  text = load_any (fixture->file);
  g_thread_join (thread);
  g_assert_cmpstr (text, ==, fixture->text);
  endless = load_any (zero);
  g_assert_cmpstr (endless, ==, "it:1: the file is larger than 64 MiB; that is the most this program takes");
}

typedef struct
{
  const char *name;
  const char *uri;
  const char *shown;
  const char *line;
} AddressCase;

static const AddressCase address_cases[] = {
  { "empty", "", "Unnamed File",
    "it: this is not the address of a file; choose the file itself, or give its path" },
  { "no-scheme", "://x", "://x",
    "it: this is not the address of a file; choose the file itself, or give its path" },
  { "other-scheme", "nowhere://host/x.hexgame", "x.hexgame",
    "it: nothing can be read from an address of this kind; copy the file to this computer first" },
};

/* Every address has a name that can be shown, and its fault is said. */
static void
test_address (gconstpointer data)
{
  const AddressCase *test = data;
  g_autoptr(GFile) file = g_file_new_for_uri (test->uri);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autofree char *name = hu_file_dup_name (file);
  g_autofree char *line = NULL;

  g_assert_cmpstr (name, ==, test->shown);
  g_assert_null (hu_game_file_load (file, faults));
  g_assert_cmpuint (hu_faults_get_n (faults), ==, 1);
  line = hu_fault_to_line (hu_faults_get (faults, 0), "it");
  g_assert_cmpstr (line, ==, test->line);
  g_assert_null (hu_save_find_copy (file));
}

/* A file that is no game is read up to its limit. */
static void
test_limit (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autoptr(GError) error = NULL;
  gsize length = 0;

  g_assert_true (g_file_set_contents (fixture->path, "12345678", -1, NULL));
  text = hu_file_read_text (fixture->path, 8, &length, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, "12345678");
  g_assert_cmpuint (length, ==, 8);
  g_assert_null (hu_file_read_text (fixture->path, 7, NULL, &error));
  g_assert_cmpstr (error->message, ==,
                   "“game.hexgame” is far larger than such a file can be, so it is not read. Move it away.");
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/load/file", test_load);
  ADD ("/load/pipe", test_load_pipe);
  ADD ("/load/limit", test_limit);
  for (guint i = 0; i < G_N_ELEMENTS (address_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/load/address/", address_cases[i].name, NULL);

      g_test_add_data_func (path, &address_cases[i], test_address);
    }

  return g_test_run ();
}
