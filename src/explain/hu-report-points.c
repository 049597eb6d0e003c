/*
 * The report's part on points: the ledger of front-line, casualties and exits
 * of control, each with sums that its lines add up to.
 */
#include "config.h"

#include "hu-control-rules.h"
#include "hu-front-line-rules.h"
#include "hu-report-private.h"

#include <glib/gi18n-lib.h>

/* Of every table of points. */
enum
{
  COLUMN_EVENT,
  COLUMN_TURN,
  COLUMN_PHASE,
  COLUMN_WHAT,
  COLUMN_RULE,
  COLUMN_SIDE,   /* in CSV; on paper each side has a column of its own, so that columns can be added up */
  COLUMN_POINTS,
  COLUMN_FIRST,
  COLUMN_SECOND,
  COLUMN_STANDING,
  COLUMN_TOTAL_FIRST, /* in CSV */
  COLUMN_TOTAL_SECOND,
};

typedef struct
{
  HuReportMaking *making;
  HuReportTable  *table;
  gint64          totals[HU_N_SIDES]; /* of the lines so far */
} Ledger;

static void
begin_ledger (Ledger         *ledger,
              HuReportMaking *making,
              const char     *name,
              const char     *what,
              const char     *rule)
{
  HuReportTable *table = _hu_report_table (making, name, NULL);
  g_autofree char *first = hu_explain_side (making->scenario, HU_SIDE_FIRST, HU_LANG_LOCALE);
  g_autofree char *second = hu_explain_side (making->scenario, HU_SIDE_SECOND, HU_LANG_LOCALE);
  /* Translators: a side. */
  g_autofree char *total_first = g_strdup_printf (_("%s total"), first);
  g_autofree char *total_second = g_strdup_printf (_("%s total"), second);

  *ledger = (Ledger) { .making = making, .table = table };
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
}

static char *
explain_standing (const gint64 totals[HU_N_SIDES])
{
  g_autofree char *first = _hu_report_number (totals[HU_SIDE_FIRST], FALSE);
  g_autofree char *second = _hu_report_number (totals[HU_SIDE_SECOND], FALSE);

  /* Translators: the points of the two sides. */
  return g_strdup_printf (C_("points", "%s : %s"), first, second);
}

/* A sum that is more than 64 bits hold stops there, as the ledger's own does. */
static void
add_points (gint64 *total,
            gint64  points)
{
  if (__builtin_add_overflow (*total, points, total))
    *total = points > 0 ? G_MAXINT64 : G_MININT64;
}

static HuReportRow *
add_line (Ledger    *ledger,
          HuRowRole  role,
          guint      event,
          HuSide     side,
          gint64     points)
{
  HuReportRow *row = _hu_report_row (ledger->table, role, HU_SHOW_BOTH);

  add_points (&ledger->totals[side], points);
  _hu_report_cell_number (row, COLUMN_EVENT, event, FALSE);
  _hu_report_cell (row, COLUMN_TURN, _hu_report_turn (ledger->making, event));
  _hu_report_cell (row, COLUMN_PHASE, _hu_report_phase (ledger->making, event));
  _hu_report_cell_side (ledger->making, row, COLUMN_SIDE, side);
  _hu_report_cell_number (row, COLUMN_POINTS, points, TRUE);
  _hu_report_cell_number (row, side == HU_SIDE_FIRST ? COLUMN_FIRST : COLUMN_SECOND, points, TRUE);
  _hu_report_cell (row, COLUMN_STANDING, explain_standing (ledger->totals));
  _hu_report_cell_number (row, COLUMN_TOTAL_FIRST, ledger->totals[HU_SIDE_FIRST], FALSE);
  _hu_report_cell_number (row, COLUMN_TOTAL_SECOND, ledger->totals[HU_SIDE_SECOND], FALSE);

  return row;
}

/* The totals that the rules came to; the lines above add up to them. */
static void
end_ledger (Ledger       *ledger,
            const gint64  totals[HU_N_SIDES])
{
  HuReportRow *row;

  if (ledger->table->rows->len == 0)
    {
      _hu_report_paragraph (ledger->making, HU_TEXT_PLAIN, g_strdup (_("No gain so far.")));
      return;
    }

  row = _hu_report_row (ledger->table, HU_ROW_SUM, HU_SHOW_PAPER);
  _hu_report_cell (row, COLUMN_WHAT, g_strdup (C_("points", "Sum")));
  _hu_report_cell_number (row, COLUMN_FIRST, totals[HU_SIDE_FIRST], FALSE);
  _hu_report_cell_number (row, COLUMN_SECOND, totals[HU_SIDE_SECOND], FALSE);
  _hu_report_cell (row, COLUMN_STANDING, explain_standing (totals));
}

/* --- front-line --- */

static void
add_entry (Ledger              *ledger,
           const HuLedgerEntry *entry)
{
  const HuScenario *scenario = ledger->making->scenario;
  HuReportRow *row = add_line (ledger, entry->provisional ? HU_ROW_FAINT : HU_ROW_PLAIN, entry->event, entry->side,
                               entry->points);
  g_autofree char *what = hu_explain_ledger_entry (scenario, entry, HU_LANG_LOCALE);

  if (entry->provisional)
    {
      /* It would count at an event that has not happened. */
      _hu_report_cell (row, COLUMN_EVENT, g_strdup (""));
      _hu_report_cell (row, COLUMN_TURN, hu_explain_turn (scenario, entry->turn, HU_LANG_LOCALE));
      _hu_report_cell (row, COLUMN_PHASE, g_strdup (""));
      /* Translators: what points are for: "Klin held". */
      _hu_report_cell (row, COLUMN_WHAT, g_strdup_printf (_("%s, if the game ended now"), what));
    }
  else if (entry->gain == HU_GAIN_ADJUST)
    {
      /* Translators: the reason that the players gave. */
      _hu_report_cell (row, COLUMN_WHAT, g_strdup_printf (_("Agreed: “%s”"), what));
    }
  else
    {
      _hu_report_cell (row, COLUMN_WHAT, g_steal_pointer (&what));
    }
  _hu_report_cell_rule (row, COLUMN_RULE, hu_ledger_entry_rule (entry));
}

static void
add_ledger (HuReportMaking *making)
{
  const HuFrontLineReport *report = hu_snapshot_get_front_line (making->snapshot);
  const HuFrontLineRules *rules = hu_front_line_rules (making->scenario);
  g_autofree char *level = hu_explain_level (making->scenario, report->level, HU_LANG_LOCALE);
  g_autofree char *attacker = _hu_report_number (report->points[rules->attacker], FALSE);
  g_autofree char *defender = _hu_report_number (report->points[rules->defender], FALSE);
  Ledger ledger;

  _hu_report_heading (making, 2, g_strdup (_("Ledger of victory points")));
  begin_ledger (&ledger, making, "ledger", C_("ledger", "For"), _("Rule"));
  for (guint i = 0; i < report->ledger->len; i++)
    add_entry (&ledger, g_ptr_array_index (report->ledger, i));
  end_ledger (&ledger, report->points);

  _hu_report_paragraph (making, HU_TEXT_STRONG,
                        /* Translators: the attacker's points, the defender's, what that makes: "Soviet marginal
                         * victory". */
                        g_strdup_printf (_("Attacker to defender %s : %s makes: %s."), attacker, defender, level));
  if (report->overflow)
    _hu_report_paragraph (making, HU_TEXT_PLAIN,
                          g_strdup (_("The points are more than the program can count; the totals stop there.")));
  if (!rules->schedule_given)
    _hu_report_paragraph (making, HU_TEXT_FAINT,
                          g_strdup (_("The file has no schedule of points; this is the program’s default: a point for "
                                      "each point of strength of an enemy unit that is eliminated.")));
}

/* --- control --- */

static void
add_casualty_lines (HuReportMaking *making,
                    const char     *name,
                    const char     *heading,
                    const GArray   *undated,
                    const gint64    totals[HU_N_SIDES],
                    gboolean        exits)
{
  g_autoptr(GArray) lines = hu_casualties_list_dated (undated);
  Ledger ledger;

  _hu_report_heading (making, 2, g_strdup (heading));
  begin_ledger (&ledger, making, name, C_("casualty", "Unit and what it counts"), C_("casualty", "How"));
  for (guint i = 0; i < lines->len; i++)
    {
      const HuCasualty *line = &g_array_index (lines, HuCasualty, i);
      HuReportRow *row = add_line (&ledger, HU_ROW_PLAIN, line->event, line->to, line->points);
      g_autofree char *what = hu_explain_casualty (making->scenario, line, HU_LANG_LOCALE);

      _hu_report_cell (row, COLUMN_WHAT, line->unit == HU_UNIT_NONE
                                           /* Translators: the reason that the players gave. */
                                           ? g_strdup_printf (_("Agreed: “%s”"), what) : g_steal_pointer (&what));
      _hu_report_cell (row, COLUMN_RULE, g_strdup (hu_explain_casualty_how (line, exits, HU_LANG_LOCALE)));
    }
  end_ledger (&ledger, totals);
}

void
_hu_report_add_points (HuReportMaking *making)
{
  const HuControlReport *control = hu_snapshot_get_control (making->snapshot);

  _hu_report_heading (making, 1, hu_report_explain_part (HU_PART_POINTS));
  if (hu_snapshot_get_front_line (making->snapshot) != NULL)
    add_ledger (making);
  if (control == NULL)
    return;

  add_casualty_lines (making, "casualties", _("Casualties (26.2)"), control->casualties, control->cvp, FALSE);
  if (control->ended)
    _hu_report_paragraph (making, HU_TEXT_FAINT,
                          g_strdup (_("The game has ended: what is captured counts double (26.222).")));
  if (control->exits->len > 0 || hu_control_rules (making->scenario)->exits->len > 0)
    add_casualty_lines (making, "exits", _("Exits (26.23)"), control->exits, control->exit_vp, TRUE);
}
