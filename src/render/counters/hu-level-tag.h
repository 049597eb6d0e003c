/*
 * A level as a small tag: its number, or a picture of a roof, a bridge, a
 * pillbox.
 */
#pragma once

#include "hu-canvas.h"

G_BEGIN_DECLS

/* Draws the tag with its middle at @centre of @cr and letters @px high; @on: it is the level shown. */
void   hu_level_tag_draw  (const HuCanvas *canvas,
                           cairo_t        *cr,
                           HuStorey        level,
                           HuPoint         centre,
                           double          px,
                           gboolean        on);
double hu_level_tag_width (const HuCanvas *canvas,
                           double          px);

G_END_DECLS
