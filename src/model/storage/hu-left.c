/*
 * Reading the journals of programs that ended too early: finding them, reading the game of
 * each, and removing them.
 */
#include "config.h"

#include "hu-left-private.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "hu-file-bytes.h"
#include "hu-file-name.h"
#include "hu-journal-private.h"
#include "hu-json-scan.h"
#include "hu-save.h"

/* Undone events stay in a journal, so it may be longer than its game. */
#define JOURNAL_MOST (4u * HU_FILE_MAX_BYTES)

/* The log that the records of a journal come to. */
typedef struct
{
  GPtrArray *lines;   /* events as JSON, those that were undone included */
  guint      position;
} Replay;

/* Replays the complete records of @text one after the other; an incomplete record ends the replay. */
static void
replay (Replay     *self,
        const char *text)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr(GPtrArray) added = g_ptr_array_new ();
  guint keep = 0, at = 0;

  for (guint i = 0; lines[i] != NULL && lines[i + 1] != NULL; i++)
    {
      /* NOLINTNEXTLINE(cert-err34-c): a number too large is like any other wrong one, and asked about below */
      if (sscanf (lines[i], HU_JOURNAL_KEEP, &keep, &at) == 2)
        {
          g_ptr_array_set_size (added, 0);
        }
      else if (g_str_has_prefix (lines[i], HU_JOURNAL_EVENT))
        {
          g_ptr_array_add (added, lines[i] + strlen (HU_JOURNAL_EVENT));
        }
      else if (g_str_equal (lines[i], HU_JOURNAL_END))
        {
          if (keep > self->lines->len || at > keep + added->len)
            return;
          g_ptr_array_set_size (self->lines, (gint) keep);
          for (guint k = 0; k < added->len; k++)
            g_ptr_array_add (self->lines, g_strdup (g_ptr_array_index (added, k)));
          self->position = at;
        }
    }
}

/* The base with the log in the place of its empty one. */
static GBytes *
compose (const char      *base,
         const GPtrArray *lines)
{
  static const char empty[] = "\n  \"log\": []";
  const char *place = strstr (base, empty);
  GString *text;

  if (place == NULL)
    return NULL;

  text = g_string_new_len (base, place - base);
  g_string_append (text, "\n  \"log\": [\n");
  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (text, "    %s%s\n", (const char *) g_ptr_array_index (lines, i),
                            i + 1 < lines->len ? "," : "");
  g_string_append (text, "  ]");
  g_string_append (text, place + strlen (empty));

  return g_string_free_to_bytes (text);
}

static char *
read_member (const char *text,
             const char *key)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", 4);
  gsize length = strlen (key);

  for (guint i = 0; i < g_strv_length (lines); i++)
    if (strncmp (lines[i], key, length) == 0 && lines[i][length] == ' ')
      return g_strdup (lines[i] + length + 1);

  return NULL;
}

/* A program that ended, or ran out of disk space, before its first record was complete has left nothing: without a
 * record only the scenario would be offered instead of the game. */
static gboolean
holds_nothing (const char *text)
{
  return *text == '\0' || (g_str_has_prefix (text, HU_JOURNAL_HEAD) && strstr (text, "\n" HU_JOURNAL_END "\n") == NULL);
}

GDateTime *
_hu_left_read_time (const char *path)
{
  g_autoptr(GDateTime) utc = NULL;
  GStatBuf info;

  if (g_stat (path, &info) == 0)
    utc = g_date_time_new_from_unix_utc (info.st_mtime);

  return utc != NULL ? g_date_time_to_local (utc) : g_date_time_new_now_local ();
}

static HuWorkshop *
open_draft (HuLeft   *self,
            HuFaults *faults)
{
  g_autoptr(GBytes) bytes = hu_left_dup_draft_bytes (self);

  return bytes != NULL ? hu_workshop_new_from_bytes (bytes, faults) : NULL;
}

/* The draft may have another title than its game. */
static void
look_at_draft (HuLeft *self)
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
  self->time = _hu_left_read_time (self->draft);
}

int
_hu_left_lock (const char *path)
{
  int fd = g_open (path, O_RDWR | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC, 0);
  struct stat info;

  if (fd >= 0 && fstat (fd, &info) == 0 && S_ISREG (info.st_mode) && flock (fd, LOCK_EX | LOCK_NB) == 0)
    return fd;

  if (fd >= 0)
    close (fd);

  return -1;
}

static GFile *
read_file (const char *text)
{
  g_autofree char *uri = read_member (text, "file");
  g_autoptr(GFile) file = NULL;

  if (uri == NULL || uri[0] == '\0')
    return NULL;

  file = g_file_new_for_uri (uri);

  return hu_file_has_place (file) ? g_steal_pointer (&file) : NULL;
}

static HuLeft *
open_left (const char *path)
{
  g_autoptr(HuLeft) self = g_new0 (HuLeft, 1);
  g_autofree char *text = NULL;
  g_autofree char *title = NULL;

  self->path = g_strdup (path);
  self->base = g_strconcat (path, HU_JOURNAL_BASE, NULL);
  self->fd = _hu_left_lock (path);
  if (self->fd < 0)
    return NULL;
  text = hu_file_read_text (path, JOURNAL_MOST, NULL, NULL);
  if (text == NULL)
    return NULL;
  if (holds_nothing (text))
    hu_left_discard (self);
  if (holds_nothing (text) || !g_str_has_prefix (text, HU_JOURNAL_HEAD))
    return NULL;

  self->file = read_file (text);
  title = read_member (text, "title");
  self->title = title != NULL ? g_uri_unescape_string (title, NULL) : NULL;
  if (self->title == NULL)
    self->title = g_strdup ("");

  self->time = _hu_left_read_time (path);
  look_at_draft (self);

  return g_steal_pointer (&self);
}

/* Removes the files of a program that ended while it was creating a journal. */
static void
sweep (const char *path)
{
  int fd = _hu_left_lock (path);

  if (fd < 0)
    return;

  g_unlink (path);
  close (fd);
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  const HuLeft *left = *(HuLeft * const *) a, *right = *(HuLeft * const *) b;
  int order = g_date_time_compare (right->time, left->time);

  return order != 0 ? order : g_strcmp0 (left->path, right->path);
}

/**
 * hu_left_list:
 * @folder: the folder of the journals, which need not exist
 *
 * Finds the journals of programs that have ended, and locks them: no other window offers
 * them as long as they are held.
 *
 * Returns: (transfer full) (element-type HuLeft): the games left behind, the newest first
 */
GPtrArray *
hu_left_list (const char *folder)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_left_free);
  g_autoptr(GDir) dir = NULL;
  const char *name;

  g_return_val_if_fail (folder != NULL, list);

  dir = g_dir_open (folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      HuLeft *left = g_str_has_suffix (name, HU_JOURNAL_ENDING) ? open_left (path) : NULL;

      if (left != NULL)
        g_ptr_array_add (list, left);
      else if (g_str_has_suffix (name, HU_JOURNAL_NEW) || hu_save_is_left (name))
        sweep (path);
    }
  g_ptr_array_sort (list, compare_times);

  return list;
}

/**
 * hu_left_get_title:
 * @self: a game that was left behind
 *
 * Returns: (transfer none): the title of its game
 */
const char *
hu_left_get_title (const HuLeft *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->title;
}

/**
 * hu_left_get_file:
 * @self: a game that was left behind
 *
 * Returns: (transfer none) (nullable): the file that it was opened from or saved to
 */
GFile *
hu_left_get_file (const HuLeft *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->file;
}

/**
 * hu_left_get_time:
 * @self: a game that was left behind
 *
 * Returns: (transfer none): the time of its last change, in local time
 */
GDateTime *
hu_left_get_time (const HuLeft *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->time;
}

/**
 * hu_left_dup_bytes:
 * @self: a game that was left behind
 * @position: (out): the number of its events that have happened
 *
 * Returns: (transfer full) (nullable): the game as a game file; %NULL if it cannot be read
 */
GBytes *
hu_left_dup_bytes (HuLeft *self,
                   guint  *position)
{
  g_autofree char *text = NULL;
  g_autofree char *base = NULL;
  g_autoptr(GBytes) bytes = NULL;
  Replay log = { NULL, 0 };

  g_return_val_if_fail (self != NULL && position != NULL, NULL);

  if (self->is_copy)
    {
      g_autoptr(GFile) copy = g_file_new_for_path (self->path);

      /* All of its events have happened. */
      *position = G_MAXUINT;
      return hu_file_read_bytes (copy, HU_FILE_MAX_BYTES, NULL);
    }

  log.lines = g_ptr_array_new_with_free_func (g_free);
  text = hu_file_read_text (self->path, JOURNAL_MOST, NULL, NULL);
  base = hu_file_read_text (self->base, HU_FILE_MAX_BYTES, NULL, NULL);
  if (text != NULL && base != NULL)
    {
      replay (&log, text);
      bytes = compose (base, log.lines);
    }
  g_ptr_array_unref (log.lines);
  *position = log.position;

  return g_steal_pointer (&bytes);
}

/**
 * hu_left_dup_draft_bytes:
 * @self: a game that was left behind
 *
 * Returns: (transfer full) (nullable): the draft as it was last kept, with any faults; %NULL if
 *   there is none or it cannot be read
 */
GBytes *
hu_left_dup_draft_bytes (HuLeft *self)
{
  g_autoptr(GFile) file = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->draft == NULL)
    return NULL;

  file = g_file_new_for_path (self->draft);

  return hu_file_read_bytes (file, HU_FILE_MAX_BYTES, NULL);
}

/**
 * hu_left_read:
 * @self: a game that was left behind
 * @faults: the list that takes faults if it cannot be read
 *
 * Reads the game as it was when it was left behind, including undone events.
 *
 * Returns: (transfer full) (nullable): the game; %NULL with a fault
 */
HuGame *
hu_left_read (HuLeft   *self,
              HuFaults *faults)
{
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(HuGameFile) content = NULL;
  HuGame *game;
  guint position = 0;

  g_return_val_if_fail (self != NULL && faults != NULL, NULL);

  bytes = hu_left_dup_bytes (self, &position);
  if (bytes == NULL)
    {
      hu_faults_add (faults, FALSE, 1, "", g_strdup (_("the journal is damaged")),
                     g_strdup (_("the file as it was last saved is untouched")));
      return NULL;
    }

  content = hu_game_file_parse (bytes, faults);
  if (content == NULL)
    return NULL;

  game = hu_game_new (content->scenario, content->log);
  hu_game_set_variations (game, content->variations);
  hu_game_go_to (game, MIN (position, hu_game_get_n_events (game)));

  return game;
}

/**
 * hu_left_has_draft:
 * @self: a game that was left behind
 *
 * Returns: whether it has an unsaved draft from the workshop
 */
gboolean
hu_left_has_draft (const HuLeft *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->draft != NULL;
}

/**
 * hu_left_read_draft:
 * @self: a game that was left behind, with a draft
 * @faults: the list that takes faults if it cannot be read
 *
 * Reads the draft as it was last kept.  The workshop's check reports any faults in its
 * contents.
 *
 * Returns: (transfer full) (nullable): the workshop, unsaved; %NULL with a fault
 */
HuWorkshop *
hu_left_read_draft (HuLeft   *self,
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
 * hu_left_discard:
 * @self: a game that was left behind
 *
 * Removes the files, including half-written ones: the game was recovered and saved, or is
 * not wanted.
 */
void
hu_left_discard (HuLeft *self)
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

/**
 * hu_left_free:
 * @self: (transfer full): a game that was left behind
 *
 * Frees it; a game that was not discarded is offered again.
 */
void
hu_left_free (HuLeft *self)
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
