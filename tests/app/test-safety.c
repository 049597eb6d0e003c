/*
 * Nothing lost: what the window says of a file that others change, what it
 * asks before it writes over it, and what it offers after it ended too early.
 */
#include <glib/gstdio.h>

#include "hu-app-fixture.h"
#include "hu-recovery.h"

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
  hu_journal_forget (self->window->journal);
  hu_app_fixture_tear_down (self);
}

static gboolean
says_something (HuAppFixture *self,
                gpointer      data)
{
  return (hu_file_bar_get_text (self->window->file_bar)[0] != '\0') == GPOINTER_TO_INT (data);
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
  g_assert_cmpstr (hu_file_bar_get_text (self->window->file_bar), ==,
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
  g_assert_cmpstr (hu_file_bar_get_text (self->window->file_bar), ==,
                   "Another program has changed “game.hexgame”. Read again, it replaces what is here and not saved.");
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
  g_assert_cmpstr (hu_file_bar_get_text (self->window->file_bar), ==,
                   "“game.hexgame” is not on the disk any more. The game is still here.");
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
  g_assert_true (hu_document_get_modified (self->window->document));

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.save", NULL);
  answer (self, "overwrite");
  ours = read_file (self);
  g_assert_cmpstr (ours, !=, others);
  g_assert_false (hu_document_get_modified (self->window->document));
  wait_for_bar (self, FALSE);
}

static void
test_open_twice (HuAppFixture  *self,
                 gconstpointer  data)
{
  HuWindow *other = hu_window_new (ADW_APPLICATION (self->application));

  g_assert_true (hu_window_open (other, self->file));
  wait_for_bar (self, TRUE);
  g_assert_cmpstr (hu_file_bar_get_text (self->window->file_bar), ==,
                   "“game.hexgame” is open in another window, too. Who saves last overwrites the other.");
  g_assert_cmpstr (hu_file_bar_get_text (other->file_bar), ==, hu_file_bar_get_text (self->window->file_bar));
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
  game = hu_document_get_game (lost->document);
  events = hu_fixture_log (hu_game_get_scenario (game), "end-phase");
  g_assert_true (hu_game_append (game, g_ptr_array_index (events, 0), &refusal));
  gtk_window_destroy (GTK_WINDOW (lost));
  hu_app_fixture_settle (self);
}

static void
test_recover (HuAppFixture  *self,
              gconstpointer  data)
{
  HuWindow *recovered;

  leave_game (self);
  hu_recovery_offer (HU_APPLICATION (self->application), GTK_WINDOW (self->window));
  answer (self, "recover");
  recovered = hu_app_fixture_other_window (self);
  g_assert_nonnull (recovered);
  g_assert_cmpuint (hu_game_get_position (hu_document_get_game (recovered->document)), ==, 3);
  g_assert_true (hu_document_get_modified (recovered->document));
  g_assert_true (g_file_equal (hu_document_get_file (recovered->document), self->file));
  /* It is the new window's own now. */
  g_assert_cmpuint (hu_app_fixture_count_left (), ==, 0);

  hu_journal_forget (recovered->journal);
  gtk_window_destroy (GTK_WINDOW (recovered));
}

static void
test_recover_later (HuAppFixture  *self,
                    gconstpointer  data)
{
  leave_game (self);
  hu_recovery_offer (HU_APPLICATION (self->application), GTK_WINDOW (self->window));
  answer (self, "later");
  g_assert_null (hu_app_fixture_other_window (self));
  g_assert_cmpuint (hu_app_fixture_count_left (), ==, 1);

  hu_recovery_offer (HU_APPLICATION (self->application), GTK_WINDOW (self->window));
  answer (self, "discard");
  g_assert_null (hu_app_fixture_other_window (self));
  g_assert_cmpuint (hu_app_fixture_count_left (), ==, 0);

  hu_recovery_offer (HU_APPLICATION (self->application), GTK_WINDOW (self->window));
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

/* What was left for later is offered on the start page as long as it is there, and no longer. */
static void
test_recover_from_start (HuAppFixture  *self,
                         gconstpointer  data)
{
  GtkWidget *button = find_action_button (GTK_WIDGET (self->window->start), "app.recover");

  g_assert_nonnull (button);
  hu_window_show_start (self->window);
  hu_app_fixture_settle (self);
  g_assert_false (gtk_widget_is_visible (button));

  leave_game (self);
  hu_recovery_offer (HU_APPLICATION (self->application), GTK_WINDOW (self->window));
  answer (self, "later");
  g_assert_true (gtk_widget_is_visible (button));
  g_signal_emit_by_name (button, "clicked");
  answer (self, "discard");
  g_assert_false (gtk_widget_is_visible (button));
  g_assert_cmpuint (hu_app_fixture_count_left (), ==, 0);
}

/* Whoever closes a window and wants nothing saved is not offered it again. */
static void
test_discarded (HuAppFixture  *self,
                gconstpointer  data)
{
  HuWindow *other = hu_window_new (ADW_APPLICATION (self->application));

  g_assert_true (hu_window_open (other, self->file));
  hu_document_adopt_unsaved (other->document, hu_app_fixture_game (self), NULL);
  other->closing = TRUE;
  gtk_window_close (GTK_WINDOW (other));
  hu_app_fixture_settle (self);
  g_assert_cmpuint (hu_app_fixture_count_left (), ==, 0);
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
    { "/safety/recover-later", test_recover_later },
    { "/safety/recover-from-start", test_recover_from_start },
    { "/safety/discarded", test_discarded },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
