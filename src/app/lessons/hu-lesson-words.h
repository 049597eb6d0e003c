/*
 * What a lesson says of the learner's work on a step: the task, what is missing, how well it was done.
 */
#pragma once

#include "hu-lesson.h"

G_BEGIN_DECLS

/* "Do it on the map"; NULL: there is nothing to do. */
const char *hu_lesson_word_task    (const HuLessonStep *step);
/* Why the goals are not reached yet; NULL: there is nothing to say.  Adds to @hexes (HuHex) where to look. */
char       *hu_lesson_word_missing (HuLesson           *lesson,
                                    GArray             *hexes) G_GNUC_WARN_UNUSED_RESULT;
/* "★★☆ Done in 2 moves. 1 is enough." */
char       *hu_lesson_word_done    (HuLesson           *lesson) G_GNUC_WARN_UNUSED_RESULT;
/* "★★☆" */
char       *hu_lesson_word_stars   (guint               stars) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
