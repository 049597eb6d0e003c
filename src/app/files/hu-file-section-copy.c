/*
 * Recovery from an interrupted save: a file with several names is written in place, with a complete copy beside
 * it meanwhile. The user who opens such a file later is offered the copy.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-file-name.h"
#include "hu-recovery.h"
#include "hu-save.h"
#include "hu-when.h"
#include "hu-file-section-private.h"

static char *
word_time (HuRecovery *left)
{
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();

  return hu_when_word (hu_recovery_get_time (left), now);
}

static void
complain (HuFileSection     *self,
          GFile        *file,
          const GError *error) /* (nullable): the copy cannot be read */
{
  g_autofree char *name = hu_file_dup_name (file);
  /* Translators: %s is the name of a file */
  g_autofree char *title = g_strdup_printf (_("“%s” could not be restored. The copy is still there."), name);

  hu_fault_panel_show_message (self->widgets.faults, title, error != NULL ? error->message : "");
}

/* The copy goes only once the disk has the file. */
static void
restore (HuFileSection *self,
         HuRecovery   *left)
{
  GFile *file = hu_recovery_get_file (left);
  g_autoptr(GError) error = NULL;
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GBytes) log = NULL;
  guint position;

  bytes = hu_recovery_dup_bytes (left, &log, &position);
  if (bytes == NULL || !hu_save_bytes (file, bytes, &error))
    {
      complain (self, file, error);
      return;
    }

  hu_recovery_discard (left);
  hu_file_section_replace (self, file);
}

static void
response_cb (HuFileSection   *self,
             const char *response,
             GtkWidget  *dialog)
{
  g_autoptr(HuRecovery) left = g_object_steal_data (G_OBJECT (dialog), "hu-recovery");

  if (g_str_equal (response, "restore"))
    restore (self, left);
  else if (g_str_equal (response, "discard"))
    hu_recovery_discard (left);
}

/* Asks what to do with the copy of @file, if a save left one. The copy is held meanwhile, so that it is not
 * offered among other unsaved games as well. */
void
_hu_file_section_offer_copy (HuFileSection *self,
                       GFile    *file)
{
  HuRecovery *left = hu_recovery_find_copy (file);
  g_autofree char *name = NULL;
  g_autofree char *time = NULL;
  GtkWidget *dialog;

  if (left == NULL)
    return;

  name = hu_file_dup_name (file);
  time = word_time (left);
  dialog = adw_message_dialog_new (hu_section_get_window (HU_SECTION (self)), _("Restore the Last Save?"), NULL);
  adw_message_dialog_format_body (ADW_MESSAGE_DIALOG (dialog),
                                  /* Translators: %1$s is the name of a file, %2$s says when, as “5 minutes ago” */
                                  _("The program ended while it saved “%1$s” (%2$s), so the file may be damaged. A "
                                    "complete copy of what was saved lies beside it."), name, time);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "later", _("_Not Now"),
                                    "discard", _("_Discard the Copy"),
                                    "restore", _("_Restore"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "restore", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "restore");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "later");
  g_object_set_data_full (G_OBJECT (dialog), "hu-recovery", left, (GDestroyNotify) hu_recovery_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}
