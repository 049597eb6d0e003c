/*
 * The panel beside the map that leads a learner through a lesson.
 */
#pragma once

#include "hu-answer-box.h"
#include "hu-lesson.h"

G_BEGIN_DECLS

#define HU_TYPE_LESSON_PANEL (hu_lesson_panel_get_type ())
G_DECLARE_FINAL_TYPE (HuLessonPanel, hu_lesson_panel, HU, LESSON_PANEL, GtkWidget)

/* Signal "look-changed" (): the hexes to light have changed; see hu_lesson_panel_list_look(). */
GtkWidget *hu_lesson_panel_new        (void);
void       hu_lesson_panel_set_lesson (HuLessonPanel *self,
                                       HuLesson      *lesson); /* or NULL: it is not to be seen */
HuLesson  *hu_lesson_panel_get_lesson (HuLessonPanel *self);
HuAnswerBox *hu_lesson_panel_get_answers (HuLessonPanel *self);
/* Returns the hexes of the step, those of its units, and those that the answer names; (transfer full). */
GArray    *hu_lesson_panel_list_look  (HuLessonPanel *self) G_GNUC_WARN_UNUSED_RESULT;
/* For what the step is about besides the map. */
GtkBox      *hu_lesson_panel_get_aids    (HuLessonPanel *self);
/* A recorded game plays itself: the button stops it. */
void         hu_lesson_panel_set_playing (HuLessonPanel *self,
                                          gboolean       playing);
/* The lesson that follows this one; NULL: none. */
void         hu_lesson_panel_set_next    (HuLessonPanel *self,
                                          const char    *title,
                                          const char    *uri);

G_END_DECLS
