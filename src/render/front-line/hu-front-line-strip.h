/*
 * The strip along the map's edge: a cell for each hex row and side, which shows how the side's line holds that
 * row. It scrolls and zooms with the map.
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

/* Returns how @side's line holds @row. */
HuStripCell hu_front_line_strip_cell    (const HuSnapshot *snapshot,
                                         HuSide            side,
                                         gint              row);
/* Returns the cell at a point of the strip; FALSE beside the map, on the header and in a row that does not count. */
gboolean    hu_front_line_strip_cell_at (const HuSnapshot *snapshot,
                                         const HuViewport *viewport,
                                         double            x,
                                         double            y,
                                         HuStripCell      *cell);
/* Draws the strip HU_STRIP_WIDTH wide and as high as @viewport, beside which it stands. @names: of the two
 * sides, as short as the room requires. @lit: the row under the pointer, or -1. */
void        hu_painter_draw_strip       (HuPainter        *self,
                                         cairo_t          *cr,
                                         const HuViewport *viewport,
                                         const HuSnapshot *snapshot,
                                         const char       *names[HU_N_SIDES],
                                         gint              lit,
                                         gboolean          told /* else numbers of rows alone */);

G_END_DECLS
