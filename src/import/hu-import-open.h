/*
 * Opening a file, which may be a ZIP file.
 */
#pragma once

#include "hu-import.h"
#include "hu-zip.h"

G_BEGIN_DECLS

#define HU_IMPORT_ZIP_HEAD 4 /* bytes by which a ZIP file is known */

/* A ZIP file that could have been split, and is whole, has a mark before its first entry. */
gboolean  hu_import_begins_as_zip (const char head[HU_IMPORT_ZIP_HEAD]);
/* Is it a ZIP file, by its first bytes?  FALSE and @error where it cannot be read, or is something else than its name says. */
gboolean  hu_import_is_zip     (GFile   *file,
                                GError **error);
HuZip    *hu_import_open_zip   (GFile   *file,
                                GError **error) G_GNUC_WARN_UNUSED_RESULT;
/* Opens a file that the user named as a ZIP file. */
HuZip    *hu_import_open_named (GFile   *file,
                                GError **error) G_GNUC_WARN_UNUSED_RESULT;
/* NULL where it is no ZIP file that can be read: nobody is told. */
HuZip    *hu_import_try_zip    (GFile   *file) G_GNUC_WARN_UNUSED_RESULT;

/* Tells in the report which of @files (element-type GFile), behind the first, nothing has read: one of several maps or positions
 * comes in, and a table comes onto a game. */
void hu_import_name_unread (HuImport        *import,
                            const GPtrArray *files);

G_END_DECLS
