/*
 * The choices that make a grid, as rows of a form.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Their words follow from each other.  The rows of @orientation are there already. */
void hu_grid_rows_fill (AdwComboRow *orientation,
                        AdwComboRow *shifted,
                        AdwComboRow *numbering);

G_END_DECLS
