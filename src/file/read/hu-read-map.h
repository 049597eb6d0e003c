/*
 * Functions that the files that read the map share.
 */
#pragma once

#include "hu-reader.h"

G_BEGIN_DECLS

void hu_read_grid (HuReader    *reader,
                   const HuAt  *at,
                   HuGridExtra *extra);
void hu_read_places (const HuObject *map);
void hu_read_buildings (const HuObject *map);
void hu_read_boards (const HuObject *map);

G_END_DECLS
