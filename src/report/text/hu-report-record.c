/*
 * The record of a report: fingerprint, moment, verdict, and the tables of points line by line.
 */
#include "hu-report-record.h"

#include "hu-script-text.h"

static void
append_side (GString          *json,
             const HuScenario *scenario,
             HuSide            side)
{
  if (side == HU_SIDE_NONE)
    g_string_append (json, "null");
  else
    hu_script_append_text (json, scenario->sides[side].id);
}

static void
append_verdict (GString          *json,
                const HuScenario *scenario,
                const HuVerdict  *verdict)
{
  g_string_append (json, ",\"verdict\":");
  if (verdict == NULL)
    {
      g_string_append (json, "null");
      return;
    }

  g_string_append (json, "{\"winner\":");
  append_side (json, scenario, verdict->winner);
  g_string_append_printf (json, ",\"system\":\"%s\",\"rule\":\"%s\",\"level\":", hu_system_to_string (verdict->system),
                          verdict->rule);
  if (verdict->level != NULL)
    hu_script_append_text (json, verdict->level);
  else
    g_string_append (json, "null");
  g_string_append_printf (json, ",\"event\":%u%s}", verdict->event, verdict->coincidence ? ",\"coincidence\":true" : "");
}

static gint
find_column (const HuReportTable *table,
             HuColumnSubject      subject)
{
  for (guint i = 0; i < table->columns->len; i++)
    if (((const HuReportColumn *) g_ptr_array_index (table->columns, i))->subject == subject)
      return (gint) i;

  return -1;
}

/* The data of a cell that has some; an empty cell is "". */
static const char *
cell_data (const HuReportRow *row,
           gint               column)
{
  const HuReportCell *cell = &row->cells[column];

  return cell->value != NULL ? cell->value : cell->text;
}

static void
append_ledger (GString             *json,
               const HuScenario    *scenario,
               const HuReportTable *table)
{
  gint event = find_column (table, HU_COLUMN_EVENT), rule = find_column (table, HU_COLUMN_RULE);
  gint points = find_column (table, HU_COLUMN_POINTS);
  gint64 sums[HU_N_SIDES] = { 0, 0 };
  gboolean first = TRUE;

  g_string_append_printf (json, "\"%s\":{\"lines\":[", table->name);
  for (guint i = 0; i < table->rows->len; i++)
    {
      const HuReportRow *row = g_ptr_array_index (table->rows, i);
      gint64 gain;

      if (!(row->show & HU_SHOW_DATA) || row->side == HU_SIDE_NONE)
        continue;
      gain = g_ascii_strtoll (cell_data (row, points), NULL, 10);
      if (__builtin_add_overflow (sums[row->side], gain, &sums[row->side]))
        sums[row->side] = gain > 0 ? G_MAXINT64 : G_MININT64;
      g_string_append_printf (json, "%s[%s,", first ? "" : ",", cell_data (row, event));
      append_side (json, scenario, row->side);
      g_string_append_printf (json, ",%" G_GINT64_FORMAT ",", gain);
      hu_script_append_text (json, rule >= 0 ? cell_data (row, rule) : "");
      g_string_append_c (json, ']');
      first = FALSE;
    }
  g_string_append (json, "],\"sum\":{");
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_string_append (json, side > 0 ? "," : "");
      append_side (json, scenario, side);
      g_string_append_printf (json, ":%" G_GINT64_FORMAT, sums[side]);
    }
  g_string_append (json, "}}");
}

/**
 * hu_report_to_record:
 *
 * Returns: (transfer full): the record, an object on one line
 */
char *
hu_report_to_record (const HuReport *report)
{
  GString *json = g_string_new ("{\"format\":\"hex-umpire-report/1\"");
  gboolean first = TRUE;

  g_return_val_if_fail (report != NULL, NULL);

  if (report->fingerprint != NULL)
    g_string_append_printf (json, ",\"fingerprint\":\"%s\"", report->fingerprint);
  g_string_append_printf (json, ",\"events\":%u,\"of\":%u,\"view\":", hu_snapshot_get_n_events (report->snapshot),
                          report->n_all);
  append_side (json, report->scenario, report->viewer);
  append_verdict (json, report->scenario, hu_snapshot_get_verdict (report->snapshot));
  g_string_append (json, ",\"ledgers\":{");
  for (guint i = 0; i < report->blocks->len; i++)
    {
      const HuReportTable *table = ((const HuReportBlock *) g_ptr_array_index (report->blocks, i))->table;

      if (table == NULL || find_column (table, HU_COLUMN_POINTS) < 0)
        continue;
      g_string_append (json, first ? "" : ",");
      append_ledger (json, report->scenario, table);
      first = FALSE;
    }
  g_string_append (json, "}}");

  return g_string_free (json, FALSE);
}
