/*
 * Nothing lost: what the window says of a file that others change, what it
 * asks before it writes over it, and what it offers after it ended too early.
 */
#include <glib/gstdio.h>

#include "hu-app-fixture.h"
#include "hu-journal.h"
#include "hu-recent.h"
#include "hu-recovery-window.h"
#include "hu-recovery-offer.h"
#include "hu-recovery.h"
#include "hu-when.h"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up (self, "g1 german 0101; s1 soviet 0301", "move g1 0102; end-phase");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static gboolean
says_something (HuAppFixture *self,
                gpointer      data)
{
  return (hu_app_text (self->window, "file_sentence")[0] != '\0') == GPOINTER_TO_INT (data);
}

static void
wait_for_bar (HuAppFixture *self,
              gboolean      says)
{
  hu_app_fixture_wait (self, says_something, GINT_TO_POINTER (says));
}

static void
change_file (HuAppFixture *self)
{
  const char *path = g_file_peek_path (self->file);
  g_autofree char *text = NULL;
  g_autofree char *more = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  more = g_strconcat (text, "\n", NULL);
  g_assert_true (g_file_set_contents (path, more, -1, NULL));
}

static char *
read_file (HuAppFixture *self)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (g_file_peek_path (self->file), &text, NULL, NULL));

  return text;
}

static gboolean
has_dialog (HuAppFixture *self,
            gpointer      data)
{
  return hu_app_fixture_dialog (self) != NULL;
}

static void
answer (HuAppFixture *self,
        const char   *response)
{
  GtkWindow *dialog;

  hu_app_fixture_wait (self, has_dialog, NULL);
  dialog = hu_app_fixture_dialog (self);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), response);
  gtk_window_destroy (dialog);
  hu_app_fixture_settle (self);
}

static void
test_changed_on_disk (HuAppFixture  *self,
                      gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);

  change_file (self);
  wait_for_bar (self, TRUE);
  g_assert_cmpstr (hu_app_text (self->window, "file_sentence"), ==,
                   "Another program has changed “game.hexgame”.");
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.revert", NULL);
  wait_for_bar (self, FALSE);
  g_assert_true (hu_app_fixture_game (self) != game);
}

static void
test_changed_with_changes_here (HuAppFixture  *self,
                                gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);

  hu_app_fixture_append (self, "end-phase");
  change_file (self);
  wait_for_bar (self, TRUE);
  g_assert_cmpstr (hu_app_text (self->window, "file_sentence"), ==,
                   "Another program has changed “game.hexgame”. Reading it again discards your unsaved changes.");
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.revert", NULL);
  answer (self, "cancel");
  g_assert_true (hu_app_fixture_game (self) == game);
}

static void
test_gone (HuAppFixture  *self,
           gconstpointer  data)
{
  g_unlink (g_file_peek_path (self->file));
  wait_for_bar (self, TRUE);
  g_assert_cmpstr (hu_app_text (self->window, "file_sentence"), ==,
                   "“game.hexgame” is no longer on the disk. The game is still open here.");
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.save", NULL);
  wait_for_bar (self, FALSE);
  g_assert_true (g_file_query_exists (self->file, NULL));
}

/* Another's changes are not written over unasked, and are when that is what one wants. */
static void
test_overwrite (HuAppFixture  *self,
                gconstpointer  data)
{
  g_autofree char *others = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *ours = NULL;

  hu_app_fixture_append (self, "end-phase");
  change_file (self);
  others = read_file (self);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.save", NULL);
  answer (self, "cancel");
  kept = read_file (self);
  g_assert_cmpstr (kept, ==, others);
  g_assert_true (hu_document_get_modified (hu_window_get_document (self->window)));

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.save", NULL);
  answer (self, "overwrite");
  ours = read_file (self);
  g_assert_cmpstr (ours, !=, others);
  g_assert_false (hu_document_get_modified (hu_window_get_document (self->window)));
  wait_for_bar (self, FALSE);
}

static void
test_open_twice (HuAppFixture  *self,
                 gconstpointer  data)
{
  HuWindow *other = hu_window_new (ADW_APPLICATION (self->application));

  g_assert_true (hu_window_open (other, self->file));
  wait_for_bar (self, TRUE);
  g_assert_cmpstr (hu_app_text (self->window, "file_sentence"), ==,
                   "“game.hexgame” is open in another window, too. The window that saves last overwrites the other.");
  g_assert_cmpstr (hu_app_text (other, "file_sentence"), ==, hu_app_text (self->window, "file_sentence"));
  gtk_window_destroy (GTK_WINDOW (other));
  wait_for_bar (self, FALSE);
}

/* Leaves a game with one unsaved event, as a crash does. */
static void
leave_game (HuAppFixture *self)
{
  HuWindow *lost = hu_window_new (ADW_APPLICATION (self->application));
  HuGame *game;
  g_autoptr(GPtrArray) events = NULL;
  HuRefusal refusal;

  g_assert_true (hu_window_open (lost, self->file));
  game = hu_document_get_game (hu_window_get_document (lost));
  events = hu_fixture_log (hu_game_get_scenario (game), "end-phase");
  g_assert_true (hu_game_append (game, g_ptr_array_index (events, 0), &refusal));
  gtk_window_destroy (GTK_WINDOW (lost));
  hu_app_fixture_settle (self);
}

/* Its action is enabled where a game was left, of which the start page takes notice when it is shown. */
static void
ask_to_recover (HuAppFixture *self)
{
  hu_recovery_offer_update (GTK_APPLICATION (self->application));
  g_action_group_activate_action (G_ACTION_GROUP (self->application), "recover", NULL);
}

static HuRecoveryRow *
get_row (HuRecoveryWindow *window,
         guint             index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (hu_app_part (window, GTK_TYPE_LIST_BOX), (int) index);

  return row != NULL ? HU_RECOVERY_ROW (row) : NULL;
}

static HuRecoveryWindow *
offer (HuAppFixture *self)
{
  ask_to_recover (self);
  hu_app_fixture_wait (self, has_dialog, NULL);

  return HU_RECOVERY_WINDOW (hu_app_fixture_dialog (self));
}

/* The window that asks once more; NULL: there is none. */
static GtkWindow *
find_question (HuRecoveryWindow *parent)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_get_transient_for (window) == GTK_WINDOW (parent))
        return window;
    }

  return NULL;
}

/* Presses the button, and answers the question that comes where something is to be discarded. */
static char *
apply (HuAppFixture     *self,
       HuRecoveryWindow *window,
       const char       *response)
{
  GtkWindow *question;
  char *said = NULL;

  gtk_widget_activate_action (GTK_WIDGET (window), "recovery.apply", NULL);
  question = response != NULL ? find_question (window) : NULL;
  if (question != NULL)
    {
      said = g_strdup_printf ("%s\n%s", adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (question)),
                              adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (question)));
      adw_message_dialog_response (ADW_MESSAGE_DIALOG (question), response);
      gtk_window_destroy (question);
    }
  hu_app_fixture_settle (self);

  return said;
}

static void
test_recover (HuAppFixture  *self,
              gconstpointer  data)
{
  HuWindow *recovered;

  leave_game (self);
  g_assert_null (apply (self, offer (self), NULL));
  g_assert_null (hu_app_fixture_dialog (self));
  recovered = hu_app_fixture_other_window (self);
  g_assert_nonnull (recovered);
  g_assert_cmpuint (hu_game_get_position (hu_document_get_game (hu_window_get_document (recovered))), ==, 3);
  g_assert_true (hu_document_get_modified (hu_window_get_document (recovered)));
  g_assert_true (g_file_equal (hu_document_get_file (hu_window_get_document (recovered)), self->file));
  /* It is the new window's own now. */
  g_assert_cmpuint (hu_app_fixture_count_left (), ==, 0);

  hu_app_fixture_discard (self, recovered);
}

/* Nobody watched the file between the end of the one program and the start of the other. */
static void
test_recover_changed (HuAppFixture  *self,
                      gconstpointer  data)
{
  HuWindow *recovered;

  leave_game (self);
  change_file (self);
  g_assert_null (apply (self, offer (self), NULL));
  recovered = hu_app_fixture_other_window (self);
  g_assert_cmpstr (hu_app_text (recovered, "file_sentence"), ==,
                   "Another program has changed “game.hexgame”. Reading it again discards your unsaved changes.");

  hu_app_fixture_discard (self, recovered);
}

/* Each has a choice of its own. */
static void
test_recover_each (HuAppFixture  *self,
                   gconstpointer  data)
{
  HuRecoveryWindow *window;
  HuWindow *recovered;
  g_autofree char *said = NULL;
  g_autofree char *again = NULL;

  for (guint i = 0; i < 3; i++)
    leave_game (self);
  window = offer (self);
  g_assert_nonnull (get_row (window, 2));
  g_assert_null (get_row (window, 3));
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (hu_recovery_row_get_choice (get_row (window, i)), ==, HU_RECOVERY_RECOVER);
  hu_recovery_row_set_choice (get_row (window, 1), HU_RECOVERY_LEAVE);
  hu_recovery_row_set_choice (get_row (window, 2), HU_RECOVERY_DISCARD);

  /* A cancelled discard loses nothing. */
  said = apply (self, window, "cancel");
  g_assert_cmpstr (said, ==,
                   "Discard 1 Unsaved Game?\n"
                   "“game.hexgame”. Last changed just now.\n\n"
                   "Unsaved changes will be lost for good. Saved files stay as they are.");
  g_assert_null (hu_app_fixture_other_window (self));
  again = apply (self, window, "discard");
  g_assert_cmpstr (again, ==, said);

  recovered = hu_app_fixture_other_window (self);
  g_assert_nonnull (recovered);
  g_assert_cmpuint (hu_app_fixture_count_left (), ==, 1);
  hu_app_fixture_discard (self, recovered);

  /* One is left, and is offered again. */
  window = offer (self);
  g_assert_null (get_row (window, 1));
  gtk_widget_activate_action (GTK_WIDGET (window), "recovery.all", "u", HU_RECOVERY_DISCARD);
  g_free (apply (self, window, "discard"));
  g_assert_cmpuint (hu_app_fixture_count_left (), ==, 0);
}

/* The row says what it is about, to those who hear it too. */
static void
test_recovery_row (HuAppFixture  *self,
                   gconstpointer  data)
{
  HuRecoveryWindow *window;
  HuRecoveryRow *row;

  leave_game (self);
  window = offer (self);
  row = get_row (window, 0);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, "game.hexgame");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "Last changed just now\ngame.hexgame");
  gtk_window_close (GTK_WINDOW (window));
  hu_app_fixture_settle (self);
  g_assert_cmpuint (hu_app_fixture_count_left (), ==, 1);
  window = offer (self);
  hu_recovery_row_set_choice (get_row (window, 0), HU_RECOVERY_DISCARD);
  g_free (apply (self, window, "discard"));
}

static void
test_recover_later (HuAppFixture  *self,
                    gconstpointer  data)
{
  HuRecoveryWindow *window;

  leave_game (self);
  gtk_window_close (GTK_WINDOW (offer (self)));
  hu_app_fixture_settle (self);
  g_assert_null (hu_app_fixture_other_window (self));
  g_assert_cmpuint (hu_app_fixture_count_left (), ==, 1);

  window = offer (self);
  hu_recovery_row_set_choice (get_row (window, 0), HU_RECOVERY_DISCARD);
  g_free (apply (self, window, "discard"));
  g_assert_null (hu_app_fixture_other_window (self));
  g_assert_cmpuint (hu_app_fixture_count_left (), ==, 0);

  ask_to_recover (self);
  hu_app_fixture_settle (self);
  g_assert_null (hu_app_fixture_dialog (self));
}

static GtkWidget *
find_action_button (GtkWidget  *root,
                    const char *action)
{
  if (GTK_IS_BUTTON (root) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (root)), action) == 0)
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_action_button (child, action);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* A game left for later is offered on the start page as long as it is there, and no longer. */
static void
test_recover_from_start (HuAppFixture  *self,
                         gconstpointer  data)
{
  GtkWidget *button = find_action_button (hu_app_part (self->window, HU_TYPE_START_PAGE), "app.recover");
  HuRecoveryWindow *window;

  g_assert_nonnull (button);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.start-page", NULL);
  hu_app_fixture_settle (self);
  g_assert_false (gtk_widget_is_visible (button));

  leave_game (self);
  gtk_window_close (GTK_WINDOW (offer (self)));
  hu_app_fixture_settle (self);
  g_assert_true (gtk_widget_is_visible (button));
  g_signal_emit_by_name (button, "clicked");
  hu_app_fixture_wait (self, has_dialog, NULL);
  window = HU_RECOVERY_WINDOW (hu_app_fixture_dialog (self));
  hu_recovery_row_set_choice (get_row (window, 0), HU_RECOVERY_DISCARD);
  g_free (apply (self, window, "discard"));
  g_assert_false (gtk_widget_is_visible (button));
  g_assert_cmpuint (hu_app_fixture_count_left (), ==, 0);
}

/* A game discarded when its window closes is not offered again. */
static void
test_discarded (HuAppFixture  *self,
                gconstpointer  data)
{
  HuWindow *other = hu_window_new (ADW_APPLICATION (self->application));

  g_assert_true (hu_window_open (other, self->file));
  hu_document_adopt_unsaved (hu_window_get_document (other), hu_app_fixture_game (self), NULL, NULL);
  hu_app_fixture_discard (self, other);
  g_assert_cmpuint (hu_app_fixture_count_left (), ==, 0);
}

/* --- Autosave that does not work --- */

static gboolean
bar_is_there (HuAppFixture *self,
              gpointer      data)
{
  return gtk_widget_is_visible (hu_app_child (self->window, "autosave_bar")) == GPOINTER_TO_INT (data);
}

/* As long as it does not work that is said, with what can be done; and no longer. */
static void
test_autosave (HuAppFixture  *self,
               gconstpointer  data)
{
  HuBar *bar = hu_app_child (self->window, "autosave_bar");
  g_autofree char *folder = hu_journal_dup_folder ();
  g_autofree char *parent = g_path_get_dirname (folder);

  g_assert_false (gtk_widget_is_visible (GTK_WIDGET (bar)));
  g_rmdir (folder);
  g_mkdir_with_parents (parent, 0700);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  hu_app_fixture_append (self, "end-phase");
  g_assert_true (bar_is_there (self, GINT_TO_POINTER (TRUE)));
  g_assert_cmpstr (hu_app_text (bar, "autosave_sentence"), ==,
                   "Autosave cannot write to “~/state/hex-umpire/journals”: a part of its path is no folder. Until it "
                   "works again, only what you save is safe.");
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (bar)), ==, GTK_ACCESSIBLE_ROLE_ALERT);
  g_assert_nonnull (find_action_button (GTK_WIDGET (bar), "win.save"));
  g_assert_nonnull (find_action_button (GTK_WIDGET (bar), "win.save-as"));

  /* It stays, whatever one does, until all is saved. */
  hu_app_fixture_append (self, "move s1 0401");
  g_assert_true (bar_is_there (self, GINT_TO_POINTER (TRUE)));
  g_signal_emit_by_name (find_action_button (GTK_WIDGET (bar), "win.save"), "clicked");
  hu_app_fixture_settle (self);
  g_assert_false (hu_document_get_modified (hu_window_get_document (self->window)));
  g_assert_true (bar_is_there (self, GINT_TO_POINTER (FALSE)));

  /* And goes by itself when there is room again. */
  hu_app_fixture_append (self, "end-phase");
  g_assert_true (bar_is_there (self, GINT_TO_POINTER (TRUE)));
  g_assert_cmpint (g_unlink (folder), ==, 0);
  hu_app_fixture_wait (self, bar_is_there, GINT_TO_POINTER (FALSE));
  g_assert_true (hu_document_get_modified (hu_window_get_document (self->window)));
}

/* --- Places that are none --- */

static HuWindow *
open_uri (HuAppFixture *self,
          const char   *uri)
{
  GFile *file = g_file_new_for_uri (uri);
  HuWindow *window;

  g_application_open (G_APPLICATION (self->application), &file, 1, "");
  g_object_unref (file);
  hu_app_fixture_settle (self);
  window = hu_app_fixture_other_window (self);
  g_assert_nonnull (window);

  return window;
}

static void
test_no_address (HuAppFixture  *self,
                 gconstpointer  data)
{
  static const char * const uris[] = { "", "://x", "file:" };

  for (guint i = 0; i < G_N_ELEMENTS (uris); i++)
    {
      HuWindow *window = open_uri (self, uris[i]);

      g_assert_null (hu_document_get_game (hu_window_get_document (window)));
      g_assert_true (gtk_widget_is_visible (hu_app_part (window, HU_TYPE_FAULT_PANEL)));
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* --- A save that was cut short --- */

static char *
leave_copy (HuAppFixture *self)
{
  g_autofree char *whole = read_file (self);
  char *path = g_build_filename (self->folder, ".game.hexgame.hexumpire-copy-aB3dE6", NULL);

  g_assert_true (g_file_set_contents (path, whole, -1, NULL));
  g_assert_true (g_file_set_contents (g_file_peek_path (self->file), "{ \"format\": \"hex-um", -1, NULL));

  return path;
}

static void
test_copy_restored (HuAppFixture  *self,
                    gconstpointer  data)
{
  g_autofree char *whole = read_file (self);
  g_autofree char *path = leave_copy (self);
  g_autofree char *now = NULL;

  g_assert_false (hu_window_open (self->window, self->file));
  answer (self, "restore");
  hu_app_fixture_wait_open (self, self->window);
  now = read_file (self);
  g_assert_cmpstr (now, ==, whole);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_equal (hu_document_get_file (hu_window_get_document (self->window)), self->file));
  hu_app_fixture_settle (self);
  g_assert_nonnull (hu_app_fixture_game (self));
}

static void
test_copy_left (HuAppFixture  *self,
                gconstpointer  data)
{
  g_autofree char *path = leave_copy (self);
  GtkWindow *dialog;

  g_assert_false (hu_window_open (self->window, self->file));
  hu_app_fixture_wait (self, has_dialog, NULL);
  dialog = hu_app_fixture_dialog (self);
  g_assert_cmpstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), ==,
                   "The program ended while it saved “game.hexgame” (just now), so the file may be damaged. A complete "
                   "copy of what was saved lies beside it.");
  answer (self, "later");
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));

  g_assert_false (hu_window_open (self->window, self->file));
  answer (self, "discard");
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* Nobody opens the file: what was being saved is listed with what else was left. */
static void
test_copy_listed (HuAppFixture  *self,
                  gconstpointer  data)
{
  g_autofree char *path = leave_copy (self);
  HuRecoveryWindow *window;
  HuRecoveryRow *row;
  HuWindow *recovered;

  hu_recent_remember (self->file);
  hu_app_fixture_settle (self);
  window = offer (self);
  row = get_row (window, 0);
  g_assert_null (get_row (window, 1));
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==,
                   "Its last save was interrupted just now\ngame.hexgame");

  /* While it is listed, the file itself does not ask as well. */
  g_assert_false (hu_window_open (self->window, self->file));
  hu_app_fixture_settle (self);
  g_assert_true (hu_app_fixture_dialog (self) == GTK_WINDOW (window));

  hu_recovery_row_set_choice (row, HU_RECOVERY_LEAVE);
  gtk_window_close (GTK_WINDOW (window));
  hu_app_fixture_settle (self);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));

  window = offer (self);
  g_free (apply (self, window, NULL));
  recovered = hu_app_fixture_other_window (self);
  g_assert_nonnull (recovered);
  g_assert_cmpuint (hu_game_get_position (hu_document_get_game (hu_window_get_document (recovered))), ==, 2);
  g_assert_true (hu_document_get_modified (hu_window_get_document (recovered)));
  g_assert_true (g_file_equal (hu_document_get_file (hu_window_get_document (recovered)), self->file));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  hu_app_fixture_discard (self, recovered);
  hu_app_fixture_settle (self);
}

/* It is put away as anything else that was left is, and the file stays as it is. */
static void
test_copy_listed_discarded (HuAppFixture  *self,
                            gconstpointer  data)
{
  g_autofree char *path = leave_copy (self);
  g_autofree char *before = read_file (self);
  g_autofree char *after = NULL;
  HuRecoveryWindow *window;

  hu_recent_remember (self->file);
  hu_app_fixture_settle (self);
  window = offer (self);
  hu_recovery_row_set_choice (get_row (window, 0), HU_RECOVERY_DISCARD);
  g_free (apply (self, window, "discard"));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_null (hu_app_fixture_other_window (self));
  after = read_file (self);
  g_assert_cmpstr (after, ==, before);
  ask_to_recover (self);
  hu_app_fixture_settle (self);
  g_assert_null (hu_app_fixture_dialog (self));
}

static void
test_when (void)
{
  static const struct
  {
    const char *then;
    const char *words;
  } cases[] = {
    { "2024-03-10T12:00:00Z", "just now" },
    { "2024-03-10T11:59:00Z", "1 minute ago" },
    { "2024-03-10T11:01:00Z", "59 minutes ago" },
    { "2024-03-10T10:00:00Z", "today at 10:00" },
    { "2024-03-09T23:59:00Z", "yesterday at 23:59" },
    { "2024-03-08T23:59:00Z", "on 03/08/24 at 23:59" },
    /* A clock that was put back. */
    { "2024-03-10T13:30:00Z", "today at 13:30" },
    { "2024-03-11T00:30:00Z", "on 03/11/24 at 00:30" },
  };
  g_autoptr(GDateTime) now = g_date_time_new_from_iso8601 ("2024-03-10T12:00:30Z", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(GDateTime) then = g_date_time_new_from_iso8601 (cases[i].then, NULL);
      g_autofree char *words = hu_when_word (then, now);

      g_assert_cmpstr (words, ==, cases[i].words);
    }
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
    { "/safety/changed-on-disk", test_changed_on_disk },
    { "/safety/changed-with-changes-here", test_changed_with_changes_here },
    { "/safety/gone", test_gone },
    { "/safety/overwrite", test_overwrite },
    { "/safety/open-twice", test_open_twice },
    { "/safety/recover", test_recover },
    { "/safety/recover-changed", test_recover_changed },
    { "/safety/recover-each", test_recover_each },
    { "/safety/recovery-row", test_recovery_row },
    { "/safety/autosave", test_autosave },
    { "/safety/no-address", test_no_address },
    { "/safety/copy-restored", test_copy_restored },
    { "/safety/copy-left", test_copy_left },
    { "/safety/copy-listed", test_copy_listed },
    { "/safety/copy-listed-discarded", test_copy_listed_discarded },
    { "/safety/recover-later", test_recover_later },
    { "/safety/recover-from-start", test_recover_from_start },
    { "/safety/discarded", test_discarded },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  g_test_add_func ("/safety/when", test_when);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
