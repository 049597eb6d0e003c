/*
 * Why a hex is or is not connected with a source of supply, found from an answered question.
 */
#include "hu-tracing.h"

#include "hu-supply-clauses.h"

HuClauseId
hu_supply_clause_of (HuBlock because)
{
  switch (because)
    {
    case HU_BLOCK_UNIT:
      return HU_CLAUSE_SUPPLY_UNIT;
    case HU_BLOCK_ZOC:
      return HU_CLAUSE_SUPPLY_ZOC;
    case HU_BLOCK_OWNER:
      return HU_CLAUSE_SUPPLY_CONTROL;
    case HU_BLOCK_TERRAIN:
      return HU_CLAUSE_SUPPLY_TERRAIN;
    case HU_BLOCK_HEXSIDE:
      return HU_CLAUSE_SUPPLY_HEXSIDE;
    case HU_BLOCK_LENGTH:
      return HU_CLAUSE_SUPPLY_LENGTH;
    case HU_BLOCK_OPEN:
    case HU_BLOCK_STEPS:
    case HU_BLOCK_LINE_ENDS:
    case HU_N_BLOCKS:
      break;
    }

  return NULL;
}

gboolean
hu_supply_situation_has_source (const HuSupplySituation *situation)
{
  HuHex n_hexes;

  g_return_val_if_fail (situation != NULL, FALSE);

  n_hexes = situation->state->scenario->map->grid->n_hexes;
  for (HuHex hex = 0; hex < n_hexes; hex++)
    if (situation->source[hex] && situation->block[hex] != HU_BLOCK_TERRAIN)
      return TRUE;

  return FALSE;
}

/* Notes a zone of control that does not stop lines because a friendly unit is there. */
static void
except_negated (HuReason                *reason,
                const HuSupplySituation *situation,
                HuHex                    hex)
{
  g_autoptr(GArray) units = NULL;

  if (situation->block[hex] != HU_BLOCK_OPEN || !situation->rules.blocked_by_zoc ||
      situation->zoc == NULL || !situation->zoc[hex] || !situation->friendly[hex])
    return;

  units = hu_supply_situation_blockers (situation, hex, HU_BLOCK_ZOC);
  for (guint i = 0; i < units->len; i++)
    hu_reason_except (reason, HU_CLAUSE_SUPPLY_NEGATED, g_array_index (units, guint, i));
}

/* Where a line stops at @hex, or nearest to it. */
static const HuFrontierHex *
find_stop (const HuTracing *tracing,
           const HuGrid    *grid,
           HuHex            hex)
{
  const HuFrontierHex *nearest = NULL;

  for (guint i = 0; i < tracing->traces->len; i++)
    {
      const GArray *frontier = ((const HuSupplyTrace *) g_ptr_array_index (tracing->traces, i))->frontier;

      for (guint j = 0; j < frontier->len; j++)
        {
          const HuFrontierHex *stop = &g_array_index (frontier, HuFrontierHex, j);

          if (nearest == NULL || hu_grid_distance (grid, hex, stop->hex) < hu_grid_distance (grid, hex, nearest->hex))
            nearest = stop;
        }
    }

  return nearest;
}

/* @situation: the situation of that answer; @stop: (out): the place where the lines stop, at @hex or nearest to it, if
 * that is the reason; or NULL.  Returns a reason that is met where a line leads, or could lead, through @hex to a
 * source; else the clause by which the lines stop, with the units that cause it, or no clause where the lines go on
 * without a source; (transfer full). */
HuReason *
hu_tracing_reason (const HuTracing         *tracing,
                   const HuSupplySituation *situation,
                   HuHex                    hex,
                   const HuFrontierHex    **stop)
{
  HuReason *reason;
  gboolean reached = FALSE, sourced = FALSE;

  g_return_val_if_fail (tracing != NULL && situation != NULL && stop != NULL, NULL);

  for (guint i = 0; i < tracing->traces->len; i++)
    {
      const HuSupplyTrace *trace = g_ptr_array_index (tracing->traces, i);

      reached |= trace->distance[hex] >= 0;
      sourced |= trace->distance[hex] >= 0 && trace->path != NULL;
    }

  *stop = reached ? NULL : find_stop (tracing, situation->state->scenario->map->grid, hex);
  reason = hu_reason_new (*stop != NULL ? hu_supply_clause_of ((*stop)->because) : NULL, sourced, situation->side);
  if (reached)
    except_negated (reason, situation, hex);
  if (*stop != NULL)
    reason->units = hu_supply_situation_blockers (situation, (*stop)->hex, (*stop)->because);

  return reason;
}
