/*
 * The arrow of a way: along its hexes, with a dot at each, and dashed where the unit leaps over hexes.
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
