/*
 * Reads a picture to trace over. Its format and size are known before memory is allocated, so that no file can
 * ask for more memory than there is.
 */
#include "config.h"

#include "hu-trace-picture.h"

#include <glib/gi18n-lib.h>
#include <gtk/gtk.h>
#include <math.h>

#include "hu-backdrop.h"
#include "hu-fault.h"
#include "hu-file-bytes.h"
#include "hu-file-name.h"

#define KEPT_PIXELS 24e6 /* of the copy: more is not to be seen on a screen */
#define CHUNK 65536
#define MOST_BYTES (256 << 20) /* of the file: more than the largest picture that can be shown needs */

typedef struct
{
  int      width, height; /* as stored */
  gboolean too_large;
} Head;

void
hu_trace_picture_free (HuTracePicture *self)
{
  if (self == NULL)
    return;

  hu_underlay_free (self->underlay);
  g_free (self);
}

static void
size_prepared_cb (GdkPixbufLoader *loader,
                  int              width,
                  int              height,
                  Head            *head)
{
  double pixels = (double) width * height;

  head->width = width;
  head->height = height;
  head->too_large = pixels > HU_TRACE_PICTURE_MOST;
  if (head->too_large)
    /* Sets an empty size, so that the loader stops before it allocates memory. */
    gdk_pixbuf_loader_set_size (loader, 0, 0);
  else if (pixels > KEPT_PIXELS)
    gdk_pixbuf_loader_set_size (loader, MAX (1, (int) (width * sqrt (KEPT_PIXELS / pixels))),
                                MAX (1, (int) (height * sqrt (KEPT_PIXELS / pixels))));
}

static void
set_too_large (GFile      *file,
               const Head *head,
               GError    **error)
{
  g_autofree char *name = hu_file_dup_name (file);

  g_set_error (error, HU_FILE_ERROR, HU_FILE_ERROR_INVALID,
               /* Translators: %1$s is a picture's file, %2$d × %3$d are its pixels */
               _("“%1$s” has %2$d × %3$d pixels, more than the %4$d million that can be shown. Save it at a smaller "
                 "size."),
               name, head->width, head->height, HU_TRACE_PICTURE_MOST / 1000000);
}

/* Sends the whole stream through the loader. */
static gboolean
feed (GdkPixbufLoader *loader,
      GInputStream    *stream,
      GCancellable    *cancellable,
      GError         **error)
{
  g_autofree guchar *buffer = g_malloc (CHUNK);

  for (;;)
    {
      gssize n = g_input_stream_read (stream, buffer, CHUNK, cancellable, error);

      if (n < 0)
        return FALSE;
      if (n == 0)
        return gdk_pixbuf_loader_close (loader, error);
      if (!gdk_pixbuf_loader_write (loader, buffer, (gsize) n, error))
        return FALSE;
    }
}

static GdkPixbuf *
decode (GFile        *file,
        Head         *head,
        GCancellable *cancellable,
        GError      **error)
{
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GInputStream) stream = NULL;
  g_autoptr(GdkPixbufLoader) loader = NULL;
  g_autoptr(GError) reason = NULL;
  g_autofree char *name = hu_file_dup_name (file);
  gboolean fed;

  if (!hu_backdrop_check (file, error))
    return NULL;
  bytes = hu_file_read_bytes (file, MOST_BYTES, error);
  if (bytes == NULL)
    return NULL;

  stream = g_memory_input_stream_new_from_bytes (bytes);
  loader = gdk_pixbuf_loader_new ();
  g_signal_connect (loader, "size-prepared", G_CALLBACK (size_prepared_cb), head);
  fed = feed (loader, stream, cancellable, &reason);
  if (!fed)
    gdk_pixbuf_loader_close (loader, NULL);
  if (fed && gdk_pixbuf_loader_get_pixbuf (loader) != NULL)
    return gdk_pixbuf_apply_embedded_orientation (gdk_pixbuf_loader_get_pixbuf (loader));

  if (head->too_large)
    set_too_large (file, head, error);
  else if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_propagate_error (error, g_steal_pointer (&reason));
  else
    g_set_error (error, HU_FILE_ERROR, HU_FILE_ERROR_INVALID,
                 /* Translators: %1$s is a picture's file, %2$s says why, in the words of who reads pictures */
                 _("“%1$s” is damaged or incomplete: %2$s"), name,
                 reason != NULL ? reason->message : "?");

  return NULL;
}

/* On white, as on paper. */
static cairo_surface_t *
make_surface (GdkPixbuf *pixbuf)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, gdk_pixbuf_get_width (pixbuf),
                                                         gdk_pixbuf_get_height (pixbuf));
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  gdk_cairo_set_source_pixbuf (cr, pixbuf, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);

  return surface;
}

static gpointer
load (gpointer data,
      HuJob   *job,
      GError **error)
{
  Head head = { 0 };
  g_autoptr(GdkPixbuf) pixbuf = decode (data, &head, hu_job_get_cancellable (job), error);
  HuTracePicture *picture;
  cairo_surface_t *surface;
  gboolean turned;

  if (pixbuf == NULL)
    return NULL;

  surface = make_surface (pixbuf);
  picture = g_new0 (HuTracePicture, 1);
  picture->underlay = hu_underlay_new (surface);
  cairo_surface_destroy (surface);
  /* A camera's picture may be stored lying on its side. */
  turned = (head.width > head.height) != (gdk_pixbuf_get_width (pixbuf) > gdk_pixbuf_get_height (pixbuf)) &&
           head.width != head.height;
  picture->width = turned ? head.height : head.width;
  picture->height = turned ? head.width : head.height;
  picture->factor_x = (double) picture->width / gdk_pixbuf_get_width (pixbuf);
  picture->factor_y = (double) picture->height / gdk_pixbuf_get_height (pixbuf);

  return picture;
}

void
hu_trace_picture_load (HuJob   **slot,
                       GFile    *file,
                       HuJobDone done,
                       gpointer  owner)
{
  static const HuJobKind loading = { "hu-trace-picture", load, g_object_unref, (GDestroyNotify) hu_trace_picture_free };

  g_return_if_fail (G_IS_FILE (file));

  hu_job_start (slot, &loading, g_object_ref (file), done, owner);
}

char *
hu_trace_picture_word_failure (GFile        *file,
                               const GError *error)
{
  g_autofree char *name = hu_file_dup_name (file);

  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return g_strdup (error->message);

  /* Translators: %s is the file of a picture */
  return g_strdup_printf (_("“%s” is not where it was. Put it back, or choose where it is now."), name);
}
