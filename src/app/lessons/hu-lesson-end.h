/*
 * The last page of a lesson: what one can do now, how each step went, and where to go on.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-lesson.h"

G_BEGIN_DECLS

#define HU_TYPE_LESSON_END (hu_lesson_end_get_type ())
G_DECLARE_FINAL_TYPE (HuLessonEnd, hu_lesson_end, HU, LESSON_END, GtkWidget)

/* Signal "step-chosen" (guint): it is to be done again. */
void hu_lesson_end_show     (HuLessonEnd *self,
                             HuLesson    *lesson);
/* The lesson after this one; NULL: there is none. */
void hu_lesson_end_set_next (HuLessonEnd *self,
                             const char  *title,
                             const char  *uri);

G_END_DECLS
