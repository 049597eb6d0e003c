/*
 * Small signs that tell overlays apart without colour.
 */
#pragma once

#include "hu-canvas.h"
#include "hu-supply.h"

G_BEGIN_DECLS

typedef enum
{
  HU_MARK_UNIT,     /* a line stops: a unit, a counter's square */
  HU_MARK_ZOC,      /* a zone of control, hatched */
  HU_MARK_OWNER,    /* a flag */
  HU_MARK_TERRAIN,  /* a mountain */
  HU_MARK_HEXSIDE,  /* a bar across the way */
  HU_MARK_LENGTH,   /* the end of a measure */
  HU_MARK_STEPS,    /* a stair */
  HU_MARK_LINE_ENDS, /* a buffer at the end of a track */
  HU_MARK_SCISSORS, /* the narrowest cut */
  HU_MARK_CRITICAL, /* everything hangs on it */
  HU_MARK_SOURCE,   /* where a line comes from */
  HU_MARK_ORIGIN,   /* where it begins */
  HU_MARK_NO_LINE,  /* where none could begin */
  HU_MARK_SUPPLIED, /* a unit in supply */
  HU_MARK_NARROW,   /* one whose lines all run through one hex */
  HU_MARK_CONTESTED,  /* a building that both sides are in */
  HU_MARK_VEHICLE,    /* held by a vehicle only */
  HU_MARK_UNDECLARED, /* Controlled, but the enemy does not know */
  HU_MARK_BARRED,     /* from which a side is barred */
  HU_MARK_KINDLED,    /* a Fire that a side set, its match leaning as the side's hatch does */
  HU_MARK_ACCIDENT,   /* one that nobody set */
  HU_N_MARKS
} HuMark;

HuMark hu_mark_for_block (HuBlock         because);
/* On a disc of that radius, around @centre, px. */
void   hu_mark_draw      (const HuCanvas *canvas,
                          HuMark          mark,
                          HuSide          side, /* whose colour it takes, or HU_SIDE_NONE */
                          HuPoint         centre,
                          double          radius);

G_END_DECLS
