/*
 * The background picture in the window: chosen, aligned, kept beside the file,
 * and told of where it cannot be shown.
 */
#include "hu-workshop-steps.h"

#include "hu-workshop-align.h"
#include "hu-workshop-mode.h"
#include "hu-workshop-paper.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#define SIDE 240 /* px of the picture */

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up_open (self, "g1 german 0102; s1 soviet 0501", "");
  act (self, "win.workshop", NULL);
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static HuWorkshopBench *
get_bench (HuAppFixture *self)
{
  return hu_workshop_pane_get_bench (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE));
}

static HuBackdrop *
get_backdrop (HuAppFixture *self)
{
  return hu_workshop_backdrop_get (get_bench (self)->picture);
}

static GFile *
file_beside (HuAppFixture *self,
             const char   *name)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);

  return g_file_new_for_path (path);
}

static GFile *
write_bytes (HuAppFixture *self,
             const char   *name,
             const char   *bytes,
             gssize        n)
{
  GFile *file = file_beside (self, name);
  g_autoptr(GError) error = NULL;

  g_file_set_contents (g_file_peek_path (file), bytes, n, &error);
  g_assert_no_error (error);

  return file;
}

static GFile *
write_picture (HuAppFixture *self,
               const char   *name,
               const char   *type)
{
  GFile *file = file_beside (self, name);
  g_autoptr(GdkPixbuf) pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, SIDE, SIDE);
  g_autoptr(GError) error = NULL;

  gdk_pixbuf_fill (pixbuf, 0xc02040ff);
  gdk_pixbuf_save (pixbuf, g_file_peek_path (file), type, &error, NULL);
  g_assert_no_error (error);

  return file;
}

static gboolean
is_read (HuAppFixture *self,
         gpointer      data)
{
  HuBackdropStatus status = hu_workshop_backdrop_get_status (get_bench (self)->picture);

  return status != HU_BACKDROP_LOADING;
}

static gboolean
exists (HuAppFixture *self,
        gpointer      file)
{
  return g_file_query_exists (file, NULL);
}

static gboolean
is_gone (HuAppFixture *self,
         gpointer      file)
{
  return !g_file_query_exists (file, NULL);
}

static void
choose_picture (HuAppFixture *self,
                GFile        *file)
{
  hu_workshop_paper_take (get_bench (self), file);
  hu_app_fixture_wait (self, is_read, NULL);
}

static void
assert_status (HuAppFixture     *self,
               HuBackdropStatus  status,
               const char       *why)
{
  g_assert_cmpint (hu_workshop_backdrop_get_status (get_bench (self)->picture), ==, status);
  g_assert_cmpstr (hu_workshop_backdrop_get_why (get_bench (self)->picture), ==, why);
}

/* Where that pixel of the picture is in the view. */
static HuPoint
pixel_at (HuAppFixture *self,
          double        x,
          double        y)
{
  return in_view (self, hu_workshop_backdrop_to_map (get_bench (self)->picture, (HuPoint) { x, y }));
}

static void
point_at (HuAppFixture *self,
          double        x,
          double        y)
{
  HuPoint at = pixel_at (self, x, y);

  drag_points (self, &at, 1);
}

static void
assert_lies (HuAppFixture *self,
             double        x,
             double        y,
             const char   *hex)
{
  HuPoint at = hu_workshop_backdrop_to_map (get_bench (self)->picture, (HuPoint) { x, y });
  HuPoint middle = hu_geometry_centre (hu_workshop_get_scenario (get_shop (self))->map->grid, find_hex (self, hex));

  g_assert_cmpfloat_with_epsilon (at.x, middle.x, 0.02);
  g_assert_cmpfloat_with_epsilon (at.y, middle.y, 0.02);
}

/* Typed as people do: the spot's place, its hex. */
static void
align (HuAppFixture *self,
       const char   *first,
       const char   *second)
{
  HuWorkshopAlign *alignment = get_bench (self)->align;

  act (self, "win.backdrop-align", NULL);
  g_assert_true (hu_workshop_align_is_on (alignment));
  hu_workshop_align_set_at (alignment, 0, (HuPoint) { 20, 20 });
  hu_workshop_align_set_hex (alignment, 0, first);
  hu_workshop_align_set_at (alignment, 1, (HuPoint) { 220, 160 });
  hu_workshop_align_set_hex (alignment, 1, second);
  g_assert_cmpstr (hu_workshop_align_get_lack (alignment), ==, NULL);
  g_assert_true (hu_workshop_align_apply (alignment));
  assert_lies (self, 20, 20, first);
  assert_lies (self, 220, 160, second);
}

/* --- Choosing and looking --- */

static void
test_choose (HuAppFixture  *self,
             gconstpointer  data)
{
  g_autoptr(GFile) jpeg = write_picture (self, "scan 1.jpg", "jpeg");
  g_autoptr(GFile) png = write_picture (self, "карта.png", "png");
  g_autoptr(GFile) words = write_bytes (self, "words.png", "no picture", -1);
  GtkWidget *row = find_row (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), "No Picture");

  assert_status (self, HU_BACKDROP_NONE, NULL);
  choose_picture (self, jpeg);
  assert_status (self, HU_BACKDROP_READY, NULL);
  g_assert_cmpint (hu_workshop_backdrop_get_picture (get_bench (self)->picture)->width, ==, SIDE);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, "scan 1.jpg");
  choose_picture (self, png);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, "карта.png");

  /* Words are refused, and the picture before stays. */
  choose_picture (self, words);
  assert_status (self, HU_BACKDROP_READY, NULL);
  g_assert_true (g_file_equal (hu_backdrop_get_picture (get_backdrop (self)), png));

  /* Nothing of it is in the game. */
  g_assert_false (hu_document_get_modified (hu_window_get_document (self->window)));
  g_assert_false (hu_workshop_can_undo (get_shop (self)));

  act (self, "win.backdrop-show", NULL);
  g_assert_false (hu_backdrop_get_visible (get_backdrop (self)));
  act (self, "win.backdrop-show", NULL);
  g_assert_true (hu_backdrop_get_visible (get_backdrop (self)));
  act (self, "win.backdrop-remove", NULL);
  assert_status (self, HU_BACKDROP_NONE, NULL);
}

/* Under the map it is drawn, and nowhere once it is hidden. */
static void
test_drawn (HuAppFixture  *self,
            gconstpointer  data)
{
  g_autoptr(GFile) png = write_picture (self, "a.png", "png");
  HuScene scene;

  hu_map_view_fill_scene (hu_app_map (self->window), &scene);
  g_assert_null (scene.underlay);
  choose_picture (self, png);
  hu_map_view_fill_scene (hu_app_map (self->window), &scene);
  g_assert_nonnull (scene.underlay);
  hu_backdrop_set_visible (get_backdrop (self), FALSE);
  hu_map_view_fill_scene (hu_app_map (self->window), &scene);
  g_assert_null (scene.underlay);

  /* Pointing at it shows it. */
  act (self, "win.backdrop-align", NULL);
  hu_map_view_fill_scene (hu_app_map (self->window), &scene);
  g_assert_nonnull (scene.underlay);
  hu_app_fixture_key (self, GDK_KEY_Escape, 0);
  hu_map_view_fill_scene (hu_app_map (self->window), &scene);
  g_assert_null (scene.underlay);

  hu_backdrop_set_visible (get_backdrop (self), TRUE);
  act (self, "win.workshop", NULL);
  hu_map_view_fill_scene (hu_app_map (self->window), &scene);
  g_assert_null (scene.underlay);
}

/* --- Aligning --- */

static void
test_pointer (HuAppFixture  *self,
              gconstpointer  data)
{
  g_autoptr(GFile) png = write_picture (self, "a.png", "png");
  HuWorkshopAlign *alignment = get_bench (self)->align;
  GtkWidget *pane = hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE);
  HuPoint at;

  /* Without a picture there is nothing to align. */
  act (self, "win.backdrop-align", NULL);
  g_assert_false (hu_workshop_align_is_on (alignment));

  choose_picture (self, png);
  act (self, "win.backdrop-align", NULL);
  point_at (self, 30, 40);
  g_assert_true (hu_workshop_align_get_at (alignment, 0, &at));
  g_assert_cmpfloat_with_epsilon (at.x, 30, 1e-6);
  g_assert_cmpfloat_with_epsilon (at.y, 40, 1e-6);
  g_assert_cmpstr (hu_workshop_align_get_lack (alignment), ==,
                   "Type the name of the hex whose middle spot 1 is.");
  hu_workshop_align_set_hex (alignment, 0, "9999");
  g_assert_cmpstr (hu_workshop_align_get_lack (alignment), ==,
                   "The map has no hex of the name typed for spot 1.");
  hu_workshop_align_set_hex (alignment, 0, "0202");
  hu_workshop_align_set_spot (alignment, 1);
  point_at (self, 200, 130);
  hu_workshop_align_set_hex (alignment, 1, "0202");
  g_assert_cmpstr (hu_workshop_align_get_lack (alignment), ==,
                   "Both spots have the same hex. Name two different hexes.");
  g_assert_false (hu_workshop_align_apply (alignment));
  g_assert_false (hu_backdrop_is_aligned (get_backdrop (self)));

  hu_workshop_align_set_hex (alignment, 1, "0503");
  g_signal_emit_by_name (find_widget (pane, GTK_TYPE_BUTTON, "_Align"), "clicked");
  g_assert_false (hu_workshop_align_is_on (alignment));
  assert_lies (self, 30, 40, "0202");
  assert_lies (self, 200, 130, "0503");
  g_assert_nonnull (find_widget (pane, GTK_TYPE_LABEL, "Aligned by 0202 and 0503"));

  /* The hand has the map again. */
  take_tool (self, "forest");
  drag_over (self, "0303");
  g_assert_cmpint (hu_workshop_get_scenario (get_shop (self))->map->terrain[find_hex (self, "0303")], ==,
                   HU_TERRAIN_FOREST);
}

static void
test_keyboard (HuAppFixture  *self,
               gconstpointer  data)
{
  g_autoptr(GFile) png = write_picture (self, "a.png", "png");
  HuWorkshopAlign *alignment = get_bench (self)->align;
  GtkWidget *pane = hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE);
  HuPoint before, after;

  choose_picture (self, png);
  act (self, "win.backdrop-align", NULL);
  g_assert_true (hu_app_fixture_key (self, GDK_KEY_Return, 0));
  g_assert_true (hu_workshop_align_get_at (alignment, 0, &before));
  g_assert_true (hu_app_fixture_key (self, GDK_KEY_Left, 0));
  g_assert_true (hu_app_fixture_key (self, GDK_KEY_Up, GDK_SHIFT_MASK));
  hu_workshop_align_get_at (alignment, 0, &after);
  g_assert_cmpfloat (after.x, <, before.x);
  g_assert_cmpfloat_with_epsilon ((before.y - after.y) / (before.x - after.x), 10, 0.01);

  /* Or typed, all of it. */
  gtk_editable_set_text (GTK_EDITABLE (find_row (pane, "Spot 1: pixels across, down")), "20, 20");
  gtk_editable_set_text (GTK_EDITABLE (find_row (pane, "Spot 2: pixels across, down")), "220,160");
  hu_workshop_align_get_at (alignment, 1, &after);
  g_assert_cmpfloat (after.y, ==, 160);
  hu_workshop_align_set_hex (alignment, 0, " 0101 ");
  hu_workshop_align_set_hex (alignment, 1, "0502");
  g_assert_true (hu_workshop_align_apply (alignment));
  assert_lies (self, 20, 20, "0101");
  assert_lies (self, 220, 160, "0502");

  /* Escape leaves it as it lies; a tool ends it, too. */
  act (self, "win.backdrop-align", NULL);
  g_assert_cmpstr (hu_workshop_align_get_hex (alignment, 1), ==, "0502");
  hu_workshop_align_set_at (alignment, 0, (HuPoint) { 100, 100 });
  g_assert_true (hu_app_fixture_key (self, GDK_KEY_Escape, 0));
  g_assert_false (hu_workshop_align_is_on (alignment));
  assert_lies (self, 20, 20, "0101");
  act (self, "win.backdrop-align", NULL);
  take_tool (self, "forest");
  g_assert_false (hu_workshop_align_is_on (alignment));
}

/* Another grid takes it along, and so do undo and redo. */
static void
test_grid (HuAppFixture  *self,
           gconstpointer  data)
{
  g_autoptr(GFile) png = write_picture (self, "a.png", "png");
  HuBackdropPin before[2], after[2];
  HuGridPlan plan;

  choose_picture (self, png);
  align (self, "0101", "0502");
  hu_backdrop_get_pins (get_backdrop (self), before);

  hu_workshop_get_grid_plan (get_shop (self), &plan);
  plan.columns += 1;
  plan.rows += 2;
  g_assert_cmpint (hu_workshop_regrid (get_shop (self), &plan, 1, 2, TRUE), ==, HU_REGRID_DONE);
  assert_lies (self, 20, 20, "0203");
  assert_lies (self, 220, 160, "0604");
  act (self, "win.undo", NULL);
  hu_backdrop_get_pins (get_backdrop (self), after);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpfloat_with_epsilon (before[i].map_x, after[i].map_x, 1e-9);
      g_assert_cmpfloat_with_epsilon (before[i].map_y, after[i].map_y, 1e-9);
    }
  act (self, "win.redo", NULL);
  assert_lies (self, 20, 20, "0203");
}

/* --- Beside the file --- */

static void
open_again (HuAppFixture *self,
            GFile        *file)
{
  g_assert_true (hu_window_open (self->window, file));
  g_assert_null (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE));
  act (self, "win.workshop", NULL);
  hu_app_fixture_wait (self, is_read, NULL);
}

static void
test_kept (HuAppFixture  *self,
           gconstpointer  data)
{
  g_autoptr(GFile) png = write_picture (self, "scan.png", "png");
  g_autoptr(GFile) beside = file_beside (self, "game.hexgame.backdrop");
  g_autoptr(GFile) copy = file_beside (self, "copy.hexgame");
  g_autoptr(GFile) beside_copy = file_beside (self, "copy.hexgame.backdrop");
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;

  choose_picture (self, png);
  align (self, "0101", "0502");
  hu_backdrop_set_opacity (get_backdrop (self), 0.25);
  hu_app_fixture_wait (self, exists, beside);

  /* By itself: the game is not saved, and has nothing of it. */
  open_again (self, self->file);
  assert_status (self, HU_BACKDROP_READY, NULL);
  g_assert_cmpfloat (hu_backdrop_get_opacity (get_backdrop (self)), ==, 0.25);
  assert_lies (self, 220, 160, "0502");
  g_assert_true (g_file_load_contents (self->file, NULL, &text, NULL, NULL, NULL));
  g_assert_null (strstr (text, "scan"));

  /* Saved elsewhere it goes along, also from play. */
  g_assert_true (hu_window_open (self->window, self->file));
  g_assert_true (hu_document_save (hu_window_get_document (self->window), copy, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_query_exists (beside_copy, NULL));
  open_again (self, copy);
  assert_lies (self, 220, 160, "0502");

  /* In and out it stays; taken away, nothing is left. */
  act (self, "win.workshop", NULL);
  act (self, "win.workshop", NULL);
  hu_app_fixture_wait (self, is_read, NULL);
  assert_status (self, HU_BACKDROP_READY, NULL);
  act (self, "win.backdrop-remove", NULL);
  hu_app_fixture_wait (self, is_gone, beside_copy);
  g_assert_true (g_file_query_exists (beside, NULL));

  /* The backdrop of an overwritten file goes with that file. */
  g_assert_true (hu_document_save (hu_window_get_document (self->window), self->file, &error));
  g_assert_false (g_file_query_exists (beside, NULL));
}

static void
test_no_file_yet (HuAppFixture  *self,
                  gconstpointer  data)
{
  g_autoptr(GFile) png = write_picture (self, "scan.png", "png");
  g_autoptr(GFile) first = file_beside (self, "first.hexgame");
  g_autoptr(GFile) beside = file_beside (self, "first.hexgame.backdrop");
  g_autoptr(GError) error = NULL;
  GtkWindow *dialog;

  act (self, "win.new", NULL);
  dialog = hu_app_fixture_dialog (self);
  g_signal_emit_by_name (gtk_window_get_default_widget (dialog), "clicked");
  hu_app_fixture_settle (self);
  g_assert_null (hu_document_get_file (hu_window_get_document (self->window)));

  choose_picture (self, png);
  align (self, "0101", "1510");
  act (self, "win.workshop", NULL);
  act (self, "win.workshop", NULL);
  hu_app_fixture_wait (self, is_read, NULL);
  assert_lies (self, 220, 160, "1510");

  g_assert_true (hu_document_save (hu_window_get_document (self->window), first, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_query_exists (beside, NULL));
  open_again (self, first);
  assert_lies (self, 220, 160, "1510");
}

/* --- What cannot be shown --- */

static void
test_missing (HuAppFixture  *self,
              gconstpointer  data)
{
  g_autoptr(GFile) png = write_picture (self, "scan.png", "png");
  g_autoptr(GFile) beside = file_beside (self, "game.hexgame.backdrop");
  g_autofree char *elsewhere_path = g_build_filename (self->folder, "elsewhere", NULL);
  g_autofree char *moved_path = g_build_filename (elsewhere_path, "scan.png", NULL);
  g_autoptr(GFile) moved = g_file_new_for_path (moved_path);

  choose_picture (self, png);
  align (self, "0101", "0502");
  hu_app_fixture_wait (self, exists, beside);
  g_mkdir (elsewhere_path, 0700);
  g_assert_true (g_file_move (png, moved, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));

  open_again (self, self->file);
  assert_status (self, HU_BACKDROP_MISSING,
                 "“scan.png” is not where it was. Put it back, or choose where it is now.");
  g_assert_nonnull (find_widget (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), GTK_TYPE_LABEL,
                                 "“scan.png” is not where it was. Put it back, or choose where it is now."));

  /* Found again, it lies as it did. */
  choose_picture (self, moved);
  assert_status (self, HU_BACKDROP_READY, NULL);
  assert_lies (self, 220, 160, "0502");
  g_unlink (moved_path);
  g_rmdir (elsewhere_path);
}

/* 20,000 pixels each way, and next to nothing behind the head. */
#define ENORMOUS "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00N \x00\x00N \x08\x00\x00\x00\x00\xc6\x1b\x19\xe5" "\x00\x00\x00\x20IDATx\x9c\x00\x00"

/* A name is no markup, wherever it is read. */
static void
test_named (HuAppFixture  *self,
            gconstpointer  data)
{
  g_autoptr(GFile) png = write_picture (self, "<b>a & _b.png", "png");
  g_autoptr(GFile) broken = write_bytes (self, "<i>c & _d.png", ENORMOUS, sizeof ENORMOUS - 1);
  GtkWidget *pane = hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE);

  choose_picture (self, png);
  g_assert_nonnull (find_widget (pane, GTK_TYPE_LABEL, "<b>a & _b.png"));
  choose_picture (self, broken);
  assert_status (self, HU_BACKDROP_BROKEN, hu_workshop_backdrop_get_why (get_bench (self)->picture));
  g_assert_nonnull (strstr (hu_workshop_backdrop_get_why (get_bench (self)->picture), "<i>c & _d.png"));
  g_assert_nonnull (find_widget (pane, GTK_TYPE_LABEL, hu_workshop_backdrop_get_why (get_bench (self)->picture)));
}

static void
test_refused (HuAppFixture  *self,
              gconstpointer  data)
{
  g_autoptr(GFile) enormous = write_bytes (self, "big.png", ENORMOUS, sizeof ENORMOUS - 1);
  g_autoptr(GFile) png = write_picture (self, "scan.png", "png");
  g_autoptr(GFile) cut = NULL;
  g_autofree char *bytes = NULL;
  gsize length;

  choose_picture (self, enormous);
  assert_status (self, HU_BACKDROP_BROKEN,
                 "“big.png” has 20000 × 20000 pixels, more than the 100 million that can be shown. Save it at a smaller size.");

  g_file_load_contents (png, NULL, &bytes, &length, NULL, NULL);
  /* Cut off in its head. */
  cut = write_bytes (self, "cut.png", bytes, 40);
  choose_picture (self, cut);
  g_assert_cmpint (hu_workshop_backdrop_get_status (get_bench (self)->picture), ==, HU_BACKDROP_BROKEN);
  g_assert_true (g_str_has_prefix (hu_workshop_backdrop_get_why (get_bench (self)->picture),
                                   "“cut.png” is damaged or incomplete: "));
  choose_picture (self, png);
  assert_status (self, HU_BACKDROP_READY, NULL);
}

/* The file that remembers the picture cannot be read: that is said, and it is left alone. */
static void
test_faulty_memory (HuAppFixture  *self,
                    gconstpointer  data)
{
  g_autoptr(GFile) beside = write_bytes (self, "game.hexgame.backdrop", "gibberish", -1);
  g_autofree char *text = NULL;

  open_again (self, self->file);
  assert_status (self, HU_BACKDROP_NONE, NULL);
  take_tool (self, "forest");
  drag_over (self, "0303");
  act (self, "win.save", NULL);
  g_assert_true (g_file_load_contents (beside, NULL, &text, NULL, NULL, NULL));
  g_assert_cmpstr (text, ==, "gibberish");
}

/* An address that is none, and one of the web: each has a name, is not followed, and that is said. */
static void
test_address (HuAppFixture  *self,
              gconstpointer  data)
{
  g_autoptr(GFile) beside = write_bytes (self, "game.hexgame.backdrop", "[Backdrop]\nPicture=://x\n", -1);

  open_again (self, self->file);
  hu_app_fixture_wait (self, is_read, NULL);
  assert_status (self, HU_BACKDROP_BROKEN,
                 "“://x” is not a file on this computer, so it is not read. Save the picture here and choose it.");
  g_object_unref (beside);
  beside = write_bytes (self, "game.hexgame.backdrop", "[Backdrop]\nPicture=http://localhost:1/map.png\n", -1);
  open_again (self, self->file);
  hu_app_fixture_wait (self, is_read, NULL);
  assert_status (self, HU_BACKDROP_BROKEN,
                 "“http://localhost:1/map.png” is not a file on this computer, so it is not read. Save the picture "
                 "here and choose it.");
}

/* Nobody waits for what never comes. */
static void
test_pipe (HuAppFixture  *self,
           gconstpointer  data)
{
  g_autoptr(GFile) beside = file_beside (self, "game.hexgame.backdrop");

  g_assert_cmpint (mkfifo (g_file_peek_path (beside), 0600), ==, 0);
  open_again (self, self->file);
  assert_status (self, HU_BACKDROP_NONE, NULL);
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *name;
    void      (*test) (HuAppFixture *self, gconstpointer data);
  } cases[] = {
    { "/workshop-backdrop/choose", test_choose },
    { "/workshop-backdrop/drawn", test_drawn },
    { "/workshop-backdrop/pointer", test_pointer },
    { "/workshop-backdrop/keyboard", test_keyboard },
    { "/workshop-backdrop/grid", test_grid },
    { "/workshop-backdrop/kept", test_kept },
    { "/workshop-backdrop/no-file-yet", test_no_file_yet },
    { "/workshop-backdrop/missing", test_missing },
    { "/workshop-backdrop/named", test_named },
    { "/workshop-backdrop/refused", test_refused },
    { "/workshop-backdrop/faulty-memory", test_faulty_memory },
    { "/workshop-backdrop/address", test_address },
    { "/workshop-backdrop/pipe", test_pipe },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add (cases[i].name, HuAppFixture, NULL, set_up, cases[i].test, tear_down);

  return g_test_run ();
}
