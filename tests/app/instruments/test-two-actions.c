/*
 * Two actions from a shipped game to the units that decide over a unit's supply: a click on its counter, and F3.
 *
 * These are the actions as a pointer and a keyboard do them, in a window of 1400 × 900 or 1024 × 700 (`xdotool`, one
 * call each):
 *
 *    1  mousemove (the counter) click 1
 *    2  key F3
 *
 * The test takes the same way by widgets.  It is told where the shipped games lie.
 */
#include "hu-app-fixture.h"
#include "hu-explain.h"
#include "hu-flip-panel.h"
#include "hu-trace-chip.h"

#include <string.h>

static const char *scenarios;

typedef struct
{
  const char *name;
  const char *game;
  const char *unit;
  int         width, height;
  const char *sentence; /* part of the one after the first action */
  guint8      how;      /* changes that the second names */
} Case;

static const Case cases[] = {
  { "in-supply", "typhoon-4.6.hexgame", "sov-91-r", 1400, 900, "one more German unit in", HU_FLIP_MORE },
  { "in-supply-small", "typhoon-4.6.hexgame", "sov-91-r", 1024, 700, "one more German unit in", HU_FLIP_MORE },
  { "out-of-supply", "typhoon-4.3.hexgame", "sov-93-r", 1400, 900, "Without 18 Pz a line of 21 hexes would reach", HU_FLIP_LESS },
  { "out-of-supply-small", "typhoon-4.3.hexgame", "sov-93-r", 1024, 700, "Without 18 Pz a line of 21 hexes would reach", HU_FLIP_LESS },
};

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  const Case *test = data;
  g_autofree char *path = g_build_filename (scenarios, test->game, NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);

  hu_app_fixture_set_up (self, "g1 german 0103; s1 soviet 0502", "");
  gtk_window_set_default_size (GTK_WINDOW (self->window), test->width, test->height);
  g_assert_true (hu_window_open (self->window, file));
  hu_app_fixture_wait_open (self, self->window);
  hu_app_fixture_settle (self);
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static gboolean
found (HuAppFixture *self,
       gpointer      data)
{
  GtkRevealer *progress = hu_app_part (hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL), GTK_TYPE_REVEALER);
  HuScene *scene = data;

  hu_map_view_fill_scene (hu_app_map (self->window), scene);

  return scene->flips != NULL && !gtk_revealer_get_reveal_child (progress);
}

/* What is named is there, as far as eight go. */
static void
assert_named (HuAppFixture    *self,
              const HuFlipMap *flips,
              guint8           how)
{
  const HuScenario *scenario = hu_game_get_scenario (hu_app_fixture_game (self));
  const char *list = hu_app_text (hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL), "list");
  guint n = 0, n_named = 0;

  g_test_message ("%s", list);
  for (HuHex hex = 0; hex < (HuHex) flips->n_hexes; hex++)
    if (flips->flips[hex] & how)
      {
        g_autofree char *name = how == HU_FLIP_LESS ? hu_explain_unit (scenario, flips->less[hex])
                                                    : hu_grid_dup_name (scenario->map->grid, hex);

        n++;
        n_named += strstr (list, name) != NULL;
      }
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n_named, >=, MIN (n, 7));
}

/* No hex that the card names lies below it. The cards choose their places once the map has come to rest. */
static gboolean
is_free (HuAppFixture *self,
         gpointer      data)
{
  const HuFlipMap *flips = ((HuScene *) data)->flips;
  GtkWidget *panel = hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL);
  HuMapView *map = hu_app_map (self->window);
  const HuGrid *grid = hu_game_get_scenario (hu_app_fixture_game (self))->map->grid;
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (panel, GTK_WIDGET (map), &bounds));
  for (HuHex hex = 0; hex < (HuHex) flips->n_hexes; hex++)
    {
      HuPoint at = hu_map_state_to_view (hu_map_view_get_state (map), hu_geometry_centre (grid, hex));

      if (flips->flips[hex] != 0 &&
          graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT ((float) at.x, (float) at.y)))
        return FALSE;
    }

  return TRUE;
}

static void
test_walk (HuAppFixture  *self,
           gconstpointer  data)
{
  const Case *test = data;
  const HuSupplyLines *lines;
  HuSnapshot *snapshot = hu_game_get_snapshot (hu_app_fixture_game (self));
  HuHex hex = hu_snapshot_get_state (snapshot)->unit_hex[hu_app_fixture_unit (self, test->unit)];
  g_autofree char *name = hu_grid_dup_name (hu_snapshot_get_scenario (snapshot)->map->grid, hex);
  const char *sentence;
  HuScene scene;

  hu_app_fixture_click (self, hu_app_fixture_at (self, name));
  hu_app_fixture_settle (self);
  lines = hu_map_view_get_lines (hu_app_map (self->window));
  g_assert_nonnull (lines);
  g_assert_cmpint (lines->from, ==, hex);
  sentence = hu_app_fixture_text (self, HU_TYPE_TRACE_CHIP);
  g_test_message ("%s", sentence);
  g_assert_nonnull (strstr (sentence, test->sentence));

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), "win.flips", NULL));
  hu_app_fixture_wait (self, found, &scene);
  g_assert_cmpint (scene.flips->question.kind, ==, HU_QUESTION_SUPPLY);
  g_assert_cmpint (scene.flips->question.subject, ==, hex);
  assert_named (self, scene.flips, test->how);
  hu_app_fixture_wait (self, is_free, &scene);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  g_assert_cmpint (argc, ==, 2);
  scenarios = argv[1];

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/two-actions/", cases[i].name, NULL);

      g_test_add (path, HuAppFixture, &cases[i], set_up, test_walk, tear_down);
    }

  return g_test_run ();
}
