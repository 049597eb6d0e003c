/*
 * Going through a lesson.  A step begins with the set-up and the events of the steps before it: the learner's own, where he
 * did a step in another way than the lesson and what follows is as true of that (hu-lesson-own.c).  Longer than most files,
 * because each kind of step is a few small functions on the same state; what is found of goals is in hu-lesson-goals.c.
 */
#include "hu-lesson.h"

#include "hu-lesson-goals.h"
#include "hu-lesson-own.h"
#include "hu-lesson-stars.h"

/* The learner's work on a step. */
typedef struct
{
  HuLessonStatus status;
  HuLessonScore  score;
  gboolean       hinted;
  gboolean       failed; /* a wrong answer, or started over */
  guint          stars;  /* the most so far; 0: none */
  HuAnswer      *given;  /* the first answer; or NULL */
  GPtrArray     *own;    /* HuEvent: how the learner did it, where the next steps go on from that; or NULL */
} Work;

struct _HuLesson
{
  GObject         parent_instance;

  HuGame         *game;
  guint           index;
  Work           *works;     /* [n_steps] */
  HuSnapshot     *beginning; /* of the step */
  guint           n_played;
  GPtrArray      *hints;     /* char *, borrowed: those taken at this step */
  HuAnswer       *wrong;     /* the first answer, if it was; or NULL */
  gboolean        moving;    /* the lesson itself changes the game */
  gboolean        over;
  guint           fewest; /* moves that this step needs; 0: not known yet */
  gboolean        is_replaced; /* the step does not go on from what the learner did at the one before it */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuLesson, hu_lesson, G_TYPE_OBJECT)

/* --- The position of a step --- */

static const HuLessonPlan *
get_plan (HuLesson *self)
{
  return hu_game_get_scenario (self->game)->lesson;
}

GPtrArray *
_hu_lesson_list_before (HuLesson        *self,
                        guint            index,
                        guint            changed,
                        const GPtrArray *own)
{
  GPtrArray *events = g_ptr_array_new ();

  for (guint i = 0; i <= index; i++)
    {
      const HuLessonStep *step = hu_lesson_plan_get_step (get_plan (self), i);
      const GPtrArray *done = i == changed ? own : self->works[i].own;

      if (step->anew)
        g_ptr_array_set_size (events, 0);
      if (i < index)
        g_ptr_array_extend (events, done != NULL ? (GPtrArray *) done : step->events, NULL, NULL);
    }

  return events;
}

/* The events of the steps before @index; (element-type HuEvent), borrowed. */
static GPtrArray *
list_before (HuLesson *self,
             guint     index)
{
  return _hu_lesson_list_before (self, index, G_MAXUINT, NULL);
}

static guint
count_common (HuGame          *game,
              const GPtrArray *events)
{
  guint n = 0;

  while (n < events->len && n < hu_game_get_position (game) &&
         hu_game_get_event (game, n) == g_ptr_array_index (events, n))
    n++;

  return n;
}

/* Sets the game to its state after the first @n events of the present step. */
static void
put_up (HuLesson *self,
        guint     n)
{
  g_autoptr(GPtrArray) events = list_before (self, self->index);
  const HuLessonStep *step = hu_lesson_get_step (self);
  HuRefusal refusal;
  guint common;

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (events, g_ptr_array_index (step->events, i));

  self->moving = TRUE;
  if (hu_game_in_what_if (self->game))
    hu_game_leave_what_if (self->game);
  common = count_common (self->game, events);
  if (hu_game_get_position (self->game) != common)
    hu_game_go_to (self->game, common);
  for (guint i = hu_game_get_position (self->game); i < events->len; i++)
    if (!hu_game_append (self->game, g_ptr_array_index (events, i), &refusal))
      g_critical ("event %u of step %u cannot be, and was read", i + 1, self->index + 1);
  self->moving = FALSE;
}

static HuLessonScore
find_score (const Work *work)
{
  switch (work->status)
    {
    case HU_LESSON_OPEN:
      break;
    case HU_LESSON_WRONG:
      return HU_SCORE_MISSED;
    case HU_LESSON_SHOWN:
      return HU_SCORE_SHOWN;
    case HU_LESSON_DONE:
      if (work->failed)
        return HU_SCORE_SECOND_TRY;
      return work->hinted ? HU_SCORE_HINT : HU_SCORE_FIRST_TRY;
    }

  return HU_SCORE_NONE;
}

static gboolean
is_scored (const HuLessonStep *step)
{
  return step->kind == HU_STEP_DO || step->kind == HU_STEP_PREDICT;
}

static void
set_status (HuLesson      *self,
            HuLessonStatus status)
{
  Work *work = &self->works[self->index];

  work->status = status;
  if (work->score == HU_SCORE_NONE && is_scored (hu_lesson_get_step (self)))
    work->score = find_score (work);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- What is done --- */

static void
game_changed_cb (HuLesson *self)
{
  if (self->moving)
    return;

  if (hu_lesson_get_step (self)->kind == HU_STEP_DO)
    {
      if (self->works[self->index].status == HU_LESSON_OPEN && hu_lesson_are_goals_met (self))
        {
          self->works[self->index].stars = MAX (self->works[self->index].stars, hu_lesson_count_stars (self));
          set_status (self, HU_LESSON_DONE);
        }
      /* The goals may be met or missed one by one. */
      g_signal_emit (self, signals[CHANGED], 0);
    }
}

static void
enter (HuLesson *self)
{
  const HuLessonStep *step = hu_lesson_get_step (self);

  self->n_played = 0;
  self->over = FALSE;
  g_clear_pointer (&self->works[self->index].own, g_ptr_array_unref);
  g_ptr_array_set_size (self->hints, 0);
  g_clear_pointer (&self->wrong, hu_answer_free);
  put_up (self, 0);
  g_clear_pointer (&self->beginning, hu_snapshot_unref);
  self->beginning = hu_snapshot_ref (hu_game_get_snapshot (self->game));
  /* The step speaks of its position: undo does not take it back. A free one speaks of none. */
  self->moving = TRUE;
  hu_game_set_floor (self->game, step->kind != HU_STEP_EXPLORE ? hu_snapshot_get_n_events (self->beginning) : 0);
  self->moving = FALSE;
  if (step->kind == HU_STEP_EXPLORE || (step->kind == HU_STEP_WATCH && step->events->len == 0))
    self->works[self->index].status = HU_LESSON_DONE;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
hu_lesson_dispose (GObject *object)
{
  HuLesson *self = HU_LESSON (object);

  g_clear_pointer (&self->beginning, hu_snapshot_unref);
  for (guint i = 0; self->works != NULL && i < hu_lesson_get_n_steps (self); i++)
    {
      g_clear_pointer (&self->works[i].own, g_ptr_array_unref);
      g_clear_pointer (&self->works[i].given, hu_answer_free);
    }
  g_clear_pointer (&self->works, g_free);
  g_clear_pointer (&self->hints, g_ptr_array_unref);
  g_clear_pointer (&self->wrong, hu_answer_free);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (hu_lesson_parent_class)->dispose (object);
}

static void
hu_lesson_class_init (HuLessonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_lesson_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
hu_lesson_init (HuLesson *self)
{
  self->hints = g_ptr_array_new ();
}

/**
 * hu_lesson_new:
 * @game: a game whose scenario has a lesson
 *
 * Begins the lesson at its first step.  From now on the lesson sets the log of @game.
 */
HuLesson *
hu_lesson_new (HuGame *game)
{
  HuLesson *self;

  g_return_val_if_fail (HU_IS_GAME (game) && hu_game_get_scenario (game)->lesson != NULL, NULL);

  self = g_object_new (HU_TYPE_LESSON, NULL);
  self->game = g_object_ref (game);
  self->works = g_new0 (Work, hu_lesson_get_n_steps (self));
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  enter (self);

  return self;
}

HuGame *
hu_lesson_get_game (HuLesson *self)
{
  g_return_val_if_fail (HU_IS_LESSON (self), NULL);

  return self->game;
}

/* Returns the number of its steps, at least 1. */
guint
hu_lesson_get_n_steps (HuLesson *self)
{
  g_return_val_if_fail (HU_IS_LESSON (self), 0);

  return get_plan (self)->steps->len;
}

guint
hu_lesson_get_index (HuLesson *self)
{
  g_return_val_if_fail (HU_IS_LESSON (self), 0);

  return self->index;
}

const HuLessonStep *
hu_lesson_get_step (HuLesson *self)
{
  g_return_val_if_fail (HU_IS_LESSON (self), NULL);

  return hu_lesson_plan_get_step (get_plan (self), self->index);
}

HuLessonStatus
hu_lesson_get_status (HuLesson *self)
{
  g_return_val_if_fail (HU_IS_LESSON (self), HU_LESSON_OPEN);

  return self->works[self->index].status;
}

HuSnapshot *
hu_lesson_get_beginning (HuLesson *self)
{
  g_return_val_if_fail (HU_IS_LESSON (self), NULL);

  return self->beginning;
}

gboolean
hu_lesson_is_touched (HuLesson *self)
{
  g_return_val_if_fail (HU_IS_LESSON (self), FALSE);

  return hu_game_get_position (self->game) > hu_snapshot_get_n_events (self->beginning);
}

/* Returns how the step with that index was done the first time. */
HuLessonScore
hu_lesson_get_score (HuLesson *self,
                     guint     step)
{
  g_return_val_if_fail (HU_IS_LESSON (self) && step < hu_lesson_get_n_steps (self), HU_SCORE_NONE);

  return self->works[step].score;
}

void
hu_lesson_set_score (HuLesson      *self,
                     guint          step,
                     HuLessonScore  score)
{
  g_return_if_fail (HU_IS_LESSON (self) && step < hu_lesson_get_n_steps (self) && score < HU_N_SCORES);

  if (is_scored (hu_lesson_plan_get_step (get_plan (self), step)))
    self->works[step].score = score;
}

guint
hu_lesson_get_fewest (HuLesson *self)
{
  g_return_val_if_fail (HU_IS_LESSON (self), 0);

  if (self->fewest == 0)
    self->fewest = _hu_lesson_find_fewest (self);

  return self->fewest;
}

guint
hu_lesson_get_stars (HuLesson *self,
                     guint     step)
{
  g_return_val_if_fail (HU_IS_LESSON (self) && step < hu_lesson_get_n_steps (self), 0);

  return self->works[step].stars;
}

void
hu_lesson_set_stars (HuLesson *self,
                     guint     step,
                     guint     stars)
{
  g_return_if_fail (HU_IS_LESSON (self) && step < hu_lesson_get_n_steps (self) && stars <= HU_STARS_MOST);

  if (hu_lesson_plan_get_step (get_plan (self), step)->stars)
    self->works[step].stars = stars;
}

void
hu_lesson_end (HuLesson *self)
{
  g_return_if_fail (HU_IS_LESSON (self));

  self->over = TRUE;
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
hu_lesson_is_over (HuLesson *self)
{
  g_return_val_if_fail (HU_IS_LESSON (self), FALSE);

  return self->over;
}

/* Keeps what the learner did at this step, if the steps after it are as true of that. Returns FALSE where they go on from
 * another position than his. */
static gboolean
keep_own (HuLesson *self)
{
  const HuLessonStep *step = hu_lesson_get_step (self);
  g_autoptr(GPtrArray) done = NULL;

  if (step->kind != HU_STEP_DO || self->works[self->index].status != HU_LESSON_DONE || hu_game_in_what_if (self->game))
    return TRUE;

  done = hu_lesson_list_done (self);
  if (!_hu_lesson_can_follow (self, done))
    return FALSE;

  self->works[self->index].own = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  for (guint i = 0; i < done->len; i++)
    g_ptr_array_add (self->works[self->index].own, hu_event_ref (g_ptr_array_index (done, i)));

  return TRUE;
}

/* Goes to that step and sets up its position. A step that was done before can be done again: its question is asked
 * again. */
void
hu_lesson_go_to (HuLesson *self,
                 guint     index)
{
  g_return_if_fail (HU_IS_LESSON (self) && index < hu_lesson_get_n_steps (self));

  self->is_replaced = index > self->index && !keep_own (self) && index == self->index + 1;
  self->index = index;
  self->fewest = 0;
  enter (self);
}

gboolean
hu_lesson_is_replaced (HuLesson *self)
{
  g_return_val_if_fail (HU_IS_LESSON (self), FALSE);

  return self->is_replaced;
}

/* Sets the present step back to its beginning, to be done again. */
void
hu_lesson_begin_again (HuLesson *self)
{
  Work *work;

  g_return_if_fail (HU_IS_LESSON (self));

  work = &self->works[self->index];
  if (work->status == HU_LESSON_OPEN && hu_lesson_is_touched (self))
    work->failed = TRUE;
  work->status = HU_LESSON_OPEN;
  enter (self);
}

/* --- The kinds of steps --- */

/* Whether the rules have something to say of the last event. */
static gboolean
has_happened (HuLesson *self)
{
  return hu_snapshot_get_last_rulings (hu_game_get_snapshot (self->game))->len > 0;
}

/**
 * hu_lesson_play:
 * @self: a lesson at a step to watch
 *
 * Plays the step's next events up to the first by which something happens, or else all of them; of a recorded game, which
 * somebody watches, only the next.
 *
 * Returns: whether there was a next event
 */
gboolean
hu_lesson_play (HuLesson *self)
{
  const HuLessonStep *step;

  g_return_val_if_fail (HU_IS_LESSON (self), FALSE);

  step = hu_lesson_get_step (self);
  g_return_val_if_fail (step->kind == HU_STEP_WATCH, FALSE);
  if (self->n_played >= step->events->len)
    return FALSE;

  do
    put_up (self, ++self->n_played);
  while (self->n_played < step->events->len && !hu_lesson_is_recorded (self) && !has_happened (self));
  if (self->n_played == step->events->len)
    set_status (self, HU_LESSON_DONE);
  else
    g_signal_emit (self, signals[CHANGED], 0);

  return TRUE;
}

gboolean
hu_lesson_is_recorded (HuLesson *self)
{
  g_return_val_if_fail (HU_IS_LESSON (self), FALSE);

  return get_plan (self)->recorded;
}

HuSnapshot *
hu_lesson_dup_asked_at (HuLesson *self,
                        guint     index)
{
  g_autoptr(GPtrArray) events = NULL;
  const HuLessonStep *step;
  HuRefusal refusal;
  guint refused;

  g_return_val_if_fail (HU_IS_LESSON (self) && index < hu_lesson_get_n_steps (self), NULL);

  step = hu_lesson_plan_get_step (get_plan (self), index);
  events = list_before (self, index);
  g_ptr_array_extend (events, step->events, NULL, NULL);

  return hu_adjudicate (hu_game_get_scenario (self->game), (HuEvent * const *) events->pdata, events->len, &refusal,
                        &refused);
}

HuSnapshot *
hu_lesson_dup_asked (HuLesson *self)
{
  g_return_val_if_fail (HU_IS_LESSON (self) && hu_lesson_get_step (self)->ask != NULL, NULL);

  return hu_lesson_dup_asked_at (self, self->index);
}

/**
 * hu_lesson_find_answer:
 * @self: a lesson at a step that asks
 *
 * Asks the rules for the answer, after the events of the step.
 *
 * Returns: (transfer full): the answer
 */
HuAnswer *
hu_lesson_find_answer (HuLesson *self)
{
  g_autoptr(HuSnapshot) then = hu_lesson_dup_asked (self);

  return then != NULL ? hu_fact_answer (hu_lesson_get_step (self)->ask, then, self->beginning) : NULL;
}

const HuAnswer *
hu_lesson_get_wrong (HuLesson *self)
{
  g_return_val_if_fail (HU_IS_LESSON (self), NULL);

  return self->wrong;
}

const HuAnswer *
hu_lesson_get_given (HuLesson *self,
                     guint     step)
{
  g_return_val_if_fail (HU_IS_LESSON (self) && step < hu_lesson_get_n_steps (self), NULL);

  return self->works[step].given;
}

/**
 * hu_lesson_predict:
 * @self: a lesson at a step that asks
 *
 * Compares @answer with the answer of the rules.  The first wrong answer is kept, and the question stays open, but in a
 * recorded game; otherwise the events of the step are played.
 *
 * Returns: whether @answer is right
 */
gboolean
hu_lesson_predict (HuLesson       *self,
                   const HuAnswer *answer)
{
  g_autoptr(HuAnswer) right = NULL;
  gboolean same;

  g_return_val_if_fail (HU_IS_LESSON (self) && answer != NULL, FALSE);
  g_return_val_if_fail (hu_lesson_get_step (self)->ask != NULL, FALSE);

  right = hu_lesson_find_answer (self);
  same = hu_answer_equal (answer, right);
  if (self->works[self->index].given == NULL)
    self->works[self->index].given = hu_answer_copy (answer);
  if (!same)
    self->works[self->index].failed = TRUE;
  if (!same && self->wrong == NULL && !hu_lesson_is_recorded (self))
    {
      self->wrong = hu_answer_copy (answer);
      g_signal_emit (self, signals[CHANGED], 0);
      return FALSE;
    }

  put_up (self, hu_lesson_get_step (self)->events->len);
  set_status (self, same ? HU_LESSON_DONE : HU_LESSON_WRONG);

  return same;
}

/**
 * hu_lesson_show:
 * @self: a lesson at a step to do or to predict
 *
 * Does the step for the learner: reaches the goal, or gives the answer.
 */
void
hu_lesson_show (HuLesson *self)
{
  const HuLessonStep *step;

  g_return_if_fail (HU_IS_LESSON (self));

  step = hu_lesson_get_step (self);
  g_return_if_fail (step->kind == HU_STEP_DO || step->kind == HU_STEP_PREDICT);

  put_up (self, step->events->len);
  set_status (self, HU_LESSON_SHOWN);
}

/* The next hint: of the first goal that is missing, then of the step; NULL: there is none left. */
static const char *
find_hint (HuLesson *self)
{
  const HuLessonStep *step = hu_lesson_get_step (self);

  for (guint i = 0; i < step->goals->len; i++)
    {
      const HuGoal *goal = g_ptr_array_index (step->goals, i);

      if (goal->hint != NULL && !g_ptr_array_find (self->hints, goal->hint, NULL) && !hu_lesson_is_goal_met (self, i))
        return goal->hint;
    }
  for (guint i = 0; i < step->hints->len; i++)
    if (!g_ptr_array_find (self->hints, g_ptr_array_index (step->hints, i), NULL))
      return g_ptr_array_index (step->hints, i);

  return NULL;
}

gboolean
hu_lesson_has_hint (HuLesson *self)
{
  g_return_val_if_fail (HU_IS_LESSON (self), FALSE);

  return find_hint (self) != NULL;
}

/* Takes one more hint: that of a missing goal, or of the step. */
gboolean
hu_lesson_take_hint (HuLesson *self)
{
  const char *hint;

  g_return_val_if_fail (HU_IS_LESSON (self), FALSE);

  hint = find_hint (self);
  if (hint == NULL)
    return FALSE;

  g_ptr_array_add (self->hints, (gpointer) hint);
  self->works[self->index].hinted = TRUE;
  g_signal_emit (self, signals[CHANGED], 0);

  return TRUE;
}

guint
hu_lesson_get_n_hints (HuLesson *self)
{
  g_return_val_if_fail (HU_IS_LESSON (self), 0);

  return self->hints->len;
}

const char *
hu_lesson_get_hint (HuLesson *self,
                    guint     index)
{
  g_return_val_if_fail (HU_IS_LESSON (self) && index < self->hints->len, NULL);

  return g_ptr_array_index (self->hints, index);
}
