/*
 * The form of sudden death in the workshop.
 */
#pragma once

#include "hu-workshop-systems.h"

G_BEGIN_DECLS

void hu_sudden_death_workshop_fill (HuWorkshopRules *rules);

G_END_DECLS
