/*
 * Lessons in the window: the panel beside the map, its actions, and storing the learner's progress.
 */
#pragma once

#include "hu-map-view.h"
#include "hu-map-view.h"
#include "hu-section.h"
#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_LESSON_SECTION (hu_lesson_section_get_type ())
G_DECLARE_FINAL_TYPE (HuLessonSection, hu_lesson_section, HU, LESSON_SECTION, HuSection)

HuLessonSection *hu_lesson_section_new (HuSession            *session,
                                        AdwApplicationWindow *window,
                                        HuMapView            *map,
                                        GtkBox               *beside /* that the map is in */) G_GNUC_WARN_UNUSED_RESULT;
/* @file is about to be opened; its name identifies a lesson of the program in the learner's progress. */
void             hu_lesson_section_set_file (HuLessonSection *self,
                                        GFile                *file);
/* Offers the first lesson to a user who has never started one. */
void             hu_lesson_section_offer_first (HuLessonSection *self);
/* Today in the user's time zone, as a Julian day. */
guint32          hu_lesson_section_get_today (void);

G_END_DECLS
