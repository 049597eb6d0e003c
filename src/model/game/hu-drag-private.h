/*
 * Fields and functions that the files of a drag share.
 */
#pragma once

#include "hu-drag.h"
#include "hu-way.h"

G_BEGIN_DECLS

struct _HuDrag
{
  HuGame     *game;
  GArray     *units; /* guint */
  GArray     *from;  /* HuHex: where each of them stands */
  GArray     *storeys; /* HuStorey: on which storey */
  HuSide      side;
  gboolean    direct;
  gboolean    through; /* enemies are no obstacle */
  guint8     *enemy;  /* [n_hexes] where enemies stand that the viewer sees */
  GArray     *drawn;  /* HuHex: where the anchor was led, itself first */
  GArray     *ends;   /* guint beside each of them: the length of the path at that hex */
  GArray     *path;   /* HuHex, the anchor first: along the drawn hexes, around obstacles */
  gboolean    reached; /* the path comes to what was drawn last */
  HuHex       target; /* the last hex drawn, unless direct */
  HuStorey    storey; /* the storey on which it ends, in a hex that has it: the storey shown … */
  gboolean    chosen; /* … or this one by choice */
  gboolean    bypass;

  HuSnapshot *snapshot;
  GArray     *changing; /* HuHex */
  GPtrArray  *ways;     /* GArray of HuHex, beside units: the path of each, from the hex where it is */
  gboolean    astray;   /* one of them has no way there */
};

/* Lays the path anew along what was drawn. */
void     _hu_drag_lay_path      (HuDrag       *self);
/* Ends the drawn hexes in @hex. */
void     _hu_drag_draw_to       (HuDrag       *self,
                                 HuHex         hex);
/* Finds where each unit would go. */
void     _hu_drag_lay_ways      (HuDrag       *self);

/* Asks the game again for the result of putting the counters down. */
void     _hu_drag_reconsider    (HuDrag       *self);
/* The storey on which the unit of that index passes through @hex … */
HuStorey _hu_drag_passing_storey (const HuDrag *self,
                                  guint         index,
                                  HuHex         hex);
/* … and the one on which it would be put down there. */
HuStorey _hu_drag_final_storey  (const HuDrag *self,
                                 guint         index,
                                 HuHex         hex);

G_END_DECLS
