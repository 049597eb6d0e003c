/*
 * The layer and legend of front-line, which hu-front-line-layers.c puts into the table of systems.
 */
#pragma once

#include "hu-system-layers.h"

G_BEGIN_DECLS

void     hu_layer_front_line_draw     (const HuCanvas *canvas,
                                       const HuScene  *scene);

/* hu-front-line-legend.c */
void     _hu_front_line_list_legend   (const HuScene  *scene,
                                       gboolean        signs,
                                       GArray         *entries);
void     _hu_front_line_list_swatches (GPtrArray      *ids);
gboolean _hu_front_line_draw_swatch   (const HuCanvas *canvas,
                                       const char     *id,
                                       double          width,
                                       double          height);

G_END_DECLS
