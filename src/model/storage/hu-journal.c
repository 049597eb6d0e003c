/*
 * Writing the journal.  It is two files beside each other: "X.hexgame", the scenario with
 * an empty log and the variations, saved whole again whenever these are edited; and
 * "X.journal", to which every edit of the log appends a record (hu-journal-records.c).
 *
 * A record is handed to the system before the call of the edit returns, so a crash of the
 * program loses nothing.  A thread then has it written to the disk at once, so that a power
 * cut loses the last moment at most, and no edit of the log waits for a disk but the first,
 * which like a change of the variations waits until "X.hexgame" is on it.  While the program
 * runs it holds a lock on the journal: a journal that can be locked was left behind.
 *
 * One file, because the two files have to agree after every write, so all writing is in one place.
 */
#include "config.h"

#include "hu-journal.h"

#include "hu-draft-keeper.h"
#include "hu-journal-private.h"
#include "hu-journal-records.h"
#include "hu-save.h"
#include "hu-troubles.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

struct _HuJournal
{
  GObject      parent_instance;

  HuDocument  *document;
  HuGame      *game;    /* the one that is followed; or NULL */
  char        *folder;

  char        *path;    /* of the journal; NULL: there is none */
  int          fd;
  off_t        length;  /* of its whole records, in bytes */
  GPtrArray   *known;   /* HuEvent: the log as the journal has it, including undone events */
  guint       head;    /* as the journal has it */
  gboolean    base_stale; /* the scenario beside the journal has older variations than the game */
  gboolean    unsure;  /* the disk may lack a part of it, even if later writes succeed */
  HuTroubles *troubles; /* why not all is kept */

  GThreadPool *syncing;
  gint        unsynced; /* an errno, set in the thread */
  gint        asked;    /* the thread is to say that it worked, too */

  HuWorkshop  *draft;   /* the one that is followed; or NULL */
  HuDraftKeeper *keeper; /* keeps the draft; NULL: nothing is in the workshop, or it is saved */
  guint        interval;
};

enum
{
  PROP_0,
  PROP_TROUBLE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (HuJournal, hu_journal, G_TYPE_OBJECT)

static void
set_trouble (HuJournal    *self,
             HuTrouble     trouble,
             const GError *reason)
{
  if (hu_troubles_set (self->troubles, trouble, reason))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TROUBLE]);
}

static void
set_trouble_of_system (HuJournal *self,
                       HuTrouble  trouble,
                       int        number)
{
  g_autoptr(GError) reason = g_error_new_literal (G_FILE_ERROR, (gint) g_file_error_from_errno (number),
                                                  g_strerror (number));

  set_trouble (self, trouble, reason);
}

/* Nothing is to be kept, so nothing is amiss. */
static void
clear_troubles (HuJournal *self)
{
  self->unsure = FALSE;
  g_atomic_int_set (&self->asked, FALSE);
  for (guint i = 0; i < HU_N_TROUBLES; i++)
    set_trouble (self, i, NULL);
}

static gboolean
say_synced_cb (gpointer data)
{
  HuJournal *self = HU_JOURNAL (data);
  int number = g_atomic_int_get (&self->unsynced);

  if (self->path == NULL)
    return G_SOURCE_REMOVE;

  if (number != 0)
    {
      /* The system reports a failed write once, and forgets the data that it could not write. */
      self->unsure = TRUE;
      g_atomic_int_set (&self->asked, TRUE);
      set_trouble_of_system (self, HU_TROUBLE_DISK, number);
    }
  else if (!self->unsure)
    {
      g_atomic_int_set (&self->asked, FALSE);
      set_trouble (self, HU_TROUBLE_DISK, NULL);
    }

  return G_SOURCE_REMOVE;
}

static void
sync_cb (gpointer data,
         gpointer user_data)
{
  HuJournal *self = HU_JOURNAL (user_data);
  int fd = GPOINTER_TO_INT (data);
  int number = fdatasync (fd) != 0 ? errno : 0;

  /* The thread has its own copy of the descriptor, since the journal may be closed by now. */
  close (fd);
  g_atomic_int_set (&self->unsynced, number);
  if (number != 0 || g_atomic_int_get (&self->asked))
    g_idle_add_full (G_PRIORITY_DEFAULT, say_synced_cb, g_object_ref (self), g_object_unref);
}

static void
drop_draft (HuJournal *self)
{
  if (self->keeper != NULL)
    hu_draft_keeper_drop (self->keeper);
  g_clear_pointer (&self->keeper, hu_draft_keeper_free);
  set_trouble (self, HU_TROUBLE_DRAFT, NULL);
}

static void
drop (HuJournal *self)
{
  drop_draft (self);
  if (self->path == NULL)
    return;

  _hu_journal_remove_files (self->path, self->fd);
  self->fd = -1;
  g_clear_pointer (&self->path, g_free);
  g_ptr_array_set_size (self->known, 0);
}

/* Writes all of @text or nothing.  A part that could not be taken back is overwritten by the next record. */
static gboolean
put (HuJournal     *self,
     const GString *text)
{
  gsize done = 0;
  int copy;

  while (done < text->len)
    {
      gssize written = pwrite (self->fd, text->str + done, text->len - done, self->length + (off_t) done);

      if (written < 0 && errno == EINTR)
        continue;
      if (written <= 0)
        {
          int number = written < 0 ? errno : ENOSPC;

          /* A torn record counts for nothing, so it may stay. */
          if (ftruncate (self->fd, self->length) != 0)
            errno = 0;
          set_trouble_of_system (self, HU_TROUBLE_LOG, number);
          return FALSE;
        }
      done += (gsize) written;
    }

  self->length += (off_t) text->len;
  set_trouble (self, HU_TROUBLE_LOG, NULL);
  copy = fcntl (self->fd, F_DUPFD_CLOEXEC, 3);
  if (copy >= 0)
    g_thread_pool_push (self->syncing, GINT_TO_POINTER (copy), NULL);

  return TRUE;
}

/* Counts the events at the start of the log that the journal has already.  Logs are cut and appended to, and a note
 * in the middle moves all events after it; so if one event is the same, all before it are the same. */
static guint
count_kept (HuJournal *self)
{
  guint low = 0, high = MIN (self->known->len, hu_game_get_n_events (self->game));

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (g_ptr_array_index (self->known, middle) == hu_game_get_event (self->game, middle))
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

static void
put_record (HuJournal *self)
{
  guint n_events = hu_game_get_n_events (self->game);
  guint keep = count_kept (self);
  guint head = hu_game_get_head (self->game);
  g_autoptr(GString) text = g_string_new (NULL);

  /* Only the look went elsewhere. */
  if (head == self->head && keep == n_events && keep == self->known->len)
    return;

  _hu_journal_append_record (text, self->game, keep);
  if (!put (self, text))
    return;

  self->head = head;
  g_ptr_array_set_size (self->known, (gint) keep);
  for (guint i = keep; i < n_events; i++)
    g_ptr_array_add (self->known, hu_event_ref (hu_game_get_event (self->game, i)));
}

static gboolean
put_head (HuJournal *self)
{
  g_autofree char *title = hu_document_dup_title (self->document);
  g_autoptr(GString) text = g_string_new (NULL);

  _hu_journal_append_head (text, hu_document_get_file (self->document), hu_document_get_stamp (self->document), title);

  return put (self, text);
}

/* Saves the scenario and its variations whole, before the journal that is based on it. */
static gboolean
put_base (HuJournal *self)
{
  g_autoptr(GPtrArray) nothing = g_ptr_array_new ();
  g_autoptr(GPtrArray) variations = hu_game_dup_variations (self->game);
  g_autoptr(HuGameFile) content =
    hu_game_file_new_with (hu_game_get_own_scenario (self->game), nothing, variations);
  g_autoptr(GBytes) bytes = NULL;
  g_autofree char *base = _hu_journal_dup_base (self->path);
  g_autoptr(GFile) file = g_file_new_for_path (base);
  g_autoptr(GError) error = NULL;

  hu_game_file_set_played (content, hu_game_get_played (self->game));
  bytes = hu_game_file_to_bytes (content);
  self->base_stale = !hu_save_try (file, bytes, &error);
  set_trouble (self, HU_TROUBLE_BASE, error);

  return !self->base_stale;
}

static void
begin (HuJournal *self)
{
  self->length = 0;
  self->fd = _hu_journal_make_file (self->folder, &self->path);
  if (self->fd < 0)
    {
      set_trouble_of_system (self, HU_TROUBLE_LOG, errno);
      drop (self);
      return;
    }

  self->head = G_MAXUINT;
  if (put_base (self) && put_head (self))
    put_record (self);
  else
    drop (self);
}

static void
keeper_told_cb (const GError *reason,
                gpointer      data)
{
  set_trouble (data, HU_TROUBLE_DRAFT, reason);
}

/* Keeps the draft in the workshop beside the game that it began with, as long as it is unsaved. */
static void
follow_draft (HuJournal *self)
{
  HuWorkshop *draft = hu_document_get_draft (self->document);
  g_autofree char *path = NULL;

  /* The draft is being played: it is dropped when that game is kept. */
  if (draft == NULL && self->game != hu_document_get_game (self->document))
    return;
  if (draft == NULL || self->path == NULL || !hu_workshop_get_modified (draft))
    {
      drop_draft (self);
      return;
    }
  if (self->keeper != NULL && hu_draft_keeper_get_shop (self->keeper) == draft)
    return;

  drop_draft (self);
  path = g_strconcat (self->path, HU_JOURNAL_DRAFT, NULL);
  self->keeper = hu_draft_keeper_new (draft, path, self->interval, keeper_told_cb, self);
}

/* Replaces this journal by a new one; the old one stays until the new one exists.  The draft of the old one is
 * removed too, and follow_draft() begins a new one. */
static void
renew (HuJournal *self)
{
  g_autofree char *old = g_steal_pointer (&self->path);
  g_autoptr(GPtrArray) old_known = g_steal_pointer (&self->known);
  off_t old_length = self->length;
  int old_fd = self->fd;

  self->fd = -1;
  self->known = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  begin (self);
  if (self->path != NULL && !hu_troubles_has (self->troubles, HU_TROUBLE_LOG))
    {
      self->unsure = FALSE;
      drop_draft (self);
      _hu_journal_remove_files (old, old_fd);
      return;
    }

  if (self->path != NULL)
    _hu_journal_remove_files (self->path, self->fd);
  g_free (self->path);
  g_ptr_array_unref (self->known);
  self->path = g_steal_pointer (&old);
  self->known = g_steal_pointer (&old_known);
  self->length = old_length;
  self->fd = old_fd;
  self->head = G_MAXUINT;
}

static void
follow_game (HuJournal *self)
{
  /* Events of what-if are not kept if the program ends; the journal has the log as it is. */
  if (self->game != NULL && hu_game_in_what_if (self->game))
    return;

  /* Writing a map would delay the first frame of a stroke. */
  if (self->path == NULL && self->draft != NULL && hu_workshop_is_in_stroke (self->draft))
    return;

  if (self->game == NULL || !hu_document_get_modified (self->document) ||
      (self->path != NULL && _hu_journal_is_gone (self->path, self->fd)))
    drop (self);
  if (self->game == NULL || !hu_document_get_modified (self->document))
    {
      clear_troubles (self);
      return;
    }

  if (self->path == NULL)
    {
      begin (self);
      return;
    }
  if (self->unsure)
    renew (self);
  if (self->base_stale)
    put_base (self);
  put_record (self);
}

static void
follow (HuJournal *self)
{
  follow_game (self);
  follow_draft (self);
}

/* Variations are in the file beside the log, which is rewritten in one piece; the log goes on in the journal. */
static void
variations_changed_cb (HuJournal *self)
{
  if (self->path != NULL)
    put_base (self);
  else
    follow (self);
}

static void
game_replaced_cb (HuJournal *self)
{
  g_autofree char *old = NULL;
  int old_fd;

  if (self->game != NULL)
    {
      g_signal_handlers_disconnect_by_func (self->game, follow, self);
      g_signal_handlers_disconnect_by_func (self->game, variations_changed_cb, self);
    }

  /* The old journal is removed only once the new one exists: the draft that was just played may be nowhere else. */
  old = g_steal_pointer (&self->path);
  old_fd = self->fd;
  self->fd = -1;
  g_ptr_array_set_size (self->known, 0);
  g_set_object (&self->game, hu_document_get_game (self->document));
  if (self->game != NULL)
    {
      g_signal_connect_object (self->game, "changed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->game, "variations-changed", G_CALLBACK (variations_changed_cb), self,
                               G_CONNECT_SWAPPED);
    }
  follow_game (self);
  drop_draft (self);
  if (old != NULL)
    _hu_journal_remove_files (old, old_fd);
  follow_draft (self);
}

static void
modified_cb (HuJournal *self)
{
  /* While the game changes it is the game that tells. */
  if (!hu_document_get_modified (self->document) || self->path == NULL)
    follow (self);
  else
    follow_draft (self);
}

static void
draft_replaced_cb (HuJournal *self)
{
  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_func (self->draft, modified_cb, self);
  g_set_object (&self->draft, hu_document_get_draft (self->document));
  if (self->draft != NULL)
    g_signal_connect_object (self->draft, "notify::modified", G_CALLBACK (modified_cb), self, G_CONNECT_SWAPPED);
  follow_draft (self);
}

static void
hu_journal_dispose (GObject *object)
{
  HuJournal *self = HU_JOURNAL (object);

  hu_troubles_stop (self->troubles);
  /* A journal that was not forgotten is left for the next start. */
  if (self->keeper != NULL)
    hu_draft_keeper_sync (self->keeper);
  g_clear_pointer (&self->keeper, hu_draft_keeper_free);
  g_clear_pointer (&self->path, g_free);
  if (self->fd >= 0)
    close (self->fd);
  self->fd = -1;
  if (self->syncing != NULL)
    g_thread_pool_free (self->syncing, FALSE, TRUE);
  self->syncing = NULL;
  g_clear_object (&self->draft);
  g_clear_object (&self->game);
  g_clear_object (&self->document);

  G_OBJECT_CLASS (hu_journal_parent_class)->dispose (object);
}

static void
hu_journal_finalize (GObject *object)
{
  HuJournal *self = HU_JOURNAL (object);

  hu_troubles_free (self->troubles);
  g_ptr_array_unref (self->known);
  g_free (self->folder);

  G_OBJECT_CLASS (hu_journal_parent_class)->finalize (object);
}

static void
hu_journal_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_TROUBLE:
      g_value_set_string (value, hu_journal_get_trouble (HU_JOURNAL (object)));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
hu_journal_class_init (HuJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_journal_dispose;
  G_OBJECT_CLASS (klass)->finalize = hu_journal_finalize;
  G_OBJECT_CLASS (klass)->get_property = hu_journal_get_property;

  properties[PROP_TROUBLE] = g_param_spec_string ("trouble", NULL, NULL, NULL,
                                                  G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
}

static void
retry (HuJournal *self)
{
  if (hu_journal_get_trouble (self) == NULL)
    return;

  follow (self);
  if (self->keeper != NULL)
    hu_draft_keeper_retry (self->keeper);
}

static gboolean
retry_cb (HuJournal *self)
{
  retry (self);

  return G_SOURCE_CONTINUE;
}

static void
hu_journal_init (HuJournal *self)
{
  self->fd = -1;
  self->interval = 20;
  self->troubles = hu_troubles_new ((GSourceFunc) G_CALLBACK (retry_cb), self);
  self->known = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  self->syncing = g_thread_pool_new (sync_cb, self, 1, FALSE, NULL);
}

/**
 * hu_journal_new:
 * @folder: the folder of the journals; created when it is first needed
 *
 * Follows @document from now on: there is a journal as long as the document is modified,
 * and none when it is not.  If the object is freed while its document is modified, the
 * files stay, as after a crash; hu_journal_forget() prevents that.
 */
HuJournal *
hu_journal_new (HuDocument *document,
                const char *folder)
{
  HuJournal *self;

  g_return_val_if_fail (HU_IS_DOCUMENT (document), NULL);
  g_return_val_if_fail (folder != NULL, NULL);

  self = g_object_new (HU_TYPE_JOURNAL, NULL);
  self->document = g_object_ref (document);
  self->folder = g_strdup (folder);
  g_signal_connect_object (document, "notify::game", G_CALLBACK (game_replaced_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::modified", G_CALLBACK (modified_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::draft", G_CALLBACK (draft_replaced_cb), self, G_CONNECT_SWAPPED);
  game_replaced_cb (self);

  return self;
}

/**
 * hu_journal_set_draft_interval:
 * @seconds: how long edits of a draft may wait to be written
 *
 * A draft is always written whole.  It is therefore not written at every edit, but @seconds
 * after the first edit that is not kept yet.  0: after each edit.
 */
void
hu_journal_set_draft_interval (HuJournal *self,
                               guint      seconds)
{
  g_return_if_fail (HU_IS_JOURNAL (self));

  self->interval = seconds;
  if (self->keeper != NULL)
    hu_draft_keeper_set_interval (self->keeper, seconds);
}

/* Waits until everything is on the disk itself, including the present draft. */
void
hu_journal_sync (HuJournal *self)
{
  g_return_if_fail (HU_IS_JOURNAL (self));

  if (self->keeper != NULL)
    hu_draft_keeper_sync (self->keeper);

  if (self->fd >= 0)
    fdatasync (self->fd);
}

/* Removes the journal: the user has discarded its changes. */
void
hu_journal_forget (HuJournal *self)
{
  g_return_if_fail (HU_IS_JOURNAL (self));

  drop (self);
  clear_troubles (self);
}

/* Returns the reason why some unsaved changes are not kept, as a part of a sentence; NULL: all are kept. */
const char *
hu_journal_get_trouble (HuJournal *self)
{
  g_return_val_if_fail (HU_IS_JOURNAL (self), NULL);

  return hu_troubles_get (self->troubles);
}

const char *
hu_journal_get_folder (HuJournal *self)
{
  g_return_val_if_fail (HU_IS_JOURNAL (self), NULL);

  return self->folder;
}
