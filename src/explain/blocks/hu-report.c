/*
 * The report as a whole: its title page, its map, and its authors.
 */
#include "config.h"

#include "hu-budget.h"
#include "hu-report-private.h"

#include "hu-rule-page.h"
#include "hu-system-words.h"
#include "hu-system.h"

/* --- Moments --- */

/* An event belongs to the moment before it: the end of a phase belongs to that phase. */
static HuClock
clock_of (HuReportMaking *making,
          guint           event)
{
  return hu_adjudicator_get_clock (making->adjudicator, event > 0 ? event - 1 : 0);
}

char *
_hu_report_turn (HuReportMaking *making,
                 guint           event)
{
  HuClock clock = clock_of (making, event);

  return hu_explain_turn (making->scenario, clock.turn);
}

char *
_hu_report_phase (HuReportMaking *making,
                  guint           event)
{
  HuClock clock = clock_of (making, event);
  const char *phase;
  HuSide side;
  g_autofree char *name = NULL;

  if (event == 0 || making->scenario->calendar.player_turns->len == 0)
    return g_strdup (event == 0 ? _("Set-up") : "");

  phase = hu_scenario_word (making->scenario, hu_clock_phase_name (making->scenario, &clock));
  side = hu_clock_side (making->scenario, &clock);
  if (side == HU_SIDE_NONE)
    return g_strdup (hu_budget_name (phase));

  name = hu_explain_side (making->scenario, side);
  /* Translators: side, phase: "German, Movement". */
  return g_strdup_printf (C_("moment", "%s, %s"), name, hu_budget_name (phase));
}

/* --- Title page --- */

static void
add_fact (HuReportTable *table,
          const char    *what,
          char          *text)
{
  HuReportRow *row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_PAPER);

  _hu_report_cell (row, 0, g_strdup (what));
  _hu_report_cell (row, 1, text);
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

  return g_string_free (systems, FALSE);
}

static void
add_facts (HuReportMaking *making)
{
  const HuScenario *scenario = making->scenario;
  const HuVerdict *verdict = hu_snapshot_get_verdict (making->snapshot);
  HuReportTable *table = _hu_report_table (making, NULL, NULL);
  g_autofree char *first = hu_explain_side (scenario, HU_SIDE_FIRST);
  g_autofree char *second = hu_explain_side (scenario, HU_SIDE_SECOND);

  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_PAPER, "");
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_PAPER, "");
  add_fact (table, _("Sides"),
            /* Translators: the two sides of a game. */
            g_strdup_printf (_("%s and %s"), first, second));
  add_fact (table, _("This report is of"), g_strdup (making->report->moment));
  add_fact (table, _("Events"), explain_events (making));
  if (verdict != NULL)
    {
      HuClock when = clock_of (making, verdict->event);

      add_fact (table, _("Decided"),
                hu_explain_verdict_record_when (scenario, verdict, &when));
    }
  add_fact (table, _("Rule systems"), explain_systems (scenario));
  add_fact (table, _("Seen by"), making->report->seen_by != NULL ? g_strdup (making->report->seen_by)
                                                                  : g_strdup (_("everybody: nothing is left out")));
}

void
_hu_report_add_title (HuReportMaking *making)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (making->snapshot);
  HuReportBlock *block;

  _hu_report_block (making, HU_BLOCK_KIND_TITLE, g_strdup (making->report->title));
  if (making->scenario->about != NULL && making->scenario->about[0] != '\0')
    _hu_report_paragraph (making, HU_TEXT_QUOTED, g_strdup (hu_scenario_word (making->scenario, making->scenario->about)));

  block = _hu_report_block (making, HU_BLOCK_KIND_VERDICT, hu_explain_verdict (making->snapshot));
  block->side = verdict != NULL ? verdict->winner : HU_SIDE_NONE;
  add_facts (making);

  if (verdict != NULL && verdict->event < making->n_events)
    {
      guint more = making->n_events - verdict->event;

      _hu_report_paragraph (making, HU_TEXT_FAINT,
                            g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                          "The game went on for %u event after the verdict, which "
                                                          "stands.",
                                                          "The game went on for %u events after the verdict, which "
                                                          "stands.", more), more));
    }
}

/* --- Map --- */

/* Chooses the overlays of the map: those that the verdict rests on, or those of all systems in force. */
static guint
find_show (const HuScenario *scenario,
           const HuVerdict  *verdict)
{
  guint show = HU_REPORT_MAP_OWNERS;

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (verdict != NULL ? verdict->system == id : hu_system_matters (scenario, id))
      show |= hu_system_words_get (id)->map_show;

  return show;
}

void
_hu_report_add_map (HuReportMaking *making)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (making->snapshot);
  guint show = find_show (making->scenario, verdict);

  _hu_report_heading (making, 1, hu_report_explain_part (HU_PART_MAP));
  if (verdict != NULL && verdict->event < making->n_events)
    {
      g_autoptr(HuSnapshot) then = hu_adjudicator_view (making->adjudicator, verdict->event, making->viewer);
      g_autofree char *record = hu_explain_verdict_record (making->scenario, verdict);

      /* Translators: "German victory by rule 4.3, at event 17". */
      _hu_report_map (making, g_strdup_printf (_("When it was decided: %s"), record), then, show);
    }
  /* Translators: "Nov II, German, Movement", number of the event. */
  _hu_report_map (making, g_strdup_printf (_("%s, after event %u"), making->report->moment, making->n_events),
                  making->snapshot, show);
}

/* --- Who wrote what --- */

void
_hu_report_add_authors (HuReportMaking *making)
{
  _hu_report_heading (making, 1, hu_report_explain_part (HU_PART_AUTHORS));
  _hu_report_paragraph (making, HU_TEXT_PLAIN,
                        g_strdup (_("The author of the game file wrote its title and description, the map with its "
                                    "names, the sides, the units and what they are worth, the calendar, and which "
                                    "options and readings of the rules are in force.")));
  _hu_report_paragraph (making, HU_TEXT_PLAIN,
                        g_strdup (_("The players entered the events of the log. Notes, and the reasons for corrections "
                                    "that they agreed on, are in their words; they stand in quotation marks, or are "
                                    "marked as agreed.")));
  _hu_report_paragraph (making, HU_TEXT_PLAIN,
                        /* Translators: the program's name and version. */
                        g_strdup_printf (_("%s found everything else: rulings, Control, lines, points, totals and the "
                                           "verdict. All of it follows from the game file alone; whoever opens the file "
                                           "gets the same report. Numbers such as 4.3 or 26.11 are those of the rules "
                                           "that the program applies, worded by the program."),
                                         "Hex Umpire " PACKAGE_VERSION));
  if (making->viewer != HU_SIDE_NONE)
    _hu_report_paragraph (making, HU_TEXT_PLAIN,
                          /* Translators: a side. */
                          hu_explain_sentence (making->scenario,
                                               _("This is what the %s side knows at this moment. What the other side "
                                                 "conceals is left out, and with it all that follows from it."),
                                               making->report->seen_by));
}

/* --- All of it --- */

static void
begin (HuReportMaking *making)
{
  HuReport *report = making->report;
  const char *title;

  report->scenario = hu_adjudicator_get_scenario (making->adjudicator);
  hu_scenario_ref (report->scenario);
  report->snapshot = hu_adjudicator_view (making->adjudicator, making->n_events, making->viewer);
  report->viewer = making->viewer;
  report->n_all = hu_adjudicator_get_n_events (making->adjudicator);
  making->scenario = report->scenario;
  making->snapshot = report->snapshot;
  title = hu_scenario_word (report->scenario, report->scenario->title);
  report->title = _hu_report_clean (hu_budget_abridge (title[0] != '\0' ? title : _("A game without a title"),
                                                       HU_BUDGET_NAME));
  report->moment = _hu_report_clean (hu_explain_clock (report->scenario, hu_snapshot_get_clock (report->snapshot)));
  if (making->viewer != HU_SIDE_NONE)
    report->seen_by = _hu_report_clean (hu_explain_side (report->scenario, making->viewer));
}

gboolean
_hu_report_go_on (HuReportMaking *making,
                  double          done)
{
  if (!making->stopped && making->step != NULL)
    making->stopped = !making->step (making->begun + making->share * CLAMP (done, 0, 1), making->data);

  return !making->stopped;
}

static void
add_parts (HuReportMaking *making,
           guint           asked)
{
  double all = 0;

  for (guint part = 0; part < HU_N_PARTS; part++)
    if ((asked >> part & 1) && hu_report_has_part (making->scenario, part))
      all += _hu_report_part (part)->weight;
  for (guint part = 0; part < HU_N_PARTS && !making->stopped; part++)
    if ((asked >> part & 1) && hu_report_has_part (making->scenario, part))
      {
        making->part = part;
        making->share = _hu_report_part (part)->weight / all;
        if (_hu_report_go_on (making, 0))
          _hu_report_part (part)->add (making);
        making->begun += making->share;
      }
}

/**
 * hu_report_new:
 * @options: the moment, the viewer and the parts
 *
 * Makes the report.  It holds only what the viewer can know at that moment (26.15).
 */
HuReport *
hu_report_new (HuAdjudicator         *adjudicator,
               const HuReportOptions *options)
{
  return hu_report_new_stepwise (adjudicator, options, NULL, NULL);
}

/**
 * hu_report_new_stepwise:
 * @options: the moment, the viewer and the parts
 * @step: (nullable): called with the progress; it says whether to go on
 *
 * Makes the report as hu_report_new() does, for callers that may stop waiting before it is
 * done.
 *
 * Returns: (transfer full) (nullable): the report, or %NULL where @step stopped it
 */
HuReport *
hu_report_new_stepwise (HuAdjudicator         *adjudicator,
                        const HuReportOptions *options,
                        HuReportStepFunc       step,
                        gpointer               data)
{
  HuReportMaking making = { .adjudicator = adjudicator, .step = step, .data = data };

  g_return_val_if_fail (adjudicator != NULL && options != NULL, NULL);
  g_return_val_if_fail (options->n_events <= hu_adjudicator_get_n_events (adjudicator), NULL);

  making.report = _hu_report_alloc ();
  making.n_events = options->n_events;
  making.viewer = options->viewer;
  /* A side could try every place of a hidden unit until the fingerprint is the same. */
  making.report->fingerprint = g_strdup (options->viewer == HU_SIDE_NONE ? options->fingerprint : NULL);
  begin (&making);
  add_parts (&making, options->parts);
  if (making.stopped)
    g_clear_pointer (&making.report, hu_report_unref);

  return making.report;
}
