/*
 * What would have to be different for a line of supply to get through: the fewest enemy units without which one would,
 * or what stands in every way whatever the enemy does.
 */
#pragma once

#include "hu-tracing.h"

G_BEGIN_DECLS

#define HU_OPENING_UNITS_MOST 3

typedef enum
{
  HU_OPENING_NO_SOURCE, /* the rules name no hex in which a line could end */
  HU_OPENING_GROUND,    /* lakes, hexsides or missing hexes are in every way */
  HU_OPENING_FAR,       /* the nearest source is further than a line may be long, were no enemy there */
  HU_OPENING_NO_LINE,   /* no line of the map is within the steps that may lead to one */
  HU_OPENING_LINE_ENDS, /* no line of the map within them leads to a source */
  HU_OPENING_TAKEN,     /* its side does not control the sources that could be reached */
  HU_OPENING_OWNER,     /* the enemy controls hexes in every way */
  HU_OPENING_UNITS,     /* without these units a line gets through */
  HU_OPENING_MANY,      /* more units are in every way than could be looked for */
  HU_N_OPENINGS
} HuOpeningKind;

/* Of HU_OPENING_GROUND: without these a line would get through, with no enemy anywhere. */
typedef enum
{
  HU_GROUND_MISSING,  /* the map lacks hexes */
  HU_GROUND_TERRAIN,  /* lakes and the like */
  HU_GROUND_HEXSIDES,
  HU_GROUND_BOTH,
  HU_GROUND_OUTSIDE,  /* the hexes that a condition does not let its line go through */
} HuOpeningGround;

/* Why no line ends in a hex that the rules name as a source. */
typedef enum
{
  HU_NO_SOURCE_GROUND,   /* it is a lake or the like, or beyond the hexes of a condition */
  HU_NO_SOURCE_EXCEPTED,
  HU_NO_SOURCE_TAKEN,    /* its side does not control it, or the enemy's control stops lines there */
  HU_NO_SOURCE_HELD,     /* an enemy unit stands there */
  HU_NO_SOURCE_ZOC,      /* an enemy's zone of control stops lines there */
  HU_N_NO_SOURCES
} HuNoSource;

/* It names all that its words need, so that it can be kept when the position has changed. */
typedef struct
{
  HuSide        side;     /* whose lines */
  gboolean      elsewhere; /* they lead to hexes of a condition's own, not to sources of supply */
  HuHex         origin;   /* where lines begin; of several hexes the first */
  HuOpeningKind kind;
  GPtrArray    *sets;     /* GArray of guint, by index: of HU_OPENING_UNITS each smallest set of units that would do by going
                             together; the first is that of the shortest line */
  GArray       *hexes;    /* HuHex: of HU_OPENING_UNITS what the first set opens on its line, of HU_OPENING_OWNER what is
                             controlled on the shortest way */
  HuBlock       because;  /* of HU_OPENING_UNITS: what stops the line in the first of them */
  gboolean      mixed;    /* and something else in another */
  GArray       *path;     /* HuHex: the line in question, from origin to source; NULL: there is none */
  gint          distance; /* of the line in question; of HU_OPENING_NO_LINE the steps to the nearest line of the map; -1:
                             there is none */
  HuHex         source;   /* where the line in question ends, or HU_HEX_NONE */
  gint          edge;     /* the HuEdge that it is a source of, or HU_EDGE_NONE */
  gboolean      and_units; /* of HU_OPENING_FAR, HU_OPENING_TAKEN, HU_OPENING_OWNER: enemy units are in every way besides; of
                              the latter two the line in question passes them else */
  HuOpeningGround ground;
  guint         beyond;   /* of HU_OPENING_MANY: more units than these are in every way */
  gint          longest;  /* hexes that a line may have; -1: any number */
  gint          steps;    /* that may lead to a line of the map */
  guint         along;    /* bits by HuLineKind: the lines of the map that count; 0: lines only step */
  GArray       *barred[HU_N_NO_SOURCES]; /* HuHex, nearest first: sources in which no line ends; those of an edge only where
                                            the edge has no other */
} HuSupplyOpening;

/* @origins: (array length=n_origins): where lines begin, of which none gets through.  The question of the situation is
 * that of hu_tracing_new(). */
HuSupplyOpening *hu_supply_opening_new  (const HuSupplySituation *situation,
                                         const HuHex             *origins,
                                         guint                    n_origins) G_GNUC_WARN_UNUSED_RESULT;
/* The same for the question of the rules in force; NULL: a line gets through, or there is no such question. */
HuSupplyOpening *hu_supply_opening_new_asked (const HuState      *state) G_GNUC_WARN_UNUSED_RESULT;
HuSupplyOpening *hu_supply_opening_copy (const HuSupplyOpening   *self) G_GNUC_WARN_UNUSED_RESULT;
void             hu_supply_opening_free (HuSupplyOpening         *self);
/* The units of all sets, those of the first set first. */
GArray          *hu_supply_opening_list_units (const HuSupplyOpening *self) G_GNUC_WARN_UNUSED_RESULT;
/* Is @unit in one of the sets? */
gboolean         hu_supply_opening_has  (const HuSupplyOpening   *self,
                                         guint                    unit);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuSupplyOpening, hu_supply_opening_free)

G_END_DECLS
