/*
 * Steps of tests that import files in the window.
 */
#include "hu-import-steps.h"

#include <glib/gstdio.h>

#include "hu-import-dialog.h"
#include "hu-import-sheet.h"

static const char *folder;

static char *
dup_path (const char *base,
          const char *within,
          const char *name)
{
  return g_build_filename (base, "hex-umpire", within, name, NULL);
}

void
hu_import_steps_set_up (HuAppFixture  *self,
                        gconstpointer  data)
{
  static const char * const kinds[] = { "Winter Line.json", "VASL.json" };
  g_autofree char *modules = dup_path (g_get_user_state_dir (), "modules.ini", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *profile = dup_path (g_get_user_data_dir (), "profiles", kinds[i]);

      g_remove (profile);
    }
  g_remove (modules);
  hu_app_fixture_set_up_open (self, "g1 german 0102; s1 soviet 0501", "");
}

void
hu_import_steps_tear_down (HuAppFixture  *self,
                           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

char *
hu_import_steps_read_profile (const char *kind)
{
  g_autofree char *name = g_strconcat (kind, ".json", NULL);
  g_autofree char *path = dup_path (g_get_user_data_dir (), "profiles", name);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));

  return g_steal_pointer (&text);
}

const char *
hu_import_steps_get_page (HuAppFixture *self)
{
  return gtk_stack_get_visible_child_name (hu_app_child (hu_app_fixture_part (self, HU_TYPE_WORKSHOP_PANE), "stack"));
}

void
hu_import_steps_set_folder (const char *path)
{
  folder = path;
}

GFile *
hu_import_steps_get_file (const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  return g_file_new_for_path (path);
}

/* "a b": (element-type GFile). */
GPtrArray *
hu_import_steps_get_files (const char *names)
{
  g_auto(GStrv) each = g_strsplit (names, " ", -1);
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; each[i] != NULL; i++)
    g_ptr_array_add (files, hu_import_steps_get_file (each[i]));

  return files;
}

gpointer
hu_import_steps_get_dialog (void)
{
  GtkWindow *dialog = hu_app_toplevel (HU_TYPE_IMPORT_DIALOG);

  return dialog != NULL && gtk_widget_get_visible (GTK_WIDGET (dialog)) ? dialog : NULL;
}

gboolean
hu_import_steps_is_shown (HuAppFixture *self,
                          gpointer      page)
{
  GtkWidget *dialog = hu_import_steps_get_dialog ();
  GtkStack *stack = dialog != NULL ? hu_app_child (dialog, "stack") : NULL;
  GtkSpinner *spinner = dialog != NULL ? hu_app_child (dialog, "spinner") : NULL;

  return stack != NULL && g_str_equal (gtk_stack_get_visible_child_name (stack), page) && !gtk_spinner_get_spinning (spinner);
}

/* The dialog, once the files are read. */
GtkWidget *
hu_import_steps_begin (HuAppFixture *self,
                       const char   *names,
                       const char   *page)
{
  g_autoptr(GPtrArray) files = hu_import_steps_get_files (names);

  hu_window_import (self->window, files);
  hu_app_fixture_wait (self, hu_import_steps_is_shown, (gpointer) page);
  hu_app_fixture_settle (self);

  return hu_import_steps_get_dialog ();
}

const char *
hu_import_steps_get_total (GtkWidget *dialog)
{
  return gtk_label_get_text (hu_app_child (dialog, "total"));
}

const char *
hu_import_steps_get_said (GtkWidget *dialog)
{
  return gtk_label_get_text (hu_app_child (dialog, "said"));
}

/* The choice in the row of the table that is called so. */
GtkDropDown *
hu_import_steps_find_drop (GtkWidget  *dialog,
                           const char *name)
{
  g_autofree char *label = g_strdup_printf ("Taken as: %s", name);
  GtkDropDown *drop = hu_app_labelled (hu_app_part (dialog, HU_TYPE_IMPORT_LIST), GTK_TYPE_DROP_DOWN, label);

  if (drop == NULL)
    g_error ("there is no row “%s”", name);

  return drop;
}

const char *
hu_import_steps_get_taken (GtkWidget  *dialog,
                           const char *name)
{
  return gtk_string_object_get_string (gtk_drop_down_get_selected_item (hu_import_steps_find_drop (dialog, name)));
}

void
hu_import_steps_take (HuAppFixture *self,
                      GtkWidget    *dialog,
                      const char   *name,
                      const char   *as)
{
  GtkDropDown *drop = hu_import_steps_find_drop (dialog, name);
  GListModel *words = gtk_drop_down_get_model (drop);

  for (guint i = 0; i < g_list_model_get_n_items (words); i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (words), i), as))
      {
        gtk_drop_down_set_selected (drop, i);
        hu_app_fixture_settle (self);
        return;
      }

  g_error ("“%s” cannot be “%s”", name, as);
}

void
hu_import_steps_follow (HuAppFixture *self,
                        GtkWidget    *dialog,
                        HuImportTake  take)
{
  g_autofree char *uri = g_strdup_printf ("%d", take);
  gboolean taken = FALSE;

  g_signal_emit_by_name (hu_app_child (dialog, "total"), "activate-link", uri, &taken);
  g_assert_true (taken);
  hu_app_fixture_settle (self);
}

static gboolean
is_gone (HuAppFixture *self,
         gpointer      data)
{
  return hu_app_toplevel (HU_TYPE_IMPORT_DIALOG) == NULL;
}

void
hu_import_steps_agree (HuAppFixture *self,
                       GtkWidget    *dialog)
{
  g_signal_emit_by_name (hu_app_child (dialog, "import_button"), "clicked");
  hu_app_fixture_wait (self, is_gone, NULL);
  hu_app_fixture_settle (self);
}

void
hu_import_steps_cancel (HuAppFixture *self,
                        GtkWidget    *dialog)
{
  gtk_window_close (GTK_WINDOW (dialog));
  hu_app_fixture_wait (self, is_gone, NULL);
}

void
hu_import_steps_set_switch (HuAppFixture *self,
                            GtkWidget    *dialog,
                            const char   *title,
                            gboolean      on)
{
  GtkWidget *row = find_row (dialog, title);

  gtk_switch_set_active (GTK_SWITCH (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row))), on);
}
