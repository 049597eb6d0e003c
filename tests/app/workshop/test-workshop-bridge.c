/*
 * The bridge example, built from nothing by actions alone, and judged.
 */
#include "hu-control.h"
#include "hu-workshop-steps.h"

#include "hu-workshop-map.h"
#include "hu-workshop-new.h"
#include "hu-workshop-mode.h"
#include "hu-workshop-sheet.h"

#include <string.h>

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

static void
begin_bridge (HuAppFixture *self)
{
  GtkWindow *dialog;
  GtkWidget *root;

  act (self, "win.new", NULL);
  dialog = hu_app_fixture_dialog (self);
  root = GTK_WIDGET (dialog);
  choose (root, "_Numbers", "Letters: C12");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (adw_action_row_get_activatable_widget (
                               ADW_ACTION_ROW (find_row (root, "_Columns")))), 11);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (adw_action_row_get_activatable_widget (
                               ADW_ACTION_ROW (find_row (root, "Ro_ws")))), 8);
  gtk_editable_set_text (GTK_EDITABLE (find_row (root, "Title")), "The bridge");
  gtk_editable_set_text (GTK_EDITABLE (find_row (root, "First Side")), "German");
  gtk_editable_set_text (GTK_EDITABLE (find_row (root, "Second Side")), "Russian");
  g_signal_emit_by_name (gtk_window_get_default_widget (dialog), "clicked");
  hu_app_fixture_settle (self);
}

static void
make_bridge_rules (HuAppFixture *self)
{
  GtkWidget *pane = hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), *condition;

  act (self, "win.workshop-page", "rules");
  gtk_switch_set_active (GTK_SWITCH (adw_action_row_get_activatable_widget (
                           ADW_ACTION_ROW (find_row (pane, "Control")))), TRUE);
  press_button (pane, "Add Victory Conditions");
  condition = find_by_tooltip (pane, "Add a Condition");
  g_assert_nonnull (condition);
  g_assert_true (gtk_widget_activate_action (condition, "condition.add", "(ss)", "/rules/control/victory/0/needs",
                                             "{\"controls\":{\"hexes\":[]}}"));
  type (pane, "Hexes", "F4");

  act (self, "win.workshop-page", "start");
  press_button (pane, "Add a Set-Up Area");
  type (pane, "Hexes", "A1-A8, B0-E8");
  press_button (pane, "Add a Set-Up Area");
  type (pane, "Hexes", "F0-K8");
  choose (pane, "Side", "Russian");
}

static void
place_unit (HuAppFixture *self,
            const char   *hex,
            const char   *kind,
            const char   *name,
            const char   *id,
            const char   *side)
{
  GtkWidget *pane = hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE);

  hu_map_view_go_to (hu_app_map (self->window), find_hex (self, hex));
  g_signal_emit_by_name (find_widget (pane, GTK_TYPE_BUTTON, "_New Unit"), "clicked");
  choose (pane, "Kind", kind);
  choose (pane, "Side", side);
  type (pane, "Name", name);
  type (pane, "Id, the name in rules and log", id);
}

static HuSide
whose (HuAppFixture *self,
       const char   *location)
{
  const HuScenario *scenario = hu_game_get_scenario (hu_app_fixture_game (self));
  const HuControlFindings *findings = hu_snapshot_get_control (hu_game_get_snapshot (hu_app_fixture_game (self)));
  HuLocation at = hu_location_parse (scenario->map, location, NULL);

  g_assert_cmpint (at, !=, HU_LOCATION_NONE);

  return (HuSide) findings->locations[at];
}

static void
move (HuAppFixture *self,
      const char   *unit,
      const char   *location)
{
  HuGame *game = hu_app_fixture_game (self);
  const HuMap *map = hu_game_get_scenario (game)->map;
  HuLocation at = hu_location_parse (map, location, NULL);
  g_autoptr(HuEvent) event = hu_event_new (HU_VERB_MOVE);
  HuRefusal refusal;

  event->unit = hu_app_fixture_unit (self, unit);
  hu_event_add_place (event, hu_location_hex (map, at), hu_location_storey (map, at));
  g_assert_true (hu_game_append (game, event, &refusal));
}

/* Example 1 of 26.12, made with nothing but what the window offers, then played. */
static void
test_bridge (HuAppFixture  *self,
             gconstpointer  data)
{
  HuHex hex;

  begin_bridge (self);
  take_tool (self, "Bridge");
  drag_over (self, "F4");
  take_tool (self, "Road");
  drag_over (self, "D4 E4 F4 G4 H4");
  make_bridge_rules (self);

  act (self, "win.workshop-page", "units");
  place_unit (self, "D4", "Vehicle", "Pz III", "pz", "German");
  place_unit (self, "H5", "Squad", "4-5-8", "r458", "Russian");
  g_assert_cmpuint (hu_workshop_get_n_faults (get_shop (self)), ==, 0);

  act (self, "win.workshop", NULL);
  g_assert_null (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE));
  hex = hu_app_fixture_hex (self, "F4");
  g_assert_cmpint (whose (self, "F4/bridge"), ==, HU_SIDE_SECOND);

  /* The tank holds the bridge, not the hex; an enemy who comes later changes nothing; it ends with the tank. */
  move (self, "pz", "F4/bridge");
  g_assert_cmpint (whose (self, "F4/bridge"), ==, HU_SIDE_FIRST);
  g_assert_cmpint (hu_snapshot_get_control (hu_game_get_snapshot (hu_app_fixture_game (self)))->hexes[hex], ==,
                   HU_SIDE_SECOND);
  move (self, "r458", "F4/bridge");
  g_assert_cmpint (whose (self, "F4/bridge"), ==, HU_SIDE_FIRST);
  move (self, "pz", "E4");
  g_assert_cmpint (whose (self, "F4/bridge"), ==, HU_SIDE_SECOND);
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *name;
    void      (*func) (HuAppFixture *self, gconstpointer data);
  } cases[] = {
    { "bridge", test_bridge },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/app/workshop/", cases[i].name, NULL);

      g_test_add (path, HuAppFixture, NULL, set_up, cases[i].func, tear_down);
    }

  return g_test_run ();
}
