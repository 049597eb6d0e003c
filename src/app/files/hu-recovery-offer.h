/*
 * Offers what was not saved when the program ended too early.
 */
#pragma once

#include "hu-application.h"

G_BEGIN_DECLS

/* Asks on @window if there are unsaved games; recovered games open in windows of their own. */
void hu_recovery_offer  (HuApplication  *application,
                         GtkWindow      *window);
/* Checks whether there are unsaved games, and enables or disables app.recover. */
void hu_recovery_offer_update (GtkApplication *application);

G_END_DECLS
