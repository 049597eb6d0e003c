/*
 * The answer to "is it in supply, and why?" for any hexes and side: the line and how it could
 * be cut, or where the lines end and what stops them there.
 */
#pragma once

#include "hu-supply-army.h"
#include "hu-supply-opening.h"

G_BEGIN_DECLS

/* The hexes in which one and the same thing stops lines. */
typedef struct
{
  HuBlock    because;
  HuClauseId clause;  /* NULL: it rests on none */
  HuTerrain  terrain; /* of HU_BLOCK_TERRAIN; HU_N_TERRAINS: it lies beyond the hexes of a condition */
  HuHexside  hexside; /* of HU_BLOCK_HEXSIDE */
  GArray    *units;   /* guint: those that stand there, or have the zone of control; empty: no units do */
  GArray    *hexes;   /* HuHex, nearest first */
  gint       distance; /* of the nearest, in steps of a line */
  gboolean   decides;  /* without it a line would get through, alone or with others that decide; or no way avoids it */
} HuSupplyStop;

typedef struct
{
  HuSide           side;     /* whose lines */
  GArray          *origins;  /* HuHex */
  gboolean         supplied;
  HuSupplyStanding standing; /* of the shortest line */

  /* Where it is in supply, but is no source itself: */
  guint            width;    /* of the lifeline */
  gboolean         exact;    /* FALSE: it is at most so wide */
  GArray          *cut;      /* HuHex: the narrowest cut */
  GArray          *critical; /* HuHex: each alone cuts every line */
  GArray          *cutters;  /* HuHex: one more enemy unit in any of these cuts every line */

  HuSupplyOpening *opening;  /* what would have to be different; NULL: it is in supply */
  GPtrArray       *stops;    /* HuSupplyStop: those that decide, then nearest first, at one distance the enemy first; also
                                where it is in supply */
  guint            n_stops;  /* hexes in all of them */
  HuReason        *reason;   /* met: in supply; else the clause and the units of what would have to be different */
} HuSupplyAnswer;

/* @tracing: the tracing of that situation that is to be answered. */
HuSupplyAnswer *hu_supply_answer_new  (const HuSupplySituation *situation,
                                       const HuTracing         *tracing) G_GNUC_WARN_UNUSED_RESULT;
void            hu_supply_answer_free (HuSupplyAnswer          *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuSupplyAnswer, hu_supply_answer_free)

G_END_DECLS
