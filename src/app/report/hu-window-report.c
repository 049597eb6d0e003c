/*
 * Paper and files in the window: the report, the map as a picture, and tables on the clipboard.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-file-name.h"
#include "hu-map-export.h"
#include "hu-report-dialog.h"
#include "hu-report-job.h"
#include "hu-window-private.h"

static HuGame *
get_game (HuWindow *self)
{
  return hu_document_get_game (self->document);
}

/* --- The report --- */

static HuReportDialog *
open_report (HuWindow *self)
{
  GtkWidget *dialog;

  if (get_game (self) == NULL)
    return NULL;

  dialog = hu_report_dialog_new (GTK_WINDOW (self), get_game (self));
  g_signal_connect_object (dialog, "told", G_CALLBACK (_hu_window_toast), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));

  return HU_REPORT_DIALOG (dialog);
}

static void
report_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  open_report (HU_WINDOW (widget));
}

/* --- The map as a picture --- */

/* Takes the visible part of the map, if only that is requested. */
static void
take_view (HuWindow     *self,
           HuMapPicture *picture)
{
  const HuViewport *viewport = hu_map_state_get_viewport (hu_map_view_get_state (self->map));

  picture->part = (HuBox) { viewport->x, viewport->y, viewport->width / viewport->scale,
                            viewport->height / viewport->scale };
  picture->scale = viewport->scale;
}

/* Sets the size; "paper" is a sheet at 300 dots an inch, for printing elsewhere. */
static void
take_size (HuMapPicture *picture,
           const char   *size)
{
  HuPageSetup paper;

  if (g_strcmp0 (size, "paper") != 0)
    {
      picture->dots = g_strcmp0 (size, "double") == 0 ? 2 : 1;
      return;
    }

  hu_page_setup_init (&paper);
  hu_map_picture_fit (picture, paper.width - 56, paper.height - 56, 300);
}

static void
complain (HuWindow   *self,
          const char *what)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _("The Map Was Not Written"), what);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
written_cb (GFile        *file,
            const GError *error,
            gpointer      data)
{
  HuWindow *self = data;
  g_autofree char *shown = g_file_get_parse_name (file);
  g_autofree char *told = NULL;

  if (error != NULL)
    {
      complain (self, error->message);
      return;
    }

  /* Translators: the name of a file. */
  told = g_strdup_printf (_("The map is in “%s”"), shown);
  _hu_window_toast (self, told);
}

void
_hu_window_write_map (HuWindow   *self,
                      GFile      *file,
                      const char *part,
                      const char *size,
                      gboolean    legend)
{
  g_autofree char *name = hu_file_dup_name (file);
  gint format = hu_picture_format_from_name (name);
  HuMapPicture picture;
  HuScene scene;

  if (format < 0)
    {
      complain (self, _("The name of the file says what is written: let it end in .png, .svg or .pdf."));
      return;
    }

  hu_map_view_fill_scene (self->map, &scene);
  hu_map_picture_init (&picture, scene.snapshot);
  picture.scene = &scene;
  picture.legend = legend;
  if (g_strcmp0 (part, "seen") == 0)
    take_view (self, &picture);
  take_size (&picture, size);
  hu_map_export (GTK_WINDOW (self), &picture, format, file, written_cb, G_OBJECT (g_object_ref (self)));
}

static void
map_response_cb (HuWindow             *self,
                 int                   response,
                 GtkFileChooserNative *native)
{
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (native);
  g_autoptr(GFile) file = gtk_file_chooser_get_file (chooser);
  g_autofree char *part = g_strdup (gtk_file_chooser_get_choice (chooser, "part"));
  g_autofree char *size = g_strdup (gtk_file_chooser_get_choice (chooser, "size"));
  gboolean legend = g_strcmp0 (gtk_file_chooser_get_choice (chooser, "legend"), "true") == 0;

  g_clear_object (&self->chooser);
  if (response == GTK_RESPONSE_ACCEPT && file != NULL && get_game (self) != NULL)
    _hu_window_write_map (self, file, part, size, legend);
}

static void
add_map_choices (GtkFileChooser *chooser)
{
  const char *parts[] = { "whole", "seen", NULL };
  const char *part_names[] = { _("The whole map"), _("What is seen"), NULL };
  const char *sizes[] = { "single", "double", "paper", NULL };
  const char *size_names[] = { _("As on screen"), _("Twice that"), _("An A4 sheet at 300 dpi"), NULL };

  gtk_file_chooser_add_choice (chooser, "part", _("Part"), parts, part_names);
  gtk_file_chooser_add_choice (chooser, "size", _("Size"), sizes, size_names);
  gtk_file_chooser_add_choice (chooser, "legend", _("With the legend"), NULL, NULL);
  gtk_file_chooser_set_choice (chooser, "part", "whole");
  gtk_file_chooser_set_choice (chooser, "size", "single");
  gtk_file_chooser_set_choice (chooser, "legend", "true");
}

static void
export_map_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  g_autofree char *title = NULL;
  g_autofree char *suggested = NULL;

  if (get_game (self) == NULL || self->chooser != NULL)
    return;

  title = hu_document_dup_title (self->document);
  g_strdelimit (title, "/\\:*?\"<>|\n", '-');
  suggested = g_strconcat (title[0] != '\0' ? title : _("Map"), ".png", NULL);
  self->chooser = gtk_file_chooser_native_new (_("Export the Map"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE,
                                               _("_Export"), _("_Cancel"));
  add_map_choices (GTK_FILE_CHOOSER (self->chooser));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), suggested);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (map_response_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

/* --- Tables on the clipboard --- */

static const HuReportTableKind *
find_table_kind (const HuScenario *scenario,
                 const char       *name)
{
  g_autoptr(GPtrArray) tables = hu_report_list_tables (scenario);

  for (guint i = 0; i < tables->len; i++)
    {
      const HuReportTableKind *kind = g_ptr_array_index (tables, i);

      if (g_str_equal (kind->name, name))
        return kind;
    }

  return NULL;
}

/* Copies the table in the window's own view, at the moment shown. */
static void
copy_table_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  HuGame *game = get_game (self);
  const HuReportTableKind *kind;
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  g_autoptr(HuReport) report = NULL;
  g_autofree char *text = NULL;
  HuReportOptions options;

  if (game == NULL)
    return;

  kind = find_table_kind (hu_game_get_scenario (game), g_variant_get_string (parameter, NULL));
  if (kind == NULL)
    {
      _hu_window_toast (self, _("This game has no such table"));
      return;
    }

  /* The other parts need not be made. */
  options = (HuReportOptions) { hu_game_get_position (game), hu_game_get_viewer (game), 1u << kind->part };
  adjudicator = hu_report_job_adjudicate (game);
  report = hu_report_new (adjudicator, &options);
  text = hu_report_table_to_tabs (hu_report_find_table (report, kind->name));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  _hu_window_toast (self, _("The table is on the clipboard"));
}

/* The table behind the page of the side panel that is shown. */
static const char *
find_shown_table (HuWindow *self)
{
  const HuSidePageKind *page = _hu_window_find_side_page (self);

  return page != NULL ? page->table : "log";
}

static void
copy_shown_table_action (GtkWidget  *widget,
                         const char *name,
                         GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);

  if (get_game (self) != NULL)
    gtk_widget_activate_action (widget, "win.copy-table", "s", find_shown_table (self));
}

/* --- The window --- */

void
_hu_window_install_report_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.report", NULL, report_action);
  gtk_widget_class_install_action (widget_class, "win.export-map", NULL, export_map_action);
  gtk_widget_class_install_action (widget_class, "win.copy-table", "s", copy_table_action);
  gtk_widget_class_install_action (widget_class, "win.copy-shown-table", NULL, copy_shown_table_action);
}

void
_hu_window_update_report (HuWindow *self)
{
  gboolean game = get_game (self) != NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.report", game);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.export-map", game);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.copy-table", game);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.copy-shown-table", game);
}
