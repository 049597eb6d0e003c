/*
 * A file that cannot be what its name says is told from one that is damaged.
 *
 * What was given and not read is told.
 */
#include "config.h"

#include "hu-import-open.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-file-bytes.h"
#include "hu-file-name.h"
#include "hu-import-beside.h"
#include "hu-import-error.h"
#include "hu-import-limits.h"
#include "hu-import-table.h"
#include "hu-import.h"

/* Folders, pipes and devices are refused unread. */
static GFileInputStream *
open_file (GFile    *file,
           goffset  *size,
           GError  **error)
{
  g_autoptr(GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                                                 G_FILE_QUERY_INFO_NONE, NULL, error);

  if (info == NULL)
    return NULL;
  if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    {
      g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                           g_file_info_get_file_type (info) == G_FILE_TYPE_DIRECTORY ?
                           _("This is a folder. Choose a file in it.") :
                           _("This is not an ordinary file, so it is not read. Put an ordinary file in its place."));
      return NULL;
    }
  *size = g_file_info_get_size (info);

  return g_file_read (file, NULL, error);
}

/* A user who downloads files of a repository easily gets something else under their names. */
static gboolean
refuse_stray (const char *head, /* at least its beginning, with a zero behind it */
              GError    **error)
{
  const char *text = head + (g_str_has_prefix (head, "\xef\xbb\xbf") ? 3 : 0);
  const char *why = NULL;

  text += strspn (text, " \t\r\n");
  if (g_str_has_prefix (text, "version https://git-lfs.github.com/spec/"))
    why = _("Git LFS keeps this file elsewhere, and left only a reference here. Run “git lfs pull” in its folder, or download "
            "the file by itself.");
  else if (g_ascii_strncasecmp (text, "<!doctype html", 14) == 0 || g_ascii_strncasecmp (text, "<html", 5) == 0)
    why = _("This is a web page and not the file. Download the file itself from that page.");
  if (why != NULL)
    g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_STRAY, why);

  return why != NULL;
}

gboolean
hu_import_begins_as_zip (const char head[HU_IMPORT_ZIP_HEAD])
{
  return memcmp (head, "PK\3\4", HU_IMPORT_ZIP_HEAD) == 0 || memcmp (head, "PK00", HU_IMPORT_ZIP_HEAD) == 0;
}

gboolean
hu_import_is_zip (GFile   *file,
                  GError **error)
{
  goffset size;
  g_autoptr(GFileInputStream) stream = open_file (file, &size, error);
  char head[256] = { 0 };

  return stream != NULL && g_input_stream_read_all (G_INPUT_STREAM (stream), head, sizeof head - 1, NULL, NULL, error) &&
         !refuse_stray (head, error) && hu_import_begins_as_zip (head);
}

HuZip *
hu_import_open_zip (GFile   *file,
                    GError **error)
{
  goffset size;
  g_autoptr(GFileInputStream) stream = open_file (file, &size, error);

  if (stream == NULL)
    return NULL;
  if (size > HU_IMPORT_MODULE_MOST)
    {
      g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_LIMIT,
                           _("The file is larger than any of its kind. It is not read."));
      return NULL;
    }

  return hu_zip_open (G_INPUT_STREAM (stream), size, error);
}

HuZip *
hu_import_open_named (GFile   *file,
                      GError **error)
{
  g_autoptr(GError) wrong = NULL;

  if (hu_import_is_zip (file, &wrong) || wrong == NULL)
    return hu_import_open_zip (file, error);
  g_propagate_error (error, g_steal_pointer (&wrong));

  return NULL;
}

HuZip *
hu_import_try_zip (GFile *file)
{
  return hu_import_is_zip (file, NULL) ? hu_import_open_zip (file, NULL) : NULL;
}

/* --- What nothing has read --- */

static gboolean
is_table (GFile *file)
{
  g_autoptr(GBytes) bytes = hu_file_read_bytes (file, HU_IMPORT_FILE_MOST, NULL);

  return bytes != NULL && hu_import_is_table (bytes);
}

void
hu_import_name_unread (HuImport        *import,
                       const GPtrArray *files)
{
  for (guint i = 1; i < files->len; i++)
    {
      GFile *file = files->pdata[i];
      g_autofree char *name = NULL;

      if (hu_import_was_read (file))
        continue;
      name = hu_file_dup_name (file);
      import->unread = TRUE;
      if (is_table (file))
        /* Translators: %s is the name of a file. */
        HU_IMPORT_SAY (import, g_strdup_printf (_("“%s” was not read: a table comes onto a game. Import it with the game that "
                                                  "comes of this as a further file."), name));
      else
        /* Translators: %s is the name of a file. */
        HU_IMPORT_SAY (import, g_strdup_printf (_("“%s” was not read: nothing here asks for it, and one map or position comes in "
                                                  "at a time. Import it by itself."), name));
    }
}
