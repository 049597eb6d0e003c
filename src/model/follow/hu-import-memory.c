/*
 * A key file with a group for each module.
 */
#include "hu-import-memory.h"

#include <glib/gstdio.h>

#include "hu-file-bytes.h"
#include "hu-file-name.h"
#include "hu-save.h"

#define MOST 16 /* files of a module: a game has not more boards */

char *
hu_import_memory_dup_path (void)
{
  return g_build_filename (g_get_user_state_dir (), "hex-umpire", "modules.ini", NULL);
}

/* A name as that of a group, which may have no brackets. */
static char *
dup_group (const char *kind)
{
  return g_uri_escape_string (kind, " ", TRUE);
}

static gboolean
has_file (GPtrArray *files,
          GFile     *file)
{
  return g_ptr_array_find_with_equal_func (files, file, (GEqualFunc) g_file_equal, NULL);
}

static gboolean
is_same_list (GPtrArray *files,
              GPtrArray *others)
{
  for (guint i = 0; i < MIN (files->len, others->len); i++)
    if (!g_file_equal (files->pdata[i], others->pdata[i]))
      return FALSE;

  return files->len == others->len;
}

GPtrArray *
hu_import_memory_load (const char *path,
                       const char *kind)
{
  g_autoptr(GKeyFile) keys = g_key_file_new ();
  g_autofree char *group = dup_group (kind);
  g_auto(GStrv) uris = NULL;
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);

  if (hu_file_read_key_file (keys, path, G_KEY_FILE_NONE, NULL))
    uris = g_key_file_get_string_list (keys, group, "files", NULL, NULL);
  for (guint i = 0; uris != NULL && uris[i] != NULL; i++)
    {
      g_autofree char *scheme = g_uri_parse_scheme (uris[i]);
      g_autoptr(GFile) file = scheme != NULL ? g_file_new_for_uri (uris[i]) : NULL;

      if (file != NULL && hu_file_has_place (file) && g_file_query_exists (file, NULL) && !has_file (files, file))
        g_ptr_array_add (files, g_steal_pointer (&file));
    }

  return files;
}

gboolean
hu_import_memory_add (const char  *path,
                      const char  *kind,
                      GPtrArray   *files)
{
  g_autoptr(GKeyFile) keys = g_key_file_new ();
  g_autofree char *group = dup_group (kind);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr(GPtrArray) all = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(GPtrArray) before = hu_import_memory_load (path, kind);
  g_autoptr(GPtrArray) uris = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 1; i < files->len; i++)
    if (!has_file (all, files->pdata[i]))
      g_ptr_array_add (all, g_object_ref (files->pdata[i]));
  for (guint i = 0; i < before->len; i++)
    if (!has_file (all, before->pdata[i]))
      g_ptr_array_add (all, g_object_ref (before->pdata[i]));
  /* Each save that is followed comes by here. */
  if (is_same_list (all, before))
    return TRUE;
  for (guint i = 0; i < MIN (all->len, MOST); i++)
    g_ptr_array_add (uris, g_file_get_uri (all->pdata[i]));

  /* A file that cannot be read is begun anew. */
  hu_file_read_key_file (keys, path, G_KEY_FILE_NONE, NULL);
  g_key_file_set_string_list (keys, group, "files", (const char * const *) uris->pdata, uris->len);
  g_mkdir_with_parents (folder, 0700);

  return hu_save_key_file (keys, path, NULL);
}
