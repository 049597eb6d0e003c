/*
 * What a condition of control can count: tactical units on the map and off it, those that have left, and rubble.  A unit
 * counts as the viewer of the state knows it (26.15).
 */
#pragma once

#include "hu-control-rules.h"
#include "hu-state.h"

G_BEGIN_DECLS

typedef enum
{
  HU_FITNESS_GOOD_ORDER,
  HU_FITNESS_UNBROKEN,
  HU_FITNESS_ARMED,
  HU_FITNESS_ANY,
  HU_N_FITNESS
} HuFitness;

typedef enum
{
  HU_MEASURE_UNITS,
  HU_MEASURE_SQUADS, /* squad-equivalents, in hundredths */
  HU_MEASURE_POINTS, /* what each is worth by 26.211 and 26.212 */
  HU_N_MEASURES
} HuMeasure;

#define HU_MEASURE_SQUAD 100 /* a squad; a half-squad or crew is half of it */

/* How a unit has left its side, as bits. */
#define HU_DEPARTED_ELIMINATED 1u  /* by `eliminate`, or by leaving the map for no purpose (26.2) */
#define HU_DEPARTED_EXITED 2u      /* by any exit */
#define HU_DEPARTED_FOR_VICTORY 4u /* by an exit that serves Victory (26.23) */
#define HU_DEPARTED_CAPTURED 8u    /* and still is, on the map or off it (26.222) */

/* The units that count; all that is given must fit. */
typedef struct
{
  HuSide        side;
  guint         kinds;     /* bits 1 << HuUnitKind; 0: squads, half-squads, crews */
  HuFitness     fitness;
  const GArray *units;     /* guint; NULL: any */
  HuMeasure     measure;
  /* Of units that have not left: where they are. */
  gboolean      waiting;   /* those that have not come on; no place counts for these */
  const GArray *hexes;     /* HuHex by index; with the next two NULL: anywhere */
  const GArray *locations; /* HuLocation by index */
  gint          building;  /* or HU_BUILDING_NONE: at a built storey of it, and not in Bypass */
  /* Of units that have left. */
  guint         how;       /* HU_DEPARTED_*; 0: they have not */
  const GArray *through;   /* HuHex by index that they left by; NULL: any */
} HuTally;

#define HU_TALLY_INIT { .fitness = HU_FITNESS_ANY, .building = HU_BUILDING_NONE }

typedef struct
{
  gint64  sum;       /* in the measure; a sum that 64 bits cannot hold stops at the largest number */
  guint   concealed; /* units in it that the viewer does not know */
  GArray *units;     /* guint; NULL: nobody wants them */
} HuTallied;

/* @state: a state with control in force; @tallied: (inout): takes the sum, which starts at 0, and the units. */
void   hu_control_tally           (const HuState *state,
                                   const HuTally *tally,
                                   HuTallied     *tallied);
/* Is all of it rubble: the Location, or each Location of the hex or building? */
gboolean hu_control_is_destroyed  (const HuState *state,
                                   HuSubjectKind  kind,
                                   gint32         subject);

const char *hu_fitness_to_string  (HuFitness      fitness); /* "good-order" */
const char *hu_measure_to_string  (HuMeasure      measure); /* "squads" */

G_END_DECLS
