/*
 * Printing as people do it: the system's own dialog, printing into a file with
 * it, giving up in it, and the preview.
 */
#include <string.h>

#include <gtk/gtkunixprint.h>

#include "hu-app-fixture.h"
#include "hu-print-settings.h"
#include "hu-report-dialog.h"

#define UNITS "g1 german 0101; s1 soviet 0301"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  g_autoptr(GtkPrintSettings) settings = gtk_print_settings_new ();

  hu_app_fixture_set_up (self, UNITS, "move g1 0102; end-phase; note noted; end-phase; end-phase");
  /* The choice of last time is found chosen. */
  gtk_print_settings_set_printer (settings, "Print to File");
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_DIR, self->folder);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_URI, "file:///nowhere/of-another-game.pdf");
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf");
  hu_print_settings_set (NULL, settings);
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static HuReportDialog *
open_dialog (HuAppFixture *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.report", NULL);

  return HU_REPORT_DIALOG (hu_app_fixture_dialog (self));
}

static GtkPrintUnixDialog *
find_print_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i);

      if (GTK_IS_PRINT_UNIX_DIALOG (window))
        return GTK_PRINT_UNIX_DIALOG (window);
    }

  return NULL;
}

static gboolean
has_printer (HuAppFixture *self,
             gpointer      data)
{
  GtkPrintUnixDialog *dialog = find_print_dialog ();

  return dialog != NULL && gtk_print_unix_dialog_get_selected_printer (dialog) != NULL;
}

static gboolean
is_dialog_gone (HuAppFixture *self,
                gpointer      data)
{
  return hu_app_fixture_dialog (self) == NULL && find_print_dialog () == NULL;
}

/* The whole of a PDF ends so. */
static gboolean
is_whole (HuAppFixture *self,
          gpointer      data)
{
  g_autofree char *content = NULL;
  gsize length;

  return g_file_get_contents (data, &content, &length, NULL) && length > 1000 &&
         g_strstr_len (content + length - 16, 16, "%%EOF") != NULL;
}

static char *
read_back (const char *program,
           const char *path,
           const char *last)
{
  const char *argv[] = { program, path, last, NULL };
  char *out;
  g_autoptr(GError) error = NULL;

  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL,
                               &out, NULL, NULL, &error));
  g_assert_no_error (error);

  return out;
}

static void
assert_report (const char *path)
{
  g_autofree char *info = read_back ("pdfinfo", path, NULL);
  g_autofree char *text = read_back ("pdftotext", path, "-");
  const char *pages = strstr (info, "Pages:");
  g_autofree char *foot = NULL;
  guint n;

  g_assert_nonnull (pages);
  n = (guint) g_ascii_strtoull (pages + strlen ("Pages:") + strspn (pages + strlen ("Pages:"), " "), NULL, 10);
  g_assert_cmpuint (n, >, 3);
  foot = g_strdup_printf ("Page %u of %u", n, n);
  g_assert_nonnull (strstr (text, foot));
  g_assert_nonnull (strstr (text, "noted"));
  g_assert_nonnull (strstr (info, "A4"));
}

/* By the system's dialog, into a file that is called as the game is. */
static void
test_print (HuAppFixture  *self,
            gconstpointer  data)
{
  HuReportDialog *dialog = open_dialog (self);
  const char *title = hu_game_get_scenario (hu_app_fixture_game (self))->title;
  g_autofree char *name = g_strconcat (title[0] != '\0' ? title : "A game without a title", ".pdf", NULL);
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  GtkPrintSettings *kept;

  gtk_widget_activate_action (GTK_WIDGET (dialog), "report.print", NULL);
  hu_app_fixture_wait (self, has_printer, NULL);
  gtk_dialog_response (GTK_DIALOG (find_print_dialog ()), GTK_RESPONSE_OK);
  hu_app_fixture_wait (self, is_whole, path);
  hu_app_fixture_wait (self, is_dialog_gone, NULL);
  assert_report (path);

  /* The printer is remembered, and the file is not. */
  kept = hu_print_settings_get_settings ();
  g_assert_cmpstr (gtk_print_settings_get_printer (kept), ==, "Print to File");
  g_assert_null (gtk_print_settings_get (kept, GTK_PRINT_SETTINGS_OUTPUT_URI));
  g_assert_null (gtk_print_settings_get (kept, GTK_PRINT_SETTINGS_OUTPUT_BASENAME));
}

/* Giving up in it leads back to what was asked for. */
static void
test_give_up (HuAppFixture  *self,
              gconstpointer  data)
{
  HuReportDialog *dialog = open_dialog (self);

  gtk_widget_activate_action (GTK_WIDGET (dialog), "report.print", NULL);
  hu_app_fixture_wait (self, has_printer, NULL);
  gtk_dialog_response (GTK_DIALOG (find_print_dialog ()), GTK_RESPONSE_CANCEL);
  hu_app_fixture_settle (self);
  g_assert_null (find_print_dialog ());
  g_assert_true (GTK_WINDOW (dialog) == hu_app_fixture_dialog (self));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* The preview shows the pages that would be printed, in whatever the desktop shows pages with. */
static void
test_preview (HuAppFixture  *self,
              gconstpointer  data)
{
  HuReportDialog *dialog = open_dialog (self);
  g_autofree char *path = g_build_filename (self->folder, "preview.pdf", NULL);
  g_autofree char *command = g_strdup_printf ("cp %%f %s", path);

  g_object_set (gtk_settings_get_default (), "gtk-print-preview-command", command, NULL);
  gtk_widget_activate_action (GTK_WIDGET (dialog), "report.preview", NULL);
  hu_app_fixture_wait (self, is_whole, path);
  assert_report (path);
  hu_app_fixture_settle (self);
  /* One may look, and then print or export. */
  g_assert_true (GTK_WINDOW (dialog) == hu_app_fixture_dialog (self));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static gboolean
is_told (HuAppFixture *self,
         gpointer      data)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window))
        *(AdwMessageDialog **) data = ADW_MESSAGE_DIALOG (window);
    }

  return *(AdwMessageDialog **) data != NULL;
}

static gboolean
is_choosing (HuAppFixture *self,
             gpointer      data)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i);

      if (GTK_IS_FILE_CHOOSER (window) && gtk_widget_get_visible (GTK_WIDGET (window)))
        return TRUE;
    }

  return FALSE;
}

/* Where neither printing nor the desktop has a program for it, that is said, with a way out. */
static void
test_no_viewer (HuAppFixture  *self,
                gconstpointer  data)
{
  GList *viewers = g_app_info_get_all_for_type ("application/pdf");
  HuReportDialog *dialog = open_dialog (self);
  AdwMessageDialog *told = NULL;

  /* In a home of its own. */
  for (GList *l = viewers; l != NULL; l = l->next)
    g_app_info_remove_supports_type (l->data, "application/pdf", NULL);
  g_list_free_full (viewers, g_object_unref);
  g_object_set (gtk_settings_get_default (), "gtk-print-preview-command", "no-such-program-anywhere %f", NULL);

  gtk_widget_activate_action (GTK_WIDGET (dialog), "report.preview", NULL);
  hu_app_fixture_wait (self, is_told, &told);
  g_assert_cmpstr (adw_message_dialog_get_heading (told), ==, "No Program Can Show the Preview");
  g_assert_cmpstr (adw_message_dialog_get_body (told), ==,
                   "The preview opens in a PDF viewer, and none is installed. Install one, for example Document Viewer "
                   "(Evince), or export the report as a PDF file.");
  g_assert_true (adw_message_dialog_has_response (told, "export"));
  adw_message_dialog_response (told, "export");
  gtk_window_close (GTK_WINDOW (told));
  hu_app_fixture_wait (self, is_choosing, NULL);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  g_test_add ("/printing/print", HuAppFixture, NULL, set_up, test_print, tear_down);
  g_test_add ("/printing/give-up", HuAppFixture, NULL, set_up, test_give_up, tear_down);
  g_test_add ("/printing/preview", HuAppFixture, NULL, set_up, test_preview, tear_down);
  g_test_add ("/printing/no-viewer", HuAppFixture, NULL, set_up, test_no_viewer, tear_down);

  return g_test_run ();
}
