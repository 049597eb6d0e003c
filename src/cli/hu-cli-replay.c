/*
 * replay FILE: every event with the rulings it gave rise to.
 */
#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "hu-apply.h"
#include "hu-cli.h"
#include "hu-cli-words.h"
#include "hu-explain.h"
#include "hu-json.h"

/* --- JSON --- */

static void
add_event_json (JsonBuilder   *builder,
                HuAdjudicator *adjudicator,
                guint          event)
{
  const HuScenario *scenario = hu_adjudicator_get_scenario (adjudicator);
  HuClock clock = hu_adjudicator_get_clock (adjudicator, event);
  HuVerdict verdict = hu_adjudicator_get_verdict (adjudicator, event);
  const HuEvent *cause = event > 0 ? hu_adjudicator_get_event (adjudicator, event - 1) : NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "event");
  json_builder_add_int_value (builder, event);
  json_builder_set_member_name (builder, "do");
  hu_json_add_string (builder, cause != NULL ? hu_verb_to_string (cause->verb) : NULL);
  json_builder_set_member_name (builder, "clock");
  hu_json_add_clock (builder, scenario, &clock);
  json_builder_set_member_name (builder, "rulings");
  hu_json_add_rulings (builder, scenario, hu_adjudicator_get_rulings (adjudicator, event));
  if (verdict.decided && verdict.event == event)
    {
      json_builder_set_member_name (builder, "verdict");
      hu_json_add_verdict (builder, scenario, &verdict);
    }
  json_builder_end_object (builder);
}

static HuCliStatus
write_json (const HuCliGame *game)
{
  g_autoptr(JsonBuilder) builder = json_builder_new ();
  g_autofree char *text = NULL;
  gsize length;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "title");
  json_builder_add_string_value (builder, hu_adjudicator_get_scenario (game->adjudicator)->title);
  json_builder_set_member_name (builder, "events");
  json_builder_begin_array (builder);
  for (guint event = 0; event <= game->n_events; event++)
    add_event_json (builder, game->adjudicator, event);
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  text = hu_json_to_text (builder, &length);
  return hu_cli_write_bytes (text, length);
}

/* --- Text --- */

/* The moment the event belongs to; a game that is over stays in its last phase, and so do its notes. */
static void
add_moment (HuText        *text,
            HuAdjudicator *adjudicator,
            guint          event)
{
  HuClock clock = hu_adjudicator_get_clock (adjudicator, event);
  g_autofree char *words = hu_explain_clock (hu_adjudicator_get_scenario (adjudicator), &clock,
                                             HU_LANG_LOCALE);

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

/* What the event gave rise to, under it: a dash for a ruling, an equals sign for the verdict. */
static void
add_rulings (HuText        *text,
             HuAdjudicator *adjudicator,
             guint          event)
{
  const HuScenario *scenario = hu_adjudicator_get_scenario (adjudicator);
  const GPtrArray *rulings = hu_adjudicator_get_rulings (adjudicator, event);
  HuVerdict verdict = hu_adjudicator_get_verdict (adjudicator, event);

  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);
      g_autofree char *why = hu_explain_ruling (scenario, ruling, HU_LANG_LOCALE);

      add_item (text, ruling->decides ? HU_STYLE_STRONG : HU_STYLE_PLAIN, "-", why);
    }

  if (verdict.decided && verdict.event == event)
    {
      g_autofree char *record = hu_explain_verdict_record (scenario, &verdict, HU_LANG_LOCALE);

      add_item (text, hu_cli_side_style (verdict.winner), "=", record);
    }
}

static void
add_event (HuText        *text,
           HuAdjudicator *adjudicator,
           const HuState *before,
           guint          event,
           guint          n_events)
{
  const HuScenario *scenario = hu_adjudicator_get_scenario (adjudicator);
  const HuEvent *cause = hu_adjudicator_get_event (adjudicator, event - 1);
  g_autofree char *last = g_strdup_printf ("%u", n_events);
  /* One column in all phases. */
  g_autofree char *number = g_strdup_printf ("%*u", (int) strlen (last), event);
  /* The heading says which phase it is that ends. */
  g_autofree char *words = hu_explain_event (scenario, cause,
                                             cause->verb == HU_VERB_END_PHASE ? NULL : before,
                                             HU_LANG_LOCALE);

  hu_text_cell (text, HU_STYLE_FAINT, number);
  hu_text_cell (text, HU_STYLE_PLAIN, words);
  if (cause->note != NULL && cause->note[0] != '\0')
    {
      /* Translators: a remark that the players made on an event. */
      g_autofree char *note = g_strdup_printf (_("“%s”"), cause->note);

      hu_text_cell (text, HU_STYLE_FAINT, "");
      hu_text_cell (text, HU_STYLE_FAINT, note);
    }
  add_rulings (text, adjudicator, event);
}

static void
begin_rows (HuText *text)
{
  hu_text_table_begin (text, 2, HU_CLI_INDENT);
  hu_text_align_right (text, 0);
}

/* Goes through the log with a state of its own: an event is worded by what was so before it. */
static void
add_events (HuText        *text,
            HuAdjudicator *adjudicator,
            guint          n_events)
{
  g_autoptr(HuState) state = hu_state_new (hu_adjudicator_get_scenario (adjudicator));
  gboolean phase_begins = TRUE;

  hu_apply_setup (state, NULL);
  for (guint event = 1; event <= n_events; event++)
    {
      const HuEvent *cause = hu_adjudicator_get_event (adjudicator, event - 1);
      gboolean phase_ends = cause->verb == HU_VERB_END_PHASE;

      if (phase_begins)
        {
          add_moment (text, adjudicator, event - 1);
          begin_rows (text);
        }
      add_event (text, adjudicator, state, event, n_events);
      if (phase_ends || event == n_events)
        hu_text_table_end (text);

      hu_apply_event (state, cause, NULL);
      phase_begins = phase_ends;
    }
}

static HuCliStatus
write_text (const HuCliGame *game)
{
  HuAdjudicator *adjudicator = game->adjudicator;
  HuClock clock = hu_adjudicator_get_clock (adjudicator, game->n_events);
  g_autoptr(HuText) text = hu_text_new (hu_cli_get_width (), hu_cli_wants_colour ());

  hu_cli_add_head (text, hu_adjudicator_get_scenario (adjudicator), &clock,
                   game->n_events, hu_adjudicator_get_n_events (adjudicator));
  if (hu_adjudicator_get_rulings (adjudicator, 0)->len > 0)
    {
      hu_text_heading (text, _("Set-up"));
      begin_rows (text);
      add_rulings (text, adjudicator, 0);
      hu_text_table_end (text);
    }
  add_events (text, adjudicator, game->n_events);

  return hu_cli_write_text (hu_text_peek (text));
}

/**
 * hu_cli_replay:
 * @argv: the verb and what follows it
 *
 * Goes through a game event by event.
 *
 * Returns: how the program ends
 */
HuCliStatus
hu_cli_replay (GStrv argv)
{
  g_auto(HuCliOptions) options = { 0 };
  g_auto(HuCliGame) game = { 0 };
  HuCliStatus status;

  if (!hu_cli_options_parse (&options, argv, HU_CLI_TAKES_GAME, &status) ||
      !hu_cli_game_open (&game, &options, argv[0], &status))
    return status;

  return options.json ? write_json (&game) : write_text (&game);
}
