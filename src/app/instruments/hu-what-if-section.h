/*
 * The What If mode and its variations: entering, keeping, saving, leaving.
 */
#pragma once

#include "hu-bar.h"
#include "hu-map-view.h"
#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_WHAT_IF_SECTION (hu_what_if_section_get_type ())
G_DECLARE_FINAL_TYPE (HuWhatIfSection, hu_what_if_section, HU, WHAT_IF_SECTION, HuSection)

/* @frame of the map shows the mode as well, and @bar says so. */
HuSection *hu_what_if_section_new (HuSession            *session,
                                   AdwApplicationWindow *window,
                                   HuMapView            *map,
                                   GtkWidget            *frame,
                                   HuBar                *bar) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
