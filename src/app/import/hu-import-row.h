/*
 * A row of the table of an import: a group of counters, a kind of tile, or many groups of one side that are taken alike
 * and lie below it.
 */
#pragma once

#include <gio/gio.h>

#include "hu-import.h"

G_BEGIN_DECLS

#define HU_TYPE_IMPORT_ROW (hu_import_row_get_type ())
G_DECLARE_FINAL_TYPE (HuImportRow, hu_import_row, HU, IMPORT_ROW, GObject)

/* The rows of the table (HuImportRow): those that wait for the user to say what they are come first.  @import is borrowed. */
GPtrArray  *hu_import_row_list_all     (HuImport          *import) G_GNUC_WARN_UNUSED_RESULT;
/* (element-type HuImportGroup): one, or those of its children. */
GPtrArray  *hu_import_row_get_groups   (HuImportRow       *self);
/* The first of them. */
const HuImportGroup *hu_import_row_get_first (HuImportRow *self);
/* The rows below it, or NULL. */
GListModel *hu_import_row_get_children (HuImportRow       *self);
/* Has it counters that are taken so? */
gboolean    hu_import_row_has          (HuImportRow       *self,
                                        HuImportTake       take);
/* As what it is taken; FALSE where its groups are not taken alike. */
gboolean    hu_import_row_find_choice  (HuImportRow       *self,
                                        const HuImport    *import,
                                        HuImportChoice    *choice);
/* Emits "changed" here and below. */
void        hu_import_row_tell         (HuImportRow       *self);

/* The kind of its units; HU_UNIT_GROUND: it is not known, or they are of several (@various).  Returns whether it is asked. */
gboolean    hu_import_row_find_kind   (HuImportRow    *self,
                                       const HuImport *import,
                                       HuUnitKind     *kind,
                                       gboolean       *various);

G_END_DECLS
