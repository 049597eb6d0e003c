/*
 * The supply lines that a view shows: asks the rules for them and looks up hexes in the
 * answer.
 */
#include "hu-supply-lines.h"

#include "hu-supply-need.h"

static HuSupplyLines *
lines_new (HuSnapshot        *snapshot,
           HuSupplySituation *situation,
           const HuHex       *origins,
           guint              n_origins)
{
  HuSupplyLines *self = g_new0 (HuSupplyLines, 1);

  self->snapshot = hu_snapshot_ref (snapshot);
  self->situation = situation;
  self->tracing = hu_tracing_new (self->situation, origins, n_origins);
  self->from = HU_HEX_NONE;
  self->unit = HU_UNIT_NONE;
  if (!hu_tracing_is_supplied (self->tracing))
    self->opening = hu_supply_opening_new (situation, origins, n_origins);

  return self;
}

/* Traces the supply lines that the rules in force ask for: by 4.3 from each hex of the capital, for its defender.
 * Returns the lines; NULL if no rule in force asks for any; (transfer full) (nullable). */
HuSupplyLines *
hu_supply_lines_new_asked (HuSnapshot *snapshot)
{
  HuSupplyAsked asked;

  g_return_val_if_fail (snapshot != NULL, NULL);

  if (!hu_supply_find_asked (hu_snapshot_get_scenario (snapshot), &asked))
    return NULL;

  return lines_new (snapshot, hu_supply_situation_new_asked (hu_snapshot_get_state (snapshot)),
                    (const HuHex *) asked.origins->data, asked.origins->len);
}

/**
 * hu_supply_lines_new_from:
 * @unit: the unit there that is asked about, or %HU_UNIT_NONE
 *
 * Traces the supply line of any hex, as if a unit of @side were there and needed supply, and answers whether it
 * is in supply.
 *
 * Returns: (transfer full) (nullable): the line; %NULL if @side cannot trace
 */
HuSupplyLines *
hu_supply_lines_new_from (HuSnapshot *snapshot,
                          HuHex       hex,
                          HuSide      side,
                          guint       unit)
{
  const HuScenario *scenario;
  const HuState *state;
  HuSupplyLines *self;

  g_return_val_if_fail (snapshot != NULL, NULL);

  scenario = hu_snapshot_get_scenario (snapshot);
  state = hu_snapshot_get_state (snapshot);
  g_return_val_if_fail (hu_grid_has (scenario->map->grid, hex), NULL);

  if (!hu_tracing_possible (scenario, side))
    return NULL;

  self = lines_new (snapshot, unit != HU_UNIT_NONE ? hu_supply_situation_new_of_units (state, side)
                                                   : hu_supply_situation_new (state, side), &hex, 1);
  self->from = hex;
  self->unit = unit;
  self->answer = hu_supply_answer_new (self->situation, self->tracing);

  return self;
}

HuSupplyLines *
hu_supply_lines_new_needed (HuSnapshot *snapshot,
                            HuHex       hex,
                            HuSide      side)
{
  gint need;

  g_return_val_if_fail (snapshot != NULL, NULL);

  need = hu_supply_find_need (hu_snapshot_get_scenario (snapshot), hex, side);

  return need >= 0 ? hu_supply_lines_new_of_need (snapshot, hex, (guint) need) : NULL;
}

HuSupplyLines *
hu_supply_lines_new_of_need (HuSnapshot *snapshot,
                             HuHex       hex,
                             guint       need)
{
  HuSupplyLines *self;

  g_return_val_if_fail (snapshot != NULL, NULL);

  self = lines_new (snapshot, hu_supply_situation_new_needed (hu_snapshot_get_state (snapshot), need), &hex, 1);
  self->from = hex;
  self->answer = hu_supply_answer_new (self->situation, self->tracing);

  return self;
}

void
hu_supply_lines_free (HuSupplyLines *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->answer, hu_supply_answer_free);
  g_clear_pointer (&self->opening, hu_supply_opening_free);
  hu_tracing_free (self->tracing);
  hu_supply_situation_free (self->situation);
  hu_snapshot_unref (self->snapshot);
  g_free (self);
}

/* Returns the reason why the lines stop at @hex; NULL if a line goes on through it, or none comes near. */
const HuFrontierHex *
hu_supply_lines_find_frontier (const HuSupplyLines *self,
                               HuHex                hex)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (hu_supply_lines_distance (self, hex, NULL) >= 0)
    return NULL;

  for (guint i = 0; i < self->tracing->traces->len; i++)
    {
      const HuSupplyTrace *trace = g_ptr_array_index (self->tracing->traces, i);

      for (guint j = 0; j < trace->frontier->len; j++)
        {
          const HuFrontierHex *frontier = &g_array_index (trace->frontier, HuFrontierHex, j);

          if (frontier->hex == hex)
            return frontier;
        }
    }

  return NULL;
}

gint
hu_supply_lines_distance (const HuSupplyLines *self,
                          HuHex                hex,
                          HuHex               *from)
{
  gint nearest = -1;

  g_return_val_if_fail (self != NULL, -1);

  for (guint i = 0; hex != HU_HEX_NONE && i < self->tracing->traces->len; i++)
    {
      const HuSupplyTrace *trace = g_ptr_array_index (self->tracing->traces, i);
      gint distance = trace->distance[hex];

      if (distance < 0 || (nearest >= 0 && distance >= nearest))
        continue;

      nearest = distance;
      if (from != NULL)
        *from = g_array_index (self->tracing->origins, HuHex, i);
    }

  return nearest;
}

gboolean
hu_supply_lines_in_cut (const HuSupplyLines *self,
                        HuHex                hex)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return hu_hexes_have (self->tracing->cut->hexes, hex);
}

/* Returns whether blocking @hex alone cuts the lines. */
gboolean
hu_supply_lines_is_critical (const HuSupplyLines *self,
                             HuHex                hex)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return hu_hexes_have (self->tracing->critical, hex);
}
