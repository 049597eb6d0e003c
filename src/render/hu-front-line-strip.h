/*
 * The strip down the map's edge: a cell a hex row and side, that says how the
 * side's line holds that row.  It scrolls and zooms as the map does.
 */
#pragma once

#include "hu-canvas.h"
#include "hu-front-line.h"
#include "hu-painter.h"

G_BEGIN_DECLS

#define HU_STRIP_WIDTH 50  /* px */
#define HU_STRIP_HEADER 22 /* px, at the top, where the columns say whose they are */

typedef struct
{
  gint     row;
  HuSide   side;   /* HU_SIDE_NONE: between the columns */
  HuCover  cover;
  gboolean charged; /* the line would be charged for it, were it examined now */
} HuStripCell;

/* What @side's line holds in @row. */
HuStripCell hu_front_line_strip_cell    (const HuSnapshot *snapshot,
                                         HuSide            side,
                                         gint              row);
/* The cell at a point of the strip; FALSE where there is none: beside the map, on the header, in a row that
 * does not count. */
gboolean    hu_front_line_strip_cell_at (const HuSnapshot *snapshot,
                                         const HuViewport *viewport,
                                         double            x,
                                         double            y,
                                         HuStripCell      *cell);
/* Draws it HU_STRIP_WIDTH wide and as high as @viewport, beside which it stands.  @names: of the two sides,
 * as short as there is room for.  @lit: a row under the pointer, or -1. */
void        hu_painter_draw_strip       (HuPainter        *self,
                                         cairo_t          *cr,
                                         const HuViewport *viewport,
                                         const HuSnapshot *snapshot,
                                         const char       *names[HU_N_SIDES],
                                         gint              lit);

G_END_DECLS
