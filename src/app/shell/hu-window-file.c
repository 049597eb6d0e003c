/*
 * Asking for a file to open, saving, and not losing anything.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-file-name.h"
#include "hu-recent.h"
#include "hu-window-private.h"

static void go_on (HuWindow *self);

void
_hu_window_forget_pending (HuWindow *self)
{
  g_clear_object (&self->pending);
  self->pending_close = self->pending_new = self->pending_draft = FALSE;
}

/* Saves to @file, or to the document's file. On failure it says so, and nothing is lost. */
static gboolean
save (HuWindow *self,
      GFile    *file)
{
  g_autoptr(GError) error = NULL;
  GFile *where = file != NULL ? file : hu_document_get_file (self->document);
  g_autofree char *name = hu_file_dup_name (where);
  g_autofree char *title = NULL;

  if (!hu_document_save (self->document, file, &error))
    {
      /* Translators: %s is the name of a file */
      title = g_strdup_printf (_("“%s” could not be saved. The game is still here, unsaved."), name);
      hu_fault_panel_show_message (self->faults, title, error->message);
      return FALSE;
    }

  hu_fault_panel_dismiss (self->faults);
  hu_recent_remember (where);
  /* Translators: %s is the name of a file */
  title = g_strdup_printf (_("Saved “%s”"), name);
  _hu_window_toast (self, title);

  return TRUE;
}

static GtkFileFilter *
make_filter (void)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Hex Umpire Games"));
  gtk_file_filter_add_pattern (filter, "*.hexgame");
  gtk_file_filter_add_mime_type (filter, HU_GAME_MIME_TYPE);

  return filter;
}

static void
add_filters (GtkFileChooser *chooser)
{
  g_autoptr(GtkFileFilter) games = make_filter ();
  g_autoptr(GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (all, _("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, games);
  gtk_file_chooser_add_filter (chooser, all);
}

static void
open_response_cb (HuWindow             *self,
                  int                   response,
                  GtkFileChooserNative *native)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (native));

  g_clear_object (&self->chooser);
  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    _hu_window_replace (self, file);
}

/* Asks for a file to open. */
void
_hu_window_ask_open (HuWindow *self)
{
  if (self->chooser != NULL)
    return;

  self->chooser = gtk_file_chooser_native_new (_("Open a Game"), GTK_WINDOW (self),
                                               GTK_FILE_CHOOSER_ACTION_OPEN,
                                               _("_Open"), _("_Cancel"));
  add_filters (GTK_FILE_CHOOSER (self->chooser));
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (open_response_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
save_response_cb (HuWindow             *self,
                  int                   response,
                  GtkFileChooserNative *native)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (native));

  g_clear_object (&self->chooser);
  if (response == GTK_RESPONSE_ACCEPT && file != NULL && save (self, file))
    {
      go_on (self);
      return;
    }

  _hu_window_forget_pending (self);
}

/* "Operation Typhoon.hexgame": the title without characters that are not allowed in file names. */
static char *
suggest_name (HuWindow *self)
{
  GFile *file = hu_document_get_file (self->document);
  g_autofree char *title = NULL;

  if (file != NULL)
    return hu_file_dup_name (file);

  title = hu_document_dup_title (self->document);
  g_strdelimit (title, "/\\:*?\"<>|", '-');

  return g_strconcat (title[0] != '\0' ? title : _("Game"), ".hexgame", NULL);
}

/* Saves to the document's file; asks for a file if @as, or if there is none yet. */
void
_hu_window_ask_save (HuWindow *self,
                     gboolean  as)
{
  g_autofree char *name = NULL;

  if (hu_document_get_game (self->document) == NULL || self->chooser != NULL)
    return;

  if (!as && hu_document_get_file (self->document) != NULL)
    {
      if (!_hu_window_may_overwrite (self))
        return;
      if (save (self, NULL))
        go_on (self);
      else
        _hu_window_forget_pending (self);
      return;
    }

  name = suggest_name (self);
  self->chooser = gtk_file_chooser_native_new (_("Save the Game"), GTK_WINDOW (self),
                                               GTK_FILE_CHOOSER_ACTION_SAVE,
                                               _("_Save"), _("_Cancel"));
  add_filters (GTK_FILE_CHOOSER (self->chooser));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), name);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (save_response_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

/* Continues the action that waited until nothing was unsaved. */
static void
go_on (HuWindow *self)
{
  g_autoptr(GFile) file = g_steal_pointer (&self->pending);

  if (file != NULL && self->pending_draft)
    _hu_window_open_draft (self, file);
  else if (file != NULL)
    _hu_window_open_later (self, file, HU_WINDOW_AT_PRESENT);
  self->pending_draft = FALSE;
  if (self->pending_new)
    _hu_window_present_new (self);
  self->pending_new = FALSE;

  if (self->pending_close)
    {
      self->closing = TRUE;
      gtk_window_close (GTK_WINDOW (self));
    }
}

static void
unsaved_response_cb (HuWindow   *self,
                     const char *response)
{
  if (g_str_equal (response, "save"))
    _hu_window_ask_save (self, FALSE);
  else if (g_str_equal (response, "discard"))
    go_on (self);
  else
    _hu_window_forget_pending (self);
}

static void
ask_unsaved (HuWindow *self)
{
  g_autofree char *title = hu_document_dup_title (self->document);
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _("Save Changes?"), NULL);

  /* Translators: %s is the title of a game */
  adw_message_dialog_format_body (ADW_MESSAGE_DIALOG (dialog),
                                  _("“%s” has changes that are not saved. Discarded, they are gone for good."),
                                  title);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "cancel", _("_Cancel"),
                                    "discard", _("_Discard"),
                                    "save", _("_Save"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "save");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (unsaved_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
_hu_window_replace (HuWindow *self,
                    GFile    *file)
{
  _hu_window_stop_opening (self);
  g_set_object (&self->pending, file);
  if (hu_document_get_modified (self->document))
    ask_unsaved (self);
  else
    go_on (self);
}

void
_hu_window_replace_by_draft (HuWindow *self,
                             GFile    *file)
{
  self->pending_draft = TRUE;
  _hu_window_replace (self, file);
}

void
_hu_window_ask_new (HuWindow *self)
{
  _hu_window_stop_opening (self);
  self->pending_new = TRUE;
  if (hu_document_get_modified (self->document))
    ask_unsaved (self);
  else
    go_on (self);
}

/* Returns whether the window may close at once; otherwise asks the user first. */
gboolean
_hu_window_may_close (HuWindow *self)
{
  if (self->closing || !hu_document_get_modified (self->document))
    return TRUE;

  self->pending_close = TRUE;
  ask_unsaved (self);

  return FALSE;
}

static gboolean
drop_cb (HuWindow     *self,
         const GValue *value)
{
  GSList *files = g_value_get_boxed (value);

  if (files == NULL)
    return FALSE;

  _hu_window_replace (self, files->data);

  return TRUE;
}

void
_hu_window_init_file (HuWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
