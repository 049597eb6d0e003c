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

/* @answers: end with NULL */
static AdwMessageDialog *
make (GtkWindow        *parent,
      const char       *heading,
      const char       *body,
      const HuResponse *answers,
      const char       *usual,
      const char       *otherwise)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));

  for (; answers->response != NULL; answers++)
    {
      adw_message_dialog_add_response (dialog, answers->response, answers->label);
      adw_message_dialog_set_response_appearance (dialog, answers->response, answers->appearance);
    }
  adw_message_dialog_set_default_response (dialog, usual);
  adw_message_dialog_set_close_response (dialog, otherwise);

  return dialog;
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
  const HuResponse answers[] = { { "close", button != NULL ? button : _("_Close") }, { NULL } };

  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_window_present (GTK_WINDOW (make (get_window (widget), heading, body, answers, "close", "close")));
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

AdwMessageDialog *
hu_question_new (GtkWindow  *parent,
                 const char *heading,
                 const char *body,
                 GtkWidget  *form,
                 const char *response,
                 const char *button)
{
  const HuResponse answers[] = { { "cancel", _("_Cancel") }, { response, button, ADW_RESPONSE_SUGGESTED }, { NULL } };
  AdwMessageDialog *dialog = make (parent, heading, body, answers, response, "cancel");

  adw_message_dialog_set_extra_child (dialog, form);

  return dialog;
}

GtkWidget *
hu_message_ask (GtkWindow        *parent,
                const char       *heading,
                const char       *body,
                const HuResponse *answers,
                const char       *usual,
                const char       *otherwise,
                GCallback         answered,
                gpointer          object)
{
  AdwMessageDialog *dialog = make (parent, heading, body, answers, usual, otherwise);

  g_signal_connect_object (dialog, "response", answered, object, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));

  return GTK_WIDGET (dialog);
}

static void
response_cb (GObject          *object,
             const char       *response,
             AdwMessageDialog *dialog)
{
  HuAnsweredFunc answered = (HuAnsweredFunc) g_object_get_data (G_OBJECT (dialog), "hu-answered");
  const char *text = gtk_editable_get_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog)));

  if (!g_str_equal (response, "cancel") && text[0] != '\0')
    answered (object, text);
}

void
hu_question_ask_text (GtkWindow     *parent,
                      const char    *heading,
                      const char    *body,
                      const char    *label,
                      const char    *suggestion,
                      const char    *response,
                      const char    *button,
                      HuAnsweredFunc answered,
                      gpointer       object)
{
  GtkWidget *entry = gtk_entry_new ();
  AdwMessageDialog *dialog;

  if (suggestion != NULL)
    gtk_editable_set_text (GTK_EDITABLE (entry), suggestion);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  dialog = hu_question_new (parent, heading, body, entry, response, button);
  g_object_set_data (G_OBJECT (dialog), "hu-answered", answered);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), object, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}
