/*
 * Saving files: whole or not at all, with permissions and links as they were,
 * and an error that says what to do.
 *
 * Full disks and read-only folders are played by the calls of the system that
 * stand at the top of this file, for a test may run as root, whom nothing
 * stops, on a disk with room enough.
 */
/* It would make one symbol of open() and open64(), of which both are wanted. */
#undef _FILE_OFFSET_BITS
#define _GNU_SOURCE

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <glib/gstdio.h>

#include "hu-file-case.h"
#include "hu-save.h"

/* --- A system that fails --- */

static gint fail_write;  /* an errno, or 0 */
static gint fail_create;
static gint fail_fsync;
static gint fail_rename;
static gint fail_access;
static gint writes_left; /* before fail_write comes into force */
static GString *calls;   /* "fsync-file rename fsync-folder", while not NULL */

static void
note (const char *call)
{
  if (calls != NULL)
    g_string_append_printf (calls, "%s%s", calls->len > 0 ? " " : "", call);
}

ssize_t write (int fd, const void *data, size_t length);
int open (const char *path, int flags, ...);
int open64 (const char *path, int flags, ...);
int fsync (int fd);
int rename (const char *from, const char *to);
int access (const char *path, int mode);

ssize_t
write (int         fd,
       const void *data,
       size_t      length)
{
  if (fail_write != 0 && fd > 2 && writes_left-- <= 0)
    {
      errno = fail_write;
      return -1;
    }

  return syscall (SYS_write, fd, data, fail_write != 0 && fd > 2 ? MIN (length, 100) : length);
}

static int
really_open (const char *path,
             int         flags,
             mode_t      mode)
{
  if (fail_create != 0 && ((flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE))
    {
      errno = fail_create;
      return -1;
    }

  return (int) syscall (SYS_openat, AT_FDCWD, path, flags, mode);
}

int
open (const char *path,
      int         flags,
      ...)
{
  va_list arguments;
  mode_t mode;

  va_start (arguments, flags);
  mode = va_arg (arguments, mode_t);
  va_end (arguments);

  return really_open (path, flags, mode);
}

int
open64 (const char *path,
        int         flags,
        ...)
{
  va_list arguments;
  mode_t mode;

  va_start (arguments, flags);
  mode = va_arg (arguments, mode_t);
  va_end (arguments);

  return really_open (path, flags, mode);
}

int
fsync (int fd)
{
  struct stat info;

  g_assert_cmpint (fstat (fd, &info), ==, 0);
  note (S_ISDIR (info.st_mode) ? "fsync-folder" : "fsync-file");
  if (fail_fsync != 0)
    {
      errno = fail_fsync;
      return -1;
    }

  return (int) syscall (SYS_fsync, fd);
}

int
rename (const char *from,
        const char *to)
{
  note ("rename");
  if (fail_rename != 0)
    {
      errno = fail_rename;
      return -1;
    }

  return (int) syscall (SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int
access (const char *path,
        int         mode)
{
  if (fail_access != 0 && (mode & W_OK) != 0)
    {
      errno = fail_access;
      return -1;
    }

  return (int) syscall (SYS_faccessat, AT_FDCWD, path, mode);
}

/* --- A folder to save in --- */

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
  g_autoptr(GError) error = NULL;
  g_autofree char *text = hu_file_case_text ("lifeline");
  g_autofree char *lines = NULL;

  umask (022);
  fixture->folder = g_dir_make_tmp ("hex-umpire-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, "game.hexgame", NULL);
  fixture->file = g_file_new_for_path (fixture->path);
  fixture->game = hu_file_case_parse (text, -1, &lines);
  fixture->text = g_steal_pointer (&text);
}

static void
remove_folder (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
        remove_folder (path);
      else
        g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  fail_write = fail_create = fail_fsync = fail_rename = fail_access = 0;
  remove_folder (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_object_unref (fixture->file);
  hu_game_file_free (fixture->game);
  g_free (fixture->text);
}

static void
write_old (const char *path,
           guint       mode)
{
  g_autoptr(GError) error = NULL;

  g_file_set_contents (path, "old", -1, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_chmod (path, (int) mode), ==, 0);
}

static void
assert_content (const char *path,
                const char *text)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *found = NULL;

  g_file_get_contents (path, &found, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (found, ==, text);
}

static void
assert_n_files (const char *folder,
                guint       n)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  guint found = 0;

  while (g_dir_read_name (dir) != NULL)
    found++;
  g_assert_cmpuint (found, ==, n);
}

static guint
get_mode (const char *path)
{
  struct stat info;

  g_assert_cmpint (stat (path, &info), ==, 0);

  return info.st_mode & 07777;
}

/* The owner stays, where the saver may give files away. */
static void
assert_owner (const char *path,
              uid_t       owner)
{
  struct stat info;

  g_assert_cmpint (stat (path, &info), ==, 0);
  g_assert_cmpuint (info.st_uid, ==, owner);
}

static gboolean
save (const Fixture *fixture,
      GFile         *file,
      GError       **error)
{
  g_autoptr(GBytes) bytes = hu_game_file_to_bytes (fixture->game);

  return hu_save_bytes (file, bytes, error);
}

static void
assert_saves (Fixture *fixture)
{
  g_autoptr(GError) error = NULL;

  g_assert_true (save (fixture, fixture->file, &error));
  g_assert_no_error (error);
}

/* --- Saving --- */

static void
test_new_file (Fixture      *fixture,
               gconstpointer data)
{
  umask (027);
  assert_saves (fixture);
  assert_content (fixture->path, fixture->text);
  assert_n_files (fixture->folder, 1);
  g_assert_cmpuint (get_mode (fixture->path), ==, 0640);
}

static void
test_mode_kept (Fixture      *fixture,
                gconstpointer data)
{
  static const guint modes[] = { 0600, 0640, 0664, 0666, 0444, 0755 };

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      uid_t owner = geteuid () == 0 ? 4711 : geteuid ();

      write_old (fixture->path, modes[i]);
      g_assert_cmpint (chown (fixture->path, owner, getegid ()), ==, 0);
      assert_saves (fixture);
      assert_owner (fixture->path, owner);
      assert_content (fixture->path, fixture->text);
      assert_n_files (fixture->folder, 1);
      g_assert_cmpuint (get_mode (fixture->path), ==, modes[i]);
    }
}

static void
test_link_kept (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *inner = g_build_filename (fixture->folder, "inner", NULL);
  g_autofree char *target = g_build_filename (inner, "target.hexgame", NULL);
  g_autofree char *second = g_build_filename (inner, "link", NULL);
  g_autofree char *found = NULL;

  g_assert_cmpint (g_mkdir (inner, 0755), ==, 0);
  write_old (target, 0604);
  g_assert_cmpint (symlink ("inner/link", fixture->path), ==, 0);
  g_assert_cmpint (symlink ("target.hexgame", second), ==, 0);

  assert_saves (fixture);
  assert_content (target, fixture->text);
  g_assert_cmpuint (get_mode (target), ==, 0604);
  found = g_file_read_link (fixture->path, NULL);
  g_assert_cmpstr (found, ==, "inner/link");
  assert_n_files (inner, 2);
}

/* A link that leads to nothing yet: its file is made. */
static void
test_dangling_link (Fixture      *fixture,
                    gconstpointer data)
{
  g_autofree char *target = g_build_filename (fixture->folder, "target", NULL);

  g_assert_cmpint (symlink (target, fixture->path), ==, 0);
  assert_saves (fixture);
  assert_content (target, fixture->text);
  g_assert_true (g_file_test (fixture->path, G_FILE_TEST_IS_SYMLINK));
}

/* On the disk before it takes the old one's place, and its name there after. */
static void
test_durable (Fixture      *fixture,
              gconstpointer data)
{
  for (guint i = 0; i < 2; i++)
    {
      calls = g_string_new (NULL);
      assert_saves (fixture);
      g_assert_cmpstr (calls->str, ==, "fsync-file rename fsync-folder");
      g_string_free (calls, TRUE);
      calls = NULL;
    }
}

/* --- Not saving --- */

typedef struct
{
  const char *name;
  gint       *fail;
  gint        number;
  const char *cause;
} FailureCase;

static const FailureCase failure_cases[] = {
  { "disk-full", &fail_write, ENOSPC, "the disk is full" },
  { "read-only-disk", &fail_create, EROFS, "the disk is read-only" },
  { "read-only-folder", &fail_create, EACCES, "you may not write there" },
  { "not-permitted", &fail_create, EPERM, "you may not write there" },
  { "read-only-file", &fail_access, EACCES, "you may not write there" },
  { "file-on-a-read-only-disk", &fail_access, EROFS, "the disk is read-only" },
  { "quota", &fail_write, EDQUOT, NULL },
  { "too-large-for-the-disk", &fail_write, EFBIG, NULL },
  { "input-output-error", &fail_fsync, EIO, NULL },
  { "not-renamed", &fail_rename, EACCES, "you may not write there" },
};

static void
test_failure (Fixture      *fixture,
              gconstpointer data)
{
  const FailureCase *test = data;
  g_autoptr(GError) error = NULL;
  g_autofree char *expected = NULL;

  write_old (fixture->path, 0640);
  writes_left = 3;
  *test->fail = test->number;
  g_assert_false (save (fixture, fixture->file, &error));
  *test->fail = 0;

  g_assert_error (error, HU_FILE_ERROR, HU_FILE_ERROR_WRITE);
  if (test->cause != NULL)
    {
      expected = g_strdup_printf ("“%s” could not be saved: %s. %s What was saved before is untouched.",
                                  fixture->path, test->cause,
                                  test->number == ENOSPC ? "Make room on the disk, or save it in another place."
                                                         : "Save it in another place.");
      g_assert_cmpstr (error->message, ==, expected);
    }
  else
    {
      g_assert_nonnull (strstr (error->message, g_strerror (test->number)));
    }
  assert_content (fixture->path, "old");
  assert_n_files (fixture->folder, 1);
  g_assert_cmpuint (get_mode (fixture->path), ==, 0640);

  /* And once the cause is gone it is saved. */
  assert_saves (fixture);
  assert_content (fixture->path, fixture->text);
}

typedef struct
{
  const char *name;
  const char *path; /* in the folder, or absolute */
  const char *cause;
} PlaceCase;

static const PlaceCase place_cases[] = {
  { "no-folder", "no/game.hexgame", "there is no such folder" },
  { "in-a-file", "old/game.hexgame", "a part of its path is no folder" },
  { "a-folder", "inner", "there is a folder of that name" },
  { "a-device", "/dev/full", "it is no ordinary file" },
  { "a-circle", "circle", "its symbolic links go round in a circle" },
  { "long-name", "a-long-name", "its name is too long" },
};

static void
test_place (Fixture      *fixture,
            gconstpointer data)
{
  const PlaceCase *test = data;
  g_autofree char *long_name = g_strnfill (300, 'x');
  g_autofree char *inner = g_build_filename (fixture->folder, "inner", NULL);
  g_autofree char *old = g_build_filename (fixture->folder, "old", NULL);
  g_autofree char *circle = g_build_filename (fixture->folder, "circle", NULL);
  g_autofree char *path = NULL;
  g_autofree char *expected = NULL;
  g_autoptr(GFile) file = NULL;
  g_autoptr(GError) error = NULL;

  g_assert_cmpint (g_mkdir (inner, 0755), ==, 0);
  g_assert_cmpint (symlink ("circle", circle), ==, 0);
  write_old (old, 0644);
  path = g_path_is_absolute (test->path)
           ? g_strdup (test->path)
           : g_build_filename (fixture->folder,
                               g_str_equal (test->path, "a-long-name") ? long_name : test->path, NULL);
  file = g_file_new_for_path (path);

  g_assert_false (save (fixture, file, &error));
  g_assert_error (error, HU_FILE_ERROR, HU_FILE_ERROR_WRITE);
  expected = g_strdup_printf ("“%s” could not be saved: %s. Save it in another place. "
                              "What was saved before is untouched.", path, test->cause);
  g_assert_cmpstr (error->message, ==, expected);
  assert_content (old, "old");
  assert_n_files (fixture->folder, 3);
  g_assert_true (!g_str_equal (path, "/dev/full") || !g_file_test (path, G_FILE_TEST_IS_REGULAR));
}

/* A place that is no path of this machine goes through GIO, and fails as it does. */
static void
test_not_native (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr(GFile) file = g_file_new_for_uri ("resource:///game.hexgame");
  g_autoptr(GError) error = NULL;

  g_assert_false (g_file_is_native (file));
  g_assert_false (save (fixture, file, &error));
  g_assert_error (error, HU_FILE_ERROR, HU_FILE_ERROR_WRITE);
  g_assert_true (g_str_has_prefix (error->message, "“resource:///game.hexgame” could not be saved: "));
}

/* --- A file with several names --- */

static void
test_hard_link_kept (Fixture      *fixture,
                     gconstpointer data)
{
  static const guint modes[] = { 0600, 0644, 0755 };
  g_autofree char *other = g_build_filename (fixture->folder, "other.hexgame", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      uid_t owner = geteuid () == 0 ? 4711 : geteuid ();
      struct stat before, after;

      write_old (fixture->path, modes[i]);
      g_assert_cmpint (chown (fixture->path, owner, getegid ()), ==, 0);
      g_assert_cmpint (link (fixture->path, other), ==, 0);
      g_assert_cmpint (stat (fixture->path, &before), ==, 0);
      assert_saves (fixture);
      assert_content (fixture->path, fixture->text);
      assert_content (other, fixture->text);
      g_assert_cmpint (stat (other, &after), ==, 0);
      g_assert_true (before.st_ino == after.st_ino && after.st_nlink == 2);
      assert_owner (fixture->path, owner);
      g_assert_cmpuint (get_mode (fixture->path), ==, modes[i]);
      assert_n_files (fixture->folder, 2);
      g_assert_cmpint (g_unlink (other), ==, 0);
      g_assert_cmpint (g_unlink (fixture->path), ==, 0);
    }
}

/* The copy is on the disk, and has its name, before the file is written over. */
static void
test_hard_link_durable (Fixture      *fixture,
                        gconstpointer data)
{
  g_autofree char *other = g_build_filename (fixture->folder, "other.hexgame", NULL);

  write_old (fixture->path, 0644);
  g_assert_cmpint (link (fixture->path, other), ==, 0);
  calls = g_string_new (NULL);
  assert_saves (fixture);
  g_assert_cmpstr (calls->str, ==, "fsync-file rename fsync-folder fsync-file");
  g_string_free (calls, TRUE);
  calls = NULL;
}

/* A copy is found until it is asked about; one that says nothing new goes by itself. */
static void
test_find_copy (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, ".game.hexgame.hexumpire-copy-aB3dE6", NULL);
  g_autoptr(GFile) none = hu_save_find_copy (fixture->file);
  g_autoptr(GFile) copy = NULL;
  g_autoptr(GFile) again = NULL;
  g_autoptr(GFile) held = NULL;
  g_autoptr(GFile) gone = NULL;
  int fd;

  g_assert_null (none);
  assert_saves (fixture);
  write_old (path, 0600);
  copy = hu_save_find_copy (fixture->file);
  g_assert_nonnull (copy);
  g_assert_cmpstr (g_file_peek_path (copy), ==, path);

  /* Nobody is asked whether it may go, and so it does not. */
  assert_saves (fixture);
  again = hu_save_find_copy (fixture->file);
  g_assert_nonnull (again);

  fd = open (path, O_RDONLY);
  g_assert_cmpint (flock (fd, LOCK_EX | LOCK_NB), ==, 0);
  held = hu_save_find_copy (fixture->file);
  g_assert_null (held);
  close (fd);

  g_file_set_contents (path, fixture->text, -1, NULL);
  gone = hu_save_find_copy (fixture->file);
  g_assert_null (gone);
  assert_n_files (fixture->folder, 1);
}

/* --- What a save left that was killed --- */

typedef struct
{
  const char *name; /* of a file beside game.hexgame */
  gboolean    goes;
} LeftCase;

static const LeftCase left_cases[] = {
  { ".game.hexgame.hexumpire-aB3dE6", TRUE },
  { ".other.hexgame.hexumpire-aB3dE6", FALSE },
  { ".game.hexgame.hexumpire-aB3dE", FALSE },
  { ".game.hexgame.hexumpire-aB3dE67", FALSE },
  { ".game.hexgame.hexumpire-aB3d.6", FALSE },
  { ".game.hexgame.hexumpire-copy-aB3dE6", FALSE },
  { "game.hexgame.hexumpire-aB3dE6", FALSE },
  { "game.hexgame.aB3dE6", FALSE },
};

static void
test_left (Fixture      *fixture,
           gconstpointer data)
{
  const LeftCase *test = data;
  g_autofree char *path = g_build_filename (fixture->folder, test->name, NULL);
  int fd;

  write_old (path, 0600);
  /* Another program may be saving just now. */
  fd = open (path, O_RDONLY);
  g_assert_cmpint (flock (fd, LOCK_EX | LOCK_NB), ==, 0);
  assert_saves (fixture);
  assert_content (path, "old");
  close (fd);

  assert_saves (fixture);
  g_assert_cmpint (g_file_test (path, G_FILE_TEST_EXISTS), ==, !test->goes);
}

/* Only what saving makes is taken away: no link, no folder, no pipe. */
static void
test_left_otherwise (Fixture      *fixture,
                     gconstpointer data)
{
  g_autofree char *target = g_build_filename (fixture->folder, "target", NULL);
  g_autofree char *symbolic = g_build_filename (fixture->folder, ".game.hexgame.hexumpire-link00", NULL);
  g_autofree char *folder = g_build_filename (fixture->folder, ".game.hexgame.hexumpire-dir000", NULL);
  g_autofree char *pipe = g_build_filename (fixture->folder, ".game.hexgame.hexumpire-pipe00", NULL);

  write_old (target, 0600);
  g_assert_cmpint (symlink ("target", symbolic), ==, 0);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  assert_saves (fixture);
  assert_content (target, "old");
  assert_n_files (fixture->folder, 5);
}

/* A name that leaves no room for more is saved all the same. */
static void
test_longest_name (Fixture      *fixture,
                   gconstpointer data)
{
  g_autofree char *name = g_strnfill (255, 'x');
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GError) error = NULL;

  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (save (fixture, file, &error));
      g_assert_no_error (error);
      assert_content (path, fixture->text);
      assert_n_files (fixture->folder, 1);
    }
}

#define ADD(path, data, func) g_test_add (path, Fixture, data, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/save/new-file", NULL, test_new_file);
  ADD ("/save/mode-kept", NULL, test_mode_kept);
  ADD ("/save/link-kept", NULL, test_link_kept);
  ADD ("/save/dangling-link", NULL, test_dangling_link);
  ADD ("/save/durable", NULL, test_durable);
  ADD ("/save/hard-link/kept", NULL, test_hard_link_kept);
  ADD ("/save/hard-link/durable", NULL, test_hard_link_durable);
  ADD ("/save/hard-link/copy", NULL, test_find_copy);
  for (guint i = 0; i < G_N_ELEMENTS (left_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/save/left/", left_cases[i].name, NULL);

      ADD (path, &left_cases[i], test_left);
    }
  ADD ("/save/left/otherwise", NULL, test_left_otherwise);
  ADD ("/save/longest-name", NULL, test_longest_name);
  for (guint i = 0; i < G_N_ELEMENTS (failure_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/save/failure/", failure_cases[i].name, NULL);

      ADD (path, &failure_cases[i], test_failure);
    }
  for (guint i = 0; i < G_N_ELEMENTS (place_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/save/place/", place_cases[i].name, NULL);

      ADD (path, &place_cases[i], test_place);
    }
  ADD ("/save/not-native", NULL, test_not_native);

  return g_test_run ();
}
