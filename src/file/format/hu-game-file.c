/*
 * A game and the file that it is kept in: at most 64 MiB are read, however long the file is.
 */
#include "config.h"

#include "hu-game-file.h"

#include <glib/gi18n-lib.h>

#include "hu-file-bytes.h"
#include "hu-file-limits.h"

/**
 * hu_game_file_new:
 * @log: (element-type HuEvent): its log
 *
 * Puts scenario and log together; takes a reference to each.
 */
HuGameFile *
hu_game_file_new (HuScenario *scenario,
                  GPtrArray  *log)
{
  g_autoptr(GPtrArray) none = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_variation_unref);

  return hu_game_file_new_with (scenario, log, none);
}

/**
 * hu_game_file_new_with:
 * @log: (element-type HuEvent): its log
 * @variations: (element-type HuVariation): other ways in which the game could have continued
 *
 * Puts scenario, log and variations together; takes a reference to each.
 */
HuGameFile *
hu_game_file_new_with (HuScenario *scenario,
                       GPtrArray  *log,
                       GPtrArray  *variations)
{
  HuGameFile *self;

  g_return_val_if_fail (scenario != NULL && log != NULL && variations != NULL, NULL);

  self = g_new0 (HuGameFile, 1);
  self->scenario = hu_scenario_ref (scenario);
  self->log = g_ptr_array_ref (log);
  self->variations = g_ptr_array_ref (variations);

  return self;
}

/* Frees the contents and drops the references to scenario and log. */
void
hu_game_file_free (HuGameFile *self)
{
  g_return_if_fail (self != NULL);

  hu_scenario_unref (self->scenario);
  g_ptr_array_unref (self->log);
  g_ptr_array_unref (self->variations);
  if (self->played != NULL)
    hu_played_clear (self->played);
  g_free (self->played);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_clear_pointer (&self->unknown, g_hash_table_unref);
  g_free (self);
}

/**
 * hu_game_file_set_played:
 * @played: (nullable): who played it
 *
 * A window edits who played, and the scenario that it shares with others stays as it is.
 */
void
hu_game_file_set_played (HuGameFile     *self,
                         const HuPlayed *played)
{
  g_return_if_fail (self != NULL);

  if (played == NULL)
    return;
  if (self->played == NULL)
    self->played = g_new0 (HuPlayed, 1);
  hu_played_copy (self->played, played);
}

/* --- From a file and into it --- */

static const struct
{
  GIOErrorEnum code;
  const char  *cause;
  const char  *remedy;
} causes[] = {
  { G_IO_ERROR_NOT_FOUND, N_("there is no such file"), N_("check the name and the folder") },
  { G_IO_ERROR_PERMISSION_DENIED, N_("the file may not be read"), N_("ask its owner for the permission to read it") },
  { G_IO_ERROR_IS_DIRECTORY, N_("this is a folder"), N_("choose a file in it") },
  { G_IO_ERROR_NOT_REGULAR_FILE, N_("this is not an ordinary file"), N_("copy what it holds into an ordinary file first") },
  { G_IO_ERROR_INVALID_FILENAME, N_("this is not the address of a file"), N_("choose the file itself, or give its path") },
  { G_IO_ERROR_NOT_SUPPORTED, N_("nothing can be read from an address of this kind"),
    N_("copy the file to this computer first") },
};

static void
find_cause (const GError  *error,
            const char   **cause,
            const char   **remedy)
{
  *cause = error->message;
  *remedy = _("try again, or copy the file to another place first");
  for (guint i = 0; i < G_N_ELEMENTS (causes); i++)
    if (g_error_matches (error, G_IO_ERROR, (gint) causes[i].code))
      {
        *cause = _(causes[i].cause);
        *remedy = _(causes[i].remedy);
      }
}

char *
hu_game_file_word_error (const GError *error)
{
  const char *cause, *remedy;

  g_return_val_if_fail (error != NULL, NULL);

  find_cause (error, &cause, &remedy);
  /* The messages of other errors say what to do. */
  if (g_str_equal (cause, error->message) || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE))
    return g_strdup (error->message);

  return g_strconcat (cause, "; ", remedy, NULL);
}

/* One byte more than the limit is enough to know. */
static HuGameFile *
load (GFile    *file,
      gboolean  any,
      HuFaults *faults)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GBytes) bytes = hu_file_read_beginning (file, HU_FILE_MAX_BYTES + 1, any, &error);
  const char *cause, *remedy;

  if (bytes != NULL)
    return hu_game_file_parse (bytes, faults);

  find_cause (error, &cause, &remedy);
  hu_faults_add (faults, FALSE, 0, "", g_strdup (cause), g_strdup (remedy));

  return NULL;
}

/**
 * hu_game_file_load:
 * @faults: the list that takes faults and warnings
 *
 * Reads a game from a file.  If the file cannot be read, or is a pipe or a device, the one
 * fault says why.
 *
 * Returns: (transfer full) (nullable): the game, or %NULL if there is a fault
 */
HuGameFile *
hu_game_file_load (GFile    *file,
                   HuFaults *faults)
{
  g_return_val_if_fail (G_IS_FILE (file) && faults != NULL, NULL);

  return load (file, FALSE, faults);
}

/**
 * hu_game_file_load_any:
 * @file: a file, a pipe or anything else that can be read
 * @faults: the list that takes faults and warnings
 *
 * Reads a game as hu_game_file_load() does, and also waits for the data of a pipe.  This is
 * for a command line, where the user named the pipe and can stop the program.
 *
 * Returns: (transfer full) (nullable): the game, or %NULL if there is a fault
 */
HuGameFile *
hu_game_file_load_any (GFile    *file,
                       HuFaults *faults)
{
  g_return_val_if_fail (G_IS_FILE (file) && faults != NULL, NULL);

  return load (file, TRUE, faults);
}
