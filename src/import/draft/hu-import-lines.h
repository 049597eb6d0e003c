/*
 * Roads and rivers of which every hex says where they lead.
 */
#pragma once

#include "hu-map.h"

G_BEGIN_DECLS

/* Adds lines through hexes that lead to each other: @ways has a bit 1 << direction for each way out of a hex, and both
 * hexes must say so.  No line runs through an impassable hex.  Returns how many lines there are. */
guint hu_import_add_lines (HuMap        *map,
                           HuLineKind    kind,
                           const guint8 *ways);

G_END_DECLS
