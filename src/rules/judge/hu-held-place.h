/*
 * A place that a side is to hold, with what decides about it.
 */
#pragma once

#include "hu-state.h"

G_BEGIN_DECLS

typedef struct
{
  HuSide   side;
  gboolean held;     /* as the rule system that asks judges it */
  gboolean by_units; /* units hold it, and not control of its hexes */
  gboolean clear;    /* and no enemy unit may be in it */
  GArray  *missing;  /* HuHex: not controlled by @side */
  GArray  *own;      /* guint: units of @side in it, by index */
  GArray  *enemies;
  guint    nearest;  /* the ground unit of @side that is nearest to what is missing, or HU_UNIT_NONE */
  gint     distance; /* so many hexes; -1 */
} HuHeldPlace;

/* @hexes: (element-type HuHex): of the place; @aircraft: they count as well.  Lists who is in it; the caller says whether it is
 * held.  (transfer full) */
HuHeldPlace *hu_held_place_new          (const HuState *state,
                                         const GArray  *hexes,
                                         HuSide         side,
                                         gboolean       aircraft) G_GNUC_WARN_UNUSED_RESULT;
void         hu_held_place_find_nearest (HuHeldPlace   *self,
                                         const HuState *state);
void         hu_held_place_free         (HuHeldPlace   *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuHeldPlace, hu_held_place_free)

G_END_DECLS
