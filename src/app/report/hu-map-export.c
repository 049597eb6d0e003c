/*
 * The map as a picture, drawn in a thread, for a file or for the clipboard.
 */
#include "config.h"

#include "hu-map-export.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "hu-job.h"
#include "hu-save.h"

#define POLL_MS 60
/* Most are written before anybody could read a dialog. */
#define DIALOG_AFTER_MS 400

typedef struct
{
  HuMapPicture    picture;
  HuMapScene      scene;
  HuSnapshot     *snapshot;
  HuPictureFormat format;
  GFile          *file;    /* NULL: only the picture is wanted */
  GBytes         *bytes;   /* NULL: not drawn, or not written */
  HuJob          *job;
  HuMapExported   done;
  GObject        *data;
  GtkWindow      *parent;
  GtkWidget      *dialog; /* NULL: not shown yet */
  GtkWidget      *bar;
  guint           poll;
  guint           waited; /* ms */
} Export;

static void
export_free (gpointer data)
{
  Export *self = data;

  hu_map_scene_clear (&self->scene);
  hu_snapshot_unref (self->snapshot);
  g_clear_object (&self->file);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_clear_object (&self->parent);
  g_clear_object (&self->data);
  g_free (self);
}

/* --- In the thread --- */

static gpointer
work (gpointer data,
      HuJob   *job,
      GError **error)
{
  Export *self = data;
  g_autoptr(GBytes) bytes = hu_map_picture_to_bytes (&self->picture, self->format, hu_job_progress, job, error);

  /* The drawing asks whether it was stopped only while it draws. */
  if (bytes != NULL && !g_cancellable_set_error_if_cancelled (hu_job_get_cancellable (job), error) &&
      (self->file == NULL || hu_save_bytes (self->file, bytes, error)))
    self->bytes = g_steal_pointer (&bytes);

  return NULL;
}

/* --- In the window --- */

static void
stop_cb (Export *self)
{
  hu_job_cancel (self->job);
}

static gboolean
poll_cb (gpointer data)
{
  Export *self = data;

  self->waited += POLL_MS;
  if (self->bar == NULL && self->waited >= DIALOG_AFTER_MS)
    {
      self->dialog = adw_message_dialog_new (self->parent, _("Writing the Map…"), NULL);
      self->bar = gtk_progress_bar_new ();
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Progress"), -1);
      adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (self->dialog), self->bar);
      adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (self->dialog), "stop", _("_Stop"));
      adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (self->dialog), "stop");
      g_signal_connect_swapped (self->dialog, "response", G_CALLBACK (stop_cb), self);
      g_object_add_weak_pointer (G_OBJECT (self->dialog), (gpointer *) &self->dialog);
      gtk_window_present (GTK_WINDOW (self->dialog));
    }
  if (self->dialog != NULL)
    gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->bar), hu_job_get_done (self->job));

  return G_SOURCE_CONTINUE;
}

static void
ready_cb (gpointer      owner,
          gpointer      result,
          const GError *error)
{
  Export *self = owner;

  g_clear_handle_id (&self->poll, g_source_remove);
  if (self->dialog != NULL)
    {
      GtkWidget *dialog = self->dialog;

      g_signal_handlers_disconnect_by_data (dialog, self);
      g_object_remove_weak_pointer (G_OBJECT (dialog), (gpointer *) &self->dialog);
      self->dialog = NULL;
      gtk_window_destroy (GTK_WINDOW (dialog));
    }
  /* The user may have stopped it too late: the file is there then, and the window says so. */
  if (self->bytes != NULL || !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    self->done (self->file, self->bytes, self->bytes != NULL ? NULL : error, self->data);
}

void
hu_map_export_start (GtkWindow          *parent,
                     const HuMapPicture *picture,
                     HuPictureFormat     format,
                     GFile              *file,
                     HuMapExported       done,
                     GObject            *data)
{
  static const HuJobKind exporting = { "hu-map-export", work, export_free, NULL };
  Export *self;

  g_return_if_fail (GTK_IS_WINDOW (parent) && picture != NULL && picture->scene != NULL);
  g_return_if_fail (file == NULL || G_IS_FILE (file));

  self = g_new0 (Export, 1);
  self->picture = *picture;
  self->snapshot = hu_snapshot_ref (picture->scene->snapshot);
  hu_map_scene_init_like (&self->scene, picture->scene);
  self->picture.scene = &self->scene.scene;
  self->picture.snapshot = self->snapshot;
  self->format = format;
  g_set_object (&self->file, file);
  self->done = done;
  self->data = data;
  self->parent = g_object_ref (parent);
  self->poll = g_timeout_add (POLL_MS, poll_cb, self);
  hu_job_start (&self->job, &exporting, self, ready_cb, self);
}
