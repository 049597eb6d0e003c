/*
 * Moving on a tactical map: the storey that a counter is put down on, by pointer
 * and by keyboard, and Bypass.
 */
#include "hu-app-fixture.h"
#include "hu-control-fixture.h"
#include "hu-explain.h"
#include "hu-storey-picker.h"

#define BUILT "house D3 E3 levels=1 roof; bridge C5"
#define UNITS "g german squad C3; gt german afv B5 armor=6; r russian squad G5"

static void
set_up (HuAppFixture *self,
        gconstpointer data)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture (BUILT, UNITS, "russian D3 E3");

  hu_app_fixture_set_up_scenario (self, scenario, "");
}

static void
tear_down (HuAppFixture *self,
           gconstpointer data)
{
  hu_app_fixture_tear_down (self);
}

static HuStoreyPicker *
find_picker (HuAppFixture *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (hu_app_map (self->window))); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (HU_IS_STOREY_PICKER (child))
      return HU_STOREY_PICKER (child);

  return NULL;
}

/* The log since the beginning is @expected, as people read it. */
static void
assert_log (HuAppFixture *self,
            const char   *expected)
{
  HuGame *game = hu_app_fixture_game (self);
  g_autoptr(GString) log = g_string_new (NULL);

  for (guint i = 0; i < hu_game_get_position (game); i++)
    {
      g_autofree char *line = hu_explain_event (hu_game_get_scenario (game), hu_game_get_event (game, i), NULL);

      g_string_append_printf (log, "%s%s", i > 0 ? "; " : "", line);
    }
  g_assert_cmpstr (log->str, ==, expected);
}

static void
drag (HuAppFixture *self,
      const char   *from,
      const char   *to)
{
  hu_app_fixture_press (self, from);
  hu_app_fixture_drag_to (self, to);
  hu_app_fixture_release (self);
  /* A popover takes the grab, and with it the gesture. */
  g_signal_emit_by_name (hu_app_fixture_controller (self, "hu-map-drag"), "cancel", NULL);
}

static void
test_one_storey (HuAppFixture *self,
                 gconstpointer data)
{
  drag (self, "C3", "B3");
  g_assert_null (find_picker (self));
  assert_log (self, "g moves to B3");
}

static void
test_picked (HuAppFixture *self,
             gconstpointer data)
{
  drag (self, "C3", "D3");
  g_assert_nonnull (find_picker (self));
  assert_log (self, "");

  /* The map shows what each storey would come to. */
  g_assert_nonnull (hu_app_fixture_preview (self));
  g_signal_emit_by_name (find_picker (self), "looked-at", 1);
  g_assert_cmpint (hu_snapshot_get_state (hu_app_fixture_preview (self))->unit_storey[0], ==, 1);
  g_signal_emit_by_name (find_picker (self), "picked", (int) HU_STOREY_ROOF);
  assert_log (self, "g moves to D3/roof");
  hu_game_undo (hu_app_fixture_game (self));
  g_assert_cmpstr (hu_app_fixture_where (self, "g"), ==, "C3");
}

static void
test_bypass (HuAppFixture *self,
             gconstpointer data)
{
  drag (self, "C3", "D3");
  hu_storey_picker_set_bypass (find_picker (self), TRUE);
  g_signal_emit_by_name (find_picker (self), "picked", (int) HU_STOREY_GROUND);
  assert_log (self, "g moves to D3, in Bypass");
}

/* Escape, or a click elsewhere: as if nothing had been. */
static void
test_closed (HuAppFixture *self,
             gconstpointer data)
{
  drag (self, "C3", "D3");
  gtk_popover_popdown (GTK_POPOVER (find_picker (self)));
  hu_app_fixture_settle (self);
  g_assert_null (find_picker (self));
  g_assert_null (hu_app_fixture_preview (self));
  g_assert_false (hu_map_view_is_busy (hu_app_map (self->window)));
  assert_log (self, "");
}

/* Chosen on the way, it is not asked for again. */
static void
test_chosen (HuAppFixture *self,
             gconstpointer data)
{
  hu_app_fixture_press (self, "C3");
  hu_app_fixture_drag_to (self, "D3");
  g_assert_true (hu_app_fixture_key (self, GDK_KEY_period, 0));
  hu_app_fixture_release (self);
  g_assert_null (find_picker (self));
  assert_log (self, "g moves to D3/1");
}

static void
test_keys (HuAppFixture *self,
           gconstpointer data)
{
  hu_map_view_go_to (hu_app_map (self->window), hu_app_fixture_hex (self, "C3"));
  hu_app_fixture_key (self, GDK_KEY_Return, 0);
  hu_app_fixture_key (self, GDK_KEY_Right, 0);
  hu_app_fixture_key (self, GDK_KEY_period, 0);
  hu_app_fixture_key (self, GDK_KEY_period, 0);
  hu_app_fixture_key (self, GDK_KEY_comma, 0);
  hu_app_fixture_key (self, GDK_KEY_b, 0);
  g_assert_true (hu_app_says (hu_app_map (self->window), ". Level 1, in Bypass. If put down here: "));
  hu_app_fixture_key (self, GDK_KEY_Return, 0);
  assert_log (self, "g moves to D3/1, in Bypass");

  /* Within the hex. */
  hu_app_fixture_key (self, GDK_KEY_Return, 0);
  hu_app_fixture_key (self, GDK_KEY_period, 0);
  hu_app_fixture_key (self, GDK_KEY_Return, 0);
  assert_log (self, "g moves to D3/1, in Bypass; g moves to D3/roof");

  /* With nothing held the same keys choose what is looked at. */
  hu_app_fixture_key (self, GDK_KEY_period, 0);
  g_assert_cmpint (hu_map_state_get_storey (hu_map_view_get_state (hu_app_map (self->window))), ==, 1);
  assert_log (self, "g moves to D3/1, in Bypass; g moves to D3/roof");
}

/* The storey looked at is the one offered. */
static void
test_looked_at (HuAppFixture *self,
                gconstpointer data)
{
  hu_map_state_set_storey (hu_map_view_get_state (hu_app_map (self->window)), 1);
  hu_map_view_go_to (hu_app_map (self->window), hu_app_fixture_hex (self, "C3"));
  hu_app_fixture_key (self, GDK_KEY_Return, 0);
  hu_app_fixture_key (self, GDK_KEY_Right, 0);
  hu_app_fixture_key (self, GDK_KEY_Return, 0);
  assert_log (self, "g moves to D3/1");
}

#define ADD(path, test) g_test_add ("/tactical-moving/" path, HuAppFixture, NULL, set_up, test, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  ADD ("one-level", test_one_storey);
  ADD ("picked", test_picked);
  ADD ("bypass", test_bypass);
  ADD ("closed", test_closed);
  ADD ("chosen", test_chosen);
  ADD ("keys", test_keys);
  ADD ("looked-at", test_looked_at);

  return g_test_run ();
}
