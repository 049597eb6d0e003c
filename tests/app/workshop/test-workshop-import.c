/*
 * The window in which a table of units is looked over before it is imported.
 */
#include "hu-workshop-steps.h"

#include "hu-workshop-import.h"
#include "hu-workshop-sheet.h"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up_open (self, "g1 german 0102; s1 soviet 0501", "");
  act (self, "win.workshop", NULL);
  act (self, "win.workshop-page", "units");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static GtkWidget *
open_table (HuAppFixture *self,
            const char   *text)
{
  HuWorkshopBench *bench = hu_workshop_pane_get_bench (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE));
  GtkWidget *window = hu_workshop_sheet_preview (bench, GTK_WIDGET (self->window), text, -1);

  hu_app_fixture_settle (self);

  return window;
}

static guint
count_units (HuAppFixture *self)
{
  return hu_node_get_n (hu_workshop_get (get_shop (self), "/units"));
}

static gboolean
can_import (GtkWidget *window)
{
  return gtk_widget_get_sensitive (hu_app_child (window, "import_button"));
}

static void
test_matched_and_mended (HuAppFixture  *self,
                         gconstpointer  data)
{
  GtkWidget *window = open_table (self, "Name;Whose;Force;Note\nA;Red;4;x\nB;soviet;many;y\n");
  GtkWidget *row;
  guint before = count_units (self);

  g_assert_nonnull (window);
  g_assert_false (can_import (window));
  g_assert_cmpstr (adw_preferences_group_get_description (hu_app_child (window, "columns_group")), ==,
                   "Left out: Whose, Force, Note");

  choose (window, "Whose", "Side");
  choose (window, "Force", "Strength");
  hu_app_fixture_settle (self);
  g_assert_cmpstr (adw_preferences_group_get_description (hu_app_child (window, "columns_group")), ==, "Left out: Note");
  choose (window, "Red", "German");
  hu_app_fixture_settle (self);
  g_assert_cmpstr (hu_app_text (window, "summary"), ==, "1 row cannot be imported as it is.");

  /* The one that is left says why, and is mended in place. */
  row = hu_app_row (hu_app_child (window, "faults_group"), "Strength");
  g_assert_nonnull (row);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "many");
  gtk_editable_set_text (GTK_EDITABLE (row), "7");
  g_signal_emit_by_name (row, "apply");
  hu_app_fixture_settle (self);
  g_assert_cmpstr (hu_app_text (window, "summary"), ==, "2 new units, 0 units will change.");
  g_assert_cmpuint (count_units (self), ==, before);
  g_assert_true (can_import (window));

  g_signal_emit_by_name (hu_app_child (window, "import_button"), "clicked");
  hu_app_fixture_settle (self);
  g_assert_cmpuint (count_units (self), ==, before + 2);
  g_assert_null (hu_app_toplevel (HU_TYPE_WORKSHOP_IMPORT));
  act (self, "win.undo", NULL);
  g_assert_cmpuint (count_units (self), ==, before);
}

static void
test_cancelled (HuAppFixture  *self,
                gconstpointer  data)
{
  GtkWidget *window = open_table (self, "name,side\nA,german\n");
  guint before = count_units (self);

  g_assert_true (can_import (window));
  gtk_window_close (GTK_WINDOW (window));
  hu_app_fixture_settle (self);
  g_assert_cmpuint (count_units (self), ==, before);
  g_assert_false (hu_workshop_can_undo (get_shop (self)));
}

/* What is no UTF-8 is read only after a question that shows how it would read. */
static void
test_encoding (HuAppFixture  *self,
               gconstpointer  data)
{
  static const char table[] = "Unit;Army;Hex\n1st;german;0102\nGr\xf6\xdf" "e;german;0102\n";
  HuWorkshopBench *bench = hu_workshop_pane_get_bench (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE));
  g_autoptr(GBytes) bytes = g_bytes_new_static (table, sizeof table - 1);
  g_autoptr(GBytes) nothing = g_bytes_new_static ("a\0b", 3);
  GtkWidget *window;

  for (guint i = 0; i < 2; i++)
    {
      GtkWindow *dialog;

      hu_workshop_sheet_open (bench, GTK_WIDGET (self->window), bytes);
      hu_app_fixture_settle (self);
      g_assert_null (hu_app_toplevel (HU_TYPE_WORKSHOP_IMPORT));
      dialog = hu_app_fixture_dialog (self);
      g_assert_cmpstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), ==,
                       "The table is not saved as UTF-8. As Windows-1252 it reads: “Größe;german;0102”. If that is wrong, cancel, "
                       "and save the table as UTF-8.");
      adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), i == 0 ? "cancel" : "read");
      hu_app_fixture_settle (self);
    }
  window = GTK_WIDGET (hu_app_toplevel (HU_TYPE_WORKSHOP_IMPORT));
  g_assert_nonnull (window);
  g_assert_cmpstr (hu_app_text (window, "summary"), ==, "2 new units, 0 units will change.");
  gtk_window_close (GTK_WINDOW (window));
  hu_app_fixture_settle (self);

  hu_workshop_sheet_open (bench, GTK_WIDGET (self->window), nothing);
  hu_app_fixture_settle (self);
  g_assert_nonnull (hu_app_fixture_dialog (self));
  gtk_window_destroy (hu_app_fixture_dialog (self));
}

/* A heading is the user's text, and no markup. */
static void
test_headings (HuAppFixture  *self,
               gconstpointer  data)
{
  GtkWidget *window = open_table (self, "name,side,<b>Arms & Legs\nA,german,4\n");

  g_assert_true (hu_app_shows (window, "Left out: <b>Arms & Legs"));
  gtk_window_close (GTK_WINDOW (window));
  hu_app_fixture_settle (self);
}

static void
test_no_table (HuAppFixture  *self,
               gconstpointer  data)
{
  g_assert_null (open_table (self, "name,si\"de\nA,B\n"));
  g_assert_nonnull (hu_app_fixture_dialog (self));
  gtk_window_destroy (hu_app_fixture_dialog (self));
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
    { "/workshop-import/matched-and-mended", test_matched_and_mended },
    { "/workshop-import/cancelled", test_cancelled },
    { "/workshop-import/encoding", test_encoding },
    { "/workshop-import/headings", test_headings },
    { "/workshop-import/no-table", test_no_table },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
