/*
 * For hu-hex-name.c: the names that a board prints.
 */
#pragma once

#include "hu-grid.h"

G_BEGIN_DECLS

/* The functions of this file are for a grid with names; hu_grid_format() and hu_grid_parse() are for every grid. */
void  _hu_grid_names_format (const HuGrid *grid,
                             HuHex         hex,
                             char          name[HU_HEX_NAME_MAX]);
HuHex _hu_grid_names_parse  (const HuGrid *grid,
                             const char   *text,
                             gsize         length,
                             gboolean     *well_formed);

G_END_DECLS
