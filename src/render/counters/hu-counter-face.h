/*
 * The face of a counter.
 */
#pragma once

#include "hu-canvas.h"

G_BEGIN_DECLS

/* Draws a picture around 0, 0 of @cr: of HU_STAMP_COUNTER the unit @variant, of HU_STAMP_SECRET a question mark on a
 * counter of the side @variant, of HU_STAMP_BLANK cardboard of that side. */
void _hu_counter_draw_face (const HuCanvas *canvas,
                            cairo_t        *cr,
                            HuStampKind     kind,
                            guint32         variant,
                            double          size);

G_END_DECLS
