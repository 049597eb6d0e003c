/*
 * The panels of a tactical game: through whose eyes one looks, conditions,
 * buildings, casualties, and why nobody controls what.
 */
#include <string.h>

#include "hu-app-fixture.h"
#include "hu-compare-window.h"
#include "hu-control-building-panel.h"
#include "hu-control-casualty-rows.h"
#include "hu-control-casualty-panel.h"
#include "hu-control-condition-card.h"
#include "hu-control-fixture.h"
#include "hu-control-rules.h"
#include "hu-log-model.h"
#include "hu-points-form.h"
#include "hu-report-job.h"
#include "hu-why-control.h"

#define BUILT "b D3 E3 levels=1; c G4"
#define UNITS "h german squad E3/1 hidden; c german squad A2 concealed; r russian squad H3; w russian squad -"

static void
append (HuAppFixture *self,
        const char   *text)
{
  HuGame *game = hu_app_fixture_game (self);
  g_autoptr(HuEvent) event = hu_control_event (hu_game_get_scenario (game), text);
  HuRefusal refusal;

  g_assert_true (hu_game_append (game, event, &refusal));
}

/* One of two buildings; or five casualty points with no Russian in the first. */
static void
add_victory (HuScenario *scenario)
{
  HuTerm *any = hu_control_fixture_condition ("any"), *all = hu_control_fixture_condition ("all");
  HuTerm *buildings = hu_control_fixture_condition ("buildings");
  HuTerm *clear = hu_control_fixture_condition ("no-enemy"), *losses = hu_control_fixture_condition ("cvp");

  for (gint32 building = 0; building < 2; building++)
    g_array_append_val (hu_control_fixture_items (buildings), building);
  hu_control_fixture_ask (buildings, 1);
  hu_control_term (clear)->building = 0;
  hu_control_term (clear)->enemies = HU_ENEMY_MMC;
  hu_control_fixture_ask (losses, 5);
  g_ptr_array_add (all->parts, clear);
  g_ptr_array_add (all->parts, losses);
  g_ptr_array_add (any->parts, buildings);
  g_ptr_array_add (any->parts, all);
  hu_control_fixture_win (scenario, HU_SIDE_FIRST, FALSE, any);
}

static void
set_up (HuAppFixture  *self,
        gconstpointer  log)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture (BUILT, UNITS, "german A1 A2 B1 B2 C1 C2");
  g_auto(GStrv) events = g_strsplit (log != NULL ? log : "", "; ", -1);

  add_victory (scenario);
  for (guint i = 0; i < 2; i++)
    {
      HuUnit *unit = g_ptr_array_index (scenario->units, i);

      g_free (unit->name);
      unit->name = g_strdup_printf ("Secret %u", i + 1);
    }
  hu_app_fixture_set_up_scenario (self, scenario, "");
  for (guint i = 0; events[i] != NULL && events[i][0] != '\0'; i++)
    append (self, events[i]);
  hu_app_fixture_settle (self);
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

/* --- Through whose eyes --- */

static void
look (HuAppFixture *self,
      HuSide        viewer)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), "win.view", "i", viewer));
  hu_app_fixture_settle (self);
}

static gint
view_state (HuAppFixture *self)
{
  g_autoptr(GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (self->window), "view");

  return g_variant_get_int32 (state);
}

static void
test_view_switch (HuAppFixture  *self,
                  gconstpointer  data)
{
  HuWindow *window = self->window;

  g_assert_true (gtk_widget_get_visible (hu_app_child (window, "view_button")));
  g_assert_false (gtk_widget_get_visible (hu_app_child (window, "view_bar")));

  look (self, HU_SIDE_SECOND);
  g_assert_true (gtk_widget_get_mapped (hu_app_child (window, "view_bar")));
  g_assert_cmpstr (hu_app_text (window, "view_sentence"), ==, "Seen through Russian eyes");
  g_assert_true (gtk_widget_has_css_class (hu_app_child (window, "map_frame"), "second-side"));
  g_assert_cmpint (view_state (self), ==, HU_SIDE_SECOND);
  g_assert_cmpstr (hu_app_fixture_where (self, "h"), ==, "-");
  g_assert_cmpstr (hu_app_fixture_where (self, "c"), ==, "A2");

  /* The key goes round: from the second side to the truth, and on. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.next-view", NULL);
  g_assert_cmpint (view_state (self), ==, HU_SIDE_NONE);
  g_assert_false (gtk_widget_get_visible (hu_app_child (window, "view_bar")));
  g_assert_false (gtk_widget_has_css_class (hu_app_child (window, "map_frame"), "second-side"));
  g_assert_cmpstr (hu_app_fixture_where (self, "h"), ==, "E3");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.next-view", NULL);
  g_assert_cmpstr (hu_app_text (window, "view_sentence"), ==, "Seen through German eyes");
  g_assert_true (gtk_widget_has_css_class (hu_app_child (window, "map_frame"), "first-side"));
}

static gboolean
has_note (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) &&
      g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)),
                        "The opponent learns how often and when something happened out of sight"))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_note (child))
      return TRUE;

  return FALSE;
}

/* The menu says what a view does not hide. */
static void
test_view_note (HuAppFixture  *self,
                gconstpointer  data)
{
  g_assert_true (has_note (GTK_WIDGET (gtk_menu_button_get_popover (hu_app_child (self->window, "view_button")))));
}

/* A new viewer clears the selection: it may be secret. */
static void
test_view_selection (HuAppFixture  *self,
                     gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));

  hu_map_state_select_only (state, hu_app_fixture_unit (self, "h"));
  look (self, HU_SIDE_SECOND);
  g_assert_cmpuint (hu_map_state_get_selection (state)->len, ==, 0);
}

/* The log's line of what is hidden says nothing; play goes on, and the refusal does not tell why. */
static void
test_view_play (HuAppFixture  *self,
                gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  g_autoptr(HuLogModel) log = hu_log_model_new (game);
  g_autoptr(HuEvent) place = hu_control_event (hu_game_get_scenario (game), "place h A1");
  g_autoptr(HuLogEntry) first = NULL;
  HuRefusal refusal;

  look (self, HU_SIDE_SECOND);
  first = g_list_model_get_item (G_LIST_MODEL (log), 0);
  g_assert_cmpstr (hu_log_entry_get_text (first), ==, "something out of sight");
  append (self, "move r G3");
  g_assert_cmpstr (hu_app_fixture_where (self, "r"), ==, "G3");
  g_assert_cmpint (hu_game_get_viewer (game), ==, HU_SIDE_SECOND);
  g_assert_false (hu_game_append (game, place, &refusal));
  g_assert_cmpint (refusal.code, ==, HU_REFUSAL_UNSEEN);
}

/* What is supposed may end the game, and shows nothing of what is hidden: not here, nor in the report of it, nor beside the
 * game as a variation (26.15). */
static void
test_view_supposed (HuAppFixture  *self,
                    gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  guint hidden = hu_app_fixture_unit (self, "h");
  guint n = hu_game_get_position (game);
  g_autoptr(HuVariation) variation = NULL;
  g_autoptr(GPtrArray) line = NULL;
  g_autoptr(HuAdjudicator) reported = NULL;
  g_autoptr(HuSnapshot) report = NULL;
  HuCompareWindow *compare;
  HuScene scene;

  look (self, HU_SIDE_SECOND);
  hu_game_begin_what_if (game, n);
  append (self, "concede german");
  g_assert_nonnull (hu_snapshot_get_verdict (hu_game_get_snapshot (game)));
  g_assert_cmpstr (hu_app_fixture_where (self, "h"), ==, "-");

  reported = hu_report_job_adjudicate (game);
  report = hu_adjudicator_view (reported, n + 1, HU_SIDE_SECOND);
  g_assert_cmpint (hu_snapshot_get_secrecy (report, hidden), ==, HU_SECRECY_HIDDEN);

  line = hu_game_dup_line (game);
  variation = hu_variation_new ("given up", n, line);
  hu_game_leave_what_if (game);
  hu_game_add_variation (game, variation);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), "win.compare-variation", "u", 0));
  compare = hu_app_toplevel (HU_TYPE_COMPARE_WINDOW);
  g_assert_nonnull (compare);
  hu_app_fixture_settle (self);
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *at = hu_app_part (compare, HU_TYPE_MAP_VIEW);

      for (GtkWidget *next; i > 0 && (next = gtk_widget_get_next_sibling (at)) == NULL;)
        at = gtk_widget_get_parent (at);
      if (i > 0)
        at = hu_app_part (gtk_widget_get_next_sibling (at), HU_TYPE_MAP_VIEW);
      hu_map_view_fill_scene (HU_MAP_VIEW (at), &scene);
      g_assert_cmpint (hu_snapshot_get_secrecy (scene.snapshot, hidden), ==, HU_SECRECY_HIDDEN);
      g_assert_cmpint (hu_snapshot_get_verdict (scene.snapshot) != NULL, ==, i == 1);
    }
  gtk_window_close (GTK_WINDOW (compare));
  hu_app_fixture_settle (self);
}

/* No widget below @widget says the name of what is concealed. */
static void
assert_no_secret (GtkWidget *widget)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);
  const char *text = GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : NULL;

  if (tooltip != NULL && strstr (tooltip, "Secret") != NULL)
    g_error ("a tooltip says “%s”", tooltip);
  if (text != NULL && strstr (text, "Secret") != NULL)
    g_error ("a label says “%s”", text);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    assert_no_secret (child);
}

static void
test_view_names (HuAppFixture  *self,
                 gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  static const char *const pages[] = { "log", "hex", "buildings", "casualties" };
  static const char *const hexes[] = { "A2", "E3", "G4" };

  look (self, HU_SIDE_SECOND);
  append (self, "move c G4");
  for (guint i = 0; i < G_N_ELEMENTS (hexes); i++)
    {
      hu_map_view_go_to (hu_app_map (self->window), hu_app_fixture_hex (self, hexes[i]));
      hu_map_state_set_hover (state, hu_app_fixture_hex (self, hexes[i]));
      for (guint j = 0; j < G_N_ELEMENTS (pages); j++)
        {
          gtk_stack_set_visible_child_name (hu_app_child (self->window, "side_stack"), pages[j]);
          hu_app_fixture_settle (self);
          assert_no_secret (GTK_WIDGET (self->window));
        }
    }

  /* Nor does what can be done with it, nor why nobody controls what it stands in. */
  hu_map_state_select_only (state, hu_app_fixture_unit (self, "c"));
  hu_app_fixture_key (self, GDK_KEY_Menu, 0);
  hu_app_fixture_settle (self);
  assert_no_secret (GTK_WIDGET (self->window));
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.why-control", NULL);
  hu_app_fixture_settle (self);
  assert_no_secret (GTK_WIDGET (self->window));
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_last_child (GTK_WIDGET (hu_app_map (self->window)))));
  hu_app_fixture_settle (self);
}

/* --- Conditions --- */

/* "✓ control of b: 1 of 1", a line for each part, with two spaces before it for each step to the right. */
static char *
dup_conditions (HuAppFixture *self)
{
  GtkWidget *card = hu_app_fixture_part (self, HU_TYPE_CONDITION_CARD);
  GtkWidget *first = hu_app_styled (card, "hu-condition-line");
  GString *text = g_string_new (NULL);
  int step = 0;

  for (GtkWidget *line = first; line != NULL; line = gtk_widget_get_next_sibling (line))
    {
      GtkWidget *tick = hu_app_styled (line, "hu-tick"), *words = gtk_widget_get_next_sibling (tick);
      int margin = gtk_widget_get_margin_start (line);

      if (!gtk_widget_has_css_class (line, "hu-condition-line"))
        continue;
      /* The first one that is further in than its root says how far a step is. */
      if (step == 0)
        step = margin;
      g_string_append_printf (text, "%s%*s%s %s: %s", line != first ? "\n" : "", step > 0 ? margin / step * 2 : 0, "",
                              gtk_label_get_text (GTK_LABEL (tick)), gtk_label_get_text (GTK_LABEL (words)),
                              gtk_label_get_text (hu_app_styled (line, "numeric")));
    }

  return g_string_free (text, FALSE);
}

static void
assert_conditions (HuAppFixture *self,
                   const char   *expected)
{
  g_autofree char *text = dup_conditions (self);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_conditions (HuAppFixture  *self,
                 gconstpointer  data)
{
  /* In truth the hidden squad has the building; the Russian knows nothing of it. */
  assert_conditions (self, "✓ any of these: 1 of 1\n"
                           "  ✓ control of at least 1 of these 2: b and c: 1 of 1\n"
                           "  ○ all of these: 1 of 2\n"
                           "    ✓ no Russian squad, half-squad or crew in b: none there\n"
                           "    ○ at least 5 casualty points: 0 of 5");
  look (self, HU_SIDE_SECOND);
  assert_conditions (self, "○ any of these: 0 of 1\n"
                           "  ○ control of at least 1 of these 2: b and c: 0 of 1\n"
                           "  ○ all of these: 1 of 2\n"
                           "    ✓ no Russian squad, half-squad or crew in b: none there\n"
                           "    ○ at least 5 casualty points: 0 of 5");
  /* Something concealed is in the other one: whether it has gained it cannot be told. */
  append (self, "move c G4");
  assert_conditions (self, "? any of these: 0 of 1\n"
                           "  ? control of at least 1 of these 2: b and c: 0 of 1\n"
                           "  ○ all of these: 1 of 2\n"
                           "    ✓ no Russian squad, half-squad or crew in b: none there\n"
                           "    ○ at least 5 casualty points: 0 of 5");
}

static void
test_conditions_live (HuAppFixture  *self,
                      gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  g_autoptr(HuEvent) event = hu_control_event (hu_game_get_scenario (game), "move r D3");
  HuRefusal refusal;
  g_autoptr(HuSnapshot) what_if = hu_game_what_if (game, &event, 1, &refusal);

  hu_session_set_lifted (hu_window_get_session (self->window), what_if);
  assert_conditions (self, "✓ any of these: 1 of 1\n"
                           "  ✓ control of at least 1 of these 2: b and c: 1 of 1\n"
                           "  ○ all of these: 1 → 0 of 2\n"
                           "    ○ no Russian squad, half-squad or crew in b: 0 → 1 there\n"
                           "    ○ at least 5 casualty points: 0 of 5");
  hu_session_set_lifted (hu_window_get_session (self->window), NULL);
  assert_conditions (self, "✓ any of these: 1 of 1\n"
                           "  ✓ control of at least 1 of these 2: b and c: 1 of 1\n"
                           "  ○ all of these: 1 of 2\n"
                           "    ✓ no Russian squad, half-squad or crew in b: none there\n"
                           "    ○ at least 5 casualty points: 0 of 5");
}

/* --- Buildings --- */

static HuBuildingPanel *
get_buildings (HuAppFixture *self)
{
  return hu_app_fixture_part (self, HU_TYPE_BUILDING_PANEL);
}

static HuCasualtyPanel *
get_casualties (HuAppFixture *self)
{
  return hu_app_fixture_part (self, HU_TYPE_CASUALTY_PANEL);
}

/* The labels of each row of a table that is on screen, "b|2|1|0|German|?". */
static char *
dup_cells (HuAppFixture *self,
           gpointer      panel)
{
  GtkWidget *view = hu_app_part (panel, GTK_TYPE_COLUMN_VIEW);
  GString *text = g_string_new (NULL);

  hu_app_fixture_settle (self);
  /* Above the rows are the headings. */
  for (GtkWidget *row = gtk_widget_get_first_child (gtk_widget_get_last_child (view)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      if (!gtk_widget_get_mapped (row))
        continue;
      if (text->len > 0)
        g_string_append_c (text, '\n');
      for (GtkWidget *cell = gtk_widget_get_first_child (row); cell != NULL; cell = gtk_widget_get_next_sibling (cell))
        g_string_append_printf (text, "%s%s", gtk_widget_get_prev_sibling (cell) != NULL ? "|" : "",
                                gtk_label_get_text (hu_app_part (cell, GTK_TYPE_LABEL)));
    }

  return g_string_free (text, FALSE);
}

static void
assert_buildings (HuAppFixture *self,
                  const char   *expected)
{
  g_autofree char *text = dup_cells (self, get_buildings (self));

  g_assert_cmpstr (text, ==, expected);
}

static void
test_buildings (HuAppFixture  *self,
                gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  GtkWidget *change;
  GtkLabel *when;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.buildings", NULL);
  hu_app_fixture_settle (self);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (hu_app_child (self->window, "side_stack")), ==, "buildings");
  assert_buildings (self, "b|2|1|0|German|?\nc|1|0|0|nobody|");
  append (self, "move r G4");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (hu_app_child (self->window, "side_stack")), ==, "buildings");
  assert_buildings (self, "b|2|1|0|German|?\nc|1|0|1|Russian|");
  look (self, HU_SIDE_SECOND);
  assert_buildings (self, "b|2|0|0|nobody|\nc|1|0|1|Russian|");

  /* The table has the building chosen on the map, and vice versa. */
  hu_map_state_set_building (state, 1);
  g_signal_emit_by_name (hu_app_child (get_buildings (self), "history_button"), "clicked");
  change = hu_app_styled (get_buildings (self), "hu-change");
  g_assert_nonnull (change);
  when = hu_app_part (change, GTK_TYPE_LABEL);
  g_assert_true (g_str_has_prefix (gtk_label_get_text (when), "Event 1 "));
  g_assert_true (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (gtk_widget_get_next_sibling (GTK_WIDGET (when)))),
                                   "The Russian side gains the building c"));
  hu_map_state_set_building (state, 0);
  g_assert_null (hu_app_styled (get_buildings (self), "hu-change"));
  g_signal_emit_by_name (hu_app_child (get_buildings (self), "back"), "clicked");
}

static const GArray *
get_lit (HuAppFixture *self)
{
  return hu_map_state_get_lit (hu_map_view_get_state (hu_app_map (self->window)));
}

/* Choosing a line selects its building and lights its hexes; a line of its history leads to the log. */
static void
test_buildings_lead (HuAppFixture  *self,
                     gconstpointer  data)
{
  GtkWidget *panel = GTK_WIDGET (get_buildings (self));
  GtkColumnView *view;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.buildings", NULL);
  hu_app_fixture_settle (self);
  view = GTK_COLUMN_VIEW (hu_app_part (panel, GTK_TYPE_COLUMN_VIEW));
  gtk_selection_model_select_item (gtk_column_view_get_model (view), 1, TRUE);
  g_assert_cmpint (hu_map_state_get_building (hu_map_view_get_state (hu_app_map (self->window))), ==, 1);
  g_assert_cmpuint (get_lit (self)->len, ==, 1);
  g_assert_cmpint (g_array_index (get_lit (self), HuHex, 0), ==, hu_app_fixture_hex (self, "G4"));

  g_signal_emit_by_name (hu_app_child (get_buildings (self), "history_button"), "clicked");
  g_signal_emit_by_name (hu_app_styled (panel, "hu-change"), "clicked");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (hu_app_child (self->window, "side_stack")), ==, "log");
}

/* --- Why --- */

/* What it says, but for its links: a paragraph for each answer. */
static char *
dup_answers (GtkWidget *popover)
{
  GString *text = g_string_new (NULL);

  for (GtkWidget *column = gtk_widget_get_first_child (hu_app_styled (popover, "hu-why-control")); column != NULL;
       column = gtk_widget_get_next_sibling (column))
    {
      if (!GTK_IS_BOX (column))
        continue;
      for (GtkWidget *line = gtk_widget_get_first_child (column); line != NULL; line = gtk_widget_get_next_sibling (line))
        if (GTK_IS_LABEL (line))
          g_string_append_printf (text, "%s\n", gtk_label_get_text (GTK_LABEL (line)));
      g_string_append_c (text, '\n');
    }

  return g_string_free (text, FALSE);
}

static void
test_why (HuAppFixture  *self,
          gconstpointer  data)
{
  GtkWidget *popover;
  g_autofree char *text = NULL;

  hu_map_view_go_to (hu_app_map (self->window), hu_app_fixture_hex (self, "D3"));
  look (self, HU_SIDE_SECOND);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.why-control", NULL);
  hu_app_fixture_settle (self);
  popover = hu_app_part (GTK_WIDGET (hu_app_map (self->window)), HU_TYPE_WHY_CONTROL);
  g_assert_nonnull (popover);
  text = dup_answers (popover);
  g_assert_cmpstr (text, ==,
                   "Location D3\nThe Russian side has controlled it since event 1, when r was in it in Good Order and no armed German unit was in it "
                   "(26.11).\n"
                   "Why not German?\n"
                   "The German side has no armed Good Order Infantry MMC in it (26.11).\n"
                   "r, an armed Russian unit in it, keeps the German side from gaining it (26.11).\n\n"
                   "Hex D3\nThe Russian side has controlled it since event 1, when r was in it in Good Order and no armed German unit was in it "
                   "(26.13).\n"
                   "Why not German?\n"
                   "The German side has no armed Good Order Infantry MMC in a ground-level Location of it (26.13).\n"
                   "r, an armed Russian unit in it, keeps the German side from gaining it (26.13).\n\n"
                   "Building b\nThe Russian side has controlled it since event 1, when r was in it in Good Order and no armed German unit was in "
                   "it (26.14).\n"
                   "Why not German?\n"
                   "The German side has no armed Good Order Infantry MMC at any level of it but roof and cellar "
                   "(26.14).\n"
                   "r in D3, an armed Russian unit in it, keeps the German side from gaining it (26.14).\n\n");
  g_signal_emit_by_name (hu_app_styled (popover, "hu-link"), "clicked");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (hu_app_child (self->window, "side_stack")), ==, "log");
  gtk_popover_popdown (GTK_POPOVER (popover));
  hu_app_fixture_settle (self);
}

/* --- Casualties --- */

/* A text line for each line of the table, in the order shown; then the totals. */
static void
assert_casualties (HuAppFixture *self,
                   const char   *expected)
{
  GtkColumnView *view = hu_app_part (get_casualties (self), GTK_TYPE_COLUMN_VIEW);
  GListModel *lines = G_LIST_MODEL (gtk_column_view_get_model (view));
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr(HuRow) line = g_list_model_get_item (lines, i);

      g_autofree char *words = g_strdelimit (g_strdup (hu_row_get_words (line, HU_CASUALTY_ROW_TEXT)), "\n", '|');

      g_string_append_printf (text, "%u|%s|%s|%" G_GINT64_FORMAT "|%" G_GINT64_FORMAT "\n", line->event,
                              hu_row_get_words (line, HU_CASUALTY_ROW_SIDE), words, line->numbers[HU_CASUALTY_ROW_POINTS],
                              line->numbers[HU_CASUALTY_ROW_TOTAL]);
    }
  g_string_append_printf (text, "%s\n%s", hu_app_text (get_casualties (self), "casualties"),
                          hu_app_text (get_casualties (self), "exits"));

  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_casualties (HuAppFixture  *self,
                 gconstpointer  data)
{
  GtkColumnView *view;

  assert_casualties (self, "Casualties: German 0 : 0 Russian\nExit points: German 0 : 0 Russian");
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.casualties", NULL);
  hu_app_fixture_settle (self);
  append (self, "kill r");
  append (self, "adjust russian exit_vp 3");
  assert_casualties (self, "2|Russian|agreed|exit points by agreement|3|3\n"
                           "1|German|r squad 2|Russian, eliminated (26.221)|2|2\n"
                           "Casualties: German 2 : 0 Russian\nExit points: German 0 : 3 Russian");

  view = GTK_COLUMN_VIEW (hu_app_part (GTK_WIDGET (get_casualties (self)), GTK_TYPE_COLUMN_VIEW));
  gtk_selection_model_select_item (gtk_column_view_get_model (view), 1, TRUE);
  g_assert_cmpint (g_array_index (get_lit (self), HuHex, 0), ==, hu_app_fixture_hex (self, "H3"));
  g_signal_emit_by_name (view, "activate", 1);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (hu_app_child (self->window, "side_stack")), ==, "log");
}

/* The same form as for victory points, with a choice of totals. */
static void
test_adjust (HuAppFixture  *self,
             gconstpointer  data)
{
  GtkWindow *dialog;
  GtkWidget *form;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.adjust", NULL);
  hu_app_fixture_settle (self);
  dialog = hu_app_fixture_dialog (self);
  g_assert_nonnull (dialog);
  form = adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (dialog));
  g_assert_cmpstr (hu_app_text (HU_POINTS_FORM (form), "outcome"), ==,
                   "Enter a whole number; below 0 it takes points away.");
  {
    GtkWidget *number = hu_app_part (form, ADW_TYPE_ENTRY_ROW);
    GtkWidget *reason = gtk_widget_get_next_sibling (number);

    gtk_editable_set_text (GTK_EDITABLE (number), "4");
    gtk_editable_set_text (GTK_EDITABLE (reason), "forgotten");
  }
  g_assert_cmpstr (hu_app_text (HU_POINTS_FORM (form), "outcome"), ==,
                   "0 : 0 → 4 : 0. Undecided. The condition of “German, at the end” is met now; it is judged at the end of the game. "
                   "If it stays so, the German side wins.");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "add");
  hu_app_fixture_settle (self);
  assert_casualties (self, "1|German|forgotten|casualty points by agreement|4|4\n"
                           "Casualties: German 4 : 0 Russian\nExit points: German 0 : 0 Russian");
}

/* --- The name of a condition --- */

static void
named_set_up (HuAppFixture  *self,
              gconstpointer  data)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture (BUILT, UNITS, "german A1 A2 B1 B2 C1 C2");
  HuVictoryEntry *entry;

  add_victory (scenario);
  entry = g_ptr_array_index (hu_control_rules (scenario)->victory, 0);
  entry->name = g_strdup ("The town is taken");
  hu_app_fixture_set_up_scenario (self, scenario, "");
  hu_app_fixture_settle (self);
}

/* It is called as the verdict calls it, and still says who wins by it, and when. */
static void
test_condition_name (HuAppFixture  *self,
                     gconstpointer  data)
{
  GtkWidget *card = hu_app_fixture_part (self, HU_TYPE_CONDITION_CARD);

  g_assert_true (hu_app_shows (card, "The town is taken"));
  g_assert_true (hu_app_shows (card, "German wins at the end with"));
  g_assert_true (hu_app_says (card, "The town is taken: German wins at the end with"));
}

/* Where no side can hide anything there is nothing to switch. */
static void
corridor_set_up (HuAppFixture  *self,
                 gconstpointer  data)
{
  hu_app_fixture_set_up (self, "g1 german 0101; s1 soviet 0301", "");
}

static void
test_view_nowhere_else (HuAppFixture  *self,
                        gconstpointer  data)
{
  g_assert_false (gtk_widget_get_visible (hu_app_child (self->window, "view_button")));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), "view"));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), "next-view"));
  g_assert_null (get_buildings (self));
  g_assert_null (get_casualties (self));
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.why-control", NULL);
  g_assert_null (hu_app_part (GTK_WIDGET (hu_app_map (self->window)), HU_TYPE_WHY_CONTROL));
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
    { "/control-panels/view-switch", test_view_switch, "move h E3" },
    { "/control-panels/view-note", test_view_note, "" },
    { "/control-panels/view-selection", test_view_selection, NULL },
    { "/control-panels/view-names", test_view_names, "move h E3" },
    { "/control-panels/view-play", test_view_play, "move h E3" },
    { "/control-panels/view-supposed", test_view_supposed, "move h E3" },
    { "/control-panels/conditions", test_conditions, NULL },
    { "/control-panels/conditions-live", test_conditions_live, NULL },
    { "/control-panels/buildings", test_buildings, NULL },
    { "/control-panels/buildings-lead", test_buildings_lead, "move r G4" },
    { "/control-panels/why", test_why, "move r D3" },
    { "/control-panels/casualties", test_casualties, NULL },
    { "/control-panels/adjust", test_adjust, NULL },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, tests[i].log, set_up, tests[i].func, tear_down);
  g_test_add ("/control-panels/condition-name", HuAppFixture, NULL, named_set_up, test_condition_name, tear_down);
  g_test_add ("/control-panels/view-nowhere-else", HuAppFixture, NULL, corridor_set_up, test_view_nowhere_else,
              tear_down);

  return g_test_run ();
}
