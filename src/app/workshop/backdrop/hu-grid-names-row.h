/*
 * The names that a board prints, as a row of the form of the grid: a switch, and beneath it how columns and rows are counted.
 */
#pragma once

#include <adwaita.h>

#include "hu-grid.h"

G_BEGIN_DECLS

#define HU_TYPE_GRID_NAMES_ROW (hu_grid_names_row_get_type ())
G_DECLARE_FINAL_TYPE (HuGridNamesRow, hu_grid_names_row, HU, GRID_NAMES_ROW, AdwExpanderRow)

/* Signal "changed" ().  @names: NULL where there are none. */
void     hu_grid_names_row_set  (HuGridNamesRow    *self,
                                 const HuGridNames *names);
/* FALSE: the numbering names the hexes. */
gboolean hu_grid_names_row_get  (HuGridNamesRow    *self,
                                 HuGridNames       *names);
/* Why a separator cannot be, as a sentence; NULL: it can. */
const char *hu_grid_names_row_get_fault (HuGridNamesRow *self);
/* Shows the first and the last name of @grid: "A1 … AG10"; NULL: the names cannot be. */
void     hu_grid_names_row_show (HuGridNamesRow    *self,
                                 const HuGrid      *grid);

G_END_DECLS
