/*
 * The form of control in the workshop.
 */
#pragma once

#include "hu-term-forms.h"
#include "hu-workshop-systems.h"

G_BEGIN_DECLS

/* Conditions (hu-control-terms.c). */
extern const HuTermForms hu_control_term_forms;

/* A button for the group of the conditions (hu-control-templates.c), (transfer floating). */
GtkWidget *hu_control_templates_button_new (HuWorkshopBench *bench,
                                            GtkWidget       *group);

void hu_control_workshop_fill (HuWorkshopRules *rules);

G_END_DECLS
