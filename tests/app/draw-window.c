/*
 * Draws the window with a game in it as a picture, for those who work on it and for docs/.  Not installed.
 *
 *   tests/app/with-display.sh draw-window GAME OUT.png [ACTION…]
 *
 * does the actions ("win.flips", "win.go-to(uint32 60)") one after the other first.
 */
#include "hu-app-fixture.h"

#include <stdlib.h>

static void
draw (GtkWidget  *widget,
      const char *path)
{
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL)
    gsk_render_node_draw (node, cr);
  if (cairo_surface_write_to_png (surface, path) != CAIRO_STATUS_SUCCESS)
    g_error ("%s cannot be written", path);

  g_clear_pointer (&node, gsk_render_node_unref);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
do_action (HuAppFixture *fixture,
           const char   *detailed)
{
  g_autofree char *name = NULL;
  g_autoptr(GVariant) target = NULL;
  g_autoptr(GError) error = NULL;

  if (!g_action_parse_detailed_name (detailed, &name, &target, &error))
    g_error ("%s: %s", detailed, error->message);
  if (!gtk_widget_activate_action_variant (GTK_WIDGET (fixture->window), name, target))
    g_error ("there is no action %s", name);
  hu_app_fixture_settle (fixture);
}

int
main (int   argc,
      char *argv[])
{
  HuAppFixture fixture = { NULL };
  g_autoptr(GFile) file = NULL;

  if (argc < 3)
    {
      g_printerr ("usage: %s GAME OUT.png [ACTION…]\n", argv[0]);
      return EXIT_FAILURE;
    }

  hu_app_fixture_init ();
  hu_app_fixture_set_up (&fixture, "", "");
  file = g_file_new_for_commandline_arg (argv[1]);
  hu_window_open (fixture.window, file);
  hu_app_fixture_wait_open (&fixture, fixture.window);
  for (int i = 3; i < argc; i++)
    {
      do_action (&fixture, argv[i]);
    }
  draw (GTK_WIDGET (fixture.window), argv[2]);
  hu_app_fixture_tear_down (&fixture);

  return EXIT_SUCCESS;
}
