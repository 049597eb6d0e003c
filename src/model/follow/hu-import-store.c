/*
 * Reading and keeping; what is remembered never makes an import fail that would do without it.
 *
 * A key file with a group for each module.
 */
#include "hu-import-store.h"

#include <gio/gio.h>

#include "hu-file-bytes.h"
#include "hu-file-name.h"
#include "hu-save.h"

/* --- What was imported before --- */

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

/* --- Imports --- */

GFile *
hu_import_store_dup_folder (const char *name)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "hex-umpire", name, NULL);

  return g_file_new_for_path (path);
}

gboolean
hu_import_store_needs_file (const GError *error)
{
  return g_error_matches (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_MODULE) ||
         g_error_matches (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_MISSING);
}

/* Files that the user named come first, so that they are taken in place of others. */
static GPtrArray *
add_remembered (GPtrArray *files,
                GPtrArray *remembered)
{
  GPtrArray *all = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < files->len; i++)
    g_ptr_array_add (all, g_object_ref (files->pdata[i]));
  for (guint i = 0; i < remembered->len; i++)
    g_ptr_array_add (all, g_object_ref (remembered->pdata[i]));

  return all;
}

/* With what is remembered of their kind, and without it where that does not help; what was chosen is remembered. */
static HuImport *
read_with_remembered (GPtrArray              *files,
                      const HuImportOptions  *options,
                      const char             *memory,
                      const char             *kind, /* or NULL */
                      GError                **error)
{
  g_autoptr(GError) wrong = NULL;
  HuImport *import = NULL;

  if (kind != NULL)
    {
      g_autoptr(GPtrArray) remembered = hu_import_memory_load (memory, kind);
      g_autoptr(GPtrArray) all = add_remembered (files, remembered);

      import = remembered->len > 0 ? hu_import_files (all, options, &wrong) : NULL;
      if (hu_import_store_needs_file (wrong))
        {
          g_propagate_error (error, g_steal_pointer (&wrong));
          return NULL;
        }
    }
  if (import == NULL)
    import = hu_import_files (files, options, error);
  /* Where that fails they are asked for again next time, and nothing else. */
  if (import != NULL && kind != NULL && files->len > 1)
    hu_import_memory_add (memory, kind, files);

  return import;
}

/* A module that is imported without a save serves the saves to come. */
static void
remember_module (GPtrArray  *files,
                 const char *memory)
{
  g_autofree char *kind = hu_import_dup_module (files->pdata[0]);
  g_autoptr(GPtrArray) pair = g_ptr_array_new ();

  if (kind == NULL)
    return;

  /* The first is what is served. */
  g_ptr_array_add (pair, files->pdata[0]);
  g_ptr_array_add (pair, files->pdata[0]);
  hu_import_memory_add (memory, kind, pair);
}

/* Under what the files are remembered that it needs; NULL: under nothing.  Saves of 2006 do not say of which module they are,
 * but those of a folder are of one. */
static char *
dup_memory_key (GFile  *file,
                GBytes *bytes)
{
  char *kind = hu_import_dup_kind (file, bytes);
  g_autoptr(GFile) folder = kind == NULL && hu_import_is_save (file, bytes) ? g_file_get_parent (file) : NULL;

  return folder != NULL ? g_file_get_uri (folder) : kind;
}

HuImport *
hu_import_store_read (GPtrArray              *files,
                      const HuImportOptions  *options,
                      const char             *memory,
                      GError                **error)
{
  g_autofree char *kind = NULL;
  g_autoptr(GError) wrong = NULL;
  g_autoptr(GFile) module = NULL;
  HuImport *import;

  /* The first of which the bytes are known may be written anew at this moment. */
  if (files->len > 1 && options->bytes == NULL)
    hu_import_sort (files);
  kind = memory != NULL ? dup_memory_key (files->pdata[0], options->bytes) : NULL;
  import = read_with_remembered (files, options, memory, kind, &wrong);
  if (kind != NULL && g_error_matches (wrong, HU_IMPORT_ERROR, HU_IMPORT_ERROR_MODULE))
    module = hu_import_find_module (files->pdata[0], kind);
  if (module != NULL)
    {
      g_autoptr(GPtrArray) beside = g_ptr_array_new ();
      g_autoptr(GPtrArray) all = NULL;

      g_ptr_array_add (beside, module);
      all = add_remembered (files, beside);
      g_clear_error (&wrong);
      import = read_with_remembered (all, options, memory, kind, &wrong);
    }
  if (import != NULL && memory != NULL && kind == NULL)
    remember_module (files, memory);
  if (wrong != NULL)
    g_propagate_error (error, g_steal_pointer (&wrong));

  return import;
}

gboolean
hu_import_store_write (GFile   *file,
                       GBytes  *bytes,
                       GError **error)
{
  g_autoptr(GFile) folder = g_file_get_parent (file);
  g_autoptr(GError) wrong = NULL;

  if (!g_file_make_directory_with_parents (folder, NULL, &wrong) && !g_error_matches (wrong, G_IO_ERROR, G_IO_ERROR_EXISTS))
    {
      g_propagate_error (error, g_steal_pointer (&wrong));
      return FALSE;
    }

  return hu_save_bytes (file, bytes, error);
}

gboolean
hu_import_store_keep (GFile                  *profiles,
                      const char             *kind,
                      const HuImportProfile  *profile,
                      GError                **error)
{
  g_autoptr(GFile) file = hu_import_profile_find (profiles, kind);
  g_autoptr(GBytes) bytes = hu_import_profile_to_bytes (profile);

  return hu_import_store_write (file, bytes, error);
}
