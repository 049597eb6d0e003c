/*
 * Bringing on units that wait off the map.
 */
#pragma once

#include "hu-arrival-bar.h"
#include "hu-map-view.h"
#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_ARRIVAL_SECTION (hu_arrival_section_get_type ())
G_DECLARE_FINAL_TYPE (HuArrivalSection, hu_arrival_section, HU, ARRIVAL_SECTION, HuSection)

HuSection *hu_arrival_section_new (HuSession            *session,
                                   AdwApplicationWindow *window,
                                   HuMapView            *map,
                                   HuArrivalBar         *bar) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
