/*
 * The background picture while editing: the data of a HuBackdrop, read and shown under the map.
 */
#pragma once

#include "hu-backdrop.h"
#include "hu-map-view.h"
#include "hu-trace-picture.h"
#include "hu-workshop.h"

G_BEGIN_DECLS

#define HU_TYPE_WORKSHOP_BACKDROP (hu_workshop_backdrop_get_type ())
G_DECLARE_FINAL_TYPE (HuWorkshopBackdrop, hu_workshop_backdrop, HU, WORKSHOP_BACKDROP, GObject)

typedef enum
{
  HU_BACKDROP_NONE,    /* no picture is chosen */
  HU_BACKDROP_LOADING,
  HU_BACKDROP_READY,
  HU_BACKDROP_MISSING, /* it is not where it was */
  HU_BACKDROP_BROKEN,  /* it cannot be shown */
} HuBackdropStatus;

/* Signal "changed" (): its status, position or look has changed. */
HuWorkshopBackdrop   *hu_workshop_backdrop_new        (HuBackdrop         *backdrop,
                                                       HuWorkshop         *shop,
                                                       HuMapView          *map) G_GNUC_WARN_UNUSED_RESULT;
/* Takes the picture off the map. */
void                  hu_workshop_backdrop_close      (HuWorkshopBackdrop *self);
HuBackdrop           *hu_workshop_backdrop_get        (HuWorkshopBackdrop *self); /* borrowed */
HuBackdropStatus      hu_workshop_backdrop_get_status (HuWorkshopBackdrop *self);
/* Why it is MISSING or BROKEN: sentences; else NULL. */
const char           *hu_workshop_backdrop_get_why    (HuWorkshopBackdrop *self);
/* NULL unless READY. */
const HuTracePicture *hu_workshop_backdrop_get_picture (HuWorkshopBackdrop *self);
/* Takes another picture. It gets the position of a missing one of the same name. */
void                  hu_workshop_backdrop_choose     (HuWorkshopBackdrop *self,
                                                       GFile              *picture);
/* While one points at it: wholly seen, hidden or not. */
void                  hu_workshop_backdrop_set_plain  (HuWorkshopBackdrop *self,
                                                       gboolean            plain);
/* Between the map and the pixels of a picture that is READY. */
HuPoint               hu_workshop_backdrop_to_picture (HuWorkshopBackdrop *self,
                                                       HuPoint             map_point);
HuPoint               hu_workshop_backdrop_to_map     (HuWorkshopBackdrop *self,
                                                       HuPoint             pixel);

G_END_DECLS
