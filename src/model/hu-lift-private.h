/*
 * What the files of the lift share.
 */
#pragma once

#include "hu-lift.h"
#include "hu-way.h"

G_BEGIN_DECLS

struct _HuLift
{
  HuGame     *game;
  GArray     *units; /* guint */
  GArray     *from;  /* HuHex: where each of them stands */
  GArray     *storeys; /* HuStorey: on which level */
  HuSide      side;
  gboolean    direct;
  gboolean    through; /* enemies are no obstacle */
  guint8     *enemy;  /* [n_hexes] where enemies stand that the viewer sees */
  GArray     *drawn;  /* HuHex: where the anchor was led, itself first */
  GArray     *ends;   /* guint beside each of them: how long the path was there */
  GArray     *path;   /* HuHex, the anchor first: along what was drawn, round what is in the way */
  gboolean    reached; /* the path comes to what was drawn last */
  HuHex       target; /* the last hex drawn, unless direct */
  HuStorey    level;  /* where it ends, in a hex that has it: the one looked at … */
  gboolean    chosen; /* … or this one by choice */
  gboolean    bypass;

  HuSnapshot *snapshot;
  GArray     *changing; /* HuHex */
  GPtrArray  *ways;     /* GArray of HuHex, beside units: where each would go, from where it stands */
  gboolean    astray;   /* one of them has no way there */
};

/* Lays the path anew along what was drawn. */
void     _hu_lift_lay_path      (HuLift       *self);
/* What was drawn ends in @hex from now on. */
void     _hu_lift_draw_to       (HuLift       *self,
                                 HuHex         hex);
/* Finds where each unit would go. */
void     _hu_lift_lay_ways      (HuLift       *self);

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
