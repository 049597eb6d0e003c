/*
 * Figures: the counters that a map shows at any moment, each listed once.  A pile is a list of numbers: the figure of each
 * counter, the top one first, after the number of its look, negative, where it has one.
 */
#pragma once

#include "hu-stack.h"

G_BEGIN_DECLS

typedef struct
{
  guint    unit;   /* of a secret one: any unit of its side */
  HuSide   side;
  gboolean secret; /* nothing but the side is known (26.15) */
} HuFigure;

/* The signs on a counter: the marks of its states, and its storey. */
typedef struct
{
  guint    marks;
  HuSide   captor;
  gboolean tagged;
  HuStorey storey;
} HuLook;

typedef struct
{
  HuScenario *scenario;
  GArray     *figures; /* HuFigure, by first sight */
  GArray     *looks;   /* HuLook; the first is that of a counter with nothing on it */
  guint      *of_unit; /* [n_units] figure + 1; 0: not seen yet */
  guint       of_secret[HU_N_SIDES];
} HuFigures;

HuFigures *hu_figures_new  (HuScenario       *scenario) G_GNUC_WARN_UNUSED_RESULT;
void       hu_figures_free (HuFigures        *self);
/* All piles of @snapshot, by hex: hex, how many numbers follow, the pile; (transfer full) (element-type gint). */
GArray    *hu_figures_list (HuFigures        *self,
                            const HuSnapshot *snapshot) G_GNUC_WARN_UNUSED_RESULT;
/* The piles of @piles that differ from @before, likewise: a hex that is empty now is followed by 0. */
GArray    *hu_figures_diff (const GArray     *before,
                            const GArray     *piles) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuFigures, hu_figures_free)

G_END_DECLS
