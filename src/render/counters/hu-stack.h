/*
 * Stacks: the units in each hex, and the places of their counters on the canvas: in a pile, or fanned out.
 */
#pragma once

#include "hu-canvas.h"
#include "hu-scene.h"

G_BEGIN_DECLS

typedef struct
{
  HuHex    hex;
  guint    first; /* in HuStacks.units */
  guint    n;
  gboolean mixed; /* units of both sides */
} HuStack;

/* All stacks of one position, by hex, as far as the snapshot's viewer sees them. */
typedef struct
{
  GArray *units;  /* guint, the stacks one after the other; the first unit of each lies on top */
  GArray *stacks; /* HuStack, by hex */
} HuStacks;

/* A counter that is to be seen; in a pile, partly. */
typedef struct
{
  guint    unit;
  HuPoint  centre; /* px */
  double   size;   /* px */
  gboolean face;   /* FALSE: covered but for its rim */
  gboolean ghost;  /* lifted from here */
  gboolean secret; /* nothing is known but whose it is (26.15) */
  guint    marks;  /* bits of HuUnitMark; of a face */
  HuSide   captor;
  gboolean tagged; /* its storey is to be told */
  HuStorey storey;
} HuCounterSpot;

HuStacks      *hu_stacks_new  (const HuSnapshot *snapshot) G_GNUC_WARN_UNUSED_RESULT;
void           hu_stacks_free (HuStacks       *stacks);
const HuStack *hu_stacks_find (const HuStacks *stacks,
                               HuHex           hex); /* or NULL */

gboolean       hu_stack_lists (const GArray   *units,
                               guint           unit);

/* Adds the counters of @stack to @spots (element-type HuCounterSpot), the lowest first. */
void           hu_stack_pile  (const HuCanvas *canvas,
                               const HuStacks *stacks,
                               const HuStack  *stack,
                               const HuScene  *scene,
                               GArray         *spots);
/* The same fanned out; @panel: what lies beneath them, px.  TRUE: it has a head, to say which hex it is of. */
#define HU_STACK_FAN_HEAD 14.0 /* px */
gboolean       hu_stack_fan   (const HuCanvas *canvas,
                               const HuStacks *stacks,
                               const HuStack  *stack,
                               const HuScene  *scene,
                               GArray         *spots,
                               HuBox          *panel);
/* Where the cards of the scene's fans are to lie, one for each, empty where there is none; (transfer full) (element-type HuBox).
 * The canvas is given them. */
GArray        *hu_stack_list_cards (const HuCanvas *canvas,
                               const HuStacks *stacks,
                               const HuScene  *scene) G_GNUC_WARN_UNUSED_RESULT;
/* Returns one counter ready to draw anywhere: its face with the known part of its state. */
HuCounterSpot  hu_stack_spot  (const HuCanvas *canvas,
                               const HuScene  *scene,
                               guint           unit,
                               HuPoint         centre,
                               double          size);
void           hu_stack_draw_spot (const HuCanvas *canvas,
                               const HuCounterSpot *spot,
                               double          alpha);
/* Returns the box that a pile covers, px. */
HuBox          hu_stack_box   (const HuCanvas *canvas,
                               const HuStack  *stack);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuStacks, hu_stacks_free)

G_END_DECLS
