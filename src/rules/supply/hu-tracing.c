/*
 * From a state to a question about supply: the obstacles, the sources, and the units that cause
 * each obstacle.
 *
 * One file, because marking the obstacles and naming the units that cause them look at the same
 * layers of the map.
 */
#include "hu-tracing.h"

#include <string.h>

#include "hu-sources.h"
#include "hu-supply-clauses.h"
#include "hu-supply-need.h"
#include "hu-supply-private.h"
#include "hu-zoc.h"

/* A side has lines of supply where the file gives its sources.  Returns whether @side has lines of supply to
 * trace. */
gboolean
hu_tracing_possible (const HuScenario *scenario,
                     HuSide            side)
{
  g_return_val_if_fail (scenario != NULL, FALSE);

  return hu_supply_rules_find (scenario, side, NULL);
}

static void
mark (const GArray *hexes,
      guint8        value,
      guint8       *source)
{
  for (guint i = 0; hexes != NULL && i < hexes->len; i++)
    source[g_array_index (hexes, HuHex, i)] = value;
}

static void
mark_sources (HuSupplySituation *situation)
{
  const HuSupplyRules *rules = &situation->rules;
  const HuState *state = situation->state;
  const HuGrid *grid = state->scenario->map->grid;
  g_autoptr(GArray) sources = hu_sources_list (&rules->sources, state->scenario->map);

  mark (sources, TRUE, situation->source);
  mark (rules->except, FALSE, situation->source);

  if (rules->owned)
    situation->sites = g_memdup2 (situation->source, (gsize) grid->n_hexes);
  for (HuHex hex = 0; rules->owned && hex < grid->n_hexes; hex++)
    if (HU_CLAUSE_HOLDS (HU_CLAUSE_SUPPLY_CONTROLLED, state->hex_owner[hex] != situation->side))
      situation->source[hex] = FALSE;
}

/* Marks the hexsides that the rules of supply add; lakes and cliffs, which stop every step, are barriers of the
 * map itself. */
static void
mark_barriers (HuSupplySituation *situation)
{
  const HuMap *map = situation->state->scenario->map;
  gsize n_hexes = (gsize) map->grid->n_hexes;

  for (gint kind = 0; kind < HU_N_HEXSIDES; kind++)
    {
      if (!(situation->rules.hexsides >> kind & 1) || map->hexsides[kind] == NULL)
        continue;
      if (situation->barriers == NULL)
        situation->barriers = map->barriers != NULL ? g_memdup2 (map->barriers, n_hexes) : g_malloc0 (n_hexes);
      for (gsize i = 0; i < n_hexes; i++)
        situation->barriers[i] |= map->hexsides[kind][i];
    }
}

/* A line of the map joins hexes that follow each other in it and are adjacent; over lakes and other hexsides
 * there are bridges, over cliffs there are none. */
static void
mark_lines (HuSupplySituation *situation)
{
  const HuMap *map = situation->state->scenario->map;
  const guint8 *cliffs = map->hexsides[HU_HEXSIDE_CLIFF];

  situation->links = g_malloc0 ((gsize) map->grid->n_hexes);
  situation->lies = g_malloc0 ((gsize) map->grid->n_hexes);
  for (guint i = 0; i < map->lines->len; i++)
    {
      const HuLine *line = g_ptr_array_index (map->lines, i);

      if (!(situation->rules.along >> line->kind & 1))
        continue;
      mark (line->hexes, TRUE, situation->lies);
      for (guint j = 1; j < line->hexes->len; j++)
        {
          HuHex from = g_array_index (line->hexes, HuHex, j - 1), to = g_array_index (line->hexes, HuHex, j);
          gint direction = hu_grid_direction (map->grid, from, to);

          if (direction < 0 || (cliffs != NULL && (cliffs[from] >> direction & 1)))
            continue;
          situation->links[from] |= (guint8) (1 << direction);
          situation->links[to] |= (guint8) (1 << hu_direction_opposite (direction));
        }
    }
  situation->along = (HuSupplyAlong) { situation->links, situation->lies, situation->rules.steps };
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

/* Eight hexes at once: where @which has a 1, @block becomes @value. */
static guint64
block_where (guint64 block,
             guint64 which,
             HuBlock value)
{
  return (block & ~(which * 0xff)) | which * value;
}

/* 1 in each byte that is @value. */
static guint64
bytes_that_are (guint64 bytes,
                guint8  value)
{
  return hu_open_bytes (bytes ^ HU_EACH_BYTE (value), HU_EACH_BYTE (1));
}

/* The block that stops a line first is marked last.  All hexes of the map are marked at every event, so this goes eight
 * hexes at a time. */
static void
mark_blocks (HuSupplySituation *situation)
{
  const HuState *state = situation->state;
  const HuMap *map = state->scenario->map;
  const HuSupplyRules *rules = &situation->rules;
  const guint64 yes = HU_EACH_BYTE (1);
  guint8 enemy = (guint8) hu_side_other (situation->side);
  gsize n_hexes = (gsize) map->grid->n_hexes;
  /* Asked once, not in each turn of the loop. */
  gboolean by_owner = HU_CLAUSE_HOLDS (HU_CLAUSE_SUPPLY_CONTROL, rules->blocked_by_owner);
  gboolean negated = HU_CLAUSE_HOLDS (HU_CLAUSE_SUPPLY_NEGATED, rules->zoc_negated_by_units);
  gboolean by_zoc = HU_CLAUSE_HOLDS (HU_CLAUSE_SUPPLY_ZOC, rules->blocked_by_zoc);
  gboolean by_units = HU_CLAUSE_HOLDS (HU_CLAUSE_SUPPLY_UNIT, rules->blocked_by_units);
  guint64 by_lake = hu_clause_is_on (HU_CLAUSE_SUPPLY_TERRAIN) ? yes : 0;

  for (gsize hex = 0; hex < n_hexes; hex += 8)
    {
      gsize n = MIN (8, n_hexes - hex);
      guint64 owners = hu_load_bytes ((const guint8 *) state->hex_owner + hex, n);
      guint64 units = hu_load_bytes (situation->enemy + hex, n);
      guint64 zones = hu_load_bytes (situation->zoc + hex, n);
      guint64 friends = hu_load_bytes (situation->friendly + hex, n);
      guint64 lakes = (hu_load_bytes (map->terrain + hex, n) + HU_EACH_BYTE (0x80 - HU_TERRAIN_LAKE)) >> 7 & by_lake;
      guint64 block = HU_EACH_BYTE (HU_BLOCK_OPEN);

      if (by_owner)
        block = block_where (block, bytes_that_are (owners, enemy), HU_BLOCK_OWNER);
      if (negated)
        zones &= ~friends;
      if (by_zoc)
        block = block_where (block, zones, HU_BLOCK_ZOC);
      if (by_units)
        block = block_where (block, units, HU_BLOCK_UNIT);
      block = block_where (block, lakes, HU_BLOCK_TERRAIN);

      block = GUINT64_TO_LE (block);
      memcpy (situation->block + hex, &block, n);
    }
}

/**
 * hu_supply_situation_new:
 * @state: a state; borrowed
 * @side: the side of the lines; see hu_tracing_possible()
 *
 * Finds the obstacles to @side's lines of supply in @state, hex by hex, by the scenario's rules
 * for them.
 */
HuSupplySituation *
hu_supply_situation_new (const HuState *state,
                         HuSide         side)
{
  HuSupplyRules rules;

  g_return_val_if_fail (state != NULL, NULL);
  g_return_val_if_fail (hu_supply_rules_find (state->scenario, side, &rules), NULL);

  return hu_supply_situation_new_by (state, &rules);
}

HuSupplySituation *
hu_supply_situation_new_of_units (const HuState *state,
                                  HuSide         side)
{
  HuSupplySituation *situation = hu_supply_situation_new (state, side);

  if (situation == NULL || situation->rules.inside == NULL)
    return situation;

  situation->inside = g_malloc0 ((gsize) state->scenario->map->grid->n_hexes);
  mark (situation->rules.inside, TRUE, situation->inside);

  return situation;
}

/**
 * hu_supply_situation_new_by:
 * @state: a state; borrowed
 * @rules: the rules, with the side whose lines they are; their arrays are borrowed
 *
 * Does as hu_supply_situation_new(), by rules of the caller's own.
 */
HuSupplySituation *
hu_supply_situation_new_by (const HuState       *state,
                            const HuSupplyRules *rules)
{
  HuSupplySituation *situation;
  gsize n_hexes;

  g_return_val_if_fail (state != NULL && rules != NULL && rules->side != HU_SIDE_NONE, NULL);

  n_hexes = (gsize) state->scenario->map->grid->n_hexes;

  situation = g_new0 (HuSupplySituation, 1);
  situation->state = state;
  situation->side = rules->side;
  situation->rules = *rules;
  situation->need = -1;
  situation->block = g_malloc (n_hexes);
  situation->source = g_malloc0 (n_hexes);
  situation->zoc = g_malloc0 (n_hexes);
  situation->friendly = g_malloc0 (n_hexes);
  situation->enemy = g_malloc0 (n_hexes);

  mark_sources (situation);
  mark_barriers (situation);
  if (rules->along != 0)
    mark_lines (situation);
  mark_units (situation);
  if (rules->zoc == HU_SUPPLY_ZOC_ALL)
    hu_zoc_mark (state, hu_side_other (rules->side), hu_supply_projects, situation->zoc);
  mark_blocks (situation);

  return situation;
}

/**
 * hu_supply_situation_new_asked:
 * @state: a state; borrowed
 *
 * Makes the situation of the question that the rules in force ask (hu_supply_find_asked()).
 * Its origins never supply themselves, even where the scenario lists them as sources.
 */
HuSupplySituation *
hu_supply_situation_new_asked (const HuState *state)
{
  HuSupplySituation *situation;
  HuSupplyAsked asked;

  g_return_val_if_fail (state != NULL && hu_supply_find_asked (state->scenario, &asked), NULL);

  situation = hu_supply_situation_new (state, asked.side);
  situation->asked = TRUE;
  if (asked.bars_origins)
    mark (asked.origins, FALSE, situation->source);
  if (asked.bars_origins && situation->sites != NULL)
    mark (asked.origins, FALSE, situation->sites);

  return situation;
}

/* @state: a state; borrowed; @like: a situation, perhaps of another state of the same game.  Returns the situation in
 * @state for the question of @like. */
HuSupplySituation *
hu_supply_situation_new_like (const HuState           *state,
                              const HuSupplySituation *like)
{
  g_return_val_if_fail (state != NULL && like != NULL, NULL);

  if (like->need >= 0)
    return hu_supply_situation_new_needed (state, (guint) like->need);

  if (like->inside != NULL)
    return hu_supply_situation_new_of_units (state, like->side);

  return like->asked ? hu_supply_situation_new_asked (state) : hu_supply_situation_new (state, like->side);
}

void
hu_supply_situation_keep_within (HuSupplySituation *situation,
                                 const GArray      *hexes)
{
  HuHex n_hexes;

  g_return_if_fail (situation != NULL && hexes != NULL && situation->outside == NULL);

  n_hexes = situation->state->scenario->map->grid->n_hexes;
  situation->outside = g_malloc ((gsize) n_hexes);
  memset (situation->outside, TRUE, (gsize) n_hexes);
  mark (hexes, FALSE, situation->outside);
  for (HuHex hex = 0; hex < n_hexes; hex++)
    if (situation->outside[hex])
      situation->block[hex] = HU_BLOCK_TERRAIN;
}

gboolean
hu_supply_situation_is_barred (const HuSupplySituation *situation,
                               HuHex                    hex)
{
  g_return_val_if_fail (situation != NULL, FALSE);

  return HU_CLAUSE_HOLDS (HU_CLAUSE_SUPPLY_TERRAIN, hu_map_is_impassable (situation->state->scenario->map, hex)) ||
         (situation->outside != NULL && situation->outside[hex]);
}

void
hu_supply_situation_free (HuSupplySituation *situation)
{
  g_return_if_fail (situation != NULL);

  g_free (situation->barriers);
  g_free (situation->links);
  g_free (situation->lies);
  g_free (situation->block);
  g_free (situation->outside);
  g_free (situation->source);
  g_free (situation->inside);
  g_free (situation->sites);
  g_free (situation->zoc);
  g_free (situation->friendly);
  g_free (situation->enemy);
  g_free (situation);
}

/* Uses the scenario's own barriers where it names kinds of hexsides, else the map's. */
static const guint8 *
get_barriers (const HuSupplySituation *situation)
{
  if (!hu_clause_is_on (HU_CLAUSE_SUPPLY_HEXSIDE))
    return NULL;

  return situation->barriers != NULL ? situation->barriers : situation->state->scenario->map->barriers;
}

/* @origins: (array length=n_origins): where lines begin.  Returns the question about @situation, which borrows from
 * it and from @origins. */
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
    .barriers = get_barriers (situation),
    .block = situation->block,
    .outside = situation->outside,
    .source = situation->source,
    .inside = situation->inside,
    .origins = origins,
    .n_origins = n_origins,
    .max_length = hu_clause_is_on (HU_CLAUSE_SUPPLY_LENGTH) ? situation->rules.max_length : -1,
    .along = HU_CLAUSE_HOLDS (HU_CLAUSE_SUPPLY_ALONG, situation->links != NULL) ? &situation->along : NULL,
  };
}

gboolean
hu_supply_situation_names_source (const HuSupplySituation *situation,
                                  HuHex                    hex)
{
  g_return_val_if_fail (situation != NULL, FALSE);

  return hu_sources_have (&situation->rules.sources, situation->state->scenario->map, hex);
}

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
    return hu_zoc_units (situation->state, hu_side_other (situation->side), hu_supply_projects, hex);

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

/**
 * hu_supply_situation_hexside:
 * @from: the hex in which a line is
 * @hex: a hex beside it that the line cannot enter, for %HU_BLOCK_HEXSIDE
 *
 * Where a hexside is of several kinds, a lake is named before a cliff, and both before kinds that
 * the rules of supply add.
 *
 * Returns: the kind of hexside that stops the line; %HU_N_HEXSIDES where none does
 */
HuHexside
hu_supply_situation_hexside (const HuSupplySituation *situation,
                             HuHex                    from,
                             HuHex                    hex)
{
  static const HuHexside kinds[] = { HU_HEXSIDE_LAKE, HU_HEXSIDE_CLIFF, HU_HEXSIDE_RIVER, HU_HEXSIDE_WALL };
  const HuMap *map;
  gint direction;

  g_return_val_if_fail (situation != NULL, HU_N_HEXSIDES);

  map = situation->state->scenario->map;
  direction = hu_grid_direction (map->grid, from, hex);
  for (guint i = 0; i < G_N_ELEMENTS (kinds) && direction >= 0; i++)
    {
      const guint8 *sides = map->hexsides[kinds[i]];
      gboolean stops = hu_hexside_is_barrier (kinds[i]) || (situation->rules.hexsides >> kinds[i] & 1) != 0;

      if (stops && sides != NULL && (sides[from] >> direction & 1) != 0)
        return kinds[i];
    }

  return HU_N_HEXSIDES;
}

/**
 * hu_supply_situation_find_placeable:
 * @origins: (array length=n_origins): where lines begin
 *
 * Finds where one more enemy unit may stand: not in an impassable hex, not on a unit of the
 * side of the lines, and not in an origin, since an enemy there has already taken the place
 * that the lines supply.
 *
 * Returns: (transfer full): a byte a hex
 */
guint8 *
hu_supply_situation_find_placeable (const HuSupplySituation *situation,
                                    const HuHex             *origins,
                                    guint                    n_origins)
{
  const HuMap *map;
  guint8 *placeable;

  g_return_val_if_fail (situation != NULL, NULL);

  map = situation->state->scenario->map;
  placeable = g_malloc ((gsize) map->grid->n_hexes);
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    placeable[hex] = map->grid->exists[hex] && !hu_map_is_impassable (map, hex) && !situation->friendly[hex];
  for (guint i = 0; i < n_origins; i++)
    placeable[origins[i]] = 0;

  return placeable;
}

/* @placeable: where a unit may stand; borrowed; @footprint: (out caller-allocates): the hexes that one more enemy
 * unit closes there. */
void
hu_supply_situation_footprint (const HuSupplySituation *situation,
                               const guint8            *placeable,
                               HuFootprint             *footprint)
{
  const HuSupplyRules *rules;

  g_return_if_fail (situation != NULL && footprint != NULL);

  rules = &situation->rules;
  *footprint = (HuFootprint) {
    .placeable = placeable,
    .immune = rules->zoc_negated_by_units ? situation->friendly : NULL,
    .closes_own_hex = rules->blocked_by_units || rules->blocked_by_owner,
    .closes_neighbours = rules->blocked_by_zoc && rules->zoc == HU_SUPPLY_ZOC_ALL,
    .takes_sources = rules->owned,
    .own_barriers = TRUE,
    .barriers = situation->state->scenario->map->barriers,
  };
}

/**
 * hu_tracing_new:
 * @origins: (array length=n_origins): where lines begin
 * @n_origins: how many; at least one
 *
 * Answers the whole question: a trace from each origin by itself (other origins are then
 * ordinary hexes, which the line may run through), and the narrowest cut and critical hexes of
 * all origins together.  A single origin that is an open source itself is supplied where it is.
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
  tracing->cut = hu_supply_cut_exactly (&field);
  tracing->critical = hu_supply_critical (&field, tracing->cut);
  /* A blocked source cannot be used, not even by a unit that stands in it. */
  if (n_origins == 1 && hu_supply_is_at_source (&field, origins[0]))
    {
      HuSupplyTrace *trace = g_ptr_array_index (tracing->traces, 0);

      /* A unit at a source needs no line, whatever is around it. */
      tracing->at_source = TRUE;
      g_clear_pointer (&trace->path, g_array_unref);
      trace->path = g_array_new (FALSE, FALSE, sizeof (HuHex));
      g_array_append_val (trace->path, origins[0]);
      trace->n_along = 0;
      g_array_set_size (tracing->cut->hexes, 0);
      g_ptr_array_set_size (tracing->cut->lines, 0);
      g_array_set_size (tracing->critical, 0);
    }

  return tracing;
}

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

gboolean
hu_tracing_is_supplied (const HuTracing *tracing)
{
  g_return_val_if_fail (tracing != NULL, FALSE);

  for (guint i = 0; i < tracing->traces->len; i++)
    if (((const HuSupplyTrace *) g_ptr_array_index (tracing->traces, i))->path != NULL)
      return TRUE;

  return FALSE;
}
