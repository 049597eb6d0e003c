/*
 * Finding in the window: words, lists and filters, going there, what a side may
 * not know; bookmarks; and the overview map.
 */
#include "hu-app-fixture.h"
#include "hu-control-fixture.h"
#include "hu-find-panel.h"
#include "hu-mini-map.h"
#include "hu-unit-picker.h"

#define UNITS "g1 german 0103; g2 german 0102; s1 soviet 0301; s2 soviet -"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up (self, UNITS, "move g1 0102; note blown; eliminate g2");
}

/* A German hidden unit that the other side knows nothing of, and a concealed one. */
static void
set_up_secret (HuAppFixture  *self,
               gconstpointer  data)
{
  g_autoptr(HuScenario) scenario =
    hu_control_fixture ("b D3 E3", "h german squad E3 hidden; c german squad A2 concealed; r russian squad H3",
                        "german A1 A2 B1 B2");

  hu_scenario_finish (scenario);
  hu_app_fixture_set_up_scenario (self, scenario, "");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static void
act (HuAppFixture *self,
     const char   *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), action, NULL));
  hu_app_fixture_settle (self);
}

static GListModel *
get_list (HuAppFixture *self)
{
  return G_LIST_MODEL (gtk_list_view_get_model (hu_app_child (hu_app_fixture_part (self, HU_TYPE_FIND_PANEL), "list")));
}

/* Types words, and waits for what is found. */
static void
search (HuAppFixture *self,
        const char   *text)
{
  GtkSearchEntry *entry = hu_app_child (hu_app_fixture_part (self, HU_TYPE_FIND_PANEL), "entry");

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "search-changed");
  hu_app_fixture_settle (self);
}

/* Chooses the lines of two lists, of which the first is every one. */
static void
filter (HuAppFixture *self,
        HuSide        side,
        HuFindState   state)
{
  GtkWidget *find = hu_app_fixture_part (self, HU_TYPE_FIND_PANEL);

  gtk_drop_down_set_selected (hu_app_child (find, "sides"), (guint) (side + 1));
  gtk_drop_down_set_selected (hu_app_child (find, "states"), state);
  hu_app_fixture_settle (self);
}

/* Titles, without headings: "g1|g2". */
static void
assert_found (HuAppFixture *self,
              const char   *expected)
{
  GListModel *list = get_list (self);
  g_autoptr(GString) text = g_string_new (NULL);

  hu_app_fixture_settle (self);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr(HuFound) found = g_list_model_get_item (list, i);

      if (hu_found_get_kind (found) != HU_FOUND_HEADING)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "|" : "", hu_found_get_title (found));
    }
  g_assert_cmpstr (text->str, ==, expected);
}

/* As Enter in the entry does. */
static void
go_to_first (HuAppFixture *self)
{
  g_autoptr(HuFound) found = g_list_model_get_item (get_list (self), 1);

  g_signal_emit_by_name (hu_app_fixture_part (self, HU_TYPE_FIND_PANEL), "chosen", found);
}

static void
test_words (HuAppFixture  *self,
            gconstpointer  data)
{
  act (self, "win.find");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (hu_app_child (self->window, "side_stack")), ==, "find");
  search (self, "blow");
  assert_found (self, "Note: blown");
  go_to_first (self);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (hu_app_child (self->window, "side_stack")), ==, "log");
}

static void
test_goes_to_a_unit (HuAppFixture  *self,
                     gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));

  act (self, "win.find");
  search (self, "s1");
  assert_found (self, "s1");
  go_to_first (self);
  g_assert_cmpint (hu_map_state_get_cursor (state), ==, hu_app_fixture_hex (self, "0301"));
  g_assert_true (hu_map_state_is_selected (state, hu_app_fixture_unit (self, "s1")));
  g_assert_nonnull (hu_map_state_get_lit (state));
}

static void
test_goes_to_a_hex (HuAppFixture  *self,
                    gconstpointer  data)
{
  act (self, "win.find");
  search (self, "0306");
  go_to_first (self);
  g_assert_cmpint (hu_map_state_get_cursor (hu_map_view_get_state (hu_app_map (self->window))), ==,
                   hu_app_fixture_hex (self, "0306"));
}

static void
test_list_of_units (HuAppFixture  *self,
                    gconstpointer  data)
{
  act (self, "win.list-units");
  assert_found (self, "g1|g2|s1|s2");
  filter (self, HU_SIDE_FIRST, HU_FIND_ANYWHERE);
  assert_found (self, "g1|g2");
  filter (self, HU_SIDE_NONE, HU_FIND_WAITING);
  assert_found (self, "s2");
  filter (self, HU_SIDE_NONE, HU_FIND_GONE);
  assert_found (self, "g2");

  /* It follows the moment that is looked at. */
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.go-to", "u", 0);
  hu_app_fixture_settle (self);
  assert_found (self, "");
}

static void
test_secret (HuAppFixture  *self,
             gconstpointer  data)
{
  act (self, "win.list-units");
  assert_found (self, "h|c|r");
  hu_game_set_viewer (hu_app_fixture_game (self), HU_SIDE_SECOND);
  assert_found (self, "r|something concealed");
  search (self, "c");
  assert_found (self, "something concealed");
  /* Only by the hex that the other stands in, H3. */
  search (self, "h");
  assert_found (self, "r");
}

/* @text gets the choices below @widget, and the number in each list. */
static void
add_offered (GString   *text,
             GtkWidget *widget)
{
  GListModel *model = NULL;

  if (GTK_IS_DROP_DOWN (widget))
    model = gtk_drop_down_get_model (GTK_DROP_DOWN (widget));
  else if (GTK_IS_LIST_VIEW (widget))
    model = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (widget)));

  if (model != NULL)
    {
      for (guint i = 0; GTK_IS_STRING_LIST (model) && i < g_list_model_get_n_items (model); i++)
        g_string_append_printf (text, "%s, ", gtk_string_list_get_string (GTK_STRING_LIST (model), i));
      g_string_append_printf (text, "%u; ", g_list_model_get_n_items (model));
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_offered (text, child);
}

/* The kinds of unit that are offered, and whether a unit can be brought on, by the second side; and who can be asked for
 * by either. */
static char *
tell_second_side (const char *units)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("b D3 E3", units, "german A1 A2 B1 B2");
  GString *text = g_string_new (NULL);
  HuAppFixture self;
  HuMapView *map;

  hu_scenario_finish (scenario);
  hu_app_fixture_set_up_scenario (&self, scenario, "");
  hu_game_set_viewer (hu_app_fixture_game (&self), HU_SIDE_SECOND);
  map = hu_app_map (self.window);
  hu_map_state_set_cursor (hu_map_view_get_state (map), hu_app_fixture_hex (&self, "H4"));
  act (&self, "win.list-units");
  add_offered (text, hu_app_fixture_part (&self, HU_TYPE_FIND_PANEL));
  g_string_append_printf (text, " %d %d", g_action_group_get_action_enabled (hu_map_view_get_actions (map), "place"),
                          g_action_group_get_action_enabled (hu_map_view_get_actions (map), "withdraw-waiting"));
  for (gint side = HU_SIDE_NONE; side < HU_N_SIDES; side++)
    {
      GtkWidget *picker = hu_unit_picker_new (hu_app_fixture_game (&self), (HuSide) side, "Who?", "_Take");

      g_object_ref_sink (picker);
      add_offered (text, picker);
      g_object_unref (picker);
    }
  hu_app_fixture_tear_down (&self);

  return g_string_free (text, FALSE);
}

/* Units that the other side has hidden or has not brought on show in no list. */
static void
test_secret_lists (void)
{
  g_autofree char *none = tell_second_side ("r russian squad H3; c german squad A2 concealed");
  g_autofree char *hidden = tell_second_side ("r russian squad H3; c german squad A2 concealed; h german gun E3 hidden");
  g_autofree char *waiting = tell_second_side ("r russian squad H3; c german squad A2 concealed; w german hero -");
  g_autofree char *own = tell_second_side ("r russian squad H3; c german squad A2 concealed; w russian hero -");

  g_assert_cmpstr (hidden, ==, none);
  g_assert_cmpstr (waiting, ==, none);
  g_assert_cmpstr (own, !=, none);
}

static void
test_bookmark (HuAppFixture  *self,
               gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  HuViewport before;
  GtkWindow *dialog;

  hu_map_state_zoom_at (state, 2, 100, 100);
  before = *hu_map_state_get_viewport (state);
  act (self, "win.bookmark");
  dialog = hu_app_fixture_dialog (self);
  gtk_editable_set_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (dialog))), "Corner");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "add");
  gtk_window_destroy (dialog);

  hu_map_state_fit (state);
  act (self, "win.list-bookmarks");
  assert_found (self, "Corner");
  go_to_first (self);
  g_assert_cmpfloat_with_epsilon (hu_map_state_get_viewport (state)->scale, before.scale, 0.01);
  g_assert_cmpfloat_with_epsilon (hu_map_state_get_viewport (state)->x, before.x, 0.1);
  g_signal_emit_by_name (hu_app_fixture_part (self, HU_TYPE_FIND_PANEL), "removed", 0);
  hu_app_fixture_settle (self);
  assert_found (self, "");
}

/* The part of the map that is seen, in pixels of the overview, which shows all of it. */
static HuBox
get_seen (HuAppFixture *self,
          GtkWidget    *overview)
{
  const HuViewport *viewport = hu_map_state_get_viewport (hu_map_view_get_state (hu_app_map (self->window)));
  HuBox bounds = hu_geometry_bounds (hu_game_get_scenario (hu_app_fixture_game (self))->map->grid);
  double scale = gtk_widget_get_width (overview) / bounds.width;

  return (HuBox) {
    (viewport->x - bounds.x) * scale, (viewport->y - bounds.y) * scale,
    viewport->width / viewport->scale * scale, viewport->height / viewport->scale * scale,
  };
}

static void
test_overview (HuAppFixture  *self,
               gconstpointer  data)
{
  GtkWidget *overview = hu_app_fixture_part (self, HU_TYPE_MINI_MAP);
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  g_autoptr(GListModel) controllers = NULL;
  HuBox before, after;

  g_assert_false (gtk_widget_get_visible (overview));
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "overview", NULL);
  hu_app_fixture_settle (self);
  g_assert_true (gtk_widget_get_mapped (overview));

  hu_map_state_zoom_at (state, 20, 100, 100);
  before = get_seen (self, overview);
  g_assert_cmpfloat (before.height, <, gtk_widget_get_height (overview));
  controllers = gtk_widget_observe_controllers (overview);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) drag = g_list_model_get_item (controllers, i);

      if (g_strcmp0 (gtk_event_controller_get_name (drag), "hu-mini-map-drag") == 0)
        {
          g_signal_emit_by_name (drag, "drag-begin", gtk_widget_get_width (overview) / 2.0,
                                 gtk_widget_get_height (overview) / 2.0);
          g_signal_emit_by_name (drag, "drag-update", 5.0, 5.0);
        }
    }
  after = get_seen (self, overview);
  g_assert_cmpfloat_with_epsilon (after.x + after.width / 2, gtk_widget_get_width (overview) / 2.0 + 5, 1);
  g_assert_cmpfloat_with_epsilon (after.y + after.height / 2, gtk_widget_get_height (overview) / 2.0 + 5, 1);
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*test) (HuAppFixture *self, gconstpointer data);
    void      (*set_up) (HuAppFixture *self, gconstpointer data);
  } tests[] = {
    { "/find/words", test_words, set_up },
    { "/find/goes-to-a-unit", test_goes_to_a_unit, set_up },
    { "/find/goes-to-a-hex", test_goes_to_a_hex, set_up },
    { "/find/list-of-units", test_list_of_units, set_up },
    { "/find/secret", test_secret, set_up_secret },
    { "/find/bookmark", test_bookmark, set_up },
    { "/find/overview", test_overview, set_up },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  g_test_add_func ("/find/secret-lists", test_secret_lists);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, tests[i].set_up, tests[i].test, tear_down);

  return g_test_run ();
}
