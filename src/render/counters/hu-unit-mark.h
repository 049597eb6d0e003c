/*
 * Marks on tactical counters: a sign for each state of a unit.
 */
#pragma once

#include "hu-canvas.h"
#include "hu-state.h"

G_BEGIN_DECLS

/* In the order in which there is room for them. */
typedef enum
{
  HU_UNIT_MARK_CAPTURED,    /* a prisoner, or booty: in the captor's colour */
  HU_UNIT_MARK_HIDDEN,
  HU_UNIT_MARK_CONCEALED,
  HU_UNIT_MARK_BROKEN,
  HU_UNIT_MARK_BERSERK,
  HU_UNIT_MARK_MELEE,
  HU_UNIT_MARK_STUNNED,
  HU_UNIT_MARK_WOUNDED,
  HU_UNIT_MARK_UNARMED,
  HU_UNIT_MARK_NO_CREW,
  HU_UNIT_MARK_TEMPORARY_CREW,
  HU_UNIT_MARK_MALFUNCTIONED,
  HU_UNIT_MARK_DISABLED,
  HU_UNIT_MARK_RIDING,      /* in or on a vehicle */
  HU_UNIT_MARK_ABOARD,      /* an armor leader is in it */
  HU_UNIT_MARK_BYPASS,
  HU_N_UNIT_MARKS
} HuUnitMark;

/* The marks of @unit, as bits. */
guint hu_unit_marks_of   (const HuState  *state,
                          guint           unit);
/* For a counter of that size around @centre, px; @captor: the side whose colour CAPTURED takes. */
void  hu_unit_marks_draw (const HuCanvas *canvas,
                          guint           marks,
                          HuSide          captor,
                          HuPoint         centre,
                          double          size);
/* Draws one mark, on a disc of that radius. */
void  hu_unit_mark_draw  (const HuCanvas *canvas,
                          HuUnitMark      mark,
                          HuSide          captor,
                          HuPoint         centre,
                          double          radius);

G_END_DECLS
