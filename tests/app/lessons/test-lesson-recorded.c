/*
 * A recorded game in the window: it plays itself and stops where somebody says so, asks once, and has a result.
 */
#include "hu-app-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "hu-lesson-steps.h"
#include "hu-lesson-result.h"

#define LESSON "control-9d-crow-hill"
#define MISSED 1 /* of the questions, from 0 */

static gboolean
is_enabled (HuAppFixture *self,
            const char   *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), action);
}

static guint
count_events (HuAppFixture *self)
{
  return hu_game_get_position (hu_lesson_get_game (hu_lesson_of (self)));
}

static gboolean
has_played (HuAppFixture *self,
            gpointer      n)
{
  return count_events (self) >= GPOINTER_TO_UINT (n);
}

static void
test_plays (HuAppFixture  *self,
            gconstpointer  data)
{
  guint n;

  hu_lesson_act (self, "win.lesson-next");
  g_assert_cmpint (hu_lesson_get_step (hu_lesson_of (self))->kind, ==, HU_STEP_WATCH);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.lesson-play", NULL);
  hu_app_fixture_wait (self, has_played, GUINT_TO_POINTER (2));
  g_assert_cmpint (hu_lesson_get_status (hu_lesson_of (self)), ==, HU_LESSON_OPEN);

  hu_lesson_act (self, "win.lesson-play");
  n = count_events (self);
  hu_app_fixture_settle (self);
  g_assert_cmpuint (count_events (self), ==, n);

  /* Another step stops it as well. */
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.lesson-play", NULL);
  hu_lesson_act (self, "win.lesson-back");
  g_assert_cmpuint (count_events (self), ==, 0);
}

static void
answer (HuLesson *lesson,
        gboolean  right)
{
  g_autoptr(HuAnswer) given = hu_lesson_find_answer (lesson);

  if (!right)
    given->number--;
  hu_lesson_predict (lesson, given);
  g_assert_cmpint (hu_lesson_get_status (lesson), ==, right ? HU_LESSON_DONE : HU_LESSON_WRONG);
}

static void
play_to_the_end (HuAppFixture *self)
{
  HuLesson *lesson = hu_lesson_of (self);
  guint n_asked = 0;

  for (guint i = 0; i < hu_lesson_get_n_steps (lesson); i++)
    {
      if (hu_lesson_get_step (lesson)->ask != NULL)
        answer (lesson, n_asked++ != MISSED);
      else
        while (hu_lesson_play (lesson))
          continue;
      g_assert_false (is_enabled (self, "lesson-print"));
      hu_lesson_act (self, "win.lesson-next");
    }
  g_assert_true (hu_lesson_is_over (lesson));
  g_assert_cmpuint (n_asked, ==, 5);
}

static char *
write_result (HuAppFixture *self,
              const char   *name)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GError) error = NULL;
  char *text = NULL;

  g_assert_true (hu_lesson_result_write (hu_lesson_of (self), file, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_unlink (path);

  return text;
}

static void
test_result (HuAppFixture  *self,
             gconstpointer  data)
{
  g_autoptr(GPtrArray) answers = NULL;
  g_autofree char *text = NULL, *pdf = NULL, *page = NULL, *score = NULL;

  play_to_the_end (self);
  answers = hu_lesson_result_list (hu_lesson_of (self));
  score = hu_report_explain_score (answers);
  g_assert_cmpstr (score, ==, "4 of 5 right");
  for (guint i = 0; i < answers->len; i++)
    {
      const HuReportAnswer *one = g_ptr_array_index (answers, i);

      g_assert_cmpint (one->is_right, ==, i != MISSED);
      g_assert_nonnull (one->rule);
      g_assert_nonnull (one->clause);
    }
  g_assert_true (is_enabled (self, "lesson-print") && is_enabled (self, "lesson-save"));

  text = write_result (self, "result.txt");
  g_assert_nonnull (strstr (text, score));
  g_assert_nonnull (strstr (text, "Your answer: 4. The right answer: 5"));
  pdf = write_result (self, "result.pdf");
  g_assert_true (g_str_has_prefix (pdf, "%PDF"));
  page = write_result (self, "result.html");
  g_assert_nonnull (strstr (page, score));
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("hu-lesson-recorded-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  g_test_add ("/lesson-recorded/plays", HuAppFixture, LESSON, hu_lesson_set_up, test_plays, hu_lesson_tear_down);
  g_test_add ("/lesson-recorded/result", HuAppFixture, LESSON, hu_lesson_set_up, test_result, hu_lesson_tear_down);

  return g_test_run ();
}
