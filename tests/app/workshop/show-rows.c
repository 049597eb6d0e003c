/*
 * Says which parts of a game have a row of their own in the workshop, for the test that adds keys to the format.
 *
 *   tests/app/with-display.sh show-rows GAME PAGE POINTER…
 *
 * At +POINTER, a list, it adds an element, and says what the list is then.
 */
#include "hu-workshop-steps.h"

#include <stdlib.h>

#include "hu-workshop-link.h"
#include "hu-workshop-row.h"

static gboolean
has_row (GtkWidget  *pane,
         const char *pointer)
{
  GtkWidget *row = hu_workshop_link_find (pane, pointer);
  const char *mark = row != NULL ? hu_workshop_row_get_mark (row) : NULL;

  return g_strcmp0 (mark, pointer) == 0;
}

static void
add_to (HuAppFixture *fixture,
        GtkWidget    *pane,
        const char   *pointer)
{
  GtkWidget *list = hu_workshop_link_find (pane, pointer);
  g_autofree char *json = NULL;

  press_button (list, "Add an Item");
  hu_app_fixture_settle (fixture);
  json = hu_node_to_json (hu_workshop_get (get_shop (fixture), pointer));
  g_print ("%s\n", json);
}

int
main (int   argc,
      char *argv[])
{
  HuAppFixture fixture = { NULL };
  g_autoptr(GFile) file = NULL;
  GtkWidget *pane;

  if (argc < 4)
    {
      g_printerr ("usage: %s GAME POINTER…\n", argv[0]);
      return EXIT_FAILURE;
    }

  hu_app_fixture_init ();
  hu_app_fixture_set_up (&fixture, "", "");
  file = g_file_new_for_commandline_arg (argv[1]);
  hu_window_open (fixture.window, file);
  hu_app_fixture_wait_open (&fixture, fixture.window);
  act (&fixture, "win.workshop", NULL);
  act (&fixture, "win.workshop-page", argv[2]);
  hu_app_fixture_settle (&fixture);
  pane = hu_app_part (fixture.window, HU_TYPE_WORKSHOP_PANE);
  for (int i = 3; i < argc; i++)
    {
      const char *pointer = argv[i] + (argv[i][0] == '+');

      hu_workshop_link_follow (pane, pointer);
      hu_app_fixture_settle (&fixture);
      if (argv[i][0] == '+')
        add_to (&fixture, pane, pointer);
      else
        g_print ("%s %s\n", has_row (pane, pointer) ? "row" : "none", pointer);
    }
  hu_app_fixture_tear_down (&fixture);

  return EXIT_SUCCESS;
}
