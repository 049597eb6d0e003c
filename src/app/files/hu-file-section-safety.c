/*
 * Protection against loss: the journal of unsaved changes, the watch on the file, and the question before
 * another program's changes are overwritten.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-file-name.h"
#include "hu-settings.h"
#include "hu-file-section-private.h"

static void
interval_changed_cb (HuFileSection *self)
{
  hu_journal_set_draft_interval (self->journal, g_settings_get_uint (hu_settings_get (), "autosave-interval"));
}

void
_hu_file_section_init_safety (HuFileSection *self)
{
  g_autofree char *journals = hu_journal_dup_folder ();
  g_autofree char *marks = hu_file_watch_dup_folder ();

  self->journal = hu_journal_new (self->document, journals);
  self->watch = hu_file_watch_new (self->document, marks);
  hu_file_bar_set_watch (self->widgets.file_bar, self->document, self->watch);
  hu_autosave_bar_set_journal (self->widgets.autosave_bar, self->journal);
  g_signal_connect_object (hu_settings_get (), "changed::autosave-interval", G_CALLBACK (interval_changed_cb), self,
                           G_CONNECT_SWAPPED);
  interval_changed_cb (self);
}

static void
overwrite_response_cb (HuFileSection   *self,
                       const char *response)
{
  if (g_str_equal (response, "overwrite"))
    {
      hu_file_watch_accept (self->watch);
      _hu_file_section_ask_save (self, FALSE);
    }
  else if (g_str_equal (response, "save-as"))
    _hu_file_section_ask_save (self, TRUE);
  else
    _hu_file_section_forget_pending (self);
}

/*
 * Returns whether the document's own file may be overwritten. If another program has changed it since, asks the
 * user, and saving continues with the answer.
 */
gboolean
_hu_file_section_may_overwrite (HuFileSection *self)
{
  GFile *file = hu_document_get_file (self->document);
  g_autofree char *name = hu_file_dup_name (file);
  GtkWidget *dialog;

  hu_file_watch_look (self->watch);
  if (hu_file_watch_get_on_disk (self->watch) != HU_ON_DISK_CHANGED)
    return TRUE;

  dialog = adw_message_dialog_new (hu_section_get_window (HU_SECTION (self)), _("Overwrite the Other’s Changes?"), NULL);
  /* Translators: %s is the name of a file */
  adw_message_dialog_format_body (ADW_MESSAGE_DIALOG (dialog),
                                  _("Another program has changed “%s” since it was read. If you overwrite it, those "
                                    "changes are lost for good."), name);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "cancel", _("_Cancel"),
                                    "overwrite", _("_Overwrite"),
                                    "save-as", _("Save _As…"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "overwrite",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "save-as");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (overwrite_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));

  return FALSE;
}
