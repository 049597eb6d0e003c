/*
 * Going through a lesson: the present step, the progress with it, and its position.
 */
#pragma once

#include "hu-game.h"
#include "hu-lesson-plan.h"

G_BEGIN_DECLS

typedef enum
{
  HU_LESSON_OPEN,
  HU_LESSON_DONE,  /* watched to the end, goal reached, or predicted rightly; or there is nothing to do */
  HU_LESSON_WRONG, /* predicted twice, and not so: over as well */
  HU_LESSON_SHOWN, /* done by the lesson itself */
} HuLessonStatus;

/* How well a step to do or to predict was done.  The first time counts, however often it is repeated. */
typedef enum
{
  HU_SCORE_NONE,       /* not done yet; or there is nothing to do */
  HU_SCORE_FIRST_TRY,
  HU_SCORE_HINT,       /* at the first try, with a hint */
  HU_SCORE_SECOND_TRY, /* after a wrong answer, or after starting over */
  HU_SCORE_MISSED,     /* answered wrongly twice */
  HU_SCORE_SHOWN,
  HU_N_SCORES
} HuLessonScore;

#define HU_TYPE_LESSON (hu_lesson_get_type ())
G_DECLARE_FINAL_TYPE (HuLesson, hu_lesson, HU, LESSON, GObject)

/*
 * Signal "changed" (): another step, or progress with this one.
 */
/* @game: a game whose scenario has a lesson; from now on the lesson sets its log. */
HuLesson           *hu_lesson_new          (HuGame         *game) G_GNUC_WARN_UNUSED_RESULT;

HuGame             *hu_lesson_get_game     (HuLesson       *self);
guint               hu_lesson_get_n_steps  (HuLesson       *self);
guint               hu_lesson_get_index    (HuLesson       *self);
const HuLessonStep *hu_lesson_get_step     (HuLesson       *self);
HuLessonStatus      hu_lesson_get_status   (HuLesson       *self);
HuLessonScore       hu_lesson_get_score    (HuLesson       *self,
                                            guint           step);
/* Sets a score that is remembered from an earlier time. */
void                hu_lesson_set_score    (HuLesson       *self,
                                            guint           step,
                                            HuLessonScore   score);
/* Of a step with stars the fewest moves that reach its goals, and the most stars that it brought so far; 0: none yet. */
guint               hu_lesson_get_fewest   (HuLesson       *self);
guint               hu_lesson_get_stars    (HuLesson       *self,
                                            guint           step);
void                hu_lesson_set_stars    (HuLesson       *self,
                                            guint           step,
                                            guint           stars);

/* The step goes on from the lesson's own solution of the step before it, since its text would not be true of the learner's. */
gboolean            hu_lesson_is_replaced  (HuLesson       *self);

/* The position at the beginning of the step. */
HuSnapshot         *hu_lesson_get_beginning (HuLesson      *self);
/* The learner has changed something at this step. */
gboolean            hu_lesson_is_touched   (HuLesson       *self);

/* Goes to a step and puts up its position. */
void                hu_lesson_go_to        (HuLesson       *self,
                                            guint           index);
/* After the last step: what there is to say of the whole.  Going to a step leaves it. */
void                hu_lesson_end          (HuLesson       *self);
gboolean            hu_lesson_is_over      (HuLesson       *self);
/* The step's position as it was at its beginning. */
void                hu_lesson_begin_again  (HuLesson       *self);

/* Whether it is a recorded game: it plays itself, event by event, and each question has one answer. */
gboolean            hu_lesson_is_recorded  (HuLesson       *self);
/* Watch: plays to the next event by which something happens, of a recorded game the next; FALSE if there is none left. */
gboolean            hu_lesson_play         (HuLesson       *self);
/* Do: reaches the goal as the lesson would.  Predict: gives the answer. */
void                hu_lesson_show         (HuLesson       *self);
/* Predict: the answer of the rules; (transfer full), as hu_fact_answer(). */
HuAnswer           *hu_lesson_find_answer  (HuLesson       *self) G_GNUC_WARN_UNUSED_RESULT;
/* Predict: TRUE if @answer is right.  After the first wrong answer there is a second try, but in a recorded game; then the
 * events of the step are played. */
gboolean            hu_lesson_predict      (HuLesson       *self,
                                            const HuAnswer *answer);
/* The wrong answer that the second try follows; borrowed, NULL: none. */
const HuAnswer     *hu_lesson_get_wrong    (HuLesson       *self);
/* The first answer that was given to the question of @step; borrowed, NULL: none in this session. */
const HuAnswer     *hu_lesson_get_given    (HuLesson       *self,
                                            guint           step);
/* The position at the end of step @index, after its events; (transfer full). */
HuSnapshot         *hu_lesson_dup_asked_at (HuLesson       *self,
                                            guint           index) G_GNUC_WARN_UNUSED_RESULT;
/* Predict: the position that is asked about, after the events of the step; (transfer full). */
HuSnapshot         *hu_lesson_dup_asked    (HuLesson       *self) G_GNUC_WARN_UNUSED_RESULT;

/* Takes one hint more, first those of goals that are missing; FALSE where there is none. */
gboolean            hu_lesson_take_hint    (HuLesson       *self);
gboolean            hu_lesson_has_hint     (HuLesson       *self); /* that was not taken yet */
guint               hu_lesson_get_n_hints  (HuLesson       *self); /* taken of this step */
const char         *hu_lesson_get_hint     (HuLesson       *self,
                                            guint           index); /* of those taken */

G_END_DECLS
