/*
 * Without this the save of another game would be one in which all units are gone.
 */
#include "config.h"

#include "hu-follower-origin.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-import-error.h"

void
hu_origin_clear (HuOrigin *self)
{
  g_clear_pointer (&self->kind, g_free);
  g_clear_pointer (&self->boards, g_free);
}

void
hu_origin_copy (HuOrigin       *self,
                const HuOrigin *other)
{
  self->kind = g_strdup (other->kind);
  self->boards = g_strdup (other->boards);
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

gboolean
hu_origin_check_kind (const HuOrigin  *self,
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

gboolean
hu_origin_check_boards (const HuOrigin  *self,
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
