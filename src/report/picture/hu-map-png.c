/*
 * The map in pixels.  It is drawn band by band, so that a large map needs no more memory
 * than one band, and libpng writes it row by row.
 */
#include "config.h"

#include <math.h>
#include <png.h>

#include <glib/gi18n-lib.h>

#include "hu-map-picture-private.h"
#include "hu-surface-private.h"

/* A band has at most this many pixels, unless the caller sets its height. */
#define BAND_PIXELS (16 * 1024 * 1024)

typedef struct
{
  HuPictureDrawing *drawing;
  GByteArray       *bytes;
  int               width, height; /* px */
  double            dots;
  int               band;          /* px; a whole number of pt */
  HuProgressFunc    progress;
  gpointer          data;
} Png;

static void
write_cb (png_structp png,
          png_bytep   data,
          size_t      length)
{
  g_byte_array_append (png_get_io_ptr (png), data, (guint) length);
}

static void
flush_cb (png_structp png)
{
}

/* --- Pixels --- */

/* A band is a whole number of pt high if possible, so that lines fall on the same pixels as in one piece. */
static int
find_band (const Png *self,
           guint      wanted)
{
  int most = wanted > 0 ? (int) wanted : BAND_PIXELS / self->width;
  int best = 0;

  if (most >= self->height)
    return self->height;

  for (int pt = 1; pt * self->dots <= most; pt++)
    if (fabs (pt * self->dots - round (pt * self->dots)) < 1e-9)
      best = (int) round (pt * self->dots);

  return best > 0 ? best : MAX (most, 1);
}

/* Converts cairo's premultiplied words to bytes of red, green and blue; every pixel is opaque. */
static void
to_rgb (const guint32 *pixels,
        int            width,
        guint8        *row)
{
  for (int x = 0; x < width; x++)
    {
      row[3 * x] = (guint8) (pixels[x] >> 16);
      row[3 * x + 1] = (guint8) (pixels[x] >> 8);
      row[3 * x + 2] = (guint8) pixels[x];
    }
}

static cairo_surface_t *
draw_band (Png *self,
           int  top,
           int  height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, self->width, height);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, self->dots, self->dots);
  _hu_picture_draw (self->drawing, cr, top / self->dots, height / self->dots);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static gboolean
write_bands (Png         *self,
             png_structp  png,
             GError     **error)
{
  g_autofree guint8 *row = g_malloc ((gsize) self->width * 3);

  for (int top = 0; top < self->height; top += self->band)
    {
      int height = MIN (self->band, self->height - top);
      cairo_surface_t *surface;
      gboolean drawn;

      if (!_hu_progress (self->progress, self->data, (double) top / self->height, error))
        return FALSE;

      surface = draw_band (self, top, height);
      drawn = _hu_surface_check (cairo_surface_status (surface), error);
      for (int y = 0; drawn && y < height; y++)
        {
          const guint8 *line = cairo_image_surface_get_data (surface) +
                               (gsize) y * (gsize) cairo_image_surface_get_stride (surface);

          to_rgb ((const guint32 *) (const void *) line, self->width, row);
          png_write_row (png, row);
        }
      cairo_surface_destroy (surface);
      if (!drawn)
        return FALSE;
    }

  return _hu_progress (self->progress, self->data, 1, error);
}

/* --- The file --- */

static void G_GNUC_NORETURN
error_cb (png_structp     png,
          png_const_charp message)
{
  /* libpng can fail here only for lack of memory, and GLib does not survive that either. */
  g_error ("libpng: %s", message);
}

static gboolean
write_png (Png     *self,
           GError **error)
{
  png_structp png = png_create_write_struct (PNG_LIBPNG_VER_STRING, NULL, error_cb, NULL);
  png_infop info = png_create_info_struct (png);
  guint32 per_metre = (guint32) round (self->dots * 72 / 0.0254);
  gboolean written;

  png_set_write_fn (png, self->bytes, write_cb, flush_cb);
  png_set_compression_level (png, 3);
  png_set_filter (png, PNG_FILTER_TYPE_BASE, PNG_FILTER_SUB);
  png_set_IHDR (png, info, (png_uint_32) self->width, (png_uint_32) self->height, 8, PNG_COLOR_TYPE_RGB,
                PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_pHYs (png, info, per_metre, per_metre, PNG_RESOLUTION_METER);
  png_write_info (png, info);
  written = write_bands (self, png, error);
  if (written)
    png_write_end (png, info);
  png_destroy_write_struct (&png, &info);

  return written;
}

GBytes *
_hu_picture_to_png (const HuMapPicture *picture,
                    HuProgressFunc      progress,
                    gpointer            data,
                    GError            **error)
{
  g_autoptr(GByteArray) bytes = g_byte_array_new ();
  Png self = { .bytes = bytes, .dots = picture->dots, .progress = progress, .data = data };
  HuPictureDrawing drawing;
  double width, height;
  gboolean written;

  _hu_picture_begin (&drawing, picture);
  width = ceil (drawing.width * picture->dots - 1e-6);
  height = ceil (drawing.height * picture->dots - 1e-6);
  if (width > HU_PICTURE_PX_MOST || height > HU_PICTURE_PX_MOST)
    {
      _hu_picture_end (&drawing);
      g_set_error (error, HU_REPORT_ERROR, HU_REPORT_ERROR_TOO_LARGE,
                   /* Translators: width and height in pixels, the most there may be of either. */
                   _("The picture would have %.0f × %.0f pixels, and no side may have more than %d. "
                     "Make it smaller, or write it as SVG or PDF, which have no such limit."),
                   width, height, HU_PICTURE_PX_MOST);
      return NULL;
    }

  self.drawing = &drawing;
  self.width = (int) MAX (width, 1);
  self.height = (int) MAX (height, 1);
  self.band = find_band (&self, picture->band);
  written = write_png (&self, error);
  _hu_picture_end (&drawing);

  return written ? g_byte_array_free_to_bytes (g_steal_pointer (&bytes)) : NULL;
}
