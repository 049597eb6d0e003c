/*
 * Offers what was not saved when the program ended too early.
 */
#pragma once

#include "hu-recovery-window.h"

G_BEGIN_DECLS

/* Asks on @window if there are unsaved games; @recover opens those that the user wants back. */
void hu_recovery_offer        (GtkApplication *application,
                               GtkWindow      *window,
                               HuRecoverFunc   recover);
/* Checks whether there are unsaved games, and enables or disables app.recover. */
void hu_recovery_offer_update (GtkApplication *application);

G_END_DECLS
