/*
 * Names of files, for sentences and titles.
 */
#include "hu-file-name.h"

/**
 * hu_file_dup_name:
 * @file: a file
 *
 * Returns: (transfer full): its name without the folder, fit to be shown
 */
char *
hu_file_dup_name (GFile *file)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = g_file_get_basename (file);

  return g_filename_display_name (name);
}
