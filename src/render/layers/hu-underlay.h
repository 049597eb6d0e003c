/*
 * A picture of the map: to trace it over, or to play on. It lies between the ground and the things on it, with the
 * grid of hexes drawn on it again.
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

/* As the paper that is played on: beneath the overlays, anew each time, for a caller that keeps what is drawn. */
void        hu_underlay_draw_paper  (HuUnderlay     *self,
                                     const HuCanvas *canvas);
double      hu_underlay_get_opacity (HuUnderlay     *self);
/* A number that changes whenever the picture, or its place, does; 0 where it cannot be seen. */
guint64     hu_underlay_get_stamp   (HuUnderlay     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuUnderlay, hu_underlay_free)

G_END_DECLS
