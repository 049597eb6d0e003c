/*
 * Temporary files beside the file that is saved.  Where the file system allows it, such a
 * file has no name until it is complete and on the disk; then it is called
 * ".NAME.hexumpire-XXXXXX" for the moment until it is renamed to NAME.  A program that is
 * killed in that moment leaves the file behind, unlocked.  The next save knows it by its
 * name and the missing lock, and removes it.
 *
 * ".NAME.hexumpire-copy-XXXXXX" is a complete copy of the data that are being written into
 * NAME itself, and is never removed unasked.
 */
#define _GNU_SOURCE

#include "config.h"

#include "hu-save.h"
#include "hu-save-private.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>
#include <glib/gstdio.h>

/* As any new file; the user's umask takes from it. */
#define MODE_NEW 0666

#define MARK ".hexumpire-"
#define COPY "copy-"
#define N_RANDOM 6
#define TRIES 100
#define NAME_MOST 255 /* bytes that a name may have */

static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

gboolean
_hu_set_file_error (GError **error,
                    int      number)
{
  g_set_error_literal (error, G_FILE_ERROR, (gint) g_file_error_from_errno (number), g_strerror (number));

  return FALSE;
}

/* ".NAME.hexumpire-", of a long name its beginning. */
static char *
dup_stem (const char *at)
{
  g_autofree char *name = g_path_get_basename (at);
  gsize most = NAME_MOST - strlen ("." MARK COPY) - N_RANDOM, length = strlen (name);

  if (length > most)
    {
      /* No letter is cut through. */
      for (length = most; length > 0 && ((guchar) name[length] & 0xc0) == 0x80; length--)
        ;
      name[length] = '\0';
    }

  return g_strconcat (".", name, MARK, NULL);
}

static char *
dup_random_path (const char *at,
                 const char *kind)
{
  g_autofree char *folder = g_path_get_dirname (at);
  g_autofree char *stem = dup_stem (at);
  g_autofree char *name = NULL;
  char random[N_RANDOM + 1] = "";

  for (guint i = 0; i < N_RANDOM; i++)
    random[i] = letters[g_random_int_range (0, sizeof letters - 1)];
  name = g_strconcat (stem, kind, random, NULL);

  return g_build_filename (folder, name, NULL);
}

static gboolean
is_random (const char *text)
{
  return strlen (text) == N_RANDOM && strspn (text, letters) == N_RANDOM;
}

/* @name: (type filename): the name of a file, without its folder.  Returns whether @name is the name of a temporary
 * file of a save; if the file is not locked, it was left behind. */
gboolean
hu_save_is_left (const char *name)
{
  const char *mark;

  g_return_val_if_fail (name != NULL, FALSE);

  mark = name[0] == '.' ? g_strrstr (name, MARK) : NULL;

  return mark != NULL && is_random (mark + strlen (MARK));
}

/* --- Making one --- */

gboolean
_hu_write_all (int         fd,
               const char *data,
               gsize       length)
{
  gsize done = 0;

  while (done < length)
    {
      gssize written = write (fd, data + done, length - done);

      if (written < 0 && errno == EINTR)
        continue;
      if (written == 0)
        errno = ENOSPC;
      if (written <= 0)
        return FALSE;
      done += (gsize) written;
    }

  return TRUE;
}

static gboolean
fill (int                fd,
      GBytes            *bytes,
      const struct stat *like,
      GError           **error)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  if (!_hu_write_all (fd, data, length))
    return _hu_set_file_error (error, errno);
  if (like != NULL)
    {
      /* Copies owner and permissions before the file has a name.  Only root may give a file away; for other users the
       * file stays their own. */
      if (fchown (fd, like->st_uid, like->st_gid) != 0 && fchown (fd, (uid_t) -1, like->st_gid) != 0)
        errno = 0;
      if (fchmod (fd, like->st_mode & 07777) != 0)
        errno = 0;
    }
  if (fsync (fd) != 0)
    return _hu_set_file_error (error, errno);

  return TRUE;
}

static mode_t
mode_of (const struct stat *like)
{
  return like != NULL ? 0600 : MODE_NEW;
}

/* Writes a file that has no name until it is complete.  FALSE: this file system cannot do that, and nothing is left
 * behind. */
static gboolean
write_nameless (HuBeside          *self,
                const char        *at,
                GBytes            *bytes,
                const struct stat *like)
{
#ifdef O_TMPFILE
  g_autofree char *folder = g_path_get_dirname (at);
  g_autofree char *source = NULL;
  g_autofree char *path = dup_random_path (at, "");
  int fd = g_open (folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, (int) mode_of (like));

  if (fd < 0)
    return FALSE;

  source = g_strdup_printf ("/proc/self/fd/%d", fd);
  if (fill (fd, bytes, like, NULL) && flock (fd, LOCK_EX | LOCK_NB) == 0 &&
      linkat (AT_FDCWD, source, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0)
    {
      self->fd = fd;
      self->path = g_steal_pointer (&path);
      return TRUE;
    }
  close (fd);
#endif

  return FALSE;
}

/* Opens a new file and locks it; or returns -1 and @number.  Another save may remove the file in the moment before
 * it is locked: then its name counts as taken. */
static int
open_new (const char *path,
          mode_t      mode,
          int        *number)
{
  int fd = g_open (path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, (int) mode);
  struct stat info = { 0 };
  gboolean lost;

  if (fd < 0)
    {
      *number = errno;
      return -1;
    }

  /* Where there are no locks nobody tidies up either. */
  lost = flock (fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
  if (!lost && !(fstat (fd, &info) == 0 && info.st_nlink == 0))
    return fd;

  close (fd);
  *number = EEXIST;

  return -1;
}

static gboolean
make_named (HuBeside   *self,
            const char *at,
            mode_t      mode,
            GError    **error)
{
  int number = EEXIST;

  for (guint i = 0; i < TRIES && number == EEXIST; i++)
    {
      char *path = dup_random_path (at, "");
      int fd = open_new (path, mode, &number);

      if (fd >= 0)
        {
          self->fd = fd;
          self->path = path;
          return TRUE;
        }
      g_free (path);
    }

  return _hu_set_file_error (error, number);
}

/* Writes all of @bytes to a new file beside @at, with the owner and mode of @like, or (NULL) those of any new file. */
gboolean
_hu_beside_write (HuBeside          *self,
                  const char        *at,
                  GBytes            *bytes,
                  const struct stat *like,
                  GError           **error)
{
  if (write_nameless (self, at, bytes, like))
    return TRUE;
  if (!make_named (self, at, mode_of (like), error))
    return FALSE;
  if (fill (self->fd, bytes, like, error))
    return TRUE;

  _hu_beside_remove (self);

  return FALSE;
}

/* --- What becomes of it --- */

/* Makes the new name survive a power cut. */
static void
sync_folder (const char *at)
{
  g_autofree char *folder = g_path_get_dirname (at);
  int fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (fd < 0)
    return;

  if (fsync (fd) != 0)
    errno = 0;
  close (fd);
}

gboolean
_hu_beside_replace (HuBeside   *self,
                    const char *at,
                    GError    **error)
{
  if (g_rename (self->path, at) != 0)
    {
      _hu_set_file_error (error, errno);
      _hu_beside_remove (self);
      return FALSE;
    }

  sync_folder (at);
  _hu_beside_close (self);

  return TRUE;
}

gboolean
_hu_beside_keep (HuBeside   *self,
                 const char *at,
                 GError    **error)
{
  g_autofree char *path = dup_random_path (at, COPY);

  if (g_rename (self->path, path) != 0)
    {
      _hu_set_file_error (error, errno);
      _hu_beside_remove (self);
      return FALSE;
    }

  g_free (self->path);
  self->path = g_steal_pointer (&path);
  sync_folder (at);

  return TRUE;
}

void
_hu_beside_close (HuBeside *self)
{
  close (self->fd);
  self->fd = -1;
  g_clear_pointer (&self->path, g_free);
}

void
_hu_beside_remove (HuBeside *self)
{
  g_unlink (self->path);
  _hu_beside_close (self);
}

/* --- What was left --- */

/* Opens and locks an ordinary file of this user that no program holds; or -1. */
static int
open_left (const char  *path,
           struct stat *info)
{
  int fd = g_open (path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC, 0);

  if (fd >= 0 && fstat (fd, info) == 0 && S_ISREG (info->st_mode) && info->st_uid == geteuid () &&
      flock (fd, LOCK_EX | LOCK_NB) == 0)
    return fd;

  if (fd >= 0)
    close (fd);

  return -1;
}

static gint64
get_time (const struct stat *info)
{
  return (gint64) info->st_mtim.tv_sec * 1000000000 + info->st_mtim.tv_nsec;
}

char *
_hu_beside_sweep (const char *at)
{
  g_autofree char *folder = g_path_get_dirname (at);
  g_autofree char *stem = dup_stem (at);
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *copy_stem = g_strconcat (stem, COPY, NULL);
  g_autofree char *copy = NULL;
  gint64 newest = G_MININT64;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      gboolean is_copy = strncmp (name, copy_stem, strlen (copy_stem)) == 0;
      g_autofree char *path = g_build_filename (folder, name, NULL);
      struct stat info;
      int fd;

      if (!is_copy && strncmp (name, stem, strlen (stem)) != 0)
        continue;
      if (!is_random (name + strlen (is_copy ? copy_stem : stem)))
        continue;
      fd = open_left (path, &info);
      if (fd < 0)
        continue;

      if (!is_copy)
        g_unlink (path);
      else if (get_time (&info) >= newest)
        {
          newest = get_time (&info);
          g_free (copy);
          copy = g_steal_pointer (&path);
        }
      close (fd);
    }

  return g_steal_pointer (&copy);
}
