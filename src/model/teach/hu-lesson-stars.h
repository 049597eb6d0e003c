/*
 * How near the fewest moves a learner came: the stars of a step that asks for few.
 */
#pragma once

#include "hu-lesson.h"

G_BEGIN_DECLS

#define HU_STARS_MOST 3

/* What was done since the beginning of the step, but for phases that ended: these are no moves. */
guint hu_lesson_count_moves (HuLesson *self);
/* How near the fewest they are: from 1 to HU_STARS_MOST; 0: the step has no stars. */
guint hu_lesson_count_stars (HuLesson *self);

/* For hu-lesson, which keeps it: the fewest moves that reach the goals, those of the lesson's own solution, or one, where one
 * of all moves does. */
guint _hu_lesson_find_fewest (HuLesson *self);

G_END_DECLS
