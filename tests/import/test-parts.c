/*
 * The pictures of several boards as one: what lies where, turned round or not.
 */
#include "hu-import-picture.h"

#include <gdk-pixbuf/gdk-pixbuf.h>

/* Grey, and a bright square in its upper left corner. */
static GBytes *
new_bytes (gint        width,
           gint        height,
           const char *format)
{
  g_autoptr(GdkPixbuf) pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, width, height);
  g_autoptr(GdkPixbuf) corner = gdk_pixbuf_new_subpixbuf (pixbuf, 0, 0, 10, 10);
  char *bytes;
  gsize length;

  gdk_pixbuf_fill (pixbuf, 0x606060ff);
  gdk_pixbuf_fill (corner, 0xffffffff);
  g_assert_true (gdk_pixbuf_save_to_buffer (pixbuf, &bytes, &length, format, NULL, NULL));

  return g_bytes_new_take (bytes, length);
}

static HuImportPart *
add_part (HuImportPicture *picture,
          GBytes          *bytes,
          double           left,
          gint             width,
          gint             height)
{
  HuImportPart *part = hu_import_part_new (bytes);

  part->left = left;
  part->width = width;
  part->height = height;
  part->wide = width;
  part->deep = height;
  g_ptr_array_add (picture->parts, part);

  return part;
}

static HuImportPicture *
new_picture (double width,
             double height)
{
  HuImportPicture *picture = g_new0 (HuImportPicture, 1);

  picture->parts = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_import_part_free);
  picture->width = width;
  picture->height = height;

  return picture;
}

static GdkPixbuf *
make (const HuImportPicture *picture,
      double                *scale)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GBytes) bytes = hu_import_picture_make (picture, scale, &error);
  g_autoptr(GInputStream) stream = NULL;
  GdkPixbuf *pixbuf;

  g_assert_no_error (error);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), 4, "\x89PNG", 4);
  stream = g_memory_input_stream_new_from_bytes (bytes);
  pixbuf = gdk_pixbuf_new_from_stream (stream, NULL, &error);
  g_assert_no_error (error);

  return pixbuf;
}

static guint
look (GdkPixbuf *pixbuf,
      gint       x,
      gint       y)
{
  return gdk_pixbuf_read_pixels (pixbuf)[y * gdk_pixbuf_get_rowstride (pixbuf) + x * gdk_pixbuf_get_n_channels (pixbuf)];
}

static void
test_parts (void)
{
  g_autoptr(HuImportPicture) picture = new_picture (150, 40);
  g_autoptr(GBytes) first = new_bytes (50, 40, "png");
  g_autoptr(GBytes) second = new_bytes (60, 50, "bmp");
  g_autoptr(GdkPixbuf) pixbuf = NULL;
  HuImportPart *part;
  double scale;

  add_part (picture, first, 0, 50, 40);
  /* A part of the second, turned round and drawn half as large. */
  part = add_part (picture, second, 50, 40, 30);
  part->reversed = TRUE;
  part->wide = 20;
  part->deep = 15;
  pixbuf = make (picture, &scale);
  g_assert_cmpfloat (scale, ==, 1);
  g_assert_cmpint (gdk_pixbuf_get_width (pixbuf), ==, 150);
  g_assert_cmpint (gdk_pixbuf_get_height (pixbuf), ==, 40);
  g_assert_cmpuint (look (pixbuf, 5, 5), ==, 0xff);
  g_assert_cmpuint (look (pixbuf, 20, 5), ==, 0x60);
  g_assert_cmpuint (look (pixbuf, 52, 2), ==, 0x60);
  g_assert_cmpuint (look (pixbuf, 68, 13), ==, 0xff);
  g_assert_cmpuint (look (pixbuf, 100, 20), >, 0xd0);
  g_assert_cmpuint (look (pixbuf, 60, 30), >, 0xd0);
}

/* What cannot be drawn stays blank, unless nothing can. */
static void
test_damaged (void)
{
  g_autoptr(HuImportPicture) picture = new_picture (100, 40);
  g_autoptr(HuImportPicture) broken = new_picture (50, 40);
  g_autoptr(GBytes) good = new_bytes (50, 40, "png");
  g_autoptr(GBytes) cut = g_bytes_new_from_bytes (good, 0, 20);
  g_autoptr(GdkPixbuf) pixbuf = NULL;
  g_autoptr(GError) error = NULL;
  double scale;

  add_part (picture, cut, 50, 50, 40);
  add_part (picture, good, 0, 50, 40);
  pixbuf = make (picture, &scale);
  g_assert_cmpuint (look (pixbuf, 20, 20), ==, 0x60);
  g_assert_cmpuint (look (pixbuf, 75, 20), >, 0xd0);

  add_part (broken, cut, 0, 50, 40);
  g_assert_null (hu_import_picture_make (broken, &scale, &error));
  g_assert_nonnull (error);
}

static void
test_large (void)
{
  g_autoptr(HuImportPicture) picture = new_picture (10000, 6000);
  g_autoptr(GBytes) bytes = new_bytes (50, 40, "png");
  g_autoptr(GdkPixbuf) pixbuf = NULL;
  HuImportPart *part = add_part (picture, bytes, 0, 50, 40);
  double scale;

  part->wide = 10000;
  part->deep = 6000;
  pixbuf = make (picture, &scale);
  g_assert_cmpint (gdk_pixbuf_get_width (pixbuf), <=, 6330);
  g_assert_cmpfloat_with_epsilon (scale, gdk_pixbuf_get_width (pixbuf) / 10000.0, 0.001);
  g_assert_cmpuint (look (pixbuf, (gint) (800 * scale), (gint) (800 * scale)), ==, 0xff);
}

/* One that can be shown as it is stays as it is. */
static void
test_whole (void)
{
  g_autoptr(HuImportPicture) picture = g_new0 (HuImportPicture, 1);
  g_autoptr(GBytes) made = NULL;
  double scale;

  picture->bytes = new_bytes (50, 40, "jpeg");
  made = hu_import_picture_make (picture, &scale, NULL);
  g_assert_true (made == picture->bytes);
  g_assert_cmpfloat (scale, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/import-parts/parts", test_parts);
  g_test_add_func ("/import-parts/damaged", test_damaged);
  g_test_add_func ("/import-parts/large", test_large);
  g_test_add_func ("/import-parts/whole", test_whole);

  return g_test_run ();
}
