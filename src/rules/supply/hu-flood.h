/*
 * The flood of a supply question, ring by ring, to show how the answer comes about: the hexes
 * reached at each step, the obstacles met at each step, and the set that the narrowest cut
 * encloses.
 */
#pragma once

#include "hu-supply.h"

G_BEGIN_DECLS

typedef struct
{
  HuSupplyTrace *trace;    /* from all origins together: distance is the ring */
  GArray        *n_rings;  /* guint: hexes in each ring, 0 (the origins) … trace->furthest */
  GArray        *stops_end; /* guint: how many of trace->frontier the flood has met once a ring is full */
  GArray        *n_outside; /* guint, one a ring: of the stops met in it, those beyond the hexes of a condition */
  gint32         meets_source; /* the first ring with a source in it, or -1 */
  guint8        *closed;   /* [n_hexes] 1: on the origins' side of the narrowest cut; all reached hexes if isolated */
  guint          n_closed;
  GArray        *n_along;  /* guint, one a line of the cut: the hexes at its end that it comes to along a line of the map */
} HuFlood;

/* @cut: hu_supply_cut() of the same @field. */
HuFlood *hu_flood_new  (const HuSupplyField *field,
                        const HuSupplyCut   *cut) G_GNUC_WARN_UNUSED_RESULT;
void     hu_flood_free (HuFlood             *flood);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuFlood, hu_flood_free)

G_END_DECLS
