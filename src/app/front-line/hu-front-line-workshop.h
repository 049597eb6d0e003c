/*
 * The form of front line in the workshop.
 */
#pragma once

#include "hu-workshop-systems.h"

G_BEGIN_DECLS

void hu_front_line_workshop_fill (HuWorkshopRules *rules);

G_END_DECLS
