/*
 * Rulings of sudden-death: their kinds, and their data beside the common part.
 */
#pragma once

#include "hu-ruling.h"
#include "hu-supply-opening.h"

G_BEGIN_DECLS

/* The numbers of a ruling are in its reason: cities held and of how many (4.4), units withdrawn and needed (9.5). */
typedef enum
{
  HU_SUDDEN_DEATH_RULING_CAPITAL_ENTERED = HU_RULINGS_OF (HU_SYSTEM_SUDDEN_DEATH),
                                             /* 4.2  capital; hexes = the one entered */
  HU_SUDDEN_DEATH_RULING_CAPITAL_HEX_LOST,   /* 4.2  the capital came back to its defender; hexes */
  HU_SUDDEN_DEATH_RULING_ISOLATED,           /* 4.3  capital; hexes = the blocked hexes that isolated it, units = the
                                                blockers */
  HU_SUDDEN_DEATH_RULING_CUT_IN_PHASE,       /* 4.3  capital; cut off now, but the phase is not over; hexes and units
                                                as above */
  HU_SUDDEN_DEATH_RULING_REOPENED,           /* 4.3  capital; hexes = the line that is open again */
  HU_SUDDEN_DEATH_RULING_CITY_TAKEN,         /* 4.4  place */
  HU_SUDDEN_DEATH_RULING_CITY_LOST,          /* 4.4  place */
  HU_SUDDEN_DEATH_RULING_ALL_CITIES,         /* 4.4  at the end of the last turn; hexes of all */
  HU_SUDDEN_DEATH_RULING_REAR_TAKEN,         /* 4.5  place, by the defender; hexes */
  HU_SUDDEN_DEATH_RULING_WITHDRAWAL_COUNTED, /* 9.5  unit; turn */
  HU_SUDDEN_DEATH_RULING_WITHDRAWAL_MET,     /* 9.5  turn */
  HU_SUDDEN_DEATH_RULING_WITHDRAWAL_FAILED,  /* 9.5  turn */
  HU_SUDDEN_DEATH_RULING_HELD_OUT,           /* 4.6  at the end of the last turn, nothing else met */
} HuSuddenDeathRulingKind;

typedef struct
{
  HuRuling base;
  guint    turn; /* in which the withdrawal is due */
  const char *phase; /* at whose end, or NULL: at that of the turn; borrowed from the scenario */
  HuSupplyOpening *opening; /* what would have had to be different for a line to get through; NULL: one does */
} HuSuddenDeathRuling;

extern const HuRulingClass hu_sudden_death_rulings;

const HuSuddenDeathRuling *hu_sudden_death_ruling (const HuRuling *ruling);

G_END_DECLS
