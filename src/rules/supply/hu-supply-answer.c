/*
 * The answer to "is it in supply, and why?": gathers what a tracing found, groups the places
 * where lines end by what stops them, and finds where one more enemy unit would cut them; and why a hex is or is
 * not connected with a source, found from the answer.
 */
#include "hu-supply-answer.h"

#include "hu-supply-clauses.h"
#include "hu-tracing.h"

/* The clause by which a line stops; NULL: the stop rests on no clause. */
static HuClauseId
clause_of (HuBlock because)
{
  static const HuClauseId clauses[HU_N_BLOCKS] = {
    [HU_BLOCK_UNIT] = HU_CLAUSE_SUPPLY_UNIT,       [HU_BLOCK_ZOC] = HU_CLAUSE_SUPPLY_ZOC,
    [HU_BLOCK_OWNER] = HU_CLAUSE_SUPPLY_CONTROL,   [HU_BLOCK_TERRAIN] = HU_CLAUSE_SUPPLY_TERRAIN,
    [HU_BLOCK_HEXSIDE] = HU_CLAUSE_SUPPLY_HEXSIDE, [HU_BLOCK_LENGTH] = HU_CLAUSE_SUPPLY_LENGTH,
  };

  return clauses[because];
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
  reason = hu_reason_new (*stop != NULL ? clause_of ((*stop)->because) : NULL, sourced, situation->side);
  if (reached)
    except_negated (reason, situation, hex);
  if (*stop != NULL)
    reason->units = hu_supply_situation_blockers (situation, (*stop)->hex, (*stop)->because);

  return reason;
}

static void
stop_free (gpointer data)
{
  HuSupplyStop *stop = data;

  g_array_unref (stop->units);
  g_array_unref (stop->hexes);
  g_free (stop);
}

/* Adds the hex to the stop that is the same but for its hexes, or to a new one. */
static void
add_stop (HuSupplyAnswer          *self,
          const HuSupplySituation *situation,
          const HuFrontierHex     *end,
          gint                     distance)
{
  const HuMap *map = situation->state->scenario->map;
  g_autoptr(GArray) units = hu_supply_situation_blockers (situation, end->hex, end->because);
  gboolean outside = situation->outside != NULL && situation->outside[end->hex];
  HuTerrain terrain = end->because == HU_BLOCK_TERRAIN && !outside ? (HuTerrain) map->terrain[end->hex] : HU_N_TERRAINS;
  HuHexside hexside = end->because == HU_BLOCK_HEXSIDE
                        ? hu_supply_situation_hexside (situation, end->from, end->hex) : HU_N_HEXSIDES;
  HuSupplyStop *stop = NULL;

  for (guint i = 0; i < self->stops->len && stop == NULL; i++)
    {
      HuSupplyStop *other = g_ptr_array_index (self->stops, i);

      if (other->because == end->because && other->terrain == terrain && other->hexside == hexside &&
          hu_arrays_equal (other->units, units))
        stop = other;
    }

  if (stop == NULL)
    {
      stop = g_new0 (HuSupplyStop, 1);
      stop->because = end->because;
      stop->distance = distance;
      stop->clause = clause_of (end->because);
      stop->terrain = terrain;
      stop->hexside = hexside;
      stop->units = g_steal_pointer (&units);
      stop->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
      g_ptr_array_add (self->stops, stop);
    }
  g_array_append_val (stop->hexes, end->hex);
  self->n_stops++;
}

static gboolean
is_enemy (const HuSupplyStop *stop)
{
  return stop->because == HU_BLOCK_UNIT || stop->because == HU_BLOCK_ZOC || stop->because == HU_BLOCK_OWNER;
}

static gboolean
has_decisive_unit (const HuSupplyOpening *opening,
                   const HuSupplyStop    *stop)
{
  for (guint i = 0; i < stop->units->len; i++)
    if (hu_supply_opening_has (opening, g_array_index (stop->units, guint, i)))
      return TRUE;

  return FALSE;
}

/* Is one of its units in the way even without all others? */
static gboolean
stands_always (const HuSupplyOpening *opening,
               const HuSupplyStop    *stop)
{
  for (guint i = 0; i < stop->units->len; i++)
    for (guint j = 0; j < opening->always->len; j++)
      if (g_array_index (stop->units, guint, i) == g_array_index (opening->always, guint, j))
        return TRUE;

  return FALSE;
}

static gboolean
decides (const HuSupplyOpening *opening,
         const HuSupplyStop    *stop)
{
  switch (opening->kind)
    {
    case HU_OPENING_UNITS:
      return has_decisive_unit (opening, stop);
    case HU_OPENING_MANY:
      return stop->units->len > 0 && (opening->always->len == 0 || stands_always (opening, stop));
    case HU_OPENING_GROUND:
      return (stop->because == HU_BLOCK_TERRAIN && opening->ground != HU_GROUND_HEXSIDES) ||
             (stop->because == HU_BLOCK_HEXSIDE && opening->ground != HU_GROUND_TERRAIN);
    case HU_OPENING_LINE_ENDS:
      return stop->because == HU_BLOCK_LINE_ENDS;
    case HU_OPENING_OWNER:
    case HU_OPENING_TAKEN:
      return stop->because == HU_BLOCK_OWNER || has_decisive_unit (opening, stop);
    case HU_OPENING_NO_SOURCE:
    case HU_OPENING_FAR:
    case HU_OPENING_NO_LINE:
    case HU_N_OPENINGS:
      break; /* what stops lines does not matter */
    }

  return FALSE;
}

/* The block that decides comes first; and an enemy can be driven away, a lake cannot. */
static int
compare_stops (gconstpointer a,
               gconstpointer b)
{
  const HuSupplyStop *first = *(HuSupplyStop * const *) a, *second = *(HuSupplyStop * const *) b;

  if (first->decides != second->decides)
    return first->decides ? -1 : 1;
  if (first->distance != second->distance)
    return first->distance - second->distance;
  if (is_enemy (first) != is_enemy (second))
    return is_enemy (first) ? -1 : 1;

  return g_array_index (first->hexes, HuHex, 0) - g_array_index (second->hexes, HuHex, 0);
}

/* The unit margins of two are not asked for. */
static gboolean
stop_after_ones_cb (guint    n,
                    HuHex    hex,
                    gpointer data)
{
  return n == 1 && hex < *(HuHex *) data;
}

static void
find_cutters (HuSupplyAnswer          *self,
              const HuSupplySituation *situation,
              const HuSupplyField     *field,
              const HuSupplyCut       *cut)
{
  g_autofree guint8 *placeable =
    hu_supply_situation_find_placeable (situation, (const HuHex *) self->origins->data, self->origins->len);
  g_autofree guint8 *margins = g_malloc0 ((gsize) field->grid->n_hexes);
  HuFootprint footprint;
  HuHex n_hexes = field->grid->n_hexes;

  hu_supply_situation_footprint (situation, placeable, &footprint);
  (void) hu_supply_unit_margins (field, cut, &footprint, margins, stop_after_ones_cb, &n_hexes);
  for (HuHex hex = 0; hex < n_hexes; hex++)
    if (margins[hex] == 1)
      g_array_append_val (self->cutters, hex);
}

/* The clause by which it is out of supply; NULL: there is no source. */
static HuClauseId
decisive_clause (const HuSupplyAnswer *self)
{
  switch (self->opening->kind)
    {
    case HU_OPENING_UNITS:
      return clause_of (self->opening->because);
    case HU_OPENING_MANY:
      return self->stops->len > 0 ? ((const HuSupplyStop *) g_ptr_array_index (self->stops, 0))->clause : NULL;
    case HU_OPENING_GROUND:
      return self->stops->len > 0 ? ((const HuSupplyStop *) g_ptr_array_index (self->stops, 0))->clause
                                  : HU_CLAUSE_SUPPLY_TERRAIN;
    case HU_OPENING_FAR:
      return HU_CLAUSE_SUPPLY_LENGTH;
    case HU_OPENING_NO_LINE:
    case HU_OPENING_LINE_ENDS:
      return HU_CLAUSE_SUPPLY_ALONG;
    case HU_OPENING_TAKEN:
      return HU_CLAUSE_SUPPLY_CONTROLLED;
    case HU_OPENING_OWNER:
      return HU_CLAUSE_SUPPLY_CONTROL;
    case HU_OPENING_NO_SOURCE:
    case HU_N_OPENINGS:
      break;
    }

  return NULL;
}

/* Why it is in supply or not: by what would have to be different, and its units. */
static HuReason *
make_reason (const HuSupplyAnswer *self)
{
  HuReason *reason = hu_reason_new (self->supplied ? NULL : decisive_clause (self), self->supplied, self->side);

  if (self->supplied)
    return reason;
  if (self->opening->sets->len > 0)
    reason->units = g_array_copy (g_ptr_array_index (self->opening->sets, 0));
  else if (self->opening->kind == HU_OPENING_MANY && self->stops->len > 0)
    reason->units = g_array_copy (((const HuSupplyStop *) g_ptr_array_index (self->stops, 0))->units);

  return reason;
}

static HuSupplyStanding
stand (const HuSupplySituation *situation,
       const GArray            *path)
{
  HuSupplyStanding standing = { .length = -1, .source = HU_HEX_NONE, .edge = HU_EDGE_NONE };

  if (path != NULL)
    {
      standing.length = (gint) path->len - 1;
      standing.source = g_array_index (path, HuHex, standing.length);
      standing.edge = hu_supply_situation_edge (situation, standing.source);
      standing.inside = standing.length == 0 && !situation->source[standing.source];
    }

  return standing;
}

HuSupplyAnswer *
hu_supply_answer_new (const HuSupplySituation *situation,
                      const HuTracing         *tracing)
{
  HuSupplyAnswer *self;
  HuSupplyField field;
  g_autoptr(HuSupplyTrace) trace = NULL;

  g_return_val_if_fail (situation != NULL && tracing != NULL, NULL);

  self = g_new0 (HuSupplyAnswer, 1);
  self->side = situation->side;
  self->origins = g_array_ref (tracing->origins);
  self->stops = g_ptr_array_new_with_free_func (stop_free);
  self->cutters = g_array_new (FALSE, FALSE, sizeof (HuHex));
  self->cut = g_array_ref (tracing->cut->hexes);
  self->critical = g_array_ref (tracing->critical);
  self->width = self->cut->len;
  self->exact = self->width == 0 || tracing->cut->exact;

  field = hu_supply_situation_field (situation, (const HuHex *) self->origins->data, self->origins->len);
  trace = hu_supply_trace (&field);
  self->standing = stand (situation, tracing->at_source ? self->origins : trace->path);
  self->supplied = self->standing.length >= 0;
  if (!self->supplied)
    self->opening = hu_supply_opening_new (situation, (const HuHex *) self->origins->data, self->origins->len);
  for (guint i = 0; i < trace->frontier->len; i++)
    {
      const HuFrontierHex *end = &g_array_index (trace->frontier, HuFrontierHex, i);

      add_stop (self, situation, end, trace->distance[end->from] + 1);
    }
  for (guint i = 0; !self->supplied && i < self->stops->len; i++)
    {
      HuSupplyStop *stop = g_ptr_array_index (self->stops, i);

      stop->decides = decides (self->opening, stop);
    }
  g_ptr_array_sort (self->stops, compare_stops);
  if (self->standing.length > 0)
    find_cutters (self, situation, &field, tracing->cut);
  self->reason = make_reason (self);

  return self;
}

void
hu_supply_answer_free (HuSupplyAnswer *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->origins);
  g_array_unref (self->cut);
  g_array_unref (self->critical);
  g_array_unref (self->cutters);
  g_clear_pointer (&self->opening, hu_supply_opening_free);
  g_ptr_array_unref (self->stops);
  hu_reason_free (self->reason);
  g_free (self);
}
