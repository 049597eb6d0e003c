/*
 * The import of a save that is followed.  It runs in a thread.
 *
 * Without this the save of another game would be one in which all units are gone.
 */
#include "config.h"

#include "hu-follower-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-import-error.h"
#include "hu-import-match.h"
#include "hu-import-store.h"

/* --- Of which game a save is --- */

void
hu_origin_clear (HuOrigin *self)
{
  g_clear_pointer (&self->kind, g_free);
  g_clear_pointer (&self->boards, g_free);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

/* All boards of VASL make the game; those of a module are what it has to choose from, and a save may say which it is. */
static char *
dup_boards (const HuImport *import)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new ();
  gboolean all = g_strcmp0 (import->kind, "VASL") == 0;

  if (!all && !import->board_known)
    return NULL;

  for (guint i = 0; i < import->boards->len; i++)
    {
      const HuImportBoard *board = g_ptr_array_index (import->boards, i);

      if (board->name != NULL && (all || board->taken))
        g_ptr_array_add (names, board->name);
    }
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);

  return g_strjoinv (", ", (char **) names->pdata);
}

void
hu_origin_set (HuOrigin       *self,
               const char     *kind,
               const HuImport *import)
{
  hu_origin_clear (self);
  self->kind = g_strdup (kind);
  self->boards = dup_boards (import);
}

/* The checks of a save, with HU_IMPORT_ERROR_OTHER where it is of another game.  Before it is read, of its module alone: */
static gboolean
origin_check_kind (const HuOrigin  *self,
                   const char      *kind,
                   GError         **error)
{
  if (self->kind == NULL || kind == NULL || g_str_equal (self->kind, kind))
    return TRUE;

  /* Translators: both are the names of modules of VASSAL */
  g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_OTHER,
               _("This save is of the module “%1$s”, and this game of “%2$s”. It is left alone."), kind, self->kind);

  return FALSE;
}

/* … afterwards, of its boards; … */
static gboolean
origin_check_boards (const HuOrigin  *self,
                     const HuImport  *import,
                     GError         **error)
{
  g_autofree char *boards = dup_boards (import);

  if (self->boards == NULL || boards == NULL || g_str_equal (self->boards, boards))
    return TRUE;

  /* Translators: boards of VASL, each "1, 2" */
  g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_OTHER,
               _("This save is played on the boards “%1$s”, and this game on “%2$s”. It is left alone."), boards, self->boards);

  return FALSE;
}

gboolean
hu_origin_check_match (const HuImportMatch  *match,
                       GError              **error)
{
  if (hu_import_match_fits (match))
    return TRUE;

  g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_STRANGE,
                       _("Not one counter of this save is a unit of this game. It is left alone."));

  return FALSE;
}

/* --- Imports --- */

static gboolean
is_of_other (const GError *problem)
{
  return g_error_matches (problem, HU_IMPORT_ERROR, HU_IMPORT_ERROR_OTHER) ||
         g_error_matches (problem, HU_IMPORT_ERROR, HU_IMPORT_ERROR_STRANGE);
}

void
_hu_follower_set_problem (HuFollower *self,
                          GError     *problem) /* (transfer full) (nullable) */
{
  g_clear_error (&self->problem);
  self->problem = problem;
}

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

static gpointer
read_save (gpointer data,
           HuJob   *running,
           GError **error)
{
  Job *job = data;
  const HuImportOptions options = { .profiles = job->profiles, .bytes = job->bytes, .beside = TRUE };
  g_autoptr(HuImport) import = NULL;

  job->kind = hu_import_dup_kind (job->files->pdata[0], job->bytes);
  /* For a save of another game no module is asked. */
  if (!origin_check_kind (&job->origin, job->kind, error))
    return NULL;

  import = hu_import_store_read (job->files, &options, job->memory, error);

  return import != NULL && origin_check_boards (&job->origin, import, error) ? g_steal_pointer (&import) : NULL;
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
  match = hu_import_match_new (hu_snapshot_get_state (head), import, NULL);

  return hu_origin_check_match (match, error);
}

static void
imported_cb (gpointer      owner,
             gpointer      result,
             const GError *wrong)
{
  /* A handler of the news may let the follower go. */
  g_autoptr(HuFollower) self = g_object_ref (owner);
  Job *job = self->asked;
  GFile *file = job->files->pdata[0];
  g_autoptr(GError) error = wrong != NULL ? g_error_copy (wrong) : NULL;
  g_autoptr(HuImport) import = result;

  if (import != NULL && !check_counters (self, import, &error))
    {
      /* The user may still say which counter is which unit. */
      g_set_object (&self->file, file);
      g_clear_pointer (&import, hu_import_free);
    }
  _hu_follower_set_problem (self, g_steal_pointer (&error));
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
    {
      /* A save of another game: in a folder the position before stays, and a file that is followed has none any more. */
      if (g_file_equal (file, hu_follow_watch_get_place (self->watch)))
        g_clear_pointer (&self->import, hu_import_free);
      hu_follow_watch_pass_over (self->watch);
    }
  _hu_follower_update (self);
}

void
_hu_follower_import (HuFollower *self)
{
  static const HuJobKind importing = { "follow-import", read_save, job_free, (GDestroyNotify) hu_import_free };
  Job *job;

  if (hu_follow_watch_get_bytes (self->watch) == NULL)
    return;

  job = g_new0 (Job, 1);
  job->files = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (job->files, g_object_ref (hu_follow_watch_get_file (self->watch)));
  for (guint i = 0; i < self->others->len; i++)
    g_ptr_array_add (job->files, g_object_ref (self->others->pdata[i]));
  job->bytes = g_bytes_ref (hu_follow_watch_get_bytes (self->watch));
  g_set_object (&job->profiles, self->profiles);
  job->memory = g_strdup (self->memory);
  job->origin.kind = g_strdup (self->origin.kind);
  job->origin.boards = g_strdup (self->origin.boards);
  self->asked = job;
  hu_job_start (&self->importing, &importing, job, imported_cb, self);
}
