/*
 * The layers, signs and legend of control, which hu-control-layers.c puts into the table of systems.
 */
#pragma once

#include "hu-layers.h"
#include "hu-system-layers.h"

G_BEGIN_DECLS

/* Buildings by the side that Controls them, and signs of buildings and Locations. */
void       hu_layer_holdings_draw   (const HuCanvas *canvas,
                                     const HuScene  *scene);
void       hu_layer_exits_draw_sign (const HuCanvas *canvas,
                                     HuSide          side,
                                     HuPoint         centre,
                                     double          angle,
                                     double          length);
void       hu_layer_fire_draw       (const HuCanvas *canvas,
                                     const HuScene  *scene);
void       hu_layer_fire_draw_sign  (const HuCanvas *canvas,
                                     HuFireKind      kind,
                                     HuPoint         centre,
                                     double          reach);
void       hu_layer_fire_draw_rubble (const HuCanvas *canvas,
                                     HuPoint         centre,
                                     double          reach);

/* hu-control-legend.c */
void       _hu_control_list_signs   (const HuScene  *scene,
                                     GArray         *entries);
void       _hu_control_list_swatches (GPtrArray     *ids);
gboolean   _hu_control_draw_swatch  (const HuCanvas *canvas,
                                     const char     *id,
                                     double          width,
                                     double          height);

G_END_DECLS
