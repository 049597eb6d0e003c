/*
 * The overview: the map from so far away that a hex is a pixel or three.
 */
#pragma once

#include "hu-canvas.h"
#include "hu-scene.h"
#include "hu-stack.h"

G_BEGIN_DECLS

/* Below so many device pixels a map unit (the side of a hex) hexes are single pixels. */
#define HU_OVERVIEW_SCALE 3.0

/* Fills @surface, of which the canvas's clip is the whole, with ground, control, bands, zones and units. */
void hu_overview_draw (const HuCanvas  *canvas,
                       cairo_surface_t *surface,
                       const HuScene   *scene,
                       const HuStacks  *stacks);

G_END_DECLS
