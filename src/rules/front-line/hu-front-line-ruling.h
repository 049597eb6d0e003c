/*
 * Rulings of front-line: their kinds, and their data beside the common part.
 */
#pragma once

#include "hu-ruling.h"

G_BEGIN_DECLS

typedef enum
{
  HU_FRONT_LINE_RULING_POINTS_START = HU_RULINGS_OF (HU_SYSTEM_FRONT_LINE),
                                          /* -  what a side begins with */
  HU_FRONT_LINE_RULING_POINTS_ELIMINATED, /* schedule; units = the one; count = its strength */
  HU_FRONT_LINE_RULING_POINTS_PLACE,      /* schedule; place; hexes */
  HU_FRONT_LINE_RULING_POINTS_AWARDED,    /* schedule; item; count */
  HU_FRONT_LINE_RULING_POINTS_ADJUSTED,   /* -  text = the reason */
  HU_FRONT_LINE_RULING_LINE_OPEN,         /* line  side gains, other_side's line; rows; hexes under the reading `path`;
                                             count = gaps */
  HU_FRONT_LINE_RULING_LINE_WHOLE,        /* line; side = whose */
  HU_FRONT_LINE_RULING_LEVEL,             /* levels  side = the winner; level and totals */
} HuFrontLineRulingKind;

typedef struct
{
  HuRuling base;
  gint64   points; /* that side gains */
  gint64   count;  /* of what they are for; 1 where nothing is counted */
  gint     level;  /* index in the rules' levels; -1: no result */
  gint64   attacker_total, defender_total;
} HuFrontLineRuling;

extern const HuRulingClass hu_front_line_rulings;

const HuFrontLineRuling *hu_front_line_ruling (const HuRuling *ruling);

G_END_DECLS
