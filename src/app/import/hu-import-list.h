/*
 * The table of an import: what the file has, how many, as what it is taken, and why; with a choice in each row.  A choice
 * holds for all rows that are selected with its own.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-import.h"

G_BEGIN_DECLS

#define HU_TYPE_IMPORT_LIST (hu_import_list_get_type ())
G_DECLARE_FINAL_TYPE (HuImportList, hu_import_list, HU, IMPORT_LIST, GtkWidget)

/* Signal "chosen" (): a choice was made, and the import has changed. */

/* @import is borrowed until the next call; NULL: the list is empty. */
void hu_import_list_set_import (HuImportList *self,
                                HuImport     *import);
/* The import has changed otherwise. */
void hu_import_list_refresh    (HuImportList *self);
/* Selects the rows with counters that are taken so, and goes to the first. */
void hu_import_list_select     (HuImportList *self,
                                HuImportTake  take);

G_END_DECLS
