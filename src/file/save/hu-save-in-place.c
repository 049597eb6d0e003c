/*
 * Writing a file in place.  A file with several names would lose one of them if a new file
 * took its place.  Its new contents are therefore first kept complete in a file beside it,
 * and then written over the old contents.  If that fails, the old contents are written
 * back.
 */
#define _GNU_SOURCE

#include "config.h"

#include "hu-save-private.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>
#include <glib/gstdio.h>

static gboolean
read_old (int     fd,
          char   *data,
          gsize   length)
{
  gsize done = 0;

  while (done < length)
    {
      gssize n = pread (fd, data + done, length - done, (off_t) done);

      if (n < 0 && errno == EINTR)
        continue;
      if (n == 0)
        errno = EIO;
      if (n <= 0)
        return FALSE;
      done += (gsize) n;
    }

  return TRUE;
}

/* The file holds @data then, and the disk has it. */
static gboolean
write_over (int         fd,
            const char *data,
            gsize       length)
{
  return lseek (fd, 0, SEEK_SET) == 0 && _hu_write_all (fd, data, length) &&
         ftruncate (fd, (off_t) length) == 0 && fsync (fd) == 0;
}

/* Reserves room before anything is overwritten.  Not every file system can promise that. */
static gboolean
make_room (int       fd,
           gsize     old_length,
           gsize     length,
           gboolean *damaged)
{
  int number = length > old_length ? posix_fallocate (fd, (off_t) old_length, (off_t) (length - old_length)) : 0;

  if (number == 0 || number == EOPNOTSUPP || number == EINVAL)
    return TRUE;

  /* Some of the room may be there already. */
  *damaged = ftruncate (fd, (off_t) old_length) != 0;
  errno = number;

  return FALSE;
}

/* Opens the file that was checked, and not another that has taken its place since. */
static int
open_same (const char        *at,
           const struct stat *info)
{
  int fd = g_open (at, O_RDWR | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC, 0);
  struct stat now;

  if (fd < 0)
    return -1;
  if (fstat (fd, &now) == 0 && now.st_dev == info->st_dev && now.st_ino == info->st_ino)
    return fd;

  close (fd);
  errno = ESTALE;

  return -1;
}

gboolean
_hu_save_in_place (const char        *at,
                   const struct stat *info,
                   GBytes            *bytes,
                   gboolean          *damaged,
                   GError           **error)
{
  gsize length, old_length = (gsize) info->st_size;
  const char *data = g_bytes_get_data (bytes, &length);
  g_autofree char *old = g_try_malloc (MAX (old_length, 1));
  int fd = open_same (at, info), number = ENOMEM;
  gboolean saved = FALSE;

  *damaged = FALSE;
  if (fd < 0)
    return _hu_set_file_error (error, errno);

  if (old != NULL && (!read_old (fd, old, old_length) || !make_room (fd, old_length, length, damaged)))
    {
      number = errno;
    }
  else if (old != NULL)
    {
      saved = write_over (fd, data, length);
      number = errno;
      *damaged = !saved && !write_over (fd, old, old_length);
    }
  close (fd);

  return saved || _hu_set_file_error (error, number);
}
