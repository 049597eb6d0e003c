/*
 * The report's lists of casualties and exits of control, with the points of each.
 */
#include "config.h"

#include "hu-control-words.h"

static void
add_lines (HuReportMaking *making,
           const char     *name,
           const char     *heading,
           const GArray   *undated,
           const gint64    totals[HU_N_SIDES],
           gboolean        exits)
{
  g_autoptr(GArray) lines = hu_casualties_list_dated (undated);
  HuReportLedger ledger;

  _hu_report_heading (making, 2, g_strdup (heading));
  _hu_report_begin_ledger (&ledger, making, name, C_("casualty", "Unit and what it counts"),
                           C_("casualty", "How"));
  for (guint i = 0; i < lines->len; i++)
    {
      const HuCasualty *line = &g_array_index (lines, HuCasualty, i);
      HuReportRow *row = _hu_report_ledger_line (&ledger, HU_ROW_PLAIN, line->event, line->to, line->points);
      g_autofree char *what = hu_explain_casualty (making->scenario, line);

      _hu_report_cell (row, HU_LEDGER_WHAT, line->unit == HU_UNIT_NONE
                                           /* Translators: the reason that the players gave. */
                                           ? g_strdup_printf (_("Agreed: “%s”"), what) : g_steal_pointer (&what));
      _hu_report_cell (row, HU_LEDGER_RULE, g_strdup (hu_explain_casualty_how (line, exits)));
    }
  _hu_report_end_ledger (&ledger, totals);
}

void
_hu_report_add_control_points (HuReportMaking *making)
{
  const HuControlFindings *findings = hu_snapshot_get_control (making->snapshot);

  add_lines (making, "casualties", _("Casualties (26.2)"), findings->casualties, findings->cvp, FALSE);
  if (findings->ended)
    _hu_report_paragraph (making, HU_TEXT_FAINT,
                          g_strdup (_("The game has ended: what is captured counts double (26.222).")));
  if (findings->exits->len > 0 || hu_control_rules (making->scenario)->exits->len > 0)
    add_lines (making, "exits", _("Exits (26.23)"), findings->exits, findings->exit_vp, TRUE);
}
