/*
 * Reading the journals of programs that ended too early: finding them, reading the game of
 * each, and removing them.
 *
 * An interrupted save leaves a complete copy of its data beside the file: the user is
 * offered it like an unsaved game.
 */
#include "config.h"

#include "hu-recovery.h"

#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "hu-file-bytes.h"
#include "hu-file-limits.h"
#include "hu-journal-private.h"
#include "hu-journal-records.h"
#include "hu-save.h"

/* Undone events stay in a journal, so it may be longer than its game. */
#define JOURNAL_MOST (4u * HU_FILE_MAX_BYTES)

struct _HuRecovery
{
  char      *path; /* of the journal, or of the copy */
  char      *base;
  char      *draft; /* NULL: there is none */
  gboolean   is_copy; /* the copy of an interrupted save: then there is no journal, base or draft */
  int        fd;    /* locked, so that nobody else takes it up */
  char      *title;
  GFile     *file;
  HuFileStamp stamp; /* of the file */
  GDateTime *time;
};

/* When it was last written, in local time. */
static GDateTime *
recovery_read_time (const char *path)
{
  g_autoptr(GDateTime) utc = NULL;
  GStatBuf info;

  if (g_stat (path, &info) == 0)
    utc = g_date_time_new_from_unix_utc (info.st_mtime);

  return utc != NULL ? g_date_time_to_local (utc) : g_date_time_new_now_local ();
}

static HuWorkshop *
open_draft (HuRecovery   *self,
            HuFaults *faults)
{
  g_autoptr(GBytes) bytes = hu_recovery_dup_draft_bytes (self);

  return bytes != NULL ? hu_workshop_new_from_bytes (bytes, faults) : NULL;
}

/* The draft may have another title than its game. */
static void
look_at_draft (HuRecovery *self)
{
  g_autoptr(HuFaults) unheard = hu_faults_new ();
  g_autoptr(HuWorkshop) shop = NULL;
  const char *title;

  self->draft = g_strconcat (self->path, HU_JOURNAL_DRAFT, NULL);
  if (!g_file_test (self->draft, G_FILE_TEST_IS_REGULAR))
    {
      g_clear_pointer (&self->draft, g_free);
      return;
    }

  shop = open_draft (self, unheard);
  title = shop != NULL ? hu_node_get_text (hu_workshop_get (shop, "/title"), "") : "";
  if (title[0] != '\0')
    {
      g_free (self->title);
      self->title = g_strdup (title);
    }
  g_date_time_unref (self->time);
  self->time = recovery_read_time (self->draft);
}

/* Opens and locks an ordinary file; -1 if it is none, or if another program holds it. */
static int
recovery_lock (const char *path)
{
  int fd = g_open (path, O_RDWR | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC, 0);
  struct stat info;

  if (fd >= 0 && fstat (fd, &info) == 0 && S_ISREG (info.st_mode) && flock (fd, LOCK_EX | LOCK_NB) == 0)
    return fd;

  if (fd >= 0)
    close (fd);

  return -1;
}

static HuRecovery *
open_left (const char *path)
{
  g_autoptr(HuRecovery) self = g_new0 (HuRecovery, 1);
  g_autofree char *text = NULL;

  self->path = g_strdup (path);
  self->base = g_strconcat (path, HU_JOURNAL_BASE, NULL);
  self->fd = recovery_lock (path);
  if (self->fd < 0)
    return NULL;
  text = hu_file_read_text (path, JOURNAL_MOST, NULL, NULL);
  if (text == NULL)
    return NULL;
  if (_hu_journal_is_empty (text))
    hu_recovery_discard (self);
  if (_hu_journal_is_empty (text) || !_hu_journal_is_known (text))
    return NULL;

  self->file = _hu_journal_read_file (text);
  self->stamp = _hu_journal_read_stamp (text);
  self->title = _hu_journal_read_title (text);
  self->time = recovery_read_time (path);
  look_at_draft (self);

  return g_steal_pointer (&self);
}

/* Removes the files of a program that ended while it was creating a journal. */
static void
sweep (const char *path)
{
  int fd = recovery_lock (path);

  if (fd < 0)
    return;

  g_unlink (path);
  close (fd);
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  const HuRecovery *left = *(HuRecovery * const *) a, *right = *(HuRecovery * const *) b;
  int order = g_date_time_compare (right->time, left->time);

  return order != 0 ? order : g_strcmp0 (left->path, right->path);
}

/**
 * hu_recovery_list:
 * @folder: the folder of the journals, which need not exist
 *
 * Finds the journals of programs that have ended, and locks them: no other window offers
 * them as long as they are held.
 *
 * Returns: (transfer full) (element-type HuRecovery): the games left behind, the newest first
 */
GPtrArray *
hu_recovery_list (const char *folder)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_recovery_free);
  g_autoptr(GDir) dir = NULL;
  const char *name;

  g_return_val_if_fail (folder != NULL, list);

  dir = g_dir_open (folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      HuRecovery *left = g_str_has_suffix (name, HU_JOURNAL_ENDING) ? open_left (path) : NULL;

      if (left != NULL)
        g_ptr_array_add (list, left);
      else if (g_str_has_suffix (name, HU_JOURNAL_NEW) || hu_save_is_left (name))
        sweep (path);
    }
  g_ptr_array_sort (list, compare_times);

  return list;
}

const char *
hu_recovery_get_title (const HuRecovery *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->title;
}

/* @self: a game that was left behind.  Returns the file that it was opened from or saved to; or NULL. */
GFile *
hu_recovery_get_file (const HuRecovery *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->file;
}

/* @self: a game that was left behind.  Returns how its file was when it was opened or saved; NULL if that is not
 * known. */
const HuFileStamp *
hu_recovery_get_stamp (const HuRecovery *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->stamp.there ? &self->stamp : NULL;
}

/* @self: a game that was left behind.  Returns the time of its last change, in local time. */
GDateTime *
hu_recovery_get_time (const HuRecovery *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->time;
}

/* @self: a game that was left behind; @log: (out) (transfer full): its log, for hu_game_file_parse_with_log(); NULL:
 * the bytes have it; @position: (out): the number of its events that have happened.  Returns the game as a game file;
 * NULL if it cannot be read. */
GBytes *
hu_recovery_dup_bytes (HuRecovery *self,
                       GBytes    **log,
                       guint      *position)
{
  g_autofree char *text = NULL;
  g_autoptr(GFile) file = NULL;
  g_autoptr(GBytes) bytes = NULL;

  g_return_val_if_fail (self != NULL && log != NULL && position != NULL, NULL);

  *log = NULL;
  /* A copy has no events after its position. */
  *position = G_MAXUINT;
  file = g_file_new_for_path (self->is_copy ? self->path : self->base);
  bytes = hu_file_read_bytes (file, HU_FILE_MAX_BYTES, NULL);
  if (self->is_copy || bytes == NULL)
    return g_steal_pointer (&bytes);

  text = hu_file_read_text (self->path, JOURNAL_MOST, NULL, NULL);
  if (text == NULL)
    return NULL;

  *log = _hu_journal_replay (text, position);

  return g_steal_pointer (&bytes);
}

/* @self: a game that was left behind.  Returns the draft as it was last kept, with any faults; NULL if there is none or
 * it cannot be read. */
GBytes *
hu_recovery_dup_draft_bytes (HuRecovery *self)
{
  g_autoptr(GFile) file = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->draft == NULL)
    return NULL;

  file = g_file_new_for_path (self->draft);

  return hu_file_read_bytes (file, HU_FILE_MAX_BYTES, NULL);
}

/**
 * hu_recovery_read:
 * @self: a game that was left behind
 * @faults: the list that takes faults if it cannot be read
 *
 * Reads the game as it was when it was left behind, including undone events.
 *
 * Returns: (transfer full) (nullable): the game; %NULL with a fault
 */
HuGame *
hu_recovery_read (HuRecovery   *self,
                  HuFaults *faults)
{
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GBytes) log = NULL;
  g_autoptr(HuGameFile) content = NULL;
  HuGame *game;
  guint position;

  g_return_val_if_fail (self != NULL && faults != NULL, NULL);

  bytes = hu_recovery_dup_bytes (self, &log, &position);
  if (bytes == NULL)
    {
      hu_faults_add (faults, FALSE, 1, "", g_strdup (_("the journal is damaged")),
                     g_strdup (_("the file as it was last saved is untouched")));
      return NULL;
    }

  content = hu_game_file_parse_with_log (bytes, log, faults);
  if (content == NULL)
    return NULL;

  game = hu_game_new (content->scenario, content->log);
  hu_game_set_variations (game, content->variations);
  hu_game_go_to (game, MIN (position, hu_game_get_n_events (game)));

  return game;
}

/* @self: a game that was left behind.  Returns whether it has an unsaved draft from the workshop. */
gboolean
hu_recovery_has_draft (const HuRecovery *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->draft != NULL;
}

/**
 * hu_recovery_read_draft:
 * @self: a game that was left behind, with a draft
 * @faults: the list that takes faults if it cannot be read
 *
 * Reads the draft as it was last kept.  The workshop's check reports any faults in its
 * contents.
 *
 * Returns: (transfer full) (nullable): the workshop, unsaved; %NULL with a fault
 */
HuWorkshop *
hu_recovery_read_draft (HuRecovery   *self,
                        HuFaults *faults)
{
  HuWorkshop *shop;

  g_return_val_if_fail (self != NULL && self->draft != NULL && faults != NULL, NULL);

  shop = open_draft (self, faults);
  if (shop != NULL)
    hu_workshop_set_unsaved (shop);
  else if (hu_faults_get_n (faults) == 0)
    hu_faults_add (faults, FALSE, 1, "", g_strdup (_("the journal is damaged")),
                   g_strdup (_("the file as it was last saved is untouched")));

  return shop;
}

/**
 * hu_recovery_discard:
 * @self: a game that was left behind
 *
 * Removes the files, including half-written ones: the game was recovered and saved, or is
 * not wanted.
 */
void
hu_recovery_discard (HuRecovery *self)
{
  g_autofree char *folder = NULL;
  g_autofree char *stem = NULL;
  g_autoptr(GDir) dir = NULL;
  const char *name;

  g_return_if_fail (self != NULL);

  if (self->is_copy)
    {
      g_unlink (self->path);
      return;
    }

  folder = g_path_get_dirname (self->path);
  stem = g_path_get_basename (self->path);
  dir = g_dir_open (folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name[0] == '.' ? name + 1 : name, stem))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        g_unlink (path);
      }
}

/* Frees it; a game that was not discarded is offered again. */
void
hu_recovery_free (HuRecovery *self)
{
  g_return_if_fail (self != NULL);

  if (self->fd >= 0)
    close (self->fd);
  g_clear_object (&self->file);
  g_clear_pointer (&self->time, g_date_time_unref);
  g_free (self->title);
  g_free (self->draft);
  g_free (self->base);
  g_free (self->path);
  g_free (self);
}

/* --- A copy --- */

static char *
read_title (GFile *copy)
{
  g_autoptr(GBytes) bytes = hu_file_read_bytes (copy, HU_FILE_MAX_BYTES, NULL);
  g_autoptr(HuFaults) unheard = hu_faults_new ();
  g_autoptr(HuWorkshop) shop = bytes != NULL ? hu_workshop_new_from_bytes (bytes, unheard) : NULL;

  return g_strdup (shop != NULL ? hu_node_get_text (hu_workshop_get (shop, "/title"), "") : "");
}

/* Looks for the copy that an interrupted save left behind, and locks it: no other window offers it as long as it
 * is held.  Returns the copy of the data that were being written into @file; NULL if there is none, or if another
 * window holds it; (transfer full) (nullable). */
HuRecovery *
hu_recovery_find_copy (GFile *file)
{
  g_autoptr(HuRecovery) self = NULL;
  g_autoptr(GFile) copy = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  copy = hu_save_find_copy (file);
  if (copy == NULL)
    return NULL;

  self = g_new0 (HuRecovery, 1);
  self->is_copy = TRUE;
  self->path = g_file_get_path (copy);
  self->fd = recovery_lock (self->path);
  if (self->fd < 0)
    return NULL;

  self->file = g_object_ref (file);
  self->title = read_title (copy);
  self->time = recovery_read_time (self->path);

  return g_steal_pointer (&self);
}

/* @self: a game that was left behind.  Returns whether it is the copy of an interrupted save, and not an unsaved
 * game. */
gboolean
hu_recovery_is_copy (const HuRecovery *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->is_copy;
}
