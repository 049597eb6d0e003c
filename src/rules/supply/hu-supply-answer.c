/*
 * The answer to "is it in supply, and why?": gathers what a tracing found, groups the places
 * where lines end by what stops them, and finds where one more enemy unit would cut them.
 */
#include "hu-supply-answer.h"

static void
stop_free (gpointer data)
{
  HuSupplyStop *stop = data;

  g_array_unref (stop->units);
  g_array_unref (stop->hexes);
  g_free (stop);
}

static gboolean
same_units (const GArray *a,
            const GArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    if (g_array_index (a, guint, i) != g_array_index (b, guint, i))
      return FALSE;

  return TRUE;
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
  HuTerrain terrain = end->because == HU_BLOCK_TERRAIN ? (HuTerrain) map->terrain[end->hex] : HU_N_TERRAINS;
  HuHexside hexside = end->because == HU_BLOCK_HEXSIDE
                        ? hu_supply_situation_hexside (situation, end->from, end->hex) : HU_N_HEXSIDES;
  HuSupplyStop *stop = NULL;

  for (guint i = 0; i < self->stops->len && stop == NULL; i++)
    {
      HuSupplyStop *other = g_ptr_array_index (self->stops, i);

      if (other->because == end->because && other->terrain == terrain && other->hexside == hexside &&
          same_units (other->units, units))
        stop = other;
    }

  if (stop == NULL)
    {
      stop = g_new0 (HuSupplyStop, 1);
      stop->because = end->because;
      stop->distance = distance;
      stop->clause = hu_supply_clause_of (end->because);
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

/* An enemy can be driven away, a lake cannot. */
static int
compare_stops (gconstpointer a,
               gconstpointer b)
{
  const HuSupplyStop *first = *(HuSupplyStop * const *) a, *second = *(HuSupplyStop * const *) b;

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

static HuReason *
make_reason (const HuSupplyAnswer *self)
{
  const HuSupplyStop *nearest = !self->supplied && self->stops->len > 0 ? g_ptr_array_index (self->stops, 0) : NULL;
  HuReason *reason = hu_reason_new (nearest != NULL ? nearest->clause : NULL, self->supplied, self->side);

  if (nearest != NULL)
    reason->units = g_array_copy (nearest->units);

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
  for (guint i = 0; i < trace->frontier->len; i++)
    {
      const HuFrontierHex *end = &g_array_index (trace->frontier, HuFrontierHex, i);

      add_stop (self, situation, end, trace->distance[end->from] + 1);
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
  g_ptr_array_unref (self->stops);
  hu_reason_free (self->reason);
  g_free (self);
}
