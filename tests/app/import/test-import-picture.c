/*
 * test-import-picture FOLDER: the picture of a board under the map that comes of an import (make-files.py), and of several boards.
 */
#include "hu-import-steps.h"

#include "hu-geometry.h"

static HuWorkshopBackdrop *
get_picture (HuAppFixture *self)
{
  return hu_workshop_pane_get_bench (hu_app_fixture_part (self, HU_TYPE_WORKSHOP_PANE))->picture;
}

static const HuGrid *
get_grid (HuAppFixture *self)
{
  HuWorkshop *shop = hu_workshop_pane_get_shop (hu_app_fixture_part (self, HU_TYPE_WORKSHOP_PANE));

  return hu_workshop_get_scenario (shop)->map->grid;
}

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up_open (self, "g1 german 0102; s1 soviet 0501", "");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

/* The picture lies so that its hexes are those of the map. */
static void
test_picture (HuAppFixture  *self,
              gconstpointer  modules)
{
  GtkWidget *dialog = hu_import_steps_begin (self, modules, "result");
  HuWorkshopBackdrop *picture;
  HuBackdropMatrix matrix;
  HuBackdrop *backdrop;
  HuPoint centre;

  hu_import_steps_agree (self, dialog);
  picture = get_picture (self);
  backdrop = hu_workshop_backdrop_get (picture);
  g_assert_nonnull (hu_backdrop_get_picture (backdrop));
  g_assert_true (hu_backdrop_is_aligned (backdrop));
  hu_backdrop_get_matrix (backdrop, 650, 640, 1, 1, &matrix);
  centre = hu_geometry_centre (get_grid (self), hu_grid_parse (get_grid (self), "0503", NULL));
  /* The fifth column begins at 30 + 4 × 52 pixels, its third row at 30 + 2 × 60. */
  g_assert_cmpfloat_with_epsilon (matrix.xx * 238 + matrix.xy * 150 + matrix.x0, centre.x, 0.02);
  g_assert_cmpfloat_with_epsilon (matrix.yx * 238 + matrix.yy * 150 + matrix.y0, centre.y, 0.02);

  /* Who does not want it does without. */
  dialog = hu_import_steps_begin (self, modules, "result");
  hu_import_steps_set_switch (self, dialog, "_Picture of the Board", FALSE);
  hu_import_steps_agree (self, dialog);
  picture = get_picture (self);
  g_assert_null (hu_backdrop_get_picture (hu_workshop_backdrop_get (picture)));
}

static void
assert_bright (HuBackdrop   *backdrop,
               const HuGrid *grid,
               GdkPixbuf    *pixbuf,
               const char   *name,
               guint         bright)
{
  HuPoint centre = hu_geometry_centre (grid, hu_grid_parse (grid, name, NULL));
  HuBackdropMatrix matrix;
  cairo_matrix_t to_map;
  double x = centre.x, y = centre.y;

  hu_backdrop_get_matrix (backdrop, gdk_pixbuf_get_width (pixbuf), gdk_pixbuf_get_height (pixbuf), 1, 1, &matrix);
  cairo_matrix_init (&to_map, matrix.xx, matrix.yx, matrix.xy, matrix.yy, matrix.x0, matrix.y0);
  g_assert_cmpint (cairo_matrix_invert (&to_map), ==, CAIRO_STATUS_SUCCESS);
  cairo_matrix_transform_point (&to_map, &x, &y);
  g_assert_cmpuint (gdk_pixbuf_read_pixels (pixbuf)[(gint) y * gdk_pixbuf_get_rowstride (pixbuf) +
                                                    (gint) x * gdk_pixbuf_get_n_channels (pixbuf)], ==, bright);
}

/* Boards of VASL side by side: each part of the picture lies under the hexes of its board, and is there once more when the
 * game is saved and opened again. */
static void
test_boards (HuAppFixture  *self,
             gconstpointer  data)
{
  GtkWidget *dialog = hu_import_steps_begin (self, "boards.vsav bd1 bd2", "result");
  g_autoptr(HuBackdrop) again = hu_backdrop_new ();
  g_autoptr(GFile) saved = g_file_new_build_filename (g_get_user_data_dir (), "boards.hexgame", NULL);
  g_autoptr(GdkPixbuf) pixbuf = NULL;
  g_autoptr(GError) error = NULL;
  HuBackdrop *backdrop;
  AdwComboRow *row;
  const HuGrid *grid;

  row = ADW_COMBO_ROW (hu_app_row (dialog, "_Board"));
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (row)), ==, 3);
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 0);
  hu_import_steps_agree (self, dialog);
  backdrop = hu_workshop_backdrop_get (get_picture (self));
  g_assert_cmpfloat (hu_backdrop_get_in_play (backdrop), ==, 1);
  grid = get_grid (self);
  pixbuf = gdk_pixbuf_new_from_file (g_file_peek_path (hu_backdrop_get_picture (backdrop)), &error);
  g_assert_no_error (error);
  assert_bright (backdrop, grid, pixbuf, "1C4", 255);
  assert_bright (backdrop, grid, pixbuf, "1C3", 180);
  assert_bright (backdrop, grid, pixbuf, "2C4", 255);
  assert_bright (backdrop, grid, pixbuf, "2C3", 60);

  g_assert_true (hu_backdrop_save (backdrop, saved, &error));
  g_assert_true (hu_backdrop_load (again, saved, &error));
  g_assert_cmpfloat (hu_backdrop_get_in_play (again), ==, 1);
  assert_bright (again, grid, pixbuf, "2C4", 255);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (argc != 2)
    g_error ("usage: test-import-picture FOLDER");
  hu_import_steps_set_folder (argv[1]);
  hu_app_fixture_init ();
  g_test_add ("/import-picture/png", HuAppFixture, "winter.vsav winter.vmod", set_up, test_picture, tear_down);
  g_test_add ("/import-picture/gif", HuAppFixture, "winter.vsav old.vmod", set_up, test_picture, tear_down);
  g_test_add ("/import-picture/boards", HuAppFixture, NULL, set_up, test_boards, tear_down);

  return g_test_run ();
}
