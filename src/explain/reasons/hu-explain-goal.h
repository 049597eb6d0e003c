/*
 * A step of a lesson in words: its goals, work that is too much, a dead end, and why an answer is wrong.
 */
#pragma once

#include "hu-explain.h"
#include "hu-lesson-plan.h"

G_BEGIN_DECLS

/* "Moscow is not cut off"; a missing goal that can be counted or owned says how it stands: "… (now: Soviet)". */
char *hu_explain_goal         (const HuSnapshot   *snapshot,
                               const HuGoal       *goal,
                               gboolean            met,
                               const HuSnapshot   *beginning);
/* Why @excess, found among @events, is too much; NULL: it is not. */
char *hu_explain_excess       (const HuScenario   *scenario,
                               const HuLessonOnly *only,
                               const HuExcess     *excess,
                               HuEvent * const    *events);
/* The goals are out of reach; @refusal may be NULL. */
char *hu_explain_out_of_reach (const HuScenario   *scenario,
                               const HuRefusal    *refusal);
/* Where @answer fails, without the right answer as far as that can be; adds to @hexes where to look. */
char *hu_explain_wrong        (const HuSnapshot   *snapshot,
                               const HuFact       *fact,
                               const HuAnswer     *answer,
                               const HuAnswer     *right,
                               GArray             *hexes);
/* Why @goal is not reached in @snapshot; NULL: of an event, which has not happened.  Adds to @hexes where to look. */
char *hu_explain_missing      (const HuSnapshot   *snapshot,
                               const HuGoal       *goal,
                               const HuSnapshot   *beginning,
                               GArray             *hexes);

G_END_DECLS
