/*
 * From the workshop to play: whatever was made, and wherever the hand was.
 */
#include "hu-flip-panel.h"
#include "hu-flood-panel.h"
#include "hu-workshop-steps.h"

#include "hu-shipped.h"
#include "hu-workshop-mode.h"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up_open (self, "g1 german 0102; s1 soviet 0501", "");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

/* What @name has becomes a scenario of its own, with units and rules that the game of before has not. */
static void
begin_from (HuAppFixture *self,
            const char   *name)
{
  g_autoptr(GFile) folder = hu_shipped_dup_folder ();
  g_autoptr(GFile) file = g_file_get_child (folder, name);
  g_autoptr(GBytes) bytes = g_file_load_bytes (file, NULL, NULL, NULL);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuWorkshop) shop = hu_workshop_new_from_bytes (bytes, faults);

  hu_workshop_set_unsaved (shop);
  hu_workshop_mode_open (self->window->workshop, shop, NULL, NULL);
  hu_app_fixture_settle (self);
}

/* What was asked of the map in play is asked no more: a draft has no rules to answer by. */
static void
test_asked (HuAppFixture  *self,
            gconstpointer  data)
{
  hu_map_state_set_trace (hu_map_view_get_state (self->window->map), hu_app_fixture_hex (self, "0302"), HU_SIDE_SECOND);
  act (self, data, NULL);
  act (self, "win.workshop", NULL);
  g_assert_false (hu_flip_panel_get_active (hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL)));
  g_assert_false (hu_flood_panel_get_active (hu_app_fixture_part (self, HU_TYPE_FLOOD_PANEL)));
  g_assert_cmpint (hu_map_state_get_trace_hex (hu_map_view_get_state (self->window->map)), ==, HU_HEX_NONE);
  take_tool (self, "forest");
  drag_over (self, "0401 0402");
  act (self, "win.workshop", NULL);
  g_assert_null (hu_workshop_mode_get_pane (self->window->workshop));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == GTK_WIDGET (self->window->map));
}

/* With units and rules that the game of before has not; the last unit is selected and pointed at. */
static void
test_play (HuAppFixture  *self,
           gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (self->window->map);
  const HuScenario *scenario;
  guint last;
  HuHex hex;

  begin_from (self, data);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self->window->legend)));
  act (self, "win.workshop-page", "rules");
  scenario = hu_workshop_get_scenario (get_shop (self));
  last = hu_scenario_get_n_units (scenario) - 1;
  hex = hu_snapshot_get_state (hu_map_view_get_shown (self->window->map))->unit_hex[last];
  hu_map_state_select_only (state, last);
  hu_map_state_set_cursor (state, hex);
  hu_map_state_set_hover (state, hex);
  gtk_widget_child_focus (GTK_WIDGET (hu_workshop_mode_get_pane (self->window->workshop)), GTK_DIR_TAB_FORWARD);
  act (self, "win.workshop", NULL);
  g_assert_null (hu_workshop_mode_get_pane (self->window->workshop));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self->window->legend)));

  /* And back, with the game as it is played. */
  act (self, "win.workshop", NULL);
  g_assert_nonnull (hu_workshop_mode_get_pane (self->window->workshop));
  act (self, "win.workshop", NULL);
  g_assert_null (hu_workshop_mode_get_pane (self->window->workshop));
}

/* Nothing is on the map, so that there is nothing to explain: no empty card says so. */
static void
test_no_legend (HuAppFixture  *self,
                gconstpointer  data)
{
  const HuGridPlan plan = {
    .columns = 5, .rows = 5, .orientation = HU_ORIENTATION_FLAT, .numbering = HU_NUMBERING_CCRR,
  };
  g_autoptr(HuWorkshop) shop = hu_workshop_new_blank (&plan, NULL);

  hu_workshop_set_unsaved (shop);
  hu_workshop_mode_open (self->window->workshop, shop, NULL, NULL);
  hu_app_fixture_settle (self);
  act (self, "win.workshop", NULL);
  g_assert_null (hu_workshop_mode_get_pane (self->window->workshop));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self->window->legend)));
}

int
main (int   argc,
      char *argv[])
{
  static const char *const games[] = {
    "operation-typhoon.hexgame", "moscow-counterstroke.hexgame", "street-fight.hexgame", "typhoon-concession.hexgame",
    "example-5-vehicles.hexgame",
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  g_test_add ("/app/workshop/play/asked/flips", HuAppFixture, "win.flips", set_up, test_asked, tear_down);
  g_test_add ("/app/workshop/play/asked/flood", HuAppFixture, "win.flood", set_up, test_asked, tear_down);
  g_test_add ("/app/workshop/play/no-legend", HuAppFixture, NULL, set_up, test_no_legend, tear_down);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/app/workshop/play/", games[i], NULL);

      g_test_add (path, HuAppFixture, games[i], set_up, test_play, tear_down);
    }

  return g_test_run ();
}
