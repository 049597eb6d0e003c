/*
 * The calls of the system that saving makes, each of which may be made to fail.
 */
/* It would make one symbol of open() and open64(), of which both are wanted. */
#undef _FILE_OFFSET_BITS
#define _GNU_SOURCE

#include "hu-faulty-io.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MAX_FILES 1024

static struct
{
  char       *folder; /* NULL: not armed */
  GThread    *thread;
  guint       nth;
  guint       n_calls;
  gint        number;
  HuFaultyHow how;
  const char *call;
  gboolean    half; /* the write that is being made is the short one */
} faulty;

/* Files in the folder, by descriptor; also while it is not armed. */
static char *opened[MAX_FILES];

void
hu_faulty_arm (const char *folder,
               guint       nth,
               gint        number,
               HuFaultyHow how)
{
  faulty.thread = g_thread_self ();
  faulty.nth = nth;
  faulty.n_calls = 0;
  faulty.number = number;
  faulty.how = how;
  faulty.call = NULL;
  faulty.folder = g_strdup (folder);
}

guint
hu_faulty_disarm (void)
{
  g_clear_pointer (&faulty.folder, g_free);

  return faulty.n_calls;
}

const char *
hu_faulty_get_call (void)
{
  return faulty.call;
}

static gboolean
concerns (const char *path)
{
  return faulty.folder != NULL && path != NULL && faulty.thread == g_thread_self () &&
         strncmp (path, faulty.folder, strlen (faulty.folder)) == 0;
}

/* Counts the call; TRUE with errno set where it is to fail. */
static gboolean
fails (const char *call,
       const char *path)
{
  gboolean is_write = g_str_equal (call, "write");
  guint number;

  faulty.half = FALSE;
  if (!concerns (path))
    return FALSE;

  number = ++faulty.n_calls;
  if (faulty.how == HU_FAULTY_KILLED)
    {
      faulty.half = is_write && number + 1 == faulty.nth;
      if (number == faulty.nth)
        kill (getpid (), SIGKILL);
      return FALSE;
    }
  if (faulty.how == HU_FAULTY_SHORT)
    {
      faulty.half = is_write && number == faulty.nth;
      if (faulty.half)
        faulty.call = call;
      if (!is_write || faulty.call == NULL || faulty.half)
        return FALSE;
    }
  else if (faulty.how == HU_FAULTY_ONCE ? number != faulty.nth : number < faulty.nth)
    {
      return FALSE;
    }

  if (faulty.call == NULL)
    faulty.call = call;
  errno = faulty.number;

  return TRUE;
}

static const char *
path_of (int fd)
{
  return fd >= 0 && fd < MAX_FILES ? opened[fd] : NULL;
}

/* REAL is the next library's function of that name. */
#define REAL(name) ((__typeof__ (&name)) dlsym (RTLD_NEXT, #name))

/* --- By path --- */

int open (const char *path, int flags, ...);
int open64 (const char *path, int flags, ...);

static int
keep_path (int         fd,
           const char *path)
{
  if (fd >= 0 && fd < MAX_FILES)
    {
      g_free (opened[fd]);
      opened[fd] = g_strdup (path);
    }

  return fd;
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

  return fails ("open", path) ? -1 : keep_path (REAL (open) (path, flags, mode), path);
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

  return fails ("open", path) ? -1 : keep_path (REAL (open64) (path, flags, mode), path);
}

int
rename (const char *from,
        const char *to)
{
  return fails ("rename", to) ? -1 : REAL (rename) (from, to);
}

int
access (const char *path,
        int         mode)
{
  return fails ("access", path) ? -1 : REAL (access) (path, mode);
}

int
mkdir (const char *path,
       mode_t      mode)
{
  return fails ("mkdir", path) ? -1 : REAL (mkdir) (path, mode);
}

int
linkat (int         from_folder,
        const char *from,
        int         to_folder,
        const char *to,
        int         flags)
{
  return fails ("linkat", to) ? -1 : REAL (linkat) (from_folder, from, to_folder, to, flags);
}

int
chmod (const char *path,
       mode_t      mode)
{
  return fails ("chmod", path) ? -1 : REAL (chmod) (path, mode);
}

int
chown (const char *path,
       uid_t       owner,
       gid_t       group)
{
  return fails ("chown", path) ? -1 : REAL (chown) (path, owner, group);
}

int
stat (const char  *path,
      struct stat *info)
{
  return fails ("stat", path) ? -1 : REAL (stat) (path, info);
}

int
stat64 (const char    *path,
        struct stat64 *info)
{
  return fails ("stat", path) ? -1 : REAL (stat64) (path, info);
}

int
lstat (const char  *path,
       struct stat *info)
{
  return fails ("lstat", path) ? -1 : REAL (lstat) (path, info);
}

int
lstat64 (const char    *path,
         struct stat64 *info)
{
  return fails ("lstat", path) ? -1 : REAL (lstat64) (path, info);
}

/* --- By descriptor --- */

static size_t
shorten (size_t length)
{
  return faulty.half && length > 1 ? length / 2 : length;
}

ssize_t
write (int         fd,
       const void *data,
       size_t      length)
{
  return fails ("write", path_of (fd)) ? -1 : REAL (write) (fd, data, shorten (length));
}

ssize_t
pwrite (int         fd,
        const void *data,
        size_t      length,
        __off_t     offset)
{
  return fails ("write", path_of (fd)) ? -1 : REAL (pwrite) (fd, data, shorten (length), offset);
}

ssize_t
pwrite64 (int         fd,
          const void *data,
          size_t      length,
          __off64_t   offset)
{
  return fails ("write", path_of (fd)) ? -1 : REAL (pwrite64) (fd, data, shorten (length), offset);
}

int
ftruncate (int     fd,
           __off_t length)
{
  return fails ("ftruncate", path_of (fd)) ? -1 : REAL (ftruncate) (fd, length);
}

int
ftruncate64 (int       fd,
             __off64_t length)
{
  return fails ("ftruncate", path_of (fd)) ? -1 : REAL (ftruncate64) (fd, length);
}

ssize_t
pread (int     fd,
       void   *data,
       size_t  length,
       __off_t offset)
{
  return fails ("read", path_of (fd)) ? -1 : REAL (pread) (fd, data, length, offset);
}

ssize_t
pread64 (int       fd,
         void     *data,
         size_t    length,
         __off64_t offset)
{
  return fails ("read", path_of (fd)) ? -1 : REAL (pread64) (fd, data, length, offset);
}

/* These two tell in what they return. */
int
posix_fallocate (int     fd,
                 __off_t from,
                 __off_t length)
{
  return fails ("fallocate", path_of (fd)) ? faulty.number : REAL (posix_fallocate) (fd, from, length);
}

int
posix_fallocate64 (int       fd,
                   __off64_t from,
                   __off64_t length)
{
  return fails ("fallocate", path_of (fd)) ? faulty.number : REAL (posix_fallocate64) (fd, from, length);
}

int
fchmod (int    fd,
        mode_t mode)
{
  return fails ("fchmod", path_of (fd)) ? -1 : REAL (fchmod) (fd, mode);
}

int
fchown (int   fd,
        uid_t owner,
        gid_t group)
{
  return fails ("fchown", path_of (fd)) ? -1 : REAL (fchown) (fd, owner, group);
}

int
fsync (int fd)
{
  return fails ("fsync", path_of (fd)) ? -1 : REAL (fsync) (fd);
}

/* It is closed all the same, as the system does. */
int
close (int fd)
{
  gboolean failed = fails ("close", path_of (fd));
  int number = errno, result;

  if (path_of (fd) != NULL)
    g_clear_pointer (&opened[fd], g_free);
  result = REAL (close) (fd);
  if (failed)
    errno = number;

  return failed ? -1 : result;
}
