/*
 * Bringing a position into the game: what is found, what the user settles, and what becomes of
 * the rest.
 */
#include <string.h>
#include <glib/gstdio.h>

#include "hu-app-fixture.h"
#include "hu-bring-form.h"

#define UNITS "g1 german 0101; g2 german 0102; s1 soviet 0301; x1 soviet 0302"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  g_autofree char *profiles = g_build_filename (g_get_user_data_dir (), "hex-umpire", "profiles", NULL);
  g_autofree char *command = g_strdup_printf ("rm -rf '%s'", profiles);

  /* What another test has settled. */
  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL));
  hu_app_fixture_set_up (self, UNITS, "");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  g_autofree char *command = g_strdup_printf ("sh -c \"rm -f '%s'/*.vsav '%s'/*.vmod\"", self->folder, self->folder);

  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL));
  hu_app_fixture_tear_down (self);
}

static gboolean
has_dialog (HuAppFixture *self,
            gpointer      data)
{
  return hu_app_fixture_dialog (self) != NULL;
}

/* The module is named first: it is no position. */
static HuBringForm *
bring_of (HuAppFixture *self,
          const char   *counters,
          const char   *steps,  /* "": a save */
          const char   *module) /* its name */
{
  g_autofree char *script = g_test_build_filename (G_TEST_DIST, "model", "follow", "make-vassal.py", NULL);
  g_autoptr(GSubprocess) process = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, NULL, "python3", script, self->folder,
                                                     "position.vsav", counters, steps, module, NULL);
  g_autofree char *lower = g_ascii_strdown (module, -1);
  g_autofree char *file = g_strconcat (lower, ".vmod", NULL);
  g_autoptr(GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(GFile) folder = g_file_new_for_path (self->folder);

  g_assert_true (g_subprocess_wait_check (process, NULL, NULL));
  g_ptr_array_add (files, g_file_get_child (folder, file));
  g_ptr_array_add (files, g_file_get_child (folder, "position.vsav"));
  hu_window_bring (self->window, files);
  hu_app_fixture_wait (self, has_dialog, NULL);

  return hu_app_part (hu_app_fixture_dialog (self), HU_TYPE_BRING_FORM);
}

static HuBringForm *
bring_log (HuAppFixture *self,
           const char   *counters,
           const char   *steps)
{
  return bring_of (self, counters, steps, "Test");
}

static HuBringForm *
bring (HuAppFixture *self,
       const char   *counters)
{
  return bring_log (self, counters, "");
}

static gboolean
is_there (HuAppFixture *self,
          gpointer      path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
respond (HuAppFixture *self,
         const char   *response)
{
  GtkWindow *dialog = hu_app_fixture_dialog (self);

  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), response);
  gtk_window_destroy (dialog);
  hu_app_fixture_settle (self);
}

/* All drop-downs of a form: those of unsure counters, then "not in the file", then "add the events". */
static void
list_choices (GtkWidget *widget,
              GPtrArray *choices)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_DROP_DOWN (child))
      g_ptr_array_add (choices, child);
    else
      list_choices (child, choices);
}

static GtkDropDown *
get_choice (HuBringForm *form,
            guint        index,
            guint        n_wanted)
{
  g_autoptr(GPtrArray) choices = g_ptr_array_new ();

  list_choices (GTK_WIDGET (form), choices);
  g_assert_cmpuint (choices->len, ==, n_wanted);

  return g_ptr_array_index (choices, index);
}

static void
test_log (HuAppFixture  *self,
          gconstpointer  data)
{
  HuBringForm *form = bring (self, "g1 german 0103; s1 soviet 0302; s9 soviet 0303");

  g_assert_true (hu_app_shows (form, "2 of 4 units found; 2 are not in the file; 1 counter is nobody’s."));
  g_assert_true (hu_app_shows (form, "name and side"));
  g_assert_true (hu_app_shows (form, "not found"));
  /* The unsure counter is x1. */
  gtk_drop_down_set_selected (get_choice (form, 0, 3), hu_app_fixture_unit (self, "x1") + 1);
  g_assert_true (hu_app_shows (form, "3 of 4 units found; 1 is not in the file."));
  g_assert_true (hu_app_shows (form, "your choice"));
  gtk_drop_down_set_selected (get_choice (form, 1, 3), HU_GONE_WITHDRAWN);
  respond (self, "bring");
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0103");
  g_assert_cmpstr (hu_app_fixture_where (self, "s1"), ==, "0302");
  g_assert_cmpstr (hu_app_fixture_where (self, "x1"), ==, "0303");
  g_assert_cmpstr (hu_app_fixture_where (self, "g2"), ==, "-");

  hu_game_undo (hu_app_fixture_game (self));
  g_assert_cmpuint (hu_game_get_position (hu_app_fixture_game (self)), ==, 0);
}

/* The button of the toast, which has no action. */
static GtkWidget *
find_undo (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), "_Undo") == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_undo (child);

  return found;
}

static void
press_toast (HuAppFixture *self)
{
  GtkWidget *button = find_undo (hu_app_part (self->window, ADW_TYPE_TOAST_OVERLAY));

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  hu_app_fixture_settle (self);
}

/* The next log goes on where the game is, and what differs at its beginning is told first. */
static void
test_steps (HuAppFixture  *self,
            gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  HuBringForm *form = bring_log (self, "g1 german 0102; g2 german 0102; s1 soviet 0301", "1 0103; 3 0303; 1 0104");

  g_assert_true (hu_app_shows (form, "3 of 4 units found; 1 is not in the file.\nAt the beginning of the log, 1 unit stands "
                                     "elsewhere than in the game: g1."));
  respond (self, "bring");
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 4);
  g_assert_cmpstr (hu_game_get_event (game, 1)->note, ==, "Step 1");
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0104");
  g_assert_cmpstr (hu_app_fixture_where (self, "s1"), ==, "0303");
  /* One by one, or all at once. */
  hu_game_undo (game);
  g_assert_cmpuint (hu_game_get_position (game), ==, 3);
  hu_game_redo (game);
  press_toast (self);
  g_assert_cmpuint (hu_game_get_position (game), ==, 0);

  form = bring_log (self, "g1 german 0102; g2 german 0102; s1 soviet 0301", "1 0103; 3 0303; 1 0104");
  gtk_drop_down_set_selected (get_choice (form, 0, 3), 1);
  respond (self, "bring");
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 2);
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0104");
}

/* Of a counter whose unit another gets it can be said which it is. */
static void
test_displaced (HuAppFixture  *self,
                gconstpointer  data)
{
  HuBringForm *form = bring (self, "g1 german 0101; g2 german 0103; s1 soviet 0301; s9 soviet 0303");

  gtk_drop_down_set_selected (get_choice (form, 0, 3), hu_app_fixture_unit (self, "s1") + 1);
  g_assert_true (hu_app_shows (form, "3 of 4 units found; 1 is not in the file; 1 counter is nobody’s."));
  /* After that of s9, which stands before those that were sure. */
  gtk_drop_down_set_selected (get_choice (form, 1, 4), hu_app_fixture_unit (self, "x1") + 1);
  g_assert_true (hu_app_shows (form, "4 of 4 units found."));
  respond (self, "bring");
  g_assert_cmpstr (hu_app_fixture_where (self, "s1"), ==, "0303");
  g_assert_cmpstr (hu_app_fixture_where (self, "x1"), ==, "0301");
}

/* What is settled once counts for the next position of that module, in the form and beside VASSAL. */
static void
test_remembered (HuAppFixture  *self,
                 gconstpointer  data)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "hex-umpire", "profiles", "Test.json", NULL);
  g_autofree char *text = NULL;
  HuBringForm *form = bring (self, "g1 german 0101; g2 german 0102; s1 soviet 0301; s9 soviet 0302; s8 soviet 0303");

  gtk_drop_down_set_selected (get_choice (form, 0, 4), hu_app_fixture_unit (self, "x1") + 1);
  respond (self, "bring");
  /* Though nothing has moved. */
  g_assert_cmpuint (hu_game_get_n_events (hu_app_fixture_game (self)), ==, 0);
  hu_app_fixture_wait (self, is_there, path);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "\"x1\": [\"s9\"]"));

  form = bring (self, "g1 german 0101; g2 german 0102; s1 soviet 0301; s9 soviet 0305; s8 soviet 0303");
  g_assert_cmpuint (gtk_drop_down_get_selected (get_choice (form, 0, 4)), ==, hu_app_fixture_unit (self, "x1") + 1);
  g_assert_true (hu_app_shows (form, "your choice"));
  respond (self, "bring");
  g_assert_cmpstr (hu_app_fixture_where (self, "x1"), ==, "0305");
}

/* The module is asked for, in a line that says so, and by the next position it is known. */
static void
test_module (HuAppFixture  *self,
             gconstpointer  data)
{
  g_autofree char *memory = g_build_filename (g_get_user_state_dir (), "hex-umpire", "modules.ini", NULL);
  g_autoptr(GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(GFile) folder = g_file_new_for_path (self->folder);
  g_autoptr(GFile) module = g_file_get_child (folder, "test.vmod");
  g_autoptr(GFile) away = g_file_get_child (folder, "away.vsav");

  bring (self, "g1 german 0103; g2 german 0102; s1 soviet 0301");
  respond (self, "cancel");
  g_ptr_array_add (files, g_file_get_child (folder, "position.vsav"));
  hu_window_bring (self->window, files);
  hu_app_fixture_wait (self, has_dialog, NULL);
  g_assert_nonnull (hu_app_part (hu_app_fixture_dialog (self), HU_TYPE_BRING_FORM));
  respond (self, "cancel");

  g_assert_cmpint (g_unlink (memory), ==, 0);
  g_assert_true (g_file_move (module, away, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));
  hu_window_bring (self->window, files);
  hu_app_fixture_wait (self, has_dialog, NULL);
  g_assert_true (hu_app_shows (hu_app_fixture_dialog (self), "The Module Is Needed"));
  g_assert_true (hu_app_shows (hu_app_fixture_dialog (self), "position.vsav: A save does not say where its hexes lie: its "
                                                             "module (.vmod) is needed as well."));
  respond (self, "cancel");
}

static void
test_variation (HuAppFixture  *self,
                gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  HuBringForm *form;

  hu_app_fixture_append (self, "move g1 0102");
  form = bring (self, "g1 german 0103; g2 german 0102; s1 soviet 0301");
  gtk_drop_down_set_selected (get_choice (form, 1, 2), 1);
  respond (self, "bring");
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (hu_game_get_variations (game)), ==, 1);
  {
    g_autoptr(GPtrArray) variations = hu_game_dup_variations (game);
    const HuVariation *variation = g_ptr_array_index (variations, 0);

    g_assert_cmpstr (variation->name, ==, "position.vsav");
    g_assert_cmpuint (variation->after, ==, 1);
    g_assert_cmpuint (variation->events->len, ==, 2);
  }
}

static void
test_nothing (HuAppFixture  *self,
              gconstpointer  data)
{
  bring (self, "g1 german 0101; g2 german 0102; s1 soviet 0301");
  respond (self, "bring");
  g_assert_cmpuint (hu_game_get_n_events (hu_app_fixture_game (self)), ==, 0);
  bring (self, "g1 german 0103; g2 german 0102; s1 soviet 0301");
  respond (self, "cancel");
  g_assert_cmpuint (hu_game_get_n_events (hu_app_fixture_game (self)), ==, 0);
}

/* A position of another game is no mistake for sure, since the user has chosen it. */
static void
test_other (HuAppFixture  *self,
            gconstpointer  data)
{
  HuBringForm *form = bring (self, "g7 german 0103; s7 soviet 0301");
  const char *other = "This position is of the module “Tobruk”, and the one before was of “Test”.";

  g_assert_true (hu_app_shows (form, "0 of 4 units found; 4 are not in the file; 2 counters are nobody’s.\n"
                                     "Not one counter of the file is a unit of this game. It may be of another game."));
  gtk_drop_down_set_selected (get_choice (form, 0, 4), hu_app_fixture_unit (self, "g1") + 1);
  g_assert_true (hu_app_shows (form, "1 of 4 units found; 3 are not in the file; 1 counter is nobody’s."));
  respond (self, "bring");

  bring (self, "g1 german 0103; g2 german 0102; s1 soviet 0301");
  g_assert_false (hu_app_shows (hu_app_fixture_dialog (self), other));
  respond (self, "cancel");
  bring_of (self, "g1 german 0103; g2 german 0102; s1 soviet 0301", "", "Tobruk");
  g_assert_true (hu_app_shows (hu_app_fixture_dialog (self), other));
  respond (self, "cancel");
}

/* What is no position is refused in words. */
static void
test_refused (HuAppFixture  *self,
              gconstpointer  data)
{
  g_autoptr(GPtrArray) files = g_ptr_array_new ();

  g_ptr_array_add (files, self->file);
  hu_window_bring (self->window, files);
  hu_app_fixture_wait (self, has_dialog, NULL);
  g_assert_true (hu_app_shows (hu_app_fixture_dialog (self), "The Position Cannot Be Read"));
  gtk_window_destroy (hu_app_fixture_dialog (self));
}

#define ADD(path, test) g_test_add ("/bring/" path, HuAppFixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  ADD ("log", test_log);
  ADD ("remembered", test_remembered);
  ADD ("steps", test_steps);
  ADD ("displaced", test_displaced);
  ADD ("module", test_module);
  ADD ("variation", test_variation);
  ADD ("nothing", test_nothing);
  ADD ("other", test_other);
  ADD ("refused", test_refused);

  return g_test_run ();
}
