/*
 * Objectives in a report: every outcome down to its terms, the ledger, and the rules in force.
 */
#include "config.h"

#include "hu-budget.h"
#include "hu-explain-arrival.h"
#include "hu-objectives-words.h"

static void
add_outcome (HuReportMaking *making,
             HuReportTable  *table,
             guint           index,
             GHashTable     *told)
{
  const HuOutcome *outcome = hu_objectives_get_outcome (making->scenario, index);
  g_autoptr(GPtrArray) lines = _hu_explain_outcome_lines (making->snapshot, index);

  for (guint i = 0; i < lines->len; i++)
    {
      const HuConditionLine *line = g_ptr_array_index (lines, i);
      gboolean again = _hu_report_is_told_above (line, told);
      HuReportRow *row = _hu_report_row (table, i == 0 ? HU_ROW_PLAIN : HU_ROW_CONTINUED,
                                         again || table->rows->len >= HU_BUDGET_CONDITION_ROWS ? HU_SHOW_DATA : HU_SHOW_BOTH);

      if (i == 0)
        {
          _hu_report_cell (row, 0, hu_explain_outcome (making->scenario, outcome));
          row->cells[0].side = outcome->winner;
          _hu_report_cell (row, 1, hu_explain_outcome_when (making->scenario, outcome));
        }
      _hu_report_cell (row, 2, g_strdup (hu_condition_line_mark (line)));
      _hu_report_cell (row, 3, _hu_report_indent (line));
      _hu_report_cell_standing (row, 4, line, told);
      _hu_report_cell (row, 5, g_strdup (hu_condition_line_word (line)));
    }
}

void
_hu_report_add_outcomes (HuReportMaking *making)
{
  const HuObjectivesRules *rules = hu_objectives_rules (making->scenario);
  g_autoptr(GHashTable) told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  HuReportTable *table;

  _hu_report_heading (making, 2, g_strdup (_("Outcomes, term by term")));
  table = _hu_report_table (making, "outcomes");
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Outcome"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, C_("condition", "When"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_PAPER, "");
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, _("Condition"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("How it stands"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_DATA, C_("condition", "Met"));
  for (guint i = 0; i < rules->outcomes->len && _hu_report_go_on (making, 0); i++)
    add_outcome (making, table, i, told);
  _hu_report_leave_out (making, table->rows->len);
}

/* --- Points --- */

static const HuReportTerminal terminal[] = {
  { HU_LEDGER_EVENT, HU_TERMINAL_FAINT }, { HU_LEDGER_SIDE, HU_TERMINAL_SIDE },
  { HU_LEDGER_POINTS, HU_TERMINAL_PLAIN }, { HU_LEDGER_WHAT, HU_TERMINAL_ROW },
};

static void
add_entry (HuReportLedger      *ledger,
           const HuLedgerEntry *entry)
{
  HuReportRow *row = _hu_report_ledger_entry (ledger, entry, hu_explain_score_entry (ledger->making->scenario, entry),
                                              "points");

  _hu_report_cell_terminal (row, HU_LEDGER_POINTS, hu_explain_decimal (entry->points, entry->scale));
}

void
_hu_report_add_objectives_points (HuReportMaking *making)
{
  const HuObjectivesFindings *findings = hu_snapshot_get_objectives (making->snapshot);
  HuReportLedger ledger;
  /* Another system may have a ledger, too. */
  gboolean only = hu_scenario_get_first_item (making->scenario, HU_SYSTEM_OBJECTIVES) == 0;

  if (findings->ledger->len == 0 && !hu_objectives_rules (making->scenario)->schedule_given)
    return;

  _hu_report_heading (making, 2, g_strdup (_("Ledger of points")));
  _hu_report_begin_ledger (&ledger, making, only ? "ledger" : "objectives-ledger", C_("ledger", "For"), _("Rule"));
  _hu_report_subject (ledger.table, HU_LEDGER_RULE, HU_COLUMN_RULE);
  _hu_report_terminal (ledger.table, terminal, G_N_ELEMENTS (terminal));
  ledger.scale = hu_objectives_rules (making->scenario)->unit;
  for (guint i = 0; i < findings->ledger->len; i++)
    add_entry (&ledger, g_ptr_array_index (findings->ledger, i));
  _hu_report_end_ledger (&ledger, findings->points);
  if (findings->overflow)
    _hu_report_paragraph (making, HU_TEXT_PLAIN,
                          g_strdup (_("The points are more than the program can count; the totals stop there.")));
}

/* --- What is in force --- */

static void
add_supply (HuReportTable    *table,
            const HuScenario *scenario,
            HuSide            side)
{
  const HuSupplyRules *supply = hu_objectives_rules (scenario)->supply[side];
  g_autofree char *name = hu_explain_side (scenario, side);
  g_autofree char *sources = NULL, *obstacles = NULL;

  if (supply == NULL)
    return;

  sources = hu_explain_sources (scenario, &supply->sources);
  obstacles = hu_explain_obstacles (supply);
  _hu_report_option (table, "terms", _("Supply comes from"), g_strdup_printf ("%s: %s", name, sources));
  _hu_report_option (table, "terms", _("Lines are blocked by"), g_strdup_printf ("%s: %s", name, obstacles));
}

static void
add_both (HuReportTable           *table,
          const HuObjectivesRules *rules)
{
  char *both = _hu_explain_outcomes_both (rules);

  if (both != NULL)
    _hu_report_option (table, "outcomes", _("If both sides meet a condition at once"), both);
}

void
_hu_report_add_objectives_rules (HuReportMaking *making)
{
  const HuScenario *scenario = making->scenario;
  const HuObjectivesRules *rules = hu_objectives_rules (scenario);
  HuReportTable *table = _hu_report_rules_table (making, "rules-objectives", HU_SYSTEM_OBJECTIVES);

  for (guint i = 0; i < rules->outcomes->len; i++)
    {
      const HuOutcome *outcome = hu_objectives_get_outcome (scenario, i);
      g_autofree char *name = hu_explain_outcome_winner (scenario, outcome);
      g_autofree char *when = hu_explain_outcome_when (scenario, outcome);
      g_autofree char *what = g_strdup_printf ("%s, %s", name, when);
      g_autoptr(GPtrArray) lines = _hu_explain_outcome_lines (making->snapshot, i);

      _hu_report_option_lines (making, table, "outcomes", what, lines);
    }
  _hu_report_option (table, "outcomes", _("If no condition is met"), _hu_explain_outcomes_none (scenario));
  add_both (table, rules);
  for (guint i = 0; i < rules->schedule->len; i++)
    {
      const HuScoreItem *item = g_ptr_array_index (rules->schedule, i);
      g_autofree char *name = hu_explain_item (scenario, item->id);

      _hu_report_option (table, "points", name, hu_explain_score_item (scenario, item));
    }
  for (guint i = 0; i < rules->withdrawals->len; i++)
    {
      const HuWithdrawal *requirement = g_ptr_array_index (rules->withdrawals, i);
      g_autofree char *turn = hu_explain_turn (scenario, requirement->turn);

      _hu_report_option (table, "withdrawals", turn,
                         /* Translators: side, a number of units. */
                         hu_explain_sentence (scenario, _hu_trn ("the %s side withdraws %u unit",
                                                                 "the %s side withdraws %u units", requirement->count),
                                              _hu_side_name (scenario, requirement->side), requirement->count));
    }
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    add_supply (table, scenario, (HuSide) side);
}

/* --- Scales and charts --- */

static void
add_band (HuReportScale *scale,
          const HuMeter *meter,
          char          *name, /* (transfer full) (nullable): NULL: the condition is not met there */
          const HuRatio *bound)
{
  _hu_report_scale_add (scale, name != NULL ? meter->for_side : HU_SIDE_NONE,
                        name != NULL ? name : g_strdup (_("not met")),
                        bound != NULL ? _hu_explain_ratio (bound->numerator, bound->denominator) : NULL);
}

/* How far @ratio is from @low to @high, 0 … 1, kept off the edges; @high may be 0: there is no end. */
static double
find_within (double ratio,
             double low,
             double high)
{
  double within = high > low ? (ratio - low) / (high - low) : ratio > 0 ? 1 - low / ratio : 0;

  return CLAMP (within, 0.05, 0.95);
}

/* A ratio: the band in which the condition is met, and those beside it. */
gboolean
_hu_report_add_objectives_scale (HuReportMaking *making,
                                 const HuMeter  *meter)
{
  const HuTerm *term = meter->scale == HU_METER_TO_RATIO ? hu_objectives_meter (meter)->ratio : NULL;
  double low, high, ratio;
  HuReportScale *scale;
  gboolean has_low;

  if (term == NULL)
    return FALSE;

  has_low = term->lower.bound != HU_RATIO_OPEN;
  low = has_low ? (double) term->lower.numerator / (double) term->lower.denominator : 0;
  high = term->upper.bound != HU_RATIO_OPEN ? (double) term->upper.numerator / (double) term->upper.denominator : 0;
  ratio = hu_meter_get_ratio (meter);
  scale = _hu_report_scale (making, hu_explain_meter_title (making->snapshot, meter),
                            hu_explain_meter_value (making->snapshot, meter));
  if (has_low)
    add_band (scale, meter, NULL, &term->lower);
  add_band (scale, meter, hu_explain_meter_title (making->snapshot, meter),
            term->upper.bound != HU_RATIO_OPEN ? &term->upper : NULL);
  if (term->upper.bound != HU_RATIO_OPEN)
    add_band (scale, meter, NULL, NULL);

  /* The bound that is not kept says on which side the ratio is. */
  if (meter->met)
    scale->at = has_low, scale->within = find_within (ratio, low, high);
  else if (has_low && meter->of == term->lower.numerator && meter->of_to == term->lower.denominator)
    scale->at = 0, scale->within = find_within (ratio, 0, low);
  else
    scale->at = has_low + 1, scale->within = find_within (ratio, high, 0);

  return TRUE;
}

/* The points as they stood then, without what is scored only when the game ends. */
static double
read_first (const HuSnapshot *snapshot,
            const HuMeter    *meter)
{
  return (double) hu_snapshot_get_objectives (snapshot)->scored[HU_SIDE_FIRST] / MAX (meter->per_one, 1);
}

static double
read_second (const HuSnapshot *snapshot,
             const HuMeter    *meter)
{
  return (double) hu_snapshot_get_objectives (snapshot)->scored[HU_SIDE_SECOND] / MAX (meter->per_one, 1);
}

void
_hu_report_begin_objectives_chart (HuReportMaking *making,
                                   const HuMeter  *meter)
{
  g_autofree char *title = hu_explain_meter_title (making->snapshot, meter);
  const HuOutcomeFinding *finding;
  HuChartReading *reading;

  if (meter->kind == HU_OBJECTIVES_METER_POINTS)
    {
      reading = _hu_report_begin_chart (making, g_steal_pointer (&title), _("Points"));
      _hu_report_add_series (reading, 0, hu_explain_side (making->scenario, HU_SIDE_FIRST), HU_SIDE_FIRST, meter->kind,
                             read_first);
      _hu_report_add_series (reading, 1, hu_explain_side (making->scenario, HU_SIDE_SECOND), HU_SIDE_SECOND, meter->kind,
                             read_second);
      return;
    }

  finding = g_ptr_array_index (hu_snapshot_get_objectives (making->snapshot)->outcomes, meter->nth);
  reading = _hu_report_begin_chart (making, g_steal_pointer (&title),
                                    meter->scale == HU_METER_TO_RATIO ? _("Ratio")
                                                                      : hu_explain_chart_axis (finding->needs->term));
  reading->nth = meter->nth;
  reading->chart->ratio = meter->scale == HU_METER_TO_RATIO;
  _hu_report_add_series (reading, 0,
                         meter->counted != HU_SIDE_NONE ? hu_explain_side (making->scenario, meter->counted)
                                                        : g_strdup (C_("outcome", "Draw")),
                         meter->counted, meter->kind, _hu_report_read_value);
  _hu_report_add_series (reading, 1, g_strdup (_("Needed")), HU_SIDE_NONE, meter->kind, _hu_report_read_of);
}
