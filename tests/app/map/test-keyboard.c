/*
 * Everything by keyboard: the cursor, picking up and putting down, stacks,
 * tracing; and what the screen reader is told.
 */
#include "hu-app-fixture.h"
#include "hu-explain-supply.h"

#define UNITS "g1 german 0503; g2 german 0503; s1 soviet 0101"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up (self, UNITS, "");
  gtk_widget_grab_focus (GTK_WIDGET (hu_app_map (self->window)));
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

static void
go_to (HuAppFixture *self,
       const char   *hex)
{
  hu_map_view_go_to (hu_app_map (self->window), hu_app_fixture_hex (self, hex));
}

#define assert_cursor(self, name) \
  g_assert_cmpint (hu_map_state_get_cursor (get_state (self)), ==, hu_app_fixture_hex (self, name))

static void
test_cursor (HuAppFixture  *self,
             gconstpointer  data)
{
  g_assert_cmpint (hu_map_state_get_cursor (get_state (self)), ==, HU_HEX_NONE);
  g_assert_true (hu_app_fixture_key (self, GDK_KEY_Down, 0));
  g_assert_cmpint (hu_map_state_get_cursor (get_state (self)), !=, HU_HEX_NONE);

  go_to (self, "0303");
  hu_app_fixture_key (self, GDK_KEY_Down, 0);
  assert_cursor (self, "0304");
  hu_app_fixture_key (self, GDK_KEY_Up, 0);
  assert_cursor (self, "0303");
  hu_app_fixture_key (self, GDK_KEY_Page_Down, 0);
  assert_cursor (self, "0306");
  hu_app_fixture_key (self, GDK_KEY_Page_Up, 0);
  assert_cursor (self, "0301");
  hu_app_fixture_key (self, GDK_KEY_Home, 0);
  g_assert_cmpint (hu_grid_column (hu_game_get_scenario (hu_app_fixture_game (self))->map->grid,
                                   hu_map_state_get_cursor (get_state (self))), ==, 1);
  hu_app_fixture_key (self, GDK_KEY_End, 0);
  g_assert_cmpint (hu_grid_column (hu_game_get_scenario (hu_app_fixture_game (self))->map->grid,
                                   hu_map_state_get_cursor (get_state (self))), ==, 5);

  /* At the edge one stays. */
  hu_app_fixture_key (self, GDK_KEY_Right, 0);
  g_assert_cmpint (hu_grid_column (hu_game_get_scenario (hu_app_fixture_game (self))->map->grid,
                                   hu_map_state_get_cursor (get_state (self))), ==, 5);
}

static void
test_move (HuAppFixture  *self,
           gconstpointer  data)
{
  g_autofree char *path = NULL;

  go_to (self, "0503");
  hu_app_fixture_key (self, GDK_KEY_Return, 0);
  hu_app_fixture_key (self, GDK_KEY_Down, 0);
  hu_app_fixture_key (self, GDK_KEY_Down, 0);
  hu_app_fixture_key (self, GDK_KEY_Down, 0);
  hu_app_fixture_key (self, GDK_KEY_BackSpace, 0);
  g_assert_cmpuint (hu_game_get_n_events (hu_app_fixture_game (self)), ==, 0);
  g_assert_nonnull (hu_app_fixture_preview (self));
  hu_app_fixture_key (self, GDK_KEY_Return, 0);

  g_assert_cmpuint (hu_game_get_n_events (hu_app_fixture_game (self)), ==, 1);
  path = hu_fixture_names (hu_game_get_scenario (hu_app_fixture_game (self)),
                           hu_game_get_event (hu_app_fixture_game (self), 0)->hexes);
  g_assert_cmpstr (path, ==, "0504 0505");
  assert_cursor (self, "0505");
}

static void
test_escape (HuAppFixture  *self,
             gconstpointer  data)
{
  go_to (self, "0503");
  hu_app_fixture_key (self, GDK_KEY_Return, 0);
  hu_app_fixture_key (self, GDK_KEY_Down, 0);
  hu_app_fixture_key (self, GDK_KEY_Escape, 0);
  assert_cursor (self, "0503");
  hu_app_fixture_key (self, GDK_KEY_Return, 0);
  hu_app_fixture_key (self, GDK_KEY_Return, 0);
  g_assert_cmpuint (hu_game_get_n_events (hu_app_fixture_game (self)), ==, 0);
}

static void
test_space_cycles (HuAppFixture  *self,
                   gconstpointer  data)
{
  guint first, second;

  go_to (self, "0503");
  hu_app_fixture_key (self, GDK_KEY_space, 0);
  g_assert_cmpuint (hu_map_state_get_selection (get_state (self))->len, ==, 1);
  first = g_array_index (hu_map_state_get_selection (get_state (self)), guint, 0);
  hu_app_fixture_key (self, GDK_KEY_space, 0);
  second = g_array_index (hu_map_state_get_selection (get_state (self)), guint, 0);
  g_assert_cmpuint (first, !=, second);
  hu_app_fixture_key (self, GDK_KEY_space, 0);
  g_assert_cmpuint (g_array_index (hu_map_state_get_selection (get_state (self)), guint, 0), ==, first);
}

static void
test_whole_stack (HuAppFixture  *self,
                  gconstpointer  data)
{
  go_to (self, "0503");
  hu_app_fixture_key (self, GDK_KEY_a, 0);
  hu_app_fixture_key (self, GDK_KEY_Return, 0);
  hu_app_fixture_key (self, GDK_KEY_Down, 0);
  hu_app_fixture_key (self, GDK_KEY_Return, 0);
  g_assert_cmpuint (hu_game_get_n_events (hu_app_fixture_game (self)), ==, 2);
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0504");
  g_assert_cmpstr (hu_app_fixture_where (self, "g2"), ==, "0504");
  hu_game_undo (hu_app_fixture_game (self));
  g_assert_cmpuint (hu_game_get_position (hu_app_fixture_game (self)), ==, 0);
}

static void
test_trace (HuAppFixture  *self,
            gconstpointer  data)
{
  go_to (self, "0505");
  g_assert_cmpint (hu_map_view_get_lines (hu_app_map (self->window))->from, ==, HU_HEX_NONE);
  hu_app_fixture_key (self, GDK_KEY_t, 0);
  g_assert_cmpint (hu_map_view_get_lines (hu_app_map (self->window))->from, ==, hu_app_fixture_hex (self, "0505"));
  g_assert_cmpint (hu_map_view_get_lines (hu_app_map (self->window))->tracing->side, ==, HU_SIDE_SECOND);
  g_assert_true (gtk_widget_get_can_target (hu_app_fixture_part (self, HU_TYPE_TRACE_CHIP)));
  g_assert_nonnull (strstr (hu_app_fixture_text (self, HU_TYPE_TRACE_CHIP), "0505"));

  hu_app_fixture_key (self, GDK_KEY_Escape, 0);
  g_assert_cmpint (hu_map_view_get_lines (hu_app_map (self->window))->from, ==, HU_HEX_NONE);
  g_assert_false (gtk_widget_get_can_target (hu_app_fixture_part (self, HU_TYPE_TRACE_CHIP)));
}

static HuHex
get_asked (HuAppFixture *self)
{
  return hu_map_view_get_lines (hu_app_map (self->window))->from;
}

/* A selected unit asks; its counters in the air do not; Escape goes back to the capital. */
static void
test_selection_asks (HuAppFixture  *self,
                     gconstpointer  data)
{
  GtkWidget *chip = hu_app_fixture_part (self, HU_TYPE_TRACE_CHIP);
  HuHex hex = hu_app_fixture_hex (self, "0101");
  const HuSupplyLines *lines;
  g_autofree char *words = NULL;
  GtkLabel *label = hu_app_part (chip, GTK_TYPE_LABEL);
  gboolean handled = FALSE;
  g_autofree char *uri = g_strdup_printf ("hex:%d", hu_app_fixture_hex (self, "0501"));

  hu_map_state_select_only (get_state (self), hu_app_fixture_unit (self, "s1"));
  g_assert_cmpint (get_asked (self), ==, hex);
  lines = hu_map_view_get_lines (hu_app_map (self->window));
  g_assert_cmpuint (lines->unit, ==, hu_app_fixture_unit (self, "s1"));
  words = hu_explain_supply_answer (lines->situation, lines->answer, lines->unit);
  g_assert_true (g_str_has_prefix (gtk_label_get_text (label), words));
  g_assert_true (gtk_widget_get_can_target (chip));

  g_signal_emit_by_name (label, "activate-link", uri, &handled);
  g_assert_true (handled);
  hu_app_fixture_settle (self);
  g_assert_cmpint (get_asked (self), ==, hex);

  go_to (self, "0101");
  hu_app_fixture_key (self, GDK_KEY_Return, 0);
  g_assert_cmpint (get_asked (self), ==, HU_HEX_NONE);
  hu_app_fixture_key (self, GDK_KEY_Escape, 0);
  g_assert_cmpint (get_asked (self), ==, hex);
  hu_app_fixture_key (self, GDK_KEY_t, 0);
  g_assert_cmpint (hu_map_state_get_trace_hex (get_state (self)), ==, hex);
  hu_app_fixture_key (self, GDK_KEY_Escape, 0);
  g_assert_cmpint (get_asked (self), ==, HU_HEX_NONE);
  g_assert_cmpuint (hu_map_state_get_selection (get_state (self))->len, ==, 0);
  g_assert_false (gtk_widget_get_can_target (chip));

  /* The file names no sources for the attacker. */
  hu_map_state_select_only (get_state (self), hu_app_fixture_unit (self, "g1"));
  g_assert_cmpint (get_asked (self), ==, HU_HEX_NONE);
}

/* GTK comes back to the link and the label's gesture after the signal: the label keeps its words until then, although
 * the way back leads to the question of the selected unit, which the same label answers. */
static void
test_link_is_followed_later (HuAppFixture  *self,
                             gconstpointer  data)
{
  GtkLabel *label = hu_app_part (hu_app_fixture_part (self, HU_TYPE_TRACE_CHIP), GTK_TYPE_LABEL);
  g_autofree char *before = NULL;
  gboolean handled = FALSE;

  hu_map_state_select_only (get_state (self), hu_app_fixture_unit (self, "s1"));
  go_to (self, "0505");
  hu_app_fixture_key (self, GDK_KEY_t, 0);
  hu_app_fixture_settle (self);
  before = g_strdup (gtk_label_get_label (label));
  g_assert_nonnull (strstr (before, "0505"));

  g_signal_emit_by_name (label, "activate-link", "back:", &handled);
  g_assert_true (handled);
  g_assert_cmpstr (gtk_label_get_label (label), ==, before);
  hu_app_fixture_settle (self);
  g_assert_cmpstr (gtk_label_get_label (label), !=, before);
  g_assert_cmpint (get_asked (self), ==, hu_app_fixture_hex (self, "0101"));
}

/* The keys act on the hex under the pointer, until they go elsewhere. */
static void
test_trace_what_is_pointed_at (HuAppFixture  *self,
                               gconstpointer  data)
{
  GtkEventController *motion = hu_app_fixture_controller (self, "hu-map-motion");
  HuPoint at = hu_app_fixture_at (self, "0304");

  go_to (self, "0505");
  g_signal_emit_by_name (motion, "motion", at.x, at.y);
  hu_app_fixture_key (self, GDK_KEY_t, 0);
  g_assert_cmpint (hu_map_view_get_lines (hu_app_map (self->window))->from, ==, hu_app_fixture_hex (self, "0304"));

  hu_app_fixture_key (self, GDK_KEY_Down, 0);
  g_signal_emit_by_name (motion, "motion", at.x, at.y);
  hu_app_fixture_key (self, GDK_KEY_t, 0);
  g_assert_cmpint (hu_map_view_get_lines (hu_app_map (self->window))->from, ==, hu_app_fixture_hex (self, "0305"));
}

/* Where there is no cursor yet the keys that need one bring it. */
static void
test_keys_bring_the_cursor (HuAppFixture  *self,
                            gconstpointer  data)
{
  GtkPopover *menu;

  g_assert_cmpint (hu_map_state_get_cursor (get_state (self)), ==, HU_HEX_NONE);
  g_assert_true (hu_app_fixture_key (self, GDK_KEY_Menu, 0));
  g_assert_cmpint (hu_map_state_get_cursor (get_state (self)), !=, HU_HEX_NONE);
  menu = hu_app_part (hu_app_map (self->window), GTK_TYPE_POPOVER);
  g_assert_nonnull (menu);
  gtk_popover_popdown (menu);
  hu_app_fixture_settle (self);
}

static void
refused_cb (guint *count)
{
  (*count)++;
}

/* The file names no sources for the attacker: said, and nothing is traced. */
static void
test_trace_refused (HuAppFixture  *self,
                    gconstpointer  data)
{
  guint refused = 0;

  g_signal_connect_swapped (hu_app_map (self->window), "refused", G_CALLBACK (refused_cb), &refused);
  go_to (self, "0503");
  hu_app_fixture_key (self, GDK_KEY_space, 0);
  hu_app_fixture_key (self, GDK_KEY_t, 0);
  g_assert_cmpuint (refused, ==, 1);
  g_assert_cmpint (hu_map_state_get_trace_hex (get_state (self)), ==, HU_HEX_NONE);
}

static void
test_zoom_and_fit (HuAppFixture  *self,
                   gconstpointer  data)
{
  double scale = hu_map_state_get_viewport (get_state (self))->scale;

  hu_app_fixture_key (self, GDK_KEY_plus, 0);
  g_assert_cmpfloat (hu_map_state_get_viewport (get_state (self))->scale, >, scale);
  hu_app_fixture_key (self, GDK_KEY_minus, 0);
  hu_app_fixture_key (self, GDK_KEY_plus, 0);
  hu_app_fixture_key (self, GDK_KEY_0, 0);
  g_assert_cmpfloat_with_epsilon (hu_map_state_get_viewport (get_state (self))->scale, scale, 1e-9);
}

static void
test_legend_key (HuAppFixture  *self,
                 gconstpointer  data)
{
  g_assert_true (hu_legend_get_expanded (hu_app_part (self->window, HU_TYPE_LEGEND)));
  hu_app_fixture_key (self, GDK_KEY_l, 0);
  g_assert_false (hu_legend_get_expanded (hu_app_part (self->window, HU_TYPE_LEGEND)));
}

/* Letters for verbs that have nothing to ask. */
static void
test_verbs (HuAppFixture  *self,
            gconstpointer  data)
{
  go_to (self, "0503");
  hu_app_fixture_key (self, GDK_KEY_a, 0);
  hu_app_fixture_key (self, GDK_KEY_w, 0);
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "-");
  g_assert_cmpstr (hu_app_fixture_where (self, "g2"), ==, "-");
  hu_game_undo (hu_app_fixture_game (self));
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0503");

  /* Nobody waits, so there is nobody to bring on. */
  hu_app_fixture_key (self, GDK_KEY_p, 0);
  g_assert_cmpuint (hu_game_get_position (hu_app_fixture_game (self)), ==, 0);
}

/* Ctrl and Alt are for the window's own keys. */
static void
test_leaves_accelerators_alone (HuAppFixture  *self,
                                gconstpointer  data)
{
  g_assert_false (hu_app_fixture_key (self, GDK_KEY_t, GDK_CONTROL_MASK));
  g_assert_false (hu_app_fixture_key (self, GDK_KEY_Tab, 0));
  g_assert_false (hu_app_fixture_key (self, GDK_KEY_F10, 0));
}

/* A key that two actions have does the first of them alone. */
static void
test_each_key_once (HuAppFixture  *self,
                    gconstpointer  data)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self->window));
  g_auto(GStrv) actions = gtk_application_list_action_descriptions (application);
  g_autoptr(GHashTable) taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  g_assert_nonnull (actions[0]);
  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto(GStrv) keys = gtk_application_get_accels_for_action (application, actions[i]);

      for (guint j = 0; keys[j] != NULL; j++)
        {
          const char *other = g_hash_table_lookup (taken, keys[j]);

          if (other != NULL)
            g_error ("%s is the key of %s and of %s", keys[j], other, actions[i]);
          g_hash_table_insert (taken, g_strdup (keys[j]), g_strdup (actions[i]));
        }
    }
}

static void
test_spoken (HuAppFixture  *self,
             gconstpointer  data)
{
  GtkAccessible *map = GTK_ACCESSIBLE (hu_app_map (self->window));

  go_to (self, "0503");
  gtk_test_accessible_assert_property (map, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "0503. Terrain: clear. Control: Soviet. Units: g1 and g2. "
                                       "Supply: the German side has no sources of supply in this scenario. "
                                       "Lines from moscow: no line of supply reaches it\n"
                                       "the nearest one stops at 0403: impassable: lake");
  hu_app_fixture_key (self, GDK_KEY_Return, 0);
  hu_app_fixture_key (self, GDK_KEY_Down, 0);
  g_assert_false (gtk_test_accessible_has_property (map, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT));
  g_assert_true (hu_app_says (map, "Holding g1 over 0504. Terrain: clear. "));
  g_assert_true (hu_app_says (map, "impassable: lake. If put down here: "));
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
    { "/keyboard/cursor", test_cursor },
    { "/keyboard/verbs", test_verbs },
    { "/keyboard/move", test_move },
    { "/keyboard/escape", test_escape },
    { "/keyboard/space-cycles", test_space_cycles },
    { "/keyboard/whole-stack", test_whole_stack },
    { "/keyboard/trace", test_trace },
    { "/keyboard/selection-asks", test_selection_asks },
    { "/keyboard/link-later", test_link_is_followed_later },
    { "/keyboard/trace-what-is-pointed-at", test_trace_what_is_pointed_at },
    { "/keyboard/keys-bring-the-cursor", test_keys_bring_the_cursor },
    { "/keyboard/trace-refused", test_trace_refused },
    { "/keyboard/zoom-and-fit", test_zoom_and_fit },
    { "/keyboard/legend", test_legend_key },
    { "/keyboard/leaves-accelerators-alone", test_leaves_accelerators_alone },
    { "/keyboard/each-key-once", test_each_key_once },
    { "/keyboard/spoken", test_spoken },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
