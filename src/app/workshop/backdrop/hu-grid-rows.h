/*
 * The choices that make a grid, as rows of a form.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The words of the rows depend on each other. @orientation has its entries already. */
void hu_grid_rows_fill (AdwComboRow *orientation,
                        AdwComboRow *shifted,
                        AdwComboRow *numbering);

G_END_DECLS
