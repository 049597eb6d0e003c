/*
 * A shipped lesson in the fixture's window.
 */
#include "hu-lesson-steps.h"

#include <glib/gstdio.h>

#include "hu-progress.h"
#include "hu-shipped.h"

void
hu_lesson_set_up (HuAppFixture *self,
                  gconstpointer name)
{
  g_autoptr(GFile) games = hu_shipped_dup_folder ();
  g_autoptr(GFile) data = g_file_get_parent (games);
  g_autofree char *path = g_strdup_printf ("lessons/%s.hexgame", (const char *) name);
  g_autoptr(GFile) file = g_file_resolve_relative_path (data, path);
  g_autofree char *kept = hu_progress_dup_path ();

  g_remove (kept);
  hu_app_fixture_set_up (self, "g1 german 0303; s1 soviet 0501", "");
  g_assert_true (hu_window_open (self->window, file));
  hu_app_fixture_wait_open (self, self->window);
}

void
hu_lesson_tear_down (HuAppFixture *self,
                     gconstpointer name)
{
  hu_app_fixture_tear_down (self);
}

HuLesson *
hu_lesson_of (HuAppFixture *self)
{
  HuLessonPanel *panel = hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL);

  return panel != NULL ? hu_lesson_panel_get_lesson (panel) : NULL;
}

void
hu_lesson_act (HuAppFixture *self,
               const char   *action)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), action, NULL);
  hu_app_fixture_settle (self);
}
