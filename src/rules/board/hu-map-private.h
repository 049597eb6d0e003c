/*
 * Declarations that the files of the map share.
 */
#pragma once

#include "hu-map.h"

G_BEGIN_DECLS

void _hu_map_init_buildings  (HuMap *map);
void _hu_map_clear_buildings (HuMap *map);

G_END_DECLS
