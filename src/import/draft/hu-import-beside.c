/*
 * Only what lies beside or below a file is read with it, or what the user named.
 */
#include "hu-import-beside.h"

#include <stdlib.h>
#include <string.h>

#include "hu-file-bytes.h"
#include "hu-import-limits.h"

/* Does a path stay beside or below the file that names it? */
static gboolean
is_near (const char *source)
{
  g_auto(GStrv) steps = g_strsplit (source, "/", -1);

  for (guint i = 0; steps[i] != NULL; i++)
    if (g_str_equal (steps[i], ".."))
      return FALSE;

  return source[0] != '/' && strstr (source, "://") == NULL && strchr (source, '\\') == NULL;
}

/* The place of a file once every symbolic link in its path is followed; NULL: there is none. */
static char *
dup_real_path (GFile *file)
{
  const char *path = g_file_peek_path (file);

  return path != NULL ? realpath (path, NULL) : NULL;
}

/* Returns the file without a link in its path, so that what is read is what was checked; NULL: it leads away. */
static GFile *
find_inside (GFile *folder,
             GFile *file)
{
  char *outer, *inner;
  gsize length;
  gboolean inside;
  GFile *found;

  /* An address of another computer has no links that could be seen here. */
  if (!g_file_is_native (file))
    return g_object_ref (file);

  outer = dup_real_path (folder);
  inner = dup_real_path (file);
  length = outer != NULL ? strlen (outer) : 0;
  inside = outer != NULL && inner != NULL && strncmp (inner, outer, length) == 0 &&
           (inner[length] == '/' || (length > 0 && outer[length - 1] == '/'));
  found = inside ? g_file_new_for_path (inner) : NULL;
  free (outer);
  free (inner);

  return found;
}

gboolean
hu_import_is_inside (GFile *folder,
                     GFile *file)
{
  g_autoptr(GFile) found = find_inside (folder, file);

  return found != NULL;
}

/* The file that @source names beside or below @file, whether it is there or not; NULL: such a path is never followed. */
static GFile *
find_near (const char *source,
           GFile      *file,
           GFile     **folder)
{
  *folder = file != NULL ? g_file_get_parent (file) : NULL;

  return *folder != NULL && is_near (source) ? g_file_resolve_relative_path (*folder, source) : NULL;
}

gboolean
hu_import_leads_away (const char *source,
                      GFile      *file)
{
  g_autoptr(GFile) folder = NULL;
  g_autoptr(GFile) near = find_near (source, file, &folder);

  return !is_near (source) ||
         (near != NULL && g_file_query_exists (near, NULL) && !hu_import_is_inside (folder, near));
}

#define READ "hu-import-read"

void
hu_import_note_read (GFile *file)
{
  g_object_set_data (G_OBJECT (file), READ, GINT_TO_POINTER (TRUE));
}

gboolean
hu_import_was_read (GFile *file)
{
  return g_object_get_data (G_OBJECT (file), READ) != NULL;
}

GBytes *
hu_import_read_beside (const char *source,
                       GFile      *file,
                       GPtrArray  *others)
{
  g_autofree char *name = g_path_get_basename (source);
  g_autoptr(GFile) folder = NULL;
  g_autoptr(GFile) near = find_near (source, file, &folder);
  g_autoptr(GFile) inside = near != NULL ? find_inside (folder, near) : NULL;

  for (guint i = 0; others != NULL && i < others->len; i++)
    {
      g_autofree char *path = g_file_get_path (others->pdata[i]);
      g_autofree char *other = path != NULL ? g_path_get_basename (path) : NULL;

      if (g_strcmp0 (other, name) != 0)
        continue;
      hu_import_note_read (others->pdata[i]);
      return hu_file_read_bytes (others->pdata[i], HU_IMPORT_FILE_MOST, NULL);
    }

  return inside != NULL ? hu_file_read_bytes (inside, HU_IMPORT_FILE_MOST, NULL) : NULL;
}
