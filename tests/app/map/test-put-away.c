/*
 * Cards over the map go when they are asked to, and when their question is asked no
 * more; the map stays where it is meanwhile.
 */
#include <math.h>
#include <string.h>

#include "hu-app-fixture.h"
#include "hu-flip-panel.h"
#include "hu-flood-panel.h"

/* Moscow's one line runs up column 3, from 0305 to 0301. */
#define UNITS "g1 german 0103; s1 soviet 0502"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up (self, UNITS, "");
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
  hu_app_fixture_settle (self);
}

static HuMapState *
get_state (HuAppFixture *self)
{
  return hu_map_view_get_state (hu_app_map (self->window));
}

/* The window handles Escape itself where nothing in it has taken the key. */
static gboolean
press_escape (HuAppFixture *self)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (self->window));
  g_autoptr(GtkShortcutTrigger) escape = gtk_keyval_trigger_new (GDK_KEY_Escape, 0);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GListModel) controller = g_list_model_get_item (controllers, i);

      for (guint j = 0; GTK_IS_SHORTCUT_CONTROLLER (controller) && j < g_list_model_get_n_items (controller); j++)
        {
          g_autoptr(GtkShortcut) shortcut = g_list_model_get_item (controller, j);

          if (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (shortcut), escape))
            return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, GTK_WIDGET (self->window), NULL);
        }
    }

  return FALSE;
}

static GtkWidget *
find_below (GtkWidget *widget,
            GType      type)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (child), type) ? child : find_below (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
trace_from (HuAppFixture *self,
            const char   *hex)
{
  hu_map_state_set_trace (get_state (self), hu_app_fixture_hex (self, hex), HU_SIDE_SECOND);
  hu_app_fixture_settle (self);
}

static void
assert_nothing_lies_there (HuAppFixture *self)
{
  g_assert_false (hu_flood_panel_get_active (hu_app_fixture_part (self, HU_TYPE_FLOOD_PANEL)));
  g_assert_false (hu_flip_panel_get_active (hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL)));
  g_assert_cmpint (hu_map_state_get_trace_hex (get_state (self)), ==, HU_HEX_NONE);
}

/* --- Escape --- */

static void
test_escape (HuAppFixture  *self,
             gconstpointer  data)
{
  static const char *const cards[] = { "win.flood", "win.flips" };

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      GtkWidget *card = i == 0 ? hu_app_fixture_part (self, HU_TYPE_FLOOD_PANEL) : hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL);

      activate (self, cards[i]);
      g_assert_true (gtk_widget_grab_focus (find_below (card, GTK_TYPE_BUTTON)));
      g_assert_true (press_escape (self));
      assert_nothing_lies_there (self);
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == GTK_WIDGET (hu_app_map (self->window)));

      /* On the map as well. */
      activate (self, cards[i]);
      g_assert_true (hu_app_fixture_key (self, GDK_KEY_Escape, 0));
      assert_nothing_lies_there (self);
    }

  g_assert_false (press_escape (self));
}

/* One thing at a time: the card first, then the lines, and what if last. */
static void
test_escape_trace (HuAppFixture  *self,
                   gconstpointer  data)
{
  activate (self, "win.what-if");
  trace_from (self, "0302");
  activate (self, "win.flood");
  g_assert_true (gtk_widget_grab_focus (find_below (hu_app_fixture_part (self, HU_TYPE_TRACE_CHIP), GTK_TYPE_BUTTON)));
  g_assert_true (press_escape (self));
  g_assert_false (hu_flood_panel_get_active (hu_app_fixture_part (self, HU_TYPE_FLOOD_PANEL)));
  g_assert_cmpint (hu_map_state_get_trace_hex (get_state (self)), !=, HU_HEX_NONE);
  g_assert_true (press_escape (self));
  assert_nothing_lies_there (self);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == GTK_WIDGET (hu_app_map (self->window)));
  g_assert_true (hu_game_in_what_if (hu_app_fixture_game (self)));
  g_assert_true (press_escape (self));
  g_assert_false (hu_game_in_what_if (hu_app_fixture_game (self)));
}

/* --- Another question --- */

static void
test_other_origin (HuAppFixture  *self,
                   gconstpointer  data)
{
  HuFloodPanel *flood = hu_app_fixture_part (self, HU_TYPE_FLOOD_PANEL);

  activate (self, "win.flood");
  g_assert_true (hu_app_shows (flood, "From moscow, for the Soviet side"));
  gtk_range_set_value (hu_app_child (flood, "scale"), 2);

  /* Another moment is the same question. */
  hu_app_fixture_append (self, "end-phase");
  g_assert_cmpfloat (gtk_range_get_value (hu_app_child (flood, "scale")), ==, 2);

  trace_from (self, "0302");
  g_assert_true (hu_app_shows (flood, "From 0302, for the Soviet side"));
  g_assert_cmpfloat (gtk_range_get_value (hu_app_child (flood, "scale")), ==, 0);
}

static void
test_other_game (HuAppFixture  *self,
                 gconstpointer  data)
{
  activate (self, "win.flood");
  trace_from (self, "0302");
  g_assert_true (hu_window_open (self->window, self->file));
  hu_app_fixture_wait_open (self, self->window);
  assert_nothing_lies_there (self);
}

static void
test_quiz (HuAppFixture  *self,
           gconstpointer  data)
{
  activate (self, "win.flood");
  trace_from (self, "0302");
  activate (self, "win.quiz");
  assert_nothing_lies_there (self);

  activate (self, "win.flood");
  trace_from (self, "0302");
  activate (self, "win.quiz-next");
  assert_nothing_lies_there (self);
}

/* --- The map stays --- */

/* Where a hex is in the window. */
static HuPoint
find_hex (HuAppFixture *self)
{
  HuPoint at = hu_app_fixture_at (self, "0302");
  HuPoint in;

  g_assert_true (gtk_widget_translate_coordinates (GTK_WIDGET (hu_app_map (self->window)), GTK_WIDGET (self->window), at.x, at.y,
                                                   &in.x, &in.y));

  return in;
}

static void
assert_stays (HuAppFixture *self)
{
  HuPoint before = find_hex (self), during, after;
  double scale = hu_map_state_get_viewport (get_state (self))->scale;
  int height = gtk_widget_get_height (GTK_WIDGET (hu_app_map (self->window)));

  activate (self, "win.what-if");
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (hu_app_map (self->window))), <, height);
  during = find_hex (self);
  g_assert_cmpfloat_with_epsilon (during.x, before.x, 0.001);
  g_assert_cmpfloat_with_epsilon (during.y, before.y, 0.001);
  g_assert_cmpfloat (hu_map_state_get_viewport (get_state (self))->scale, ==, scale);

  activate (self, "win.what-if-leave");
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (hu_app_map (self->window))), ==, height);
  after = find_hex (self);
  g_assert_cmpfloat_with_epsilon (after.x, before.x, 0.001);
  g_assert_cmpfloat_with_epsilon (after.y, before.y, 0.001);
  g_assert_cmpfloat (hu_map_state_get_viewport (get_state (self))->scale, ==, scale);
}

static void
test_stays (HuAppFixture  *self,
            gconstpointer  data)
{
  /* Seen whole, and from near. */
  assert_stays (self);
  hu_map_state_zoom_at (get_state (self), 1.4, 200, 200);
  hu_app_fixture_settle (self);
  assert_stays (self);
}

#define ADD(path, func) g_test_add ("/put-away/" path, HuAppFixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  ADD ("escape", test_escape);
  ADD ("escape-trace", test_escape_trace);
  ADD ("other-origin", test_other_origin);
  ADD ("other-game", test_other_game);
  ADD ("quiz", test_quiz);
  ADD ("stays", test_stays);

  return g_test_run ();
}
