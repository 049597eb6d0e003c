/*
 * A storey as a small tag: its number, or a picture of a roof, a bridge, a
 * pillbox.
 */
#pragma once

#include "hu-canvas.h"

G_BEGIN_DECLS

/* Draws the tag with its middle at @centre of @cr and letters @px high; @on: it is the storey shown. */
void   hu_storey_tag_draw (const HuCanvas *canvas,
                           cairo_t        *cr,
                           HuStorey        storey,
                           HuPoint         centre,
                           double          px,
                           gboolean        on);

G_END_DECLS
