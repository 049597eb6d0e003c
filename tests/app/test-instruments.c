/*
 * The instruments over the map: what would change it, and supply step by step.
 */
#include "hu-app-fixture.h"

/* Moscow's one line runs up column 3, from 0305 to 0301. */
#define UNITS "g1 german 0103; s1 soviet 0502"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up (self, data != NULL ? data : UNITS, "");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static void
activate (HuAppFixture *self,
          const char   *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), action, NULL));
}

static gboolean
found (HuAppFixture *self,
       gpointer      data)
{
  HuFlipFinder *finder = hu_flip_panel_get_finder (self->window->flips);

  return hu_flip_finder_get_map (finder) != NULL && !hu_flip_finder_is_running (finder);
}

static void
fill_scene (HuAppFixture *self,
            HuScene      *scene)
{
  hu_map_view_fill_scene (self->window->map, scene);
}

static void
test_flips (HuAppFixture  *self,
            gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (self->window->map);
  HuFlipPanel *panel = self->window->flips;
  HuScene scene;

  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (panel)));
  activate (self, "win.flips");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (panel)));
  hu_app_fixture_wait (self, found, NULL);

  g_assert_cmpstr (hu_flip_panel_get_answer (panel), ==, "moscow has a line of supply.");
  g_assert_cmpstr (hu_flip_panel_get_summary (panel), ==, "In any of 4 hexes one more German unit turns that round.");
  fill_scene (self, &scene);
  g_assert_nonnull (scene.flips);
  g_assert_cmpint (scene.flip_show, ==, HU_FLIP_SHOW_UNITS);
  g_assert_cmpint (scene.flips->flips[hu_app_fixture_hex (self, "0302")], ==, HU_FLIP_MORE);

  hu_map_state_set_cursor (state, hu_app_fixture_hex (self, "0302"));
  g_assert_cmpstr (hu_flip_panel_get_hex_text (panel), ==, "With one more German unit in 0302: moscow is isolated.");

  /* The game goes on, and the map is of the new position. */
  hu_app_fixture_append (self, "move g1 0302");
  hu_app_fixture_wait (self, found, NULL);
  g_assert_cmpstr (hu_flip_panel_get_answer (panel), ==, "moscow is isolated.");
  g_assert_cmpstr (hu_flip_panel_get_summary (panel), ==, "In 1 hex one German unit less turns that round.");
  g_assert_cmpstr (hu_flip_panel_get_hex_text (panel), ==, "Without g1 in 0302: moscow has a line of supply.");

  activate (self, "win.flips");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (panel)));
  fill_scene (self, &scene);
  g_assert_null (scene.flips);
}

static void
test_margins (HuAppFixture  *self,
              gconstpointer  data)
{
  HuFlipPanel *panel = self->window->flips;
  HuQuestion question = { .kind = HU_QUESTION_ISOLATE, .side = HU_SIDE_NONE, .units = HU_SIDE_FIRST };
  HuQuestion line = { .kind = HU_QUESTION_LINE, .side = HU_SIDE_FIRST, .units = HU_SIDE_FIRST };
  HuScene scene;

  activate (self, "win.flips");
  g_assert_false (hu_flip_panel_ask (panel, &line, HU_FLIP_SHOW_UNITS));
  g_assert_true (hu_flip_panel_ask (panel, &question, HU_FLIP_SHOW_HEX_MARGINS));
  hu_app_fixture_wait (self, found, NULL);
  g_assert_cmpstr (hu_flip_panel_get_summary (panel), ==,
                   "To isolate, 1 hex has to be blocked; any of 4 hexes will do.");
  fill_scene (self, &scene);
  g_assert_cmpint (scene.flip_show, ==, HU_FLIP_SHOW_HEX_MARGINS);
  g_assert_cmpint (scene.flips->hex_margins[hu_app_fixture_hex (self, "0301")], ==, 1);
}

/* A game that is opened meanwhile has questions of its own. */
static void
test_cancelled (HuAppFixture  *self,
                gconstpointer  data)
{
  HuFlipPanel *panel = self->window->flips;
  HuFlipFinder *finder = hu_flip_panel_get_finder (panel);

  activate (self, "win.flips");
  hu_flip_finder_cancel (finder);
  g_assert_false (hu_flip_finder_is_running (finder));
  hu_app_fixture_settle (self);
  g_assert_null (hu_flip_finder_get_map (finder));
}

static void
test_flood (HuAppFixture  *self,
            gconstpointer  data)
{
  HuFloodPanel *panel = self->window->flood;
  HuScene scene;

  activate (self, "win.flips");
  activate (self, "win.flood");
  g_assert_false (hu_flip_panel_get_active (self->window->flips));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (panel)));
  g_assert_cmpint (hu_flood_panel_get_n_steps (panel), ==, 6);
  g_assert_cmpint (hu_flood_panel_get_step (panel), ==, 0);
  g_assert_cmpstr (hu_flood_panel_get_text (panel), ==, "2 hexes reached. Stopped: 6 by terrain.");

  hu_flood_panel_set_step (panel, 4);
  g_assert_cmpstr (hu_flood_panel_get_text (panel), ==,
                   "1 hex reached. Here a source is met: supply flows.");
  fill_scene (self, &scene);
  g_assert_cmpint (scene.flood->ring, ==, 4);
  g_assert_false (scene.flood->show_cut);

  hu_flood_panel_set_step (panel, 99);
  g_assert_cmpint (hu_flood_panel_get_step (panel), ==, 5);
  g_assert_cmpstr (hu_flood_panel_get_text (panel), ==,
                   "1 line gets out. One hex across it cuts off what is hatched.");
  fill_scene (self, &scene);
  g_assert_true (scene.flood->show_cut);
  g_assert_cmphex (scene.overlays & HU_OVERLAY_CUT, !=, 0);

  hu_app_fixture_append (self, "move g1 0302");
  g_assert_cmpint (hu_flood_panel_get_n_steps (panel), ==, 3);
  g_assert_cmpstr (hu_flood_panel_get_text (panel), ==,
                   "No line gets out. Nothing is reached beyond these 3 hexes.");

  activate (self, "win.flood");
  fill_scene (self, &scene);
  g_assert_null (scene.flood);
}

static gboolean
at_end (HuAppFixture *self,
        gpointer      data)
{
  HuFloodPanel *panel = self->window->flood;

  return hu_flood_panel_get_step (panel) + 1 == hu_flood_panel_get_n_steps (panel) &&
         !hu_flood_panel_is_playing (panel);
}

static void
test_played (HuAppFixture  *self,
             gconstpointer  data)
{
  activate (self, "win.flood");
  hu_flood_panel_play (self->window->flood, TRUE);
  g_assert_true (hu_flood_panel_is_playing (self->window->flood));
  hu_app_fixture_wait (self, at_end, NULL);
}

#define ADD(path, data, func) \
  g_test_add ("/instruments/" path, HuAppFixture, data, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  ADD ("flips", NULL, test_flips);
  ADD ("margins", NULL, test_margins);
  ADD ("cancelled", NULL, test_cancelled);
  ADD ("flood", NULL, test_flood);
  ADD ("played", NULL, test_played);

  return g_test_run ();
}
