/*
 * The learner's own way to do a step, and whether the steps after it can go on from there.  Private to this room.
 */
#pragma once

#include "hu-lesson.h"

G_BEGIN_DECLS

/* hu-lesson.c: the events of the steps before @index, with @own in place of those of step @changed (NULL: the lesson's);
 * (transfer container) (element-type HuEvent). */
GPtrArray *_hu_lesson_list_before (HuLesson        *self,
                                   guint            index,
                                   guint            changed,
                                   const GPtrArray *own) G_GNUC_WARN_UNUSED_RESULT;

/* Whether all steps up to the next that begins anew are as true if @done (HuEvent) is done at the present one: their events
 * are allowed, their questions have the same answers, their tasks are open and done in the same way, and the units that they
 * name are where they would be. */
gboolean   _hu_lesson_can_follow  (HuLesson        *self,
                                   GPtrArray       *done);

G_END_DECLS
