/*
 * Following a game of VASSAL in the window: the bar tells what has changed there, and each of its
 * buttons does what it says.
 */
#include <glib/gstdio.h>

#include "hu-app-fixture.h"
#include "hu-bring-form.h"
#include "hu-change-list.h"
#include "hu-follow-bar.h"
#include "hu-game-file.h"

#define UNITS "g1 german 0101; g2 german 0102; s1 soviet 0301"

static void
write_save_of (HuAppFixture *self,
               const char   *name,
               const char   *counters,
               const char   *module)
{
  g_autofree char *script = g_test_build_filename (G_TEST_DIST, "model", "follow", "make-vassal.py", NULL);
  g_autoptr(GSubprocess) process = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, NULL, "python3", script, self->folder, name,
                                                     counters, "", module, NULL);

  g_assert_true (g_subprocess_wait_check (process, NULL, NULL));
}

static void
write_save (HuAppFixture *self,
            const char   *name,
            const char   *counters)
{
  write_save_of (self, name, counters, NULL);
}

static gboolean
has_dialog (HuAppFixture *self,
            gpointer      data)
{
  return hu_app_fixture_dialog (self) != NULL;
}

static HuFollowBar *
get_bar (HuAppFixture *self)
{
  return hu_app_fixture_part (self, HU_TYPE_FOLLOW_BAR);
}

static gboolean
says (HuAppFixture *self,
      gpointer      text)
{
  return g_strcmp0 (hu_app_text (get_bar (self), "sentence"), text) == 0;
}

static gboolean
says_state (HuAppFixture *self,
            gpointer      text)
{
  return g_strcmp0 (hu_app_text (get_bar (self), "status"), text) == 0;
}

static void
wait_for (HuAppFixture *self,
          const char   *text)
{
  hu_app_fixture_wait (self, says, (gpointer) text);
}

static void
follow (HuAppFixture *self)
{
  g_autoptr(GFile) folder = g_file_new_for_path (self->folder);
  g_autoptr(GFile) module = g_file_get_child (folder, "test.vmod");

  hu_window_follow (self->window, folder, module);
}

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up (self, UNITS, "");
}

static void
set_up_vasl (HuAppFixture  *self,
             gconstpointer  data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "files", "two-boards.hexgame", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) game = hu_game_file_load (file, faults);

  g_assert_nonnull (game);
  hu_app_fixture_set_up_scenario (self, game->scenario, "");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  g_autofree char *command = g_strdup_printf ("sh -c \"rm -f '%s'/*.vsav '%s'/*.vmod\"", self->folder, self->folder);

  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL));
  hu_app_fixture_tear_down (self);
}

static void
activate (HuAppFixture *self,
          const char   *action,
          const char   *format,
          const char   *value)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), action, format, value));
  hu_app_fixture_settle (self);
}

/* "take look leave": those that are to be seen. */
static char *
dup_buttons (HuAppFixture *self)
{
  static const char * const ids[] = { "back", "take", "look", "leave", "gone", "match", "files", "truth" };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    if (gtk_widget_get_mapped (hu_app_child (get_bar (self), ids[i])))
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", ids[i]);

  return g_string_free (text, FALSE);
}

static void
assert_buttons (HuAppFixture *self,
                const char   *wanted)
{
  g_autofree char *buttons = dup_buttons (self);

  g_assert_cmpstr (buttons, ==, wanted);
}

static void
test_take (HuAppFixture  *self,
           gconstpointer  data)
{
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (get_bar (self))));
  write_save (self, "a.vsav", "g1 german 0102; g2 german 0103; s1 soviet 0301");
  follow (self);
  wait_for (self, "2 units moved.");
  hu_app_fixture_settle (self);
  assert_buttons (self, "take look leave");
  activate (self, "win.follow-take", NULL, NULL);
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0102");
  g_assert_cmpstr (hu_app_fixture_where (self, "g2"), ==, "0103");
  g_assert_cmpstr (hu_app_text (get_bar (self), "sentence"), ==, "Following “a.vsav”. Take each change at once?");
  assert_buttons (self, "");

  /* One step of undo. */
  activate (self, "win.undo", NULL, NULL);
  g_assert_cmpuint (hu_game_get_position (hu_app_fixture_game (self)), ==, 0);
  g_assert_cmpstr (hu_app_text (get_bar (self), "sentence"), ==, "2 units moved.");
  activate (self, "win.follow-leave", NULL, NULL);
  assert_buttons (self, "");
  /* That is asked once. */
  g_assert_cmpstr (hu_app_text (get_bar (self), "sentence"), ==, "Following “a.vsav”");

  activate (self, "win.follow-stop", NULL, NULL);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (get_bar (self))));
}

/* What became of a unit is asked before anything is taken, so that all of it is one step. */
static void
test_gone (HuAppFixture  *self,
           gconstpointer  data)
{
  write_save (self, "a.vsav", "g1 german 0102; s1 soviet 0301");
  follow (self);
  wait_for (self, "1 unit moved, 1 gone: g2.");
  activate (self, "win.follow-take", NULL, NULL);
  g_assert_cmpstr (hu_app_text (get_bar (self), "sentence"), ==,
                   "g2 is not in the position any more. What happened to it?");
  assert_buttons (self, "gone");
  g_assert_cmpuint (hu_game_get_position (hu_app_fixture_game (self)), ==, 0);
  activate (self, "win.follow-gone", "s", "withdrawn");
  g_assert_cmpuint (hu_game_get_position (hu_app_fixture_game (self)), ==, 2);
  g_assert_cmpuint (hu_game_get_event (hu_app_fixture_game (self), 0)->verb, ==, HU_VERB_WITHDRAW);
  hu_game_undo (hu_app_fixture_game (self));
  g_assert_cmpuint (hu_game_get_position (hu_app_fixture_game (self)), ==, 0);
}

static void
test_look (HuAppFixture  *self,
           gconstpointer  data)
{
  GtkWindow *dialog;
  HuChangeList *list;
  GtkWidget *box;

  write_save (self, "a.vsav", "g1 german 0103; s1 soviet 0302");
  follow (self);
  wait_for (self, "2 units moved, 1 gone: g2.");
  activate (self, "win.follow-look", NULL, NULL);
  dialog = hu_app_fixture_dialog (self);
  list = hu_app_part (dialog, HU_TYPE_CHANGE_LIST);
  g_assert_true (hu_app_shows (list, "g1 moves 0101 → 0103"));
  g_assert_true (hu_app_shows (list, "s1 moves 0301 → 0302"));
  g_assert_true (hu_app_shows (list, "Not in the position any more: g2"));
  box = hu_app_part (list, GTK_TYPE_CHECK_BUTTON);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (box), FALSE);
  gtk_drop_down_set_selected (hu_app_part (list, GTK_TYPE_DROP_DOWN), HU_GONE_ELIMINATED);
  hu_app_fixture_settle (self);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "take");
  gtk_window_destroy (dialog);
  hu_app_fixture_settle (self);
  /* The choice below has not checked it again. */
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0101");
  g_assert_cmpstr (hu_app_fixture_where (self, "s1"), ==, "0302");
  g_assert_cmpstr (hu_app_fixture_where (self, "g2"), ==, "-");
  assert_buttons (self, "");
}

static void
test_back (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_append (self, "move g1 0102; move g2 0103");
  write_save (self, "a.vsav", "g1 german 0102; g2 german 0102; s1 soviet 0301");
  follow (self);
  wait_for (self, "VASSAL is back at the position after event 1.");
  hu_app_fixture_settle (self);
  assert_buttons (self, "back take look leave");
  activate (self, "win.follow-back", NULL, NULL);
  g_assert_cmpuint (hu_game_get_position (hu_app_fixture_game (self)), ==, 1);
  g_assert_true (hu_game_can_redo (hu_app_fixture_game (self)));
  assert_buttons (self, "");
}

static void
test_at_once (HuAppFixture  *self,
              gconstpointer  data)
{
  write_save (self, "a.vsav", UNITS);
  follow (self);
  wait_for (self, "Following “a.vsav”");
  activate (self, "win.follow-at-once", NULL, NULL);
  write_save (self, "a.vsav", "g1 german 0103; g2 german 0102; s1 soviet 0302");
  hu_app_fixture_wait (self, says, (gpointer) "Following “a.vsav”");
  while (hu_game_get_position (hu_app_fixture_game (self)) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0103");
  g_assert_cmpstr (hu_app_fixture_where (self, "s1"), ==, "0302");
  write_save (self, "a.vsav", "g1 german 0103; g2 german 0102");
  wait_for (self, "s1 is not in the position any more. What happened to it?");
}

/* In what-if nothing is offered, and nothing in another game. */
static void
test_modes (HuAppFixture  *self,
            gconstpointer  data)
{
  write_save (self, "a.vsav", "g1 german 0102; g2 german 0102; s1 soviet 0301");
  follow (self);
  wait_for (self, "1 unit moved.");
  activate (self, "win.what-if", NULL, NULL);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (get_bar (self))));
  activate (self, "win.what-if-leave", NULL, NULL);
  hu_app_fixture_settle (self);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (get_bar (self))));
  hu_window_open (self->window, self->file);
  hu_app_fixture_settle (self);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (get_bar (self))));
}

/* The key says what to do first where no game is played. */
static void
test_not_played (HuAppFixture  *self,
                 gconstpointer  data)
{
  activate (self, "win.workshop", NULL, NULL);
  activate (self, "win.follow", NULL, NULL);
  g_assert_null (hu_app_fixture_dialog (self));
  g_assert_true (hu_app_shows (self->window, "Play the scenario first: Play It."));
}

static void
test_no_game (HuAppFixture  *self,
              gconstpointer  data)
{
  activate (self, "win.start-page", NULL, NULL);
  activate (self, "win.follow", NULL, NULL);
  g_assert_null (hu_app_fixture_dialog (self));
  g_assert_true (hu_app_shows (self->window, "Open a game first."));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), "bring"));
  /* Where a game is played again the question comes. */
  activate (self, "win.start-back", NULL, NULL);
  activate (self, "win.follow", NULL, NULL);
  g_assert_nonnull (hu_app_fixture_dialog (self));
  gtk_window_destroy (hu_app_fixture_dialog (self));
}

/* A map that is fitted is fitted again beside the bar, and one that is not stays in place. */
static void
test_fitted (HuAppFixture  *self,
             gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  double scale;

  hu_map_state_fit (state);
  hu_app_fixture_settle (self);
  scale = hu_map_state_get_viewport (state)->scale;
  write_save (self, "a.vsav", UNITS);
  follow (self);
  wait_for (self, "Following “a.vsav”");
  hu_app_fixture_settle (self);
  g_assert_cmpfloat (hu_map_state_get_viewport (state)->scale, <, scale);
  activate (self, "win.follow-stop", NULL, NULL);
  g_assert_cmpfloat (hu_map_state_get_viewport (state)->scale, ==, scale);
}

/* A save of another game is refused in one line, and nothing is asked. */
static void
test_other (HuAppFixture  *self,
            gconstpointer  data)
{
  g_autofree char *path = g_build_filename (self->folder, "a.vsav", NULL);

  write_save (self, "a.vsav", UNITS);
  follow (self);
  wait_for (self, "Following “a.vsav”");
  write_save_of (self, "a.vsav", "g8 german 0103; s8 soviet 0302", "Tobruk");
  wait_for (self, "This save is of the module “Tobruk”, and this game of “Test”. It is left alone.");
  hu_app_fixture_settle (self);
  assert_buttons (self, "");
  g_assert_cmpuint (hu_game_get_position (hu_app_fixture_game (self)), ==, 0);
  write_save (self, "a.vsav", "g1 german 0102; g2 german 0102; s1 soviet 0301");
  wait_for (self, "1 unit moved.");

  g_assert_true (g_file_set_contents (path, "Notes about the game.", -1, NULL));
  hu_app_fixture_wait (self, says_state, (gpointer) "“a.vsav” is no save of VASSAL");
}

static void
test_problem (HuAppFixture  *self,
              gconstpointer  data)
{
  g_autoptr(GFile) folder = g_file_new_for_path (self->folder);
  g_autoptr(GFile) save = g_file_get_child (folder, "a.vsav");
  g_autoptr(GFile) module = g_file_get_child (folder, "test.vmod");

  write_save (self, "a.vsav", UNITS);
  g_assert_true (g_file_delete (module, NULL, NULL));
  hu_window_follow (self->window, folder, save);
  wait_for (self, "a.vsav: A save does not say where its hexes lie: its module (.vmod) is needed as well.");
}

/* Which counter is which unit is settled once, and what is followed is compared anew. */
static void
test_match (HuAppFixture  *self,
            gconstpointer  data)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "hex-umpire", "profiles", "Test.json", NULL);
  HuBringForm *form;

  write_save (self, "a.vsav", "g1 german 0101; g9 german 0102; s1 soviet 0301");
  follow (self);
  wait_for (self, "g2 is not in the position any more. What happened to it?");
  activate (self, "win.follow-match", NULL, NULL);
  hu_app_fixture_wait (self, has_dialog, NULL);
  form = hu_app_part (hu_app_fixture_dialog (self), HU_TYPE_BRING_FORM);
  g_assert_true (hu_app_shows (form, "2 of 3 units found; 1 is not in the file; 1 counter is nobody’s."));
  gtk_drop_down_set_selected (hu_app_part (form, GTK_TYPE_DROP_DOWN), hu_app_fixture_unit (self, "g2") + 1);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (hu_app_fixture_dialog (self)), "bring");
  gtk_window_destroy (hu_app_fixture_dialog (self));
  wait_for (self, "Following “a.vsav”");
  write_save (self, "a.vsav", "g1 german 0101; g9 german 0105; s1 soviet 0301");
  wait_for (self, "1 unit moved.");
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* Units are not said to be gone where nothing is known of any counter. */
static void
test_strange (HuAppFixture  *self,
              gconstpointer  data)
{
  write_save (self, "a.vsav", "g8 german 0101; g9 german 0102; s9 soviet 0301");
  follow (self);
  wait_for (self, "Not one counter of this save is a unit of this game. It is left alone.");
  hu_app_fixture_settle (self);
  assert_buttons (self, "match");
  g_assert_false (g_action_get_enabled (g_action_map_lookup_action (G_ACTION_MAP (self->window), "follow-gone")));
  write_save (self, "a.vsav", "g8 german 0101; g2 german 0103; s9 soviet 0301");
  wait_for (self, "1 unit moved, 2 gone: g1 and s1. 2 counters there are not units of this game: g8 and s9.");
}

static void
write_vasl (HuAppFixture *self,
            const char   *hex)
{
  g_autofree char *script = g_test_build_filename (G_TEST_DIST, "model", "follow", "make-vasl.py", NULL);
  g_autoptr(GSubprocess) process = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, NULL, "python3", script, self->folder, "v.vsav", hex,
                                                     NULL);

  g_assert_true (g_subprocess_wait_check (process, NULL, NULL));
}

/* A save of VASL is read with its boards: the one that is missing is named, and once it is known others beside it are. */
static void
test_vasl (HuAppFixture  *self,
           gconstpointer  data)
{
  g_autoptr(GFile) folder = g_file_new_for_path (self->folder);
  g_autofree char *boards = g_build_filename (self->folder, "boards", NULL);
  g_autofree char *command = g_strdup_printf ("rm -r '%s'", boards);
  g_autoptr(GFile) board = g_file_new_build_filename (boards, "bd01", NULL);

  write_vasl (self, "A2");
  hu_window_follow (self->window, folder, NULL);
  wait_for (self, "v.vsav: The save is played on the board “1”: give its file (bd1) as well.");
  hu_app_fixture_settle (self);
  assert_buttons (self, "files");
  hu_window_follow (self->window, folder, board);
  wait_for (self, "1 unit moved.");
  activate (self, "win.follow-take", NULL, NULL);
  g_assert_cmpstr (hu_app_fixture_where (self, "467sq"), ==, "1A2");

  /* From now on it is known where boards are. */
  hu_window_follow (self->window, folder, NULL);
  wait_for (self, "Following “v.vsav”");
  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL));
}

#define ADD(path, test) g_test_add ("/follow/" path, HuAppFixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  ADD ("take", test_take);
  ADD ("gone", test_gone);
  ADD ("look", test_look);
  ADD ("back", test_back);
  ADD ("at-once", test_at_once);
  ADD ("modes", test_modes);
  ADD ("no-game", test_no_game);
  ADD ("other", test_other);
  ADD ("not-played", test_not_played);
  ADD ("fitted", test_fitted);
  ADD ("problem", test_problem);
  ADD ("match", test_match);
  ADD ("strange", test_strange);
  g_test_add ("/follow/vasl", HuAppFixture, NULL, set_up_vasl, test_vasl, tear_down);

  return g_test_run ();
}
