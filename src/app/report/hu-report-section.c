/*
 * Paper and files in the window: the report, the map as a picture, and tables and that picture on the clipboard.
 */
#include "config.h"

#include "hu-report-section.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "hu-file-name.h"
#include "hu-map-export.h"
#include "hu-message.h"
#include "hu-report-dialog.h"
#include "hu-report-job.h"
#include "hu-system-panels.h"

#define COPY_PX_MOST 16384.0 /* on either side of a picture on the clipboard */

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
            GBytes       *bytes,
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

/* The map with what is shown on it; where @seen, only the part on screen. */
static void
init_picture (HuReportSection *self,
              HuMapPicture    *picture,
              HuScene         *scene,
              gboolean         seen)
{
  const HuViewport *viewport = hu_map_state_get_viewport (hu_map_view_get_state (self->map));

  hu_map_view_fill_scene (self->map, scene);
  /* The map is drawn on paper, whatever it is played on. */
  scene->paper = NULL;
  hu_map_picture_init (picture, scene->snapshot);
  picture->scene = scene;
  if (!seen)
    return;

  picture->part = (HuBox) { viewport->x, viewport->y,
                            viewport->width / viewport->scale, viewport->height / viewport->scale };
  picture->scale = viewport->scale;
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

  init_picture (self, &picture, &scene, g_strcmp0 (part, "seen") == 0);
  picture.legend = legend;
  take_size (&picture, size);
  hu_map_export_start (hu_section_get_window (HU_SECTION (self)), &picture, format, file, written_cb,
                       G_OBJECT (g_object_ref (self)));
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

/* --- The map on the clipboard --- */

static void
drawn_cb (GFile        *file,
          GBytes       *bytes,
          const GError *error,
          gpointer      data)
{
  GtkWindow *window = hu_section_get_window (HU_SECTION (data));
  g_autoptr(GdkContentProvider) content = NULL;

  if (window == NULL)
    return;
  if (bytes == NULL)
    {
      hu_message_show (GTK_WIDGET (window), _("The Picture Was Not Copied"), error->message, NULL);
      return;
    }

  content = gdk_content_provider_new_for_bytes ("image/png", bytes);
  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (window)), content);
  hu_message_toast (GTK_WIDGET (window), _("The picture of the map is on the clipboard"));
}

/* Cuts @part down to the map; the whole map where they do not meet. */
static HuBox
clip (HuBox part,
      HuBox map)
{
  double right = MIN (part.x + part.width, map.x + map.width), bottom = MIN (part.y + part.height, map.y + map.height);

  part.x = MAX (part.x, map.x);
  part.y = MAX (part.y, map.y);
  if (right <= part.x || bottom <= part.y)
    return map;

  return (HuBox) { part.x, part.y, right - part.x, bottom - part.y };
}

/* Copies the part of the map on screen, at least as large as the numbers of hexes can be read. */
static void
copy_map_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  HuReportSection *self = data;
  HuMapPicture picture, readable;
  HuScene scene;

  init_picture (self, &picture, &scene, TRUE);
  hu_map_picture_init (&readable, scene.snapshot);
  picture.part = clip (picture.part, hu_geometry_bounds (hu_snapshot_get_scenario (scene.snapshot)->map->grid));
  picture.scale = MIN (MAX (picture.scale, readable.scale),
                       COPY_PX_MOST / MAX (picture.part.width, picture.part.height));
  hu_map_export_start (hu_section_get_window (data), &picture, HU_PICTURE_PNG, NULL, drawn_cb, G_OBJECT (g_object_ref (self)));
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
    { .name = "copy-map", .activate = copy_map_cb },
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
