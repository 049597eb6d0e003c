/*
 * The words of control outside its own pages: its conditions term by term, and which of its
 * rules are in force.
 */
#include "config.h"

#include "hu-control-words.h"

#include "hu-budget.h"
#include "hu-control.h"
#include "hu-explain-saved.h"
#include "hu-explain-term.h"
#include "hu-term-field-words.h"

/* When it is judged, for a cell. */
static char *
explain_when (const HuScenario     *scenario,
              const HuVictoryEntry *entry)
{
  if (entry->when == HU_JUDGED_INSTANT && entry->turn.from == 0 && entry->turn.to == 0)
    return g_strdup (C_("condition", "at once"));
  if (entry->when == HU_JUDGED_END)
    return g_strdup (C_("condition", "at the end"));

  return hu_explain_judged (scenario, entry->when, entry->of, entry->phase, &entry->turn);
}

static void
add_entry (HuReportMaking         *making,
           HuReportTable          *table,
           guint                   index)
{
  const HuVictoryFinding *finding = g_ptr_array_index (hu_snapshot_get_control (making->snapshot)->conditions, index);
  g_autoptr(GPtrArray) lines = hu_explain_condition_lines (making->scenario, finding->needs);
  const HuVictoryEntry *entry = finding->entry;

  for (guint i = 0; i < lines->len; i++)
    {
      const HuConditionLine *line = g_ptr_array_index (lines, i);
      HuReportRow *row = _hu_report_row (table, i == 0 ? HU_ROW_PLAIN : HU_ROW_CONTINUED,
                                         table->rows->len < HU_BUDGET_CONDITION_ROWS ? HU_SHOW_BOTH : HU_SHOW_DATA);

      if (i == 0)
        {
          _hu_report_cell_side (making, row, 0, entry->side);
          _hu_report_cell (row, 1, _hu_explain_entry_name (making->scenario, index));
          _hu_report_cell (row, 2, explain_when (making->scenario, entry));
        }
      _hu_report_cell (row, 3, g_strdup (hu_condition_line_mark (line)));
      _hu_report_cell (row, 4, _hu_report_indent (line));
      _hu_report_cell (row, 5, _hu_report_standing (line));
      _hu_report_cell (row, 6, g_strdup (hu_condition_line_word (line)));
    }
}

static void
add_terms (HuReportMaking *making)
{
  const GPtrArray *victory = hu_snapshot_get_control (making->snapshot)->conditions;
  g_autofree char *otherwise = hu_explain_otherwise (making->scenario);
  HuReportTable *table;

  if (victory->len > 0)
    {
      _hu_report_heading (making, 2, g_strdup (_("Term by term (26.1)")));
      table = _hu_report_table (making, "terms");
      _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, C_("whose condition", "For"));
      _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Name"));
      _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, C_("condition", "When"));
      _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_PAPER, "");
      _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, _("Condition"));
      _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("How it stands"));
      _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_DATA, C_("condition", "Met"));
      for (guint i = 0; i < victory->len && _hu_report_go_on (making, 0); i++)
        add_entry (making, table, i);
      _hu_report_leave_out (making, table->rows->len);
    }
  if (otherwise != NULL)
    _hu_report_paragraph (making, HU_TEXT_PLAIN, g_steal_pointer (&otherwise));
}

/* --- What is in force --- */

static char *
explain_winning (const HuScenario     *scenario,
                 const HuVictoryEntry *entry)
{
  g_autofree char *side = hu_explain_side (scenario, entry->side);
  g_autofree char *when = NULL;

  if (entry->when == HU_JUDGED_INSTANT && entry->turn.from == 0 && entry->turn.to == 0)
    /* Translators: a side. */
    return hu_explain_sentence (scenario, _("%s wins at once by"), side);
  if (entry->when == HU_JUDGED_END)
    /* Translators: a side. */
    return hu_explain_sentence (scenario, _("%s wins at the end by"), side);

  when = hu_explain_judged (scenario, entry->when, entry->of, entry->phase, &entry->turn);
  /* Translators: a side; "at the end of each turn". */
  return hu_explain_sentence (scenario, _("%1$s wins %2$s by"), side, when);
}

static void
add_conditions (HuReportMaking *making,
                HuReportTable  *table)
{
  const GPtrArray *conditions = hu_snapshot_get_control (making->snapshot)->conditions;

  for (guint i = 0; i < conditions->len; i++)
    {
      const HuVictoryFinding *finding = g_ptr_array_index (conditions, i);
      g_autofree char *what = explain_winning (making->scenario, finding->entry);
      g_autoptr(GPtrArray) lines = hu_explain_condition_lines (making->scenario, finding->needs);

      _hu_report_option_lines (making, table, "26.1", what, lines);
    }
}

static void
add_rules (HuReportMaking *making)
{
  const HuScenario *scenario = making->scenario;
  const HuControlRules *rules = hu_control_rules (scenario);
  HuReportTable *table = _hu_report_rules_table (making, "rules-control", HU_SYSTEM_CONTROL);

  if (!rules->decides)
    _hu_report_option (table, "26.1", _("Decides the game"), g_strdup (_("no: Control and conditions are shown only")));
  add_conditions (making, table);
  /* Where one side alone has conditions the other wins by avoiding them (26.3), whatever the scenario says here. */
  if (hu_control_find_avoider (scenario) == HU_SIDE_NONE)
    _hu_report_option (table, "26.1", _("Where both or neither have met theirs"),
                       rules->otherwise == HU_SIDE_NONE ? g_strdup (_("undecided"))
                                                        : hu_explain_side (scenario, rules->otherwise));
  else
    _hu_report_option (table, "26.3", _("Where these are not met"),
                       hu_explain_side (scenario, hu_control_find_avoider (scenario)));
  for (guint i = 0; i < rules->exits->len; i++)
    {
      const HuExitArea *area = g_ptr_array_index (rules->exits, i);
      g_autofree char *side = hu_explain_side (scenario, area->side);
      /* Translators: a side. */
      g_autofree char *what = hu_explain_sentence (scenario, _("%s may exit from"), side);

      _hu_report_option (table, "26.23", what, hu_explain_hexset (scenario, area->hexes));
    }
  for (guint i = 0; i < rules->balance->len; i++)
    {
      const HuBalance *balance = g_ptr_array_index (rules->balance, i);
      g_autofree char *side = hu_explain_side (scenario, balance->side);
      /* Translators: a side that the scenario helps, where players want an even game. */
      g_autofree char *what = hu_explain_sentence (scenario, _("Balance for %s"), side);

      /* Translators: the scenario's own words. */
      _hu_report_option (table, "26.4", what, g_strdup_printf (_("only if the players agreed on it: “%s”"),
                                                               hu_scenario_word (scenario, balance->text)));
    }
}

/* --- Charts --- */

static void
begin_chart (HuReportMaking *making,
             const HuMeter  *meter)
{
  const HuVictoryFinding *finding = g_ptr_array_index (hu_snapshot_get_control (making->snapshot)->conditions, meter->nth);
  g_autofree char *title = hu_explain_meter_title (making->snapshot, meter);
  HuChartReading *reading;

  reading = _hu_report_begin_chart (making, g_steal_pointer (&title), hu_explain_chart_axis (finding->needs->term));
  reading->nth = meter->nth;
  _hu_report_add_series (reading, 0, hu_explain_side (making->scenario, meter->for_side), meter->for_side, meter->kind,
                         _hu_report_read_value);
  _hu_report_add_series (reading, 1, g_strdup (_("Needed")), HU_SIDE_NONE, meter->kind, _hu_report_read_of);
}

static double
read_cvp_first (const HuSnapshot *snapshot,
                const HuMeter    *meter)
{
  return hu_snapshot_get_control (snapshot)->cvp[HU_SIDE_FIRST];
}

static double
read_cvp_second (const HuSnapshot *snapshot,
                 const HuMeter    *meter)
{
  return hu_snapshot_get_control (snapshot)->cvp[HU_SIDE_SECOND];
}

static void
begin_more (HuReportMaking *making)
{
  HuChartReading *reading = _hu_report_begin_chart (making, g_strdup (_("Casualty points")),
                                                    _("Points"));

  _hu_report_add_series (reading, 0, hu_explain_side (making->scenario, HU_SIDE_FIRST), HU_SIDE_FIRST, HU_METER_NONE,
                         read_cvp_first);
  _hu_report_add_series (reading, 1, hu_explain_side (making->scenario, HU_SIDE_SECOND), HU_SIDE_SECOND, HU_METER_NONE,
                         read_cvp_second);
}

/* --- In the story of the game --- */

static char *
name_passed (const HuScenario *scenario,
             const HuRuling   *ruling)
{
  const GArray *subjects = hu_control_ruling (ruling)->subjects;
  GString *names;

  if (ruling->kind != HU_CONTROL_RULING_LOCATION && ruling->kind != HU_CONTROL_RULING_HEX &&
      ruling->kind != HU_CONTROL_RULING_BUILDING)
    return NULL;
  if (subjects == NULL)
    return hu_explain_subject (scenario, ruling->subject_kind, ruling->subject);

  names = g_string_new (NULL);
  for (guint i = 0; i < subjects->len; i++)
    {
      g_autofree char *name = hu_explain_subject (scenario, ruling->subject_kind, g_array_index (subjects, gint32, i));

      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", name);
    }

  return g_string_free (names, FALSE);
}

/* --- All of it --- */

static const HuReportTableKind tables[] = {
  { "casualties", N_("Casualties"), HU_PART_POINTS },
  { "casualty-sums", N_("What the points are for"), HU_PART_PROTOCOL },
  { NULL, NULL, HU_PART_POINTS },
};

static char *
name_listed (const HuScenario *scenario,
             HuListed          kind,
             guint             n)
{
  return kind == HU_LISTED_CONDITION ? _hu_explain_entry_name (scenario, n) : NULL;
}

static char *
explain_saved (const HuSnapshot *snapshot,
               const HuSnapshot *before G_GNUC_UNUSED)
{
  return _hu_explain_saved_by_unit (snapshot, HU_QUESTION_CONDITION);
}

const HuSystemWords hu_control_words = {
  .name = N_("Control"),
  .pages = _hu_control_pages,
  .clauses = _hu_control_clause_words,
  .fields = _hu_control_fields,
  .term_fields = hu_term_field_words,
  .term = "condition",
  .term_rule = "26.1",
  .terms = &_hu_control_term_words,
  .explain_undecided = _hu_explain_control_undecided,
  .explain_ruling = _hu_explain_control_ruling,
  .name_passed = name_passed,
  .explain_victory = _hu_explain_control_victory,
  .name_victory = _hu_name_control_victory,
  .name_other = _hu_explain_control_other,
  .name_listed = name_listed,
  .explain_title = _hu_explain_condition_title,
  .explain_value = _hu_explain_condition_value,
  .explain_present = _hu_explain_condition_present,
  .explain_detail = _hu_explain_condition_detail,
  .explain_missing = _hu_explain_condition_missing,
  .explain_rule = _hu_explain_condition_rule,
  .explain_conditions = _hu_explain_meter_conditions,
  .explain_otherwise = hu_explain_otherwise,
  .explain_saved = explain_saved,
  .points = (1u << HU_ADJUST_CVP) | (1u << HU_ADJUST_EXIT_VP),
  .ask_fact = _hu_explain_control_question,
  .add_fact_reasons = _hu_explain_control_because,
  .add_remembered = _hu_explain_control_remembered,
  .get_fact_rule = _hu_explain_control_fact_rule,
  .state_goal = _hu_explain_control_goal,
  .add_wrong = _hu_explain_control_wrong,
  .explain_legend = _hu_explain_control_legend,
  .add = {
    [HU_SHARE_CONDITIONS] = add_terms,
    [HU_SHARE_POINTS] = _hu_report_add_control_points,
    [HU_SHARE_OWNERS] = _hu_report_add_control_owners,
    [HU_SHARE_RULES] = add_rules,
    [HU_SHARE_SUMS] = _hu_report_add_control_sums,
    [HU_SHARE_CHARTS] = begin_more,
  },
  .add_focus = _hu_report_add_control_focus,
  .tables = tables,
  .begin_chart = begin_chart,
};
