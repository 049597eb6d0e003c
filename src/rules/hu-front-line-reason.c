/*
 * Why a line is whole or open: the rows that it covers, and the units that are
 * near a gap and do not close it.
 */
#include "hu-front-line-private.h"

/* Would a zone of control of who stands at @hex reach an open row? */
static gboolean
is_beside_gap (const HuState *state,
               const guint8  *open, /* a byte a row */
               HuHex          hex)
{
  const HuMap *map = state->scenario->map;

  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    {
      HuHex beside = hu_grid_neighbour (map->grid, hex, direction);

      if (beside != HU_HEX_NONE && open[hu_grid_row (map->grid, beside)] &&
          !(hu_front_line_rules (state->scenario)->zoc_respects_hexsides && hu_map_is_barrier (map, hex, direction)))
        return TRUE;
    }

  return FALSE;
}

/* The clause by which @unit does not close a gap that it stands in or beside; or NULL. */
static HuClauseId
find_exception (const HuState *state,
                const guint8  *open,
                guint          unit)
{
  const HuUnit *counter = hu_scenario_get_unit (state->scenario, unit);
  HuHex hex = state->unit_hex[unit];
  HuClauseId clause = hu_line_cannot_cover (counter);

  if (clause != NULL)
    return open[hu_grid_row (state->scenario->map->grid, hex)] ? clause : NULL;
  if (counter->zoc != HU_TRISTATE_UNSET || !is_beside_gap (state, open, hex))
    return NULL;

  return hu_line_cannot_project (state->scenario, counter);
}

HuReason *
hu_line_reason (const HuState       *state,
                HuSide               side,
                const HuLineFinding *finding)
{
  HuReason *reason = hu_reason_new (finding->count == 0 ? HU_CLAUSE_UNBROKEN : HU_CLAUSE_EVERY_ROW,
                                    finding->count == 0, side);
  gint rows = state->scenario->map->grid->rows;
  g_autofree guint8 *open = g_malloc0 ((gsize) rows + 1);

  for (guint i = 0; i < finding->rows->len; i++)
    open[g_array_index (finding->rows, gint, i)] = TRUE;
  for (gint row = 0; row <= rows; row++)
    reason->of += hu_front_line_row_counts (state->scenario, row);
  reason->need = reason->of;
  reason->have = reason->of - (gint) finding->rows->len;

  for (guint i = 0; finding->rows->len > 0 && i < state->scenario->units->len; i++)
    if (hu_scenario_get_unit (state->scenario, i)->side == side && state->unit_status[i] == HU_UNIT_ON_MAP)
      {
        HuClauseId clause = find_exception (state, open, i);

        if (clause != NULL)
          hu_reason_except (reason, clause, i);
      }

  return reason;
}
