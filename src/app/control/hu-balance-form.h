/*
 * A form that settles who plays which side (26.4).
 */
#pragma once

#include <adwaita.h>

#include "hu-scenario.h"

G_BEGIN_DECLS

#define HU_TYPE_BALANCE_FORM (hu_balance_form_get_type ())
G_DECLARE_FINAL_TYPE (HuBalanceForm, hu_balance_form, HU, BALANCE_FORM, GtkWidget)

/* Signal "validity-changed" (). */
GtkWidget  *hu_balance_form_new       (HuScenario    *scenario);
/* Returns the note for the log; NULL while it is not settled which player plays which side. */
char       *hu_balance_form_dup_note  (HuBalanceForm *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
