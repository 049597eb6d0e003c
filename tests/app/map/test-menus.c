/*
 * The verbs of the log, as menus ask for them.
 */
#include "hu-app-fixture.h"

#define UNITS "g1 german 0101; g2 german -; s1 soviet 0301; s2 soviet -; s3 soviet -"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up (self, UNITS, "");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
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

static const HuEvent *
last_event (HuAppFixture *self)
{
  HuGame *game = hu_app_fixture_game (self);

  g_assert_cmpuint (hu_game_get_position (game), >, 0);

  return hu_game_get_event (game, hu_game_get_position (game) - 1);
}

static HuUnitStatus
status (HuAppFixture *self,
        const char   *id)
{
  const HuState *state = hu_snapshot_get_state (hu_game_get_snapshot (hu_app_fixture_game (self)));

  return (HuUnitStatus) state->unit_status[hu_app_fixture_unit (self, id)];
}

static void
test_eliminate (HuAppFixture  *self,
                gconstpointer  data)
{
  choose (self, "0301", "s1");
  hu_app_fixture_map_action (self, "eliminate", NULL);
  g_assert_cmpint (status (self, "s1"), ==, HU_UNIT_ELIMINATED);
  g_assert_false (last_event (self)->own_attack);
  hu_game_undo (hu_app_fixture_game (self));

  hu_app_fixture_map_action (self, "eliminate-own-attack", NULL);
  g_assert_cmpint (status (self, "s1"), ==, HU_UNIT_ELIMINATED);
  g_assert_true (last_event (self)->own_attack);
}

static void
test_withdraw (HuAppFixture  *self,
               gconstpointer  data)
{
  choose (self, "0101", "g1");
  hu_app_fixture_map_action (self, "withdraw", NULL);
  g_assert_cmpint (status (self, "g1"), ==, HU_UNIT_WITHDRAWN);
}

static void
test_exit (HuAppFixture  *self,
           gconstpointer  data)
{
  choose (self, "0101", "g1");
  hu_app_fixture_map_action (self, "exit", g_variant_new_int32 (HU_EXIT_RECALL));
  g_assert_cmpint (status (self, "g1"), ==, HU_UNIT_EXITED);
  g_assert_cmpint (last_event (self)->exit_as, ==, HU_EXIT_RECALL);
}

static void
refused_cb (GString *said,
            char    *why)
{
  g_string_assign (said, why);
}

static void
test_exit_refused (HuAppFixture  *self,
                   gconstpointer  data)
{
  g_autoptr(GString) said = g_string_new (NULL);

  hu_app_fixture_append (self, "move g1 0303");
  g_signal_connect_swapped (hu_app_map (self->window), "refused", G_CALLBACK (refused_cb), said);
  choose (self, "0303", "g1");
  hu_app_fixture_map_action (self, "exit", g_variant_new_int32 (HU_EXIT_PLAIN));
  g_assert_nonnull (strstr (said->str, "0303"));
  g_assert_cmpuint (hu_game_get_n_events (hu_app_fixture_game (self)), ==, 1);
}

static HuSide
control (HuAppFixture *self,
         const char   *hex)
{
  const HuState *state = hu_snapshot_get_state (hu_game_get_snapshot (hu_app_fixture_game (self)));

  return (HuSide) state->hex_owner[hu_app_fixture_hex (self, hex)];
}

static void
test_control (HuAppFixture  *self,
              gconstpointer  data)
{
  choose (self, "0503", NULL);
  hu_app_fixture_map_action (self, "control", g_variant_new ("(is)", HU_SIDE_FIRST, "hex"));
  g_assert_cmpint (control (self, "0503"), ==, HU_SIDE_FIRST);
  hu_app_fixture_map_action (self, "control", g_variant_new ("(is)", HU_SIDE_NONE, "hex"));
  g_assert_cmpint (control (self, "0503"), ==, HU_SIDE_NONE);

  /* Both hexes of Moscow. */
  choose (self, "0306", NULL);
  hu_app_fixture_map_action (self, "control", g_variant_new ("(is)", HU_SIDE_FIRST, "place"));
  g_assert_cmpint (control (self, "0305"), ==, HU_SIDE_FIRST);
  g_assert_cmpint (control (self, "0306"), ==, HU_SIDE_FIRST);
  g_assert_cmpuint (hu_game_get_n_events (hu_app_fixture_game (self)), ==, 3);

  hu_app_fixture_append (self, "control soviet 0101");
  choose (self, "0101", "g1");
  hu_app_fixture_map_action (self, "control", g_variant_new ("(is)", HU_SIDE_FIRST, "selection"));
  g_assert_cmpint (control (self, "0101"), ==, HU_SIDE_FIRST);
}

static GtkWidget *
find_picker (HuAppFixture *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (hu_app_map (self->window))); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      return child;

  return NULL;
}

static void
pick (HuAppFixture *self,
      const char   *ids)
{
  g_auto(GStrv) list = g_strsplit (ids, " ", -1);
  g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; list[i] != NULL; i++)
    {
      guint unit = hu_app_fixture_unit (self, list[i]);

      g_array_append_val (units, unit);
    }

  g_assert_nonnull (find_picker (self));
  g_signal_emit_by_name (find_picker (self), "picked", units);
  hu_app_fixture_settle (self);
}

static void
test_place (HuAppFixture  *self,
            gconstpointer  data)
{
  choose (self, "0503", NULL);
  hu_app_fixture_map_action (self, "place", NULL);
  pick (self, "s2 s3");
  g_assert_cmpstr (hu_app_fixture_where (self, "s2"), ==, "0503");
  g_assert_cmpstr (hu_app_fixture_where (self, "s3"), ==, "0503");
  hu_game_undo (hu_app_fixture_game (self));
  g_assert_cmpstr (hu_app_fixture_where (self, "s3"), ==, "-");
}

static void
test_withdraw_waiting (HuAppFixture  *self,
                       gconstpointer  data)
{
  choose (self, "0503", NULL);
  hu_app_fixture_map_action (self, "withdraw-waiting", NULL);
  pick (self, "g2");
  g_assert_cmpint (status (self, "g2"), ==, HU_UNIT_WITHDRAWN);
}

static void
test_survivors (HuAppFixture  *self,
                gconstpointer  data)
{
  choose (self, "0301", "s1");
  hu_app_fixture_map_action (self, "eliminate-survivors", NULL);
  pick (self, "s2");
  g_assert_cmpint (status (self, "s1"), ==, HU_UNIT_ELIMINATED);
  g_assert_cmpstr (hu_app_fixture_where (self, "s2"), ==, "0301");
}

/* Actions that make no sense are not offered. */
static void
test_disabled (HuAppFixture  *self,
               gconstpointer  data)
{
  GActionGroup *actions = hu_map_view_get_actions (hu_app_map (self->window));

  g_assert_false (g_action_group_get_action_enabled (actions, "eliminate"));
  g_assert_false (g_action_group_get_action_enabled (actions, "place"));
  g_assert_false (g_action_group_get_action_enabled (actions, "control"));
  choose (self, "0101", "g1");
  g_assert_true (g_action_group_get_action_enabled (actions, "eliminate"));
  g_assert_true (g_action_group_get_action_enabled (actions, "place"));
  hu_app_fixture_append (self, "withdraw g1; place g2 0102; place s2 0501; withdraw s3");
  g_assert_false (g_action_group_get_action_enabled (actions, "eliminate"));
  g_assert_false (g_action_group_get_action_enabled (actions, "place"));
}

/* After the last phase only a note may follow: nothing else is offered. */
static void
test_over (HuAppFixture  *self,
           gconstpointer  data)
{
  static const char *verbs[] = {
    "pick-up", "place", "eliminate", "eliminate-own-attack", "eliminate-survivors", "withdraw",
    "withdraw-waiting", "exit", "control",
  };
  GActionGroup *actions = G_ACTION_GROUP (hu_map_view_get_actions (hu_app_map (self->window)));

  choose (self, "0101", "g1");
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    g_assert_true (g_action_group_get_action_enabled (actions, verbs[i]));

  while (!hu_snapshot_get_clock (hu_game_get_snapshot (hu_app_fixture_game (self)))->over)
    hu_app_fixture_append (self, "end-phase");
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    g_assert_false (g_action_group_get_action_enabled (actions, verbs[i]));
  g_assert_true (g_action_group_get_action_enabled (actions, "trace"));

  hu_game_undo (hu_app_fixture_game (self));
  g_assert_true (g_action_group_get_action_enabled (actions, "pick-up"));
}

static void
test_context_menu (HuAppFixture  *self,
                   gconstpointer  data)
{
  choose (self, "0101", "g1");
  g_assert_true (hu_app_fixture_key (self, GDK_KEY_F10, GDK_SHIFT_MASK));
  g_assert_true (GTK_IS_POPOVER_MENU (find_picker (self)));
  g_assert_true (hu_map_view_is_busy (hu_app_map (self->window)));
  gtk_popover_popdown (GTK_POPOVER (find_picker (self)));
  hu_app_fixture_settle (self);
  g_assert_null (find_picker (self));
  g_assert_false (hu_map_view_is_busy (hu_app_map (self->window)));
}

static void
test_end_phase (HuAppFixture  *self,
                gconstpointer  data)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.end-phase", NULL);
  g_assert_cmpint (last_event (self)->verb, ==, HU_VERB_END_PHASE);
}

static void
test_note (HuAppFixture  *self,
           gconstpointer  data)
{
  GtkWindow *dialog;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.note", NULL);
  dialog = hu_app_fixture_dialog (self);
  g_assert_true (ADW_IS_MESSAGE_DIALOG (dialog));
  gtk_editable_set_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (dialog))),
                         "rain sets in");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "add");
  g_assert_cmpint (last_event (self)->verb, ==, HU_VERB_NOTE);
  g_assert_cmpstr (last_event (self)->text, ==, "rain sets in");
  gtk_window_destroy (dialog);
}

static void
test_concede (HuAppFixture  *self,
              gconstpointer  data)
{
  GtkWindow *dialog;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.concede", "i", HU_SIDE_FIRST);
  dialog = hu_app_fixture_dialog (self);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  gtk_window_destroy (dialog);
  g_assert_cmpuint (hu_game_get_n_events (hu_app_fixture_game (self)), ==, 0);

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.concede", "i", HU_SIDE_FIRST);
  dialog = hu_app_fixture_dialog (self);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "concede");
  gtk_window_destroy (dialog);
  g_assert_cmpint (last_event (self)->verb, ==, HU_VERB_CONCEDE);
  g_assert_cmpint (hu_snapshot_get_verdict (hu_game_get_snapshot (hu_app_fixture_game (self)))->winner, ==,
                   HU_SIDE_SECOND);
  g_assert_true (gtk_widget_has_css_class (hu_app_part (self->window, HU_TYPE_VERDICT_BAR), "second-side"));
}

static void
test_go_to (HuAppFixture  *self,
            gconstpointer  data)
{
  hu_app_fixture_append (self, "move g1 0102; move g1 0103; move g1 0104");
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.go-to", "u", 1);
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0102");
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.go-to", "u", 3);
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0104");
}

static void
test_overlays (HuAppFixture  *self,
               gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  GActionGroup *actions = hu_map_view_get_actions (hu_app_map (self->window));
  g_autoptr(GVariant) shown = NULL;

  g_action_group_activate_action (actions, "show-zoc", NULL);
  g_assert_cmphex (hu_map_state_get_overlays (state), ==, HU_OVERLAY_DEFAULT | HU_OVERLAY_ZOC);
  shown = g_action_group_get_action_state (actions, "show-zoc");
  g_assert_true (g_variant_get_boolean (shown));
  g_action_group_activate_action (actions, "show-zoc", NULL);
  g_action_group_activate_action (actions, "show-supply", NULL);
  g_assert_cmphex (hu_map_state_get_overlays (state), ==, HU_OVERLAY_DEFAULT & ~HU_OVERLAY_SUPPLY);
}

static gboolean
shows_tooltip (GtkWidget *widget)
{
  g_autoptr(GObject) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean shows = FALSE;

  g_signal_emit_by_name (widget, "query-tooltip", 1, 1, FALSE, tooltip, &shows);

  return shows;
}

/* GTK asks the button of an open menu for the tooltip of each entry under the pointer. */
static guint
check_tooltips (HuAppFixture *self,
                GtkWidget    *root)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      n += check_tooltips (self, child);
      if (!GTK_IS_MENU_BUTTON (child) || !gtk_widget_get_mapped (child) || !gtk_widget_get_sensitive (child) ||
          !gtk_widget_get_has_tooltip (child))
        continue;

      g_test_message ("%s", gtk_widget_get_tooltip_text (child));
      g_assert_true (shows_tooltip (child));
      gtk_menu_button_popup (GTK_MENU_BUTTON (child));
      hu_app_fixture_settle (self);
      g_assert_true (gtk_widget_get_visible (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (child)))));
      g_assert_false (shows_tooltip (child));
      gtk_menu_button_popdown (GTK_MENU_BUTTON (child));
      hu_app_fixture_settle (self);
      g_assert_true (shows_tooltip (child));
      n++;
    }

  return n;
}

static void
test_tooltips (HuAppFixture  *self,
               gconstpointer  data)
{
  g_assert_cmpuint (check_tooltips (self, GTK_WIDGET (self->window)), >=, 3);
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
    { "/menus/eliminate", test_eliminate },
    { "/menus/withdraw", test_withdraw },
    { "/menus/exit", test_exit },
    { "/menus/exit-refused", test_exit_refused },
    { "/menus/control", test_control },
    { "/menus/place", test_place },
    { "/menus/withdraw-waiting", test_withdraw_waiting },
    { "/menus/survivors", test_survivors },
    { "/menus/disabled", test_disabled },
    { "/menus/over", test_over },
    { "/menus/context-menu", test_context_menu },
    { "/menus/end-phase", test_end_phase },
    { "/menus/note", test_note },
    { "/menus/concede", test_concede },
    { "/menus/go-to", test_go_to },
    { "/menus/overlays", test_overlays },
    { "/menus/tooltips", test_tooltips },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
