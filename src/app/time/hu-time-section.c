/*
 * Time in the window: showing the past, stepping and playing, undoing to a moment, branching from it, and
 * notes.
 */
#include "config.h"

#include "hu-time-section.h"

#include <glib/gi18n-lib.h>

#include "hu-message.h"
#include "hu-offer-card.h"
#include "hu-variation-item.h"
#include "hu-variation-name.h"

struct _HuTimeSection
{
  HuSection    parent_instance;

  HuTimeBar   *bar;   /* borrowed */
  HuOfferCard *offer; /* weak: to return to the game; or NULL */
};

#define OFFERED 10 /* seconds: what is offered is in the list of variations, too */

G_DEFINE_FINAL_TYPE (HuTimeSection, hu_time_section, HU_TYPE_SECTION)

static HuGame *
get_game (gpointer self)
{
  return hu_section_get_game (self);
}

/* --- Looking --- */

static void
look_at (HuTimeSection *self,
         guint          n_events)
{
  hu_game_look_at (get_game (self), MIN (n_events, hu_game_get_head (get_game (self))));
}

/* A past moment is only looked at, but an undone event must be redone. */
static void
go_to_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  HuTimeSection *self = data;
  HuGame *game = get_game (self);
  guint n_events = g_variant_get_uint32 (parameter);

  if (n_events <= hu_game_get_head (game))
    look_at (self, n_events);
  else
    hu_game_go_to (game, MIN (n_events, hu_game_get_n_events (game)));
}

/* Where each step leads from a moment; G_MAXUINT: nowhere. */
static guint
find_step (HuTimeSection *self,
           const char    *name,
           guint          from)
{
  HuTimeline *timeline = hu_time_bar_get_timeline (self->bar);
  HuGame *game = get_game (self);

  if (g_str_equal (name, "step-back"))
    return hu_game_get_moment_before (game, from);
  if (g_str_equal (name, "step-ahead"))
    return hu_game_get_moment_after (game, from);
  if (g_str_equal (name, "phase-back"))
    return hu_timeline_step_back (timeline, from, FALSE);
  if (g_str_equal (name, "phase-ahead"))
    return hu_timeline_step_ahead (timeline, from, FALSE);
  if (g_str_equal (name, "turn-back"))
    return hu_timeline_step_back (timeline, from, TRUE);
  if (g_str_equal (name, "turn-ahead"))
    return hu_timeline_step_ahead (timeline, from, TRUE);
  if (g_str_equal (name, "flag-back"))
    return hu_timeline_flag_before (timeline, from);
  if (g_str_equal (name, "flag-ahead"))
    return hu_timeline_flag_after (timeline, from);

  return g_str_equal (name, "to-start") ? 0 : hu_game_get_head (game);
}

static void
step_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  HuTimeSection *self = data;
  guint to = find_step (self, g_action_get_name (G_ACTION (action)), hu_game_get_position (get_game (self)));

  hu_time_bar_set_playing (self->bar, FALSE);
  if (to != G_MAXUINT)
    look_at (self, to);
}

static void
play_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  HuTimeSection *self = data;

  hu_time_bar_set_playing (self->bar, !hu_time_bar_get_playing (self->bar));
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
  hu_time_bar_set_interval (HU_TIME_SECTION (data)->bar, (guint) milliseconds);
}

static void
charts_cb (GSimpleAction *action,
           GVariant      *state,
           gpointer       data)
{
  g_simple_action_set_state (action, state);
  hu_time_bar_set_charts_shown (HU_TIME_SECTION (data)->bar, g_variant_get_boolean (state));
}

static void
zoom_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  HuTimeTrack *track = hu_time_bar_get_track (HU_TIME_SECTION (data)->bar);
  const char *name = g_action_get_name (G_ACTION (action));

  if (g_str_equal (name, "time-zoom-fit"))
    hu_time_track_zoom (track, 0);
  else
    hu_time_track_zoom (track, g_str_equal (name, "time-zoom-in") ? 1.5 : 1 / 1.5);
}

static void
focus_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  gtk_widget_grab_focus (GTK_WIDGET (hu_time_bar_get_track (HU_TIME_SECTION (data)->bar)));
}

/* --- Changing --- */

/* As far as the log goes: to undo, or to redo. */
static void
undo_to_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  HuTimeSection *self = data;
  HuGame *game = get_game (self);
  guint n_events = MIN (g_variant_get_uint32 (parameter), hu_game_get_n_events (game));

  hu_time_bar_set_playing (self->bar, FALSE);
  hu_game_go_to (game, MAX (n_events, hu_game_get_floor (game)));
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
branch_from_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  HuTimeSection *self = data;
  HuGame *game = get_game (self);
  guint n_events = g_variant_get_uint32 (parameter);
  g_autoptr(GPtrArray) line = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *said = NULL;

  if (n_events >= hu_game_get_head (game) || hu_game_in_what_if (game))
    return;

  hu_time_bar_set_playing (self->bar, FALSE);
  line = hu_game_dup_log (game);
  kept = hu_variation_keep (game, n_events, line);
  hu_game_go_to (game, n_events);
  /* Translators: %s is the name of a variation */
  said = g_strdup_printf (_("The later events are kept as “%s”."), kept);
  hu_message_toast (GTK_WIDGET (hu_section_get_window (data)), said);
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
rejoin_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  HuGame *game = get_game (data);

  if (hu_game_rejoin (game))
    drop_variation (game);
}

static void
return_undone_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       data)
{
  HuGame *game = get_game (data);

  if (hu_game_return_undone (game))
    drop_variation (game);
}

/* Offers to return to the game as it was, instead of what was offered last. */
static void
offer_return (HuTimeSection *self,
              const char    *said,
              const char    *action,
              guint          seconds)
{
  HuOfferCard *offer = hu_offer_card_new (said, _("_Return to the Game"), action);

  if (self->offer != NULL)
    hu_offer_card_end (self->offer);
  g_set_weak_pointer (&self->offer, offer);
  hu_offer_card_set_time (offer, seconds);
  hu_offer_card_show (offer, GTK_WINDOW (hu_section_get_window (HU_SECTION (self))));
}

/* A user who enters an event while a past moment is shown may not have meant to branch. */
static void
branched_cb (HuSection *self,
             HuGame    *game)
{
  guint after;
  g_autoptr(GPtrArray) left = hu_game_dup_left_behind (game, &after);
  g_autoptr(GPtrArray) line = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *said = NULL;

  if (left == NULL)
    return;

  line = make_line (game, after, left);
  kept = hu_variation_keep (game, after, line);
  /* Translators: %s is the name of a variation; something was entered while the past was looked at */
  said = g_strdup_printf (_("You continued from an earlier moment: the later events are kept as “%s”."), kept);
  offer_return (HU_TIME_SECTION (self), said, "win.rejoin", 0);
}

/* Nothing that was undone is lost because something else was entered.  A lesson sets up its steps, and a try there is
 * nothing to keep. */
static void
undone_left_cb (HuSection *self,
                HuGame    *game)
{
  guint after;
  g_autoptr(GPtrArray) left = hu_game_dup_undone_left (game, &after);
  g_autoptr(GPtrArray) line = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *said = NULL;

  if (left == NULL || hu_session_get_course (hu_section_get_session (self)) == HU_MODE_LESSON)
    return;

  line = make_line (game, after, left);
  kept = hu_variation_keep_undone (game, after, line);
  /* Translators: %s is the name of a variation; something was entered after an undo */
  said = g_strdup_printf (_("The undone steps are kept as “%s”."), kept);
  offer_return (HU_TIME_SECTION (self), said, "win.return-undone", OFFERED);
}

/* --- Notes --- */

static void
add_note (gpointer    self,
          const char *text)
{
  HuRefusal refusal;

  if (!hu_game_pin_note (get_game (self), text, &refusal))
    hu_section_refuse (self, &refusal);
}

static void
note_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  hu_question_ask_text (hu_section_get_window (data), _("Add a Note"),
                        _("It goes into the log, at this moment of the game."), _("Note"), NULL, "add", _("_Add"),
                        add_note, data);
}

static void
note_at_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  go_to_cb (action, parameter, data);
  note_cb (action, NULL, data);
}

static void
unpin_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  HuGame *game = get_game (data);
  guint event = g_variant_get_uint32 (parameter);

  if (event >= 1 && event <= hu_game_get_n_events (game))
    hu_game_unpin_note (game, event);
}

/* --- The section --- */

#define STEP(name_) { .name = (name_), .activate = step_cb }

static const GActionEntry steps[] = {
  STEP ("step-back"), STEP ("step-ahead"), STEP ("phase-back"), STEP ("phase-ahead"), STEP ("turn-back"),
  STEP ("turn-ahead"), STEP ("flag-back"), STEP ("flag-ahead"), STEP ("to-start"), STEP ("to-present"),
};

static void
playing_cb (HuTimeSection *self)
{
  GActionMap *actions = G_ACTION_MAP (hu_section_get_window (HU_SECTION (self)));

  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (actions, "play")),
                             g_variant_new_boolean (hu_time_bar_get_playing (self->bar)));
}

/* Disables steps that lead nowhere. */
static void
update (HuSection *section,
        HuGame    *game)
{
  HuTimeSection *self = HU_TIME_SECTION (section);
  HuDocument *document = hu_session_get_document (hu_section_get_session (section));
  guint position = game != NULL ? hu_game_get_position (game) : 0;

  gtk_widget_set_visible (GTK_WIDGET (self->bar), hu_document_get_draft (document) == NULL &&
                                                  hu_session_does_show (hu_section_get_session (section), HU_SHOW_TIME));
  for (guint i = 0; game != NULL && i < G_N_ELEMENTS (steps); i++)
    /* Flags are found bit by bit. */
    hu_section_enable (section, steps[i].name, g_str_has_prefix (steps[i].name, "flag") ||
                                               find_step (self, steps[i].name, position) != position);
  hu_section_enable (section, "play", game != NULL && hu_game_get_head (game) > 0);
}

static void
set_game (HuSection *self,
          HuGame    *game)
{
  if (HU_TIME_SECTION (self)->offer != NULL)
    hu_offer_card_end (HU_TIME_SECTION (self)->offer);
  g_signal_connect_object (game, "branched", G_CALLBACK (branched_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "undone-left", G_CALLBACK (undone_left_cb), self, G_CONNECT_SWAPPED);
}

static void
hu_time_section_finalize (GObject *object)
{
  g_clear_weak_pointer (&HU_TIME_SECTION (object)->offer);

  G_OBJECT_CLASS (hu_time_section_parent_class)->finalize (object);
}

static void
hu_time_section_class_init (HuTimeSectionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hu_time_section_finalize;
  HU_SECTION_CLASS (klass)->set_game = set_game;
  HU_SECTION_CLASS (klass)->update = update;
}

static void
hu_time_section_init (HuTimeSection *self)
{
}

HuSection *
hu_time_section_new (HuSession            *session,
                     AdwApplicationWindow *window,
                     HuTimeBar            *bar)
{
  static const GActionEntry entries[] = {
    { .name = "go-to", .activate = go_to_cb, .parameter_type = "u" },
    { .name = "undo-to", .activate = undo_to_cb, .parameter_type = "u" },
    { .name = "branch-from", .activate = branch_from_cb, .parameter_type = "u" },
    { .name = "rejoin", .activate = rejoin_cb },
    { .name = "return-undone", .activate = return_undone_cb },
    { .name = "note", .activate = note_cb },
    { .name = "note-at", .activate = note_at_cb, .parameter_type = "u" },
    { .name = "unpin-note", .activate = unpin_cb, .parameter_type = "u" },
    { .name = "time-zoom-in", .activate = zoom_cb },
    { .name = "time-zoom-out", .activate = zoom_cb },
    { .name = "time-zoom-fit", .activate = zoom_cb },
    { .name = "focus-timeline", .activate = focus_cb },
    { .name = "play", .activate = play_cb, .state = "false" },
  };
  static const GActionEntry views[] = {
    { .name = "play-speed", .parameter_type = "i", .change_state = speed_cb, .state = "1000" },
    { .name = "charts", .change_state = charts_cb, .state = "false" },
  };
  HuTimeSection *self = g_object_new (HU_TYPE_TIME_SECTION, "session", session, "window", window, NULL);

  self->bar = bar;
  hu_section_add_play_actions (HU_SECTION (self), steps, G_N_ELEMENTS (steps));
  hu_section_add_play_actions (HU_SECTION (self), entries, G_N_ELEMENTS (entries));
  hu_section_add_actions (HU_SECTION (self), views, G_N_ELEMENTS (views));
  g_signal_connect_object (bar, "notify::playing", G_CALLBACK (playing_cb), self, G_CONNECT_SWAPPED);

  return HU_SECTION (self);
}
