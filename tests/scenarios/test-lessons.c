/*
 * Every lesson that comes with the program, played to its end by its own
 * solutions, with every answer from the rules.
 */
#include "config.h"

#include "hu-format.h"
#include "hu-lesson.h"
#include "hu-lesson-stars.h"
#include "hu-game-file.h"

static HuGameFile *
load (const char *path)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  HuGameFile *content = hu_game_file_load (file, faults);

  for (guint i = 0; i < hu_faults_get_n (faults); i++)
    {
      g_autofree char *line = hu_fault_to_line (hu_faults_get (faults, i), path);

      g_test_message ("%s", line);
    }
  g_assert_cmpuint (hu_faults_get_n (faults), ==, 0);

  return content;
}

static void
play_predict (HuLesson *lesson)
{
  g_autoptr(HuAnswer) answer = hu_lesson_find_answer (lesson);
  g_autoptr(HuAnswer) wrong = hu_answer_new (answer->kind, answer->number + 1);
  guint before = hu_game_get_position (hu_lesson_get_game (lesson));
  GString *set = g_string_new (NULL);

  for (guint i = 0; answer->set != NULL && i < answer->set->len; i++)
    g_string_append_printf (set, " %d", g_array_index (answer->set, gint, i));
  g_test_message ("%s: %" G_GINT64_FORMAT "%s", hu_lesson_get_step (lesson)->title, answer->number, set->str);
  g_string_free (set, TRUE);

  /* A wrong answer is told from the right one, and what was asked about happens all the same. */
  g_assert_false (hu_lesson_predict (lesson, wrong));
  if (!hu_lesson_is_recorded (lesson))
    {
      g_assert_cmpint (hu_lesson_get_status (lesson), ==, HU_LESSON_OPEN);
      g_assert_cmpuint (hu_game_get_position (hu_lesson_get_game (lesson)), ==, before);
      g_assert_false (hu_lesson_predict (lesson, wrong));
    }
  g_assert_cmpint (hu_lesson_get_status (lesson), ==, HU_LESSON_WRONG);
  g_assert_cmpuint (hu_game_get_position (hu_lesson_get_game (lesson)), ==,
                    before + hu_lesson_get_step (lesson)->events->len);
  hu_lesson_begin_again (lesson);
  g_assert_cmpuint (hu_game_get_position (hu_lesson_get_game (lesson)), ==, before);
  g_assert_true (hu_lesson_predict (lesson, answer));
  g_assert_cmpint (hu_lesson_get_status (lesson), ==, HU_LESSON_DONE);
}

/* As a learner does it: event by event, until the goals are met. */
static void
play_do (HuLesson *lesson)
{
  const HuLessonStep *step = hu_lesson_get_step (lesson);
  HuRefusal refusal;

  g_assert_cmpint (hu_lesson_get_status (lesson), ==, HU_LESSON_OPEN);
  g_assert_cmpuint (step->events->len, >, 0);
  g_assert_cmpuint (step->hints->len, >, 0);
  for (guint i = 0; i < step->events->len; i++)
    g_assert_true (hu_game_append (hu_lesson_get_game (lesson), g_ptr_array_index (step->events, i), &refusal));
  g_assert_cmpint (hu_lesson_get_status (lesson), ==, HU_LESSON_DONE);
}

static void
play_step (HuLesson *lesson)
{
  switch (hu_lesson_get_step (lesson)->kind)
    {
    case HU_STEP_WATCH:
      while (hu_lesson_play (lesson))
        continue;
      break;
    case HU_STEP_DO:
      play_do (lesson);
      break;
    case HU_STEP_PREDICT:
      play_predict (lesson);
      break;
    case HU_STEP_EXPLORE:
    case HU_N_STEPS:
      break;
    }
}

static void
test_plays (gconstpointer path)
{
  g_autoptr(HuGameFile) content = load (path);
  g_autoptr(HuGame) game = NULL;
  g_autoptr(HuLesson) lesson = NULL;
  guint n_steps;

  g_assert_nonnull (content->scenario->lesson);
  game = hu_game_new (content->scenario, NULL);
  lesson = hu_lesson_new (game);
  n_steps = hu_lesson_get_n_steps (lesson);
  g_assert_cmpuint (n_steps, >=, 4);
  for (guint i = 0; i < n_steps; i++)
    {
      hu_lesson_go_to (lesson, i);
      play_step (lesson);
      g_assert_cmpint (hu_lesson_get_status (lesson), !=, HU_LESSON_OPEN);
    }
}

/* Whether the learner does it on the map, and does not choose among answers. */
static gboolean
is_deed (const HuLessonStep *step)
{
  HuAnswerKind kind = step->ask != NULL ? hu_fact_answer_kind (step->ask->kind) : HU_N_ANSWERS;

  return step->kind == HU_STEP_DO || kind == HU_ANSWER_HEXES || kind == HU_ANSWER_ROWS;
}

/* Of the steps that ask for something at least half are deeds, but in a recorded game, which is predicted. */
static void
test_does (gconstpointer path)
{
  g_autoptr(HuGameFile) content = load (path);
  const HuLessonPlan *plan = content->scenario->lesson;
  guint n = 0, n_deeds = 0;

  for (guint i = 0; i < plan->steps->len; i++)
    {
      const HuLessonStep *step = hu_lesson_plan_get_step (plan, i);

      n += step->kind == HU_STEP_DO || step->kind == HU_STEP_PREDICT;
      n_deeds += is_deed (step);
    }
  g_test_message ("%u of %u", n_deeds, n);
  g_assert_true (plan->recorded || 2 * n_deeds >= n);
}

/* A task that asks for few moves takes one or two, which is what can be searched; and "Show Me" shows the fewest. */
static void
test_fewest (gconstpointer path)
{
  g_autoptr(HuGameFile) content = load (path);
  g_autoptr(HuGame) game = hu_game_new (content->scenario, NULL);
  g_autoptr(HuLesson) lesson = hu_lesson_new (game);

  for (guint i = 0; i < hu_lesson_get_n_steps (lesson); i++)
    {
      hu_lesson_go_to (lesson, i);
      if (!hu_lesson_get_step (lesson)->stars)
        continue;
      hu_lesson_show (lesson);
      g_assert_cmpuint (hu_lesson_count_moves (lesson), ==, hu_lesson_get_fewest (lesson));
      g_assert_cmpuint (hu_lesson_get_fewest (lesson), <=, 2);
      hu_lesson_begin_again (lesson);
      play_do (lesson);
      g_assert_cmpuint (hu_lesson_get_stars (lesson, i), ==, HU_STARS_MOST);
    }
}

/* Saved and read again it is the same lesson. */
static void
test_saved (gconstpointer path)
{
  g_autoptr(HuGameFile) content = load (path);
  g_autoptr(GBytes) bytes = hu_game_file_to_bytes (content);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) again = hu_game_file_parse (bytes, faults);
  g_autoptr(GBytes) twice = NULL;
  const HuLessonPlan *a = content->scenario->lesson, *b;

  g_assert_cmpuint (hu_faults_get_n (faults), ==, 0);
  twice = hu_game_file_to_bytes (again);
  g_assert_true (g_bytes_equal (bytes, twice));

  b = again->scenario->lesson;
  g_assert_cmpstr (a->summary, ==, b->summary);
  g_assert_cmpuint (a->steps->len, ==, b->steps->len);
  for (guint i = 0; i < a->steps->len; i++)
    {
      const HuLessonStep *x = hu_lesson_plan_get_step (a, i), *y = hu_lesson_plan_get_step (b, i);

      g_assert_cmpint (x->kind, ==, y->kind);
      g_assert_cmpstr (x->title, ==, y->title);
      g_assert_cmpstr (x->text, ==, y->text);
      g_assert_cmpstr (x->after, ==, y->after);
      g_assert_cmpint (x->anew, ==, y->anew);
      g_assert_cmpint (x->stars, ==, y->stars);
      g_assert_cmpmem (x->hexes->data, x->hexes->len * sizeof (HuHex), y->hexes->data, y->hexes->len * sizeof (HuHex));
      g_assert_cmpuint (x->units->len, ==, y->units->len);
      g_assert_cmpuint (x->meters->len, ==, y->meters->len);
      g_assert_cmpuint (x->hints->len, ==, y->hints->len);
      g_assert_cmpuint (x->goals->len, ==, y->goals->len);
      g_assert_cmpuint (x->events->len, ==, y->events->len);
      for (guint j = 0; j < x->events->len; j++)
        g_assert_true (hu_event_equal (g_ptr_array_index (x->events, j), g_ptr_array_index (y->events, j)));
      if (x->ask != NULL)
        g_assert_true (hu_fact_equal (x->ask, y->ask));
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GDir) dir = NULL;
  const char *name;
  guint n = 0;

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  dir = g_dir_open (argv[1], 0, NULL);
  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".hexgame"))
      {
        char *path = g_build_filename (argv[1], name, NULL);
        g_autofree char *plays = g_strconcat ("/lessons/plays/", name, NULL);
        g_autofree char *fewest = g_strconcat ("/lessons/fewest/", name, NULL);
        g_autofree char *does = g_strconcat ("/lessons/does/", name, NULL);
        g_autofree char *saved = g_strconcat ("/lessons/saved/", name, NULL);

        g_test_add_data_func_full (plays, g_strdup (path), test_plays, g_free);
        g_test_add_data_func_full (does, g_strdup (path), test_does, g_free);
        g_test_add_data_func_full (fewest, g_strdup (path), test_fewest, g_free);
        g_test_add_data_func_full (saved, path, test_saved, g_free);
        n++;
      }
  g_assert_cmpuint (n, >=, 12);

  return g_test_run ();
}
