/*
 * All units of a draft as a table: a line each, and the columns that the rule
 * systems in force have a use for.  It follows the workshop; edits go through
 * the workshop, a step of undo each, however many units they change.
 */
#pragma once

#include "hu-unit-line.h"

G_BEGIN_DECLS

#define HU_TYPE_UNIT_TABLE (hu_unit_table_get_type ())
G_DECLARE_FINAL_TYPE (HuUnitTable, hu_unit_table, HU, UNIT_TABLE, GObject)

/* Signal "columns-changed" (): others are in use now. */

HuUnitTable *hu_unit_table_new         (HuWorkshop  *shop);
GListModel  *hu_unit_table_get_lines   (HuUnitTable *self); /* of HuUnitLine, in the file's order; borrowed */
GPtrArray   *hu_unit_table_get_columns (HuUnitTable *self); /* (element-type HuUnitColumn); until they change */

/* --- Editing (hu-unit-table-edit.c) --- */

/* What may stand in the column, as people read it and in order; NULL where anything may.  (transfer full) */
GStrv       hu_unit_table_list_words (HuWorkshop         *shop,
                                      const HuUnitColumn *column) G_GNUC_WARN_UNUSED_RESULT;
/* Gives all of those units that value, as people or the file write it; "": none.  One command, for those that have
 * such a thing.  FALSE and HU_FILE_ERROR_INVALID where it cannot be: then nothing has changed. */
gboolean    hu_workshop_set_unit_cells (HuWorkshop         *self,
                                      const guint        *units,
                                      guint               n,
                                      const HuUnitColumn *column,
                                      const char         *text,
                                      GError            **error);
/* Rows of a spreadsheet; @keys: the columns, in order, where the first row does not name them; ends with NULL. */
gboolean    hu_workshop_paste_units  (HuWorkshop         *self,
                                      const char         *text,
                                      const char * const *keys,
                                      guint              *added,    /* out, optional */
                                      guint              *changed,  /* out, optional */
                                      GError            **error);

/* Of the model's own: what @cell says, or NULL where it says nothing of that kind (hu-workshop-table.c). */
HuNode     *_hu_workshop_read_cell   (HuWorkshop         *self,
                                      const HuField      *field,
                                      const char         *cell) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
