/*
 * Importing in a window: asks for files, has them read, and makes a draft of them.
 */
#include "config.h"

#include "hu-import-section.h"

#include <glib/gi18n-lib.h>

#include "hu-import-dialog.h"
#include "hu-import-filter.h"
#include "hu-system.h"
#include "hu-workshop-rules.h"

struct _HuImportSection
{
  HuSection             parent_instance;

  HuFaultPanel         *faults;  /* borrowed */
  GtkFileChooserNative *chooser; /* open, or NULL */
  GtkWidget            *dialog;  /* weak: open, or NULL */
};

G_DEFINE_FINAL_TYPE (HuImportSection, hu_import_section, HU_TYPE_SECTION)

static void
refused_cb (HuImportSection *self,
            const char      *name,
            const char      *why)
{
  /* Translators: %s is the name of a file */
  g_autofree char *title = g_strdup_printf (_("“%s” cannot be imported. Nothing has changed."), name);

  hu_fault_panel_show_message (self->faults, title, why);
}

/* The commands that give the draft its title and rules must not be undone. */
static HuWorkshop *
make_draft (const HuImported *made,
            const char       *name)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuWorkshop) titled = hu_workshop_new_from_bytes (made->draft, faults);
  /* Translators: the title of a game that is not saved yet; %s is the name of the file that was imported */
  g_autofree char *title = g_strdup_printf (_("Untitled (from %s)"), name);
  g_autoptr(GBytes) again = NULL;
  HuWorkshop *shop;

  hu_workshop_set_text (titled, "/title", title);
  /* The rules of such units are known, whatever decides the game. */
  for (guint id = 0; id < HU_N_SYSTEMS && made->tactical; id++)
    if (hu_system_get ((HuSystemId) id)->tactical)
      hu_workshop_set_system (titled, (HuSystemId) id, TRUE);
  again = hu_workshop_to_bytes (titled);
  shop = hu_workshop_new_from_bytes (again, faults);
  hu_workshop_set_unsaved (shop);

  return shop;
}

static void
imported_cb (HuImportSection *self,
             HuImported      *made,
             const char      *name)
{
  g_autoptr(HuWorkshop) shop = make_draft (made, name);

  hu_fault_panel_dismiss (self->faults);
  g_signal_emit_by_name (self, "imported", shop, made);
}

static void
chosen_cb (HuImportSection      *self,
           int                   response,
           GtkFileChooserNative *native)
{
  g_autoptr(GListModel) list = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (native));
  g_autoptr(GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  g_clear_object (&self->chooser);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    g_ptr_array_add (files, g_list_model_get_item (list, i));
  if (response == GTK_RESPONSE_ACCEPT && files->len > 0)
    hu_import_section_begin (self, files);
}

static void
ask_files (HuImportSection *self)
{
  g_autoptr(GtkFileFilter) all = gtk_file_filter_new ();

  if (self->chooser != NULL)
    return;

  self->chooser = gtk_file_chooser_native_new (_("Import"), hu_section_get_window (HU_SECTION (self)),
                                               GTK_FILE_CHOOSER_ACTION_OPEN, _("_Import"), _("_Cancel"));
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (self->chooser), TRUE);
  hu_import_add_filter (GTK_FILE_CHOOSER (self->chooser));
  gtk_file_filter_set_name (all, _("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (self->chooser), all);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

void
hu_import_section_begin (HuImportSection *self,
                         GPtrArray       *files)
{
  g_return_if_fail (HU_IS_IMPORT_SECTION (self));

  if (files == NULL)
    {
      ask_files (self);
      return;
    }

  if (self->dialog != NULL)
    gtk_window_destroy (GTK_WINDOW (self->dialog));
  g_set_weak_pointer (&self->dialog, hu_import_dialog_new (hu_section_get_window (HU_SECTION (self)), files));
  g_signal_connect_object (self->dialog, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->dialog, "imported", G_CALLBACK (imported_cb), self, G_CONNECT_SWAPPED);
}

static void
hu_import_section_dispose (GObject *object)
{
  HuImportSection *self = HU_IMPORT_SECTION (object);

  g_clear_object (&self->chooser);
  g_clear_weak_pointer (&self->dialog);

  G_OBJECT_CLASS (hu_import_section_parent_class)->dispose (object);
}

static void
hu_import_section_class_init (HuImportSectionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_import_section_dispose;

  g_signal_new ("imported", HU_TYPE_IMPORT_SECTION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                HU_TYPE_WORKSHOP, G_TYPE_POINTER);
}

static void
hu_import_section_init (HuImportSection *self)
{
}

HuImportSection *
hu_import_section_new (HuSession            *session,
                       AdwApplicationWindow *window,
                       HuFaultPanel         *faults)
{
  HuImportSection *self = g_object_new (HU_TYPE_IMPORT_SECTION, "session", session, "window", window, NULL);

  self->faults = faults;

  return self;
}
