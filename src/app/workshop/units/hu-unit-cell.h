/*
 * A cell of the table of units: a text and, while it is edited, an entry in its place or a list of choices.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-unit-table.h"

G_BEGIN_DECLS

#define HU_TYPE_UNIT_CELL (hu_unit_cell_get_type ())
G_DECLARE_FINAL_TYPE (HuUnitCell, hu_unit_cell, HU, UNIT_CELL, GtkWidget)

/*
 * Signals: "commit" (const char *text) → gboolean, whether it was possible; "ended" (gint step): editing has
 * ended, and goes on in the cell that many columns further (0: stay).
 */

/* @column and @item have to stay as long as the cell. */
GtkWidget          *hu_unit_cell_new        (const HuUnitColumn *column,
                                             GtkListItem        *item);
const HuUnitColumn *hu_unit_cell_get_column (HuUnitCell         *self);
/* The row of the cell in the view. */
guint               hu_unit_cell_get_position (HuUnitCell       *self);
HuUnitLine         *hu_unit_cell_get_line   (HuUnitCell         *self); /* borrowed; NULL: it shows none */
void                hu_unit_cell_set_line   (HuUnitCell         *self,
                                             HuUnitLine         *line);
const char         *hu_unit_cell_get_text   (HuUnitCell         *self);

/* @typed: text that replaces the present one; NULL: edits the present one. */
void                hu_unit_cell_edit       (HuUnitCell         *self,
                                             const char         *typed);
/* Makes the cell offer @words; "" is worded @none. */
void                hu_unit_cell_choose     (HuUnitCell         *self,
                                             const char * const *words,
                                             const char         *none);
gboolean            hu_unit_cell_is_edited  (HuUnitCell         *self);

G_END_DECLS
