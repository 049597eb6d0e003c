/*
 * The arrow of a way: along its hexes, a dot at each of them, and dashed where
 * the unit is in none between two of them.
 */
#pragma once

#include "hu-canvas.h"

G_BEGIN_DECLS

/* @way: HuHex, the beginning first; @width: of the line, in pixels. */
void hu_way_arrow_draw (const HuCanvas *canvas,
                        const GArray   *way,
                        double          width,
                        HuColor         color,
                        HuColor         casing);

G_END_DECLS
