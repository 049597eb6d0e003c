/*
 * Places for the cards over the map: legend, instruments, chip, overview. A card lies where its alignment puts it,
 * unless it would cover a hex that is talked about, or another card: then it lies where the map is
 * free, and one that can fold folds where nothing is free.
 */
#pragma once

#include "hu-map-view.h"

G_BEGIN_DECLS

/* To be called before a card is added to @overlay, which contains @view. */
void  hu_card_places_attach (GtkOverlay         *overlay,
                             HuMapView          *view);
#define HU_CARD_PLACES_WORST 1000000000

/* How bad it would be for a card to lie in @rectangle, by what it would cover: 0 … HU_CARD_PLACES_WORST. */
guint hu_card_places_count  (GtkOverlay         *overlay,
                             const GdkRectangle *rectangle);

G_END_DECLS
