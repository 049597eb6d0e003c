/*
 * The choice of whose knowledge the window shows: the truth, or what one side knows.
 */
#pragma once

#include "hu-bar.h"
#include "hu-map-view.h"
#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_VIEW_SECTION (hu_view_section_get_type ())
G_DECLARE_FINAL_TYPE (HuViewSection, hu_view_section, HU, VIEW_SECTION, HuSection)

/* @button: its menu offers the views; @frame shows by its colour which one it is, and @bar says so. */
HuSection *hu_view_section_new (HuSession            *session,
                                AdwApplicationWindow *window,
                                HuMapView            *map,
                                GtkMenuButton        *button,
                                GtkWidget            *frame,
                                HuBar                *bar);

G_END_DECLS
