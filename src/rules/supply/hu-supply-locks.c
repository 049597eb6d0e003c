/*
 * Enemy units as locks of hexes: each closes its own hex, and those that its zone of control reaches.
 */
#include "hu-supply-locks.h"

#include "hu-supply-clauses.h"

static gboolean
is_enemy (const HuSupplySituation *situation,
          guint                    unit)
{
  const HuState *state = situation->state;
  const HuUnit *counter = hu_scenario_get_unit (state->scenario, unit);

  return counter->side != situation->side && state->unit_status[unit] == HU_UNIT_ON_MAP && hu_unit_is_ground (counter);
}

/* What stops a line in @hex now; what stops it first comes first. */
static HuBlock
find_block (const HuSupplyLocks *self,
            HuHex                hex)
{
  const HuSupplySituation *situation = self->situation;
  const HuState *state = situation->state;

  if (hu_supply_situation_is_barred (situation, hex))
    return HU_BLOCK_TERRAIN;
  if (self->n_units[hex] > 0 && self->by_units)
    return HU_BLOCK_UNIT;
  if (self->n_zones[hex] > 0 && !(situation->friendly[hex] && self->negated))
    return HU_BLOCK_ZOC;

  return self->by_owner && state->hex_owner[hex] == hu_side_other (situation->side)
           ? HU_BLOCK_OWNER : HU_BLOCK_OPEN;
}

/* Counts @unit in or out, in its hex and in those that its zone of control reaches. */
static void
count (HuSupplyLocks *self,
       guint          unit,
       gint           change)
{
  const HuState *state = self->situation->state;
  const HuMap *map = state->scenario->map;
  HuHex hex = state->unit_hex[unit];
  gboolean projects = self->by_zones && hu_supply_projects (hu_scenario_get_unit (state->scenario, unit));

  self->n_units[hex] = (guint16) (self->n_units[hex] + change);
  self->block[hex] = (guint8) find_block (self, hex);
  for (gint direction = 0; projects && direction < HU_N_DIRECTIONS; direction++)
    {
      HuHex next = hu_grid_neighbour (map->grid, hex, direction);

      if (next == HU_HEX_NONE || hu_map_is_barrier (map, hex, direction))
        continue;
      self->n_zones[next] = (guint16) (self->n_zones[next] + change);
      self->block[next] = (guint8) find_block (self, next);
    }
}

/* @self: uninitialised memory; @situation: borrowed */
void
hu_supply_locks_init (HuSupplyLocks           *self,
                      const HuSupplySituation *situation,
                      gboolean                 by_owner)
{
  const HuState *state;
  gsize n_hexes;
  guint n_units;

  g_return_if_fail (self != NULL && situation != NULL);

  state = situation->state;
  n_hexes = (gsize) state->scenario->map->grid->n_hexes;
  n_units = hu_scenario_get_n_units (state->scenario);
  *self = (HuSupplyLocks) {
    .situation = situation,
    .by_units = HU_CLAUSE_HOLDS (HU_CLAUSE_SUPPLY_UNIT, situation->rules.blocked_by_units),
    .by_zones = HU_CLAUSE_HOLDS (HU_CLAUSE_SUPPLY_ZOC, situation->rules.blocked_by_zoc) &&
                situation->rules.zoc == HU_SUPPLY_ZOC_ALL,
    .by_owner = by_owner && HU_CLAUSE_HOLDS (HU_CLAUSE_SUPPLY_CONTROL, situation->rules.blocked_by_owner),
    .negated = HU_CLAUSE_HOLDS (HU_CLAUSE_SUPPLY_NEGATED, situation->rules.zoc_negated_by_units),
    .block = g_malloc (n_hexes),
    .n_units = g_new0 (guint16, n_hexes),
    .n_zones = g_new0 (guint16, n_hexes),
    .first = g_new (gint32, n_hexes),
    .next = g_new (gint32, MAX (1, n_units)),
    .away = g_new0 (gboolean, MAX (1, n_units)),
  };
  for (HuHex hex = 0; hex < (HuHex) n_hexes; hex++)
    {
      self->first[hex] = -1;
      self->block[hex] = (guint8) find_block (self, hex);
    }
  for (guint i = n_units; i-- > 0;)
    if (is_enemy (situation, i))
      {
        self->next[i] = self->first[state->unit_hex[i]];
        self->first[state->unit_hex[i]] = (gint32) i;
        count (self, i, 1);
      }
}

void
hu_supply_locks_clear (HuSupplyLocks *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->block);
  g_free (self->n_units);
  g_free (self->n_zones);
  g_free (self->first);
  g_free (self->next);
  g_free (self->away);
}

gboolean
hu_supply_locks_has (const HuSupplyLocks *self,
                     guint                unit)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return is_enemy (self->situation, unit);
}

void
hu_supply_locks_take (HuSupplyLocks *self,
                      guint          unit)
{
  g_return_if_fail (self != NULL && !self->away[unit]);

  self->away[unit] = TRUE;
  count (self, unit, -1);
}

void
hu_supply_locks_put (HuSupplyLocks *self,
                     guint          unit)
{
  g_return_if_fail (self != NULL && self->away[unit]);

  self->away[unit] = FALSE;
  count (self, unit, 1);
}

/* Adds the units in @hex that are not away, and of those only what projects a zone of control if so asked. */
static guint
add_units (const HuSupplyLocks *self,
           HuHex                hex,
           gboolean             projecting,
           guint               *units,
           guint                n,
           guint                most)
{
  for (gint32 i = self->first[hex]; i >= 0; i = self->next[i])
    {
      if (self->away[i] ||
          (projecting && !hu_supply_projects (hu_scenario_get_unit (self->situation->state->scenario, (guint) i))))
        continue;
      if (n < most)
        units[n] = (guint) i;
      n++;
    }

  return n;
}

gboolean
hu_supply_locks_may_open (const HuSupplyLocks *self,
                          HuHex                hex)
{
  const HuSupplySituation *situation;
  const HuState *state;

  g_return_val_if_fail (self != NULL, FALSE);

  situation = self->situation;
  state = situation->state;

  return !hu_supply_situation_is_barred (situation, hex) &&
         !(self->by_owner && state->hex_owner[hex] == hu_side_other (situation->side));
}

guint
hu_supply_locks_of (const HuSupplyLocks *self,
                    HuHex                hex,
                    guint               *units,
                    guint                most)
{
  const HuSupplySituation *situation;
  const HuMap *map;
  guint n = 0;

  g_return_val_if_fail (self != NULL && units != NULL, 0);

  situation = self->situation;
  map = situation->state->scenario->map;
  if ((self->block[hex] != HU_BLOCK_UNIT && self->block[hex] != HU_BLOCK_ZOC) || !hu_supply_locks_may_open (self, hex))
    return 0;

  if (self->by_units)
    n = add_units (self, hex, FALSE, units, n, most);
  if (self->n_zones[hex] > 0 && !(situation->friendly[hex] && self->negated))
    for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
      {
        HuHex next = hu_grid_neighbour (map->grid, hex, direction);

        if (next != HU_HEX_NONE && !hu_map_is_barrier (map, hex, direction))
          n = add_units (self, next, TRUE, units, n, most);
      }

  return n <= most ? n : 0;
}

guint8 *
hu_supply_blocks_of_units (const HuSupplySituation *situation)
{
  HuHex n_hexes;
  guint8 *block;

  g_return_val_if_fail (situation != NULL, NULL);

  n_hexes = situation->state->scenario->map->grid->n_hexes;
  block = g_memdup2 (situation->block, (gsize) n_hexes);
  for (HuHex hex = 0; hex < n_hexes; hex++)
    if (block[hex] == HU_BLOCK_OWNER)
      block[hex] = HU_BLOCK_OPEN;

  return block;
}
