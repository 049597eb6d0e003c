/*
 * The report as a whole: its map, its authors, and the parts and tables in their order.  The common ones stand here; a rule
 * system declares its own in its words.
 */
#include "config.h"

#include "hu-budget.h"
#include "hu-report-private.h"

#include "hu-system.h"

/* --- Map --- */

/* Chooses the overlays of the map: those that the verdict rests on, or those of all systems in force. */
guint
_hu_report_find_map_show (const HuScenario *scenario,
                          const HuVerdict  *verdict)
{
  guint show = HU_REPORT_MAP_OWNERS;

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (verdict != NULL ? verdict->system == id : hu_system_matters (scenario, id))
      show |= hu_system_words_get (id)->map_show;

  return show;
}

static gint
compare_hexes (gconstpointer a,
               gconstpointer b,
               gpointer      data)
{
  const HuState *state = data;
  guint first = *(const guint *) a, second = *(const guint *) b;

  if (state->unit_hex[first] != state->unit_hex[second])
    return state->unit_hex[first] < state->unit_hex[second] ? -1 : 1;

  return first < second ? -1 : 1;
}

/* The known units of a side that are on the map, by hex; (transfer full) (element-type guint). */
static GArray *
list_on_map (HuReportMaking   *making,
             const HuSnapshot *snapshot,
             HuSide            side)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < hu_scenario_get_n_units (making->scenario); i++)
    if (hu_state_get_unit (state, i)->side == side && state->unit_status[i] == HU_UNIT_ON_MAP &&
        hu_snapshot_get_secrecy (snapshot, i) == HU_SECRECY_NONE)
      g_array_append_val (units, i);
  g_array_sort_with_data (units, compare_hexes, (gpointer) state);

  return units;
}

/* "1305 253 ID (5), 6 ID; 1404 123 ID (5)" */
static char *
name_on_map (const HuState *state,
             const GArray  *units)
{
  GString *words = g_string_new (NULL);
  HuHex hex = HU_HEX_NONE;

  for (guint i = 0; i < units->len; i++)
    {
      guint unit = g_array_index (units, guint, i);
      g_autofree char *name = _hu_report_unit (state->scenario, unit);
      g_autofree char *number = hu_grid_dup_name (state->scenario->map->grid, state->unit_hex[unit]);

      if (state->unit_hex[unit] != hex)
        g_string_append_printf (words, "%s%s\u00a0%s", i > 0 ? "; " : "", number, name);
      else
        g_string_append_printf (words, ", %s", name);
      hex = state->unit_hex[unit];
    }

  return g_string_free (words, FALSE);
}

/* The units by hex: a map shows only the counter on top of a stack, and not every name fits on one. */
static void
add_positions (HuReportMaking *making,
               HuSnapshot     *snapshot)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  HuReportTable *table = NULL;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autoptr(GArray) units = list_on_map (making, snapshot, (HuSide) side);
      HuReportRow *row;

      if (units->len == 0)
        continue;
      if (table == NULL)
        {
          _hu_report_heading (making, 2, g_strdup (_("Units by hex")));
          table = _hu_report_table (making, NULL);
          table->look = HU_TABLE_STORY;
          _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_PAPER, "");
          _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_PAPER, "");
        }
      row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_PAPER);
      _hu_report_cell_side (making, row, 0, (HuSide) side);
      _hu_report_cell (row, 1, name_on_map (state, units));
    }
}

static void
add_map (HuReportMaking *making)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (making->snapshot);
  guint show = _hu_report_find_map_show (making->scenario, verdict);

  _hu_report_begin_part (making);
  if (verdict != NULL && verdict->event < making->n_events)
    {
      g_autoptr(HuSnapshot) then = hu_adjudicator_view (making->adjudicator, verdict->event, making->viewer);
      g_autofree char *record = hu_explain_as_seen (making->snapshot, hu_explain_verdict_record (making->scenario, verdict));

      /* Translators: "German victory by rule 4.3, at event 17". */
      _hu_report_map (making, g_strdup_printf (_("When it was decided: %s"), record), then, show);
      add_positions (making, then);
    }
  /* Translators: "Nov II, German, Movement", number of the event. */
  _hu_report_map (making, g_strdup_printf (_("%s, after event %u"), making->report->moment, making->n_events),
                  making->snapshot, show);
  add_positions (making, making->snapshot);
}

/* --- What the file says of the game, and authors --- */

static void
add_about (HuReportMaking *making)
{
  _hu_report_begin_part (making);
  _hu_report_paragraph (making, HU_TEXT_QUOTED, g_strdup (hu_scenario_word (making->scenario, making->scenario->about)));
}

static void
add_authors (HuReportMaking *making)
{
  _hu_report_begin_part (making);
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
                                           "gets the same report. Numbers of rules are those of the rules that the "
                                           "program applies, worded by the program."),
                                         "Hex Umpire " PACKAGE_VERSION));
  if (making->viewer != HU_SIDE_NONE)
    _hu_report_paragraph (making, HU_TEXT_PLAIN,
                          /* Translators: a side. */
                          hu_explain_sentence (making->scenario,
                                               _("This is what the %s side knows at this moment. What the other side "
                                                 "conceals is left out, and with it all that follows from it."),
                                               making->report->seen_by));
}

/* --- Which games have them --- */

static gboolean
has_rules (const HuScenario *scenario)
{
  return _hu_report_has_share (scenario, HU_SHARE_RULES);
}

static gboolean
has_points (const HuScenario *scenario)
{
  return _hu_report_has_share (scenario, HU_SHARE_POINTS);
}

static gboolean
has_about (const HuScenario *scenario)
{
  return scenario->about != NULL && scenario->about[0] != '\0';
}

static gboolean
has_units (const HuScenario *scenario)
{
  return hu_scenario_get_n_units (scenario) > 0;
}

/* --- Parts --- */

/* The parts that judge many moments, or word the whole log, take nearly all of the time. */
static const HuReportPartKind parts[HU_N_PARTS] = {
  [HU_PART_PROTOCOL] = { "protocol", N_("Protocol"), 1, NULL, _hu_report_add_protocol },
  [HU_PART_MAP] = { "map", N_("Map"), 1, NULL, add_map },
  [HU_PART_CONDITIONS] = { "conditions", N_("Victory conditions"), 1, has_rules, _hu_report_add_conditions },
  [HU_PART_POINTS] = { "points", N_("Points"), 1, has_points, _hu_report_add_points },
  [HU_PART_OWNERS] = { "control", N_("Control"), 1, NULL, _hu_report_add_owners },
  [HU_PART_CHARTS] = { "charts", N_("Over time"), 20, has_rules, _hu_report_add_charts },
  /* The first of these three tells the log for all of them. */
  [HU_PART_FORCES] = { "forces", N_("Forces"), 10, has_units, _hu_report_add_forces },
  [HU_PART_LOG] = { "log", N_("Log"), 10, NULL, _hu_report_add_log },
  [HU_PART_ABOUT] = { "about", N_("About the game"), 1, has_about, add_about },
  [HU_PART_RULES] = { "rules", N_("Rules and readings in force"), 1, has_rules, _hu_report_add_rules },
  [HU_PART_AUTHORS] = { "authors", N_("Authors"), 1, NULL, add_authors },
  [HU_PART_EVENTS] = { "events", N_("Every event"), 10, NULL, _hu_report_add_events },
};

static gboolean
is_of_system (HuReportPart part)
{
  return part >= HU_PART_SYSTEM && part < HU_PART_OWNERS;
}

static const HuReportPartKind *
get_part (HuReportPart part)
{
  static const HuReportPartKind none;
  const HuReportPartKind *own;

  if (!is_of_system (part))
    return &parts[part];

  own = hu_system_words_get (part - HU_PART_SYSTEM)->part;

  return own != NULL ? own : &none;
}

/* Returns its name on the command line, or NULL where no report has such a part. */
const char *
hu_report_part_to_string (HuReportPart part)
{
  g_return_val_if_fail (part < HU_N_PARTS, NULL);

  return get_part (part)->id;
}

/* @text: the name of a part on the command line.  Returns the part of that name, or -1. */
gint
hu_report_part_from_string (const char *text)
{
  g_return_val_if_fail (text != NULL, -1);

  for (guint part = 0; part < HU_N_PARTS; part++)
    if (g_strcmp0 (get_part (part)->id, text) == 0)
      return (gint) part;
  /* The protocol was called "title" while it was no more than a title page. */
  if (g_str_equal (text, "title"))
    return HU_PART_PROTOCOL;

  return -1;
}

char *
hu_report_explain_part (HuReportPart part)
{
  g_return_val_if_fail (part < HU_N_PARTS, NULL);

  return g_strdup (_(get_part (part)->title));
}

gboolean
hu_report_has_part (const HuScenario *scenario,
                    HuReportPart      part)
{
  const HuReportPartKind *kind;

  g_return_val_if_fail (scenario != NULL && part < HU_N_PARTS, FALSE);

  kind = get_part (part);
  if (kind->id == NULL || (is_of_system (part) && !hu_system_in_force (scenario, part - HU_PART_SYSTEM)))
    return FALSE;

  return kind->has == NULL || kind->has (scenario);
}

/* --- Tables --- */

static const HuReportTableKind log_table = { "log", N_("Log"), HU_PART_LOG };
static const HuReportTableKind owners_table = { "control", N_("Control"), HU_PART_OWNERS };
static const HuReportTableKind units_table = { "units", N_("Units"), HU_PART_FORCES };
static const HuReportTableKind casualties_table = { "casualties", N_("Casualties"), HU_PART_LOG };

static void
add_tables_of_systems (GPtrArray        *tables,
                       const HuScenario *scenario,
                       gboolean          of_points)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const HuReportTableKind *kind = hu_system_words_get (id)->tables;

      if (!hu_system_in_force (scenario, id))
        continue;
      for (; kind != NULL && kind->name != NULL; kind++)
        if ((kind->part == HU_PART_POINTS) == of_points)
          g_ptr_array_add (tables, (gpointer) kind);
    }
}

gboolean
_hu_report_has_own_table (const HuScenario *scenario,
                          const char       *name)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const HuReportTableKind *kind = hu_system_words_get (id)->tables;

      for (; hu_system_in_force (scenario, id) && kind != NULL && kind->name != NULL; kind++)
        if (g_str_equal (kind->name, name))
          return TRUE;
    }

  return FALSE;
}

/* Lists the tables that are of use by themselves, in the order in which players want them: points, then the log.
 * Returns the tables that a report of a game of @scenario has; (transfer container) (element-type
 * HuReportTableKind). */
GPtrArray *
hu_report_list_tables (const HuScenario *scenario)
{
  GPtrArray *tables = g_ptr_array_new ();

  g_return_val_if_fail (scenario != NULL, tables);

  add_tables_of_systems (tables, scenario, TRUE);
  g_ptr_array_add (tables, (gpointer) &log_table);
  g_ptr_array_add (tables, (gpointer) &owners_table);
  g_ptr_array_add (tables, (gpointer) &units_table);
  if (!_hu_report_has_own_table (scenario, casualties_table.name))
    g_ptr_array_add (tables, (gpointer) &casualties_table);
  add_tables_of_systems (tables, scenario, FALSE);

  return tables;
}

/* --- All of it --- */

/* Where the end of a phase has decided the game, that phase is the moment, and not the one that nobody plays any more. */
static char *
explain_moment (HuReportMaking *making)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (making->snapshot);
  HuClock clock = *hu_snapshot_get_clock (making->snapshot);
  g_autofree char *phase = NULL;

  if (verdict == NULL || verdict->event == 0 || verdict->event != making->n_events || clock.over)
    return hu_explain_clock (making->scenario, &clock);

  clock = _hu_report_clock (making, verdict->event);
  phase = hu_explain_clock (making->scenario, &clock);
  /* Translators: the last phase: "Nov IV, German, Movement". */
  return g_strdup_printf (_("%s, the game is over"), phase);
}

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
  report->moment = _hu_report_clean (explain_moment (making));
  if (making->viewer != HU_SIDE_NONE)
    report->seen_by = _hu_report_clean (hu_explain_side (report->scenario, making->viewer));
}

static void
add_parts (HuReportMaking *making,
           guint           asked)
{
  double all = 0;

  making->by_terms = asked >> HU_PART_CONDITIONS & 1;
  making->protocol = asked >> HU_PART_PROTOCOL & 1;
  for (guint part = 0; part < HU_N_PARTS; part++)
    if ((asked >> part & 1) && hu_report_has_part (making->scenario, part))
      all += get_part (part)->weight;
  for (guint part = 0; part < HU_N_PARTS && !making->stopped; part++)
    if ((asked >> part & 1) && hu_report_has_part (making->scenario, part))
      {
        making->part = part;
        making->kind = get_part (part);
        making->share = making->kind->weight / all;
        if (_hu_report_go_on (making, 0))
          making->kind->add (making);
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

/* Whether all that stands in a column is ids, which are no words. */
static gboolean
has_ids_only (const HuReportTable *table,
              guint                column)
{
  gboolean any = FALSE;

  for (guint i = 0; i < table->rows->len; i++)
    {
      const HuReportCell *cell = &((const HuReportRow *) g_ptr_array_index (table->rows, i))->cells[column];

      if (cell->text[0] != '\0')
        return FALSE;
      any |= cell->value != NULL && cell->value[0] != '\0';
    }

  return any;
}

/* Outcomes of a scenario's own have no rule: where all are such, the column of rules would be empty. */
static void
leave_out_empty_rules (HuReport *report)
{
  for (guint i = 0; i < report->blocks->len; i++)
    {
      const HuReportTable *table = ((const HuReportBlock *) g_ptr_array_index (report->blocks, i))->table;

      for (guint k = 0; table != NULL && k < table->columns->len; k++)
        {
          HuReportColumn *column = g_ptr_array_index (table->columns, k);

          if (column->subject == HU_COLUMN_RULE && has_ids_only (table, k))
            column->show &= ~HU_SHOW_PAPER;
        }
    }
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
  making.story = g_ptr_array_new_with_free_func (_hu_report_block_free);
  making.n_events = options->n_events;
  making.viewer = options->viewer;
  making.rulings_only = options->rulings_only;
  begin (&making);
  making.report->n_events = options->n_events;
  making.report->fingerprint = g_strdup (options->fingerprint);
  hu_played_copy (&making.report->played, options->played != NULL ? options->played : &making.scenario->played);
  add_parts (&making, options->parts);
  if (!making.stopped)
    _hu_report_add_data (&making);
  leave_out_empty_rules (making.report);
  g_clear_pointer (&making.readings, g_array_unref);
  g_clear_pointer (&making.story, g_ptr_array_unref);
  if (making.stopped)
    g_clear_pointer (&making.report, hu_report_unref);

  return making.report;
}

/* --- What has just changed, for the opponent at a distance --- */

/* @options: the moment, the viewer, and the fingerprint; parts are none; @lines: (element-type utf8): the events in
 * words, as far as the viewer sees them. */
HuReport *
hu_report_new_change (HuAdjudicator         *adjudicator,
                      const HuReportOptions *options,
                      const GPtrArray       *lines)
{
  HuReportOptions none;
  HuReportMaking making = { 0 };
  g_autoptr(GString) change = NULL;

  g_return_val_if_fail (adjudicator != NULL && options != NULL && lines != NULL, NULL);

  none = *options;
  none.parts = 0;
  making.report = hu_report_new (adjudicator, &none);
  /* Only one that is made step by step can be stopped. */
  g_return_val_if_fail (making.report != NULL, NULL);

  change = g_string_new (NULL);
  making.scenario = making.report->scenario;
  making.snapshot = making.report->snapshot;
  _hu_report_paragraph (&making, HU_TEXT_STRONG,
                        /* Translators: a game, and a moment of it: "Operation Typhoon (Nov II, German, Movement)" */
                        g_strdup_printf (C_("report", "%1$s (%2$s)"), making.report->title, making.report->moment));
  for (guint i = 0; i < lines->len; i++)
    {
      const char *line = g_ptr_array_index (lines, i);

      _hu_report_paragraph (&making, HU_TEXT_PLAIN, g_strdup (line));
      g_string_append_printf (change, "%s%s", i > 0 ? "; " : "", line);
    }
  _hu_report_paragraph (&making, HU_TEXT_STRONG, hu_explain_verdict (making.snapshot));
  making.report->change = _hu_report_clean (g_strdup (change->str));

  return making.report;
}
