/*
 * The instruments over the map: what would change it, and supply step by step.
 */
#include "hu-app-fixture.h"
#include "hu-control-fixture.h"
#include "hu-control-rules.h"
#include "hu-explain.h"
#include "hu-flip-panel.h"
#include "hu-flood-panel.h"
#include "hu-objectives-rules.h"

/* Moscow's one line runs up column 3, from 0305 to 0301. */
#define UNITS "g1 german 0103; s1 soviet 0502"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up (self, data != NULL ? data : UNITS, "");
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
}

static gboolean
found (HuAppFixture *self,
       gpointer      data)
{
  GtkRevealer *progress = hu_app_part (hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL), GTK_TYPE_REVEALER);
  HuScene scene;

  hu_map_view_fill_scene (hu_app_map (self->window), &scene);

  return scene.flips != NULL && !gtk_revealer_get_reveal_child (progress);
}

static void
fill_scene (HuAppFixture *self,
            HuScene      *scene)
{
  hu_map_view_fill_scene (hu_app_map (self->window), scene);
}

/* The card words the map that is drawn: @hex is the one under the cursor, or HU_HEX_NONE. */
static const HuFlipMap *
assert_flip_words (HuAppFixture *self,
                   HuHex         hex)
{
  const HuScenario *scenario = hu_game_get_scenario (hu_app_fixture_game (self));
  GtkWidget *panel = hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL);
  g_autofree char *answer = NULL;
  g_autofree char *summary = NULL;
  g_autofree char *at = NULL;
  HuScene scene;

  fill_scene (self, &scene);
  g_assert_nonnull (scene.flips);
  answer = hu_explain_answer (scenario, &scene.flips->question, scene.flips->answer);
  summary = scene.flip_show == HU_FLIP_SHOW_UNITS
              ? hu_explain_flips (scenario, scene.flips)
              : hu_explain_margins (scenario, scene.flips, scene.flip_show == HU_FLIP_SHOW_UNIT_MARGINS);
  g_assert_true (hu_app_shows (panel, answer));
  g_assert_true (hu_app_shows (panel, summary));
  if (hex != HU_HEX_NONE)
    {
      at = hu_explain_flip_hex (scenario, scene.flips, hex);
      g_assert_true (hu_app_shows (panel, at));
    }

  return scene.flips;
}

static guint
count_flips (const HuFlipMap *map,
             guint8           flip)
{
  guint n = 0;

  for (guint hex = 0; hex < map->n_hexes; hex++)
    n += (map->flips[hex] & flip) != 0;

  return n;
}

static void
test_flips (HuAppFixture  *self,
            gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  HuFlipPanel *panel = hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL);
  const HuFlipMap *flips;
  HuScene scene;

  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (panel)));
  activate (self, "win.flips");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (panel)));
  hu_app_fixture_wait (self, found, NULL);

  flips = assert_flip_words (self, HU_HEX_NONE);
  g_assert_false (flips->answer);
  g_assert_cmpuint (count_flips (flips, HU_FLIP_MORE), ==, 4);
  fill_scene (self, &scene);
  g_assert_nonnull (scene.flips);
  g_assert_cmpint (scene.flip_show, ==, HU_FLIP_SHOW_UNITS);
  g_assert_cmpint (scene.flips->flips[hu_app_fixture_hex (self, "0302")], ==, HU_FLIP_MORE);

  hu_map_state_set_cursor (state, hu_app_fixture_hex (self, "0302"));
  assert_flip_words (self, hu_app_fixture_hex (self, "0302"));

  /* The game goes on, and the map is of the new position. */
  hu_app_fixture_append (self, "move g1 0302");
  hu_app_fixture_wait (self, found, NULL);
  flips = assert_flip_words (self, hu_app_fixture_hex (self, "0302"));
  g_assert_true (flips->answer);
  g_assert_cmpuint (count_flips (flips, HU_FLIP_LESS), ==, 1);

  activate (self, "win.flips");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (panel)));
  fill_scene (self, &scene);
  g_assert_null (scene.flips);
}

static void
test_margins (HuAppFixture  *self,
              gconstpointer  data)
{
  HuFlipPanel *panel = hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL);
  HuQuestion question = { .kind = HU_QUESTION_ISOLATE, .side = HU_SIDE_NONE, .units = HU_SIDE_FIRST };
  HuQuestion line = { .kind = HU_QUESTION_LINE, .side = HU_SIDE_FIRST, .units = HU_SIDE_FIRST };
  HuScene scene;

  activate (self, "win.flips");
  g_assert_false (hu_flip_panel_ask (panel, &line, HU_FLIP_SHOW_UNITS));
  g_assert_true (hu_flip_panel_ask (panel, &question, HU_FLIP_SHOW_HEX_MARGINS));
  hu_app_fixture_wait (self, found, NULL);
  assert_flip_words (self, HU_HEX_NONE);
  fill_scene (self, &scene);
  g_assert_cmpint (scene.flip_show, ==, HU_FLIP_SHOW_HEX_MARGINS);
  g_assert_cmpint (scene.flips->hex_margins[hu_app_fixture_hex (self, "0301")], ==, 1);
}

/* The question is the trace's as long as there is one; then it is the capital's again. */
static void
test_flips_follow (HuAppFixture  *self,
                   gconstpointer  data)
{
  HuFlipPanel *panel = hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL);
  HuHex hex = hu_app_fixture_hex (self, "0303");
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  const HuFlipMap *flips;
  g_autofree char *uri = g_strdup_printf ("hex:%d", hu_app_fixture_hex (self, "0301"));
  gboolean handled = FALSE;

  hu_map_state_set_trace (state, hex, HU_SIDE_SECOND);
  activate (self, "win.flips");
  hu_app_fixture_wait (self, found, NULL);
  flips = assert_flip_words (self, HU_HEX_NONE);
  g_assert_cmpint (flips->question.kind, ==, HU_QUESTION_SUPPLY);
  g_assert_cmpint (flips->question.subject, ==, hex);
  g_assert_cmpint (flips->question.units, ==, HU_SIDE_FIRST);
  g_assert_cmpuint (count_flips (flips, HU_FLIP_MORE), ==, 2);
  /* The nearest is named first, and leads to its hex. */
  g_assert_nonnull (strstr (hu_app_text (panel, "list"), "0302 and 0301"));
  g_signal_emit_by_name (hu_app_child (panel, "list"), "activate-link", uri, &handled);
  g_assert_true (handled);

  hu_app_fixture_append (self, "move g1 0302");
  hu_app_fixture_wait (self, found, NULL);
  flips = assert_flip_words (self, HU_HEX_NONE);
  g_assert_true (flips->answer);
  g_assert_cmpuint (count_flips (flips, HU_FLIP_LESS), ==, 1);
  g_assert_nonnull (strstr (hu_app_text (panel, "list"), "g1 in 0302"));

  hu_app_fixture_map_action (self, "trace-back", NULL);
  hu_app_fixture_wait (self, found, NULL);
  flips = assert_flip_words (self, HU_HEX_NONE);
  g_assert_cmpint (flips->question.kind, ==, HU_QUESTION_ISOLATE);
}

static void
set_up_board (HuAppFixture  *self,
              gconstpointer  data)
{
  g_autoptr(HuScenario) scenario =
    hu_control_fixture ("b D3 E3 levels=1", "g german squad A1; r russian squad E3/1", "russian D3 E3");
  HuTerm *needs = hu_control_fixture_condition ("buildings");
  gint32 building = 0;

  g_array_append_val (hu_control_fixture_items (needs), building);
  hu_control_fixture_win (scenario, HU_SIDE_FIRST, FALSE, needs);
  hu_app_fixture_set_up_scenario (self, scenario, "");
}

/* The cursor's hex and its Locations can be asked about; the question stays when it goes on. */
static void
test_control_flips (HuAppFixture  *self,
                    gconstpointer  data)
{
  HuFlipPanel *panel = hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL);
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  const HuMap *map = hu_game_get_scenario (hu_app_fixture_game (self))->map;
  HuHex d3 = hu_app_fixture_hex (self, "D3"), e3 = hu_app_fixture_hex (self, "E3");
  HuQuestion question = {
    .kind = HU_QUESTION_OWNER, .side = HU_SIDE_FIRST, .units = HU_SIDE_FIRST,
    .subject_kind = HU_SUBJECT_LOCATION, .subject = hu_map_location (map, d3, 1),
  };
  const HuFlipMap *flips;

  hu_map_state_set_cursor (state, hu_app_fixture_hex (self, "B2"));
  activate (self, "win.flips");
  hu_app_fixture_wait (self, found, NULL);
  flips = assert_flip_words (self, HU_HEX_NONE);
  g_assert_cmpint (flips->question.subject_kind, ==, HU_SUBJECT_HEX);
  g_assert_cmpint (flips->question.subject, ==, hu_app_fixture_hex (self, "B2"));
  activate (self, "win.flips");

  hu_map_state_set_cursor (state, d3);
  activate (self, "win.flips");
  hu_app_fixture_wait (self, found, NULL);
  flips = assert_flip_words (self, HU_HEX_NONE);
  g_assert_cmpint (flips->question.subject_kind, ==, HU_SUBJECT_BUILDING);
  g_assert_cmpint (flips->question.side, ==, flips->question.units);
  g_assert_true (hu_flip_panel_ask (panel, &question, HU_FLIP_SHOW_UNITS));
  hu_app_fixture_wait (self, found, NULL);
  flips = assert_flip_words (self, HU_HEX_NONE);
  g_assert_cmpint (flips->question.subject, ==, question.subject);
  g_assert_false (flips->answer);

  hu_map_state_set_cursor (state, e3);
  hu_app_fixture_wait (self, found, NULL);
  flips = assert_flip_words (self, HU_HEX_NONE);
  g_assert_cmpint (flips->question.subject, ==, question.subject);
  g_assert_false (flips->answer);

  question.subject_kind = HU_SUBJECT_HEX;
  question.subject = hu_app_fixture_hex (self, "B2");
  g_assert_true (hu_flip_panel_ask (panel, &question, HU_FLIP_SHOW_UNITS));
  hu_app_fixture_wait (self, found, NULL);
  flips = assert_flip_words (self, HU_HEX_NONE);
  g_assert_cmpint (flips->question.subject_kind, ==, HU_SUBJECT_HEX);
  g_assert_cmpint (flips->question.subject, ==, question.subject);
  hu_map_state_set_cursor (state, question.subject);
  assert_flip_words (self, question.subject);
  question.subject = -1;
  g_assert_false (hu_flip_panel_ask (panel, &question, HU_FLIP_SHOW_UNITS));
}

/* The city under the cursor is asked about: who has to leave it, or which hex is enough. */
static void
test_place_flips (HuAppFixture  *self,
                  gconstpointer  data)
{
  HuFlipPanel *panel = hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL);
  HuHex tula = hu_app_fixture_hex (self, "0502");
  const HuFlipMap *flips;

  hu_map_state_set_cursor (hu_map_view_get_state (hu_app_map (self->window)), tula);
  activate (self, "win.flips");
  hu_app_fixture_wait (self, found, NULL);
  flips = assert_flip_words (self, HU_HEX_NONE);
  g_assert_cmpint (flips->question.kind, ==, HU_QUESTION_PLACE);
  g_assert_cmpint (flips->question.side, ==, HU_SIDE_FIRST);
  g_assert_cmpint (flips->question.units, ==, HU_SIDE_FIRST);
  g_assert_false (flips->answer);
  g_assert_cmpuint (count_flips (flips, HU_FLIP_MORE), ==, 0);
  g_assert_nonnull (strstr (hu_app_text (panel, "list"), "s1 in 0502"));

  hu_app_fixture_append (self, "move s1 0503");
  hu_app_fixture_wait (self, found, NULL);
  flips = assert_flip_words (self, tula);
  g_assert_cmpuint (count_flips (flips, HU_FLIP_MORE), ==, 1);
  g_assert_null (strstr (hu_app_text (panel, "list"), "s1"));
  g_assert_nonnull (strstr (hu_app_text (panel, "list"), "0502"));
}

static void
set_up_front (HuAppFixture  *self,
              gconstpointer  data)
{
  g_autoptr(HuScenario) scenario = hu_fixture_front (4, 6, "g1 german 0102 division; s1 soviet 0402 division");

  hu_scenario_finish (scenario);
  hu_app_fixture_set_up_scenario (self, scenario, "");
}

/* The list has the line of either side, the row of the cursor, and the rows with a gap: here those from 4 to 6. */
static void
assert_rows_listed (HuFlipPanel *panel)
{
  static const char *const names[] = {
    "Is the German line unbroken?", "Is the Soviet line unbroken?",
    "Does the German line have a gap in row 4?", "Does the Soviet line have a gap in row 4?",
    "Does the German line have a gap in row 5?", "Does the Soviet line have a gap in row 5?",
    "Does the German line have a gap in row 6?", "Does the Soviet line have a gap in row 6?",
  };
  GtkStringList *listed = GTK_STRING_LIST (gtk_drop_down_get_model (hu_app_child (panel, "question")));

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (listed)), ==, G_N_ELEMENTS (names));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpstr (gtk_string_list_get_string (listed, i), ==, names[i]);
}

/* So is the row of the cursor, and one that was chosen in the window. */
/* The view is at the north edge, and the last question is about the last row. */
static void
assert_row_comes_into_view (HuAppFixture *self)
{
  GtkDropDown *question = GTK_DROP_DOWN (hu_app_child (hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL), "question"));
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  const HuViewport *viewport = hu_map_state_get_viewport (state);
  guint n = g_list_model_get_n_items (gtk_drop_down_get_model (question));

  hu_map_state_zoom_at (state, 8, 0, 0);
  hu_map_state_show_box (state, (HuBox) { 0, 0, 1, 1 }, FALSE);
  gtk_drop_down_set_selected (question, 0);
  g_assert_cmpfloat (viewport->y, <, 1);
  gtk_drop_down_set_selected (question, n - 1);
  hu_app_fixture_settle (self);
  g_assert_cmpfloat (viewport->y, >, 2);
}

static void
test_row_flips (HuAppFixture  *self,
                gconstpointer  data)
{
  HuFlipPanel *panel = hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL);
  g_autoptr(GArray) rows = g_array_new (FALSE, FALSE, sizeof (gint));
  const gint sixth = 6;
  const HuFlipMap *flips;

  hu_map_state_set_cursor (hu_map_view_get_state (hu_app_map (self->window)), hu_app_fixture_hex (self, "0204"));
  activate (self, "win.flips");
  hu_app_fixture_wait (self, found, NULL);
  flips = assert_flip_words (self, HU_HEX_NONE);
  g_assert_cmpint (flips->question.kind, ==, HU_QUESTION_ROW);
  g_assert_cmpint (flips->question.subject, ==, 4);
  g_assert_cmpint (flips->question.side, ==, HU_SIDE_FIRST);
  g_assert_true (flips->answer);
  g_assert_cmpuint (count_flips (flips, HU_FLIP_MORE), ==, 12);
  /* A unit in row 5 closes all three gaps. */
  g_assert_nonnull (strstr (hu_app_text (panel, "list"), "closed first: 0105"));
  assert_rows_listed (panel);

  g_array_append_val (rows, sixth);
  hu_session_show_rows (hu_window_get_session (self->window), rows, NULL);
  hu_app_fixture_wait (self, found, NULL);
  flips = assert_flip_words (self, HU_HEX_NONE);
  g_assert_cmpint (flips->question.kind, ==, HU_QUESTION_ROW);
  g_assert_cmpint (flips->question.subject, ==, 6);
  g_assert_cmpuint (count_flips (flips, HU_FLIP_MORE), ==, 8);
  assert_row_comes_into_view (self);
}

/* A game that is opened meanwhile has questions of its own. */
static void
test_cancelled (HuAppFixture  *self,
                gconstpointer  data)
{
  GtkWidget *progress = hu_app_part (hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL), GTK_TYPE_REVEALER);
  HuScene scene;

  activate (self, "win.flips");
  g_assert_true (gtk_revealer_get_reveal_child (GTK_REVEALER (progress)));
  g_signal_emit_by_name (hu_app_part (progress, GTK_TYPE_BUTTON), "clicked");
  g_assert_false (gtk_revealer_get_reveal_child (GTK_REVEALER (progress)));
  hu_app_fixture_settle (self);
  fill_scene (self, &scene);
  g_assert_null (scene.flips);
}

static void
assert_flood_words (HuAppFixture *self)
{
  g_autofree char *text = NULL;
  HuScene scene;

  fill_scene (self, &scene);
  text = scene.flood->show_cut ? hu_explain_flood_cut (scene.flood->flood, scene.flood->cut)
                               : hu_explain_flood_ring (scene.flood->flood, scene.flood->ring);
  g_assert_true (hu_app_shows (hu_app_fixture_part (self, HU_TYPE_FLOOD_PANEL), text));
}

static gint
get_step (HuFloodPanel *panel)
{
  return (gint) gtk_range_get_value (hu_app_child (panel, "scale"));
}

static gint
get_n_steps (HuFloodPanel *panel)
{
  return (gint) gtk_adjustment_get_upper (gtk_range_get_adjustment (hu_app_child (panel, "scale"))) + 1;
}

static gboolean
is_playing (HuFloodPanel *panel)
{
  return g_str_equal (gtk_button_get_icon_name (hu_app_child (panel, "play")), "media-playback-pause-symbolic");
}

static void
test_flood (HuAppFixture  *self,
            gconstpointer  data)
{
  HuFloodPanel *panel = hu_app_fixture_part (self, HU_TYPE_FLOOD_PANEL);
  HuScene scene;

  activate (self, "win.flips");
  activate (self, "win.flood");
  g_assert_false (hu_flip_panel_get_active (hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL)));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (panel)));
  g_assert_cmpint (get_n_steps (panel), ==, 6);
  g_assert_cmpint (get_step (panel), ==, 0);
  assert_flood_words (self);

  gtk_range_set_value (hu_app_child (panel, "scale"), 4);
  assert_flood_words (self);
  fill_scene (self, &scene);
  g_assert_cmpint (scene.flood->ring, ==, 4);
  g_assert_false (scene.flood->show_cut);

  gtk_range_set_value (hu_app_child (panel, "scale"), 99);
  g_assert_cmpint (get_step (panel), ==, 5);
  assert_flood_words (self);
  fill_scene (self, &scene);
  g_assert_cmpuint (scene.flood->cut->hexes->len, ==, 1);
  g_assert_true (scene.flood->show_cut);
  g_assert_cmphex (scene.overlays & HU_OVERLAY_CUT, !=, 0);

  hu_app_fixture_append (self, "move g1 0302");
  g_assert_cmpint (get_n_steps (panel), ==, 3);
  gtk_range_set_value (hu_app_child (panel, "scale"), 99);
  assert_flood_words (self);

  activate (self, "win.flood");
  fill_scene (self, &scene);
  g_assert_null (scene.flood);
}

static gboolean
at_end (HuAppFixture *self,
        gpointer      data)
{
  HuFloodPanel *panel = hu_app_fixture_part (self, HU_TYPE_FLOOD_PANEL);

  return get_step (panel) + 1 == get_n_steps (panel) && !is_playing (panel);
}

static void
test_played (HuAppFixture  *self,
             gconstpointer  data)
{
  HuFloodPanel *panel = hu_app_fixture_part (self, HU_TYPE_FLOOD_PANEL);

  activate (self, "win.flood");
  g_signal_emit_by_name (hu_app_child (panel, "play"), "clicked");
  g_assert_true (is_playing (panel));
  hu_app_fixture_wait (self, at_end, NULL);
}

/* --- What if --- */

static void
test_what_if (HuAppFixture  *self,
              gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  HuScene scene;

  activate (self, "win.what-if");
  g_assert_true (gtk_widget_get_visible (hu_app_child (self->window, "what_if_bar")));
  g_assert_true (gtk_widget_has_css_class (hu_app_child (self->window, "map_frame"), "what-if"));

  hu_app_fixture_append (self, "move g1 0302");
  g_assert_cmpstr (hu_app_text (self->window, "what_if_sentence"), ==, "What if: 1 event that has not happened");
  g_assert_cmpstr (hu_app_text (hu_app_part (self->window, HU_TYPE_VERDICT_BAR), "sentence"), !=, "");
  fill_scene (self, &scene);
  g_assert_true (scene.before == hu_game_get_base_snapshot (game));

  /* Escape goes back to the game as it is. */
  g_assert_true (hu_app_fixture_key (self, GDK_KEY_Escape, 0));
  g_assert_false (hu_game_in_what_if (game));
  g_assert_false (gtk_widget_get_visible (hu_app_child (self->window, "what_if_bar")));
  g_assert_false (gtk_widget_has_css_class (hu_app_child (self->window, "map_frame"), "what-if"));
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0103");

  activate (self, "win.what-if");
  hu_app_fixture_append (self, "move g1 0302");
  activate (self, "win.what-if-keep");
  g_assert_false (hu_game_in_what_if (game));
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0302");
}

static void
respond (HuAppFixture *self,
         const char   *response)
{
  GtkWindow *dialog = hu_app_fixture_dialog (self);

  g_assert_true (ADW_IS_MESSAGE_DIALOG (dialog));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), response);
  gtk_window_destroy (dialog);
  hu_app_fixture_settle (self);
}

static void
test_variation (HuAppFixture  *self,
                gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  GListModel *list = hu_game_get_variations (game);

  hu_app_fixture_append (self, "note later");
  hu_game_undo (game);
  activate (self, "win.what-if");
  hu_app_fixture_append (self, "move g1 0302");
  activate (self, "win.what-if-save");
  respond (self, "save");
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 1);
  g_assert_false (hu_game_in_what_if (game));
  g_assert_true (hu_document_get_modified (hu_window_get_document (self->window)));

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), "win.try-variation", "u", 0));
  g_assert_true (hu_game_in_what_if (game));
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0302");

  /* The events that give way to it can be kept too. */
  activate (self, "win.what-if-keep");
  respond (self, "rescue");
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 2);
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 1);
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0302");
}

/* A condition asks for a line along the fourth column; no rule asks for supply. */
static void
set_up_line (HuAppFixture  *self,
             gconstpointer  data)
{
  g_autoptr(HuScenario) scenario = hu_fixture_front (5, 5, "g1 german 0403 division; s1 soviet 0205 division");
  HuObjectivesRules *rules = hu_scenario_add_objectives (scenario);
  HuTerm *term = hu_objectives_term_new (HU_TERM_CONNECTED);

  term->side = HU_SIDE_SECOND;
  term->where.hexes = hu_fixture_hexes (scenario, "0401");
  hu_objectives_term (term)->has_to = TRUE;
  hu_objectives_term (term)->to.hexes = hu_fixture_hexes (scenario, "0405");
  hu_objectives_term (term)->within = hu_fixture_hexes (scenario, "0401 0402 0403 0404 0405");
  (void) hu_objectives_add_outcome (rules, "line", HU_SIDE_SECOND, HU_JUDGED_END, term);
  hu_scenario_finish (scenario);
  hu_app_fixture_set_up_scenario (self, scenario, "");
}

/* The line is traced from the hex where it begins, stepped through, and asked what would change it. */
static void
test_line_of_condition (HuAppFixture  *self,
                        gconstpointer  data)
{
  HuMapView *view = hu_app_map (self->window);
  HuHex hex = hu_app_fixture_hex (self, "0401");
  const HuFlipMap *flips;

  g_assert_null (hu_map_view_get_lines (view));
  activate (self, "win.flood");
  g_assert_cmpint (hu_map_view_get_lines (view)->from, ==, hex);
  g_assert_cmpint (hu_map_view_get_lines (view)->situation->need, ==, 0);
  assert_flood_words (self);
  g_assert_cmpint (hu_map_view_get_lines (view)->opening->kind, ==, HU_OPENING_UNITS);

  activate (self, "win.flips");
  hu_app_fixture_wait (self, found, NULL);
  flips = assert_flip_words (self, HU_HEX_NONE);
  g_assert_cmpint (flips->question.kind, ==, HU_QUESTION_NEED);
  g_assert_true (flips->answer);
  g_assert_cmpuint (count_flips (flips, HU_FLIP_LESS), ==, 1);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (view), "map.trace-back", NULL));
  g_assert_null (hu_map_view_get_lines (view));
}

#define ADD(path, data, func) \
  g_test_add ("/instruments/" path, HuAppFixture, data, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  ADD ("flips", NULL, test_flips);
  ADD ("margins", NULL, test_margins);
  ADD ("flips-follow", NULL, test_flips_follow);
  g_test_add ("/instruments/control-flips", HuAppFixture, NULL, set_up_board, test_control_flips, tear_down);
  ADD ("place-flips", NULL, test_place_flips);
  g_test_add ("/instruments/row-flips", HuAppFixture, NULL, set_up_front, test_row_flips, tear_down);
  ADD ("cancelled", NULL, test_cancelled);
  ADD ("flood", NULL, test_flood);
  ADD ("played", NULL, test_played);
  g_test_add ("/instruments/line-of-condition", HuAppFixture, NULL, set_up_line, test_line_of_condition, tear_down);
  ADD ("what-if", NULL, test_what_if);
  ADD ("variation", NULL, test_variation);

  return g_test_run ();
}
