/*
 * The report's ledger of victory points of front-line, and the level of victory that they make.
 */
#include "config.h"

#include "hu-front-line-words.h"

/* Names at most this many gaps in a terminal. */
#define GAPS_MOST 12

/* --- In a terminal --- */

static char *
explain_provisional (const HuScenario    *scenario,
                     const HuLedgerEntry *entry)
{
  const HuScheduleItem *scheduled = g_ptr_array_index (hu_front_line_rules (scenario)->schedule, entry->item);
  g_autofree char *place = hu_explain_place (scenario, scheduled->place);

  /* Translators: the place that gives points. */
  return g_strdup_printf (_("%s, if still held when the game ends"), place);
}

static char *
explain_line (const HuScenario    *scenario,
              const HuLedgerEntry *entry)
{
  g_autofree char *other = hu_explain_side (scenario, hu_side_other (entry->side));
  gboolean hexes = entry->hexes != NULL && entry->hexes->len > 0;
  g_autofree char *gaps = hexes ? hu_explain_hexes (scenario, entry->hexes, GAPS_MOST)
                                : hu_explain_rows (scenario, entry->rows, GAPS_MOST);

  if (hexes)
    return hu_explain_sentence (scenario, g_dngettext (GETTEXT_PACKAGE,
                                             /* Translators: side, hexes that its front line left open. */
                                             "%s line open in hex %s", "%s line open in hexes %s",
                                             entry->hexes->len),
                                other, gaps);

  return hu_explain_sentence (scenario, g_dngettext (GETTEXT_PACKAGE,
                                           /* Translators: side, hex rows that its front line left open. */
                                           "%s line open in row %s", "%s line open in rows %s",
                                           entry->rows->len),
                              other, gaps);
}

static char *
explain_briefly (const HuScenario    *scenario,
               const HuLedgerEntry *entry)
{
  switch (entry->gain)
    {
    case HU_GAIN_PLACE:
      return entry->provisional ? explain_provisional (scenario, entry) : hu_explain_ledger_entry (scenario, entry);
    case HU_GAIN_ELIMINATED:
    case HU_GAIN_AWARD:
      return hu_explain_ledger_entry (scenario, entry);
    case HU_GAIN_LINE:
      return explain_line (scenario, entry);
    case HU_GAIN_ADJUST:
      /* Translators: the reason that the players gave. */
      return g_strdup_printf (_("agreed: %s"), hu_scenario_word (scenario, entry->reason));
    case HU_GAIN_START:
      return g_strdup (_("at the start"));
    case HU_GAIN_ITEM: /* its schedule has kinds */
      break;
    }

  g_return_val_if_reached (NULL);
}

static const HuReportTerminal terminal[] = {
  { HU_LEDGER_EVENT, HU_TERMINAL_FAINT },  { HU_LEDGER_TURN, HU_TERMINAL_FAINT }, { HU_LEDGER_SIDE, HU_TERMINAL_SIDE },
  { HU_LEDGER_POINTS, HU_TERMINAL_STRONG }, { HU_LEDGER_RULE, HU_TERMINAL_FAINT }, { HU_LEDGER_WHAT, HU_TERMINAL_ROW },
};

/* --- The ledger --- */

static void
add_entry (HuReportLedger      *ledger,
           const HuLedgerEntry *entry)
{
  const HuScenario *scenario = ledger->making->scenario;
  HuReportRow *row = _hu_report_ledger_entry (ledger, entry, hu_explain_ledger_entry (scenario, entry),
                                              hu_ledger_entry_rule (entry));

  _hu_report_cell_terminal (row, HU_LEDGER_EVENT, g_strdup_printf ("%u", entry->event));
  _hu_report_cell_terminal (row, HU_LEDGER_WHAT, explain_briefly (scenario, entry));
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
  _hu_report_terminal (ledger.table, terminal, G_N_ELEMENTS (terminal));
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
