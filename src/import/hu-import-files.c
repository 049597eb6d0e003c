/*
 * Opening files, recognising them, and choosing the importer.
 */
#include "config.h"

#include "hu-import-files.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-carried.h"
#include "hu-file-bytes.h"
#include "hu-file-name.h"
#include "hu-game-file.h"
#include "hu-import-beside.h"
#include "hu-import-lgeneral.h"
#include "hu-import-limits.h"
#include "hu-import-megamek.h"
#include "hu-import-open.h"
#include "hu-import-table.h"
#include "hu-import-tiled.h"
#include "hu-import-vasl.h"
#include "hu-import-vassal.h"
#include "hu-import-wesnoth.h"
#include "hu-import-worldographer.h"
#include "hu-tiled-map.h"

/* @file and its @bytes: NULL for a ZIP. */
static void
refuse_unknown (GFile   *file,
                GBytes  *bytes,
                GError **error)
{
  g_autofree char *name = file != NULL ? hu_file_dup_name (file) : g_strdup ("");
  gboolean empty = bytes != NULL && g_bytes_get_size (bytes) == 0;
  gboolean table = g_str_has_suffix (name, ".csv") || g_str_has_suffix (name, ".tsv");

  g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_UNKNOWN,
                       empty ? _("The file is empty.") : table
                       ? _("The first row of this table does not name its columns. Write “side”, “name”, “at”, “strength” and so "
                           "on above the rows, in any order.")
                       : _("This file cannot be imported. Give a save (.vsav), a log (.vlog) or a module (.vmod) of VASSAL, "
                         "a board of VASL, a map of Tiled (.tmx, .tmj), Worldographer (.wxx), Wesnoth (.map) or MegaMek "
                         "(.board), a map or a scenario of LGeneral-Deluxe (.lgdmap, .lgdscn), or a table of units (.csv, "
                         ".tsv)."));
}

/* --- The formats --- */

/* The files at hand beside a file in a ZIP. */
typedef struct
{
  char      *name;   /* of the file itself, or NULL */
  HuZip     *module; /* borrowed, or NULL */
  GPtrArray *boards; /* HuVaslBoard */
  GBytes    *shared; /* the names of their kinds of ground, or NULL */
} Beside;

static void
beside_clear (Beside *beside)
{
  g_free (beside->name);
  g_clear_pointer (&beside->boards, g_ptr_array_unref);
  g_clear_pointer (&beside->shared, g_bytes_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Beside, beside_clear)

static HuImport *
import_board (HuZip         *zip,
              const Beside  *beside,
              GError       **error)
{
  g_autoptr(HuVaslBoard) board = hu_vasl_board_new (zip, beside->name, beside->shared, error);

  return board != NULL && hu_vasl_board_check (board, error) ? hu_import_vasl_board (board, error) : NULL;
}

/* Files in a ZIP. */
static HuImport *
import_zips (HuZip                 *zip,
             const Beside          *beside,
             const HuImportProfile *profile,
             const HuVassalChoice  *choice,
             GError               **error)
{
  if (hu_vasl_is_save (zip))
    return hu_import_vasl_save (zip, beside->boards, profile, choice, error);
  if (hu_vassal_is_save (zip))
    return hu_import_vassal (zip, beside->module, profile, choice, error);
  if (hu_vassal_is_module (zip))
    return hu_import_vassal (NULL, zip, profile, choice, error);
  if (hu_vasl_is_board (zip))
    return import_board (zip, beside, error);
  refuse_unknown (NULL, NULL, error);

  return NULL;
}

/* Other files.  @file and @files, of which it is the first, may be NULL. */
typedef struct
{
  gboolean  (*is)     (GBytes     *bytes);
  HuImport *(*import) (GBytes     *bytes,
                       GFile      *file,
                       GPtrArray  *files,
                       GError    **error);
} Format;

/* The sides of a table come from a profile too; see import_first(). */
static HuImport *
import_table (GBytes     *bytes,
              GFile      *file,
              GPtrArray  *files,
              GError    **error)
{
  return hu_import_table (bytes, file, files, NULL, error);
}

/* In the order in which they are asked: headings of a table may look like codes of terrain. */
static const Format formats[] = {
  { hu_tiled_is_map, hu_import_tiled },
  { hu_worldographer_is_map, hu_import_worldographer },
  { hu_lgeneral_is_file, hu_import_lgeneral },
  { hu_megamek_is_board, hu_import_megamek },
  { hu_import_is_table, import_table },
  { hu_wesnoth_is_map, hu_import_wesnoth },
};

/* How such files are usually called. */
static const char * const suffixes[] = { "vsav", "vlog", "sav", "log", "vmod", "mod", "tmx", "tmj", "json", NULL };

const char * const *
hu_import_get_suffixes (void)
{
  return suffixes;
}

static const Format *
find_format (GBytes *bytes)
{
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    if (formats[i].is (bytes))
      return &formats[i];

  return NULL;
}

/* A report of a game is a web page, too. */
static gboolean
is_report (GFile *file)
{
  g_autoptr(GBytes) bytes = hu_file_read_bytes (file, HU_IMPORT_FILE_MOST, NULL);

  return bytes != NULL && hu_carried_is_report (bytes);
}

gboolean
hu_import_knows (GFile *file)
{
  g_autoptr(GError) wrong = NULL;
  gboolean packed = hu_import_is_zip (file, &wrong);
  g_autoptr(HuZip) zip = packed ? hu_import_open_zip (file, NULL) : NULL;
  g_autoptr(GBytes) bytes = !packed && wrong == NULL ? hu_file_read_bytes (file, HU_IMPORT_FILE_MOST, NULL) : NULL;

  /* The importer says best what is wrong with a broken ZIP, or with a page that only has the name of a save. */
  if (packed)
    return zip == NULL || hu_vassal_is_save (zip) || hu_vassal_is_module (zip) || hu_vasl_is_board (zip);
  if (g_error_matches (wrong, HU_IMPORT_ERROR, HU_IMPORT_ERROR_STRAY))
    return !is_report (file);

  return bytes != NULL && find_format (bytes) != NULL;
}

gboolean
hu_import_is_save (GFile  *file,
                   GBytes *bytes)
{
  g_autoptr(HuZip) zip = bytes != NULL ? hu_zip_new (bytes, NULL) : hu_import_try_zip (file);

  return zip != NULL && hu_vassal_is_save (zip);
}

char *
hu_import_dup_kind (GFile  *file,
                    GBytes *bytes)
{
  g_autoptr(HuZip) zip = bytes != NULL ? hu_zip_new (bytes, NULL) : hu_import_try_zip (file);
  g_autofree char *name = NULL;

  if (zip == NULL || !hu_vassal_is_save (zip))
    return NULL;
  /* VASL names itself in many ways. */
  if (hu_vasl_is_save (zip))
    return g_strdup ("VASL");
  name = hu_vassal_dup_module_name (zip);

  return name != NULL ? hu_import_clean (name) : NULL;
}

char *
hu_import_dup_module (GFile *file)
{
  g_autoptr(HuZip) zip = hu_import_try_zip (file);
  g_autofree char *name = zip != NULL && hu_vassal_is_module (zip) ? hu_vassal_dup_module_name (zip) : NULL;

  return name != NULL ? hu_import_clean (name) : NULL;
}

GFile *
hu_import_find_module (GFile      *file,
                       const char *kind)
{
  g_autoptr(GFile) folder = g_file_get_parent (file);
  g_autoptr(GFileEnumerator) all = folder == NULL ? NULL
    : g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  GFileInfo *info;
  GFile *child;

  while (all != NULL && g_file_enumerator_iterate (all, &info, &child, NULL, NULL) && info != NULL)
    {
      g_autofree char *lower = g_ascii_strdown (g_file_info_get_name (info), -1);
      g_autofree char *name = g_str_has_suffix (lower, ".vmod") && hu_import_is_inside (folder, child)
        ? hu_import_dup_module (child) : NULL;

      if (g_strcmp0 (name, kind) == 0)
        return g_object_ref (child);
    }

  return NULL;
}

/* A file at fault is named, since there may be several; where it cannot be read, that is said as for a game. */
static void
name_file (GError **error,
           GFile   *file)
{
  g_autofree char *name = hu_file_dup_name (file);

  if (error != NULL && *error != NULL)
    {
      char *words = hu_game_file_word_error (*error);

      g_free ((*error)->message);
      (*error)->message = words;
    }
  /* Translators: the name of a file, before what is wrong with it. */
  g_prefix_error (error, _("%s: "), name);
}

/* A module or a board. */
static gboolean
serves_save (GFile *file)
{
  g_autoptr(HuZip) zip = hu_import_try_zip (file);

  return zip != NULL && !hu_vassal_is_save (zip) && (hu_vassal_is_module (zip) || hu_vasl_is_board (zip));
}

void
hu_import_sort (GPtrArray *files)
{
  g_autoptr(GPtrArray) behind = g_ptr_array_new ();

  for (guint rank = 0; rank < 2; rank++)
    for (guint i = 0; i + behind->len < files->len;)
      {
        gboolean serves = rank == 0 ? serves_save (files->pdata[i]) : !hu_import_knows (files->pdata[i]);

        if (serves)
          {
            gpointer file = g_ptr_array_index (files, i);

            g_ptr_array_add (behind, file);
            memmove (files->pdata + i, files->pdata + i + 1, (files->len - i - 1) * sizeof (gpointer));
            files->pdata[files->len - 1] = file;
          }
        else
          {
            i++;
          }
      }
}

/* The module among the further files, or the one that is named so; and saves among them, which continue the first. */
static gboolean
find_module (GPtrArray              *files,
             const HuImportOptions  *options,
             HuZip                 **module,
             GPtrArray              *next,
             GError                **error)
{
  for (guint i = 1; i < files->len; i++)
    {
      g_autoptr(GError) wrong = NULL;
      gboolean packed = hu_import_is_zip (files->pdata[i], &wrong);
      HuZip *zip = packed ? hu_import_open_zip (files->pdata[i], error) : NULL;

      /* The other files may be tilesets. */
      if (!packed && wrong == NULL)
        continue;
      if (wrong != NULL)
        g_propagate_error (error, g_steal_pointer (&wrong));

      if (zip == NULL)
        {
          name_file (error, files->pdata[i]);
          return FALSE;
        }
      if (*module == NULL && options->module == NULL && hu_vassal_is_module (zip))
        *module = zip;
      else if (hu_vassal_is_save (zip))
        g_ptr_array_add (next, zip);
      else
        {
          hu_zip_free (zip);
          continue;
        }
      /* Only a save has a use for a module and for logs. */
      if (hu_import_is_save (files->pdata[0], options->bytes))
        hu_import_note_read (files->pdata[i]);
    }
  if (options->module == NULL)
    return TRUE;

  *module = hu_import_open_named (options->module, error);
  if (*module != NULL && !hu_vassal_is_module (*module))
    g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT, _("This is no module of VASSAL: it has no build file."));
  if (*module == NULL || !hu_vassal_is_module (*module))
    {
      name_file (error, options->module);
      return FALSE;
    }

  return TRUE;
}

/* The list of VASL for all its boards, where it is named; those that cannot be read are none. */
static GBytes *
find_shared (GPtrArray *files)
{
  for (guint i = 1; i < files->len; i++)
    {
      g_autofree char *name = hu_file_dup_name (files->pdata[i]);

      if (g_strcmp0 (name, "SharedBoardMetadata.xml") != 0)
        continue;
      hu_import_note_read (files->pdata[i]);
      return hu_file_read_bytes (files->pdata[i], HU_IMPORT_FILE_MOST, NULL);
    }

  return NULL;
}

/* Adds @file where it is a board of VASL; FALSE where it is one and cannot be read. */
static gboolean
add_board (GFile   *file,
           Beside  *beside,
           GError **error)
{
  g_autoptr(HuZip) zip = hu_import_try_zip (file);
  g_autofree char *name = hu_file_dup_name (file);
  HuVaslBoard *board;

  if (zip == NULL || hu_vassal_is_save (zip) || hu_vassal_is_module (zip) || !hu_vasl_is_board (zip))
    return TRUE;
  board = hu_vasl_board_new (zip, name, beside->shared, error);
  if (board == NULL)
    name_file (error, file);
  else
    {
      g_ptr_array_add (beside->boards, board);
      hu_import_note_read (file);
    }

  return board != NULL;
}

static gboolean
has_board (const Beside *beside,
           const char   *name)
{
  for (guint i = 0; i < beside->boards->len; i++)
    if (hu_vasl_board_is_called (g_ptr_array_index (beside->boards, i), name))
      return TRUE;

  return FALSE;
}

/* Returns the first by name, where several files are of the board. */
static GFile *
find_board_file (GFile      *folder,
                 const char *name)
{
  g_autoptr(GFileEnumerator) all = g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE,
                                                              NULL, NULL);
  g_autofree char *found = NULL;
  GFileInfo *info;
  GFile *child;

  while (all != NULL && g_file_enumerator_iterate (all, &info, &child, NULL, NULL) && info != NULL)
    {
      const char *own = g_file_info_get_name (info);

      if (!hu_vasl_is_file_of_board (own, name) || !hu_import_is_inside (folder, child) ||
          (found != NULL && strcmp (own, found) >= 0))
        continue;
      g_free (found);
      found = g_strdup (own);
    }

  return found != NULL ? g_file_get_child (folder, found) : NULL;
}

/* (element-type GFile): those of the files, and the one above the save's own, since VASL has a folder for autosaves. */
static GPtrArray *
list_folders (GPtrArray *files)
{
  GPtrArray *folders = g_ptr_array_new_with_free_func (g_object_unref);
  GFile *folder, *above;

  for (guint i = 0; i < files->len; i++)
    {
      folder = g_file_get_parent (files->pdata[i]);
      if (folder != NULL)
        g_ptr_array_add (folders, folder);
    }
  folder = folders->len > 0 ? folders->pdata[0] : NULL;
  above = folder != NULL ? g_file_get_parent (folder) : NULL;
  if (above != NULL)
    g_ptr_array_add (folders, above);

  return folders;
}

/* The boards that the save names and that nobody has given, beside the save and beside the others. */
static gboolean
find_more_boards (HuZip      *save,
                  GPtrArray  *files,
                  Beside     *beside,
                  GError    **error)
{
  g_autoptr(GPtrArray) names = hu_vasl_list_boards (save);
  g_autoptr(GPtrArray) folders = list_folders (files);

  for (guint i = 0; i < names->len; i++)
    for (guint j = 0; j < folders->len && !has_board (beside, names->pdata[i]); j++)
      {
        g_autoptr(GFile) file = find_board_file (folders->pdata[j], names->pdata[i]);

        if (file != NULL && !add_board (file, beside, error))
          return FALSE;
      }

  return TRUE;
}

/* The boards of VASL among the further files, then others that are at hand. */
static gboolean
find_boards (HuZip      *save,
             GPtrArray  *files,
             Beside     *beside,
             GError    **error)
{
  for (guint i = 1; i < files->len; i++)
    if (!add_board (files->pdata[i], beside, error))
      return FALSE;

  return !hu_vasl_is_save (save) || find_more_boards (save, files, beside, error);
}

static gboolean
read_profile (GFile            *file,
              HuImportProfile **profile,
              GError          **error)
{
  g_autoptr(GBytes) bytes = file != NULL ? hu_file_read_bytes (file, HU_FILE_SMALL, error) : NULL;

  if (file == NULL)
    return TRUE;
  *profile = bytes != NULL ? hu_import_profile_new (bytes, error) : NULL;
  if (*profile == NULL)
    name_file (error, file);

  return *profile != NULL;
}

static HuImport *
import_first (GPtrArray             *files,
              GBytes                *read,
              HuZip                 *module,
              const HuImportProfile *profile,
              const HuVassalChoice  *choice,
              GError               **error)
{
  g_autoptr(GError) wrong = NULL;
  g_autoptr(HuZip) zip = NULL;
  g_autoptr(GBytes) bytes = NULL;
  g_auto(Beside) beside = { .module = module };
  const Format *format;

  if (read != NULL || hu_import_is_zip (files->pdata[0], &wrong))
    {
      zip = read != NULL ? hu_zip_new (read, error) : hu_import_open_zip (files->pdata[0], error);
      beside.name = hu_file_dup_name (files->pdata[0]);
      beside.boards = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_vasl_board_free);
      beside.shared = find_shared (files);
      if (zip == NULL || (hu_vassal_is_save (zip) && !find_boards (zip, files, &beside, error)))
        return NULL;
      return import_zips (zip, &beside, profile, choice, error);
    }
  if (wrong != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&wrong));
      return NULL;
    }
  bytes = hu_file_read_bytes (files->pdata[0], HU_IMPORT_FILE_MOST, error);
  format = bytes != NULL ? find_format (bytes) : NULL;
  if (bytes != NULL && format == NULL)
    refuse_unknown (files->pdata[0], bytes, error);
  if (format != NULL && format->import == import_table)
    return hu_import_table (bytes, files->pdata[0], files, profile, error);

  return format != NULL ? format->import (bytes, files->pdata[0], files, error) : NULL;
}

/* Finds the choices for the kind of file that @import is of; FALSE where there are some, and they cannot be read. */
static gboolean
find_settled (const HuImport         *import,
              const HuImportOptions  *options,
              HuImportProfile       **settled,
              GError                **error)
{
  g_autoptr(GFile) file = options->profiles != NULL && import->kind != NULL
                            ? hu_import_profile_find (options->profiles, import->kind) : NULL;

  if (file == NULL || !g_file_query_exists (file, NULL))
    return TRUE;

  return read_profile (file, settled, error);
}

static HuImport *
import_with (GPtrArray             *files,
             GBytes                *read,
             HuZip                 *module,
             HuImportProfile       *profile, /* (transfer full) (nullable) */
             const HuVassalChoice  *choice,
             GError               **error)
{
  HuImport *import = import_first (files, read, module, profile, choice, error);

  if (import == NULL)
    {
      name_file (error, files->pdata[0]);
      g_clear_pointer (&profile, hu_import_profile_free);
      return NULL;
    }
  import->profile = profile;
  if (profile != NULL)
    hu_import_apply (import, profile);

  return import;
}

static HuImport *
import_files (GPtrArray              *files,
              const HuImportOptions  *options,
              GError                **error)
{
  g_autoptr(GPtrArray) next = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_zip_free);
  const HuVassalChoice choice = {
    .map = options->map, .board = options->board, .reveal = options->reveal, .fronts = options->beside, .next = next,
  };
  HuZip *found = NULL;
  HuImportProfile *settled = NULL;
  g_autoptr(HuZip) module = NULL;
  g_autoptr(HuImport) import = NULL;
  gboolean good;

  good = find_module (files, options, &found, next, error);
  module = found;
  if (!good || !read_profile (options->profile, &settled, error))
    return NULL;
  import = import_with (files, options->bytes, module, settled, &choice, error);
  if (import == NULL || options->profile != NULL)
    return g_steal_pointer (&import);

  /* Only now it is known what kind of file it is. */
  settled = NULL;
  if (!find_settled (import, options, &settled, error))
    return NULL;

  return settled == NULL ? g_steal_pointer (&import)
                         : import_with (files, options->bytes, module, settled, &choice, error);
}

HuImport *
hu_import_files (GPtrArray              *files,
                 const HuImportOptions  *options,
                 GError                **error)
{
  HuImport *import;

  g_return_val_if_fail (files != NULL && files->len > 0 && options != NULL, NULL);

  import = import_files (files, options, error);
  if (import != NULL)
    hu_import_name_unread (import, files);

  return import;
}

HuImport *
hu_import_bytes (GBytes  *bytes,
                 GBytes  *module,
                 GError **error)
{
  const HuVassalChoice choice = { 0 };
  g_autoptr(HuZip) zip = NULL;
  g_autoptr(HuZip) other = NULL;
  g_auto(Beside) beside = { .boards = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_vasl_board_free) };
  const Format *format = NULL;
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  if (size < HU_IMPORT_ZIP_HEAD || !hu_import_begins_as_zip (data))
    format = find_format (bytes);
  if (format != NULL)
    return format->import (bytes, NULL, NULL, error);
  zip = hu_zip_new (bytes, error);
  if (zip == NULL)
    return NULL;
  if (module != NULL)
    other = hu_zip_new (module, error);
  if (module != NULL && other == NULL)
    return NULL;
  if (other != NULL && !hu_vassal_is_module (other) && hu_vasl_is_board (other))
    {
      HuVaslBoard *board = hu_vasl_board_new (other, NULL, NULL, error);

      if (board == NULL)
        return NULL;
      g_ptr_array_add (beside.boards, board);
    }
  beside.module = other;

  return import_zips (zip, &beside, NULL, &choice, error);
}
