/*
 * Supply as a service: the supply rules of each side, wherever the file has them, and the
 * question that the rules in force ask of supply.  Code that traces lines asks here, and need
 * not know which rules there are.
 */
#pragma once

#include "hu-scenario.h"

G_BEGIN_DECLS

/* The question of a rule system: can any of these hexes be supplied? */
typedef struct _HuSupplyAsked
{
  HuSide        side;         /* whose lines */
  guint         place;        /* which place the hexes are */
  const GArray *origins;      /* HuHex */
  gboolean      bars_origins; /* for this question none of them is a source */
  gboolean      supplies_inside; /* but units of the side in them are in supply (8.3) */
} HuSupplyAsked;

gboolean hu_supply_rules_find         (const HuScenario *scenario,
                                       HuSide            side,
                                       HuSupplyRules    *rules);
/* Is any of its sources a hex in which a line can end, whoever stands there? */
gboolean hu_supply_rules_has_source   (const HuMap         *map,
                                       const HuSupplyRules *rules);
gboolean hu_supply_rules_has_any      (const HuScenario *scenario);
gboolean hu_supply_find_asked         (const HuScenario *scenario,
                                       HuSupplyAsked    *asked);
gboolean hu_supply_projects           (const HuUnit     *unit);

G_END_DECLS
