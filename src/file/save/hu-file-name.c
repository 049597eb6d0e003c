/*
 * Names of files, for sentences and titles.
 */
#include "config.h"

#include "hu-file-name.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define SUFFIX ".hexgame"

/* A file whose address cannot be parsed has no name of its own: its address is shown instead.  Returns its name
 * without the folder, fit to be shown; never empty; (transfer full). */
char *
hu_file_dup_name (GFile *file)
{
  g_autofree char *name = NULL;
  g_autofree char *address = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = g_file_get_basename (file);
  if (name != NULL && name[0] != '\0')
    return g_filename_display_name (name);

  address = g_file_get_parse_name (file);
  if (address != NULL && address[0] != '\0')
    return g_utf8_make_valid (address, -1);

  /* Translators: stands for the name of a file that has none */
  return g_strdup (_("Unnamed File"));
}

char *
hu_file_dup_stem (GFile *file)
{
  char *name = hu_file_dup_name (file);

  if (name != NULL && g_str_has_suffix (name, SUFFIX))
    name[strlen (name) - strlen (SUFFIX)] = '\0';

  return name;
}

/* Returns whether its address tells where the file is; an address that cannot be parsed does not. */
gboolean
hu_file_has_place (GFile *file)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  if (g_file_is_native (file))
    return TRUE;

  name = g_file_get_basename (file);

  return name != NULL && name[0] != '\0';
}
