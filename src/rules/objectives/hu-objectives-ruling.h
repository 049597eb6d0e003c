/*
 * Rulings of objectives: their kinds, and their data beside the common part.
 */
#pragma once

#include "hu-ruling.h"
#include "hu-term-find.h"

G_BEGIN_DECLS

typedef enum
{
  HU_OBJECTIVES_RULING_START = HU_RULINGS_OF (HU_SYSTEM_OBJECTIVES), /* what a side begins with */
  HU_OBJECTIVES_RULING_SCORED,             /* item; units, place or hexes = what it is for; count */
  HU_OBJECTIVES_RULING_ADJUSTED,           /* text = the reason */
  HU_OBJECTIVES_RULING_WITHDRAWAL_COUNTED, /* units = the one; turn */
  HU_OBJECTIVES_RULING_WITHDRAWAL_MET,     /* turn */
  HU_OBJECTIVES_RULING_WITHDRAWAL_FAILED,  /* turn */
  HU_OBJECTIVES_RULING_MET,                /* outcome; side = the winner or none; hexes and units = what counts */
  HU_OBJECTIVES_RULING_OTHERWISE,          /* nothing was met; side = the winner or none */
  HU_OBJECTIVES_RULING_BOTH,               /* both sides have met an outcome at one moment, which is a draw */
} HuObjectivesRulingKind;

typedef struct
{
  HuRuling base;
  gint64   points;  /* that side gains */
  gint64   count;   /* of what they are for; 1 where nothing is counted */
  guint    turn;    /* in which a withdrawal is due */
  guint    outcome; /* index */
  GArray  *met;     /* guint: of a draw, the outcomes that both sides have met; else NULL */
  HuTermFinding *needs; /* of a condition that is met: how it stood at that moment; NULL: not everybody may know */
} HuObjectivesRuling;

extern const HuRulingClass hu_objectives_rulings;

const HuObjectivesRuling *hu_objectives_ruling (const HuRuling *ruling);

G_END_DECLS
