/*
 * The subject of a lesson's step: the hexes and units that it lights, asks about, plays or calls by name.
 */
#pragma once

#include "hu-lesson.h"

G_BEGIN_DECLS

/* The units that the texts of a step name; (transfer full) (element-type guint). */
GArray *hu_lesson_step_list_named (const HuLessonStep *step,
                                   const HuScenario   *scenario) G_GNUC_WARN_UNUSED_RESULT;
/* The hexes, with those of the units and those where the step's events lead; none twice; (transfer full) (element-type
 * HuHex). */
GArray *hu_lesson_list_hexes (HuLesson *self) G_GNUC_WARN_UNUSED_RESULT;
/* The hexes among those that it lights, or where such a unit is, with more than one unit; (transfer full) (element-type
 * HuHex). */
GArray *hu_lesson_list_stacks (HuLesson *self) G_GNUC_WARN_UNUSED_RESULT;
/* The level of the Location that it asks about, or whose control is its goal; the ground where its question or goal is about
 * none; @present where it has neither. */
HuStorey hu_lesson_find_storey (HuLesson *self,
                                HuStorey  present);

G_END_DECLS
