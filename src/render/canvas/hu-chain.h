/*
 * Chains: hexsides joined end to end into lines along corners.
 */
#pragma once

#include "hu-geometry.h"

G_BEGIN_DECLS

typedef enum
{
  HU_CHAIN_END_FREE,   /* in the middle of the map */
  HU_CHAIN_END_BORDER, /* at the edge of the map or of a gap, or where @stops said so */
  HU_CHAIN_END_JOINS,  /* at another chain */
} HuChainEnd;

typedef struct
{
  GArray    *points; /* HuPoint, corners in order, map units */
  GArray    *outer;  /* for borders: guint8 for each stretch to the next point, 1: beside no hex; else NULL */
  gboolean   closed; /* the last point is followed by the first; the ends then mean nothing */
  HuChainEnd start, end;
} HuChain;

/* Does @hex bound the chains, as a lake bounds a river? */
typedef gboolean (*HuChainStopFunc) (HuHex    hex,
                                     gpointer data);

/* Joins the hexsides marked in @sides ([n_hexes] bit d); each counts once, whichever of its two hexes has the
 * mark. Where three meet, the two longest become one chain. (element-type HuChain). */
GPtrArray *hu_chain_list    (const HuGrid    *grid,
                             const guint8    *sides,
                             HuChainStopFunc  stops,
                             gpointer         data) G_GNUC_WARN_UNUSED_RESULT;

/* Is the hexside of @hex towards @neighbour, which may be HU_HEX_NONE, part of the border? */
typedef gboolean (*HuBorderFunc) (HuHex    hex,
                                  HuHex    neighbour,
                                  gpointer data);

/* Returns the borders of a set of hexes within @window; each runs with the set to its right. */
GPtrArray *hu_chain_borders (const HuGrid    *grid,
                             HuHexWindow      window,
                             HuBorderFunc     is_border,
                             gpointer         data) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
