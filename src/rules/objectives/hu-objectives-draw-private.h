/*
 * Functions shared by the files that draw small games of objectives.
 */
#pragma once

#include "hu-drill-game.h"
#include "hu-objectives-private.h"

G_BEGIN_DECLS

#define HU_N_DRAWN_PLACES 5
#define HU_DRAWN_FRONT 4 /* the last column that the first side controls at the start */

typedef struct
{
  GRand      *rand;
  HuScenario *scenario;
} HuDraw;

static inline gint
hu_draw_below (const HuDraw *draw,
               gint          n)
{
  return g_rand_int_range (draw->rand, 0, n);
}

void    hu_draw_edge      (HuSources    *sources,
                           HuEdge        edge);
/* So many places, one behind the other. */
void    hu_draw_places    (const HuDraw *draw,
                           HuWhere      *where,
                           guint         n);
/* The term that @side holds @n places; of more than two all but one. */
HuTerm *hu_draw_holds     (const HuDraw *draw,
                           HuSide        side,
                           HuHeld        held,
                           guint         n) G_GNUC_WARN_UNUSED_RESULT;
/* A condition by which @side may win. */
HuTerm *hu_draw_condition (const HuDraw *draw,
                           HuSide        side) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
