/*
 * A what-if can add a unit that the game does not have: the tests add one and show
 * what becomes of it.
 */
#include "hu-app-fixture.h"
#include "hu-compare-window.h"
#include "hu-ghost-form.h"
#include "hu-meter-card.h"
#include "hu-sudden-death.h"

#define UNITS "g1 german 0103; s1 soviet 0502"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up (self, UNITS, "note before");
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

static HuGhostForm *
open_form (HuAppFixture *self)
{
  activate (self, "win.what-if-add");

  return HU_GHOST_FORM (adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (hu_app_fixture_dialog (self))));
}

static void
respond (HuAppFixture *self,
         const char   *response)
{
  GtkWindow *dialog = hu_app_fixture_dialog (self);

  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), response);
  gtk_window_destroy (dialog);
  hu_app_fixture_settle (self);
}

static void
type_into (HuGhostForm *form,
           const char  *title,
           const char  *text)
{
  gtk_editable_set_text (hu_app_row (form, title), text);
}

/* As a user picks the entry that begins so. */
static void
pick (HuGhostForm *form,
      const char  *title,
      const char  *entry)
{
  AdwComboRow *row = hu_app_row (form, title);
  GListModel *entries = adw_combo_row_get_model (row);
  guint i = 0;

  while (!g_str_has_prefix (gtk_string_list_get_string (GTK_STRING_LIST (entries), i), entry))
    i++;
  adw_combo_row_set_selected (row, i);
}

static const char *
get_outcome (HuGhostForm *form)
{
  return gtk_label_get_text (hu_app_styled (form, "hu-points-outcome"));
}

static void
add (HuAppFixture *self,
     const char   *hex)
{
  HuGhostForm *form = open_form (self);

  pick (form, "_Side", "German");
  type_into (form, "_Hex", hex);
  respond (self, "add");
}

static void
test_form (HuAppFixture  *self,
           gconstpointer  data)
{
  HuGhostForm *form = open_form (self);
  HuLocation at;
  HuUnit unit;

  /* In the middle of what is seen. */
  g_assert_true (hu_ghost_form_get (form, &unit, &at));
  type_into (form, "_Hex", "");
  g_assert_cmpstr (get_outcome (form), ==, "Enter the hex in which it comes on.");
  g_assert_false (hu_ghost_form_get (form, &unit, &at));
  g_assert_false (adw_message_dialog_get_response_enabled (ADW_MESSAGE_DIALOG (hu_app_fixture_dialog (self)), "add"));
  type_into (form, "_Hex", "9999");
  g_assert_cmpstr (get_outcome (form), ==, "There is no hex “9999” on this map.");
  type_into (form, "_Name", "");
  type_into (form, "_Hex", "0303");
  g_assert_cmpstr (get_outcome (form), ==, "The unit needs a name.");
  type_into (form, "_Name", "X");
  type_into (form, "_Combat Strength", "many");
  g_assert_cmpstr (get_outcome (form), ==, "The strength is a whole number, or nothing.");
  type_into (form, "_Combat Strength", "7");
  g_assert_true (hu_ghost_form_get (form, &unit, &at));
  g_assert_cmpint (unit.strength, ==, 7);
  g_assert_cmpstr (unit.name, ==, "X");
  pick (form, "_Side", "Soviet");
  pick (form, "_Same Kind As", "s1");
  g_assert_true (hu_ghost_form_get (form, &unit, &at));
  g_assert_cmpint (unit.side, ==, HU_SIDE_SECOND);
  respond (self, "cancel");
  g_assert_false (hu_game_in_what_if (hu_app_fixture_game (self)));
}

/* One is looked at, moved and undone as any other; Escape, and it is gone. */
static void
test_add (HuAppFixture  *self,
          gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));

  g_assert_false (hu_snapshot_get_sudden_death (hu_game_get_snapshot (game))->isolated);
  add (self, "0302");
  g_assert_true (hu_game_in_what_if (game));
  g_assert_true (hu_snapshot_get_sudden_death (hu_game_get_snapshot (game))->isolated);
  g_assert_true (hu_map_state_is_selected (state, 2));
  g_assert_cmpstr (hu_app_fixture_where (self, "what-if-1"), ==, "0302");
  g_assert_cmpstr (hu_app_text (self->window, "what_if_sentence"), ==,
                   "What if: 1 event that has not happened; 1 can be kept only in a variation");
  g_assert_true (gtk_widget_has_css_class (
    GTK_WIDGET (hu_meter_panel_get_card (hu_app_part (self->window, HU_TYPE_METER_PANEL), HU_SUDDEN_DEATH_METER_LIFELINE)), "what-if"));
  g_assert_cmpuint (hu_game_count_keepable (game), ==, 0);

  hu_app_fixture_append (self, "move what-if-1 0103");
  g_assert_false (hu_snapshot_get_sudden_death (hu_game_get_snapshot (game))->isolated);
  /* First nothing is selected any more, then all is as it was. */
  g_assert_true (hu_app_fixture_key (self, GDK_KEY_Escape, 0));
  g_assert_true (hu_app_fixture_key (self, GDK_KEY_Escape, 0));
  g_assert_false (hu_game_in_what_if (game));
  g_assert_cmpuint (hu_scenario_get_n_units (hu_game_get_scenario (game)), ==, 2);
  g_assert_cmpuint (hu_map_state_get_selection (state)->len, ==, 0);
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 1);
  hu_app_fixture_settle (self);
}

/* Events that the log can have are kept; all of them go into a variation, which can be compared and tried. */
static void
test_keep (HuAppFixture  *self,
           gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  GListModel *list = hu_game_get_variations (game);

  add (self, "0302");
  hu_app_fixture_append (self, "move g1 0104");
  activate (self, "win.what-if-keep");
  g_assert_cmpstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (hu_app_fixture_dialog (self))), ==,
                   "The game does not have the units that were added, so its log can have only 1 of these 2 events. "
                   "A variation can have all.");
  respond (self, "save");
  respond (self, "save");
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 1);
  g_assert_false (hu_game_in_what_if (game));
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 1);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), "win.compare-variation", "u", 0));
  hu_app_fixture_settle (self);
  g_assert_true (HU_IS_COMPARE_WINDOW (hu_app_fixture_dialog (self)));
  gtk_window_destroy (hu_app_fixture_dialog (self));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), "win.try-variation", "u", 0));
  g_assert_cmpstr (hu_app_fixture_where (self, "what-if-1"), ==, "0302");
  activate (self, "win.what-if-keep");
  respond (self, "keep");
  g_assert_false (hu_game_in_what_if (game));
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 2);
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0104");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  g_test_add ("/ghosts/form", HuAppFixture, NULL, set_up, test_form, tear_down);
  g_test_add ("/ghosts/add", HuAppFixture, NULL, set_up, test_add, tear_down);
  g_test_add ("/ghosts/keep", HuAppFixture, NULL, set_up, test_keep, tear_down);

  return g_test_run ();
}
