/*
 * The layer and legend of front-line, which hu-front-line-layers.c puts into the table of systems.
 */
#pragma once

#include "hu-system-layers.h"

G_BEGIN_DECLS

void hu_layer_front_line_draw (const HuCanvas *canvas,
                               const HuScene  *scene);

G_END_DECLS
