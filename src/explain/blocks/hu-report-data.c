/*
 * The content of a report for a program that judges the game again: the game, the moment and the viewer; its verdict,
 * points and ledger.  It is the same in every language.
 */
#include "config.h"

#include "hu-decimal.h"
#include "hu-report-private.h"

#include "hu-character.h"
#include "hu-system.h"

/* The text can stand in a page, in a PDF, anywhere. */
static void
add_text (GString    *json,
          const char *text)
{
  if (text == NULL)
    g_string_append (json, "null");
  else
    hu_character_append_quoted (json, text, TRUE);
}

static void
add_side (GString        *json,
          const HuReport *report,
          HuSide          side)
{
  add_text (json, side != HU_SIDE_NONE ? report->scenario->sides[side].id : NULL);
}

static void
add_verdict (GString        *json,
             const HuReport *report)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (report->snapshot);

  if (verdict == NULL)
    {
      g_string_append (json, "null");
      return;
    }

  g_string_append (json, "{\"winner\":");
  add_side (json, report, verdict->winner);
  g_string_append (json, ",\"system\":");
  add_text (json, hu_system_to_string (verdict->system));
  g_string_append (json, ",\"rule\":");
  add_text (json, verdict->rule);
  g_string_append (json, ",\"level\":");
  add_text (json, verdict->level);
  g_string_append_printf (json, ",\"event\":%u}", verdict->event);
}

static void
add_number (GString    *json,
            const char *before,
            gint64      points,
            guint       scale)
{
  g_autofree char *number = hu_decimal_to_text (points, scale);

  g_string_append (json, before);
  g_string_append (json, number);
}

static void
add_points (GString        *json,
            const HuReport *report)
{
  for (guint i = 0; i < report->totals->len; i++)
    {
      const HuReportTotal *total = &g_array_index (report->totals, HuReportTotal, i);

      g_string_append (json, i > 0 ? "," : "");
      add_text (json, total->table);
      add_number (json, ":[", total->points[HU_SIDE_FIRST], total->scale);
      add_number (json, ",", total->points[HU_SIDE_SECOND], total->scale);
      g_string_append (json, "]");
    }
}

static void
add_ledger (GString        *json,
            const HuReport *report)
{
  for (guint i = 0; i < report->gains->len; i++)
    {
      const HuReportGain *gain = &g_array_index (report->gains, HuReportGain, i);

      g_string_append (json, i > 0 ? ",[" : "[");
      add_text (json, gain->table);
      g_string_append_printf (json, ",%u,", gain->event);
      add_side (json, report, gain->side);
      add_number (json, ",", gain->points, gain->scale);
      g_string_append (json, "]");
    }
}

/* Says in JSON which game, moment and viewer the report is of, and what it found: the verdict, the sums of points
 * by side, and each gain with its table, event, side and points.  Returns an object on one line, in ASCII without
 * `<`, `>` and `&`; (transfer full). */
char *
hu_report_to_data (const HuReport *report)
{
  GString *json;

  g_return_val_if_fail (report != NULL, NULL);

  json = g_string_new ("{\"format\":\"" HU_REPORT_DATA_FORMAT "\",\"fingerprint\":");
  add_text (json, report->fingerprint);
  g_string_append_printf (json, ",\"events\":%u,\"view\":", report->n_events);
  add_side (json, report, report->viewer);
  g_string_append (json, ",\"verdict\":");
  add_verdict (json, report);
  g_string_append (json, ",\"points\":{");
  add_points (json, report);
  g_string_append (json, "},\"ledger\":[");
  add_ledger (json, report);
  g_string_append (json, "]}");

  return g_string_free (json, FALSE);
}
