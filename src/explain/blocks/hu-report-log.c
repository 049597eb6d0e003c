/*
 * The log of the game, told once for all parts that are of it: as a story (hu-report-story.c), as what became of the units
 * (hu-report-units.c), and as the list of every event that the viewer sees with its rulings under it.
 */
#include "config.h"

#include "hu-report-private.h"

#include "hu-apply.h"

enum
{
  COLUMN_EVENT,
  COLUMN_TURN,
  COLUMN_PHASE,
  COLUMN_KIND,
  COLUMN_RULE,
  COLUMN_TEXT,
};

typedef struct
{
  HuReportMaking *making;
  HuReportTable  *table;
  GArray         *sights;  /* HuSight, of each event */
  GPtrArray      *rulings; /* of all events */
  guint           next;    /* the first of them that is not told yet */
  HuState        *state;   /* before the event */
  HuReportUnits  *units;
  HuReportStory  *story;
  int             digits;  /* of the last event */
} Log;

static HuReportRow *
add_row (Log        *log,
         HuRowRole   role,
         guint       event,
         const char *kind,
         const char *rule,
         char       *text) /* (transfer full) */
{
  HuReportRow *row = _hu_report_row (log->table, role, HU_SHOW_EVERYWHERE);

  _hu_report_cell_number (row, COLUMN_EVENT, event, FALSE);
  if (role != HU_ROW_PLAIN)
    _hu_report_cell (row, COLUMN_EVENT, g_strdup (""));
  else /* one column in all phases */
    _hu_report_cell_terminal (row, COLUMN_EVENT, g_strdup_printf ("%*u", log->digits, event));
  _hu_report_cell (row, COLUMN_TURN, _hu_report_turn (log->making, event));
  _hu_report_cell (row, COLUMN_PHASE, _hu_report_phase (log->making, event));
  _hu_report_cell (row, COLUMN_KIND, g_strdup (kind));
  _hu_report_cell_rule (row, COLUMN_RULE, rule);
  _hu_report_cell (row, COLUMN_TEXT, text);

  return row;
}

/* The log goes on, and so do points and conditions. */
static void
add_after (Log *log)
{
  HuReportRow *row = _hu_report_row (log->table, HU_ROW_UNDER, HU_SHOW_PAPER | HU_SHOW_TERMINAL);

  _hu_report_cell (row, COLUMN_EVENT, g_strdup (""));
  _hu_report_cell_rule (row, COLUMN_RULE, "");
  _hu_report_cell (row, COLUMN_TEXT, g_strdup (_("The game is over. What follows does not change the result.")));
  row->mark = "=";
  row->style = HU_TERMINAL_FAINT;
}

static void
add_rulings (Log   *log,
             guint  event)
{
  const HuScenario *scenario = log->making->scenario;
  const HuVerdict *verdict = hu_snapshot_get_verdict (log->making->snapshot);

  for (; log->next < log->rulings->len; log->next++)
    {
      const HuRuling *ruling = g_ptr_array_index (log->rulings, log->next);
      HuReportRow *row;

      if (ruling->event != event)
        break;
      if (log->making->rulings_only && ruling->kind == HU_RULING_OWNER)
        continue;
      row = add_row (log, HU_ROW_UNDER, event, C_("log", "ruling"), ruling->rule, hu_explain_ruling (scenario, ruling));
      row->side = ruling->side;
      row->mark = "-";
      row->style = ruling->decides ? HU_TERMINAL_STRONG : HU_TERMINAL_PLAIN;
      if (ruling->hexes->len > 0)
        _hu_report_spot (row, COLUMN_TEXT, g_array_index (ruling->hexes, HuHex, 0));
    }

  if (verdict != NULL && verdict->event == event)
    {
      HuReportRow *row = add_row (log, HU_ROW_SUM, event, C_("log", "verdict"), verdict->rule,
                                  hu_explain_as_seen (log->making->snapshot, hu_explain_verdict_record (scenario, verdict)));

      row->cells[COLUMN_TEXT].side = row->side = verdict->winner;
      row->mark = "=";
      row->style = HU_TERMINAL_SIDE;
      if (event < log->making->n_events && hu_snapshot_get_viewer (log->making->snapshot) == HU_SIDE_NONE)
        add_after (log);
    }
}

/* The event in words, as far as the viewer sees it. */
static char *
explain_seen (Log           *log,
              const HuEvent *cause,
              HuSight        sight)
{
  const HuScenario *scenario = log->making->scenario;

  switch (sight)
    {
    case HU_SIGHT_PLACE:
      return hu_explain_event_place (scenario, cause, log->state);
    case HU_SIGHT_NONE:
      return hu_explain_event_unseen ();
    case HU_SIGHT_WHOLE:
      break;
    }

  /* The heading says which phase it is that ends. */
  return hu_explain_event (scenario, cause, cause->verb == HU_VERB_END_PHASE ? NULL : log->state);
}

static void
add_phase (Log   *log,
           guint  event)
{
  HuReportRow *row = _hu_report_row (log->table, HU_ROW_HEAD, HU_SHOW_PAPER | HU_SHOW_TERMINAL);
  HuClock clock = hu_adjudicator_get_clock (log->making->adjudicator, event - 1);

  _hu_report_cell (row, COLUMN_EVENT, hu_explain_clock (log->making->scenario, &clock));
}

/* The side of an event: the one that acts, that has the unit, or whose phase ends. */
static HuSide
side_of (Log           *log,
         const HuEvent *cause,
         HuSight        sight)
{
  if (sight != HU_SIGHT_WHOLE)
    return HU_SIDE_NONE;
  if (cause->unit != HU_UNIT_NONE)
    return hu_scenario_get_unit (log->making->scenario, cause->unit)->side;
  if (cause->verb == HU_VERB_END_PHASE)
    return hu_clock_side (log->making->scenario, &log->state->clock);

  return cause->side;
}

/* Where an event happens: where a move ends, else at the first hex that it names, else where its unit is. */
static HuHex
hex_of (Log           *log,
        const HuEvent *cause,
        HuSight        sight)
{
  if (sight != HU_SIGHT_WHOLE)
    return HU_HEX_NONE;
  if (cause->hexes->len > 0)
    return g_array_index (cause->hexes, HuHex, cause->verb == HU_VERB_MOVE ? cause->hexes->len - 1 : 0);

  return cause->unit != HU_UNIT_NONE ? log->state->unit_hex[cause->unit] : HU_HEX_NONE;
}

static void
add_event (Log        *log,
           guint       event,
           const char *words,
           HuHex       hex)
{
  HuReportMaking *making = log->making;
  const HuEvent *cause = hu_adjudicator_get_event (making->adjudicator, event - 1);
  HuSight sight = g_array_index (log->sights, HuSight, event - 1);
  HuReportRow *row = add_row (log, HU_ROW_PLAIN, event, C_("log", "event"), "", g_strdup (words));

  row->side = side_of (log, cause, sight);
  _hu_report_spot (row, COLUMN_TEXT, hex);
  if (cause->note != NULL && cause->note[0] != '\0' && sight == HU_SIGHT_WHOLE)
    add_row (log, HU_ROW_UNDER, event, C_("log", "note"), "",
             hu_explain_quoted (hu_scenario_word (making->scenario, cause->note)))->style = HU_TERMINAL_FAINT;
  add_rulings (log, event);
}

/* Tells whether a ruling followed from @event, other than that hexes changed hands, which happens all the time. */
static gboolean
is_ruled (const Log *log,
          guint      event)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (log->making->snapshot);
  guint i = log->next;

  for (; i < log->rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (log->rulings, i);

      if (ruling->event > event)
        break;
      if (ruling->event == event && ruling->kind != HU_RULING_OWNER)
        return TRUE;
    }

  return verdict != NULL && verdict->event == event;
}

/* The rulings that follow from the set-up; only a terminal gives it a heading. */
static void
add_setup (Log *log)
{
  HuReportRow *head = _hu_report_row (log->table, HU_ROW_HEAD, HU_SHOW_TERMINAL);

  _hu_report_cell (head, COLUMN_EVENT, g_strdup (_("Set-up")));
  add_rulings (log, 0);
  if (log->table->rows->len == 1)
    _hu_report_drop_row (log->table);
}

static void
pass_rulings (Log   *log,
              guint  event)
{
  while (log->next < log->rulings->len &&
         ((const HuRuling *) g_ptr_array_index (log->rulings, log->next))->event <= event)
    log->next++;
}

/* Steps through the log with a state of its own, since an event is worded by the state before it. */
static void
add_events (Log *log)
{
  HuReportMaking *making = log->making;
  gboolean phase_begins = TRUE;

  for (guint event = 1; event <= making->n_events; event++)
    {
      HuEvent *cause = hu_adjudicator_get_event (making->adjudicator, event - 1);
      HuSight sight = g_array_index (log->sights, HuSight, event - 1);
      HuHex hex = hex_of (log, cause, sight);
      g_autofree char *words = NULL;

      if (event % 16 == 0 && !_hu_report_go_on (making, (double) event / making->n_events))
        return;

      words = explain_seen (log, cause, sight);
      if (!making->rulings_only || is_ruled (log, event))
        {
          if (phase_begins)
            add_phase (log, event);
          add_event (log, event, words, hex);
          phase_begins = FALSE;
        }
      else
        {
          pass_rulings (log, event);
        }
      hu_apply_event (log->state, cause, NULL);
      _hu_report_tell_story (log->story, &(HuStoryEvent) {
        event, cause, sight, words, hex, log->state,
        _hu_report_follow_units (log->units, log->state, event, cause, hex, sight == HU_SIGHT_WHOLE ? words : NULL),
      });
      phase_begins |= cause->verb == HU_VERB_END_PHASE;
    }
}

static HuReportTable *
begin_table (HuReportMaking *making)
{
  static const HuReportTerminal terminal[] = { { COLUMN_EVENT, HU_TERMINAL_FAINT }, { COLUMN_TEXT, HU_TERMINAL_ROW } };
  HuReportTable *table = _hu_report_aside (making, "log");

  _hu_report_column (table, HU_COLUMN_NUMBERS, HU_SHOW_BOTH, _("Event"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_DATA, _("Turn"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_DATA, _("Phase"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_DATA, _("Kind"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Rule"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, _("What happened, and what followed from it"));
  _hu_report_subject (table, COLUMN_EVENT, HU_COLUMN_EVENT);
  _hu_report_subject (table, COLUMN_RULE, HU_COLUMN_RULE);
  _hu_report_terminal (table, terminal, G_N_ELEMENTS (terminal));

  return table;
}

/* Steps through the log for all parts at once; the blocks of the story wait for theirs. */
static void
tell (HuReportMaking *making)
{
  GPtrArray *blocks = making->report->blocks;
  guint n_before = blocks->len;
  Log log = { .making = making };
  HuReportPart part = making->part;
  char digits[16];

  if (making->told)
    return;

  making->told = TRUE;
  making->part = HU_PART_LOG;
  log.table = begin_table (making);
  log.digits = g_snprintf (digits, sizeof digits, "%u", making->n_events);
  log.sights = hu_adjudicator_list_sights (making->adjudicator, making->n_events, making->viewer);
  log.rulings = hu_snapshot_list_rulings (making->snapshot);
  log.state = hu_state_new (making->scenario);
  hu_apply_setup (log.state, NULL);
  log.units = _hu_report_begin_units (making, log.state);
  log.story = _hu_report_begin_story (making, log.rulings);
  add_setup (&log);
  add_events (&log);
  _hu_report_end_story (log.story);
  while (blocks->len > n_before)
    g_ptr_array_add (making->story, g_ptr_array_steal_index (blocks, n_before));
  making->part = part;
  _hu_report_end_units (log.units, log.state);
  hu_state_free (log.state);
  g_ptr_array_unref (log.rulings);
  g_array_unref (log.sights);
}

void
_hu_report_add_log (HuReportMaking *making)
{
  _hu_report_begin_part (making);
  tell (making);
  if (making->story->len == 0)
    {
      _hu_report_paragraph (making, HU_TEXT_PLAIN, g_strdup (_("Nothing has happened yet.")));
      return;
    }

  _hu_report_paragraph (making, HU_TEXT_FAINT,
                        g_strdup (_("Each turn in short. A unit stands with the hex in which its moves ended; numbers in "
                                    "brackets are those of events.")));
  g_ptr_array_extend_and_steal (making->report->blocks, g_steal_pointer (&making->story));
}

void
_hu_report_add_events (HuReportMaking *making)
{
  _hu_report_begin_part (making);
  tell (making);
  _hu_report_show_aside (making, "log");
  if (hu_report_find_table (making->report, "log")->rows->len == 0)
    _hu_report_paragraph (making, HU_TEXT_PLAIN, g_strdup (_("Nothing has happened yet.")));
}

/* The fate of the units, as the log tells it. */
void
_hu_report_add_forces (HuReportMaking *making)
{
  _hu_report_begin_part (making);
  tell (making);
}
