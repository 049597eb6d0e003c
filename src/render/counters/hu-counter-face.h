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

/* The first unit of the scenario that looks like @unit on a counter of that size. */
guint _hu_counter_find_alike (const HuCanvas *canvas,
                              guint           unit,
                              double          size);

G_END_DECLS
