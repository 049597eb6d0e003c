/*
 * Playing on a scan of one's own map: shown as strongly as the slider says, remembered beside the game, and told of
 * where it is missing.
 */
#include "hu-app-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#define SIDE 240 /* px of the picture */

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up (self, "g1 german 0103; s1 soviet 0502", "");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static char *
path_beside (HuAppFixture *self,
             const char   *name)
{
  return g_build_filename (self->folder, name, NULL);
}

static char *
path_of_backdrop (HuAppFixture *self)
{
  return g_strconcat (g_file_peek_path (self->file), ".backdrop", NULL);
}

/* Puts a picture beside the game that is shown with @in_play, and opens the game again. */
static void
open_with (HuAppFixture *self,
           const char   *in_play,
           gboolean      missing)
{
  g_autoptr(GdkPixbuf) pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, SIDE, SIDE);
  g_autofree char *picture = path_beside (self, "scan.png");
  g_autofree char *beside = path_of_backdrop (self);
  g_autofree char *text = g_strdup_printf ("[Backdrop]\nPicture=scan.png\nOpacity=0.5\nInPlay=%s\n", in_play);
  g_autoptr(GError) error = NULL;

  gdk_pixbuf_fill (pixbuf, 0xc02040ff);
  if (!missing)
    gdk_pixbuf_save (pixbuf, picture, "png", &error, NULL);
  g_assert_no_error (error);
  g_file_set_contents (beside, text, -1, &error);
  g_assert_no_error (error);
  g_assert_true (hu_window_open (self->window, self->file));
  hu_app_fixture_wait_open (self, self->window);
  hu_app_fixture_settle (self);
}

static gboolean
has_paper (HuAppFixture *self,
           gpointer      wanted)
{
  HuScene scene;

  hu_map_view_fill_scene (hu_app_map (self->window), &scene);

  return (scene.paper != NULL) == GPOINTER_TO_INT (wanted);
}

static GAction *
get_action (HuAppFixture *self)
{
  return g_action_map_lookup_action (G_ACTION_MAP (self->window), "paper");
}

static GtkWidget *
open_slider (HuAppFixture *self)
{
  gpointer button = hu_app_child (self->window, "overlays_button");

  gtk_menu_button_popup (button);
  hu_app_fixture_settle (self);

  return hu_app_labelled (gtk_menu_button_get_popover (button), GTK_TYPE_SCALE, "From the Drawn Map to the Scanned Map");
}

static void
close_slider (HuAppFixture *self)
{
  gtk_menu_button_popdown (hu_app_child (self->window, "overlays_button"));
  hu_app_fixture_settle (self);
}

static void
test_none (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_settle (self);
  g_assert_false (g_action_get_enabled (get_action (self)));
  g_assert_null (open_slider (self));
  close_slider (self);
}

static gboolean
remembers (HuAppFixture *self,
           gpointer      line)
{
  g_autofree char *beside = path_of_backdrop (self);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (beside, &text, NULL, NULL));

  return strstr (text, line) != NULL;
}

static void
test_slider (HuAppFixture  *self,
             gconstpointer  data)
{
  GtkWidget *scale;

  open_with (self, "0", FALSE);
  g_assert_true (g_action_get_enabled (get_action (self)));
  g_assert_true (has_paper (self, GINT_TO_POINTER (FALSE)));

  g_action_change_state (get_action (self), g_variant_new_boolean (TRUE));
  hu_app_fixture_wait (self, has_paper, GINT_TO_POINTER (TRUE));
  scale = open_slider (self);
  g_assert_nonnull (scale);
  g_assert_cmpfloat (gtk_range_get_value (GTK_RANGE (scale)), ==, 1);

  gtk_range_set_value (GTK_RANGE (scale), 0.25);
  hu_app_fixture_wait (self, remembers, (gpointer) "InPlay=0.25");
  g_assert_true (has_paper (self, GINT_TO_POINTER (TRUE)));
  gtk_range_set_value (GTK_RANGE (scale), 0);
  close_slider (self);
  g_assert_true (has_paper (self, GINT_TO_POINTER (FALSE)));
}

/* The picture is there again with the game, and not while it is edited: then the tracing of the workshop is. */
static void
test_again (HuAppFixture  *self,
            gconstpointer  data)
{
  open_with (self, "1", FALSE);
  hu_app_fixture_wait (self, has_paper, GINT_TO_POINTER (TRUE));
  g_assert_true (g_variant_get_boolean (g_action_get_state (get_action (self))));
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.workshop", NULL);
  hu_app_fixture_settle (self);
  g_assert_true (has_paper (self, GINT_TO_POINTER (FALSE)));
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.workshop", NULL);
  hu_app_fixture_wait (self, has_paper, GINT_TO_POINTER (TRUE));
}

static gboolean
says_missing (HuAppFixture *self,
              gpointer      data)
{
  return hu_app_shows (self->window, "“scan.png” is not where it was. Put it back, or choose where it is now.");
}

static void
test_missing (HuAppFixture  *self,
              gconstpointer  data)
{
  open_with (self, "1", TRUE);
  hu_app_fixture_wait (self, says_missing, NULL);
  g_assert_true (has_paper (self, GINT_TO_POINTER (FALSE)));
}

#define ADD(path, func) g_test_add ("/paper/" path, HuAppFixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  ADD ("none", test_none);
  ADD ("slider", test_slider);
  ADD ("again", test_again);
  ADD ("missing", test_missing);

  return g_test_run ();
}
