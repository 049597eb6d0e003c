/*
 * The head of the first page: who played, where and when, by which systems, and of which moment it is.
 */
#include "config.h"

#include "hu-report-private.h"

#include "hu-rule-page.h"
#include "hu-system.h"

/* Two facts a row; the second stands beside the first while its place is free.  @text is taken. */
static HuReportCell *
add_fact (HuReportTable *table,
          const char    *what,
          char          *text)
{
  HuReportRow *row = table->rows->len > 0 ? g_ptr_array_index (table->rows, table->rows->len - 1) : NULL;
  guint column = row != NULL && row->cells[3].text[0] == '\0' ? 2 : 0;

  if (column == 0)
    row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_PAPER);
  _hu_report_cell (row, column, g_strdup (what));
  _hu_report_cell (row, column + 1, text);

  return &row->cells[column + 1];
}

gboolean
_hu_report_is_given (const char *text)
{
  return text != NULL && text[0] != '\0';
}

/* The players, the place and the date, where the file or the command line gives them.  Players fill in the rest beside their
 * signatures. */
static void
add_played (HuReportMaking *making,
            HuReportTable  *table)
{
  const HuPlayed *played = &making->report->played;

  for (guint side = 0; side < HU_N_SIDES; side++)
    if (_hu_report_is_given (played->players[HU_SIDE_FIRST]) || _hu_report_is_given (played->players[HU_SIDE_SECOND]))
      {
        g_autofree char *name = hu_explain_side (making->scenario, (HuSide) side);
        const char *player = _hu_report_is_given (played->players[side]) ? played->players[side] : "–";
        /* Translators: a side, who played it. */
        char *words = g_strdup_printf (C_("player", "%s: %s"), name, player);

        add_fact (table, side == 0 ? _("Players") : "", words)->side = (HuSide) side;
      }
  if (_hu_report_is_given (played->place) && _hu_report_is_given (played->date))
    {
      /* Translators: where and when a game was played. */
      char *words = g_strdup_printf (C_("played", "%s, %s"), played->place, played->date);

      add_fact (table, C_("protocol", "Played"), words);
    }
  else if (_hu_report_is_given (played->place) || _hu_report_is_given (played->date))
    add_fact (table, C_("protocol", "Played"), g_strdup (_hu_report_is_given (played->place) ? played->place : played->date));
}

/* The turn and the phase in which the game ended; where it has not, the moment of the report. */
static char *
explain_end (HuReportMaking  *making,
             const HuVerdict *verdict)
{
  const HuScenario *scenario = making->scenario;
  gboolean over = hu_snapshot_get_clock (making->snapshot)->over;
  HuClock clock;
  g_autofree char *turn = NULL;
  g_autofree char *phase = NULL;
  g_autofree char *moment = NULL;

  if (making->n_events == 0 || !(over || (verdict != NULL && verdict->event == making->n_events)))
    return g_strdup (making->report->moment);

  clock = _hu_report_clock (making, making->n_events);
  turn = _hu_report_numbered_turn (scenario, clock.turn);
  phase = _hu_report_phase (making, making->n_events);
  moment = phase[0] == '\0' ? g_strdup (turn) : g_strdup_printf ("%s, %s", turn, phase);
  /* The calendar of a game may end it before all player turns of the last turn. */
  if (over && scenario->calendar.ends_early)
    /* Translators: the last turn and phase: "24 November (turn 7 of 7), French, Combat". */
    return g_strdup_printf (_("%s. The calendar of the scenario ends the game here."), moment);
  if (over)
    /* Translators: likewise. */
    return g_strdup_printf (_("%s: the last phase of the last turn"), moment);

  return g_steal_pointer (&moment);
}

static char *
explain_events (HuReportMaking *making)
{
  guint n_all = hu_adjudicator_get_n_events (making->adjudicator);
  g_autofree char *n = _hu_report_number (making->n_events, FALSE);
  g_autofree char *all = _hu_report_number (n_all, FALSE);

  if (making->n_events == n_all)
    return g_strdup (all);

  /* Translators: how many events are looked at, how many the log has. */
  return g_strdup_printf (_("the first %s of %s"), n, all);
}

static char *
explain_systems (const HuScenario *scenario)
{
  GString *systems = g_string_new (NULL);

  for (guint i = 0; i < HU_N_SYSTEMS; i++)
    if (hu_system_in_force (scenario, i))
      {
        g_autofree char *name = hu_explain_rule_system ((HuSystemId) i);

        g_string_append_printf (systems, "%s%s", systems->len > 0 ? ", " : "", name);
      }
  if (systems->len == 0)
    g_string_append (systems, _("none: the map and the log alone"));
  /* Players look for points where there are none. */
  else if (!_hu_report_has_share (scenario, HU_SHARE_POINTS))
    g_string_append_printf (systems, "; %s", _("no points count"));

  return g_string_free (systems, FALSE);
}

void
_hu_report_add_facts (HuReportMaking  *making,
                      const HuVerdict *verdict)
{
  HuReportTable *table = _hu_report_table (making, NULL);
  HuReport *report = making->report;

  table->look = HU_TABLE_CLOSE;
  for (guint i = 0; i < 2; i++)
    {
      _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_PAPER, "");
      _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_PAPER, "");
    }
  add_played (making, table);
  add_fact (table, _("This report is of"), explain_end (making, verdict));
  add_fact (table, _("Events"), explain_events (making));
  add_fact (table, _("Rule systems"), explain_systems (making->scenario));
  if (report->seen_by != NULL)
    add_fact (table, _("Seen by"), g_strdup (report->seen_by));
}
