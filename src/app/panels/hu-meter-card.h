/*
 * A card for one condition: how far it is from being met.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-meter-part.h"

G_BEGIN_DECLS

#define HU_TYPE_METER_CARD (hu_meter_card_get_type ())
G_DECLARE_FINAL_TYPE (HuMeterCard, hu_meter_card, HU, METER_CARD, GtkButton)

/* @nth: its number among the meters of that kind. */
GtkWidget  *hu_meter_card_new         (HuMeterKind  kind,
                                       guint        nth);
guint       hu_meter_card_get_nth     (HuMeterCard *self);
void        hu_meter_card_add_part    (HuMeterCard *self,
                                       HuMeterPart *part);
HuMeterKind hu_meter_card_get_kind    (HuMeterCard *self);
/* @what_if: the game as it would be, or NULL. */
void        hu_meter_card_update      (HuMeterCard *self,
                                       HuSnapshot  *snapshot,
                                       HuSnapshot  *what_if);
void        hu_meter_card_set_history (HuMeterCard *self,
                                       GArray      *values); /* gint64 */

G_END_DECLS
