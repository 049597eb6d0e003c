/*
 * What a question hides is hidden as long as the question is there: every lesson is left at every step.  Each step is
 * left by a seventh of the ways, other ones than the step before it, and with HU_EVERY by all.
 */
#include "hu-app-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "hu-answer-box.h"
#include "hu-journal.h"
#include "hu-lesson-steps.h"
#include "hu-practice-window.h"
#include "hu-progress.h"
#include "hu-quiz-panel.h"
#include "hu-recovery.h"
#include "hu-shipped.h"

/* Of the ways out a step is left by one in so many. */
#define SHARE 7

static GPtrArray *lessons; /* GFile, in their order */
static guint eyes;         /* overlays of a game without a question */

static HuSession *
session_of (HuAppFixture *self)
{
  return hu_window_get_session (self->window);
}

static guint
overlays (HuAppFixture *self)
{
  return hu_map_state_get_overlays (hu_map_view_get_state (hu_app_map (self->window)));
}

static void
act (HuAppFixture *self,
     const char   *action)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), action, NULL);
}

static gboolean
is_asked (HuAppFixture *self,
          GType         panel)
{
  GtkWidget *answers = hu_app_part (hu_app_fixture_part (self, panel), HU_TYPE_ANSWER_BOX);

  for (; answers != NULL && answers != GTK_WIDGET (self->window); answers = gtk_widget_get_parent (answers))
    if (!gtk_widget_get_visible (answers))
      return FALSE;

  return answers != NULL;
}

/* "Hidden until you have answered." */
static gboolean
has_note (GtkWidget *root)
{
  gboolean found = gtk_widget_has_css_class (root, "hu-veil-note") && gtk_widget_get_visible (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); !found && child != NULL; child = gtk_widget_get_next_sibling (child))
    found = has_note (child);

  return found;
}

static gboolean
hides_anything (HuAppFixture *self)
{
  return hu_session_get_veil (session_of (self)) != HU_VEIL_NONE || hu_session_hides_answers (session_of (self)) ||
         hu_app_styled (self->window, "hu-veiled") != NULL || has_note (GTK_WIDGET (self->window));
}

/* A question hides, and nothing hides without one. */
static void
assert_consistent (HuAppFixture *self)
{
  HuLesson *lesson = hu_lesson_of (self);
  const HuFact *ask = lesson != NULL && hu_lesson_get_status (lesson) == HU_LESSON_OPEN ? hu_lesson_get_step (lesson)->ask : NULL;
  gboolean veils = hu_veil_find (ask, TRUE) != HU_VEIL_NONE;

  g_assert_true (is_asked (self, HU_TYPE_LESSON_PANEL) == (ask != NULL));
  g_assert_true (hu_session_hides_answers (session_of (self)) == veils);
  g_assert_true ((hu_app_styled (self->window, "hu-veiled") != NULL) == veils);
}

static void
assert_open (HuAppFixture *self)
{
  static const char * const telling[] = { "report", "end-phase" };

  g_assert_null (hu_lesson_of (self));
  g_assert_false (is_asked (self, HU_TYPE_LESSON_PANEL));
  g_assert_false (hides_anything (self));
  g_assert_cmpint (hu_session_get_course (session_of (self)), ==, HU_MODE_PLAY);
  g_assert_cmpuint (hu_session_get_shows (session_of (self)), ==, HU_SHOW_ALL);
  g_assert_cmpuint (hu_map_state_get_lit (hu_map_view_get_state (hu_app_map (self->window)))->len, ==, 0);
  g_assert_cmpuint (overlays (self), ==, eyes);
  for (guint i = 0; i < G_N_ELEMENTS (telling); i++)
    if (hu_snapshot_get_verdict (hu_game_get_snapshot (hu_app_fixture_game (self))) == NULL)
      g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), telling[i]));
}

/* --- Ways out; each says whether the lesson is left.  The key for it is the action of the card. --- */

static gboolean
by_card (HuAppFixture *self,
         GFile        *lesson)
{
  GtkWidget *leave = hu_app_labelled (hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL), GTK_TYPE_BUTTON, "Leave the Lesson");

  g_assert_nonnull (leave);
  g_signal_emit_by_name (leave, "clicked");

  return TRUE;
}

static gboolean
by_escape (HuAppFixture *self,
           GFile        *lesson)
{
  hu_app_fixture_key (self, GDK_KEY_Escape, 0);
  act (self, "win.put-away");
  act (self, "win.second-leave");

  return FALSE;
}

static gboolean
by_file (HuAppFixture *self,
         GFile        *lesson)
{
  g_assert_true (hu_window_open (self->window, self->file));

  return TRUE;
}

static gboolean
by_start_page (HuAppFixture *self,
               GFile        *lesson)
{
  act (self, "win.start-page");
  assert_consistent (self);

  return by_file (self, lesson);
}

static gboolean
by_start_page_and_back (HuAppFixture *self,
                        GFile        *lesson)
{
  act (self, "win.start-page");
  act (self, "win.start-back");

  return FALSE;
}

static gboolean
by_other_lesson (HuAppFixture *self,
                 GFile        *lesson,
                 guint         further)
{
  guint at;

  g_assert_true (g_ptr_array_find_with_equal_func (lessons, lesson, (GEqualFunc) g_file_equal, &at));
  g_assert_true (hu_window_open (self->window, g_ptr_array_index (lessons, (at + further) % lessons->len)));

  return FALSE;
}

static gboolean
by_next_lesson (HuAppFixture *self,
                GFile        *lesson)
{
  return by_other_lesson (self, lesson, 1);
}

static gboolean
by_lesson_before (HuAppFixture *self,
                  GFile        *lesson)
{
  return by_other_lesson (self, lesson, lessons->len - 1);
}

static gboolean
by_quiz (HuAppFixture *self,
         GFile        *lesson)
{
  act (self, "win.quiz");
  g_assert_false (hu_session_hides_answers (session_of (self)));
  g_assert_null (hu_lesson_of (self));
  act (self, "win.quiz");

  return TRUE;
}

/* It has a window of its own, with questions of its own: a lesson's first question says as much as the others. */
static gboolean
by_practice (HuAppFixture *self,
             GFile        *lesson)
{
  g_autoptr(GPtrArray) none = g_ptr_array_new ();
  GtkWidget *practice;

  if (hu_lesson_get_step (hu_lesson_of (self))->ask == NULL || g_object_get_data (G_OBJECT (lesson), "hu-practised") != NULL)
    return FALSE;

  g_object_set_data (G_OBJECT (lesson), "hu-practised", lesson);
  practice = hu_practice_window_new (GTK_WINDOW (self->window), 739945, none, none, none);
  hu_practice_window_ask (HU_PRACTICE_WINDOW (practice));
  gtk_window_destroy (GTK_WINDOW (practice));

  return FALSE;
}

/* There all is shown, and after it the question is asked again. */
static gboolean
by_workshop (HuAppFixture *self,
             GFile        *lesson)
{
  act (self, "win.workshop");
  g_assert_false (hides_anything (self));
  act (self, "win.workshop");

  return FALSE;
}

static gboolean
by_what_if (HuAppFixture *self,
            GFile        *lesson)
{
  act (self, "win.what-if");
  assert_consistent (self);
  act (self, "win.what-if-leave");

  return FALSE;
}

/* A game that another program left behind. */
static gboolean
by_recovery (HuAppFixture *self,
             GFile        *lesson)
{
  g_autofree char *folder = g_dir_make_tmp ("hu-left-XXXXXX", NULL);
  g_autoptr(HuDocument) document = hu_document_new ();
  HuJournal *journal = hu_journal_new (document, folder);
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0303; s1 soviet 0501");
  g_autoptr(HuGame) game = hu_game_new (scenario, NULL);
  g_autoptr(GPtrArray) events = hu_fixture_log (scenario, "move g1 0302");
  g_autoptr(GPtrArray) left = NULL;
  HuRefusal refusal;

  hu_document_adopt (document, game, NULL, NULL);
  g_assert_true (hu_game_append (game, g_ptr_array_index (events, 0), &refusal));
  g_object_unref (journal);
  left = hu_recovery_list (folder);
  g_assert_cmpuint (left->len, ==, 1);
  g_assert_true (hu_window_recover (self->window, g_ptr_array_index (left, 0)));
  g_rmdir (folder);

  return TRUE;
}

typedef struct
{
  const char *name;
  gboolean (*leave) (HuAppFixture *self, GFile *lesson);
} Way;

static const Way ways[] = {
  { "card", by_card },
  { "escape", by_escape },
  { "file", by_file },
  { "start-page", by_start_page },
  { "start-page-and-back", by_start_page_and_back },
  { "next-lesson", by_next_lesson },
  { "lesson-before", by_lesson_before },
  { "quiz", by_quiz },
  { "practice", by_practice },
  { "workshop", by_workshop },
  { "what-if", by_what_if },
  { "recovery", by_recovery },
};

/* --- Every step --- */

/* Then the game is played on. */
static void
leave (HuAppFixture *self,
       GFile        *lesson,
       guint         step,
       const Way    *way)
{
  g_test_message ("step %u by %s", step + 1, way->name);
  if (hu_lesson_of (self) == NULL || hu_lesson_get_game (hu_lesson_of (self)) != hu_app_fixture_game (self) ||
      hu_game_get_scenario (hu_app_fixture_game (self)) != g_object_get_data (G_OBJECT (lesson), "hu-scenario"))
    {
      g_assert_true (hu_window_open (self->window, lesson));
      g_object_set_data (G_OBJECT (lesson), "hu-scenario", hu_game_get_scenario (hu_app_fixture_game (self)));
    }
  hu_lesson_go_to (hu_lesson_of (self), step);
  assert_consistent (self);
  if (!way->leave (self, lesson))
    {
      assert_consistent (self);
      return;
    }

  assert_open (self);
  act (self, "win.end-phase");
  g_assert_false (hides_anything (self));
}

static void
set_up (HuAppFixture  *self,
        gconstpointer  lesson)
{
  g_autofree char *kept = hu_progress_dup_path ();

  g_remove (kept);
  hu_app_fixture_set_up (self, "g1 german 0303; s1 soviet 0501", "");
  eyes = overlays (self);
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  lesson)
{
  hu_app_fixture_tear_down (self);
}

static void
test_leave (HuAppFixture  *self,
            gconstpointer  data)
{
  GFile *lesson = g_ptr_array_index (lessons, GPOINTER_TO_UINT (data));
  gboolean every = g_getenv ("HU_EVERY") != NULL;
  guint n;

  g_assert_true (hu_window_open (self->window, lesson));
  n = hu_lesson_get_n_steps (hu_lesson_of (self));
  for (guint step = 0; step < n; step++)
    for (guint i = every ? 0 : (step + GPOINTER_TO_UINT (data)) % SHARE; i < G_N_ELEMENTS (ways); i += every ? 1 : SHARE)
      leave (self, lesson, step, &ways[i]);
  g_assert_true (hu_window_open (self->window, self->file));
  assert_open (self);
}

/* The window is closed over a question, and another knows nothing of it. */
static void
test_close (HuAppFixture  *self,
            gconstpointer  data)
{
  HuWindow *first = self->window;

  for (guint i = 0; i < lessons->len; i++)
    {
      self->window = hu_app_fixture_another (self);
      g_assert_true (hu_window_open (self->window, g_ptr_array_index (lessons, i)));
      while (hu_lesson_get_step (hu_lesson_of (self))->ask == NULL &&
             hu_lesson_get_index (hu_lesson_of (self)) + 1 < hu_lesson_get_n_steps (hu_lesson_of (self)))
        hu_lesson_go_to (hu_lesson_of (self), hu_lesson_get_index (hu_lesson_of (self)) + 1);
      assert_consistent (self);
      gtk_window_close (GTK_WINDOW (self->window));
      self->window = first;
      hu_app_fixture_settle (self);
      assert_open (self);
    }
}

static gint
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

static GPtrArray *
list_lessons (void)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(GFile) games = hu_shipped_dup_folder ();
  g_autoptr(GFile) data = g_file_get_parent (games);
  g_autoptr(GFile) folder = g_file_get_child (data, "lessons");
  g_autoptr(GDir) dir = g_dir_open (g_file_peek_path (folder), 0, NULL);
  g_autoptr(GPtrArray) names = g_ptr_array_new ();
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".hexgame"))
      g_ptr_array_add (names, (gpointer) g_intern_string (name));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    g_ptr_array_add (list, g_file_get_child (folder, g_ptr_array_index (names, i)));
  g_assert_cmpuint (list->len, >, 10);

  return list;
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *kept = g_dir_make_tmp ("hu-leave-XXXXXX", NULL);
  int result;

  g_setenv ("XDG_DATA_HOME", kept, TRUE);
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  lessons = list_lessons ();

  for (guint i = 0; i < lessons->len; i++)
    {
      g_autofree char *name = g_file_get_basename (g_ptr_array_index (lessons, i));
      g_autofree char *path = g_strdup_printf ("/leave/%.*s", (int) (strlen (name) - strlen (".hexgame")), name);

      g_test_add (path, HuAppFixture, GUINT_TO_POINTER (i), set_up, test_leave, tear_down);
    }
  g_test_add ("/leave/close", HuAppFixture, NULL, set_up, test_close, tear_down);

  result = g_test_run ();
  g_ptr_array_unref (lessons);

  return result;
}
