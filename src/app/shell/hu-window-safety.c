/*
 * Protection against loss: the journal of unsaved changes, the watch on the file, and the question before
 * another program's changes are overwritten.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-file-name.h"
#include "hu-left.h"
#include "hu-settings.h"
#include "hu-window-private.h"
#include "hu-workshop.h"

static void
revert_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  HuWindow *self = data;
  g_autoptr(GFile) file = NULL;

  g_set_object (&file, hu_document_get_file (self->document));
  if (file != NULL)
    _hu_window_replace (self, file);
}

static void
update_revert (HuWindow *self)
{
  g_simple_action_set_enabled (self->revert_action, hu_document_get_file (self->document) != NULL);
}

static void
interval_changed_cb (HuWindow *self)
{
  hu_journal_set_draft_interval (self->journal, g_settings_get_uint (hu_settings_get (), "autosave-interval"));
}

void
_hu_window_init_safety (HuWindow *self)
{
  g_autofree char *journals = hu_journal_dup_folder ();
  g_autofree char *marks = hu_file_watch_dup_folder ();

  self->journal = hu_journal_new (self->document, journals);
  self->watch = hu_file_watch_new (self->document, marks);
  hu_file_bar_set_watch (self->file_bar, self->document, self->watch);
  hu_autosave_bar_set_journal (self->autosave_bar, self->journal);
  g_signal_connect_object (hu_settings_get (), "changed::autosave-interval", G_CALLBACK (interval_changed_cb), self,
                           G_CONNECT_SWAPPED);
  interval_changed_cb (self);

  self->revert_action = g_simple_action_new ("revert", NULL);
  g_signal_connect_object (self->revert_action, "activate", G_CALLBACK (revert_cb), self, 0);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (self->revert_action));
  g_signal_connect_object (self->document, "notify::file", G_CALLBACK (update_revert), self, G_CONNECT_SWAPPED);
  update_revert (self);
}

void
_hu_window_dispose_safety (HuWindow *self)
{
  g_clear_object (&self->journal);
  g_clear_object (&self->watch);
  g_clear_object (&self->revert_action);
}

static void
overwrite_response_cb (HuWindow   *self,
                       const char *response)
{
  if (g_str_equal (response, "overwrite"))
    {
      hu_file_watch_accept (self->watch);
      _hu_window_ask_save (self, FALSE);
    }
  else if (g_str_equal (response, "save-as"))
    _hu_window_ask_save (self, TRUE);
  else
    _hu_window_forget_pending (self);
}

/*
 * Returns whether the document's own file may be overwritten. If another program has changed it since, asks the
 * user, and saving continues with the answer.
 */
gboolean
_hu_window_may_overwrite (HuWindow *self)
{
  GFile *file = hu_document_get_file (self->document);
  g_autofree char *name = hu_file_dup_name (file);
  GtkWidget *dialog;

  hu_file_watch_look (self->watch);
  if (hu_file_watch_get_on_disk (self->watch) != HU_ON_DISK_CHANGED)
    return TRUE;

  dialog = adw_message_dialog_new (GTK_WINDOW (self), _("Overwrite the Other’s Changes?"), NULL);
  /* Translators: %s is the name of a file */
  adw_message_dialog_format_body (ADW_MESSAGE_DIALOG (dialog),
                                  _("Another program has changed “%s” since it was read. Overwritten, its changes "
                                    "are gone for good."), name);
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

/**
 * hu_window_recover:
 * @self: a window
 * @left: an unsaved game of a program that ended too early
 *
 * Opens it in place of the present game, unsaved as it was, and in the workshop if it was there; the window
 * takes over its journal. If it cannot be read, it stays where it is, and the panel above the map gives the
 * reason.
 *
 * Returns: whether it is open
 */
gboolean
hu_window_recover (HuWindow *self,
                   HuLeft   *left)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGame) game = NULL;
  g_autoptr(HuWorkshop) shop = NULL;

  g_return_val_if_fail (HU_IS_WINDOW (self), FALSE);
  g_return_val_if_fail (left != NULL, FALSE);

  game = hu_left_read (left, faults);
  if (hu_left_has_draft (left))
    shop = hu_left_read_draft (left, faults);
  if (game == NULL && shop == NULL)
    {
      hu_fault_panel_show_faults (self->faults, hu_left_get_title (left), faults);
      return FALSE;
    }

  if (shop != NULL)
    _hu_window_enter_workshop (self, shop, game, hu_left_get_file (left));
  else
    hu_document_adopt_unsaved (self->document, game, hu_left_get_file (left));
  hu_journal_sync (self->journal);
  hu_left_discard (left);

  return TRUE;
}
