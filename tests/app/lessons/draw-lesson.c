/*
 * Draws every step of lessons as pictures, for those who work on them.  Not installed.
 *
 *   tests/app/with-display.sh draw-lesson FOLDER WIDTHxHEIGHT LESSON…
 *
 * writes FOLDER/NAME-02.png as step 2 is met, FOLDER/NAME-02-done.png as it is left, and FOLDER/NAME-end.png; of a recorded
 * game also its result, FOLDER/NAME-end.pdf.
 */
#include "hu-app-fixture.h"
#include "hu-lesson-panel.h"
#include "hu-lesson-result.h"

#include <stdlib.h>

static void
draw (HuAppFixture *fixture,
      const char   *folder,
      const char   *name)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.png", folder, name);

  hu_app_draw (GTK_WIDGET (fixture->window), path);
}

static void
act (HuAppFixture *fixture,
     const char   *action)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), action, NULL);
  hu_app_fixture_settle (fixture);
}

static void
draw_step (HuAppFixture *fixture,
           HuLesson     *lesson,
           const char   *folder,
           const char   *name)
{
  g_autofree char *met = g_strdup_printf ("%s-%02u", name, hu_lesson_get_index (lesson) + 1);
  g_autofree char *done = g_strdup_printf ("%s-done", met);
  gboolean open = hu_lesson_get_status (lesson) == HU_LESSON_OPEN;

  draw (fixture, folder, met);
  while (hu_lesson_get_status (lesson) == HU_LESSON_OPEN)
    if (hu_lesson_get_step (lesson)->kind == HU_STEP_WATCH)
      {
        while (hu_lesson_play (lesson))
          continue;
        hu_app_fixture_settle (fixture);
      }
    else if (hu_lesson_get_step (lesson)->kind == HU_STEP_PREDICT)
      {
        g_autoptr(HuAnswer) answer = hu_lesson_find_answer (lesson);

        hu_lesson_predict (lesson, answer);
        hu_app_fixture_settle (fixture);
      }
    else
      act (fixture, "win.lesson-show");
  if (open)
    draw (fixture, folder, done);
}

static void
draw_lesson (HuAppFixture *fixture,
             const char   *folder,
             const char   *path)
{
  g_autoptr(GFile) file = g_file_new_for_commandline_arg (path);
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_strndup (base, strlen (base) - strlen (".hexgame"));
  g_autofree char *end = g_strdup_printf ("%s-end", name);
  HuLesson *lesson;

  hu_window_open (fixture->window, file);
  hu_app_fixture_wait_open (fixture, fixture->window);
  hu_app_fixture_settle (fixture);
  lesson = hu_lesson_panel_get_lesson (hu_app_fixture_part (fixture, HU_TYPE_LESSON_PANEL));
  for (guint i = 0; i < hu_lesson_get_n_steps (lesson); i++)
    {
      draw_step (fixture, lesson, folder, name);
      act (fixture, "win.lesson-next");
    }
  draw (fixture, folder, end);
  if (hu_lesson_is_recorded (lesson))
    {
      g_autofree char *pdf = g_strdup_printf ("%s/%s.pdf", folder, end);
      g_autoptr(GFile) result = g_file_new_for_commandline_arg (pdf);

      g_assert_true (hu_lesson_result_write (lesson, result, NULL));
    }
}

int
main (int   argc,
      char *argv[])
{
  HuAppFixture fixture = { NULL };
  int width, height;

  if (argc < 4 || sscanf (argv[2], "%dx%d", &width, &height) != 2)
    {
      g_printerr ("usage: %s FOLDER WIDTHxHEIGHT LESSON…\n", argv[0]);
      return EXIT_FAILURE;
    }

  hu_app_fixture_init ();
  hu_app_fixture_set_up (&fixture, "", "");
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), width, height);
  hu_app_fixture_settle (&fixture);
  for (int i = 3; i < argc; i++)
    draw_lesson (&fixture, argv[1], argv[i]);
  hu_app_fixture_tear_down (&fixture);

  return EXIT_SUCCESS;
}
