/*
 * The report's part on the front line: how each side held its hex rows in each turn when its line was examined, and the cost.
 */
#include "config.h"

#include "hu-front-line-words.h"

#define STRIP_TURNS_MOST 24 /* that a page is wide enough for */

enum
{
  COLUMN_TURN,
  COLUMN_SIDE,
  COLUMN_UNIT,
  COLUMN_ZOC,
  COLUMN_OPEN,
  COLUMN_ROWS,
  COLUMN_POINTS,
};

/* Sums the points that the ledger has charged for that side's line in that turn. */
static gint64
charged_in (const HuFrontLineFindings *findings,
            guint                      turn,
            HuSide                     side)
{
  gint64 points = 0;

  for (guint i = 0; i < findings->ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (findings->ledger, i);

      if (entry->gain == HU_GAIN_LINE && entry->turn == turn && entry->side == hu_side_other (side))
        hu_points_add (&points, entry->points);
    }

  return points;
}

static void
add_turn (HuReportMaking            *making,
          HuReportTable             *table,
          guint                      turn,
          const HuFrontLineFindings *now,
          HuSide                     side)
{
  const HuFrontLineFindings *whole = hu_snapshot_get_front_line (making->snapshot);
  HuReportRow *row = _hu_report_row (table, side == HU_SIDE_FIRST ? HU_ROW_PLAIN : HU_ROW_CONTINUED, HU_SHOW_BOTH);
  g_autoptr(GArray) open = g_array_new (FALSE, FALSE, sizeof (gint));
  guint counts[HU_COVER_UNIT + 1] = { 0 };
  gint64 points = charged_in (whole, turn, side);

  for (guint i = 0; i < now->rows->len; i++)
    {
      const HuRowFinding *one = &g_array_index (now->rows, HuRowFinding, i);

      counts[one->cover[side]]++;
      if (one->cover[side] == HU_COVER_NONE)
        g_array_append_val (open, one->row);
    }

  if (side == HU_SIDE_FIRST)
    _hu_report_cell (row, COLUMN_TURN, hu_explain_turn (making->scenario, turn));
  row->cells[COLUMN_TURN].value = hu_explain_turn (making->scenario, turn);
  _hu_report_cell_side (making, row, COLUMN_SIDE, side);
  _hu_report_cell_number (row, COLUMN_UNIT, counts[HU_COVER_UNIT], FALSE);
  _hu_report_cell_number (row, COLUMN_ZOC, counts[HU_COVER_ZOC], FALSE);
  _hu_report_cell_number (row, COLUMN_OPEN, counts[HU_COVER_NONE], FALSE);
  if (open->len > 0)
    _hu_report_cell (row, COLUMN_ROWS, hu_explain_rows (making->scenario, open, 0));
  if (points != 0)
    _hu_report_cell_number (row, COLUMN_POINTS, points, FALSE);
}

/* Returns the moment before the event that ends @turn, or the moment of the report: the last moment of the turn. */
static guint
find_turn_end (HuReportMaking *making,
               guint           from,
               guint           turn)
{
  guint n = from;

  while (n < making->n_events && hu_adjudicator_get_clock (making->adjudicator, n + 1).turn == turn)
    n++;

  return n;
}

/* Returns the moment in @turn at which the line of @side was examined, and its gaps were charged; else @end. */
static guint
find_examined (HuReportMaking  *making,
               const GPtrArray *rulings,
               guint            turn,
               HuSide           side,
               guint            end)
{
  guint n = end;

  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);
      gboolean open = ruling->kind == HU_FRONT_LINE_RULING_LINE_OPEN && ruling->side == hu_side_other (side);
      gboolean whole = ruling->kind == HU_FRONT_LINE_RULING_LINE_WHOLE && ruling->side == side;

      if (ruling->system == HU_SYSTEM_FRONT_LINE && (open || whole) && ruling->event > 0 &&
          hu_adjudicator_get_clock (making->adjudicator, ruling->event - 1).turn == turn)
        n = ruling->event - 1;
    }

  return n;
}

/* The table of both sides in @turn, which ended at @end, and where @strip is not NULL its column there. */
static void
add_both (HuReportMaking  *making,
          const GPtrArray *rulings,
          HuReportTable   *table,
          HuReportStrip   *strip,
          guint            turn,
          guint            end)
{
  HuSnapshot *then[HU_N_SIDES];

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      then[side] = hu_adjudicator_view (making->adjudicator, find_examined (making, rulings, turn, side, end), making->viewer);
      add_turn (making, table, turn, hu_snapshot_get_front_line (then[side]), side);
    }
  if (strip != NULL)
    _hu_report_strip_add (making, strip, turn, then);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    hu_snapshot_unref (then[side]);
}

static void
add_sum (HuReportMaking *making,
         HuReportTable  *table,
         guint           n_turns)
{
  const HuFrontLineFindings *whole = hu_snapshot_get_front_line (making->snapshot);

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      HuReportRow *row = _hu_report_row (table, HU_ROW_SUM, HU_SHOW_PAPER);
      gint64 sum = 0;

      for (guint turn = 1; turn <= n_turns; turn++)
        hu_points_add (&sum, charged_in (whole, turn, side));
      if (side == HU_SIDE_FIRST)
        _hu_report_cell (row, COLUMN_TURN, g_strdup (C_("points", "Sum")));
      _hu_report_cell_side (making, row, COLUMN_SIDE, side);
      _hu_report_cell_number (row, COLUMN_POINTS, sum, FALSE);
    }
}

void
_hu_report_add_front_line (HuReportMaking *making)
{
  guint last = hu_snapshot_get_clock (making->snapshot)->turn;
  guint step = (last + STRIP_TURNS_MOST - 1) / STRIP_TURNS_MOST;
  guint n = 0;
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (making->snapshot);
  HuReportTable *table;
  HuReportStrip *strip;
  guint at;

  _hu_report_begin_part (making);
  at = making->report->blocks->len;
  strip = _hu_report_strip_begin (making, g_strdup (_("The lines when they were examined in each turn, row by row from "
                                                      "north to south")));
  table = _hu_report_table (making, "front-line");
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, C_("column", "Turn"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, C_("front line", "Line of"));
  _hu_report_column (table, HU_COLUMN_NUMBERS, HU_SHOW_BOTH, C_("rows held by", "Units"));
  _hu_report_column (table, HU_COLUMN_NUMBERS, HU_SHOW_BOTH, C_("rows held by", "Zones"));
  _hu_report_column (table, HU_COLUMN_NUMBERS, HU_SHOW_BOTH, C_("rows", "Open"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, _("Rows without cover"));
  _hu_report_column (table, HU_COLUMN_NUMBERS, HU_SHOW_BOTH, _("Points to the enemy"));
  for (guint turn = 1; turn <= last && _hu_report_go_on (making, (double) turn / last); turn++)
    {
      n = turn == last ? making->n_events : find_turn_end (making, n, turn);
      /* The strip has always the last turn; of a long game it leaves out some earlier turns. */
      add_both (making, rulings, table, (last - turn) % step == 0 ? strip : NULL, turn, n);
    }
  add_sum (making, table, last);
  _hu_report_paragraph (making, HU_TEXT_FAINT,
                        g_strdup (_("How many hex rows a unit covers, how many only a zone of control does, and how many "
                                    "nothing does, when the line was examined in that turn; where it was not yet, at this "
                                    "moment. The points are what the ledger has charged for the line in that turn.")));
  if (hu_front_line_rules (making->scenario)->reading == HU_READING_PATH)
    _hu_report_paragraph (making, HU_TEXT_PLAIN,
                          g_strdup (_("This scenario reads the line as a path: the points are for the uncovered hexes of the "
                                      "cheapest line, and not for rows.")));
  /* The loop above filled the strip; its place is below the explanation of the numbers. */
  g_ptr_array_add (making->report->blocks, g_ptr_array_steal_index (making->report->blocks, at));
}
