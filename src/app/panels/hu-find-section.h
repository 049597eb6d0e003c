/*
 * Search in the window: the panel, going to a result, bookmarks, and the overview map.
 */
#pragma once

#include "hu-map-view.h"
#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_FIND_SECTION (hu_find_section_get_type ())
G_DECLARE_FINAL_TYPE (HuFindSection, hu_find_section, HU, FIND_SECTION, HuSection)

HuSection *hu_find_section_new (HuSession            *session,
                                AdwApplicationWindow *window,
                                HuMapView            *map,
                                GtkStack             *side) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
