/*
 * The size of a picture, from the beginning of its bytes; and one picture made of several.
 */
#include "hu-import-picture.h"

#include <errno.h>
#include <math.h>
#include <string.h>
#include <gdk-pixbuf/gdk-pixbuf.h>

#define PIECE (16 << 10)
#define PIXELS_MOST 1000000 /* of a side */
#define AREA_MOST 24e6 /* pixels that are drawn: more are not to be seen on a screen */
#define WHOLE_MOST 100e6 /* pixels of a picture that is decoded */
#define BESIDE 0xe4e0d8ff /* where no picture lies */

typedef struct
{
  gint width;
  gint height;
} Size;

/* The pixels are of no interest: they are read as one. */
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

/* --- Of several one --- */

HuImportPart *
hu_import_part_new (GBytes *bytes)
{
  HuImportPart *part = g_new0 (HuImportPart, 1);

  part->bytes = g_bytes_ref (bytes);

  return part;
}

void
hu_import_part_free (HuImportPart *part)
{
  g_bytes_unref (part->bytes);
  g_free (part);
}

/* Can the map show the picture as it is? */
static gboolean
is_shown (GBytes *bytes)
{
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);

  return length > 8 && (memcmp (data, "\x89PNG", 4) == 0 || memcmp (data, "\xff\xd8\xff", 3) == 0);
}

HuImportPicture *
hu_import_picture_new (GBytes *bytes)
{
  g_autoptr(HuImportPicture) self = g_new0 (HuImportPicture, 1);
  HuImportPart *whole;

  if (is_shown (bytes))
    {
      self->bytes = g_bytes_ref (bytes);
      return g_steal_pointer (&self);
    }

  whole = hu_import_part_new (bytes);
  self->parts = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_import_part_free);
  g_ptr_array_add (self->parts, whole);
  if (!hu_import_picture_size (bytes, &whole->width, &whole->height) || (double) whole->width * whole->height > WHOLE_MOST)
    return NULL;
  self->width = whole->wide = whole->width;
  self->height = whole->deep = whole->height;

  return g_steal_pointer (&self);
}

void
hu_import_picture_free (HuImportPicture *self)
{
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_clear_pointer (&self->parts, g_ptr_array_unref);
  g_free (self);
}

/* The part that is seen, the right way round. */
static GdkPixbuf *
decode (const HuImportPart  *part,
        GError             **error)
{
  g_autoptr(GInputStream) stream = g_memory_input_stream_new_from_bytes (part->bytes);
  g_autoptr(GdkPixbuf) whole = gdk_pixbuf_new_from_stream (stream, NULL, error);
  g_autoptr(GdkPixbuf) seen = NULL;
  gint width, height;

  if (whole == NULL)
    return NULL;

  width = MIN (part->width, gdk_pixbuf_get_width (whole) - part->x);
  height = MIN (part->height, gdk_pixbuf_get_height (whole) - part->y);
  if (width < 1 || height < 1)
    return g_steal_pointer (&whole);
  seen = gdk_pixbuf_new_subpixbuf (whole, part->x, part->y, width, height);

  return part->reversed ? gdk_pixbuf_rotate_simple (seen, GDK_PIXBUF_ROTATE_UPSIDEDOWN) : g_steal_pointer (&seen);
}

static gboolean
draw_part (GdkPixbuf           *to,
           const HuImportPart  *part,
           double               scale,
           GError             **error)
{
  g_autoptr(GdkPixbuf) seen = decode (part, error);
  double left = part->left * scale, top = part->top * scale, wide = part->wide * scale, deep = part->deep * scale;
  gint x = (gint) floor (left), y = (gint) floor (top);
  gint to_x = MIN ((gint) ceil (left + wide), gdk_pixbuf_get_width (to));
  gint to_y = MIN ((gint) ceil (top + deep), gdk_pixbuf_get_height (to));

  if (seen == NULL)
    return FALSE;
  if (to_x > x && to_y > y)
    gdk_pixbuf_composite (seen, to, x, y, to_x - x, to_y - y, left, top, wide / gdk_pixbuf_get_width (seen),
                          deep / gdk_pixbuf_get_height (seen), GDK_INTERP_BILINEAR, 255);

  return TRUE;
}

GBytes *
hu_import_picture_make (const HuImportPicture  *self,
                        double                 *scale,
                        GError                **error)
{
  g_autoptr(GdkPixbuf) all = NULL;
  guint n_drawn = 0;
  char *png = NULL;
  gsize length;

  *scale = 1.0;
  if (self->bytes != NULL)
    return g_bytes_ref (self->bytes);

  *scale = MIN (1.0, sqrt (AREA_MOST / (self->width * self->height)));
  all = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, MAX (1, (gint) lround (self->width * *scale)),
                        MAX (1, (gint) lround (self->height * *scale)));
  if (all == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, g_strerror (ENOMEM));
      return NULL;
    }
  gdk_pixbuf_fill (all, BESIDE);
  for (guint i = 0; i < self->parts->len; i++)
    {
      g_autoptr(GError) wrong = NULL;

      if (draw_part (all, g_ptr_array_index (self->parts, i), *scale, &wrong))
        n_drawn++;
      else if (n_drawn == 0 && i + 1 == self->parts->len)
        {
          g_propagate_error (error, g_steal_pointer (&wrong));
          return NULL;
        }
    }
  if (!gdk_pixbuf_save_to_buffer (all, &png, &length, "png", error, "compression", "3", NULL))
    return NULL;

  return g_bytes_new_take (png, length);
}
