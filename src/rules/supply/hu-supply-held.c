/*
 * Is a line of supply that was found before open still?  To see that, only the hexes of the line and what stands beside
 * them are looked at, while to find a line takes the whole map.  Few events of a game touch the line found last.
 */
#include "hu-tracing.h"

#include "hu-supply-clauses.h"
#include "hu-zoc.h"

typedef struct
{
  const HuState *state;
  const HuMap   *map;
  HuSupplyRules  rules;
  const HuHex   *hexes;    /* of the line, without its origin */
  guint          n;
  guint8        *nearby;   /* [n_hexes] NEARBY_* */
} Held;

enum
{
  NEARBY_LINE = 1 << 0,   /* of the line */
  NEARBY_BESIDE = 1 << 1, /* beside a hex of it */
  NEARBY_FRIEND = 1 << 2, /* a ground unit of the line's side stands there */
};

static void
mark_nearby (Held *held)
{
  HuHex beside[HU_N_DIRECTIONS];

  for (guint i = 0; i < held->n; i++)
    {
      held->nearby[held->hexes[i]] |= NEARBY_LINE;
      hu_grid_neighbours (held->map->grid, held->hexes[i], beside);
      for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
        if (beside[direction] != HU_HEX_NONE)
          held->nearby[beside[direction]] |= NEARBY_BESIDE;
    }
}

/* NULL: not a ground unit near the line. */
static const HuUnit *
get_near (const Held *held,
          guint       unit)
{
  const HuState *state = held->state;
  const HuUnit *counter;

  if (state->unit_status[unit] != HU_UNIT_ON_MAP || held->nearby[state->unit_hex[unit]] == 0)
    return NULL;

  counter = hu_scenario_get_unit (state->scenario, unit);

  return hu_unit_is_ground (counter) ? counter : NULL;
}

/* Whether the zone of control of a unit in @hex stops a line in a hex of this one (8). */
static gboolean
reaches_line (const Held *held,
              HuHex       hex)
{
  gboolean negated = HU_CLAUSE_HOLDS (HU_CLAUSE_SUPPLY_NEGATED, held->rules.zoc_negated_by_units);
  HuHex beside[HU_N_DIRECTIONS];

  hu_grid_neighbours (held->map->grid, hex, beside);
  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    if (beside[direction] != HU_HEX_NONE && (held->nearby[beside[direction]] & NEARBY_LINE) &&
        !hu_map_is_barrier (held->map, hex, direction) &&
        !(negated && (held->nearby[beside[direction]] & NEARBY_FRIEND)))
      return TRUE;

  return FALSE;
}

static gboolean
is_stopped_by_units (Held *held)
{
  const HuState *state = held->state;
  guint n_units = state->scenario->units->len;
  gboolean by_units = HU_CLAUSE_HOLDS (HU_CLAUSE_SUPPLY_UNIT, held->rules.blocked_by_units);
  gboolean by_zoc = HU_CLAUSE_HOLDS (HU_CLAUSE_SUPPLY_ZOC, held->rules.blocked_by_zoc) &&
                    held->rules.zoc == HU_SUPPLY_ZOC_ALL;

  mark_nearby (held);
  for (guint i = 0; i < n_units; i++)
    {
      const HuUnit *unit = get_near (held, i);

      if (unit != NULL && unit->side == held->rules.side)
        held->nearby[state->unit_hex[i]] |= NEARBY_FRIEND;
    }
  for (guint i = 0; i < n_units; i++)
    {
      const HuUnit *unit = get_near (held, i);

      if (unit == NULL || unit->side == held->rules.side)
        continue;
      if ((by_units && (held->nearby[state->unit_hex[i]] & NEARBY_LINE)) ||
          (by_zoc && hu_supply_projects (unit) && reaches_line (held, state->unit_hex[i])))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_stopped_by_owners (const Held *held)
{
  const gint8 *owners = held->state->hex_owner;
  HuSide enemy = hu_side_other (held->rules.side);

  for (guint i = 0; i < held->n; i++)
    if (HU_CLAUSE_HOLDS (HU_CLAUSE_SUPPLY_CONTROL, held->rules.blocked_by_owner) && owners[held->hexes[i]] == (gint8) enemy)
      return TRUE;

  return held->rules.owned && HU_CLAUSE_HOLDS (HU_CLAUSE_SUPPLY_CONTROLLED,
                                               owners[held->hexes[held->n - 1]] != (gint8) held->rules.side);
}

/* @state: a state, of a scenario whose rules in force ask of supply; @line: (element-type HuHex): a line, from
 * origin to source, that was open in another state of the same scenario.  Returns whether @line is open in @state,
 * too.  Where it is not, there may be another one. */
gboolean
hu_supply_line_is_open (const HuState *state,
                        const GArray  *line)
{
  Held held = { .state = state };
  g_autofree guint8 *nearby = NULL;
  HuSupplyAsked asked;

  g_return_val_if_fail (state != NULL && line != NULL && line->len > 1, FALSE);
  g_return_val_if_fail (hu_supply_find_asked (state->scenario, &asked), FALSE);
  g_return_val_if_fail (hu_supply_rules_find (state->scenario, asked.side, &held.rules), FALSE);

  held.map = state->scenario->map;
  held.hexes = &g_array_index (line, HuHex, 1);
  held.n = line->len - 1;
  if (is_stopped_by_owners (&held))
    return FALSE;

  nearby = g_malloc0 ((gsize) held.map->grid->n_hexes);
  held.nearby = nearby;

  return !is_stopped_by_units (&held);
}
