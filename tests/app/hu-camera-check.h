/*
 * What a learner has to see in a window of 1024 × 700 pixels: counters large enough to read, hexes and units in view, no
 * card over them, and names on the map.
 */
#pragma once

#include "hu-app-fixture.h"

G_BEGIN_DECLS

#define HU_CAMERA_WIDTH 1024
#define HU_CAMERA_HEIGHT 700

/* Each adds to @faults what is wrong. */
void hu_camera_check_counter  (HuMapView        *map,
                               GString          *faults);
void hu_camera_check_hex      (HuMapView        *map,
                               HuHex             hex,
                               GString          *faults);
void hu_camera_check_unit     (HuMapView        *map,
                               guint             unit,
                               GString          *faults);
/* No card of units covers the middle or the number of a lit hex, or is covered itself. */
void hu_camera_check_cards    (HuMapView        *map,
                               GString          *faults);
void hu_camera_check_building (HuMapView        *map,
                               const HuBuilding *building,
                               GString          *faults);

typedef void (*HuCameraCheck) (HuMapView *map,
                               gpointer   data,
                               GString   *faults);
/* Adds to @faults what @check finds once panels are laid out, and the map has followed. */
void hu_camera_check_now      (HuAppFixture     *fixture,
                               HuMapView        *map,
                               HuCameraCheck     check,
                               gpointer          data,
                               GString          *faults);

G_END_DECLS
