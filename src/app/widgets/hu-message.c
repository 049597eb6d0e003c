/*
 * Messages: a dialog with a text and one button, and a toast.
 */
#include "config.h"

#include "hu-message.h"

#include <glib/gi18n-lib.h>

#define TOAST_SECONDS 5

static GtkWindow *
get_window (GtkWidget *widget)
{
  GtkRoot *root = GTK_IS_ROOT (widget) ? GTK_ROOT (widget) : gtk_widget_get_root (widget);

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

/**
 * hu_message_show:
 * @widget: a window, or a widget in it
 * @button: (nullable): the button's label; %NULL: the usual one for closing
 *
 * Shows the message in a dialog of the window.
 */
void
hu_message_show (GtkWidget  *widget,
                 const char *heading,
                 const char *body,
                 const char *button)
{
  GtkWidget *dialog;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  dialog = adw_message_dialog_new (get_window (widget), heading, body);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", button != NULL ? button : _("_Close"));
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "close");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "close");
  gtk_window_present (GTK_WINDOW (dialog));
}

static GtkWidget *
find_overlay (GtkWidget *widget)
{
  if (ADW_IS_APPLICATION_WINDOW (widget))
    return adw_application_window_get_content (ADW_APPLICATION_WINDOW (widget));

  return widget != NULL ? gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY) : NULL;
}

void
hu_message_add_toast (GtkWidget *widget,
                      AdwToast  *toast)
{
  GtkWidget *overlay = find_overlay (widget);

  if (overlay != NULL)
    adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), toast);
  else
    g_object_unref (toast);
}

void
hu_message_toast (GtkWidget  *widget,
                  const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  AdwToast *toast = adw_toast_new (escaped);

  adw_toast_set_timeout (toast, TOAST_SECONDS);
  hu_message_add_toast (widget, toast);
}
