/*
 * The map as a picture, made in the background.
 */
#include "config.h"

#include "hu-map-export.h"

#include <glib/gi18n-lib.h>

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
  GFile          *file;
  GCancellable   *cancellable;
  gint            thousandths; /* read and written atomically */
  HuMapExportFunc done;
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
  g_object_unref (self->file);
  g_object_unref (self->cancellable);
  g_clear_object (&self->parent);
  g_clear_object (&self->data);
  g_free (self);
}

/* --- In the thread --- */

static gboolean
progress_cb (double   done,
             gpointer data)
{
  Export *self = data;

  g_atomic_int_set (&self->thousandths, (gint) (done * 1000));

  return !g_cancellable_is_cancelled (self->cancellable);
}

static void
run (GTask        *task,
     gpointer      source,
     gpointer      data,
     GCancellable *cancellable)
{
  Export *self = data;
  GError *error = NULL;
  g_autoptr(GBytes) bytes = hu_map_picture_to_bytes (&self->picture, self->format, progress_cb, self, &error);

  /* The drawing asks whether it was stopped only while it draws. */
  if (bytes != NULL && g_cancellable_set_error_if_cancelled (self->cancellable, &error))
    g_clear_pointer (&bytes, g_bytes_unref);
  if (bytes == NULL || !hu_save_bytes (self->file, bytes, &error))
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

/* --- In the window --- */

static void
stop_cb (Export *self)
{
  g_cancellable_cancel (self->cancellable);
}

static void
show_dialog (Export *self)
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

static gboolean
poll_cb (gpointer data)
{
  Export *self = data;

  self->waited += POLL_MS;
  if (self->bar == NULL && self->waited >= DIALOG_AFTER_MS)
    show_dialog (self);
  if (self->dialog != NULL)
    gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->bar), g_atomic_int_get (&self->thousandths) / 1000.0);

  return G_SOURCE_CONTINUE;
}

static void
ready_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  Export *self = g_task_get_task_data (G_TASK (result));
  g_autoptr(GError) error = NULL;
  gboolean written = g_task_propagate_boolean (G_TASK (result), &error);

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
  if (written || !g_cancellable_is_cancelled (self->cancellable))
    self->done (self->file, error, self->data);
}

/**
 * hu_map_export:
 * @parent: the window that asks for it
 * @done: called when the file is written, or could not be
 * @data: (transfer full): user data for @done
 *
 * Writes the map. A longer export shows a dialog with its progress.
 */
void
hu_map_export (GtkWindow          *parent,
               const HuMapPicture *picture,
               HuPictureFormat     format,
               GFile              *file,
               HuMapExportFunc     done,
               GObject            *data)
{
  Export *self;
  g_autoptr(GTask) task = NULL;

  g_return_if_fail (GTK_IS_WINDOW (parent) && picture != NULL && picture->scene != NULL && G_IS_FILE (file));

  self = g_new0 (Export, 1);
  self->picture = *picture;
  self->snapshot = hu_snapshot_ref (picture->scene->snapshot);
  hu_map_scene_init_like (&self->scene, picture->scene);
  self->picture.scene = &self->scene.scene;
  self->picture.snapshot = self->snapshot;
  self->format = format;
  self->file = g_object_ref (file);
  self->cancellable = g_cancellable_new ();
  self->done = done;
  self->data = data;
  self->parent = g_object_ref (parent);
  self->poll = g_timeout_add (POLL_MS, poll_cb, self);

  task = g_task_new (NULL, NULL, ready_cb, NULL);
  g_task_set_source_tag (task, hu_map_export);
  g_task_set_task_data (task, self, export_free);
  g_task_run_in_thread (task, run);
}
