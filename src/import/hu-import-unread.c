/*
 * What was given and not read is told.
 */
#include "config.h"

#include "hu-import-unread.h"

#include <glib/gi18n-lib.h>

#include "hu-file-bytes.h"
#include "hu-file-name.h"
#include "hu-import-beside.h"
#include "hu-import-limits.h"
#include "hu-import-table.h"

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
