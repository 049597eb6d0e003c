/*
 * The card beside the pointer: what the hex there is.
 */
#pragma once

#include "hu-map-view.h"

G_BEGIN_DECLS

#define HU_TYPE_HOVER_CARD (hu_hover_card_get_type ())
G_DECLARE_FINAL_TYPE (HuHoverCard, hu_hover_card, HU, HOVER_CARD, GtkWidget)

/* Puts a card over @view, as a child of @overlay. */
GtkWidget *hu_hover_card_attach (GtkOverlay *overlay,
                                 HuMapView  *view);

G_END_DECLS
