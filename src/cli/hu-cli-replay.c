/*
 * replay FILE: lists every event with its rulings.
 */
#include "config.h"

#include "hu-cli.h"
#include "hu-cli-words.h"
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

static HuCliStatus
write_json (Replay *replay)
{
  g_autoptr(JsonBuilder) builder = hu_json_begin_answer ();

  hu_json_add_string (builder, "title", hu_snapshot_get_scenario (replay->snapshot)->title);
  hu_json_begin_list (builder, "events");
  for (guint event = 0; event <= replay->game->n_events; event++)
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
  json_builder_end_array (builder);

  return hu_json_write_answer (builder);
}

/* --- Text --- */

static HuCliStatus
write_text (Replay *replay)
{
  HuAdjudicator *adjudicator = replay->game->adjudicator;
  HuClock clock = hu_adjudicator_get_clock (adjudicator, replay->game->n_events);
  HuReportOptions log = { .n_events = replay->game->n_events, .viewer = replay->game->view, .parts = 1u << HU_PART_EVENTS };
  g_autoptr(HuReport) report = hu_report_new (adjudicator, &log);
  g_autoptr(HuText) text = hu_text_new (hu_cli_get_width (), hu_cli_wants_colour ());

  hu_cli_add_head (text, hu_adjudicator_get_scenario (adjudicator), &clock,
                   replay->game->n_events, hu_adjudicator_get_n_events (adjudicator));
  hu_cli_add_table (text, report, "log");

  return hu_cli_write_text (hu_text_peek (text));
}

/* Goes through a game event by event. */
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
