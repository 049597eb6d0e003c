/*
 * Playing on a scan of one's own map: the picture that the workshop aligned lies under the counters, as strongly as a
 * slider among the overlays says.
 */
#pragma once

#include "hu-backdrop-keeper.h"
#include "hu-map-view.h"
#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_PAPER_SECTION (hu_paper_section_get_type ())
G_DECLARE_FINAL_TYPE (HuPaperSection, hu_paper_section, HU, PAPER_SECTION, HuSection)

/* @button: of the overlays. */
HuSection *hu_paper_section_new (HuSession            *session,
                                 AdwApplicationWindow *window,
                                 HuMapView            *map,
                                 GtkMenuButton        *button,
                                 HuBackdropKeeper     *keeper) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
