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
  GArray     *ends;   /* guint beside each of them: the length of the path at that hex */
  GArray     *path;   /* HuHex, the anchor first: along the drawn hexes, around obstacles */
  gboolean    reached; /* the path comes to what was drawn last */
  HuHex       target; /* the last hex drawn, unless direct */
  HuStorey    level;  /* the level on which it ends, in a hex that has it: the level shown … */
  gboolean    chosen; /* … or this one by choice */
  gboolean    bypass;

  HuSnapshot *snapshot;
  GArray     *changing; /* HuHex */
  GPtrArray  *ways;     /* GArray of HuHex, beside units: the path of each, from the hex where it is */
  gboolean    astray;   /* one of them has no way there */
};

/* Lays the path anew along what was drawn. */
void     _hu_lift_lay_path      (HuLift       *self);
/* Ends the drawn hexes in @hex. */
void     _hu_lift_draw_to       (HuLift       *self,
                                 HuHex         hex);
/* Finds where each unit would go. */
void     _hu_lift_lay_ways      (HuLift       *self);

/* Asks the game again for the result of putting the counters down. */
void     _hu_lift_reconsider    (HuLift       *self);
/* The level on which the unit of that index passes through @hex … */
HuStorey _hu_lift_passing_level (const HuLift *self,
                                 guint         index,
                                 HuHex         hex);
/* … and the one on which it would be put down there. */
HuStorey _hu_lift_final_level   (const HuLift *self,
                                 guint         index,
                                 HuHex         hex);

G_END_DECLS
