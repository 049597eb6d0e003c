/*
 * Aligning the background picture with the grid: two spots of the picture, and the hexes whose middles they
 * are.
 */
#pragma once

#include "hu-workshop-backdrop.h"
#include "hu-workshop-hand.h"

G_BEGIN_DECLS

#define HU_TYPE_WORKSHOP_ALIGN (hu_workshop_align_get_type ())
G_DECLARE_FINAL_TYPE (HuWorkshopAlign, hu_workshop_align, HU, WORKSHOP_ALIGN, GObject)

/* Signals: "changed" (): started, ended, another spot; "pointed" (guint spot): a spot was placed with the
 * pointer or with Return, and needs the name of its hex. */
HuWorkshopAlign *hu_workshop_align_new       (HuWorkshopBackdrop *picture,
                                              HuWorkshop         *shop,
                                              HuWorkshopHand     *hand,
                                              HuMapView          *map) G_GNUC_WARN_UNUSED_RESULT;
/* Takes the map from the hand, and gives it back. */
void             hu_workshop_align_begin     (HuWorkshopAlign    *self);
void             hu_workshop_align_end       (HuWorkshopAlign    *self);
gboolean         hu_workshop_align_is_on     (HuWorkshopAlign    *self);
/* The spot that is pointed at, of the two: 0 or 1. */
guint            hu_workshop_align_get_spot  (HuWorkshopAlign    *self);
void             hu_workshop_align_set_spot  (HuWorkshopAlign    *self,
                                              guint               spot);
/* Returns its place, in pixels of the picture; FALSE if it has no place yet. */
gboolean         hu_workshop_align_get_at    (HuWorkshopAlign    *self,
                                              guint               spot,
                                              HuPoint            *at);
void             hu_workshop_align_set_at    (HuWorkshopAlign    *self,
                                              guint               spot,
                                              HuPoint             at);
const char      *hu_workshop_align_get_hex   (HuWorkshopAlign    *self,
                                              guint               spot); /* as typed */
void             hu_workshop_align_set_hex   (HuWorkshopAlign    *self,
                                              guint               spot,
                                              const char         *name);
/* Returns the missing step, a translated sentence; NULL: it can be applied. */
const char      *hu_workshop_align_get_lack  (HuWorkshopAlign    *self);
/* Lays the picture so, and ends.  FALSE where something lacks. */
gboolean         hu_workshop_align_apply     (HuWorkshopAlign    *self);

G_END_DECLS
