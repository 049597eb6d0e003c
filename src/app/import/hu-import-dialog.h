/*
 * The window of an import: reads, shows the report, and takes the user's choices.  Knows no format.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HU_TYPE_IMPORT_DIALOG (hu_import_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HuImportDialog, hu_import_dialog, HU, IMPORT_DIALOG, AdwWindow)

/*
 * Shows itself when there is something to see.  Signals: "refused" (const char *name, const char *why): the file cannot be
 * imported; "imported" (HuImported *, const char *name): the user has agreed.  After either the window is gone.
 */
GtkWidget *hu_import_dialog_new (GtkWindow *parent,
                                 GPtrArray *files); /* (element-type GFile) */

G_END_DECLS
