/* The window of front-line: strip, cards, ledger, awards, and the warning before a phase ends that would cost points. */
#include "hu-app-fixture.h"
#include "hu-front-line-ledger-rows.h"
#include "hu-front-line-ledger-panel.h"
#include "hu-front-line-meter.h"
#include "hu-front-line-rules.h"
#include "hu-front-line-strip-view.h"
#include "hu-front-line-strip.h"
#include "hu-points-form.h"
#include "hu-settings.h"

/* The Soviet line is whole; the German one leaves rows 7 to 9 open, and g3 could close them. */
#define UNITS                                                                                                \
  "g1 german 0202 division 5; g2 german 0205 division 4; g3 german 0305 division 3; "                         \
  "s1 soviet 0702 division 6; s2 soviet 0705 division 2; s3 soviet 0708 division 1"

static void
set_up (HuAppFixture  *self,
        gconstpointer  log)
{
  g_autoptr(HuScenario) scenario = hu_fixture_front (8, 9, UNITS);
  HuFrontLineRules *rules = hu_front_line_rules (scenario);
  HuScheduleItem *item;

  hu_map_add_place (scenario->map, "orel", "Orel", HU_PLACE_CITY, hu_fixture_hexes (scenario, "0308"));
  hu_front_line_add_item (rules, "dead", HU_ITEM_PER_STRENGTH, HU_SIDE_NONE)->points = 1;
  item = hu_front_line_add_item (rules, "orel-held", HU_ITEM_PLACE, HU_SIDE_NONE);
  item->hold = HU_HOLD_CLEAR;
  item->hold_given = TRUE;
  item->when = HU_WHEN_END;
  item->points = 10;
  hu_front_line_add_item (rules, "rail-cut", HU_ITEM_AWARD, HU_SIDE_FIRST)->points = 2;
  hu_scenario_finish (scenario);
  hu_app_fixture_set_up_scenario (self, scenario, log != NULL ? log : "");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static const HuFrontLineFindings *
report (HuAppFixture *self)
{
  return hu_snapshot_get_front_line (hu_game_get_snapshot (hu_app_fixture_game (self)));
}

static const char *
card_value (HuAppFixture *self,
            HuMeterKind   kind)
{
  return hu_app_text (hu_meter_panel_get_card (hu_app_part (self->window, HU_TYPE_METER_PANEL), kind), "value");
}

/* @type's @n-th widget below @widget that is to be seen, depth first. */
static GtkWidget *
find_nth (GtkWidget *widget,
          GType      type,
          guint     *n)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = NULL;

      if (!gtk_widget_get_visible (child))
        continue;
      if (g_type_is_a (G_OBJECT_TYPE (child), type) && (*n)-- == 0)
        return child;
      if ((found = find_nth (child, type, n)) != NULL)
        return found;
    }

  return NULL;
}

static GtkWidget *
find_child (GtkWidget *widget,
            GType      type,
            guint      n)
{
  return find_nth (widget, type, &n);
}

/* --- The strip --- */

static char *
strip_text (HuAppFixture *self,
            gint          row,
            double        x)
{
  const HuViewport *viewport = hu_map_state_get_viewport (hu_map_view_get_state (hu_app_map (self->window)));
  double top, bottom;

  hu_geometry_row (hu_game_get_scenario (hu_app_fixture_game (self))->map->grid, row, &top, &bottom);

  return hu_line_strip_dup_text (hu_app_fixture_part (self, HU_TYPE_LINE_STRIP), x,
                                 ((top + bottom) / 2 - viewport->y) * viewport->scale);
}

static void
assert_strip (HuAppFixture *self,
              gint          row,
              double        x,
              const char   *expected)
{
  g_autofree char *text = strip_text (self, row, x);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_strip (HuAppFixture  *self,
            gconstpointer  data)
{
  g_assert_true (gtk_widget_get_mapped (hu_app_fixture_part (self, HU_TYPE_LINE_STRIP)));
  assert_strip (self, 2, 8, "Row 2, German: held by a unit.");
  assert_strip (self, 3, 8, "Row 3, German: held by a zone of control only.");
  assert_strip (self, 7, 8, "Row 7, German: open. Nearest: g2, which must move 1 hex.");
  assert_strip (self, 7, HU_STRIP_WIDTH - 8, "Row 7, Soviet: held by a zone of control only.");
  assert_strip (self, 8, HU_STRIP_WIDTH / 2.0,
                "Row 8, German: open. Nearest: g2, which must move 2 hexes.\nRow 8, Soviet: held by a unit.");
  assert_strip (self, 1, -5, NULL);
}

/* It goes with the map. */
static void
test_strip_scrolls (HuAppFixture  *self,
                    gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));

  hu_map_state_zoom_at (state, 3, 200, 200);
  hu_map_state_pan_by (state, 0, -300);
  assert_strip (self, 8, 8, "Row 8, German: open. Nearest: g2, which must move 2 hexes.");
}

static void
test_strip_keys (HuAppFixture  *self,
                 gconstpointer  data)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (hu_app_fixture_part (self, HU_TYPE_LINE_STRIP));
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  g_autofree char *spoken = NULL;
  gboolean taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) keys = g_list_model_get_item (controllers, i);

      if (g_strcmp0 (gtk_event_controller_get_name (keys), "hu-strip-keys") != 0)
        continue;
      for (guint n = 0; n < 7; n++)
        g_signal_emit_by_name (keys, "key-pressed", GDK_KEY_Down, 0, 0, &taken);
      g_signal_emit_by_name (keys, "key-pressed", GDK_KEY_Return, 0, 0, &taken);
    }

  g_assert_true (taken);
  g_assert_cmpuint (hu_map_state_get_lit (state)->len, ==, 8);
  g_assert_cmpint (g_array_index (hu_map_state_get_lit (state), HuHex, 0), ==, hu_app_fixture_hex (self, "0107"));
  spoken = gtk_test_accessible_check_property (GTK_ACCESSIBLE (hu_app_fixture_part (self, HU_TYPE_LINE_STRIP)),
                                               GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  g_assert_nonnull (strstr (spoken, "Row 7, German: open. Nearest: g2, which must move 1 hex."));
}

/* --- Cards --- */

static void
test_cards_live (HuAppFixture  *self,
                 gconstpointer  data)
{
  g_assert_cmpstr (card_value (self, HU_FRONT_LINE_METER_POINTS), ==, "0 : 0");
  g_assert_cmpstr (card_value (self, HU_FRONT_LINE_METER_LINE_ATTACKER), ==, "3 of 9 rows open");
  g_assert_cmpstr (card_value (self, HU_FRONT_LINE_METER_LINE_DEFENDER), ==, "unbroken");

  hu_app_fixture_press (self, "0305");
  hu_app_fixture_drag_to (self, "0306");
  hu_app_fixture_drag_to (self, "0307");
  hu_app_fixture_drag_to (self, "0308");
  g_assert_cmpuint (hu_game_get_n_events (hu_app_fixture_game (self)), ==, 0);
  g_assert_cmpstr (card_value (self, HU_FRONT_LINE_METER_POINTS), ==, "10 : 0");
  g_assert_cmpstr (card_value (self, HU_FRONT_LINE_METER_LINE_ATTACKER), ==, "unbroken");
  g_assert_true (gtk_widget_has_css_class (
    GTK_WIDGET (hu_meter_panel_get_card (hu_app_part (self->window, HU_TYPE_METER_PANEL), HU_FRONT_LINE_METER_POINTS)), "what-if"));
  assert_strip (self, 8, 8, "Row 8, German: held by a unit.");

  hu_app_fixture_key (self, GDK_KEY_Escape, 0);
  hu_app_fixture_release (self);
  g_assert_cmpstr (card_value (self, HU_FRONT_LINE_METER_POINTS), ==, "0 : 0");
  g_assert_cmpstr (card_value (self, HU_FRONT_LINE_METER_LINE_ATTACKER), ==, "3 of 9 rows open");
}

static void
test_gaps_lead_to_the_map (HuAppFixture  *self,
                           gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  GtkWidget *gaps = find_child (hu_app_part (self->window, HU_TYPE_METER_PANEL), g_type_from_name ("HuGapList"), 0);
  GtkWidget *button;

  g_assert_nonnull (gaps);
  button = find_child (gaps, GTK_TYPE_BUTTON, 1);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "Row 8: g2 must move 2 hexes (1 other is as near)");
  g_signal_emit_by_name (button, "clicked");
  /* The row, and the unit. */
  g_assert_cmpuint (hu_map_state_get_lit (state)->len, ==, 8 + 1);
  g_assert_cmpint (g_array_index (hu_map_state_get_lit (state), HuHex, 8), ==, hu_app_fixture_hex (self, "0205"));

  g_signal_emit_by_name (hu_meter_panel_get_card (hu_app_part (self->window, HU_TYPE_METER_PANEL), HU_FRONT_LINE_METER_LINE_ATTACKER), "clicked");
  g_assert_cmpuint (hu_map_state_get_lit (state)->len, ==, 3 * 8 + 1);

  /* Only of the line that will be examined. */
  hu_app_fixture_append (self, "end-phase");
  g_assert_null (find_child (hu_app_part (self->window, HU_TYPE_METER_PANEL), g_type_from_name ("HuGapList"), 0));
}

/* --- The ledger --- */

#define PLAYED "eliminate s1; eliminate g1; award german rail-cut; award german rail-cut points 7; end-phase"

static GtkColumnView *
ledger_view (HuAppFixture *self)
{
  return GTK_COLUMN_VIEW (find_child (hu_app_fixture_part (self, HU_TYPE_LEDGER_PANEL), GTK_TYPE_COLUMN_VIEW, 0));
}

/* "+6 +5 …", as it is listed. */
static char *
listed_points (HuAppFixture *self)
{
  GListModel *lines = G_LIST_MODEL (gtk_column_view_get_model (ledger_view (self)));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr(HuRow) line = g_list_model_get_item (lines, i);

      g_string_append_printf (text, "%s%+d", i > 0 ? " " : "", (int) hu_ledger_row_get_entry (line)->points);
    }

  return g_string_free (text, FALSE);
}

static void
assert_listed (HuAppFixture *self,
               const char   *expected)
{
  g_autofree char *listed = listed_points (self);

  g_assert_cmpstr (listed, ==, expected);
}

static void
sort_by (HuAppFixture *self,
         guint         column,
         GtkSortType   order)
{
  GListModel *columns = gtk_column_view_get_columns (ledger_view (self));
  g_autoptr(GtkColumnViewColumn) chosen = g_list_model_get_item (columns, column);

  gtk_column_view_sort_by_column (ledger_view (self), NULL, order);
  gtk_column_view_sort_by_column (ledger_view (self), chosen, order);
}

static gboolean
shows_totals (HuAppFixture *self,
              const char   *text)
{
  for (guint i = 0; ; i++)
    {
      GtkWidget *label = find_child (hu_app_fixture_part (self, HU_TYPE_LEDGER_PANEL), GTK_TYPE_LABEL, i);

      if (label == NULL)
        return FALSE;
      if (g_strcmp0 (gtk_label_get_text (GTK_LABEL (label)), text) == 0)
        return TRUE;
    }
}

/* German 6 + 2 + 7; Soviet 5, and 6 rows that g1 left open. */
static void
test_ledger (HuAppFixture  *self,
             gconstpointer  data)
{
  GtkWidget *search = find_child (hu_app_fixture_part (self, HU_TYPE_LEDGER_PANEL), GTK_TYPE_SEARCH_ENTRY, 0);
  GtkDropDown *sides = GTK_DROP_DOWN (find_child (hu_app_fixture_part (self, HU_TYPE_LEDGER_PANEL), GTK_TYPE_DROP_DOWN, 0));
  GtkDropDown *items = GTK_DROP_DOWN (find_child (hu_app_fixture_part (self, HU_TYPE_LEDGER_PANEL), GTK_TYPE_DROP_DOWN, 1));

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.ledger", NULL);
  hu_app_fixture_settle (self);
  g_assert_cmpint (report (self)->points[HU_SIDE_FIRST], ==, 15);
  g_assert_cmpint (report (self)->points[HU_SIDE_SECOND], ==, 11);
  g_assert_true (shows_totals (self, "German 15 : 11 Soviet"));

  assert_listed (self, "+6 +7 +2 +5 +6");
  sort_by (self, 4, GTK_SORT_ASCENDING);
  assert_listed (self, "+2 +5 +6 +6 +7");
  sort_by (self, 4, GTK_SORT_DESCENDING);
  assert_listed (self, "+7 +6 +6 +5 +2");
  sort_by (self, 2, GTK_SORT_ASCENDING);
  assert_listed (self, "+6 +2 +7 +5 +6");
  sort_by (self, 0, GTK_SORT_ASCENDING);
  assert_listed (self, "+6 +5 +2 +7 +6");

  gtk_drop_down_set_selected (sides, 1 + HU_SIDE_SECOND);
  assert_listed (self, "+5 +6");
  g_assert_true (shows_totals (self, "German 15 : 11 Soviet"));
  g_assert_true (shows_totals (self, "of these: German 0 : 11 Soviet"));
  gtk_drop_down_set_selected (sides, 0);

  /* All items, dead, orel-held, rail-cut, front line … */
  gtk_drop_down_set_selected (items, 3);
  assert_listed (self, "+2 +7");
  gtk_drop_down_set_selected (items, 0);

  gtk_editable_set_text (GTK_EDITABLE (search), "GAPS");
  g_signal_emit_by_name (search, "search-changed");
  assert_listed (self, "+6");
  gtk_editable_set_text (GTK_EDITABLE (search), "no such thing");
  g_signal_emit_by_name (search, "search-changed");
  assert_listed (self, "");
  g_assert_true (shows_totals (self, "No entry of the ledger matches."));
}

static void
choose_line (HuAppFixture *self,
             guint         index)
{
  GtkSelectionModel *model = gtk_column_view_get_model (ledger_view (self));

  hu_map_view_light (hu_app_map (self->window), NULL);
  gtk_selection_model_unselect_all (model);
  gtk_selection_model_select_item (model, index, TRUE);
}

static void
test_ledger_leads_to_the_map (HuAppFixture  *self,
                              gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.ledger", NULL);
  sort_by (self, 0, GTK_SORT_ASCENDING);

  /* Where s1 was when it was eliminated. */
  choose_line (self, 0);
  g_assert_cmpuint (hu_map_state_get_lit (state)->len, ==, 1);
  g_assert_cmpint (g_array_index (hu_map_state_get_lit (state), HuHex, 0), ==, hu_app_fixture_hex (self, "0702"));
  /* The rows that were paid for. */
  choose_line (self, 4);
  g_assert_cmpuint (hu_map_state_get_lit (state)->len, ==, 6 * 8);
  /* An award happened nowhere. */
  choose_line (self, 2);
  g_assert_cmpuint (hu_map_state_get_lit (state)->len, ==, 0);

  g_assert_cmpstr (gtk_stack_get_visible_child_name (hu_app_child (self->window, "side_stack")), ==, "ledger");
  g_signal_emit_by_name (ledger_view (self), "activate", 0);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (hu_app_child (self->window, "side_stack")), ==, "log");
}

/* Points that count only if the game ended now stand last, and count. */
static void
test_ledger_provisional (HuAppFixture  *self,
                         gconstpointer  data)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.ledger", NULL);
  hu_app_fixture_append (self, "award german rail-cut; move g3 0308");
  hu_app_fixture_settle (self);
  sort_by (self, 0, GTK_SORT_ASCENDING);
  assert_listed (self, "+2 +10");
  g_assert_true (shows_totals (self, "German 12 : 0 Soviet"));
  g_assert_true (shows_totals (self, "Orel held at the end"));
  /* The page stays where it is while the game goes on. */
  g_assert_cmpstr (gtk_stack_get_visible_child_name (hu_app_child (self->window, "side_stack")), ==, "ledger");
}

/* --- Before a phase that costs points --- */

static GtkWidget *
find_warning (HuAppFixture *self)
{
  return find_child (hu_app_child (self->window, "phase_button"), GTK_TYPE_POPOVER, 0);
}

static GtkWidget *
warning_button (HuAppFixture *self,
                guint         n)
{
  return find_child (find_warning (self), GTK_TYPE_BUTTON, n);
}

static void
test_warning (HuAppFixture  *self,
              gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  GtkWidget *label;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.end-phase", NULL);
  hu_app_fixture_settle (self);
  g_assert_cmpuint (hu_game_get_position (game), ==, 0);
  g_assert_nonnull (find_warning (self));
  label = find_child (find_warning (self), GTK_TYPE_LABEL, 0);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==,
                   "The German line is open in rows 7, 8 and 9. Ending the player turn gives 3 points to the "
                   "Soviet side.");
  g_assert_cmpuint (hu_map_state_get_lit (state)->len, ==, 3 * 8);

  /* Asking again is no answer. */
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.end-phase", NULL);
  g_assert_cmpuint (hu_game_get_position (game), ==, 0);

  g_signal_emit_by_name (warning_button (self, 0), "clicked");
  hu_app_fixture_settle (self);
  g_assert_null (find_warning (self));
  g_assert_cmpuint (hu_game_get_position (game), ==, 0);
  g_assert_cmpuint (hu_map_state_get_lit (state)->len, ==, 0);

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.end-phase", NULL);
  hu_app_fixture_settle (self);
  g_signal_emit_by_name (warning_button (self, 1), "clicked");
  hu_app_fixture_settle (self);
  g_assert_null (find_warning (self));
  g_assert_cmpuint (hu_game_get_position (game), ==, 1);
  g_assert_cmpint (report (self)->points[HU_SIDE_SECOND], ==, 3);

  /* The Soviet line is whole: nothing is asked. */
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.end-phase", NULL);
  g_assert_null (find_warning (self));
  g_assert_cmpuint (hu_game_get_position (game), ==, 2);
}

/* A player who wants no questions is asked none. */
static void
test_no_warning (HuAppFixture  *self,
                 gconstpointer  data)
{
  g_settings_set_boolean (hu_settings_get (), "confirm-costly-phase", FALSE);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.end-phase", NULL);
  g_settings_reset (hu_settings_get (), "confirm-costly-phase");
  g_assert_null (find_warning (self));
  g_assert_cmpuint (hu_game_get_position (hu_app_fixture_game (self)), ==, 1);
  g_assert_cmpint (report (self)->points[HU_SIDE_SECOND], ==, 3);
}

/* Why? leads to the rows that were paid for. */
static void
test_why (HuAppFixture  *self,
          gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  GtkWidget *popover, *line;
  guint most = 0;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.why", NULL);
  hu_app_fixture_settle (self);
  popover = find_child (hu_app_part (self->window, HU_TYPE_VERDICT_BAR), GTK_TYPE_POPOVER, 0);
  g_assert_nonnull (popover);
  for (guint i = 0; (line = find_child (popover, GTK_TYPE_BUTTON, i)) != NULL; i++)
    {
      g_signal_emit_by_name (line, "clicked");
      most = MAX (most, hu_map_state_get_lit (state)->len);
    }
  g_assert_cmpuint (most, ==, 3 * 8);
  gtk_popover_popdown (GTK_POPOVER (popover));
  hu_app_fixture_settle (self);
}

/* --- Awards and adjustments --- */

static HuPointsForm *
open_form (HuAppFixture *self,
           const char   *action)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), action, NULL);
  hu_app_fixture_settle (self);
  g_assert_nonnull (hu_app_fixture_dialog (self));

  return HU_POINTS_FORM (
    adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (hu_app_fixture_dialog (self))));
}

static AdwComboRow *
combo (HuPointsForm *form,
       guint         n)
{
  return ADW_COMBO_ROW (find_child (GTK_WIDGET (form), ADW_TYPE_COMBO_ROW, n));
}

static void
type (HuPointsForm *form,
      guint         n,
      const char   *text)
{
  gtk_editable_set_text (GTK_EDITABLE (find_child (GTK_WIDGET (form), ADW_TYPE_ENTRY_ROW, n)), text);
}

static gboolean
can_add (HuAppFixture *self)
{
  return adw_message_dialog_get_response_enabled (ADW_MESSAGE_DIALOG (hu_app_fixture_dialog (self)), "add");
}

static void
answer (HuAppFixture *self)
{
  GtkWindow *dialog = hu_app_fixture_dialog (self);

  g_assert_true (can_add (self));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "add");
  gtk_window_destroy (dialog);
  hu_app_fixture_settle (self);
  g_assert_null (hu_app_fixture_dialog (self));
}

static const HuEvent *
last_event (HuAppFixture *self)
{
  HuGame *game = hu_app_fixture_game (self);

  g_assert_cmpuint (hu_game_get_position (game), >, 0);

  return hu_game_get_event (game, hu_game_get_position (game) - 1);
}

static void
test_award (HuAppFixture  *self,
            gconstpointer  data)
{
  HuPointsForm *form = open_form (self, "win.award");

  g_assert_cmpstr (hu_app_text (form, "outcome"), ==, "0 : 0 → 2 : 0: German decisive victory if the game ends now.");
  answer (self);
  g_assert_cmpint (last_event (self)->verb, ==, HU_VERB_AWARD);
  g_assert_false (last_event (self)->has_points || last_event (self)->has_count);

  form = open_form (self, "win.award");
  /* The item is for one side only. */
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (combo (form, 1))), ==, 1);
  adw_combo_row_set_selected (combo (form, 2), 2);
  g_assert_false (can_add (self));
  g_assert_cmpstr (hu_app_text (form, "outcome"), ==, "Enter a whole number.");
  type (form, 0, "-3");
  g_assert_false (can_add (self));
  g_assert_nonnull (strstr (hu_app_text (form, "outcome"), "an award is never negative"));
  type (form, 0, "3");
  g_assert_true (can_add (self));
  answer (self);
  g_assert_cmpint (last_event (self)->count, ==, 3);
  g_assert_cmpint (report (self)->points[HU_SIDE_FIRST], ==, 8);
}

static void
test_adjust (HuAppFixture  *self,
             gconstpointer  data)
{
  HuPointsForm *form = open_form (self, "win.adjust");

  adw_combo_row_set_selected (combo (form, 0), HU_SIDE_SECOND);
  type (form, 0, "-4");
  g_assert_cmpstr (hu_app_text (form, "outcome"), ==, "Give a reason, so that everybody can trace the total.");
  type (form, 1, "counted twice");
  g_assert_false (can_add (self));
  g_assert_nonnull (strstr (hu_app_text (form, "outcome"), "the total would fall below 0"));
  type (form, 0, "4");
  g_assert_true (can_add (self));
  answer (self);
  g_assert_cmpint (last_event (self)->verb, ==, HU_VERB_ADJUST);
  g_assert_cmpint (last_event (self)->side, ==, HU_SIDE_SECOND);
  g_assert_cmpstr (last_event (self)->text, ==, "counted twice");
  g_assert_cmpint (report (self)->points[HU_SIDE_SECOND], ==, 4);
}

/* --- What is there where --- */

static gboolean
offers (GMenuModel *menu,
        const char *action)
{
  for (gint i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr(GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autofree char *name = NULL;

      if (section != NULL && offers (section, action))
        return TRUE;
      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &name) &&
          g_str_equal (name, action))
        return TRUE;
    }

  return FALSE;
}

static GMenuModel *
overlays_menu (HuAppFixture *self)
{
  gtk_menu_button_popup (hu_app_child (self->window, "overlays_button"));
  hu_app_fixture_settle (self);
  gtk_menu_button_popdown (hu_app_child (self->window, "overlays_button"));

  return gtk_menu_button_get_menu_model (hu_app_child (self->window, "overlays_button"));
}

static void
test_no_supply (HuAppFixture  *self,
                gconstpointer  data)
{
  GActionGroup *map = hu_map_view_get_actions (hu_app_map (self->window));

  g_assert_true (g_action_group_get_action_enabled (map, "show-front-line"));
  g_assert_false (g_action_group_get_action_enabled (map, "show-supply"));
  g_assert_false (g_action_group_get_action_enabled (map, "trace"));
  g_assert_true (offers (overlays_menu (self), "map.show-front-line"));
  g_assert_false (offers (overlays_menu (self), "map.show-supply"));
  g_assert_cmpstr (hu_app_text (hu_app_part (self->window, HU_TYPE_VERDICT_BAR), "sentence"), ==,
                   "Undecided. Victory points stand at 0 : 0, Soviet decisive victory.");
}

static void
test_fits_small_screens (HuAppFixture  *self,
                         gconstpointer  data)
{
  int minimum, natural;

  gtk_widget_measure (GTK_WIDGET (self->window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 1024);
  gtk_widget_measure (GTK_WIDGET (self->window), GTK_ORIENTATION_VERTICAL, 1024, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 700);
  gtk_widget_measure (adw_flap_get_flap (hu_app_part (self->window, ADW_TYPE_FLAP)), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL,
                      NULL);
  g_assert_cmpint (natural, <=, 380);
}

/* A game that nobody counts points in shows nothing of all this. */
static void
corridor_set_up (HuAppFixture  *self,
                 gconstpointer  data)
{
  hu_app_fixture_set_up (self, "g1 german 0303; s1 soviet 0501", "");
}

static void
test_nothing_without (HuAppFixture  *self,
                      gconstpointer  data)
{
  g_assert_false (gtk_widget_get_visible (hu_app_fixture_part (self, HU_TYPE_LINE_STRIP)));
  g_assert_null (hu_meter_panel_get_card (hu_app_part (self->window, HU_TYPE_METER_PANEL), HU_FRONT_LINE_METER_POINTS));
  g_assert_null (hu_app_fixture_part (self, HU_TYPE_LEDGER_PANEL));
  g_assert_false (g_action_group_get_action_enabled (hu_map_view_get_actions (hu_app_map (self->window)),
                                                     "show-front-line"));
  g_assert_true (offers (overlays_menu (self), "map.show-supply"));
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.ledger", NULL);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.award", NULL);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.adjust", NULL);
  hu_app_fixture_settle (self);
  g_assert_null (hu_app_fixture_dialog (self));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (hu_app_child (self->window, "side_stack")), !=, "ledger");
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
    { "/front-line/strip", test_strip, NULL },
    { "/front-line/strip-scrolls", test_strip_scrolls, NULL },
    { "/front-line/strip-keys", test_strip_keys, NULL },
    { "/front-line/cards-live", test_cards_live, NULL },
    { "/front-line/gaps-lead-to-the-map", test_gaps_lead_to_the_map, NULL },
    { "/front-line/ledger", test_ledger, PLAYED },
    { "/front-line/ledger-leads-to-the-map", test_ledger_leads_to_the_map, PLAYED },
    { "/front-line/ledger-provisional", test_ledger_provisional, NULL },
    { "/front-line/warning", test_warning, NULL },
    { "/front-line/no-warning", test_no_warning, NULL },
    { "/front-line/why", test_why, "end-phase" },
    { "/front-line/award", test_award, NULL },
    { "/front-line/adjust", test_adjust, NULL },
    { "/front-line/no-supply", test_no_supply, NULL },
    { "/front-line/fits-small-screens", test_fits_small_screens, PLAYED },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, tests[i].log, set_up, tests[i].func, tear_down);
  g_test_add ("/front-line/nothing-without", HuAppFixture, NULL, corridor_set_up, test_nothing_without, tear_down);

  return g_test_run ();
}
