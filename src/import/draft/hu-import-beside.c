/*
 * Only what lies beside or below a file is read with it, or what the user named.
 */
#include "hu-import-beside.h"

#include <string.h>

#include "hu-file-bytes.h"
#include "hu-import-limits.h"

gboolean
hu_import_is_near (const char *source)
{
  g_auto(GStrv) steps = g_strsplit (source, "/", -1);

  for (guint i = 0; steps[i] != NULL; i++)
    if (g_str_equal (steps[i], ".."))
      return FALSE;

  return source[0] != '/' && strstr (source, "://") == NULL && strchr (source, '\\') == NULL;
}

GBytes *
hu_import_read_beside (const char *source,
                       GFile      *file,
                       GPtrArray  *others)
{
  g_autofree char *name = g_path_get_basename (source);
  g_autoptr(GFile) folder = file != NULL ? g_file_get_parent (file) : NULL;
  g_autoptr(GFile) near = folder != NULL && hu_import_is_near (source) ? g_file_resolve_relative_path (folder, source) : NULL;

  for (guint i = 0; others != NULL && i < others->len; i++)
    {
      g_autofree char *path = g_file_get_path (others->pdata[i]);
      g_autofree char *other = path != NULL ? g_path_get_basename (path) : NULL;

      if (g_strcmp0 (other, name) == 0)
        return hu_file_read_bytes (others->pdata[i], HU_IMPORT_FILE_MOST, NULL);
    }

  return near != NULL ? hu_file_read_bytes (near, HU_IMPORT_FILE_MOST, NULL) : NULL;
}
