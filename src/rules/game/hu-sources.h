/*
 * Edges of the map and hexes, named together: the sources of a line of supply, the way in or out of a unit.
 */
#pragma once

#include "hu-scenario.h"

G_BEGIN_DECLS

#define HU_EDGE_NONE (-1)

/* The hexes named one by one come first, then those of each edge by HuEdge; a hex that is named twice comes twice.
 * (transfer full) (element-type HuHex) */
GArray  *hu_sources_list (const HuSources *sources,
                          const HuMap     *map) G_GNUC_WARN_UNUSED_RESULT;
gboolean hu_sources_have (const HuSources *sources,
                          const HuMap     *map,
                          HuHex            hex);
/* The edge that is named and has @hex: the first by HuEdge; HU_EDGE_NONE: none. */
gint     hu_sources_edge (const HuSources *sources,
                          const HuMap     *map,
                          HuHex            hex);

G_END_DECLS
