/*
 * The document: one game, its file, and whether the file is up to date.
 */
#include "hu-document.h"

#include "hu-budget.h"
#include "hu-file-name.h"
#include "hu-save.h"
#include "hu-workshop.h"

struct _HuDocument
{
  GObject   parent_instance;

  HuGame   *game;
  GFile    *file;
  HuFileStamp stamp; /* of the file, as it was when it was last read or saved */
  gboolean  modified;
  HuWorkshop *draft; /* being worked on; or NULL */

  /* The log as the file has it (HuEvent); NULL: the game is in no file. */
  GPtrArray *saved;
  gboolean  variations_edited; /* since then */
};

enum
{
  PROP_0,
  PROP_GAME,
  PROP_FILE,
  PROP_MODIFIED,
  PROP_DRAFT,
  N_PROPS
};

enum
{
  SAVED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuDocument, hu_document, G_TYPE_OBJECT)

static void
set_modified (HuDocument *self,
              gboolean    modified)
{
  if (self->modified == modified)
    return;

  self->modified = modified;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
}

/* Without a stamp, the file that it has already is as it was known, and another as it is now. */
static void
set_file (HuDocument        *self,
          GFile             *file,
          const HuFileStamp *stamp)
{
  gboolean same = self->file == file || (self->file != NULL && file != NULL && g_file_equal (self->file, file));

  if (stamp != NULL && file != NULL)
    self->stamp = *stamp;
  else if (!same)
    self->stamp = file != NULL ? hu_file_stamp_take (file) : (HuFileStamp) { FALSE };
  if (same)
    return;

  g_set_object (&self->file, file);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FILE]);
}

/* Events are shared and never changed, so the same event is the same pointer.  Notes are pinned in the middle of a
 * log too, so every event is compared. */
static gboolean
is_as_saved (HuDocument *self)
{
  if (self->draft != NULL && hu_workshop_get_modified (self->draft))
    return FALSE;
  /* Events in a lesson are practice: nobody needs to save them, and progress is kept elsewhere. */
  if (self->file == NULL && hu_game_get_scenario (self->game)->lesson != NULL)
    return TRUE;

  if (self->variations_edited)
    return FALSE;
  if (self->saved == NULL || hu_game_get_head (self->game) != self->saved->len)
    return FALSE;

  for (guint i = 0; i < self->saved->len; i++)
    if (hu_game_get_event (self->game, i) != g_ptr_array_index (self->saved, i))
      return FALSE;

  return TRUE;
}

static void
remember_saved (HuDocument *self)
{
  self->variations_edited = FALSE;
  g_clear_pointer (&self->saved, g_ptr_array_unref);
  self->saved = hu_game_dup_log (self->game);
  set_modified (self, FALSE);
}

static void
variations_changed_cb (HuDocument *self)
{
  self->variations_edited = TRUE;
  set_modified (self, TRUE);
}

static void
update_modified (HuDocument *self)
{
  /* Events of what-if are not saved. */
  if (hu_game_in_what_if (self->game))
    return;

  set_modified (self, !is_as_saved (self));
}

static void
set_game (HuDocument *self,
          HuGame     *game)
{
  if (self->game != NULL)
    {
      g_signal_handlers_disconnect_by_func (self->game, update_modified, self);
      g_signal_handlers_disconnect_by_func (self->game, variations_changed_cb, self);
    }

  g_set_object (&self->game, game);
  g_signal_connect_object (game, "changed", G_CALLBACK (update_modified), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "variations-changed", G_CALLBACK (variations_changed_cb), self, G_CONNECT_SWAPPED);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

static void
hu_document_finalize (GObject *object)
{
  HuDocument *self = HU_DOCUMENT (object);

  g_clear_object (&self->game);
  g_clear_object (&self->file);
  g_clear_pointer (&self->saved, g_ptr_array_unref);
  g_clear_object (&self->draft);

  G_OBJECT_CLASS (hu_document_parent_class)->finalize (object);
}

static void
hu_document_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  HuDocument *self = HU_DOCUMENT (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;

    case PROP_FILE:
      g_value_set_object (value, self->file);
      break;

    case PROP_MODIFIED:
      g_value_set_boolean (value, self->modified);
      break;

    case PROP_DRAFT:
      g_value_set_object (value, self->draft);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
hu_document_class_init (HuDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->finalize = hu_document_finalize;
  object_class->get_property = hu_document_get_property;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, HU_TYPE_GAME, flags);
  properties[PROP_FILE] = g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE, flags);
  properties[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, flags);
  properties[PROP_DRAFT] = g_param_spec_object ("draft", NULL, NULL, HU_TYPE_WORKSHOP, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SAVED] = g_signal_new ("saved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
hu_document_init (HuDocument *self)
{
}

HuDocument *
hu_document_new (void)
{
  return g_object_new (HU_TYPE_DOCUMENT, NULL);
}

/* Returns its game; NULL before the first open. */
HuGame *
hu_document_get_game (HuDocument *self)
{
  g_return_val_if_fail (HU_IS_DOCUMENT (self), NULL);

  return self->game;
}

/* Returns the file to save to; NULL if the user has to choose one. */
GFile *
hu_document_get_file (HuDocument *self)
{
  g_return_val_if_fail (HU_IS_DOCUMENT (self), NULL);

  return self->file;
}

const HuFileStamp *
hu_document_get_stamp (HuDocument *self)
{
  g_return_val_if_fail (HU_IS_DOCUMENT (self), NULL);

  return &self->stamp;
}

/* Takes its file as it is on the disk now for the one that was read: the user has been told, and goes on. */
void
hu_document_accept_file (HuDocument *self)
{
  g_return_if_fail (HU_IS_DOCUMENT (self));

  if (self->file != NULL)
    self->stamp = hu_file_stamp_take (self->file);
}

/* Returns its scenario in the workshop, or NULL. */
HuWorkshop *
hu_document_get_draft (HuDocument *self)
{
  g_return_val_if_fail (HU_IS_DOCUMENT (self), NULL);

  return self->draft;
}

/* Returns the game's title, cut if it is too long, or the name of its file if it has none; "" without either. */
char *
hu_document_dup_title (HuDocument *self)
{
  const HuScenario *scenario;

  g_return_val_if_fail (HU_IS_DOCUMENT (self), NULL);

  scenario = self->game != NULL ? hu_game_get_scenario (self->game) : NULL;
  if (scenario != NULL && scenario->title != NULL && scenario->title[0] != '\0')
    return hu_budget_abridge (hu_scenario_word (scenario, scenario->title), HU_BUDGET_NAME);

  return self->file != NULL ? hu_file_dup_name (self->file) : g_strdup ("");
}

/* Returns whether the game differs from what was opened or last saved. */
gboolean
hu_document_get_modified (HuDocument *self)
{
  g_return_val_if_fail (HU_IS_DOCUMENT (self), FALSE);

  return self->modified;
}

void
hu_document_adopt (HuDocument        *self,
                   HuGame            *game,
                   GFile             *file,
                   const HuFileStamp *stamp)
{
  g_return_if_fail (HU_IS_DOCUMENT (self));
  g_return_if_fail (HU_IS_GAME (game));
  g_return_if_fail (file == NULL || G_IS_FILE (file));

  g_object_freeze_notify (G_OBJECT (self));
  set_file (self, file, stamp);
  set_game (self, game);
  remember_saved (self);
  g_object_thaw_notify (G_OBJECT (self));
}

/**
 * hu_document_adopt_unsaved:
 * @game: a game that was recovered or newly made
 * @file: (nullable): the file to save to; %NULL if the user has to choose one
 * @stamp: (nullable): @file as it was when the game was last the same as in it; %NULL: as in hu_document_adopt()
 *
 * Replaces the game of the document with @game, which differs from @file and so is modified
 * until it is saved.
 */
void
hu_document_adopt_unsaved (HuDocument        *self,
                           HuGame            *game,
                           GFile             *file,
                           const HuFileStamp *stamp)
{
  g_return_if_fail (HU_IS_DOCUMENT (self));
  g_return_if_fail (HU_IS_GAME (game));
  g_return_if_fail (file == NULL || G_IS_FILE (file));

  g_object_freeze_notify (G_OBJECT (self));
  set_file (self, file, stamp);
  g_clear_pointer (&self->saved, g_ptr_array_unref);
  set_modified (self, TRUE);
  set_game (self, game);
  g_object_thaw_notify (G_OBJECT (self));
}

/**
 * hu_document_set_draft:
 * @draft: (nullable): its scenario in the workshop; %NULL: it is there no longer
 *
 * While there is a draft, the draft is modified and saved, even if it has faults.
 */
void
hu_document_set_draft (HuDocument *self,
                       HuWorkshop *draft)
{
  g_return_if_fail (HU_IS_DOCUMENT (self));
  g_return_if_fail (draft == NULL || HU_IS_WORKSHOP (draft));

  if (self->draft == draft)
    return;

  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_func (self->draft, update_modified, self);
  g_set_object (&self->draft, draft);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DRAFT]);
  if (draft != NULL)
    g_signal_connect_object (draft, "notify::modified", G_CALLBACK (update_modified), self, G_CONNECT_SWAPPED);
  update_modified (self);
}

/**
 * hu_document_open:
 * @as_new: whether its contents become a game without a file, as with the shipped scenarios, which
 *   must not be overwritten; those of a report always do
 * @faults: the list that takes every fault and warning found
 *
 * Opens @file and replaces the present game.
 *
 * Returns: %FALSE if the file cannot be opened; then nothing has changed
 */
gboolean
hu_document_open (HuDocument *self,
                  GFile      *file,
                  gboolean    as_new,
                  HuFaults   *faults)
{
  g_autoptr(HuGameFile) content = NULL;
  g_autoptr(HuGame) game = NULL;
  HuFileStamp stamp;

  g_return_val_if_fail (HU_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_return_val_if_fail (faults != NULL, FALSE);

  stamp = hu_file_stamp_take (file);
  content = hu_game_file_load (file, faults);
  if (content == NULL)
    return FALSE;

  game = hu_game_new (content->scenario, content->log);
  hu_game_set_variations (game, content->variations);
  hu_document_adopt (self, game, as_new || content->carried ? NULL : file, &stamp);

  return TRUE;
}

static GBytes *
to_bytes (HuDocument *self)
{
  g_autoptr(HuGameFile) content = NULL;
  g_autoptr(GPtrArray) log = NULL;
  g_autoptr(GPtrArray) variations = NULL;

  if (self->draft != NULL)
    return hu_workshop_to_bytes (self->draft);

  log = hu_game_dup_log (self->game);
  variations = hu_game_dup_variations (self->game);
  content = hu_game_file_new_with (hu_game_get_own_scenario (self->game), log, variations);
  hu_game_file_set_played (content, hu_game_get_played (self->game));

  return hu_game_file_to_bytes (content);
}

/**
 * hu_document_save:
 * @file: (nullable): the file to write; %NULL: its own file, which it must have then
 * @error: return location for a %HU_FILE_ERROR
 *
 * Saves all that happened, whatever moment is shown.  On success @file is the document's
 * file from now on; on failure nothing has changed, here or on disk.
 */
gboolean
hu_document_save (HuDocument  *self,
                  GFile       *file,
                  GError     **error)
{
  g_autoptr(GBytes) bytes = NULL;
  GFile *where;
  HuFileStamp stamp;

  g_return_val_if_fail (HU_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (self->game != NULL && !hu_game_in_what_if (self->game), FALSE);
  g_return_val_if_fail (file != NULL || self->file != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  bytes = to_bytes (self);
  where = file != NULL ? file : self->file;
  if (!hu_save_bytes (where, bytes, error))
    return FALSE;

  stamp = hu_file_stamp_take (where);
  g_object_freeze_notify (G_OBJECT (self));
  set_file (self, where, &stamp);
  if (self->draft != NULL)
    hu_workshop_set_saved (self->draft);
  remember_saved (self);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[SAVED], 0);

  return TRUE;
}
