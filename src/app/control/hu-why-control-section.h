/*
 * The reasons why nobody controls a Location.
 */
#pragma once

#include "hu-map-view.h"
#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_WHY_CONTROL_SECTION (hu_why_control_section_get_type ())
G_DECLARE_FINAL_TYPE (HuWhyControlSection, hu_why_control_section, HU, WHY_CONTROL_SECTION, HuSection)

HuSection *hu_why_control_section_new (HuSession            *session,
                                       AdwApplicationWindow *window,
                                       HuMapView            *map) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
