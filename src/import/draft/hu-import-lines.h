/*
 * Roads and rivers of which every hex says where they lead.
 */
#pragma once

#include "hu-import.h"

G_BEGIN_DECLS

/* Adds lines through hexes that lead to each other: @ways has a bit 1 << direction for each way out of a hex, and both
 * hexes must say so.  No line runs through an impassable hex.  Returns how many lines there are. */
guint hu_import_add_lines (HuMap        *map,
                           HuLineKind    kind,
                           const guint8 *ways);

/* The same for roads, of which the report tells: those over water are bridges, or lead to ports, and stay; those to hexes
 * out of play are left out. */
void  hu_import_add_roads (HuImport     *import,
                           const guint8 *ways);

G_END_DECLS
