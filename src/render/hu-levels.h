/*
 * The levels of a map (26.1), from the lowest up.
 */
#pragma once

#include "hu-map.h"

G_BEGIN_DECLS

/* HuStorey, from the cellar up to the roof, then bridge and pillbox; the ground is always among them. */
GArray  *hu_levels_of_map      (const HuMap *map) G_GNUC_WARN_UNUSED_RESULT;
/* The same of one building; all its hexes have them all. */
GArray  *hu_levels_of_building (const HuMap *map,
                                guint        building) G_GNUC_WARN_UNUSED_RESULT;
/* Returns the next one of @levels in that direction, or @level itself at the end. */
HuStorey hu_levels_step        (const GArray *levels,
                                HuStorey      level,
                                gint          up);

G_END_DECLS
