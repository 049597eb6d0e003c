/*
 * Why a line is unbroken or open: the rows that it covers, and the units that are near a gap
 * and do not close it; and which units cover a single row or hex.
 */
#include "hu-front-line-private.h"

/* Tells whether a zone of control from @hex would reach an open row. */
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

/* Returns the clause by which @unit does not close a gap that it stands in or beside; or NULL. */
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

  return hu_front_line_cannot_project (state->scenario, counter);
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

/* --- A row, or a hex --- */

typedef struct
{
  HuHex hex; /* HU_HEX_NONE: any of the row */
  gint  row;
} Target;

/* Returns the best cover of @target by @unit; where there is none, the clause that prevents it, if the unit is
 * there or beside it. */
static HuCover
cover_target (const HuState *state,
              HuSide         side,
              guint          unit,
              const Target  *target,
              HuClauseId    *clause)
{
  const HuGrid *grid = state->scenario->map->grid;
  HuHex from = state->unit_hex[unit];
  HuCover best = HU_COVER_NONE;

  *clause = NULL;
  for (gint direction = -1; direction < HU_N_DIRECTIONS && from != HU_HEX_NONE; direction++)
    {
      HuHex hex = direction < 0 ? from : hu_grid_neighbour (grid, from, direction);
      HuClauseId because;
      HuCover cover;

      if (hex == HU_HEX_NONE || (target->hex != HU_HEX_NONE ? hex != target->hex : hu_grid_row (grid, hex) != target->row))
        continue;
      cover = hu_front_line_cover_by (state, side, unit, hex, &because);
      if (cover > best || *clause == NULL)
        *clause = because;
      best = MAX (best, cover);
    }

  return best;
}

static HuReason *
target_reason (const HuState *state,
               HuSide         side,
               const Target  *target)
{
  g_autoptr(HuReason) none = hu_reason_new (HU_CLAUSE_EVERY_ROW, FALSE, side);
  HuReason *found = NULL;
  HuCover best = HU_COVER_NONE;

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      HuClauseId clause;
      HuCover cover = cover_target (state, side, i, target, &clause);

      if (cover == HU_COVER_NONE && clause != NULL)
        hu_reason_except (none, clause, i);
      if (cover > best)
        {
          g_clear_pointer (&found, hu_reason_free);
          found = hu_reason_new (cover == HU_COVER_UNIT ? HU_CLAUSE_EVERY_ROW : clause, TRUE, side);
          best = cover;
        }
      if (cover != HU_COVER_NONE && cover == best)
        hu_reason_add_unit (found, i);
    }

  return found != NULL ? found : g_steal_pointer (&none);
}

/* @state: a state with these rules in force.  Returns the units in @hex that cover it, or else those whose zones of
 * control cover it by HU_CLAUSE_LINE_ZOC; where none does, a reason that is not met, with the units there or beside it
 * and for each the clause that prevents it; (transfer full). */
HuReason *
hu_front_line_hex_reason (const HuState *state,
                          HuSide         side,
                          HuHex          hex)
{
  Target target = { hex, 0 };

  g_return_val_if_fail (state != NULL && hu_grid_has (state->scenario->map->grid, hex), NULL);
  g_return_val_if_fail (hu_front_line_rules (state->scenario) != NULL, NULL);

  return target_reason (state, side, &target);
}

/* @state: a state with these rules in force.  Returns the same for all hexes of @row together; where the row does not
 * count, the clause is HU_CLAUSE_LINE_WATER; (transfer full). */
HuReason *
hu_front_line_row_reason (const HuState *state,
                          HuSide         side,
                          gint           row)
{
  Target target = { HU_HEX_NONE, row };

  g_return_val_if_fail (state != NULL && hu_front_line_rules (state->scenario) != NULL, NULL);

  if (!hu_front_line_row_counts (state->scenario, row))
    return hu_reason_new (HU_CLAUSE_LINE_WATER, TRUE, side);

  return target_reason (state, side, &target);
}
