/*
 * The flood of a supply question, ring by ring.
 */
#include "hu-flood.h"

#include <string.h>

static void
count_rings (HuFlood             *flood,
             const HuSupplyField *field)
{
  const HuSupplyTrace *trace = flood->trace;

  g_array_set_size (flood->n_rings, (guint) trace->furthest + 1);
  memset (flood->n_rings->data, 0, flood->n_rings->len * sizeof (guint));
  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    {
      gint32 ring = trace->distance[hex];

      if (!field->grid->exists[hex] || ring < 0)
        continue;
      g_array_index (flood->n_rings, guint, ring)++;
      if (ring > 0 && field->source[hex] && (flood->meets_source < 0 || ring < flood->meets_source))
        flood->meets_source = ring;
    }
}

/* The frontier is already in the order in which the flood meets it. */
static void
count_stops (HuFlood *flood)
{
  const HuSupplyTrace *trace = flood->trace;
  guint met = 0;

  for (gint32 ring = 0; ring <= trace->furthest; ring++)
    {
      while (met < trace->frontier->len &&
             trace->distance[g_array_index (trace->frontier, HuFrontierHex, met).from] <= ring)
        met++;
      g_array_append_val (flood->stops_end, met);
    }
}

/* The flood once more, with the cut closed. */
static void
close_in (HuFlood             *flood,
          const HuSupplyField *field,
          const HuSupplyCut   *cut)
{
  g_autofree guint8 *block = g_memdup2 (field->block, (gsize) field->grid->n_hexes);
  g_autoptr(HuSupplyTrace) trace = NULL;
  HuSupplyField closed = *field;

  closed.block = block;
  for (guint i = 0; i < cut->hexes->len; i++)
    block[g_array_index (cut->hexes, HuHex, i)] = HU_BLOCK_UNIT;
  trace = hu_supply_trace (&closed);

  flood->closed = g_malloc0 ((gsize) field->grid->n_hexes);
  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    if (field->grid->exists[hex] && trace->distance[hex] >= 0)
      {
        flood->closed[hex] = TRUE;
        flood->n_closed++;
      }
}

/**
 * hu_flood_new:
 * @cut: hu_supply_cut() of the same @field
 *
 * Follows the lines of @field outwards from all origins together, one hex at each step, and
 * keeps the hexes that each step adds (4.3 asks only whether a source is ever met).
 */
HuFlood *
hu_flood_new (const HuSupplyField *field,
              const HuSupplyCut   *cut)
{
  HuFlood *flood;

  g_return_val_if_fail (field != NULL && field->grid != NULL && cut != NULL, NULL);

  flood = g_new0 (HuFlood, 1);
  flood->meets_source = -1;
  flood->trace = hu_supply_trace (field);
  flood->n_rings = g_array_new (FALSE, FALSE, sizeof (guint));
  flood->stops_end = g_array_new (FALSE, FALSE, sizeof (guint));
  count_rings (flood, field);
  count_stops (flood);
  close_in (flood, field, cut);
  flood->n_along = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < cut->lines->len; i++)
    {
      guint n = hu_supply_count_along (field, g_ptr_array_index (cut->lines, i));

      g_array_append_val (flood->n_along, n);
    }

  return flood;
}

void
hu_flood_free (HuFlood *flood)
{
  g_return_if_fail (flood != NULL);

  hu_supply_trace_free (flood->trace);
  g_array_unref (flood->n_rings);
  g_array_unref (flood->stops_end);
  g_free (flood->closed);
  g_array_unref (flood->n_along);
  g_free (flood);
}
