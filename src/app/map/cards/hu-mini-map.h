/*
 * The overview: the whole map in a corner, with a frame round the visible part.
 */
#pragma once

#include "hu-map-view.h"

G_BEGIN_DECLS

#define HU_TYPE_MINI_MAP (hu_mini_map_get_type ())
G_DECLARE_FINAL_TYPE (HuMiniMap, hu_mini_map, HU, MINI_MAP, GtkWidget)

/* Lies over @view, in its overlay. */
HuMiniMap *hu_mini_map_attach   (GtkOverlay *overlay,
                                 HuMapView  *view);
void       hu_mini_map_set_game (HuMiniMap  *self,
                                 HuGame     *game); /* or NULL */

G_END_DECLS
