/*
 * A table of units on its way into a draft: which column means what, which word is which side, and the cells, which can be
 * mended.  The draft stays as it is until hu_unit_import_take().
 */
#pragma once

#include "hu-workshop.h"

G_BEGIN_DECLS

#define HU_TYPE_UNIT_IMPORT (hu_unit_import_get_type ())
G_DECLARE_FINAL_TYPE (HuUnitImport, hu_unit_import, HU, UNIT_IMPORT, GObject)

/* Signal "changed" (): what would be imported, or what is wrong with it, is different now. */

/* @text: rows, the first of which names the columns.  NULL and HU_FILE_ERROR_INVALID if it is no table. */
HuUnitImport *hu_unit_import_new         (HuWorkshop   *shop,
                                          const char   *text,
                                          gssize        length,
                                          GError      **error) G_GNUC_WARN_UNUSED_RESULT;

/* --- Columns, from 0 --- */

guint         hu_unit_import_get_n_columns (HuUnitImport *self);
const char   *hu_unit_import_get_heading (HuUnitImport *self,
                                          guint         column);
/* The key of units that it fills ("strength", "vehicle.armor"); NULL: it is left out. */
const char   *hu_unit_import_get_key     (HuUnitImport *self,
                                          guint         column);
/* The column that had the key before is left out. */
void          hu_unit_import_set_key     (HuUnitImport *self,
                                          guint         column,
                                          const char   *key);

/* --- Words for sides that the draft does not know --- */

/* (transfer full) */
GStrv         hu_unit_import_list_strangers (HuUnitImport *self) G_GNUC_WARN_UNUSED_RESULT;
/* The id of the side that is meant by @word; NULL: none yet. */
const char   *hu_unit_import_get_side    (HuUnitImport *self,
                                          const char   *word);
void          hu_unit_import_set_side    (HuUnitImport *self,
                                          const char   *word,
                                          const char   *id);

/* --- Rows, from 0, without the heading --- */

guint         hu_unit_import_get_n_rows  (HuUnitImport *self);
/* The line of the file in which it begins. */
guint         hu_unit_import_get_line    (HuUnitImport *self,
                                          guint         row);
const char   *hu_unit_import_get_cell    (HuUnitImport *self,
                                          guint         row,
                                          guint         column);
void          hu_unit_import_set_cell    (HuUnitImport *self,
                                          guint         row,
                                          guint         column,
                                          const char   *text);
/* The fault of a row, translated; NULL: none. */
const char   *hu_unit_import_get_fault   (HuUnitImport *self,
                                          guint         row);

/* --- All of it --- */

/* The fault of the table as a whole, translated; NULL: none, or a fault of some row. */
const char   *hu_unit_import_get_reason  (HuUnitImport *self);
/* How many units would be new, and how many others would change. */
void          hu_unit_import_count       (HuUnitImport *self,
                                          guint        *added,
                                          guint        *changed);
/* Imports it, as one command.  FALSE while anything is wrong: nothing has changed then. */
gboolean      hu_unit_import_take        (HuUnitImport *self);

/* The beginning of a table to fill in: the columns that the rule systems in force use, and a row as an example. */
char         *hu_unit_import_dup_template (HuWorkshop  *shop) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
