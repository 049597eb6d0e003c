/*
 * Flip maps the naive way, and what they have found.
 */
#pragma once

#include "hu-adjudicator.h"
#include "hu-flip.h"

G_BEGIN_DECLS

typedef struct
{
  guint more[2]; /* hexes that flip a no, a yes */
  guint less[2];
  guint maps;
} HuFlipCounts;

/* Compares the flip map of @question, at the end of the log, with every try; @spare: a unit of the question's `units` that
 * waits off the map. */
void hu_flip_oracle_compare    (HuAdjudicator    *adjudicator,
                                const HuQuestion *question,
                                guint             spare,
                                HuFlipCounts     *counts);
/* Adds a unit of each side that waits off the map. */
void hu_flip_oracle_add_spares (HuScenario       *scenario,
                                HuUnitKind        kind,
                                guint             spare[HU_N_SIDES]);

G_END_DECLS
