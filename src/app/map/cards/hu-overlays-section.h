/*
 * The overlays of the map in the window: their menu, and the legend.
 */
#pragma once

#include "hu-legend.h"
#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_OVERLAYS_SECTION (hu_overlays_section_get_type ())
G_DECLARE_FINAL_TYPE (HuOverlaysSection, hu_overlays_section, HU, OVERLAYS_SECTION, HuSection)

HuSection *hu_overlays_section_new (HuSession            *session,
                                    AdwApplicationWindow *window,
                                    HuMapView            *map,
                                    GtkMenuButton        *button,
                                    HuLegend             *legend) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
