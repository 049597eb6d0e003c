/*
 * The quiz in the window: starting and ending it, and lighting its hexes.
 */
#pragma once

#include "hu-map-view.h"
#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_QUIZ_SECTION (hu_quiz_section_get_type ())
G_DECLARE_FINAL_TYPE (HuQuizSection, hu_quiz_section, HU, QUIZ_SECTION, HuSection)

HuSection *hu_quiz_section_new (HuSession            *session,
                                AdwApplicationWindow *window,
                                HuMapView            *map,
                                GtkBox               *beside) G_GNUC_WARN_UNUSED_RESULT; /* that the map is in */

G_END_DECLS
