/*
 * The hexes of a HEXSET that has been read before.
 */
#pragma once

#include "hu-grid.h"
#include "hu-node.h"

G_BEGIN_DECLS

/* The hexes of the HEXSET @node, in its order; names of no hex are left out.  (transfer full) (element-type HuHex) */
GArray *hu_hexset_expand (const HuGrid *grid,
                          const HuNode *node,
                          gboolean      once) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
