/*
 * An offer: a sentence, a button that takes it up, and one that closes it. It is a card over the map, so that it covers
 * no other card, no counter if there is room, and no panel of the window.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HU_TYPE_OFFER_CARD (hu_offer_card_get_type ())
G_DECLARE_FINAL_TYPE (HuOfferCard, hu_offer_card, HU, OFFER_CARD, GtkWidget)

/* Where the offers of @window lie. */
void         hu_offer_card_set_place  (GtkWindow   *window,
                                       GtkOverlay  *overlay);
HuOfferCard *hu_offer_card_new        (const char  *text,
                                       const char  *button,
                                       const char  *action);
void         hu_offer_card_set_target (HuOfferCard *self,
                                       GVariant    *target);
/* For how many seconds it is shown; 0, as it begins: until it is closed. */
void         hu_offer_card_set_time   (HuOfferCard *self,
                                       guint        seconds);
/* Shows @self (transfer floating) as soon as no earlier offer is shown; nothing if @window is NULL or has no place. */
void         hu_offer_card_show       (HuOfferCard *self,
                                       GtkWindow   *window);
void         hu_offer_card_end        (HuOfferCard *self);

G_END_DECLS
