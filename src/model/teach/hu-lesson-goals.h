/*
 * A step to do under way: the goals that are met, the work that is too much, and whether the goals are still in reach.
 */
#pragma once

#include "hu-lesson.h"

G_BEGIN_DECLS

typedef enum
{
  HU_REACH_OPEN,
  HU_REACH_REFUSED, /* an event that the lesson's own solution needs cannot happen any more */
  HU_REACH_FAR,     /* neither the solution nor one more move leads there */
} HuReach;

/* The events since the beginning of the step; (transfer container) (element-type HuEvent). */
GPtrArray *hu_lesson_list_done      (HuLesson  *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean   hu_lesson_is_goal_met    (HuLesson  *self,
                                     guint      goal);
/* Tells whether all goals are met, by means that the step allows. */
gboolean   hu_lesson_are_goals_met  (HuLesson  *self);
/* The first event that the step does not allow, as an index of hu_lesson_list_done(). */
HuExcess   hu_lesson_find_excess    (HuLesson  *self);
/* Whether the goals can be reached from here; @refusal says why not, for HU_REACH_REFUSED. */
HuReach    hu_lesson_find_reach     (HuLesson  *self,
                                     HuRefusal *refusal);

G_END_DECLS
