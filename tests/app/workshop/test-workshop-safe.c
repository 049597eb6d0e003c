/*
 * Nothing that is edited is lost: a draft after a crash, a file that the reader
 * refuses, and what has happened when the scenario is made another.
 */
#include "hu-workshop-steps.h"

#include <glib/gstdio.h>
#include <string.h>

#include "hu-journal.h"
#include "hu-recovery-offer.h"
#include "hu-recovery-window.h"
#include "hu-recovery.h"
#include "hu-settings.h"
#include "hu-workshop-mode.h"
#include "hu-workshop-units.h"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up_open (self, "g1 german 0102; s1 soviet 0501", "move g1 0202; end-phase; move g1 0303");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static gboolean
has_dialog (HuAppFixture *self,
            gpointer      data)
{
  return hu_app_fixture_dialog (self) != NULL;
}

/* Answers the dialog; returns what it said. */
static char *
answer (HuAppFixture *self,
        const char   *response)
{
  GtkWindow *dialog;
  char *text;

  hu_app_fixture_wait (self, has_dialog, NULL);
  dialog = hu_app_fixture_dialog (self);
  text = g_strdup_printf ("%s: %s", adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)),
                          adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), response);
  gtk_window_destroy (dialog);
  hu_app_fixture_settle (self);

  return text;
}

/* --- After a crash --- */

/* Leaves a window in the workshop with one edit, as a crash does. */
static void
leave_draft (HuAppFixture *self,
             const char   *at)
{
  HuWindow *lost = hu_window_new (ADW_APPLICATION (self->application));
  HuWorkshop *shop;

  g_assert_true (hu_window_open (lost, self->file));
  gtk_widget_activate_action (GTK_WIDGET (lost), "win.workshop", NULL);
  shop = hu_workshop_pane_get_shop (hu_app_part (lost, HU_TYPE_WORKSHOP_PANE));
  g_assert_true (hu_workshop_set_text (shop, "/title", "Edited"));
  g_assert_true (hu_workshop_set_text (shop, "/units/1/at", at));
  gtk_window_destroy (GTK_WINDOW (lost));
  hu_app_fixture_settle (self);
  g_assert_cmpuint (hu_app_fixture_count_left (), ==, 1);
}

static const char *
get_page_name (HuAppFixture *self)
{
  GtkWidget *pane = hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE);

  return gtk_stack_get_visible_child_name (hu_app_part (pane, GTK_TYPE_STACK));
}

/* Offers what was left, and does that with all of it. */
static void
recover_all (HuAppFixture     *self,
             HuRecoveryChoice  choice)
{
  GtkWidget *window;
  GListModel *windows = gtk_window_get_toplevels ();

  hu_recovery_offer_update (GTK_APPLICATION (self->application));
  g_action_group_activate_action (G_ACTION_GROUP (self->application), "recover", NULL);
  hu_app_fixture_wait (self, has_dialog, NULL);
  window = GTK_WIDGET (hu_app_fixture_dialog (self));
  gtk_widget_activate_action (window, "recovery.all", "u", choice);
  gtk_widget_activate_action (window, "recovery.apply", NULL);
  for (guint i = 0; i < g_list_model_get_n_items (windows) && choice == HU_RECOVERY_DISCARD; i++)
    {
      g_autoptr(GtkWindow) question = g_list_model_get_item (windows, i);

      if (gtk_window_get_transient_for (question) == GTK_WINDOW (window))
        {
          adw_message_dialog_response (ADW_MESSAGE_DIALOG (question), "discard");
          gtk_window_destroy (question);
          break;
        }
    }
  hu_app_fixture_settle (self);
}

static void
test_recover (HuAppFixture  *self,
              gconstpointer  data)
{
  HuWindow *window;
  HuWorkshop *shop;

  leave_draft (self, data);
  recover_all (self, HU_RECOVERY_RECOVER);
  window = hu_app_fixture_other_window (self);
  g_assert_nonnull (window);
  g_assert_nonnull (hu_app_part (window, HU_TYPE_WORKSHOP_PANE));
  shop = hu_workshop_pane_get_shop (hu_app_part (window, HU_TYPE_WORKSHOP_PANE));
  g_assert_cmpstr (hu_node_get_text (hu_workshop_get (shop, "/title"), NULL), ==, "Edited");
  g_assert_cmpstr (hu_node_get_text (hu_workshop_get (shop, "/units/1/at"), NULL), ==, data);
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, "/log")), ==, 3);
  g_assert_true (hu_document_get_modified (hu_window_get_document (window)));
  g_assert_true (g_file_equal (hu_document_get_file (hu_window_get_document (window)), self->file));
  /* It is the new window's own now, and kept there before it is edited again. */
  g_assert_cmpuint (hu_app_fixture_count_left (), ==, 0);

  gtk_window_destroy (GTK_WINDOW (window));
  hu_app_fixture_settle (self);
  g_assert_cmpuint (hu_app_fixture_count_left (), ==, 1);
  recover_all (self, HU_RECOVERY_DISCARD);
  g_assert_cmpuint (hu_app_fixture_count_left (), ==, 0);
}

static gboolean
find_text (GtkWidget  *widget,
           const char *text)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (find_text (child, text))
      return TRUE;

  return FALSE;
}

static void
test_recovery_says_where (HuAppFixture  *self,
                          gconstpointer  data)
{
  leave_draft (self, "0502");
  hu_recovery_offer_update (GTK_APPLICATION (self->application));
  g_action_group_activate_action (G_ACTION_GROUP (self->application), "recover", NULL);
  hu_app_fixture_wait (self, has_dialog, NULL);
  g_assert_true (find_text (GTK_WIDGET (hu_app_fixture_dialog (self)), "Edited"));
  g_assert_true (find_text (GTK_WIDGET (hu_app_fixture_dialog (self)), "In the workshop, last kept just now"));
  gtk_window_close (hu_app_fixture_dialog (self));
  recover_all (self, HU_RECOVERY_DISCARD);
  g_assert_null (hu_app_fixture_other_window (self));
}

/* A draft that is saved, taken back or played is nothing to recover. */
static void
test_no_more (HuAppFixture  *self,
              gconstpointer  data)
{
  g_autofree char *folder = hu_journal_dup_folder ();
  g_autoptr(GDir) dir = NULL;
  const char *name;

  act (self, "win.workshop", NULL);
  hu_workshop_set_text (get_shop (self), "/title", "Edited");
  act (self, "win.save", NULL);
  dir = g_dir_open (folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_assert_false (g_str_has_suffix (name, ".draft"));
}

/* The preference has its effect at once. */
static gboolean
has_kept (HuAppFixture *self,
          gpointer      data)
{
  g_autofree char *folder = hu_journal_dup_folder ();
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;

      if (g_str_has_suffix (name, ".draft") && g_file_get_contents (path, &text, NULL, NULL) &&
          strstr (text, data) != NULL)
        return TRUE;
    }

  return FALSE;
}

static void
test_interval (HuAppFixture  *self,
               gconstpointer  data)
{
  g_settings_set_uint (hu_settings_get (), "autosave-interval", 600);
  act (self, "win.workshop", NULL);
  hu_workshop_set_text (get_shop (self), "/title", "First");
  hu_app_fixture_wait (self, has_kept, (gpointer) "First");
  hu_workshop_set_text (get_shop (self), "/title", "Second");
  hu_app_fixture_settle (self);
  g_assert_false (has_kept (self, (gpointer) "Second"));
  g_settings_set_uint (hu_settings_get (), "autosave-interval", 5);
  hu_app_fixture_wait (self, has_kept, (gpointer) "Second");
  g_settings_reset (hu_settings_get (), "autosave-interval");
}

/* --- A file that is refused --- */

static GFile *
write_file (HuAppFixture *self,
            const char   *name,
            const char   *text)
{
  GFile *file = g_file_new_build_filename (self->folder, name, NULL);

  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));

  return file;
}

/* The fixture's own file, in which something is replaced. */
static GFile *
write_edited (HuAppFixture *self,
              const char   *from,
              const char   *to)
{
  g_autofree char *text = NULL;
  g_autoptr(GString) edited = NULL;

  g_assert_true (g_file_get_contents (g_file_peek_path (self->file), &text, NULL, NULL));
  edited = g_string_new (text);
  g_assert_cmpuint (g_string_replace (edited, from, to, 1), ==, 1);

  return write_file (self, "edited.hexgame", edited->str);
}

static gboolean
offers (HuAppFixture *self)
{
  GtkWidget *button = find_widget (hu_app_part (self->window, HU_TYPE_FAULT_PANEL), GTK_TYPE_BUTTON, "Open in _Workshop");

  return button != NULL && gtk_widget_get_visible (button);
}

static void
test_mend (HuAppFixture  *self,
           gconstpointer  data)
{
  g_autoptr(GFile) file = write_edited (self, "\"at\": \"0501\"", "\"at\": \"9901\"");
  HuDocument *document = hu_window_get_document (self->window);
  const HuShopFault *fault;

  g_assert_false (hu_window_open (self->window, file));
  g_assert_true (hu_app_shows_faults (self->window));
  g_assert_true (offers (self));
  act (self, "win.mend", NULL);
  g_assert_nonnull (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE));
  g_assert_false (hu_app_shows_faults (self->window));
  g_assert_cmpstr (get_page_name (self), ==, "check");
  fault = hu_workshop_get_fault (get_shop (self), 0);
  g_assert_cmpstr (fault->pointer, ==, "/units/1/at");
  g_assert_nonnull (find_fault_row (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), fault));
  g_assert_false (hu_document_get_modified (document));
  g_assert_true (g_file_equal (hu_document_get_file (document), file));

  /* The fault is a link; mended and saved, the file can be opened. */
  gtk_widget_activate (find_fault_row (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), fault));
  g_assert_cmpstr (get_page_name (self), ==, "units");
  g_assert_true (hu_workshop_set_text (get_shop (self), "/units/1/at", "0501"));
  g_assert_true (hu_document_get_modified (document));
  act (self, "win.save", NULL);
  g_assert_false (hu_document_get_modified (document));
  g_assert_true (hu_window_open (self->window, file));
}

/* A unit without a hex or a side that can be is selected all the same, and the fault says which one it is. */
static void
test_mend_unit (HuAppFixture  *self,
                gconstpointer  pointer)
{
  gboolean by_hex = g_str_has_suffix (pointer, "/at");
  HuWorkshop *shop;
  GtkWidget *pane;
  const GArray *selection;
  const HuShopFault *fault;
  g_autofree char *place = NULL;

  act (self, "win.workshop", NULL);
  act (self, "win.workshop-page", "check");
  pane = hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE);
  shop = get_shop (self);
  g_assert_true (hu_workshop_set_text (shop, pointer, by_hex ? "9901" : "sovjet"));
  fault = hu_workshop_get_fault (shop, 0);
  g_assert_cmpstr (fault->pointer, ==, pointer);
  place = g_strdup_printf ("%s\nUnits: %s", fault->remedy, hu_node_get_text (hu_workshop_get (shop, "/units/1/name"), NULL));
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (find_fault_row (pane, fault))), ==, place);

  gtk_widget_activate (find_fault_row (pane, fault));
  g_assert_cmpstr (get_page_name (self), ==, "units");
  selection = hu_map_state_get_selection (hu_map_view_get_state (hu_app_map (self->window)));
  g_assert_cmpuint (selection->len, ==, 1);
  g_assert_cmpuint (hu_workshop_find_listed (shop, g_array_index (selection, guint, 0)), ==, 1);
  g_assert_cmpint (hu_scenario_get_unit (hu_workshop_get_scenario (shop), 1)->at, ==,
                   by_hex ? HU_HEX_NONE : hu_app_fixture_hex (self, "0501"));

  g_assert_true (hu_workshop_set_text (shop, pointer, by_hex ? "0502" : "soviet"));
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
  g_assert_cmpuint (hu_scenario_get_unit (hu_workshop_get_scenario (shop), 1)->side, ==, HU_SIDE_SECOND);
}

/* Discarded, what could be read of it has no file: saving it must not write over the faulty one. */
static void
test_mend_discarded (HuAppFixture  *self,
                     gconstpointer  data)
{
  g_autoptr(GFile) file = write_edited (self, "\"at\": \"0501\"", "\"at\": \"9901\"");

  g_assert_false (hu_window_open (self->window, file));
  act (self, "win.mend", NULL);
  act (self, "win.workshop", NULL);
  g_free (answer (self, "discard"));
  g_assert_null (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE));
  g_assert_null (hu_document_get_file (hu_window_get_document (self->window)));
  g_assert_false (hu_document_get_modified (hu_window_get_document (self->window)));
}

/* --- Play It, with a fault --- */

static const char faulty[] =
  "The Scenario Cannot Be Played Yet: The check has found faults. Each entry of the list leads to the place to correct. "
  "You can save a scenario with faults and continue later.\n\n";

/* Escape and Enter cancel, for they lose nothing; the words say what discarding loses. */
static void
test_play_faulty (HuAppFixture  *self,
                  gconstpointer  data)
{
  g_autofree char *played = g_strconcat (faulty, "If you discard the edits, the game is again as it was before you opened the "
                                                 "workshop.", NULL);
  g_autofree char *fresh = g_strconcat (faulty, "The scenario is in no file. If you discard the edits, it is again as it was "
                                                "imported or made, and all that you have done since is lost.", NULL);
  g_autofree char *said = NULL, *said_fresh = NULL;
  AdwMessageDialog *dialog;
  const char *first;

  act (self, "win.workshop", NULL);
  g_assert_true (hu_workshop_set_text (get_shop (self), "/units/1/at", "9901"));
  act (self, "win.workshop", NULL);
  hu_app_fixture_wait (self, has_dialog, NULL);
  dialog = ADW_MESSAGE_DIALOG (hu_app_fixture_dialog (self));
  g_assert_cmpstr (adw_message_dialog_get_default_response (dialog), ==, "cancel");
  g_assert_cmpstr (adw_message_dialog_get_close_response (dialog), ==, "cancel");
  said = answer (self, "cancel");
  g_assert_cmpstr (said, ==, played);
  g_assert_nonnull (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE));
  g_assert_cmpstr (get_page_name (self), ==, "map");
  g_assert_true (hu_workshop_can_undo (get_shop (self)));
  act (self, "win.workshop", NULL);
  g_free (answer (self, "mend"));
  g_assert_cmpstr (get_page_name (self), ==, "check");
  act (self, "win.workshop", NULL);
  g_free (answer (self, "discard"));
  g_assert_null (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE));

  /* One that was never played, and is in no file. */
  act (self, "win.new", NULL);
  g_signal_emit_by_name (gtk_window_get_default_widget (hu_app_fixture_dialog (self)), "clicked");
  hu_app_fixture_settle (self);
  first = hu_node_get_text (hu_workshop_get (get_shop (self), "/sides/0/id"), NULL);
  g_assert_true (hu_workshop_set_text (get_shop (self), "/sides/1/id", first));
  act (self, "win.workshop", NULL);
  said_fresh = answer (self, "discard");
  g_assert_cmpstr (said_fresh, ==, fresh);
  g_assert_null (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE));
  g_assert_true (hu_document_get_modified (hu_window_get_document (self->window)));
  g_assert_cmpstr (hu_game_get_scenario (hu_app_fixture_game (self))->sides[1].id, ==, "second-side");
}

/* Unsaved changes are asked about first. */
static void
test_mend_unsaved (HuAppFixture  *self,
                   gconstpointer  data)
{
  g_autoptr(GFile) file = write_edited (self, "\"at\": \"0501\"", "\"at\": \"9901\"");
  HuGame *game = hu_app_fixture_game (self);

  hu_app_fixture_append (self, "end-phase");
  g_assert_false (hu_window_open (self->window, file));
  act (self, "win.mend", NULL);
  g_free (answer (self, "cancel"));
  g_assert_null (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE));
  g_assert_true (hu_app_fixture_game (self) == game);
  act (self, "win.mend", NULL);
  g_free (answer (self, "discard"));
  g_assert_nonnull (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE));
}

static void
test_no_offer (HuAppFixture  *self,
               gconstpointer  data)
{
  static const struct
  {
    const char *text;
    const char *said;
  } cases[] = {
    { "Dear all,\nthis is a letter.\n", "“letter.hexgame” is not a game. Nothing has changed.\nIt is neither a game" },
    { "[1, 2]", "“letter.hexgame” is not a game. Nothing has changed.\nIt is neither a game" },
    { "{ \"format\": \"hex-umpire/1\",\n  \"title\": }", "cannot be opened: 1 fault. Nothing has changed.\nLine 2, /title: " },
    { "{ \"name\": \"something else\" }", "the key “format” is missing" },
    { "{ \"format\": \"hex-umpire/3\", \"map\": {} }", "this version does not know that format" },
    { "", "the file is empty" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(GFile) file = write_file (self, "letter.hexgame", cases[i].text);
      g_autofree char *said = NULL;

      g_assert_false (hu_window_open (self->window, file));
      said = hu_app_dup_faults (self->window);
      g_test_message ("%s", said);
      g_assert_nonnull (strstr (said, cases[i].said));
      g_assert_false (offers (self));
    }
}

/* --- What has happened no longer fits --- */

static void
add_variation (HuAppFixture *self)
{
  HuGame *game = hu_app_fixture_game (self);
  g_autoptr(GPtrArray) events = hu_fixture_log (hu_game_get_scenario (game), "note a; move s1 0502; note b");
  g_autoptr(HuVariation) variation = hu_variation_new ("Eastward", 0, events);

  hu_game_add_variation (game, variation);
}

/* The soviet unit is in no event of the log, but in the variation. */
static void
remove_soviet (HuAppFixture *self)
{
  g_assert_true (hu_workshop_remove (get_shop (self), "/units/1"));
}

static void
test_variation_cut (HuAppFixture  *self,
                    gconstpointer  data)
{
  HuWorkshop *shop;
  g_autofree char *said = NULL;

  add_variation (self);
  act (self, "win.workshop", NULL);
  shop = get_shop (self);
  remove_soviet (self);
  said = answer (self, "cut");
  g_assert_true (g_str_has_prefix (said, "A Variation No Longer Fits: The log still fits, but after this edit event 2 "
                                         "of the variation “Eastward” is no longer possible: "));
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, "/variations/0/log")), ==, 1);
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, "/log")), ==, 3);

  /* Brought back, it fits as little as before, and the edit can still be taken back. */
  act (self, "win.undo", NULL);
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, "/variations/0/log")), ==, 3);
  g_free (answer (self, "undo"));
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, "/units")), ==, 2);
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
}

static void
test_variation_taken_back (HuAppFixture  *self,
                           gconstpointer  data)
{
  HuWorkshop *shop;

  add_variation (self);
  act (self, "win.workshop", NULL);
  shop = get_shop (self);
  remove_soviet (self);
  g_free (answer (self, "undo"));
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, "/units")), ==, 2);
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
}

static void
test_log_cut (HuAppFixture  *self,
              gconstpointer  data)
{
  HuWorkshop *shop;
  g_autofree char *said = NULL;

  add_variation (self);
  act (self, "win.workshop", NULL);
  shop = get_shop (self);
  g_assert_true (hu_workshop_remove (shop, "/units/0"));
  said = answer (self, "cut");
  g_assert_true (g_str_has_prefix (said, "The Log No Longer Fits: After this edit, event 1 of the log is no longer possible: "));
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, "/log")), ==, 0);
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
}

/* An event that did not fit at opening is no fault of an edit: the check offers to cut it. */
static void
test_log_broken_before (HuAppFixture  *self,
                        gconstpointer  data)
{
  g_autoptr(GFile) file = write_edited (self, "\"to\": \"0303\"", "\"to\": \"9903\"");
  GtkWidget *button;

  g_assert_false (hu_window_open (self->window, file));
  act (self, "win.mend", NULL);
  hu_workshop_set_text (get_shop (self), "/title", "Edited");
  hu_app_fixture_settle (self);
  g_assert_null (hu_app_fixture_dialog (self));

  button = find_widget (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), GTK_TYPE_BUTTON, "_Remove Impossible Events");
  g_assert_true (gtk_widget_get_mapped (button));
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (get_shop (self), "/log")), ==, 2);
  g_assert_cmpuint (hu_workshop_get_n_faults (get_shop (self)), ==, 0);
  hu_app_fixture_settle (self);
  g_assert_false (gtk_widget_get_mapped (button));
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char   *path;
    void        (*func) (HuAppFixture *, gconstpointer);
    gconstpointer data;
  } tests[] = {
    { "/workshop-safe/recover", test_recover, "0502" },
    { "/workshop-safe/recover-faulty", test_recover, "9902" },
    { "/workshop-safe/recovery-says-where", test_recovery_says_where, NULL },
    { "/workshop-safe/no-more", test_no_more, NULL },
    { "/workshop-safe/interval", test_interval, NULL },
    { "/workshop-safe/mend", test_mend, NULL },
    { "/workshop-safe/mend-unit/hex", test_mend_unit, "/units/1/at" },
    { "/workshop-safe/mend-unit/side", test_mend_unit, "/units/1/side" },
    { "/workshop-safe/play-faulty", test_play_faulty, NULL },
    { "/workshop-safe/mend-discarded", test_mend_discarded, NULL },
    { "/workshop-safe/mend-unsaved", test_mend_unsaved, NULL },
    { "/workshop-safe/no-offer", test_no_offer, NULL },
    { "/workshop-safe/variation-cut", test_variation_cut, NULL },
    { "/workshop-safe/variation-taken-back", test_variation_taken_back, NULL },
    { "/workshop-safe/log-cut", test_log_cut, NULL },
    { "/workshop-safe/log-broken-before", test_log_broken_before, NULL },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, tests[i].data, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
