/*
 * A dialog that asks for something before an action goes on.
 */
#include "config.h"

#include "hu-question.h"

#include <glib/gi18n-lib.h>

AdwMessageDialog *
hu_question_new (GtkWindow  *parent,
                 const char *heading,
                 const char *body,
                 GtkWidget  *form,
                 const char *response,
                 const char *button)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));

  adw_message_dialog_set_extra_child (dialog, form);
  adw_message_dialog_add_responses (dialog, "cancel", _("_Cancel"), response, button, NULL);
  adw_message_dialog_set_response_appearance (dialog, response, ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, response);
  adw_message_dialog_set_close_response (dialog, "cancel");

  return dialog;
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
