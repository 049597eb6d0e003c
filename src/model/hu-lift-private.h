/*
 * What the files of the lift share.
 */
#pragma once

#include "hu-lift.h"

G_BEGIN_DECLS

struct _HuLift
{
  HuGame     *game;
  GArray     *units; /* guint */
  GArray     *from;  /* HuHex: where each of them stands */
  GArray     *storeys; /* HuStorey: on which level */
  HuSide      side;
  gboolean    direct;
  GArray     *path;   /* HuHex, the anchor first */
  HuHex       target; /* the path's last hex, unless direct */
  HuStorey    level;  /* where it ends, in a hex that has it: the one looked at … */
  gboolean    chosen; /* … or this one by choice */
  gboolean    bypass;

  HuSnapshot *snapshot;
  GArray     *changing; /* HuHex */
};

/* Asks the game anew what putting down would make of it. */
void     _hu_lift_reconsider    (HuLift       *self);
/* The level on which the unit of that index goes through @hex … */
HuStorey _hu_lift_passing_level (const HuLift *self,
                                 guint         index,
                                 HuHex         hex);
/* … and the one on which it would be put down there. */
HuStorey _hu_lift_final_level   (const HuLift *self,
                                 guint         index,
                                 HuHex         hex);

G_END_DECLS
