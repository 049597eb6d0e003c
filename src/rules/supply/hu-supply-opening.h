/*
 * What would have to be different for a line of supply to get through: the fewest enemy units without which one would,
 * or what stands in every way whatever the enemy does.
 */
#pragma once

#include "hu-tracing.h"

G_BEGIN_DECLS

#define HU_OPENING_UNITS_MOST 3
/* So many units are counted that have to go, where they are more than are named. */
#define HU_OPENING_COUNTED_MOST 6

typedef enum
{
  HU_OPENING_NO_SOURCE, /* the rules name no hex in which a line could end */
  HU_OPENING_GROUND,    /* lakes, hexsides or missing hexes are in every way */
  HU_OPENING_FAR,       /* the nearest source is further than a line may be long, were no enemy there */
  HU_OPENING_NO_LINE,   /* no line of the map that leads to a source is within the steps that may lead to one */
  HU_OPENING_LINE_ENDS, /* no line of the map leads to a source, however many steps were allowed */
  HU_OPENING_TAKEN,     /* its side does not control the nearest source that could be reached, and none helps that it controls */
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
  HU_NO_SOURCE_INSIDE,   /* it supplies units inside, and no others */
  HU_NO_SOURCE_TAKEN,    /* its side does not control it, or the enemy's control stops lines there */
  HU_NO_SOURCE_HELD,     /* an enemy unit stands there */
  HU_NO_SOURCE_ZOC,      /* an enemy's zone of control stops lines there */
  HU_N_NO_SOURCES
} HuNoSource;

/* An opening names all that its words need, so that it can be kept when the position has changed. */
typedef struct
{
  HuSide        side;     /* whose lines */
  gboolean      elsewhere; /* they lead to hexes of a condition's own, not to sources of supply */
  HuHex         origin;   /* where lines begin; of several hexes the first */
  HuOpeningKind kind;
  GPtrArray    *sets;     /* GArray of guint, by index: of HU_OPENING_UNITS each smallest set of units that would do by going
                             together; the first is that of the shortest line.  Of HU_OPENING_TAKEN and HU_OPENING_OWNER one,
                             which has to go besides; empty: none, or more than are named */
  GArray       *hexes;    /* HuHex: where to look: what has to be opened or taken on the line in question, and where the units
                             stand that are always in the way */
  GArray       *taken;    /* HuHex: of HU_OPENING_TAKEN and HU_OPENING_OWNER what its side would have to take on that line */
  GArray       *instead;  /* HuHex: of HU_OPENING_UNITS and HU_OPENING_MANY what it could take instead, and a line would get
                             through past the units; empty: nothing would do */
  GArray       *always;   /* guint, by index: where more units have to go than are named, those that stop every line even
                             without the others */
  HuBlock       because;  /* of HU_OPENING_UNITS: what stops the line in the first of them */
  gboolean      mixed;    /* and something else in another */
  GArray       *path;     /* HuHex: the line in question, from origin to source; NULL: there is none */
  gint          distance; /* of the line in question; of HU_OPENING_NO_LINE the steps to the nearest line of the map that
                             leads to a source, of HU_OPENING_LINE_ENDS to any; -1: there is none */
  HuHex         source;   /* where the line in question ends, or HU_HEX_NONE */
  gint          edge;     /* the HuEdge that it is a source of, or HU_EDGE_NONE */
  gboolean      leading;  /* of HU_OPENING_NO_LINE: a nearer line of the map leads to no source */
  HuHex         broken[2]; /* where a line of the map within reach breaks off, and the nearest hex of one that leads to a source;
                              HU_HEX_NONE: none is near */
  gboolean      and_units; /* of HU_OPENING_FAR, HU_OPENING_NO_LINE, HU_OPENING_TAKEN, HU_OPENING_OWNER: enemy units are in every
                              way besides; of the latter two the line in question passes them else */
  gboolean      and_control; /* of HU_OPENING_FAR: what its side does not control is in every way besides */
  HuOpeningGround ground;
  guint         beyond;   /* where units are in every way and no set is named: more than these have to go */
  guint         fewest;   /* so many have to go at the least; 0: it is not known */
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
HuSupplyOpening *hu_supply_opening_copy (const HuSupplyOpening   *self) G_GNUC_WARN_UNUSED_RESULT;
void             hu_supply_opening_free (HuSupplyOpening         *self);
/* Why no line ends in a hex that the rules name as a source; HU_N_NO_SOURCES: lines do. */
HuNoSource       hu_supply_situation_find_bar (const HuSupplySituation *situation,
                                         HuHex                    hex);
/* The units of all sets, those of the first set first. */
GArray          *hu_supply_opening_list_units (const HuSupplyOpening *self) G_GNUC_WARN_UNUSED_RESULT;
/* Is @unit in one of the sets? */
gboolean         hu_supply_opening_has  (const HuSupplyOpening   *self,
                                         guint                    unit);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuSupplyOpening, hu_supply_opening_free)

G_END_DECLS
