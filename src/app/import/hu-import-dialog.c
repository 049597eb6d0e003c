/*
 * The window of an import.
 */
#include "config.h"

#include "hu-import-dialog.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-import-list.h"
#include "hu-import-sheet.h"
#include "hu-import-store.h"
#include "hu-term-label.h"
#include "hu-text-size.h"

#define PATIENCE 300 /* ms before it is worth showing that a file is read */
#define FEW_LINES 3  /* of the report that are shown whole, wrapped or not */

enum
{
  REFUSED,
  IMPORTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

struct _HuImportDialog
{
  AdwWindow             parent_instance;

  HuImportRequest      *request;
  HuImportRequest      *asked;   /* that is being read; or NULL */
  HuImport             *import;  /* of the request; or NULL */
  char                 *name;    /* of the file that is imported */
  HuJob                *reading_files;
  guint                 timeout; /* to show itself */
  gboolean              keeping;
  GtkFileChooserNative *chooser; /* open, or NULL */

  GtkStack             *stack;
  GtkSpinner           *spinner;
  GtkLabel             *reading;
  AdwStatusPage        *needs;
  GtkButton            *needs_button;
  GtkLabel             *total;
  GtkLabel             *said;
  GtkScrolledWindow    *scroller; /* of it */
  GtkLabel             *error;
  HuImportSheet        *sheet;
  HuImportList         *list;
  GtkWidget            *content;
  GtkButton            *import_button;
};

G_DEFINE_FINAL_TYPE (HuImportDialog, hu_import_dialog, ADW_TYPE_WINDOW)

/* --- The report --- */

/* A sentence whose numbers are links: "46 of 86 counters are units: German 46. 3 are markers. 37 lie off the board." */
static char *
word_total (const HuImport *import)
{
  g_autofree char *total = hu_import_word_total (import);
  g_autofree char *escaped = g_markup_escape_text (total, -1);
  GString *text = g_string_new (NULL);

  if (import->n_taken[HU_IMPORT_UNIT] > 0)
    g_string_append_printf (text, "<b><a href=\"%d\">%s</a></b>", HU_IMPORT_UNIT, escaped);
  else
    g_string_append_printf (text, "<b>%s</b>", escaped);
  for (guint take = HU_IMPORT_MARKER; take < HU_N_IMPORT_TAKES; take++)
    if (import->n_taken[take] > 0)
      {
        g_autofree char *words = hu_import_word_take ((HuImportTake) take, import->n_taken[take]);
        g_autofree char *safe = g_markup_escape_text (words, -1);

        g_string_append_printf (text, " <a href=\"%u\">%s</a>.", take, safe);
      }

  return g_string_free (text, FALSE);
}

static guint
count_lines (const char *text)
{
  guint n = text[0] != '\0';

  for (const char *at = text; *at != '\0'; at++)
    n += *at == '\n';

  return n;
}

static void
show_report (HuImportDialog *self)
{
  g_autofree char *total = word_total (self->import);
  g_autofree char *rest = hu_import_word_rest (self->import);

  gtk_label_set_markup (self->total, total);
  gtk_label_set_text (self->said, rest);
  gtk_widget_set_visible (GTK_WIDGET (self->said), rest[0] != '\0');
  /* A scrolling widget asks for the height of a scroll bar, however few lines it has. */
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER,
                                  count_lines (rest) > FEW_LINES ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER);
}

static void
settled_cb (HuImportDialog *self)
{
  hu_import_list_refresh (self->list);
  hu_import_sheet_refresh (self->sheet);
  show_report (self);
}

/* A choice in the table may open or close a question. */
static void
chosen_in_list_cb (HuImportDialog *self)
{
  hu_import_sheet_refresh (self->sheet);
  show_report (self);
}

static void
follow (gpointer    data,
        const char *uri)
{
  HuImportDialog *self = data;

  if (self->list != NULL)
    hu_import_list_select (self->list, (HuImportTake) g_ascii_strtoull (uri, NULL, 10));
}

static gboolean
link_cb (HuImportDialog *self,
         const char     *uri)
{
  return hu_link_follow (self, uri, follow);
}

/* --- Reading --- */

static void
present (gpointer data)
{
  HuImportDialog *self = data;

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    gtk_window_present (GTK_WINDOW (self));
}

static void
show_late (gpointer data)
{
  HuImportDialog *self = data;

  self->timeout = 0;
  present (self);
}

static void
set_busy (HuImportDialog *self,
          gboolean        busy)
{
  gtk_widget_set_sensitive (self->content, !busy);
  gtk_widget_set_sensitive (GTK_WIDGET (self->import_button), !busy && self->import != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), busy);
  if (busy)
    gtk_spinner_start (self->spinner);
  else
    gtk_spinner_stop (self->spinner);
}

static void
show_error (HuImportDialog *self,
            const char     *text) /* or NULL */
{
  gtk_label_set_text (self->error, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->error), text != NULL);
}

/* Says which file is missing, and asks for it. */
static void
show_needs (HuImportDialog *self,
            const GError   *error)
{
  gboolean module = g_error_matches (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_MODULE);
  g_autofree char *prefix = g_strconcat (self->name, ": ", NULL);
  /* The title has the name of the file already. */
  g_autofree char *why = g_str_has_prefix (error->message, prefix) ? hu_explain_capitalized (error->message + strlen (prefix))
                                                                   : g_strdup (error->message);
  g_autofree char *escaped = g_markup_escape_text (why, -1);

  adw_status_page_set_title (self->needs, module ? _("The Module Is Needed") : _("Another File Is Needed"));
  adw_status_page_set_description (self->needs, escaped);
  gtk_button_set_label (self->needs_button, module ? _("Choose _Module…") : _("Choose _File…"));
  gtk_stack_set_visible_child_name (self->stack, "needs");
  gtk_widget_grab_focus (GTK_WIDGET (self->needs_button));
}

static void
show_name (HuImportDialog *self)
{
  g_autofree char *title = NULL;

  g_free (self->name);
  self->name = hu_import_request_dup_name (self->request);
  /* Translators: %s is the name of a file */
  title = g_strdup_printf (_("Import “%s”"), self->name);
  gtk_window_set_title (GTK_WINDOW (self), title);
}

static void
show_import (HuImportDialog *self,
             HuImport       *import) /* (transfer full) */
{
  gboolean first = self->import == NULL;

  if (!first)
    hu_import_choose_like (import, self->import);
  else if (import->profile == NULL || import->profile->short_names < 0)
    hu_import_shorten (import, TRUE);
  hu_import_list_set_import (self->list, import);
  g_clear_pointer (&self->import, hu_import_free);
  self->import = import;
  hu_import_sheet_show (self->sheet, import, self->request);
  show_report (self);
  gtk_stack_set_visible_child_name (self->stack, "result");
  set_busy (self, FALSE);
  if (first)
    gtk_widget_grab_focus (GTK_WIDGET (self->import_button));
}

/* In the order in which they were used. */
static void
read_cb (gpointer      owner,
         gpointer      import,
         const GError *error)
{
  HuImportDialog *self = owner;
  g_autoptr(HuImportRequest) asked = g_steal_pointer (&self->asked);

  if (import == NULL && self->import == NULL && !hu_import_store_needs_file (error))
    {
      g_object_ref (self);
      gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
      g_signal_emit (self, signals[REFUSED], 0, self->name, error->message);
      gtk_window_destroy (GTK_WINDOW (self));
      g_object_unref (self);
      return;
    }

  /* A request that failed is not kept, or the next one would fail as well. */
  if (import != NULL || self->import == NULL)
    {
      hu_import_request_unref (self->request);
      self->request = g_steal_pointer (&asked);
      show_name (self);
    }
  show_error (self, import == NULL && self->import != NULL ? error->message : NULL);
  if (import != NULL)
    show_import (self, import);
  else if (self->import == NULL)
    show_needs (self, error);
  else
    hu_import_sheet_show (self->sheet, self->import, self->request);
  set_busy (self, FALSE);
  present (self);
}

static void
read_again (HuImportDialog  *self,
            HuImportRequest *asked) /* (transfer full) */
{
  if (self->asked != NULL)
    {
      hu_import_request_unref (asked);
      return;
    }

  self->asked = asked;
  set_busy (self, TRUE);
  if (self->import == NULL)
    gtk_stack_set_visible_child_name (self->stack, "reading");
  hu_import_job_read (&self->reading_files, asked, read_cb, self);
}

/* --- Other files --- */

static void
chosen_cb (HuImportDialog       *self,
           int                   response,
           GtkFileChooserNative *native)
{
  g_autoptr(GListModel) files = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (native));
  HuImportRequest *asked;

  g_clear_object (&self->chooser);
  if (response != GTK_RESPONSE_ACCEPT || g_list_model_get_n_items (files) == 0)
    return;

  asked = hu_import_request_copy (self->request);
  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    g_ptr_array_add (asked->files, g_list_model_get_item (files, i));
  read_again (self, asked);
}

static void
add_files_cb (HuImportDialog *self)
{
  if (self->chooser != NULL)
    return;

  self->chooser = gtk_file_chooser_native_new (_("Add Files"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_OPEN, _("_Add"),
                                               _("_Cancel"));
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (self->chooser), TRUE);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
asked_cb (HuImportDialog  *self,
          HuImportRequest *asked)
{
  read_again (self, asked);
}

static gboolean
drop_cb (HuImportDialog *self,
         const GValue   *value)
{
  HuImportRequest *asked = self->asked == NULL ? hu_import_request_copy (self->request) : NULL;

  if (asked == NULL)
    return FALSE;

  for (GSList *file = g_value_get_boxed (value); file != NULL; file = file->next)
    g_ptr_array_add (asked->files, g_object_ref (file->data));
  read_again (self, asked);

  return TRUE;
}

/* --- Taking it --- */

static void
kept_cb (gpointer      owner,
         gpointer      result,
         const GError *error)
{
  g_autoptr(HuImportDialog) self = owner;
  g_autoptr(HuImported) made = result;

  self->keeping = FALSE;
  set_busy (self, FALSE);
  if (made == NULL)
    {
      show_error (self, error->message);
      return;
    }

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_emit (self, signals[IMPORTED], 0, made, self->name);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
import_cb (HuImportDialog *self)
{
  if (self->import == NULL || self->asked != NULL || self->keeping)
    return;

  /* The text in an entry counts. */
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  self->keeping = TRUE;
  set_busy (self, TRUE);
  hu_import_job_keep (self->import, hu_import_sheet_with_picture (self->sheet), kept_cb, g_object_ref (self));
}

static gboolean
hu_import_dialog_close_request (GtkWindow *window)
{
  HuImportDialog *self = HU_IMPORT_DIALOG (window);

  /* The draft is nearly there, and the import must not change meanwhile. */
  if (self->keeping)
    return GDK_EVENT_STOP;

  hu_job_stop (&self->reading_files);

  return GTK_WINDOW_CLASS (hu_import_dialog_parent_class)->close_request (window);
}

/* --- The window --- */

static void
hu_import_dialog_dispose (GObject *object)
{
  HuImportDialog *self = HU_IMPORT_DIALOG (object);

  hu_job_stop (&self->reading_files);
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->chooser);
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_IMPORT_DIALOG);

  G_OBJECT_CLASS (hu_import_dialog_parent_class)->dispose (object);
}

static void
hu_import_dialog_finalize (GObject *object)
{
  HuImportDialog *self = HU_IMPORT_DIALOG (object);

  g_clear_pointer (&self->request, hu_import_request_unref);
  g_clear_pointer (&self->asked, hu_import_request_unref);
  g_clear_pointer (&self->import, hu_import_free);
  g_free (self->name);

  G_OBJECT_CLASS (hu_import_dialog_parent_class)->finalize (object);
}

static void
hu_import_dialog_class_init (HuImportDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_import_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = hu_import_dialog_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = hu_import_dialog_close_request;

  g_type_ensure (HU_TYPE_IMPORT_LIST);
  g_type_ensure (HU_TYPE_IMPORT_SHEET);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-import-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, HuImportDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, HuImportDialog, spinner);
  gtk_widget_class_bind_template_child (widget_class, HuImportDialog, reading);
  gtk_widget_class_bind_template_child (widget_class, HuImportDialog, needs);
  gtk_widget_class_bind_template_child (widget_class, HuImportDialog, needs_button);
  gtk_widget_class_bind_template_child (widget_class, HuImportDialog, total);
  gtk_widget_class_bind_template_child (widget_class, HuImportDialog, said);
  gtk_widget_class_bind_template_child (widget_class, HuImportDialog, scroller);
  gtk_widget_class_bind_template_child (widget_class, HuImportDialog, error);
  gtk_widget_class_bind_template_child (widget_class, HuImportDialog, sheet);
  gtk_widget_class_bind_template_child (widget_class, HuImportDialog, list);
  gtk_widget_class_bind_template_child (widget_class, HuImportDialog, content);
  gtk_widget_class_bind_template_child (widget_class, HuImportDialog, import_button);
  gtk_widget_class_bind_template_callback (widget_class, import_cb);
  gtk_widget_class_bind_template_callback (widget_class, link_cb);
  gtk_widget_class_bind_template_callback (widget_class, settled_cb);
  gtk_widget_class_bind_template_callback (widget_class, asked_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_files_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_in_list_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);

  signals[REFUSED] = g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                   G_TYPE_STRING, G_TYPE_STRING);
  signals[IMPORTED] = g_signal_new ("imported", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                    G_TYPE_POINTER, G_TYPE_STRING);
}

static void
hu_import_dialog_init (HuImportDialog *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  gtk_widget_init_template (GTK_WIDGET (self));
  hu_text_size_widen (GTK_WINDOW (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->import_button));
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

GtkWidget *
hu_import_dialog_new (GtkWindow *parent,
                      GPtrArray *files)
{
  HuImportDialog *self;
  g_autofree char *reading = NULL;

  g_return_val_if_fail (files != NULL && files->len > 0, NULL);

  self = g_object_new (HU_TYPE_IMPORT_DIALOG, "transient-for", parent, NULL);
  self->request = hu_import_request_new (files);
  show_name (self);
  /* Translators: %s is the name of a file */
  reading = g_strdup_printf (_("Reading “%s”…"), self->name);
  gtk_label_set_text (self->reading, reading);
  self->timeout = g_timeout_add_once (PATIENCE, show_late, self);
  read_again (self, hu_import_request_copy (self->request));

  return GTK_WIDGET (self);
}
