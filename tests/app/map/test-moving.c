/*
 * Moving counters with the pointer: the path, what is shown meanwhile, putting
 * down, undoing, several at once.
 */
#include "hu-app-fixture.h"
#include "hu-explain.h"
#include "hu-map-view-private.h"
#include "hu-sudden-death-meter.h"
#include "hu-unit-picker.h"

#define UNITS "g1 german 0102; g2 german 0501; g3 german 0503; s1 soviet 0301"

static void
set_up (HuAppFixture  *self,
        gconstpointer  log)
{
  hu_app_fixture_set_up_open (self, UNITS, log != NULL ? log : "");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static const char *
lifeline (HuAppFixture *self)
{
  return hu_app_text (hu_meter_panel_get_card (hu_app_part (self->window, HU_TYPE_METER_PANEL), HU_SUDDEN_DEATH_METER_LIFELINE), "value");
}

/* While a counter is dragged, cards and verdict say what would be; put down, it
 * is so; and one undo takes it back. */
static void
test_drag (HuAppFixture  *self,
           gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  g_autofree char *verdict = g_strdup (hu_app_text (hu_app_part (self->window, HU_TYPE_VERDICT_BAR), "sentence"));
  g_autofree char *before = g_strdup (lifeline (self));

  hu_app_fixture_press (self, "0102");
  g_assert_null (hu_app_fixture_preview (self));

  /* Its zone of control closes more, before anything has happened. */
  hu_app_fixture_drag_to (self, "0202");
  g_assert_nonnull (hu_app_fixture_preview (self));
  g_assert_cmpstr (lifeline (self), !=, before);
  g_assert_cmpstr (hu_app_text (hu_app_part (self->window, HU_TYPE_VERDICT_BAR), "sentence"), !=, verdict);
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 0);
  /* Its number before the move stands before it. */
  g_assert_cmpstr (lifeline (self), ==, "2 hexes wide");

  hu_app_fixture_release (self);
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 1);
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0202");
  g_assert_null (hu_app_fixture_preview (self));
  g_assert_cmpstr (lifeline (self), ==, "2 hexes wide, was 3");

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.undo", NULL);
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0102");
  g_assert_cmpstr (lifeline (self), ==, before);
  g_assert_cmpstr (hu_app_text (hu_app_part (self->window, HU_TYPE_VERDICT_BAR), "sentence"), ==, verdict);
}

static void
test_path (HuAppFixture  *self,
           gconstpointer  data)
{
  const HuEvent *event;
  g_autofree char *path = NULL;

  hu_app_fixture_press (self, "0503");
  hu_app_fixture_drag_to (self, "0504");
  hu_app_fixture_drag_to (self, "0505");
  hu_app_fixture_drag_to (self, "0506");
  hu_app_fixture_drag_to (self, "0505");
  hu_app_fixture_release (self);

  event = hu_game_get_event (hu_app_fixture_game (self), 0);
  path = hu_fixture_names (hu_game_get_scenario (hu_app_fixture_game (self)), event->hexes);
  g_assert_cmpstr (path, ==, "0504 0505");
  g_assert_true (event->is_path);
}

static void
test_tinted (HuAppFixture  *self,
             gconstpointer  data)
{
  HuScene scene;
  g_autofree char *changing = NULL;

  hu_app_fixture_press (self, "0503");
  hu_app_fixture_drag_to (self, "0504");
  hu_app_fixture_drag_to (self, "0505");
  hu_map_view_fill_scene (hu_app_map (self->window), &scene);
  changing = hu_fixture_names (hu_game_get_scenario (hu_app_fixture_game (self)), scene.changing);
  g_assert_cmpstr (changing, ==, "0504 0505");
  g_assert_cmpint (scene.changing_to, ==, HU_SIDE_FIRST);
  g_assert_cmpuint (scene.lifted->len, ==, 1);
  hu_app_fixture_release (self);
}

static void
test_shift_goes_direct (HuAppFixture  *self,
                        gconstpointer  data)
{
  const HuEvent *event;
  gboolean taken;

  hu_app_fixture_press (self, "0503");
  hu_app_fixture_drag_to (self, "0504");
  g_signal_emit_by_name (hu_app_fixture_controller (self, "hu-map-keys"), "key-pressed", GDK_KEY_Shift_L, 0,
                         0,
                         &taken);
  hu_app_fixture_drag_to (self, "0506");
  /* Nobody holds Shift for the gesture itself here, so that it ends with a path again. */
  hu_app_fixture_release (self);
  event = hu_game_get_event (hu_app_fixture_game (self), 0);
  g_assert_cmpuint (event->hexes->len, ==, 3);

  hu_map_state_select_only (hu_map_view_get_state (hu_app_map (self->window)), hu_app_fixture_unit (self, "g3"));
  hu_map_state_set_cursor (hu_map_view_get_state (hu_app_map (self->window)), hu_app_fixture_hex (self, "0506"));
  hu_app_fixture_key (self, GDK_KEY_Return, 0);
  hu_app_fixture_key (self, GDK_KEY_Up, 0);
  hu_app_fixture_key (self, GDK_KEY_Up, 0);
  hu_app_fixture_key (self, GDK_KEY_Return, GDK_SHIFT_MASK);
  event = hu_game_get_event (hu_app_fixture_game (self), 1);
  g_assert_cmpuint (event->hexes->len, ==, 1);
  g_assert_cmpstr (hu_app_fixture_where (self, "g3"), ==, "0504");
}

static void
test_escape_cancels (HuAppFixture  *self,
                     gconstpointer  data)
{
  g_autofree char *before = g_strdup (lifeline (self));

  hu_app_fixture_press (self, "0102");
  hu_app_fixture_drag_to (self, "0202");
  g_assert_cmpstr (lifeline (self), !=, before);
  g_assert_true (hu_app_fixture_key (self, GDK_KEY_Escape, 0));
  g_assert_cmpstr (lifeline (self), ==, before);
  hu_app_fixture_drag_to (self, "0303");
  hu_app_fixture_release (self);
  g_assert_cmpuint (hu_game_get_n_events (hu_app_fixture_game (self)), ==, 0);
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0102");
}

static void
test_back_where_it_was (HuAppFixture  *self,
                        gconstpointer  data)
{
  hu_app_fixture_press (self, "0503");
  hu_app_fixture_drag_to (self, "0504");
  hu_app_fixture_drag_to (self, "0503");
  hu_app_fixture_release (self);
  g_assert_cmpuint (hu_game_get_n_events (hu_app_fixture_game (self)), ==, 0);
}

static void
test_several (HuAppFixture  *self,
              gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  HuGame *game = hu_app_fixture_game (self);

  hu_map_state_toggle_selected (state, hu_app_fixture_unit (self, "g2"));
  hu_map_state_toggle_selected (state, hu_app_fixture_unit (self, "g3"));
  hu_app_fixture_press (self, "0503");
  hu_app_fixture_drag_to (self, "0504");
  hu_app_fixture_drag_to (self, "0505");
  hu_app_fixture_release (self);
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 2);
  g_assert_cmpstr (hu_app_fixture_where (self, "g3"), ==, "0505");
  g_assert_cmpstr (hu_app_fixture_where (self, "g2"), ==, "0503");

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.undo", NULL);
  g_assert_cmpuint (hu_game_get_position (game), ==, 0);
  g_assert_cmpstr (hu_app_fixture_where (self, "g3"), ==, "0503");
  g_assert_cmpstr (hu_app_fixture_where (self, "g2"), ==, "0501");
}

static void
refused_cb (GPtrArray *said,
            char      *why)
{
  g_ptr_array_add (said, g_strdup (why));
}

/* g2 would end north of the map: why is said, and nobody has moved. */
static void
test_refused (HuAppFixture  *self,
              gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  g_autoptr(GPtrArray) said = g_ptr_array_new_with_free_func (g_free);

  g_signal_connect_swapped (hu_app_map (self->window), "refused", G_CALLBACK (refused_cb), said);
  hu_map_state_toggle_selected (state, hu_app_fixture_unit (self, "g2"));
  hu_map_state_toggle_selected (state, hu_app_fixture_unit (self, "g3"));
  hu_app_fixture_press (self, "0503");
  hu_app_fixture_drag_to (self, "0502");
  hu_app_fixture_release (self);
  g_assert_cmpuint (said->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (said, 0), !=, "");
  g_assert_cmpuint (hu_game_get_n_events (hu_app_fixture_game (self)), ==, 0);
  g_assert_cmpstr (hu_app_fixture_where (self, "g3"), ==, "0503");
}

static void
test_click_selects (HuAppFixture  *self,
                    gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));

  hu_app_fixture_press (self, "0503");
  hu_app_fixture_release (self);
  g_assert_true (hu_map_state_is_selected (state, hu_app_fixture_unit (self, "g3")));
  g_assert_cmpint (hu_map_state_get_cursor (state), ==, hu_app_fixture_hex (self, "0503"));
  g_assert_cmpuint (hu_game_get_n_events (hu_app_fixture_game (self)), ==, 0);

  hu_app_fixture_press (self, "0505");
  hu_app_fixture_release (self);
  g_assert_cmpuint (hu_map_state_get_selection (state)->len, ==, 0);
  g_assert_cmpint (hu_map_state_get_cursor (state), ==, hu_app_fixture_hex (self, "0505"));
}

/* Again and again on the same hex, one gets to every counter of a stack. */
static void
test_click_cycles (HuAppFixture  *self,
                   gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  guint seen = 0;

  for (guint i = 0; i < 3; i++)
    {
      hu_app_fixture_press (self, "0503");
      hu_app_fixture_release (self);
      g_assert_cmpuint (hu_map_state_get_selection (state)->len, ==, 1);
      seen |= 1u << g_array_index (hu_map_state_get_selection (state), guint, 0);
    }

  g_assert_cmphex (seen, ==, 1u << hu_app_fixture_unit (self, "g1") | 1u << hu_app_fixture_unit (self, "g2")
                               | 1u << hu_app_fixture_unit (self, "g3"));
}

static void
test_empty_drag_pans (HuAppFixture  *self,
                      gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  HuPoint before, after;

  hu_map_state_zoom_at (state, 2, 300, 300);
  before = hu_map_state_to_map (state, 300, 300);
  g_signal_emit_by_name (hu_app_fixture_controller (self, "hu-map-drag"), "drag-begin",
                         hu_app_fixture_at (self, "0505").x, hu_app_fixture_at (self, "0505").y);
  g_signal_emit_by_name (hu_app_fixture_controller (self, "hu-map-drag"), "drag-update", -20.0, -10.0);
  g_signal_emit_by_name (hu_app_fixture_controller (self, "hu-map-drag"), "drag-update", -40.0, -30.0);
  g_signal_emit_by_name (hu_app_fixture_controller (self, "hu-map-drag"), "drag-end", -40.0, -30.0);
  after = hu_map_state_to_map (state, 260, 270);
  g_assert_cmpfloat_with_epsilon (before.x, after.x, 1e-6);
  g_assert_cmpfloat_with_epsilon (before.y, after.y, 1e-6);
  g_assert_cmpuint (hu_game_get_n_events (hu_app_fixture_game (self)), ==, 0);
}

/* --- Ways round enemies: 0305 and 0306 are the capital, and both are held --- */

#define CAPITAL "g1 german 0205; g2 german 0101; s1 soviet 0305; s2 soviet 0306"
#define ROUND "0205 0204 0304 0404 0405"

static void
set_up_capital (HuAppFixture  *self,
                gconstpointer  log)
{
  hu_app_fixture_set_up_open (self, CAPITAL, log != NULL ? log : "");
}

static char *
name_path (HuAppFixture    *self,
           const GPtrArray *paths,
           guint            index)
{
  g_assert_nonnull (paths);

  return hu_fixture_names (hu_game_get_scenario (hu_app_fixture_game (self)), g_ptr_array_index (paths, index));
}

static char *
word_event (HuAppFixture *self,
            guint         index)
{
  HuGame *game = hu_app_fixture_game (self);
  g_autoptr(HuSnapshot) before = hu_game_get_snapshot_at (game, index);

  return hu_explain_event (hu_game_get_scenario (game), hu_game_get_event (game, index), hu_snapshot_get_state (before));
}

/* One quick drag past the capital: nobody has entered it. */
static void
test_past_the_capital (HuAppFixture  *self,
                       gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  HuScene scene;
  g_autofree char *shown = NULL;
  g_autofree char *judged = NULL;
  g_autofree char *said = NULL;

  hu_app_fixture_press (self, "0205");
  hu_app_fixture_drag_to (self, "0405");
  hu_map_view_fill_scene (hu_app_map (self->window), &scene);
  shown = name_path (self, scene.paths, 0);
  g_assert_cmpstr (shown, ==, ROUND);
  hu_app_fixture_release (self);

  judged = hu_fixture_names (hu_game_get_scenario (game), hu_game_get_event (game, 0)->hexes);
  g_assert_cmpstr (judged, ==, ROUND + strlen ("0205 "));
  g_assert_null (hu_snapshot_get_verdict (hu_game_get_snapshot (game)));
  said = word_event (self, 0);
  g_assert_cmpstr (said, ==, "g1 moves 0205 → 0405 (4 hexes)");
}

/* The same by keys, which lead over the enemy hex by hex. */
static void
test_past_the_capital_by_key (HuAppFixture  *self,
                              gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  g_autofree char *judged = NULL;

  hu_map_state_set_cursor (hu_map_view_get_state (hu_app_map (self->window)), hu_app_fixture_hex (self, "0205"));
  hu_app_fixture_key (self, GDK_KEY_Return, 0);
  hu_app_fixture_key (self, GDK_KEY_Right, 0);
  hu_app_fixture_key (self, GDK_KEY_Right, 0);
  g_assert_false (hu_app_says (hu_app_map (self->window), "Through"));
  hu_app_fixture_key (self, GDK_KEY_x, 0);
  g_assert_true (hu_app_says (hu_app_map (self->window), "held by g1. Through s1 in 0305. If put down here: "));
  hu_app_fixture_key (self, GDK_KEY_x, 0);
  g_assert_false (hu_app_says (hu_app_map (self->window), "Through"));
  hu_app_fixture_key (self, GDK_KEY_Return, 0);
  judged = hu_fixture_names (hu_game_get_scenario (game), hu_game_get_event (game, 0)->hexes);
  g_assert_cmpstr (judged, ==, ROUND + strlen ("0205 "));
  g_assert_null (hu_snapshot_get_verdict (hu_game_get_snapshot (game)));
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

/* On purpose: it is judged, and the preview and the log say through whom. */
static void
test_through_the_capital (HuAppFixture  *self,
                          gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  g_autofree char *said = NULL;

  hu_app_fixture_press (self, "0205");
  hu_app_fixture_drag_to (self, "0405");
  g_assert_false (leads_over (self, "0306"));
  hu_app_fixture_key (self, GDK_KEY_x, 0);
  g_assert_true (leads_over (self, "0306"));
  hu_app_fixture_release (self);

  g_assert_cmpuint (hu_game_get_event (game, 0)->hexes->len, ==, 2);
  g_assert_nonnull (hu_snapshot_get_verdict (hu_game_get_snapshot (game)));
  said = word_event (self, 0);
  g_assert_cmpstr (said, ==, "g1 moves 0205 → 0405 (2 hexes), through s2 in 0306");
}

/* A what-if shows the way that was gone, and so does a second move after it. */
static void
test_what_if_arrow (HuAppFixture  *self,
                    gconstpointer  data)
{
  HuScene scene;
  g_autofree char *way = NULL;
  g_autofree char *longer = NULL;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.what-if", NULL);
  hu_app_fixture_press (self, "0205");
  hu_app_fixture_drag_to (self, "0405");
  hu_app_fixture_release (self);
  hu_map_view_fill_scene (hu_app_map (self->window), &scene);
  g_assert_nonnull (scene.before);
  way = name_path (self, scene.ways, hu_app_fixture_unit (self, "g1"));
  g_assert_cmpstr (way, ==, ROUND);
  g_assert_null (g_ptr_array_index (scene.ways, hu_app_fixture_unit (self, "g2")));

  hu_app_fixture_press (self, "0405");
  hu_app_fixture_drag_to (self, "0406");
  hu_app_fixture_release (self);
  hu_map_view_fill_scene (hu_app_map (self->window), &scene);
  longer = name_path (self, scene.ways, hu_app_fixture_unit (self, "g1"));
  g_assert_cmpstr (longer, ==, ROUND " 0406");
}

static void
done_cb (GPtrArray *said,
         char      *what,
         char      *verdict)
{
  g_ptr_array_add (said, g_strdup (what));
  g_ptr_array_add (said, g_strdup (verdict != NULL ? verdict : "-"));
}

/* g1 is surrounded: it moves without a path, and that is said. */
static void
test_no_way (HuAppFixture  *self,
             gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  g_autoptr(GPtrArray) said = g_ptr_array_new_with_free_func (g_free);

  g_signal_connect_swapped (hu_app_map (self->window), "done", G_CALLBACK (done_cb), said);
  hu_map_state_set_cursor (hu_map_view_get_state (hu_app_map (self->window)), hu_app_fixture_hex (self, "0101"));
  hu_app_fixture_key (self, GDK_KEY_Return, 0);
  for (guint i = 0; i < 3; i++)
    hu_app_fixture_key (self, GDK_KEY_Down, 0);
  g_assert_true (hu_app_says (hu_app_map (self->window), "No path leads there"));
  hu_app_fixture_key (self, GDK_KEY_Escape, 0);

  hu_app_fixture_press (self, "0101");
  hu_app_fixture_drag_to (self, "0104");
  hu_app_fixture_release (self);
  g_assert_cmpstr (hu_app_fixture_where (self, "g2"), ==, "0104");
  g_assert_cmpuint (hu_game_get_event (game, hu_game_get_n_events (game) - 1)->hexes->len, ==, 1);
  g_assert_cmpuint (said->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (said, 0), ==,
                   "Moved without a path, because none leads there, or only a very long one: g2. Only the last hex is "
                   "judged.");
}

/* A bare letter takes no unit off the map without a word, and the word has the way back. */
static void
test_letters_are_told (HuAppFixture  *self,
                       gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  g_autoptr(GPtrArray) said = g_ptr_array_new_with_free_func (g_free);

  g_signal_connect_swapped (hu_app_map (self->window), "done", G_CALLBACK (done_cb), said);
  hu_map_state_select_only (state, hu_app_fixture_unit (self, "g1"));
  hu_app_fixture_key (self, GDK_KEY_w, 0);
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "-");
  g_assert_cmpuint (said->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (said, 0), ==, "g1 is withdrawn");
  g_assert_cmpstr (g_ptr_array_index (said, 1), ==, "-");

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.undo", NULL);
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0205");

  hu_map_state_select_only (state, hu_app_fixture_unit (self, "s1"));
  hu_map_state_toggle_selected (state, hu_app_fixture_unit (self, "s2"));
  hu_app_fixture_key (self, GDK_KEY_Delete, 0);
  g_assert_cmpuint (said->len, ==, 4);
  g_assert_cmpstr (g_ptr_array_index (said, 2), ==, "s1 is eliminated, and 1 more unit");
  hu_app_fixture_settle (self);
}

static void
set_up_waiting (HuAppFixture  *self,
                gconstpointer  data)
{
  hu_app_fixture_set_up_open (self, "g1 german 0205; g2 german -; s1 soviet 0502", "");
}

static GtkWidget *
find_below (GtkWidget *widget,
            GType      type)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (child, type) ? child : find_below (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* The toast that is shown says @text in a label of it. */
static gboolean
says (GtkWidget  *widget,
      const char *text)
{
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, text))
      return TRUE;

  return FALSE;
}

/* g2 comes on in the capital, which ends the game: whoever did not look up is told with what it was. */
static void
test_toast_names_the_verdict (HuAppFixture  *self,
                              gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  guint unit = hu_app_fixture_unit (self, "g2");
  g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (guint));
  GtkWidget *picker;

  hu_map_state_set_cursor (state, hu_app_fixture_hex (self, "0305"));
  hu_app_fixture_map_action (self, "place", NULL);
  picker = find_below (GTK_WIDGET (hu_app_map (self->window)), HU_TYPE_UNIT_PICKER);
  g_assert_nonnull (picker);
  g_array_append_val (units, unit);
  g_signal_emit_by_name (picker, "picked", units);
  gtk_popover_popdown (GTK_POPOVER (picker));
  hu_app_fixture_settle (self);
  g_assert_nonnull (hu_snapshot_get_verdict (hu_game_get_snapshot (hu_app_fixture_game (self))));
  g_assert_true (says (hu_app_part (self->window, ADW_TYPE_TOAST_OVERLAY),
                       "g2 comes on in 0305. Now: German victory: moscow has been entered (4.2), at event 1."));
  g_assert_true (says (hu_app_part (self->window, ADW_TYPE_TOAST_OVERLAY), "Undo"));

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.undo", NULL);
  g_assert_cmpstr (hu_app_fixture_where (self, "g2"), ==, "-");
  g_assert_null (hu_snapshot_get_verdict (hu_game_get_snapshot (hu_app_fixture_game (self))));
}

/* At every edge the tag beside the counters is whole. */
static void
test_tag_whole (void)
{
  HuBox left = _hu_map_view_place_tag ((HuPoint) { 30, 200 }, 20, 300, 24, 800);
  HuBox middle = _hu_map_view_place_tag ((HuPoint) { 400, 200 }, 20, 300, 24, 800);
  HuBox right = _hu_map_view_place_tag ((HuPoint) { 790, 200 }, 20, 300, 24, 800);
  HuBox top = _hu_map_view_place_tag ((HuPoint) { 400, 30 }, 20, 300, 24, 800);

  g_assert_cmpfloat (left.x, >=, 0);
  g_assert_cmpfloat (middle.x, ==, 250);
  g_assert_cmpfloat (middle.y, ==, 156);
  g_assert_cmpfloat (right.x + right.width, <=, 800);
  g_assert_cmpfloat (top.y, >=, 50);
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*func) (HuAppFixture *, gconstpointer);
    const char *log;
  } tests[] = {
    { "/moving/drag", test_drag },
    { "/moving/path", test_path },
    { "/moving/tinted", test_tinted },
    { "/moving/shift-goes-direct", test_shift_goes_direct },
    { "/moving/escape-cancels", test_escape_cancels },
    { "/moving/back-where-it-was", test_back_where_it_was },
    { "/moving/several", test_several },
    { "/moving/refused", test_refused },
    { "/moving/click-selects", test_click_selects },
    { "/moving/click-cycles", test_click_cycles, "move g1 0503; move g2 0503" },
    { "/moving/empty-drag-pans", test_empty_drag_pans },
  };
  static const struct
  {
    const char *path;
    void      (*func) (HuAppFixture *, gconstpointer);
    const char *log;
  } ways[] = {
    { "/moving/past-the-capital", test_past_the_capital },
    { "/moving/past-the-capital-by-key", test_past_the_capital_by_key },
    { "/moving/through-the-capital", test_through_the_capital },
    { "/moving/what-if-arrow", test_what_if_arrow },
    { "/moving/no-way", test_no_way, "move s1 0102; move s2 0201" },
    { "/moving/letters-are-told", test_letters_are_told },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, tests[i].log, set_up, tests[i].func, tear_down);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    g_test_add (ways[i].path, HuAppFixture, ways[i].log, set_up_capital, ways[i].func, tear_down);
  g_test_add_func ("/moving/tag-whole", test_tag_whole);
  g_test_add ("/moving/toast-names-the-verdict", HuAppFixture, NULL, set_up_waiting, test_toast_names_the_verdict,
              tear_down);

  return g_test_run ();
}
