/*
 * All units of a draft as a table: one line per unit, and the columns that the rule systems
 * in force use.  It follows the workshop.  Edits go through the workshop, one step of undo
 * for each edit, however many units it changes.
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

/* The values that the column may have, as people read them and in order; NULL if any value may be typed.  (transfer
 * full) */
GStrv       hu_unit_table_list_words (HuWorkshop         *shop,
                                      const HuUnitColumn *column) G_GNUC_WARN_UNUSED_RESULT;
/* Gives that value, as people or the file write it, to all of the units that can have it; "": none.  One command.
 * FALSE and HU_FILE_ERROR_INVALID if that is impossible: then nothing has changed. */
gboolean    hu_workshop_set_unit_cells (HuWorkshop         *self,
                                      const guint        *units,
                                      guint               n,
                                      const HuUnitColumn *column,
                                      const char         *text,
                                      GError            **error);
/* Rows of a spreadsheet; @keys: the columns in order, if the first row does not name them; ends with NULL. */
gboolean    hu_workshop_paste_units  (HuWorkshop         *self,
                                      const char         *text,
                                      const char * const *keys,
                                      guint              *added,    /* out, optional */
                                      guint              *changed,  /* out, optional */
                                      GError            **error);

G_END_DECLS
