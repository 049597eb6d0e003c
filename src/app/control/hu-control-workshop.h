/*
 * The form of control in the workshop.
 */
#pragma once

#include "hu-workshop-systems.h"

G_BEGIN_DECLS

void hu_control_workshop_fill (HuWorkshopRules *rules);

G_END_DECLS
