/*
 * The follower: from a save to an offer.  An import runs in a thread; the comparison is made
 * anew whenever the game changes, so that an undo here offers the position again.
 */
#include "hu-follower.h"

#include "hu-follower-moment.h"
#include "hu-follower-origin.h"
#include "hu-import-store.h"

struct _HuFollower
{
  GObject        parent_instance;

  GPtrArray     *others;      /* GFile: those that its saves need */
  GFile         *profiles;
  char          *memory;
  HuFollowWatch *watch;
  GCancellable  *cancellable; /* of the import that is under way, or NULL */
  GError        *problem;
  GFile         *file;        /* of the last position */
  HuImport      *import;      /* the last position, or NULL */
  char          *kind;        /* likewise: the module that it names */
  HuOrigin       origin;      /* of the positions that were compared with the game */
  gboolean       left;        /* the user does not want it */
  gboolean       fresh;       /* it has not been compared yet */

  GSignalGroup  *game_signals;
  HuGame        *game;
  GHashTable    *later;       /* units that have gone, and stay: a set of unit + 1 */
  gboolean       at_once;
  gboolean       taking;

  HuSnapshot    *base;        /* the game at its head, or NULL */
  HuImportMatch *match;       /* with the base, or NULL */
  HuOffer        offer;
  char          *words;
  guint          moment;
};

enum
{
  CHANGED,
  TAKEN,
  REFUSED,
  N_SIGNALS
};

enum
{
  PROP_0,
  PROP_AT_ONCE,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuFollower, hu_follower, G_TYPE_OBJECT)

/* --- The comparison --- */

static void
forget_offer (HuFollower *self)
{
  g_clear_pointer (&self->match, hu_import_match_free);
  g_clear_pointer (&self->base, hu_snapshot_unref);
  g_clear_pointer (&self->words, g_free);
  self->offer = HU_OFFER_NOTHING;
}

static gboolean
is_of_other (const GError *problem)
{
  return g_error_matches (problem, HU_IMPORT_ERROR, HU_IMPORT_ERROR_OTHER) ||
         g_error_matches (problem, HU_IMPORT_ERROR, HU_IMPORT_ERROR_STRANGE);
}

static void
set_problem (HuFollower *self,
             GError     *problem) /* (transfer full) (nullable) */
{
  g_clear_error (&self->problem);
  self->problem = problem;
}

/* Nobody is asked twice what became of a unit; one that is there again may go again. */
static void
drop_later (HuFollower *self)
{
  GHashTableIter iter;
  gpointer unit;

  g_hash_table_iter_init (&iter, self->later);
  while (g_hash_table_iter_next (&iter, &unit, NULL))
    {
      guint wanted = GPOINTER_TO_UINT (unit) - 1;
      gboolean gone = FALSE;

      for (guint i = self->match->gone->len; i > 0; i--)
        if (g_array_index (self->match->gone, guint, i - 1) == wanted)
          {
            g_array_remove_index (self->match->gone, i - 1);
            gone = TRUE;
          }
      if (!gone)
        g_hash_table_iter_remove (&iter);
    }
}

static HuOffer
find_offer (HuFollower *self)
{
  const HuState *state = hu_snapshot_get_state (self->base);
  g_autoptr(GPtrArray) events = hu_import_match_list_events (self->match, state, HU_GONE_LATER);

  if (events->len == 0 && self->match->gone->len == 0)
    return HU_OFFER_NOTHING;
  /* What has changed may be secret from that side. */
  if (hu_game_get_viewer (self->game) != HU_SIDE_NONE)
    return HU_OFFER_VEILED;
  if (hu_follower_find_moment (self->game, self->match, self->later, &self->moment))
    return HU_OFFER_BACK;

  return events->len > 0 ? HU_OFFER_CHANGES : HU_OFFER_GONE;
}

/* A position of another game, which may have come while there was none, is left alone. */
static gboolean
fits (HuFollower *self)
{
  g_autoptr(GError) error = NULL;

  if (!hu_origin_check_match (self->match, &error))
    {
      forget_offer (self);
      set_problem (self, g_steal_pointer (&error));
      return FALSE;
    }

  if (self->origin.kind == NULL)
    hu_origin_set (&self->origin, self->kind, self->import);

  return TRUE;
}

/* In what-if the game is not where it is played. */
static void
compare (HuFollower *self)
{
  forget_offer (self);
  if (self->game != NULL && self->import != NULL && !self->left && !hu_game_in_what_if (self->game))
    {
      self->base = hu_game_get_snapshot_at (self->game, hu_game_get_head (self->game));
      self->match = hu_import_match_new (hu_snapshot_get_state (self->base), self->import);
      if (!fits (self))
        return;
      drop_later (self);
      self->offer = find_offer (self);
      if (self->offer != HU_OFFER_NOTHING && self->offer != HU_OFFER_VEILED)
        self->words = hu_import_match_word_changes (self->match, hu_snapshot_get_state (self->base));
    }
}

/* A position that was there before is never taken without a question: that would undo what is here. */
static void
take_at_once (HuFollower *self)
{
  HuRefusal refusal;
  GPtrArray *events;

  if (!self->at_once || self->offer != HU_OFFER_CHANGES)
    return;

  events = hu_follower_list_events (self, HU_GONE_LATER);
  self->taking = TRUE;
  if (hu_game_is_looking_back (self->game))
    hu_game_look_at (self->game, hu_game_get_head (self->game));
  if (hu_game_append_gesture (self->game, (HuEvent * const *) events->pdata, events->len, &refusal, NULL))
    {
      compare (self);
      g_signal_emit (self, signals[TAKEN], 0);
    }
  else
    g_signal_emit (self, signals[REFUSED], 0, &refusal);
  self->taking = FALSE;
  g_ptr_array_unref (events);
}

static void
update (HuFollower *self)
{
  if (self->taking)
    return;

  compare (self);
  if (self->fresh && self->match != NULL)
    {
      self->fresh = FALSE;
      take_at_once (self);
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- The import --- */

typedef struct
{
  GPtrArray *files; /* GFile: the save, and those that it needs */
  GBytes    *bytes;
  GFile     *profiles;
  char      *memory;
  HuOrigin   origin;
  char      *kind;   /* of the save, once it is read */
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_ptr_array_unref (job->files);
  g_bytes_unref (job->bytes);
  g_clear_object (&job->profiles);
  g_free (job->memory);
  hu_origin_clear (&job->origin);
  g_free (job->kind);
  g_free (job);
}

static void
run (GTask        *task,
     gpointer      source,
     gpointer      data,
     GCancellable *cancellable)
{
  Job *job = data;
  const HuImportOptions options = { .profiles = job->profiles, .bytes = job->bytes };
  g_autoptr(HuImport) import = NULL;
  GError *error = NULL;

  job->kind = hu_import_dup_kind (job->files->pdata[0], job->bytes);
  /* For a save of another game no module is asked. */
  if (hu_origin_check_kind (&job->origin, job->kind, &error))
    import = hu_import_store_read (job->files, &options, job->memory, &error);
  if (import != NULL && hu_origin_check_boards (&job->origin, import, &error))
    g_task_return_pointer (task, g_steal_pointer (&import), (GDestroyNotify) hu_import_free);
  else
    g_task_return_error (task, error);
}

/* While no game is played nobody can tell. */
static gboolean
check_counters (HuFollower      *self,
                const HuImport  *import,
                GError         **error)
{
  g_autoptr(HuSnapshot) head = NULL;
  g_autoptr(HuImportMatch) match = NULL;

  if (self->game == NULL || hu_game_in_what_if (self->game))
    return TRUE;

  head = hu_game_get_snapshot_at (self->game, hu_game_get_head (self->game));
  match = hu_import_match_new (hu_snapshot_get_state (head), import);

  return hu_origin_check_match (match, error);
}

/* A save of another game: in a folder the position before stays, and a file that is followed has none any more. */
static void
leave_alone (HuFollower *self,
             GFile      *file)
{
  if (g_file_equal (file, hu_follow_watch_get_place (self->watch)))
    g_clear_pointer (&self->import, hu_import_free);
  hu_follow_watch_pass_over (self->watch);
}

static void
imported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  HuFollower *self = HU_FOLLOWER (source);
  Job *job = g_task_get_task_data (G_TASK (result));
  GFile *file = job->files->pdata[0];
  g_autoptr(GError) error = NULL;
  g_autoptr(HuImport) import = g_task_propagate_pointer (G_TASK (result), &error);

  /* Another one is under way. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_clear_object (&self->cancellable);
  if (import != NULL && !check_counters (self, import, &error))
    {
      /* The user may still say which counter is which unit. */
      g_set_object (&self->file, file);
      g_clear_pointer (&import, hu_import_free);
    }
  set_problem (self, g_steal_pointer (&error));
  if (import != NULL)
    {
      g_clear_pointer (&self->import, hu_import_free);
      self->import = g_steal_pointer (&import);
      g_free (self->kind);
      self->kind = g_steal_pointer (&job->kind);
      g_set_object (&self->file, file);
      self->left = FALSE;
      self->fresh = TRUE;
    }
  else if (is_of_other (self->problem))
    leave_alone (self, file);
  update (self);
}

static void
stop_import (HuFollower *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
import (HuFollower *self)
{
  g_autoptr(GTask) task = NULL;
  Job *job;

  if (hu_follow_watch_get_bytes (self->watch) == NULL)
    return;

  stop_import (self);
  self->cancellable = g_cancellable_new ();
  job = g_new0 (Job, 1);
  job->files = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (job->files, g_object_ref (hu_follow_watch_get_file (self->watch)));
  for (guint i = 0; i < self->others->len; i++)
    g_ptr_array_add (job->files, g_object_ref (self->others->pdata[i]));
  job->bytes = g_bytes_ref (hu_follow_watch_get_bytes (self->watch));
  g_set_object (&job->profiles, self->profiles);
  job->memory = g_strdup (self->memory);
  hu_origin_copy (&job->origin, &self->origin);
  task = g_task_new (self, self->cancellable, imported_cb, NULL);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, run);
}

static void
state_changed_cb (HuFollower *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- The object --- */

static void
hu_follower_dispose (GObject *object)
{
  HuFollower *self = HU_FOLLOWER (object);

  stop_import (self);
  if (self->watch != NULL)
    g_object_run_dispose (G_OBJECT (self->watch));
  g_clear_object (&self->watch);
  forget_offer (self);
  g_clear_pointer (&self->import, hu_import_free);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->game);
  g_clear_object (&self->file);
  g_clear_object (&self->profiles);
  g_clear_error (&self->problem);

  G_OBJECT_CLASS (hu_follower_parent_class)->dispose (object);
}

static void
hu_follower_finalize (GObject *object)
{
  HuFollower *self = HU_FOLLOWER (object);

  g_hash_table_unref (self->later);
  g_ptr_array_unref (self->others);
  g_free (self->memory);
  g_free (self->kind);
  hu_origin_clear (&self->origin);

  G_OBJECT_CLASS (hu_follower_parent_class)->finalize (object);
}

static void
hu_follower_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  if (prop_id == PROP_AT_ONCE)
    g_value_set_boolean (value, HU_FOLLOWER (object)->at_once);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
hu_follower_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  if (prop_id == PROP_AT_ONCE)
    hu_follower_set_at_once (HU_FOLLOWER (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
hu_follower_class_init (HuFollowerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = hu_follower_dispose;
  object_class->finalize = hu_follower_finalize;
  object_class->get_property = hu_follower_get_property;
  object_class->set_property = hu_follower_set_property;

  g_object_class_install_property (object_class, PROP_AT_ONCE,
                                   g_param_spec_boolean ("at-once", NULL, NULL, FALSE,
                                                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TAKEN] = g_signal_new ("taken", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
hu_follower_init (HuFollower *self)
{
  self->later = g_hash_table_new (NULL, NULL);
  self->others = g_ptr_array_new_with_free_func (g_object_unref);
  self->game_signals = g_signal_group_new (HU_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "changed", G_CALLBACK (update), self);
}

/**
 * hu_follower_new:
 * @place: a save, or a folder whose newest save is followed
 * @profiles: (nullable): the folder of what was settled of modules before
 * @memory: (nullable): where the files are remembered that saves need
 */
HuFollower *
hu_follower_new (GFile      *place,
                 GFile      *profiles,
                 const char *memory)
{
  HuFollower *self;

  g_return_val_if_fail (G_IS_FILE (place), NULL);

  self = g_object_new (HU_TYPE_FOLLOWER, NULL);
  g_set_object (&self->profiles, profiles);
  self->memory = g_strdup (memory);
  self->watch = hu_follow_watch_new (place);
  g_signal_connect_object (self->watch, "came", G_CALLBACK (import), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->watch, "notify::state", G_CALLBACK (state_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

void
hu_follower_set_game (HuFollower *self,
                      HuGame     *game)
{
  g_return_if_fail (HU_IS_FOLLOWER (self));

  if (self->game == game)
    return;

  g_set_object (&self->game, game);
  g_signal_group_set_target (self->game_signals, game);
  update (self);
}

void
hu_follower_add_files (HuFollower *self,
                       GPtrArray  *files)
{
  g_return_if_fail (HU_IS_FOLLOWER (self) && files != NULL);

  /* The first of two modules is taken, so the new ones go first. */
  for (guint i = 0; i < files->len; i++)
    g_ptr_array_insert (self->others, (gint) i, g_object_ref (files->pdata[i]));
  import (self);
}

void
hu_follower_read_again (HuFollower *self)
{
  g_return_if_fail (HU_IS_FOLLOWER (self));

  import (self);
  hu_follow_watch_look_again (self->watch);
}

GFile *
hu_follower_get_place (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), NULL);

  return hu_follow_watch_get_place (self->watch);
}

GFile *
hu_follower_get_file (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), NULL);

  return self->file;
}

HuFollowState
hu_follower_get_state (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), HU_FOLLOW_EMPTY);

  return hu_follow_watch_get_state (self->watch);
}

const GError *
hu_follower_get_problem (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), NULL);

  return self->problem;
}

gboolean
hu_follower_needs_file (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), FALSE);

  return hu_import_store_needs_file (self->problem);
}

GFile *
hu_follower_get_newest (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), NULL);

  return hu_follow_watch_get_newest (self->watch);
}

HuOffer
hu_follower_get_offer (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), HU_OFFER_NOTHING);

  return self->offer;
}

const char *
hu_follower_get_words (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), NULL);

  return self->words;
}

const GArray *
hu_follower_get_gone (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self) && self->match != NULL, NULL);

  return self->match->gone;
}

guint
hu_follower_get_moment (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), 0);

  return self->moment;
}

guint
hu_follower_get_n_masked (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), 0);

  return self->import != NULL ? self->import->n_masked : 0;
}

HuSnapshot *
hu_follower_get_base_snapshot (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), NULL);

  return self->base;
}

const HuState *
hu_follower_get_base (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), NULL);

  return self->base != NULL ? hu_snapshot_get_state (self->base) : NULL;
}

GPtrArray *
hu_follower_list_events (HuFollower  *self,
                         HuMatchGone  gone)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self) && self->match != NULL, NULL);

  return hu_import_match_list_events (self->match, hu_snapshot_get_state (self->base), gone);
}

/* --- What the user does with the offer --- */

static void
keep_for_later (HuFollower *self)
{
  for (guint i = 0; i < self->match->gone->len; i++)
    g_hash_table_add (self->later, GUINT_TO_POINTER (g_array_index (self->match->gone, guint, i) + 1));
}

gboolean
hu_follower_take (HuFollower  *self,
                  GPtrArray   *events,
                  HuMatchGone  gone,
                  HuRefusal   *refusal)
{
  g_autoptr(GPtrArray) taken = NULL;
  gboolean good = TRUE;

  g_return_val_if_fail (HU_IS_FOLLOWER (self) && self->match != NULL && refusal != NULL, FALSE);
  g_return_val_if_fail (hu_game_get_viewer (self->game) == HU_SIDE_NONE, FALSE);

  taken = events != NULL ? g_ptr_array_ref (events) : hu_follower_list_events (self, gone);
  self->taking = TRUE;
  if (gone == HU_GONE_LATER)
    keep_for_later (self);
  if (taken->len > 0)
    {
      if (hu_game_is_looking_back (self->game))
        hu_game_look_at (self->game, hu_game_get_head (self->game));
      good = hu_game_append_gesture (self->game, (HuEvent * const *) taken->pdata, taken->len, refusal, NULL);
    }
  self->taking = FALSE;
  /* What was not chosen is left. */
  self->left = good && events != NULL;
  update (self);

  return good;
}

void
hu_follower_go_back (HuFollower *self)
{
  g_return_if_fail (HU_IS_FOLLOWER (self) && self->offer == HU_OFFER_BACK);

  hu_game_go_to (self->game, self->moment);
}

void
hu_follower_leave (HuFollower *self)
{
  g_return_if_fail (HU_IS_FOLLOWER (self));

  self->left = TRUE;
  update (self);
}

void
hu_follower_set_at_once (HuFollower *self,
                         gboolean    at_once)
{
  g_return_if_fail (HU_IS_FOLLOWER (self));

  at_once = at_once != FALSE;
  if (self->at_once == at_once)
    return;

  self->at_once = at_once;
  g_object_notify (G_OBJECT (self), "at-once");
  /* What is offered now is what the user wants taken. */
  self->fresh = at_once && self->match != NULL;
  update (self);
}

gboolean
hu_follower_get_at_once (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), FALSE);

  return self->at_once;
}
