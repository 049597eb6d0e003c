/*
 * The two files of a journal: their place, creating them, and removing them.
 */
#include "config.h"

#include "hu-journal.h"
#include "hu-journal-private.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <glib/gstdio.h>

char *
hu_journal_dup_folder (void)
{
  return g_build_filename (g_get_user_state_dir (), "hex-umpire", "journals", NULL);
}

/* The path of the scenario on which the journal at @path is based. */
char *
_hu_journal_dup_base (const char *path)
{
  return g_strconcat (path, HU_JOURNAL_BASE, NULL);
}

/* Creates an empty journal, locked; or returns -1 and errno.  The journal gets its name only once it is locked: a
 * program that starts in between would take it for one that was left behind. */
int
_hu_journal_make_file (const char  *folder,
                       char       **path)
{
  g_autofree char *made = g_build_filename (folder, "XXXXXX" HU_JOURNAL_NEW, NULL);
  g_autofree char *stem = NULL;
  g_autofree char *wanted = NULL;
  int fd, number;

  if (g_mkdir_with_parents (folder, 0700) != 0)
    return -1;

  fd = g_mkstemp_full (made, O_RDWR | O_CLOEXEC, 0600);
  if (fd < 0)
    return -1;

  stem = g_strndup (made, strlen (made) - strlen (HU_JOURNAL_NEW));
  wanted = g_strconcat (stem, HU_JOURNAL_ENDING, NULL);
  if (flock (fd, LOCK_EX | LOCK_NB) == 0 && g_rename (made, wanted) == 0)
    {
      *path = g_steal_pointer (&wanted);
      return fd;
    }

  number = errno;
  g_unlink (made);
  close (fd);
  errno = number;

  return -1;
}

/* A clean-up of the user's folders may remove files of this program. */
gboolean
_hu_journal_is_gone (const char *path,
                     int         fd)
{
  g_autofree char *base = _hu_journal_dup_base (path);
  struct stat info;

  return fstat (fd, &info) != 0 || info.st_nlink == 0 || (g_access (base, F_OK) != 0 && errno == ENOENT);
}

/* Takes them away, and lets go of the journal. */
void
_hu_journal_remove_files (const char *path,
                          int         fd)
{
  g_autofree char *base = _hu_journal_dup_base (path);

  g_unlink (path);
  g_unlink (base);
  close (fd);
}
