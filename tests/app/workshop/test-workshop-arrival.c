/*
 * A reinforcement made in the form of a unit: its turn, and edges or hexes where it comes on.
 */
#include "hu-workshop-steps.h"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up_open (self, "g1 german 0102; s1 soviet -", "");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static GtkWidget *
open_form (HuAppFixture *self,
           guint         unit)
{
  act (self, "win.workshop", NULL);
  act (self, "win.workshop-page", "units");
  hu_map_state_select_only (hu_map_view_get_state (hu_app_map (self->window)), unit);
  hu_app_fixture_settle (self);

  return hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE);
}

static void
assert_arrives (HuAppFixture *self,
                const char   *expected)
{
  HuNode *arrives = hu_workshop_get (get_shop (self), "/units/1/arrives");
  g_autofree char *json = arrives != NULL ? hu_node_to_json (arrives) : NULL;

  g_assert_cmpstr (json, ==, expected);
}

static void
test_form (HuAppFixture  *self,
           gconstpointer  data)
{
  GtkWidget *pane = open_form (self, 1);
  GtkWidget *row = find_row (pane, "Reinforcement");

  g_assert_true (ADW_IS_EXPANDER_ROW (row));
  g_assert_false (adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (row)));
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (row), TRUE);
  assert_arrives (self, "{\"turn\":1}");

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (adw_action_row_get_activatable_widget (
                               ADW_ACTION_ROW (find_row (row, "Turn of arrival")))), 2);
  choose (row, "Comes on at", "Edges of the map");
  assert_arrives (self, "{\"turn\":2,\"at\":{\"edges\":[\"east\"]}}");
  gtk_switch_set_active (GTK_SWITCH (adw_action_row_get_activatable_widget (
                           ADW_ACTION_ROW (find_row (row, "North")))), TRUE);
  assert_arrives (self, "{\"turn\":2,\"at\":{\"edges\":[\"north\",\"east\"]}}");
  choose (row, "Comes on at", "Hexes");
  type (row, "Hexes", "0501-0503");
  assert_arrives (self, "{\"turn\":2,\"at\":[\"0501-0503\"]}");
  g_assert_cmpuint (hu_workshop_get_n_faults (get_shop (self)), ==, 0);

  /* The form follows undo, down to the unit that was none. */
  while (hu_workshop_can_undo (get_shop (self)))
    hu_workshop_undo (get_shop (self));
  assert_arrives (self, NULL);
  g_assert_false (adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (row)));
}

static void
test_switched_off (HuAppFixture  *self,
                   gconstpointer  data)
{
  GtkWidget *pane = open_form (self, 1);
  GtkWidget *row = find_row (pane, "Reinforcement");

  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (row), TRUE);
  choose (row, "Comes on at", "Edges of the map");
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (row), FALSE);
  assert_arrives (self, NULL);
  hu_workshop_undo (get_shop (self));
  assert_arrives (self, "{\"turn\":1,\"at\":{\"edges\":[\"east\"]}}");
  g_assert_true (adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (row)));
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
    { "form", test_form },
    { "switched-off", test_switched_off },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/app/workshop-arrival/", cases[i].name, NULL);

      g_test_add (path, HuAppFixture, NULL, set_up, cases[i].func, tear_down);
    }

  return g_test_run ();
}
