/*
 * Storeys and buildings of a tactical map: the storey switch, a building's fan,
 * what is said of a hex; by pointer and by keyboard.
 */
#include <string.h>

#include "hu-app-fixture.h"
#include "hu-control-fixture.h"
#include "hu-hex-facts.h"
#include "hu-explain.h"
#include "hu-storey-switch.h"
#include "hu-workshop-steps.h"

#define BUILT "b D3 E3 levels=2 roof cellar; c G4; bridge C5"
#define UNITS "g german squad D3/1; h german squad A2; r russian squad E3 broken; s russian squad B4 hidden; " \
              "c russian squad A5 concealed; w russian squad -"

static void
set_up (HuAppFixture  *self,
        gconstpointer  log)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture (BUILT, UNITS, "russian D3 E3 G4 B4 A5 C5");
  g_auto(GStrv) events = g_strsplit (log != NULL ? log : "", "; ", -1);

  hu_app_fixture_set_up_scenario (self, scenario, "");
  for (guint i = 0; events[i] != NULL && events[i][0] != '\0'; i++)
    {
      g_autoptr(HuEvent) event = hu_control_event (hu_game_get_scenario (hu_app_fixture_game (self)), events[i]);
      HuRefusal refusal;

      g_assert_true (hu_game_append (hu_app_fixture_game (self), event, &refusal));
    }
  gtk_widget_grab_focus (GTK_WIDGET (hu_app_map (self->window)));
  hu_app_fixture_settle (self);
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static HuMapState *
get_state (HuAppFixture *self)
{
  return hu_map_view_get_state (hu_app_map (self->window));
}

static GtkWidget *
find (GtkWidget *in,
      GType      type)
{
  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (child, type) ? child : find (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* The switch's buttons from above, what each says, the one that is down in brackets. */
static char *
read_switch (HuAppFixture *self)
{
  GtkWidget *storeys = find (hu_app_child (self->window, "overlay"), HU_TYPE_STOREY_SWITCH);
  GtkWidget *button = find (storeys, GTK_TYPE_TOGGLE_BUTTON);
  GString *text = g_string_new (NULL);

  g_assert_nonnull (storeys);
  if (!gtk_widget_get_visible (storeys))
    return g_string_free (text, FALSE);

  for (; button != NULL; button = gtk_widget_get_next_sibling (button))
    g_string_append_printf (text, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)) ? "%s[%s]" : "%s%s",
                            text->len > 0 ? " " : "", gtk_button_get_label (GTK_BUTTON (button)));

  return g_string_free (text, FALSE);
}

#define assert_switch(self, expected) \
  G_STMT_START { \
    g_autofree char *text_ = read_switch (self); \
    g_assert_cmpstr (text_, ==, expected); \
  } G_STMT_END

static void
test_keys (HuAppFixture  *self,
           gconstpointer  data)
{
  assert_switch (self, "Bridge Roof 2 1 [0] −1");
  g_assert_true (hu_app_fixture_key (self, GDK_KEY_period, 0));
  g_assert_cmpint (hu_map_state_get_storey (get_state (self)), ==, 1);
  assert_switch (self, "Bridge Roof 2 [1] 0 −1");
  for (guint i = 0; i < 9; i++)
    hu_app_fixture_key (self, GDK_KEY_period, 0);
  assert_switch (self, "[Bridge] Roof 2 1 0 −1");
  for (guint i = 0; i < 9; i++)
    hu_app_fixture_key (self, GDK_KEY_comma, 0);
  assert_switch (self, "Bridge Roof 2 1 0 [−1]");
}

static gboolean
is_enabled (HuAppFixture *self,
            const char   *action)
{
  return g_action_group_get_action_enabled (hu_map_view_get_actions (hu_app_map (self->window)), action);
}

static void
test_actions (HuAppFixture  *self,
              gconstpointer  data)
{
  hu_app_fixture_map_action (self, "storey", g_variant_new_int32 (HU_STOREY_ROOF));
  g_assert_cmpint (hu_map_state_get_storey (get_state (self)), ==, HU_STOREY_ROOF);
  g_assert_true (is_enabled (self, "storey-up"));
  hu_app_fixture_map_action (self, "storey-up", NULL);
  g_assert_false (is_enabled (self, "storey-up"));
  g_assert_true (is_enabled (self, "storey-down"));
  g_assert_true (is_enabled (self, "show-fire"));
  g_assert_false (is_enabled (self, "fan-storeys"));
}

/* A button of the switch does what its action does. */
static void
test_button (HuAppFixture  *self,
             gconstpointer  data)
{
  GtkWidget *storeys = find (hu_app_child (self->window, "overlay"), HU_TYPE_STOREY_SWITCH);
  GtkWidget *button = find (storeys, GTK_TYPE_TOGGLE_BUTTON);

  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Show the Bridges");
  g_signal_emit_by_name (button, "clicked");
  hu_app_fixture_settle (self);
  g_assert_cmpint (hu_map_state_get_storey (get_state (self)), ==, HU_STOREY_BRIDGE);
}

/* b fans the storeys of the building under the cursor out, and folds them again, as Escape does. */
static void
test_fan (HuAppFixture  *self,
          gconstpointer  data)
{
  hu_map_view_go_to (hu_app_map (self->window), hu_app_fixture_hex (self, "A1"));
  hu_app_fixture_key (self, GDK_KEY_b, 0);
  g_assert_false (hu_map_state_get_storeys_fanned (get_state (self)));

  hu_map_view_go_to (hu_app_map (self->window), hu_app_fixture_hex (self, "E3"));
  g_assert_cmpint (hu_map_state_get_building (get_state (self)), ==, 0);
  hu_app_fixture_key (self, GDK_KEY_b, 0);
  g_assert_true (hu_map_state_get_storeys_fanned (get_state (self)));
  g_assert_false (gtk_widget_get_visible (hu_app_part (self->window, HU_TYPE_LEGEND)));
  hu_app_fixture_key (self, GDK_KEY_b, 0);
  g_assert_false (hu_map_state_get_storeys_fanned (get_state (self)));
  g_assert_true (gtk_widget_get_visible (hu_app_part (self->window, HU_TYPE_LEGEND)));
  hu_app_fixture_key (self, GDK_KEY_b, 0);
  hu_app_fixture_key (self, GDK_KEY_Escape, 0);
  g_assert_false (hu_map_state_get_storeys_fanned (get_state (self)));
  g_assert_cmpint (hu_map_state_get_building (get_state (self)), ==, 0);
  hu_app_fixture_key (self, GDK_KEY_Escape, 0);
  g_assert_cmpint (hu_map_state_get_building (get_state (self)), ==, HU_BUILDING_NONE);
}

/* A click on a cell looks at its storey and goes to its hex; no hex beneath it is meant. */
static void
test_click_on_cell (HuAppFixture  *self,
                    gconstpointer  data)
{
  HuMapView *map = hu_app_map (self->window);
  HuLocation wanted = hu_location_parse (hu_game_get_scenario (hu_app_fixture_game (self))->map, "E3/2", NULL);
  int width = gtk_widget_get_width (GTK_WIDGET (map)), height = gtk_widget_get_height (GTK_WIDGET (map));
  gboolean found = FALSE;

  hu_map_state_set_building (get_state (self), 0);
  hu_map_state_set_storeys_fanned (get_state (self), TRUE);
  for (int y = 0; y < height && !found; y += 4)
    for (int x = 0; x < width && !found; x += 4)
      {
        HuLocation location;
        HuScene scene;

        hu_map_view_fill_scene (map, &scene);
        if (!hu_painter_storeys_at (hu_map_view_get_painter (map), hu_map_state_get_viewport (get_state (self)), &scene,
                                    hu_map_state_to_map (get_state (self), x, y), &location) || location != wanted)
          continue;
        found = TRUE;
        hu_app_fixture_click (self, (HuPoint) { x, y });
        g_assert_cmpint (hu_map_state_get_hover (get_state (self)), ==, hu_app_fixture_hex (self, "E3"));
      }

  g_assert_true (found);
  g_assert_cmpint (hu_map_state_get_storey (get_state (self)), ==, 2);
  g_assert_cmpint (hu_map_state_get_cursor (get_state (self)), ==, hu_app_fixture_hex (self, "E3"));
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
test_select_building (HuAppFixture  *self,
                      gconstpointer  data)
{
  guint told = 0;

  g_signal_connect_swapped (get_state (self), "notify::building", G_CALLBACK (count_cb), &told);
  hu_map_state_set_building (get_state (self), 1);
  g_assert_cmpint (hu_map_state_get_building (get_state (self)), ==, 1);
  hu_map_state_set_building (get_state (self), 1);
  g_assert_cmpuint (told, ==, 1);
  g_assert_true (is_enabled (self, "fan-storeys"));
}

/* --- What is said --- */

static void
assert_facts (HuAppFixture *self,
              const char   *hex,
              const char   *expected)
{
  g_autofree char *text =
    hu_hex_facts_speak (hu_map_view_get_shown (hu_app_map (self->window)), NULL, hu_app_fixture_hex (self, hex), HU_SHOW_ALL);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_facts (HuAppFixture  *self,
            gconstpointer  data)
{
  assert_facts (self, "D3",
                "D3. Terrain: clear. Building: b · German: forfeited by a Kindled Fire (event 2, 26.16) · contested "
                "· Russian is barred (26.16). Hex: German: gained by h (event 1, 26.13) · Russian is barred (26.16). "
                "Roof: Russian, since the set-up (26.11). Level 2: Russian, since the set-up (26.11). "
                "Level 1: German: gained by g (26.11) · g. Ground level: German: gained by h (event 1, 26.11) · h · "
                "Flame · Kindled by Russian · Russian is barred (26.16). Cellar: Russian, since the set-up (26.11)");
}

/* An accident burns in H2, and both sides kindled H4: the facts add what each counts as (26.162). */
static void
test_facts_of_joined_fires (HuAppFixture  *self,
                            gconstpointer  data)
{
  static const struct { const char *hex, *words; } cases[] = {
    { "H1", "Flame · Kindled by German · German is barred" },
    { "H2", "Flame · by accident · counts as Kindled by German (26.162) · German is barred" },
    { "H4", "Flame · Kindled by German · counts as an accident (26.162)" },
    { "H5", "Flame · Kindled by Russian · counts as an accident (26.162)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = hu_hex_facts_speak (hu_map_view_get_shown (hu_app_map (self->window)), NULL,
                                                  hu_app_fixture_hex (self, cases[i].hex), HU_SHOW_ALL);

      g_test_message ("%s", text);
      g_assert_nonnull (strstr (text, cases[i].words));
    }
}

/* Through the German's eyes nothing is where the Russian hides, and no name where he is concealed. */
static void
test_facts_of_a_view (HuAppFixture  *self,
                      gconstpointer  data)
{
  g_autofree char *hidden = NULL, *concealed = NULL;

  hidden = hu_hex_facts_speak (hu_map_view_get_shown (hu_app_map (self->window)), NULL, hu_app_fixture_hex (self, "B4"), HU_SHOW_ALL);
  g_assert_nonnull (strstr (hidden, " · s"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), "win.view", "i", HU_SIDE_FIRST));
  hu_app_fixture_settle (self);
  assert_facts (self, "B4", "B4. Terrain: clear. Hex: Russian, since the set-up (26.11). "
                            "Ground level: Russian, since the set-up (26.11)");
  concealed = hu_hex_facts_speak (hu_map_view_get_shown (hu_app_map (self->window)), NULL, hu_app_fixture_hex (self, "A5"), HU_SHOW_ALL);
  g_assert_null (strstr (concealed, "· c"));

  /* Nor can he be cycled to, or be had by a rubber band. */
  hu_map_view_go_to (hu_app_map (self->window), hu_app_fixture_hex (self, "B4"));
  hu_app_fixture_key (self, GDK_KEY_space, 0);
  g_assert_cmpuint (hu_map_state_get_selection (get_state (self))->len, ==, 0);
  hu_app_fixture_key (self, GDK_KEY_a, 0);
  g_assert_cmpuint (hu_map_state_get_selection (get_state (self))->len, ==, 0);
}

/* Every entry that the legend may have is worded. */
static void
test_legend_words (HuAppFixture  *self,
                   gconstpointer  data)
{
  const HuScenario *scenario = hu_game_get_scenario (hu_app_fixture_game (self));
  g_autoptr(GArray) entries = NULL;
  HuScene scene;
  guint n = 0;

  hu_map_view_fill_scene (hu_app_map (self->window), &scene);
  entries = hu_painter_list_legend (hu_map_view_get_painter (hu_app_map (self->window)), &scene);
  for (guint i = 0; i < entries->len; i++)
    {
      const HuLegendEntry *entry = &g_array_index (entries, HuLegendEntry, i);
      g_autofree char *words = hu_explain_legend (scenario, entry->id, entry->side);

      if (g_str_has_prefix (entry->id, "control-"))
        continue;
      g_assert_null (strstr (words, "line of supply")); /* what is said where nothing else is known */
      n++;
    }
  g_assert_cmpuint (n, >=, 7);
}

/* A game without storeys has no switch. */
static void
test_operational (HuAppFixture  *self,
                  gconstpointer  data)
{
  assert_switch (self, "");
  g_assert_false (is_enabled (self, "storey-up"));
  g_assert_false (is_enabled (self, "building"));
  g_assert_false (is_enabled (self, "show-fire"));
}

static void
set_up_operational (HuAppFixture  *self,
                    gconstpointer  data)
{
  hu_app_fixture_set_up (self, "g1 german 0503", "");
}

/* An edit moves buildings within the list, and takes the selected one from the map. */
static void
test_building_removed (HuAppFixture  *self,
                       gconstpointer  data)
{
  act (self, "win.workshop", NULL);
  hu_map_state_set_building (get_state (self), 1);
  hu_app_fixture_settle (self);
  g_assert_true (hu_workshop_remove (get_shop (self), "/map/buildings/0"));
  hu_app_fixture_settle (self);
  g_assert_cmpint (hu_map_state_get_building (get_state (self)), ==, 0);
  g_assert_true (hu_workshop_remove (get_shop (self), "/map/buildings/0"));
  hu_app_fixture_settle (self);
  g_assert_cmpint (hu_map_state_get_building (get_state (self)), ==, HU_BUILDING_NONE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

#define add(name, log, func) g_test_add ("/levels/" name, HuAppFixture, log, set_up, func, tear_down)
  add ("keys", NULL, test_keys);
  add ("actions", NULL, test_actions);
  add ("button", NULL, test_button);
  add ("fan", NULL, test_fan);
  add ("click-on-cell", NULL, test_click_on_cell);
  add ("select-building", NULL, test_select_building);
  add ("building-removed", NULL, test_building_removed);
  add ("facts", "move h D3; kindle russian D3 flame", test_facts);
  add ("facts-of-joined-fires", "kindle german H1 flame; accident H2 flame; kindle german H4 flame; kindle russian H5 flame",
       test_facts_of_joined_fires);
  add ("facts-of-a-view", NULL, test_facts_of_a_view);
  add ("legend-words", "kindle russian D3 flame; accident G4 blaze; rubble E3/1", test_legend_words);
#undef add
  g_test_add ("/levels/operational", HuAppFixture, NULL, set_up_operational, test_operational, tear_down);

  return g_test_run ();
}
