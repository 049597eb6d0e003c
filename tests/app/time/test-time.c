/*
 * Time in the window: the track is dragged, stepped, played and zoomed; looking
 * back leaves the game saved as it is; branching, notes and the menus.
 */
#include "hu-app-fixture.h"
#include "hu-journal.h"
#include "hu-recovery.h"
#include "hu-variation-item.h"

#include <glib/gstdio.h>

#define UNITS "g1 german 0103; g2 german 0102; s1 soviet 0301; s2 soviet 0502"
#define LOG "move g1 0102; move g1 0302; note closed; end-phase; end-phase; move g2 0103; end-phase"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up (self, UNITS, LOG);
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static void
act (HuAppFixture *self,
     const char   *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), action, NULL));
}

static void
act_on (HuAppFixture *self,
        const char   *action,
        guint         moment)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), action, "u", moment));
}

static guint
position (HuAppFixture *self)
{
  return hu_game_get_position (hu_app_fixture_game (self));
}

static HuTimeTrack *
track (HuAppFixture *self)
{
  return hu_time_bar_get_track (hu_app_part (self->window, HU_TYPE_TIME_BAR));
}

static GtkEventController *
controller (HuAppFixture *self,
            const char   *name)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (track (self)));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) found = g_list_model_get_item (controllers, i);

      if (g_strcmp0 (gtk_event_controller_get_name (found), name) == 0)
        return found;
    }

  g_assert_not_reached ();
}

static gboolean
press (HuAppFixture    *self,
       guint            keyval,
       GdkModifierType  state)
{
  gboolean taken = FALSE;

  g_signal_emit_by_name (controller (self, "hu-track-keys"), "key-pressed", keyval, 0, state, &taken);

  return taken;
}

static gboolean
is_at (HuAppFixture *self,
       gpointer      data)
{
  return position (self) == GPOINTER_TO_UINT (data);
}

static gboolean
is_measured (HuAppFixture *self,
             gpointer      data)
{
  return hu_timeline_measure (hu_time_bar_get_timeline (hu_app_part (self->window, HU_TYPE_TIME_BAR)), 0);
}

/* --- Looking --- */

static void
test_drag (HuAppFixture  *self,
           gconstpointer  data)
{
  GtkEventController *drag = controller (self, "hu-track-drag");
  double start = hu_time_track_x (track (self), 7), end = hu_time_track_x (track (self), 2);

  g_signal_emit_by_name (drag, "drag-begin", start, 40.0);
  g_signal_emit_by_name (drag, "drag-update", end - start + 1, 0.0);
  hu_app_fixture_wait (self, is_at, GUINT_TO_POINTER (2));
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0302");
  g_assert_false (hu_document_get_modified (hu_window_get_document (self->window)));

  /* Out of the track to either side is its end. */
  g_signal_emit_by_name (drag, "drag-update", -5000.0, 0.0);
  hu_app_fixture_wait (self, is_at, GUINT_TO_POINTER (0));
  g_signal_emit_by_name (drag, "drag-update", 5000.0, 0.0);
  hu_app_fixture_wait (self, is_at, GUINT_TO_POINTER (7));
}

static void
test_moments_lie_in_order (HuAppFixture  *self,
                           gconstpointer  data)
{
  for (guint zoom = 0; zoom < 3; zoom++)
    {
      for (guint i = 0; i <= 7; i++)
        {
          double x = hu_time_track_x (track (self), i);

          g_assert_cmpuint (hu_time_track_moment_at (track (self), x), ==, i);
          if (i > 0)
            g_assert_cmpfloat (x, >, hu_time_track_x (track (self), i - 1));
        }
      act (self, "win.time-zoom-in");
    }
}

typedef struct
{
  guint           keyval;
  GdkModifierType state;
  guint           expected;
} Stroke;

static void
test_keys (HuAppFixture  *self,
           gconstpointer  data)
{
  static const Stroke strokes[] = {
    { GDK_KEY_Left, 0, 6 },  { GDK_KEY_Left, GDK_CONTROL_MASK, 5 }, { GDK_KEY_Page_Up, 0, 0 },
    { GDK_KEY_Right, 0, 1 }, { GDK_KEY_Right, GDK_CONTROL_MASK, 4 }, { GDK_KEY_Page_Down, 0, 5 },
    { GDK_KEY_Home, 0, 0 },  { GDK_KEY_Down, 0, 2 },                 { GDK_KEY_Down, 0, 4 },
    { GDK_KEY_Up, 0, 2 },    { GDK_KEY_End, 0, 7 },
  };

  hu_app_fixture_wait (self, is_measured, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (strokes); i++)
    {
      g_assert_true (press (self, strokes[i].keyval, strokes[i].state));
      g_assert_cmpuint (position (self), ==, strokes[i].expected);
    }
  g_assert_false (press (self, GDK_KEY_x, 0));
}

static void
test_words (HuAppFixture  *self,
            gconstpointer  data)
{
  HuTimeTrack *shown = track (self);
  g_autofree char *words = NULL;
  g_autofree char *pin = NULL;
  g_autofree char *phase = NULL;

  hu_app_fixture_wait (self, is_measured, NULL);
  words = hu_time_track_dup_words_at (shown, hu_time_track_x (shown, 2), 24);
  g_assert_true (g_str_has_prefix (words, "Turn 1, German, "));
  g_assert_nonnull (strstr (words, "\nEvent 2: g1 moves 0102 → 0302\n"));
  g_assert_nonnull (strstr (words, "lifeline: "));
  pin = hu_time_track_dup_words_at (shown, hu_time_track_x (shown, 3), 24);
  g_assert_nonnull (strstr (pin, "closed"));
  phase = hu_time_track_dup_words_at (shown, gtk_widget_get_width (GTK_WIDGET (shown)) - 20.0, 40);
  g_assert_true (g_str_has_prefix (phase, "Turn 2, Soviet, "));
  act_on (self, "win.go-to", 2);
  gtk_test_accessible_assert_property (shown, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 2.0);
  gtk_test_accessible_assert_property (shown, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words);
}

/* From the beginning to the last event, in pixels. */
static double
span (HuAppFixture *self)
{
  return hu_time_track_x (track (self), hu_game_get_n_events (hu_app_fixture_game (self))) - hu_time_track_x (track (self), 0);
}

static void
test_zoom (HuAppFixture  *self,
           gconstpointer  data)
{
  double before, whole;

  hu_app_fixture_wait (self, is_measured, NULL);
  whole = span (self);
  g_assert_cmpfloat (whole, >, 0);
  g_assert_cmpfloat (whole, <=, gtk_widget_get_width (GTK_WIDGET (track (self))));
  act_on (self, "win.go-to", 2);
  before = hu_time_track_x (track (self), 4) - hu_time_track_x (track (self), 2);
  g_assert_true (press (self, GDK_KEY_minus, 0));
  g_assert_cmpfloat (span (self), ==, whole);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1024, 700);
  hu_time_track_zoom (track (self), 1.2);
  g_assert_cmpfloat (hu_time_track_x (track (self), 4) - hu_time_track_x (track (self), 2), >=, before);
  act (self, "win.time-zoom-fit");
  g_assert_cmpfloat (span (self), ==, whole);
}

static gboolean
has_played (HuAppFixture *self,
            gpointer      data)
{
  return position (self) == 7 && !hu_time_bar_get_playing (hu_app_part (self->window, HU_TYPE_TIME_BAR));
}

static void
test_play (HuAppFixture  *self,
           gconstpointer  data)
{
  GActionGroup *actions = G_ACTION_GROUP (self->window);

  hu_time_bar_set_interval (hu_app_part (self->window, HU_TYPE_TIME_BAR), 10000);
  act (self, "win.play");
  g_assert_cmpuint (position (self), ==, 0);
  g_assert_true (g_variant_get_boolean (g_action_group_get_action_state (actions, "play")));

  /* A hand on the timeline stops it. */
  act (self, "win.step-ahead");
  g_assert_false (hu_time_bar_get_playing (hu_app_part (self->window, HU_TYPE_TIME_BAR)));
  act (self, "win.play");
  g_assert_cmpuint (position (self), ==, 1);
  hu_time_bar_set_interval (hu_app_part (self->window, HU_TYPE_TIME_BAR), 1);
  hu_app_fixture_wait (self, has_played, NULL);
  g_assert_false (g_variant_get_boolean (g_action_group_get_action_state (actions, "play")));
}

static void
test_speed (HuAppFixture  *self,
            gconstpointer  data)
{
  g_autoptr(GVariant) state = NULL;

  g_action_group_change_action_state (G_ACTION_GROUP (self->window), "play-speed", g_variant_new_int32 (100));
  state = g_action_group_get_action_state (G_ACTION_GROUP (self->window), "play-speed");
  g_assert_cmpint (g_variant_get_int32 (state), ==, 100);
}

static void
test_charts (HuAppFixture  *self,
             gconstpointer  data)
{
  HuTimeCharts *charts = hu_app_part (self->window, HU_TYPE_TIME_CHARTS);
  g_autofree char *words = NULL;

  hu_app_fixture_wait (self, is_measured, NULL);
  g_assert_false (gtk_widget_get_child_visible (gtk_widget_get_ancestor (GTK_WIDGET (charts),
                                                                         GTK_TYPE_SCROLLED_WINDOW)));
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "charts", NULL);
  hu_app_fixture_settle (self);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (charts)));
  words = hu_time_charts_dup_words_at (charts, hu_time_track_x (track (self), 2), 5);
  g_assert_true (g_str_has_suffix (words, "lifeline: 0 after event 2"));
  g_signal_emit_by_name (charts, "asked", 1);
  g_assert_cmpuint (position (self), ==, 1);
}

/* --- What saving and undo make of it --- */

static void
test_saves_all (HuAppFixture  *self,
                gconstpointer  data)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) content = NULL;

  hu_app_fixture_append (self, "move s1 0501");
  act (self, "win.to-start");
  g_assert_true (hu_document_get_modified (hu_window_get_document (self->window)));
  act (self, "win.save");
  g_assert_false (hu_document_get_modified (hu_window_get_document (self->window)));
  g_assert_cmpuint (position (self), ==, 0);
  content = hu_game_file_load (self->file, faults);
  g_assert_cmpuint (content->log->len, ==, 8);
}

static void
test_undo_to (HuAppFixture  *self,
              gconstpointer  data)
{
  act_on (self, "win.undo-to", 4);
  g_assert_cmpuint (hu_game_get_head (hu_app_fixture_game (self)), ==, 4);
  g_assert_true (hu_document_get_modified (hu_window_get_document (self->window)));
  act_on (self, "win.go-to", 6);
  g_assert_cmpuint (hu_game_get_head (hu_app_fixture_game (self)), ==, 6);
  act_on (self, "win.undo-to", 7);
  g_assert_false (hu_document_get_modified (hu_window_get_document (self->window)));
}

/* Something entered in the past leaves behind what came after; an offer brings it back. */
static void
test_branch_and_rejoin (HuAppFixture  *self,
                        gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);

  act_on (self, "win.go-to", 4);
  hu_app_fixture_append (self, "move s2 0503");
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 5);
  g_assert_cmpuint (g_list_model_get_n_items (hu_game_get_variations (game)), ==, 1);
  act (self, "win.rejoin");
  g_assert_cmpuint (g_list_model_get_n_items (hu_game_get_variations (game)), ==, 0);
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 7);
  g_assert_cmpuint (position (self), ==, 7);
}

/* --- Something entered after an undo --- */

static void
by_phase (HuAppFixture *self)
{
  act (self, "win.end-phase");
}

static void
by_drag (HuAppFixture *self)
{
  hu_app_fixture_press (self, "0301");
  hu_app_fixture_drag_to (self, "0302");
  hu_app_fixture_release (self);
}

static void
by_menu (HuAppFixture *self)
{
  hu_app_fixture_map_action (self, "eliminate", NULL);
}

static void
by_form (HuAppFixture *self)
{
  hu_app_fixture_append (self, "withdraw g2");
}

typedef struct
{
  const char *name;
  void (*enter) (HuAppFixture *self);
} UndoneCase;

static const UndoneCase undone_cases[] = {
  { "phase", by_phase }, { "drag", by_drag }, { "menu", by_menu }, { "form", by_form },
};

static const HuVariation *
get_variation (HuGame *game,
               guint   index)
{
  g_autoptr(HuVariationItem) item = g_list_model_get_item (hu_game_get_variations (game), index);

  return item != NULL ? hu_variation_item_get (item) : NULL;
}

/* It replaces what was undone, which is kept as a variation and offered back. */
static void
test_undone (HuAppFixture  *self,
             gconstpointer  data)
{
  const UndoneCase *c = data;
  HuGame *game = hu_app_fixture_game (self);
  g_autoptr(GPtrArray) before = hu_game_dup_log (game);
  g_autoptr(GPtrArray) after = NULL;

  hu_map_state_select_only (hu_map_view_get_state (hu_app_map (self->window)), hu_app_fixture_unit (self, "s1"));
  act_on (self, "win.undo-to", 0);
  c->enter (self);
  hu_app_fixture_settle (self);
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (hu_game_get_variations (game)), ==, 1);
  g_assert_cmpstr (get_variation (game, 0)->name, ==, "Before the undo");
  g_assert_cmpuint (get_variation (game, 0)->events->len, ==, before->len);
  g_assert_true (hu_app_shows (self->window, "The undone steps are kept as “Before the undo”."));

  act (self, "win.return-undone");
  after = hu_game_dup_log (game);
  g_assert_cmpuint (after->len, ==, before->len);
  for (guint i = 0; i < before->len; i++)
    g_assert_true (g_ptr_array_index (after, i) == g_ptr_array_index (before, i));
  g_assert_cmpuint (g_list_model_get_n_items (hu_game_get_variations (game)), ==, 0);

  /* A second time it has another name, and what is kept already is not kept again. */
  for (guint n = 1; n <= 2; n++)
    {
      act_on (self, "win.undo-to", n == 1 ? 2 : 1);
      hu_app_fixture_append (self, "note other");
      g_assert_cmpuint (g_list_model_get_n_items (hu_game_get_variations (game)), ==, n);
    }
  g_assert_cmpstr (get_variation (game, 1)->name, ==, "Before the undo 2");
  act (self, "win.return-undone");
  act_on (self, "win.branch-from", 2);
  g_assert_cmpuint (g_list_model_get_n_items (hu_game_get_variations (game)), ==, 2);
  hu_app_fixture_append (self, "end-phase");
  g_assert_cmpuint (g_list_model_get_n_items (hu_game_get_variations (game)), ==, 2);
}

/* Saved, and left behind by a program that ended. */
static void
test_undone_is_kept (HuAppFixture  *self,
                     gconstpointer  data)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) content = NULL;
  g_autofree char *folder = g_dir_make_tmp ("hu-left-XXXXXX", NULL);
  HuJournal *journal = hu_journal_new (hu_window_get_document (self->window), folder);
  g_autoptr(GPtrArray) left = NULL;
  g_autoptr(HuGame) recovered = NULL;

  act_on (self, "win.undo-to", 2);
  act (self, "win.end-phase");
  g_object_unref (journal);
  left = hu_recovery_list (folder);
  g_assert_cmpuint (left->len, ==, 1);
  recovered = hu_recovery_read (g_ptr_array_index (left, 0), faults);
  g_assert_cmpuint (hu_game_get_position (recovered), ==, 3);
  g_assert_cmpstr (get_variation (recovered, 0)->name, ==, "Before the undo");
  g_assert_cmpuint (get_variation (recovered, 0)->events->len, ==, 7);
  hu_recovery_discard (g_ptr_array_index (left, 0));
  g_rmdir (folder);

  act (self, "win.save");
  content = hu_game_file_load (self->file, faults);
  g_assert_cmpuint (content->log->len, ==, 3);
  g_assert_cmpuint (content->variations->len, ==, 1);
  g_assert_cmpuint (((const HuVariation *) g_ptr_array_index (content->variations, 0))->events->len, ==, 7);
}

/* Later events are kept beside the game. */
static void
test_branch_from (HuAppFixture  *self,
                  gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  g_autoptr(HuVariationItem) item = NULL;

  act_on (self, "win.branch-from", 4);
  g_assert_cmpuint (hu_game_get_head (game), ==, 4);
  g_assert_cmpuint (position (self), ==, 4);
  g_assert_cmpuint (g_list_model_get_n_items (hu_game_get_variations (game)), ==, 1);
  item = g_list_model_get_item (hu_game_get_variations (game), 0);
  g_assert_cmpuint (hu_variation_item_get (item)->after, ==, 4);
  g_assert_cmpuint (hu_variation_item_get (item)->events->len, ==, 7);
}

/* A what-if begins at the moment looked at, and leaves all as it was. */
static void
test_what_if_in_the_past (HuAppFixture  *self,
                          gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  g_autoptr(GPtrArray) log = NULL;

  act_on (self, "win.go-to", 4);
  act (self, "win.what-if");
  hu_app_fixture_append (self, "move s2 0503; move s2 0504");
  log = hu_game_dup_log (game);
  g_assert_cmpuint (log->len, ==, 7);
  act (self, "win.to-start");
  g_assert_cmpuint (position (self), ==, 4);
  act (self, "win.step-back");
  g_assert_cmpuint (position (self), ==, 4);
  act (self, "win.to-present");
  g_assert_cmpuint (position (self), ==, 6);
  g_assert_false (hu_document_get_modified (hu_window_get_document (self->window)));
  act (self, "win.what-if-leave");
  g_assert_cmpuint (position (self), ==, 4);
  g_assert_cmpuint (hu_game_get_head (game), ==, 7);
  g_assert_false (hu_document_get_modified (hu_window_get_document (self->window)));
}

static void
test_note (HuAppFixture  *self,
           gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  GtkWindow *dialog;

  act_on (self, "win.note-at", 1);
  dialog = hu_app_fixture_dialog (self);
  gtk_editable_set_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (dialog))), "here");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "add");
  gtk_window_destroy (dialog);
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 8);
  g_assert_cmpuint (hu_game_get_head (game), ==, 8);
  g_assert_cmpstr (hu_game_get_event (game, 1)->text, ==, "here");
  g_assert_cmpuint (position (self), ==, 2);
  g_assert_true (hu_document_get_modified (hu_window_get_document (self->window)));

  act_on (self, "win.unpin-note", 2);
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 7);
  g_assert_false (hu_document_get_modified (hu_window_get_document (self->window)));
}

/* --- Menus --- */

static GtkWidget *
find_popover (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER_MENU (child))
      return child;

  return NULL;
}

/* "go-to undo-to branch-from note-at" */
static char *
list_items (GtkWidget *popover)
{
  GMenuModel *menu = gtk_popover_menu_get_menu_model (GTK_POPOVER_MENU (popover));
  GString *text = g_string_new (NULL);

  for (gint i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr(GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);

      for (gint k = 0; k < g_menu_model_get_n_items (section); k++)
        {
          g_autofree char *action = NULL;

          g_menu_model_get_item_attribute (section, k, G_MENU_ATTRIBUTE_ACTION, "s", &action);
          g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", action + strlen ("win."));
        }
    }

  return g_string_free (text, FALSE);
}

static void
assert_menu (HuAppFixture *self,
             guint         moment,
             const char   *expected)
{
  double x = hu_time_track_x (track (self), moment);
  g_autofree char *items = NULL;
  GtkWidget *popover;

  g_signal_emit_by_name (controller (self, "hu-track-menu"), "pressed", 1, x, 40.0);
  popover = find_popover (GTK_WIDGET (track (self)));
  items = list_items (popover);
  g_assert_cmpstr (items, ==, expected);
  gtk_popover_popdown (GTK_POPOVER (popover));
  hu_app_fixture_settle (self);
  g_assert_null (find_popover (GTK_WIDGET (track (self))));
}

/* None of its entries is out of sight, with the lines between its sections. */
static void
test_menu_height (HuAppFixture  *self,
                  gconstpointer  data)
{
  GtkAdjustment *scrolled;
  GtkWidget *popover;

  g_signal_emit_by_name (controller (self, "hu-track-menu"), "pressed", 1, hu_time_track_x (track (self), 3), 40.0);
  popover = find_popover (GTK_WIDGET (track (self)));
  hu_app_fixture_settle (self);
  scrolled = gtk_scrolled_window_get_vadjustment (hu_app_part (popover, GTK_TYPE_SCROLLED_WINDOW));
  g_assert_cmpfloat (gtk_adjustment_get_upper (scrolled), >, 100);
  g_assert_cmpfloat (gtk_adjustment_get_page_size (scrolled), ==, gtk_adjustment_get_upper (scrolled));
  gtk_popover_popdown (GTK_POPOVER (popover));
  hu_app_fixture_settle (self);
}

static void
test_menu (HuAppFixture  *self,
           gconstpointer  data)
{
  assert_menu (self, 7, "why-event note-at");
  assert_menu (self, 3, "why-event go-to undo-to branch-from note-at unpin-note");
  act_on (self, "win.go-to", 2);
  assert_menu (self, 2, "why-event undo-to branch-from note-at");
  assert_menu (self, 7, "why-event go-to note-at");
  g_assert_true (press (self, GDK_KEY_Menu, 0));
  gtk_popover_popdown (GTK_POPOVER (find_popover (GTK_WIDGET (track (self)))));
  hu_app_fixture_settle (self);
}

static void
test_actions_off (HuAppFixture  *self,
                  gconstpointer  data)
{
  GtkWidget *where = GTK_WIDGET (self->window);

  g_assert_false (gtk_widget_activate_action (where, "win.no-such-thing", NULL));
  act (self, "win.to-start");
  act (self, "win.step-back");
  g_assert_cmpuint (position (self), ==, 0);
  act (self, "win.turn-ahead");
  act (self, "win.to-present");
  act (self, "win.phase-ahead");
  g_assert_cmpuint (position (self), ==, 7);
  act (self, "win.focus-timeline");
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (track (self))));
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*test) (HuAppFixture *self, gconstpointer data);
  } tests[] = {
    { "/time/drag", test_drag },
    { "/time/moments-lie-in-order", test_moments_lie_in_order },
    { "/time/keys", test_keys },
    { "/time/words", test_words },
    { "/time/zoom", test_zoom },
    { "/time/play", test_play },
    { "/time/speed", test_speed },
    { "/time/charts", test_charts },
    { "/time/saves-all", test_saves_all },
    { "/time/undo-to", test_undo_to },
    { "/time/branch-and-rejoin", test_branch_and_rejoin },
    { "/time/undone-is-kept", test_undone_is_kept },
    { "/time/branch-from", test_branch_from },
    { "/time/what-if-in-the-past", test_what_if_in_the_past },
    { "/time/note", test_note },
    { "/time/menu", test_menu },
    { "/time/menu-height", test_menu_height },
    { "/time/actions-off", test_actions_off },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, set_up, tests[i].test, tear_down);
  for (guint i = 0; i < G_N_ELEMENTS (undone_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/time/undone/%s", undone_cases[i].name);

      g_test_add (path, HuAppFixture, &undone_cases[i], set_up, test_undone, tear_down);
    }

  return g_test_run ();
}
