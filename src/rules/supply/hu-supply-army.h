/*
 * Whether each unit of a side is in supply, for all of them at once: the nearest source of
 * every hex, found by one search from the sources backwards where lines only step.
 */
#pragma once

#include "hu-sources.h"
#include "hu-tracing.h"

G_BEGIN_DECLS


/* Facts about a line that are known without following it. */
typedef struct
{
  gint  length; /* hexes after the first, source included; 0: the hex is a source itself; -1: out of supply */
  HuHex source; /* the one reached, or HU_HEX_NONE */
  gint  edge;   /* the HuEdge that it is a source of, or HU_EDGE_NONE */
  gboolean inside; /* the hex is no source, but supplies units in it */
} HuSupplyStanding;

typedef struct _HuSupplyArmy HuSupplyArmy;

/* @situation is borrowed and must outlive it. */
HuSupplyArmy    *hu_supply_army_new   (const HuSupplySituation *situation) G_GNUC_WARN_UNUSED_RESULT;
void             hu_supply_army_free  (HuSupplyArmy            *self);
/* The answer of hu_supply_answer_new() for a unit in @hex, without what takes long. */
HuSupplyStanding hu_supply_army_ask   (HuSupplyArmy            *self,
                                       HuHex                    hex);
/* The width of its lifeline, kept for the next call; 0: out of supply, or a source itself.  @exact may be NULL;
 * FALSE: it is at most so wide. */
guint            hu_supply_army_width (HuSupplyArmy            *self,
                                       HuHex                    hex,
                                       gboolean                *exact);

/* How a unit stands, at a glance. */
typedef enum
{
  HU_SUPPLY_MARK_NONE,   /* it is not on the map, or its side has no sources, or it needs none */
  HU_SUPPLY_MARK_IN,
  HU_SUPPLY_MARK_NARROW, /* in supply, but one hex cuts every line */
  HU_SUPPLY_MARK_OUT,
  HU_N_SUPPLY_MARKS
} HuSupplyMark;

/* The mark of each unit of both sides [n_units]; (transfer full). Without @narrow those that one hex cuts off
 * count as in supply: there is no cut to be found for each unit, which is most of the work. */
guint8          *hu_supply_marks_new  (const HuState           *state,
                                       gboolean                 narrow) G_GNUC_WARN_UNUSED_RESULT;

/* The edge of the map that @hex is a source of: the first by HuEdge; HU_EDGE_NONE: of none. */
gint             hu_supply_situation_edge (const HuSupplySituation *situation,
                                       HuHex                    hex);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuSupplyArmy, hu_supply_army_free)

G_END_DECLS
