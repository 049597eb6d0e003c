/*
 * What the files of the scenario share among themselves.
 */
#pragma once

#include "hu-scenario.h"

G_BEGIN_DECLS

void hu_supply_rules_free       (HuSupplyRules      *rules);
void hu_sudden_death_rules_free (HuSuddenDeathRules *rules);
void hu_sudden_death_rules_finish (HuScenario       *scenario);
void hu_scenario_free_repainted (HuScenario         *scenario);
void hu_scenario_free_added     (HuScenario         *scenario);
void hu_unit_free               (HuUnit             *unit);
void hu_front_line_rules_free   (HuFrontLineRules   *rules);
void hu_front_line_rules_finish (HuScenario         *scenario);
void hu_front_line_find_rows    (HuScenario         *scenario);
void hu_control_rules_free      (HuControlRules     *rules);
/* hu-control-watch.c */
typedef struct _HuConditionWatch HuConditionWatch;
HuConditionWatch *hu_condition_watch_new (const HuMap *map,
                                 const GPtrArray    *victory) G_GNUC_WARN_UNUSED_RESULT;
void hu_condition_watch_free    (HuConditionWatch   *self);
void hu_control_rules_finish    (HuScenario         *scenario);

G_END_DECLS
