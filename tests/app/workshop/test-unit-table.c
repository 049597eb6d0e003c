/*
 * The table of units: sorted, searched, edited in place one by one and many at
 * once, filled from a spreadsheet, all of it a step of undo each.
 */
#include "hu-workshop-steps.h"
#include "hu-workshop-rules.h"

#include <stdlib.h>
#include <string.h>

#include "hu-unit-cell.h"
#include "hu-unit-window.h"
#include "hu-workshop-mode.h"

typedef struct
{
  HuAppFixture  app;
  HuUnitWindow *window;
  HuUnitView   *view;
  HuWorkshop   *shop;
} Fixture;

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up_open (&self->app, "g1 german 0102; g10 german 0103; g2 german 0201; s1 soviet 0501", "");
  act (&self->app, "win.workshop", NULL);
  act (&self->app, "win.unit-table", NULL);
  hu_app_fixture_settle (&self->app);
  self->window = hu_app_toplevel (HU_TYPE_UNIT_WINDOW);
  self->view = hu_app_part (self->window, HU_TYPE_UNIT_VIEW);
  self->shop = get_shop (&self->app);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (&self->app);
}

/* --- Steps --- */

/* The cell of that row and column which is on screen; the list keeps those of rows that are gone (GTK 4.18). */
static HuUnitCell *
find_cell (GtkWidget  *root,
           guint       position,
           HuUnitLine *line,
           const char *key)
{
  HuUnitCell *found = NULL;

  if (HU_IS_UNIT_CELL (root))
    {
      HuUnitCell *cell = HU_UNIT_CELL (root);

      return hu_unit_cell_get_line (cell) == line && hu_unit_cell_get_position (cell) == position &&
             g_str_equal (hu_unit_cell_get_column (cell)->key, key) ? cell : NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_cell (child, position, line, key);

  return found;
}

static const char *
get_text (Fixture    *self,
          guint       position,
          const char *key)
{
  GtkColumnView *view = hu_app_part (self->view, GTK_TYPE_COLUMN_VIEW);
  g_autoptr(HuUnitLine) line = g_list_model_get_item (G_LIST_MODEL (gtk_column_view_get_model (view)), position);
  HuUnitCell *cell = find_cell (GTK_WIDGET (view), position, line, key);

  g_assert_nonnull (cell);

  return hu_unit_cell_get_text (cell);
}

/* Returns the texts in a column, row by row. */
static char *
list (Fixture    *self,
      const char *key)
{
  GString *text = g_string_new (NULL);

  hu_app_fixture_settle (&self->app);
  for (guint i = 0; i < hu_unit_view_get_n_shown (self->view); i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", get_text (self, i, key));

  return g_string_free (text, FALSE);
}

static void
assert_list (Fixture    *self,
             const char *key,
             const char *expected)
{
  g_autofree char *there = list (self, key);

  g_assert_cmpstr (there, ==, expected);
}

/* The draft's own word for it, by its id. */
static void
assert_draft (Fixture    *self,
              guint       unit,
              const char *key,
              const char *json)
{
  g_autofree char *pointer = g_strdup_printf ("/units/%u/%s", unit, key);
  const HuNode *value = hu_workshop_get (self->shop, pointer);
  g_autofree char *there = value != NULL ? hu_node_to_json (value) : NULL;

  g_assert_cmpstr (there, ==, json);
}

static GtkWidget *
find_editor (GtkWidget *root,
             GType      type)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (child), type) && gtk_widget_get_visible (child)
                         ? child : find_editor (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static GtkWidget *
get_entry (Fixture *self)
{
  return find_editor (GTK_WIDGET (self->view), GTK_TYPE_ENTRY);
}

static void
select_units (Fixture    *self,
              const char *rows) /* "0 2" */
{
  GtkWidget *view = find_editor (GTK_WIDGET (self->view), GTK_TYPE_COLUMN_VIEW);
  GtkSelectionModel *selection = gtk_column_view_get_model (GTK_COLUMN_VIEW (view));
  g_auto(GStrv) numbers = g_strsplit (rows, " ", -1);

  gtk_selection_model_unselect_all (selection);
  for (guint i = 0; numbers[i] != NULL; i++)
    gtk_selection_model_select_item (selection, (guint) atoi (numbers[i]), FALSE);
}

/* Goes to that unit, opens the editor of that column, types, and Return. */
static void
type_into (Fixture    *self,
           guint       unit,
           const char *key,
           const char *text)
{
  hu_unit_view_set_column (self->view, key);
  hu_unit_view_edit (self->view);
  g_assert_nonnull (get_entry (self));
  gtk_editable_set_text (GTK_EDITABLE (get_entry (self)), text);
  g_signal_emit_by_name (get_entry (self), "activate");
}

static gboolean
press (Fixture *self,
       guint    keyval)
{
  GtkWidget *view = find_editor (GTK_WIDGET (self->view), GTK_TYPE_COLUMN_VIEW);
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (view);
  gboolean taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !taken; i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &taken);
    }

  return taken;
}

static void
do_action (Fixture    *self,
           const char *name)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), name, NULL);
  hu_app_fixture_settle (&self->app);
}

static GtkWindow *
find_dialog (Fixture *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_get_transient_for (window) == GTK_WINDOW (self->window))
        return window;
    }

  return NULL;
}

/* --- Tests --- */

static void
test_columns (Fixture       *self,
              gconstpointer  data)
{
  g_auto(GStrv) keys = hu_unit_view_list_keys (self->view);
  g_autofree char *all = g_strjoinv (" ", keys);

  /* Sudden death is in force: nothing of squads and vehicles, and nothing of the front line. */
  g_assert_cmpstr (all, ==, "name id side kind at strength size branch zoc arrives.turn arrives.at");
  assert_list (self, "id", "g1 g10 g2 s1");
  assert_list (self, "side", "German German German Soviet");

  /* With the rules of tactical games, these too; what a unit's kind has not is not to be had. */
  g_assert_true (hu_workshop_set_json (self->shop, "/rules/control", "{\"victory\":[]}"));
  {
    g_auto(GStrv) more = hu_unit_view_list_keys (self->view);

    g_assert_true (g_strv_contains ((const char * const *) more, "vehicle.armor"));
    g_assert_true (g_strv_contains ((const char * const *) more, "broken"));
  }
  assert_list (self, "broken", "– – – –");
  hu_workshop_undo (self->shop);
  assert_list (self, "size", "   ");
}

/* By numbers in names, and the other way round. */
static void
test_sort (Fixture       *self,
           gconstpointer  data)
{
  hu_unit_view_set_column (self->view, "id");
  hu_unit_view_sort (self->view);
  assert_list (self, "id", "g1 g2 g10 s1");
  hu_unit_view_sort (self->view);
  assert_list (self, "id", "s1 g10 g2 g1");

  hu_unit_view_set_column (self->view, "strength");
  g_assert_true (hu_workshop_set_integer (self->shop, "/units/0/strength", 10));
  g_assert_true (hu_workshop_set_integer (self->shop, "/units/1/strength", 9));
  hu_unit_view_sort (self->view);
  assert_list (self, "id", "g2 s1 g10 g1");

  /* An edited row stays where it is until it is sorted again. */
  g_assert_true (hu_workshop_set_integer (self->shop, "/units/0/strength", 1));
  assert_list (self, "id", "g2 s1 g10 g1");
}

static void
test_search (Fixture       *self,
             gconstpointer  data)
{
  hu_unit_view_set_search (self->view, " SOVIET");
  assert_list (self, "id", "s1");
  hu_unit_view_set_search (self->view, "010");
  assert_list (self, "id", "g1 g10");
  hu_unit_view_set_search (self->view, "nowhere");
  g_assert_cmpuint (hu_unit_view_get_n_shown (self->view), ==, 0);
  hu_unit_view_set_search (self->view, "");
  g_assert_cmpuint (hu_unit_view_get_n_shown (self->view), ==, 4);
}

static void
test_edit_one (Fixture       *self,
               gconstpointer  data)
{
  hu_unit_view_go_to (self->view, 0);
  type_into (self, 0, "strength", "7");
  assert_draft (self, 0, "strength", "7");
  assert_list (self, "strength", "7   ");

  /* An impossible value stays open, and changes nothing. */
  hu_unit_view_edit (self->view);
  gtk_editable_set_text (GTK_EDITABLE (get_entry (self)), "many");
  g_signal_emit_by_name (get_entry (self), "activate");
  g_assert_nonnull (get_entry (self));
  assert_draft (self, 0, "strength", "7");
  gtk_editable_set_text (GTK_EDITABLE (get_entry (self)), "");
  g_signal_emit_by_name (get_entry (self), "activate");
  g_assert_null (get_entry (self));
  assert_draft (self, 0, "strength", NULL);

  /* Off the map; an id is renamed wherever it is named, and none is had twice. */
  type_into (self, 0, "at", "");
  assert_draft (self, 0, "at", "null");
  type_into (self, 0, "id", "g2");
  g_assert_nonnull (get_entry (self));
  gtk_editable_set_text (GTK_EDITABLE (get_entry (self)), "first");
  g_signal_emit_by_name (get_entry (self), "activate");
  assert_draft (self, 0, "id", "\"first\"");
}

/* One step of undo, however many units. */
static void
test_edit_many (Fixture       *self,
                gconstpointer  data)
{
  hu_unit_view_go_to (self->view, 0);
  select_units (self, "0 1 2");
  type_into (self, 0, "strength", "4");
  assert_list (self, "strength", "4 4 4 ");
  do_action (self, "table.undo");
  assert_list (self, "strength", "   ");
  g_assert_false (hu_workshop_can_undo (self->shop));
  do_action (self, "table.redo");
  assert_list (self, "strength", "4 4 4 ");

  /* One that is not selected is edited alone. */
  hu_unit_view_go_to (self->view, 3);
  select_units (self, "0 1");
  type_into (self, 3, "strength", "9");
  assert_list (self, "strength", "4 4 4 9");

  /* No two have one id. */
  select_units (self, "2 3");
  type_into (self, 3, "id", "same");
  assert_list (self, "id", "g1 g10 g2 s1");
}

static GtkWidget *
find_choice (GtkWidget  *root,
             const char *text)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_choice (child, text);

      if (GTK_IS_LIST_BOX_ROW (child) && find_widget (child, GTK_TYPE_LABEL, text) != NULL)
        return child;
      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
choose_in (Fixture    *self,
           const char *key,
           const char *text)
{
  GtkWidget *row;

  hu_unit_view_set_column (self->view, key);
  hu_unit_view_edit (self->view);
  hu_app_fixture_settle (&self->app);
  row = find_choice (GTK_WIDGET (self->view), text);
  g_assert_nonnull (row);
  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  hu_app_fixture_settle (&self->app);
}

static void
test_choose (Fixture       *self,
             gconstpointer  data)
{
  hu_unit_view_go_to (self->view, 1);
  select_units (self, "1 2");
  choose_in (self, "side", "Soviet");
  assert_list (self, "side", "German Soviet Soviet Soviet");
  assert_draft (self, 1, "side", "\"soviet\"");
  choose_in (self, "size", "Division");
  assert_draft (self, 2, "size", "\"division\"");
  choose_in (self, "size", "As usual");
  assert_draft (self, 2, "size", NULL);
  /* A usual value is not written.  The line is a column of the front line's. */
  g_assert_true (hu_workshop_set_system (self->shop, HU_SYSTEM_FRONT_LINE, TRUE));
  choose_in (self, "line", "No");
  assert_draft (self, 2, "line", "false");
  choose_in (self, "line", "Yes");
  assert_draft (self, 2, "line", NULL);
  choose_in (self, "kind", "Air unit");
  assert_draft (self, 1, "kind", "\"air\"");
}

/* The keyboard alone: from cell to cell, typing, Tab on, Escape out. */
static void
test_keyboard (Fixture       *self,
               gconstpointer  data)
{
  hu_unit_view_go_to (self->view, 0);
  hu_unit_view_set_column (self->view, "at");
  g_assert_true (press (self, GDK_KEY_Right));
  g_assert_true (press (self, GDK_KEY_8));
  g_assert_nonnull (get_entry (self));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_entry (self))), ==, "8");
  g_signal_emit_by_name (get_entry (self), "activate");
  assert_draft (self, 0, "strength", "8");
  g_assert_true (press (self, GDK_KEY_Left));
  hu_unit_view_edit (self->view);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_entry (self))), ==, "0102");
  /* Going elsewhere takes what is written. */
  gtk_editable_set_text (GTK_EDITABLE (get_entry (self)), "0101");
  gtk_widget_grab_focus (find_editor (GTK_WIDGET (self->window), GTK_TYPE_SEARCH_ENTRY));
  hu_app_fixture_settle (&self->app);
  assert_draft (self, 0, "at", "\"0101\"");
  g_assert_cmpstr (hu_app_fixture_where (&self->app, "g1"), ==, "0102");
}

/* --- Spreadsheets --- */

static void
test_paste (Fixture       *self,
            gconstpointer  data)
{
  static const char rows[] =
    "id\tname\tside\tstrength\tat\n"
    "g2\t\"Second \"\"Iron\"\" Division\"\tGerman\t5\t0202\n"
    "\t16-я армия\tsoviet\t12\t0502\n"
    "k7\t\"tab\there\"\tSoviet\t\t\n";

  g_assert_true (hu_unit_window_take (self->window, rows));
  g_assert_cmpuint (hu_unit_view_get_n_units (self->view), ==, 6);
  assert_draft (self, 2, "name", "\"Second \\\"Iron\\\" Division\"");
  assert_draft (self, 2, "at", "\"0202\"");
  assert_draft (self, 4, "name", "\"16-я армия\"");
  assert_draft (self, 4, "side", "\"soviet\"");
  assert_draft (self, 4, "strength", "12");
  assert_draft (self, 5, "id", "\"k7\"");
  assert_draft (self, 5, "name", "\"tab\\there\"");
  assert_draft (self, 5, "at", "null");
  g_assert_cmpuint (hu_workshop_get_n_faults (self->shop), ==, 0);
  do_action (self, "table.undo");
  assert_list (self, "id", "g1 g10 g2 s1");
  g_assert_false (hu_workshop_can_undo (self->shop));
}

/* Without a heading the cells fill the table's columns from the left. */
static void
test_paste_plain (Fixture       *self,
                  gconstpointer  data)
{
  g_assert_true (hu_unit_window_take (self->window, "Панцер\tpz\tGerman\tground\t0301\t6\nOther\t\tSoviet\t\t\t\n"));
  g_assert_cmpuint (hu_unit_view_get_n_units (self->view), ==, 6);
  assert_draft (self, 4, "name", "\"Панцер\"");
  assert_draft (self, 4, "id", "\"pz\"");
  assert_draft (self, 4, "strength", "6");
  assert_draft (self, 5, "id", "\"other\"");
}

static void
test_paste_broken (Fixture       *self,
                   gconstpointer  data)
{
  static const struct
  {
    const char *rows;
    const char *said;
  } cases[] = {
    { "name\tside\tstrength\nA\tGerman\t1\nB\tGerman\tmany\nC\tGerman\t3\n", "Line 3: " },
    { "name\tside\tat\nA\tGerman\t0101\nB\tGerman\t9901\n", "Line 3: " },
    { "name\tside\tcolour\nA\tGerman\tred\n", "Line 1: no unit has “colour”" },
    { "name\tside\nA\tGerman\nB\tRoman\n", "Line 3: " },
    { "name\tside\nA\tGerman\t0101\n", "Line 2: " },
    { "id\tname\tside\nx\tA\tGerman\nx\tB\tGerman\n", "Line 3: Another one has the id “x” already." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWindow *dialog;

      g_assert_false (hu_unit_window_take (self->window, cases[i].rows));
      dialog = find_dialog (self);
      g_assert_nonnull (dialog);
      g_test_message ("%s", adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)));
      g_assert_true (g_str_has_prefix (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), cases[i].said));
      gtk_window_destroy (dialog);
      /* Nothing of it, not even the rows that are all right. */
      assert_list (self, "id", "g1 g10 g2 s1");
      g_assert_false (hu_workshop_can_undo (self->shop));
    }
}

/* --- Units --- */

static void
test_delete_many (Fixture       *self,
                  gconstpointer  data)
{
  select_units (self, "0 2");
  do_action (self, "table.delete");
  assert_list (self, "id", "g10 s1");
  {
    /* One can go on at once. */
    g_autoptr(GArray) selected = hu_unit_view_list_selected (self->view);

    g_assert_cmpuint (selected->len, ==, 1);
  }
  do_action (self, "table.undo");
  assert_list (self, "id", "g1 g10 g2 s1");
  g_assert_false (hu_workshop_can_undo (self->shop));
}

static void
test_new (Fixture       *self,
          gconstpointer  data)
{
  do_action (self, "table.new");
  g_assert_cmpuint (hu_unit_view_get_n_units (self->view), ==, 5);
  g_assert_cmpuint (hu_unit_view_get_current (self->view), ==, 4);
  type_into (self, 4, "name", "Новая");
  assert_draft (self, 4, "name", "\"Новая\"");
  /* The current unit stays the same while others go. */
  g_assert_true (hu_workshop_remove (self->shop, "/units/0"));
  assert_list (self, "name", "g10 g2 s1 Новая");
}

static void
test_copy (Fixture       *self,
           gconstpointer  data)
{
  g_autofree char *there = NULL;
  GValue value = G_VALUE_INIT;

  select_units (self, "1 3");
  do_action (self, "table.copy");
  g_value_init (&value, G_TYPE_STRING);
  g_assert_true (gdk_content_provider_get_value (gdk_clipboard_get_content (
                   gtk_widget_get_clipboard (GTK_WIDGET (self->window))), &value, NULL));
  there = g_value_dup_string (&value);
  g_value_unset (&value);
  g_assert_cmpstr (there, ==, "id\tname\tside\tat\ng10\tg10\tgerman\t0103\ns1\ts1\tsoviet\t0501\n");
  g_assert_true (hu_unit_window_take (self->window, there));
  g_assert_false (hu_workshop_can_undo (self->shop));
}

/* It goes with the workshop. */
static void
test_goes (Fixture       *self,
           gconstpointer  data)
{
  gpointer window = self->window;

  g_object_add_weak_pointer (G_OBJECT (self->window), &window);
  act (&self->app, "win.workshop", NULL);
  hu_app_fixture_settle (&self->app);
  g_assert_null (hu_app_part (self->app.window, HU_TYPE_WORKSHOP_PANE));
  g_assert_null (window);
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*func) (Fixture *, gconstpointer);
  } tests[] = {
    { "/unit-table/columns", test_columns },
    { "/unit-table/sort", test_sort },
    { "/unit-table/search", test_search },
    { "/unit-table/edit-one", test_edit_one },
    { "/unit-table/edit-many", test_edit_many },
    { "/unit-table/choose", test_choose },
    { "/unit-table/keyboard", test_keyboard },
    { "/unit-table/paste", test_paste },
    { "/unit-table/paste-plain", test_paste_plain },
    { "/unit-table/paste-broken", test_paste_broken },
    { "/unit-table/delete-many", test_delete_many },
    { "/unit-table/new", test_new },
    { "/unit-table/copy", test_copy },
    { "/unit-table/goes", test_goes },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
