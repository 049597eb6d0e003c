/*
 * The report's ledger of victory points of front-line, and the level of victory that they make.
 */
#include "config.h"

#include "hu-front-line-words.h"

static void
add_entry (HuReportLedger      *ledger,
           const HuLedgerEntry *entry)
{
  const HuScenario *scenario = ledger->making->scenario;
  HuReportRow *row = _hu_report_ledger_line (ledger, entry->provisional ? HU_ROW_FAINT : HU_ROW_PLAIN, entry->event,
                                             entry->side, entry->points);
  const HuScheduleItem *item = entry->item == HU_ITEM_NONE
    ? NULL : g_ptr_array_index (hu_front_line_rules (scenario)->schedule, entry->item);
  g_autofree char *what = hu_explain_ledger_entry (scenario, entry);

  if (entry->provisional)
    {
      /* A provisional entry would count at an event that has not happened. */
      _hu_report_cell (row, HU_LEDGER_EVENT, g_strdup (""));
      _hu_report_cell (row, HU_LEDGER_TURN, hu_explain_turn (scenario, entry->turn));
      _hu_report_cell (row, HU_LEDGER_PHASE, g_strdup (""));
      /* Translators: what points are for: "Klin held". */
      _hu_report_cell (row, HU_LEDGER_WHAT, g_strdup_printf (_("%s, if the game ended now"), what));
    }
  else if (entry->gain == HU_GAIN_ADJUST)
    {
      /* Translators: the reason that the players gave. */
      _hu_report_cell (row, HU_LEDGER_WHAT, g_strdup_printf (_("Agreed: “%s”"), what));
    }
  else
    {
      _hu_report_cell (row, HU_LEDGER_WHAT, g_steal_pointer (&what));
    }
  _hu_report_cell_rule (row, HU_LEDGER_RULE, hu_ledger_entry_rule (entry));
  if (item != NULL && item->kind == HU_ITEM_PLACE)
    _hu_report_spot_place (ledger->making, row, HU_LEDGER_WHAT, (gint) item->place);
}

void
_hu_report_add_front_line_points (HuReportMaking *making)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (making->snapshot);
  const HuFrontLineRules *rules = hu_front_line_rules (making->scenario);
  g_autofree char *level = hu_explain_level (making->scenario, findings->level);
  g_autofree char *attacker = _hu_report_number (findings->points[rules->attacker], FALSE);
  g_autofree char *defender = _hu_report_number (findings->points[rules->defender], FALSE);
  HuReportLedger ledger;

  _hu_report_heading (making, 2, g_strdup (_("Ledger of victory points")));
  _hu_report_begin_ledger (&ledger, making, "ledger", C_("ledger", "For"), _("Rule"));
  _hu_report_subject (ledger.table, HU_LEDGER_RULE, HU_COLUMN_RULE);
  for (guint i = 0; i < findings->ledger->len; i++)
    add_entry (&ledger, g_ptr_array_index (findings->ledger, i));
  _hu_report_end_ledger (&ledger, findings->points);

  _hu_report_paragraph (making, HU_TEXT_STRONG,
                        /* Translators: the attacker's points, the defender's, what that makes: "Soviet marginal
                         * victory". */
                        g_strdup_printf (_("Attacker to defender %s : %s makes: %s."), attacker, defender, level));
  if (findings->overflow)
    _hu_report_paragraph (making, HU_TEXT_PLAIN,
                          g_strdup (_("The points are more than the program can count; the totals stop there.")));
  if (!rules->schedule_given)
    _hu_report_paragraph (making, HU_TEXT_FAINT,
                          g_strdup (_("The file has no schedule of points; this is the program’s default: a point for "
                                      "each point of strength of an enemy unit that is eliminated.")));
}
