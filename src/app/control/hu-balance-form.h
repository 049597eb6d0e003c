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
/* Returns the note for the log; NULL while it is not settled. */
char       *hu_balance_form_dup_note  (HuBalanceForm *self) G_GNUC_WARN_UNUSED_RESULT;
const char *hu_balance_form_get_outcome (HuBalanceForm *self); /* borrowed */
void        hu_balance_form_set_name  (HuBalanceForm *self,
                                       guint          player, /* 0, 1 */
                                       const char    *name);
void        hu_balance_form_set_wish  (HuBalanceForm *self,
                                       guint          player,
                                       HuSide         side);
/* 1 … 6, the players' own; 0: not rolled yet. */
void        hu_balance_form_set_die   (HuBalanceForm *self,
                                       guint          player,
                                       guint          die);
/* Rolls for both, again after a tie; not twice. */
void        hu_balance_form_roll      (HuBalanceForm *self);
void        hu_balance_form_set_claims (HuBalanceForm *self,
                                       gboolean       claims);

G_END_DECLS
