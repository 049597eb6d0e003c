/*
 * The form of control in the workshop.
 */
#pragma once

#include "hu-workshop-systems.h"
#include "hu-workshop-tree.h"

G_BEGIN_DECLS

/* Conditions (hu-control-condition-tree.c). */
extern const HuWorkshopTreeClass hu_control_condition_class;

void hu_control_workshop_fill (HuWorkshopRules *rules);

G_END_DECLS
