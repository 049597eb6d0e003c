/*
 * The report's lists of casualties and exits of control, with the points of each.
 */
#include "config.h"

#include "hu-control-words.h"

/* A capture that has ended counts nothing any more, so that the findings have no line of it. */
typedef struct
{
  HuCasualty line;
  gboolean   passing; /* what it counted, or the same taken away */
} Line;

static gint
compare_lines (gconstpointer a,
               gconstpointer b)
{
  const Line *first = a, *second = b;

  return first->line.event != second->line.event ? (first->line.event < second->line.event ? -1 : 1)
                                                 : second->passing - first->passing;
}

static void
add_passing (GArray *lines,
             guint   event,
             guint   unit,
             HuSide  to,
             gint64  points)
{
  Line line = { .line = { .event = event, .unit = unit, .to = to, .points = points, .state = HU_SCORE_CAPTURED },
                .passing = TRUE };

  g_array_append_val (lines, line);
}

/* Adds each capture that ended, by release or because the captive counts for something else since: its points when
 * they came, and when they went (26.222). */
static void
add_ended_captures (const HuSnapshot *snapshot,
                    GArray           *lines)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (snapshot);

  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);
      gboolean lost = ruling->system == HU_SYSTEM_CONTROL && ruling->kind == HU_CONTROL_RULING_CASUALTY_LOST;
      guint since = lost ? ruling->reason.since : ruling->reason.instead_of;
      gint64 points = lost ? hu_control_ruling (ruling)->points : ruling->reason.replaced;

      if (ruling->system != HU_SYSTEM_CONTROL || since == HU_REASON_NO_EVENT || points == 0 || ruling->units->len == 0 ||
          (!lost && ruling->kind != HU_CONTROL_RULING_CASUALTY))
        continue;
      add_passing (lines, since, g_array_index (ruling->units, guint, 0), ruling->side, points);
      add_passing (lines, ruling->event, g_array_index (ruling->units, guint, 0), ruling->side, -points);
    }
}

static void
add_line (HuReportMaking *making,
          HuReportLedger *ledger,
          const Line     *entry,
          gboolean        exits)
{
  const HuCasualty *line = &entry->line;
  HuReportRow *row = _hu_report_ledger_line (ledger, HU_ROW_PLAIN, line->event, line->to, line->points, entry->passing);
  g_autofree char *what = entry->passing ? hu_explain_unit (making->scenario, line->unit)
                                         : hu_explain_casualty (making->scenario, line);

  _hu_report_cell (row, HU_LEDGER_WHAT, line->unit == HU_UNIT_NONE
                                       /* Translators: the reason that the players gave. */
                                       ? g_strdup_printf (_("Agreed: “%s”"), what) : g_strdup (what));
  _hu_report_cell_terminal (row, HU_LEDGER_WHAT, g_steal_pointer (&what));
  _hu_report_cell (row, HU_LEDGER_RULE, g_strdup (entry->passing && line->points < 0
                                                    ? C_("casualty", "captured no more")
                                                    : hu_explain_casualty_how (line, exits)));
}

static const HuReportTerminal terminal[] = {
  { HU_LEDGER_EVENT, HU_TERMINAL_FAINT }, { HU_LEDGER_SIDE, HU_TERMINAL_SIDE }, { HU_LEDGER_POINTS, HU_TERMINAL_PLAIN },
  { HU_LEDGER_RULE, HU_TERMINAL_PLAIN },  { HU_LEDGER_WHAT, HU_TERMINAL_PLAIN },
};

static void
add_lines (HuReportMaking *making,
           const char     *name,
           const char     *heading,
           const GArray   *undated,
           const gint64    totals[HU_N_SIDES],
           gboolean        exits)
{
  g_autoptr(GArray) dated = hu_casualties_list_dated (undated);
  g_autoptr(GArray) lines = g_array_new (FALSE, FALSE, sizeof (Line));
  HuReportLedger ledger;

  for (guint i = 0; i < dated->len; i++)
    {
      Line line = { .line = g_array_index (dated, HuCasualty, i) };

      g_array_append_val (lines, line);
    }
  if (!exits)
    add_ended_captures (making->snapshot, lines);
  g_array_sort (lines, compare_lines);

  _hu_report_heading (making, 2, g_strdup (heading));
  _hu_report_begin_ledger (&ledger, making, name, C_("casualty", "Unit and what it counts"),
                           C_("casualty", "How"));
  _hu_report_terminal (ledger.table, terminal, G_N_ELEMENTS (terminal));
  for (guint i = 0; i < lines->len; i++)
    add_line (making, &ledger, &g_array_index (lines, Line, i), exits);
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
