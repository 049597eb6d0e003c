/*
 * The size of a picture, from the beginning of its bytes.
 */
#include "hu-import-picture.h"

#include <gdk-pixbuf/gdk-pixbuf.h>

#define PIECE (16 << 10)
#define PIXELS_MOST 1000000 /* of a side */

typedef struct
{
  gint width;
  gint height;
} Size;

/* Its pixels are of no interest: they are read as one. */
static void
take_size (GdkPixbufLoader *loader,
           gint             width,
           gint             height,
           gpointer         user_data)
{
  *(Size *) user_data = (Size) { width, height };
  gdk_pixbuf_loader_set_size (loader, 1, 1);
}

gboolean
hu_import_picture_size (GBytes *bytes,
                        gint   *width,
                        gint   *height)
{
  g_autoptr(GdkPixbufLoader) loader = gdk_pixbuf_loader_new ();
  Size size = { 0, 0 };
  gsize length;
  const guchar *data = g_bytes_get_data (bytes, &length);

  g_signal_connect (loader, "size-prepared", G_CALLBACK (take_size), &size);
  for (gsize at = 0; at < length && size.width == 0; at += PIECE)
    if (!gdk_pixbuf_loader_write (loader, data + at, MIN (PIECE, length - at), NULL))
      break;
  gdk_pixbuf_loader_close (loader, NULL);
  if (size.width < 1 || size.height < 1 || size.width > PIXELS_MOST || size.height > PIXELS_MOST)
    return FALSE;
  *width = size.width;
  *height = size.height;

  return TRUE;
}
