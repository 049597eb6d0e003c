/*
 * A cell of a strip: how a side's line holds a hex row, beside the map and in reports.
 */
#pragma once

#include "hu-canvas.h"
#include "hu-report.h"

G_BEGIN_DECLS

#define HU_STRIP_FRAME 5.0 /* px of a row from which on its cells have frames */

void hu_strip_cell_draw (const HuCanvas *canvas,
                         HuSide          side,
                         HuStripState    state,
                         HuBox           box);

G_END_DECLS
