/*
 * The report's part on victory conditions: the state of each, the reasons, and the demands.
 */
#include "config.h"

#include "hu-budget.h"
#include "hu-report-private.h"
#include "hu-rule-page.h"
#include "hu-system.h"

enum
{
  COLUMN_MARK,
  COLUMN_RULE,
  COLUMN_FOR,
  COLUMN_CONDITION,
  COLUMN_STATE,
  COLUMN_DETAIL,
  COLUMN_DETAIL_DATA,
  COLUMN_MET,
};

void
_hu_report_leave_out (HuReportMaking *making,
                      guint           n)
{
  if (n > HU_BUDGET_CONDITION_ROWS)
    _hu_report_paragraph (making, HU_TEXT_FAINT,
                          g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                        "Left out here: %'u more row. The table as CSV has it.",
                                                        "Left out here: %'u more rows. The table as CSV has them all.",
                                                        n - HU_BUDGET_CONDITION_ROWS), n - HU_BUDGET_CONDITION_ROWS));
}

/* A line costs points, a ratio makes a level or is part of a condition, and some rules only show: neither is ever "met". */
static gboolean
decides_nothing (const HuScenario *scenario,
                 const HuMeter    *meter)
{
  return !hu_system_decides (scenario, meter->system) || meter->scale == HU_METER_OPEN ||
         (meter->scale == HU_METER_RATIO && !meter->met);
}

const char *
_hu_report_meter_mark (const HuScenario *scenario,
                       const HuMeter    *meter)
{
  return decides_nothing (scenario, meter) ? "–" : meter->met ? "✓" : "○";
}

/* A column of rules with one word in it says less than the room that it takes. */
gboolean
_hu_report_meters_cite (const GPtrArray *meters)
{
  guint n = 0;

  for (guint i = 0; i < meters->len; i++)
    n += hu_rule_page_find (((const HuMeter *) g_ptr_array_index (meters, i))->rule) != NULL;

  return n > 1 || n == meters->len;
}

static const char *
word_met (const HuScenario *scenario,
          const HuMeter    *meter)
{
  if (decides_nothing (scenario, meter))
    return C_("condition", "decides nothing");

  return meter->met ? C_("condition", "yes") : C_("condition", "no");
}

/* Does a condition, or a part of one, have that mark? */
static gboolean
has_mark (HuReportMaking *making,
          const char     *mark)
{
  const GPtrArray *meters = hu_snapshot_get_meters (making->snapshot);

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);
      g_autoptr(GPtrArray) lines = hu_explain_meter_conditions (making->snapshot, meter);

      if (g_str_equal (_hu_report_meter_mark (making->scenario, meter), mark))
        return TRUE;
      for (guint k = 0; lines != NULL && k < lines->len; k++)
        if (g_str_equal (hu_condition_line_mark (g_ptr_array_index (lines, k)), mark))
          return TRUE;
    }

  return FALSE;
}

/* The paper explains those marks of conditions that it uses. */
void
_hu_report_add_mark_legend (HuReportMaking *making)
{
  static const struct { const char *mark, *meaning; } marks[] = {
    { "✓", NC_("mark", "met") }, { "○", NC_("mark", "not met") }, { "–", NC_("mark", "decides nothing by itself") },
    { "?", NC_("mark", "cannot be told") },
  };
  g_autoptr(GString) words = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (has_mark (making, marks[i].mark))
      g_string_append_printf (words, "%s%s %s", words->len > 0 ? ", " : "", marks[i].mark,
                              g_dpgettext2 (GETTEXT_PACKAGE, "mark", marks[i].meaning));
  _hu_report_paragraph (making, HU_TEXT_FAINT, g_strdup (words->str));
}

/* Whether the terms of a condition, which stand in a table of their own, tell of it; @missing: (out): what they do not say,
 * or NULL. */
static gboolean
is_told_below (HuReportMaking *making,
               const HuMeter  *meter,
               char          **missing)
{
  g_autoptr(GPtrArray) lines = making->by_terms ? hu_explain_meter_conditions (making->snapshot, meter) : NULL;
  char *(*explain_missing) (const HuSnapshot *, const HuMeter *) = hu_system_words_get (meter->system)->explain_missing;

  *missing = lines != NULL && explain_missing != NULL ? explain_missing (making->snapshot, meter) : NULL;

  return lines != NULL;
}

/* Does the protocol say it, of the same moment? */
static gboolean
is_in_protocol (HuReportMaking *making)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (making->snapshot);

  return making->protocol && (verdict == NULL || verdict->event >= making->n_events);
}

/* Does any condition stand term by term below, with marks? */
static gboolean
has_terms (HuReportMaking *making)
{
  const GPtrArray *meters = hu_snapshot_get_meters (making->snapshot);

  for (guint i = 0; i < meters->len; i++)
    {
      g_autofree char *missing = NULL;

      if (is_told_below (making, g_ptr_array_index (meters, i), &missing))
        return TRUE;
    }

  return FALSE;
}

/* Would every row say again what stands in the protocol or below, or decide nothing? */
static gboolean
is_told_twice (HuReportMaking *making)
{
  const GPtrArray *meters = hu_snapshot_get_meters (making->snapshot);
  guint n_told = 0;

  if (is_in_protocol (making))
    return TRUE;

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);
      g_autofree char *missing = NULL;
      gboolean told = is_told_below (making, meter, &missing);

      if (missing != NULL || (!told && !decides_nothing (making->scenario, meter)))
        return FALSE;
      n_told += told;
    }

  return n_told > 0;
}

/* The details of a condition; on paper only what its terms, which stand in a table of their own there, do not say. */
static void
fill_details (HuReportMaking *making,
              HuReportRow    *row,
              const HuMeter  *meter)
{
  g_autofree char *detail = hu_explain_meter_detail (making->snapshot, meter);
  g_autofree char *missing = NULL;
  gboolean told = is_told_below (making, meter, &missing);

  _hu_report_cell (row, COLUMN_DETAIL_DATA, g_strdup (detail));
  if (!told)
    _hu_report_cell (row, COLUMN_DETAIL, g_steal_pointer (&detail));
  else if (missing != NULL)
    _hu_report_cell (row, COLUMN_DETAIL, g_steal_pointer (&missing));
}

static void
add_meters (HuReportMaking *making)
{
  const GPtrArray *meters = hu_snapshot_get_meters (making->snapshot);
  HuReportTable *table;

  /* Above the table, so that no page begins with it. */
  if (!is_told_twice (making))
    _hu_report_add_mark_legend (making);
  table = is_told_twice (making) ? _hu_report_aside (making, "conditions") : _hu_report_table (making, "conditions");
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_PAPER, "");
  _hu_report_column (table, HU_COLUMN_WORDS, _hu_report_meters_cite (meters) ? HU_SHOW_BOTH : HU_SHOW_DATA, _("Rule"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, C_("whose condition", "For"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, _("Condition"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, _("How it stands"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_PAPER, _("In detail"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_DATA, _("In detail"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_DATA, C_("condition", "Met"));
  _hu_report_subject (table, COLUMN_RULE, HU_COLUMN_RULE);
  for (guint i = 0; i < meters->len && _hu_report_go_on (making, 0); i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);
      HuReportRow *row = _hu_report_row (table, HU_ROW_PLAIN, i < HU_BUDGET_CONDITION_ROWS ? HU_SHOW_BOTH : HU_SHOW_DATA);

      _hu_report_cell (row, COLUMN_MARK, g_strdup (_hu_report_meter_mark (making->scenario, meter)));
      _hu_report_cell_rule (row, COLUMN_RULE, meter->rule);
      _hu_report_cell_side (making, row, COLUMN_FOR, meter->for_side);
      _hu_report_cell (row, COLUMN_CONDITION, hu_explain_meter_title (making->snapshot, meter));
      _hu_report_spot (row, COLUMN_CONDITION, _hu_report_meter_hex (making, meter));
      _hu_report_cell (row, COLUMN_STATE, hu_explain_meter_value (making->snapshot, meter));
      fill_details (making, row, meter);
      _hu_report_cell (row, COLUMN_MET, g_strdup (word_met (making->scenario, meter)));
    }
  if (is_in_protocol (making) && !has_terms (making))
    _hu_report_paragraph (making, HU_TEXT_FAINT, g_strdup (_("How each condition stands is on the first page.")));
  else if (!is_in_protocol (making))
    _hu_report_leave_out (making, meters->len);
}

/* Each system reaches a verdict of its own; the first of them is the verdict of the game. */
static void
add_verdicts (HuReportMaking *making)
{
  const HuState *state = hu_snapshot_get_state (making->snapshot);
  HuReportTable *table;
  guint n = 0;

  for (guint i = 0; i < HU_N_SYSTEMS; i++)
    n += state->verdicts[i].decided;
  if (n < 2)
    return;

  _hu_report_heading (making, 2, g_strdup (_("Verdicts of each rule system")));
  table = _hu_report_table (making, "verdicts");
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Rule system"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, _("Verdict"));
  for (guint i = 0; i < HU_N_SYSTEMS; i++)
    if (state->verdicts[i].decided)
      {
        HuReportRow *row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_BOTH);

        _hu_report_cell_system (row, 0, (HuSystemId) i);
        _hu_report_cell (row, 1, hu_explain_as_seen (making->snapshot,
                                                     hu_explain_verdict_record (making->scenario, &state->verdicts[i])));
      }
}

/* A ruling that a condition is met repeats its terms, which stand below with a mark each; and the protocol has it. */
static gboolean
is_told_by_terms (HuReportMaking *making,
                  const HuRuling *ruling)
{
  const GPtrArray *meters = hu_snapshot_get_meters (making->snapshot);

  if (is_in_protocol (making))
    return TRUE;

  for (guint i = 0; making->by_terms && i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);
      g_autoptr(GPtrArray) lines = NULL;

      if (!meter->met || meter->system != ruling->system || !g_str_equal (meter->rule, ruling->rule))
        continue;
      lines = hu_explain_meter_conditions (making->snapshot, meter);
      if (lines != NULL)
        return TRUE;
    }

  return FALSE;
}

static HuReportTable *
begin_why (HuReportMaking *making,
           gboolean        told)
{
  HuReportTable *table;

  if (!told)
    _hu_report_heading (making, 2, g_strdup (_("Why")));
  table = told ? _hu_report_aside (making, "why") : _hu_report_table (making, "why");
  _hu_report_column (table, HU_COLUMN_NUMBERS, HU_SHOW_BOTH, _("Event"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Rule"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, _("Ruling on which the verdict rests"));
  _hu_report_subject (table, 0, HU_COLUMN_EVENT);
  _hu_report_subject (table, 1, HU_COLUMN_RULE);

  return table;
}

/* The rulings on which the verdict rests. */
static void
add_why (HuReportMaking *making)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (making->snapshot);
  HuReportTable *table = NULL;

  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);
      HuReportRow *row;

      if (!ruling->decides)
        continue;
      if (table == NULL)
        table = begin_why (making, is_told_by_terms (making, ruling));
      row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_BOTH);
      _hu_report_cell_number (row, 0, ruling->event, FALSE);
      _hu_report_cell_rule (row, 1, ruling->rule);
      _hu_report_cell (row, 2, hu_explain_ruling (making->scenario, ruling));
      if (ruling->hexes->len > 0)
        _hu_report_spot (row, 2, g_array_index (ruling->hexes, HuHex, 0));
    }
}

/* Adds the demands of each condition, for readers who do not have the rules at hand; of those that are above term by
 * term, no second time. */
static void
add_rules (HuReportMaking *making)
{
  const GPtrArray *meters = hu_snapshot_get_meters (making->snapshot);
  gboolean begun = FALSE;

  for (guint i = 0; i < MIN (meters->len, HU_BUDGET_CONDITION_RULES); i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);
      g_autoptr(GPtrArray) lines = hu_explain_meter_conditions (making->snapshot, meter);

      if (lines != NULL)
        continue;
      if (!begun)
        _hu_report_heading (making, 2, g_strdup (_("The conditions in full")));
      begun = TRUE;
      _hu_report_paragraph (making, HU_TEXT_PLAIN, hu_explain_meter_rule (making->snapshot, meter));
    }
  if (meters->len > HU_BUDGET_CONDITION_RULES)
    _hu_report_paragraph (making, HU_TEXT_FAINT,
                          g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                        "Left out here: the wording of %'u more condition.",
                                                        "Left out here: the wording of %'u more conditions.",
                                                        meters->len - HU_BUDGET_CONDITION_RULES),
                                           meters->len - HU_BUDGET_CONDITION_RULES));
}

void
_hu_report_add_conditions (HuReportMaking *making)
{
  _hu_report_begin_part (making);
  if (hu_snapshot_get_meters (making->snapshot)->len > 0)
    add_meters (making);
  else
    _hu_report_paragraph (making, HU_TEXT_PLAIN, g_strdup (_("The scenario has no victory conditions.")));
  add_verdicts (making);
  add_why (making);
  _hu_report_add_share (making, HU_SHARE_CONDITIONS, NULL);
  if (is_told_twice (making) && has_terms (making))
    _hu_report_add_mark_legend (making);
  add_rules (making);
}
