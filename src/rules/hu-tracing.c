/*
 * From a state to a question about supply: what blocks, where supply comes
 * from, and who is behind each reason.
 */
#include "hu-tracing.h"

#include "hu-sudden-death-private.h"
#include "hu-zoc.h"

/**
 * hu_tracing_possible:
 * @scenario: a scenario
 * @side: a side
 *
 * The defender always can; the attacker only where the file names sources for
 * him.
 *
 * Returns: whether @side has lines of supply to trace
 */
gboolean
hu_tracing_possible (const HuScenario *scenario,
                     HuSide            side)
{
  const HuSuddenDeathRules *rules;

  g_return_val_if_fail (scenario != NULL, FALSE);

  rules = scenario->sudden_death;
  return rules != NULL &&
         (side == rules->defender || (side == rules->attacker && rules->has_attacker_sources));
}

static void
mark_sources (const HuScenario *scenario,
              const HuSources  *sources,
              gboolean          but_capital,
              guint8           *source)
{
  const GArray *capital = hu_sudden_death_capital_hexes (scenario);

  if (sources->by_edge)
    {
      for (gint edge = HU_EDGE_NORTH; edge <= HU_EDGE_WEST; edge++)
        {
          g_autoptr(GArray) hexes = NULL;

          if (!sources->edges[edge])
            continue;
          hexes = hu_grid_edge (scenario->map->grid, edge);
          for (guint i = 0; i < hexes->len; i++)
            source[g_array_index (hexes, HuHex, i)] = TRUE;
        }
    }
  else
    {
      for (guint i = 0; i < sources->hexes->len; i++)
        source[g_array_index (sources->hexes, HuHex, i)] = TRUE;
    }

  /* 4.3 asks for a line out of the capital: it never supplies itself, nor
   * anything else here (8.3 is another matter). */
  for (guint i = 0; but_capital && i < capital->len; i++)
    source[g_array_index (capital, HuHex, i)] = 0;
}

static void
mark_units (HuSupplySituation *situation)
{
  const HuState *state = situation->state;

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, i);

      if (state->unit_status[i] == HU_UNIT_ON_MAP && hu_unit_is_ground (unit))
        (unit->side == situation->side ? situation->friendly : situation->enemy)[state->unit_hex[i]] = TRUE;
    }
}

static void
mark_blocks (HuSupplySituation *situation)
{
  const HuState *state = situation->state;
  const HuMap *map = state->scenario->map;
  const HuSuddenDeathRules *rules = state->scenario->sudden_death;
  HuSide enemy = hu_side_other (situation->side);
  /* Only the attacker's units have a zone of control that blocks: the
   * defender's lines mind it, the attacker's own have nothing to mind. */
  gboolean zoc_blocks = rules->blocked_by_zoc && situation->side == rules->defender;

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    {
      HuBlock block = HU_BLOCK_OPEN;

      if (hu_map_is_impassable (map, hex))
        block = HU_BLOCK_TERRAIN;
      else if (rules->blocked_by_units && situation->enemy[hex])
        block = HU_BLOCK_UNIT;
      else if (zoc_blocks && situation->zoc[hex] &&
               !(rules->zoc_negated_by_units && situation->friendly[hex]))
        block = HU_BLOCK_ZOC;
      else if (rules->blocked_by_control && state->control[hex] == enemy)
        block = HU_BLOCK_CONTROL;

      situation->block[hex] = (guint8) block;
    }
}

/**
 * hu_supply_situation_new:
 * @state: a state whose scenario has sudden-death in force; borrowed
 * @side: whose lines; see hu_tracing_possible()
 *
 * Finds out what stands in the way of @side's lines of supply in @state, hex
 * by hex, by the options of the scenario.
 *
 * Returns: (transfer full): the situation
 */
HuSupplySituation *
hu_supply_situation_new (const HuState *state,
                         HuSide         side)
{
  HuSupplySituation *situation;
  const HuSuddenDeathRules *rules;
  gsize n_hexes;

  g_return_val_if_fail (state != NULL && hu_tracing_possible (state->scenario, side), NULL);

  rules = state->scenario->sudden_death;
  n_hexes = (gsize) state->scenario->map->grid->n_hexes;

  situation = g_new0 (HuSupplySituation, 1);
  situation->state = state;
  situation->side = side;
  situation->block = g_malloc (n_hexes);
  situation->source = g_malloc0 (n_hexes);
  situation->zoc = g_malloc0 (n_hexes);
  situation->friendly = g_malloc0 (n_hexes);
  situation->enemy = g_malloc0 (n_hexes);

  mark_sources (state->scenario,
                side == rules->defender ? &rules->sources : &rules->attacker_sources,
                side == rules->defender, situation->source);
  mark_units (situation);
  hu_zoc_mark (state, rules->attacker, hu_sudden_death_projects, situation->zoc);
  mark_blocks (situation);

  return situation;
}

/**
 * hu_supply_situation_free:
 * @situation: (transfer full): a situation
 *
 * Frees @situation.
 */
void
hu_supply_situation_free (HuSupplySituation *situation)
{
  g_return_if_fail (situation != NULL);

  g_free (situation->block);
  g_free (situation->source);
  g_free (situation->zoc);
  g_free (situation->friendly);
  g_free (situation->enemy);
  g_free (situation);
}

/**
 * hu_supply_situation_field:
 * @situation: a situation
 * @origins: (array length=n_origins): where lines begin
 * @n_origins: how many
 *
 * Returns: the question about @situation, which borrows from it and from
 *   @origins
 */
HuSupplyField
hu_supply_situation_field (const HuSupplySituation *situation,
                           const HuHex             *origins,
                           guint                    n_origins)
{
  const HuScenario *scenario;

  g_return_val_if_fail (situation != NULL, ((HuSupplyField) { 0 }));

  scenario = situation->state->scenario;
  return (HuSupplyField) {
    .grid = scenario->map->grid,
    .barriers = scenario->map->barriers,
    .block = situation->block,
    .source = situation->source,
    .origins = origins,
    .n_origins = n_origins,
    .max_length = scenario->sudden_death->max_length,
  };
}

/**
 * hu_supply_situation_blockers:
 * @situation: a situation
 * @hex: a hex that stops a line
 * @because: why it does
 *
 * Returns: (transfer full) (element-type guint): the units behind the reason,
 *   by index; none where it is not units
 */
GArray *
hu_supply_situation_blockers (const HuSupplySituation *situation,
                              HuHex                    hex,
                              HuBlock                  because)
{
  const HuScenario *scenario;
  GArray *units;

  g_return_val_if_fail (situation != NULL, NULL);

  scenario = situation->state->scenario;
  if (because == HU_BLOCK_ZOC)
    return hu_zoc_units (situation->state, scenario->sudden_death->attacker, hu_sudden_death_projects, hex);

  if (because != HU_BLOCK_UNIT)
    return g_array_new (FALSE, FALSE, sizeof (guint));

  units = hu_state_units_in (situation->state, hex);
  for (guint i = units->len; i-- > 0;)
    {
      const HuUnit *unit = hu_scenario_get_unit (scenario, g_array_index (units, guint, i));

      if (unit->side == situation->side || !hu_unit_is_ground (unit))
        g_array_remove_index (units, i);
    }

  return units;
}

/* What stands at a source needs no way to one, whatever is around it.  The
 * capital's hexes never are sources (4.3). */
static void
rest_at_source (HuTracing *tracing,
                HuHex      origin)
{
  HuSupplyTrace *trace = g_ptr_array_index (tracing->traces, 0);

  tracing->at_source = TRUE;
  g_clear_pointer (&trace->path, g_array_unref);
  trace->path = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_array_append_val (trace->path, origin);
  g_array_set_size (tracing->cut->hexes, 0);
  g_ptr_array_set_size (tracing->cut->lines, 0);
  g_array_set_size (tracing->critical, 0);
}

/**
 * hu_tracing_new:
 * @situation: a situation
 * @origins: (array length=n_origins): where lines begin
 * @n_origins: how many; at least one
 *
 * Answers the whole question: a trace from each origin by itself (a line may
 * run through another one, which is a hex like any other then), and the
 * narrowest cut and critical hexes of all origins together.  A single origin
 * that is an open source itself is supplied where it stands.
 *
 * Returns: (transfer full): the answer
 */
HuTracing *
hu_tracing_new (const HuSupplySituation *situation,
                const HuHex             *origins,
                guint                    n_origins)
{
  HuTracing *tracing;
  HuSupplyField field;

  g_return_val_if_fail (situation != NULL && origins != NULL && n_origins > 0, NULL);

  tracing = g_new0 (HuTracing, 1);
  tracing->side = situation->side;
  tracing->origins = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_array_append_vals (tracing->origins, origins, n_origins);
  tracing->traces = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_supply_trace_free);

  for (guint i = 0; i < n_origins; i++)
    {
      field = hu_supply_situation_field (situation, &origins[i], 1);
      g_ptr_array_add (tracing->traces, hu_supply_trace (&field));
    }

  field = hu_supply_situation_field (situation, origins, n_origins);
  tracing->cut = hu_supply_cut (&field);
  tracing->critical = hu_supply_critical (&field, tracing->cut);
  /* A source that is blocked cannot be used, not even by who stands in it. */
  if (n_origins == 1 && situation->source[origins[0]] && situation->block[origins[0]] == HU_BLOCK_OPEN)
    rest_at_source (tracing, origins[0]);

  return tracing;
}

/**
 * hu_tracing_free:
 * @tracing: (transfer full): an answer
 *
 * Frees @tracing.
 */
void
hu_tracing_free (HuTracing *tracing)
{
  g_return_if_fail (tracing != NULL);

  g_array_unref (tracing->origins);
  g_ptr_array_unref (tracing->traces);
  hu_supply_cut_free (tracing->cut);
  g_array_unref (tracing->critical);
  g_free (tracing);
}
