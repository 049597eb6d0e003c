/*
 * Details on the ground: trees, reeds, hachures, stones, blocks, waves.
 */
#pragma once

#include "hu-canvas.h"

G_BEGIN_DECLS

#define HU_N_TEXTURES 4 /* different pictures of each terrain */

/* Draws one hex of a terrain, around 0, 0 of @cr. */
void hu_terrain_texture_draw (const HuCanvas *canvas,
                              cairo_t        *cr,
                              HuTerrain       terrain,
                              guint           variant);

G_END_DECLS
