/*
 * replay FILE: lists every event with its rulings.
 */
#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "hu-cli.h"
#include "hu-cli-words.h"
#include "hu-explain.h"
#include "hu-json.h"

/* --- JSON --- */

/* A game in the view asked for, from its end: the rulings of an event may become visible only later. */
typedef struct
{
  HuCliGame  *game;
  HuSnapshot *snapshot;
  GPtrArray  *rulings; /* of all events */
  guint       next;    /* the first of them that is not told yet */
} Replay;

/* Takes the rulings of @event; events have to come in order.  (transfer container) */
static GPtrArray *
take_rulings (Replay *replay,
              guint   event)
{
  GPtrArray *rulings = g_ptr_array_new ();

  for (; replay->next < replay->rulings->len; replay->next++)
    {
      HuRuling *ruling = g_ptr_array_index (replay->rulings, replay->next);

      if (ruling->event != event)
        break;
      g_ptr_array_add (rulings, ruling);
    }

  return rulings;
}

static const HuVerdict *
get_verdict (const Replay *replay,
             guint         event)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (replay->snapshot);

  return verdict != NULL && verdict->event == event ? verdict : NULL;
}

static void
add_event_json (JsonBuilder *builder,
                Replay      *replay,
                guint        event)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (replay->snapshot);
  HuClock clock = hu_adjudicator_get_clock (replay->game->adjudicator, event);
  const HuEvent *cause = event > 0 ? hu_cli_game_get_event (replay->game, event) : NULL;
  g_autoptr(GPtrArray) rulings = take_rulings (replay, event);
  const HuVerdict *verdict = get_verdict (replay, event);

  json_builder_begin_object (builder);
  hu_json_add_number (builder, "event", event);
  hu_json_add_string (builder, "do", cause != NULL ? hu_verb_to_string (cause->verb) : NULL);
  hu_json_add_clock (builder, scenario, &clock);
  hu_json_add_rulings (builder, scenario, rulings);
  if (verdict != NULL)
    hu_json_add_verdict (builder, scenario, verdict);
  json_builder_end_object (builder);
}

static HuCliStatus
write_json (Replay *replay)
{
  g_autoptr(JsonBuilder) builder = hu_json_begin_answer ();

  hu_json_add_string (builder, "title", hu_snapshot_get_scenario (replay->snapshot)->title);
  hu_json_begin_list (builder, "events");
  for (guint event = 0; event <= replay->game->n_events; event++)
    add_event_json (builder, replay, event);
  json_builder_end_array (builder);

  return hu_json_write_answer (builder);
}

/* --- Text --- */

/* Prints the moment of the event.  A finished game stays in its last phase, and so do notes added after the end. */
static void
add_moment (HuText       *text,
            const Replay *replay,
            guint         event)
{
  HuClock clock = hu_adjudicator_get_clock (replay->game->adjudicator, event);
  g_autofree char *words = hu_explain_clock (hu_snapshot_get_scenario (replay->snapshot), &clock);

  hu_text_heading (text, words);
}

/* A row under that of the event. */
static void
add_item (HuText      *text,
          HuTextStyle  style,
          const char  *mark,
          const char  *words)
{
  hu_text_cell (text, HU_STYLE_FAINT, "");
  hu_text_item (text, style, mark, words);
}

/* Prints the rulings of the event below it: a dash before a ruling, an equals sign before the verdict. */
static void
add_rulings (HuText          *text,
             const Replay    *replay,
             const GPtrArray *rulings,
             guint            event)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (replay->snapshot);
  const HuVerdict *verdict = get_verdict (replay, event);

  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);
      g_autofree char *why = hu_explain_ruling (scenario, ruling);

      add_item (text, ruling->decides ? HU_STYLE_STRONG : HU_STYLE_PLAIN, "-", why);
    }

  if (verdict != NULL)
    {
      g_autofree char *record = hu_explain_verdict_record (scenario, verdict);

      add_item (text, hu_cli_side_style (verdict->winner), "=", record);
    }
}

static void
add_event (HuText        *text,
           Replay        *replay,
           guint          event)
{
  const HuEvent *cause = hu_cli_game_get_event (replay->game, event);
  g_autofree char *last = g_strdup_printf ("%u", replay->game->n_events);
  g_autofree char *number = g_strdup_printf ("%*u", (int) strlen (last), event); /* one column in all phases */
  g_autofree char *words = hu_cli_game_explain_event (replay->game, event);
  g_autoptr(GPtrArray) rulings = take_rulings (replay, event);

  hu_text_cell (text, HU_STYLE_FAINT, number);
  hu_text_cell (text, HU_STYLE_PLAIN, words);
  if (hu_cli_game_get_sight (replay->game, event) == HU_SIGHT_WHOLE && cause->note != NULL && cause->note[0] != '\0')
    {
      /* Translators: a remark that the players made on an event. */
      g_autofree char *note = g_strdup_printf (_("“%s”"),
                                               hu_scenario_word (hu_snapshot_get_scenario (replay->snapshot), cause->note));

      hu_text_cell (text, HU_STYLE_FAINT, "");
      hu_text_cell (text, HU_STYLE_FAINT, note);
    }
  add_rulings (text, replay, rulings, event);
}

static void
begin_rows (HuText *text)
{
  hu_text_table_begin (text, 2, HU_CLI_INDENT);
  hu_text_align_right (text, 0);
}

static void
add_events (HuText *text,
            Replay *replay)
{
  gboolean phase_begins = TRUE;

  for (guint event = 1; event <= replay->game->n_events; event++)
    {
      const HuEvent *cause = hu_cli_game_get_event (replay->game, event);
      gboolean phase_ends = cause != NULL && cause->verb == HU_VERB_END_PHASE;

      if (phase_begins)
        {
          add_moment (text, replay, event - 1);
          begin_rows (text);
        }
      add_event (text, replay, event);
      if (phase_ends || event == replay->game->n_events)
        hu_text_table_end (text);

      phase_begins = phase_ends;
    }
}

static HuCliStatus
write_text (Replay *replay)
{
  HuAdjudicator *adjudicator = replay->game->adjudicator;
  HuClock clock = hu_adjudicator_get_clock (adjudicator, replay->game->n_events);
  g_autoptr(HuText) text = hu_text_new (hu_cli_get_width (), hu_cli_wants_colour ());
  g_autoptr(GPtrArray) at_start = take_rulings (replay, 0);

  hu_cli_add_head (text, hu_adjudicator_get_scenario (adjudicator), &clock,
                   replay->game->n_events, hu_adjudicator_get_n_events (adjudicator));
  if (at_start->len > 0)
    {
      hu_text_heading (text, _("Set-up"));
      begin_rows (text);
      add_rulings (text, replay, at_start, 0);
      hu_text_table_end (text);
    }
  add_events (text, replay);

  return hu_cli_write_text (hu_text_peek (text));
}

/**
 * hu_cli_replay:
 *
 * Goes through a game event by event.
 */
HuCliStatus
hu_cli_replay (const HuCliVerb *verb,
               GStrv            argv)
{
  g_auto(HuCliOptions) options = { 0 };
  g_auto(HuCliGame) game = { 0 };
  HuCliStatus status;
  Replay replay;

  if (!hu_cli_options_parse (&options, verb, argv, &status) ||
      !hu_cli_game_open (&game, &options, options.files[0], verb->name, &status))
    return status;

  replay.game = &game;
  replay.snapshot = hu_cli_game_snapshot (&game);
  replay.rulings = hu_snapshot_list_rulings (replay.snapshot);
  replay.next = 0;
  status = options.json ? write_json (&replay) : write_text (&replay);
  g_ptr_array_unref (replay.rulings);
  hu_snapshot_unref (replay.snapshot);

  return status;
}
