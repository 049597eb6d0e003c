/*
 * What the files of the scenario share among themselves.
 */
#pragma once

#include "hu-scenario.h"

G_BEGIN_DECLS

void hu_sudden_death_rules_free (HuSuddenDeathRules *rules);

G_END_DECLS
