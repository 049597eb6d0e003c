/*
 * The question why something is as it is.
 */
#pragma once

#include "hu-map-view.h"
#include "hu-section.h"
#include "hu-verdict-bar.h"

G_BEGIN_DECLS

#define HU_TYPE_WHY_SECTION (hu_why_section_get_type ())
G_DECLARE_FINAL_TYPE (HuWhySection, hu_why_section, HU, WHY_SECTION, HuSection)

/* @map lies in an overlay; the log is in @side. */
HuSection *hu_why_section_new (HuSession            *session,
                               AdwApplicationWindow *window,
                               HuMapView            *map,
                               GtkWidget            *side,
                               HuVerdictBar         *verdict) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
