/*
 * The report's part on the options and readings of the operational rules that are in force,
 * with the program's defaults: two players may have read these differently.
 */
#include "config.h"

#include "hu-reading-switch.h"
#include "hu-report-private.h"

#include "hu-budget.h"
#include "hu-explain-reading.h"
#include "hu-rule-page.h"
#include "hu-system.h"

/* --- Rows --- */

HuReportRow *
_hu_report_option (HuReportTable *table,
                   const char    *rule,
                   const char    *what,
                   char          *reading)
{
  HuReportRow *row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_BOTH);

  _hu_report_cell_rule (row, 0, rule);
  _hu_report_cell (row, 1, g_strdup (what));
  _hu_report_cell (row, 2, reading);

  return row;
}

void
_hu_report_option_lines (HuReportMaking  *making,
                         HuReportTable   *table,
                         const char      *rule,
                         const char      *what,
                         const GPtrArray *lines)
{
  HuReportShow show = making->by_terms ? HU_SHOW_DATA : HU_SHOW_BOTH;

  _hu_report_option (table, rule, what, _hu_report_indent (g_ptr_array_index (lines, 0)))->show = show;
  for (guint i = 1; i < MIN (lines->len, HU_BUDGET_CONDITION_LINES); i++)
    _hu_report_cell (_hu_report_row (table, HU_ROW_CONTINUED, show), 2,
                     _hu_report_indent (g_ptr_array_index (lines, i)));
}

static HuReportTable *
begin_table (HuReportMaking *making,
             const char     *name,
             char           *heading)
{
  HuReportTable *table;

  _hu_report_heading (making, 2, heading);
  table = _hu_report_table (making, name);
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Rule"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, _("Question"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, _("Reading in force"));
  _hu_report_subject (table, 0, HU_COLUMN_RULE);

  return table;
}

HuReportTable *
_hu_report_rules_table (HuReportMaking *making,
                        const char     *name,
                        HuSystemId      system)
{
  return begin_table (making, name, hu_explain_rule_system (system));
}

/* --- Readings --- */

static void
clear_reading (gpointer data)
{
  g_free (((HuReportReading *) data)->change);
}

/* Shows players who read a rule differently whether the reading matters in this game. */
static void
judge_other (HuReportMaking  *making,
             HuReportReading *reading)
{
  g_autoptr(HuSnapshot) other = NULL;
  g_autofree char *verdict = NULL, *otherwise = NULL;
  guint refused;

  if (making->scenario->map->grid->n_hexes > HU_BUDGET_JUDGED_HEXES)
    {
      reading->change = g_strdup_printf (_("Not judged: the map has more than %'d hexes."), HU_BUDGET_JUDGED_HEXES);
      return;
    }

  other = hu_reading_judge_other (making->adjudicator, making->n_events, making->viewer, &reading->reading, &refused);
  reading->change = hu_explain_reading_change (making->snapshot, other, refused);
  verdict = hu_explain_verdict (making->snapshot);
  otherwise = other != NULL ? hu_explain_verdict (other) : NULL;
  reading->turns = g_strcmp0 (verdict, otherwise) != 0;
}

const GArray *
_hu_report_get_readings (HuReportMaking *making)
{
  g_autoptr(GArray) readings = making->readings == NULL ? hu_reading_list (making->scenario) : NULL;

  if (making->readings != NULL)
    return making->readings;

  making->readings = g_array_new (FALSE, FALSE, sizeof (HuReportReading));
  g_array_set_clear_func (making->readings, clear_reading);
  for (guint i = 0; i < readings->len && _hu_report_go_on (making, (double) i / readings->len); i++)
    {
      HuReportReading reading = { g_array_index (readings, HuReadingInForce, i), NULL, FALSE };

      judge_other (making, &reading);
      g_array_append_val (making->readings, reading);
    }

  return making->readings;
}

static void
add_readings (HuReportMaking *making)
{
  const GArray *readings = _hu_report_get_readings (making);
  HuReportTable *table;

  if (readings->len == 0)
    return;

  table = begin_table (making, "readings", g_strdup (_("Readings")));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, _("With the other reading"));
  for (guint i = 0; i < readings->len; i++)
    {
      const HuReportReading *judged = &g_array_index (readings, HuReportReading, i);
      const HuReadingInForce *reading = &judged->reading;
      HuReportRow *row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_BOTH);

      _hu_report_cell_rule (row, 0, reading->what->rule);
      _hu_report_cell (row, 1, g_strdup (hu_explain_reading (reading)));
      _hu_report_cell (row, 2, hu_explain_reading_value (reading, reading->value));
      _hu_report_cell (row, 3, g_strdup (judged->change));
    }
}

void
_hu_report_add_rules (HuReportMaking *making)
{
  _hu_report_begin_part (making);
  _hu_report_add_share (making, HU_SHARE_RULES, NULL);
  add_readings (making);
}
