/*
 * The front line by turn and hex row, for a strip on paper.
 */
#include "config.h"

#include "hu-front-line-words.h"

HuReportStrip *
_hu_report_strip_begin (HuReportMaking *making,
                        char           *caption)
{
  HuReportStrip *strip = _hu_report_strip (making, caption);
  const GArray *rows = hu_snapshot_get_front_line (making->snapshot)->rows;

  strip->n_rows = rows->len;
  strip->rows = g_new (gint, rows->len + 1);
  for (guint i = 0; i < rows->len; i++)
    strip->rows[i] = g_array_index (rows, HuRowFinding, i).row;
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    strip->sides[side] = _hu_report_clean (hu_explain_side (making->scenario, (HuSide) side));
  strip->words[HU_STRIP_UNIT] = g_strdup (C_("row held by", "a unit"));
  strip->words[HU_STRIP_ZOC] = g_strdup (C_("row held by", "a zone of control"));
  strip->words[HU_STRIP_OPEN] = g_strdup (C_("row held by", "nothing"));
  strip->words[HU_STRIP_CHARGED] = g_strdup (C_("row held by", "a gap that counts"));
  strip->row_title = g_strdup (C_("column", "Row"));

  return strip;
}

static guint8
find_state (const HuFrontLineFindings *then,
            guint                      index,
            HuSide                     side)
{
  const HuRowFinding *row = &g_array_index (then->rows, HuRowFinding, index);

  if (row->cover[side] != HU_COVER_NONE)
    return row->cover[side] == HU_COVER_UNIT ? HU_STRIP_UNIT : HU_STRIP_ZOC;

  for (guint i = 0; i < then->gaps[side]->len; i++)
    if (g_array_index (then->gaps[side], HuGap, i).row == row->row)
      return HU_STRIP_CHARGED;

  return HU_STRIP_OPEN;
}

/* @then: how the line of each side was in @turn. */
void
_hu_report_strip_add (HuReportMaking   *making,
                      HuReportStrip    *strip,
                      guint             turn,
                      HuSnapshot       *const then[HU_N_SIDES])
{
  HuReportStripTurn *column = g_new0 (HuReportStripTurn, 1);

  column->name = _hu_report_clean (hu_explain_turn (making->scenario, turn));
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      column->states[side] = g_new (guint8, strip->n_rows + 1);
      for (guint i = 0; i < strip->n_rows; i++)
        column->states[side][i] = find_state (hu_snapshot_get_front_line (then[side]), i, (HuSide) side);
    }
  g_ptr_array_add (strip->turns, column);
}
