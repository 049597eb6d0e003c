/*
 * Reasons of the front line: its gaps, each with the unit nearest to it.
 */
#include "hu-why-node-private.h"

#include "hu-explain.h"
#include "hu-front-line.h"

void
_hu_why_list_gaps (HuWhyNode  *self,
                   GListStore *list,
                   HuSide      side)
{
  const GArray *gaps = hu_snapshot_get_front_line (self->snapshot)->gaps[side];

  for (guint i = 0; i < gaps->len; i++)
    {
      const HuGap *gap = &g_array_index (gaps, HuGap, i);
      g_autoptr(GArray) row = g_array_new (FALSE, FALSE, sizeof (gint));
      HuWhyNode *node = _hu_why_add_below (self, list, WHY_UNIT, gap->unit,
                                           hu_explain_gap (hu_snapshot_get_scenario (self->snapshot), gap, HU_LANG_LOCALE));

      g_array_append_val (row, gap->row);
      _hu_why_add_rows (node, row);
      _hu_why_set_rule (node, "line");
    }
}
