/*
 * Going through a lesson: positions, what counts as done, and progress.
 */
#include "hu-fixture.h"
#include "hu-lesson.h"
#include "hu-progress.h"

#include <glib/gstdio.h>

typedef struct
{
  HuScenario *scenario;
  HuGame     *game;
  HuLesson   *lesson;
  guint       n_changed;
} Fixture;

static void
add_events (Fixture      *self,
            HuLessonStep *step,
            const char   *text)
{
  g_autoptr(GPtrArray) events = hu_fixture_log (self->scenario, text);

  for (guint i = 0; i < events->len; i++)
    g_ptr_array_add (step->events, hu_event_ref (g_ptr_array_index (events, i)));
}

static void
changed_cb (Fixture *self)
{
  self->n_changed++;
}

/* Watch g1 close the corridor; predict; do: open it; predict anew; explore. */
static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  HuLessonPlan *plan;
  HuLessonStep *step;
  HuFact *fact;

  self->scenario = hu_fixture_corridor ("g1 german 0103; g2 german 0104; s1 soviet 0501");
  plan = hu_scenario_add_lesson (self->scenario, "summary");

  step = hu_lesson_plan_add_step (plan, HU_STEP_WATCH, "watch", "text");
  add_events (self, step, "move g2 0101; move g1 0303");
  step = hu_lesson_plan_add_step (plan, HU_STEP_PREDICT, "predict", "text");
  step->ask = hu_fact_new (HU_FACT_ISOLATED);
  g_ptr_array_add (step->hints, g_strdup ("first"));
  g_ptr_array_add (step->hints, g_strdup ("second"));
  step = hu_lesson_plan_add_step (plan, HU_STEP_DO, "do", "text");
  add_events (self, step, "move g1 0103");
  fact = hu_fact_new (HU_FACT_ISOLATED);
  g_ptr_array_add (step->goals, hu_goal_new (fact, HU_GOAL_IS, FALSE));
  g_ptr_array_add (step->goals, hu_goal_new (hu_fact_new (HU_FACT_MOVED), HU_GOAL_AT_MOST, 1));
  step = hu_lesson_plan_add_step (plan, HU_STEP_PREDICT, "predict", "text");
  step->anew = TRUE;
  step->ask = hu_fact_new (HU_FACT_HOLDER);
  step->ask->subject = hu_fixture_hex (self->scenario, "0302");
  add_events (self, step, "move g2 0302 0301; end-phase");
  hu_lesson_plan_add_step (plan, HU_STEP_EXPLORE, "explore", "text");

  self->game = hu_game_new (self->scenario, NULL);
  self->lesson = hu_lesson_new (self->game);
  self->n_changed = 0;
  g_signal_connect_swapped (self->lesson, "changed", G_CALLBACK (changed_cb), self);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  g_clear_object (&self->lesson);
  g_clear_object (&self->game);
  hu_scenario_unref (self->scenario);
}

static void
append (Fixture    *self,
        const char *text)
{
  g_autoptr(GPtrArray) events = hu_fixture_log (self->scenario, text);
  HuRefusal refusal;

  for (guint i = 0; i < events->len; i++)
    g_assert_true (hu_game_append (self->game, g_ptr_array_index (events, i), &refusal));
}

static const char *
where (Fixture    *self,
       const char *unit)
{
  static char name[HU_HEX_NAME_MAX];
  const HuState *state = hu_snapshot_get_state (hu_game_get_snapshot (self->game));

  return hu_grid_format (self->scenario->map->grid, state->unit_hex[hu_fixture_unit (self->scenario, unit)], name);
}

static void
test_watch (Fixture       *self,
            gconstpointer  data)
{
  g_assert_cmpuint (hu_lesson_get_n_steps (self->lesson), ==, 5);
  g_assert_cmpint (hu_lesson_get_status (self->lesson), ==, HU_LESSON_OPEN);

  /* The lesson goes on with its own events, whatever the learner did meanwhile; the first of them changes nothing. */
  append (self, "move s1 0503");
  g_assert_true (hu_lesson_play (self->lesson));
  g_assert_cmpuint (hu_game_get_position (self->game), ==, 2);
  g_assert_cmpstr (where (self, "s1"), ==, "0501");
  g_assert_cmpstr (where (self, "g1"), ==, "0303");
  g_assert_cmpint (hu_lesson_get_status (self->lesson), ==, HU_LESSON_DONE);
  g_assert_false (hu_lesson_play (self->lesson));
}

static void
test_predict (Fixture       *self,
              gconstpointer  data)
{
  g_autoptr(HuAnswer) yes = hu_answer_new (HU_ANSWER_TRUTH, TRUE);
  g_autoptr(HuAnswer) no = hu_answer_new (HU_ANSWER_TRUTH, FALSE);
  g_autoptr(HuAnswer) right = NULL;

  hu_lesson_go_to (self->lesson, 1);
  g_assert_cmpuint (hu_game_get_position (self->game), ==, 2);
  g_assert_true (hu_lesson_take_hint (self->lesson));
  g_assert_true (hu_lesson_take_hint (self->lesson));
  g_assert_false (hu_lesson_take_hint (self->lesson));
  g_assert_cmpuint (hu_lesson_get_n_hints (self->lesson), ==, 2);

  /* The first wrong answer is kept, and nothing is told or played; after the second the question is over. */
  g_assert_null (hu_lesson_get_wrong (self->lesson));
  g_assert_false (hu_lesson_predict (self->lesson, no));
  g_assert_cmpint (hu_lesson_get_status (self->lesson), ==, HU_LESSON_OPEN);
  g_assert_true (hu_answer_equal (hu_lesson_get_wrong (self->lesson), no));
  g_assert_false (hu_lesson_predict (self->lesson, no));
  g_assert_cmpint (hu_lesson_get_status (self->lesson), ==, HU_LESSON_WRONG);
  hu_lesson_begin_again (self->lesson);
  g_assert_cmpint (hu_lesson_get_status (self->lesson), ==, HU_LESSON_OPEN);
  g_assert_cmpuint (hu_lesson_get_n_hints (self->lesson), ==, 0);
  g_assert_true (hu_lesson_predict (self->lesson, yes));
  g_assert_cmpint (hu_lesson_get_status (self->lesson), ==, HU_LESSON_DONE);

  /* Asked about what is to come, it looks ahead, and the game does not move until it is answered. */
  hu_lesson_go_to (self->lesson, 3);
  g_assert_cmpuint (hu_game_get_position (self->game), ==, 0);
  right = hu_lesson_find_answer (self->lesson);
  g_assert_cmpint (right->kind, ==, HU_ANSWER_SIDE);
  g_assert_cmpint (right->number, ==, HU_SIDE_FIRST);
  g_assert_cmpuint (hu_game_get_position (self->game), ==, 0);
  g_assert_true (hu_lesson_predict (self->lesson, right));
  g_assert_cmpuint (hu_game_get_position (self->game), ==, 2);
}

static gboolean
is_met (Fixture    *self,
        HuSnapshot *beginning,
        guint       goal)
{
  return hu_goal_is_met (g_ptr_array_index (hu_lesson_get_step (self->lesson)->goals, goal),
                         hu_game_get_snapshot (self->game), beginning, NULL, 0);
}

static void
test_do (Fixture       *self,
         gconstpointer  data)
{
  g_autoptr(HuSnapshot) beginning = NULL;

  hu_lesson_go_to (self->lesson, 2);
  beginning = hu_snapshot_ref (hu_game_get_snapshot (self->game));
  g_assert_cmpuint (hu_game_get_position (self->game), ==, 2);
  g_assert_false (is_met (self, beginning, 0));
  g_assert_true (is_met (self, beginning, 1));

  /* Too many units moved: the line is open, and it does not count. */
  append (self, "move s1 0503; move g1 0103");
  g_assert_true (is_met (self, beginning, 0));
  g_assert_false (is_met (self, beginning, 1));
  g_assert_cmpint (hu_lesson_get_status (self->lesson), ==, HU_LESSON_OPEN);

  /* Another way than the lesson's own is as good. */
  hu_lesson_begin_again (self->lesson);
  append (self, "eliminate g1");
  g_assert_cmpint (hu_lesson_get_status (self->lesson), ==, HU_LESSON_DONE);
  /* Once done it stays done. */
  hu_game_undo (self->game);
  g_assert_cmpint (hu_lesson_get_status (self->lesson), ==, HU_LESSON_DONE);

  hu_lesson_begin_again (self->lesson);
  hu_lesson_show (self->lesson);
  g_assert_cmpint (hu_lesson_get_status (self->lesson), ==, HU_LESSON_SHOWN);
  g_assert_cmpstr (where (self, "g1"), ==, "0103");
}

typedef enum
{
  SCORE_RIGHT,
  SCORE_WRONG,
  SCORE_HINT,
  SCORE_OVER,
  SCORE_SHOW,
} ScoreMove;

typedef struct
{
  const char   *name;
  guint         step;
  ScoreMove     moves[4];
  guint         n_moves;
  HuLessonScore score;
} ScoreCase;

static const ScoreCase score_cases[] = {
  { "untouched", 1, { 0 }, 0, HU_SCORE_NONE },
  { "explore", 4, { SCORE_HINT }, 1, HU_SCORE_NONE },
  { "first-try", 1, { SCORE_RIGHT }, 1, HU_SCORE_FIRST_TRY },
  { "hint", 1, { SCORE_HINT, SCORE_RIGHT }, 2, HU_SCORE_HINT },
  { "open-again", 1, { SCORE_WRONG }, 1, HU_SCORE_NONE },
  { "second-try", 1, { SCORE_WRONG, SCORE_HINT, SCORE_RIGHT }, 3, HU_SCORE_SECOND_TRY },
  { "missed", 1, { SCORE_WRONG, SCORE_WRONG }, 2, HU_SCORE_MISSED },
  { "shown", 1, { SCORE_SHOW }, 1, HU_SCORE_SHOWN },
  { "shown-then-right", 1, { SCORE_SHOW, SCORE_OVER, SCORE_RIGHT }, 3, HU_SCORE_SHOWN },
  { "right-then-shown", 1, { SCORE_RIGHT, SCORE_OVER, SCORE_SHOW }, 3, HU_SCORE_FIRST_TRY },
  { "do", 2, { SCORE_RIGHT }, 1, HU_SCORE_FIRST_TRY },
  { "do-shown", 2, { SCORE_SHOW }, 1, HU_SCORE_SHOWN },
  { "do-nothing-yet", 2, { SCORE_OVER, SCORE_RIGHT }, 2, HU_SCORE_FIRST_TRY },
  { "do-over", 2, { SCORE_WRONG, SCORE_OVER, SCORE_RIGHT }, 3, HU_SCORE_SECOND_TRY },
};

static void
make_move (Fixture  *self,
           ScoreMove move)
{
  g_autoptr(HuAnswer) answer = hu_answer_new (HU_ANSWER_TRUTH, move == SCORE_RIGHT);
  gboolean asks = hu_lesson_get_step (self->lesson)->ask != NULL;

  switch (move)
    {
    case SCORE_RIGHT:
    case SCORE_WRONG:
      if (asks)
        g_assert_cmpint (hu_lesson_predict (self->lesson, answer), ==, move == SCORE_RIGHT);
      else
        append (self, move == SCORE_RIGHT ? "move g1 0103" : "move s1 0503");
      break;
    case SCORE_HINT:
      hu_lesson_take_hint (self->lesson);
      break;
    case SCORE_OVER:
      hu_lesson_begin_again (self->lesson);
      break;
    case SCORE_SHOW:
      hu_lesson_show (self->lesson);
      break;
    }
}

static void
test_score (Fixture       *self,
            gconstpointer  data)
{
  const ScoreCase *c = data;

  hu_lesson_go_to (self->lesson, c->step);
  for (guint i = 0; i < c->n_moves; i++)
    make_move (self, c->moves[i]);
  g_assert_cmpint (hu_lesson_get_score (self->lesson, c->step), ==, c->score);
  g_assert_cmpint (hu_lesson_get_score (self->lesson, c->step == 1 ? 2 : 1), ==, HU_SCORE_NONE);
  /* It is remembered when the learner has gone on. */
  hu_lesson_go_to (self->lesson, 0);
  g_assert_cmpint (hu_lesson_get_score (self->lesson, c->step), ==, c->score);
}

static void
test_whole (Fixture       *self,
            gconstpointer  data)
{
  for (guint i = 0; i < 5; i++)
    {
      hu_lesson_go_to (self->lesson, i);
      if (i == 0)
        while (hu_lesson_play (self->lesson))
          continue;
      else if (i < 4)
        hu_lesson_show (self->lesson);
      g_assert_cmpint (hu_lesson_get_status (self->lesson), ==,
                       i == 0 || i == 4 ? HU_LESSON_DONE : HU_LESSON_SHOWN);
    }
  g_assert_cmpuint (self->n_changed, >, 5);
}

static void
test_sets (void)
{
  g_autoptr(HuAnswer) a = hu_answer_new (HU_ANSWER_ROWS, 0);
  g_autoptr(HuAnswer) b = hu_answer_new (HU_ANSWER_ROWS, 0);

  hu_answer_add (a, 7);
  hu_answer_add (a, 3);
  hu_answer_add (a, 7);
  hu_answer_add (b, 3);
  g_assert_cmpint (a->number, ==, 2);
  g_assert_false (hu_answer_equal (a, b));
  hu_answer_add (b, 7);
  g_assert_true (hu_answer_equal (a, b));
  hu_answer_remove (b, 3);
  hu_answer_remove (b, 3);
  g_assert_false (hu_answer_has (b, 3));
  hu_answer_add (b, 4);
  g_assert_cmpint (b->number, ==, a->number);
  g_assert_false (hu_answer_equal (a, b));
}

/* Cut the corridor; is it cut? And, where @more: open it again, which the lesson does with the unit that it used itself. */
static HuLesson *
make_own (Fixture  *self,
          gboolean  more)
{
  HuLessonPlan *plan;
  HuLessonStep *step;

  self->scenario = hu_fixture_corridor ("g1 german 0103; g2 german 0104; s1 soviet 0501");
  plan = hu_scenario_add_lesson (self->scenario, "summary");
  step = hu_lesson_plan_add_step (plan, HU_STEP_DO, "cut", "text");
  add_events (self, step, "move g1 0303");
  g_ptr_array_add (step->goals, hu_goal_new (hu_fact_new (HU_FACT_ISOLATED), HU_GOAL_IS, TRUE));
  step = hu_lesson_plan_add_step (plan, HU_STEP_PREDICT, "ask", "text");
  step->ask = hu_fact_new (HU_FACT_ISOLATED);
  if (more)
    {
      step = hu_lesson_plan_add_step (plan, HU_STEP_DO, "open", "text");
      add_events (self, step, "move g1 0103");
      g_ptr_array_add (step->goals, hu_goal_new (hu_fact_new (HU_FACT_ISOLATED), HU_GOAL_IS, FALSE));
    }
  hu_lesson_plan_add_step (plan, HU_STEP_EXPLORE, "play", "text");
  self->game = hu_game_new (self->scenario, NULL);

  return hu_lesson_new (self->game);
}

static void
do_own (Fixture *self)
{
  g_autoptr(GPtrArray) events = hu_fixture_log (self->scenario, "move g2 0303");
  HuRefusal refusal;

  g_assert_true (hu_game_append (self->game, g_ptr_array_index (events, 0), &refusal));
  g_assert_cmpint (hu_lesson_get_status (self->lesson), ==, HU_LESSON_DONE);
  hu_lesson_go_to (self->lesson, 1);
}

/* The next steps go on from what the learner did, unless they would not be true of it; then that is said. */
static void
test_own (void)
{
  Fixture self = { NULL };

  self.lesson = make_own (&self, FALSE);
  do_own (&self);
  g_assert_false (hu_lesson_is_replaced (self.lesson));
  g_assert_cmpstr (where (&self, "g2"), ==, "0303");
  g_assert_cmpstr (where (&self, "g1"), ==, "0103");
  hu_lesson_show (self.lesson);
  hu_lesson_go_to (self.lesson, 2);
  g_assert_cmpstr (where (&self, "g2"), ==, "0303");

  /* A free step can be taken back to the set-up. */
  g_assert_true (hu_game_can_undo (self.game));
  hu_game_undo (self.game);
  g_assert_cmpstr (where (&self, "g2"), ==, "0104");
  hu_lesson_go_to (self.lesson, 1);
  g_assert_false (hu_game_can_undo (self.game));

  /* Done again in the lesson's way. */
  hu_lesson_go_to (self.lesson, 0);
  g_assert_cmpstr (where (&self, "g2"), ==, "0104");
  hu_lesson_begin_again (self.lesson);
  hu_lesson_show (self.lesson);
  hu_lesson_go_to (self.lesson, 1);
  g_assert_cmpstr (where (&self, "g1"), ==, "0303");
  tear_down (&self, NULL);

  self.lesson = make_own (&self, TRUE);
  do_own (&self);
  g_assert_true (hu_lesson_is_replaced (self.lesson));
  g_assert_cmpstr (where (&self, "g2"), ==, "0104");
  g_assert_cmpstr (where (&self, "g1"), ==, "0303");
  hu_lesson_show (self.lesson);
  hu_lesson_go_to (self.lesson, 2);
  g_assert_false (hu_lesson_is_replaced (self.lesson));
  tear_down (&self, NULL);
}

static void
test_progress (void)
{
  g_autofree char *folder = g_dir_make_tmp ("hu-progress-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "deep", "lessons.ini", NULL);
  g_autofree char *deep = g_path_get_dirname (path);
  g_autoptr(HuProgress) first = hu_progress_new (path);
  g_autoptr(HuProgress) second = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *last = hu_progress_dup_last (first);

  g_assert_null (last);
  g_assert_false (hu_progress_is_begun (first, "a [1]"));
  g_assert_true (hu_progress_set (first, "a [1]", 3, FALSE, &error));
  g_assert_no_error (error);
  g_assert_true (hu_progress_set (first, "b", 5, TRUE, &error));
  g_assert_true (hu_progress_set (first, "b", 1, FALSE, &error));

  second = hu_progress_new (path);
  g_assert_true (hu_progress_is_begun (second, "a [1]"));
  g_assert_cmpuint (hu_progress_get_step (second, "a [1]"), ==, 3);
  g_assert_false (hu_progress_is_finished (second, "a [1]"));
  g_assert_cmpuint (hu_progress_get_step (second, "b"), ==, 1);
  g_assert_true (hu_progress_is_finished (second, "b"));
  last = hu_progress_dup_last (second);
  g_assert_cmpstr (last, ==, "b");

  /* Where it cannot be kept that is said. */
  g_unlink (path);
  g_mkdir (path, 0700);
  g_assert_false (hu_progress_set (second, "b", 2, FALSE, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (hu_progress_get_step (second, "b"), ==, 2);

  g_rmdir (path);
  g_rmdir (deep);
  g_rmdir (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name, function) g_test_add ("/lesson/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("watch", test_watch);
  ADD ("predict", test_predict);
  ADD ("do", test_do);
  ADD ("whole", test_whole);
#undef ADD
  for (guint i = 0; i < G_N_ELEMENTS (score_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/lesson/score/", score_cases[i].name, NULL);

      g_test_add (path, Fixture, &score_cases[i], set_up, test_score, tear_down);
    }
  g_test_add_func ("/lesson/sets", test_sets);
  g_test_add_func ("/lesson/own", test_own);
  g_test_add_func ("/lesson/progress", test_progress);

  return g_test_run ();
}
