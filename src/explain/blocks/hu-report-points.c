/*
 * The report's part on points: makes its tables, each with sums that its lines add up to.  The
 * rule systems say which tables there are.
 */
#include "config.h"

#include "hu-points.h"
#include "hu-report-private.h"

/* The columns of the ledger that no caller needs to fill. */
enum
{
  COLUMN_FIRST = HU_LEDGER_POINTS + 1,
  COLUMN_SECOND,
  COLUMN_STANDING,
  COLUMN_TOTAL_FIRST, /* in CSV */
  COLUMN_TOTAL_SECOND,
};

void
_hu_report_begin_ledger (HuReportLedger *ledger,
                         HuReportMaking *making,
                         const char     *name,
                         const char     *what,
                         const char     *rule)
{
  HuReportTable *table = _hu_report_table (making, name);
  g_autofree char *first = hu_explain_side (making->scenario, HU_SIDE_FIRST);
  g_autofree char *second = hu_explain_side (making->scenario, HU_SIDE_SECOND);
  /* Translators: a side. */
  g_autofree char *total_first = g_strdup_printf (_("%s total"), first);
  g_autofree char *total_second = g_strdup_printf (_("%s total"), second);

  *ledger = (HuReportLedger) { .making = making, .name = name, .table = table, .scale = 1 };
  table->look = HU_TABLE_CLOSE;
  _hu_report_column (table, HU_COLUMN_NUMBERS, HU_SHOW_BOTH, _("Event"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Turn"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_DATA, _("Phase"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, what);
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, rule);
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_DATA, _("Side"));
  _hu_report_column (table, HU_COLUMN_NUMBERS, HU_SHOW_DATA, _("Points"));
  _hu_report_column (table, HU_COLUMN_NUMBERS, HU_SHOW_PAPER, first);
  _hu_report_column (table, HU_COLUMN_NUMBERS, HU_SHOW_PAPER, second);
  _hu_report_column (table, HU_COLUMN_NUMBERS, HU_SHOW_PAPER, _("Standing"));
  _hu_report_column (table, HU_COLUMN_NUMBERS, HU_SHOW_DATA, total_first);
  _hu_report_column (table, HU_COLUMN_NUMBERS, HU_SHOW_DATA, total_second);
  _hu_report_subject (table, HU_LEDGER_EVENT, HU_COLUMN_EVENT);
  _hu_report_subject (table, HU_LEDGER_SIDE, HU_COLUMN_SIDE);
  _hu_report_subject (table, HU_LEDGER_POINTS, HU_COLUMN_POINTS);
}

static char *
explain_standing (const gint64 totals[HU_N_SIDES],
                  guint        scale)
{
  g_autofree char *first = _hu_report_decimal (totals[HU_SIDE_FIRST], scale, FALSE);
  g_autofree char *second = _hu_report_decimal (totals[HU_SIDE_SECOND], scale, FALSE);

  /* Translators: the points of the two sides. */
  return g_strdup_printf (C_("points", "%s : %s"), first, second);
}

HuReportRow *
_hu_report_ledger_line (HuReportLedger *ledger,
                        HuRowRole       role,
                        guint           event,
                        HuSide          side,
                        gint64          points,
                        gboolean        passing)
{
  HuReportRow *row = _hu_report_row (ledger->table, role, passing ? HU_SHOW_BOTH : HU_SHOW_EVERYWHERE);
  HuReportGain gain = { ledger->name, event, side, points, ledger->scale };

  if (!passing)
    g_array_append_val (ledger->making->report->gains, gain);
  row->side = side;
  hu_points_add (&ledger->totals[side], points);
  _hu_report_cell_number (row, HU_LEDGER_EVENT, event, FALSE);
  _hu_report_cell (row, HU_LEDGER_TURN, _hu_report_turn (ledger->making, event));
  _hu_report_cell (row, HU_LEDGER_PHASE, _hu_report_phase (ledger->making, event));
  _hu_report_cell_side (ledger->making, row, HU_LEDGER_SIDE, side);
  _hu_report_cell_decimal (row, HU_LEDGER_POINTS, points, ledger->scale, TRUE);
  _hu_report_cell_decimal (row, side == HU_SIDE_FIRST ? COLUMN_FIRST : COLUMN_SECOND, points, ledger->scale, TRUE);
  _hu_report_cell (row, COLUMN_STANDING, explain_standing (ledger->totals, ledger->scale));
  _hu_report_cell_decimal (row, COLUMN_TOTAL_FIRST, ledger->totals[HU_SIDE_FIRST], ledger->scale, FALSE);
  _hu_report_cell_decimal (row, COLUMN_TOTAL_SECOND, ledger->totals[HU_SIDE_SECOND], ledger->scale, FALSE);

  return row;
}

HuReportRow *
_hu_report_ledger_entry (HuReportLedger      *ledger,
                         const HuLedgerEntry *entry,
                         char                *what,
                         const char          *rule)
{
  HuReportRow *row = _hu_report_ledger_line (ledger, entry->provisional ? HU_ROW_FAINT : HU_ROW_PLAIN, entry->event,
                                             entry->side, entry->points, FALSE);

  if (entry->provisional)
    {
      /* A provisional entry would count at an event that has not happened. */
      _hu_report_cell (row, HU_LEDGER_EVENT, g_strdup (""));
      _hu_report_cell (row, HU_LEDGER_TURN, hu_explain_turn (ledger->making->scenario, entry->turn));
      _hu_report_cell (row, HU_LEDGER_PHASE, g_strdup (""));
      /* Translators: what points are for: "Klin held". */
      _hu_report_cell (row, HU_LEDGER_WHAT, g_strdup_printf (_("%s, if the game ended now"), what));
      g_free (what);
    }
  else if (entry->gain == HU_GAIN_ADJUST)
    {
      /* Translators: the reason that the players gave. */
      _hu_report_cell (row, HU_LEDGER_WHAT, g_strdup_printf (_("Agreed: “%s”"), what));
      _hu_report_cell_terminal (row, HU_LEDGER_WHAT, what);
    }
  else
    {
      _hu_report_cell (row, HU_LEDGER_WHAT, what);
    }
  _hu_report_cell_rule (row, HU_LEDGER_RULE, rule);
  _hu_report_spot (row, HU_LEDGER_WHAT, entry->hex);
  _hu_report_spot_place (ledger->making, row, HU_LEDGER_WHAT, entry->place);

  return row;
}

void
_hu_report_end_ledger (HuReportLedger *ledger,
                       const gint64    totals[HU_N_SIDES])
{
  HuReportTotal total = { ledger->name, { totals[HU_SIDE_FIRST], totals[HU_SIDE_SECOND] }, ledger->scale };
  HuReportRow *row;

  g_array_append_val (ledger->making->report->totals, total);
  if (ledger->table->rows->len == 0)
    {
      _hu_report_paragraph (ledger->making, HU_TEXT_PLAIN, g_strdup (_("No gain so far.")));
      return;
    }

  row = _hu_report_row (ledger->table, HU_ROW_SUM, HU_SHOW_PAPER);
  _hu_report_cell (row, HU_LEDGER_WHAT, g_strdup (C_("points", "Sum")));
  _hu_report_cell_decimal (row, COLUMN_FIRST, totals[HU_SIDE_FIRST], ledger->scale, FALSE);
  _hu_report_cell_decimal (row, COLUMN_SECOND, totals[HU_SIDE_SECOND], ledger->scale, FALSE);
  _hu_report_cell (row, COLUMN_STANDING, explain_standing (totals, ledger->scale));
}

void
_hu_report_add_points (HuReportMaking *making)
{
  GPtrArray *blocks = making->report->blocks;
  guint n_before = blocks->len;

  _hu_report_begin_part (making);
  _hu_report_add_share (making, HU_SHARE_POINTS, NULL);
  /* No system in force has points. */
  if (blocks->len == n_before + 1)
    g_ptr_array_set_size (blocks, (gint) n_before);
}

void
_hu_report_add_data (HuReportMaking *making)
{
  HuReport *report = making->report;
  HuReport *aside;

  if (report->totals->len > 0)
    return;

  /* The same tables, made only for what they count. */
  aside = _hu_report_alloc ();
  making->report = aside;
  making->part = HU_PART_POINTS;
  _hu_report_add_share (making, HU_SHARE_POINTS, NULL);
  making->report = report;
  g_array_append_vals (report->gains, aside->gains->data, aside->gains->len);
  g_array_append_vals (report->totals, aside->totals->data, aside->totals->len);
  hu_report_unref (aside);
}
