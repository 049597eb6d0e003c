/*
 * The verdict in the window: when it comes, the hexes that decided it are shown.
 */
#pragma once

#include "hu-map-view.h"
#include "hu-section.h"
#include "hu-verdict-bar.h"

G_BEGIN_DECLS

#define HU_TYPE_VERDICT_SECTION (hu_verdict_section_get_type ())
G_DECLARE_FINAL_TYPE (HuVerdictSection, hu_verdict_section, HU, VERDICT_SECTION, HuSection)

HuSection *hu_verdict_section_new (HuSession            *session,
                                   AdwApplicationWindow *window,
                                   HuMapView            *map,
                                   HuVerdictBar         *bar) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
