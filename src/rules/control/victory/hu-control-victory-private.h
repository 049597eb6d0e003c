/*
 * Points of control, and its victory conditions.
 */
#pragma once

#include "hu-control-private.h"

G_BEGIN_DECLS

/* The events that can come to meet the immediate entries of @victory; see hu-control-victory.c. */
typedef struct _HuConditionWatch HuConditionWatch;

HuConditionWatch *hu_condition_watch_new  (const HuMap      *map,
                                           const GPtrArray  *victory) G_GNUC_WARN_UNUSED_RESULT;
void              hu_condition_watch_free (HuConditionWatch *self);

/* hu-control-casualty.c */
void     hu_control_score          (HuJudging     *judging);
/* hu-control-departure.c */
void     hu_control_note_departures (HuJudging    *judging);
/* The game ends at this event: counts captured things for the end. */
void     hu_control_score_end      (HuJudging     *judging);
/* hu-control-casualty-value.c: with a vehicle's own crew and armor leader only if @with_crew. */
void     hu_control_find_value     (const HuState *state,
                                    guint          unit,
                                    gboolean       with_crew,
                                    HuValue       *value);
/* Returns how many times a unit counts at the end while it is captured. */
gint32   hu_control_end_times      (const HuState *state,
                                    guint          unit);
gint64   hu_control_cvp            (const HuState *state,
                                    HuSide         side,
                                    gboolean       at_end);
gint64   hu_control_exit_vp        (const HuState *state,
                                    HuSide         side,
                                    gboolean       at_end);
gboolean hu_control_has_ended      (const HuState *state);
void     hu_adjustment_unref       (HuAdjustment  *adjustment);
/* hu-control-victory.c */
void     hu_control_judge_instant  (HuJudging     *judging,
                                    gboolean       all); /* also conditions on which the step has no bearing */
void     hu_control_judge_moment   (HuJudging     *judging,
                                    HuMoment       moment);
void     hu_control_judge_end      (HuJudging     *judging);
/* Gives the verdict, and keeps which entries are met then, and which of them are judged; @moment: a HuMoment, or
 * HU_JUDGING_NO_MOMENT. */
void     hu_control_stop_play      (HuJudging     *judging,
                                    gint           moment,
                                    HuSide         winner,
                                    const char    *rule);
/* Has that entry been judged and met as play stopped? */
gboolean hu_control_was_judged     (const HuState *state,
                                    guint          entry);
/* @moment: a HuMoment, or HU_JUDGING_NO_MOMENT */
gboolean hu_control_is_judged      (const HuState        *state,
                                    const HuVictoryEntry *entry,
                                    gint                  moment);
/* Is the condition of that entry met, as if its moment were now? */
gboolean hu_control_is_met         (const HuState *state,
                                    guint          entry);
/* Has play stopped without that entry being met? */
gboolean hu_control_is_late        (const HuState *state,
                                    guint          entry);

G_END_DECLS
