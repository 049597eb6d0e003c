/*
 * The things that a condition of control can count: tactical units on the map and off it, those that have left, and
 * rubble.  A unit counts as the viewer of the state knows it (26.15).
 */
#pragma once

#include "hu-control-term.h"
#include "hu-state.h"

G_BEGIN_DECLS

/* How a unit has left its side, as bits. */
#define HU_DEPARTED_ELIMINATED 1u  /* by `eliminate`, or by leaving the map for no purpose (26.2) */
#define HU_DEPARTED_EXITED 2u      /* by any exit */
#define HU_DEPARTED_FOR_VICTORY 4u /* by an exit that serves Victory (26.23) */
#define HU_DEPARTED_CAPTURED 8u    /* and still is, on the map or off it (26.222) */

/* The units that count; all that is given must fit. */
typedef struct
{
  HuSide        side;
  const HuUnitFilter *filter; /* without kinds: squads, half-squads, crews */
  HuFitness     fitness;
  HuMeasure     measure;
  /* The place of units that have not left. */
  gboolean      waiting;   /* those that have not come on; no place counts for these */
  const GArray *hexes;     /* HuHex by index; with the next two NULL: anywhere */
  const GArray *locations; /* HuLocation by index */
  gint          building;  /* or HU_BUILDING_NONE: at a built storey of it, and not in Bypass */
  /* For units that have left. */
  guint         how;       /* HU_DEPARTED_*; 0: they have not */
  const GArray *through;   /* HuHex by index that they left by; NULL: any */
} HuTally;

typedef struct
{
  gint64  sum;       /* in the measure; a sum that 64 bits cannot hold stops at the largest number */
  gint64  doubt;     /* the part of it that is of counters which the viewer cannot identify */
  guint   concealed; /* these counters */
  GArray *units;     /* guint, those that the viewer knows; NULL: nobody wants them */
  GArray *hexes;     /* HuHex of all that are on the map; likewise */
} HuTallied;

/* Why a unit of that side does not count. */
typedef enum
{
  HU_UNCOUNTED_NOT,       /* it does */
  HU_UNCOUNTED_PRISONER,
  HU_UNCOUNTED_DUMMY,
  HU_UNCOUNTED_KIND,
  HU_UNCOUNTED_FILTER,    /* it is none of the units that are named, by themselves or by what marks them */
  HU_UNCOUNTED_BYPASS,    /* it is in Bypass of the building */
  HU_UNCOUNTED_ELSEWHERE, /* it is on the map, and not there */
  HU_UNCOUNTED_FITNESS,
} HuUncounted;

/* What counts for @term, and whose units: a term that counts units. */
HuTally     hu_control_tally_of    (const HuTerm  *term);
/* @tally: of units on the map; @unit: one that the viewer of @state knows. */
HuUncounted hu_control_uncounted   (const HuState *state,
                                    const HuTally *tally,
                                    guint          unit);
/* What such a unit adds where it counts. */
gint64      hu_control_measure     (const HuState *state,
                                    const HuTally *tally,
                                    guint          unit);
/* @state: a state with control in force; @tallied: (inout): takes the sum, which starts at 0, and the units. */
void   hu_control_tally           (const HuState *state,
                                   const HuTally *tally,
                                   HuTallied     *tallied);
/* Is all of it rubble: the Location, or each Location of the hex or building? */
gboolean hu_control_is_destroyed  (const HuState *state,
                                   HuSubjectKind  kind,
                                   gint32         subject);

G_END_DECLS
