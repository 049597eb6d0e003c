/*
 * Declarations that the files of the scenario share.
 */
#pragma once

#include "hu-scenario.h"

G_BEGIN_DECLS

void hu_supply_rules_free       (HuSupplyRules *rules);
void hu_scenario_free_repainted (HuScenario    *scenario);

G_END_DECLS
