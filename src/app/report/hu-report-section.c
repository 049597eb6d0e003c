/*
 * Paper and files in the window: the report, the map as a picture, and tables on the clipboard.
 */
#include "config.h"

#include "hu-report-section.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "hu-file-name.h"
#include "hu-job.h"
#include "hu-map-picture.h"
#include "hu-message.h"
#include "hu-report-dialog.h"
#include "hu-report-job.h"
#include "hu-save.h"
#include "hu-system-panels.h"

/* @error: NULL where the file was written; valid only during the call. */
typedef void (*ExportedFunc) (GFile        *file,
                              const GError *error,
                              gpointer      data);

#define POLL_MS 60
/* Most are written before anybody could read a dialog. */
#define DIALOG_AFTER_MS 400

typedef struct
{
  HuMapPicture    picture;
  HuMapScene      scene;
  HuSnapshot     *snapshot;
  HuPictureFormat format;
  GFile          *file;
  HuJob          *job;
  gboolean        written;
  ExportedFunc done;
  GObject        *data;
  GtkWindow      *parent;
  GtkWidget      *dialog; /* NULL: not shown yet */
  GtkWidget      *bar;
  guint           poll;
  guint           waited; /* ms */
} Export;

static void
export_free (gpointer data)
{
  Export *self = data;

  hu_map_scene_clear (&self->scene);
  hu_snapshot_unref (self->snapshot);
  g_object_unref (self->file);
  g_clear_object (&self->parent);
  g_clear_object (&self->data);
  g_free (self);
}

/* --- In the thread --- */

static gpointer
work (gpointer data,
      HuJob   *job,
      GError **error)
{
  Export *self = data;
  g_autoptr(GBytes) bytes = hu_map_picture_to_bytes (&self->picture, self->format, hu_job_progress, job, error);

  /* The drawing asks whether it was stopped only while it draws. */
  self->written = bytes != NULL && !g_cancellable_set_error_if_cancelled (hu_job_get_cancellable (job), error) &&
                  hu_save_bytes (self->file, bytes, error);

  return NULL;
}

/* --- In the window --- */

static void
stop_cb (Export *self)
{
  hu_job_cancel (self->job);
}

static gboolean
poll_cb (gpointer data)
{
  Export *self = data;

  self->waited += POLL_MS;
  if (self->bar == NULL && self->waited >= DIALOG_AFTER_MS)
    {
      self->dialog = adw_message_dialog_new (self->parent, _("Writing the Map…"), NULL);
      self->bar = gtk_progress_bar_new ();
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Progress"), -1);
      adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (self->dialog), self->bar);
      adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (self->dialog), "stop", _("_Stop"));
      adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (self->dialog), "stop");
      g_signal_connect_swapped (self->dialog, "response", G_CALLBACK (stop_cb), self);
      g_object_add_weak_pointer (G_OBJECT (self->dialog), (gpointer *) &self->dialog);
      gtk_window_present (GTK_WINDOW (self->dialog));
    }
  if (self->dialog != NULL)
    gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->bar), hu_job_get_done (self->job));

  return G_SOURCE_CONTINUE;
}

static void
ready_cb (gpointer      owner,
          gpointer      result,
          const GError *error)
{
  Export *self = owner;

  g_clear_handle_id (&self->poll, g_source_remove);
  if (self->dialog != NULL)
    {
      GtkWidget *dialog = self->dialog;

      g_signal_handlers_disconnect_by_data (dialog, self);
      g_object_remove_weak_pointer (G_OBJECT (dialog), (gpointer *) &self->dialog);
      self->dialog = NULL;
      gtk_window_destroy (GTK_WINDOW (dialog));
    }
  /* The user may have stopped it too late: the file is there then, and the window says so. */
  if (self->written || !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    self->done (self->file, self->written ? NULL : error, self->data);
}

/* Writes the map, and calls @done when that is done or could not be. A longer export shows a dialog with its progress.
 * @data: (transfer full). */
static void
export_map (GtkWindow          *parent,
            const HuMapPicture *picture,
            HuPictureFormat     format,
            GFile              *file,
            ExportedFunc     done,
            GObject            *data)
{
  static const HuJobKind exporting = { "hu-map-export", work, export_free, NULL };
  Export *self;

  g_return_if_fail (GTK_IS_WINDOW (parent) && picture != NULL && picture->scene != NULL && G_IS_FILE (file));

  self = g_new0 (Export, 1);
  self->picture = *picture;
  self->snapshot = hu_snapshot_ref (picture->scene->snapshot);
  hu_map_scene_init_like (&self->scene, picture->scene);
  self->picture.scene = &self->scene.scene;
  self->picture.snapshot = self->snapshot;
  self->format = format;
  self->file = g_object_ref (file);
  self->done = done;
  self->data = data;
  self->parent = g_object_ref (parent);
  self->poll = g_timeout_add (POLL_MS, poll_cb, self);
  hu_job_start (&self->job, &exporting, self, ready_cb, self);
}

struct _HuReportSection
{
  HuSection             parent_instance;

  HuMapView            *map;     /* borrowed, like the next */
  GtkStack             *side;
  GtkFileChooserNative *chooser; /* open, or NULL */
};

G_DEFINE_FINAL_TYPE (HuReportSection, hu_report_section, HU_TYPE_SECTION)

/* --- The report --- */

static void
restore_played (HuGame   *game,
                AdwToast *toast)
{
  hu_game_set_played (game, g_object_get_data (G_OBJECT (toast), "hu-played"));
}

static void
free_played (gpointer data)
{
  hu_played_clear (data);
  g_free (data);
}

/* Keeps who played in the game; the toast takes it back. */
static void
played_cb (HuReportSection *self,
           const HuPlayed  *played)
{
  HuGame *game = hu_section_get_game (HU_SECTION (self));
  HuPlayed *before = g_new0 (HuPlayed, 1);
  guint n = 0;
  AdwToast *toast;

  hu_played_copy (before, hu_game_get_played (game));
  for (guint side = 0; side < HU_N_SIDES; side++)
    n += g_strcmp0 (before->players[side], played->players[side]) != 0;
  n += g_strcmp0 (before->place, played->place) != 0;
  n += g_strcmp0 (before->date, played->date) != 0;
  if (n == 0)
    {
      free_played (before);
      return;
    }

  hu_game_set_played (game, played);
  toast = adw_toast_new (_("The game says now who played it"));
  adw_toast_set_button_label (toast, _("_Undo"));
  g_object_set_data_full (G_OBJECT (toast), "hu-played", before, free_played);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (restore_played), game, G_CONNECT_SWAPPED);
  hu_message_add_toast (GTK_WIDGET (hu_section_get_window (HU_SECTION (self))), toast);
}

static void
report_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       self)
{
  GtkWidget *dialog = hu_report_dialog_new (hu_section_get_window (self), hu_section_get_game (self));

  g_signal_connect_object (dialog, "told", G_CALLBACK (hu_message_toast), hu_section_get_window (HU_SECTION (self)),
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "played", G_CALLBACK (played_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* --- The map as a picture --- */

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
complain (HuReportSection *self,
          const char      *why)
{
  GtkWindow *window = hu_section_get_window (HU_SECTION (self));

  if (window != NULL)
    hu_message_show (GTK_WIDGET (window), _("The Map Was Not Written"), why, NULL);
}

static void
written_cb (GFile        *file,
            const GError *error,
            gpointer      data)
{
  HuReportSection *self = data;
  g_autofree char *shown = g_file_get_parse_name (file);
  g_autofree char *told = NULL;

  if (error != NULL)
    {
      complain (self, error->message);
      return;
    }

  /* Translators: the name of a file. */
  told = g_strdup_printf (_("The map is in “%s”"), shown);
  hu_message_toast (GTK_WIDGET (hu_section_get_window (HU_SECTION (self))), told);
}

void
hu_report_section_write_map (HuReportSection *self,
                             GFile           *file,
                             const char      *part,
                             const char      *size,
                             gboolean         legend)
{
  g_autofree char *name = hu_file_dup_name (file);
  gint format = hu_picture_format_from_name (name);
  HuMapPicture picture;
  HuScene scene;

  if (format < 0)
    {
      complain (self, _("The file name decides the format: end it with .png, .svg or .pdf."));
      return;
    }

  hu_map_view_fill_scene (self->map, &scene);
  /* The map is drawn on paper, whatever it is played on. */
  scene.paper = NULL;
  hu_map_picture_init (&picture, scene.snapshot);
  picture.scene = &scene;
  picture.legend = legend;
  if (g_strcmp0 (part, "seen") == 0)
    {
      const HuViewport *viewport = hu_map_state_get_viewport (hu_map_view_get_state (self->map));

      /* Only the visible part of the map is asked for. */
      picture.part = (HuBox) { viewport->x, viewport->y,
                               viewport->width / viewport->scale, viewport->height / viewport->scale };
      picture.scale = viewport->scale;
    }
  take_size (&picture, size);
  export_map (hu_section_get_window (HU_SECTION (self)), &picture, format, file, written_cb, G_OBJECT (g_object_ref (self)));
}

static void
map_response_cb (HuReportSection      *self,
                 int                   response,
                 GtkFileChooserNative *native)
{
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (native);
  g_autoptr(GFile) file = gtk_file_chooser_get_file (chooser);
  g_autofree char *part = g_strdup (gtk_file_chooser_get_choice (chooser, "part"));
  g_autofree char *size = g_strdup (gtk_file_chooser_get_choice (chooser, "size"));
  gboolean legend = g_strcmp0 (gtk_file_chooser_get_choice (chooser, "legend"), "true") == 0;

  g_clear_object (&self->chooser);
  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    hu_report_section_write_map (self, file, part, size, legend);
}

static void
add_map_choices (GtkFileChooser *chooser)
{
  const char *parts[] = { "unbroken", "seen", NULL };
  const char *part_names[] = { _("The whole map"), _("The part on screen"), NULL };
  const char *sizes[] = { "single", "double", "paper", NULL };
  const char *size_names[] = { _("As on screen"), _("Twice that size"), _("An A4 sheet at 300 dpi"), NULL };

  gtk_file_chooser_add_choice (chooser, "part", _("Part"), parts, part_names);
  gtk_file_chooser_add_choice (chooser, "size", _("Size"), sizes, size_names);
  gtk_file_chooser_add_choice (chooser, "legend", _("With the legend"), NULL, NULL);
  gtk_file_chooser_set_choice (chooser, "part", "unbroken");
  gtk_file_chooser_set_choice (chooser, "size", "single");
  gtk_file_chooser_set_choice (chooser, "legend", "true");
}

static void
export_map_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  HuReportSection *self = data;
  g_autofree char *title = NULL;
  g_autofree char *suggested = NULL;

  if (self->chooser != NULL)
    return;

  title = hu_document_dup_title (hu_session_get_document (hu_section_get_session (data)));
  g_strdelimit (title, "/\\:*?\"<>|\n", '-');
  suggested = g_strconcat (title[0] != '\0' ? title : _("Map"), ".png", NULL);
  self->chooser = gtk_file_chooser_native_new (_("Export the Map"), hu_section_get_window (data),
                                               GTK_FILE_CHOOSER_ACTION_SAVE, _("_Export"), _("_Cancel"));
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
copy (HuSection  *self,
      const char *name)
{
  HuGame *game = hu_section_get_game (self);
  const HuReportTableKind *kind = find_table_kind (hu_game_get_scenario (game), name);
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  g_autoptr(HuReport) report = NULL;
  g_autofree char *text = NULL;
  HuReportOptions options;

  if (kind == NULL)
    {
      hu_message_toast (GTK_WIDGET (hu_section_get_window (self)), _("This game has no such table"));
      return;
    }

  /* The other parts need not be made. */
  options = (HuReportOptions) { .n_events = hu_game_get_position (game), .viewer = hu_game_get_viewer (game),
                                .parts = 1u << kind->part };
  adjudicator = hu_report_job_adjudicate (game);
  report = hu_report_new (adjudicator, &options);
  text = hu_report_table_to_tabs (hu_report_find_table (report, kind->name));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (hu_section_get_window (self))), text);
  hu_message_toast (GTK_WIDGET (hu_section_get_window (self)), _("The table is on the clipboard"));
}

/* Copies the protocol of the moment shown, in the window's own view. */
static void
copy_as_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  HuSection *self = data;
  HuGame *game = hu_section_get_game (self);
  gint format = hu_report_format_from_string (g_variant_get_string (parameter, NULL));
  g_autoptr(HuAdjudicator) adjudicator = hu_report_job_adjudicate (game);
  g_autofree char *fingerprint = hu_report_job_dup_fingerprint (game, adjudicator);
  HuReportOptions options = {
    .n_events = hu_game_get_position (game), .viewer = hu_game_get_viewer (game), .parts = 1u << HU_PART_PROTOCOL,
    .fingerprint = fingerprint, .played = hu_game_get_played (game),
  };
  g_autoptr(HuReport) report = hu_report_new (adjudicator, &options);
  g_autoptr(GBytes) bytes = format >= 0 ? hu_report_to_text (report, (HuReportFormat) format) : NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (bytes != NULL);

  text = g_strchomp (g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (hu_section_get_window (self))), text);
  hu_message_toast (GTK_WIDGET (hu_section_get_window (self)), _("The protocol is on the clipboard"));
}

static void
copy_table_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       self)
{
  copy (self, g_variant_get_string (parameter, NULL));
}

/* The table behind the page of the side panel that is shown. */
static void
copy_shown_table_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       self)
{
  const HuSidePageKind *page =
    hu_system_panels_find_page (gtk_stack_get_visible_child_name (HU_REPORT_SECTION (self)->side));

  copy (self, page != NULL ? page->table : "log");
}

/* --- The section --- */

static void
hu_report_section_dispose (GObject *object)
{
  g_clear_object (&HU_REPORT_SECTION (object)->chooser);

  G_OBJECT_CLASS (hu_report_section_parent_class)->dispose (object);
}

static void
hu_report_section_class_init (HuReportSectionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_report_section_dispose;
}

static void
hu_report_section_init (HuReportSection *self)
{
}

HuSection *
hu_report_section_new (HuSession            *session,
                       AdwApplicationWindow *window,
                       HuMapView            *map,
                       GtkStack             *side)
{
  static const GActionEntry entries[] = {
    { .name = "report", .activate = report_cb },
    { .name = "export-map", .activate = export_map_cb },
    { .name = "copy-table", .activate = copy_table_cb, .parameter_type = "s" },
    { .name = "copy-as", .activate = copy_as_cb, .parameter_type = "s" },
    { .name = "copy-shown-table", .activate = copy_shown_table_cb },
  };
  HuReportSection *self = g_object_new (HU_TYPE_REPORT_SECTION, "session", session, "window", window, NULL);

  self->map = map;
  self->side = side;
  hu_section_add_telling_actions (HU_SECTION (self), entries, G_N_ELEMENTS (entries));

  return HU_SECTION (self);
}
