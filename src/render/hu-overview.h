/*
 * The overview: the map from so far away that a hex is a pixel or three.
 */
#pragma once

#include "hu-canvas.h"
#include "hu-scene.h"

G_BEGIN_DECLS

/* Below so many device pixels a map unit (the side of a hex) hexes are single pixels. */
#define HU_OVERVIEW_SCALE 3.0

/* Whose units stand in a hex: 0 nobody's, 1 + side, 3 both sides'.  (array length=n_hexes). */
guint8          *hu_overview_occupants (const HuState   *state) G_GNUC_WARN_UNUSED_RESULT;

/* Fills @surface, of which the canvas's clip is the whole, with ground, control, bands, zones and units. */
void             hu_overview_draw      (const HuCanvas  *canvas,
                                        cairo_surface_t *surface,
                                        const HuScene   *scene,
                                        const guint8    *occupants);

G_END_DECLS
