/*
 * Shows a report's pages where printing has no preview of its own. GTK starts a program for its preview, and
 * gives no error if that program is missing.
 */
#include "config.h"

#include "hu-report-viewer.h"

#include <glib/gi18n-lib.h>

#include "hu-message.h"
#include "hu-save.h"

gboolean
hu_report_viewer_has_preview (GtkWidget *widget)
{
  g_autofree char *command = NULL;
  g_autofree char *found = NULL;
  g_auto(GStrv) words = NULL;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  g_object_get (gtk_widget_get_settings (widget), "gtk-print-preview-command", &command, NULL);
  if (command == NULL || !g_shell_parse_argv (command, NULL, &words, NULL))
    return FALSE;

  found = g_find_program_in_path (words[0]);

  return found != NULL;
}

static void
response_cb (GtkWidget  *dialog,
             const char *response)
{
  if (g_str_equal (response, "export"))
    gtk_widget_activate_action (dialog, "report.export-pdf", NULL);
}

static void
complain (GtkWindow *parent)
{
  const HuResponse answers[] = {
    { "close", _("_Close") }, { "export", _("_Export as PDF…"), ADW_RESPONSE_SUGGESTED }, { NULL },
  };

  hu_message_ask (parent, _("No Program Can Show the Preview"),
                  _("The preview opens in a PDF viewer, and none is installed. Install one, for example Document Viewer "
                    "(Evince), or export the report as a PDF file."), answers,
                  "export", "close", G_CALLBACK (response_cb), parent);
}

static void
launched_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr(GtkWindow) dialog = data;

  /* If the dialog was closed meanwhile, nobody waits for the result any more. */
  if (!g_app_info_launch_default_for_uri_finish (result, NULL) && gtk_widget_get_mapped (GTK_WIDGET (dialog)))
    complain (dialog);
}

/**
 * hu_report_viewer_show:
 * @dialog: the dialog that asks for it, with an action "report.export-pdf"
 *
 * Opens it in the desktop's program for PDFs, through the desktop if this program runs in a sandbox. Each
 * preview writes the file again, into the user's cache.
 */
void
hu_report_viewer_show (GtkWindow *dialog,
                       GBytes    *bytes)
{
  g_autoptr(GFile) folder = g_file_new_build_filename (g_get_user_cache_dir (), "hex-umpire", NULL);
  g_autoptr(GFile) file = g_file_get_child (folder, "preview.pdf");
  g_autofree char *uri = g_file_get_uri (file);
  g_autoptr(GError) error = NULL;

  g_return_if_fail (GTK_IS_WINDOW (dialog));
  g_return_if_fail (bytes != NULL);

  /* Where it cannot be made, writing says why. */
  g_file_make_directory_with_parents (folder, NULL, NULL);
  if (!hu_save_bytes (file, bytes, &error))
    {
      hu_message_show (GTK_WIDGET (dialog), _("The Report Was Not Written"), error->message, _("_Close"));
      return;
    }

  g_app_info_launch_default_for_uri_async (uri, NULL, NULL, launched_cb, g_object_ref (dialog));
}
