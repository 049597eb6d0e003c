/*
 * The second screen: its layout and the way out, what has changed, and copying that.
 */
#include "hu-app-fixture.h"
#include "hu-second-bar.h"

#define UNITS "g1 german 0103; g2 german 0102; s1 soviet 0502"

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
activate (HuAppFixture *self,
          const char   *action,
          const char   *format,
          const char   *value)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), action, format, value));
  hu_app_fixture_settle (self);
}

static GtkWidget *
get_bar (HuAppFixture *self)
{
  return hu_app_fixture_part (self, HU_TYPE_SECOND_BAR);
}

static gboolean
is_on (HuAppFixture *self)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->window), "second-screen");
  g_autoptr(GVariant) state = g_action_get_state (action);

  return g_variant_get_boolean (state);
}

static gboolean
shows_panels (HuAppFixture *self)
{
  gboolean time = gtk_widget_get_mapped (hu_app_fixture_part (self, HU_TYPE_TIME_BAR));

  g_assert_true (time == gtk_widget_get_mapped (hu_app_child (self->window, "header")));
  g_assert_true (time != gtk_widget_get_mapped (get_bar (self)));

  return time;
}

static gboolean
has_flips (HuAppFixture *self,
           gpointer      data)
{
  return gtk_widget_get_visible (hu_app_child (get_bar (self), "flips"));
}

static void
test_layout (HuAppFixture  *self,
             gconstpointer  data)
{
  g_assert_true (shows_panels (self));
  activate (self, "win.second-screen", NULL, NULL);
  g_assert_true (is_on (self));
  g_assert_false (shows_panels (self));
  g_assert_false (adw_flap_get_reveal_flap (hu_app_fixture_part (self, ADW_TYPE_FLAP)));
  g_assert_cmpstr (hu_app_text (get_bar (self), "when"), ==, "Turn 1, German, Movement");
  g_assert_false (gtk_widget_get_visible (hu_app_child (get_bar (self), "change")));
  hu_app_fixture_wait (self, has_flips, NULL);
  g_assert_cmpstr (hu_app_text (get_bar (self), "flips"), ==,
                   "moscow has a line of supply. One more German unit in any of these 4 hexes would change that.");

  activate (self, "win.second-leave", NULL, NULL);
  g_assert_false (is_on (self));
  g_assert_true (shows_panels (self));
  g_assert_true (adw_flap_get_reveal_flap (hu_app_fixture_part (self, ADW_TYPE_FLAP)));
}

/* What-if has more to show. */
static void
test_what_if (HuAppFixture  *self,
              gconstpointer  data)
{
  activate (self, "win.second-screen", NULL, NULL);
  activate (self, "win.what-if", NULL, NULL);
  g_assert_false (is_on (self));
  g_assert_true (gtk_widget_get_mapped (hu_app_child (self->window, "header")));
}

static void
assert_lit (HuAppFixture *self,
            guint         n)
{
  const GArray *lit = hu_map_state_get_lit (hu_map_view_get_state (hu_app_map (self->window)));

  g_assert_cmpuint (lit->len, ==, n);
}

static GtkEventController *
find_controller (HuAppFixture *self,
                 const char   *name)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (self->window));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (g_strcmp0 (gtk_event_controller_get_name (controller), name) == 0)
        return controller;
    }

  g_assert_not_reached ();
}

static void
press_key (HuAppFixture *self)
{
  gboolean taken;

  g_signal_emit_by_name (find_controller (self, "hu-presence"), "key-pressed", GDK_KEY_Shift_L, 0, 0, &taken);
}

static void
move_pointer (HuAppFixture *self,
              double        x)
{
  g_signal_emit_by_name (find_controller (self, "hu-presence-pointer"), "motion", x, 100.0);
}

/* What nobody has seen yet adds up, and its hexes are lit. */
static void
test_change (HuAppFixture  *self,
             gconstpointer  data)
{
  activate (self, "win.second-screen", NULL, NULL);
  hu_app_fixture_append (self, "move g1 0104");
  g_assert_cmpstr (hu_app_text (get_bar (self), "change"), ==, "g1 moves 0103 → 0104");
  assert_lit (self, 2);
  hu_app_fixture_append (self, "move g2 0103");
  g_assert_cmpstr (hu_app_text (get_bar (self), "change"), ==, "g1 moves 0103 → 0104; g2 moves 0102 → 0103");
  hu_app_fixture_append (self, "move g1 0105; move g1 0106");
  g_assert_cmpstr (hu_app_text (get_bar (self), "change"), ==,
                   "g1 moves 0103 → 0104; g2 moves 0102 → 0103; g1 moves 0104 → 0105; and 1 more event");

  /* A key: somebody is there. */
  press_key (self);
  hu_app_fixture_append (self, "move g1 0105");
  g_assert_cmpstr (hu_app_text (get_bar (self), "change"), ==, "g1 moves 0106 → 0105");
  /* The pointer: somebody is there, unless only the window has changed beneath it. */
  move_pointer (self, 100);
  hu_app_fixture_append (self, "move g1 0104");
  g_assert_cmpstr (hu_app_text (get_bar (self), "change"), ==, "g1 moves 0105 → 0104");
  move_pointer (self, 100);
  hu_app_fixture_append (self, "move g1 0105");
  g_assert_cmpstr (hu_app_text (get_bar (self), "change"), ==, "g1 moves 0105 → 0104; g1 moves 0104 → 0105");
  hu_game_undo (hu_app_fixture_game (self));
  hu_game_undo (hu_app_fixture_game (self));
  g_assert_false (gtk_widget_get_visible (hu_app_child (get_bar (self), "change")));

  activate (self, "win.second-leave", NULL, NULL);
  assert_lit (self, 0);
}

static HuHex
hover (HuAppFixture *self)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));

  hu_map_state_set_hover (state, hu_app_fixture_hex (self, "0104"));

  return hu_map_state_get_hover (state);
}

/* A pointer that nobody moves points at nothing. */
static void
test_pointer (HuAppFixture  *self,
              gconstpointer  data)
{
  HuPatience patience;

  g_assert_cmpint (hover (self), !=, HU_HEX_NONE);
  activate (self, "win.second-screen", NULL, NULL);
  g_assert_cmpint (hover (self), ==, HU_HEX_NONE);
  move_pointer (self, 100);
  g_assert_cmpint (hover (self), !=, HU_HEX_NONE);
  hu_patience_begin (&patience);
  while (hu_map_state_get_hover (hu_map_view_get_state (hu_app_map (self->window))) != HU_HEX_NONE)
    hu_patience_turn (&patience);
  g_assert_cmpint (hover (self), ==, HU_HEX_NONE);
  activate (self, "win.second-leave", NULL, NULL);
  g_assert_cmpint (hover (self), !=, HU_HEX_NONE);
}

typedef struct
{
  gboolean done;
  char    *text;
} Clipboard;

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  Clipboard *clipboard = data;

  clipboard->text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  clipboard->done = TRUE;
}

static void
test_copy (HuAppFixture  *self,
           gconstpointer  data)
{
#define GAME "A game without a title (Turn 1, German, Movement)"
#define MOVE "g2 moves 0102 → 0103"
#define VERDICT "Undecided. moscow's lifeline is 1 hex wide, as at the start."
  static const struct { const char *format, *text; } cases[] = {
    { "chat", GAME ": " MOVE ". " VERDICT },
    { "md", "**" GAME "**\n\n" MOVE "\n\n**" VERDICT "**" },
    { "bbcode", "[b]" GAME "[/b]\n\n" MOVE "\n\n[b]" VERDICT "[/b]" },
    { "xenforo", "[B]" GAME "[/B]\n\n" MOVE "\n\n[B]" VERDICT "[/B]" },
    { "txt", GAME "\n\n" MOVE "\n\n" VERDICT },
  };

  hu_app_fixture_append (self, "move g1 0104; move g2 0103");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Clipboard clipboard = { FALSE, NULL };

      activate (self, "win.copy-change", "s", cases[i].format);
      gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), NULL, read_cb, &clipboard);
      while (!clipboard.done)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpstr (clipboard.text, ==, cases[i].text);
      g_free (clipboard.text);
    }
}

static void
assert_copied (HuAppFixture *self,
               const char   *text)
{
  Clipboard clipboard = { FALSE, NULL };

  activate (self, "win.copy-change", "s", "chat");
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), NULL, read_cb, &clipboard);
  while (!clipboard.done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (clipboard.text, ==, text);
  g_free (clipboard.text);
}

/* Of a gesture all events are copied, and on the second screen all that nobody has seen yet. */
static void
test_copy_all (HuAppFixture  *self,
               gconstpointer  data)
{
  g_autoptr(GPtrArray) events = hu_fixture_log (hu_game_get_scenario (hu_app_fixture_game (self)), "move g1 0104; move s1 0503");
  GAction *copy = g_action_map_lookup_action (G_ACTION_MAP (self->window), "copy-change");
  HuRefusal refusal;

  g_assert_false (g_action_get_enabled (copy));
  g_assert_true (hu_game_append_gesture (hu_app_fixture_game (self), (HuEvent * const *) events->pdata, events->len, &refusal, NULL));
  hu_app_fixture_settle (self);
  assert_copied (self, GAME ": g1 moves 0103 → 0104; s1 moves 0502 → 0503. " VERDICT);
  hu_app_fixture_append (self, "move g2 0103");
  assert_copied (self, GAME ": " MOVE ". " VERDICT);

  activate (self, "win.second-screen", NULL, NULL);
  press_key (self);
  hu_app_fixture_append (self, "move g1 0105; move g1 0104");
  assert_copied (self, GAME ": g1 moves 0104 → 0105; g1 moves 0105 → 0104. " VERDICT);
}

#define ADD(path, test) g_test_add ("/second/" path, HuAppFixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  ADD ("layout", test_layout);
  ADD ("what-if", test_what_if);
  ADD ("change", test_change);
  ADD ("pointer", test_pointer);
  ADD ("copy", test_copy);
  ADD ("copy-all", test_copy_all);

  return g_test_run ();
}
