/*
 * The choices for an import as a whole: further files, the board, the nations of each side, what the file leaves
 * open, what is masked, and the picture of the board.  A choice that does not arise is not shown.
 */
#pragma once

#include <adwaita.h>

#include "hu-import-job.h"

G_BEGIN_DECLS

#define HU_TYPE_IMPORT_SHEET (hu_import_sheet_get_type ())
G_DECLARE_FINAL_TYPE (HuImportSheet, hu_import_sheet, HU, IMPORT_SHEET, GtkWidget)

/* Signals: "settled" (): the import has changed; "asked" (HuImportRequest *): that is to be read in its place, (transfer
 * full) to its one handler; "add-files" (). */

/* Import and request are borrowed until the next call. */
void     hu_import_sheet_show         (HuImportSheet         *self,
                                       HuImport              *import,
                                       const HuImportRequest *request);
/* Asks for what the import leaves open after a choice that was made elsewhere. */
void     hu_import_sheet_refresh      (HuImportSheet         *self);
gboolean hu_import_sheet_with_picture (HuImportSheet         *self);

G_END_DECLS
