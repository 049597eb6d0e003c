/*
 * The tactical verbs of the log, as menus and forms ask for them: each leaves
 * the line it stands for.
 */
#include <string.h>

#include "hu-app-fixture.h"
#include "hu-control-fixture.h"
#include "hu-explain.h"
#include "hu-tactical-form.h"

#define BUILT "house D3 E3 levels=1; hut G5; bridge C5"
#define UNITS "g german squad D2; g2 german squad D3/1; ghs german half-squad -; gt german afv B5 armor=6; " \
              "gc german crew -; rider german squad B5; r russian squad D3; rl russian leader D3; " \
              "r3 russian squad G5; rhs russian half-squad -; rd russian dummy F5; secret russian squad G5 hidden"

static void
set_up (HuAppFixture *self,
        gconstpointer data)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture (BUILT, UNITS, "german D2; russian D3 E3 G5 C5");

  hu_app_fixture_set_up_scenario (self, scenario, "");
}

static void
tear_down (HuAppFixture *self,
           gconstpointer data)
{
  hu_app_fixture_tear_down (self);
}

static void
choose (HuAppFixture *self,
        const char   *hex,
        const char   *unit)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));

  hu_map_view_go_to (hu_app_map (self->window), hu_app_fixture_hex (self, hex));
  hu_map_state_select_only (state, unit != NULL ? hu_app_fixture_unit (self, unit) : HU_UNIT_NONE);
}

/* The log's last line as people read it. */
static void
assert_line (HuAppFixture *self,
             const char   *expected)
{
  HuGame *game = hu_app_fixture_game (self);
  guint position = hu_game_get_position (game);
  g_autofree char *line = NULL;

  g_assert_cmpuint (position, >, 0);
  line = hu_explain_event (hu_game_get_scenario (game), hu_game_get_event (game, position - 1), NULL);
  g_assert_cmpstr (line, ==, expected);
}

static void
play (HuAppFixture *self,
      const char   *log)
{
  HuGame *game = hu_app_fixture_game (self);
  g_auto(GStrv) events = g_strsplit (log, ";", -1);

  for (guint i = 0; events[i] != NULL; i++)
    {
      g_autoptr(HuEvent) event = hu_control_event (hu_game_get_scenario (game), g_strstrip (events[i]));
      HuRefusal refusal;

      g_assert_true (hu_game_append (game, event, &refusal));
    }
}

static HuTacticalForm *
get_form (HuAppFixture *self)
{
  GtkWindow *dialog = hu_app_fixture_dialog (self);

  g_assert_true (ADW_IS_MESSAGE_DIALOG (dialog));

  return HU_TACTICAL_FORM (adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (dialog)));
}

static const char *
get_outcome (HuAppFixture *self)
{
  return gtk_label_get_text (hu_app_styled (get_form (self), "hu-points-outcome"));
}

/* The check button of a unit that may come on in place of the eliminated one; NULL: the form does not offer it. */
static GtkCheckButton *
find_survivor (HuAppFixture *self,
               const char   *id)
{
  const HuScenario *scenario = hu_game_get_scenario (hu_app_fixture_game (self));
  guint unit = hu_app_fixture_unit (self, id);
  g_autofree char *name = hu_explain_unit (scenario, unit);
  g_autofree char *kind = hu_explain_unit_kind (hu_scenario_get_unit (scenario, unit)->kind);
  g_autofree char *title = g_strdup_printf ("%s (%s)", name, kind);
  GtkWidget *row = hu_app_row (get_form (self), title);

  return row != NULL ? hu_app_part (row, GTK_TYPE_CHECK_BUTTON) : NULL;
}

static void
answer (HuAppFixture *self,
        const char   *response)
{
  GtkWindow *dialog = hu_app_fixture_dialog (self);

  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), response);
  gtk_window_destroy (dialog);
}

static gboolean
can_add (HuAppFixture *self)
{
  return adw_message_dialog_get_response_enabled (ADW_MESSAGE_DIALOG (hu_app_fixture_dialog (self)), "add");
}

/* --- States --- */

typedef struct
{
  const char *action;
  const char *unit;
  gboolean    value;
  const char *line;
} MarkCase;

static const MarkCase mark_cases[] = {
  { "mark-broken", "g", TRUE, "g: broken" },
  { "mark-broken", "g", FALSE, "g: rallied" },
  { "mark-berserk", "g", TRUE, "g: berserk" },
  { "mark-melee", "g", TRUE, "g: in Melee" },
  { "mark-stunned", "g", TRUE, "g: stunned" },
  { "mark-concealed", "g", TRUE, "g: concealed" },
  { "mark-hidden", "g", TRUE, "g: hidden" },
  { "mark-bypass", "gt", TRUE, "gt: in Bypass" },
  { "mark-wounded", "rl", TRUE, "rl: wounded" },
  { "mark-armed", "rl", FALSE, "rl: unarmed" },
};

static void
test_marks (HuAppFixture *self,
            gconstpointer data)
{
  GActionGroup *actions = hu_map_view_get_actions (hu_app_map (self->window));

  for (guint i = 0; i < G_N_ELEMENTS (mark_cases); i++)
    {
      g_autoptr(GVariant) state = NULL;

      choose (self, "D2", mark_cases[i].unit);
      g_assert_true (g_action_group_get_action_enabled (actions, mark_cases[i].action));
      g_action_group_change_action_state (actions, mark_cases[i].action, g_variant_new_boolean (mark_cases[i].value));
      assert_line (self, mark_cases[i].line);
      state = g_action_group_get_action_state (actions, mark_cases[i].action);
      g_assert_true (g_variant_get_boolean (state) == mark_cases[i].value);
    }

  /* A mark is not offered if it says nothing of a unit of that kind. */
  choose (self, "D2", "g");
  g_assert_false (g_action_group_get_action_enabled (actions, "mark-wounded"));
  choose (self, "F5", "rd");
  g_assert_false (g_action_group_get_action_enabled (actions, "mark-broken"));
  g_assert_true (g_action_group_get_action_enabled (actions, "mark-concealed"));
  choose (self, "D2", NULL);
  g_assert_false (g_action_group_get_action_enabled (actions, "mark-broken"));
}

/* Several at once are one gesture, and only those that were not so yet. */
static void
test_several (HuAppFixture *self,
              gconstpointer data)
{
  HuGame *game = hu_app_fixture_game (self);
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));

  play (self, "mark g broken");
  choose (self, "D2", "g");
  hu_map_state_toggle_selected (state, hu_app_fixture_unit (self, "g2"));
  hu_map_state_toggle_selected (state, hu_app_fixture_unit (self, "r"));
  g_action_group_change_action_state (hu_map_view_get_actions (hu_app_map (self->window)), "mark-broken",
                                      g_variant_new_boolean (TRUE));
  g_assert_cmpuint (hu_game_get_position (game), ==, 3);
  hu_game_undo (game);
  g_assert_cmpuint (hu_game_get_position (game), ==, 1);
}

static void
test_main_armament (HuAppFixture *self,
                    gconstpointer data)
{
  static const char * const lines[] = { "gt: MA malfunctioned", "gt: MA disabled", "gt: without MA", "gt: MA functioning" };
  static const HuMainArmament values[] = { HU_MA_MALFUNCTIONED, HU_MA_DISABLED, HU_MA_NONE, HU_MA_FUNCTIONING };
  GActionGroup *actions = hu_map_view_get_actions (hu_app_map (self->window));

  choose (self, "B5", "gt");
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_action_group_change_action_state (actions, "main-armament", g_variant_new_int32 (values[i]));
      assert_line (self, lines[i]);
    }
  choose (self, "D2", "g");
  g_assert_false (g_action_group_get_action_enabled (actions, "main-armament"));
}

static void
test_leadership (HuAppFixture *self,
                 gconstpointer data)
{
  static const char * const lines[] = { "rl: leadership −1", "rl: leadership +2", "rl: leadership 0" };
  static const gint values[] = { -1, 2, 0 };
  GActionGroup *actions = hu_map_view_get_actions (hu_app_map (self->window));

  choose (self, "D3", "rl");
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr(GVariant) now = NULL;

      g_action_group_change_action_state (actions, "leadership", g_variant_new_int32 (values[i]));
      assert_line (self, lines[i]);
      now = g_action_group_get_action_state (actions, "leadership");
      g_assert_cmpint (g_variant_get_int32 (now), ==, values[i]);
    }

  /* What is so already is no event. */
  g_action_group_change_action_state (actions, "leadership", g_variant_new_int32 (0));
  g_assert_cmpuint (hu_game_get_position (hu_app_fixture_game (self)), ==, G_N_ELEMENTS (lines));
  choose (self, "D2", "g");
  g_assert_false (g_action_group_get_action_enabled (actions, "leadership"));
}

static void
test_riding (HuAppFixture *self,
             gconstpointer data)
{
  choose (self, "B5", "rider");
  hu_app_fixture_map_action (self, "get-in", g_variant_new_uint32 (hu_app_fixture_unit (self, "gt")));
  assert_line (self, "rider: in gt");
  hu_app_fixture_map_action (self, "get-out", NULL);
  assert_line (self, "rider: on foot");
  hu_app_fixture_map_action (self, "get-in", g_variant_new_uint32 (hu_app_fixture_unit (self, "gt")));
  choose (self, "B5", "gt");
  hu_app_fixture_map_action (self, "all-out", NULL);
  assert_line (self, "rider: on foot");
}

static void
test_to_level (HuAppFixture *self,
               gconstpointer data)
{
  choose (self, "D3", "g2");
  hu_app_fixture_map_action (self, "to-storey", g_variant_new_int32 (HU_STOREY_GROUND));
  assert_line (self, "g2 moves to D3");
  hu_app_fixture_map_action (self, "to-storey", g_variant_new_int32 (1));
  assert_line (self, "g2 moves to D3/1");
}

/* --- Forms --- */

static void
test_reduce (HuAppFixture *self,
             gconstpointer data)
{
  choose (self, "D2", "g");
  hu_app_fixture_map_action (self, "reduce", NULL);
  g_assert_nonnull (strstr (get_outcome (self), "gains 1 point"));
  g_assert_true (hu_tactical_form_choose (get_form (self), HU_FORM_AGENT, TRUE));
  answer (self, "add");
  assert_line (self, "g is reduced to ghs");
  g_assert_true (hu_game_get_event (hu_app_fixture_game (self), 0)->own_attack);

  /* There is no other one left: the form says so, and lets nothing through. */
  choose (self, "D3", "g2");
  hu_app_fixture_map_action (self, "reduce", NULL);
  g_assert_cmpstr (get_outcome (self), ==, "There is no unit to choose.");
  g_assert_false (can_add (self));
  answer (self, "cancel");
  g_assert_cmpuint (hu_game_get_position (hu_app_fixture_game (self)), ==, 1);
}

static void
test_capture (HuAppFixture *self,
              gconstpointer data)
{
  guint captor = hu_app_fixture_unit (self, "g2");

  choose (self, "D3", "r");
  hu_app_fixture_map_action (self, "capture", NULL);
  g_assert_true (hu_tactical_form_choose (get_form (self), HU_FORM_OTHER, (gint) captor));
  /* Far away, and so not among them; nor his own side. */
  g_assert_false (hu_tactical_form_choose (get_form (self), HU_FORM_OTHER, (gint) hu_app_fixture_unit (self, "rider")));
  g_assert_false (hu_tactical_form_choose (get_form (self), HU_FORM_OTHER, (gint) hu_app_fixture_unit (self, "rl")));
  g_assert_true (can_add (self));
  answer (self, "add");
  assert_line (self, "r is captured by g2");

  hu_app_fixture_map_action (self, "release", NULL);
  assert_line (self, "r is captured no more");
}

/* A vehicle with its crew cannot be captured: the form says why, as it is. */
static void
test_capture_refused (HuAppFixture *self,
                      gconstpointer data)
{
  choose (self, "B5", "gt");
  hu_app_fixture_map_action (self, "capture", NULL);
  g_assert_cmpstr (get_outcome (self), ==,
                   "This is not possible: gt still has its crew; have it abandoned first.");
  g_assert_false (can_add (self));
  answer (self, "cancel");
  g_assert_cmpuint (hu_game_get_n_events (hu_app_fixture_game (self)), ==, 0);
}

static void
test_abandon (HuAppFixture *self,
              gconstpointer data)
{
  choose (self, "B5", "gt");
  hu_app_fixture_map_action (self, "abandon", NULL);
  g_assert_true (hu_tactical_form_choose (get_form (self), HU_FORM_OTHER, (gint) hu_app_fixture_unit (self, "gc")));
  answer (self, "add");
  assert_line (self, "gt is abandoned by gc");
}

static void
test_eliminate (HuAppFixture *self,
                gconstpointer data)
{
  guint crew = hu_app_fixture_unit (self, "gc");
  const HuEvent *event;

  choose (self, "B5", "gt");
  hu_app_fixture_map_action (self, "eliminate-how", NULL);
  g_assert_null (find_survivor (self, "rhs"));
  g_assert_nonnull (find_survivor (self, "gc"));
  gtk_check_button_set_active (find_survivor (self, "gc"), TRUE);
  g_assert_true (hu_tactical_form_choose (get_form (self), HU_FORM_AGENT, TRUE));
  answer (self, "add");

  event = hu_game_get_event (hu_app_fixture_game (self), 0);
  g_assert_cmpint (event->verb, ==, HU_VERB_ELIMINATE);
  g_assert_true (event->own_attack);
  g_assert_cmpuint (event->units->len, ==, 1);
  g_assert_cmpuint (g_array_index (event->units, guint, 0), ==, crew);
}

static void
test_mop_up (HuAppFixture *self,
             gconstpointer data)
{
  choose (self, "D3", "g2");
  hu_app_fixture_map_action (self, "mop-up", NULL);
  g_assert_cmpuint (hu_game_get_n_events (hu_app_fixture_game (self)), ==, 0);

  play (self, "mark r broken; mark rl broken");
  choose (self, "D3", "g2");
  hu_app_fixture_map_action (self, "mop-up", NULL);
  assert_line (self, "g2 mops up house");
}

/* --- Fire, declaring, searching --- */

static void
test_fire (HuAppFixture *self,
           gconstpointer data)
{
  HuTacticalForm *form;

  hu_map_state_set_storey (hu_map_view_get_state (hu_app_map (self->window)), 1);
  choose (self, "D3", NULL);
  hu_app_fixture_map_action (self, "fire", NULL);
  g_assert_true (hu_tactical_form_choose (get_form (self), HU_FORM_CAUSE, HU_CAUSE_SPREAD));
  g_assert_cmpstr (get_outcome (self), ==, "There is no Fire that it could spread from.");
  g_assert_false (can_add (self));
  g_assert_true (hu_tactical_form_choose (get_form (self), HU_FORM_CAUSE, hu_tactical_form_kindled (HU_SIDE_SECOND)));
  answer (self, "add");
  assert_line (self, "A Flame in D3/1, kindled by the Russian side");

  choose (self, "E3", NULL);
  hu_app_fixture_map_action (self, "fire", NULL);
  form = get_form (self);
  g_assert_true (hu_tactical_form_choose (form, HU_FORM_LOCATION, hu_app_fixture_hex (self, "E3")));
  g_assert_true (hu_tactical_form_choose (form, HU_FORM_FIRE, HU_FIRE_BLAZE));
  g_assert_true (hu_tactical_form_choose (form, HU_FORM_CAUSE, HU_CAUSE_SPREAD));
  answer (self, "add");
  assert_line (self, "A Blaze in E3, spread from D3/1");
}

static void
test_flame (HuAppFixture *self,
            gconstpointer data)
{
  HuLocation at = hu_app_fixture_hex (self, "D3");

  play (self, "kindle german D3 flame");
  choose (self, "D3", NULL);
  hu_app_fixture_map_action (self, "fire-grows", g_variant_new_int32 (at));
  assert_line (self, "A Blaze in D3, kindled by the German side");
  hu_app_fixture_map_action (self, "extinguish", g_variant_new_int32 (at));
  assert_line (self, "The Fire in D3 is out");
  hu_app_fixture_map_action (self, "rubble", NULL);
  answer (self, "add");
  assert_line (self, "D3 becomes rubble");
}

static void
test_declare (HuAppFixture *self,
              gconstpointer data)
{
  play (self, "mark g concealed; move g E2; kill r3; mark secret -hidden; withdraw secret; move g G5");
  choose (self, "G5", NULL);
  hu_app_fixture_map_action (self, "declare", g_variant_new ("(iii)", HU_SIDE_FIRST, HU_SUBJECT_BUILDING, 1));
  assert_line (self, "The German side declares control of hut");
}

static void
test_searched (HuAppFixture *self,
               gconstpointer data)
{
  HuGame *game = hu_app_fixture_game (self);

  choose (self, "D3", NULL);
  hu_app_fixture_map_action (self, "searched", g_variant_new_boolean (TRUE));
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 0);

  choose (self, "G5", NULL);
  hu_app_fixture_map_action (self, "searched", g_variant_new_boolean (FALSE));
  assert_line (self, "secret: no longer concealed, no longer hidden");
}

static GtkWidget *
find_popover (HuAppFixture *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (hu_app_map (self->window))); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      return child;

  return NULL;
}

static void
test_place_at (HuAppFixture *self,
               gconstpointer data)
{
  g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (guint));
  guint crew = hu_app_fixture_unit (self, "gc");

  g_array_append_val (units, crew);
  choose (self, "D3", NULL);
  hu_app_fixture_map_action (self, "place-at", g_variant_new_int32 (1));
  g_signal_emit_by_name (find_popover (self), "picked", units);
  hu_app_fixture_settle (self);
  assert_line (self, "gc comes on in D3/1");
}

/* --- The menu --- */

/* The texts of all labels under @widget. */
static void
collect_labels (GtkWidget *widget,
                GString   *texts)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_child_visible (widget))
    g_string_append_printf (texts, "%s|", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_labels (child, texts);
}

typedef struct
{
  const char *hex;
  const char *unit; /* or NULL */
  const char *has;  /* labels */
  const char *lacks;
} MenuCase;

static const MenuCase menu_cases[] = {
  { "D2", "g", "State|Reduce to a Half-Squad…|Is Captured or Surrenders…|Fire and Rubble|Searched: This Hex|",
    "Main Armament|Its Crew Abandons It…|Mop Up house|Set Control|To Another Level|" },
  { "B5", "gt", "Main Armament|Its Crew Abandons It…|gt still has its crew|", "Reduce to a Half-Squad…|" },
  { "B5", "rider", "Get into or onto gt|", "Get Out|" },
  { "D3", "g2", "To Another Level|Mop Up house|r, armed and unbroken, is in house|Searched: All of house|"
                "Bring a Unit On at a Level|", "" },
  { "F5", "rd", "State|", "Is Captured or Surrenders…|" },
};

static void
test_menu (HuAppFixture *self,
           gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (menu_cases); i++)
    {
      g_autoptr(GString) texts = g_string_new ("|");
      g_auto(GStrv) has = g_strsplit (menu_cases[i].has, "|", -1);
      g_auto(GStrv) lacks = g_strsplit (menu_cases[i].lacks, "|", -1);

      choose (self, menu_cases[i].hex, menu_cases[i].unit);
      g_assert_true (hu_app_fixture_key (self, GDK_KEY_F10, GDK_SHIFT_MASK));
      collect_labels (find_popover (self), texts);
      for (guint j = 0; has[j][0] != '\0'; j++)
        {
          g_autofree char *label = g_strdup_printf ("|%s|", has[j]);

          if (strstr (texts->str, label) == NULL)
            g_error ("menu of %s lacks “%s”: %s", menu_cases[i].hex, has[j], texts->str);
        }
      for (guint j = 0; lacks[j] != NULL && lacks[j][0] != '\0'; j++)
        {
          g_autofree char *label = g_strdup_printf ("|%s|", lacks[j]);

          if (strstr (texts->str, label) != NULL)
            g_error ("menu of %s has “%s”: %s", menu_cases[i].hex, lacks[j], texts->str);
        }
      gtk_popover_popdown (GTK_POPOVER (find_popover (self)));
      hu_app_fixture_settle (self);
    }
}

/* Whether the hex hides anything cannot be told from the menu of a side's view. */
static void
test_menu_of_view (HuAppFixture *self,
                   gconstpointer data)
{
  g_autofree char *texts[2] = { NULL, NULL };

  hu_game_set_viewer (hu_app_fixture_game (self), HU_SIDE_FIRST);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(GString) collected = g_string_new (NULL);

      choose (self, "G5", "g");
      g_assert_true (hu_app_fixture_key (self, GDK_KEY_F10, GDK_SHIFT_MASK));
      collect_labels (find_popover (self), collected);
      gtk_popover_popdown (GTK_POPOVER (find_popover (self)));
      hu_app_fixture_settle (self);
      g_assert_null (strstr (collected->str, "secret"));
      texts[i] = g_strdup (collected->str);
      if (i == 1)
        break;
      hu_game_set_viewer (hu_app_fixture_game (self), HU_SIDE_NONE);
      play (self, "withdraw secret");
      hu_game_set_viewer (hu_app_fixture_game (self), HU_SIDE_FIRST);
    }
  g_assert_cmpstr (texts[0], ==, texts[1]);
}

/* After the last phase nothing tactical can be asked for. */
static void
test_over (HuAppFixture *self,
           gconstpointer data)
{
  static const char * const names[] = {
    "mark-broken", "get-in", "reduce", "capture", "eliminate-how", "mop-up", "fire", "rubble", "declare", "searched",
  };
  GActionGroup *actions = hu_map_view_get_actions (hu_app_map (self->window));

  choose (self, "D2", "g");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_true (g_action_group_get_action_enabled (actions, names[i]));
  play (self, "end; end");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_false (g_action_group_get_action_enabled (actions, names[i]));
}

#define ADD(path, test) g_test_add ("/tactical/" path, HuAppFixture, NULL, set_up, test, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  ADD ("marks", test_marks);
  ADD ("several", test_several);
  ADD ("main-armament", test_main_armament);
  ADD ("leadership", test_leadership);
  ADD ("riding", test_riding);
  ADD ("to-storey", test_to_level);
  ADD ("reduce", test_reduce);
  ADD ("capture", test_capture);
  ADD ("capture-refused", test_capture_refused);
  ADD ("abandon", test_abandon);
  ADD ("eliminate", test_eliminate);
  ADD ("mop-up", test_mop_up);
  ADD ("fire", test_fire);
  ADD ("flame", test_flame);
  ADD ("declare", test_declare);
  ADD ("searched", test_searched);
  ADD ("place-at", test_place_at);
  ADD ("menu", test_menu);
  ADD ("menu-of-view", test_menu_of_view);
  ADD ("over", test_over);

  return g_test_run ();
}
