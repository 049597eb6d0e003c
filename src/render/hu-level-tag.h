/*
 * A level as a small tag: its number, or a picture of a roof, a bridge, a
 * pillbox.
 */
#pragma once

#include "hu-canvas.h"

G_BEGIN_DECLS

/* Its middle at @centre of @cr, letters @px high; @on: the level that is looked at. */
void   hu_level_tag_draw  (const HuCanvas *canvas,
                           cairo_t        *cr,
                           HuStorey        level,
                           HuPoint         centre,
                           double          px,
                           gboolean        on);
double hu_level_tag_width (const HuCanvas *canvas,
                           double          px);

G_END_DECLS
