/*
 * test-import-window FOLDER: files of other programs (make-files.py) in the window: the ways in, the report, choices and what
 * is remembered of them, and the workshop afterwards.
 */
#include "hu-import-steps.h"

#include <string.h>

#include "hu-backdrop-keeper.h"
#include "hu-geometry.h"
#include "hu-import-dialog.h"
#include "hu-import-list.h"
#include "hu-import-sheet.h"

#define BEGIN "9 of 16 counters are units: German 4, Soviet 5. 1 is a marker. 1 lies off the board. 5 are left out."

/* --- The report and its choices --- */

static void
test_report (HuAppFixture  *self,
             gconstpointer  data)
{
  GtkWidget *dialog = hu_import_steps_begin (self, "winter.vmod winter.vsav", "result");

  /* The module came first, and serves the save. */
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (dialog)), ==, "Import “winter.vsav”");
  g_assert_cmpstr (hu_import_steps_get_total (dialog), ==, BEGIN);
  g_assert_cmpstr (hu_import_steps_get_said (dialog), ==, "More than two sides; these are left out: Italian.\n"
                                          "Hexes: 12 × 11, numbered as on the board.\n"
                                          "Units on the map, side by the palette: 9.\n"
                                          "Turn: not in the file.\n"
                                          "Such a file holds no rules.");
  g_assert_cmpstr (hu_import_steps_get_taken (dialog, "1 Infantry"), ==, "Unit of German");
  g_assert_cmpstr (hu_import_steps_get_taken (dialog, "Fort"), ==, "Leave out");
  g_assert_cmpstr (hu_import_steps_get_taken (dialog, "Out of Supply"), ==, "Marker");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (dialog)) == hu_app_child (dialog, "import_button"));

  hu_import_steps_cancel (self, dialog);
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0102");
  g_assert_false (hu_document_get_modified (hu_window_get_document (self->window)));
}

static void
test_choices (HuAppFixture  *self,
              gconstpointer  data)
{
  static const struct
  {
    const char *what;
    const char *as;
    const char *total;
  } steps[] = {
    { "Fort", "Unit of Soviet", "12 of 16 counters are units: German 4, Soviet 8. 1 is a marker. 1 lies off the board. 2 are left out." },
    { "Fort", "Marker", "9 of 16 counters are units: German 4, Soviet 5. 4 are markers. 1 lies off the board. 2 are left out." },
    { "1 Rifle", "Unit of German", "9 of 16 counters are units: German 5, Soviet 4. 4 are markers. 1 lies off the board. 2 are left out." },
    { "1 Rifle", "Leave out", "8 of 16 counters are units: German 4, Soviet 4. 4 are markers. 1 lies off the board. 3 are left out." },
    { "Replacement", "Unit of German", "8 of 16 counters are units: German 4, Soviet 4. 4 are markers. 1 lies off the board. 3 are left out." },
    { "Replacement", "Marker", "8 of 16 counters are units: German 4, Soviet 4. 5 are markers. 3 are left out." },
    { "Out of Supply", "Unit of German", "9 of 16 counters are units: German 5, Soviet 4. 4 are markers. 3 are left out." },
    { "Out of Supply", "Marker", "8 of 16 counters are units: German 4, Soviet 4. 5 are markers. 3 are left out." },
    { "Replacement", "Leave out", "8 of 16 counters are units: German 4, Soviet 4. 4 are markers. 1 lies off the board. 3 are left out." },
    { "1 Rifle", "Unit of Soviet", "9 of 16 counters are units: German 4, Soviet 5. 4 are markers. 1 lies off the board. 2 are left out." },
    { "Fort", "Leave out", BEGIN },
  };
  GtkWidget *dialog = hu_import_steps_begin (self, "winter.vsav winter.vmod", "result");

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      hu_import_steps_take (self, dialog, steps[i].what, steps[i].as);
      g_assert_cmpstr (hu_import_steps_get_taken (dialog, steps[i].what), ==, steps[i].as);
      g_assert_cmpstr (hu_import_steps_get_total (dialog), ==, steps[i].total);
    }
  hu_import_steps_cancel (self, dialog);
}

/* A number selects its rows, and a choice in one of them is made for all. */
static void
test_numbers (HuAppFixture  *self,
              gconstpointer  data)
{
  GtkWidget *dialog = hu_import_steps_begin (self, "winter.vsav winter.vmod", "result");
  GtkSelectionModel *selected = gtk_column_view_get_model (hu_app_part (dialog, GTK_TYPE_COLUMN_VIEW));
  g_autoptr(GtkBitset) rows = NULL;
  g_autoptr(GtkBitset) markers = NULL;

  hu_import_steps_follow (self, dialog, HU_IMPORT_LEFT_OUT);
  rows = gtk_selection_model_get_selection (selected);
  g_assert_cmpuint (gtk_bitset_get_size (rows), ==, 2);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (dialog)), hu_app_part (dialog, HU_TYPE_IMPORT_LIST)));
  hu_import_steps_take (self, dialog, "Fort", "Unit of Soviet");
  g_assert_cmpstr (hu_import_steps_get_taken (dialog, "Alpini"), ==, "Unit of Soviet");
  g_assert_cmpstr (hu_import_steps_get_taken (dialog, "Replacement"), ==, "Leave out");
  g_assert_cmpstr (hu_import_steps_get_total (dialog), ==, "14 of 16 counters are units: German 4, Soviet 10. 1 is a marker. 1 lies off the board.");
  g_assert_null (strstr (hu_import_steps_get_said (dialog), "Italian"));

  hu_import_steps_follow (self, dialog, HU_IMPORT_MARKER);
  markers = gtk_selection_model_get_selection (selected);
  g_assert_cmpuint (gtk_bitset_get_size (markers), ==, 1);
  hu_import_steps_cancel (self, dialog);
}

static void
test_nations (HuAppFixture  *self,
              gconstpointer  data)
{
  GtkWidget *dialog = hu_import_steps_begin (self, "winter.vsav winter.vmod", "result");
  GtkWidget *name = find_row (dialog, "Name of the _First Side");

  choose (dialog, "Italian", "German");
  hu_app_fixture_settle (self);
  g_assert_cmpstr (hu_import_steps_get_total (dialog), ==,
                   "11 of 16 counters are units: German 4, Italian 2, Soviet 5. 1 is a marker. 1 lies off the board. 3 are left out.");
  g_assert_null (strstr (hu_import_steps_get_said (dialog), "Italian"));

  gtk_editable_set_text (GTK_EDITABLE (name), "Axis");
  g_signal_emit_by_name (name, "apply");
  hu_app_fixture_settle (self);
  g_assert_cmpstr (hu_import_steps_get_taken (dialog, "Alpini"), ==, "Unit of Axis");
  g_assert_cmpstr (hu_import_steps_get_taken (dialog, "1 Infantry"), ==, "Unit of Axis");

  choose (dialog, "German", "Neither");
  hu_app_fixture_settle (self);
  g_assert_cmpstr (hu_import_steps_get_total (dialog), ==,
                   "7 of 16 counters are units: Italian 2, Soviet 5. 1 is a marker. 1 lies off the board. 7 are left out.");
  hu_import_steps_cancel (self, dialog);
}

/* Its name is told only to whom umpires both sides; choices outlive the second reading. */
static void
test_masked (HuAppFixture  *self,
             gconstpointer  data)
{
  GtkWidget *dialog = hu_import_steps_begin (self, "winter.vsav winter.vmod", "result");

  g_assert_nonnull (hu_import_steps_find_drop (dialog, "?"));
  hu_import_steps_take (self, dialog, "Fort", "Unit of German");
  hu_import_steps_set_switch (self, dialog, "I _Umpire Both Sides", TRUE);
  hu_app_fixture_wait (self, hu_import_steps_is_shown, (gpointer) "result");
  hu_app_fixture_settle (self);
  g_assert_null (hu_app_labelled (hu_app_part (dialog, HU_TYPE_IMPORT_LIST), GTK_TYPE_DROP_DOWN, "Taken as: ?"));
  g_assert_cmpstr (hu_import_steps_get_total (dialog), ==,
                   "12 of 16 counters are units: German 7, Soviet 5. 1 is a marker. 1 lies off the board. 2 are left out.");
  g_assert_cmpstr (hu_import_steps_get_taken (dialog, "Fort"), ==, "Unit of German");
  hu_import_steps_cancel (self, dialog);
}

static void
test_terrain (HuAppFixture  *self,
              gconstpointer  data)
{
  GtkWidget *dialog = hu_import_steps_begin (self, "land.tmx", "result");
  const HuMap *map;

  g_assert_cmpstr (hu_import_steps_get_total (dialog), ==, "Terrain of 16 of 24 hexes recognised.");
  g_assert_cmpstr (hu_import_steps_get_taken (dialog, "xq7"), ==, "Not known: clear");
  hu_import_steps_take (self, dialog, "xq7", "swamp");
  g_assert_cmpstr (hu_import_steps_get_total (dialog), ==, "Terrain of 24 of 24 hexes recognised.");
  hu_import_steps_take (self, dialog, "dark_forest", "hills");
  hu_import_steps_agree (self, dialog);

  map = hu_workshop_get_scenario (get_shop (self))->map;
  g_assert_cmpuint (map->terrain[find_hex (self, "0101")], ==, HU_TERRAIN_CLEAR);
  g_assert_cmpuint (map->terrain[find_hex (self, "0201")], ==, HU_TERRAIN_HILLS);
  g_assert_cmpuint (map->terrain[find_hex (self, "0301")], ==, HU_TERRAIN_SWAMP);
}

/* --- Ways in --- */

static void
drop (GtkWidget  *widget,
      const char *names)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);
  g_autoptr(GPtrArray) files = hu_import_steps_get_files (names);
  GSList *list = NULL;
  GValue value = G_VALUE_INIT;
  gboolean taken = FALSE;

  for (guint i = files->len; i > 0; i--)
    list = g_slist_prepend (list, g_ptr_array_index (files, i - 1));
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, list);
  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !taken; i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 10.0, 10.0, &taken);
    }
  g_assert_true (taken);
  g_slist_free (list);
  g_value_unset (&value);
}

static void
test_module_needed (HuAppFixture  *self,
                    gconstpointer  data)
{
  GtkWidget *dialog = hu_import_steps_begin (self, "alone/winter.vsav", "needs");
  AdwStatusPage *needs = hu_app_child (dialog, "needs");

  g_assert_cmpstr (adw_status_page_get_title (needs), ==, "The Module Is Needed");
  g_assert_cmpstr (adw_status_page_get_description (needs), ==,
                   "A save does not say where its hexes lie: its module (.vmod) is needed as well.");
  g_assert_cmpstr (gtk_button_get_label (hu_app_child (dialog, "needs_button")), ==, "Choose _Module…");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (dialog)) == hu_app_child (dialog, "needs_button"));
  g_assert_false (gtk_widget_get_sensitive (hu_app_child (dialog, "import_button")));

  drop (dialog, "winter.vmod");
  hu_app_fixture_wait (self, hu_import_steps_is_shown, (gpointer) "result");
  g_assert_cmpstr (hu_import_steps_get_total (dialog), ==, BEGIN);

  /* A file that cannot be read is not kept, and what was read before is still there. */
  drop (dialog, "none.vmod");
  hu_app_fixture_wait (self, hu_import_steps_is_shown, (gpointer) "result");
  g_assert_true (gtk_widget_get_visible (hu_app_child (dialog, "error")));
  g_assert_nonnull (strstr (gtk_label_get_text (hu_app_child (dialog, "error")), "none.vmod"));
  g_assert_cmpstr (hu_import_steps_get_total (dialog), ==, BEGIN);
  g_assert_null (hu_app_row (dialog, "none.vmod"));
  hu_import_steps_cancel (self, dialog);

  /* It is asked for once. */
  dialog = hu_import_steps_begin (self, "alone/winter.vsav", "result");
  g_assert_cmpstr (hu_import_steps_get_total (dialog), ==, BEGIN);
  hu_import_steps_cancel (self, dialog);
}

static void
test_dropped (HuAppFixture  *self,
              gconstpointer  data)
{
  drop (GTK_WIDGET (self->window), "winter.vsav winter.vmod");
  hu_app_fixture_wait (self, hu_import_steps_is_shown, (gpointer) "result");
  g_assert_cmpstr (hu_import_steps_get_total (hu_import_steps_get_dialog ()), ==, BEGIN);
  hu_import_steps_cancel (self, hu_import_steps_get_dialog ());
}

static void
test_opened (HuAppFixture  *self,
             gconstpointer  data)
{
  g_autoptr(GFile) file = hu_import_steps_get_file ("land.tmx");
  g_autofree char *uri = g_file_get_uri (file);

  act (self, "win.open-uri", uri);
  hu_app_fixture_wait (self, hu_import_steps_is_shown, (gpointer) "result");
  g_assert_false (hu_app_shows_faults (self->window));
  hu_import_steps_cancel (self, hu_import_steps_get_dialog ());
}

static void
test_pasted (HuAppFixture  *self,
             gconstpointer  data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (self->window));
  g_autoptr(GPtrArray) files = hu_import_steps_get_files ("winter.vsav winter.vmod");
  GSList second = { files->pdata[1], NULL }, first = { files->pdata[0], &second };

  gdk_clipboard_set (clipboard, GDK_TYPE_FILE_LIST, &first);
  act (self, "win.paste-files", NULL);
  hu_app_fixture_wait (self, hu_import_steps_is_shown, (gpointer) "result");
  g_assert_cmpstr (hu_import_steps_get_total (hu_import_steps_get_dialog ()), ==, BEGIN);
  hu_import_steps_cancel (self, hu_import_steps_get_dialog ());

  gdk_clipboard_set_text (clipboard, "winter.vsav");
  act (self, "win.paste-files", NULL);
  hu_app_fixture_settle (self);
  g_assert_true (hu_app_shows (self->window, "The clipboard holds no file."));
  g_assert_null (hu_import_steps_get_dialog ());
}

static gboolean
has_faults (HuAppFixture *self, gpointer data)
{
  return hu_app_shows_faults (self->window);
}

static void
test_refused (HuAppFixture  *self,
              gconstpointer  data)
{
  g_autoptr(GPtrArray) files = hu_import_steps_get_files ("broken.vsav winter.vmod");
  g_autofree char *text = NULL;

  hu_window_import (self->window, files);
  hu_app_fixture_wait (self, has_faults, NULL);
  hu_app_fixture_settle (self);
  text = hu_app_dup_faults (self->window);
  g_assert_true (g_str_has_prefix (text, "“broken.vsav” cannot be imported. Nothing has changed.\n"
                                         "broken.vsav: The save is damaged: its text cannot be read."));
  g_assert_null (hu_import_steps_get_dialog ());
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0102");
}

/* A reading that is cancelled leaves nothing, whenever it ends. */
static void
test_cancelled (HuAppFixture  *self,
                gconstpointer  data)
{
  g_autoptr(GPtrArray) files = hu_import_steps_get_files ("winter.vsav winter.vmod");

  for (guint i = 0; i < 5; i++)
    {
      hu_window_import (self->window, files);
      g_assert_nonnull (hu_app_toplevel (HU_TYPE_IMPORT_DIALOG));
      gtk_window_destroy (hu_app_toplevel (HU_TYPE_IMPORT_DIALOG));
      hu_app_fixture_settle (self);
      g_assert_null (hu_app_toplevel (HU_TYPE_IMPORT_DIALOG));
      g_assert_false (hu_app_shows_faults (self->window));
    }
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0102");
}

/* --- Afterwards --- */

static void
test_remembered (HuAppFixture  *self,
                 gconstpointer  data)
{
  GtkWidget *dialog = hu_import_steps_begin (self, "winter.vsav winter.vmod", "result");
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

  choose (dialog, "Italian", "German");
  hu_import_steps_take (self, dialog, "Fort", "Unit of Soviet");
  hu_import_steps_take (self, dialog, "Replacement", "Marker");
  hu_import_steps_agree (self, dialog);
  text = hu_import_steps_read_profile ("Winter Line");
  g_assert_cmpstr (text, ==, "{\n"
                             "  \"map\": \"Winter\",\n"
                             "  \"version\": \"1.0\",\n"
                             "  \"sides\": {\n"
                             "    \"German\": [\"Italian\"],\n"
                             "    \"Soviet\": [\"Fort\"]\n"
                             "  },\n"
                             "  \"markers\": [\"Replacement\"],\n"
                             "  \"left_out\": []\n"
                             "}\n");

  /* With another version of the module they are proposed, and that is said. */
  dialog = hu_import_steps_begin (self, "winter.vsav newer.vmod", "result");
  g_assert_cmpstr (hu_import_steps_get_total (dialog), ==, "14 of 16 counters are units: German 4, Italian 2, Soviet 8. 2 are markers.");
  g_assert_nonnull (strstr (hu_import_steps_get_said (dialog), "\nYour choices were made for version 1.0 of the module, and this is version 1.1."));
  g_assert_cmpstr (hu_import_steps_get_taken (dialog, "Fort"), ==, "Unit of Soviet");

  /* A choice that is taken back is forgotten. */
  hu_import_steps_take (self, dialog, "Replacement", "Leave out");
  hu_import_steps_agree (self, dialog);
  again = hu_import_steps_read_profile ("Winter Line");
  g_assert_nonnull (strstr (again, "\"version\": \"1.1\""));
  g_assert_nonnull (strstr (again, "\"left_out\": [\"Replacement\"]"));
  g_assert_nonnull (strstr (again, "\"markers\": []"));
}

/* What is no longer missing keeps its place while it is in view. */
static gboolean
is_missing (GtkWidget  *pane,
            const char *what)
{
  GtkWidget *row = hu_app_row (pane, what);

  return row != NULL && gtk_widget_get_sensitive (row);
}

static void
test_workshop (HuAppFixture  *self,
               gconstpointer  data)
{
  static const char * const missing[] = {
    "No rule system yet", "No sources of supply yet: German", "No sources of supply yet: Soviet", "No controlled hexes yet",
    "9 units without a strength", "Only one turn yet",
  };
  static const struct { const char *line, *page; } links[] = {
    { "No controlled hexes yet", "start" }, { "9 units without a strength", "units" }, { "Only one turn yet", "calendar" },
    { "No sources of supply yet: German", "rules" }, { "No rule system yet", "rules" },
  };
  GtkWidget *dialog = hu_import_steps_begin (self, "winter.vsav winter.vmod", "result");
  GtkWidget *pane;

  hu_import_steps_agree (self, dialog);
  pane = hu_app_fixture_part (self, HU_TYPE_WORKSHOP_PANE);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self->window)), ==, "• Untitled (from winter.vsav)");
  g_assert_null (hu_document_get_file (hu_window_get_document (self->window)));
  g_assert_cmpstr (hu_import_steps_get_page (self), ==, "rules");
  for (guint i = 0; i < G_N_ELEMENTS (missing); i++)
    find_row (pane, missing[i]);
  g_assert_false (hu_workshop_can_undo (get_shop (self)));
  for (guint i = 0; i < G_N_ELEMENTS (links); i++)
    {
      act (self, "win.workshop-page", "rules");
      hu_app_fixture_settle (self);
      gtk_window_set_focus_visible (GTK_WINDOW (self->window), FALSE);
      g_signal_emit_by_name (find_row (pane, links[i].line), "activated");
      hu_app_fixture_settle (self);
      g_assert_true (gtk_window_get_focus_visible (GTK_WINDOW (self->window)));
      g_assert_cmpstr (hu_import_steps_get_page (self), ==, links[i].page);
      g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (self->window)), pane));
    }

  g_assert_true (hu_workshop_set_json (get_shop (self), "/calendar/turns", "4"));
  hu_app_fixture_settle (self);
  g_assert_false (is_missing (pane, "Only one turn yet"));
  g_assert_true (hu_workshop_set_json (get_shop (self), "/rules/control", "{\"victory\": []}"));
  hu_app_fixture_settle (self);
  g_assert_nonnull (hu_app_row (pane, "No victory conditions yet"));
  g_assert_false (is_missing (pane, "No sources of supply yet: German"));

  /* Objectives begin with a draw alone. */
  hu_workshop_set (get_shop (self), "/rules/control", NULL);
  hu_app_fixture_settle (self);
  hu_import_steps_set_switch (self, pane, "Objectives", TRUE);
  hu_app_fixture_settle (self);
  g_signal_emit_by_name (find_row (pane, "No side can win yet"), "activated");
  g_assert_true (hu_workshop_set_json (get_shop (self), "/rules/objectives/outcomes/0/winner", "\"german\""));
  hu_app_fixture_settle (self);
  g_assert_false (is_missing (pane, "No side can win yet"));
}

/* Without a fault not all is well yet; a fault comes first. */
static void
test_check_of_missing (HuAppFixture  *self,
                       gconstpointer  data)
{
  GtkWidget *dialog = hu_import_steps_begin (self, "winter.vsav winter.vmod", "result");
  GtkWidget *pane;

  hu_import_steps_agree (self, dialog);
  pane = hu_app_fixture_part (self, HU_TYPE_WORKSHOP_PANE);
  g_assert_nonnull (find_widget (GTK_WIDGET (self->window), GTK_TYPE_LABEL, "6 things missing"));
  act (self, "win.workshop-page", "check");
  g_assert_nonnull (find_widget (pane, GTK_TYPE_LABEL, "Nothing Is Wrong"));
  gtk_widget_activate (find_row (pane, "6 things are still missing"));
  g_assert_cmpstr (hu_import_steps_get_page (self), ==, "rules");

  g_assert_true (hu_workshop_set_json (get_shop (self), "/calendar/turns", "4"));
  hu_app_fixture_settle (self);
  g_assert_nonnull (find_widget (GTK_WIDGET (self->window), GTK_TYPE_LABEL, "5 things missing"));
  g_assert_true (hu_workshop_set_json (get_shop (self), "/units/0/at", "\"nowhere\""));
  hu_app_fixture_settle (self);
  g_assert_nonnull (find_widget (GTK_WIDGET (self->window), GTK_TYPE_LABEL, "1 fault"));
}

/* From the imported position to a verdict. */
static void
test_verdict (HuAppFixture  *self,
              gconstpointer  data)
{
  GtkWidget *dialog = hu_import_steps_begin (self, "winter.vsav winter.vmod", "result");
  GtkWidget *pane;

  choose (dialog, "Italian", "German");
  hu_import_steps_agree (self, dialog);
  pane = hu_app_fixture_part (self, HU_TYPE_WORKSHOP_PANE);
  hu_import_steps_set_switch (self, pane, "Front line", TRUE);
  hu_app_fixture_settle (self);
  g_assert_false (is_missing (pane, "No rule system yet"));
  act (self, "win.workshop", NULL);
  hu_app_fixture_settle (self);
  g_assert_null (hu_app_fixture_part (self, HU_TYPE_WORKSHOP_PANE));
  hu_app_fixture_append (self, "end-phase; end-phase");
  g_assert_nonnull (hu_snapshot_get_verdict (hu_game_get_snapshot (hu_app_fixture_game (self))));
}

static void
expand (HuAppFixture *self,
        GtkWidget    *dialog,
        guint         position)
{
  GtkSelectionModel *rows = gtk_column_view_get_model (hu_app_part (dialog, GTK_TYPE_COLUMN_VIEW));
  GtkTreeListModel *tree = GTK_TREE_LIST_MODEL (gtk_multi_selection_get_model (GTK_MULTI_SELECTION (rows)));
  g_autoptr(GtkTreeListRow) row = gtk_tree_list_model_get_row (tree, position);

  g_assert_true (gtk_tree_list_row_is_expandable (row));
  gtk_tree_list_row_set_expanded (row, TRUE);
  hu_app_fixture_settle (self);
}

/* One choice for all counters of a side, though each has a name of its own; and one of them is taken otherwise. */
static void
test_own_names (HuAppFixture  *self,
                gconstpointer  data)
{
  GtkWidget *dialog = hu_import_steps_begin (self, "own-names.vsav winter.vmod", "result");
  GtkSelectionModel *rows = gtk_column_view_get_model (hu_app_part (dialog, GTK_TYPE_COLUMN_VIEW));

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rows)), ==, 3);
  g_assert_cmpstr (hu_import_steps_get_taken (dialog, "Counters of German"), ==, "Unit of German");
  g_assert_cmpstr (hu_import_steps_get_taken (dialog, "Counters of Soviet"), ==, "Unit of Soviet");
  g_assert_cmpstr (hu_import_steps_get_taken (dialog, "Out of Supply"), ==, "Marker");
  g_assert_nonnull (strstr (hu_import_steps_get_said (dialog), "\nUnits on the map, side by the palette: 20.\n"));

  expand (self, dialog, 0);
  hu_import_steps_take (self, dialog, "Adams", "Marker");
  g_assert_cmpstr (hu_import_steps_get_taken (dialog, "Counters of German"), ==, "Various");
  g_assert_cmpstr (hu_import_steps_get_total (dialog), ==, "19 of 21 counters are units: German 9, Soviet 10. 2 are markers.");
  g_assert_nonnull (strstr (hu_import_steps_get_said (dialog), "\nUnits on the map, side by the palette: 19.\n"));
  g_assert_null (strstr (hu_import_steps_get_said (dialog), "as you chose"));
  hu_import_steps_take (self, dialog, "Counters of German", "Unit of Soviet");
  g_assert_cmpstr (hu_import_steps_get_taken (dialog, "Adams"), ==, "Unit of Soviet");
  g_assert_cmpstr (hu_import_steps_get_total (dialog), ==, "20 of 21 counters are units: Soviet 20. 1 is a marker.");
  g_assert_nonnull (strstr (hu_import_steps_get_said (dialog), "\nUnits on the map, as you chose: 10.\n"
                                                               "Units on the map, side by the palette: 10.\n"));
  hu_import_steps_take (self, dialog, "Counters of German", "Various");
  g_assert_cmpstr (hu_import_steps_get_taken (dialog, "Counters of German"), ==, "Unit of Soviet");
  hu_import_steps_take (self, dialog, "Counters of Soviet", "Marker");
  g_assert_null (strstr (hu_import_steps_get_said (dialog), "side by the palette"));
  hu_import_steps_cancel (self, dialog);
}

static const char *
get_name (HuAppFixture *self,
          guint         unit)
{
  return hu_scenario_get_unit (hu_workshop_get_scenario (get_shop (self)), unit)->name;
}

/* Names lose an ending that tells nothing apart, unless the user wants it; and what was chosen is remembered. */
static void
test_short_names (HuAppFixture  *self,
                  gconstpointer  data)
{
  GtkWidget *dialog = hu_import_steps_begin (self, "own-names.vsav winter.vmod", "result");
  g_autofree char *text = NULL;

  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (find_row (dialog, "_Short Names"))), ==,
                   "“Adams c” becomes “Adams”. Its last letter tells no two counters apart.");
  hu_import_steps_agree (self, dialog);
  g_assert_cmpstr (get_name (self, 0), ==, "Adams");
  g_assert_cmpstr (hu_scenario_get_unit (hu_workshop_get_scenario (get_shop (self)), 0)->id, ==, "adams-c");

  dialog = hu_import_steps_begin (self, "own-names.vsav winter.vmod", "result");
  hu_import_steps_set_switch (self, dialog, "_Short Names", FALSE);
  expand (self, dialog, 0);
  g_assert_cmpstr (hu_import_steps_get_taken (dialog, "Adams c"), ==, "Unit of German");
  hu_import_steps_agree (self, dialog);
  g_assert_cmpstr (get_name (self, 0), ==, "Adams c");
  text = hu_import_steps_read_profile ("Winter Line");
  g_assert_nonnull (strstr (text, "\n  \"short_names\": false\n"));

  dialog = hu_import_steps_begin (self, "own-names.vsav winter.vmod", "result");
  hu_import_steps_agree (self, dialog);
  g_assert_cmpstr (get_name (self, 0), ==, "Adams c");

  /* Other files have no such switch. */
  dialog = hu_import_steps_begin (self, "winter.vsav winter.vmod", "result");
  g_assert_null (hu_app_row (dialog, "_Short Names"));
  hu_import_steps_cancel (self, dialog);
}

/* Sixty groups and more, with long names: the list makes only what is seen. */
static void
test_crowd (HuAppFixture  *self,
            gconstpointer  data)
{
  GtkWidget *dialog = hu_import_steps_begin (self, "crowd.vsav winter.vmod", "result");
  GtkSelectionModel *rows = gtk_column_view_get_model (hu_app_part (dialog, GTK_TYPE_COLUMN_VIEW));

  g_assert_cmpstr (hu_import_steps_get_total (dialog), ==, "0 of 60 counters are units. 60 are left out.");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rows)), ==, 1);
  expand (self, dialog, 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rows)), ==, 61);
  hu_import_steps_follow (self, dialog, HU_IMPORT_LEFT_OUT);
  hu_import_steps_take (self, dialog, "0 Independent Railway Construction Brigade of the Reserve of the High Command", "Unit of German");
  g_assert_cmpstr (hu_import_steps_get_total (dialog), ==, "60 of 60 counters are units: German 60.");
  /* Nothing tells which of three sides are the two. */
  g_assert_nonnull (hu_app_row (dialog, "Soviet"));
  hu_import_steps_cancel (self, dialog);
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
    { "/import-window/report", test_report },
    { "/import-window/choices", test_choices },
    { "/import-window/numbers", test_numbers },
    { "/import-window/nations", test_nations },
    { "/import-window/masked", test_masked },
    { "/import-window/terrain", test_terrain },
    { "/import-window/module-needed", test_module_needed },
    { "/import-window/dropped", test_dropped },
    { "/import-window/opened", test_opened },
    { "/import-window/pasted", test_pasted },
    { "/import-window/refused", test_refused },
    { "/import-window/cancelled", test_cancelled },
    { "/import-window/remembered", test_remembered },
    { "/import-window/workshop", test_workshop },
    { "/import-window/check-of-missing", test_check_of_missing },
    { "/import-window/verdict", test_verdict },
    { "/import-window/crowd", test_crowd },
    { "/import-window/own-names", test_own_names },
    { "/import-window/short-names", test_short_names },
  };

  g_test_init (&argc, &argv, NULL);
  if (argc != 2)
    g_error ("usage: test-import-window FOLDER");
  hu_import_steps_set_folder (argv[1]);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, hu_import_steps_set_up, tests[i].func, hu_import_steps_tear_down);

  return g_test_run ();
}
