/*
 * Victory points in the window: awards and adjustments.
 */
#pragma once

#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_POINTS_SECTION (hu_points_section_get_type ())
G_DECLARE_FINAL_TYPE (HuPointsSection, hu_points_section, HU, POINTS_SECTION, HuSection)

HuSection *hu_points_section_new (HuSession            *session,
                                  AdwApplicationWindow *window) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
