/*
 * Pictures for tests.
 */
#include "hu-picture.h"

#include <stdlib.h>

cairo_surface_t *
hu_picture_new (int    width,
                int    height,
                double device_scale)
{
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) (width * device_scale),
                                                         (int) (height * device_scale));

  cairo_surface_set_device_scale (picture, device_scale, device_scale);

  return picture;
}

guint32
hu_picture_pixel (cairo_surface_t *picture,
                  int              x,
                  int              y)
{
  const guchar *data = cairo_image_surface_get_data (picture);

  g_assert_cmpint (x, >=, 0);
  g_assert_cmpint (x, <, cairo_image_surface_get_width (picture));
  g_assert_cmpint (y, >=, 0);
  g_assert_cmpint (y, <, cairo_image_surface_get_height (picture));

  return ((const guint32 *) (gconstpointer) (data + y * cairo_image_surface_get_stride (picture)))[x];
}

int
hu_picture_grey (cairo_surface_t *picture,
                 int              x,
                 int              y)
{
  guint32 pixel = hu_picture_pixel (picture, x, y);

  return (int) ((pixel >> 16 & 0xff) * 0.299 + (pixel >> 8 & 0xff) * 0.587 + (pixel & 0xff) * 0.114);
}

static int
pixel_difference (guint32 a,
                  guint32 b)
{
  int sum = 0;

  for (int shift = 0; shift < 32; shift += 8)
    sum += abs ((int) (a >> shift & 0xff) - (int) (b >> shift & 0xff));

  return sum;
}

double
hu_picture_difference (cairo_surface_t *a,
                       cairo_surface_t *b)
{
  int width = cairo_image_surface_get_width (a), height = cairo_image_surface_get_height (a);
  double sum = 0;

  g_assert_cmpint (width, ==, cairo_image_surface_get_width (b));
  g_assert_cmpint (height, ==, cairo_image_surface_get_height (b));

  for (int y = 0; y < height; y++)
    {
      for (int x = 0; x < width; x++)
        sum += pixel_difference (hu_picture_pixel (a, x, y), hu_picture_pixel (b, x, y));
    }

  return sum / 3 / width / height;
}

static double
square_mean (cairo_surface_t *picture,
             int              left,
             int              top,
             int              square,
             int              shift)
{
  double sum = 0;

  for (int y = top; y < top + square; y++)
    {
      for (int x = left; x < left + square; x++)
        sum += hu_picture_pixel (picture, x, y) >> shift & 0xff;
    }

  return sum / square / square;
}

double
hu_picture_rough_difference (cairo_surface_t *a,
                             cairo_surface_t *b,
                             int              square,
                             double          *most)
{
  int width = cairo_image_surface_get_width (a), height = cairo_image_surface_get_height (a), n = 0;
  double sum = 0;

  *most = 0;
  for (int y = 0; y + square <= height; y += square)
    {
      for (int x = 0; x + square <= width; x += square)
        {
          double difference = 0;

          for (int shift = 0; shift < 24; shift += 8)
            difference +=
              ABS (square_mean (a, x, y, square, shift) - square_mean (b, x, y, square, shift)) / 3;
          *most = MAX (*most, difference);
          sum += difference;
          n++;
        }
    }

  return sum / n;
}

/* The most by which a channel of one pixel differs, 0 … 255. */
static int
largest_difference (cairo_surface_t *a,
                    cairo_surface_t *b)
{
  int width = cairo_image_surface_get_width (a), height = cairo_image_surface_get_height (a), most = 0;

  g_assert_cmpint (width, ==, cairo_image_surface_get_width (b));
  g_assert_cmpint (height, ==, cairo_image_surface_get_height (b));

  for (int y = 0; y < height; y++)
    {
      for (int x = 0; x < width; x++)
        {
          guint32 of_a = hu_picture_pixel (a, x, y), of_b = hu_picture_pixel (b, x, y);

          for (int shift = 0; shift < 32; shift += 8)
            most = MAX (most, abs ((int) (of_a >> shift & 0xff) - (int) (of_b >> shift & 0xff)));
        }
    }

  return most;
}

void
hu_picture_assert_same (cairo_surface_t *a,
                        cairo_surface_t *b,
                        const char      *name)
{
  hu_picture_assert_close (a, b, 0, name);
}

void
hu_picture_assert_close (cairo_surface_t *a,
                         cairo_surface_t *b,
                         int              most,
                         const char      *name)
{
  g_autofree char *first = g_strdup_printf ("%s-is.png", name),
                  *second = g_strdup_printf ("%s-should-be.png", name);
  g_autofree char *first_path = g_test_build_filename (G_TEST_BUILT, first, NULL);
  g_autofree char *second_path = g_test_build_filename (G_TEST_BUILT, second, NULL);

  if (largest_difference (a, b) <= most)
    return;

  cairo_surface_write_to_png (a, first_path);
  cairo_surface_write_to_png (b, second_path);
  g_test_message ("see %s and %s", first_path, second_path);
  g_assert_cmpint (largest_difference (a, b), <=, most);
}

double
hu_picture_lean (cairo_surface_t *picture,
                 int              x,
                 int              y,
                 int              width,
                 int              height)
{
  double rising = 0, falling = 0;

  for (int row = y + 1; row < y + height - 1; row++)
    {
      for (int column = x; column < x + width - 1; column++)
        {
          int here = hu_picture_grey (picture, column, row);

          rising += abs (hu_picture_grey (picture, column + 1, row - 1) - here);
          falling += abs (hu_picture_grey (picture, column + 1, row + 1) - here);
        }
    }

  return rising + falling > 0 ? (rising - falling) / (rising + falling) : 0;
}

cairo_surface_t *
hu_picture_paint (HuPainter        *painter,
                  const HuViewport *viewport,
                  const HuScene    *scene,
                  double            device_scale,
                  HuPictureMode     mode)
{
  cairo_surface_t *picture = hu_picture_new (viewport->width, viewport->height, device_scale);
  cairo_t *cr = cairo_create (picture);

  if (mode == HU_PICTURE_VECTOR)
    hu_painter_draw_vector (painter, cr, viewport, scene);
  else if (mode == HU_PICTURE_FRAME)
    hu_painter_draw_frame (painter, cr, viewport, scene);
  else
    hu_painter_draw (painter, cr, viewport, scene);
  cairo_destroy (cr);
  cairo_surface_flush (picture);

  return picture;
}
