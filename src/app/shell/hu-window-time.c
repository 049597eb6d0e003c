/*
 * Time in the window: showing the past, stepping and playing, undoing to a moment, branching from it, and
 * notes.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-variation-item.h"
#include "hu-window-private.h"

static HuGame *
get_game (HuWindow *self)
{
  return hu_document_get_game (self->document);
}

/* --- Looking --- */

static void
look_at (HuWindow *self,
         guint     n_events)
{
  hu_game_look_at (get_game (self), MIN (n_events, hu_game_get_head (get_game (self))));
}

/* A past moment is only looked at, but an undone event must be redone. */
static void
go_to_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  HuGame *game = get_game (self);
  guint n_events = g_variant_get_uint32 (parameter);

  if (n_events <= hu_game_get_head (game))
    look_at (self, n_events);
  else
    hu_game_go_to (game, MIN (n_events, hu_game_get_n_events (game)));
}

/* Where each step leads from a moment; G_MAXUINT: nowhere. */
static guint
find_step (HuWindow   *self,
           const char *name,
           guint       from)
{
  HuTimeline *timeline = hu_time_bar_get_timeline (self->time_bar);
  HuGame *game = get_game (self);

  if (g_str_equal (name, "win.step-back"))
    return hu_game_get_moment_before (game, from);
  if (g_str_equal (name, "win.step-ahead"))
    return hu_game_get_moment_after (game, from);
  if (g_str_equal (name, "win.phase-back"))
    return hu_timeline_phase_before (timeline, from);
  if (g_str_equal (name, "win.phase-ahead"))
    return hu_timeline_phase_after (timeline, from);
  if (g_str_equal (name, "win.turn-back"))
    return hu_timeline_turn_before (timeline, from);
  if (g_str_equal (name, "win.turn-ahead"))
    return hu_timeline_turn_after (timeline, from);
  if (g_str_equal (name, "win.flag-back"))
    return hu_timeline_flag_before (timeline, from);
  if (g_str_equal (name, "win.flag-ahead"))
    return hu_timeline_flag_after (timeline, from);

  return g_str_equal (name, "win.to-start") ? 0 : hu_game_get_head (game);
}

static void
step_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  guint to = find_step (self, name, hu_game_get_position (get_game (self)));

  hu_time_bar_set_playing (self->time_bar, FALSE);
  if (to != G_MAXUINT)
    look_at (self, to);
}

static void
play_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  HuWindow *self = data;

  hu_time_bar_set_playing (self->time_bar, !hu_time_bar_get_playing (self->time_bar));
}

static void
speed_cb (GSimpleAction *action,
          GVariant      *state,
          gpointer       data)
{
  gint milliseconds = g_variant_get_int32 (state);

  if (milliseconds <= 0)
    return;
  g_simple_action_set_state (action, state);
  hu_time_bar_set_interval (HU_WINDOW (data)->time_bar, (guint) milliseconds);
}

static void
charts_cb (GSimpleAction *action,
           GVariant      *state,
           gpointer       data)
{
  g_simple_action_set_state (action, state);
  hu_time_bar_set_charts_shown (HU_WINDOW (data)->time_bar, g_variant_get_boolean (state));
}

static void
zoom_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuTimeTrack *track = hu_time_bar_get_track (HU_WINDOW (widget)->time_bar);

  if (g_str_equal (name, "win.time-zoom-fit"))
    hu_time_track_zoom (track, 0);
  else
    hu_time_track_zoom (track, g_str_equal (name, "win.time-zoom-in") ? 1.5 : 1 / 1.5);
}

static void
focus_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (hu_time_bar_get_track (HU_WINDOW (widget)->time_bar)));
}

/* --- Changing --- */

/* As far as the log goes: to undo, or to redo. */
static void
undo_to_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  HuGame *game = get_game (self);

  hu_time_bar_set_playing (self->time_bar, FALSE);
  hu_game_go_to (game, MIN (g_variant_get_uint32 (parameter), hu_game_get_n_events (game)));
}

/* Returns the log as it was before the game branched at @after: its first events, then @rest. */
static GPtrArray *
make_line (HuGame    *game,
           guint      after,
           GPtrArray *rest)
{
  GPtrArray *line = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);

  for (guint i = 0; i < after; i++)
    g_ptr_array_add (line, hu_event_ref (hu_game_get_event (game, i)));
  for (guint i = 0; i < rest->len; i++)
    g_ptr_array_add (line, hu_event_ref (g_ptr_array_index (rest, i)));

  return line;
}

/* Keeps the later events as a variation, and continues the game from that moment. */
static void
branch_from_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  HuGame *game = get_game (self);
  guint n_events = g_variant_get_uint32 (parameter);
  g_autoptr(GPtrArray) line = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *said = NULL;

  if (n_events >= hu_game_get_head (game) || hu_game_in_what_if (game))
    return;

  hu_time_bar_set_playing (self->time_bar, FALSE);
  line = hu_game_dup_log (game);
  kept = _hu_window_keep_variation (self, n_events, line);
  hu_game_go_to (game, n_events);
  /* Translators: %s is the name of a variation */
  said = g_strdup_printf (_("What came after is kept as “%s”."), kept);
  _hu_window_toast (self, said);
}

/* Removes the variation whose events have become the log again, if it still exists. */
static void
drop_variation (HuGame *game)
{
  GListModel *list = hu_game_get_variations (game);
  guint head = hu_game_get_head (game);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr(HuVariationItem) item = g_list_model_get_item (list, i);
      const GPtrArray *events = hu_variation_item_get (item)->events;

      if (events->len != head || g_ptr_array_index (events, head - 1) != hu_game_get_event (game, head - 1))
        continue;
      hu_game_remove_variation (game, i);
      return;
    }
}

static void
rejoin_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  HuGame *game = get_game (HU_WINDOW (widget));

  if (hu_game_rejoin (game))
    drop_variation (game);
}

/* A user who enters an event while a past moment is shown may not have meant to branch. */
void
_hu_window_branched (HuWindow *self)
{
  HuGame *game = get_game (self);
  guint after;
  g_autoptr(GPtrArray) left = hu_game_dup_left_behind (game, &after);
  g_autoptr(GPtrArray) line = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *said = NULL;
  AdwToast *toast;

  if (left == NULL)
    return;

  line = make_line (game, after, left);
  kept = _hu_window_keep_variation (self, after, line);
  /* Translators: %s is the name of a variation; something was entered while the past was looked at */
  said = g_strdup_printf (_("Gone on from the past: what came after is kept as “%s”."), kept);
  toast = adw_toast_new (said);
  adw_toast_set_timeout (toast, 0);
  adw_toast_set_button_label (toast, _("_Go Back on It"));
  adw_toast_set_action_name (toast, "win.rejoin");
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
note_at_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  go_to_action (widget, name, parameter);
  gtk_widget_activate_action (widget, "win.note", NULL);
}

static void
unpin_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  HuGame *game = get_game (HU_WINDOW (widget));
  guint event = g_variant_get_uint32 (parameter);

  if (event >= 1 && event <= hu_game_get_n_events (game))
    hu_game_unpin_note (game, event);
}

/* --- The actions --- */

static const char *steps[] = {
  "win.step-back", "win.step-ahead", "win.phase-back", "win.phase-ahead", "win.turn-back", "win.turn-ahead",
  "win.flag-back", "win.flag-ahead", "win.to-start", "win.to-present",
};

static void
playing_cb (HuWindow *self)
{
  GAction *play = g_action_map_lookup_action (G_ACTION_MAP (self), "play");

  g_simple_action_set_state (G_SIMPLE_ACTION (play),
                             g_variant_new_boolean (hu_time_bar_get_playing (self->time_bar)));
}

/* Disables steps that lead nowhere. */
void
_hu_window_update_time (HuWindow *self)
{
  HuGame *game = get_game (self);
  guint position = game != NULL ? hu_game_get_position (game) : 0;
  GAction *play = g_action_map_lookup_action (G_ACTION_MAP (self), "play");

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      guint to = game != NULL && hu_time_bar_get_timeline (self->time_bar) != NULL
        ? find_step (self, steps[i], position) : position;

      /* Flags are found bit by bit. */
      gtk_widget_action_set_enabled (GTK_WIDGET (self), steps[i],
                                     to != position || (game != NULL && g_str_has_prefix (steps[i], "win.flag")));
    }
  g_simple_action_set_enabled (G_SIMPLE_ACTION (play), game != NULL && hu_game_get_head (game) > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.undo-to", game != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.branch-from", game != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.note-at", game != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.unpin-note", game != NULL);
}

void
_hu_window_install_time_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    gtk_widget_class_install_action (widget_class, steps[i], NULL, step_action);
  gtk_widget_class_install_action (widget_class, "win.go-to", "u", go_to_action);
  gtk_widget_class_install_action (widget_class, "win.undo-to", "u", undo_to_action);
  gtk_widget_class_install_action (widget_class, "win.branch-from", "u", branch_from_action);
  gtk_widget_class_install_action (widget_class, "win.rejoin", NULL, rejoin_action);
  gtk_widget_class_install_action (widget_class, "win.note-at", "u", note_at_action);
  gtk_widget_class_install_action (widget_class, "win.unpin-note", "u", unpin_action);
  gtk_widget_class_install_action (widget_class, "win.time-zoom-in", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "win.time-zoom-out", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "win.time-zoom-fit", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "win.focus-timeline", NULL, focus_action);
}

void
_hu_window_init_time (HuWindow *self)
{
  static const GActionEntry entries[] = {
    { .name = "play", .activate = play_cb, .state = "false" },
    { .name = "play-speed", .parameter_type = "i", .change_state = speed_cb, .state = "1000" },
    { .name = "charts", .change_state = charts_cb, .state = "false" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (self->time_bar, "notify::playing", G_CALLBACK (playing_cb), self, G_CONNECT_SWAPPED);
}
