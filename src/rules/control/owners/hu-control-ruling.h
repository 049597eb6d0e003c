/*
 * Rulings of control: their kinds, and their data beside the common part.
 */
#pragma once

#include "hu-ruling.h"
#include "hu-term-find.h"

G_BEGIN_DECLS

typedef enum
{
  HU_CONTROL_RULING_LOCATION = HU_RULINGS_OF (HU_SYSTEM_CONTROL),
                                       /* 26.11 … passes to side; other_side had it; units = those that did it */
  HU_CONTROL_RULING_HEX,               /* 26.13 … */
  HU_CONTROL_RULING_BUILDING,          /* 26.14 … */
  HU_CONTROL_RULING_DECLARED,          /* 26.15  side declares it */
  HU_CONTROL_RULING_CASUALTY,          /* 26.2  to side; units = the one; points */
  HU_CONTROL_RULING_CASUALTY_LOST,     /* 26.222  side loses the points that it had for units */
  HU_CONTROL_RULING_CASUALTY_DOUBLED,  /* 26.222  the game has ended: the points that side has for units count more
                                          than once */
  HU_CONTROL_RULING_NO_POINTS,         /* 26.2  units count nothing that would have counted for side */
  HU_CONTROL_RULING_EXIT_POINTS,       /* 26.23  to side; units = the one; points */
  HU_CONTROL_RULING_CVP_ADJUSTED,      /* -  side; text = the reason; points of adjusted */
  HU_CONTROL_RULING_CONDITION_MET,     /* 26.1  side wins; item = the entry; when */
  HU_CONTROL_RULING_AVOIDED,           /* 26.3  side wins, the other has not met its conditions */
  HU_CONTROL_RULING_OTHERWISE,         /* 26.1  both sides or neither have met their conditions, and the scenario
                                          names the winner */
  HU_CONTROL_RULING_UNDECIDED,         /* 26.1  the same, and it does not say */
  HU_CONTROL_RULING_PREVENTED,         /* 26.15 units, hidden, kept side from gaining it at the event reason.since */
} HuControlRulingKind;

/* A unit that was hidden somewhere. */
typedef struct
{
  guint      unit;
  HuLocation where;
} HuHidden;

typedef struct
{
  HuRuling     base;
  GArray      *subjects;   /* gint32: all subjects where one ruling names several; or NULL */
  gint64       points;
  gint64       single;     /* what counts more than once: the points of one time */
  gint64       times;      /* how many times it counts */
  gboolean     reduced;    /* a casualty was only reduced to a half-squad */
  HuAdjustWhat adjusted;   /* by the players */
  HuJudged     when;       /* a condition was judged that is met */
  gboolean     both;       /* sides have met theirs, not neither */
  gboolean     unasked;    /* there are no conditions */
  HuTermFinding *needs;    /* how the condition that is met stood at that moment; or NULL */
  GArray      *hidden;     /* HuHidden: the units, where they were hidden then; or NULL */
  GArray      *also;       /* guint: other entries that are met and judged at that moment; or NULL */
} HuControlRuling;

extern const HuRulingClass hu_control_rulings;

const HuControlRuling *hu_control_ruling (const HuRuling *ruling);

G_END_DECLS
