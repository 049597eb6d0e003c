/*
 * The side panel in the window: which page it shows, and the rule systems' pages and widgets.
 */
#pragma once

#include "hu-map-view.h"
#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_SIDE_SECTION (hu_side_section_get_type ())
G_DECLARE_FINAL_TYPE (HuSideSection, hu_side_section, HU, SIDE_SECTION, HuSection)

HuSection *hu_side_section_new (HuSession            *session,
                                AdwApplicationWindow *window,
                                HuMapView            *map,
                                AdwFlap              *flap,    /* which reveals the panel */
                                GtkBox               *beside,  /* at the map's side */
                                GtkStack             *side,
                                GtkScrolledWindow    *meters) G_GNUC_WARN_UNUSED_RESULT; /* above the pages */

G_END_DECLS
