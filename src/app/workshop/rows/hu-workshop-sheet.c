/*
 * Units from and to spreadsheets. A table is accepted as a whole or not at all: an error is reported with its
 * line.
 */
#include "config.h"

#include "hu-workshop-sheet.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-decode.h"
#include "hu-file-bytes.h"
#include "hu-file-limits.h"
#include "hu-message.h"
#include "hu-workshop-import.h"
#include "hu-workshop-units.h"

#define SAMPLE_LENGTH 60 /* characters */

static GtkWindow *
get_window (GtkWidget *widget)
{
  GtkRoot *root = GTK_IS_ROOT (widget) ? GTK_ROOT (widget) : gtk_widget_get_root (widget);

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

char *
hu_workshop_sheet_word_taken (guint added,
                              guint changed)
{
  g_autofree char *more = g_strdup_printf (ngettext ("%u unit added", "%u units added", added), added);
  g_autofree char *other = g_strdup_printf (ngettext ("%u unit changed", "%u units changed", changed), changed);

  /* Translators: as "3 units added" and "1 unit changed" */
  return g_strdup_printf (_("%1$s, %2$s."), more, other);
}

/**
 * hu_workshop_sheet_take:
 * @widget: a widget in the window that shows the result
 * @text: rows, the first of which names the columns
 * @length: bytes of @text; -1: up to its end
 *
 * Adds the units of a table, and changes those that exist already. One undo reverts all of it.
 *
 * Returns: whether it was accepted; otherwise nothing has changed
 */
gboolean
hu_workshop_sheet_take (HuWorkshopBench *bench,
                        GtkWidget       *widget,
                        const char      *text,
                        gssize           length)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *both = NULL;
  guint added, changed;

  g_return_val_if_fail (bench != NULL && text != NULL, FALSE);

  if (!hu_workshop_import_units (bench->shop, text, length, 0, &added, &changed, &error))
    {
      hu_message_show (widget, _("The Table Was Not Imported"), error->message, NULL);
      return FALSE;
    }

  both = hu_workshop_sheet_word_taken (added, changed);
  hu_message_show (widget, _("The Table Was Imported"), both, NULL);

  return TRUE;
}

GtkWidget *
hu_workshop_sheet_preview (HuWorkshopBench *bench,
                           GtkWidget       *widget,
                           const char      *text,
                           gssize           length)
{
  g_autoptr(HuUnitImport) import = NULL;
  g_autoptr(GError) error = NULL;
  GtkWidget *window;

  g_return_val_if_fail (bench != NULL && text != NULL, NULL);

  import = hu_unit_import_new (bench->shop, text, length, &error);
  if (import == NULL)
    {
      hu_message_show (widget, _("The Table Was Not Imported"), error->message, NULL);
      return NULL;
    }

  window = hu_workshop_import_new (get_window (widget), bench->shop, import);
  gtk_window_present (GTK_WINDOW (window));

  return window;
}

/* --- The clipboard --- */

static void
copy_cb (GtkWidget       *button,
         HuWorkshopBench *bench)
{
  g_autofree char *text = hu_workshop_export_units (bench->shop, NULL, 0, '\t');

  gdk_clipboard_set_text (gtk_widget_get_clipboard (button), text);
}

static void
pasted_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(GtkWidget) button = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  HuWorkshopBench *bench = g_object_get_data (G_OBJECT (button), "hu-bench");

  /* The workshop may have been left meanwhile. */
  if (gtk_widget_get_root (button) == NULL)
    return;

  if (text == NULL || text[0] == '\0')
    hu_message_show (button, _("There Is Nothing to Paste"),
                     _("Copy rows of a spreadsheet first, with the names of its columns."), NULL);
  else
    hu_workshop_sheet_take (bench, button, text, -1);
}

static void
paste_cb (GtkWidget *button)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (button), NULL, pasted_cb, g_object_ref (button));
}

/* --- Files --- */

/* The first line in which the encoding shows, not all too long. */
static char *
dup_sample (const char *text)
{
  const char *at = text, *begin = text;

  while (*at != '\0' && (guchar) *at < 0x80)
    {
      if (*at == '\n')
        begin = at + 1;
      at++;
    }
  if (g_utf8_strlen (begin, at - begin) > SAMPLE_LENGTH / 2)
    begin = at;

  return g_utf8_substring (begin, 0, MIN (g_utf8_strlen (begin, (gssize) strcspn (begin, "\r\n")), SAMPLE_LENGTH));
}

static void
encoding_cb (GtkWidget  *widget,
             const char *response,
             GObject    *dialog)
{
  if (g_str_equal (response, "read") && gtk_widget_get_root (widget) != NULL)
    hu_workshop_sheet_preview (g_object_get_data (dialog, "hu-bench"), widget, g_object_get_data (dialog, "hu-text"), -1);
}

static void
ask_encoding (HuWorkshopBench *bench,
              GtkWidget       *widget,
              char            *text) /* (transfer full) */
{
  const HuResponse answers[] = { { "cancel", _("_Cancel") }, { "read", _("_Read") }, { NULL } };
  g_autofree char *sample = dup_sample (text);
  /* Translators: %s is a line of the table. */
  g_autofree char *body = g_strdup_printf (_("The table is not saved as UTF-8. As Windows-1252 it reads: “%s”. If that is wrong, "
                                             "cancel, and save the table as UTF-8."), sample);
  GtkWidget *dialog = hu_message_ask (get_window (widget), _("Read the Table as Windows-1252?"), body, answers,
                                      "read", "cancel", G_CALLBACK (encoding_cb), widget);

  g_object_set_data (G_OBJECT (dialog), "hu-bench", bench);
  g_object_set_data_full (G_OBJECT (dialog), "hu-text", text, g_free);
}

void
hu_workshop_sheet_open (HuWorkshopBench *bench,
                        GtkWidget       *widget,
                        GBytes          *bytes)
{
  gboolean guessed;
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (bench != NULL && bytes != NULL);

  text = hu_decode_text (bytes, &guessed, &error);
  if (text == NULL)
    hu_message_show (widget, _("The Table Was Not Imported"), error->message, NULL);
  else if (guessed)
    ask_encoding (bench, widget, g_steal_pointer (&text));
  else
    hu_workshop_sheet_preview (bench, widget, text, -1);
}

static void
chosen_cb (GtkWidget            *button,
           int                   response,
           GtkFileChooserNative *chooser)
{
  HuWorkshopBench *bench = g_object_get_data (G_OBJECT (button), "hu-bench");
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_autoptr(GError) error = NULL;
  g_autoptr(GBytes) bytes = NULL;

  g_object_set_data (G_OBJECT (button), "hu-chooser", NULL);
  if (response != GTK_RESPONSE_ACCEPT || file == NULL || gtk_widget_get_root (button) == NULL)
    return;

  bytes = hu_file_read_bytes (file, HU_FILE_MAX_BYTES, &error);
  if (bytes == NULL)
    {
      hu_message_show (button, _("The Table Was Not Imported"), error->message, NULL);
      return;
    }

  hu_workshop_sheet_open (bench, button, bytes);
}

/**
 * hu_workshop_sheet_import:
 * @bench: the shared objects of the workshop; must outlive @button
 * @button: the button that asks for it
 *
 * Asks for a file with a table, and reads it.
 */
void
hu_workshop_sheet_import (HuWorkshopBench *bench,
                          GtkWidget       *button)
{
  GtkFileChooserNative *chooser;
  g_autoptr(GtkFileFilter) filter = gtk_file_filter_new ();

  g_object_set_data (G_OBJECT (button), "hu-bench", bench);
  chooser = gtk_file_chooser_native_new (_("Import Units"), get_window (button), GTK_FILE_CHOOSER_ACTION_OPEN,
                                         _("_Import"), _("_Cancel"));
  gtk_file_filter_set_name (filter, _("Tables (CSV, TSV)"));
  gtk_file_filter_add_pattern (filter, "*.csv");
  gtk_file_filter_add_pattern (filter, "*.tsv");
  gtk_file_filter_add_pattern (filter, "*.txt");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  g_object_set_data_full (G_OBJECT (button), "hu-chooser", chooser, g_object_unref);
  g_signal_connect_object (chooser, "response", G_CALLBACK (chosen_cb), button, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* --- A table to fill in --- */

static void
template_named_cb (GtkWidget            *button,
                   int                   response,
                   GtkFileChooserNative *chooser)
{
  HuWorkshopBench *bench = g_object_get_data (G_OBJECT (button), "hu-bench");
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;

  g_object_set_data (G_OBJECT (button), "hu-chooser", NULL);
  if (response != GTK_RESPONSE_ACCEPT || file == NULL || gtk_widget_get_root (button) == NULL)
    return;

  text = hu_unit_import_dup_template (bench->shop);
  if (!g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &error))
    hu_message_show (button, _("The Template Was Not Saved"), error->message, NULL);
}

static void
template_cb (GtkWidget       *button,
             HuWorkshopBench *bench)
{
  GtkFileChooserNative *chooser;

  chooser = gtk_file_chooser_native_new (_("Save a Template"), get_window (button), GTK_FILE_CHOOSER_ACTION_SAVE,
                                         _("_Save"), _("_Cancel"));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), _("Units.csv"));
  g_object_set_data_full (G_OBJECT (button), "hu-chooser", chooser, g_object_unref);
  g_signal_connect_object (chooser, "response", G_CALLBACK (template_named_cb), button, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
import_cb (GtkWidget       *button,
           HuWorkshopBench *bench)
{
  hu_workshop_sheet_import (bench, button);
}

static void
add_button (GtkWidget       *box,
            HuWorkshopBench *bench,
            const char      *label,
            GCallback        callback)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_object_set_data (G_OBJECT (button), "hu-bench", bench);
  g_signal_connect (button, "clicked", callback, bench);
  gtk_box_append (GTK_BOX (box), button);
}

GtkWidget *
hu_workshop_sheet_new (HuWorkshopBench *bench)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *files = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Spreadsheet"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _("Copy all units as a table, edit it, and paste it back: a row whose id "
                                           "exists changes that unit, any other row adds a unit."));
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  add_button (box, bench, _("_Copy"), G_CALLBACK (copy_cb));
  add_button (box, bench, _("_Paste"), G_CALLBACK (paste_cb));
  gtk_box_set_homogeneous (GTK_BOX (files), TRUE);
  gtk_widget_set_margin_top (files, 6);
  add_button (files, bench, _("_Import…"), G_CALLBACK (import_cb));
  add_button (files, bench, _("Save a Te_mplate…"), G_CALLBACK (template_cb));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), box);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), files);

  return group;
}
