/*
 * The form of a journal.  After its head it is a sequence of records, one for each edit of
 * the log:
 *
 *     hex-umpire journal 1
 *     file file:///home/…
 *     title Typhoon
 *     stamp 4096 1796000000 250000 1234
 *     keep 12 at 14
 *     + {"do": "move", …}
 *     + {"do": "end-phase"}
 *     .
 *
 * This record means: keep the first 12 events, append these, and go to the position after
 * the 14th.  A record counts once its last line is there: an incomplete record counts as
 * absent.  The stamp is that of the file when it was last read or saved, and is left out
 * where there was no file.
 *
 * The two files of a journal: their place, creating them, and removing them.
 */
#include "config.h"

#include "hu-journal-records.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "hu-file-name.h"
#include "hu-game-file.h"
#include "hu-journal-private.h"
#include "hu-journal.h"

/* --- The file --- */

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

#define HEAD "hex-umpire journal 1\n"
#define N_HEAD 4 /* lines at most */
#define STAMP "stamp %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT " %u %" G_GUINT64_FORMAT
#define KEEP "keep %u at %u"
#define EVENT "+ "
#define END "."

/* --- Writing --- */

void
_hu_journal_append_head (GString           *text,
                         GFile             *file,
                         const HuFileStamp *stamp,
                         const char        *title)
{
  g_autofree char *shown = g_uri_escape_string (title, " ", TRUE);
  g_autofree char *uri = file != NULL ? g_file_get_uri (file) : g_strdup ("");

  g_string_append_printf (text, HEAD "file %s\ntitle %s\n", uri, shown);
  if (stamp->there)
    g_string_append_printf (text, STAMP "\n", stamp->size, stamp->seconds, stamp->microseconds, stamp->inode);
}

void
_hu_journal_append_record (GString *text,
                           HuGame  *game,
                           guint    keep)
{
  g_string_append_printf (text, KEEP "\n", keep, hu_game_get_head (game));
  for (guint i = keep; i < hu_game_get_n_events (game); i++)
    {
      g_autofree char *line = hu_game_file_event_to_text (hu_game_get_scenario (game), hu_game_get_event (game, i));

      g_string_append_printf (text, EVENT "%s\n", line);
    }
  g_string_append (text, END "\n");
}

/* --- Reading --- */

gboolean
_hu_journal_is_known (const char *text)
{
  return g_str_has_prefix (text, HEAD);
}

/* A program that ended, or ran out of disk space, before its first record was complete has left nothing: without a
 * record only the scenario would be offered instead of the game. */
gboolean
_hu_journal_is_empty (const char *text)
{
  return *text == '\0' || (_hu_journal_is_known (text) && strstr (text, "\n" END "\n") == NULL);
}

static char *
read_member (const char *text,
             const char *key)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", N_HEAD + 1);
  gsize length = strlen (key);

  for (guint i = 0; i < g_strv_length (lines); i++)
    if (strncmp (lines[i], key, length) == 0 && lines[i][length] == ' ')
      return g_strdup (lines[i] + length + 1);

  return NULL;
}

GFile *
_hu_journal_read_file (const char *text)
{
  g_autofree char *uri = read_member (text, "file");
  g_autoptr(GFile) file = NULL;

  if (uri == NULL || uri[0] == '\0')
    return NULL;

  file = g_file_new_for_uri (uri);

  return hu_file_has_place (file) ? g_steal_pointer (&file) : NULL;
}

HuFileStamp
_hu_journal_read_stamp (const char *text)
{
  g_autofree char *shown = read_member (text, "stamp");
  g_auto(GStrv) parts = g_strsplit (shown != NULL ? shown : "", " ", -1);
  guint64 numbers[4];

  if (g_strv_length (parts) != G_N_ELEMENTS (numbers))
    return (HuFileStamp) { FALSE };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (!g_ascii_string_to_unsigned (parts[i], 10, 0, i == 2 ? G_MAXUINT32 : G_MAXUINT64, &numbers[i], NULL))
      return (HuFileStamp) { FALSE };

  return (HuFileStamp) { TRUE, numbers[0], numbers[1], (guint32) numbers[2], numbers[3] };
}

char *
_hu_journal_read_title (const char *text)
{
  g_autofree char *shown = read_member (text, "title");
  char *title = shown != NULL ? g_uri_unescape_string (shown, NULL) : NULL;

  return title != NULL ? title : g_strdup ("");
}

/* Replays the complete records of @lines on @events, which it borrows; an incomplete record ends the replay. */
static guint
replay (char     **lines,
        GPtrArray *events)
{
  g_autoptr(GPtrArray) added = g_ptr_array_new ();
  guint keep = 0, at = 0, head = 0;

  for (guint i = 0; lines[i] != NULL && lines[i + 1] != NULL; i++)
    {
      /* NOLINTNEXTLINE(cert-err34-c): a number too large is like any other wrong one, and asked about below */
      if (sscanf (lines[i], KEEP, &keep, &at) == 2)
        {
          g_ptr_array_set_size (added, 0);
        }
      else if (g_str_has_prefix (lines[i], EVENT))
        {
          g_ptr_array_add (added, lines[i] + strlen (EVENT));
        }
      else if (g_str_equal (lines[i], END))
        {
          if (keep > events->len || at > keep + added->len)
            break;
          g_ptr_array_set_size (events, (gint) keep);
          g_ptr_array_extend (events, added, NULL, NULL);
          head = at;
        }
    }

  return head;
}

GBytes *
_hu_journal_replay (const char *text,
                    guint      *head)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr(GPtrArray) events = g_ptr_array_new ();
  GString *log = g_string_new ("{\"log\":[\n");

  *head = replay (lines, events);
  for (guint i = 0; i < events->len; i++)
    g_string_append_printf (log, "%s%s\n", (const char *) g_ptr_array_index (events, i),
                            i + 1 < events->len ? "," : "");
  g_string_append (log, "]}\n");

  return g_string_free_to_bytes (log);
}
