/*
 * The lines that conditions rest on: whether hexes are connected with a source of supply, or with hexes of the condition's own.
 * They can be traced, followed and cut as the capital's.
 */
#pragma once

#include "hu-tracing.h"

G_BEGIN_DECLS

typedef struct _HuSupplyNeed
{
  HuSide         side;      /* whose lines */
  GArray        *origins;   /* HuHex: where they begin; each by itself, or all together */
  HuSupplyRules  rules;     /* whose arrays belong to the scenario */
  gboolean       elsewhere; /* they lead to hexes of the condition's own, not to sources of supply */
  const GArray  *within;    /* HuHex: the only hexes that they may go through; NULL: any */
  GPtrArray     *terms;     /* HuTerm: the conditions, at least one; borrowed */
} HuSupplyNeed;

/* Adds a line to @needs, or @term to a line there that is the same.  @need: as it stands on the stack, without terms; its
 * origins are taken. */
void               hu_supply_need_add        (GPtrArray           *needs,
                                              const HuSupplyNeed  *need,
                                              gconstpointer        term);
/* All of them, in the order of the file; (transfer full) (element-type HuSupplyNeed). */
GPtrArray         *hu_supply_list_needs      (const HuScenario    *scenario) G_GNUC_WARN_UNUSED_RESULT;
/* Are there lines to trace, from units or for conditions? */
gboolean           hu_supply_has_lines       (const HuScenario    *scenario);
/* The number of the first line that begins in @hex, for @side or for any; -1: none does. */
gint               hu_supply_find_need       (const HuScenario    *scenario,
                                              HuHex                hex,
                                              HuSide               side);
/* The number of the line that @term asks for, or -1. */
gint               hu_supply_find_need_of    (const HuScenario    *scenario,
                                              gconstpointer        term);
/* Does the line of that number get through from @hex? */
gboolean           hu_supply_need_is_open    (const HuState       *state,
                                              guint                need,
                                              HuHex                hex);
/* The situation of the line of that number. */
HuSupplySituation *hu_supply_situation_new_needed (const HuState  *state,
                                              guint                need) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
