/*
 * Asking for a file to open, saving, and not losing anything.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-file-name.h"
#include "hu-import-filter.h"
#include "hu-message.h"
#include "hu-recent.h"
#include "hu-file-section-private.h"

enum
{
  BEGINS,
  OPENS,
  ARRIVED,
  DRAFT_CHOSEN,
  NEW_CHOSEN,
  FOREIGN_CHOSEN,
  ASKS,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuFileSection, hu_file_section, HU_TYPE_SECTION)

static void go_on (HuFileSection *self);

void
_hu_file_section_forget_pending (HuFileSection *self)
{
  g_clear_object (&self->pending);
  self->pending_close = self->pending_new = self->pending_draft = self->pending_import = FALSE;
}

/* Saves to @file, or to the document's file. On failure it says so, and nothing is lost. */
static gboolean
save (HuFileSection *self,
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
      hu_fault_panel_show_message (self->widgets.faults, title, error->message);
      return FALSE;
    }

  hu_fault_panel_dismiss (self->widgets.faults);
  hu_recent_remember (where);
  /* Translators: %s is the name of a file */
  title = g_strdup_printf (_("Saved “%s”"), name);
  hu_message_toast (GTK_WIDGET (hu_section_get_window (HU_SECTION (self))), title);

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
  if (gtk_file_chooser_get_action (chooser) == GTK_FILE_CHOOSER_ACTION_OPEN)
    hu_import_add_filter (chooser);
  gtk_file_chooser_add_filter (chooser, all);
}

static void
open_response_cb (HuFileSection             *self,
                  int                   response,
                  GtkFileChooserNative *native)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (native));

  g_clear_object (&self->chooser);
  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    hu_file_section_replace (self, file);
}

/* Asks for a file to open. */
static void
ask_open (HuFileSection *self)
{
  g_autoptr(GtkFileFilter) pages = gtk_file_filter_new ();

  if (self->chooser != NULL)
    return;

  self->chooser = gtk_file_chooser_native_new (_("Open a Game"), hu_section_get_window (HU_SECTION (self)),
                                               GTK_FILE_CHOOSER_ACTION_OPEN,
                                               _("_Open"), _("_Cancel"));
  add_filters (GTK_FILE_CHOOSER (self->chooser));
  /* A report that carries its game. */
  gtk_file_filter_set_name (pages, _("Reports with Their Game (HTML)"));
  gtk_file_filter_add_mime_type (pages, "text/html");
  gtk_file_filter_add_pattern (pages, "*.html");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (self->chooser), pages);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (open_response_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
save_response_cb (HuFileSection             *self,
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

  _hu_file_section_forget_pending (self);
}

/* "Operation Typhoon.hexgame": the title without characters that are not allowed in file names. */
static char *
suggest_name (HuFileSection *self)
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
_hu_file_section_ask_save (HuFileSection *self,
                     gboolean  as)
{
  g_autofree char *name = NULL;

  if (hu_document_get_game (self->document) == NULL || self->chooser != NULL)
    return;

  if (!as && hu_document_get_file (self->document) != NULL)
    {
      if (!_hu_file_section_may_overwrite (self))
        return;
      if (save (self, NULL))
        go_on (self);
      else
        _hu_file_section_forget_pending (self);
      return;
    }

  name = suggest_name (self);
  self->chooser = gtk_file_chooser_native_new (_("Save the Game"), hu_section_get_window (HU_SECTION (self)),
                                               GTK_FILE_CHOOSER_ACTION_SAVE,
                                               _("_Save"), _("_Cancel"));
  add_filters (GTK_FILE_CHOOSER (self->chooser));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), name);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (save_response_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

void
_hu_file_section_begin (HuFileSection *self)
{
  g_signal_emit (self, signals[BEGINS], 0);
}

static void
close_cb (gpointer data)
{
  g_autoptr(GtkWindow) window = data;

  gtk_window_close (window);
}

/* Continues the action that waited until nothing was unsaved. */
static void
go_on (HuFileSection *self)
{
  g_autoptr(GFile) file = g_steal_pointer (&self->pending);

  _hu_file_section_begin (self);
  if (file != NULL && self->pending_draft)
    _hu_file_section_open_draft (self, file);
  else if (file != NULL)
    hu_file_section_open_later (self, file, HU_FILE_AT_PRESENT);
  self->pending_draft = FALSE;
  if (self->pending_new)
    g_signal_emit (self, signals[NEW_CHOSEN], 0);
  self->pending_new = FALSE;
  if (self->pending_import)
    g_signal_emit (self, signals[FOREIGN_CHOSEN], 0, NULL);
  self->pending_import = FALSE;

  if (self->pending_close)
    {
      self->closing = TRUE;
      /* The question belongs to the window, which closes after it is answered. */
      g_idle_add_once (close_cb, g_object_ref (hu_section_get_window (HU_SECTION (self))));
    }
}

static void
unsaved_response_cb (HuFileSection   *self,
                     const char *response)
{
  if (g_str_equal (response, "save"))
    _hu_file_section_ask_save (self, FALSE);
  else if (g_str_equal (response, "discard"))
    go_on (self);
  else
    _hu_file_section_forget_pending (self);
}

static void
ask_unsaved (HuFileSection *self)
{
  g_autofree char *title = hu_document_dup_title (self->document);
  /* Translators: %s is the title of a game */
  g_autofree char *body = g_strdup_printf (_("“%s” has unsaved changes. If you discard them, they are lost for good."), title);
  const HuResponse answers[] = {
    { "cancel", _("_Cancel") },
    { "discard", _("_Discard"), ADW_RESPONSE_DESTRUCTIVE },
    { "save", _("_Save"), ADW_RESPONSE_SUGGESTED },
    { NULL },
  };

  hu_message_ask (hu_section_get_window (HU_SECTION (self)), _("Save Changes?"), body, answers,
                  "save", "cancel", G_CALLBACK (unsaved_response_cb), self);
}

/* The first of @files is opened; the others only serve to import it. */
static void
replace_list (HuFileSection *self,
              GSList        *files)
{
  _hu_file_section_stop_opening (self);
  g_set_object (&self->pending, files->data);
  g_ptr_array_set_size (self->more, 0);
  for (GSList *file = files->next; file != NULL; file = file->next)
    g_ptr_array_add (self->more, g_object_ref (file->data));
  if (hu_document_get_modified (self->document))
    ask_unsaved (self);
  else
    go_on (self);
}

void
hu_file_section_replace (HuFileSection *self,
                         GFile         *file)
{
  GSList one = { file, NULL };

  g_return_if_fail (HU_IS_FILE_SECTION (self) && file != NULL);

  replace_list (self, &one);
}

void
_hu_file_section_import (HuFileSection *self,
                         GFile         *file)
{
  g_autoptr(GPtrArray) files = g_steal_pointer (&self->more);

  self->more = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_insert (files, 0, g_object_ref (file));
  hu_fault_panel_dismiss (self->widgets.faults);
  g_signal_emit (self, signals[FOREIGN_CHOSEN], 0, files);
}

/* Goes on to what is @pending, once nothing is lost by it. */
static void
start (HuFileSection *self,
       gboolean      *pending)
{
  _hu_file_section_stop_opening (self);
  *pending = TRUE;
  if (hu_document_get_modified (self->document))
    ask_unsaved (self);
  else
    go_on (self);
}

static void
import_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  HuFileSection *self = data;

  start (self, &self->pending_import);
}

static void
new_cb (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       data)
{
  HuFileSection *self = data;

  start (self, &self->pending_new);
}

gboolean
hu_file_section_may_close (HuFileSection *self)
{
  if (self->closing || !hu_document_get_modified (self->document))
    return TRUE;

  self->pending_close = TRUE;
  ask_unsaved (self);

  return FALSE;
}

static gboolean
drop_cb (HuFileSection     *self,
         const GValue *value)
{
  GSList *files = g_value_get_boxed (value);

  if (files == NULL)
    return FALSE;

  replace_list (self, files);

  return TRUE;
}

static void
accept_drops (HuFileSection *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (hu_section_get_window (HU_SECTION (self))), GTK_EVENT_CONTROLLER (target));
}

/* --- Actions --- */

static void
open_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       self)
{
  ask_open (self);
}

static void
open_uri_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       self)
{
  g_autoptr(GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  hu_file_section_replace (self, file);
}

static void
save_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       self)
{
  _hu_file_section_ask_save (self, g_str_equal (g_action_get_name (G_ACTION (action)), "save-as"));
}

static void
pasted_cb (GObject      *clipboard,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(HuFileSection) self = data;
  const GValue *value = gdk_clipboard_read_value_finish (GDK_CLIPBOARD (clipboard), result, NULL);
  GSList *files = value != NULL ? g_value_get_boxed (value) : NULL;

  if (files != NULL)
    replace_list (self, files);
  else
    hu_message_toast (GTK_WIDGET (hu_section_get_window (HU_SECTION (self))), _("The clipboard holds no file."));
}

/* Opens files that were copied elsewhere. */
static void
paste_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       self)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (hu_section_get_window (self)));

  gdk_clipboard_read_value_async (clipboard, GDK_TYPE_FILE_LIST, G_PRIORITY_DEFAULT, NULL, pasted_cb, g_object_ref (self));
}

static void
revert_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  HuFileSection *self = data;
  g_autoptr(GFile) file = NULL;

  g_set_object (&file, hu_document_get_file (self->document));
  if (file != NULL)
    hu_file_section_replace (self, file);
}

static void
stop_opening_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       self)
{
  _hu_file_section_stop_opening (self);
}

/* A what-if is not saved. */
static void
update (HuSection *section,
        HuGame    *game)
{
  gboolean keeps = game != NULL && hu_session_get_mode (hu_section_get_session (section)) != HU_MODE_WHAT_IF;

  hu_section_enable (section, "save", keeps);
  hu_section_enable (section, "save-as", keeps);
}

static void
file_changed_cb (HuFileSection *self)
{
  hu_section_enable (HU_SECTION (self), "revert", hu_document_get_file (self->document) != NULL);
}

/* --- The section --- */

static void
hu_file_section_dispose (GObject *object)
{
  HuFileSection *self = HU_FILE_SECTION (object);

  if (self->opening != NULL)
    _hu_file_section_stop_opening (self);
  g_clear_handle_id (&self->remembering, g_source_remove);
  g_clear_object (&self->chooser);
  g_clear_object (&self->pending);
  g_clear_object (&self->refused);
  g_clear_object (&self->source);
  g_clear_pointer (&self->more, g_ptr_array_unref);
  g_clear_object (&self->journal);
  g_clear_object (&self->watch);

  G_OBJECT_CLASS (hu_file_section_parent_class)->dispose (object);
}

static void
hu_file_section_class_init (HuFileSectionClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_file_section_dispose;
  HU_SECTION_CLASS (klass)->update = update;

  signals[BEGINS] = g_signal_new ("begins", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[OPENS] = g_signal_new ("opens", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_FILE);
  signals[ARRIVED] = g_signal_new ("arrived", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DRAFT_CHOSEN] = g_signal_new ("draft-chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 3, HU_TYPE_WORKSHOP, G_TYPE_FILE, G_TYPE_POINTER);
  signals[NEW_CHOSEN] = g_signal_new ("new-chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FOREIGN_CHOSEN] = g_signal_new ("foreign-chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                          G_TYPE_PTR_ARRAY);
  signals[ASKS] = g_signal_new ("asks", type, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL, NULL,
                                G_TYPE_BOOLEAN, 0);
}

static void
hu_file_section_init (HuFileSection *self)
{
  self->more = g_ptr_array_new_with_free_func (g_object_unref);
}

HuFileSection *
hu_file_section_new (HuSession            *session,
                     AdwApplicationWindow *window,
                     const HuFileWidgets  *widgets)
{
  static const GActionEntry entries[] = {
    { .name = "new", .activate = new_cb },
    { .name = "open", .activate = open_cb },
    { .name = "open-uri", .activate = open_uri_cb, .parameter_type = "s" },
    { .name = "import", .activate = import_cb },
    { .name = "paste-files", .activate = paste_cb },
    { .name = "save", .activate = save_cb },
    { .name = "save-as", .activate = save_cb },
    { .name = "revert", .activate = revert_cb },
    { .name = "stop-opening", .activate = stop_opening_cb },
  };
  HuFileSection *self = g_object_new (HU_TYPE_FILE_SECTION, "session", session, "window", window, NULL);

  self->widgets = *widgets;
  self->document = hu_session_get_document (session);
  hu_section_add_actions (HU_SECTION (self), entries, G_N_ELEMENTS (entries));
  hu_section_enable (HU_SECTION (self), "stop-opening", FALSE);
  update (HU_SECTION (self), NULL);
  _hu_file_section_init_repair (self);
  _hu_file_section_init_safety (self);
  accept_drops (self);
  g_signal_connect_object (self->document, "notify::file", G_CALLBACK (file_changed_cb), self, G_CONNECT_SWAPPED);
  file_changed_cb (self);

  return self;
}

void
hu_file_section_set_map (HuFileSection *self,
                         HuMapView     *map)
{
  g_return_if_fail (HU_IS_FILE_SECTION (self) && HU_IS_MAP_VIEW (map));

  self->map = map;
}

HuJournal *
hu_file_section_get_journal (HuFileSection *self)
{
  g_return_val_if_fail (HU_IS_FILE_SECTION (self), NULL);

  return self->journal;
}
