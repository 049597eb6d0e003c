/*
 * The start page: what it lists and opens, how it says where one was, and that
 * nothing is lost on the way there and back.
 */
#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#include "hu-app-fixture.h"
#include "hu-explain.h"
#include "hu-last-game.h"
#include "hu-preview.h"
#include "hu-lesson.h"
#include "hu-progress.h"
#include "hu-recent.h"

#define UNITS "g1 german 0101; s1 soviet 0301"

static void
forget_all (void)
{
  g_autofree char *progress = hu_progress_dup_path ();
  g_autofree char *last = hu_last_game_dup_path ();

  g_remove (progress);
  g_remove (last);
  gtk_recent_manager_purge_items (gtk_recent_manager_get_default (), NULL);
}

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up (self, UNITS, "move g1 0102; end-phase");
  forget_all ();
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

/* --- Looking at it --- */

typedef struct
{
  GType       type;
  const char *text; /* that one of its labels has; or NULL */
  guint       n;
  GtkWidget  *first;
} Search;

static gboolean
has_text (GtkWidget  *widget,
          const char *text)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_child_visible (widget) && gtk_widget_get_visible (widget) &&
      strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (has_text (child, text))
      return TRUE;

  return FALSE;
}

static void
search (GtkWidget *widget,
        Search    *what)
{
  if (!gtk_widget_get_visible (widget))
    return;

  if (g_type_is_a (G_OBJECT_TYPE (widget), what->type) && (what->text == NULL || has_text (widget, what->text)))
    {
      what->first = what->n == 0 ? widget : what->first;
      what->n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    search (child, what);
}

static guint
count (HuWindow   *window,
       GType       type,
       const char *text)
{
  Search what = { type, text, 0, NULL };

  search (hu_app_part (window, HU_TYPE_START_PAGE), &what);

  return what.n;
}

static GtkWidget *
find (HuWindow   *window,
      GType       type,
      const char *text)
{
  Search what = { type, text, 0, NULL };

  search (hu_app_part (window, HU_TYPE_START_PAGE), &what);
  g_assert_nonnull (what.first);

  return what.first;
}

/* A card is shown whose picture is still to come. */
static gboolean
lacks_picture (GtkWidget *widget)
{
  gboolean lacks = GTK_IS_PICTURE (widget) && gtk_widget_get_mapped (widget) &&
                   gtk_picture_get_paintable (GTK_PICTURE (widget)) == NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !lacks;
       child = gtk_widget_get_next_sibling (child))
    lacks = lacks_picture (child);

  return lacks;
}

static gboolean
is_complete (HuAppFixture *self,
             gpointer      data)
{
  GtkWidget *page = hu_app_part (data, HU_TYPE_START_PAGE), *cards = hu_app_part (page, GTK_TYPE_FLOW_BOX);

  return cards != NULL && gtk_widget_get_first_child (cards) != NULL && !lacks_picture (page);
}

static HuWindow *
begin (HuAppFixture *self)
{
  HuWindow *window = hu_window_new (ADW_APPLICATION (self->application));

  gtk_window_present (GTK_WINDOW (window));
  hu_app_fixture_wait (self, is_complete, window);
  hu_app_fixture_settle (self);

  return window;
}

static void
end (HuAppFixture *self,
     HuWindow     *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  hu_app_fixture_settle (self);
}

static const char *
shown (HuWindow *window)
{
  return gtk_stack_get_visible_child_name (hu_app_child (window, "stack"));
}

/* --- Cases --- */

/* The game's page is not made before the start page was drawn, unless something is opened. */
static void
test_page (HuAppFixture  *self,
           gconstpointer  data)
{
  HuWindow *window = hu_window_new (ADW_APPLICATION (self->application));
  g_autofree char *uri = g_file_get_uri (self->file);

  g_assert_null (hu_app_part (window, HU_TYPE_MAP_VIEW));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.open-uri", "s", uri));
  g_assert_nonnull (hu_app_part (window, HU_TYPE_MAP_VIEW));
  gtk_window_destroy (GTK_WINDOW (window));

  window = begin (self);
  g_assert_nonnull (hu_app_part (window, HU_TYPE_MAP_VIEW));
  end (self, window);
}

/* Nobody has been here yet: the first lesson is what Enter begins; all the rest is there, too. */
static void
test_first (HuAppFixture  *self,
            gconstpointer  data)
{
  HuWindow *window = begin (self);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  g_assert_cmpstr (shown (window), ==, "start");
  g_assert_true (GTK_IS_BUTTON (focus));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (focus)), ==, "_Begin the First Lesson");
  g_assert_cmpuint (count (window, GTK_TYPE_LIST_BOX_ROW, NULL), ==, 32);
  g_assert_cmpuint (count (window, GTK_TYPE_LABEL, "0 of 8 finished"), ==, 1);
  g_assert_cmpuint (count (window, GTK_TYPE_LABEL, "0 of 7 finished"), ==, 1);
  g_assert_cmpuint (count (window, GTK_TYPE_LABEL, "0 of 12 finished"), ==, 1);
  g_assert_cmpuint (count (window, GTK_TYPE_LABEL, "6 steps"), >, 1);
  g_assert_cmpuint (count (window, GTK_TYPE_FLOW_BOX_CHILD, NULL), ==, 7);
  g_assert_cmpuint (count (window, GTK_TYPE_LABEL, "Continue Where You Left Off"), ==, 0);
  g_assert_cmpuint (count (window, GTK_TYPE_LABEL, "Recent Files"), ==, 0);

  g_signal_emit_by_name (focus, "clicked");
  hu_app_fixture_wait_open (self, window);
  g_assert_cmpstr (shown (window), ==, "game");
  g_assert_cmpint (hu_session_get_course (hu_window_get_session (window)), ==, HU_MODE_LESSON);

  /* A learner who has begun is not new any more. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.lesson-next", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start-page", NULL);
  hu_app_fixture_wait (self, is_complete, window);
  g_assert_cmpuint (count (window, GTK_TYPE_BUTTON, "Begin the First Lesson"), ==, 0);
  g_assert_cmpuint (count (window, GTK_TYPE_LIST_BOX_ROW, "Continue: step 2 of 6"), ==, 1);
  end (self, window);
}

static void
test_progress (HuAppFixture  *self,
               gconstpointer  data)
{
  g_autofree char *path = hu_progress_dup_path ();
  g_autoptr(HuProgress) progress = hu_progress_new (path);
  static const gint own_and_shown[] = { HU_SCORE_FIRST_TRY, HU_SCORE_SHOWN };
  g_autoptr(GArray) scores = g_array_new (FALSE, FALSE, sizeof (gint));
  HuWindow *window;

  g_array_append_vals (scores, own_and_shown, G_N_ELEMENTS (own_and_shown));
  hu_progress_note_steps (progress, "front-line-3-ratio", HU_PROGRESS_SCORES, scores);
  g_assert_true (hu_progress_set (progress, "front-line-3-ratio", 0, TRUE, NULL));
  g_assert_true (hu_progress_set (progress, "front-line-1-rows", 0, TRUE, NULL));
  g_assert_true (hu_progress_set (progress, "front-line-2-brackets", 2, FALSE, NULL));
  window = begin (self);
  g_assert_cmpuint (count (window, GTK_TYPE_LABEL, "2 of 7 finished"), ==, 1);
  g_assert_cmpuint (count (window, GTK_TYPE_LIST_BOX_ROW, "Done"), ==, 1);
  g_assert_cmpuint (count (window, GTK_TYPE_LIST_BOX_ROW, "✓"), ==, 1);
  /* What was shown is not done. */
  g_assert_cmpuint (count (window, GTK_TYPE_LIST_BOX_ROW, "Finished: 1 of 2 steps done"), ==, 1);
  g_assert_true (has_text (find (window, GTK_TYPE_LIST_BOX_ROW, "Continue: step 3 of 5"), "Brackets"));
  end (self, window);
}

/* Every scenario has its picture, kept for another time, and opens as a new game. */
static void
test_scenarios (HuAppFixture  *self,
                gconstpointer  data)
{
  HuWindow *window = begin (self);
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "hex-umpire", "pictures", NULL);
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  GtkWidget *card = find (window, GTK_TYPE_FLOW_BOX_CHILD, "Street fight");
  GtkWidget *list = gtk_widget_get_parent (card);
  guint n_kept = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (list); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      Search picture = { GTK_TYPE_PICTURE, NULL, 0, NULL };

      search (child, &picture);
      g_assert_cmpuint (picture.n, ==, 1);
      g_assert_true (GDK_IS_TEXTURE (gtk_picture_get_paintable (GTK_PICTURE (picture.first))));
    }
  g_assert_nonnull (dir);
  while (g_dir_read_name (dir) != NULL)
    n_kept++;
  g_assert_cmpuint (n_kept, >=, 3);

  g_signal_emit_by_name (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (card)), "clicked");
  hu_app_fixture_wait_open (self, window);
  g_assert_cmpstr (shown (window), ==, "game");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Street fight");
  g_assert_null (hu_document_get_file (hu_window_get_document (window)));
  end (self, window);
}

/* Writes nonsense of the same size and date. */
static void
spoil (GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *text = NULL;
  struct utimbuf times;
  GStatBuf state;
  gsize length;

  g_assert_cmpint (g_stat (path, &state), ==, 0);
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  memset (text, ' ', length);
  g_assert_true (g_file_set_contents_full (path, text, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0666, NULL));
  times = (struct utimbuf) { state.st_atime, state.st_mtime };
  g_assert_cmpint (g_utime (path, &times), ==, 0);
}

/* At once, for a program that is killed later. */
static void
test_remembered (HuAppFixture  *self,
                 gconstpointer  data)
{
  g_autofree char *path = hu_last_game_dup_path ();
  g_autoptr(HuLastGame) last = NULL;

  g_assert_true (hu_window_open (self->window, self->file));
  hu_app_fixture_settle (self);
  last = hu_last_game_load (path);
  g_assert_nonnull (last);
  g_assert_true (g_file_equal (last->file, self->file));
}

/* Closed at a moment of the past, it goes on at that moment. */
static void
test_go_on (HuAppFixture  *self,
            gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  g_autofree char *title = hu_document_dup_title (hu_window_get_document (self->window));
  g_autofree char *moment = NULL;
  HuWindow *window;

  hu_game_look_at (game, 1);
  moment = hu_explain_clock (hu_game_get_scenario (game), hu_snapshot_get_clock (hu_game_get_snapshot (game)));
  gtk_window_close (GTK_WINDOW (self->window));
  hu_app_fixture_settle (self);

  window = begin (self);
  g_assert_cmpuint (count (window, GTK_TYPE_LABEL, "Continue Where You Left Off"), ==, 1);
  g_assert_true (has_text (find (window, GTK_TYPE_BUTTON, title), moment));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", NULL);
  hu_app_fixture_wait_open (self, window);
  g_assert_true (g_file_equal (hu_document_get_file (hu_window_get_document (window)), self->file));
  g_assert_cmpuint (hu_game_get_position (hu_document_get_game (hu_window_get_document (window))), ==, 1);
  g_assert_cmpuint (hu_game_get_head (hu_document_get_game (hu_window_get_document (window))), ==, 2);
  end (self, window);

  /* Of a file that became unreadable its picture is still kept, and no help. */
  spoil (self->file);
  window = begin (self);
  g_assert_cmpuint (count (window, GTK_TYPE_LABEL, "Continue Where You Left Off"), ==, 0);
  end (self, window);

  /* Gone meanwhile: nothing to go on with. */
  g_assert_true (g_file_delete (self->file, NULL, NULL));
  window = begin (self);
  g_assert_cmpuint (count (window, GTK_TYPE_LABEL, "Continue Where You Left Off"), ==, 0);
  end (self, window);
}

static void
test_there_and_back (HuAppFixture  *self,
                     gconstpointer  data)
{
  GtkWidget *widget = GTK_WIDGET (self->window);
  HuGame *game = hu_app_fixture_game (self);

  hu_app_fixture_append (self, "note kept");
  gtk_widget_activate_action (widget, "win.start-page", NULL);
  hu_app_fixture_wait (self, is_complete, self->window);
  g_assert_cmpstr (shown (self->window), ==, "start");
  g_assert_cmpuint (count (self->window, GTK_TYPE_LABEL, "Back to the Open Game"), ==, 1);
  g_assert_cmpuint (count (self->window, GTK_TYPE_LABEL, "Changes are not saved yet"), ==, 1);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self->window)), ==, "Hex Umpire");

  /* Keys do not play the game behind the page. */
  g_assert_false (gtk_widget_get_visible (hu_app_child (self->window, "phase_button")));
  gtk_widget_activate_action (widget, "win.end-phase", NULL);
  gtk_widget_activate_action (widget, "win.undo", NULL);
  g_assert_cmpuint (hu_game_get_head (game), ==, 3);

  gtk_widget_activate_action (widget, "win.start-back", NULL);
  g_assert_cmpstr (shown (self->window), ==, "game");
  g_assert_true (hu_app_fixture_game (self) == game);
  g_assert_true (hu_document_get_modified (hu_window_get_document (self->window)));
  g_assert_true (gtk_widget_get_visible (hu_app_child (self->window, "phase_button")));
  gtk_widget_activate_action (widget, "win.undo", NULL);
  g_assert_cmpuint (hu_game_get_head (game), ==, 2);

  /* The same key leads there and back. */
  gtk_widget_activate_action (widget, "win.start-page", NULL);
  gtk_widget_activate_action (widget, "win.start-page", NULL);
  g_assert_cmpstr (shown (self->window), ==, "game");
}

/* A file opened from there asks about unsaved changes, as Open does. */
static void
test_unsaved (HuAppFixture  *self,
              gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  GtkWidget *row;

  hu_app_fixture_append (self, "note kept");
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.start-page", NULL);
  hu_app_fixture_wait (self, is_complete, self->window);
  row = find (self->window, GTK_TYPE_LIST_BOX_ROW, "The bridge");
  gtk_widget_activate (row);
  hu_app_fixture_settle (self);
  g_assert_true (ADW_IS_MESSAGE_DIALOG (hu_app_fixture_dialog (self)));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (hu_app_fixture_dialog (self)), "cancel");
  gtk_window_destroy (hu_app_fixture_dialog (self));
  g_assert_true (hu_app_fixture_game (self) == game);
  g_assert_cmpuint (hu_game_get_head (game), ==, 3);

  gtk_widget_activate (row);
  hu_app_fixture_settle (self);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (hu_app_fixture_dialog (self)), "discard");
  gtk_window_destroy (hu_app_fixture_dialog (self));
  hu_app_fixture_wait_open (self, self->window);
  g_assert_cmpstr (shown (self->window), ==, "game");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self->window)), ==, "The bridge");
}

/* One that is there opens; one that is not says so, and can be taken off the list. */
static gboolean
are_listed (HuAppFixture *self,
            gpointer      data)
{
  g_autoptr(GPtrArray) list = hu_recent_list (9, TRUE);

  return list->len == *(guint *) data;
}

static void
test_recent (HuAppFixture  *self,
             gconstpointer  data)
{
  g_autofree char *path = g_build_filename (self->folder, "gone.hexgame", NULL);
  g_autoptr(GFile) gone = g_file_new_for_path (path);
  g_autoptr(GPtrArray) present = NULL;
  GtkWidget *row, *button;
  HuWindow *window;
  guint n = 2;

  g_assert_true (g_file_copy (self->file, gone, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));
  hu_recent_remember (self->file);
  hu_recent_remember (gone);
  hu_app_fixture_wait (self, are_listed, &n);
  g_assert_cmpint (g_remove (path), ==, 0);
  present = hu_recent_list (9, FALSE);
  g_assert_cmpuint (present->len, ==, 1);

  window = begin (self);
  row = find (window, GTK_TYPE_LIST_BOX_ROW, "gone.hexgame");
  g_assert_true (has_text (row, "No longer"));
  g_assert_false (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)));
  g_assert_true (gtk_widget_has_css_class (row, "hu-missing"));
  {
    Search what = { GTK_TYPE_BUTTON, NULL, 0, NULL };

    search (row, &what);
    button = what.first;
  }
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  n = 1;
  hu_app_fixture_wait (self, are_listed, &n);
  g_assert_cmpuint (count (window, GTK_TYPE_LIST_BOX_ROW, "gone.hexgame"), ==, 0);

  gtk_widget_activate (find (window, GTK_TYPE_LIST_BOX_ROW, "game.hexgame"));
  hu_app_fixture_wait_open (self, window);
  g_assert_cmpstr (shown (window), ==, "game");
  g_assert_true (g_file_equal (hu_document_get_file (hu_window_get_document (window)), self->file));
  end (self, window);
}

/* A file that cannot be read leaves one where one was, and says why. */
static void
test_faulty (HuAppFixture  *self,
             gconstpointer  data)
{
  g_autofree char *path = g_build_filename (self->folder, "bad.hexgame", NULL);
  g_autoptr(GFile) bad = g_file_new_for_path (path);
  g_autofree char *uri = g_file_get_uri (bad);
  HuWindow *window;

  g_assert_true (g_file_set_contents (path, "{}", -1, NULL));
  window = begin (self);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-uri", "s", uri);
  hu_app_fixture_wait_open (self, window);
  g_assert_cmpstr (shown (window), ==, "start");
  g_assert_true (hu_app_shows_faults (window));
  end (self, window);
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*func) (HuAppFixture *, gconstpointer);
  } tests[] = {
    { "/start/first", test_first },
    { "/start/page", test_page },
    { "/start/progress", test_progress },
    { "/start/scenarios", test_scenarios },
    { "/start/remembered", test_remembered },
    { "/start/go-on", test_go_on },
    { "/start/there-and-back", test_there_and_back },
    { "/start/unsaved", test_unsaved },
    { "/start/recent", test_recent },
    { "/start/faulty", test_faulty },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
