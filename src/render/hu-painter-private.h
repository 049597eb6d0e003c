/*
 * What the files of the painter share.
 */
#pragma once

#include "hu-canvas.h"
#include "hu-painter.h"

G_BEGIN_DECLS

/* A canvas without a map beneath it, for swatches: vectors, @scale px a map unit. */
HuCanvas _hu_painter_plain_canvas (HuPainter *self,
                                   cairo_t   *cr,
                                   double     scale);

/* Whose lines were listed last; the defender's before any were. */
HuSide   _hu_painter_traced_side  (HuPainter *self);
void     _hu_painter_set_traced_side (HuPainter *self,
                                   HuSide     side);

G_END_DECLS
