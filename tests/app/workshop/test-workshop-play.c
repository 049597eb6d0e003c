/*
 * From the workshop to play: whatever was made, and wherever the hand was.
 */
#include "hu-flip-panel.h"
#include "hu-flood-panel.h"
#include "hu-workshop-steps.h"

#include "hu-shipped.h"
#include "hu-workshop-new.h"

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

/* Answers the dialog for a new scenario. */
static void
choose_new (HuAppFixture      *self,
            const HuNewChoice *choice)
{
  GtkWindow *dialog;

  act (self, "win.new", NULL);
  dialog = hu_app_fixture_dialog (self);
  g_signal_emit_by_name (dialog, "chosen", choice);
  gtk_window_close (dialog);
  hu_app_fixture_settle (self);
}

/* The file @name becomes a scenario of its own, with units and rules that the game before has not. */
static void
begin_from (HuAppFixture *self,
            const char   *name)
{
  g_autoptr(GFile) folder = hu_shipped_dup_folder ();
  g_autoptr(GFile) file = g_file_get_child (folder, name);
  const HuNewChoice choice = {
    .source = HU_NEW_SHIPPED, .title = "Made", .sides = { "German", "Soviet" }, .file = file, .keep_units = TRUE,
    .keep_rules = TRUE,
  };

  choose_new (self, &choice);
}

/* A question asked of the map in play is dropped: a draft has no rules to answer by. */
static void
test_asked (HuAppFixture  *self,
            gconstpointer  data)
{
  hu_map_state_set_trace (hu_map_view_get_state (hu_app_map (self->window)), hu_app_fixture_hex (self, "0302"), HU_SIDE_SECOND);
  act (self, data, NULL);
  act (self, "win.workshop", NULL);
  g_assert_false (hu_flip_panel_get_active (hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL)));
  g_assert_false (hu_flood_panel_get_active (hu_app_fixture_part (self, HU_TYPE_FLOOD_PANEL)));
  g_assert_cmpint (hu_map_state_get_trace_hex (hu_map_view_get_state (hu_app_map (self->window))), ==, HU_HEX_NONE);
  take_tool (self, "forest");
  drag_over (self, "0401 0402");
  act (self, "win.workshop", NULL);
  g_assert_null (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == GTK_WIDGET (hu_app_map (self->window)));
}

/* With units and rules that the game of before has not; the last unit is selected and pointed at. */
static void
test_play (HuAppFixture  *self,
           gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  const HuScenario *scenario;
  guint last;
  HuHex hex;

  begin_from (self, data);
  g_assert_false (gtk_widget_get_visible (hu_app_part (self->window, HU_TYPE_LEGEND)));
  act (self, "win.workshop-page", "rules");
  scenario = hu_workshop_get_scenario (get_shop (self));
  last = hu_scenario_get_n_units (scenario) - 1;
  hex = hu_snapshot_get_state (hu_map_view_get_shown (hu_app_map (self->window)))->unit_hex[last];
  hu_map_state_select_only (state, last);
  hu_map_state_set_cursor (state, hex);
  hu_map_state_set_hover (state, hex);
  gtk_widget_child_focus (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), GTK_DIR_TAB_FORWARD);
  act (self, "win.workshop", NULL);
  g_assert_null (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE));
  g_assert_true (gtk_widget_get_visible (hu_app_part (self->window, HU_TYPE_LEGEND)));

  /* And back, with the game as it is played. */
  act (self, "win.workshop", NULL);
  g_assert_nonnull (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE));
  act (self, "win.workshop", NULL);
  g_assert_null (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE));
}

/* Nothing is on the map, so that there is nothing to explain: no empty card says so. */
static void
test_no_legend (HuAppFixture  *self,
                gconstpointer  data)
{
  const HuNewChoice choice = {
    .source = HU_NEW_BLANK, .columns = 5, .rows = 5, .orientation = HU_ORIENTATION_FLAT,
    .numbering = HU_NUMBERING_CCRR, .title = "Made", .sides = { "German", "Soviet" },
  };

  choose_new (self, &choice);
  act (self, "win.workshop", NULL);
  g_assert_null (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE));
  g_assert_false (gtk_widget_get_visible (hu_app_part (self->window, HU_TYPE_LEGEND)));
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
