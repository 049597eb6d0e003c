/*
 * The front line by turn as a picture: a row for each hex row, and in each turn a column for each side, with
 * the same cells as beside the map.
 */
#pragma once

#include "hu-canvas.h"
#include "hu-lettering.h"
#include "hu-report.h"
#include "hu-theme.h"

G_BEGIN_DECLS

/* Returns its height, pt: at most @most, however many rows there are. */
double hu_strip_chart_height (const HuReportStrip *strip,
                              double               most);
/* Draws it into that many pt from 0, 0 of @cr. */
void   hu_strip_chart_draw   (const HuReportStrip *strip,
                              HuLettering         *lettering,
                              const HuTheme       *theme,
                              cairo_t             *cr,
                              double               width,
                              double               height);

#define HU_STRIP_FRAME 5.0 /* px of a row from which on its cells have frames */

void hu_strip_cell_draw (const HuCanvas *canvas,
                         HuSide          side,
                         HuStripState    state,
                         HuBox           box);

G_END_DECLS
