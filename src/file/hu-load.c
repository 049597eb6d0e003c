/*
 * A game from a file: at most 64 MiB of it, however long it is.
 */
#include "config.h"

#include "hu-game-file.h"

#include <glib/gi18n-lib.h>

#include "hu-json-scan.h"

#define CHUNK (256 << 10)

/* One byte more than the limit is enough to know. */
static GBytes *
read_bytes (GFile   *file,
            GError **error)
{
  g_autoptr(GFileInputStream) stream = g_file_read (file, NULL, error);
  g_autoptr(GByteArray) bytes = NULL;
  gsize n_read = 0;

  if (stream == NULL)
    return NULL;

  bytes = g_byte_array_new ();
  do
    {
      guint before = bytes->len;
      gboolean good;

      g_byte_array_set_size (bytes, before + CHUNK);
      good = g_input_stream_read_all (G_INPUT_STREAM (stream), bytes->data + before, CHUNK, &n_read, NULL,
                                      error);
      g_byte_array_set_size (bytes, before + (guint) n_read);
      if (!good)
        return NULL;
    }
  while (n_read == CHUNK && bytes->len <= HU_FILE_MAX_BYTES);

  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

static char *
dup_remedy (const GError *error)
{
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return g_strdup (_("check the name and the folder"));
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED))
    return g_strdup (_("ask its owner for the permission to read it"));
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY))
    return g_strdup (_("choose a file in it"));

  return g_strdup (_("try again, or copy the file to another place first"));
}

static char *
dup_cause (const GError *error)
{
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return g_strdup (_("there is no such file"));
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED))
    return g_strdup (_("the file may not be read"));
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY))
    return g_strdup (_("this is a folder"));

  return g_strdup (error->message);
}

/**
 * hu_game_file_load:
 * @file: a file
 * @faults: where faults and warnings go
 *
 * Reads a game from a file.  Where the file cannot be read, the one fault says
 * why.
 *
 * Returns: (transfer full) (nullable): the game, or %NULL where there is a fault
 */
HuGameFile *
hu_game_file_load (GFile    *file,
                   HuFaults *faults)
{
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GError) error = NULL;

  g_return_val_if_fail (G_IS_FILE (file) && faults != NULL, NULL);

  bytes = read_bytes (file, &error);
  if (bytes != NULL)
    return hu_game_file_parse (bytes, faults);

  hu_faults_add (faults, FALSE, 0, "", dup_cause (error), dup_remedy (error));

  return NULL;
}
