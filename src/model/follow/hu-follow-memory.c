/*
 * A key file with a group for each save or folder, by its address.
 */
#include "hu-follow-memory.h"

#include <glib/gstdio.h>

#include "hu-file-bytes.h"
#include "hu-file-name.h"
#include "hu-save.h"

char *
hu_follow_memory_dup_path (void)
{
  return g_build_filename (g_get_user_state_dir (), "hex-umpire", "followed.ini", NULL);
}

/* An address as a group's name, which may have no brackets. */
static char *
dup_group (GFile *place)
{
  g_autofree char *uri = g_file_get_uri (place);

  return g_uri_escape_string (uri, ":/%", FALSE);
}

GFile *
hu_follow_memory_load (const char *path,
                       GFile      *place)
{
  g_autoptr(GKeyFile) keys = g_key_file_new ();
  g_autofree char *group = NULL;
  g_autofree char *uri = NULL;
  g_autofree char *scheme = NULL;
  g_autoptr(GFile) module = NULL;

  g_return_val_if_fail (path != NULL && G_IS_FILE (place), NULL);

  if (!hu_file_read_key_file (keys, path, G_KEY_FILE_NONE, NULL))
    return NULL;

  group = dup_group (place);
  uri = g_key_file_get_string (keys, group, "module", NULL);
  scheme = uri != NULL ? g_uri_parse_scheme (uri) : NULL;
  if (scheme == NULL)
    return NULL;
  module = g_file_new_for_uri (uri);

  return hu_file_has_place (module) ? g_steal_pointer (&module) : NULL;
}

gboolean
hu_follow_memory_save (const char  *path,
                       GFile       *place,
                       GFile       *module,
                       GError     **error)
{
  g_autoptr(GKeyFile) keys = g_key_file_new ();
  g_autofree char *group = NULL;
  g_autofree char *uri = NULL;
  g_autofree char *folder = NULL;

  g_return_val_if_fail (path != NULL && G_IS_FILE (place) && G_IS_FILE (module), FALSE);

  /* A file that cannot be read is begun anew. */
  hu_file_read_key_file (keys, path, G_KEY_FILE_NONE, NULL);
  group = dup_group (place);
  uri = g_file_get_uri (module);
  g_key_file_set_string (keys, group, "module", uri);
  folder = g_path_get_dirname (path);
  g_mkdir_with_parents (folder, 0700);

  return hu_save_key_file (keys, path, error);
}
