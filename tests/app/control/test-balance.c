/*
 * The choice of sides is offered before the first event, settled by wish or by
 * dice, written into the log, and skipped.
 */
#include <string.h>

#include "hu-app-fixture.h"
#include "hu-balance-form.h"
#include "hu-control-fixture.h"
#include "hu-control-rules.h"
#include "hu-explain.h"
#include "hu-side-draw.h"

static HuScenario *
make_scenario (gboolean balance)
{
  HuScenario *scenario = hu_control_fixture ("", "g german squad A1; r russian squad C3", "");

  if (balance)
    {
      hu_control_add_balance (hu_control_rules (scenario), HU_SIDE_FIRST, "Add a squad.");
      hu_control_add_balance (hu_control_rules (scenario), HU_SIDE_SECOND, "Play a turn less.");
    }

  return scenario;
}

/* The button that offers the choice, if it is there. */
static GtkWidget *
find_offer (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "win.balance") == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_offer (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static gboolean
is_offered (HuAppFixture *self)
{
  return find_offer (hu_app_part (self->window, ADW_TYPE_TOAST_OVERLAY)) != NULL;
}

static void
set_up (HuAppFixture *self,
        gconstpointer data)
{
  g_autoptr(HuScenario) scenario = make_scenario (TRUE);

  hu_app_fixture_set_up_scenario (self, scenario, "");
  g_assert_true (is_offered (self));
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.balance", NULL);
}

static void
tear_down (HuAppFixture *self,
           gconstpointer data)
{
  hu_app_fixture_tear_down (self);
}

static HuBalanceForm *
get_form (HuAppFixture *self)
{
  return HU_BALANCE_FORM (adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (hu_app_fixture_dialog (self))));
}

/* As a player fills it in; @player: 1 or 2. */
static void
enter_name (HuAppFixture *self,
            guint         player,
            const char   *name)
{
  g_autofree char *label = g_strdup_printf ("Name of player %u", player);

  gtk_editable_set_text (hu_app_labelled (get_form (self), GTK_TYPE_ENTRY, label), name);
}

static void
pick_side (HuAppFixture *self,
           guint         player,
           HuSide        side)
{
  g_autofree char *label = g_strdup_printf ("Side that player %u wants", player);

  gtk_drop_down_set_selected (hu_app_labelled (get_form (self), GTK_TYPE_DROP_DOWN, label), side == HU_SIDE_FIRST ? 0 : 1);
}

/* @die: 1 … 6, as rolled at the table. */
static void
pick_die (HuAppFixture *self,
          guint         player,
          guint         die)
{
  g_autofree char *label = g_strdup_printf ("Die of player %u", player);

  gtk_drop_down_set_selected (hu_app_labelled (get_form (self), GTK_TYPE_DROP_DOWN, label), die);
}

/* 1 … 6; 0: not rolled. */
static guint
get_die (HuAppFixture *self,
         guint         player)
{
  g_autofree char *label = g_strdup_printf ("Die of player %u", player);

  return gtk_drop_down_get_selected (hu_app_labelled (get_form (self), GTK_TYPE_DROP_DOWN, label));
}

/* Its button is over the question whether the Balance is claimed. */
static void
roll (HuAppFixture *self)
{
  GtkWidget *button = gtk_widget_get_prev_sibling (hu_app_part (get_form (self), GTK_TYPE_CHECK_BUTTON));

  g_assert_true (GTK_IS_BUTTON (button));
  g_signal_emit_by_name (button, "clicked");
}

static gboolean
can_record (HuAppFixture *self)
{
  return adw_message_dialog_get_response_enabled (ADW_MESSAGE_DIALOG (hu_app_fixture_dialog (self)), "record");
}

static void
answer (HuAppFixture *self,
        const char   *response)
{
  GtkWindow *dialog = hu_app_fixture_dialog (self);

  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), response);
  gtk_window_destroy (dialog);
  hu_app_fixture_settle (self);
}

/* The note in the log is that of @draw; @first: the name of player 1. */
static void
assert_note (HuAppFixture     *self,
             const HuSideDraw *draw,
             const char       *first,
             gboolean          claims)
{
  HuGame *game = hu_app_fixture_game (self);
  const char *players[] = { first, "Player 2" };
  g_autofree char *expected = hu_explain_side_draw (hu_game_get_scenario (game), draw, players, claims);

  g_assert_true (draw->decided);
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 1);
  g_assert_cmpint (hu_game_get_event (game, 0)->verb, ==, HU_VERB_NOTE);
  g_assert_cmpstr (hu_game_get_event (game, 0)->text, ==, expected);
}

static gboolean
is_enabled (HuAppFixture *self)
{
  /* A disabled action does nothing. */
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.balance", NULL);

  return hu_app_fixture_dialog (self) != NULL;
}

static void
test_different (HuAppFixture *self,
                gconstpointer data)
{
  HuSideDraw draw;

  g_assert_true (can_record (self));
  enter_name (self, 1, "Anna");
  pick_side (self, 1, HU_SIDE_SECOND);
  pick_side (self, 2, HU_SIDE_FIRST);
  answer (self, "record");
  g_assert_false (is_offered (self));
  hu_side_draw_init (&draw, HU_SIDE_SECOND, HU_SIDE_FIRST);
  assert_note (self, &draw, "Anna", TRUE);

  /* Something has happened now; undone, it can be asked again. */
  g_assert_false (is_enabled (self));
  hu_game_undo (hu_app_fixture_game (self));
  g_assert_true (is_enabled (self));
  answer (self, "cancel");
}

/* How often a tie was rolled again is seen nowhere but in the note. */
static void
count_ties (HuAppFixture *self,
            HuSideDraw   *draw)
{
  HuScenario *scenario = hu_game_get_scenario (hu_app_fixture_game (self));
  const char *players[] = { "Player 1", "Player 2" };

  for (draw->n_ties = 0; draw->n_ties < 100; draw->n_ties++)
    {
      g_autofree char *note = hu_explain_side_draw (scenario, draw, players, TRUE);

      if (g_str_equal (note, hu_game_get_event (hu_app_fixture_game (self), 0)->text))
        return;
    }
}

static void
test_rolled (HuAppFixture *self,
             gconstpointer data)
{
  HuSideDraw draw;
  guint first, second;

  pick_side (self, 2, HU_SIDE_FIRST);
  g_assert_false (can_record (self));
  roll (self);
  g_assert_true (can_record (self));
  first = get_die (self, 1);
  second = get_die (self, 2);
  g_assert_cmpuint (first, >=, 1);
  g_assert_cmpuint (second, >=, 1);
  g_assert_cmpuint (first, !=, second);

  /* Dice are rolled once, and stay: ten times the same by chance is as likely as 1 : 10^14. */
  for (guint i = 0; i < 10; i++)
    roll (self);
  pick_die (self, 1, first % 6 + 1);
  answer (self, "record");
  hu_side_draw_init (&draw, HU_SIDE_FIRST, HU_SIDE_FIRST);
  g_assert_true (hu_side_draw_add_roll (&draw, first, second));
  count_ties (self, &draw);
  assert_note (self, &draw, "Player 1", TRUE);
}

static void
test_own_dice (HuAppFixture *self,
               gconstpointer data)
{
  HuSideDraw draw;

  pick_side (self, 1, HU_SIDE_SECOND);
  pick_die (self, 1, 3);
  g_assert_false (can_record (self));
  pick_die (self, 2, 3);
  g_assert_false (can_record (self));
  pick_die (self, 2, 1);
  g_assert_true (can_record (self));
  gtk_check_button_set_active (hu_app_part (get_form (self), GTK_TYPE_CHECK_BUTTON), FALSE);
  answer (self, "record");
  hu_side_draw_init (&draw, HU_SIDE_SECOND, HU_SIDE_SECOND);
  g_assert_true (hu_side_draw_add_roll (&draw, 3, 1));
  assert_note (self, &draw, "Player 1", FALSE);
}

static void
test_skipped (HuAppFixture *self,
              gconstpointer data)
{
  answer (self, "cancel");
  g_assert_cmpuint (hu_game_get_n_events (hu_app_fixture_game (self)), ==, 0);
  g_assert_true (is_enabled (self));
  answer (self, "record");
  g_assert_cmpuint (hu_game_get_n_events (hu_app_fixture_game (self)), ==, 1);
}

/* Without provisions nothing is asked. */
static void
test_none (void)
{
  HuAppFixture fixture = { NULL };
  g_autoptr(HuScenario) scenario = make_scenario (FALSE);

  hu_app_fixture_set_up_scenario (&fixture, scenario, "");
  g_assert_false (is_offered (&fixture));
  g_assert_false (is_enabled (&fixture));
  hu_app_fixture_tear_down (&fixture);
}

/* A game that is under way is not interrupted. */
static void
test_under_way (void)
{
  HuAppFixture fixture = { NULL };
  g_autoptr(HuScenario) scenario = make_scenario (TRUE);

  hu_app_fixture_set_up_scenario (&fixture, scenario, "end-phase");
  g_assert_false (is_offered (&fixture));
  hu_app_fixture_tear_down (&fixture);
}

/* Nor is anybody who edits it. */
static void
test_edited (void)
{
  HuAppFixture fixture = { NULL };
  g_autoptr(HuScenario) scenario = make_scenario (TRUE);

  hu_app_fixture_set_up_scenario (&fixture, scenario, "");
  g_assert_true (is_offered (&fixture));
  gtk_widget_activate_action (GTK_WIDGET (fixture.window), "win.workshop", NULL);
  g_assert_false (is_offered (&fixture));
  g_assert_false (is_enabled (&fixture));
  hu_app_fixture_tear_down (&fixture);
}

#define ADD(path, test) g_test_add ("/balance/" path, HuAppFixture, NULL, set_up, test, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  ADD ("different", test_different);
  ADD ("rolled", test_rolled);
  ADD ("own-dice", test_own_dice);
  ADD ("skipped", test_skipped);
  g_test_add_func ("/balance/none", test_none);
  g_test_add_func ("/balance/under-way", test_under_way);
  g_test_add_func ("/balance/edited", test_edited);

  return g_test_run ();
}
