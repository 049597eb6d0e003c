/*
 * The report in the window: the dialog, its files, stopping, and tables on the
 * clipboard.
 */
#include <string.h>

#include <glib/gstdio.h>

#include "hu-app-fixture.h"
#include "hu-print-settings.h"
#include "hu-report-dialog.h"
#include "hu-report-section.h"

#define UNITS "g1 german 0101; s1 soviet 0301"
#define NEXT_SESSION "/report/page-setup/subprocess/next-session"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up (self, UNITS, "move g1 0102; end-phase; note a<b>; end-phase; end-phase");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static GFile *
file_in (HuAppFixture *self,
         const char   *name)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);

  return g_file_new_for_path (path);
}

static HuReportDialog *
open_dialog (HuAppFixture *self)
{
  GtkWindow *dialog;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.report", NULL);
  dialog = hu_app_fixture_dialog (self);
  g_assert_true (HU_IS_REPORT_DIALOG (dialog));

  return HU_REPORT_DIALOG (dialog);
}

static gboolean
is_there (HuAppFixture *self,
          gpointer      data)
{
  return g_file_query_exists (data, NULL) && hu_app_fixture_dialog (self) == NULL;
}

/* The first widget below @widget that has that template name. */
static GtkWidget *
find_child (GtkWidget  *widget,
            const char *name)
{
  GtkWidget *child =
    GTK_WIDGET (gtk_widget_get_template_child (widget, HU_TYPE_REPORT_DIALOG, name));

  g_assert_nonnull (child);
  return child;
}

static char *
export_as (HuAppFixture *self,
           guint         format,
           const char   *name)
{
  HuReportDialog *dialog = open_dialog (self);
  g_autoptr(GFile) file = file_in (self, name);
  char *text;

  adw_combo_row_set_selected (ADW_COMBO_ROW (find_child (GTK_WIDGET (dialog), "format_row")), format);
  hu_report_dialog_export (dialog, file);
  hu_app_fixture_wait (self, is_there, file);
  g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));

  return text;
}

static void
test_export (HuAppFixture  *self,
             gconstpointer  data)
{
  static const struct { const char *name, *begins, *holds; } files[] = {
    { "r.pdf", "%PDF-", NULL },
    { "r.html", "<!DOCTYPE html>", "a&lt;b&gt;" },
    { "r.md", "# ", "a&lt;b\\>" },
    { "r.csv", "Event,Turn,Phase,Kind,Rule,", "a<b>" },
    { "r.bbcode", "[b]", "a‹b>" },
    { "r-x.bbcode", "[B]", "a‹b>" },
    { "r.txt", "", "a<b>" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *text = export_as (self, i, files[i].name);

      g_assert_true (g_str_has_prefix (text, files[i].begins));
      if (files[i].holds != NULL)
        g_assert_nonnull (strstr (text, files[i].holds));
    }
}

/* The row for a text number @n, counted down from there. */
static GtkWidget *
find_entry (GtkWidget *widget,
            guint     *n)
{
  if (ADW_IS_ENTRY_ROW (widget) && (*n)-- == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_entry (child, n);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* Who played stands on the protocol, which is all there is, and stays in the game and its file. */
static void
test_played (HuAppFixture  *self,
             gconstpointer  data)
{
  static const char * const texts[] = { "Anna Bee", "", "Köln", "3 May" };
  HuReportDialog *dialog = open_dialog (self);
  HuDocument *document = hu_session_get_document (hu_window_get_session (self->window));
  HuGame *game = hu_document_get_game (document);
  g_autoptr(GFile) file = file_in (self, "protocol.txt");
  g_autoptr(GFile) saved = file_in (self, "saved.hexgame");
  g_autofree char *text = NULL;
  g_autofree char *kept = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      guint n = i;

      gtk_editable_set_text (GTK_EDITABLE (find_entry (GTK_WIDGET (dialog), &n)), texts[i]);
    }
  adw_combo_row_set_selected (ADW_COMBO_ROW (find_child (GTK_WIDGET (dialog), "extent_row")), 4);
  adw_combo_row_set_selected (ADW_COMBO_ROW (find_child (GTK_WIDGET (dialog), "format_row")), 6);
  hu_report_dialog_export (dialog, file);
  hu_app_fixture_wait (self, is_there, file);
  g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
  g_assert_nonnull (strstr (text, "Anna Bee"));
  g_assert_nonnull (strstr (text, "Köln, 3 May"));
  g_assert_nonnull (strstr (text, "Fingerprint of the game: "));
  g_assert_null (strstr (text, "Authors"));

  g_assert_cmpstr (hu_game_get_played (game)->players[HU_SIDE_FIRST], ==, "Anna Bee");
  g_assert_null (hu_game_get_played (game)->players[HU_SIDE_SECOND]);
  g_assert_true (hu_document_get_modified (document));
  g_assert_true (hu_document_save (document, saved, NULL));
  g_assert_true (g_file_load_contents (saved, NULL, &kept, NULL, NULL, NULL));
  g_assert_nonnull (strstr (kept, "\"played\": {\"place\": \"Köln\", \"date\": \"3 May\"}"));
  g_assert_false (hu_document_get_modified (document));
}

/* A part that is switched off is not in it, and the moment is the one that is chosen. */
static void
test_options (HuAppFixture  *self,
              gconstpointer  data)
{
  HuReportDialog *dialog = open_dialog (self);
  g_autoptr(GFile) file = file_in (self, "set-up.md");
  AdwComboRow *moment = ADW_COMBO_ROW (find_child (GTK_WIDGET (dialog), "moment_row"));
  g_autofree char *text = NULL;

  adw_combo_row_set_selected (moment, g_list_model_get_n_items (adw_combo_row_get_model (moment)) - 1);
  adw_combo_row_set_selected (ADW_COMBO_ROW (find_child (GTK_WIDGET (dialog), "format_row")), 2);
  hu_report_dialog_export (dialog, file);
  hu_app_fixture_wait (self, is_there, file);
  g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
  g_assert_nonnull (strstr (text, "the first 0 of 5"));
  g_assert_null (strstr (text, "a&lt;b"));
}

static gboolean
is_idle (HuAppFixture *self,
         gpointer      data)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (GTK_STACK (find_child (data, "stack"))), "options") == 0;
}

/* Stopped, it leaves no file, and the dialog is as before. */
static void
test_stop (HuAppFixture  *self,
           gconstpointer  data)
{
  HuReportDialog *dialog = open_dialog (self);
  g_autoptr(GFile) file = file_in (self, "stopped.pdf");
  g_autoptr(GFile) folder = g_file_get_parent (file);
  guint n = 0;
  g_autoptr(GDir) dir = NULL;

  hu_report_dialog_export (dialog, file);
  g_assert_false (is_idle (self, dialog));
  g_signal_emit_by_name (find_child (GTK_WIDGET (dialog), "stop_button"), "clicked");
  hu_app_fixture_wait (self, is_idle, dialog);
  g_assert_false (g_file_query_exists (file, NULL));
  dir = g_dir_open (g_file_peek_path (folder), 0, NULL);
  while (g_dir_read_name (dir) != NULL)
    n++;
  g_assert_cmpuint (n, ==, 1); /* the game's own */
  gtk_window_close (GTK_WINDOW (dialog));
}

static gboolean
complains (HuAppFixture *self,
           gpointer      data)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window) && gtk_widget_get_visible (GTK_WIDGET (window)))
        {
          g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (window)),
                                    "there is no such folder"));
          gtk_window_close (window);
          return TRUE;
        }
    }

  return FALSE;
}

static void
test_failure (HuAppFixture  *self,
              gconstpointer  data)
{
  HuReportDialog *dialog = open_dialog (self);
  g_autoptr(GFile) file = file_in (self, "no/such/folder.pdf");

  hu_report_dialog_export (dialog, file);
  hu_app_fixture_wait (self, complains, NULL);
  g_assert_true (is_idle (self, dialog));
  gtk_window_close (GTK_WINDOW (dialog));
}

typedef struct
{
  char    *text;
  GBytes  *picture;
  gboolean read;
} Clipboard;

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  Clipboard *clipboard = data;

  clipboard->text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  clipboard->read = TRUE;
}

static gboolean
was_read (HuAppFixture *self,
          gpointer      data)
{
  return ((Clipboard *) data)->read;
}

static void
test_copy (HuAppFixture  *self,
           gconstpointer  data)
{
  Clipboard clipboard = { 0 };

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.copy-shown-table", NULL);
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), NULL, read_cb, &clipboard);
  hu_app_fixture_wait (self, was_read, &clipboard);
  g_assert_true (g_str_has_prefix (clipboard.text, "Event\tRule\tWhat happened"));
  g_assert_nonnull (strstr (clipboard.text, "\n1\t\tg1 moves"));
  g_free (clipboard.text);
}

/* The page of supply: the units, and what became of them. */
static void
test_copy_units (HuAppFixture  *self,
                 gconstpointer  data)
{
  Clipboard clipboard = { 0 };

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.army", NULL);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.copy-shown-table", NULL);
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), NULL, read_cb, &clipboard);
  hu_app_fixture_wait (self, was_read, &clipboard);
  g_assert_true (g_str_has_prefix (clipboard.text, "Unit\tSide\tStrength\tState\tEvent"));
  g_assert_nonnull (strstr (clipboard.text, "\ng1\tGerman\t"));
  g_free (clipboard.text);
}

/* The protocol, as a forum or a chat takes it. */
static void
test_copy_as (HuAppFixture  *self,
              gconstpointer  data)
{
  static const struct { const char *kind, *begins; } kinds[] = {
    { "md", "# " }, { "bbcode", "[b]" }, { "xenforo", "[B]" }, { "txt", "" }, { "chat", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      Clipboard clipboard = { 0 };

      gtk_widget_activate_action (GTK_WIDGET (self->window), "win.copy-as", "s", kinds[i].kind);
      gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), NULL, read_cb, &clipboard);
      hu_app_fixture_wait (self, was_read, &clipboard);
      g_assert_true (g_str_has_prefix (clipboard.text, kinds[i].begins));
      g_assert_cmpint (strchr (clipboard.text, '\n') == NULL, ==, g_str_equal (kinds[i].kind, "chat"));
      g_free (clipboard.text);
    }
}

static void
test_map (HuAppFixture  *self,
          gconstpointer  data)
{
  static const char * const names[] = { "whole.png", "whole.svg", "whole.pdf" };
  static const char * const begins[] = { "\x89PNG", "<?xml", "%PDF" };
  g_autoptr(HuSection) section =
    hu_report_section_new (hu_window_get_session (self->window), ADW_APPLICATION_WINDOW (self->window),
                           hu_app_map (self->window), hu_app_child (self->window, "side_stack"));

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (guint seen = 0; seen < 2; seen++)
      {
        g_autofree char *name = g_strconcat (seen ? "seen-" : "", names[i], NULL);
        g_autoptr(GFile) file = file_in (self, name);
        g_autofree char *text = NULL;

        hu_report_section_write_map (HU_REPORT_SECTION (section), file, seen ? "seen" : "unbroken", i == 0 ? "double" : "paper",
                                     seen);
        hu_app_fixture_wait (self, is_there, file);
        g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
        g_assert_true (g_str_has_prefix (text, begins[i]));
      }
}

static void
picture_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  Clipboard *clipboard = data;
  const char *kind = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(GInputStream) stream = gdk_clipboard_read_finish (GDK_CLIPBOARD (source), result, &kind, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (kind, ==, "image/png");
  clipboard->picture = g_input_stream_read_bytes (stream, 1 << 25, NULL, &error);
  g_assert_no_error (error);
  clipboard->read = TRUE;
}

static gboolean
has_picture (HuAppFixture *self,
             gpointer      data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (self->window));

  return gdk_content_formats_contain_mime_type (gdk_clipboard_get_formats (clipboard), "image/png");
}

/* The number in the head of a PNG at @offset. */
static guint
png_number (GBytes *picture,
            gsize   offset)
{
  guint32 number;

  g_assert_cmpuint (g_bytes_get_size (picture), >, 24);
  g_assert_cmpmem (g_bytes_get_data (picture, NULL), 8, "\x89PNG\r\n\x1a\n", 8);
  memcpy (&number, (const guint8 *) g_bytes_get_data (picture, NULL) + offset, sizeof number);

  return GUINT32_FROM_BE (number);
}

/* The map as it is shown: what is on screen of it, at least at 40 px a hexside. */
static void
test_copy_map (HuAppFixture  *self,
               gconstpointer  data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (self->window));
  const char *kinds[] = { "image/png", NULL };
  HuBox map = hu_geometry_bounds (hu_game_get_scenario (hu_app_fixture_game (self))->map->grid);
  GActionGroup *actions = hu_map_view_get_actions (hu_app_map (self->window));
  gboolean small = FALSE;

  gtk_window_set_default_size (GTK_WINDOW (self->window), 480, 360);
  hu_app_fixture_settle (self);
  hu_app_fixture_map_action (self, "fit", NULL);
  hu_app_fixture_settle (self);
  for (guint i = 0; i < 3; i++)
    {
      Clipboard read = { 0 };
      const HuViewport *seen = hu_map_state_get_viewport (hu_map_view_get_state (hu_app_map (self->window)));
      double left = MAX (seen->x, map.x), right = MIN (seen->x + seen->width / seen->scale, map.x + map.width);
      double top = MAX (seen->y, map.y), bottom = MIN (seen->y + seen->height / seen->scale, map.y + map.height);
      double scale = MAX (seen->scale, 40);

      gdk_clipboard_set_text (clipboard, "");
      gtk_widget_activate_action (GTK_WIDGET (self->window), "win.copy-map", NULL);
      hu_app_fixture_wait (self, has_picture, NULL);
      gdk_clipboard_read_async (clipboard, kinds, G_PRIORITY_DEFAULT, NULL, picture_cb, &read);
      hu_app_fixture_wait (self, was_read, &read);
      g_assert_cmpfloat_with_epsilon (png_number (read.picture, 16), (right - left) * scale, 1.01);
      g_assert_cmpfloat_with_epsilon (png_number (read.picture, 20), (bottom - top) * scale, 1.01);
      g_bytes_unref (read.picture);

      small |= seen->scale < 40;

      /* Closer, only a part is on screen; farther, the numbers of hexes could not be read. */
      for (guint k = 0; k < 12 && g_action_group_get_action_enabled (actions, i == 0 ? "zoom-in" : "zoom-out"); k++)
        hu_app_fixture_map_action (self, i == 0 ? "zoom-in" : "zoom-out", NULL);
      hu_app_fixture_settle (self);
    }
  g_assert_true (small);
}

/* What another process reads. */
static void
test_next_session (void)
{
  HuPageSetup pages;

  hu_print_settings_fill (hu_print_settings_get_page_setup (), &pages);
  g_assert_cmpfloat_with_epsilon (pages.width, 1190.55, 0.1);
  g_assert_cmpfloat_with_epsilon (pages.height, 841.89, 0.1);
}

/* The paper is the same in the next session. */
static void
test_page_setup (HuAppFixture  *self,
                 gconstpointer  data)
{
  g_autoptr(GtkPageSetup) setup = gtk_page_setup_new ();
  GtkPaperSize *paper = gtk_paper_size_new (GTK_PAPER_NAME_A3);

  gtk_page_setup_set_paper_size_and_default_margins (setup, paper);
  gtk_page_setup_set_orientation (setup, GTK_PAGE_ORIENTATION_LANDSCAPE);
  hu_print_settings_set (setup, NULL);
  g_test_trap_subprocess (NEXT_SESSION, 0, 0);
  g_test_trap_assert_passed ();
  gtk_paper_size_free (paper);
}

int
main (int   argc,
      char *argv[])
{
  static const struct { const char *path; void (*test) (HuAppFixture *, gconstpointer); } tests[] = {
    { "/report/export", test_export },   { "/report/options", test_options }, { "/report/played", test_played },
    { "/report/copy-as", test_copy_as }, { "/report/stop", test_stop },
    { "/report/failure", test_failure }, { "/report/copy", test_copy },       { "/report/map", test_map },
    { "/report/copy-map", test_copy_map },
    { "/report/page-setup", test_page_setup }, { "/report/copy-units", test_copy_units },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, set_up, tests[i].test, tear_down);
  g_test_add_func (NEXT_SESSION, test_next_session);

  return g_test_run ();
}
