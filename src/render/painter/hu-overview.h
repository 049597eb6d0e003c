/*
 * The overview: the map at a scale where a hex is one to three pixels.
 */
#pragma once

#include "hu-canvas.h"
#include "hu-scene.h"
#include "hu-stack.h"

G_BEGIN_DECLS

/* Below this many device pixels in a map unit (the side of a hex), hexes are single pixels. */
#define HU_OVERVIEW_SCALE 3.0

/* Fills @surface, which the canvas's clip covers entirely, with ground, control, bands, zones and units. */
void hu_overview_draw (const HuCanvas  *canvas,
                       cairo_surface_t *surface,
                       const HuScene   *scene,
                       const HuStacks  *stacks);

G_END_DECLS
