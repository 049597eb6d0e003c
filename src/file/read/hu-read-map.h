/*
 * Functions that the files that read the map share.
 */
#pragma once

#include "hu-reader.h"

G_BEGIN_DECLS

void hu_read_grid (HuReader    *reader,
                   const HuAt  *at,
                   HuGridExtra *extra);
/* Reads `grid.boards` into the reader's grid, where it has any.  FALSE with a fault where they cannot be. */
gboolean hu_read_grid_boards (const HuObject *grid,
                              HuGridExtra    *extra);
void hu_read_places (const HuObject *map);
void hu_read_buildings (const HuObject *map);
void hu_read_boards (const HuObject *map);

G_END_DECLS
