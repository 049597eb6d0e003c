/*
 * A dialog with a text and one button.
 */
#include "config.h"

#include "hu-message.h"

#include <glib/gi18n-lib.h>

static GtkWindow *
get_window (GtkWidget *widget)
{
  GtkRoot *root = GTK_IS_ROOT (widget) ? GTK_ROOT (widget) : gtk_widget_get_root (widget);

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

/**
 * hu_message_show:
 * @widget: a window, or a widget in it
 * @heading: the subject
 * @body: the message
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
