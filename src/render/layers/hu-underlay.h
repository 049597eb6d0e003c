/*
 * A picture to trace a map over: between the ground and the things on it, with the grid of hexes drawn on it
 * again.
 */
#pragma once

#include "hu-canvas.h"
#include "hu-scene.h"

G_BEGIN_DECLS

/* Pixels of the picture to map units, and how strongly it shows through the ground: 0 … 1. */
HuUnderlay *hu_underlay_new   (cairo_surface_t      *picture) G_GNUC_WARN_UNUSED_RESULT;
void        hu_underlay_free  (HuUnderlay           *self);
void        hu_underlay_place (HuUnderlay           *self,
                               const cairo_matrix_t *to_map,
                               double                opacity);
void        hu_underlay_draw  (HuUnderlay           *self,
                               const HuCanvas       *canvas);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuUnderlay, hu_underlay_free)

G_END_DECLS
