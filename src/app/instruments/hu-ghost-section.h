/*
 * Units that the game does not have.
 */
#pragma once

#include "hu-map-view.h"
#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_GHOST_SECTION (hu_ghost_section_get_type ())
G_DECLARE_FINAL_TYPE (HuGhostSection, hu_ghost_section, HU, GHOST_SECTION, HuSection)

HuSection *hu_ghost_section_new (HuSession            *session,
                                 AdwApplicationWindow *window,
                                 HuMapView            *map) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
