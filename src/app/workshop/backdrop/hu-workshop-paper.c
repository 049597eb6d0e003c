/*
 * Commands on the map's paper: its grid, and the picture under it.
 */
#include "config.h"

#include "hu-workshop-paper.h"

#include <glib/gi18n-lib.h>

#include "hu-message.h"
#include "hu-workshop-align.h"
#include "hu-workshop-grid-form.h"

static GtkWindow *
get_window (HuWorkshopBench *bench)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (bench->map)));
}

static void
add_filters (GtkFileChooser *chooser)
{
  g_autoptr(GtkFileFilter) pictures = gtk_file_filter_new ();
  g_autoptr(GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (pictures, _("Pictures (PNG, JPEG)"));
  gtk_file_filter_add_mime_type (pictures, "image/png");
  gtk_file_filter_add_mime_type (pictures, "image/jpeg");
  gtk_file_filter_set_name (all, _("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, pictures);
  gtk_file_chooser_add_filter (chooser, all);
}

void
hu_workshop_paper_take (HuWorkshopBench *bench,
                        GFile           *picture)
{
  g_autoptr(GError) error = NULL;

  if (hu_backdrop_check (picture, &error))
    hu_workshop_backdrop_choose (bench->picture, picture);
  else
    hu_message_toast (GTK_WIDGET (bench->map), error->message);
}

static void
response_cb (GtkFileChooserNative *native,
             int                   response,
             HuWorkshopBench      *bench)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (native));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    hu_workshop_paper_take (bench, file);
  g_object_set_data (G_OBJECT (bench->picture), "hu-chooser", NULL);
}

gboolean
hu_workshop_paper_is_choosing (HuWorkshopBench *bench)
{
  return g_object_get_data (G_OBJECT (bench->picture), "hu-chooser") != NULL;
}

void
hu_workshop_paper_choose (HuWorkshopBench *bench)
{
  GtkFileChooserNative *native;

  if (hu_workshop_paper_is_choosing (bench))
    return;

  native = gtk_file_chooser_native_new (_("Choose a Background Picture"), get_window (bench),
                                        GTK_FILE_CHOOSER_ACTION_OPEN, _("_Open"), _("_Cancel"));
  /* The picture goes with the bench, and the chooser with the picture. */
  g_object_set_data_full (G_OBJECT (bench->picture), "hu-chooser", native, g_object_unref);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), TRUE);
  add_filters (GTK_FILE_CHOOSER (native));
  g_signal_connect (native, "response", G_CALLBACK (response_cb), bench);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (native));
}

void
hu_workshop_paper_toggle (HuWorkshopBench *bench)
{
  HuBackdrop *backdrop = hu_workshop_backdrop_get (bench->picture);

  if (hu_backdrop_get_picture (backdrop) != NULL)
    hu_backdrop_set_visible (backdrop, !hu_backdrop_get_visible (backdrop));
}

void
hu_workshop_paper_align (HuWorkshopBench *bench)
{
  if (hu_workshop_backdrop_get_status (bench->picture) != HU_BACKDROP_READY)
    {
      hu_message_toast (GTK_WIDGET (bench->map), _("Choose a background picture first."));
      return;
    }
  hu_workshop_align_begin (bench->align);
  gtk_widget_grab_focus (GTK_WIDGET (bench->map));
}

void
hu_workshop_paper_clear (HuWorkshopBench *bench)
{
  hu_backdrop_set_picture (hu_workshop_backdrop_get (bench->picture), NULL);
}

void
hu_workshop_paper_regrid (HuWorkshopBench *bench)
{
  /* A picture that is being aligned is aligned with a grid. */
  hu_workshop_align_end (bench->align);
  gtk_window_present (GTK_WINDOW (hu_workshop_grid_form_new (get_window (bench), bench->shop)));
}
