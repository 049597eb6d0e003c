/*
 * The storeys of a map (26.1), from the lowest up.
 */
#pragma once

#include "hu-map.h"

G_BEGIN_DECLS

/* HuStorey, from the cellar up to the roof, then bridge and pillbox; the ground is always among them. */
GArray  *hu_storeys_of_map     (const HuMap *map) G_GNUC_WARN_UNUSED_RESULT;
/* The same of one building; all its hexes have them all. */
GArray  *hu_storeys_of_building (const HuMap *map,
                                 guint        building) G_GNUC_WARN_UNUSED_RESULT;
/* Returns the next one of @storeys in that direction, or @storey itself at the end. */
HuStorey hu_storeys_step       (const GArray *storeys,
                                HuStorey      storey,
                                gint          up);

G_END_DECLS
