/*
 * A real pointer and real keys, by way of the X server: that what the other
 * tests put into gestures and controllers does get there.
 */
#include <string.h>

#include "hu-app-fixture.h"
#include "hu-explain.h"
#include "hu-sudden-death-meter.h"

#define UNITS "g1 german 0102; s1 soviet 0501; s2 soviet 0501"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up_open (self, UNITS, "");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static gboolean
is_over (HuAppFixture *self,
         gpointer      data)
{
  return *(gboolean *) data;
}

static void
over_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr(GError) error = NULL;

  g_assert_true (g_subprocess_wait_check_finish (G_SUBPROCESS (source), result, &error));
  g_assert_no_error (error);
  *(gboolean *) data = TRUE;
}

/* xdotool COMMAND, while the window goes on. */
static void
xdotool (HuAppFixture *self,
         const char   *command)
{
  g_autofree char *line = g_strconcat ("xdotool ", command, NULL);
  g_auto(GStrv) argv = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(GSubprocess) process = NULL;
  gboolean over = FALSE;

  g_assert_true (g_shell_parse_argv (line, NULL, &argv, NULL));
  process = g_subprocess_newv ((const char * const *) argv, G_SUBPROCESS_FLAGS_NONE, &error);
  g_assert_no_error (error);
  g_subprocess_wait_check_async (process, NULL, over_cb, &over);
  hu_app_fixture_wait (self, is_over, &over);
  hu_app_fixture_settle (self);
}

/* Where a hex is on the screen: there is no window manager, so that the window's corner is the screen's. */
static void
point_at (HuAppFixture *self,
          const char   *hex)
{
  HuPoint at = hu_app_fixture_at (self, hex);
  double x, y, dx, dy;
  g_autofree char *command = NULL;

  gtk_widget_translate_coordinates (GTK_WIDGET (hu_app_map (self->window)), GTK_WIDGET (self->window), at.x, at.y, &x,
                                    &y);
  gtk_native_get_surface_transform (GTK_NATIVE (self->window), &dx, &dy);
  command = g_strdup_printf ("mousemove %d %d", (int) (x + dx), (int) (y + dy));
  xdotool (self, command);
}

static void
test_drag (HuAppFixture  *self,
           gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  HuMeterCard *card = hu_meter_panel_get_card (hu_app_part (self->window, HU_TYPE_METER_PANEL), HU_SUDDEN_DEATH_METER_LIFELINE);
  g_autofree char *before = g_strdup (hu_app_text (card, "value"));

  point_at (self, "0102");
  xdotool (self, "mousedown 1");
  point_at (self, "0202");
  g_assert_nonnull (hu_app_fixture_preview (self));
  point_at (self, "0304");
  g_assert_cmpstr (hu_app_text (card, "value"), !=, before);
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 0);
  xdotool (self, "mouseup 1");
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0304");
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 1);
  g_assert_cmpuint (hu_game_get_event (game, 0)->hexes->len, >, 1);
  hu_game_undo (game);
  g_assert_cmpstr (hu_app_text (card, "value"), ==, before);

  point_at (self, "0102");
  xdotool (self, "mousedown 1");
  point_at (self, "0202");
  xdotool (self, "keydown shift");
  point_at (self, "0304");
  xdotool (self, "mouseup 1");
  xdotool (self, "keyup shift");
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0304");
  g_assert_cmpuint (hu_game_get_event (game, 0)->hexes->len, ==, 1);
}

/* The way of the lifted counter that the map draws leads over this hex. */
static gboolean
leads_over (HuAppFixture *self,
            const char   *hex)
{
  HuHex wanted = hu_app_fixture_hex (self, hex);
  const GArray *way;
  gboolean found = FALSE;
  HuScene scene;

  hu_map_view_fill_scene (hu_app_map (self->window), &scene);
  way = g_ptr_array_index (scene.paths, 0);
  for (guint i = 0; i < way->len && !found; i++)
    found = g_array_index (way, HuHex, i) == wanted;

  return found;
}

/* 0303 is an enemy's: one goes round it, and through it while Control is held, which the preview shows at once. */
static void
test_control_goes_through (HuAppFixture  *self,
                           gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  g_autofree char *said = NULL;
  g_autoptr(HuSnapshot) before = NULL;

  hu_app_fixture_append (self, "move s1 0303");
  before = hu_snapshot_ref (hu_game_get_snapshot (game));
  point_at (self, "0302");
  point_at (self, "0102");
  xdotool (self, "mousedown 1");
  point_at (self, "0202");
  point_at (self, "0303");
  point_at (self, "0404");
  g_assert_false (leads_over (self, "0303"));
  xdotool (self, "keydown ctrl");
  g_assert_true (leads_over (self, "0303"));
  xdotool (self, "keyup ctrl");
  g_assert_false (leads_over (self, "0303"));
  xdotool (self, "keydown ctrl");
  xdotool (self, "mouseup 1");
  xdotool (self, "keyup ctrl");
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0404");
  said = hu_explain_event (hu_game_get_scenario (game), hu_game_get_event (game, 1), hu_snapshot_get_state (before));
  g_assert_nonnull (strstr (said, "through s1 in 0303"));
}

static void
test_wheel_zooms_about_the_pointer (HuAppFixture  *self,
                                    gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  HuPoint before = hu_app_fixture_at (self, "0303"), after;
  double scale = hu_map_state_get_viewport (state)->scale;

  point_at (self, "0303");
  xdotool (self, "click 4 click 4");
  g_assert_cmpfloat (hu_map_state_get_viewport (state)->scale, >, scale);
  after = hu_app_fixture_at (self, "0303");
  /* The pointer goes by whole pixels. */
  g_assert_cmpfloat_with_epsilon (before.x, after.x, 2);
  g_assert_cmpfloat_with_epsilon (before.y, after.y, 2);
}

static gboolean
is_fanned (HuAppFixture *self,
           gpointer      data)
{
  return hu_map_state_get_fan (hu_map_view_get_state (hu_app_map (self->window))) == hu_app_fixture_hex (self,
                                                                                                 "0501");
}

static void
test_hover (HuAppFixture  *self,
            gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));

  point_at (self, "0304");
  g_assert_cmpint (hu_map_state_get_hover (state), ==, hu_app_fixture_hex (self, "0304"));
  g_assert_cmpint (hu_map_state_get_fan (state), ==, HU_HEX_NONE);
  point_at (self, "0501");
  hu_app_fixture_wait (self, is_fanned, NULL);
  point_at (self, "0505");
  g_assert_cmpint (hu_map_state_get_fan (state), ==, HU_HEX_NONE);
}

static void
test_band (HuAppFixture  *self,
           gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));

  point_at (self, "0404");
  xdotool (self, "keydown shift mousedown 1");
  point_at (self, "0503");
  xdotool (self, "mousemove_relative -- 60 -320");
  xdotool (self, "mouseup 1 keyup shift");
  g_assert_cmpuint (hu_map_state_get_selection (state)->len, ==, 2);
  g_assert_false (hu_map_state_is_selected (state, hu_app_fixture_unit (self, "g1")));
}

static void
test_context_menu (HuAppFixture  *self,
                   gconstpointer  data)
{
  point_at (self, "0102");
  xdotool (self, "click 3");
  g_assert_true (hu_map_view_is_busy (hu_app_map (self->window)));
  g_assert_true (hu_map_state_is_selected (hu_map_view_get_state (hu_app_map (self->window)),
                                           hu_app_fixture_unit (self, "g1")));
  xdotool (self, "key Escape");
  g_assert_false (hu_map_view_is_busy (hu_app_map (self->window)));
}

/* The question follows the selection: a hex that is clicked is asked about, until it is clicked again or a unit is. */
static void
test_click_asks (HuAppFixture  *self,
                 gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));

  point_at (self, "0304");
  xdotool (self, "click 1");
  g_assert_cmpint (hu_map_state_get_trace_hex (state), ==, hu_app_fixture_hex (self, "0304"));
  xdotool (self, "click 1");
  g_assert_cmpint (hu_map_state_get_trace_hex (state), ==, HU_HEX_NONE);

  xdotool (self, "click 1");
  g_assert_cmpint (hu_map_state_get_trace_hex (state), ==, hu_app_fixture_hex (self, "0304"));
  point_at (self, "0102");
  xdotool (self, "click 1");
  g_assert_cmpint (hu_map_state_get_trace_hex (state), ==, HU_HEX_NONE);
  g_assert_true (hu_map_state_is_selected (state, hu_app_fixture_unit (self, "g1")));
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*func) (HuAppFixture *, gconstpointer);
  } tests[] = {
    { "/pointer/drag", test_drag },
    { "/pointer/control-goes-through", test_control_goes_through },
    { "/pointer/wheel-zooms-about-the-pointer", test_wheel_zooms_about_the_pointer },
    { "/pointer/hover", test_hover },
    { "/pointer/band", test_band },
    { "/pointer/context-menu", test_context_menu },
    { "/pointer/click-asks", test_click_asks },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
