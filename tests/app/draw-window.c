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
  hu_app_draw (GTK_WIDGET (fixture.window), argv[2]);
  hu_app_fixture_tear_down (&fixture);

  return EXIT_SUCCESS;
}
