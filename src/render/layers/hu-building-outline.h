/*
 * The outline of a building, for the ring in its owner's colour and the ring round the selected one.
 */
#pragma once

#include "hu-canvas.h"
#include "hu-scene.h"

G_BEGIN_DECLS

/* (element-type HuChain) */
GPtrArray *hu_building_outline_new           (const HuCanvas  *canvas,
                                              guint            building) G_GNUC_WARN_UNUSED_RESULT;
gboolean   hu_building_outline_is_seen       (const HuCanvas  *canvas,
                                              guint            index);
/* Adds the outline to the path of the canvas, @inset px within the hexes. */
void       hu_building_outline_path          (const HuCanvas  *canvas,
                                              const GPtrArray *chains,
                                              double           inset);
void       hu_building_outline_draw_selected (const HuCanvas  *canvas,
                                              const HuScene   *scene);

G_END_DECLS
